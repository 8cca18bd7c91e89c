"""TG-24: what many watch is made once for all of them, of nothing that one of them alone may know."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from mulligan.store.store import StoredTable, hash_token
from mulligan.web.company import CompanyTable
from mulligan.web.opened import Asked, Viewer
from mulligan.words import speak

NOW = datetime(2026, 11, 30, tzinfo=UTC)
SECRETS = {name: f"{name}-{'0123456789' * 3}" for name in ("Ana", "Boris", "Ceca")}


def viewer(table: CompanyTable, name: str) -> Viewer:
    seen = Viewer(speak("en"))
    table.enter(seen, SECRETS[name])
    return seen


def act(table: CompanyTable, name: str, text: str):
    """An action that is accepted, as if it were stored."""
    done = table.judge(Asked(f"{table.version}", table.version, text, viewer(table, name).key), NOW)
    table.take(f"{table.version}", done, NOW)
    return done


@pytest.fixture
def table() -> CompanyTable:
    made = CompanyTable(StoredTable("t", "S", "table-golf", hash_token(SECRETS["Ana"]), NOW))
    for name in ("Ana", "Boris"):
        act(made, name, f"sit {name}")
    act(made, "Ana", "start")
    return made


def test_tg_24_a_card_in_hand_is_told_to_no_watcher_whoever_is_told_first(table):
    """A player who draws and leaves at once is told of both when the seat is nobody's any more."""
    mover = table.company.to_move.name
    drawn = act(table, mover, "play draw")
    card = drawn.after.round.state.hand.text
    left = act(table, mover, "leave")
    own = table.frame(drawn, viewer(table, mover))
    watched = table.frame(drawn, viewer(table, "Ceca"))
    assert json.loads(own)["events"][0]["cards"] == [card]
    assert json.loads(watched)["events"][0]["cards"] == ["--"]
    # Where it was the owner, who has the table now is told besides.
    assert table.told(left, viewer(table, mover)).said.startswith("You leave the table.")
    assert table.told(left, viewer(table, "Ceca")).said.startswith(f"{mover} leaves the table.")


def test_what_watchers_are_told_is_made_once(table):
    drawn = act(table, table.company.to_move.name, "play draw")
    assert table.frame(drawn, viewer(table, "Ceca")) is table.frame(drawn, viewer(table, "Ceca"))
