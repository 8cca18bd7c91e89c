"""GP-18, CD-7: every reason and every fault has its sentences in every language: what, where, and what would be right."""

import pytest

from mulligan.core.cards import Card, read_cards
from mulligan.core.faults import Unreadable
from mulligan.core.game import Refusal
from mulligan.core.table import Place
from mulligan.games.golf import GolfRules
from mulligan.games.registry import find_game, read_code, read_record
from mulligan.play.match import NEXT, Match
from mulligan.play.session import Session
from mulligan.words import speak
from tests.words.codes import calls, given
from tests.words.files import LANGUAGES, OFFERED, shapes, written
from tests.words.refusals import refusals as other_refusals

REASONS = given("Refusal")
FAULTS = [*given("Unreadable"), *given("Unopenable"), *given("NotOurs")]
SERVER = ("not_your_turn", "stale", "no_such_table", "too_large")
"""Reasons that the server gives."""


def test_the_sources_give_the_reasons_that_the_command_line_promises():
    promised = "unreadable no_such_column game_over nothing_to_undo nothing_to_redo column_empty covered king_closes"
    assert {*promised.split(), "not_adjacent", "stock_empty", "play_first"} <= {one.code for one in REASONS}
    assert {"card", "code_letter", "option_value", "language", "record_empty"} <= {one.code for one in FAULTS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_the_sources_has_both_its_sentences_and_their_facts(lang):
    known = shapes(lang)
    for one in REASONS:
        assert not known[f"reason-{one.code}"].arguments, one
        asked = written(known[f"refusal-{one.code}"].arguments)
        if one.facts is not None:
            assert asked <= one.facts | ({"moves"} if "game" in one.facts else set()), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_the_sources_has_its_sentence_and_its_facts(lang):
    known = shapes(lang)
    for one in FAULTS:
        asked = written(known[f"fault-{one.code}"].arguments)
        if one.facts is not None:
            labels = {"option_label", "needs_label", "value_label"} if {"game", "needs"} <= one.facts else set()
            assert asked <= one.facts | labels | {"position"}, one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_outcome_has_its_ending(lang):
    for one in given("Outcome"):
        assert f"ending-{one.code}" in shapes(lang), one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_sources_name_is_there_with_its_arguments(lang):
    known, named = shapes(lang), 0
    for call, _, where in calls("say"):
        message = call.args[0].value if call.args and hasattr(call.args[0], "value") else None
        if isinstance(message, str):
            named += 1
            assert message in known, where
            names = {word.arg for word in call.keywords}
            assert None in names or known[message].arguments <= names, where
    assert named > 10


# Refusals

TO_EMPTY_2 = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2"


def refusals():
    """A real refusal for every reason of a game, a session and a match."""
    start = Session(read_code("GO1-E-AAAAAAB"))
    given_up = Match(read_code("GO1-S9-AAAAAAB"))
    for _ in range(9):
        given_up.act(NEXT)
    stuck = Session(read_code("GO1-EF-AAAAAAB"))
    stuck.act("d")
    drawn = Session(read_code("GO1-E-AAAAAAB"))
    for _ in range(16):
        drawn.act("d")
    emptied = Session(read_code("GO1-E-AAAAAAB"))
    for token in TO_EMPTY_2.split():
        emptied.act(token)
    king = Session(read_code("GO1-S-AAAAAAB"))
    king.act("d"), king.act("d"), king.act("d")
    yield from (start.act(token) for token in ("x", "9", "0", "1", "1:4", "1:6", "u", "r"))
    yield start.pick(Place("column", 1), None, Place("column", 2))
    yield start.pick(Place("column", 9), None, None)
    yield from (stuck.act("d"), drawn.act("d"), emptied.act("2"), king.act("1"))
    hole = Match(read_code("GO1-S9-AAAAAAB"))
    for token in "dddddddddddddddd51":
        hole.act(token)
    while hole.session.outcome is None:
        hole.session.play(hole.session.view().legal[0])
    yield hole.act("1")
    yield from (given_up.act("d"), Match(read_code("GO1-E-AAAAAAB")).act(NEXT))
    yield from other_refusals()


SAID = {
    "unreadable": "“x” is not a move in Golf patience: d draws, 1 to 7 play the free card of that column, 1:4 asks for the card in row 4 of column 1; u undoes, r redoes",
    "no_such_column": "There is no column 9: columns go from 1 to 7",
    "not_adjacent": "6 of hearts on ace of clubs: must be one rank higher or lower",
    "covered": "10 of spades in row 4 of column 1: this card is blocked; only the free card of a column can be played",
    "no_such_card": "There is no row 6 in column 1: it has 5 cards",
    "king_closes": "6 of hearts on king of hearts: the king closes the run under these rules",
    "column_empty": "Column 2 is empty: no card can be played from it",
}


def test_refusals_say_what_and_where_and_what_would_be_right():
    said = {}
    for refusal in refusals():
        assert isinstance(refusal, Refusal)
        said.setdefault(refusal.reason, speak("en").refusal(refusal))
    assert SAID.items() <= said.items()
    assert set(said) == {one.code for one in REASONS if one.where.startswith(("games", "play", "core"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_real_refusal_can_be_said_in_full_and_in_short(lang):
    for refusal in refusals():
        for said in (speak(lang).refusal(refusal), speak(lang).reason(refusal), speak(lang, "text").refusal(refusal)):
            assert said[0].isupper() or not said[0].isalpha()
            assert not said.endswith(".")


GP_18 = {
    "not_adjacent": {
        "en": "Must be one rank higher or lower",
        "fi": "Arvon on oltava yhden suurempi tai pienempi",
        "hr": "Vrijednost mora biti za jedan viša ili niža",
        "it": "Deve essere di un valore superiore o inferiore",
    },
    "covered": {
        "en": "This card is blocked",
        "fi": "Tämä kortti on peitossa",
        "hr": "Ova je karta blokirana",
        "it": "Questa carta è bloccata",
    },
}


@pytest.mark.parametrize("lang", ["en", "fi", "hr", "it"])
@pytest.mark.parametrize("reason", GP_18)
def test_gp_18_the_reasons_letter_for_letter(reason, lang):
    assert speak(lang).reason(Refusal(reason)) == GP_18[reason][lang]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "6 of hearts on ace of clubs: must be one rank higher or lower"),
        ("fi", "Hertta 6 ristiässän päälle: arvon on oltava yhden suurempi tai pienempi"),
        ("hr", "Karta 6 herc na kartu as tref: vrijednost mora biti za jedan viša ili niža"),
        ("it", "6 di cuori su asso di fiori: deve essere di un valore superiore o inferiore"),
    ],
)
def test_gp_25_a_refusal_in_full_names_its_cards(lang, said):
    assert speak(lang).refusal(Refusal("not_adjacent", {"card": "6h", "on": "Ac"})) == said


def test_the_sentence_of_the_library():
    refusal = Refusal("not_adjacent", {"card": "6h", "on": "8c"})
    assert speak("en", cards="text").refusal(refusal) == "6h on 8c: must be one rank higher or lower"
    assert speak("fi", cards="text").refusal(refusal) == ("6h 8c:n päälle: arvon on oltava yhden suurempi tai pienempi")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", SERVER)
def test_the_reasons_of_the_server_have_their_sentences(reason, lang):
    assert speak(lang).refusal(Refusal(reason))
    assert speak(lang).reason(Refusal(reason))


# Faults

BAD_CODES = {
    "": "The code is empty: it looks like GO1-E-AAAAAAB",
    "GO2-E-AAAAAAB": "A code begins with one of GO1, KL1, TP1, TG1, not with “GO2”",
    "GO1-E": "“GO1-E” has 2 parts between hyphens; a code has three, for example GO1-E-AAAAAAB",
    "GO1-Z-AAAAAAB": "At position 5 of the code stands “Z”; the rules begin with one of: E, C, S, T",
    "GO1-EZ-AAAAAAB": "At position 6 of the code stands “Z”; right would be one of: W, Q, S, A, F, P, K, J1, J2, Y, 9",
    "GO1-EQW-AAAAAAB": "At position 7 of the code stands “W”, but the option ends is already set: once is enough",
    "GO1-EFQ-AAAAAAB": "At position 7 of the code stands “Q” after “F”; it belongs before it",
    "GO1-E-AAAA1AB": "At position 11 of the code stands “1”; right would be a letter from A to Z",
    "GO1-E-AAAAAB": "The code’s last part, “AAAAAB” at position 7, has 6 letters; it needs 7",
    "golf/nothing/ms:5": "“nothing” says nothing about the rules, or is not unique; these words do: E, C, S, T, wrap, queen, strict, "
    "anytime, when_stuck, points, strokes, empty_waste",
    "golf/ends=9/ms:5": "“9” is not a value of the option ends; it may be: wrap, queen, strict",
    "golf/end=9/ms:5": "There is no option “end”; there are: ends, draw, scoring, jokers, empty_waste, holes",
    "golf/strict+ends=wrap/ms:5": "The option ends is set twice: once is enough",
    "chess/strict/ms:5": "There is no game “chess”; there are: golf, klondike, tripeaks, table-golf",
    "golf/xx:5": "At position 6 of the code stands “xx:5”; right would be another program’s number or an exact deck, for example ms:5; there are: ms, kpat, pysol, greenfelt, deck",
    "ms:five": "At position 4 of the code stands “five”; right would be a whole number of at most 20 digits",
    "ms:0": "There is no deal number 0: numbers go from 1 to 2147483647",
    "golf/jokers=2/ms:5": "Numbers of ms deal 52 cards: jokers cannot be added",
}  # fmt: skip


def fault_of(reading):
    with pytest.raises(Unreadable) as caught:
        reading()
    return caught.value


@pytest.mark.parametrize("code", BAD_CODES)
def test_cd_7_what_is_wrong_with_a_code_and_where(code):
    fault = fault_of(lambda: read_code(code))
    assert speak("en").unreadable(fault) == BAD_CODES[code]
    for lang in LANGUAGES:
        assert speak(lang).unreadable(fault)


@pytest.mark.parametrize(
    ("reading", "said"),
    [
        (lambda: read_record(" # nothing\n"), "The record is empty: it begins with a deal code, for example GO1-E-AAAAAAB"),
        (lambda: read_code("A" * 401), "The code is too long: 401 characters; the longest has 400"),
        (lambda: Card("1x"), "“1x” is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (c d h s), for example Th"),
        (lambda: read_cards("Ac 1x"), "Word 2, “1x”, is not a card: a card is a rank (A 2 3 4 5 6 7 8 9 T J Q K) and a suit (c d h s), for example Th"),
        (lambda: Place.read("column 3"), "“column 3” is not a place: a place is a word and a number, for example column3"),
        (lambda: find_game("chess"), "There is no game “chess”; there are: golf, klondike, tripeaks, table-golf"),
        (lambda: GolfRules(jokers=3), "“3” is not a value of the option jokers; it may be: 0, 1, 2"),
        (lambda: speak("xx"), f"There is no language “xx”; there are: {', '.join(OFFERED)}"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_other_texts(reading, said):
    fault = fault_of(reading)
    assert speak("en").unreadable(fault) == said
    for lang in LANGUAGES:
        assert speak(lang).unreadable(fault)


def test_what_somebody_typed_is_shown_on_one_line_without_invisible_characters():
    fault = fault_of(lambda: read_code("GO1-E-AA\n\u2066\x1b[2JA"))
    assert "stands “\\n”;" in speak("en").unreadable(fault)
    fault = fault_of(lambda: find_game("a\u202e\u2068\tb"))
    assert "“a\\u202e\\u2068\\tb”" in speak("en").unreadable(fault)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_text_is_cut(lang):
    said = speak(lang).unreadable(fault_of(lambda: find_game("x" * 100_000)))
    assert "x" * 60 + "…" in said
    assert len(said) < 200
    assert "x" * 60 in speak(lang).unreadable(fault_of(lambda: find_game("x" * 60)))
    assert "…" not in speak(lang).unreadable(fault_of(lambda: find_game("x" * 60)))
