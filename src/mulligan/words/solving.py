"""What is said of hints, of whether a position can be won, and of the review of a game."""

from __future__ import annotations

from typing import Literal

from mulligan.words.speech import Words

Verdict = Literal["won", "lost", "unknown"]


def winnable(words: Words, verdict: Verdict) -> str:
    """Whether a position can be won, with every card known: "This position can be won"."""
    return words.say(f"winnable-{verdict}")


def hint(
    words: Words, move: str, *, won: int, lost: int, unknown: int, left: float | None, all_seeing: bool, over: bool
) -> str:
    """A hint and its reason in one or two sentences.

    Args:
        words: the language.
        move: the advised move as a label; empty where there is none.
        won: in how many worlds it wins; it loses in ``lost``, and of ``unknown`` nothing is known.
        lost: see ``won``.
        unknown: see ``won``.
        left: the fewest cards that are left on average, or ``None``.
        all_seeing: whether the true cards were used.
        over: whether the game is over.
    """
    if over:
        return words.say("hint-over")
    opening = words.say("hint-move", move=move) if move else words.say("hint-none")
    return words.joined((opening, _why(words, won, lost, unknown, left, all_seeing)))


def _why(words: Words, won: int, lost: int, unknown: int, left: float | None, all_seeing: bool) -> str:
    decided = won + lost
    if not decided:
        return words.say("hint-undecided")
    if not won:
        cards = -1 if left is None else round(left)
        return words.say("hint-sees-lost" if all_seeing else "hint-wins-never", worlds=decided, left=cards)
    if all_seeing:
        return words.say("hint-sees-won")
    tenths = round(10 * won / decided)
    if won == decided:
        return words.say("hint-wins-always", worlds=decided)
    if tenths in (0, 10):
        return words.say("hint-wins-rarely" if tenths == 0 else "hint-wins-nearly")
    return words.say("hint-wins", tenths=tenths)


def worth(words: Words, verdict: Verdict, score: str, left: int | None) -> str:
    """What a position allows: "Can be won. At best 350 points".

    Args:
        words: the language.
        verdict: whether it can be won.
        score: the best score as ``Words.counted`` says it; empty where the solver gives none.
        left: the fewest cards left, or ``None``.
    """
    sentences = [words.say(f"review-{verdict}")]
    if score:
        sentences.append(words.say("review-best", score=score, left=left or 0))
    return words.joined(sentences)


def slip(words: Words, what: Literal["win", "par"], number: int, first: int, move: str, better: str) -> str:
    """Where something was given away, and what would have kept it.

    Args:
        words: the language.
        what: the win, or the best score.
        number: the number of the move, from 1.
        first: the number of the first move that may have done it.
        move: the move as a label.
        better: the move that would have kept it as a label; empty where none is known.
    """
    if first < number:
        return words.say(f"review-{what}-between", first=first, number=number)
    sentences = [words.say(f"review-{what}-given", number=number, move=move)]
    if better:
        sentences.append(words.say("review-better", move=better))
    return words.joined(sentences)
