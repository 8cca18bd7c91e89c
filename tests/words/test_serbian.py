"""PL-4: Serbian, letter for letter, in both its scripts."""

import pytest

from mulligan.core.cards import Card, read_cards
from mulligan.core.game import Refusal
from mulligan.core.table import Outcome, Place
from mulligan.games.golf import CLASSIC, STANDARD
from mulligan.games.registry import read_code
from mulligan.play.session import Session, Step
from mulligan.words import speak
from tests.words.test_position import TO_MOVE_35, golden, played, position, state

BOTH = ["sr-Latn", "sr-Cyrl"]
LATIN, CYRILLIC = (speak(tag) for tag in BOTH)


@pytest.mark.parametrize("lang", BOTH)
@pytest.mark.parametrize(("name", "moves"), [("start", ""), ("after_d_5_2", "d 5 2"), ("before_move_35", TO_MOVE_35)])
def test_gp_28_the_three_whole_positions_of_the_sources(lang, name, moves):
    assert position(played(moves), lang) == golden(name, lang)


@pytest.mark.parametrize("lang", BOTH)
def test_gp_28_empty_columns_and_an_empty_stock(lang):
    assert position(state(), lang) == golden("empty", lang)


def test_every_card_has_its_name():
    texts = ["Ac", "Td", "Jh", "Qs", "Kc", "2d", "Xr", "Xb", "--"]
    latin = [
        "kec tref",
        "10 karo",
        "žandar herc",
        "dama pik",
        "kralj tref",
        "2 karo",
        "džoker",
        "džoker",
        "skrivena karta",
    ]
    cyrillic = [
        "кец треф",
        "10 каро",
        "жандар херц",
        "дама пик",
        "краљ треф",
        "2 каро",
        "џокер",
        "џокер",
        "скривена карта",
    ]
    assert [LATIN.card(Card(text)) for text in texts] == latin
    assert [CYRILLIC.card(Card(text)) for text in texts] == cyrillic
    for words in (speak(tag, "text") for tag in BOTH):
        assert [words.card(Card(text)) for text in texts] == texts


def test_every_place_has_its_name():
    places = [Place("stock"), Place("waste"), Place("column", 3), Place("foundation", 2)]
    names = ["Špil", "Gomila odbačenih", "Kolona 3", "Temelj herc"]
    assert [LATIN.place(place) for place in places] == names


FORMS = {
    "0": ("karata", "poena", "udaraca"),
    "1 21 101": ("karta", "poen", "udarac"),
    "2 4 22": ("karte", "poena", "udarca"),
    "5 11 12 14 25 111": ("karata", "poena", "udaraca"),
}


@pytest.mark.parametrize(("counts", "forms"), list(FORMS.items()))
def test_every_number_has_its_form(counts, forms):
    cards, points, strokes = forms
    for count in map(int, counts.split()):
        assert LATIN.say("cards", count=count) == f"{count} {cards}"
        assert LATIN.counted(CLASSIC, count) == f"{count} {points}"
        assert LATIN.counted(STANDARD, count) == f"{count} {strokes}"


@pytest.mark.parametrize(
    ("left", "latin", "cyrillic"),
    [
        (1, "preostala 1 karta", "преостала 1 карта"),
        (2, "preostale 2 karte", "преостале 2 карте"),
        (5, "preostalo 5 karata", "преостало 5 карата"),
        (11, "preostalo 11 karata", "преостало 11 карата"),
        (21, "preostala 21 karta", "преостала 21 карта"),
        (22, "preostale 22 karte", "преостале 22 карте"),
    ],
)
def test_gp_18_the_cards_left_at_a_block(left, latin, cyrillic):
    end = Outcome("blocked", left)
    assert LATIN.ending(end, LATIN.counted(CLASSIC, 330)) == f"Nema više mogućih poteza: {latin}, 330 poena."
    assert CYRILLIC.ending(end, CYRILLIC.counted(CLASSIC, 330)) == f"Нема више могућих потеза: {cyrillic}, 330 поена."


def test_what_is_said_of_moves():
    session = Session(read_code("GO1-E-AAAAAAB"))
    said: list[str] = []
    for token in ("d", "5", "u", "r"):
        step = session.act(token)
        assert isinstance(step, Step)
        said.append(LATIN.step(step, step.events, session.view()))
    assert said == [
        "Izvučena karta: 8 pik; špil: 15 karata.",
        "9 tref iz kolone 5; slobodna karta: 8 herc.",
        "Poništeno: 9 tref iz kolone 5.",
        "Ponovljeno: 9 tref iz kolone 5; slobodna karta: 8 herc.",
    ]
    assert LATIN.refusal(Refusal("not_adjacent", {"card": "6h", "on": "Ac"})) == (
        "6 herc na keca tref: vrednost mora biti za jedan viša ili niža"
    )
    assert CYRILLIC.refusal(Refusal("not_adjacent", {"card": "6h", "on": "Ac"})) == (
        "6 херц на кеца треф: вредност мора бити за један виша или нижа"
    )


def test_a_card_has_its_accusative():
    cards = read_cards("Ac Jd Qs Kh Td 2c Xr")
    said = [LATIN.refusal(Refusal("not_adjacent", {"card": "6h", "on": card.text})) for card in cards]
    assert [sentence.split(":")[0].removeprefix("6 herc na ") for sentence in said] == [
        "keca tref", "žandara karo", "damu pik", "kralja herc", "10 karo", "2 tref", "džokera"
    ]  # fmt: skip
    text = Refusal("not_adjacent", {"card": "6h", "on": "Ac"})
    assert speak("sr", "text").refusal(text).startswith("6h na Ac: vrednost")


def test_what_must_be_typed_is_told_in_the_letters_that_are_typed():
    refusal = Session(read_code("GO1-E-AAAAAAB")).act("џ")
    assert isinstance(refusal, Refusal)
    assert CYRILLIC.refusal(refusal) == (
        "„џ” није потез у игри Пасијанс Голф: d извлачи карту, 1 до 7 играју слободну карту те колоне, "
        "1:4 тражи карту у реду 4 колоне 1; u поништава, r понавља"
    )
