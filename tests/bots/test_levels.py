"""TG-5 to TG-16 and TG-21 as bots see them: what they play is legal, known from their view, and sensible."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan.bots import LEVELS, choose
from mulligan.bots.baselines import by_chance, greedy
from mulligan.bots.hard import trying
from mulligan.bots.sense import PATIENCE
from mulligan.core.game import view
from mulligan.core.options import options
from mulligan.games.table_golf import TableGolfRules
from tests.games.table_golf_positions import GAME, deal, position

TURNS = 20_000


def bot(level):
    """A level as a function of rules, view and chance; hard plays out a fixed number of turns, not for a time."""
    if level == "hard":
        return lambda rules, seen, rng: trying(rules, seen, rng, 0, turns=TURNS)
    if level in LEVELS:
        return lambda rules, seen, rng: choose(level, rules, seen, rng)
    return {"greedy": greedy, "random": by_chance}[level]


def move_of(level, state, seed=0):
    return GAME.write_move(bot(level)(state.rules, view(GAME, state, state.seat), random.Random(seed)))


ROUNDS = {
    "players": st.integers(2, 6),
    "values": st.fixed_dictionaries({item.name: st.sampled_from(item.values) for item in options(TableGolfRules)}),
    "secret": st.integers(0, 2**256 - 1),
}


@pytest.mark.parametrize("level", ["easy", "normal", "greedy", "random"])
@given(**ROUNDS)
@settings(max_examples=15)
def test_tg_5_to_tg_8_only_legal_moves_to_the_end_of_a_round(level, players, values, secret):
    check_round(level, players, values, secret)


@given(**ROUNDS)
@settings(max_examples=12)
def test_tg_5_to_tg_8_only_legal_moves_to_the_end_of_a_round_that_is_tried_out(players, values, secret):
    check_round("hard", players, values, secret, turns=1)


def check_round(level, players, values, secret, turns=TURNS):
    state, rng = deal(players, secret, **values), random.Random(secret)
    while state.seat is not None:
        seen = view(GAME, state, state.seat)
        move = trying(state.rules, seen, rng, 0, turns=turns) if level == "hard" else bot(level)(state.rules, seen, rng)
        assert move in seen.legal
        assert GAME.refusal(state, move) is None
        state, _ = GAME.play(state, move)


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
@given(secret=st.integers(0, 2**64), turns=st.integers(0, 30), players=st.integers(2, 4))
@settings(max_examples=8)
def test_tg_3_a_bot_knows_no_more_than_its_view(level, secret, turns, players):
    """Whatever lies face down may lie in any other order: the same move is chosen."""
    state, rng = deal(players, secret, board="3x3"), random.Random(secret)
    for _ in range(turns):
        if state.seat is not None:
            state, _ = GAME.play(state, rng.choice(GAME.legal_moves(state)))
    if state.seat is not None:
        other = redealt(state, rng)
        assert view(GAME, other, other.seat) == view(GAME, state, state.seat)
        assert move_of(level, state) == move_of(level, other)


def redealt(state, rng):
    """The same table with the cards that nobody has seen dealt otherwise."""
    unseen = list(state.draw)
    for board, up in zip(state.boards, state.up, strict=True):
        unseen += [card for card, is_up in zip(board, up, strict=True) if not is_up]
    rng.shuffle(unseen)
    boards = tuple(
        tuple(card if is_up else unseen.pop() for card, is_up in zip(board, up, strict=True))
        for board, up in zip(state.boards, state.up, strict=True)
    )
    return replace(state, boards=boards, draw=tuple(unseen))


def test_the_same_chances_and_turns_bring_the_same_move():
    state = deal(3, 7, board="3x4")
    assert len({move_of("hard", state, seed=5) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_tg_9_a_card_that_makes_a_line_of_high_cards_goes_there(level):
    state = position("(Qc) (Qd) (9h) / 2c 3c 4c", "5c 5d 6c / 6d 7c 7d", hand="Qs")
    assert move_of(level, state) == "put:1,3"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_tg_9_a_discard_that_makes_a_line_is_taken(level):
    state = position("(Qc) (Qd) (9h) / 2c 3c 4c", "5c 5d 6c / 6d 7c 7d", discard="Qs")
    assert move_of(level, state) == "take"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_tg_14_nobody_closes_who_is_sure_to_lose(level):
    """The others lie at nought, and a line can not be had: the last card stays face down."""
    state = position("(9c) (8d) / (Tc) Jd", "(Kc) (Kd) / (Kh) 2c", "(Xr) (Ac) / (2c) 3c", hand="7s")
    assert move_of(level, state) in {"put:1,1", "put:1,2", "put:2,1"}


def test_tg_14_of_several_hard_puts_off_a_call_that_fails_too_often():
    """A call with one point would hold up three others, one of whom gets below every other time: it is put off."""
    others = ("(Ad) 9d / (2c) (Xb)", "(4c) 8d / (Ah) (5d)", "8h (Ks) / (9d) (Kc)")
    state = position("9c (Xr) / (2d) (2s)", *others, hand="4h")
    assert {move_of("hard", state, seed) for seed in range(5)} == {"put:1,2"}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_tg_14_whoever_is_safe_closes(level):
    """A joker, a king and an ace against boards of court cards."""
    state = position("(Xr) (Ac) / (Kc) 9d", "(Qc) (Jd) / (Th) (9c)", "(Jc) (Tc) / (Qh) (8c)", hand="Ks")
    state = replace(state, up=(*state.up[:1], (True, True, True, False), (True, True, True, False)))
    assert move_of(level, state) == "put:2,2"


@pytest.mark.parametrize("level", LEVELS)
def test_tg_16_after_many_turns_every_card_in_hand_makes_one_more_lie_face_up(level):
    state = position("(Kc) (Kd) 9s / (Xr) 2c 3c", "5c 5d 6c / 6d 7c 7d", hand="Kh")
    state = replace(state, turns=2 * PATIENCE)
    for seed in range(10):
        move = GAME.read_move(state, move_of(level, state, seed))
        after, _ = GAME.play(state, move)
        assert sum(after.up[0]) == sum(state.up[0]) + 1


def test_tg_21_a_beginner_slips_and_the_others_do_not():
    """With the last card of a line of queens in hand."""
    state = position("(Qc) (Qd) (9h) / 2c 3c 4c", "5c 5d 6c / 6d 7c 7d", hand="Qs")
    played = [
        GAME.write_move(choose("easy", state.rules, view(GAME, state, 0), random.Random(seed))) for seed in range(60)
    ]
    assert 30 <= played.count("put:1,3") < 60
