"""PL-11: what was answered is never lost, whatever becomes of the server; and several servers may share one store."""

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Server
from tests.web.test_table import WON


async def test_pl_11_a_game_survives_kill_9_of_the_server(own_server):
    table, token = own_server.table()
    async with own_server.sit(table, token) as player:
        for number, move in enumerate([*WON[:20], "u", "u", "r"]):
            await player.act(move, action=f"before-{number}")
        shown = player.view
        own_server.kill()
        with pytest.raises(ConnectionClosed):
            await player.hear()
    own_server.start()
    async with own_server.sit(table, token) as player:
        assert (player.version, player.view) == (23, shown)
        # Its ids are known still, and nothing happens a second time.
        for number in (0, 7, 22):
            again = await player.act("d", version=number, action=f"before-{number}")
            assert again == {"type": "done", "id": f"before-{number}", "version": number + 1}
        assert player.version == 23
        for move in ["r", *WON[20:]]:
            assert (await player.act(move))["type"] == "done"
        assert (player.view["score"], player.view["outcome"]) == ("350", "won")


async def test_pl_11_who_was_connected_goes_on_where_they_were(own_server):
    table, token = own_server.table()
    async with own_server.sit(table, token) as player:
        for move in WON[:5]:
            await player.act(move)
        # This one is on its way when the server dies: nobody knows whether it arrived.
        await player.say(type="act", id="on-its-way", version=5, move=WON[5])
        own_server.kill()
        known = player.version
    own_server.start()
    async with own_server.sit(table, token, have=known) as player:
        answer = await player.hear("table", "step")
        assert answer["version"] in (5, 6)
        assert await player.act(WON[5], version=5, action="on-its-way") == {
            "type": "done",
            "id": "on-its-way",
            "version": 6,
        }
        assert (player.version, player.view["moves"]) == (6, 6)


async def test_pl_11_nothing_that_was_acknowledged_is_lost_however_often_it_dies(own_server):
    """Actions are sent without waiting, and the server is killed at any moment, again and again."""
    chance = random.Random(11)
    table, token = own_server.table()
    acknowledged: dict[str, int] = {}
    sent = 0
    for _ in range(4):
        async with own_server.sit(table, token) as player:
            start = player.version
            for offset in range(30):
                await player.say(type="act", id=f"n-{sent}", version=start + offset, move="d" if offset % 2 else "u")
                if start + offset == 0:
                    # There is nothing to undo at the very beginning.
                    await player.say(type="act", id=f"first-{sent}", version=0, move="d")
                sent += 1
            for _ in range(chance.randrange(1, 40)):
                message = await player.hear()
                if message["type"] == "done":
                    acknowledged[message["id"]] = message["version"]
            own_server.kill()
            while True:
                try:
                    message = await player.hear()
                except ConnectionClosed:
                    break
                if message["type"] == "done":
                    acknowledged[message["id"]] = message["version"]
        own_server.start()
    assert len(acknowledged) > 10
    async with own_server.sit(table, token) as player:
        assert player.version >= max(acknowledged.values())
        for action, version in acknowledged.items():
            assert await player.act("d", version=0, action=action) == {"type": "done", "id": action, "version": version}


async def test_it_stops_in_good_order_with_sockets_open(own_server):
    table, token = own_server.table()
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(own_server.sit(table, token)) for _ in range(5)]
        await players[0].act("d")
        assert await asyncio.to_thread(own_server.stop) == 0
        codes = {(await player.closed())[0] for player in players}
    assert codes == {1012}
    assert own_server.log.replace("The page has not been built yet: scripts/build does it.\n", "") == ""


# Several processes, one store


@pytest.fixture
def two_servers(own_server):
    """Two processes that serve the same file and cannot hear each other."""
    other = Server(own_server.database.parent, "other")
    yield own_server, other
    other.close()
    assert "Traceback" not in other.log, other.log


async def test_two_processes_serve_one_table(two_servers):
    one, other = two_servers
    table, token = one.table()
    async with one.sit(table, token) as here, other.sit(table, token) as there:
        await here.act("d", action="here")
        # It was judged on an older version there: what is missing comes first.
        late = await there.act("d", version=0)
        assert (late["fault"], late["version"], there.version, there.pile("waste")) == ("stale", 1, 1, ["Ac", "8s"])
        assert (await there.act("5", action="there"))["type"] == "done"
        # An action that the other process has carried out is known here too.
        assert await here.act("5", version=1, action="there") == {"type": "done", "id": "there", "version": 2}
        assert here.version == 2
        await there.act("2")
    async with one.sit(table, token, have=2) as back:
        assert (await back.hear("step"))["version"] == 3


