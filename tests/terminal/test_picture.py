"""The drawn table: every patience, whatever its size; the free cards are always seen, and what is hidden never is."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.api import deal_for
from mulligan.core.cards import UNSEEN, read_cards
from mulligan.core.table import Place
from mulligan.games.registry import FOR_ONE
from mulligan.play.session import Session, advance
from mulligan.terminal.fan import Fold, fan_out
from mulligan.terminal.picture import Marks, Picture, draw
from mulligan.terminal.plan import depth_of, plan_of
from mulligan.terminal.walk import Cell
from tests.contract.walks import numbered

RUN = read_cards("Kh Qs Jh Ts 9h 8s 7h 6s 5h 4s 3h 2s Ah")
LABEL = re.compile("[A23456789TJQK][cdhs]")
SIZES = ((80, 18), (40, 11), (120, 40), (40, 6))
TABLES = [(game, preset) for game in FOR_ONE for preset in (game.presets[0], game.presets[1])]


def picture(session: Session, width: int, height: int, marks: Marks | None = None) -> Picture:
    layout, view = session.game.layout_of(session.state), session.view()
    plan = plan_of(layout, depth_of(session), width, height)
    assert plan is not None
    return draw(view, layout, plan, marks or Marks(Cell(layout.slots[0].place)), width, height)


# Fans


@given(st.integers(0, 7), st.integers(0, 13), st.integers(1, 30), st.integers(1, 5), st.none() | st.integers(1, 20))
def test_a_fan_has_room_and_never_loses_its_free_card_or_a_row(down, up, room, face, focus):
    cards = (UNSEEN,) * down + RUN[:up]
    fan = fan_out(cards, room, face, focus)
    assert 1 <= fan.face <= face
    assert len(fan.folds) + fan.face <= room
    covered = range(1, len(cards))
    if room > 1:
        assert [row for fold in fan.folds for row in range(fold.first, fold.last + 1)] == [*covered]
    if len(cards) <= room:
        assert all(fold.count == 1 for fold in fan.folds)
    elif focus in covered and room >= 4:
        assert Fold(focus, focus) in fan.folds


def test_cards_that_lie_face_down_are_folded_first_then_the_middle_of_the_run():
    cards = (UNSEEN,) * 6 + RUN
    assert fan_out(cards, 25, 3).face == 3
    assert fan_out(cards, 14, 3).folds == (Fold(1, 6), *(Fold(row, row) for row in range(7, 19)))
    assert fan_out(cards, 6, 3).folds == (Fold(1, 6), Fold(7, 7), Fold(8, 16), Fold(17, 17), Fold(18, 18))


# Whole tables


@pytest.mark.parametrize(("game", "preset"), TABLES, ids=lambda one: getattr(one, "key", getattr(one, "name", "")))
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_free_cards_are_seen_and_hidden_ones_are_not(game, preset, width, height):
    session, chance = Session(numbered(game, preset.rules, 5, preset.letters)), random.Random(7)
    for _ in range(40):
        drawn, view = picture(session, width, height), session.view()
        seen = {card.text for pile in view.piles for card in pile.cards} - {UNSEEN.text}
        assert set(LABEL.findall(str(drawn))) <= seen
        lines = str(drawn).splitlines()
        tops: dict[Cell | None, tuple[int, int]] = {}
        for y, x in product(range(height), range(width)):
            tops.setdefault(drawn.at(x, y), (x, y))
        for pile in view.piles:
            if pile.cards and pile.cards[-1] is not UNSEEN:
                x, y = tops[Cell(pile.place)]
                assert lines[y][x + 1 : x + 3] == pile.cards[-1].text, pile.place
        if not view.legal:
            break
        session.play(chance.choice(view.legal))


@pytest.mark.parametrize("game", FOR_ONE, ids=lambda game: game.key)
def test_nothing_moves_but_cards(game):
    """Where a place lies depends on its deal and the size of the screen alone."""
    session = Session(numbered(game, game.presets[0].rules, 5))
    before = plan_of(session.game.layout_of(session.state), depth_of(session), 80, 18)
    for _ in range(20):
        if session.view().legal:
            session.play(session.view().legal[0])
    assert plan_of(session.game.layout_of(session.state), depth_of(session), 80, 18) == before


def test_a_screen_without_room_has_no_plan():
    session = Session(deal_for("GO1-E-AAAAAAB"))
    layout = session.game.layout_of(session.state)
    assert plan_of(layout, 4, 20, 24) is None
    assert plan_of(layout, 4, 80, 1) is None


GOLF = """\
   ╭6c╮ ╭2s╮ ╭Tc╮ ╭3d╮ ╭Jh╮ ╭Th╮ ╭3s╮
   ╭5s╮ ╭Kc╮ ╭Ah╮ ╭Qh╮ ╭3c╮ ╭4h╮ ╭7s╮
   ╭Qs╮ ╭4s╮ ╭2d╮ ╭As╮ ╭7d╮ ╭7h╮ ╭3h╮
   ╭Ts╮ ╭2c╮ ╭5d╮ ╭Kd╮ ╭8h╮ ╭7c╮ ╭9s╮
   ╭6h╮ ╰──╯ ╭Js╮ ╭4c╮ ╰──╯ ╭8d╮ ╭5c╮
   ╰──╯      ╰──╯ ╰──╯      ╰──╯ ╰──╯
               ╭15╮  ╭8c╮
               ╰░░╯  ╰──╯
"""


def test_golf_as_it_is_drawn():
    session = Session(deal_for("GO1-E-AAAAAAB"))
    assert advance(session, ["d", "5", "2"]) is None
    assert str(picture(session, 40, 9)) == GOLF


def test_what_is_lifted_and_where_it_can_go_is_told_by_lines_and_not_by_colour_alone():
    session = Session(deal_for("GO1-E-AAAAAAB"))
    column, waste = Place("column", 5), Place("waste")
    drawn = str(picture(session, 80, 18, Marks(Cell(waste), lifted=(column, 5), targets=[waste])))
    assert drawn.count("┏") == drawn.count("┛") == 1
    assert drawn.count("╔") == drawn.count("╝") == 1
