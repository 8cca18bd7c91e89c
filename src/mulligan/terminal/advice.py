"""Hints and reviews in the terminal: as one JSON object, and as lines for people."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Final

from mulligan.advice import hint_text, slip_texts, worth_text
from mulligan.play.session import Session
from mulligan.solve import hint as hints
from mulligan.solve import review as reviews
from mulligan.solve.hint import Hint
from mulligan.solve.registry import find_solver, never_returns
from mulligan.solve.review import Review, Slip
from mulligan.solve.solution import Solution
from mulligan.words import Words

_PLANNED: Final = 0.5
"""The part of its time in which a hint looks for the plan that would have been made where a card was last turned up."""


def advised(
    session: Session,
    seconds: float,
    samples: int = hints.SAMPLES,
    *,
    all_seeing: bool = False,
    earlier: Hint | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Hint:
    """A hint for the position of a session; the same one for the same position and the same time, if that suffices.

    Args:
        session: the session.
        seconds: about how long it may take.
        samples: how many worlds are looked at, at most.
        all_seeing: whether the true cards are used.
        earlier: a hint given before in this session.
        stop: whether nobody waits for it any more.

    Raises:
        Unreadable: ``no_solver``.
    """
    game, path, solver = session.game, session.path, find_solver(session.game.key)
    given: dict[str, Any] = {"samples": samples, "all_seeing": all_seeing, "stop": stop}
    until = monotonic() + seconds
    news = 0 if all_seeing else hints.last_news(game, path)
    if earlier is None and news < len(path) - 1 and not never_returns(game.key):
        # Whoever has followed hints since the last new card goes on with the plan that was made there.
        chance = random.Random(news)
        earlier = hints.hint(game, path[: news + 1], solver, chance=chance, seconds=seconds * _PLANNED, **given)
    left = max(until - monotonic(), 0.0)
    return hints.hint(game, path, solver, chance=random.Random(len(path) - 1), seconds=left, earlier=earlier, **given)


def hint_lines(session: Session, hint: Hint, words: Words) -> Iterator[str]:
    """A hint, its reason, and what to type for it."""
    text = hint_text(session.game, session.state, hint, words)
    token = "" if hint.move is None else session.game.write_move(hint.move)
    yield words.say("terminal-hint", token=token, text=text) if token else text


def hint_json(session: Session, hint: Hint, words: Words, seconds: float) -> dict[str, Any]:
    """What ``mulligan hint --json`` prints: the move's token or nothing, and in how many worlds it wins."""
    return {
        "code": str(session.deal),
        "move": None if hint.move is None else session.game.write_move(hint.move),
        "all_seeing": hint.all_seeing,
        "chance": hint.chance,
        "worlds": hint.worlds,
        "won": hint.won,
        "lost": hint.lost,
        "unknown": hint.unknown,
        "left": hint.left,
        "strokes": hint.strokes,
        "text": hint_text(session.game, session.state, hint, words),
        "seconds": round(seconds, 6),
    }


def reviewed(session: Session, seconds: float, *, stop: Callable[[], bool] = lambda: False) -> Review:
    """The review of what was played in a session, unless nobody waits for it. Raises Unreadable: ``no_solver``."""
    return reviews.review(session.game, session.path, find_solver(session.game.key), seconds=seconds, stop=stop)


def _solution(solution: Solution) -> dict[str, Any]:
    names = ("verdict", "left", "strokes", "points")
    return {name: getattr(solution, name) for name in names}


def _slip(session: Session, slip: Slip | None) -> dict[str, Any] | None:
    if slip is None:
        return None
    write = session.game.write_move
    better = slip.better
    return {
        "index": session.line[slip.move][0],
        "number": slip.move + 1,
        "first": slip.first + 1,
        "move": write(session.line[slip.move][1]),
        "better": write(better[0]) if better else None,
        "line": [write(move) for move in better] if better else None,
    }


def review_json(session: Session, review: Review, words: Words, seconds: float) -> dict[str, Any]:
    """What ``mulligan review --json`` prints. ``index`` counts from 0 over the record's tokens, ``number`` from 1."""
    return {
        "code": str(session.deal),
        "outcome": "playing" if session.outcome is None else session.outcome.kind,
        "score": session.score,
        "par": _solution(review.deal),
        "steps": [
            {"index": index, "move": session.game.write_move(move), **_solution(solution)}
            for (index, move), solution in zip(session.line, review.positions[1:], strict=True)
        ],
        "given_away": _slip(session, review.win),
        "par_given_away": _slip(session, review.par),
        "text": " ".join(review_lines(session, review, words)),
        "seconds": round(seconds, 6),
    }


def review_lines(session: Session, review: Review, words: Words) -> Iterator[str]:
    """What the deal allowed, and where it was given away, for people."""
    game, path = session.game, session.path
    line = [move for _, move in session.line]
    yield words.say("review-deal", worth=worth_text(game, path[0], review.deal, words))
    told = False
    for text in slip_texts(game, path, line, review, words):
        told = True
        yield text
    slip = review.win or review.par
    if slip is not None and slip.better:
        yield words.say("terminal-review-line", line=" ".join(map(game.write_move, slip.better)))
    if not told and review.positions[-1].verdict != "unknown":
        yield words.say("review-kept")
    if line:
        yield words.say("review-end", worth=worth_text(game, path[-1], review.positions[-1], words))
