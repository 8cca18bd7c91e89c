"""Every registered game keeps every law under every preset, and under any rules its options allow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal
from mulligan.core.game import Refusal, TableGame
from mulligan.core.table import Shuffled
from mulligan.games.registry import FOR_ONE, GAMES, read_record
from mulligan.play.match import hole_deal
from mulligan.play.session import Session, Step
from tests.contract.laws_of_deals import DEAL_LAWS, GAME_LAWS
from tests.contract.laws_of_rounds import (
    ROUND_SITTING_LAWS,
    ROUND_STATE_LAWS,
    ROUND_STEP_LAWS,
    ROUND_WALK_LAWS,
)
from tests.contract.laws_of_sittings import SITTING_LAWS, UNDO_LAWS
from tests.contract.laws_of_states import STATE_LAWS, every_token_is_answered
from tests.contract.laws_of_steps import STEP_LAWS
from tests.contract.walks import (
    CHOICES,
    LONGEST,
    Taken,
    Walk,
    fixed_walks,
    some_deals,
    some_foreign_deals,
    some_walks,
    take_walk,
)
from tests.golden.playthrough import records

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def presets_of(games):
    return pytest.mark.parametrize(
        ("game", "preset"),
        [pytest.param(game, preset, id=f"{game.key}-{preset.name}") for game in games for preset in game.presets],
    )


every_preset = presets_of(GAMES)
every_preset_for_one = presets_of(FOR_ONE)
ROUNDS = [game for game in GAMES if isinstance(game, TableGame)]
every_round = presets_of(ROUNDS)


def each(laws):
    return pytest.mark.parametrize("law", laws, ids=lambda law: law.__name__)


@every_preset
@each(STATE_LAWS)
def test_positions(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        for state in walk.states:
            law(game, state)


@every_preset
@each(STEP_LAWS)
def test_moves(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        for step in walk.steps:
            law(step)


@every_preset
@each(DEAL_LAWS)
def test_deals(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        law(walk.deal)


@every_preset
@each(SITTING_LAWS)
def test_sittings(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        law(walk.deal, walk.choices)


@every_preset_for_one
@each(UNDO_LAWS)
def test_sittings_alone(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        law(walk.deal, walk.choices)


@every_round
@each((*ROUND_STATE_LAWS, *ROUND_STEP_LAWS, *ROUND_WALK_LAWS, *ROUND_SITTING_LAWS))
def test_rounds(game, preset, law):
    for walk in fixed_walks(game, preset.rules):
        hold_round(law, walk)


def test_tg_4_a_round_in_which_the_discards_are_shuffled_again_and_again():
    """TG-4: six boards of sixteen leave eleven cards to draw; the cards between the shuffles are held to every law."""
    walk = take_walk(read_record(f"TG1-SB44:6:{'7' * 64}").deal, [0] * LONGEST)
    shuffled = [step for step in walk.steps if any(isinstance(event, Shuffled) for event in step.events)]
    assert len(shuffled) > 10
    for law in (*STATE_LAWS, *ROUND_STATE_LAWS):
        for state in walk.states[::25]:
            law(walk.deal.game, state)
    for law in (*STEP_LAWS, *ROUND_STEP_LAWS):
        for step in (*shuffled[:6], *walk.steps[::50]):
            law(step)


def hold_round(law, walk):
    """Hold a round against one law of rounds."""
    for state in walk.states if law in ROUND_STATE_LAWS else ():
        law(walk.deal.game, state)
    for step in walk.steps if law in ROUND_STEP_LAWS else ():
        law(step)
    if law in ROUND_WALK_LAWS:
        law(walk)
    if law in ROUND_SITTING_LAWS:
        law(walk.deal, walk.choices)


@every_game
@each(GAME_LAWS)
def test_games(game, law):
    law(game)


@every_game
@given(data=st.data())
def test_any_rules_any_walk(game, data):
    """Some of a walk is held against all laws of positions and moves; its end is always among it."""
    walk: Walk = data.draw(some_walks(game))
    every = 1 + len(walk.steps) // 30
    for state in walk.states[::-every]:
        for law in STATE_LAWS:
            law(game, state)
    for step in walk.steps[::-every]:
        for law in STEP_LAWS:
            law(step)


@pytest.mark.parametrize("record", records(), ids=lambda path: path.stem)
def test_whole_games(record):
    """Chance seldom wins a game: the end of one is held against the laws as well."""
    played = read_record(record.read_text(encoding="utf-8"))
    session = Session(hole_deal(played.deal, 1))
    for token in played.tokens:
        step = session.act(token)
        assert isinstance(step, Step)
        for law in STATE_LAWS:
            law(session.game, session.state)
        for law in STEP_LAWS if step.kind == "move" else ():
            law(Taken(session.game, step.before, step.move, step.after, step.events))


@every_game
@given(data=st.data())
def test_any_rules_any_deal(game, data):
    deal: Deal = data.draw(some_deals(game))
    for law in DEAL_LAWS:
        law(deal)


@every_game
@given(data=st.data())
def test_any_rules_any_foreign_deal(game, data):
    if len(game.opening_pack(game.presets[0].rules)) != 52 or isinstance(game, TableGame):
        pytest.skip("other programs deal one pack of 52 cards")
    deal: Deal = data.draw(some_foreign_deals(game))
    for law in DEAL_LAWS:
        law(deal)


@every_game
@given(data=st.data(), choices=CHOICES)
def test_any_rules_any_sitting(game, data, choices):
    deal: Deal = data.draw(some_deals(game))
    several = isinstance(game, TableGame)
    for law in (*SITTING_LAWS, *(ROUND_SITTING_LAWS if several else UNDO_LAWS)):
        law(deal, choices)


@pytest.mark.parametrize("game", ROUNDS, ids=lambda game: game.key)
@given(data=st.data())
def test_any_rules_any_round(game, data):
    """Rounds of any options and numbers of players; the last of each is its end, however long it takes."""
    walk = take_walk(data.draw(some_deals(game)), data.draw(CHOICES), LONGEST)
    for law in (*ROUND_STATE_LAWS, *ROUND_STEP_LAWS, *ROUND_WALK_LAWS):
        hold_round(law, walk)


@every_game
@given(data=st.data(), token=st.text(max_size=12))
def test_any_token_is_answered(game, data, token):
    """Whatever is typed, there is a move or a refusal with a documented reason (GP-18)."""
    walk: Walk = data.draw(some_walks(game))
    state = walk.states[len(walk.states) // 2]
    every_token_is_answered(game, state)
    read = game.read_move(state, token)
    assert isinstance(read, Refusal) or game.read_move(state, game.write_move(read)) == read


def test_every_law_is_held_to():
    """A law that is written and not listed would hold nothing."""
    listed = {*STATE_LAWS, *STEP_LAWS, *DEAL_LAWS, *GAME_LAWS, *SITTING_LAWS, *UNDO_LAWS}
    listed |= {*ROUND_STATE_LAWS, *ROUND_STEP_LAWS, *ROUND_WALK_LAWS, *ROUND_SITTING_LAWS}
    modules = {law.__module__ for law in listed}
    for name in modules:
        module = __import__(name, fromlist=["_"])
        written = {
            part
            for key, part in vars(module).items()
            if callable(part) and not key.startswith("_") and getattr(part, "__module__", "") == name
        }
        assert {part.__name__ for part in written - listed} <= {"all_rules"}
    assert all(law.__doc__ for law in listed)
