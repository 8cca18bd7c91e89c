"""Hints, verdicts and reviews: bodies of requests about a table, and their answers (HTTP, JSON)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mulligan.wire.messages import Lang, Short, Version
from mulligan.wire.part import Part
from mulligan.wire.view import View

Verdict = Literal["won", "lost", "unknown"]
StepNumber = Annotated[int, Meta(ge=0, le=100_000)]


class AskHint(Part, frozen=True, forbid_unknown_fields=True):
    """The body of POST ``/api/tables/<id>/hint``: what to do next (PL-6).

    Attributes:
        token: the secret of the seat.
        version: the version of the table that the player sees.
        lang: the language of the answer.
        all_seeing: whether the true cards may be used (PL-7).
        longer: whether it may be thought about for some seconds.
    """

    version: Version
    token: Short | None = None
    lang: Lang = "en"
    all_seeing: bool = False
    longer: bool = False


class AskAbout(Part, frozen=True, forbid_unknown_fields=True):
    """The body of POST ``/api/tables/<id>/winnable`` and ``…/review``. Both use the true cards.

    Attributes:
        token: as in :class:`AskHint`.
        version: as in :class:`AskHint`.
        lang: as in :class:`AskHint`.
    """

    version: Version
    token: Short | None = None
    lang: Lang = "en"


class AskStep(Part, frozen=True, forbid_unknown_fields=True):
    """The body of POST ``/api/tables/<id>/step``: how the table looked at a step of its review.

    Attributes:
        token: as in :class:`AskHint`.
        version: as in :class:`AskHint`.
        lang: as in :class:`AskHint`.
        step: how many moves had been played.
    """

    version: Version
    step: StepNumber
    token: Short | None = None
    lang: Lang = "en"


class Hinted(Part, frozen=True):
    """The answer to :class:`AskHint`.

    Attributes:
        version: the version of the table that it is for.
        move: the token of the advised move, which is among the legal ones, or nothing.
        said: the hint and its reason.
    """

    version: int
    move: str | None
    said: str


class Winnable(Part, frozen=True):
    """The answer to :class:`AskAbout` whether the position can be won.

    Attributes:
        version: the version of the table that it is for.
        verdict: whether it can be.
        said: the sentence for it.
    """

    version: int
    verdict: Verdict
    said: str


class ReviewStep(Part, frozen=True):
    """A position of a review.

    Attributes:
        move: the token of the move that led to it; empty for the deal.
        said: that move in words; empty for the deal.
        verdict: whether the position can be won.
        worth: what it allows, in words.
        slip: where the move gave something away, what, and what would have kept it; else empty.
    """

    move: str
    said: str
    verdict: Verdict
    worth: str
    slip: str


class Reviewed(Part, frozen=True):
    """The answer to :class:`AskAbout` of a review.

    Attributes:
        version: the version of the table that it is for.
        said: what the deal allowed, and where it was given away, a sentence or two each.
        steps: the deal, then every move that led to the position on the table.
    """

    version: int
    said: list[str]
    steps: list[ReviewStep]


class Shown(Part, frozen=True):
    """The answer to :class:`AskStep`.

    Attributes:
        version: the version of the table that it is for.
        step: how many moves had been played.
        view: the table as its player saw it then; nothing can be played on it.
    """

    version: int
    step: int
    view: View
