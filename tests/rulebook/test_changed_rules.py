"""A rule that changes breaks the pages that would now be wrong, or changes what they say."""

from dataclasses import replace

import pytest

from mulligan.core import ranks
from mulligan.games import golf, tripeaks
from mulligan.games.klondike import game as klondike
from mulligan.games.klondike import position as klondike_position
from mulligan.games.klondike import rules as klondike_rules
from mulligan.games.registry import find_game
from mulligan.games.table_golf import rules as table_golf
from mulligan.play import match, session
from mulligan.rulebook import PageError, games, languages, values
from mulligan.rulebook.page import build
from tests.rulebook.pages import said


def broken(game):
    """The pages of a game that do not build any more, each with the line in which."""
    found = {}
    for lang in languages():
        try:
            build(lang, game)
        except PageError as fault:
            found[lang] = fault.line
    return found


def breaks_every_page(game):
    return sorted(broken(game)) == sorted(languages())


@pytest.mark.parametrize("game", [game.key for game in games()])
def test_no_page_is_broken_by_the_rules_as_they_are(game):
    assert not broken(game)


@pytest.mark.parametrize(("rule", "like"), [("queen", "wrap"), ("wrap", "queen"), ("wrap", "strict")])
def test_another_rule_for_king_and_ace_breaks_the_pages_of_golf(monkeypatch, rule, like):
    """GP-7: the won game shows where Easy and Classic part."""
    monkeypatch.setitem(ranks.FITTING, rule, ranks.FITTING[like])
    assert breaks_every_page("golf")


@pytest.mark.parametrize(("constant", "value"), [("PLAYED", 9), ("LEFT", -5)])
def test_other_points_break_the_pages_of_golf(monkeypatch, constant, value):
    """GP-12, GP-13."""
    monkeypatch.setattr(golf, constant, value)
    assert breaks_every_page("golf")


def test_another_deal_breaks_the_pages_of_golf(monkeypatch):
    """CD-3: the opening pack with its last two cards exchanged."""
    pack = golf._OPENING
    monkeypatch.setattr(golf, "_OPENING", (*pack[:-2], pack[-1], pack[-2]))
    assert breaks_every_page("golf")


def test_a_draw_that_may_wait_no_more_breaks_the_pages_of_golf(monkeypatch):
    """GP-6."""
    monkeypatch.setattr(golf, "may_draw", lambda state: True)
    assert breaks_every_page("golf")


def change_klondike(monkeypatch, name, value):
    """Change a rule of Klondike in each of its files that goes by it."""
    files = [file for file in (klondike_rules, klondike_position, klondike) if hasattr(file, name)]
    assert files
    for file in files:
        monkeypatch.setattr(file, name, value)


@pytest.mark.parametrize("way", ["up", "waste", "turned"])
def test_other_points_break_the_pages_of_klondike(monkeypatch, way):
    """KL-13, KL-22."""
    monkeypatch.setitem(klondike_rules.GAINS["normal"], way, 3)
    assert breaks_every_page("klondike")


@pytest.mark.parametrize(("constant", "value"), [("ANTE", -50), ("_REDEAL", -90)])
def test_another_stake_or_redeal_breaks_the_pages_of_klondike(monkeypatch, constant, value):
    """KL-14, KL-22."""
    change_klondike(monkeypatch, constant, value)
    assert breaks_every_page("klondike")


def test_any_card_to_an_empty_column_breaks_the_pages_of_klondike(monkeypatch):
    """KL-7."""
    fits = klondike.fits
    change_klondike(monkeypatch, "fits", lambda card, column: not column or fits(card, column))
    assert breaks_every_page("klondike")


def test_colours_that_do_not_matter_break_the_pages_of_klondike(monkeypatch):
    """KL-3."""
    fits = klondike.fits
    change_klondike(
        monkeypatch, "fits", lambda card, column: card.rank == column[-1].rank - 1 if column else fits(card, column)
    )
    assert breaks_every_page("klondike")


def test_another_pass_breaks_the_pages_of_klondike(monkeypatch):
    """KL-11."""
    change_klondike(monkeypatch, "has_pass", lambda state: True)
    assert breaks_every_page("klondike")


