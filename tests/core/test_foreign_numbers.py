"""Numbers of other programs, against what pysol_cards deals and against published deals."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer, createCards
from pysol_cards.deal_game import Game
from pysol_cards.random import shuffle
from pysol_cards.random_base import RandomBase

from mulligan.core.cards import write_cards
from mulligan.core.codes import read_code
from mulligan.core.deals import greenfelt_pack, pysol_pack
from mulligan.core.faults import Unreadable
from mulligan.core.formats import write_deal
from mulligan.core.table import Place
from mulligan.games.golf import Golf
from mulligan.games.klondike import Klondike

GAMES = (Golf(), Klondike())
EDGES = (1, 2, 31999, 32000, 32001, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**33, 2**63, 2**64, 10**19, 10**20 - 1)
ANY_NUMBER = st.one_of(st.integers(1, 40_000), st.integers(1, 2**33), st.integers(1, 10**20 - 1))


def deal(code):
    return read_code(code, GAMES)


def printed(game, number, which=RandomBase.DEALS_PYSOLFC):
    """The board that pysol_cards prints."""
    return Game(game, number, which).calc_layout_string(CardRenderer(True))


def lies(code):
    """What lies where: the columns from the left, and the stock as it is drawn."""
    piles = {str(pile.place): write_cards(pile.cards) for pile in Klondike().piles(deal(code).start())}
    return [piles[f"column{number}"] for number in range(1, 8)], piles["stock"].split()[::-1]


@pytest.mark.parametrize("game", ["golf", "klondike"])
@pytest.mark.parametrize("number", EDGES)
def test_pysol_numbers_deal_as_pysol_cards_does_at_every_edge(game, number):
    assert write_deal(deal(f"{game}/pysol:{number}"), "fcsolve") == printed(game, number)


@pytest.mark.parametrize("game", ["golf", "klondike"])
@given(number=ANY_NUMBER)
def test_any_pysol_number_deals_as_pysol_cards_does(game, number):
    assert write_deal(deal(f"{game}/pysol:{number}"), "fcsolve") == printed(game, number)


@given(st.integers(1, 2**31 - 1))
@example(1)
@example(32000)
@example(2**31 - 1)
def test_ms_and_kpat_numbers_deal_golf_as_pysol_cards_does(number):
    board = printed("golf", number, RandomBase.DEALS_MS)
    assert write_deal(deal(f"golf/ms:{number}"), "fcsolve") == board
    assert write_deal(deal(f"golf/kpat:{number}"), "fcsolve") == board


@given(st.integers(1, 2**31 - 1))
def test_ms_and_kpat_numbers_deal_klondike_row_by_row_from_the_left(number):
    """KPat deals the same pack as PySolFC, but from the left: row 1 in columns 1 to 7, row 2 in columns 2 to 7, ..."""
    cards = [str(CardRenderer(True).to_s(card)) for card in shuffle(createCards(1), number, RandomBase.DEALS_MS)]
    left = [card[0] + card[1].lower() for card in reversed(cards)]
    columns, stock = lies(f"klondike/kpat:{number}")
    rows = [column.split()[row] for row in range(7) for column in columns[row:]]
    assert rows + stock == left
    assert (columns, stock) == lies(f"klondike/ms:{number}")


def test_the_deal_that_kpat_tests_its_own_solver_format_with():
    """KPat's Golf number 1."""
    assert write_deal(deal("golf/kpat:1"), "fcsolve").splitlines() == [
        "Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H",
        "Foundations: TH",
        "JD 5H KH AS 4H",
        "2D KD 3H AH AC",
        "9H KC 2S 3C 4D",
        "JC 9S KS 4C 7S",
        "5D 5S 9D 5C 3S",
        "7H AD QD TS TD",
        "7C QC JS QH 4S",
    ]


def test_klondike_24_differs_between_pysol_and_kpat_in_the_rows_alone():
    (left, stock), (right, same) = lies("klondike/kpat:24"), lies("klondike/pysol:24")
    assert stock == same
    assert left != right


# The Mersenne Twister as numbers, so that a change in Python would be seen: the first ten cards of the pack.
TWISTER = {
    32001: "4c Ac Jd 8h 5s 6s 6d Kh Jc 4s",
    2**31: "5s Ks 6d 8c 6c 7h 3s 7d Jh 5h",
    1_000_000_007: "Kd 8s 8d 5h 3d 4h Qh Th Jc 6h",
    10**20 - 1: "Ks Jc Td 5c 2s 2c 3s 9d 4h 7s",
}


@pytest.mark.parametrize("number", TWISTER)
def test_the_twister_gives_what_it_gave(number):
    assert write_cards(pysol_pack(number)[:10]) == TWISTER[number]


def test_the_twister_s_own_numbers():
    twister = random.Random(32001)
    assert [int(twister.random() * 2**32) for _ in range(4)] == [323091562, 19685796, 4256558939, 2933722784]


# Published cards of Greenfelt's deal 815.
FREE = "Jd 8d 3h 8h 6s Kd 9h"
DRAWN = "7h 4d Ad Jc 2d Ts Kh Ks 3c 6h"
DECK_815 = "112102084034131094032082053011013071114033023103122092083041014121064072113132024093073042012111022104133134031063074061021051044054123043052101124081091062"


