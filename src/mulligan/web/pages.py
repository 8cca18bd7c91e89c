"""The built page: one document for every address that is no request, and the files it loads."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from litestar import MediaType, Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import route
from litestar.response import File
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from mulligan.core.faults import Unreadable
from mulligan.words import choose_language, speak

CLIENT: Final = Path(__file__).with_name("client")
"""Where the page is built into."""
ASSETS: Final = "/assets/"
"""Where its parts are that have their content in their name: what is not there is of another build, and no page."""
_READ: Final[tuple[Literal["GET", "HEAD"], ...]] = ("GET", "HEAD")
_TYPES: Final = {
    ".css": "text/css",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What machines know of these differs, and a browser that may not guess runs no script of an unknown kind."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (CLIENT / "index.html").is_file()


def index(request: Request[Any, Any, Any], status: int = HTTP_200_OK) -> Response[bytes]:
    """The document; it finds out by itself what its address means."""
    path = CLIENT / "index.html"
    if not path.is_file():
        lang = choose_language([request.headers.get("accept-language", "")])
        text = speak(lang).unreadable(Unreadable("page_missing"))
        return Response(text.encode(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)
    return Response(
        path.read_bytes(), status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": _ASK_FIRST}
    )


@route(["/", "/t/{table:str}", "/deal/{code:path}"], http_method=_READ, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The addresses that the page knows."""
    return index(request)


@route("/{name:path}", http_method=_READ, sync_to_thread=False)
def file(request: Request[Any, Any, Any]) -> File:
    """A file of the built page. What lies in ``assets`` has its content in its name, so it never changes."""
    path = _built_file(str(request.path_params["name"]))
    if path is None:
        raise NotFoundException
    lasting = path.parent == CLIENT.resolve() / ASSETS.strip("/")
    return File(
        path,
        content_disposition_type="inline",
        headers={"Cache-Control": _FOR_EVER if lasting else _ASK_FIRST},
        media_type=_TYPES.get(path.suffix, "application/octet-stream"),
    )


def _built_file(name: str) -> Path | None:
    """The file of that name in the built page, if it is one that pages may load."""
    root = CLIENT.resolve()
    try:
        path = (root / name.lstrip("/")).resolve()
        found = path.is_relative_to(root) and path.is_file() and path.name != "index.html"
    except (OSError, ValueError):  # names that no file can have
        return None
    return path if found else None
