"""What is said at the end of a round: its scores, then what everybody has in all, each once (TG-14, TG-17, TG-26)."""

from __future__ import annotations

import re

import pytest

from mulligan.games.table_golf import TableGolfRules
from mulligan.play.company import Company
from mulligan.play.people import HOUSE
from mulligan.web import render_company
from mulligan.web.company import Done
from mulligan.web.opened import Viewer
from mulligan.web.render_company import said
from mulligan.words import speak
from tests.play.test_company import GAME, acted, closing, secret, sitting

LONG = TableGolfRules(board="2x2", face_up=3, limit=100)


def last_sentence(company: Company, viewer: Viewer) -> tuple[Company, str]:
    """The company after the round that is being played, and what is said of the move that ended it."""
    while company.phase == "playing":
        mover = company.to_move
        move = f"play {GAME.write_move(closing(GAME.legal_moves(company.round.state)))}"
        answer = company.act(mover.key or HOUSE, move)
        before, (company, happened) = company, answer
        done = Done(1, mover.key or HOUSE, move, happened, before, company)
    return company, said(done, viewer)


@pytest.mark.parametrize("lang", ["en", "hr", "it", "fi", "sr-Latn", "sr-Cyrl"])
def test_totals_follow_the_scores_from_the_second_round_on(lang):
    ana = Viewer(speak(lang), key="ana")
    totals = speak(lang).say("company-totals", totals="").split(" –")[0]
    company = acted(sitting("Ana", "Bo", rules=LONG), "ana", f"start {secret(3)}")
    company, told = last_sentence(company, ana)
    assert totals + " – " not in told, "after the first round the scores are the totals"
    company, told = last_sentence(acted(company, "ana", f"next {secret(4)}"), ana)
    own, bo = (chair.total for chair in company.chairs)
    assert re.search(rf"{totals} – [^.]*\b{own}\b", told), told
    assert re.search(rf"{totals} – [^.]*Bo: {bo}\b", told), told
    assert told.count(totals + " –") == 1


def test_the_sentence_is_read_in_one_go():
    company = acted(sitting("Ana", "Bo", rules=LONG), "ana", f"start {secret(3)}")
    company, _ = last_sentence(company, Viewer(speak("en"), key="ana"))
    company, told = last_sentence(acted(company, "ana", f"next {secret(4)}"), Viewer(speak("en"), key="ana"))
    end = told[told.index("The round is over") :]
    found = re.fullmatch(
        r"The round is over\. Scores – (.+): -?\d+, (.+): -?\d+\. "
        r"In all – (.+): -?\d+, (.+): -?\d+\. The next round begins when everybody is ready\.",
        end,
    )
    assert found, end
    assert found.groups()[:2] == found.groups()[2:], "one order for both"


def ended(length: str, number: int = 2) -> tuple[str, Company]:
    """What Ana hears of the end of a round, of so many."""
    company = sitting("Ana", "Bo", rules=LONG)
    for one in range(number):
        company = acted(company, "ana", f"{'next' if one else 'start'} {secret(3 + one)}")
        company, told = last_sentence(company, Viewer(speak("en"), key="ana", length=length))
    return told[told.index("The round is over") :], company


def test_the_end_of_a_round_is_short_unless_all_is_to_be_said():
    """What lay face down is read with the boards and stands in the results; in brief the totals are not said either."""
    number = r"-?\d+"
    brief, _ = ended("brief")
    assert re.fullmatch(rf"The round is over\. Scores – \S+: {number}, \S+: {number}\.", brief), brief
    normal, _ = ended("normal")
    assert normal.startswith(brief + " In all – ")
    full, _ = ended("full")
    assert "all boards are turned up" in full
    assert normal.removeprefix("The round is over.") in full


def test_what_each_round_has_brought_is_told_when_it_is_asked_for():
    _, company = ended("normal")
    lines = render_company.told(company, "results", Viewer(speak("en"), key="ana")).said
    assert len(lines) == 2
    assert re.fullmatch(r"Round 2 – \S+: -?\d+, \S+: -?\d+\.", lines[1]), lines
    assert "you: " in lines[0]
    before = sitting("Ana", "Bo", rules=LONG)
    assert render_company.told(before, "results", Viewer(speak("en"))).said == ["No round is over yet."]


def test_results_hold_every_board_as_it_lay_at_the_end():
    _, company = ended("normal", 1)
    [result] = company.results
    [told] = render_company.view(company, Viewer(speak("en"))).company.results
    for score in told.scores:
        board = result.round.state.boards[result.round.seat(score.chair)]
        assert score.board == [[card.text for card in board[:2]], [card.text for card in board[2:]]]


def test_tg_17_who_is_out_is_told_so_also_after_the_first_round():
    """TG-17."""
    rules, found = TableGolfRules(board="3x3", face_up=3, limit=50), set()
    for number in range(12):
        company = acted(sitting("Ana", "Bo", rules=rules), "ana", f"start {secret(number)}")
        company, told = last_sentence(company, Viewer(speak("en")))
        found.add(out := any(chair.out for chair in company.chairs))
        assert ("In all – " in told) == out
        for chair in company.chairs:
            assert (f"{chair.name}: {chair.total} (out)" in told) == chair.out
    assert found == {True, False}, "both are tried"
