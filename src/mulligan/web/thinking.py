"""Requests about a table that are thought about: hints, whether it can be won, its review (PL-6, PL-7).

What needs the true cards goes to the seat that asks for it by name, and to nobody else while the game goes on.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from time import monotonic
from typing import Any, Final, TypeVar

from litestar import Response, post
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from mulligan import advice
from mulligan.core.codes import Deal
from mulligan.core.deals import fresh_number
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyTableGame, Refusal
from mulligan.core.table import Move
from mulligan.play.session import Session, Step, walk
from mulligan.solve import hint as hints
from mulligan.solve import review as reviews
from mulligan.solve.registry import Solver, find_solver, has_solver, no_solver
from mulligan.solve.winnable import first_winnable
from mulligan.web import problems, render
from mulligan.web.opened import Viewer
from mulligan.web.patience import PatienceTable
from mulligan.web.standing import Standing
from mulligan.web.tables import Tables
from mulligan.web.thinker import Busy, Pace, Stop, Thinker, Warming
from mulligan.wire import codec, requests, thinking
from mulligan.wire.part import Part
from mulligan.words import Words, choose_language, solving, speak

T = TypeVar("T")
Asked = thinking.AskHint | thinking.AskAbout | thinking.AskStep

VERDICT_SECONDS: Final = 2.0
"""How long it may take to find out whether a position can be won."""
LONGER_SECONDS: Final = 4.0
"""How long a hint may take that is asked to be thought about longer."""
LONGER_SAMPLES: Final = 1000
"""How many worlds it looks at at most."""
REVIEW_SECONDS: Final = 6.0
"""How long a review may take."""
_SAYING: Final = 0.02
"""Seconds of a hint that are left for its words and the way to whoever asked."""
_AT_LEAST: Final = 0.3
"""The part of its time that a hint gets in any case, however long it had to wait for others."""
_TABLE: Final = f"{problems.API}/tables/{{table:str}}"
_STATUS: Final = {
    "no_such_table": HTTP_404_NOT_FOUND,
    "watching": HTTP_403_FORBIDDEN,
    "stale": HTTP_409_CONFLICT,
    "busy": HTTP_503_SERVICE_UNAVAILABLE,
    "warming": HTTP_503_SERVICE_UNAVAILABLE,
}


class _RefusedError(Exception):
    """The request is not carried out."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.refusal = Refusal(reason)


@dataclass(frozen=True, slots=True)
class _Sitting:
    """What is thought about: one version of a table.

    Attributes:
        table: the table.
        version: the version.
        standing: how it stands.
        deal: the deal on the table.
        line: the moves that led to its position.
        words: the language of whoever asks.
        asked: when they asked, by ``time.monotonic``.
    """

    table: PatienceTable
    version: int
    standing: Standing
    deal: Deal
    line: tuple[Move, ...]
    words: Words
    asked: float

    @property
    def path(self) -> list[Any]:
        """The positions from the deal to the one on the table."""
        return walk(self.deal, self.line, self.standing.state)

    @property
    def solver(self) -> Solver:
        """The game's solver."""
        return find_solver(self.deal.game.key)

    def until(self, stop: Stop) -> Stop:
        """Thinking ends, too, when the table has moved on."""
        return lambda: stop() or self.table.version != self.version


@post(f"{_TABLE}/hint", status_code=HTTP_200_OK)
async def hint(request: problems.AnyRequest) -> Response[bytes]:
    """What to do next."""
    asked = codec.read_asked(await request.body(), thinking.AskHint)
    pace: Pace = "long" if asked.longer else "quick"
    return await _answer(request, asked, "hint", lambda sitting, stop: _hint(sitting, asked, stop), pace)


@post(f"{_TABLE}/winnable", status_code=HTTP_200_OK)
async def winnable(request: problems.AnyRequest) -> Response[bytes]:
    """Whether the position can be won."""
    asked = codec.read_asked(await request.body(), thinking.AskAbout)
    return await _answer(request, asked, "winnable", _winnable, "verdict")


