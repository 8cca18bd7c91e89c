"""The table as a viewer sees it: a part of the socket's messages. Cards and places are in their text forms."""

from __future__ import annotations

from typing import Literal

from mulligan.wire.company import Company
from mulligan.wire.part import Part


class Pile(Part, frozen=True):
    """One place as the viewer sees it.

    Attributes:
        place: its text form, ``column3``.
        kind: ``stock``, ``waste``, ``column``, ...
        index: from 1; 0 where there is one of the kind.
        cards: bottom to top, ``--`` unseen.
        name: the place's name: "Column 3".
        text: what lies there in words, for a label: "6 of clubs, ... (free card: 6 of hearts)", "16 cards".
        tap: the token of the viewer's legal move that a tap on the place as a whole means, or nothing.
        seat: whose it is, where each seat has places of its own, or nothing.
    """

    place: str
    kind: str
    index: int
    seat: int | None
    cards: list[str]
    name: str
    text: str
    tap: str | None


class Legal(Part, frozen=True):
    """One legal move of the viewer.

    Attributes:
        move: its token.
        source: the place whose cards move, or nothing.
        row: the row of the first card that moves, from 1.
        target: where they go, or nothing.
        name: the move in words: "6 of hearts on 7 of clubs", "Draw".
        short: a called word where there is little room, "Finish": the name begins with it; nothing for a move of cards.
    """

    move: str
    source: str | None
    row: int | None
    target: str | None
    name: str
    short: str | None


class Slot(Part, frozen=True):
    """Where a place lies: see ``mulligan.core.layout.Slot``. The places of a seat lie on a board of their own.

    Attributes:
        place: its text form.
        x: its left edge in card steps.
        band: its upper edge in bands: 0 for the upper band, 1 for the one below; 0.5 lies half over the upper one.
        fan: how its cards overlap.
        spread: how many of its last cards are fanned, on the others squared below them; 0 for all.
        mark: what the empty place shows of the card that it waits for: a rank or suit in text form, or empty.
    """

    place: str
    x: float
    band: float
    fan: Literal["down", "right", "none"]
    spread: int
    mark: str


class OptionValue(Part, frozen=True):
    """A rule option with its value, as the viewer reads them.

    Attributes:
        option: the option's name in the rules: ``ends``.
        value: the value's word: ``wrap``.
        name: the option's name for people.
        text: the value for people.
    """

    option: str
    value: str
    name: str
    text: str


class HoleScore(Part, frozen=True):
    """One hole on the score card.

    Attributes:
        number: from 1.
        code: the code of this hole alone.
        score: as people read it, or nothing for a hole ahead.
        state: whether it lies ahead, is being played, is over or was given up.
    """

    number: int
    code: str
    score: str | None
    state: Literal["ahead", "playing", "over", "given_up"]


class Round(Part, frozen=True):
    """A round of several holes.

    Attributes:
        hole: the number of the hole being played.
        holes: every hole.
        total: the scores so far, added, as people read it.
        par: the par of the round, or nothing.
        over: whether the round is over.
    """

    hole: int
    holes: list[HoleScore]
    total: str
    par: int | None
    over: bool


class Figure(Part, frozen=True):
    """A number told of the game beside its score: see ``mulligan.core.table.Figure``.

    Attributes:
        name: what it counts: ``pass``.
        text: as people read it: "Pass 2 of 3".
    """

    name: str
    text: str


class Tally(Part, frozen=True):
    """What the deal on the table is to its player's statistics (PL-8), as plain numbers.

    Attributes:
        dealt: the number of the deal at this table, from 1: ``next`` and ``restart`` deal another.
        rules: the rule set by name, as codes of other programs and commands take it: ``E``, ``strict+strokes``.
        score: what the deal counts if it is left now, or what it has come to.
        unit: what the score counts.
        fewer: whether the lower score is the better one.
        ended: whether the deal was won or is over without that; nothing while it is being played.
    """

    dealt: int
    rules: str
    score: int
    unit: Literal["points", "strokes", "dollars"]
    fewer: bool
    ended: Literal["won", "lost"] | None


class View(Part, frozen=True):
    """The table as the viewer sees it.

    Attributes:
        code: the deal code of what is being played (of a round: its round code).
        hole_code: the code of the hole on the table; the same as ``code`` for a single deal.
        game: the game's key.
        title: the game's name for people; ``preset`` names the rule set, empty for rules of one's own.
        options: the rules, option by option.
        piles: every place, in the order in which words and keys walk through them.
        legal: the viewer's legal moves.
        width: the table's width in card steps.
        slots: where the places lie.
        score: as people read it.
        moves: the move counter.
        stock: cards left in the stock, or nothing where there is none.
        undo: how many actions can be undone.
        redo: how many can be redone.
        outcome: how the game ended, or nothing; ``ending`` is what is said of it.
        figures: what else is counted and told.
        round: the round, where there are several holes.
        bankroll: the amount of a series whose deals carry over, as people read it, or nothing.
        tally: what the deal is to statistics, or nothing where several people play.
        mine: whether the viewer holds a seat, or watches.
        company: the people at the table, where the game is for several; there is no pile before their first round.
    """

    code: str
    hole_code: str
    game: str
    title: str
    preset: str
    options: list[OptionValue]
    piles: list[Pile]
    legal: list[Legal]
    width: float
    slots: list[Slot]
    score: str
    moves: int
    stock: int | None
    undo: int
    redo: int
    outcome: str | None
    ending: str
    figures: list[Figure]
    round: Round | None
    bankroll: str | None
    tally: Tally | None
    mine: bool
    company: Company | None