async def test_of_two_processes_that_race_for_a_version_exactly_one_wins(two_servers):
    one, other = two_servers
    table, token = one.table()
    async with one.sit(table, token) as here, other.sit(table, token) as there:
        for version in range(8):
            answers = await asyncio.gather(
                here.act("d", version=version, action=f"here-{version}"),
                there.act("d", version=version, action=f"there-{version}"),
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            assert (here.version, there.version) == (version + 1, version + 1)
        assert here.view == there.view


async def test_pl_11_nobody_is_refused_by_what_another_process_has_changed(two_servers):
    one, other = two_servers
    answer = one.post("/api/tables", {"game": "table-golf"})
    table, token = answer.json()["table"], answer.json()["token"]
    async with one.sit(table, token) as ana, other.sit(table, "boris" * 5) as boris:
        assert (await ana.act("sit Ana"))["type"] == "done"
        assert (await boris.act("sit Boris"))["type"] == "done"
        # To Ana's process she sits alone still: what is new comes before the answer.
        assert (await ana.act("start"))["type"] == "done"
        assert [one["name"] for one in ana.view["company"]["players"]] == ["Ana", "Boris"]
        assert (await boris.act("bot easy"))["reason"] == "not_owner"
        assert boris.view["company"]["phase"] == "playing"


# A store that fails


async def test_a_store_that_fails_ends_the_connection_and_loses_nothing(own_server):
    own_server.forgiven = True
    table, token = own_server.table()
    async with own_server.sit(table, token, "it") as player:
        await player.act("d", action="stored")
        with closing(sqlite3.connect(own_server.database)) as database:
            database.execute("ALTER TABLE actions RENAME TO hidden")
        await player.say(type="act", id="lost", version=1, move="5")
        assert await player.closed() == (1011, "Il server ha un problema: riprova fra poco")
    with closing(sqlite3.connect(own_server.database)) as database:
        database.execute("ALTER TABLE hidden RENAME TO actions")
        database.execute("ALTER TABLE tables RENAME TO hidden")
    answer = own_server.post("/api/tables", {"code": "GO1-E-AAAAAAB"}, headers={"accept-language": "it"})
    assert answer.status_code == 500
    assert answer.json() == {"code": "server", "text": "Il server ha un problema: riprova fra poco"}
    with closing(sqlite3.connect(own_server.database)) as database:
        database.execute("ALTER TABLE hidden RENAME TO tables")
    async with own_server.sit(table, token) as player:
        assert (player.version, player.pile("column5")[-1]) == (1, "9c")
        assert (await player.act("5", version=1, action="lost"))["version"] == 2
        assert (await player.act("2"))["version"] == 3
    assert "no such table: actions" in own_server.log


async def test_a_table_that_cannot_be_replayed_is_told_and_the_others_go_on(own_server):
    own_server.forgiven = True
    broken, _ = own_server.table()
    whole, token = own_server.table()
    with closing(sqlite3.connect(own_server.database)) as database:
        database.execute("INSERT INTO actions VALUES (?, 1, 'x', '1', '2026-01-01 00:00:00.000000')", (broken,))
        database.commit()
    async with own_server.connect(broken) as player:
        assert await player.closed() == (1011, "The server has run into trouble: try again in a little while")
    async with own_server.sit(whole, token) as player:
        assert (await player.act("d"))["type"] == "done"
    assert "version 1: '1' cannot be replayed" in own_server.log


async def test_an_action_waits_for_a_database_that_is_busy(own_server):
    table, token = own_server.table()
    other, _ = own_server.table()
    async with own_server.sit(table, token) as player:
        with closing(sqlite3.connect(own_server.database, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            await player.say(type="act", id="patient", version=0, move="d")
            async with own_server.sit(other) as watcher:
                assert watcher.version == 0, "whoever only looks does not wait"
            database.execute("ROLLBACK")
        assert (await player.answer("patient"))["version"] == 1
