"""Cards and their text form."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.cards import JOKERS, UNSEEN, Card, ordered_pack, read_cards, write_cards
from mulligan.core.faults import Unreadable

TEXTS = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] + ["Xr", "Xb", "--"]


@pytest.mark.parametrize("text", TEXTS)
def test_a_card_is_the_one_object_of_its_text(text):
    card = Card(text)
    assert str(card) == card.text == text
    assert Card(str(card)) is card
    assert repr(card) == f"Card('{text}')"
    assert eval(repr(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card


@pytest.mark.parametrize(
    ("text", "rank", "suit", "is_joker"),
    [
        ("Ac", 1, "c", False),
        ("2d", 2, "d", False),
        ("Th", 10, "h", False),
        ("Js", 11, "s", False),
        ("Qs", 12, "s", False),
        ("Kd", 13, "d", False),
        ("Xr", 0, "r", True),
        ("Xb", 0, "b", True),
        ("--", -1, "-", False),
    ],
)
def test_rank_and_suit(text, rank, suit, is_joker):
    card = Card(text)
    assert (card.rank, card.suit, card.is_joker) == (rank, suit, is_joker)


@pytest.mark.parametrize(
    "text", ["", "A", "10c", "tc", "AC", "1c", "Xx", "X", " Ac", "Ac ", "🂡", "-", "A♣", "c" * 1000]
)
def test_what_is_no_card_is_unreadable(text):
    with pytest.raises(Unreadable) as caught:
        Card(text)
    assert caught.value.code == "card"
    assert caught.value.facts == {"text": text[:40]}


@given(st.text(max_size=4))
def test_any_text_is_a_card_or_unreadable(text):
    if text in TEXTS:
        assert Card(text).text == text
    else:
        with pytest.raises(Unreadable):
            Card(text)


@pytest.mark.parametrize("attribute", ["rank", "suit", "text", "other"])
def test_a_card_never_changes(attribute):
    with pytest.raises(AttributeError):
        setattr(Card("Ac"), attribute, 5)
    assert (Card("Ac").rank, Card("Ac").suit) == (1, "c")


@given(st.lists(st.sampled_from(TEXTS), max_size=60))
def test_several_cards_are_a_fixed_point(texts):
    cards = tuple(Card(text) for text in texts)
    assert read_cards(write_cards(cards)) == cards
    assert write_cards(read_cards("  \n".join(texts))) == " ".join(texts)


def test_the_place_of_a_wrong_card_is_told():
    with pytest.raises(Unreadable) as caught:
        read_cards("Ac 2d 10h Ks")
    assert caught.value.code == "card"
    assert caught.value.facts == {"text": "10h", "position": 3}


def test_the_opening_pack_of_every_game_but_golf():
    """CD-3: spades, hearts, diamonds, clubs, ace to king."""
    pack = write_cards(ordered_pack())
    assert pack == (
        "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh "
        "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
    )


def test_jokers_and_unseen():
    assert [card.text for card in JOKERS] == ["Xr", "Xb"]
    assert UNSEEN is Card("--")
