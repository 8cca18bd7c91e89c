"""Table Golf (TG-1 to TG-27): two to six boards of face-down cards; few points, and lines of one rank count nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, Literal

from mulligan.core.cards import JOKER, JOKERS, KING, NO_RANK, UNSEEN, Card, ordered_pack
from mulligan.core.deals import Secret, below, index_stream, shuffle
from mulligan.core.game import Award, Preset, Refusal, TableGame
from mulligan.core.layout import Layout, Slot
from mulligan.core.options import check_rules, option
from mulligan.core.table import (
    EVERYONE,
    NOBODY,
    Called,
    Carried,
    Carry,
    Ended,
    Event,
    Move,
    Outcome,
    Pile,
    Place,
    Seat,
    Shuffled,
    Turn,
    Turned,
)

TURNS: Final = 60
"""Turns a player has at most before a round that nobody closes ends (TG-16)."""
BONUS: Final = 5
PENALTY: Final = 10
CLOSE: Final = "close"
"""What the closer calls by turning up their last card (TG-12)."""
CLOSED: Final = "closed"
"""The outcome of a round that somebody closed (TG-12)."""
WORN_OUT: Final = "worn_out"
"""The outcome of a round that nobody closed in time (TG-16)."""

DRAW_PILE: Final = Place("draw")
DISCARD: Final = Place("discard")
HAND: Final = Place("hand")
DRAW: Final = Carry(DRAW_PILE, HAND)
TAKE: Final = Carry(DISCARD, HAND)

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


@dataclass(frozen=True, slots=True)
class TableGolfState:
    """A position.

    Attributes:
        rules: the rules it is played by.
        secret: what the round is dealt by; no view shows it.
        boards: each seat's cards, row by row.
        up: for each seat, which of them lie face up.
        draw: the draw pile, bottom to top.
        discard: the discard pile, bottom to top.
        hand: the card in the hand of the seat to move, or ``None`` before it has one.
        taken: whether that card was taken from the discards.
        seat: the seat to move, or ``None`` when the round is over.
        turns: how many turns were finished.
        closer: the seat that closed the round (TG-12), or ``None``.
        shuffles: how often the discards became a new draw pile (TG-4).
    """

    rules: TableGolfRules
    secret: Secret
    boards: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[bool, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    hand: Card | None
    taken: bool
    seat: Seat | None
    turns: int = 0
    closer: Seat | None = None
    shuffles: int = 0

    @property
    def players(self) -> int:
        """How many play the round."""
        return len(self.boards)


def cell(rules: TableGolfRules, index: int, seat: Seat | None = None) -> Place:
    """The place of a board's card; ``index`` counts from 0, row by row."""
    row, column = divmod(index, rules.columns)
    return Place("cell", 10 * (row + 1) + column + 1, seat)


def _index(rules: TableGolfRules, place: Place) -> int | None:
    """Which card of a board lies at a place, from 0; ``None`` for a place that no board has."""
    row, column = divmod(place.number, 10)
    on_board = place.kind == "cell" and 1 <= row <= rules.rows and 1 <= column <= rules.columns
    return (row - 1) * rules.columns + column - 1 if on_board else None


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


def shown(state: TableGolfState, seat: Seat) -> tuple[Card, ...]:
    """A board as everybody sees it."""
    return tuple(card if up else UNSEEN for card, up in zip(state.boards[seat], state.up[seat], strict=True))


