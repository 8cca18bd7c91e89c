"""The people who keep a server busy for ``bench.tables``, in a process of their own.

What they measure of the server comes from its own counters, so it holds however busy the machine is; how long answers
take does not: players and server share the cores.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from urllib.request import Request, urlopen

import msgspec
from bench.served import cpu_seconds, memory
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class _Legal(msgspec.Struct):
    move: str


class _Company(msgspec.Struct):
    phase: str


class _View(msgspec.Struct):
    legal: list[_Legal]
    company: _Company


class _Heard(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    version: int = -1
    view: _View | None = None


_read = msgspec.json.Decoder(_Heard).decode


@dataclass(frozen=True)
class Measured:
    """What a crowd has seen.

    Attributes:
        took: the seconds that each action took, from sending it to its receipt.
        seconds: how long they played.
        messages: how many came to all of them together; ``bytes`` how long they were, unpacked.
        bytes: see ``messages``.
        server: processor seconds that the server took meanwhile.
        players: processor seconds that the players took meanwhile.
        grown: megabytes that the server has grown by.
        behind: how many steps the slowest of them lacked at the end.
    """

    took: tuple[float, ...]
    seconds: float
    messages: int
    bytes: int
    server: float
    players: float
    grown: float
    behind: int = 0

    def __str__(self) -> str:
        actions = len(self.took)
        each = f"{self.server / actions * 1000:.2f} ms an action, {self.server / self.messages * 1000:.2f} ms a message"
        return (
            f"{actions / self.seconds:.0f} actions/s, {told(self.took)}\n"
            f"  {self.messages / self.seconds:.0f} messages/s of {self.bytes / self.messages / 1000:.1f} kB\n"
            f"  processor time of the server: {each}; {self.server / self.seconds:.0%} of a core "
            f"(and the players' own {self.players / self.seconds:.0%})"
        )


def told(took: Iterable[float]) -> str:
    """A median and a 99th percentile."""
    ordered = sorted(took)
    median, late = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return f"answered in {median * 1000:.1f} ms (median), {late * 1000:.1f} ms (99 of 100)"


def new_table(address: str) -> tuple[str, str]:
    """A new table for several: its id and the secret of its owner."""
    body = json.dumps({"game": "table-golf", "options": {"limit": "300"}}).encode()
    with urlopen(Request(f"http://{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        seated = json.load(answer)
    return seated["table"], seated["token"]


class Player:
    """One seat, or somebody who watches."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames = 0
        self.bytes = 0
        self.version = -1
        self.legal: list[_Legal] = []
        self.phase = "waiting"
        self.answered = asyncio.Event()
        self.moved = asyncio.Event()

    async def say(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def listen(self) -> None:
        """Take in what comes, for as long as the connection lasts."""
        async for frame in self.socket:
            self.frames += 1
            self.bytes += len(frame)
            message = _read(frame)
            if message.view is not None:
                self.version = message.version
                self.legal = message.view.legal
                self.phase = message.view.company.phase
                self.moved.set()
            elif message.type in ("done", "refused"):
                self.answered.set()

    async def act(self, move: str) -> float:
        """The seconds from an action to its receipt."""
        self.answered.clear()
        begun = time.perf_counter()
        await self.say(type="act", id=secrets.token_hex(8), version=max(self.version, 0), move=move)
        await self.answered.wait()
        return time.perf_counter() - begun


async def sit(address: str, table: str, token: str) -> Player:
    """A connection that has said hello."""
    player = Player(await connect(f"ws://{address}/ws/{table}", max_size=None, proxy=None))
    _LISTENING.add(asyncio.create_task(player.listen()))
    await player.say(type="hello", lang="en", token=token)
    await player.moved.wait()
    return player


_LISTENING: set[asyncio.Task[None]] = set()


async def company(address: str, seats: int, called: str) -> list[Player]:
    """A new table at which a match has begun, of people with names that no other table has."""
    table, token = new_table(address)
    players = [await sit(address, table, secrets.token_urlsafe(18) if seat else token) for seat in range(seats)]
    for number, player in enumerate(players):
        await player.act(f"sit {called}-{number}")
    await players[0].act("start")
    return players


async def play(players: list[Player], late: float, pace: float, end: float) -> list[float]:
    """Act at a table at that pace until it is that late; the seconds that each action took."""
    took, beat = [], time.perf_counter() + late
    while beat < end:
        await asyncio.sleep(max(0.0, beat - time.perf_counter()))
        # Whoever is asked for more than it can carry acts when it can, and catches nothing up.
        beat = max(beat, time.perf_counter()) + pace
        while not (mover := next((player for player in players if player.legal), None)):
            if players[0].phase == "between":
                await players[0].act("next")
            await asyncio.sleep(0.005)
        took.append(await mover.act(f"play {mover.legal[-1].move}"))
    return took


async def measured(
    server: int, before: float, players: list[Player], act: Callable[[float], Awaitable[list[float]]], seconds: float
) -> Measured:
    """Let them act, and take note of what that takes."""
    for player in players:
        player.frames = player.bytes = 0
    cpu, own, begun = cpu_seconds(server), time.process_time(), time.perf_counter()
    took = await act(begun + seconds)
    lasted = time.perf_counter() - begun
    cpu, own, grown = cpu_seconds(server) - cpu, time.process_time() - own, memory(server) - before
    messages, length = sum(player.frames for player in players), sum(player.bytes for player in players)
    await asyncio.sleep(2)
    newest = max(player.version for player in players)
    behind = max(newest - player.version for player in players) if len(players) > SEATS else 0
    for player in players:
        await player.socket.close()
    return Measured(tuple(took), lasted, messages, length, cpu, own, grown, behind)


async def at_tables(address: str, server: int, tables: int, seconds: float) -> Measured:
    """Tables of four seats, an action a second each."""
    before = memory(server)
    # One after another at some places at a time: what is measured is play, not a rush at the door.
    door = asyncio.Semaphore(8)

    async def made(number: int) -> list[Player]:
        async with door:
            return await company(address, SEATS, f"Player {number}")

    seated = await asyncio.gather(*map(made, range(tables)))

    async def act(end: float) -> list[float]:
        late = (number / tables for number in range(tables))
        played = await asyncio.gather(*(play(players, next(late), 1, end) for players in seated))
        return [one for took in played for one in took]

    return await measured(server, before, [player for players in seated for player in players], act, seconds)


async def watching(address: str, server: int, watchers: int, seconds: float) -> Measured:
    """One table of two that many watch, two actions a second."""
    before = memory(server)
    table, token = new_table(address)
    two = [await sit(address, table, secret) for secret in (token, secrets.token_urlsafe(18))]
    for number, player in enumerate(two):
        await player.act(f"sit Player {number}")
    seen = [await sit(address, table, "") for _ in range(watchers)]
    await two[0].act("start")
    return await measured(server, before, [*two, *seen], lambda end: play(two, 0, 0.5, end), seconds)


def crowd_at_tables(address: str, server: int, tables: int, seconds: float) -> Measured:
    """What :func:`at_tables` gives, for a process of its own."""
    return asyncio.run(at_tables(address, server, tables, seconds))


def crowd_watching(address: str, server: int, watchers: int, seconds: float) -> Measured:
    """What :func:`watching` gives, for a process of its own."""
    return asyncio.run(watching(address, server, watchers, seconds))
