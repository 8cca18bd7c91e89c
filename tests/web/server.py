"""A real server process, and players at its tables: real sockets, no mocks."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mulligan.web.server import COLD
from mulligan.words.languages import PSEUDO

IDS = itertools.count(1)
"""Ids of actions, each once in a run."""
PATIENCE = 60
"""Seconds that a request may take where everything else runs on the same cores."""
LEFT_ALONE = {COLD: "1"}
"""The environment of a server that makes its solvers ready only when they are first asked."""


class Server:
    """``mulligan serve`` in a process of its own.

    Attributes:
        url: its address, without the slash at the end.
        database: the SQLite file.
        forgiven: whether it may have logged a trace, for the tests that make it fail.

    Args:
        folder: where it keeps its files.
        name: names them.
        arguments: what it is started with besides.
        env: what its environment has besides.
    """

    def __init__(
        self, folder: Path, name: str = "server", arguments: Sequence[str] = (), *, env: Mapping[str, str] = LEFT_ALONE
    ) -> None:
        self.database = folder / "games.db"
        self._log = folder / f"{name}.log"
        self.forgiven = False
        self._arguments = arguments
        self._env = {"PYTHONUNBUFFERED": "1", PSEUDO: "1", **env}
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it, or start it again on the same file; 0 is any free port."""
        command = [sys.executable, "-W", "error", "-m", "mulligan", "serve", "--port", str(port)]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--db", f"sqlite:///{self.database}", *self._arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self._env,
            )
        said = self.process.stdout.readline()
        found = re.search(r"http://[^ ]+(?=/ )", said)
        assert found, said + self.log
        self.url = found[0]

    @property
    def log(self) -> str:
        """What it has said to its standard error so far, in all its lives."""
        return self._log.read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill it with no chance to do anything."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """Ask it to stop. Gives its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code

    def close(self) -> None:
        """Stop it, whatever it is doing, and look at what it said."""
        if self.process.poll() is None:
            self.stop()

    def post(self, path: str, body: object, **keywords: object) -> httpx.Response:
        return httpx.post(self.url + path, json=body, trust_env=False, **{"timeout": PATIENCE, **keywords})

    def get(self, path: str, **keywords: object) -> httpx.Response:
        return httpx.get(self.url + path, trust_env=False, **{"timeout": PATIENCE, **keywords})

    def table(self, code: str = "GO1-E-AAAAAAB") -> tuple[str, str]:
        """A new table: its id and the secret of its seat."""
        answer = self.post("/api/tables", {"code": code})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return seated["table"], seated["token"]

    @contextlib.asynccontextmanager
    async def connect(self, table: str, **keywords: object):
        """A bare connection to a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{table}"
        async with connect(address, max_size=None, proxy=None, **keywords) as socket:
            yield Player(socket)

    @contextlib.asynccontextmanager
    async def sit(self, table: str, token: str | None = None, lang: str = "en", have: int = -1, **keywords: object):
        """A connection that has said hello, with the table that it was shown."""
        async with self.connect(table, **keywords) as player:
            await player.say(type="hello", lang=lang, token=token, have=have)
            player.table = await player.hear("table") if have < 0 else None
            yield player


class Player:
    """One end of a connection to a table.

    Attributes:
        socket: the connection.
        heard: every frame that came, as text.
        version: the version of the table as far as it was heard.
        view: the table as it was last heard of; ``last_said`` the sentence that came with it.
        table: the message that answered hello.
        last: the id of the last action that was asked for.
    """

    def __init__(self, socket) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.version = -1
        self.view = None
        self.table = None
        self.last = ""
        self.last_said = ""

    async def send(self, frame: str | bytes) -> None:
        await self.socket.send(frame)

    async def say(self, **message: object) -> None:
        await self.send(json.dumps(message))

    async def hear(self, *types: str) -> dict:
        """The next frame, which must be of one of these types, if any are named."""
        frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.heard.append(frame)
        message = json.loads(frame)
        assert not types or message["type"] in types, message
        if message["type"] in ("table", "step"):
            self.version, self.view, self.last_said = message["version"], message["view"], message["said"]
        return message

    async def act(self, move: str, version: int | None = None, action: str | None = None) -> dict:
        """Ask for an action and read up to its answer."""
        action = action or f"action-{next(IDS)}"
        await self.say(type="act", id=action, version=self.version if version is None else version, move=move)
        return await self.answer(action)

    async def pick(self, source: str, row: int | None = None, target: str | None = None) -> dict:
        """Pick a card and read up to the answer."""
        action = f"action-{next(IDS)}"
        await self.say(type="pick", id=action, version=self.version, source=source, row=row, target=target)
        return await self.answer(action)

    async def answer(self, action: str) -> dict:
        """Read up to the answer to an action."""
        self.last = action
        while (message := await self.hear())["type"] in ("step", "table"):
            pass
        assert message["id"] == action, message
        return message

    async def closed(self) -> tuple[int, str]:
        """Read to the end of the connection: its close code and reason."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.heard.append(await self.socket.recv())
        return self.socket.close_code, self.socket.close_reason

    def pile(self, place: str) -> list[str]:
        """The cards of a place as they were last seen."""
        return next(pile["cards"] for pile in self.view["piles"] if pile["place"] == place)
