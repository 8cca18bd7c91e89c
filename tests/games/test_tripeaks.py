"""TriPeaks, rule by rule: the deal, what lies over what, what fits, sight, score and end."""

import pytest

from mulligan.core.cards import Card, read_cards
from mulligan.core.game import Refusal, judge
from mulligan.core.table import EVERYONE, NOBODY, STOCK, WASTE, Carried, Ended, Outcome, Place, Turned
from mulligan.games.registry import read_code
from mulligan.games.tripeaks import TriPeaks, TriPeaksRules, TriPeaksState, is_free
from mulligan.play.session import Session, Step

TRIPEAKS = TriPeaks()
CODE = "TP1-E-AAAAAAG"
WON = "21 22 26 20 25 12 d 23 d d 24 11 14 13 15 7 16 19 27 17 d 8 d d 28 18 d d 5 10 4 6 9 d d d 3 1 d d d 2"


def position(cards, waste="As", stock="", run=0, points=0, **rules):
    """A position: the cards of some places by number, the rest gone; the stock in the order in which it is drawn."""
    tableau = tuple(Card(cards[number]) if number in cards else None for number in range(1, 29))
    return TriPeaksState(
        TriPeaksRules(**rules), tableau, read_cards(waste), read_cards(stock)[::-1], run=run, points=points
    )


def legal(state):
    return " ".join(TRIPEAKS.write_move(move) for move in TRIPEAKS.legal_moves(state))


def played(state, tokens):
    for token in tokens.split():
        move = TRIPEAKS.read_move(state, token)
        assert judge(TRIPEAKS, state, move) is None, token
        state, _ = TRIPEAKS.play(state, move)
    return state


def reason(state, token):
    move = TRIPEAKS.read_move(state, token)
    refusal = move if isinstance(move, Refusal) else judge(TRIPEAKS, state, move)
    return refusal and refusal.reason


def test_28_cards_in_three_peaks_one_on_the_waste_23_in_the_stock():
    state = read_code(CODE).start()
    assert [sum(card is not None for card in state.tableau), len(state.waste), len(state.stock)] == [28, 1, 23]


def test_dealing_takes_the_tableau_row_by_row_then_the_waste_then_the_stock():
    deal = read_code(CODE)
    state = deal.start()
    assert (*state.tableau, *state.waste, *state.stock[::-1]) == deal.pack


def test_the_opening_pack_is_that_of_every_game_but_golf():
    """CD-3."""
    assert [card.text for card in TRIPEAKS.opening_pack(TriPeaksRules())][:14] == [
        *(rank + "s" for rank in "A23456789TJQK"), "Ah"
    ]  # fmt: skip


# What lies over each place, written here once more by hand.
OVER = {
    1: (4, 5), 2: (6, 7), 3: (8, 9),
    4: (10, 11), 5: (11, 12), 6: (13, 14), 7: (14, 15), 8: (16, 17), 9: (17, 18),
    10: (19, 20), 11: (20, 21), 12: (21, 22), 13: (22, 23), 14: (23, 24),
    15: (24, 25), 16: (25, 26), 17: (26, 27), 18: (27, 28),
}  # fmt: skip


@pytest.mark.parametrize("number", range(1, 29))
def test_a_card_is_free_when_none_lies_over_it(number):
    whole = read_code(CODE).start().tableau
    assert is_free(whole, number - 1) == (number not in OVER)
    for gone in ((), OVER.get(number, ())[:1], OVER.get(number, ())[1:], OVER.get(number, ())):
        tableau = tuple(None if at + 1 in gone else card for at, card in enumerate(whole))
        assert is_free(tableau, number - 1) == (len(gone) == len(OVER.get(number, ())))


def test_covered_cards_lie_face_down_until_they_are_free():
    state = read_code(CODE).start()
    sights = {pile.place: pile.sight for pile in TRIPEAKS.piles(state)}
    assert {sights[Place("tableau", number)] for number in range(1, 19)} == {NOBODY}
    assert {sights[Place("tableau", number)] for number in range(19, 29)} == {EVERYONE}
    after = played(state, "21 22")
    assert {pile.place.number for pile in TRIPEAKS.piles(after) if pile.sight == EVERYONE and pile.cards} >= {12}


def test_a_card_that_becomes_free_turns_up_with_the_move():
    state = position({12: "9h", 21: "2s", 22: "3s", 11: "8c"}, stock="Kc")
    after, told = TRIPEAKS.play(state, TRIPEAKS.read_move(state, "21"))
    assert told == (
        Carried(Place("tableau", 21), WASTE, (Card("2s"),), 1),
        Turned(Place("tableau", 11), 1, Card("8c")),
    )
    _, told = TRIPEAKS.play(after, TRIPEAKS.read_move(after, "22"))
    assert told[1:] == (Turned(Place("tableau", 12), 1, Card("9h")),)


def test_with_open_cards_everything_lies_face_up_and_nothing_turns():
    state = read_code("TP1-EO-AAAAAAG").start()
    assert {pile.sight for pile in TRIPEAKS.piles(state) if pile.place != STOCK} == {EVERYONE}
    shown = position({11: "8c", 21: "2s"}, stock="Kc", open=True)
    assert TRIPEAKS.play(shown, TRIPEAKS.read_move(shown, "21"))[1] == (
        Carried(Place("tableau", 21), WASTE, (Card("2s"),), 1),
    )


