"""How fast a server answers: one process, SQLite, every action stored before it is answered.

``python -m bench.tables [--tables N] [--actions M]``
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect


def start(folder: Path) -> tuple[subprocess.Popen[str], str, float]:
    """A server on a fresh database: its process, its address, and the seconds until it listens."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "mulligan", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'games.db'}"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://(\S+?)/ ", process.stdout.readline())
    assert found, "the server did not say where it is"
    return process, found[1], time.perf_counter() - begun


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


async def measure(address: str, tables: int, actions: int) -> None:
    """Play at so many tables at once and say how it went."""
    seats = [new_table(address) for _ in range(tables)]
    sockets = [await connect(f"ws://{address}/ws/{table}", max_size=None, proxy=None) for table, _ in seats]
    begun = time.perf_counter()
    players = (play(socket, token, actions) for socket, (_, token) in zip(sockets, seats, strict=True))
    seconds = sorted(itertools.chain.from_iterable(await asyncio.gather(*players)))
    whole = time.perf_counter() - begun
    for socket in sockets:
        await socket.close()
    median, late = statistics.median(seconds), seconds[int(len(seconds) * 0.99)]
    print(
        f"{tables:4} tables: {len(seconds) / whole:6.0f} actions/s, "
        f"answered in {median * 1000:.1f} ms (median), {late * 1000:.1f} ms (99 of 100)"
    )


def main() -> None:
    """Measure a start, one player alone, and many at once."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables played at at once")
    parser.add_argument("--actions", type=int, default=100, help="actions at each table")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address, seconds = start(Path(folder))
        try:
            print(f"listening after {seconds:.2f} s")
            for tables in dict.fromkeys((1, asked.tables)):
                asyncio.run(measure(address, tables, asked.actions))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
