"""Lines of Klondike and TriPeaks, and what each of their moves is at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mulligan.core.game import Refusal, judge
from mulligan.core.table import Carry
from mulligan.games.registry import read_code
from mulligan.play.session import Session

KEYS_CODE = "KL1-D1N-AAAAAAE"
KEYS_LINE = [
    "2f",
    "3f",
    "4f",
    "57",
    "d",
    "5f",
    "6f",
    "61",
    "w1",
    "61",
    "61",
    "d",
    "d",
    "d",
    "w4",
    "64",
    "d",
    "d",
    "d",
    "wf",
    "d",
    "wf",
    "d",
    "d",
    "d",
    "d",
    "d",
    "d",
    "d",
    "wf",
    "d",
    "d",
    "d",
    "w7",
    "57",
    "d",
    "wf",
    "d",
    "d",
    "wf",
    "d",
    "2f",
    "72",
    "75",
    "57",
    "72",
    "7f",
    "47",
    "47",
    "4f",
    "74",
    "w5",
    "75",
    "w1",
    "wf",
    "w2",
    "d",
    "d",
    "d",
    "d",
    "w5",
    "35",
    "f",
]
"""A line that wins KEYS_CODE, the last move being the finish (KL-17)."""

TOUCH_CODE = "KL1-D1N-AAAAAAO"
TOUCH_LINE = [
    "36",
    "45",
    "52",
    "5f",
    "7f",
    "7f",
    "53",
    "23",
    "d",
    "d",
    "w6",
    "d",
    "w1",
    "41",
    "64",
    "6f",
    "61",
    "6f",
    "d",
    "d",
    "d",
    "d",
    "d",
    "d",
    "d",
    "w3",
    "d",
    "w4",
    "d",
    "wf",
    "d",
    "2f",
    "42",
    "d",
    "wf",
    "d",
    "w5",
    "d",
    "d",
    "d",
    "d",
    "w6",
    "d",
    "d",
    "d",
    "w6",
    "36",
    "d",
    "d",
    "d",
    "d",
    "wf",
    "7f",
    "d",
    "wf",
    "d",
    "d",
    "w2",
    "52",
    "75",
    "7f",
    "67",
    "73",
    "f",
]
"""A line that wins TOUCH_CODE, with the finish too."""


@dataclass(frozen=True)
class AtTable:
    """A move as somebody makes it at the table.

    Attributes:
        token: its token.
        source: the place of its cards, or ``None`` where they are called.
        row: the row of the first of them, from 1.
        count: how many cards lie there.
        target: where they go.
        tapped: whether a tap on the end of that place means this move; ``taken`` whether it means another one.
        taken: see ``tapped``.
    """

    token: str
    source: str | None
    row: int
    count: int
    target: str
    tapped: bool
    taken: bool


def at_table(code: str, line: list[str]) -> Iterator[AtTable]:
    """Every move of a line."""
    session = Session(read_code(code))
    game = session.game
    for token in line:
        state = session.state
        move = next(move for move in session.view().legal if game.write_move(move) == token)
        if isinstance(move, Carry):
            count = len(session.view()[move.source])
            tap = game.intend(state, move.source, None, None)
            meant = None if isinstance(tap, Refusal) or judge(game, state, tap) else game.write_move(tap)
            row, places = move.row or count, (str(move.source), str(move.target))
            yield AtTable(token, places[0], row, count, places[1], meant == token, meant not in (None, token))
        else:
            yield AtTable(token, None, 0, 0, "", tapped=False, taken=False)
        session.act(token)
