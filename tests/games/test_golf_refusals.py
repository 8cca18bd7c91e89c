"""Why a move is refused, and in which order reasons are looked at: GP-7, GP-18, GP-25 and the command line's page."""

import pytest

from mulligan.core.game import Fault, Refusal, judge
from mulligan.core.table import Call, Carry, Place, Turn
from mulligan.games.registry import read_code
from tests.games.positions import GOLF, legal, played, position, reason, refused

START = read_code("GO1-E-AAAAAAB").start()


def test_gp25_at_the_start_the_six_is_not_adjacent_and_the_ten_is_covered():
    assert refused(START, "1") == Refusal("not_adjacent", {"card": "6h", "on": "Ac"})
    assert refused(START, "1:4") == Refusal("covered", {"card": "Ts", "column": 1, "row": 4})


def test_gp25_the_row_of_the_free_card_is_the_column_itself():
    assert GOLF.read_move(START, "1:5") == GOLF.read_move(START, "1")
    assert refused(START, "1:5") == refused(START, "1")
    after = played(START, "d 5:5 2")
    assert after == played(START, "d 5 2")
    assert GOLF.read_move(after, "5:4") == GOLF.read_move(after, "5")
    assert reason(after, "5:5") == "no_such_card"


def test_gp25_a_move_that_names_the_free_cards_row_is_judged_like_the_free_card():
    after = played(START, "d")
    assert judge(GOLF, after, Carry(Place("column", 5), Place("waste"), 5)) is None
    assert judge(GOLF, after, Carry(Place("column", 1), Place("waste"), 5)) == refused(after, "1")


@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", range(1, 8))
def test_gp25_each_covered_card_is_refused_as_covered(column, row):
    card = START.columns[column - 1][row - 1]
    assert refused(START, f"{column}:{row}") == Refusal("covered", {"card": card.text, "column": column, "row": row})


@pytest.mark.parametrize("row", [6, 7, 52, 99])
def test_gp25_a_row_that_the_column_does_not_have(row):
    assert refused(START, f"3:{row}") == Refusal("no_such_card", {"column": 3, "row": row, "count": 5})


@pytest.mark.parametrize("row", [0, -1, -5, -100, 6, 10**9])
def test_a_pick_of_a_row_that_is_not_there(row):
    """What a page may send though no token can say it."""
    move = GOLF.intend(START, Place("column", 3), row, None)
    assert judge(GOLF, START, move) == Refusal("no_such_card", {"column": 3, "row": row, "count": 5})


@pytest.mark.parametrize("token", ["0", "8", "9", "0:1", "8:3", "9:99"])
def test_digits_that_are_no_column(token):
    refusal = refused(START, token)
    assert refusal.reason == "no_such_column"
    assert (refusal.facts["column"], refusal.facts["count"]) == (int(token[0]), 7)


@pytest.mark.parametrize(
    "token",
    [
        *[
            "x",
            "D",
            "dd",
            "d1",
            "+1",
            "-1",
            "10",
            "11",
            "1.",
            "1:",
            "1:0",
            "1:01",
            "1:-1",
            "1:100",
            ":1",
            "1:1:1",
            "1:a",
            "1;4",
            "1,4",
            "one",
            "draw",
            "１",
            "٣",
            "²",
            "Ⅶ",
            "💥",
        ],
        *("", " ", "d ", " d", "1 ", "1 4", "1\n", "d\n", "d\0", "7" * 100_000),
    ],
)
def test_what_is_no_token_is_unreadable(token):
    refusal = refused(START, token)
    assert refusal.reason == "unreadable"
    assert refusal.facts == {"token": token[:40], "game": "golf"}
    assert refusal.fault is Fault.UNREADABLE


OVER = {
    "won": played(position("6h", "5d", "2c 3c"), "1"),
    "blocked": played(position("9h 9d", "5d", "2c"), "d"),
}


@pytest.mark.parametrize("state", OVER.values(), ids=OVER)
def test_unreadable_then_no_such_column_then_game_over(state):
    """The first three reasons, in this order, also when the game is over (GP-16: every other move is refused)."""
    assert reason(state, "x") == "unreadable"
    assert reason(state, "8") == "no_such_column"
    for token in ("d", "1", "2", "7", "1:1", "1:9", "2:1"):
        assert refused(state, token) == Refusal("game_over")
    assert Refusal("game_over").fault is Fault.OVER
    assert legal(state) == ""


def test_column_empty_comes_before_covered():
    state = position(" / 3d 9h", "5d", "2c")
    assert refused(state, "1") == Refusal("column_empty", {"column": 1})
    assert reason(state, "1:1") == reason(state, "1:3") == "column_empty"


