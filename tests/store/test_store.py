"""The store on a real SQLite file and a real PostgreSQL (PL-11), and what it does with one that it cannot use."""

import asyncio
import re
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError, StatementError

from mulligan.store import engine as engines
from mulligan.store.engine import Unopenable
from mulligan.store.migrate import migrations, upgrade
from mulligan.store.schema import METADATA
from mulligan.store.store import Conflict, Store, hash_token
from mulligan.words import speak

CODE = "GO1-E-AAAAAAB"


def plain_engine(url):
    """An engine that is not asynchronous, to look at a database from outside the store."""
    return create_engine(url.replace("postgresql:", "postgresql+psycopg:"))


async def test_a_table_and_its_actions_come_back_as_they_were_stored(url):
    """PL-11: what was stored is there after everything was closed."""
    before = datetime.now(UTC)
    async with Store(url) as store:
        table, token = await store.add_table(CODE, "golf")
        await store.append(table.id, 1, "a-1", "d")
        await store.append(table.id, 2, "a-2", "5")
    async with Store(url) as store:
        found = await store.find_table(table.id)
        actions = await store.actions(table.id)
        assert found == table
        assert (found.code, found.game) == (CODE, "golf")
        assert before <= found.created_at <= datetime.now(UTC)
        assert found.created_at.utcoffset() == timedelta(0)
        assert [(action.version, action.id, action.token) for action in actions] == [(1, "a-1", "d"), (2, "a-2", "5")]
        assert all(action.at.utcoffset() == timedelta(0) for action in actions)
        assert [action.version for action in await store.actions(table.id, after=1)] == [2]
        assert found.opens_with(token)


async def test_a_seat_token_is_kept_as_its_hash_only(sqlite_url, tmp_path):
    async with Store(sqlite_url) as store:
        table, token = await store.add_table(CODE, "golf")
    assert table.seat_hash == hash_token(token)
    assert not table.opens_with(token[:-1])
    assert not table.opens_with("")
    whole = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table.id.encode() in whole
    assert token.encode() not in whole


async def test_ids_and_tokens_cannot_be_guessed_and_are_safe_in_an_address(url):
    async with Store(url) as store:
        made = [await store.add_table(CODE, "golf") for _ in range(50)]
    names = {table.id for table, _ in made} | {token for _, token in made}
    assert len(names) == 100
    assert all(len(name) >= 20 for name in names)
    assert all(set(name) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") for name in names)


async def test_unknown_tables_are_none_and_have_no_actions(url):
    async with Store(url) as store:
        assert await store.find_table("nowhere") is None
        assert await store.actions("nowhere") == []


async def test_a_version_and_an_action_id_exist_once_at_a_table(url):
    async with Store(url) as store:
        one, _ = await store.add_table(CODE, "golf")
        other, _ = await store.add_table(CODE, "golf")
        await store.append(one.id, 1, "a", "d")
        with pytest.raises(Conflict):
            await store.append(one.id, 1, "b", "5")
        with pytest.raises(Conflict):
            await store.append(one.id, 2, "a", "5")
        await store.append(other.id, 1, "a", "2")
        assert [action.token for action in await store.actions(one.id)] == ["d"]
        assert [action.token for action in await store.actions(other.id)] == ["2"]


async def test_an_action_needs_its_table(url):
    async with Store(url) as store:
        with pytest.raises(IntegrityError):
            await store.append("nowhere", 1, "a", "d")


async def test_of_many_who_want_the_same_version_one_gets_it(url):
    async with Store(url) as one, Store(url) as other:
        table, _ = await one.add_table(CODE, "golf")

        async def attempt(store, name):
            try:
                await store.append(table.id, 1, name, "d")
            except Conflict:
                return None
            return name

        tries = [attempt(store, f"{number}") for number, store in enumerate([one, other] * 10)]
        winners = [name for name in await asyncio.gather(*tries) if name]
        assert len(winners) == 1
        assert [action.id for action in await other.actions(table.id)] == winners


async def test_sqlite_is_set_up_to_lose_nothing(sqlite_url):
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    async with Store(sqlite_url) as store:
        answers = await store._threads.read(
            lambda connection: {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in names}
        )
    assert answers == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


async def test_tg_27_no_error_holds_what_was_to_be_written(url):
    """Errors end up in logs, and an action may hold the secret of a round, or what somebody said."""
    async with Store(url) as store:
        with pytest.raises(IntegrityError) as wrong:
            await store.append("no such table", 1, "a-1", "start quiet-river-anvil")
        assert "river" not in str(wrong.value)


async def test_a_moment_without_a_time_zone_is_refused(url):
    async with Store(url) as store:
        naive = {"id": "a", "code": CODE, "game": "golf", "seat_hash": b"", "created_at": datetime(2026, 1, 1)}  # noqa: DTZ001
        with pytest.raises(StatementError, match="without a time zone"):
            await store._threads.write(lambda connection: connection.execute(METADATA.tables["tables"].insert(), naive))


async def test_a_store_in_memory_works_too():
    async with Store("sqlite://") as store:
        table, _ = await store.add_table(CODE, "golf")
        await store.append(table.id, 1, "a", "d")
        assert len(await store.actions(table.id)) == 1


STORING = """
import asyncio, sys
from mulligan.store.store import Store

async def main():
    async with Store(sys.argv[1]) as store:
        for version in range(1, 100000):
            await store.append(sys.argv[2], version, str(version), "d")
            print(version, flush=True)

asyncio.run(main())
"""


async def test_what_was_answered_outlives_a_kill(url):
    """PL-11: a process that is killed while it stores loses nothing that it had answered."""
    async with Store(url) as store:
        table, _ = await store.add_table(CODE, "golf")
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", STORING, url, table.id, stdout=subprocess.PIPE)
    answered = 0
    while answered < 20:
        answered = int(await process.stdout.readline())
    process.kill()
    rest, _ = await process.communicate()
    answered = int(rest.split()[-1]) if rest else answered
    async with Store(url) as store:
        versions = [action.version for action in await store.actions(table.id)]
    assert versions == list(range(1, len(versions) + 1))
    assert answered <= len(versions) <= answered + 1


# Migrations


def test_the_models_and_the_migrations_agree(url):
    engine = plain_engine(url)
    with engine.connect() as connection:
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


@pytest.mark.parametrize(
    "revision", [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]
)
async def test_a_file_of_any_older_version_is_brought_up_to_date(url, revision):
    """PL-11: a game survives an update of the server."""
    engine = plain_engine(url)
    with engine.connect() as connection:
        upgrade(connection, revision)
        connection.execute(
            text("INSERT INTO tables (id, code, game, seat_hash, created_at) VALUES ('old', :code, 'golf', '', :at)"),
            {"code": CODE, "at": "2026-01-02 03:04:05.000000"},
        )
        connection.execute(text("INSERT INTO actions VALUES ('old', 1, 'a', 'd', '2026-01-02 03:04:06.000000')"))
        connection.commit()
    engine.dispose()
    async with Store(url) as store:
        table = await store.find_table("old")
        assert table.code == CODE
        assert table.created_at == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
        assert [action.token for action in await store.actions("old")] == ["d"]
        await store.append("old", 2, "b", "5")


async def test_opening_twice_changes_nothing(url):
    for _ in range(2):
        async with Store(url) as store:
            assert await store.find_table("nowhere") is None


async def test_processes_that_start_at_once_on_a_fresh_file_all_come_up(url):
    opening = (
        "import asyncio, sys; from mulligan.store.store import Store; asyncio.run(Store(sys.argv[1]).__aenter__())"
    )
    programs = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", opening, url, stderr=subprocess.PIPE)
        for _ in range(4)
    ]
    answers = [await program.communicate() for program in programs]
    assert [program.returncode for program in programs] == [0] * 4, answers