@post(f"{_TABLE}/review", status_code=HTTP_200_OK)
async def review(request: problems.AnyRequest) -> Response[bytes]:
    """What the deal allowed, and where it was given away."""
    asked = codec.read_asked(await request.body(), thinking.AskAbout)
    return await _answer(request, asked, "review", _review, "long")


@post(f"{_TABLE}/step", status_code=HTTP_200_OK)
async def step(request: problems.AnyRequest) -> Response[bytes]:
    """How the table looked at a step of its review."""
    asked = codec.read_asked(await request.body(), thinking.AskStep)
    return await _answer(request, asked, "step", lambda sitting, stop: _step(sitting, asked.step))


ROUTES: Final = (hint, winnable, review, step)
"""The requests of this module."""


async def _answer(
    request: problems.AnyRequest,
    asked: Asked,
    kind: str,
    work: Callable[[_Sitting, Stop], Part],
    pace: Pace = "quick",
) -> Response[bytes]:
    """Think about a table as it is now, and answer while it is that still."""
    words = speak(choose_language([asked.lang]))
    thinker: Thinker = request.app.state.thinker
    try:
        sitting = await _sitting(request, asked, words, finished=kind in ("review", "step"))
        about = str(request.path_params["table"])
        body = await thinker.think(about, kind, lambda stop: work(sitting, stop), pace)
        if sitting.table.version != sitting.version:
            raise _RefusedError("stale")
    except (Busy, Warming) as error:
        return _refused(Refusal(error.reason), words)
    except _RefusedError as error:
        return _refused(error.refusal, words)
    return problems.answer(body, headers={"Cache-Control": "no-store"})


def _refused(refusal: Refusal, words: Words) -> Response[bytes]:
    status = _STATUS[refusal.reason]
    return problems.answer(requests.Problem(code=refusal.reason, text=words.refusal(refusal)), status, retry(status))


def retry(status: int) -> dict[str, str]:
    """The header that says when to ask again, where asking again helps."""
    return {"Retry-After": "2"} if status == HTTP_503_SERVICE_UNAVAILABLE else {}


def status_without(fault: Unreadable) -> int:
    """With what status a deal that can be won is not dealt: the request is wrong, or the server is not ready for it."""
    return _STATUS.get(fault.code, HTTP_400_BAD_REQUEST)


async def _sitting(request: problems.AnyRequest, asked: Asked, words: Words, *, finished: bool) -> _Sitting:
    """The table that is asked about.

    Args:
        request: the request.
        asked: its body.
        words: the language of whoever asks.
        finished: whether a watcher may ask it too of a game that is over.

    Raises:
        _RefusedError: there is no such table, it is another's, or it has moved on.
        Unreadable: ``no_solver``.
    """
    begun = monotonic()
    tables: Tables = request.app.state.tables
    table = await tables.find(str(request.path_params["table"]))
    if table is None:
        raise _RefusedError("no_such_table")
    if not isinstance(table, PatienceTable):
        raise no_solver(table.stored.game)
    standing, version = table.standing, table.version
    viewer = Viewer(words)
    table.enter(viewer, asked.token)
    if viewer.seat is None and not (finished and _is_over(standing)):
        raise _RefusedError("watching")
    if not has_solver(standing.game.key):
        raise no_solver(standing.game.key)
    line = await tables.line(table)
    if asked.version != table.version or version != table.version:
        raise _RefusedError("stale")
    return _Sitting(table, version, standing, standing.hole_deal, line, words, begun)


def _is_over(standing: Standing) -> bool:
    return standing.given_up or standing.game.outcome(standing.state) is not None