def test_covered_comes_before_what_the_waste_says():
    """A covered card that would not fit either is told to be covered, also under a king."""
    state = position("3d 9h", "Kd", "2c", ends="strict")
    assert reason(state, "1:1") == "covered"


@pytest.mark.parametrize(
    ("ends", "card", "why"),
    [
        ("strict", "Qh", "king_closes"),
        ("strict", "Ah", "king_closes"),
        ("strict", "Kh", "king_closes"),
        ("strict", "5h", "king_closes"),
        ("strict", "Xr", None),
        ("queen", "Qh", None),
        ("queen", "Ah", "not_adjacent"),
        ("queen", "5h", "not_adjacent"),
        ("wrap", "Ah", None),
        ("wrap", "Kh", "not_adjacent"),
    ],
)
def test_a_king_closes_the_run_under_strict_ends_only(ends, card, why):
    """Any card but a joker on a king under strict ends: king_closes."""
    state = position(card, "Kd", "2c", ends=ends)
    assert reason(state, "1") == why
    if why:
        assert refused(state, "1").facts == {"card": card, "on": "Kd"}


def test_strict_ends_elsewhere_are_not_adjacent():
    assert reason(position("Kh", "Ad", "2c", ends="strict"), "1") == "not_adjacent"
    assert reason(position("9h", "Qd", "2c", ends="strict"), "1") == "not_adjacent"


@pytest.mark.parametrize("draw", ["anytime", "when_stuck"])
def test_an_empty_stock_comes_before_play_first(draw):
    state = position("6h", "5d", "", draw=draw)
    assert refused(state, "d") == Refusal("stock_empty")


def test_play_first_while_a_card_fits():
    assert refused(position("9h / 6h", "5d", "2c", draw="when_stuck"), "d") == Refusal("play_first")
    assert refused(position("9h / 8h", "5d", "2c", draw="when_stuck"), "d") is None


def test_gp18_all_but_the_form_is_against_the_rules():
    """The five answers are told apart."""
    reasons = ("not_adjacent", "covered", "king_closes", "column_empty", "stock_empty", "play_first", "no_such_column")
    for why in reasons:
        assert Refusal(why).fault is Fault.RULES
    assert Refusal("not_your_turn").fault is Fault.NOT_YOUR_TURN
    assert Refusal("stale").fault is Fault.STALE
    assert len(Fault) == 5


STOCK, WASTE, FIRST = Place("stock"), Place("waste"), Place("column", 1)


@pytest.mark.parametrize(
    ("source", "row", "target", "token"),
    [
        (STOCK, None, None, "d"),
        (STOCK, 16, None, "d"),
        (STOCK, 1, WASTE, "d"),
        (FIRST, None, None, "1"),
        (FIRST, 5, None, "1"),
        (FIRST, 5, WASTE, "1"),
        (FIRST, 4, None, "1:4"),
        (FIRST, 4, WASTE, "1:4"),
        (Place("column", 7), 1, None, "7:1"),
    ],
)
def test_a_pick_means_what_its_token_means(source, row, target, token):
    """GP-25: the page sends the same."""
    assert GOLF.intend(START, source, row, target) == GOLF.read_move(START, token)
    assert GOLF.write_move(GOLF.intend(START, source, row, target)) == token


@pytest.mark.parametrize("target", [STOCK, FIRST, Place("column", 2), Place("foundation", 1), Place("nowhere")])
@pytest.mark.parametrize("source", [STOCK, FIRST, WASTE])
def test_gp4_a_card_dropped_beside_the_waste_is_refused(source, target):
    assert GOLF.intend(START, source, None, target) == Refusal("only_to_waste")


def test_the_waste_itself_is_no_source():
    assert GOLF.intend(START, WASTE, 1, None) == Refusal("only_to_waste")
    assert GOLF.intend(START, WASTE, None, WASTE) == Refusal("only_to_waste")


@pytest.mark.parametrize("number", [0, 8, 99])
def test_a_pick_in_a_column_that_is_not_there(number):
    assert GOLF.intend(START, Place("column", number), 1, None) == Refusal(
        "no_such_column", {"column": number, "count": 7}
    )


@pytest.mark.parametrize(
    "move",
    [
        Call("finish"),
        Turn(FIRST, 1),
        Carry(FIRST, Place("column", 2)),
        Carry(WASTE, FIRST),
        Carry(WASTE, WASTE),
        Carry(Place("column", 8), WASTE),
        Carry(Place("foundation", 1), WASTE),
        Carry(STOCK, FIRST),
    ],
)
def test_moves_of_other_games_are_refused(move):
    assert judge(GOLF, START, move) == Refusal("only_to_waste")
