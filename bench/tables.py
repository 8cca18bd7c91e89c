"""How a server carries its tables: one process, SQLite, every action stored before it is answered.

``python -m bench.tables [--patiences N] [--actions M] [--tables N] [--seconds S] [--watchers W]``

First one patience alone, then many at once, as fast as they are answered. Then tables of four seats where somebody acts
once a second at each, and one table that many watch. 0 leaves a part out.

Those who play are a process of their own, on the same cores as the server. So the processor time that the server takes
for an action, from the system's own count, says more than how soon it answers: it does not hang on what else goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import statistics
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from urllib.request import Request, urlopen

from bench.crowd import SEATS, crowd_at_tables, crowd_watching
from bench.served import cpu_seconds, start
from websockets.asyncio.client import ClientConnection, connect


def new_table(address: str) -> tuple[str, str]:
    """A new table: its id and the secret of its seat."""
    body = json.dumps({"code": "GO1-E-AAAAAAB"}).encode()
    with urlopen(Request(f"http://{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        seated = json.load(answer)
    return seated["table"], seated["token"]


async def play(socket: ClientConnection, token: str, actions: int) -> list[float]:
    """Draw and undo in turn; the seconds from each action to its receipt."""
    await socket.send(json.dumps({"type": "hello", "lang": "en", "token": token}))
    await socket.recv()
    seconds = []
    for version, move in zip(range(actions), itertools.cycle("du"), strict=False):
        begun = time.perf_counter()
        await socket.send(json.dumps({"type": "act", "id": str(version), "version": version, "move": move}))
        while json.loads(await socket.recv())["type"] != "done":
            pass
        seconds.append(time.perf_counter() - begun)
    return seconds


async def patiences(address: str, server: int, tables: int, actions: int) -> None:
    """Play at so many tables at once and say how it went."""
    seats = [new_table(address) for _ in range(tables)]
    sockets = [await connect(f"ws://{address}/ws/{table}", max_size=None, proxy=None) for table, _ in seats]
    begun, cpu = time.perf_counter(), cpu_seconds(server)
    players = (play(socket, token, actions) for socket, (_, token) in zip(sockets, seats, strict=True))
    seconds = sorted(itertools.chain.from_iterable(await asyncio.gather(*players)))
    whole, cpu = time.perf_counter() - begun, cpu_seconds(server) - cpu
    for socket in sockets:
        await socket.close()
    median, late = statistics.median(seconds), seconds[int(len(seconds) * 0.99)]
    print(
        f"{tables:4} patiences: {len(seconds) / whole:6.0f} actions/s, answered in {median * 1000:.1f} ms (median), "
        f"{late * 1000:.1f} ms (99 of 100); {cpu / len(seconds) * 1000:.2f} ms of the server's processor time an action"
    )


def main() -> None:
    """Measure a start, one player alone, many at once, tables of several people, and one that many watch."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--patiences", type=int, default=50, help="patiences played at once")
    parser.add_argument("--actions", type=int, default=100, help="actions at each patience")
    parser.add_argument("--tables", type=int, default=200, help="tables of four seats")
    parser.add_argument("--seconds", type=float, default=20, help="how long tables of several people are played at")
    parser.add_argument("--watchers", type=int, default=1000, help="watchers of one table")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address, seconds = start(Path(folder))
        try:
            print(f"listening after {seconds:.2f} s")
            for tables in dict.fromkeys((1, asked.patiences)) if asked.patiences else ():
                asyncio.run(patiences(address, process.pid, tables, asked.actions))
            with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as crowd:
                if asked.tables:
                    seen = crowd.submit(crowd_at_tables, address, process.pid, asked.tables, asked.seconds).result()
                    print(f"{asked.tables} tables of {SEATS}: {seen}")
                    print(f"  {seen.grown / asked.tables * 1024:.0f} kB a table with its connections")
                if asked.watchers:
                    seen = crowd.submit(crowd_watching, address, process.pid, asked.watchers, asked.seconds).result()
                    print(f"{asked.watchers} watchers of one table: {seen}")
                    print(f"  {seen.behind} steps behind at the end")
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
