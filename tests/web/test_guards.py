"""What other sites' pages, greedy addresses and readers that do not read may do to the rest: nothing."""

import asyncio
import contextlib
import socket
import struct

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mulligan.web.app import create_app
from mulligan.web.guards import BURST, Allowance
from mulligan.web.thinker import Thinker
from tests.web.server import Server


def foreign(server):
    return {
        "another site": "https://example.org",
        "another port": "http://127.0.0.1:1",
        "no site to be named": "null",
        "our name within another": f"{server.url}.example.org",
        "half an address in brackets": "http://[::1",
        "no address in brackets": "http://[example]",
    }


def own(server):
    host = server.url.removeprefix("http://")
    return {
        "itself": {"origin": server.url},
        "behind a proxy that speaks https": {"origin": f"https://{host}"},
        "behind a proxy with a name of its own": {
            "origin": "https://cards.example",
            "x-forwarded-host": "cards.example",
        },
        "capitals": {"origin": server.url.upper()},
    }


def test_a_page_of_another_site_makes_no_table(server):
    for name, origin in foreign(server).items():
        answer = server.post("/api/tables", {"game": "golf", "lang": "hr"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign_page"), name
    for name, headers in own(server).items():
        assert server.post("/api/tables", {"game": "golf"}, headers=headers).status_code == 201, name


def test_any_page_may_link_to_ours_and_read_nothing_of_it(server):
    answer = server.get("/api/games", headers={"origin": "https://example.org"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers
    assert server.get("/", headers={"origin": "https://example.org"}).status_code in (200, 503)


async def test_a_page_of_another_site_opens_no_socket(server):
    table, token = server.table()
    for name, origin in foreign(server).items():
        with pytest.raises(InvalidStatus) as refused:
            async with server.connect(table, origin=origin):
                pass
        assert refused.value.response.status_code == 403, name
    async with server.sit(table, token, origin=server.url) as player:
        assert (await player.act("d"))["type"] == "done"


# Names


def test_a_page_that_gave_its_own_name_to_this_machine_is_told_nothing(server):
    port = server.url.rpartition(":")[2]
    for name in (
        "evil.example",
        f"evil.example:{port}",
        f"localhost.evil.example:{port}",
        "192.0.2.1",
        "[::1",
        "[::2]",
        "a@localhost",
        "localhost/",
        "",
    ):
        for path in ("/", "/api/games", "/t/anything", "/rules/golf", "/assets/nothing.js"):
            answer = server.get(path, headers={"host": name})
            assert answer.status_code in (400, 421), (name, path)
            assert "golf" not in answer.text, (name, path)
        origin = {"host": name, "origin": f"http://{name}", "x-forwarded-host": f"127.0.0.1:{port}"}
        assert server.post("/api/tables", {"game": "golf"}, headers=origin).status_code in (400, 421), name
    refused = server.get("/api/games?lang=it", headers={"host": f"cards.example:{port}"})
    assert (refused.status_code, refused.json()["code"]) == (421, "foreign_name")
    assert refused.json()["text"].startswith("Questo server non risponde al nome «cards.example»")


def test_this_machine_may_call_its_server_by_any_name_of_its_own(server):
    port = server.url.rpartition(":")[2]
    for name in (f"localhost:{port}", "LOCALHOST", "localhost.", "127.0.0.1:1", "127.0.0.2", f"[::1]:{port}", "[::1]"):
        assert server.get("/api/games", headers={"host": name}).status_code == 200, name


async def test_no_socket_is_opened_by_a_foreign_name(server):
    table, _ = server.table()
    port = int(server.url.rpartition(":")[2])
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"ws://evil.example/ws/{table}", host="127.0.0.1", port=port, proxy=None):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("arguments", "environment", "answers"),
    [
        (("--name", "cards.example"), "", {"cards.example": 200, "other.example": 421, "localhost": 200}),
        ((), "cards.example other.example", {"cards.example:8137": 200, "OTHER.example": 200, "third.example": 421}),
        (("--host", "0.0.0.0"), "", {"cards.example": 200, "192.0.2.7": 200}),
        (
            ("--host", "0.0.0.0", "--name", "192.0.2.7"),
            "",
            {"cards.example": 421, "192.0.2.7:8137": 200, "127.0.0.1": 200},
        ),
    ],
)
def test_a_server_answers_to_the_names_it_was_given(tmp_path, monkeypatch, arguments, environment, answers):
    monkeypatch.setenv("MULLIGAN_NAMES", environment)
    named = Server(tmp_path, arguments=arguments)
    try:
        found = {name: named.get("/api/games", headers={"host": name}).status_code for name in answers}
    finally:
        named.close()
    assert found == answers


# Tables


def test_an_address_makes_a_lasting_number_of_tables_and_a_burst_now_and_then():
    now = 0.0
    allowance = Allowance(burst=3, per_second=0.5, clock=lambda: now)
    assert [allowance.take("192.0.2.1") for _ in range(5)] == [0, 0, 0, 2, 2]
    assert allowance.take("192.0.2.2") == 0
    now = 1.5
    assert allowance.take("192.0.2.1") == 1
    now = 2.0
    assert [allowance.take("192.0.2.1") for _ in range(2)] == [0, 2]
    now = 1000.0
    assert [allowance.take("192.0.2.1") for _ in range(4)] == [0, 0, 0, 2]


def test_a_household_of_new_addresses_counts_as_one():
    allowance = Allowance(burst=1, per_second=1, clock=lambda: 0.0)
    assert allowance.take("2001:db8:0:1::1") == 0
    assert allowance.take("2001:db8:0:1::2") == 1
    assert allowance.take("2001:db8:0:2::1") == 0
    assert allowance.take("") == 0


def test_what_is_kept_of_addresses_has_an_end():
    allowance = Allowance(burst=1, per_second=1, clock=lambda: 0.0)
    assert allowance.take("192.0.2.1") == 0
    for number in range(10_000):
        allowance.take(f"10.0.{number // 256}.{number % 256}")
    assert len(allowance._buckets) == 10_000


def test_too_many_tables_are_refused_with_how_long_to_wait(own_server):
    made = 0
    # While they are asked for, some more may be made; a slow machine has to ask longer.
    while (last := own_server.post("/api/tables", {"game": "golf", "lang": "it"})).status_code == 201:
        made += 1
    assert made >= BURST
    assert last.status_code == 429
    assert last.json()["code"] == "too_many_tables"
    assert last.json()["text"].startswith("Dal tuo indirizzo sono stati creati troppi tavoli")
    assert int(last.headers["retry-after"]) == 1
    # Whatever is no new table is answered all the same.
    assert own_server.post("/api/tables", {"code": "GO1-Q"}).status_code == 400
    assert own_server.get("/api/games").status_code == 200


def test_what_nothing_came_of_costs_nothing():
    allowance = Allowance(burst=2, per_second=1, clock=lambda: 0.0)
    allowance.give_back("192.0.2.9")
    assert allowance.take("192.0.2.1") == 0
    allowance.give_back("192.0.2.1")
    assert [allowance.take("192.0.2.1") for _ in range(3)] == [0, 0, 1]


async def test_who_is_told_to_come_again_for_a_winnable_deal_has_used_up_nothing():
    app = create_app("sqlite://")
    app.state.allowance = Allowance(burst=1, per_second=0.001)
    app.state.thinker = Thinker()
    app.state.thinker.close()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as client:
        body = {"game": "golf", "preset": "E", "winnable": True}
        codes = [(await client.post("/api/tables", json=body)).json()["code"] for _ in range(3)]
    assert codes == ["busy"] * 3


async def test_whoever_may_make_no_more_tables_has_no_deal_looked_for():
    """CD-5: here there is nobody who could look for one."""
    app = create_app("sqlite://")
    app.state.allowance = Allowance(burst=0, per_second=0.5)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as client:
        answer = await client.post("/api/tables", json={"game": "golf", "preset": "E", "winnable": True})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")
    assert answer.headers["retry-after"] == "2"


# Readers that do not read


def frame(text: bytes) -> bytes:
    """A short message as a page sends it."""
    return bytes([0x81, 0x80 | len(text)]) + b"\x01" * 4 + bytes(byte ^ 1 for byte in text)


def deaf_watcher(server: Server, table: str) -> socket.socket:
    """A watcher that has said hello and reads nothing any more."""
    host, port = server.url.removeprefix("http://").split(":")
    watcher = socket.socket()
    watcher.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    # Closed in the middle of things, as by a phone that is switched off.
    watcher.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    watcher.settimeout(60)
    watcher.connect((host, int(port)))
    watcher.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert watcher.recv(12) == b"HTTP/1.1 101"
    watcher.sendall(frame(b'{"type":"hello","lang":"en"}'))
    return watcher


async def played(player, moves: str) -> None:
    for move in moves:
        assert (await player.act(move))["type"] == "done"


async def test_a_watcher_that_asks_and_goes_away_unheard_leaves_no_trace_in_the_log(own_server):
    table, token = own_server.table()
    async with own_server.sit(table, token) as player:
        for _ in range(3):
            watcher = deaf_watcher(own_server, table)
            await played(player, "du")
            watcher.sendall(frame(b'{"type":"where"}') * 2000)
            # Long enough to be read, too short to be answered.
            await asyncio.sleep(0.05)
            watcher.close()
            await played(player, "du")
    assert own_server.stop() == 0
    assert "exception" not in own_server.log, own_server.log


@pytest.mark.slow
async def test_a_watcher_that_does_not_read_is_broken_off_and_keeps_nobody_waiting(own_server):
    table, token = own_server.table()
    async with own_server.sit(table, token) as player:
        with contextlib.closing(deaf_watcher(own_server, table)) as watcher:
            watcher.sendall(frame(b'{"type":"where"}') * 100_000)
            await played(player, "du" * 20)
            await asyncio.to_thread(until_broken_off, watcher)
        await played(player, "du")
    assert own_server.stop() == 0
    assert "exception" not in own_server.log, own_server.log


def until_broken_off(watcher: socket.socket) -> None:
    """Talk until nothing more can be said to the other side; the time limit of the socket ends the wait."""
    with contextlib.suppress(ConnectionError):
        while True:
            watcher.sendall(frame(b'{"type":"where"}') * 1000)
