"""The suite can fail: a game with one fault breaks the law that is there for it, and Golf itself breaks none."""

import pytest

from mulligan.games.golf import Golf
from mulligan.games.table_golf import TableGolf
from tests.contract.broken_games import BROKEN
from tests.contract.laws_of_deals import DEAL_LAWS, GAME_LAWS
from tests.contract.laws_of_rounds import ROUND_SITTING_LAWS, ROUND_STATE_LAWS, ROUND_STEP_LAWS, ROUND_WALK_LAWS
from tests.contract.laws_of_sittings import SITTING_LAWS, UNDO_LAWS
from tests.contract.laws_of_states import STATE_LAWS
from tests.contract.laws_of_steps import STEP_LAWS
from tests.contract.walks import numbered, take_walk

LAWS = (*STATE_LAWS, *STEP_LAWS, *DEAL_LAWS, *GAME_LAWS, *SITTING_LAWS)
ROUND_LAWS = (*ROUND_STATE_LAWS, *ROUND_STEP_LAWS, *ROUND_WALK_LAWS, *ROUND_SITTING_LAWS)


def hold(law, game):
    """Hold one game against one law, in a few walks."""
    if law in GAME_LAWS:
        law(game)
        return
    for number in range(3):
        deal, choices = numbered(game, game.presets[0].rules, number), [number, 3, 5, 7, 1] * 8
        if law in DEAL_LAWS:
            law(deal)
        elif law in (*SITTING_LAWS, *UNDO_LAWS, *ROUND_SITTING_LAWS):
            law(deal, choices)
        else:
            walk = take_walk(deal, choices)
            if law in ROUND_WALK_LAWS:
                law(walk)
            for state in walk.states if law in (*STATE_LAWS, *ROUND_STATE_LAWS) else ():
                law(game, state)
            for step in walk.steps if law in (*STEP_LAWS, *ROUND_STEP_LAWS) else ():
                law(step)


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=[type(game).__name__ for _, game in BROKEN])
def test_a_broken_game_is_caught(law, game):
    # Most break the law by its own word; a few stumble while they are held against it.
    stumbles = {"StumblesOverAPick": IndexError, "HasAnOptionThatNoCodeSays": ValueError}
    with pytest.raises(stumbles.get(type(game).__name__, AssertionError)):
        hold(law, game)


def test_every_law_of_the_game_itself_has_a_game_that_breaks_it():
    """The laws left out are kept by core for every game; no game can break them."""
    kept_by_core = {"unseen_cards_are_masked"}
    caught = {law for law, _ in BROKEN}
    laws = (*STATE_LAWS, *STEP_LAWS, *ROUND_STATE_LAWS, *ROUND_STEP_LAWS, *ROUND_WALK_LAWS)
    assert {law.__name__ for law in laws if law not in caught} == kept_by_core


@pytest.mark.parametrize("law", [*LAWS, *UNDO_LAWS], ids=lambda law: law.__name__)
def test_golf_is_not_caught(law):
    hold(law, Golf())


@pytest.mark.parametrize("law", [*LAWS, *ROUND_LAWS], ids=lambda law: law.__name__)
def test_table_golf_is_not_caught(law):
    hold(law, TableGolf())
