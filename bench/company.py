"""How a server carries tables of several people: one process, SQLite, every action stored before it is answered.

``python -m bench.company [--tables N] [--seconds S] [--watchers W]``

At so many tables of four seats somebody acts once a second at each table; then as many people watch one table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from urllib.request import Request, urlopen

from bench.tables import start
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


def memory(process_id: int) -> float:
    """What a process holds in memory, in megabytes."""
    for line in Path(f"/proc/{process_id}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise LookupError("VmRSS")


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
        self.legal: list[dict[str, str]] = []
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
            message = json.loads(frame)
            if message["type"] in ("table", "step"):
                self.version = message["version"]
                self.legal = message["view"]["legal"]
                self.phase = message["view"]["company"]["phase"]
                self.moved.set()
            elif message["type"] in ("done", "refused"):
                self.answered.set()

    async def act(self, move: str) -> float:
        """The seconds from an action to its receipt."""
        self.answered.clear()
        begun = time.perf_counter()
        await self.say(type="act", id=secrets.token_hex(8), version=max(self.version, 0), move=move)
        await self.answered.wait()
        return time.perf_counter() - begun


async def sit(address: str, table: str, token: str) -> tuple[Player, asyncio.Task[None]]:
    """A connection that has said hello."""
    player = Player(await connect(f"ws://{address}/ws/{table}", max_size=None, proxy=None))
    task = asyncio.create_task(player.listen())
    await player.say(type="hello", lang="en", token=token)
    await player.moved.wait()
    return player, task


async def table_of_four(address: str, seconds: float, late: float) -> tuple[list[float], list[Player]]:
    """A table at which somebody acts once a second; the seconds that each action took."""
    table, token = new_table(address)
    players = [
        (await sit(address, table, token if not seat else secrets.token_urlsafe(18)))[0] for seat in range(SEATS)
    ]
    for number, player in enumerate(players):
        await player.act(f"sit Player {number}")
    await players[0].act("start")
    await asyncio.sleep(late)
    took, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        mover = next((player for player in players if player.legal), None)
        if mover is None:
            if players[0].phase == "between":
                await players[0].act("next")
            await asyncio.sleep(0.01)
            continue
        took.append(await mover.act(f"play {mover.legal[-1]['move']}"))
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun)))
    return took, players


def told(took: Iterable[float]) -> str:
    """A median and a 99th percentile."""
    ordered = sorted(took)
    median, late = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return f"answered in {median * 1000:.1f} ms (median), {late * 1000:.1f} ms (99 of 100)"


async def many_tables(address: str, process_id: int, tables: int, seconds: float) -> None:
    """Tables of four seats, an action a second each."""
    before = memory(process_id)
    results = await asyncio.gather(*(table_of_four(address, seconds, number / tables) for number in range(tables)))
    players = [player for _, seated in results for player in seated]
    took = [one for seconds_taken, _ in results for one in seconds_taken]
    frames = sum(player.frames for player in players) / seconds
    grown = (memory(process_id) - before) / tables * 1024
    print(f"{tables} tables of {SEATS}: {len(took) / seconds:.0f} actions/s, {told(took)}")
    print(f"{frames:.0f} messages/s, {grown:.0f} kB a table with its connections")
    for player in players:
        await player.socket.close()


async def watched(address: str, watchers: int, seconds: float) -> None:
    """One table of two that many watch."""
    table, token = new_table(address)
    two = [(await sit(address, table, secret))[0] for secret in (token, secrets.token_urlsafe(18))]
    for number, player in enumerate(two):
        await player.act(f"sit Player {number}")
    seen = [(await sit(address, table, ""))[0] for _ in range(watchers)]
    await two[0].act("start")
    took, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        mover = next((player for player in two if player.legal), None)
        if mover is not None:
            took.append(await mover.act(f"play {mover.legal[-1]['move']}"))
        elif two[0].phase == "between":
            await two[0].act("next")
        await asyncio.sleep(0.5)
    await asyncio.sleep(2)
    behind = max(two[0].version - player.version for player in seen)
    frames = sum(player.frames for player in seen) / seconds
    print(f"{watchers} watchers of one table: {told(took)}; {frames:.0f} messages/s, {behind} steps behind at the end")
    for player in (*two, *seen):
        await player.socket.close()


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(prog="python -m bench.company", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables of four seats")
    parser.add_argument("--seconds", type=float, default=20, help="how long each measurement takes")
    parser.add_argument("--watchers", type=int, default=1000, help="watchers of one table")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address, _ = start(Path(folder))
        try:
            asyncio.run(many_tables(address, process.pid, asked.tables, asked.seconds))
            asyncio.run(watched(address, asked.watchers, asked.seconds))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
