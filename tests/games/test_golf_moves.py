"""What may be played and drawn: GP-2 to GP-7, GP-10, GP-11, GP-26, GP-27."""

import pytest

from mulligan.core.cards import Card, write_cards
from mulligan.core.table import Carried, Ended, Outcome, Place
from tests.games.positions import GOLF, columns_of, drawn_order, legal, played, position, reason

# GP-7 as a table, written out: what may be played on each rank.
FITS = {
    "wrap": {
        "A": "K2",
        "2": "A3",
        "3": "24",
        "4": "35",
        "5": "46",
        "6": "57",
        "7": "68",
        "8": "79",
        "9": "8T",
        "T": "9J",
        "J": "TQ",
        "Q": "JK",
        "K": "QA",
    },
    "queen": {
        "A": "2",
        "2": "A3",
        "3": "24",
        "4": "35",
        "5": "46",
        "6": "57",
        "7": "68",
        "8": "79",
        "9": "8T",
        "T": "9J",
        "J": "TQ",
        "Q": "JK",
        "K": "Q",
    },
    "strict": {
        "A": "2",
        "2": "A3",
        "3": "24",
        "4": "35",
        "5": "46",
        "6": "57",
        "7": "68",
        "8": "79",
        "9": "8T",
        "T": "9J",
        "J": "TQ",
        "Q": "JK",
        "K": "",
    },
}
RANKS = "A23456789TJQK"


@pytest.mark.parametrize("on", RANKS)
@pytest.mark.parametrize("ends", FITS)
def test_gp3_gp7_which_rank_fits_on_which(ends, on):
    """All 13 x 13 under each ends rule, in every suit: suit never matters."""
    for rank in RANKS:
        for suit in "cdhs":
            state = position(f"{rank}{suit}", f"{on}h", "2c", ends=ends)
            fits = rank in FITS[ends][on]
            assert legal(state) == ("1 d" if fits else "d"), f"{rank}{suit} on {on}h"
            assert reason(state, "1") == (
                None if fits else "king_closes" if (ends, on) == ("strict", "K") else "not_adjacent"
            )


@pytest.mark.parametrize("ends", FITS)
def test_gp26_a_joker_fits_on_any_card_and_any_card_on_a_joker(ends):
    """Also where a king would close the run."""
    for rank in RANKS:
        assert legal(position("Xr", f"{rank}s", "2c", ends=ends)) == "1 d"
        assert legal(position(f"{rank}s", "Xb", "2c", ends=ends)) == "1 d"
    assert legal(position("Xr", "Xb", "2c", ends=ends)) == "1 d"


def test_gp26_a_joker_in_a_column_must_be_cleared():
    state = position("Xr / 9h", "8h", "2c", jokers=1)
    after = played(state, "2")
    assert GOLF.outcome(after) is None
    assert GOLF.outcome(played(after, "1")) == Outcome("won")


def test_gp26_a_drawn_joker_takes_any_card():
    state = position("4h / Kd", "8h", "Xr", jokers=1, ends="strict")
    assert legal(state) == "d"
    assert legal(played(state, "d")) == "1 2"
    assert legal(played(state, "d 2")) == ""
    assert GOLF.outcome(played(state, "d 2")) == Outcome("blocked", 1)


def test_gp3_a_run_may_turn_at_any_time():
    after = played(position("6d 7h 8c 7s 6s", "5d"), "1 1 1 1 1")
    assert write_cards(after.waste) == "5d 6s 7s 8c 7h 6d"


def test_gp2_only_the_last_card_of_a_column_is_free():
    state = position("5h 4h 9c / 6h 2s", "5d", "2c")
    assert legal(state) == "d"
    assert reason(state, "1:2") == "covered"
    assert reason(state, "2:1") == "covered"


def test_gp4_the_played_card_becomes_the_waste_card_and_frees_the_one_above():
    state = position("Kc 9h 6h / 2s 3d", "5d", "2c Qc")
    after = played(state, "1")
    assert columns_of(after).startswith("Kc 9h / 2s 3d /")
    assert write_cards(after.waste) == "5d 6h"
    assert drawn_order(after) == "2c Qc"


def test_gp4_cards_go_to_the_waste_only():
    """Never between columns, and an empty column stays empty."""
    targets = {str(move.target) for move in GOLF.all_moves(position("", "").rules)}
    assert targets == {"waste"}
    state = position("6h / 7h", "5d", "2c")
    assert legal(played(state, "1")) == "2 d"
    assert reason(played(state, "1"), "1") == "column_empty"


