"""Runs the web table: one process, one address, one line that says where it is."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NoReturn

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mulligan.core.faults import Unreadable
from mulligan.store.engine import Unopenable
from mulligan.store.store import Store
from mulligan.web import pages
from mulligan.web.app import create_app
from mulligan.web.deflate import PackAlone
from mulligan.web.guards import is_of_this_machine
from mulligan.words import Words, speak

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

COLD: Final = "MULLIGAN_COLD"
"""Set, a server leaves its solvers alone until they are first asked."""
_LARGEST_FRAME: Final = 1024 * 1024
"""A frame above this closes the connection with 1009; one above the limit of a message is answered."""
_FIRST_REQUEST: Final = 10
"""Seconds that a new connection has for its first request."""
_BACKLOG: Final = 64
_UNREAD: Final = 15
"""Seconds that a socket may leave what it is sent unread, once no more of it fits into the buffers in between."""
_LITTER: Final = (20_000, 20, 20)
"""When Python looks for objects that only hold each other, of which there are few here. As often as it usually does, it
took a third of the time in which messages are made: each time it goes through all tables that are open."""
_PATIENCE: Final = 3
"""Seconds that connections have to end when the server is stopped."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8137,
    database_url: str | None = None,
    open_page: bool = False,
    words: Words | None = None,
    names: Sequence[str] = (),
) -> None:
    """Serve the web table until SIGINT or SIGTERM.

    Args:
        host: the address to listen on.
        port: the port; 0 for any free one.
        database_url: where games are kept; ``None`` is the file in the user's data folder.
        open_page: open the page in a browser, where there is a display.
        words: the language in which it says where it is; the pages speak those of their readers.
        names: the names that it answers to besides ``host`` and those of this machine for itself. Without any, one that
            others can reach answers to every name, as they may know it by many.

    Raises:
        SystemExit: with code 1, after one sentence on standard error, when the port or the database cannot be had.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    spoken = words or speak("en")
    try:
        listener = _listen(host, port)
    except Unreadable as fault:
        _stop(spoken, fault)
    if not pages.is_built():
        print(spoken.unreadable(Unreadable("page_missing")), file=sys.stderr)
    address = _address(host, listener)
    greeting = _Greeting(address, spoken.say("serving-at", address=address), open_page)
    gc.set_threshold(*_LITTER)
    private = is_of_this_machine(listener.getsockname()[0])
    try:
        asyncio.run(_run(listener, greeting, database_url, {host, *names} if names or private else None))
    except Unopenable as fault:
        _stop(spoken, fault)
    except KeyboardInterrupt:  # before there was a server to be told
        sys.exit(130)
    finally:
        listener.close()


@dataclass(frozen=True, slots=True)
class _Greeting:
    """What a server does once it listens: it says ``text``, and opens the page at ``address`` where that is wanted."""

    address: str
    text: str
    open_page: bool


async def _run(
    listener: socket.socket, greeting: _Greeting, database_url: str | None, names: Collection[str] | None
) -> None:
    # The store is opened out here, so that what is wrong with it arrives as what it is.
    async with Store(database_url) as store:
        app = create_app(store, warm=not os.environ.get(COLD), names=names)
        config = uvicorn.Config(
            app,
            access_log=False,
            lifespan="off",
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=_PATIENCE,
            ws=_Brisk,
            ws_max_size=_LARGEST_FRAME,
            ws_per_message_deflate=False,
            http=_Impatient,
            # Where no more files can be opened, as many failures as this are logged at a time.
            backlog=_BACKLOG,
        )
        async with app.lifespan():
            await _Server(config, greeting).serve(sockets=[listener])


class _Impatient(H11Protocol):
    """A connection that is given up when no request arrives on it: sockets that are held open are not for ever."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.loop.call_later(_FIRST_REQUEST, self._give_up)

    def _give_up(self) -> None:
        unasked = getattr(self, "cycle", None) is None and self.transport.get_protocol() is self
        if unasked and not self.transport.is_closing():
            self.transport.close()


class _Brisk(WebSocketsSansIOProtocol):
    """A socket that is broken off when its other side reads nothing, and that is written to no more once it is gone."""

    _giving_up: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [PackAlone()]

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(_UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._keep()

    def connection_lost(self, exc: Exception | None) -> None:
        self._keep()
        super().connection_lost(exc)

    def _keep(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()

    async def send(self, message: ASGISendEvent) -> None:
        # The loss of a connection is told later than it is known; whatever is written meanwhile fails, one by one.
        if self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)


class _Server(uvicorn.Server):
    """A server that says where it is once it listens, and ends quietly when it is told to."""

    def __init__(self, config: uvicorn.Config, greeting: _Greeting) -> None:
        super().__init__(config)
        self._greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self._greeting.text, flush=True)
        if self._greeting.open_page and _has_display():
            threading.Thread(target=webbrowser.open, args=(self._greeting.address,), daemon=True).start()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # Uvicorn's own would raise the signal again after an orderly end, which then looks like a crash.
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Unreadable: ``no_host`` or ``port``."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Unreadable("no_host", {"host": host}) from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise Unreadable("port", {"port": port, "host": host, "why": error.strerror or ""}) from None
    return listener


def _address(host: str, listener: socket.socket) -> str:
    # An address that means all of them is none to go to.
    name = "localhost" if host in ("", "0.0.0.0", "::") else host  # noqa: S104
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}:{listener.getsockname()[1]}/"


def _has_display() -> bool:
    """Whether there is a browser window to be had, rather than a text browser in this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _stop(words: Words, fault: Unreadable) -> NoReturn:
    print(words.unreadable(fault), file=sys.stderr)
    sys.exit(1)
