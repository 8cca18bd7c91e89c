"""Who may ask for what: no page of another site, by no foreign name, and no more tables than people can want."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST

BURST: Final = 300
"""Tables that one address may make at once: a school behind one address has a table each, and another."""
PER_SECOND: Final = 1.0
"""Tables that one address may make a second for ever."""
_ADDRESSES: Final = 10_000
_READING: Final = ("GET", "HEAD", "OPTIONS")

Connected = ASGIConnection[Any, Any, Any, Any]
Guard = Callable[[Connected, BaseRouteHandler], None]


class ForeignName(HTTPException):
    """The server was asked by a name that is none of its own.

    Attributes:
        name: the name.
    """

    status_code = HTTP_421_MISDIRECTED_REQUEST

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


def own_names_only(names: Iterable[str]) -> Guard:
    """Let nobody ask who takes this server for another: who asks by the names of this machine for itself, or by these.

    A page of another site may have its own name lead to this machine, once it is loaded (DNS rebinding). To the browser
    that asks by this name we would then be that site, and what we answer would be its pages' to read.
    """
    own = {_bare(name) for name in names}

    def guard(connection: Connected, _: BaseRouteHandler) -> None:
        host = connection.headers.get("host")
        # Whoever names no host is no browser.
        if host is None:
            return
        name = _bare(host)
        if name not in own and name != "localhost" and not is_of_this_machine(name):
            raise ForeignName(name)

    return guard


def is_of_this_machine(address: str) -> bool:
    """Whether an address leads nowhere but to the machine that asks."""
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a name
        return False


def _bare(host: str) -> str:
    """A name without the port, in the form in which names are compared."""
    try:
        return str(ip_address(host[1:-1] if host.startswith("[") and host.endswith("]") else host))
    except ValueError:  # a name, or an address with a port
        pass
    try:
        parts = urlsplit(f"//{host}")
    except ValueError:  # neither, such as half an address in brackets
        return host.lower()
    whole = parts.netloc == host and parts.username is None
    return (parts.hostname or "").removesuffix(".") if whole else host.lower()


def own_pages_only(connection: Connected, _: BaseRouteHandler) -> None:
    """Let no page of another site change anything here or open a socket, as its reader's browser would do for it.

    Browsers name the site of the page in ``Origin``; whoever sends none is no browser's page. The names are compared
    without the scheme, which a proxy before this server may change; the name that it was asked by counts as ours too.

    Raises:
        PermissionDeniedException: the page is another site's.
    """
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method", "") in _READING:
        return
    names = (connection.headers.get("host"), connection.headers.get("x-forwarded-host"))
    if _site(origin) not in {name.lower() for name in names if name}:
        raise PermissionDeniedException


def _site(origin: str) -> str:
    """What an origin names without its scheme; empty where it names no site."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # half an address in brackets, which no browser sends
        return ""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Allowance:
    """How much each one may still do, such as an address make tables: a full bucket at first, then a steady trickle.

    Args:
        burst: what a full bucket holds.
        per_second: how fast it fills.
        clock: the seconds.
    """

    def __init__(
        self, burst: int = BURST, per_second: float = PER_SECOND, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        # The ones asked for last stand last; whoever has been away longest has a full bucket again soonest.
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def take(self, whose: str) -> int:
        """Take one for an address, or for whoever else: 0, or the whole seconds until there is one again."""
        now, key = self._clock(), neighbourhood(whose)
        bucket = self._buckets.setdefault(key, _Bucket(self._burst, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._per_second)
        bucket.at = now
        if bucket.left < 1:
            return math.ceil((1 - bucket.left) / self._per_second)
        bucket.left -= 1
        return 0

    def give_back(self, whose: str) -> None:
        """Give back the one that was taken last, since nothing came of it."""
        bucket = self._buckets.get(neighbourhood(whose))
        if bucket is not None:
            bucket.left = min(self._burst, bucket.left + 1)


def neighbourhood(address: str) -> str:
    """An address, of the newer kind only what one household shares: a machine there has as many as it likes."""
    try:
        known = ip_address(address)
    except ValueError:  # a socket of this machine, a name, or a key
        return address
    return str(ip_network((known, 64), strict=False)) if known.version == 6 else str(known)