async def test_a_migration_that_breaks_off_leaves_nothing_behind(sqlite_url, monkeypatch):
    monkeypatch.setattr("sqlalchemy.engine.Connection.commit", lambda self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        async with Store(sqlite_url):
            pass
    monkeypatch.undo()
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    async with Store(sqlite_url) as store:
        assert await store.find_table("nowhere") is None


# What cannot be opened: one sentence each


def told(caught):
    """The sentence for whoever started it."""
    return speak("en").unreadable(caught.value)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("games", "“games” is no database URL: write it like sqlite:///games.db, postgresql://user@host/name"),
        ("", "“” is no database URL: write it like sqlite:///games.db, postgresql://user@host/name"),
        ("sqlite:////", "the file cannot be opened or made"),
        ("mysql://me@host/name", "A database of the kind “mysql” is not known: write the URL like"),
        ("postgresql://me:secret@host:port/name", "is no database URL"),
    ],
)
async def test_a_url_that_cannot_be_used_gets_one_sentence(wrong, sentence):
    with pytest.raises(Unopenable) as caught:
        async with Store(wrong):
            pass
    assert sentence in told(caught)
    assert "\n" not in told(caught)


async def test_the_sentence_never_shows_a_password():
    with pytest.raises(Unopenable) as caught:
        async with Store("postgresql://me:verysecret@127.0.0.1:1/name"):
            pass
    assert "verysecret" not in told(caught)
    assert "postgresql://me:***@127.0.0.1:1/name" in told(caught)


async def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(Unopenable) as caught:
        async with Store(f"sqlite:///{tmp_path}/no/games.db"):
            pass
    assert re.search(f"cannot be opened: there is no folder {tmp_path / 'no'}", told(caught))


async def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 500, encoding="utf-8")
    with pytest.raises(Unopenable) as caught:
        async with Store(f"sqlite:///{path}"):
            pass
    assert re.search(r"letter\.txt cannot be opened: the file is no database$", told(caught))
    assert path.read_text(encoding="utf-8") == "Dear Ana, " * 500


async def test_a_database_of_a_newer_version_is_told(sqlite_url):
    async with Store(sqlite_url):
        pass
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(Unopenable) as caught:
        async with Store(sqlite_url):
            pass
    assert re.search(r"a newer version of Mulligan made it \(its tables are 9999\)$", told(caught))


async def test_a_database_of_somebody_else_is_told_and_left_alone(sqlite_url):
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        connection.execute("CREATE TABLE tables (wood TEXT)")
    connection.close()
    with pytest.raises(Unopenable) as caught:
        async with Store(sqlite_url):
            pass
    assert re.search(r"it holds a table “tables” that is not Mulligan’s$", told(caught))
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("tables",)]
    connection.close()


def test_the_default_file_lies_in_the_data_folder_of_the_user(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(engines, "user_data_path", lambda name, appauthor: tmp_path / "data" / name)
    assert engines.read_url(engines.default_url()).database == str(tmp_path / "data" / "mulligan" / "mulligan.db")
    assert (tmp_path / "data" / "mulligan").is_dir()


def test_a_data_folder_that_cannot_be_made_is_told(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setattr(engines, "user_data_path", lambda name, appauthor: tmp_path / "file" / name)
    with pytest.raises(Unopenable) as caught:
        engines.default_url()
    assert re.search("cannot be made: something on the way to it is no folder", told(caught))