def test_gp5_drawing_turns_the_top_stock_card_onto_the_waste():
    state = position("Kc", "5d", "9c Qc 2h")
    after = played(state, "d")
    assert write_cards(after.waste) == "5d 9c"
    assert drawn_order(after) == "Qc 2h"
    assert GOLF.scores(after) == GOLF.scores(state)
    assert write_cards(played(state, "d d 1").waste) == "5d 9c Qc Kc"


def test_gp5_there_is_no_redeal():
    state = position("2c 2h / 2d", "5d", "9c 8c")
    assert legal(played(state, "d d")) == ""
    assert GOLF.outcome(played(state, "d d")) == Outcome("blocked", 3)


@pytest.mark.parametrize(("draw", "moves", "why"), [("anytime", "1 3 d", None), ("when_stuck", "1 3", "play_first")])
def test_gp6_drawing_while_a_card_fits(draw, moves, why):
    state = position("6h / 9h / 4d", "5d", "2c", draw=draw)
    assert legal(state) == moves
    assert reason(state, "d") == why


@pytest.mark.parametrize("draw", ["anytime", "when_stuck"])
def test_gp6_drawing_when_nothing_fits_is_always_allowed(draw):
    assert legal(position("8h / 9h / Kd", "5d", "2c", draw=draw)) == "d"


def test_gp6_covered_cards_do_not_keep_from_drawing():
    assert legal(position("6h 9h", "5d", "2c", draw="when_stuck")) == "d"


@pytest.mark.parametrize(("ends", "moves"), [("wrap", "1 2"), ("queen", "2"), ("strict", "d")])
def test_gp6_when_stuck_means_under_the_ends_rule(ends, moves):
    assert legal(position("Ah / Qd", "Kd", "2c", draw="when_stuck", ends=ends)) == moves


@pytest.mark.parametrize("draw", ["anytime", "when_stuck"])
def test_gp27_on_an_empty_waste_every_free_card_fits_and_drawing_is_allowed(draw):
    """GP-6: under both values of draw, and a king too under strict ends."""
    state = position("Kh / 2s 9h / / Xr", "", "2c 4c", draw=draw, ends="strict", empty_waste=True)
    assert legal(state) == "1 2 4 d"
    assert reason(state, "d") is None
    assert write_cards(played(state, "1").waste) == "Kh"
    assert write_cards(played(state, "d").waste) == "2c"
    assert reason(state, "3") == "column_empty"
    assert reason(state, "2:1") == "covered"


def test_gp27_then_the_rules_are_the_usual_ones():
    state = position("Kh / 2s 9h", "", "2c 4c", draw="when_stuck", empty_waste=True)
    assert legal(played(state, "d")) == "d"
    assert legal(played(state, "d d")) == ""
    assert legal(played(state, "2")) == "d"


@pytest.mark.parametrize("stock", ["", "9c", "9c 8c 7c"])
def test_gp10_won_the_moment_the_last_column_card_is_gone(stock):
    state = played(position("6h", "5d", stock), "1")
    assert GOLF.outcome(state) == Outcome("won")
    assert legal(state) == ""
    assert GOLF.to_move(state) is None


def test_gp11_blocked_when_the_stock_is_empty_and_nothing_fits_and_never_earlier():
    hopeless = position("2h 9h / 2d", "5d", "5c 5h")
    assert GOLF.outcome(hopeless) is None
    assert GOLF.outcome(played(hopeless, "d")) is None
    assert GOLF.outcome(played(hopeless, "d d")) == Outcome("blocked", 3)
    assert GOLF.outcome(position("6h 9h / 4d", "5d")) is None


def test_events_of_a_play_and_a_draw():
    state = position("Kc 9h 6h", "5d", "2c Qc")
    stock, waste = Place("stock"), Place("waste")
    _, events = GOLF.play(state, GOLF.read_move(state, "1"))
    assert events == (Carried(Place("column", 1), waste, (Card("6h"),), 3),)
    _, events = GOLF.play(state, GOLF.read_move(state, "d"))
    assert events == (Carried(stock, waste, (Card("2c"),), 2),)


def test_the_last_event_tells_the_end():
    state = position("6h", "5d", "2c")
    _, events = GOLF.play(state, GOLF.read_move(state, "1"))
    assert events[-1] == Ended(Outcome("won"))
    state = position("9h", "5d", "2c")
    _, events = GOLF.play(state, GOLF.read_move(state, "d"))
    assert events[-1] == Ended(Outcome("blocked", 1))
