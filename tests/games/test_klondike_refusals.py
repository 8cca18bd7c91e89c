"""KL-20: why a move of Klondike is refused, with the reason that comes first in the order of the command line's page."""

import pytest

from mulligan.core.game import Refusal
from mulligan.core.table import Place
from mulligan.games.klondike import KlondikeRules
from tests.games.klondike_positions import KLONDIKE, picked, position, reason, refused, sitting

STATE = position("4c | 9s 8h 7c / | Tc / | 8c / | 9h / | Ad / 2d | Kc", waste="3s 2c", stock="5h", ups="Ah")


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("x", "unreadable"),
        ("", "unreadable"),
        ("fsf", "unreadable"),
        ("ff", "unreadable"),
        ("fx3", "unreadable"),
        ("123", "unreadable"),
        ("1:2", "unreadable"),
        ("w", "unreadable"),
        ("F", "unreadable"),
        ("ww", "unreadable"),
        ("08", "no_such_column"),
        ("1 2", "unreadable"),
        ("w8", "no_such_column"),
        ("9f", "no_such_column"),
        ("fs0", "no_such_column"),
        ("71", "column_empty"),
        ("7f", "column_empty"),
        ("77", "column_empty"),
        ("fs1", "foundation_empty"),
        ("11", "same_place"),
        ("17", "king_only"),
        ("w7", "king_only"),
        ("fh7", "king_only"),
        ("12", "wrong_colour"),
        ("w3", "wrong_rank"),
        ("16", "wrong_rank"),
        ("fh1", "wrong_rank"),
        ("1f", "wrong_rank"),
        ("wf", "wrong_rank"),
        ("f", "no_finish"),
        ("13", "wrong_colour"),
        ("5f", None),
        ("67", None),
        ("d", None),
    ],
)
def test_reasons(token, expected):
    assert reason(STATE, token) == expected


@pytest.mark.parametrize(("token", "facts"), [
    ("12", {"card": "9s", "on": "Tc"}),
    ("17", {"card": "9s", "column": 7}),
    ("1f", {"card": "7c", "on": "Ac", "to": "foundation"}),
    ("w3", {"card": "2c", "on": "8c", "to": "column"}),
    ("08", {"column": 0, "count": 7}),
    ("71", {"column": 7}),
])  # fmt: skip
def test_the_facts_of_a_refusal(token, facts):
    assert refused(STATE, token).facts == facts


def test_wrong_colour_is_of_the_card_of_the_run_that_has_the_right_rank():
    assert refused(position("| Jh Ts 9h / | 9c 8s / | Td"), "13").facts == {"card": "9h", "on": "Td"}


def test_the_waste_and_the_stock():
    assert reason(position("| 9s"), "w1") == "waste_empty"
    assert reason(position("| 9s"), "wf") == "waste_empty"
    assert reason(position("| 9s"), "d") == "stock_empty"
    assert reason(position("| 9s", waste="2c"), "d") is None
    assert reason(position("| 9s", waste="2c", scoring="vegas"), "d") == "no_redeal"
    assert reason(position("| 9s", scoring="vegas"), "d") == "stock_empty"


def test_recycling_an_empty_waste_is_refused():
    """KL-11."""
    assert reason(position("| 9s", ups="Ah"), "d") == "stock_empty"


def test_the_waste_is_not_turned_back_while_the_stock_has_cards():
    refusal = picked(position("| 9s", waste="2c", stock="3c 4c"), "waste", None, "stock")
    assert (refusal.reason, refusal.facts) == ("stock_first", {"count": 2})
    assert picked(position("| 9s", waste="2c"), "waste", None, "stock") is None


def test_no_card_comes_back_where_the_rules_keep_it_up():
    state = position("| 2d", ups="As", worrying_back=False)
    assert reason(state, "fs1") == "no_worrying_back"
    assert reason(state, "fh1") == "foundation_empty"


@pytest.mark.parametrize(("source", "row", "target", "expected"), [
    ("column1", 1, "column2", "face_down"),
    ("column1", 1, "foundation1", "face_down"),
    ("column1", 0, "column2", "no_such_card"),
    ("column1", -1, "column2", "no_such_card"),
    ("column1", 5, "column2", "no_such_card"),
    ("column1", 2, "column1", "same_place"),
    ("column1", 2, "foundation1", "covered"),
    ("column1", 3, "column2", "wrong_rank"),
    ("column1", 2, "column2", "wrong_colour"),
    ("waste", 1, "column2", "covered"),
    ("waste", 1, None, "covered"),
    ("waste", 3, "column2", "no_such_card"),
    ("waste", 2, "waste", "no_such_move"),
    ("column1", 4, "waste", "no_such_move"),
    ("column1", 4, "stock", "no_such_move"),
    ("stock", None, "column1", "no_such_move"),
    ("foundation2", None, "foundation1", "same_place"),
    ("foundation2", None, None, "same_place"),
    ("nowhere", None, "column1", "no_such_move"),
    ("column9", None, None, "no_such_move"),
    ("column1", None, "column9", "no_such_move"),
])  # fmt: skip
def test_a_card_that_is_picked_is_refused_for_itself(source, row, target, expected):
    assert picked(STATE, source, row, target).reason == expected


def test_face_down_cards_are_not_named():
    refusal = picked(STATE, "column1", 1, "column2")
    assert "4c" not in map(str, refusal.facts.values())


def test_the_game_is_over_after_a_win_and_the_token_is_read_first():
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("", ups="Ks Kh Kd Kc")
    answers = {token: session.act(token).reason for token in ("d", "f", "1f", "x", "19")}
    assert answers == {"d": "game_over", "f": "game_over", "1f": "game_over", "x": "unreadable", "19": "no_such_column"}


def test_undo_and_redo_of_nothing():
    session = sitting("KL1-D1N-AAAAAAG")
    assert (session.act("u").reason, session.act("r").reason) == ("nothing_to_undo", "nothing_to_redo")


def test_a_refusal_changes_nothing():
    session = sitting("KL1-D1V-AAAAAAG", "d " * 24)
    before = (session.state, session.score, session.moves, str(session.record))
    assert isinstance(session.act("d"), Refusal)
    assert (session.state, session.score, session.moves, str(session.record)) == before


def test_moves_that_no_token_says_are_refused_too():
    rules = KlondikeRules()
    assert all(
        KLONDIKE.refusal(STATE, move) is not None
        for move in KLONDIKE.all_moves(rules)
        if move not in KLONDIKE.legal_moves(STATE)
    )
    assert picked(STATE, "column1", None, str(Place("column", 2))).reason == "wrong_colour"
