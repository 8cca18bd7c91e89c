"""Every language says everything: the same messages, the same arguments, and each can be said."""

import re

import pytest
from fluent.syntax import ast as ftl

from mulligan.words import speak
from mulligan.words.messages import Messages
from tests.words.files import LANGUAGES, entries, file_names, number_keys, shapes, written

ISOLATING = re.compile("[\u2066-\u2069\u200e\u200f\u202a-\u202e]")


def test_there_is_more_than_one_language_and_each_has_the_same_files():
    assert {"en", "hr", "it"} <= set(LANGUAGES)
    for lang, names in file_names().items():
        assert names == file_names()["en"], lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_fluent_throughout(lang):
    for name in file_names()[lang]:
        assert name.endswith(".ftl")
        assert not [entry.content for entry in entries(lang, name) if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(lang):
    def further_forms(message, shape):
        # A card has the cases that its language's sentences ask for.
        return () if message == "card" else shape.attributes

    def told(of):
        return {
            message: (shape.file, sorted(written(shape.arguments)), sorted(further_forms(message, shape)), shape.value)
            for message, shape in shapes(of).items()
        }

    assert told(lang) == told("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_every_number_and_without_invisible_marks(lang):
    words, numbers = speak(lang), {0, 1, 2, 5, 11, 21, 101} | number_keys(lang)
    for message, shape in shapes(lang).items():
        if not shape.value:
            continue
        for number in numbers:
            said = words.say(message, **dict.fromkeys(shape.arguments, number))
            assert said or shape.arguments, message
            assert not ISOLATING.search(said), message
            # A dollar that names no argument is one (KL-15).
            assert not re.search(r"\{|\$[A-Za-z]", said), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_of_texts_too_and_shows_them_as_they_are(lang):
    words = speak(lang)
    for message, shape in shapes(lang).items():
        if shape.value and shape.arguments:
            said = words.say(message, **{name: f"⟨{name}⟩" for name in shape.arguments})
            assert not ISOLATING.search(said), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_and_a_missing_argument_are_errors_and_never_shown_raw(lang):
    words = speak(lang)
    with pytest.raises(LookupError, match="no-such-message"):
        words.say("no-such-message")
    with pytest.raises(LookupError, match="count"):
        words.say("cards")


def test_numbers_are_written_in_plain_digits():
    for lang in LANGUAGES:
        assert "8031810176" in speak(lang).say("fault-deal_number", number=8031810176, first=0, last=8031810175)


def test_a_message_in_two_files_is_an_error():
    with pytest.raises(ValueError, match=r"hello is in a\.ftl and in b\.ftl"):
        Messages("en", {"a.ftl": "hello = Hello\n", "b.ftl": "hello = Hi\n"})


def test_a_file_that_is_no_fluent_is_an_error_that_names_the_line():
    with pytest.raises(ValueError, match=r"en/a\.ftl, line 2"):
        Messages("en", {"a.ftl": "hello = Hello\nbroken = { $\n"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_of_any_length_stands_whole_in_its_sentence(lang):
    """Fluent itself takes no more than 2,500 characters: a game of 1,200 moves has more."""
    record = "GO1-E-AAAAAAB" + " d u" * 2000
    short = speak(lang).say("terminal-goodbye", record="GO1-E-AAAAAAB")
    assert speak(lang).say("terminal-goodbye", record=record) == short.replace("GO1-E-AAAAAAB", record)
    both = speak(lang).say("terminal-no-file", file="f" * 3000, why="w" * 4000)
    assert ("f" * 3000 in both, "w" * 4000 in both) == (True, True)
