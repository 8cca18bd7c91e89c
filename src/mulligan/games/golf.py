"""Golf patience (GP-1 to GP-28): seven columns of five, played onto one waste a rank up or down."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from mulligan.core.cards import JOKER, JOKERS, KING, Card, read_cards
from mulligan.core.game import Award, Patience, Preset, Refusal
from mulligan.core.layout import Layout, Slot
from mulligan.core.options import check_rules, option
from mulligan.core.ranks import FITTING
from mulligan.core.table import NOBODY, STOCK, WASTE, Carried, Carry, Ended, Event, Move, Outcome, Pile, Place, Scale

COLUMNS: Final = 7
ROWS: Final = 5

PLAYED: Final = 10
"""Points that a column card brings which is played (GP-12)."""
LEFT: Final = -10
"""Points that each column card costs which is left at a block (GP-12)."""

# The arrangement from which number 1 deals the one deal that the sources print (CD-3).
_OPENING: Final = read_cards(
    "6h 5h 2h 4d 5s Qh Ah 4s 2s 9c 6c As Js 8h Ks 9s 7h Kd 7c 2c Ts 4c 5c Tc Jd Qs "
    "3h Th 5d Kc 3c Td 6s Jh 4h 2d Qc 8d Ad 9d 8c Ac 3d Qd 7d 8s 9h Kh Jc 6d 7s 3s"
)

COLUMN: Final = tuple(Place("column", number) for number in range(1, COLUMNS + 1))
DRAW: Final = Carry(STOCK, WASTE)
PLAY: Final = tuple(Carry(place, WASTE) for place in COLUMN)


@dataclass(frozen=True, slots=True)
class GolfRules:
    """The options of Golf patience (GP-8); each can be set on its own.

    Attributes:
        ends: what fits on a king and on an ace (GP-7).
        draw: whether a card may be drawn while a free card fits (GP-6).
        scoring: points as in the apps (GP-12), or strokes as on the site (GP-14).
        jokers: jokers in the pack (GP-26).
        empty_waste: whether the waste starts empty (GP-27).
        holes: deals in a round (GP-15); the match counts them.

    Raises:
        Unreadable: ``option_value``.
    """

    ends: Literal["wrap", "queen", "strict"] = option(
        "wrap", "queen", "strict", letters={"wrap": "W", "queen": "Q", "strict": "S"}
    )
    draw: Literal["anytime", "when_stuck"] = option(
        "anytime", "when_stuck", letters={"anytime": "A", "when_stuck": "F"}
    )
    scoring: Literal["points", "strokes"] = option("points", "strokes", letters={"points": "P", "strokes": "K"})
    jokers: int = option(0, 1, 2, letters={1: "J1", 2: "J2"})
    empty_waste: bool = option(False, True, letters={True: "Y"})
    holes: int = option(1, 9, letters={9: "9"})

    def __post_init__(self) -> None:
        check_rules(self)


EASY: Final = GolfRules()
CLASSIC: Final = GolfRules(ends="queen")
STANDARD: Final = GolfRules(ends="strict", scoring="strokes")
TRADITIONAL: Final = GolfRules(ends="strict", draw="when_stuck", scoring="strokes", holes=9)


@dataclass(frozen=True, slots=True)
class GolfState:
    """A position.

    Attributes:
        rules: the rules it is played by.
        columns: seven columns, each from its topmost card to its free card.
        waste: bottom to top.
        stock: bottom to top: the last card is drawn next.
    """

    rules: GolfRules
    columns: tuple[tuple[Card, ...], ...]
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]


def fitting(state: GolfState) -> frozenset[int]:
    """The ranks that may be played on the waste now (GP-3, GP-7, GP-26, GP-27): the one predicate for a fit.

    On an empty waste everything fits, as on a joker.
    """
    return FITTING[state.rules.ends][state.waste[-1].rank if state.waste else JOKER]


def may_draw(state: GolfState) -> bool:
    """Whether drawing is allowed where the stock is not empty (GP-6)."""
    if state.rules.draw == "anytime" or not state.waste:
        return True
    ranks = fitting(state)
    return not any(column and column[-1].rank in ranks for column in state.columns)


class Golf(Patience[GolfRules, GolfState]):
    """Golf patience as a game of the house."""

    key: ClassVar[str] = "golf"
    code: ClassVar[str] = "GO"
    foreign: ClassVar[tuple[str, ...]] = ("ms", "kpat", "pysol")
    rules_type = GolfRules
    presets: ClassVar[tuple[Preset[GolfRules], ...]] = (
        Preset("E", "easy", EASY),
        Preset("C", "classic", CLASSIC),
        Preset("S", "standard", STANDARD),
        Preset("T", "traditional", TRADITIONAL),
    )
    bases: ClassVar[dict[str, GolfRules]] = {preset.letters: preset.rules for preset in presets}
    old_bases: ClassVar[dict[str, str]] = {"N": "E"}

    def opening_pack(self, rules: GolfRules) -> tuple[Card, ...]:
        """The pack of CD-3; jokers are its last cards."""
        return _OPENING + JOKERS[: rules.jokers]

    def from_foreign(self, numbering: str, pack: tuple[Card, ...], rules: GolfRules) -> tuple[Card, ...]:
        """Others deal five rows of seven, and so do decks; ours are columns. The rest is the same."""
        board = COLUMNS * ROWS
        columns = (pack[row * COLUMNS + column] for column in range(COLUMNS) for row in range(ROWS))
        return (*columns, *pack[board:])

    def deal(self, rules: GolfRules, pack: tuple[Card, ...]) -> GolfState:
        """Seven columns of five, the waste card unless it starts empty, then the stock (GP-1, GP-26, GP-27)."""
        board = COLUMNS * ROWS
        opened = board + (0 if rules.empty_waste else 1)
        columns = tuple(pack[start : start + ROWS] for start in range(0, board, ROWS))
        return GolfState(rules, columns, pack[board:opened], pack[opened:][::-1])

    def legal_moves(self, state: GolfState) -> list[Move]:
        """The columns whose free card fits, from the left, then the draw."""
        ranks = fitting(state)
        moves: list[Move] = [
            move for move, column in zip(PLAY, state.columns, strict=True) if column and column[-1].rank in ranks
        ]
        if state.stock and (moves or any(state.columns)) and may_draw(state):
            moves.append(DRAW)
        return moves

    def refusal(self, state: GolfState, move: Move) -> Refusal | None:
        """Why a move is against the rules, in the order of ``spec/command-line.md`` (GP-18)."""
        if not isinstance(move, Carry) or move.target != WASTE:
            return Refusal("only_to_waste")
        if move.source == STOCK:
            if not state.stock:
                return Refusal("stock_empty")
            return None if may_draw(state) else Refusal("play_first")
        if move.source not in COLUMN:
            return Refusal("only_to_waste")
        return self._column_refusal(state, move.source.number, move.row)

    def _column_refusal(self, state: GolfState, number: int, row: int | None) -> Refusal | None:
        column = state.columns[number - 1]
        if not column:
            return Refusal("column_empty", {"column": number})
        if row is not None and not 1 <= row <= len(column):
            return Refusal("no_such_card", {"column": number, "row": row, "count": len(column)})
        if row is not None and row < len(column):
            return Refusal("covered", {"card": column[row - 1].text, "column": number, "row": row})
        card = column[-1]
        if card.rank in fitting(state):
            return None
        on = state.waste[-1]
        closed = on.rank == KING and state.rules.ends == "strict"
        return Refusal("king_closes" if closed else "not_adjacent", {"card": card.text, "on": on.text})

    def play(self, state: GolfState, move: Move) -> tuple[GolfState, tuple[Event, ...]]:
        """Draw (GP-5), or play a free card, which becomes the waste card (GP-4)."""
        assert isinstance(move, Carry)
        source = move.source
        columns, stock = state.columns, state.stock
        if source == STOCK:
            card, row = stock[-1], len(stock)
            stock = stock[:-1]
        else:
            at = source.number - 1
            column = columns[at]
            card, row = column[-1], len(column)
            columns = (*columns[:at], column[:-1], *columns[at + 1 :])
        after = GolfState(state.rules, columns, (*state.waste, card), stock)
        carried = Carried(source, WASTE, (card,), row)
        outcome = self.outcome(after)
        return after, (carried,) if outcome is None else (carried, Ended(outcome))

    def outcome(self, state: GolfState) -> Outcome | None:
        """Won when no column card is left (GP-10); blocked when the stock is empty and nothing fits (GP-11)."""
        columns = state.columns
        if not any(columns):
            return Outcome("won")
        if state.stock:
            return None
        ranks = fitting(state)
        if any(column and column[-1].rank in ranks for column in columns):
            return None
        return Outcome("blocked", self._left(state))

    @staticmethod
    def _left(state: GolfState) -> int:
        return sum(map(len, state.columns))

    def scores(self, state: GolfState) -> tuple[int]:
        """Points (GP-12, GP-13) or strokes (GP-14)."""
        left = self._left(state)
        if state.rules.scoring == "strokes":
            return (left or -len(state.stock),)
        penalty = LEFT * left if self.outcome(state) == Outcome("blocked", left) else 0
        return (max(0, PLAYED * (COLUMNS * ROWS - left) + penalty),)

    def given_up_score(self, state: GolfState) -> int:
        """A hole given up counts its cards left (GP-15): in points, as if it were blocked."""
        if state.rules.scoring == "strokes":
            return self.scores(state)[0]
        left = self._left(state)
        return max(0, PLAYED * (COLUMNS * ROWS - left) + LEFT * left)

    def scale(self, rules: GolfRules) -> Scale:
        """Points; or strokes, of which fewer are better (GP-14)."""
        return Scale("strokes", fewer=True) if rules.scoring == "strokes" else Scale()

    def awards(self, rules: GolfRules) -> tuple[Award, ...]:
        """Points (GP-12), or strokes (GP-14)."""
        if rules.scoring == "strokes":
            return (Award("left", 1), Award("stock", -1))
        return (Award("played", PLAYED), Award("drawn", 0), Award("left", LEFT))

    def piles(self, state: GolfState) -> tuple[Pile, ...]:
        """Stock unseen, everything else face up (GP-1)."""
        columns = (Pile(place, cards) for place, cards in zip(COLUMN, state.columns, strict=True))
        return (Pile(STOCK, state.stock, NOBODY), Pile(WASTE, state.waste), *columns)

    def layout(self, rules: GolfRules) -> Layout:
        """Columns above, stock and waste in the middle below."""
        columns = (Slot(place, place.number - 1, 0, "down") for place in COLUMN)
        return Layout(COLUMNS, (Slot(STOCK, 2.4, 1), Slot(WASTE, 3.6, 1), *columns))

    def all_moves(self, rules: GolfRules) -> tuple[Move, ...]:
        """The draw, then the seven columns."""
        return (DRAW, *PLAY)

    def read_move(self, state: GolfState, token: str) -> Move | Refusal:
        """``d`` draw, ``1`` to ``7`` a column, ``1:4`` the card in row 4 of column 1 (GP-25)."""
        if token == "d":
            return DRAW
        match = re.fullmatch(r"([0-9])(?::([1-9][0-9]?))?", token, re.ASCII)
        if match is None:
            return Refusal("unreadable", {"token": token[:40], "game": self.key})
        number, row = int(match[1]), match[2]
        if not 1 <= number <= COLUMNS:
            return Refusal("no_such_column", {"column": number, "count": COLUMNS})
        return self._asked(state, number, int(row) if row else None)

    def _asked(self, state: GolfState, number: int, row: int | None) -> Move:
        """The free card is asked for in one way only, so that equal moves are equal."""
        if row is None or row == len(state.columns[number - 1]):
            return PLAY[number - 1]
        return Carry(COLUMN[number - 1], WASTE, row)

    def write_move(self, move: Move) -> str:
        """The token of a move."""
        assert isinstance(move, Carry)
        if move.source == STOCK:
            return "d"
        return f"{move.source.number}" if move.row is None else f"{move.source.number}:{move.row}"

    def intend(self, state: GolfState, source: Place, row: int | None, target: Place | None) -> Move | Refusal:
        """A tap plays a column's card or draws; a card can be dropped on the waste only (GP-4)."""
        if target not in (None, WASTE) or source == WASTE:
            return Refusal("only_to_waste")
        if source == STOCK:
            return DRAW
        if source not in COLUMN:
            return Refusal("no_such_column", {"column": source.number, "count": COLUMNS})
        return self._asked(state, source.number, row)
