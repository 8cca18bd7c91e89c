"""Table Golf as it is played: positions, turns and the end of a round (TG-1 to TG-8, TG-12, TG-13, TG-16)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final

from mulligan.core.cards import JOKERS, UNSEEN, Card, ordered_pack
from mulligan.core.deals import Secret, below, index_stream, shuffle
from mulligan.core.game import Award, Preset, Refusal, TableGame
from mulligan.core.layout import Layout, Slot
from mulligan.core.remember import remembered
from mulligan.core.table import (
    EVERYONE,
    NOBODY,
    Call,
    Called,
    Carried,
    Carry,
    Ended,
    Event,
    Move,
    Outcome,
    Pile,
    Place,
    Scale,
    Seat,
    Shuffled,
    Turn,
    Turned,
)
from mulligan.games.table_golf.rules import (
    BONUS,
    PENALTY,
    TableGolfRules,
    board_points,
    round_scores,
    value,
)

TURNS: Final = 60
"""Turns a player has at most before a round that nobody closes ends (TG-16)."""
CLOSE: Final = "close"
"""What the closer calls by turning up their last card (TG-12)."""
CLOSED: Final = "closed"
"""The outcome of a round that somebody closed (TG-12)."""
WORN_OUT: Final = "worn_out"
"""The outcome of a round that nobody closed in time (TG-16)."""
_REMEMBERED: Final = 512
"""States whose piles and scores are kept: everybody at a table asks for the same ones, one after another."""

DRAW_PILE: Final = Place("draw")
DISCARD: Final = Place("discard")
HAND: Final = Place("hand")
DRAW: Final = Carry(DRAW_PILE, HAND)
TAKE: Final = Carry(DISCARD, HAND)


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
    return _cell(rules.columns, index, seat)


@cache
def _cell(columns: int, index: int, seat: Seat | None) -> Place:
    row, column = divmod(index, columns)
    return Place("cell", 10 * (row + 1) + column + 1, seat)


def _index(rules: TableGolfRules, place: Place) -> int | None:
    """Which card of a board lies at a place, from 0; ``None`` for a place that no board has."""
    row, column = divmod(place.number, 10)
    on_board = place.kind == "cell" and 1 <= row <= rules.rows and 1 <= column <= rules.columns
    return (row - 1) * rules.columns + column - 1 if on_board else None


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
            return self._cell_refusal(state, move.place) or self._turn_refusal(state, move)
        return Refusal("no_such_move")

    def _cell_refusal(self, state: TableGolfState, place: Place) -> Refusal | None:
        if _index(state.rules, place) is None:
            return _no_such_cell(state.rules, place)
        if place.seat not in (None, state.seat):
            return Refusal("not_your_board")
        return Refusal("draw_first") if state.hand is None else None

    def _turn_refusal(self, state: TableGolfState, move: Turn) -> Refusal | None:
        """Why a card may not be turned up for the one in hand (TG-7, TG-8)."""
        seat, card, index = _turn(state, move)
        if state.taken:
            return Refusal("no_discard_back", {"card": card.text})
        if state.up[seat][index]:
            row, column = divmod(move.place.number, 10)
            return Refusal("already_up", {"card": state.boards[seat][index].text, "row": row, "column": column})
        return None

    def play(self, state: TableGolfState, move: Move) -> tuple[TableGolfState, tuple[Event, ...]]:
        """Draw (TG-4, TG-5), take, put the card in hand on the board (TG-6), or discard it and turn one up (TG-7)."""
        if move == DRAW:
            return self._draw(state)
        if move == TAKE:
            card, row = state.discard[-1], len(state.discard)
            after = replace(state, discard=state.discard[:-1], hand=card, taken=True)
            return after, (Carried(DISCARD, HAND, (card,), row),)
        assert not isinstance(move, Call)
        return self._fill(state, move)

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

    def _fill(self, state: TableGolfState, move: Carry | Turn) -> tuple[TableGolfState, tuple[Event, ...]]:
        """The card in hand goes on the cell, and that cell's card to the discards; or the other way about."""
        seat, card, index = _turn(state, move)
        place, board = cell(state.rules, index, seat), state.boards[seat]
        if isinstance(move, Carry):
            thrown = board[index]
            board = (*board[:index], card, *board[index + 1 :])
            events: tuple[Event, ...] = (Carried(place, DISCARD, (thrown,), 1), Carried(HAND, place, (card,), 1))
        else:
            thrown = card
            events = (Carried(HAND, DISCARD, (card,), 1), Turned(place, 1, board[index]))
        after = replace(_with_board(state, seat, board, index), discard=(*state.discard, thrown), hand=None)
        return self._end_turn(after, seat, events)

    def _end_turn(
        self, state: TableGolfState, seat: Seat, events: tuple[Event, ...]
    ) -> tuple[TableGolfState, tuple[Event, ...]]:
        """Pass the turn on; or end the round when everybody had a last turn (TG-12), or nobody closes it (TG-16)."""
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
        return ended, (*events, *turned, Ended(_outcome(closer)))

    def closer(self, state: TableGolfState) -> Seat | None:
        """The seat that has closed the round (TG-12)."""
        return state.closer

    def turns(self, state: TableGolfState) -> int:
        """How many turns were finished (TG-16)."""
        return state.turns

    def outcome(self, state: TableGolfState) -> Outcome | None:
        """How the round ended: closed, or worn out."""
        return _outcome(state.closer) if state.seat is None else None

    @remembered(_REMEMBERED)
    def scores(self, state: TableGolfState) -> tuple[int, ...]:
        """The points of what lies face up; when the round is over, its scores (TG-13, TG-14)."""
        points = [board_points(state.rules, shown(state, seat)) for seat in range(state.players)]
        return round_scores(state.rules, points, state.closer if state.seat is None else None)

    def scale(self, rules: TableGolfRules) -> Scale:
        """Points, of which fewer are better (TG-13)."""
        return Scale(fewer=True)

    @remembered(_REMEMBERED)
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
        return _layout(*self.board_shape(state.rules), state.players)

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
            return _no_such_cell(state.rules, place)
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
        if source == HAND and target == DISCARD:
            return self._throw_refusal(state)
        if target in (None, HAND) and source in (DRAW_PILE, DISCARD):
            return DRAW if source == DRAW_PILE else TAKE
        return Refusal("no_such_move")

    def _throw_refusal(self, state: TableGolfState) -> Refusal:
        """Why the card in hand may not be thrown as it is; a drawn one may, with a card to turn up (TG-7, TG-8)."""
        if state.hand is None:
            return Refusal("draw_first")
        return Refusal("no_discard_back", {"card": state.hand.text}) if state.taken else Refusal("no_such_move")

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


