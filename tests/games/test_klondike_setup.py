"""KL-1, KL-2, KL-21, CD-2 to CD-4: the deal, the places and the codes of Klondike."""

import pytest

from mulligan.core.cards import ordered_pack, write_cards
from mulligan.core.codes import Deal
from mulligan.core.decks import Deck
from mulligan.core.faults import Unreadable
from mulligan.core.options import make_rules, options
from mulligan.core.table import NOBODY, Place
from mulligan.games.klondike import KlondikeRules
from mulligan.games.registry import find_game, read_code
from mulligan.play.session import Session
from tests.games.klondike_positions import KLONDIKE, at, deck, down, events, position, score, sitting

CODE = "KL1-D1N-AAAAAAG"
MISREAD = (
    "112102084034131094032082053011013071114033023103122092083041014121064072113132024093073042012111022104133134"
    "031063074061021051044054123043052101124081091062"
)
"""A published deal whose stock another program read from the wrong end."""


def test_kl1_one_pack_of_52_cards_and_no_jokers():
    assert sorted(Deal(KLONDIKE, KlondikeRules(), 5).pack, key=str) == sorted(ordered_pack(), key=str)


def test_kl1_columns_of_one_to_seven_cards_the_last_face_up():
    state = read_code(CODE).start()
    piles = {str(pile.place): pile for pile in KLONDIKE.piles(state)}
    assert [len(piles[f"column{number}"].cards) for number in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    for number in range(1, 8):
        assert [piles[f"column{number}"].seen(row, 0) for row in range(number)] == [False] * (number - 1) + [True]
    assert sum(down(state)) == 21


def test_kl1_24_cards_in_the_stock_face_down_and_nothing_else_anywhere():
    piles = {str(pile.place): pile for pile in KLONDIKE.piles(read_code(CODE).start())}
    assert len(piles["stock"].cards) == 24
    assert piles["stock"].sight == NOBODY
    assert not any(
        piles[place].cards for place in ("waste", "foundation1", "foundation2", "foundation3", "foundation4")
    )


def test_kl1_a_player_sees_seven_cards():
    seen = sitting(CODE).view()
    assert [card.text for pile in seen.piles for card in pile.cards if card.text != "--"] == [
        column[-1].text for column in seen.columns
    ]


def test_kl2_foundations_are_spades_hearts_diamonds_clubs():
    state = position("| As / | Ah / | Ad / | Ac")
    homes = [str(events(state, f"{column}f")[0].target) for column in (1, 2, 3, 4)]
    assert homes == ["foundation1", "foundation2", "foundation3", "foundation4"]


@pytest.mark.parametrize(
    ("number", "first"),
    [
        (0, "2h 5c 3s Th 8d Kd 3h 9h 9d 2d"),
        (6, "2s Ts 5c 7d Jc Ad Js Th 6s 2h"),
        (8031810175, "2d Qh 7s 5c Ad Ts Th 4h 6c Jh"),
    ],
)
def test_cd3_the_packs_of_the_first_the_seventh_and_the_last_number(number, first):
    assert write_cards(Deal(KLONDIKE, KlondikeRules(), number).pack[:10]) == first


def test_cd2_row_by_row_then_the_stock_in_the_order_in_which_it_is_drawn():
    deal = read_code(CODE)
    pack, state = list(deal.pack), deal.start()
    rows = [[at(state, f"column{number}").split()[row] for number in range(row + 1, 8)] for row in range(7)]
    assert [text for row in rows for text in row] == [card.text for card in pack[:28]]
    assert at(state, "stock").split()[::-1] == [card.text for card in pack[28:]]


def test_kl21_the_code_holds_the_draw_the_scoring_and_the_number():
    deal = read_code(CODE)
    assert (deal.rules.draw, deal.rules.scoring, deal.source) == (1, "normal", 6)
    assert read_code(" kl1-d3v-aaaaaag ").rules == KlondikeRules(draw=3, scoring="vegas")
    assert read_code("KL1-D3V-AAAAAAG").pack == deal.pack


def test_the_presets_are_those_of_the_app():
    assert [preset.letters for preset in KLONDIKE.presets] == ["D1N", "D3N", "D1V", "D3V"]
    assert KLONDIKE.presets[0].rules == KlondikeRules()


@pytest.mark.parametrize(
    ("letters", "rules"),
    [
        ("D2N", {"draw": 2}),
        ("D1X", {"scoring": "windows"}),
        ("D3XT", {"draw": 3, "scoring": "windows", "timed": True}),
        ("D1NP1", {"passes": 1}),
        ("D1NP3B", {"passes": 3, "worrying_back": False}),
        ("D3VP0", {"draw": 3, "scoring": "vegas", "passes": 0}),
        ("D1VM", {"scoring": "vegas", "bankroll": True}),
        ("D2VP3BM", {"draw": 2, "scoring": "vegas", "passes": 3, "worrying_back": False, "bankroll": True}),
    ],
)
def test_cd4_the_letters_of_every_option(letters, rules):
    deal = read_code(f"KL1-{letters}-AAAAAAG")
    assert deal.rules == KlondikeRules(**rules)
    assert str(Deal(KLONDIKE, KlondikeRules(**rules), 6)) == f"KL1-{letters}-AAAAAAG"


def test_cd4_a_full_match_is_written_as_its_preset():
    assert str(read_code("KL1-D1VP1-AAAAAAG")) == "KL1-D1V-AAAAAAG"
    assert str(read_code("KL1-D1NP0-AAAAAAG")) == "KL1-D1N-AAAAAAG"


@pytest.mark.parametrize(
    ("words", "canonical"),
    [
        ("D3V", "draw=3+vegas"),
        ("vegas", "vegas"),
        ("vegas+passes=0", "vegas+passes=0"),
        ("vegas+passes=1", "vegas"),
        ("passes=1", "passes=1"),
        ("windows+timed", "windows+timed"),
        ("draw=3+worrying_back=no", "draw=3+worrying_back=no"),
        ("D1N", ""),
    ],
)
def test_option_words_are_left_out_exactly_where_they_change_nothing(words, canonical):
    deal = read_code(f"klondike/{words}/ms:5")
    assert str(deal) == "/".join(part for part in ("klondike", canonical, "ms:5") if part)
    assert read_code(str(deal)).rules == deal.rules


@pytest.mark.parametrize("scoring", ["normal", "vegas", "windows"])
def test_kl11_passes_not_named_are_the_scorings_own(scoring):
    assert KlondikeRules(scoring=scoring).passes == (1 if scoring == "vegas" else 0)
    assert make_rules(KlondikeRules, {"scoring": scoring, "passes": 3}).passes == 3


@pytest.mark.parametrize(
    ("rules", "needs"),
    [
        ({"timed": True}, "scoring=windows"),
        ({"timed": True, "scoring": "vegas"}, "scoring=windows"),
        ({"bankroll": True}, "scoring=vegas"),
        ({"bankroll": True, "scoring": "windows"}, "scoring=vegas"),
    ],
)
def test_a_senseless_combination_is_refused_by_name(rules, needs):
    with pytest.raises(Unreadable) as caught:
        KlondikeRules(**rules)
    assert (caught.value.code, "{needs}={value}".format(**caught.value.facts)) == ("option_needs", needs)
    assert caught.value.facts["option"] in rules


def test_options_in_table_order():
    assert [item.name for item in options(KlondikeRules)] == [
        "draw", "scoring", "passes", "worrying_back", "timed", "bankroll"
    ]  # fmt: skip


def test_the_first_card_of_the_stock_is_the_first_to_be_drawn():
    """A published deal that another program read from the wrong end of its stock."""
    session = Session(Deal(KLONDIKE, KlondikeRules(), Deck(deck(MISREAD))))
    free = [column[-1].text for column in session.view().columns]
    assert free == ["Jd", "8d", "3h", "8h", "6s", "Kd", "9h"]
    drawn = []
    for _ in range(10):
        session.act("d")
        drawn.append(session.view().waste[-1].text)
    assert drawn == ["7h", "4d", "Ad", "Jc", "2d", "Ts", "Kh", "Ks", "3c", "6h"]


def test_the_start_scores_nothing_and_vegas_52_dollars_less():
    assert score(read_code("KL1-D3N-AAAAAAG").start()) == 0
    assert score(read_code("KL1-D3V-AAAAAAG").start()) == -52


def test_the_layout_spreads_as_many_waste_cards_as_are_drawn():
    """KL-10: three at a time, fanned."""
    game = find_game("klondike")
    waste = {draw: game.layout(KlondikeRules(draw=draw)).slots[1] for draw in (1, 3)}
    assert waste[1].place == waste[3].place == Place("waste")
    assert (waste[1].fan, waste[3].fan, waste[3].spread) == ("none", "right", 3)
