"""How soon a hint comes: ``python -m bench.hints [--positions N] [--fresh]``.

Three things. A server is started and asked for a hint at once, while somebody plays at another table: how soon the
first hint comes, and how long the slowest move took meanwhile; beside it a server that makes its solvers ready only
when they are asked, which is the obvious other way. ``--fresh`` gives both an empty folder for the kernels, as on a new
machine: they are compiled then.

Then hints over HTTP from a server that is ready, in positions after some moves at random, at the page's limit of 0.3 s.

And the adviser alone beside a naive one in the same positions, which tries every legal move in worlds drawn likewise,
each solved by a plain depth-first search, compiled as ours is: how many worlds were tried, and of how many it is known
how they end. Fails where 99 of 100 hints of ours take more than twice the limit, or where the naive way knows more.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
from bench.plain_golf import PlainSearch
from bench.plain_klondike import plain_verdict

from mulligan.core.codes import write_number
from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.solve.hint import SECONDS, hint
from mulligan.solve.registry import find_solver, warm
from mulligan.solve.worlds import Known
from tests.web.server import LEFT_ALONE, Server

RULES = ("GO1-E", "GO1-S", "KL1-D1N", "KL1-D3N")
MOST = 20_000
"""Positions after which the plain search of Klondike gives up."""
LONGEST = 30
"""Moves played at random at most before a hint is asked for."""
LATE = 2 * SECONDS


class Asked(NamedTuple):
    """How a hint went: the seconds, the worlds that its best move was tried in, and how many of them were decided."""

    seconds: float
    worlds: int
    decided: int


def positions(rules: str, count: int) -> list[Session]:
    """Games that are not over, each after some moves at random, the same ones in every run."""
    chance = random.Random(rules)
    found: list[Session] = []
    while len(found) < count:
        session = Session(read_code(f"{rules}-{write_number(chance.randrange(26**7))}"))
        for _ in range(chance.randrange(LONGEST)):
            legal = session.view().legal
            if not legal:
                break
            session.play(chance.choice(legal))
        if session.view().legal:
            found.append(session)
    return found


def ours(session: Session) -> Asked:
    """The hint that the page gives."""
    begun = time.perf_counter()
    given = hint(session.game, session.path, find_solver(session.game.key), chance=random.Random(1))
    return Asked(time.perf_counter() - begun, given.worlds, given.won + given.lost)


def naive(session: Session, golf: PlainSearch) -> Asked:
    """Every legal move in one world after another, while there is time."""
    begun = time.perf_counter()
    game, chance, worlds, decided = session.game, random.Random(1), 0, 0
    known = Known.of(game, session.path)
    while time.perf_counter() - begun < SECONDS and worlds < 100:
        world = known.world(chance)
        if world is None:
            break
        verdicts = []
        for move in game.legal_moves(session.state):
            after, _ = game.play(world, move)
            if game.key == "golf":
                verdicts.append("won" if golf.strokes(after, only_win=True) <= 0 else "lost")
            else:
                verdicts.append(plain_verdict(after, MOST)[0])
        worlds += 1
        decided += "won" in verdicts or "unknown" not in verdicts
    return Asked(time.perf_counter() - begun, worlds, decided)


def late(seconds: Sequence[float]) -> float:
    """What 99 of 100 do not exceed."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.99))]


def times(seconds: Sequence[float]) -> str:
    """Median and 99 of 100 in milliseconds."""
    return f"{statistics.median(seconds) * 1000:7.1f} ms (median) {late(seconds) * 1000:7.1f} ms (99 of 100)"


def compare(count: int) -> list[str]:
    """Both advisers in the same positions, by turns; what falls short."""
    short, golf = [], PlainSearch()
    warm()
    for rules in RULES:
        sessions = positions(rules, count)
        ours(sessions[0])
        naive(sessions[0], golf)
        pairs = [(ours(session), naive(session, golf)) for session in sessions]
        for name, asked in (("ours", [one for one, _ in pairs]), ("naive", [other for _, other in pairs])):
            worlds = statistics.mean(one.worlds for one in asked)
            decided = statistics.mean(one.decided for one in asked)
            spent = times([one.seconds for one in asked])
            print(f"{rules:8} {name:6} {spent} {worlds:6.1f} worlds, {decided:6.1f} decided")
        if late([one.seconds for one, _ in pairs]) > LATE:
            short.append(f"{rules}: 99 of 100 hints take more than {LATE:g} s")
        if sum(one.decided for one, _ in pairs) < sum(other.decided for _, other in pairs):
            short.append(f"{rules}: the naive way knows more worlds")
    return short


def over_http(count: int) -> None:
    """Hints of a server that is ready: whole requests."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            for rules in RULES:
                seconds = []
                for session in positions(rules, count + 1):
                    asked = {"code": str(session.deal), "moves": " ".join(session.tokens)}
                    made = server.post("/api/tables", asked).json()
                    body = {"token": made["token"], "version": len(session.tokens)}
                    begun = time.perf_counter()
                    answer = server.post(f"/api/tables/{made['table']}/hint", body, timeout=600)
                    seconds.append(time.perf_counter() - begun)
                    assert answer.status_code == 200, answer.text
                # The first one loads the solver of its game.
                print(f"{rules:8} http   {times(seconds[1:])}")
        finally:
            server.close()


async def first_hint(server: Server) -> tuple[float, list[float]]:
    """Ask a server that has just started for a hint until it comes, and play meanwhile: its seconds and each move's."""
    table, token = server.table("KL1-D3N-AAAAAAE")
    begun = time.perf_counter()

    async def advised() -> float:
        async with httpx.AsyncClient(trust_env=False, timeout=600) as client:
            for _ in itertools.count():
                answer = await client.post(f"{server.url}/api/tables/{table}/hint", json={"token": token, "version": 0})
                if answer.status_code == 200:
                    break
                assert answer.json()["code"] == "warming", answer.text
                await asyncio.sleep(0.25)
        return time.perf_counter() - begun

    asking = asyncio.create_task(advised())
    moves: list[float] = []
    other, seat = server.table()
    async with server.sit(other, seat) as player:
        for move in itertools.cycle("du"):
            acted = time.perf_counter()
            await player.act(move)
            moves.append(time.perf_counter() - acted)
            if asking.done():
                break
            await asyncio.sleep(0.02)
    return await asking, moves


def starts(fresh: bool) -> None:
    """A server that makes its solvers ready by itself, and one that waits until they are asked."""
    for name, left in (("by itself", {}), ("when asked", LEFT_ALONE)):
        with tempfile.TemporaryDirectory() as folder:
            kernels = {"NUMBA_CACHE_DIR": str(Path(folder) / "kernels")} if fresh else {}
            server = Server(Path(folder), env=kernels | left)
            try:
                seconds, moves = asyncio.run(first_hint(server))
            finally:
                server.close()
        print(
            f"solvers made ready {name}: first hint after {seconds:.1f} s; moves meanwhile {times(moves)}, "
            f"the slowest {max(moves) * 1000:.0f} ms"
        )


def main(arguments: Sequence[str] | None = None) -> list[str]:
    """Measure and print; what falls short."""
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("--positions", type=int, default=100, help="positions of each game")
    parser.add_argument("--fresh", action="store_true", help="compile the kernels anew, as on a new machine")
    asked = parser.parse_args(arguments)
    starts(asked.fresh)
    over_http(asked.positions)
    return compare(asked.positions)


if __name__ == "__main__":
    failed = main()
    print("\n".join(failed) or "Nothing falls short.")
    sys.exit(bool(failed))