@cache
def _layout(rows: int, columns: int, players: int) -> Layout:
    common = tuple(Slot(place, x, 0) for x, place in enumerate((DRAW_PILE, DISCARD, HAND)))
    boards = tuple(
        Slot(_cell(columns, index, seat), index % columns, index // columns)
        for seat in range(players)
        for index in range(rows * columns)
    )
    return Layout(max(columns, len(common)), (*common, *boards))


def _cell_of(move: Move) -> Place:
    """The cell that a move with a card in hand is about."""
    assert isinstance(move, Carry | Turn)
    return move.target if isinstance(move, Carry) else move.place


def _turn(state: TableGolfState, move: Carry | Turn) -> tuple[Seat, Card, int]:
    """Who ends a turn by a move, with which card in hand, and on which cell of their board, from 0."""
    index = _index(state.rules, _cell_of(move))
    assert state.seat is not None
    assert state.hand is not None
    assert index is not None
    return state.seat, state.hand, index


def _no_such_cell(rules: TableGolfRules, place: Place) -> Refusal:
    row, column = divmod(place.number, 10)
    return Refusal("no_such_cell", {"row": row, "column": column, "rows": rules.rows, "columns": rules.columns})


def _outcome(closer: Seat | None) -> Outcome:
    return Outcome(WORN_OUT if closer is None else CLOSED)


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
