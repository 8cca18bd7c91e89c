"""Answers to requests that cannot be carried out: always a sentence, never a trace."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from mulligan.core.faults import Unreadable
from mulligan.web import pages
from mulligan.web.guards import ForeignName
from mulligan.wire import codec, requests
from mulligan.wire.part import Part
from mulligan.words import choose_language, speak

API: Final = "/api"
_JSON: Final = "application/json"

logger = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest, *wanted: str) -> str:
    """The language of an answer: the one named in the body or in the address, else what the browser wants."""
    named = request.query_params.get("lang", "")
    return choose_language([*wanted, named, request.headers.get("accept-language", "")])


def answer(part: Part, status: int = HTTP_200_OK, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A part of the protocol as the answer to a request."""
    return Response(codec.write(part), status_code=status, media_type=_JSON, headers=headers)


def problem(fault: Unreadable, lang: str, status: int, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A fault as the answer to a request."""
    return answer(requests.Problem(code=fault.code, text=speak(lang).unreadable(fault)), status, headers)


def answer_fault(request: AnyRequest, fault: Unreadable) -> Response[bytes]:
    """What was asked for cannot be read."""
    return problem(fault, language(request), HTTP_400_BAD_REQUEST)


def answer_http_error(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """No such address, a method that the address does not know, a body too large, another site's page or name."""
    lang = language(request)
    if isinstance(error, ForeignName):
        return problem(Unreadable("foreign_name", {"name": error.name}), lang, error.status_code)
    path = request.url.path
    is_part = f"{path}/".startswith(f"{API}/") or path.startswith(pages.ASSETS)
    if error.status_code == HTTP_404_NOT_FOUND and not is_part:
        return pages.index(request, HTTP_404_NOT_FOUND)
    allowed = Headers(error.headers or {}).get("allow", "")
    if isinstance(error, MethodNotAllowedException) and allowed:
        fault = Unreadable("no_method", {"method": request.method, "allowed": allowed})
        return problem(fault, lang, error.status_code, {"Allow": allowed})
    if error.status_code in (HTTP_404_NOT_FOUND, HTTP_405_METHOD_NOT_ALLOWED):
        return problem(Unreadable("no_address"), lang, HTTP_404_NOT_FOUND)
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        fault = Unreadable("body_too_large", {"limit": codec.LIMIT})
    elif error.status_code == HTTP_403_FORBIDDEN:
        fault = Unreadable("foreign_page")
    elif error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return answer_trouble(request, error)
    else:
        fault = Unreadable("request")
    return problem(fault, lang, error.status_code)


def answer_trouble(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Something failed that is not the request's fault."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Unreadable("server"), language(request), HTTP_500_INTERNAL_SERVER_ERROR)