def _hint(sitting: _Sitting, asked: thinking.AskHint, stop: Stop) -> thinking.Hinted:
    game, table = sitting.deal.game, sitting.table
    seconds = LONGER_SECONDS if asked.longer else VERDICT_SECONDS if asked.all_seeing else hints.SECONDS
    path, solver = sitting.path, sitting.solver
    waited = monotonic() - sitting.asked + _SAYING
    given = hints.hint(
        game,
        path,
        solver,
        chance=random.Random(),
        seconds=max(seconds - waited, seconds * _AT_LEAST),
        samples=LONGER_SAMPLES if asked.longer else hints.SAMPLES,
        all_seeing=asked.all_seeing,
        earlier=None if asked.longer else table.hints.get(asked.all_seeing),
        stop=sitting.until(stop),
    )
    # One that was broken off looked at too little to go on from.
    if not sitting.until(stop)():
        table.hints[asked.all_seeing] = given
    return thinking.Hinted(
        version=sitting.version,
        move=None if given.move is None else game.write_move(given.move),
        said=advice.hint_text(game, sitting.standing.state, given, sitting.words),
    )


def _winnable(sitting: _Sitting, stop: Stop) -> thinking.Winnable:
    state = sitting.standing.state
    seconds = 0.0 if sitting.until(stop)() else VERDICT_SECONDS
    verdict = sitting.solver(state, budget=seconds, want_line=False).verdict
    return thinking.Winnable(version=sitting.version, verdict=verdict, said=solving.winnable(sitting.words, verdict))


def _review(sitting: _Sitting, stop: Stop) -> thinking.Reviewed:
    game, words, path = sitting.deal.game, sitting.words, sitting.path
    found = reviews.review(game, path, sitting.solver, seconds=REVIEW_SECONDS, stop=sitting.until(stop))
    said = [words.say("review-deal", worth=advice.worth_text(game, path[0], found.deal, words))]
    told = list(advice.slip_texts(game, path, sitting.line, found, words))
    slips = {slip.move + 1: text for (_, slip), text in zip(advice.slips(found), told, strict=True)}
    if not told and found.positions[-1].verdict != "unknown":
        told = [words.say("review-kept")]
    moves = [("", ""), *_told(sitting.deal, sitting.line, words)]
    return thinking.Reviewed(
        version=sitting.version,
        said=said + told,
        steps=[
            thinking.ReviewStep(
                move=token,
                said=sentence,
                verdict=solution.verdict,
                worth=advice.worth_text(game, state, solution, words),
                slip=slips.get(number, ""),
            )
            for number, ((token, sentence), state, solution) in enumerate(
                zip(moves, path, found.positions, strict=True)
            )
        ],
    )


def _told(deal: Deal, line: Sequence[Move], words: Words) -> list[tuple[str, str]]:
    """Every move's token, and what was said of it."""
    session, told = Session(deal), []
    for move in line:
        step = session.play(move)
        assert isinstance(step, Step)
        told.append((step.token, words.step(step, session.events(step), session.view())))
    return told


def _step(sitting: _Sitting, number: int) -> thinking.Shown:
    number = min(number, len(sitting.line))
    state = sitting.path[number]
    standing = replace(sitting.standing, state=state, moves=number, undo=0, redo=0)
    return thinking.Shown(version=sitting.version, step=number, view=render.view(standing, None, sitting.words))


async def winnable_deal(thinker: Thinker, wanted: Deal | tuple[AnyTableGame, str]) -> Deal:
    """A deal that can be won (CD-5): of the same game, by the same rules, with a number of its own.

    Args:
        thinker: thinks about it.
        wanted: a deal, or what there is of a table of several people before its cards are dealt.

    Raises:
        Unreadable: ``no_solver``, ``winnable_round``, ``winnable_none``, ``busy`` or ``warming``.
    """
    game = wanted.game if isinstance(wanted, Deal) else wanted[0]
    if not isinstance(wanted, Deal) or not has_solver(game.key):
        raise no_solver(game.key)
    if getattr(wanted.rules, "holes", 1) > 1:
        raise Unreadable("winnable_round")

    def search(stop: Stop) -> Deal | None:
        deals = (replace(wanted, source=fresh_number()) for _ in count())
        return first_winnable(deals, find_solver(wanted.game.key), stop=stop)

    try:
        found = await thinker.think(secrets.token_hex(8), "winnable deal", search, "long")
    except (Busy, Warming) as error:
        raise Unreadable(error.reason) from None
    if found is None:
        raise Unreadable("winnable_none")
    return found
