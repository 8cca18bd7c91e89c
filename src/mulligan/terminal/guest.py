"""Line mode at somebody's table (TG-20): one event a line is printed, one command a line is read."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import sys
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mulligan.core.faults import Unreadable
from mulligan.core.game import Refusal
from mulligan.terminal import seats
from mulligan.wire import messages
from mulligan.words import Words, speak

_from_server: Final = msgspec.json.Decoder(messages.FromServer)
_QUESTIONS: Final[dict[str, messages.Question]] = {
    "d": "discard", "v": "board", "vo": "boards", "s": "scores", "r": "results", "t": "turn"
}  # fmt: skip
_MOVES: Final = ("draw", "take", "put", "drop")
_TABLE: Final = (
    "sit", "leave", "bot", "remove", "rules", "patience", "idle", "owner", "start", "ready", "next", "back", "say"
)  # fmt: skip
_KEPT: Final = 200
_PAUSES: Final = (0.5, 1, 2, 4, 8)
"""Seconds before the connection is tried again; the last one for ever after. One that held longer begins anew."""
_NO_SUCH_TABLE: Final = 4404
"""The close code for a table that does not exist: nothing is tried again."""
_ELSEWHERE: Final = 4409
"""The close code for a seat that was opened somewhere else: nothing is tried again."""
_TOO_BIG: Final = 1009
"""The close code for a message longer than the server reads at all."""


class Guest:
    """Somebody at a table: what comes from it becomes lines, what is typed becomes messages.

    Attributes:
        closed: whether the player has left.
        over: whether the table is there for this guest no more, so that nothing is tried again.
        turned_away: why there is no table; nothing where there is one.

    Args:
        words: the language to begin with.
        token: the secret of the seat.
    """

    def __init__(self, words: Words, token: str) -> None:
        self.words = words
        self.token = token
        self.length: messages.Length = "normal"
        self.version = -1
        self.closed = False
        self.over = False
        self.turned_away = ""
        self._several = True
        self._heard: deque[str] = deque(maxlen=_KEPT)
        self._since: list[str] = []
        self._asked: dict[str, messages.Act] = {}
        self._speaks = False

    def hello(self) -> messages.Hello:
        """The first message of a connection."""
        return messages.Hello(lang=self.words.lang, token=self.token, have=self.version, length=self.length)

    def hear(self, message: messages.FromServer) -> Iterator[str]:
        """What is said of a message of the table."""
        if isinstance(message, messages.Table):
            self.version = message.version
            yield from self._opening(message)
        elif isinstance(message, messages.Step):
            self.version = message.version
            self._several = message.view.company is not None
            if message.said:
                yield self._told(message)
        elif isinstance(message, messages.Done):
            self._asked.pop(message.id, None)
        elif isinstance(message, messages.Refused):
            yield from self._refused(message)
        elif isinstance(message, messages.Position):
            yield message.said
        elif isinstance(message, messages.Told):
            yield from message.said
        elif isinstance(message, messages.Elsewhere):
            self.over = True
            yield message.said

    def _refused(self, message: messages.Refused) -> Iterator[str]:
        if message.reason == "no_such_table":
            self.end_by(_NO_SUCH_TABLE)
            return
        yield message.said
        if message.id is None:
            yield from self._dropped()
        else:
            self._asked.pop(message.id, None)

    def _dropped(self) -> Iterator[str]:
        """Give up what was asked first: the server answers in order, and has not even read whose answer this is."""
        if self._asked:
            act = self._asked.pop(next(iter(self._asked)))
            yield self.words.say("guest-dropped", text=self.words.quoted(act.move))

    def end_by(self, code: int | None) -> Iterable[str]:
        """What is said of a connection that was closed with this code; it may have been the last one."""
        if code == _NO_SUCH_TABLE:
            self.turned_away = self.words.refusal(Refusal("no_such_table"))
        self.over = self.over or code in (_NO_SUCH_TABLE, _ELSEWHERE)
        return [*self._dropped()] if code == _TOO_BIG else []

    def _opening(self, table: messages.Table) -> Iterator[str]:
        company = table.view.company
        self._several = company is not None
        if self._speaks and company:
            # Asked for by a change of language or length: who sits here is known.
            self._speaks = False
            yield company.status
            return
        rules = self.words.listed(f"{option.name}: {option.text}" for option in table.view.options)
        yield self.words.say("guest-opening", game=table.view.title, rules=rules)
        if company:
            for player in company.players:
                you = "yes" if player.you else "no"
                yield self.words.say("guest-player", name=player.name, total=player.total, you=you)
            yield company.status
            if company.chair is None:
                yield self.words.say("guest-sit" if "sit" in company.can else "guest-watch")

    def _told(self, step: messages.Step) -> str:
        company = step.view.company
        own = company is not None and step.chair is not None and step.chair == company.chair and step.kind == "move"
        self._since = [] if own else [*self._since, step.said][-_KEPT:]
        self._heard.append(step.said)
        return step.said

    def read(self, line: str) -> messages.FromPage | list[str]:
        """What a line asks of the table, or the answer that needs none of it."""
        head, _, rest = line.strip().partition(" ")
        head, rest = head.lower(), rest.strip()
        if not head:
            return []
        if head in _QUESTIONS:
            return messages.Ask(what=_QUESTIONS[head])
        if head == "w":
            return messages.Where()
        if head == "l":
            return self._since or [self.words.say("guest-nothing")]
        if head == "?":
            return list(self._help())
        if head == "q":
            self.closed = True
            return [self.words.say("guest-goodbye")]
        if head == "lang":
            return self._lang(rest)
        if head == "length":
            return self._length(rest)
        return self._act(head, rest, line.strip())

    def _act(self, head: str, rest: str, line: str) -> messages.Act:
        word = head.partition(":")[0]
        if word in _MOVES:
            numbers = re.findall("[0-9]+", head + " " + rest)
            move = f"play {word}" + (f":{','.join(numbers)}" if numbers else "")
        elif head in _TABLE or not self._several:
            move = f"{head} {rest}".strip()
        else:
            move = f"play {line}"
        act = messages.Act(id=secrets.token_hex(8), version=max(self.version, 0), move=move)
        self._asked[act.id] = act
        return act

    @property
    def unanswered(self) -> tuple[messages.Act, ...]:
        """What was asked and not answered: after a broken connection it is asked once more, and done once."""
        return tuple(self._asked.values())

    def _lang(self, lang: str) -> messages.FromPage | list[str]:
        try:
            self.words = speak(lang)
        except Unreadable as fault:
            return [self.words.unreadable(fault)]
        self._speaks = True
        return messages.Speak(lang=lang, length=self.length)

    def _length(self, length: str) -> messages.FromPage | list[str]:
        allowed = get_args(messages.Length)
        if length not in allowed:
            return [self.words.say("guest-length", allowed=", ".join(allowed))]
        self.length = next(one for one in allowed if one == length)
        self._speaks = True
        return messages.Speak(lang=self.words.lang, length=self.length)

    def _help(self) -> Iterator[str]:
        for name in ("moves", "questions", "table", "rest"):
            yield self.words.say(f"guest-help-{name}")


async def _lines() -> AsyncIterator[str | None]:
    """Lines of standard input, then ``None``; they are read beside the event loop, which goes on meanwhile."""
    loop = asyncio.get_running_loop()
    queue: asyncio.Queue[str | None] = asyncio.Queue()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(queue.put_nowait, line)
        loop.call_soon_threadsafe(queue.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    while True:
        line = await queue.get()
        yield line
        if line is None:
            return


class _Join:
    """A guest, the table's address, and the connection that there is at present."""

    def __init__(self, guest: Guest, address: str) -> None:
        self.guest = guest
        self.address = address
        self.socket: ClientConnection | None = None
        self.waiting = asyncio.Event()

    async def stay(self) -> None:
        """Be connected until the guest leaves; whatever breaks off is tried again, ever more seldom while it does."""
        failures = 0
        while True:
            began, there = time.monotonic(), False
            with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed):
                async with connect(self.address, max_size=None, proxy=None) as socket:
                    there = True
                    await self._listen(socket)
            if self.guest.closed or self.guest.over:
                return
            if there or failures == 0:
                print(self.guest.words.say("guest-lost"), flush=True)
            if there and time.monotonic() - began > _PAUSES[-1]:
                failures = 0
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1

    async def _listen(self, socket: ClientConnection) -> None:
        """Talk until the connection is closed, and look at why it was."""
        with contextlib.suppress(ConnectionClosed):
            await self._talk(socket)
        for said in self.guest.end_by(socket.close_code):
            print(said, flush=True)

    async def _talk(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self.guest.hello()).decode())
        self.socket = socket
        self.waiting.set()
        try:
            for asked in self.guest.unanswered:
                await socket.send(msgspec.json.encode(asked).decode())
            async for frame in socket:
                for said in self.guest.hear(_from_server.decode(frame)):
                    print(said, flush=True)
        finally:
            self.socket = None
            self.waiting.clear()

    async def obey(self) -> None:
        """Send what is typed, in its order, until the guest leaves or the input ends."""
        async for line in _lines():
            asked = self.guest.read("q" if line is None else line)
            if isinstance(asked, list):
                for said in asked:
                    print(said, flush=True)
            else:
                await self._say(asked)
            if self.guest.closed:
                return

    async def _say(self, asked: messages.FromPage) -> None:
        """Send it, now or as soon as there is a connection; what is done at the table goes with a new one by itself."""
        if self.socket is None and isinstance(asked, messages.Act):
            return
        await self.waiting.wait()
        with contextlib.suppress(ConnectionClosed):
            assert self.socket is not None
            await self.socket.send(msgspec.json.encode(asked).decode())


async def _join(address: str, words: Words) -> str:
    joined = _Join(Guest(words, seats.token_for(address)), address)
    staying, obeying = asyncio.create_task(joined.stay()), asyncio.create_task(joined.obey())
    await asyncio.wait([staying, obeying], return_when=asyncio.FIRST_COMPLETED)
    if joined.socket is not None:
        # What was asked last is answered before the connection ends.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(joined.socket.close(), 2)
    for task in (staying, obeying):
        task.cancel()
    for ended in await asyncio.gather(staying, obeying, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
    return joined.guest.turned_away


def join_lines(address: str, words: Words) -> str:
    """Sit at somebody's table at standard input and output until ``q`` or the end of the input.

    Returns:
        why there is no such table; nothing where there was one.
    """
    return asyncio.run(_join(address, words))
