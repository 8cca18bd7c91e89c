"""PL-4: plural forms by CLDR, in every sentence that counts."""

import pytest
from fluent.syntax import FluentParser

from mulligan.core.table import Outcome
from mulligan.games.golf import CLASSIC, STANDARD
from mulligan.words import speak
from tests.words.files import LANGUAGES
from tests.words.plurals import CATEGORIES, beside_words, categories, choices, golden, path, patterns

COUNTING = {
    "columns", "count", "deals", "down", "elapsed", "holes", "last", "least", "left", "limit", "more", "most", "moves",
    "passes", "rows", "seconds", "tenths", "worlds",
}  # fmt: skip
"""Arguments that say how many; the others are numbers of things, as a column's."""
NOT_COUNTED = {
    "en": {"are", "as", "died", "left", "may", "more", "of", "s", "to"},
    "fi": {"ja", "jälkeen", "kuten", "ratkaisevat", "s", "s:n"},
    "hr": {"do", "kao", "od", "s", "ugasili"},
    "it": {"a", "come", "di", "s", "sono"},
    "sr-Latn": {"do", "kao", "od", "s", "ugasili"},
}
"""Words that may stand after a number and are not what it counts."""
NEVER_ONE = {
    "company-idle": "times to choose from, of ten seconds and more",
    "company-patience": "times to choose from, of ten seconds and more",
    "company-reminded": "half of such a time",
    "company-status-waiting": "nobody and one are told of otherwise",
    "fault-body_too_large": "millions",
    "fault-code_too_long": "longer than any code",
    "fault-format_too_long": "longer than any board",
    "fault-needs_people": "the most that a game of several has seats for",
    "fault-score_copies": "two packs have each card twice at least",
    "fault-survey_deaths": "how often a survey tries anew",
    "refusal-bad_name": "the longest name",
    "refusal-bad_text": "the longest line of chat",
    "refusal-no_such_cell": "the smallest board has two rows and two columns",
    "refusal-table_full": "a table of several people is full",
    "survey-rounds": "rounds of nine holes",
}
"""Messages whose number is never one, and what it is; of two plural forms they need the other alone."""
ONE_FORM = {
    ("fi", "fault-too_many_tables"): "a genitive",
    ("fi", "terminal-solved-unknown"): "a case with an ending of its own; it is a decimal number too",
    ("hr", "survey-begun"): "after “od” it is a genitive, alike in singular and plural",
    ("hr", "survey-progress"): "after “od” it is a genitive, alike in singular and plural",
    ("hr", "fault-needs_people"): "alike from two upwards",
    ("sr-Latn", "survey-begun"): "after “od” it is a genitive, alike in singular and plural",
    ("sr-Latn", "survey-progress"): "after “od” it is a genitive, alike in singular and plural",
    ("sr-Latn", "fault-needs_people"): "alike from two upwards",
}
"""Messages with a word that is the same after every number that there is."""

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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_chooses_by_number_has_each_plural_form_of_its_language(lang):
    for message, form, pattern in patterns(lang):
        for choice in choices(pattern):
            if choice.is_plural:
                assert {*choice.keys} & {*CATEGORIES} == categories(lang), (message, form)
                assert choice.default == "other", (message, form)


def uncounted(lang, message, pattern):
    """The words of a message that stand after a number and do not go by it."""
    return {
        word
        for argument, word in beside_words(pattern)
        if argument in COUNTING
        and word not in NOT_COUNTED[lang]
        and (lang, message) not in ONE_FORM
        and not (message in NEVER_ONE and len(categories(lang)) == 2)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_stands_after_a_number_without_going_by_it(lang):
    assert {
        message: words for message, _, pattern in patterns(lang) if (words := uncounted(lang, message, pattern))
    } == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{ $count } cards", {"cards"}),
        ("{ $count ->| [one] one card| *[other] { $count } cards|}", set()),
        ("{ $count ->| [one] one card| *[other] { $count } cards in { $rows } rows|}", {"rows"}),
        ("{ $count ->| [0] none| *[other] { $count } cards|}", {"cards"}),
        ("{ $who ->| [you] { $left } points| *[other] { $name }|}", {"points"}),
        ("column { $column } is empty, { $count } of { $count }", set()),
    ],
)
def test_a_word_that_does_not_go_by_its_number_is_found(text, found):
    entry = FluentParser().parse_entry(f"some = {text}".replace("|", "\n"))
    assert uncounted("en", "some", entry.value) == found


def test_what_needs_no_plural_form_is_still_there():
    messages = {(lang, message) for lang in LANGUAGES for message, _, _ in patterns(lang)}
    assert {*ONE_FORM} <= messages
    assert {("en", message) for message in NEVER_ONE} <= messages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_is_said_as_it_was_approved(lang):
    """For 0, 1, 2, 5, 11, 21, 22 and 101; ``python -m tests.words.plurals`` writes the files anew."""
    assert golden(lang) == path(lang).read_text(encoding="utf-8")