@pytest.mark.parametrize("constant", ["DRAWN", "PEAK", "LAST_PEAK"])
def test_other_points_break_the_pages_of_tripeaks(monkeypatch, constant):
    monkeypatch.setattr(tripeaks, constant, 7)
    assert breaks_every_page("tripeaks")


@pytest.mark.parametrize(("rule", "like"), [("queen", "wrap"), ("wrap", "queen")])
def test_another_rule_for_king_and_ace_breaks_the_pages_of_tripeaks(monkeypatch, rule, like):
    monkeypatch.setitem(ranks.FITTING, rule, ranks.FITTING[like])
    assert breaks_every_page("tripeaks")


def test_cards_that_are_never_covered_break_the_pages_of_tripeaks(monkeypatch):
    monkeypatch.setattr(tripeaks, "is_free", lambda tableau, at: True)
    assert breaks_every_page("tripeaks")


@pytest.mark.parametrize(("constant", "value"), [("BONUS", 4), ("PENALTY", 9)])
def test_another_closing_rule_breaks_the_pages_of_table_golf(monkeypatch, constant, value):
    """TG-14."""
    monkeypatch.setattr(table_golf, constant, value)
    assert breaks_every_page("table-golf")


@pytest.mark.parametrize("rank", [0, 13])
def test_another_value_of_a_card_breaks_the_pages_of_table_golf(monkeypatch, rank):
    """TG-11."""
    monkeypatch.setitem(table_golf._VALUES, rank, 10)
    assert breaks_every_page("table-golf")


def test_another_rule_for_lines_breaks_the_pages_of_table_golf(monkeypatch):
    """TG-9: without diagonals."""
    lines = table_golf.lines
    monkeypatch.setattr(table_golf, "lines", lambda rows, columns, diagonals: lines(rows, columns, False))
    assert breaks_every_page("table-golf")


CHANGES = {
    "golf": (golf, "PLAYED", 9),
    "klondike": (klondike_rules, "_REDEAL", -90),
    "tripeaks": (tripeaks, "PEAK", 7),
    "table-golf": (table_golf, "BONUS", 4),
}
"""A change of each game's points."""


@pytest.mark.parametrize("changed", [game.key for game in games()])
def test_a_change_breaks_the_pages_of_its_game_alone(monkeypatch, changed):
    monkeypatch.setattr(*CHANGES[changed])
    assert {game.key: len(broken(game.key)) for game in games()} == {
        game.key: len(languages()) if game.key == changed else 0 for game in games()
    }


@pytest.mark.parametrize("game", ["golf", "klondike", "tripeaks"])
@pytest.mark.parametrize("lang", languages())
def test_another_limit_of_undo_is_said_as_it_is(monkeypatch, lang, game):
    """GP-16, KL-19: what is only a number on the page follows it."""
    before = said(build(lang, game))
    monkeypatch.setattr(values, "UNDO_DEPTH", session.UNDO_DEPTH + 87)
    after = said(build(lang, game))
    assert ("187" in before, "187" in after) == (False, True)
    assert before.count("100") - after.count("100") == 1


@pytest.mark.parametrize("lang", languages())
def test_another_par_is_said_as_it_is(monkeypatch, lang):
    """GP-15."""
    before = said(build(lang, "golf"))
    monkeypatch.setattr(values, "HOLE_PAR", 7)
    monkeypatch.setattr(match, "HOLE_PAR", 7)
    after = said(build(lang, "golf"))
    assert ("63" in before, "63" in after) == (False, True)


@pytest.mark.parametrize("lang", languages())
def test_other_limits_of_table_golf_are_said_as_they_are(monkeypatch, lang):
    """TG-16, TG-17: when a player is out, and when a round ends by itself."""
    game = find_game("table-golf")
    before = said(build(lang, game.key))
    monkeypatch.setitem(game.bases, "S", replace(game.bases["S"], limit=150))
    monkeypatch.setitem(game.figures, "turns", 97)
    after = said(build(lang, game.key))
    for old, new in (("100", "150"), ("60", "97")):
        assert (old in before, new in before) == (True, False)
        assert (old in after, new in after) == (False, True)
