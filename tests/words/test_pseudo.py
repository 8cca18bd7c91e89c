"""PL-4: pseudo-locales, which show tests what is no message and what has no room: derived by rule, offered to nobody."""

import re

import pytest

from mulligan.words import choose_language, direction, languages, script_of, speak
from mulligan.words.languages import PSEUDO
from mulligan.words.script import pseudo_locales
from tests.words.test_script import texts

LONG, TURNED = "en-XA", "ar-XB"
TURNS = re.compile("\u202e([^\u202e\u202c]+)\u202c")
"""A word of the right-to-left one, between the marks that turn it."""


def plain(text: str) -> str:
    return TURNS.sub(r"\1", text)


def test_there_are_two_and_both_are_made_from_english():
    assert list(pseudo_locales()) == [TURNED, LONG]
    assert {script_of(tag).of for tag in (LONG, TURNED)} == {"en"}


@pytest.mark.parametrize("tag", [LONG, TURNED])
def test_every_letter_is_marked_and_every_text_longer_by_two_fifths(tag):
    write = script_of(tag).write
    for text in filter(re.compile("[A-Za-z]").search, texts("en").texts):
        written = write(text)
        assert not re.search("[A-Za-z]", written), text
        # Blanks, digits and stops stay as they are; words make up for the blank behind them.
        words = re.findall("[A-Za-z]+", text)
        grown = len(plain(written)) - len(text)
        assert grown >= 0.4 * (sum(map(len, words)) + len(words)), text
    assert write("") == ""
    assert write("1 – 2 ♠ š") == "1 – 2 ♠ š"


def test_each_word_is_turned_by_itself():
    """Blanks stay outside, so that lines break where they break in any text."""
    for text in texts("en").texts:
        written = script_of(TURNED).write(text)
        assert TURNS.sub("", written) == re.sub("[A-Za-z]+", "", text)
        assert plain(written) == script_of(LONG).write(text)


def test_what_is_filled_in_and_what_is_quoted_stays_as_it_is():
    words = speak(LONG)
    assert words.say("page-undo") == "ÜÜññðö"
    assert words.say("page-copy-this-code", code="GO1-E-AAAAAAB") == "ÐÐééáļ ççööðé GO1-E-AAAAAAB: ççööṗý"
    assert [words.say("page-options-changed", count=count) for count in (1, 2)] == ["1 ççĥĥááññĝéð", "2 ççĥĥááññĝéð"]
    assert speak(TURNED).say("page-options-changed", count=2) == "2 \u202eççĥĥááññĝéð\u202c"


def test_nobody_is_offered_one_or_given_one_unasked(monkeypatch):
    assert not {LONG, TURNED} & {*languages()}
    assert choose_language([LONG, "it"]) == "en"
    assert choose_language([TURNED, "it"]) == "it"
    monkeypatch.setenv(PSEUDO, "1")
    assert choose_language([LONG, "it"]) == LONG
    assert choose_language(["en-US", "ar-EG", "it"]) == "en"
    assert choose_language(["ar-EG", TURNED]) == TURNED
    assert not {LONG, TURNED} & {*languages()}


def test_a_language_has_the_direction_that_cldr_says():
    assert {direction(tag) for tag in (*languages(), LONG)} == {"ltr"}
    assert {direction(tag) for tag in (TURNED, "ar", "he", "fa-IR", "ur")} == {"rtl"}
