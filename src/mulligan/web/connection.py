"""One connection to a table: what the page says is answered, and what happens at the table is told, in order."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mulligan.core.faults import Unreadable
from mulligan.core.game import Fault, Refusal
from mulligan.core.table import Place
from mulligan.web import render
from mulligan.web.opened import Asked, OpenTable, Picked, Viewer
from mulligan.web.pace import Pace
from mulligan.web.tables import Tables
from mulligan.wire import codec, messages
from mulligan.words import choose_language, speak

FAULTS_IN_A_ROW: Final = 20
"""After so many messages in a row that cannot be read, the connection is closed."""
NO_SUCH_TABLE: Final = 4404
"""The close code for a table that does not exist."""
ELSEWHERE: Final = 4409
"""The close code for a seat that was opened somewhere else."""
_POLICY: Final = 1008
_TROUBLE: Final = 1011
_LONGEST_REASON: Final = 123
_BROKEN_OFF: Final = "a connection to a table broke off"

logger = logging.getLogger(__name__)


class _TooLarge(Exception):
    """A message longer than ``codec.LIMIT``."""


class Connection:
    """A socket, and the table that it is about.

    Args:
        socket: the socket, not yet accepted.
        tables: the tables.
        pace: how much everybody may still do that all others at their table are told of.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], tables: Tables, pace: Pace) -> None:
        self._socket = socket
        self._tables = tables
        self._pace = pace
        self.id = secrets.token_hex(8)
        self.viewer = Viewer(speak(choose_language([socket.headers.get("accept-language", "")])))
        self.moved = False
        # The version of the last step that was sent; nothing is told before the page has said hello.
        self._sent: int | None = None
        self._faults = 0
        self._closed = False
        self.news = asyncio.Event()
        self._sending = asyncio.Lock()

    async def serve(self, table_id: str) -> None:
        """Serve the connection from its beginning to its end, whatever the other side does."""
        try:
            await self._socket.accept()
        except (WebSocketDisconnect, OSError):  # gone before it was there
            return
        try:
            table = await self._tables.find(table_id)
            if table is None:
                await self._turn_away()
                return
            with table.heard_by(self):
                telling = asyncio.create_task(self._tell(table))
                try:
                    await self._listen(table)
                finally:
                    telling.cancel()
                    await asyncio.gather(telling, return_exceptions=True)
                    await self._tables.leave(table, self.viewer.key)
        except Exception:
            logger.exception(_BROKEN_OFF)
            await self._break_off()

    # What the page says

    async def _listen(self, table: OpenTable) -> None:
        while not self._closed:
            event = await self._receive()
            if event is None:
                return
            text = event.get("text")
            try:
                await self._answer(table, _read(event))
                self._faults = 0
            except Unreadable as fault:
                await self._refuse(table, fault.code, self.viewer.words.unreadable(fault), text)
            except _TooLarge:
                refusal = Refusal("too_large")
                await self._refuse(table, refusal.reason, self.viewer.words.refusal(refusal), None)
            # Whoever has asked for much at once lets the others have their turn in between.
            await asyncio.sleep(0)

    async def _receive(self) -> dict[str, Any] | None:
        """The next message, or ``None`` when the other side is gone."""
        event: dict[str, Any] = dict(await self._socket.receive())
        return event if event["type"] == "websocket.receive" else None

    async def _refuse(self, table: OpenTable, reason: str, sentence: str, text: str | None) -> None:
        """Answer a message that cannot be read; after too many in a row, close."""
        action_id = codec.read_id(text) if text else None
        await self._send(render.unreadable(reason, sentence, table.version, action_id))
        self._faults += 1
        if self._faults >= FAULTS_IN_A_ROW:
            await self._close(_POLICY, self.viewer.words.unreadable(Unreadable("too_many_faults")))

    async def _answer(self, table: OpenTable, message: messages.FromPage) -> None:
        if isinstance(message, messages.Hello):
            await self._greet(table, message)
        elif self._sent is None:
            raise Unreadable("message_hello")
        elif isinstance(message, messages.Speak):
            self.viewer.words = speak(choose_language([message.lang]))
            self.viewer.length = message.length
            async with self._sending:
                await self._send_table(table)
        elif isinstance(message, messages.Where):
            await self._catch_up(table)
            await self._send(table.position(self.viewer))
        elif isinstance(message, messages.Ask):
            await self._catch_up(table)
            await self._send(table.answer(message.what, self.viewer))
        else:
            await self._act(table, _asked(message, self.viewer.key))

    async def _greet(self, table: OpenTable, hello: messages.Hello) -> None:
        """Tell somebody who comes, or comes back, what they have missed, or the whole table."""
        await self._tables.refresh(table)
        self.viewer.words, self.viewer.length = speak(choose_language([hello.lang])), hello.length
        table.enter(self.viewer, hello.token)
        await self._tables.come(table, self.viewer.key, self.id)
        async with self._sending:
            if 0 <= hello.have < table.version and table.since(hello.have):
                self._sent = hello.have
            else:
                await self._send_table(table)
        await self._catch_up(table)

    async def _act(self, table: OpenTable, asked: Asked) -> None:
        answer = self._forbidden(table, asked) or await self._tables.act(table, asked)
        await self._catch_up(table)
        if isinstance(answer, Refusal):
            nod = table.nod(asked) if answer.fault is Fault.RULES else None
            await self._send(render.refused(answer, self.viewer.words, table.version, asked.id, nod))
        else:
            await self._send(messages.Done(id=asked.id, version=answer))

    def _forbidden(self, table: OpenTable, asked: Asked) -> Refusal | None:
        """Why this viewer may not ask that, whatever the table would say: they watch, or are too fast (TG-25)."""
        if self.viewer.seat is None and not self.viewer.key:
            return table.watched()
        if not self.viewer.key or asked.id in table.versions:  # asked once more, as the answer was lost
            return None
        word = asked.what.split(" ")[0] if isinstance(asked.what, str) else ""
        address = self._socket.client.host if self._socket.client else ""
        wait = self._pace.wait(word, self.viewer.key, table.stored.id, address)
        return Refusal("too_fast", {"seconds": wait}) if wait else None

    async def _turn_away(self) -> None:
        """There is no such table: say so in the language of whoever asks."""
        event = await self._receive()
        if event is None:
            return
        with suppress(Unreadable, _TooLarge):  # whatever it was, there is no table to say it to
            message = _read(event)
            if isinstance(message, messages.Hello):
                self.viewer.words = speak(choose_language([message.lang]))
        refusal = Refusal("no_such_table")
        await self._send(render.refused(refusal, self.viewer.words, 0))
        await self._close(NO_SUCH_TABLE, self.viewer.words.reason(refusal))

    # What is told

    async def _tell(self, table: OpenTable) -> None:
        """Tell what happens at the table, whoever did it."""
        try:
            while not self._closed:
                await self.news.wait()
                self.news.clear()
                if self.moved:
                    await self._give_up_seat()
                    return
                await self._catch_up(table)
        except Exception:
            logger.exception(_BROKEN_OFF)
            await self._break_off()

    async def _catch_up(self, table: OpenTable) -> None:
        """Send the steps that were not sent yet."""
        async with self._sending:
            while self._sent is not None and self._sent != table.version and not self._closed:
                missing = table.since(self._sent)
                if missing is None:
                    await self._send_table(table)
                for taken in missing or ():
                    await self._write(table.frame(taken, self.viewer))
                    self._sent = taken.version

    async def _send_table(self, table: OpenTable) -> None:
        version = table.version
        await self._send(table.shown(self.viewer))
        self._sent = version

    async def _give_up_seat(self) -> None:
        """The seat was opened somewhere else: say so, and end."""
        said = self.viewer.words.say("company-elsewhere")
        async with self._sending:
            await self._send(messages.Elsewhere(said=said))
            await self._close(ELSEWHERE, said)

    async def _send(self, message: messages.Message) -> None:
        await self._write(codec.write(message).decode())

    async def _write(self, frame: str) -> None:
        if self._closed:
            return
        try:
            await self._socket.send_text(frame)
        except (WebSocketDisconnect, OSError):
            # The other side is gone; receiving says so too.
            self._closed = True

    async def _close(self, code: int, reason: str) -> None:
        if self._closed:
            return
        self._closed = True
        cut = reason.encode()[:_LONGEST_REASON].decode(errors="ignore")
        with suppress(WebSocketDisconnect, OSError):  # it was closed from there
            await self._socket.close(code, cut)

    async def _break_off(self) -> None:
        """Something failed that is nobody's message: the page connects again and asks again."""
        await self._close(_TROUBLE, self.viewer.words.unreadable(Unreadable("server")))


def _read(event: dict[str, Any]) -> messages.FromPage:
    """The message in a frame. Raises Unreadable or _TooLarge."""
    text = event.get("text")
    if text is None:
        raise Unreadable("message_binary")
    if len(text) > codec.LIMIT or len(text.encode()) > codec.LIMIT:
        raise _TooLarge
    return codec.read_message(text)


def _asked(message: messages.Act | messages.Pick, by: str) -> Asked:
    """The action that a message asks for. Raises Unreadable: ``place``."""
    if isinstance(message, messages.Act):
        return Asked(message.id, message.version, message.move, by)
    target = None if message.target is None else Place.read(message.target)
    picked = Picked(Place.read(message.source), message.row, target, message.twice)
    return Asked(message.id, message.version, picked, by)