class TableGolf(TableGame[TableGolfRules, TableGolfState]):
    """Table Golf as a game of the house."""

    key: ClassVar[str] = "table-golf"
    code: ClassVar[str] = "TG"
    picture: ClassVar[tuple[str, ...]] = ("--", "7c", "7h", "Xr")
    rules_type = TableGolfRules
    figures: ClassVar[dict[str, int]] = {"turns": TURNS}
    presets: ClassVar[tuple[Preset[TableGolfRules], ...]] = (Preset("S", "standard", TableGolfRules()),)
    bases: ClassVar[dict[str, TableGolfRules]] = {preset.letters: preset.rules for preset in presets}

    def opening_pack(self, rules: TableGolfRules) -> tuple[Card, ...]:
        """Two packs one after the other, jokers last (TG-1)."""
        return (*ordered_pack(), *ordered_pack(), *(JOKERS * 2)[: rules.jokers])

    def deal(self, rules: TableGolfRules, pack: tuple[Card, ...], secret: Secret) -> TableGolfState:
        """Board by board and row by row, one card to open the discards, then the draw pile (TG-2, TG-3)."""
        size, players = rules.rows * rules.columns, secret.players
        boards = tuple(pack[seat * size : (seat + 1) * size] for seat in range(players))
        faces = index_stream(secret.label(self._name, "faceup"))
        up = tuple(_chosen(faces, size, rules.face_up) for _ in range(players))
        opened = players * size
        starter = below(index_stream(secret.label(self._name, "starter")), players)
        return TableGolfState(
            rules, secret, boards, up, pack[opened + 1 :][::-1], (pack[opened],), None, False, starter
        )

    @property
    def _name(self) -> str:
        return f"{self.code}{self.version}"

    def to_move(self, state: TableGolfState) -> Seat | None:
        """The seat whose turn it is; ``None`` when the round is over."""
        return state.seat

    def legal_moves(self, state: TableGolfState) -> list[Move]:
        """Draw and take; with a card in hand every cell it may go to, then every card it may turn up instead."""
        if state.seat is None:
            return []
        if state.hand is None:
            return [DRAW, TAKE]
        up = state.up[state.seat]
        cells = [cell(state.rules, index) for index in range(len(up))]
        moves: list[Move] = [Carry(HAND, place) for place in cells]
        if not state.taken:
            moves += [Turn(place, 1) for place, is_up in zip(cells, up, strict=True) if not is_up]
        return moves

    def refusal(self, state: TableGolfState, move: Move) -> Refusal | None:
        """Why a move is against the rules: no such move, no card in hand or one already, then the cell."""
        if move in (DRAW, TAKE):
            return None if state.hand is None else Refusal("already_drawn", {"card": state.hand.text})
        if isinstance(move, Carry) and move.source == HAND and move.row is None:
            return self._cell_refusal(state, move.target)
        if isinstance(move, Turn) and move.row == 1:
            return self._cell_refusal(state, move.place) or self._turn_refusal(state, move.place)
        return Refusal("no_such_move")

    def _cell_refusal(self, state: TableGolfState, place: Place) -> Refusal | None:
        rules = state.rules
        if _index(rules, place) is None:
            row, column = divmod(place.number, 10)
            return Refusal("no_such_cell", {"row": row, "column": column, "rows": rules.rows, "columns": rules.columns})
        if place.seat not in (None, state.seat):
            return Refusal("not_your_board")
        return Refusal("draw_first") if state.hand is None else None

    def _turn_refusal(self, state: TableGolfState, place: Place) -> Refusal | None:
        """Why a card may not be turned up for the one in hand (TG-7, TG-8)."""
        index = _index(state.rules, place)
        assert index is not None
        assert state.seat is not None
        assert state.hand is not None
        if state.taken:
            return Refusal("no_discard_back", {"card": state.hand.text})
        if state.up[state.seat][index]:
            row, column = divmod(place.number, 10)
            card = state.boards[state.seat][index]
            return Refusal("already_up", {"card": card.text, "row": row, "column": column})
        return None

    def play(self, state: TableGolfState, move: Move) -> tuple[TableGolfState, tuple[Event, ...]]:
        """Draw (TG-4, TG-5), take, put the card in hand on the board (TG-6), or discard it and turn one up (TG-7)."""
        if move == DRAW:
            return self._draw(state)
        if move == TAKE:
            card, row = state.discard[-1], len(state.discard)
            after = replace(state, discard=state.discard[:-1], hand=card, taken=True)
            return after, (Carried(DISCARD, HAND, (card,), row),)
        index = _index(state.rules, _cell_of(move))
        assert index is not None
        return self._put(state, index) if isinstance(move, Carry) else self._drop(state, index)

    def _draw(self, state: TableGolfState) -> tuple[TableGolfState, tuple[Event, ...]]:
        events: list[Event] = []
        if not state.draw:
            count, shuffles = len(state.discard) - 1, state.shuffles + 1
            fresh = shuffle(state.discard[:-1], state.secret.label(self._name, f"shuffle{shuffles}"))
            state = replace(state, draw=fresh[::-1], discard=state.discard[-1:], shuffles=shuffles)
            events.append(Shuffled(DISCARD, DRAW_PILE, count))
        card = state.draw[-1]
        events.append(Carried(DRAW_PILE, HAND, (card,), len(state.draw)))
        return replace(state, draw=state.draw[:-1], hand=card, taken=False), tuple(events)

    def _put(self, state: TableGolfState, index: int) -> tuple[TableGolfState, tuple[Event, ...]]:
        seat, card = state.seat, state.hand
        assert seat is not None
        assert card is not None
        place, board = cell(state.rules, index, seat), state.boards[seat]
        removed = Carried(place, DISCARD, (board[index],), 1)
        after = replace(
            _with_board(state, seat, (*board[:index], card, *board[index + 1 :]), index),
            discard=(*state.discard, board[index]),
            hand=None,
        )
        return self._end_turn(after, (removed, Carried(HAND, place, (card,), 1)))

    def _drop(self, state: TableGolfState, index: int) -> tuple[TableGolfState, tuple[Event, ...]]:
        seat, card = state.seat, state.hand
        assert seat is not None
        assert card is not None
        board = state.boards[seat]
        after = replace(_with_board(state, seat, board, index), discard=(*state.discard, card), hand=None)
        turned = Turned(cell(state.rules, index, seat), 1, board[index])
        return self._end_turn(after, (Carried(HAND, DISCARD, (card,), 1), turned))

    def _end_turn(self, state: TableGolfState, events: tuple[Event, ...]) -> tuple[TableGolfState, tuple[Event, ...]]:
        """Pass the turn on; or end the round when everybody had a last turn (TG-12), or nobody closes it (TG-16)."""
        seat = state.seat
        assert seat is not None
        turns, closer = state.turns + 1, state.closer
        if closer is None and all(state.up[seat]):
            closer, events = seat, (*events, Called(CLOSE))
        following = (seat + 1) % state.players
        after = replace(state, taken=False, turns=turns, closer=closer, seat=following)
        worn_out = closer is None and turns == TURNS * state.players
        if not worn_out and following != closer:
            return after, events
        turned = tuple(
            Turned(cell(state.rules, index, owner), 1, state.boards[owner][index])
            for owner, up in enumerate(state.up)
            for index, is_up in enumerate(up)
            if not is_up
        )
        ended = replace(after, seat=None, up=tuple((True,) * len(up) for up in state.up))
        outcome = self.outcome(ended)
        assert outcome is not None
        return ended, (*events, *turned, Ended(outcome))

    def outcome(self, state: TableGolfState) -> Outcome | None:
        """How the round ended: closed, or worn out."""
        if state.seat is not None:
            return None
        return Outcome(WORN_OUT if state.closer is None else CLOSED)

    def scores(self, state: TableGolfState) -> tuple[int, ...]:
        """The points of what lies face up; when the round is over, its scores (TG-13, TG-14)."""
        points = [board_points(state.rules, shown(state, seat)) for seat in range(state.players)]
        return round_scores(state.rules, points, state.closer if state.seat is None else None)

    def piles(self, state: TableGolfState) -> tuple[Pile, ...]:
        """The draw pile unseen, the discards, the card in hand, and each board's cards one by one (TG-3)."""
        hand = () if state.hand is None else (state.hand,)
        sight = EVERYONE if state.taken or state.seat is None else state.seat
        cells = (
            Pile(cell(state.rules, index, seat), (card,), EVERYONE if up else NOBODY)
            for seat, board in enumerate(state.boards)
            for index, (card, up) in enumerate(zip(board, state.up[seat], strict=True))
        )
        common = (Pile(DRAW_PILE, state.draw, NOBODY), Pile(DISCARD, state.discard), Pile(HAND, hand, sight))
        return (*common, *cells)

    def layout_of(self, state: TableGolfState) -> Layout:
        """Draw pile, discards and hand side by side; the cells of each seat on a board of its own."""
        rules = state.rules
        common = tuple(Slot(place, x, 0) for x, place in enumerate((DRAW_PILE, DISCARD, HAND)))
        boards = tuple(
            Slot(cell(rules, index, seat), index % rules.columns, index // rules.columns)
            for seat in range(state.players)
            for index in range(rules.rows * rules.columns)
        )
        return Layout(max(rules.columns, len(common)), (*common, *boards))

    def all_moves(self, rules: TableGolfRules) -> tuple[Move, ...]:
        """Draw and take, then every cell to put a card on, then every cell to turn up; always one's own."""
        cells = [cell(rules, index) for index in range(rules.rows * rules.columns)]
        return (DRAW, TAKE, *(Carry(HAND, place) for place in cells), *(Turn(place, 1) for place in cells))

    def settled(self, state: TableGolfState, move: Move) -> Move:
        """The same move with the seat whose board it is."""
        if isinstance(move, Turn):
            return replace(move, place=move.place._replace(seat=state.seat))
        if isinstance(move, Carry) and move.target.kind == "cell":
            return replace(move, target=move.target._replace(seat=state.seat))
        return move

    def read_move(self, state: TableGolfState, token: str) -> Move | Refusal:
        """``draw``, ``take``, ``put:1,2`` and ``drop:1,2`` with a row and a column from 1."""
        if token in ("draw", "take"):
            return DRAW if token == "draw" else TAKE
        match = re.fullmatch(r"(put|drop):([0-9]),([0-9])", token, re.ASCII)
        if match is None:
            return Refusal("unreadable", {"token": token[:40], "game": self.key})
        place = Place("cell", 10 * int(match[2]) + int(match[3]))
        if _index(state.rules, place) is None:
            rules = state.rules
            facts = {"row": int(match[2]), "column": int(match[3]), "rows": rules.rows, "columns": rules.columns}
            return Refusal("no_such_cell", facts)
        return Carry(HAND, place) if match[1] == "put" else Turn(place, 1)

    def write_move(self, move: Move) -> str:
        """The token of a move."""
        if move in (DRAW, TAKE):
            return "draw" if move == DRAW else "take"
        row, column = divmod(_cell_of(move).number, 10)
        return f"{'put' if isinstance(move, Carry) else 'drop'}:{row},{column}"

    def intend(self, state: TableGolfState, source: Place, row: int | None, target: Place | None) -> Move | Refusal:
        """A tap draws, takes, or puts the card in hand on the cell; the card in hand may also be carried there."""
        place = target if target is not None and source == HAND else source
        if place.kind == "cell":
            wrong = self._cell_refusal(state, place) if target in (None, place) else Refusal("no_such_move")
            return wrong or Carry(HAND, place._replace(seat=None))
        if target in (None, HAND) and source in (DRAW_PILE, DISCARD):
            return DRAW if source == DRAW_PILE else TAKE
        return Refusal("no_such_move")

    def board_shape(self, rules: TableGolfRules) -> tuple[int, int]:
        """Rows and columns of a board (TG-2)."""
        return rules.rows, rules.columns

    def board_points(self, rules: TableGolfRules, cards: Sequence[Card]) -> int:
        """What a board counts before the closing rule (TG-9, TG-11)."""
        return board_points(rules, cards)

    def round_scores(self, rules: TableGolfRules, points: Sequence[int], closer: Seat | None) -> tuple[int, ...]:
        """The closing rule (TG-14)."""
        return round_scores(rules, points, closer)

    def awards(self, rules: TableGolfRules) -> tuple[Award, ...]:
        """What cards count (TG-11), and the closing rule (TG-14)."""
        cards = (("ace", "As"), ("two", "2s"), ("ten", "Ts"), ("jack", "Js"), ("queen", "Qs"), ("king", "Ks"))
        values = [Award(name, value(Card(text))) for name, text in cards]
        values += [Award("joker", value(JOKERS[0]))] if rules.jokers else []
        return (*values, Award("line", 0), Award("bonus", -BONUS), Award("penalty", PENALTY))


def _cell_of(move: Move) -> Place:
    """The cell that a move with a card in hand is about."""
    assert isinstance(move, Carry | Turn)
    return move.target if isinstance(move, Carry) else move.place


def _chosen(words: Iterator[int], size: int, count: int) -> tuple[bool, ...]:
    """Which of ``size`` cards lie face up before the first turn: ``count`` of them, each set of cells as likely."""
    cells = list(range(size))
    for taken in range(count):
        other = taken + below(words, size - taken)
        cells[taken], cells[other] = cells[other], cells[taken]
    return tuple(index in cells[:count] for index in range(size))


def _with_board(state: TableGolfState, seat: Seat, board: tuple[Card, ...], index: int) -> TableGolfState:
    """The state with another board, whose card at ``index`` lies face up."""
    up = state.up[seat]
    return replace(
        state,
        boards=(*state.boards[:seat], board, *state.boards[seat + 1 :]),
        up=(*state.up[:seat], (*up[:index], True, *up[index + 1 :]), *state.up[seat + 1 :]),
    )
