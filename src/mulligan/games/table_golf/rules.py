"""The options of table Golf and what its boards count: lines, values and the closing rule (TG-9 to TG-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from mulligan.core.cards import JOKER, KING, NO_RANK, Card
from mulligan.core.options import check_rules, option
from mulligan.core.table import Seat

BONUS: Final = 5
PENALTY: Final = 10

_VALUES: Final = {JOKER: -3, KING: 0, NO_RANK: 0}
_BOARDS: Final = ("2x3", "2x2", "2x4", "3x3", "3x4", "4x4", "3x2", "4x2", "4x3")


@dataclass(frozen=True, slots=True)
class TableGolfRules:
    """The options of table Golf; each can be set on its own.

    Attributes:
        board: rows x columns of each board (TG-2).
        jokers: jokers in the two packs together (TG-1).
        face_up: cards of each board turned up before the first turn (TG-2).
        diagonals: whether the main diagonals of a square board are lines (TG-9).
        joker_lines: whether a line of jokers scores nothing, or they keep their -3 each (TG-10).
        tie: what a closer who shares the lowest board gets (TG-14): the bonus, nothing, or the penalty.
        limit: the total at which a player is out (TG-17).
        rounds: after how many rounds the game ends (TG-18); 0 for no such limit.

    Raises:
        Unreadable: ``option_value``.
    """

    board: str = option(*_BOARDS, letters={board: f"B{board[0]}{board[2]}" for board in _BOARDS[1:]})
    jokers: int = option(4, 0, 2, letters={0: "J0", 2: "J2"})
    face_up: int = option(0, 1, 2, 3, letters={1: "F1", 2: "F2", 3: "F3"})
    diagonals: bool = option(True, False, letters={False: "D"})
    joker_lines: Literal["zero", "keep"] = option("zero", "keep", letters={"keep": "K"})
    tie: Literal["success", "neutral", "fail"] = option(
        "success", "neutral", "fail", letters={"neutral": "TN", "fail": "TF"}
    )
    limit: int = option(100, 50, 150, 200, 300, letters={50: "L50", 150: "L150", 200: "L200", 300: "L300"})
    rounds: int = option(0, 1, 3, 5, 9, 18, letters={1: "R1", 3: "R3", 5: "R5", 9: "R9", 18: "R18"})

    def __post_init__(self) -> None:
        check_rules(self)

    @property
    def rows(self) -> int:
        """Rows of a board."""
        return int(self.board[0])

    @property
    def columns(self) -> int:
        """Columns of a board."""
        return int(self.board[2])


@cache
def lines(rows: int, columns: int, diagonals: bool) -> tuple[tuple[int, ...], ...]:
    """The lines of a board as indices of its cards: rows, columns, on a square board the main diagonals (TG-9)."""
    across = [tuple(range(row * columns, (row + 1) * columns)) for row in range(rows)]
    down = [tuple(range(column, rows * columns, columns)) for column in range(columns)]
    if not diagonals or rows != columns:
        return (*across, *down)
    last = columns - 1
    return (*across, *down, tuple(range(0, rows * rows, rows + 1)), tuple(range(last, last * rows + 1, last)))


def value(card: Card) -> int:
    """What a card counts (TG-11): ace 1, king 0, joker -3; a card that is not seen counts nothing yet."""
    return _VALUES.get(card.rank, card.rank)


def in_lines(rules: TableGolfRules, board: Sequence[Card]) -> frozenset[int]:
    """The indices of the cards that lie in a line of one rank (TG-9, TG-10): the one predicate for a line."""
    found: set[int] = set()
    for line in lines(rules.rows, rules.columns, rules.diagonals):
        ranks = {board[index].rank for index in line}
        keeps = rules.joker_lines == "keep" and ranks == {JOKER}
        if len(ranks) == 1 and NO_RANK not in ranks and not keeps:
            found.update(line)
    return frozenset(found)


def board_points(rules: TableGolfRules, board: Sequence[Card]) -> int:
    """What a board counts before the closing rule; unseen cards (``--``) count nothing and make no line."""
    free = in_lines(rules, board)
    return sum(value(card) for index, card in enumerate(board) if index not in free)


def round_scores(rules: TableGolfRules, points: Sequence[int], closer: Seat | None) -> tuple[int, ...]:
    """Each seat's score of a round from the points of the boards: the closing rule (TG-14)."""
    if closer is None:
        return tuple(points)
    own, others = points[closer], min(number for seat, number in enumerate(points) if seat != closer)
    score = own - BONUS
    if others < own or (others == own and rules.tie == "fail"):
        score = max(2 * own, own + PENALTY)
    elif others == own and rules.tie == "neutral":
        score = own
    return (*points[:closer], score, *points[closer + 1 :])
