"""Plural forms by CLDR, in every sentence that counts."""

import pytest

from mulligan.core.table import Outcome
from mulligan.games.golf import CLASSIC, STANDARD
from mulligan.words import speak

COUNTS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111]
CARDS = {
    "en": "cards card cards cards cards cards cards cards cards cards cards cards cards",
    "fi": "korttia kortti korttia korttia korttia korttia korttia korttia korttia korttia korttia korttia korttia",
    "hr": "karata karta karte karte karata karata karata karata karta karte karata karta karata",
    "it": "carte carta carte carte carte carte carte carte carte carte carte carte carte",
}
POINTS = {
    "en": "points point points points points points points points points points points points points",
    "fi": "pistettä piste pistettä pistettä pistettä pistettä pistettä pistettä pistettä pistettä pistettä pistettä pistettä",
    "hr": "bodova bod boda boda bodova bodova bodova bodova bod boda bodova bod bodova",
    "it": "punti punto punti punti punti punti punti punti punti punti punti punti punti",
}
STROKES = {
    "en": "strokes stroke strokes strokes strokes strokes strokes strokes strokes strokes strokes strokes strokes",
    "fi": "lyöntiä lyönti lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä lyöntiä",
    "hr": "udaraca udarac udarca udarca udaraca udaraca udaraca udaraca udarac udarca udaraca udarac udaraca",
    "it": "colpi colpo colpi colpi colpi colpi colpi colpi colpi colpi colpi colpi colpi",
}
FORMS = [(lang, at) for lang in CARDS for at in range(len(COUNTS))]


@pytest.mark.parametrize(("lang", "at"), FORMS)
def test_every_number_has_its_form(lang, at):
    words, count = speak(lang), COUNTS[at]
    assert words.say("cards", count=count) == f"{count} {CARDS[lang].split()[at]}"
    assert words.counted(CLASSIC, count) == f"{count} {POINTS[lang].split()[at]}"
    assert words.counted(STANDARD, count) == f"{count} {STROKES[lang].split()[at]}"


@pytest.mark.parametrize(("lang", "at"), FORMS)
def test_the_cards_left_in_the_stock_are_counted_in_the_same_forms(lang, at):
    args = {"card": "x", "Card": "X", "cards": "x", "count": 1, "more": 0, "source": 0, "target": 0, "free": ""}
    for role in ("done", "undone", "redone"):
        said = speak(lang).say(f"{role}-stock-waste", left=COUNTS[at], **args)
        assert f"{COUNTS[at]} {CARDS[lang].split()[at]}" in said


@pytest.mark.parametrize(
    ("lang", "left", "said"),
    [
        ("en", 1, "No more moves: 1 card left, 330 points."),
        ("en", 4, "No more moves: 4 cards left, 330 points."),
        ("fi", 1, "Siirtoja ei enää ole: 1 kortti jäljellä, 330 pistettä."),
        ("fi", 4, "Siirtoja ei enää ole: 4 korttia jäljellä, 330 pistettä."),
        ("hr", 1, "Nema više mogućih poteza: preostala 1 karta, 330 bodova."),
        ("hr", 4, "Nema više mogućih poteza: preostale 4 karte, 330 bodova."),
        ("hr", 12, "Nema više mogućih poteza: preostalo 12 karata, 330 bodova."),
        ("hr", 21, "Nema više mogućih poteza: preostala 21 karta, 330 bodova."),
        ("it", 1, "Nessuna mossa possibile: 1 carta rimasta, 330 punti."),
        ("it", 4, "Nessuna mossa possibile: 4 carte rimaste, 330 punti."),
    ],
)
def test_gp_18_the_cards_left_at_a_block(lang, left, said):
    words = speak(lang)
    assert words.ending(Outcome("blocked", left), words.counted(CLASSIC, 330)) == said


LOWEST = {"en": "-1 stroke", "fi": "-1 lyönti", "hr": "-1 udarac", "it": "-1 colpo"}


def test_scores_below_zero():
    """GP-14: minus one for each card left in the stock."""
    assert [speak(lang).counted(STANDARD, -1) for lang in LOWEST] == list(LOWEST.values())
    assert [speak(lang).score(STANDARD, -12) for lang in LOWEST] == ["-12"] * len(LOWEST)