@pytest.mark.parametrize(
    ("ends", "waste", "fitting"),
    [
        ("wrap", "Ks", {"Qh", "Ah"}),
        ("wrap", "As", {"Kh", "2h"}),
        ("queen", "Ks", {"Qh"}),
        ("queen", "As", {"2h"}),
        ("strict", "Ks", set()),
        ("strict", "As", {"2h"}),
        ("strict", "Qs", {"Kh", "Jh"}),
        ("wrap", "7s", {"6h", "8h"}),
    ],
)
def test_a_rank_up_or_down_fits(ends, waste, fitting):
    row = dict(enumerate(("Ah", "2h", "3h", "6h", "7h", "8h", "Jh", "Qh", "Kh"), 19))
    state = position(row, waste=waste, ends=ends)
    assert {row[int(token)] for token in legal(state).split()} == fitting


def test_the_stock_can_be_drawn_at_any_time_and_once():
    state = position({19: "2h", 20: "9h"}, stock="5c 6c")
    assert legal(state) == "19 d"
    assert legal(played(state, "d d")) == ""
    assert reason(played(state, "19 d d"), "d") == "game_over"


def test_cleared_is_won_whatever_is_left_in_the_stock():
    state = position({28: "2h"}, stock="5c")
    after, told = TRIPEAKS.play(state, TRIPEAKS.read_move(state, "28"))
    assert TRIPEAKS.outcome(after) == Outcome("won")
    assert told[-1] == Ended(Outcome("won"))
    assert legal(after) == ""


def test_blocked_when_the_stock_is_empty_and_nothing_fits():
    state = position({28: "9h", 27: "2c"}, stock="5c")
    assert TRIPEAKS.outcome(state) is None
    assert TRIPEAKS.outcome(played(state, "d")) == Outcome("blocked", 2)


def test_a_run_brings_one_point_more_each_time_and_a_draw_ends_it_and_costs_five():
    state = position(dict(enumerate(("2h", "3h", "4h", "7c", "8c", "Kd"), 19)), stock="6s")
    assert [played(state, tokens).points for tokens in ("19", "19 20", "19 20 21", "19 20 21 d", "19 20 21 d 22")] == [
        1, 3, 6, 1, 2
    ]  # fmt: skip


def test_peaks_bring_fifteen_and_the_last_thirty():
    state = position({1: "2h", 2: "3h", 3: "4h"})
    assert [played(state, tokens).points for tokens in ("1", "1 2", "1 2 3")] == [16, 33, 66]


def test_undo_takes_back_run_and_points_exactly():
    """The run goes on after an undone draw as if nothing had been drawn."""
    session = Session(read_code(CODE))
    for token in ("21", "22", "d"):
        assert isinstance(session.act(token), Step)
    session.act("u")
    session.act("26")
    straight = Session(read_code(CODE))
    for token in ("21", "22", "26"):
        straight.act(token)
    assert session.state == straight.state
    assert session.score == 6


def test_a_won_deal():
    session = Session(read_code(CODE))
    for token in WON.split():
        assert isinstance(session.act(token), Step), token
    assert (session.outcome, session.score, session.moves) == (Outcome("won"), 90, 42)


@pytest.mark.parametrize(
    ("token", "expected"),
    [
        ("x", "unreadable"),
        ("", "unreadable"),
        ("007", "unreadable"),
        ("1:1", "unreadable"),
        ("0", "no_such_place"),
        ("29", "no_such_place"),
        ("99", "no_such_place"),
        ("1", "place_empty"),
        ("11", "place_covered"),
        ("22", "not_adjacent"),
        ("21", None),
        ("d", "stock_empty"),
    ],
)
def test_reasons(token, expected):
    assert reason(position({11: "8c", 21: "2s", 22: "5h"}), token) == expected


def test_nothing_goes_on_a_king_under_strict_ends():
    assert reason(position({22: "Qh", 21: "Ah"}, waste="Ks", ends="strict", stock="2c"), "22") == "king_closes"


def test_a_refusal_names_no_face_down_card():
    refusal = judge(TRIPEAKS, position({11: "8c", 21: "2s"}), TRIPEAKS.read_move(position({}), "11"))
    assert refusal.facts == {"place": 11}


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("tableau21", None, "21"),
        ("tableau21", "waste", "21"),
        ("stock", None, "d"),
        ("tableau21", "tableau1", "only_to_waste"),
        ("waste", None, "only_to_waste"),
        ("column1", None, "only_to_waste"),
    ],
)
def test_taps_and_drops(source, target, expected):
    meant = TRIPEAKS.intend(position({21: "2s"}), Place.read(source), 1, target and Place.read(target))
    assert (meant.reason if isinstance(meant, Refusal) else TRIPEAKS.write_move(meant)) == expected


def test_codes():
    assert str(read_code("tp1-e-aaaaaab")) == "TP1-E-AAAAAAB"
    assert read_code("TP1-ESO-AAAAAAB").rules == TriPeaksRules(ends="strict", open=True)
    assert str(read_code("TP1-EQ-AAAAAAB")) == "TP1-C-AAAAAAB"


def test_the_layout_lays_each_row_half_over_the_one_above():
    slots = {slot.place: slot for slot in TRIPEAKS.layout(TriPeaksRules()).slots}
    for number, over in OVER.items():
        below = slots[Place("tableau", number)]
        for other in over:
            above = slots[Place("tableau", other)]
            assert (above.band - below.band, abs(above.x - below.x)) == (0.5, 0.5)
