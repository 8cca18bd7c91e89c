"""TG-9 to TG-14: lines, values and the closing rule, against boards that somebody else counted."""

import json
from pathlib import Path

import pytest

from mulligan.core.cards import Card, read_cards
from mulligan.games.table_golf import TableGolfRules, board_points, in_lines, lines, round_scores, value
from tests.games.table_golf_positions import GAME, after, position

CASES = json.loads((Path(__file__).parent / "table_golf_scores.json").read_text(encoding="utf-8"))
OPTIONS = {"diagonals": {}, "no_diagonals": {"diagonals": False}, "joker_lines_keep": {"joker_lines": "keep"}}


def rules(rows, **options):
    return TableGolfRules(board=f"{len(rows)}x{len(rows[0].split())}", **options)


def points(rows, **options):
    return board_points(rules(rows, **options), read_cards(" ".join(rows)))


@pytest.mark.parametrize("case", CASES["boards"], ids=lambda case: " / ".join(case["rows"]))
@pytest.mark.parametrize("name", OPTIONS)
def test_tg_9_to_tg_14_boards_from_outside(case, name):
    told = case[name]
    own, other = points(case["rows"], **OPTIONS[name]), points(case["other"], **OPTIONS[name])
    assert (own, other) == (told["score"], told["other"])
    assert round_scores(rules(case["rows"], **OPTIONS[name]), (own, other), 0) == (told["round_if_closer"], other)


@pytest.mark.parametrize("case", CASES["closing"], ids=str)
@pytest.mark.parametrize("tie", ["success", "neutral", "fail"])
@pytest.mark.parametrize("seat", [0, 1])
def test_tg_14_closings_from_outside(case, tie, seat):
    others = case["others"]
    whole = [*others[:seat], case["closer"], *others[seat:]]
    scores = round_scores(TableGolfRules(tie=tie), whole, seat)
    assert scores[seat] == case[tie]
    assert [score for at, score in enumerate(scores) if at != seat] == others


def test_tg_14_the_two_worked_examples_of_the_source():
    assert round_scores(TableGolfRules(), (11, 9, 17), 0) == (22, 9, 17)
    assert round_scores(TableGolfRules(), (4, 5, 3), 0) == (14, 5, 3)


@pytest.mark.parametrize(("own", "score"), [(10, 20), (0, 10), (-2, 8)])
def test_tg_14_a_failed_closing_by_the_same_formula(own, score):
    assert round_scores(TableGolfRules(), (own, own - 1), 0)[0] == score


def test_tg_14_without_a_closer_there_is_neither_bonus_nor_penalty():
    assert round_scores(TableGolfRules(), (4, 5, 3), None) == (4, 5, 3)


@pytest.mark.parametrize(
    ("rows", "counted"),
    [
        (["5c 5d 5h", "Ac 2d 3h"], 6),  # a row
        (["5c Ad 2h", "5h 3d 4h"], 10),  # a column
        (["5c 5d 2h", "Ac 2d 3h"], 18),  # a part of a row is no line
        (["5c 5d", "5h 5s"], 0),
        (["5c 5d 5h", "5s Ad 2h", "5d 3d 4h"], 10),  # a card in two lines counts nothing once
    ],
)
def test_tg_9_whole_rows_and_columns_of_one_rank_count_nothing(rows, counted):
    assert points(rows) == counted


@pytest.mark.parametrize(("diagonals", "counted"), [(True, 3), (False, 13)])
def test_tg_9_diagonals_of_square_boards_by_the_option(diagonals, counted):
    assert points(["5c Ad", "2h 5h"], diagonals=diagonals) == counted


def test_tg_9_a_board_that_is_not_square_has_no_diagonals():
    assert lines(2, 3, True) == lines(2, 3, False)
    assert [len(lines(side, side, True)) - len(lines(side, side, False)) for side in (2, 3, 4)] == [2, 2, 2]
    assert len(lines(3, 4, True)) == 7


def test_tg_10_a_line_stays_and_can_be_broken_again():
    state = position("(5c) (5d) / (Ah) 2s", "6c 6d / 7h 8s")
    assert GAME.scores(state)[0] == 1
    broken = after(state, "draw put:1,1")
    assert GAME.scores(broken)[0] == 9 + 5 + 1


def test_tg_10_jokers_are_not_wild():
    assert points(["5c Xr", "Ah 2s"], diagonals=False) == 5 - 3 + 1 + 2


@pytest.mark.parametrize(("joker_lines", "counted"), [("zero", 3), ("keep", -3)])
def test_tg_10_a_line_of_jokers_by_the_option(joker_lines, counted):
    assert points(["Xr Xb", "Ah 2s"], joker_lines=joker_lines) == counted


def test_tg_10_kept_jokers_of_another_line_still_count():
    assert in_lines(TableGolfRules(board="2x2", joker_lines="keep"), read_cards("Xr Xb Xr Xb")) == frozenset()


def test_tg_11_what_cards_count():
    told = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 0} | {str(rank): rank for rank in range(2, 10)}
    assert {rank: value(Card(rank + "h")) for rank in told} == told
    assert value(Card("Xr")) == value(Card("Xb")) == -3
    assert value(Card("--")) == 0


def test_tg_13_cards_that_lay_face_down_count_and_make_lines_at_the_end():
    """TG-13, TG-14: boards are turned up first; 0 against 10 is the lowest, so five come off."""
    state = position("(Kc) (Kd) / (Ah) As", "(9c) Ad / 9h 9s", discard="2c")
    over = after(state, "draw drop:2,2 draw drop:1,2")
    assert GAME.scores(over) == (-5, 1)


def test_tg_3_the_scores_of_a_round_that_goes_on_show_nothing_that_lies_face_down():
    assert GAME.scores(position("(5c) Qd / Qh Qs", "Kc Kd / Kh Ks")) == (5, 0)
