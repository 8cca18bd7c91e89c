"""PL-4: numbers and lists as CLDR has them for each language."""

import pytest

from mulligan.words import speak
from mulligan.words.messages import Grouped
from mulligan.words.numbers import all_of, decimal
from tests.words.files import OFFERED

NUMBERS = {
    "en": ("1,234,567", "1,234.500", "0.1"),
    "fi": ("1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567", "1\N{NO-BREAK SPACE}234,500", "0,1"),
    "hr": ("1.234.567", "1.234,500", "0,1"),
    "it": ("1.234.567", "1.234,500", "0,1"),
    "sr-Cyrl": ("1.234.567", "1.234,500", "0,1"),
    "sr-Latn": ("1.234.567", "1.234,500", "0,1"),
}
LISTS = {
    "en": "Ana, Bo, and Cid",
    "fi": "Ana, Bo ja Cid",
    "hr": "Ana, Bo i Cid",
    "it": "Ana, Bo e Cid",
    "sr-Cyrl": "Ana, Bo и Cid",
    "sr-Latn": "Ana, Bo i Cid",
}


def test_every_language_has_its_numbers_and_lists():
    assert sorted(NUMBERS) == sorted(LISTS) == OFFERED


@pytest.mark.parametrize("lang", OFFERED)
def test_numbers_are_grouped_and_have_the_decimal_sign_of_their_language(lang):
    words = speak(lang)
    whole, thousands, tenth = NUMBERS[lang]
    assert (decimal(words, 1234567), decimal(words, 1234.5, 3), decimal(words, 0.1, 1)) == (whole, thousands, tenth)


@pytest.mark.parametrize("lang", OFFERED)
def test_a_count_in_a_message_is_grouped_where_it_is_to_be_and_still_chooses_its_plural(lang):
    words, whole = speak(lang), NUMBERS[lang][0]
    assert f"{whole} " in words.say("cards", count=Grouped(1234567))
    assert "1234567 " in words.say("cards", count=1234567)
    assert words.say("cards", count=Grouped(1)) == words.say("cards", count=1)


@pytest.mark.parametrize("lang", OFFERED)
def test_several_in_one_are_joined_by_the_word_of_their_language_and_script(lang):
    words = speak(lang)
    assert all_of(words, ["Ana", "Bo", "Cid"]) == LISTS[lang]
    assert all_of(words, ["Ana"]) == "Ana"


@pytest.mark.parametrize("pseudo", ["en-XA", "ar-XB"])
def test_a_pseudo_locale_has_the_numbers_of_the_language_that_it_is_made_of(pseudo):
    assert decimal(speak(pseudo), 1234.5, 1) == "1,234.5"
