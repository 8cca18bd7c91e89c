"""TG-4 to TG-16 as the kernels of the bots know them: they agree with the rules of the game."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mulligan.bots import layout
from mulligan.bots.hard import Trials, behind, hopeful, trying
from mulligan.bots.packed import empty, lay, packed
from mulligan.bots.playout import board_points, closing_score, play_out
from mulligan.bots.sense import Situation
from mulligan.core.cards import Card
from mulligan.core.game import view
from mulligan.games import table_golf
from mulligan.games.table_golf import TableGolfRules, value
from tests.games.table_golf_positions import BOARDS, GAME, deal, position

ROOT = Path(__file__).parents[2]
TIES = ("success", "neutral", "fail")
FEW = [Card(text) for text in ("Xr", "Xb", "Ac", "Ad", "7s", "Qh", "Kc", "Kd")]


def test_tg_11_values():
    assert [value(Card("Xr")), *(value(Card(f"{rank}c")) for rank in "A23456789TJQK")] == list(layout.VALUES)
    assert (layout.BONUS, layout.PENALTY) == (table_golf.BONUS, table_golf.PENALTY)


@given(board=st.sampled_from(BOARDS), diagonals=st.booleans(), keep=st.booleans(), chance=st.randoms())
def test_tg_9_tg_10_a_board_counts_the_same(board, diagonals, keep, chance):
    rules = TableGolfRules(board=board, diagonals=diagonals, joker_lines="keep" if keep else "zero")
    cards = [chance.choice(FEW[: chance.randint(2, len(FEW))]) for _ in range(rules.rows * rules.columns)]
    table = empty(rules, 2)
    for cell, card in enumerate(cards):
        lay(table, 1, cell, card)
    assert board_points(table, 1) == table_golf.board_points(rules, cards)


@given(own=st.integers(-12, 60), other=st.integers(-12, 60), tie=st.sampled_from(TIES))
@example(own=7, other=7, tie="success")
@example(own=7, other=7, tie="neutral")
@example(own=7, other=7, tie="fail")
def test_tg_14_the_closer_gets_the_same(own, other, tie):
    scores = table_golf.round_scores(TableGolfRules(tie=tie), (own, other), 0)
    assert closing_score(own, other, TIES.index(tie)) == scores[0]


def tried(state, trials=20):
    """The own scores of rounds played out: a row for each move."""
    seen = view(GAME, state, state.seat)
    now = Situation.of(state.rules, seen)
    trial = Trials(now, seen)
    scores = trial.try_out(random.Random(3), trials)
    return dict(zip(map(GAME.write_move, trial.moves), scores[:, :, 0].tolist(), strict=True))


@pytest.mark.parametrize("tie", TIES)
def test_tg_12_tg_14_a_round_that_ends_with_the_move_has_one_score(tie):
    """The others are done: whatever the last turn leaves on the board is the score."""
    state = position("(Ac) (2d) / (3h) 9d", "(5c) (6d) / (7h) (8c)", hand="4s", closer=1, tie=tie)
    scores = tried(state)
    assert scores["put:2,2"] == [10] * 20
    # The card that lies face down is turned up, whatever it is.
    assert len(set(scores["put:2,1"])) > 1


def test_tg_14_whoever_closes_surely_lowest_is_lowered_by_five():
    state = position("(Xr) (Ac) / (Kc) 9d", "(Qc) (Jd) / (Th) 9c", hand="Ks")
    assert tried(state)["put:2,2"] == [-2 - 5] * 20


def test_tg_14_whoever_closes_surely_beaten_pays():
    state = position("(9c) (8d) / (Tc) Jd", "(Kc) (Kd) / (Kh) 2c", hand="7s")
    assert tried(state)["put:2,2"] == [68] * 20


@pytest.mark.parametrize("players", [2, 6])
def test_tg_4_rounds_on_the_largest_boards_outlast_the_draw_pile(players):
    """Eleven cards to draw for six: every round goes through the discards again."""
    scores = tried(deal(players, 3, board="4x4"))
    assert all(-48 - 5 <= score <= 2 * 192 for row in scores.values() for score in row)
    assert len({score for row in scores.values() for score in row}) > 10


def test_tg_16_a_round_that_nobody_may_close_any_more_ends():
    """In its last turn, with two cards face down, there is no bonus and no penalty."""
    state = position("(9c) (9d) / Kc Kd", "(Kc) (Kd) / Kh 2c", hand="7s", turns=119)
    scores = tried(state)
    assert set(map(type, scores["put:1,1"])) == {int}
    # The seven and the nine, each of which a hidden card may bring into a line, and two cards.
    assert all(-3 - 3 <= score <= 7 + 9 + 12 + 12 for score in scores["put:1,1"])


@given(players=st.integers(2, 6), board=st.sampled_from(BOARDS), secret=st.integers(0, 2**64))
@settings(max_examples=20)
def test_tg_3_rounds_played_out_after_the_same_move_are_the_same(players, board, secret):
    """The hidden cards and what everybody draws do not depend on which of the moves is tried, or in what order."""
    state = deal(players, secret, board=board)
    seen = view(GAME, state, state.seat)
    table = packed(Situation.of(state.rules, seen), seen)
    candidates = np.array([(layout.DRAWS, 0), (layout.TAKES, 1), (layout.DRAWS, 0)], np.int64)
    scores = np.zeros((3, 8, players), np.int64)
    assert play_out(table, -1, candidates, np.arange(1, 9) * 1234567, scores) > 0
    assert (scores[0] == scores[2]).all()
    assert (scores[0] != scores[1]).any()


@pytest.mark.parametrize(("board", "kinds"), [("2x3", 1), ("3x3", 3), ("3x4", 1), ("4x4", 2)])
def test_cells_that_are_alike_are_tried_once(board, kinds):
    """Before any card lies face up: on 3x3 a corner, a side and the middle, on 4x4 a cell on a diagonal and another."""
    state = deal(2, 7, board=board)
    seen = view(GAME, state, state.seat)
    assert len(hopeful(Situation.of(state.rules, seen), seen)) == 1 + kinds


@pytest.mark.parametrize("board", BOARDS)
def test_with_nothing_played_out_it_plays_by_the_policy_and_legally(board):
    for secret in range(3):
        state, rng = deal(3, secret, board=board), random.Random(secret)
        while state.seat is not None:
            move = trying(state.rules, view(GAME, state, state.seat), rng, 0, turns=0)
            assert GAME.refusal(state, move) is None
            state, _ = GAME.play(state, move)
        assert state.closer is not None


def test_few_rounds_are_no_reason_to_leave_the_policy():
    """The first card is anybody's guess: what chance shows in four rounds is not believed, whatever the chance."""
    state = deal(2, 7, board="3x4")
    seen = view(GAME, state, state.seat)
    usual = trying(state.rules, seen, random.Random(0), 0, turns=0)
    played = [trying(state.rules, seen, random.Random(seed), 0, turns=1) for seed in range(40)]
    assert played.count(usual) >= 30


def test_what_others_score_counts_less_the_more_of_them_there_are():
    """Of two players what the other scores counts in full; of four the mean of three by a third."""
    assert behind(np.array([10, 4])) == 6
    assert behind(np.array([10, 4, 8, 6])) == 8
    rounds = np.array([[[10, 4, 8], [0, 20, 20]]])
    assert behind(rounds).tolist() == [[7, -10]]


def test_it_plays_uncompiled_too():
    play = (
        "import random; from tests.games.table_golf_positions import GAME, deal; from mulligan.core.game import view;"
        "from mulligan.bots.hard import trying; s = deal(3, 7, board='3x3');"
        "print(GAME.write_move(trying(s.rules, view(GAME, s, s.seat), random.Random(5), 0, turns=1)))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", play],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    state = deal(3, 7, board="3x3")
    assert done.stdout.strip() == GAME.write_move(
        trying(state.rules, view(GAME, state, state.seat), random.Random(5), 0, turns=1)
    )
