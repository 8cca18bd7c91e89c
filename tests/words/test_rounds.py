"""TG-26: what somebody did at a table of several people, in every reader's language, as they may hear it."""

import random
import re

import pytest

from mulligan.core.table import NOBODY, Carried, Place
from mulligan.games.table_golf import TURNS
from mulligan.words import speak
from tests.words.files import LANGUAGES
from tests.words.rounds import GAME, LENGTHS, NAMES, _session, by_chance, golden, path, whole_rounds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tg_26_every_kind_of_action_is_said_as_it_was_approved(lang):
    """To its actor, to another player and to a watcher, in three lengths."""
    assert golden(lang) == path(lang).read_text(encoding="utf-8")


def test_the_golden_files_hold_every_kind_of_action():
    kinds = {told.kind for told in whole_rounds()}
    assert {kind.partition(" ")[0] for kind in kinds} == {"draw", "take", "put", "drop", "worn"}
    for event in ("shuffled", "called", "ended", "turned"):
        assert any(event in kind for kind in kinds), event


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tg_16_the_limit_of_turns_is_said_as_it_is(lang):
    assert re.findall(r"\d+", speak(lang).say("ending-worn_out")) == [str(TURNS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tg_3_nobody_else_hears_what_was_drawn(lang):
    """TG-3: the card just drawn is its drawer's alone; what the others hear is the same whatever it was."""
    heard: dict[tuple[int | None, str], set[str]] = {}
    for told in by_chance(_session(2), random.Random(1)):
        if told.step.token != "draw":
            continue
        for seat in (1 - told.step.seat, None):
            said = {re.sub(r"[0-9]+", "#", told.said(seat, length, lang)) for length in LENGTHS[:2]}
            heard.setdefault((told.step.seat, str(seat)), set()).update(said)
        mine = told.said(told.step.seat, "normal", lang)
        card = next(event for event in told.step.events if isinstance(event, Carried)).cards[0]
        assert mine == told.said(told.step.seat, "normal", lang)
        assert any(form in mine for form in speak(lang).card_args("card", card).values())
    assert all(len(said) == 2 for said in heard.values()), heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_in_a_round_is_said_to_everybody(lang, seed):
    """TG-24: a sentence each, and none of them is without its capital and its full stop."""
    session = _session(2 + seed, board=("2x2", "3x3", "3x4", "4x4")[seed])
    words = speak(lang)
    for told in by_chance(session, random.Random(seed)):
        for seat in (*range(session.state.players), None):
            for length in LENGTHS:
                said = told.said(seat, length, lang)
                assert said[0].isupper() or said[0].isdigit()
                assert said.endswith(".")
            assert words.position(session.view(seat), GAME.layout_of(session.state), NAMES).endswith(".")
            for move in session.view(seat).legal:
                assert words.move(session.view(seat), move)


def test_who_is_not_named_is_a_player_of_a_number():
    told = next(by_chance(_session(3), random.Random(4)))
    events = told.session.events(told.step, None)
    assert speak("en").step(told.step, events, told.session.view(None)) == f"Player {told.step.seat + 1} draws a card."


def test_ranks_alone_in_their_text_form():
    told = next(by_chance(_session(3), random.Random(4)))
    words, seat = speak("en", "text"), told.step.seat
    events = told.session.events(told.step, seat)
    card = events[0].cards[0].text
    assert words.step(told.step, events, told.session.view(seat), NAMES, "brief") == f"You draw {card[0]}."
    assert words.step(told.step, events, told.session.view(seat), NAMES) == f"You draw the {card}."


def test_a_board_is_read_row_by_row_the_own_one_first():
    """The position: own board, what is common, then the others as they sit."""
    session = _session(3, board="2x2", face_up=1)
    view, layout = session.view(1), GAME.layout_of(session.state)
    words = speak("en")
    position = words.position(view, layout, NAMES)
    assert position.startswith(words.board(view, layout, 1, NAMES))
    order = [position.index(text) for text in ("Your board", "Draw pile", "Ced’s board", "Ana’s board")]
    assert order == sorted(order)
    own = words.board(view, layout, 1, NAMES)
    assert re.fullmatch(r"Your board\. Row 1: [^,.]+, [^,.]+\. Row 2: [^,.]+, [^,.]+\.", own)
    assert own.count("face down") == 3
    assert sum(pile.sight == NOBODY for pile in GAME.piles(session.state) if pile.place.seat == 1) == 3
    assert words.position(session.view(None), layout, NAMES).startswith("Draw pile")


@pytest.mark.parametrize(
    ("lang", "own", "other"),
    [
        ("en", "Row 1, column 2", "Ana, row 1, column 2"),
        ("hr", "Redak 1, stupac 2", "Ana, redak 1, stupac 2"),
        ("it", "Riga 1, colonna 2", "Ana, riga 1, colonna 2"),
        ("fi", "Rivi 1, sarake 2", "Ana, rivi 1, sarake 2"),
        ("sr-Latn", "Red 1, kolona 2", "Ana, red 1, kolona 2"),
    ],
)
def test_a_cell_has_its_row_its_column_and_its_owner(lang, own, other):
    words = speak(lang)
    assert words.place(Place("cell", 12)) == words.place(Place("cell", 12, 0), 0, NAMES) == own
    assert words.place(Place("cell", 12, 0), 1, NAMES) == words.place(Place("cell", 12, 0), None, NAMES) == other


CARDS_LEFT = {
    "en": "0 The draw pile is empty now.|1 1 card is|2 2 cards are|5 5 cards are|21 21 cards are",
    "fi": "0 Nostopino on nyt tyhjä.|1 1 kortti.|2 2 korttia.|5 5 korttia.|21 21 korttia.",
    "hr": "0 Kup za izvlačenje sada je prazan.|1 1 karta.|2 2 karte.|5 5 karata.|21 21 karta.",
    "it": "0 Ora il mazzo è vuoto.|1 resta 1 carta.|2 restano 2 carte.|5 restano 5 carte.|21 restano 21 carte.",
    "sr-Latn": "0 Špil je sada prazan.|1 1 karta.|2 2 karte.|5 5 karata.|21 21 karta.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_cards_have_their_plural_forms(lang):
    for line in CARDS_LEFT[lang].split("|"):
        count, _, part = line.partition(" ")
        assert part in speak(lang).say("full-draw-hand", left=int(count))
