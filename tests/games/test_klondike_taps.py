"""KL-18: what one tap, two taps and a drag do in Klondike."""

from mulligan.core.game import Refusal
from mulligan.core.table import WASTE, Carry, Place
from tests.games.klondike_positions import KLONDIKE, events, picked, position, sitting


def tap(state, source, row=None):
    move = KLONDIKE.intend(state, Place.read(source), row, None)
    return move.reason if isinstance(move, Refusal) else KLONDIKE.write_move(move)


def test_kl18_one_tap_sends_a_top_card_up_and_draws_from_the_stock():
    state = position("| Kd 2h / ", waste="3c", stock="4c")
    assert tap(state, "column1", 2) == "1f"
    assert tap(state, "column1") == "1f"
    assert tap(state, "waste", 1) == "wf"
    assert tap(state, "stock") == "d"
    assert tap(position("| Kd", waste="3c"), "stock") == "d"


def test_kl18_a_tap_on_a_covered_card_is_refused_for_it():
    state = position("9c | 3d 2s / ", waste="4c 3c", draw=3)
    assert picked(state, "column1", 2).reason == "covered"
    assert picked(state, "column1", 1).reason == "face_down"
    assert picked(state, "waste", 1).reason == "covered"


def twice(state, source, row=None):
    move = KLONDIKE.seek(state, Place.read(source), row)
    return move.reason if isinstance(move, Refusal) else KLONDIKE.write_move(move)


def test_kl18_two_taps_look_for_the_longest_fitting_column():
    assert twice(position("| 9h 8s 7h / | 7d", waste="6s"), "waste") == "w1"
    assert twice(position("| 7d / | 9h 8s 7h", waste="6s"), "waste") == "w2"
    # A king among the columns that are no place for it.
    assert twice(position("| 9h 8s 7h / 2c | 3c 2d / 7d | Kd", waste="6s"), "waste") == "w1"


def test_kl18_two_taps_send_a_card_up_first():
    assert twice(position("| 3h / | 2s", ups="As"), "column2", 1) == "2f"


def test_kl18_two_taps_on_a_king_look_for_an_empty_column():
    assert twice(position("| 2c / 3c | Kd Qs / ", waste="Kh"), "waste") == "w3"
    assert twice(position("| 2c / 3c | Kd Qs / "), "column2", 2) == "23"


def test_kl18_two_taps_take_a_run_along():
    assert twice(position("2h | 8s 7h / | 9d / | Td 9s"), "column1", 2) == "12"


def test_kl18_two_taps_that_find_nothing_are_refused_as_one():
    state = position("| 8s / | 7c")
    assert picked(state, "column1", 1).reason == "wrong_rank"
    assert twice(state, "column1", 1) == "1f"


def test_kl18_two_taps_never_take_a_card_back():
    assert twice(position("| 4h", ups="3s"), "foundation1") == "same_place"


def test_kl20_a_tap_on_a_foundation_says_what_is_true_of_it():
    """An empty one has no card that could lie anywhere already, and some rules let no card leave."""
    assert picked(position("| 4h"), "foundation1").reason == "foundation_empty"
    assert picked(position("| 4h"), "foundation1").facts == {"foundation": 1}
    assert picked(position("| 4h", ups="3s"), "foundation1").reason == "same_place"
    assert picked(position("| 4h", ups="3s"), "foundation1", 3, "foundation2").reason == "same_place"
    assert picked(position("| 4h", ups="3s", worrying_back=False), "foundation1").reason == "no_worrying_back"


def test_kl18_any_run_can_be_dragged_and_a_card_finds_its_own_foundation():
    state = position("2h | 8s 7h / | 9d", waste="Ac", ups="")
    assert KLONDIKE.intend(state, Place("column", 1), 2, Place("column", 2)) == Carry(
        Place("column", 1), Place("column", 2)
    )
    assert KLONDIKE.write_move(KLONDIKE.intend(state, WASTE, 1, Place("foundation", 1))) == "wf"
    assert str(events(state, "wf")[0].target) == "foundation4"


def test_kl18_a_dragged_card_that_does_not_fit_is_refused_for_itself():
    """Where the player takes hold of another card than the one that fits, the answer is about that card."""
    state = position("2h | 9s 8h 7s / | 9c / | 8d")
    assert picked(state, "column1", 4, "column2").facts == {"card": "7s", "on": "9c", "to": "column"}
    assert picked(state, "column1", 3, "column2") is None
    assert picked(state, "column1", 2, "column3").facts["card"] == "9s"


def test_kl18_a_session_takes_two_taps():
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("| 8s / | 9h / | Td 9c", waste="8c")
    assert session.pick(Place("column", 1), 1, None).reason == "wrong_rank"
    assert session.pick(Place("column", 1), 1, None, twice=True).token == "12"


def test_kl20_after_the_end_every_tap_is_told_that_the_game_is_over():
    """Also one that no rule is asked about, as on a card of a foundation."""
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("", ups="Ks Kh Kd Kc")
    for source in ("foundation1", "column1", "waste", "stock"):
        for twice in (False, True):
            assert session.pick(Place.read(source), None, None, twice=twice) == Refusal("game_over"), source
    assert session.pick(Place("foundation", 1), 13, Place("foundation", 2)) == Refusal("game_over")