def test_greenfelt_815_lies_as_published():
    columns, stock = lies("klondike/greenfelt:815")
    assert " ".join(column.split()[-1] for column in columns) == FREE
    assert " ".join(stock[:10]) == DRAWN
    state = deal("klondike/greenfelt:815").start()
    game = Klondike()
    state, _ = game.play(state, game.read_move(state, "d"))
    waste = next(pile for pile in game.piles(state) if pile.place == Place("waste"))
    assert write_cards(waste.cards) == "7h"


def test_the_same_deal_as_an_exact_deck():
    assert lies(f"klondike/deck:{DECK_815}") == lies("klondike/greenfelt:815")
    assert write_deal(deal("klondike/greenfelt:815"), "deck") == f"{DECK_815}\n"


def test_greenfelt_goes_round_its_whole_ring():
    assert {len(set(greenfelt_pack(number))) for number in (1, 815, 2**31 - 2)} == {52}
    assert str(deal(f"klondike/greenfelt:{2**31 - 2}").following(1)) == "klondike/greenfelt:1"


@pytest.mark.parametrize(
    ("code", "fault", "last"),
    [
        ("klondike/greenfelt:0", "deal_number", 2**31 - 2),
        (f"klondike/greenfelt:{2**31 - 1}", "deal_number", 2**31 - 2),
        ("kpat:0", "deal_number", 2**31 - 1),
        (f"klondike/kpat:{2**31}", "deal_number", 2**31 - 1),
        (f"klondike/ms:{2**31}", "deal_number", 2**31 - 1),
        ("pysol:0", "deal_number", 10**20 - 1),
        (f"pysol:{10**20}", "code_digits", None),
        ("pysol:" + "9" * 300, "code_digits", None),
        ("pysol:٣", "code_digits", None),
        ("pysol:１２３", "code_digits", None),
        ("greenfelt:815", "foreign_game", None),
        ("golf/greenfelt:815", "foreign_game", None),
        ("golf/jokers=1/pysol:5", "foreign_jokers", None),
        ("\u212apat:5", "code_source", None),
    ],
)
def test_a_number_that_is_none_is_refused(code, fault, last):
    with pytest.raises(Unreadable) as caught:
        deal(code)
    assert caught.value.code == fault
    assert caught.value.facts.get("last") == last


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("PYSOL:00000000000000000005", "golf/pysol:5"),
        ("Klondike/KPat:24", "klondike/kpat:24"),
        ("klondike/D3V/GREENFELT:815", "klondike/draw=3+vegas/greenfelt:815"),
        ("klondike/ms:5", "klondike/ms:5"),
        ("pysol:99999999999999999999", "golf/pysol:99999999999999999999"),
    ],
)
def test_codes_are_written_back_with_their_game(text, written):
    assert str(deal(text)) == written
    assert str(deal(written)) == written


@pytest.mark.parametrize(
    ("code", "next_one"),
    [
        ("ms:2147483647", "golf/ms:1"),
        ("pysol:32000", "golf/pysol:32001"),
        ("pysol:99999999999999999999", "golf/pysol:1"),
    ],
)
def test_foreign_deals_follow_each_other_in_a_ring(code, next_one):
    """GP-15, with numbers longer than a machine word too."""
    assert str(deal(code).following(1)) == next_one


def test_the_waste_starts_as_our_rules_say():
    """PySolFC turns the first card of Klondike's stock; here it is the first to be drawn."""
    columns, stock = lies("klondike/pysol:24")
    assert len(stock) == 24
    assert len(columns) == 7
    assert printed("klondike", 24).split()[1].lower() == stock[0].lower()


DECKS = (
    "011061012013133132131021051014053042134023043033032062031034022052024041054064063044121122123124112111113114101102103104091092093094081082083084071072073074",
    DECK_815,
    "122021053133044042092074131071132062123061011022101013064091114073063082034041014024103121094113102031033134072111084032023052012081112124043104083093051054",
)


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck[:9])
def test_decks_are_dealt_row_by_row_then_the_stock(deck):
    """Rank 01 to 13, suit 1 clubs, 2 diamonds, 3 hearts, 4 spades."""
    cards = ["A23456789TJQK"[int(deck[at : at + 2]) - 1] + "cdhs"[int(deck[at + 2]) - 1] for at in range(0, 156, 3)]
    columns, stock = lies(f"klondike/deck:{deck}")
    assert columns[0] == cards[0]
    assert columns[6].split() == [cards[at] for at in (6, 12, 17, 21, 24, 26, 27)]
    assert [column.split()[-1] for column in columns] == [cards[at] for at in (0, 7, 13, 18, 22, 25, 27)]
    assert stock == cards[28:]
    for code in (f"klondike/deck:{deck}", f"klondike/draw=3/deck:{deck}"):
        assert str(deal(code)) == code


def test_a_deck_is_dealt_to_golf_in_rows_of_seven():
    """As the numbers of other programs are; then the waste card, then the stock."""
    deck = write_deal(deal("golf/ms:5"), "deck").strip()
    assert str(deal(f"DECK:{deck}")) == f"golf/deck:{deck}"
    assert deal(f"golf/deck:{deck}").start() == deal("golf/ms:5").start()
    assert deck[:21] == "013" + "084" + "022" + "124" + "041" + "093" + "024"
    assert deal(f"golf/strict+empty_waste/deck:{deck}").start().waste == ()
