"""The rules pages: whole documents, made here and read without the page at the table."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from litestar import MediaType, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import route

from mulligan import api
from mulligan.core.codes import Deal
from mulligan.core.faults import Unreadable
from mulligan.rulebook import games, is_written, languages
from mulligan.rulebook.html import Links, page_html
from mulligan.web import problems

FALLBACK: Final = "en"
"""The language of whoever reads none that pages are written in."""


def _page(lang: str, game: str) -> str:
    return f"/rules/{game}?lang={lang}"


def _deal(deal: Deal) -> str:
    return f"/deal/{quote(str(deal), safe='/')}"


LINKS: Final = Links(page=_page, front="/", play=_deal, icon="/icon.svg")


@route("/rules/{game:str}", http_method=["GET", "HEAD"], sync_to_thread=True)
def rules(request: problems.AnyRequest) -> Response[bytes]:
    """The rules of a game; ``?code=`` marks those of a table."""
    game = str(request.path_params["game"])
    if game not in {one.key for one in games()}:
        raise NotFoundException
    lang = problems.language(request)
    if not is_written(lang):
        lang = FALLBACK
    code = request.query_params.get("code", "")
    text = page_html(lang, game, LINKS, languages(), _table(code, game) if code else None)
    headers = {"Cache-Control": "no-cache", "Content-Language": lang, "Vary": "Accept-Language"}
    return Response(text.encode(), media_type=MediaType.HTML, headers=headers)


def _table(code: str, game: str) -> Deal:
    """The deal whose rules are to be marked; an address with another code leads nowhere."""
    try:
        deal = api.find_deal(code)
    except Unreadable:
        raise NotFoundException from None
    if deal.game.key != game:
        raise NotFoundException
    return deal
