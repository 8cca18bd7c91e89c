"""GP-28: a position in words, letter for letter."""

from pathlib import Path

import pytest

from mulligan.core.cards import UNSEEN, Card, read_cards
from mulligan.core.codes import Deal
from mulligan.core.game import Refusal, view
from mulligan.core.table import Pile, Place
from mulligan.games.golf import Golf, GolfRules, GolfState
from mulligan.games.registry import read_code
from mulligan.play.session import Session, Step
from mulligan.words import speak

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = ["en", "fi", "hr", "it"]
START = "GO1-E-AAAAAAB"
# The line of CD-3 up to the app's move 35.
TO_MOVE_35 = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2"


def position(state, lang, cards="words"):
    game = Golf()
    return speak(lang, cards).position(view(game, state, 0), game.layout(state.rules))


def played(moves):
    session = Session(read_code(START))
    for token in moves.split():
        assert isinstance(session.act(token), Step)
    return session.state


def golden(name, lang):
    return (GOLDEN / f"{name}.{lang}.txt").read_text(encoding="utf-8").rstrip("\n")


def state(columns=("", "", "", "", "", "", "6h"), waste="Ac", stock=""):
    return GolfState(GolfRules(jokers=2), tuple(map(read_cards, columns)), read_cards(waste), read_cards(stock))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "moves"), [("start", ""), ("after_d_5_2", "d 5 2"), ("before_move_35", TO_MOVE_35)])
def test_gp_28_the_three_whole_positions_of_the_sources(lang, name, moves):
    assert position(played(moves), lang) == golden(name, lang)


def test_gp_24_the_line_stops_before_move_35():
    assert len(TO_MOVE_35.split()) == 34


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gp_28_empty_columns_and_an_empty_stock(lang):
    assert position(state(), lang) == golden("empty", lang)


@pytest.mark.parametrize(
    ("lang", "opening"),
    [
        ("en", "Stock: 1 card; waste: empty. "),
        ("fi", "Nostopakka: 1 kortti; avopakka: tyhjä. "),
        ("hr", "Kup za izvlačenje: 1 karta; odložni kup: prazan. "),
        ("it", "Mazzo: 1 carta; scarto: vuoto. "),
    ],
)
def test_gp_27_gp_28_an_empty_waste(lang, opening):
    assert position(state(waste="", stock="2c"), lang).startswith(opening)


@pytest.mark.parametrize(("lang", "joker"), [("en", "joker"), ("fi", "jokeri"), ("hr", "džoker"), ("it", "jolly")])
def test_gp_26_gp_28_jokers(lang, joker):
    said = position(state(columns=("Xr 2c", "", "", "", "", "", "Xb"), waste="Xr"), lang)
    assert said.count(joker) == 4
    assert f": {joker}. " in said
    assert said.endswith(f": {joker}).")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gp_28_the_stock_is_counted_and_never_named(lang):
    one, other = state(stock="2c 3c 4c"), state(stock="Kd Qd 9h")
    assert position(one, lang) == position(other, lang)


def test_cards_in_their_text_form():
    assert position(state(stock="2c"), "hr", "text").startswith("Kup za izvlačenje: 1 karta; odložni kup: Ac. Stupac 1")
    assert position(state(), "hr", "text").endswith("stupac 7: 6h (slobodna karta: 6h).")


# Cards, places and piles

NAMES = {
    "en": (["Ac", "Td", "Jh", "Qs", "Kc", "2d", "Xr", "Xb", "--"],
           ["ace of clubs", "10 of diamonds", "jack of hearts", "queen of spades", "king of clubs", "2 of diamonds",
            "joker", "joker", "face-down card"]),
    "fi": (["Ac", "Td", "Jh", "Qs", "Kc", "2d", "Xr", "Xb", "--"],
           ["ristiässä", "ruutu 10", "herttajätkä", "patarouva", "ristikuningas", "ruutu 2", "jokeri", "jokeri",
            "nurin oleva kortti"]),
    "hr": (["Ac", "Td", "Jh", "Qs", "Kc", "2d", "Xr", "Xb", "--"],
           ["as tref", "10 karo", "dečko herc", "dama pik", "kralj tref", "2 karo", "džoker", "džoker", "skrivena karta"]),
    "it": (["Ac", "Td", "Jh", "Qs", "Kc", "2d", "Xr", "Xb", "--"],
           ["asso di fiori", "10 di quadri", "fante di cuori", "regina di picche", "re di fiori", "2 di quadri",
            "jolly", "jolly", "carta coperta"]),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name(lang):
    texts, names = NAMES[lang]
    assert [speak(lang).card(Card(text)) for text in texts] == names
    assert [speak(lang, "text").card(Card(text)) for text in texts] == texts
    pack = Deal(Golf(), GolfRules(), 1).pack
    assert len({speak(lang).card(card) for card in pack}) == 52


def test_a_finnish_card_has_its_genitive():
    """Endings lie within the name; a card in its text form keeps its letters."""
    cards = read_cards("Ac Jd Qs Kh Td 2c Xr")
    said = [speak("fi").refusal(Refusal("not_adjacent", {"card": "6h", "on": card.text})) for card in cards]
    assert [sentence.split(" päälle: ")[0].removeprefix("Hertta 6 ") for sentence in said] == [
        "ristiässän", "ruutujätkän", "patarouvan", "herttakuninkaan", "ruutu 10:n", "risti 2:n", "jokerin"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Stock", "Waste", "Column 3"]),
        ("fi", ["Nostopakka", "Avopakka", "Pino 3"]),
        ("hr", ["Kup za izvlačenje", "Odložni kup", "Stupac 3"]),
        ("it", ["Mazzo", "Scarto", "Colonna 3"]),
    ],
)
def test_every_place_has_its_name(lang, names):
    places = [Place("stock"), Place("waste"), Place("column", 3)]
    assert [speak(lang).place(place) for place in places] == names


def test_unseen_cards_of_a_fan_are_counted():
    pile = Pile(Place("column", 2), (UNSEEN, UNSEEN, *read_cards("Kc Qh")))
    assert (
        speak("en").pile(pile, "down")
        == "2 face-down cards, king of clubs, queen of hearts (free card: queen of hearts)"
    )
    assert speak("hr").pile(pile, "down") == "2 skrivene karte, kralj tref, dama herc (slobodna karta: dama herc)"
    assert speak("fi").pile(pile, "down") == "2 korttia nurin, ristikuningas, herttarouva (vapaa: herttarouva)"
    assert speak("it").pile(Pile(Place("column", 2), (UNSEEN,)), "down") == "1 carta coperta"
