"""Golf's setup, rule sets and example deal: GP-1, GP-8, GP-20, GP-23, GP-24, GP-26, GP-27."""

import pytest

from mulligan.core.cards import write_cards
from mulligan.core.layout import Slot
from mulligan.core.table import EVERYONE, NOBODY, Place
from mulligan.games.golf import GolfRules
from mulligan.games.registry import read_code
from mulligan.play.session import Session, advance
from tests.games.positions import GOLF, columns_of, drawn_order, legal, played

EXAMPLE = read_code("GO1-E-AAAAAAB")
WINNING = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"


def test_gp1_one_pack_in_seven_columns_of_five():
    state = EXAMPLE.start()
    assert [len(column) for column in state.columns] == [5] * 7
    assert len(state.waste) == 1
    assert len(state.stock) == 16
    assert not any(card.is_joker for card in EXAMPLE.pack)


def test_gp1_all_face_up_but_the_stock():
    sights = {str(pile.place): pile.sight for pile in GOLF.piles(EXAMPLE.start())}
    assert sights.pop("stock") == NOBODY
    assert list(sights) == ["waste", *(f"column{number}" for number in range(1, 8))]
    assert set(sights.values()) == {EVERYONE}


def test_the_example_deal_card_by_card():
    """The sources' own deal (GP-20, CD-3); the stock's order is ours."""
    state = EXAMPLE.start()
    assert columns_of(state) == (
        "6c 5s Qs Ts 6h / 2s Kc 4s 2c 8c / Tc Ah 2d 5d Js / 3d Qh As Kd 4c / "
        "Jh 3c 7d 8h 9c / Th 4h 7h 7c 8d / 3s 7s 3h 9s 5c"
    )
    assert write_cards(state.waste) == "Ac"
    assert drawn_order(state) == "8s Jc Kh 5h 9d Ad Jd Ks 6s Qd Td 9h Qc 2h 4d 6d"


@pytest.mark.parametrize("letters", ["C", "S", "T", "EK", "EF9"])
def test_gp20_other_rules_deal_the_same_cards(letters):
    state = read_code(f"GO1-{letters}-AAAAAAB").start()
    assert columns_of(state) == columns_of(EXAMPLE.start())
    assert (state.waste, state.stock) == (EXAMPLE.start().waste, EXAMPLE.start().stock)


def test_gp23_nothing_fits_at_the_start_then_nine_and_eight():
    start = EXAMPLE.start()
    assert legal(start) == "d"
    after = played(start, "d 5 2")
    assert len(after.stock) == 15
    assert write_cards(after.waste) == "Ac 8s 9c 8c"
    assert [column[-1].text for column in after.columns] == ["6h", "2c", "Js", "4c", "8h", "8d", "5c"]


GP24 = "6c 5s / 2s / Tc Ah / 3d / Jh / Th 4h / 3s 7s"


def test_gp24_the_position_before_move_35():
    session = Session(EXAMPLE)
    assert advance(session, WINNING.split()[:34]) is None
    assert session.moves == 34
    assert len(session.state.stock) == 6
    assert session.state.waste[-1].text == "Kc"
    assert columns_of(session.state) == GP24
    assert WINNING.split()[34] == "3"
    assert session.state.columns[2][-1].text == "Ah"


def test_gp24_ace_on_king_is_legal_in_easy_and_refused_in_classic():
    easy = played(EXAMPLE.start(), " ".join(WINNING.split()[:34]))
    assert "3" in legal(easy).split()
    classic = type(easy)(GolfRules(ends="queen"), easy.columns, easy.waste, easy.stock)
    assert legal(classic) == "d"
    session = Session(read_code("GO1-C-AAAAAAB"))
    stop = advance(session, WINNING.split())
    assert (stop.index, stop.token, stop.refusal.reason) == (16, "4", "not_adjacent")
    assert stop.refusal.facts == {"card": "Kd", "on": "Ad"}


def test_cd3_the_line_of_the_page_wins_in_easy():
    """CD-3, GP-10, GP-13: 350 points, 49 moves, 2 cards left in the stock."""
    session = Session(EXAMPLE)
    assert advance(session, WINNING.split()) is None
    assert (session.score, session.moves, len(session.state.stock)) == (350, 49, 2)
    assert session.outcome is not None
    assert session.outcome.kind == "won"


@pytest.mark.parametrize(
    ("letter", "name", "ends", "draw", "scoring", "holes"),
    [
        ("E", "easy", "wrap", "anytime", "points", 1),
        ("C", "classic", "queen", "anytime", "points", 1),
        ("S", "standard", "strict", "anytime", "strokes", 1),
        ("T", "traditional", "strict", "when_stuck", "strokes", 9),
    ],
)
def test_gp8_the_rule_sets(letter, name, ends, draw, scoring, holes):
    preset = next(preset for preset in GOLF.presets if preset.letters == letter)
    assert preset.name == name
    assert preset.rules == GolfRules(ends, draw, scoring, jokers=0, empty_waste=False, holes=holes)


def test_gp8_easy_is_the_default():
    assert GOLF.presets[0].letters == "E"
    assert GolfRules() == GOLF.presets[0].rules
    assert [preset.letters for preset in GOLF.presets] == ["E", "C", "S", "T"]


@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("empty_waste", [False, True])
def test_gp26_gp27_jokers_and_an_empty_waste_make_the_stock_grow(jokers, empty_waste):
    rules = GolfRules(jokers=jokers, empty_waste=empty_waste)
    pack = GOLF.opening_pack(rules)
    assert [card.text for card in pack[52:]] == ["Xr", "Xb"][:jokers]
    state = GOLF.deal(rules, pack)
    assert [len(column) for column in state.columns] == [5] * 7
    assert len(state.waste) == (0 if empty_waste else 1)
    assert len(state.stock) == (17 if empty_waste else 16) + jokers
    table = [card for column in state.columns for card in column] + list(state.waste) + list(state.stock[::-1])
    assert tuple(table) == pack


def test_gp26_jokers_are_shuffled_into_the_pack():
    """In 200 deals they come to lie in the columns, on the waste and in the stock."""
    found = set()
    for number in range(200):
        deal = EXAMPLE.following(number)
        state = type(deal)(GOLF, GolfRules(jokers=2), deal.source).start()
        found |= {str(pile.place) for pile in GOLF.piles(state) for card in pile.cards if card.is_joker}
    assert found == {"stock", "waste", *(f"column{number}" for number in range(1, 8))}


def test_the_layout_is_seven_columns_above_stock_and_waste():
    layout = GOLF.layout(GolfRules())
    assert layout.width == 7
    assert [slot for slot in layout.slots if slot.band == 0] == [
        Slot(Place("column", number), number - 1, 0, "down") for number in range(1, 8)
    ]
    below = [slot for slot in layout.slots if slot.band == 1]
    assert [(str(slot.place), slot.fan) for slot in below] == [("stock", "none"), ("waste", "none")]
    assert below[0].x + below[1].x + 1 == layout.width
