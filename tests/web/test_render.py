"""From a table to the messages of the wire, without a server: nothing of it knows a game."""

import re
from pathlib import Path

import pytest

from mulligan import web
from mulligan.core.cards import Card
from mulligan.core.game import Refusal
from mulligan.core.table import Called, Place, Turned
from mulligan.games.registry import GAMES, read_code
from mulligan.play.match import Match
from mulligan.web import render
from mulligan.web.standing import Standing, Taken
from mulligan.words import languages, speak

EN = speak("en")
WON = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"


def standing(code, moves=""):
    match = Match(read_code(code))
    for move in moves.split():
        assert not isinstance(match.act(move), Refusal), move
    return Standing.of(match)


@pytest.mark.parametrize(
    ("code", "preset"),
    [
        ("GO1-E-AAAAAAB", "Easy"),
        ("GO1-EQ-AAAAAAB", "Classic"),
        ("GO1-S-AAAAAAB", "Standard"),
        ("GO1-T-AAAAAAB", "Traditional"),
        ("ms:5", "Easy"),
        ("GO1-EJ2-AAAAAAB", ""),
        ("GO1-S9-AAAAAAB", ""),
    ],
)
def test_gp_8_rules_are_called_by_the_preset_they_equal(code, preset):
    view = render.view(standing(code), 0, EN)
    assert view.preset == preset
    assert [option.option for option in view.options] == ["ends", "draw", "scoring", "jokers", "empty_waste", "holes"]


def test_gp_27_an_empty_waste_and_every_free_card_fits():
    view = render.view(standing("GO1-EY-AAAAAAB"), 0, EN)
    waste = next(pile for pile in view.piles if pile.place == "waste")
    assert (waste.cards, waste.text, view.stock) == ([], "empty", 17)
    assert [(legal.move, legal.source, legal.row, legal.target) for legal in view.legal] == [
        *((str(number), f"column{number}", 5, "waste") for number in range(1, 8)),
        ("d", "stock", 17, "waste"),
    ]
    assert view.legal[0].name == EN.move(standing("GO1-EY-AAAAAAB").view(0), GAMES[0].all_moves(None)[1])


def test_gp_11_a_blocked_game_says_so():
    """GP-11, GP-14: blocked, the score is the cards left."""
    moves = "d " * 16
    while (view := render.view(standing("GO1-S-AAAAAAB", moves), 0, EN)).outcome is None:
        moves += f"{view.legal[0].move} "
    left = sum(len(pile.cards) for pile in view.piles if pile.kind == "column")
    assert (view.outcome, view.legal, view.score) == ("blocked", [], str(left))
    assert view.ending == f"No more moves: {left} cards left, {left} strokes."
    assert view.undo == view.moves == len(moves.split())


def test_gp_15_a_round_that_was_given_up_has_no_moves_left():
    view = render.view(standing("GO1-S9-AAAAAAB", "d " + "next " * 9), 0, EN)
    assert (view.legal, view.undo, view.redo, view.round.over, view.round.par) == ([], 0, 0, True, 45)
    assert [hole.state for hole in view.round.holes] == ["given_up"] * 9
    assert render.view(standing("GO1-E-AAAAAAB"), 0, EN).round is None


def test_the_slots_are_the_piles():
    view = render.view(standing("GO1-E-AAAAAAB"), None, EN)
    assert [slot.place for slot in view.slots] == [pile.place for pile in view.piles]
    assert {slot.fan for slot in view.slots} == {"none", "down"}


@pytest.mark.parametrize("lang", sorted(languages()))
def test_pl_4_every_text_of_a_view_is_said_in_every_language(lang):
    words = speak(lang)
    match = Match(read_code("GO1-T-AAAAAAB"))
    for number, move in enumerate(["d", "u", "r", "next"], 1):
        taken = Taken(number, match.act(move), Standing.of(match))
        step = render.step(taken, 0, words)
        assert step.said == render.table(number, taken.after, (taken,), 0, words).said != ""
        assert all(pile.name and pile.text for pile in step.view.piles)
        assert render.position(taken.after, None, words).said.endswith(".")


def test_the_events_of_games_to_come_have_their_messages():
    turned = render.event(Turned(Place("column", 2), 3, Card("Th")))
    assert (turned.place, turned.row, turned.card) == ("column2", 3, "Th")
    assert render.event(Called("finish")).word == "finish"


def test_nothing_of_the_web_table_knows_a_game():
    for path in Path(web.__file__).parent.glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for game in GAMES:
            assert not re.search(rf"\b{re.escape(game.key)}\b", text), path


@pytest.mark.parametrize(
    ("code", "moves", "tally"),
    [
        ("GO1-E-AAAAAAB", "", (1, "E", 0, "points", False, None)),
        ("GO1-E-AAAAAAB", WON, (1, "E", 350, "points", False, "won")),
        ("GO1-E-AAAAAAB", f"{WON} u", (1, "E", 330, "points", False, None)),
        ("GO1-E-AAAAAAB", "d 5 restart d restart", (3, "E", 0, "points", False, None)),
        ("GO1-S-AAAAAAB", "d", (1, "S", 35, "strokes", True, None)),
        ("GO1-S9-AAAAAAB", "d next next d", (3, "strict+strokes+holes=9", 35, "strokes", True, None)),
        ("GO1-S9-AAAAAAB", "next " * 8 + "d next", (9, "strict+strokes+holes=9", 35, "strokes", True, "lost")),
        ("GO1-EJ2-AAAAAAB", "", (1, "jokers=2", 0, "points", False, None)),
        ("KL1-D3N-AAAAAAB", "d", (1, "D3N", 0, "points", False, None)),
        ("KL1-D1V-AAAAAAB", "d restart", (2, "D1V", -52, "dollars", False, None)),
    ],
)
def test_pl_8_what_a_deal_is_to_statistics(code, moves, tally):
    """The deal's number at its table, the rule set, a plain score with its direction, and how it ended."""
    found = render.view(standing(code, moves), 0, EN).tally
    assert (found.dealt, found.rules, found.score, found.unit, found.fewer, found.ended) == tally
