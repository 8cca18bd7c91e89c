"""Whether a round was dealt by the secret whose fingerprint was shown before it (TG-27, CD-6).

The text is the round's record and the fingerprint, each on a line of its own: ``fingerprint: `` and 64 hexadecimal
digits, then ``TG1-S:3:`` with the secret, and the moves. ``scores: 22 9 17`` may say what the round came to.
``#`` starts a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mulligan.core.deals import Secret
from mulligan.core.faults import Unreadable
from mulligan.core.letters import lower
from mulligan.games.registry import read_record
from mulligan.play.session import Replay, replay
from mulligan.words import Words


@dataclass(frozen=True, slots=True)
class Claimed:
    """What a text says of a round.

    Attributes:
        fingerprint: the fingerprint that was shown before the first turn, in small letters.
        scores: what the round came to, or ``None`` where it is not said.
        played: the record, replayed as far as it goes.
        secret: the secret that the record names.
    """

    fingerprint: str
    scores: tuple[int, ...] | None
    played: Replay
    secret: Secret


def read_claim(text: str) -> Claimed:
    """What a text says of a round.

    Raises:
        Unreadable: ``verify_fingerprint``, ``verify_no_fingerprint``, ``verify_scores``, ``verify_no_secret``, or what
            a record's reader says.
    """
    fingerprint = ""
    scores: tuple[int, ...] | None = None
    rest: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        label, colon, value = line.partition("#")[0].partition(":")
        key, value = lower(label.strip()), value.strip()
        if colon and key == "fingerprint":
            if fingerprint or not re.fullmatch("[0-9a-fA-F]{64}", value, re.ASCII):
                raise Unreadable("verify_fingerprint", {"line": number, "count": len(value)})
            fingerprint = lower(value)
        elif colon and key == "scores":
            if scores is not None or not re.fullmatch(r"-?[0-9]{1,4}(\s+-?[0-9]{1,4})*", value, re.ASCII):
                raise Unreadable("verify_scores", {"line": number, "text": value})
            scores = tuple(map(int, value.split()))
        else:
            rest.append(line)
    if not fingerprint:
        raise Unreadable("verify_no_fingerprint")
    record = read_record("\n".join(rest))
    if not isinstance(record.deal.source, Secret):
        raise Unreadable("verify_no_secret", {"text": str(record.deal)})
    return Claimed(fingerprint, scores, replay(record), record.deal.source)


def mismatches(claim: Claimed, words: Words) -> Iterator[str]:
    """Whatever does not agree, a sentence each: the secret, the moves, the end, the scores."""
    if claim.secret.fingerprint != claim.fingerprint:
        yield words.say("terminal-other-fingerprint", shown=claim.fingerprint, made=claim.secret.fingerprint)
    session, stop = claim.played.session, claim.played.stop
    if stop is not None:
        text = words.refusal(stop.refusal)
        yield words.say("terminal-refused-move", number=stop.index + 1, token=words.quoted(stop.token), text=text)
        return
    if session.outcome is None:
        yield words.say("terminal-not-over", moves=session.moves)
        return
    scores = session.game.scores(session.state)
    if claim.scores is not None and claim.scores != scores:
        yield words.say("terminal-other-scores", told=_numbers(claim.scores), counted=_numbers(scores))


def _numbers(scores: Sequence[int]) -> str:
    return " ".join(map(str, scores))


def verified_lines(claim: Claimed, words: Words) -> Iterator[str]:
    """What is said of a round in which everything agrees: the fingerprint, how many moves, each seat's score."""
    session = claim.played.session
    yield words.say("terminal-verified", fingerprint=claim.fingerprint, moves=session.moves)
    for seat, score in enumerate(session.game.scores(session.state)):
        yield words.say("terminal-place", place=words.player(seat), cards=words.counted(session.deal.rules, score))
