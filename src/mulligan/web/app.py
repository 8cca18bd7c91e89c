"""The web table as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_201_CREATED, HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Message, Scope

from mulligan import bots
from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.store.store import Store
from mulligan.web import pages, problems, rules, thinking
from mulligan.web.connection import Connection
from mulligan.web.front import first_moves, front, wanted_table
from mulligan.web.guards import Allowance, own_names_only, own_pages_only
from mulligan.web.house import House
from mulligan.web.pace import Pace
from mulligan.web.players import choose
from mulligan.web.tables import Tables
from mulligan.web.thinker import Thinker
from mulligan.web.thinking import retry, status_without, winnable_deal
from mulligan.wire import codec, requests
from mulligan.words import speak

CHANNEL: Final = "tables"
"""The one channel, for all tables; it carries only a table's id and its version."""

_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


@get(f"{problems.API}/games")
async def games(request: problems.AnyRequest) -> Response[bytes]:
    """The front page in one language."""
    words = speak(problems.language(request))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return problems.answer(front(words), headers=headers)


@post(f"{problems.API}/tables")
async def new_table(request: problems.AnyRequest) -> Response[bytes]:
    """A new table, and the secret of its seat."""
    new = codec.read_new_table(await request.body())
    lang = problems.language(request, new.lang)
    address = request.client.host if request.client else ""
    try:
        wanted = wanted_table(new)
        # Before anything is thought about for it: whoever may make no more tables keeps nobody waiting either.
        wait = request.app.state.allowance.take(address)
        if wait:
            busy = Unreadable("too_many_tables", {"seconds": wait})
            return problems.problem(busy, lang, HTTP_429_TOO_MANY_REQUESTS, {"Retry-After": str(wait)})
        if new.winnable and new.code is None:
            wanted = await winnable_deal(request.app.state.thinker, wanted)
        # A long record takes its time, in which nobody else's move may have to wait.
        tokens = await asyncio.to_thread(first_moves, wanted, new.moves) if isinstance(wanted, Deal) else ()
    except Unreadable as fault:
        status = status_without(fault)
        again = retry(status)
        if again:
            request.app.state.allowance.give_back(address)
        return problems.problem(fault, lang, status, again)
    tables: Tables = request.app.state.tables
    if isinstance(wanted, Deal):
        stored, token = await tables.make(wanted, tokens)
    else:
        # Before its people have sat down, the bots of this process are ready.
        bots.warm_soon()
        stored, token = await tables.make_for_several(*wanted)
    seated = requests.Seated(table=stored.id, token=token, code=stored.code)
    return problems.answer(seated, HTTP_201_CREATED, {"Cache-Control": "no-store"})


@websocket("/ws/{table:str}")
async def connection(socket: WebSocket[Any, Any, Any]) -> None:
    """A connection to a table."""
    state = socket.app.state
    await Connection(socket, state.tables, state.pace).serve(socket.path_params["table"])


async def _add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)


def create_app(
    database: str | Store | None = None, *, warm: bool = False, names: Collection[str] | None = None
) -> Litestar:
    """The application.

    Args:
        database: where games are kept: a URL that is opened at start-up, or a store that is open already; ``None`` is
            the file in the user's data folder.
        warm: make the solvers ready after the start, in the background; else when they are first asked.
        names: the names that it answers to, besides those of this machine for itself; ``None`` for any.

    Raises:
        Unopenable: the URL cannot be read; at start-up, in a group, the database cannot be opened.
    """
    opening = nullcontext(database) if isinstance(database, Store) else Store(database)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
        async with opening as store, channels, channels.start_subscription(CHANNEL) as news:
            tables = Tables(store, lambda told: channels.publish(told, CHANNEL))
            app.state.tables = tables
            app.state.allowance = Allowance()
            app.state.pace = Pace()
            thinker = app.state.thinker = Thinker()
            house = House(tables, choose)
            running = [asyncio.create_task(tables.hear(news.iter_events()))]
            if warm:
                running.append(asyncio.create_task(thinker.warm()))
            keeping = asyncio.create_task(house.keep())
            try:
                yield
            finally:
                thinker.close()
                house.close()
                for task in running:
                    task.cancel()
                await asyncio.gather(*running, keeping, return_exceptions=True)

    return Litestar(
        [games, new_table, connection, *thinking.ROUTES, rules.rules, pages.page, pages.file],
        before_send=[_add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        exception_handlers={
            Unreadable: problems.answer_fault,
            HTTPException: problems.answer_http_error,
            Exception: problems.answer_trouble,
        },
        guards=[own_pages_only] if names is None else [own_names_only(names), own_pages_only],
        lifespan=[life],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=codec.LIMIT,
    )
