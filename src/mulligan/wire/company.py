"""The people at a table, as the page gets them. Everything here is everybody's to know."""

from __future__ import annotations

from typing import Literal

from mulligan.wire.part import Part

Level = Literal["easy", "normal", "hard"]
CompanyAction = Literal[
    "sit", "leave", "remove", "bot", "rules", "patience", "idle", "owner", "start", "next", "ready", "back", "say"
]


class Player(Part, frozen=True):
    """A chair and who sits there.

    Attributes:
        chair: its number, which never changes.
        seat: its seat in the round on the table, or nothing where it takes no part in it.
        name: as people read it, also of a bot.
        bot: how well a bot plays there, or nothing for a person.
        you: whether it is the viewer's.
        owner: whether its person owns the table.
        away: whether a bot plays for its person.
        ready: whether its person wants the next round.
        out: whether it has reached the limit.
        turn: whether it is its turn.
        closer: whether it has closed the round.
        winner: whether it has won the match.
        points: what lies face up on its board counts so much; after the round, the round's score. Empty without a seat.
        total: the rounds so far, added.
    """

    chair: int
    seat: int | None
    name: str
    bot: Level | None
    you: bool
    owner: bool
    away: bool
    ready: bool
    out: bool
    turn: bool
    closer: bool
    winner: bool
    points: str
    total: str


class ChairScore(Part, frozen=True):
    """What a round brought a chair.

    Attributes:
        chair: its number.
        name: who sat there then, as people read it.
        board: its cards when the round was over, row by row.
        score: the round's score.
        total: the total after it.
        closer: whether it closed the round.
        out: whether it was out after it.
    """

    chair: int
    name: str
    board: list[list[str]]
    score: str
    total: str
    closer: bool
    out: bool


class RoundScore(Part, frozen=True):
    """A round that is over.

    Attributes:
        number: from 1.
        scores: of every chair that took part.
        record: the round as a record, secret and all, for ``mulligan verify`` (TG-27).
        fingerprint: the fingerprint that was shown before its first turn.
    """

    number: int
    scores: list[ChairScore]
    record: str
    fingerprint: str


class Choice(Part, frozen=True):
    """Something to choose from.

    Attributes:
        value: what is sent.
        text: for people.
    """

    value: str
    text: str


class Company(Part, frozen=True):
    """The people at a table.

    Attributes:
        phase: whether a match waits to be started, a round is played, the next one is waited for, or the match is over.
        players: every chair in order.
        chair: the viewer's chair, or nothing.
        seat: the viewer's seat in the round on the table, or nothing.
        owner: whether the viewer owns the table.
        status: one sentence: whose turn it is, or what is waited for.
        round: the number of the round on the table, 0 before the first.
        fingerprint: of the round on the table, or empty (TG-27).
        can: what the viewer may ask for now.
        patience: after how many seconds without a connection somebody is away; 0 for never.
        patiences: what may be chosen for that.
        idle: after how many seconds a bot plays for who is there and does nothing at their turn; 0 for never.
        idles: what may be chosen for that.
        levels: the levels of bots.
        over: how many rounds of the match are over.
        results: what they have brought: in a whole table all of them, in a step only those that ended with it.
    """

    phase: Literal["waiting", "playing", "between", "over"]
    players: list[Player]
    chair: int | None
    seat: int | None
    owner: bool
    status: str
    round: int
    fingerprint: str
    can: list[CompanyAction]
    patience: int
    patiences: list[Choice]
    idle: int
    idles: list[Choice]
    levels: list[Choice]
    over: int
    results: list[RoundScore]
