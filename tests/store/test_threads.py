"""PL-11: what several tables store at once is one transaction, and each is answered for its own part of it."""

import asyncio
from datetime import UTC, datetime

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from mulligan.store.store import Conflict, Store

CODE = "GO1-E-AAAAAAB"


@pytest.fixture
async def store(sqlite_url):
    async with Store(sqlite_url) as opened:
        yield opened


def commits(store) -> list[int]:
    """One entry for each transaction that the store commits from now on."""
    seen: list[int] = []
    event.listen(store._engine, "commit", lambda connection: seen.append(1))
    return seen


async def made(store, count: int) -> list[str]:
    return [(await store.add_table(CODE, "golf"))[0].id for _ in range(count)]


async def test_what_comes_while_the_disk_is_busy_is_stored_together(store):
    tables = await made(store, 30)
    seen = commits(store)
    await asyncio.gather(*(store.append(table, 1, "a", "d", datetime.now(UTC)) for table in tables))
    assert 1 <= len(seen) <= 2
    assert [len(await store.actions(table)) for table in tables] == [1] * 30
    assert set(await store.claim_due(datetime.now(UTC), datetime.now(UTC))) == set(tables)


async def test_an_answer_comes_after_the_commit_and_not_before(store):
    (table,) = await made(store, 1)
    seen = commits(store)
    for version in (1, 2, 3):
        await store.append(table, version, f"{version}", "d")
        assert len(seen) == version


async def test_one_that_is_refused_takes_nobody_with_it(store):
    one, other, third = await made(store, 3)
    await store.append(one, 1, "a", "d")
    answers = await asyncio.gather(
        store.append(other, 1, "a", "d"),
        store.append(one, 1, "b", "5"),
        store.append("nowhere", 1, "a", "d"),
        store.append(third, 1, "a", "d"),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), Conflict, IntegrityError, type(None)]
    assert [[action.id for action in await store.actions(table)] for table in (one, other, third)] == [["a"]] * 3


async def test_whoever_is_told_to_stop_stops_when_it_is_known_what_was_stored(store):
    one, other = await made(store, 2)
    gone = asyncio.create_task(store.append(one, 1, "a", "d"))
    stays = asyncio.create_task(store.append(other, 1, "a", "d"))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert len(await store.actions(one)) == 1
    await stays
    await store.append(other, 2, "b", "d")
    assert len(await store.actions(other)) == 2


async def test_a_store_that_fails_tells_all_who_asked(store):
    one, other = await made(store, 2)
    failing = True

    @event.listens_for(store._engine, "commit")
    def fail(connection):
        if failing:
            raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    answers = await asyncio.gather(
        *(store.append(table, 1, "a", "d") for table in (one, other)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [OperationalError] * 2
    failing = False
    await store.append(one, 1, "a", "d")
    assert [len(await store.actions(table)) for table in (one, other)] == [1, 0]


async def test_what_was_begun_is_stored_before_the_store_is_closed(sqlite_url):
    async with Store(sqlite_url) as store:
        (table,) = await made(store, 1)
        storing = asyncio.create_task(store.append(table, 1, "a", "d"))
        await asyncio.sleep(0)
    await storing
    async with Store(sqlite_url) as store:
        assert len(await store.actions(table)) == 1
