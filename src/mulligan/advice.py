"""What is advised and reviewed, in a player's language: for every edge the same sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from mulligan.core.game import AnyGame, view
from mulligan.core.table import Move
from mulligan.solve.hint import Hint
from mulligan.solve.review import Review, Slip, worth
from mulligan.solve.solution import Solution
from mulligan.words import Words, solving


def label(game: AnyGame, state: Any, move: Move, words: Words) -> str:
    """A move as a label, as the player sees the table."""
    return words.move(view(game, state, 0), game.settled(state, move))


def hint_text(game: AnyGame, state: Any, hint: Hint, words: Words) -> str:
    """A hint and its reason in a sentence or two."""
    return solving.hint(
        words,
        "" if hint.move is None else label(game, state, hint.move, words),
        won=hint.won,
        lost=hint.lost,
        unknown=hint.unknown,
        left=hint.left,
        all_seeing=hint.all_seeing,
        over=game.outcome(state) is not None,
    )


def worth_text(game: AnyGame, state: Any, solution: Solution, words: Words) -> str:
    """What a position allows, in a sentence or two."""
    best = worth(game, state, solution)
    rules = game.rules(state)
    strokes = getattr(rules, "scoring", "") == "strokes"
    score = "" if best is None else words.counted(rules, -best if strokes else best)
    return solving.worth(words, solution.verdict, score, solution.left)


def slips(review: Review) -> Iterator[tuple[Literal["win", "par"], Slip]]:
    """Where the win and the best score were given away; the second only where that was another move."""
    if review.win is not None:
        yield "win", review.win
    if review.par is not None and (review.win is None or review.par.move != review.win.move):
        yield "par", review.par


def slip_texts(game: AnyGame, path: Sequence[Any], line: Sequence[Move], review: Review, words: Words) -> Iterator[str]:
    """Where something was given away, in words.

    Args:
        game: the game.
        path: the positions that were reviewed.
        line: the moves between them.
        review: their review.
        words: the language.
    """
    for what, slip in slips(review):
        better = label(game, path[slip.first], slip.better[0], words) if slip.better else ""
        move = label(game, path[slip.move], line[slip.move], words)
        yield solving.slip(words, what, slip.move + 1, slip.first + 1, move, better)
