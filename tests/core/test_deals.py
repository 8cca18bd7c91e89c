"""From a number to a pack: CD-1 to CD-3, CD-5, and the packs of ``ms:``."""

import hashlib
import secrets
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PysolGame
from pysol_cards.random_base import RandomBase

from mulligan.core.cards import ordered_pack, read_cards, write_cards
from mulligan.core.deals import NUMBERS, fresh_number, is_whole_pack, ms_pack, shuffle
from mulligan.games.registry import read_code

GOLF_OPENING = (
    "6h 5h 2h 4d 5s Qh Ah 4s 2s 9c 6c As Js 8h Ks 9s 7h Kd 7c 2c Ts 4c 5c Tc Jd Qs "
    "3h Th 5d Kc 3c Td 6s Jh 4h 2d Qc 8d Ad 9d 8c Ac 3d Qd 7d 8s 9h Kh Jc 6d 7s 3s"
)


def naive_shuffle(pack, label, *, passing_over=True):
    """CD-2 once more, as it is written there, and with nothing shared."""
    cards = list(pack)
    stream = b""
    used = block = 0
    for n in range(len(cards), 1, -1):
        while True:
            if used == len(stream):
                stream += hashlib.sha256(b"%s/%d" % (label.encode(), block)).digest()
                block += 1
            word = (stream[used] << 24) + (stream[used + 1] << 16) + (stream[used + 2] << 8) + stream[used + 3]
            used += 4
            if word < 4294967296 - 4294967296 % n or not passing_over:
                break
        cards[n - 1], cards[word % n] = cards[word % n], cards[n - 1]
    return cards


@pytest.mark.parametrize(
    ("number", "first_cards"),
    [
        (0, "2h 5c 3s Th 8d Kd 3h 9h 9d 2d"),
        (6, "2s Ts 5c 7d Jc Ad Js Th 6s 2h"),
        (8031810175, "2d Qh 7s 5c Ad Ts Th 4h 6c Jh"),
    ],
)
def test_the_checks_of_the_klondike_shuffle(number, first_cards):
    """CD-3."""
    assert write_cards(shuffle(ordered_pack(), f"KL1/{number}")[:10]) == first_cards


@pytest.mark.parametrize(
    ("code", "first_cards"),
    [("GO1-E-AAAAAAA", "Qh 5h 6h 3s 7c 8c 7h 9s 5s Qd"), ("GO1-E-ZZZZZZZ", "Ah Td 8h 4s Ks Qc 7h 2c 2s Kc")],
)
def test_the_checks_of_the_golf_shuffle(code, first_cards):
    """CD-3, GP-21: numbers 0 and 8031810175."""
    assert write_cards(read_code(code).pack[:10]) == first_cards


def test_the_opening_pack_of_golf():
    """CD-3: the arrangement from which number 1 deals the sources' deal; no code is treated apart."""
    deal = read_code("GO1-E-AAAAAAB")
    assert write_cards(deal.game.opening_pack(deal.rules)) == GOLF_OPENING
    assert deal.pack == shuffle(read_cards(GOLF_OPENING), "GO1/1")


@given(st.integers(0, NUMBERS - 1), st.sampled_from(["GO1", "KL1", "TP1"]), st.integers(0, 2))
def test_the_shuffle_is_that_of_the_page(number, name, jokers):
    """CD-2, also with jokers at the end of the opening pack."""
    pack = (*ordered_pack(), *read_cards("Xr Xb")[:jokers])
    assert list(shuffle(pack, f"{name}/{number}")) == naive_shuffle(pack, f"{name}/{number}")


@pytest.mark.parametrize(
    ("label", "opening", "word", "value", "n"),
    [
        ("GO1/484054", read_cards(GOLF_OPENING), 23, 4294967288, 29),
        ("KL1/4050311", ordered_pack(), 0, 4294967287, 52),
    ],
)
def test_words_above_the_last_multiple_are_passed_over(label, opening, word, value, n):
    """CD-2: two of the few numbers whose packs show it; a word is met that would favour some places."""
    digest = hashlib.sha256(f"{label}/{word // 8}".encode()).digest()
    assert int.from_bytes(digest[word % 8 * 4 : word % 8 * 4 + 4], "big") == value
    assert value >= 2**32 - 2**32 % n
    assert list(shuffle(opening, label)) == naive_shuffle(opening, label)
    assert list(shuffle(opening, label)) != naive_shuffle(opening, label, passing_over=False)


@given(st.integers(0, NUMBERS - 1))
def test_a_shuffle_is_an_arrangement_and_leaves_the_pack(number):
    pack = ordered_pack()
    shuffled = shuffle(pack, f"KL1/{number}")
    assert Counter(shuffled) == Counter(pack)
    assert pack == ordered_pack()


def test_all_places_are_reached():
    """A fair shuffle brings every card to every place: in 2000 packs each pair is seen."""
    seen = set()
    for number in range(2000):
        seen |= set(enumerate(shuffle(ordered_pack(), f"KL1/{number}")))
    assert len(seen) == 52 * 52


def test_a_fresh_number_comes_from_the_secure_source(monkeypatch):
    """CD-5."""
    asked = []
    monkeypatch.setattr(secrets, "randbelow", lambda limit: asked.append(limit) or 7)
    assert fresh_number() == 7
    assert asked == [26**7]


NUMBERS_OF_MS = [1, 2, 3, 5, 11982, 31999, 32000, 32767, 32768, 65536, 1000000, 2**30, 2**31 - 2, 2**31 - 1]


def pysol_golf(number):
    """Columns, waste and stock of a Golf deal as PySolFC's own package deals it."""
    board = PysolGame("golf", number, RandomBase.DEALS_MS).calc_layout_string(CardRenderer(True))
    lines = [line.rpartition(": ")[2].split() for line in board.splitlines()]
    as_ours = [[card[0] + card[1].lower() for card in line] for line in lines if line]
    return as_ours[2:], as_ours[1], as_ours[0]


@pytest.mark.parametrize("number", NUMBERS_OF_MS)
def test_ms_deals_are_those_of_pysol(number):
    columns, waste, stock = pysol_golf(number)
    state = read_code(f"ms:{number}").start()
    assert [[card.text for card in column] for column in state.columns] == columns
    assert [card.text for card in state.waste] == waste
    assert [card.text for card in reversed(state.stock)] == stock


@given(st.integers(1, 2**31 - 1))
def test_any_ms_deal_is_that_of_pysol(number):
    columns, waste, stock = pysol_golf(number)
    expected = [card for column in columns for card in column] + waste + stock
    assert [card.text for card in read_code(f"golf/ms:{number}").pack] == expected


def test_ms_packs_are_whole():
    """The deck of number 1 as it is widely printed: jack of diamonds first."""
    assert write_cards(ms_pack(1)[:8]) == "Jd 2d 9h Jc 5d 7h 7c 5h"
    assert is_whole_pack(ms_pack(1))
    assert not is_whole_pack(ms_pack(1)[1:])
    assert not is_whole_pack((*ms_pack(1), ms_pack(1)[0]))
    assert not is_whole_pack((*ms_pack(1)[1:], ms_pack(1)[1]))
    assert not is_whole_pack((*ms_pack(1)[1:], *read_cards("Xr")))
