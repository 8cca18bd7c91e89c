"""The tables in memory, on a real store: bounded, one with the store, whole after whatever breaks off."""

import asyncio
import gc

import pytest

from mulligan.core.game import Refusal
from mulligan.core.table import Place
from mulligan.games.registry import read_code
from mulligan.play.match import Match
from mulligan.store.store import Store
from mulligan.web import tables as web_tables
from mulligan.web.opened import RECENT, Asked, Damaged, Picked, Viewer
from mulligan.web.tables import Tables
from mulligan.words import speak

DEAL = read_code("GO1-E-AAAAAAB")


@pytest.fixture
async def store(tmp_path):
    async with Store(f"sqlite:///{tmp_path / 'games.db'}") as store:
        yield store


@pytest.fixture
def told():
    """What was told to other processes."""
    return []


@pytest.fixture
def tables(store, told):
    return Tables(store, told.append)


async def test_an_action_is_stored_before_anybody_is_told(store, told):
    seen = []

    def publish(news):
        seen.append(news)
        # Nothing can run between storing and this: what is told is in the store already.
        told.append(asyncio.ensure_future(store.actions(made.id)))

    tables = Tables(store, publish)
    made, _ = await tables.make(DEAL)
    table = await tables.find(made.id)
    assert await tables.act(table, Asked("a", 0, "d")) == 1
    assert seen == [b'{"table":"%s","version":1}' % made.id.encode()]
    assert [action.token for action in await told[0]] == ["d"]


async def test_a_pick_is_stored_as_the_token_of_its_move(store, tables):
    made, _ = await tables.make(DEAL)
    table = await tables.find(made.id)
    assert await tables.act(table, Asked("a", 0, Picked(Place("stock"), 3, Place("waste")))) == 1
    assert await tables.act(table, Asked("b", 1, Picked(Place("column", 5), 5, None))) == 2
    assert [action.token for action in await store.actions(made.id)] == ["d", "5"]


async def test_a_refused_action_is_neither_stored_nor_told(store, tables, told):
    made, _ = await tables.make(DEAL)
    table = await tables.find(made.id)
    for what in ("1", "x", "u", "next"):
        assert isinstance(await tables.act(table, Asked("a", 0, what)), Refusal)
    assert (await tables.act(table, Asked("a", 1, "d"))).reason == "stale"
    assert (await store.actions(made.id), told, table.version) == ([], [], 0)
    assert await tables.act(table, Asked("a", 0, "d")) == 1, "the id of a refused action is free still"


async def test_the_same_table_is_one_object_however_often_it_is_found(tables):
    made, _ = await tables.make(DEAL)
    found = await asyncio.gather(*(tables.find(made.id) for _ in range(20)))
    assert len({id(table) for table in found}) == 1


async def test_only_the_last_tables_stay_in_memory_and_those_somebody_sits_at(tables, monkeypatch):
    monkeypatch.setattr(web_tables, "_KEPT", 3)
    sat_at, _ = await tables.make(DEAL)
    kept = await tables.find(sat_at.id)
    await tables.act(kept, Asked("a", 0, "d"))
    for _ in range(10):
        made, _ = await tables.make(DEAL)
        await tables.find(made.id)
    gc.collect()
    assert len(tables._open) == 4
    assert await tables.find(sat_at.id) is kept
    del kept
    for _ in range(5):
        made, _ = await tables.make(DEAL)
        await tables.find(made.id)
    gc.collect()
    assert sat_at.id not in tables._open
    again = await tables.find(sat_at.id)
    assert (again.version, again.standing.moves) == (1, 1), "it is loaded again from the store"


async def test_an_action_that_is_broken_off_anywhere_leaves_the_table_whole(store, tables):
    """Whoever is cancelled in the middle may have stored the action or not: the table is what the store says."""
    made, _ = await tables.make(DEAL)
    table = await tables.find(made.id)
    outcomes = set()
    for pauses in range(40):
        acting = asyncio.create_task(tables.act(table, Asked(f"n-{pauses}", table.version, "u" if pauses % 2 else "d")))
        for _ in range(pauses):
            await asyncio.sleep(0 if pauses % 3 else 0.0002)
        acting.cancel()
        done = (await asyncio.gather(acting, return_exceptions=True))[0]
        outcomes.add("broken off" if isinstance(done, BaseException) else "done")
        await tables.refresh(table)
        match = Match(DEAL)
        stored = await store.actions(made.id)
        for action in stored:
            match.act(action.token)
        assert (table.version, table.standing.state) == (len(stored), match.session.state)
        assert table.match.session.state == match.session.state
        assert [taken.version for taken in table.recent] == list(range(1, len(stored) + 1))[-RECENT:]
    assert "broken off" in outcomes
    assert await tables.act(table, Asked("after", table.version, "d")) == table.version


class Sitting:
    """A connection, as far as a table knows it."""

    def __init__(self):
        self.id, self.news, self.viewer, self.moved = "here", asyncio.Event(), Viewer(speak("en")), False


async def test_what_others_have_stored_is_loaded_when_they_tell(store, tables):
    others = Tables(store, lambda news: None)
    made, _ = await tables.make(DEAL)
    here, there = await tables.find(made.id), await others.find(made.id)
    listener = Sitting()
    await others.act(there, Asked("a", 0, "d"))
    await others.act(there, Asked("b", 1, "5"))

    async def messages():
        yield b'{"table":"%s","version":2}' % made.id.encode()
        yield b'{"table":"elsewhere","version":9}'

    with here.heard_by(listener):
        await tables.hear(messages())
    assert listener.news.is_set()
    assert (here.version, [taken.token for taken in here.recent]) == (2, ["d", "5"])
    assert here.standing.state == there.standing.state


async def test_a_long_game_is_loaded_whole(store, tables):
    made, _ = await tables.make(DEAL)
    match = Match(DEAL)
    for version in range(1, 451):
        token = "u" if version % 3 == 0 else "d"
        if isinstance(match.act(token), Refusal):
            token = "u"
            match.act(token)
        await store.append(made.id, version, str(version), token)
    table = await tables.find(made.id)
    assert (table.version, table.standing.state, table.standing.moves) == (
        450,
        match.session.state,
        match.session.moves,
    )
    assert len(table.recent) == RECENT
    assert table.since(450) == []
    assert [taken.version for taken in table.since(448)] == [449, 450]
    assert (table.since(451), table.since(450 - RECENT - 1), table.since(-1)) == (None, None, None)


async def test_actions_that_cannot_be_replayed_are_an_error_and_nothing_is_made_of_them(store, tables):
    made, _ = await tables.make(DEAL)
    table = await tables.find(made.id)
    await store.append(made.id, 1, "a", "d")
    await store.append(made.id, 2, "b", "1")
    for _ in range(2):
        with pytest.raises(Damaged, match="version 2: '1' cannot be replayed"):
            await tables.refresh(table)
        assert (table.version, len(table.recent)) == (0, 0)
    gap, _ = await tables.make(DEAL)
    await store.append(gap.id, 2, "a", "d")
    with pytest.raises(Damaged, match="version 2"):
        await tables.find(gap.id)
