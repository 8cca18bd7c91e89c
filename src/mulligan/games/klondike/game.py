"""Klondike as a game of the house: what its moves do, why others are refused, and what a player means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, Final

from mulligan.core import table
from mulligan.core.cards import RANKS, Card, ordered_pack
from mulligan.core.game import Award, Patience, Preset, Refusal
from mulligan.core.layout import Layout, Slot
from mulligan.core.options import make_rules
from mulligan.core.table import (
    STOCK,
    WASTE,
    Call,
    Carried,
    Carry,
    Event,
    Figure,
    Move,
    Outcome,
    Pile,
    Place,
    Scale,
    Turned,
)
from mulligan.games.klondike.position import (
    AT,
    COLUMN,
    COLUMNS,
    DOWN,
    DRAW,
    FINISH,
    FOUNDATION,
    FOUNDATION_OF,
    FOUNDATIONS,
    OWN_FOUNDATION,
    PLACES,
    REDEAL,
    SUITS,
    UP,
    WASTE_AT,
    KlondikeState,
    first_seen,
    fits,
    fitting_row,
    has_pass,
    is_won,
    plays_down,
    plays_up,
    tapped_stock,
)
from mulligan.games.klondike.rules import ANTE, GAINS, KlondikeRules, added, awards, bonus, redeal_gain, time_gain

_SOURCES: Final = dict(zip(("w", "fs", "fh", "fd", "fc", *"1234567"), PLACES[1:], strict=True))
_NAMES: Final[dict[Place, str]] = {place: name for name, place in _SOURCES.items()}
_TARGETS: Final = frozenset((OWN_FOUNDATION, *FOUNDATION, *COLUMN))


def _dealt(cards: Iterator[Card], rows: Iterable[range]) -> list[tuple[Card, ...]]:
    """The columns after each row has been dealt over the columns that it names, in that order."""
    columns: list[tuple[Card, ...]] = [()] * len(COLUMN)
    for row in rows:
        for at in row:
            columns[at] += (next(cards),)
    return columns


def _stock_refusal(state: KlondikeState, move: Move) -> Refusal | None:
    """Why the stock gives no cards, or the waste does not go back (KL-11)."""
    stock, waste, *_ = state.piles
    if stock:
        return None if move == DRAW else Refusal("stock_first", {"count": len(stock)})
    if waste and not has_pass(state):
        return Refusal("no_redeal", {"passes": state.rules.passes})
    return None if waste and move == REDEAL else Refusal("stock_empty")


def _draw_or_redeal(state: KlondikeState, move: Carry) -> tuple[KlondikeState, tuple[Event, ...]]:
    """Turn the next cards, or the whole waste back (KL-10, KL-11)."""
    stock, waste, *others = state.piles
    if move == DRAW:
        left = max(0, len(stock) - state.rules.draw)
        cards = stock[left:][::-1]
        after = replace(state, piles=(stock[:left], waste + cards, *others))
        return after, (Carried(STOCK, WASTE, cards, left + 1, reversed=True),)
    points = added(state.rules, state.points, redeal_gain(state.rules, state.passes))
    after = replace(state, piles=(waste[::-1], (), *others), passes=state.passes + 1, points=points)
    return after, (Carried(WASTE, STOCK, waste[::-1], 1, reversed=True),)


def _is_up(move: Carry) -> bool:
    return move.target.kind == OWN_FOUNDATION.kind


def _row(state: KlondikeState, move: Carry) -> int:
    """The row, from 1, of the first card that a legal move carries."""
    at = AT[move.source]
    row = None if _is_up(move) else fitting_row(state, at, AT[move.target])
    return len(state.piles[at]) if row is None else row + 1


def _carry(state: KlondikeState, move: Carry) -> tuple[KlondikeState, tuple[Event, ...]]:
    """Carry cards; a face-down card that becomes last turns by itself (KL-6)."""
    at, row, up = AT[move.source], _row(state, move), _is_up(move)
    cards, left = state.piles[at][row - 1 :], state.piles[at][: row - 1]
    to = FOUNDATION_OF[cards[0].suit] if up else AT[move.target]
    piles, down, gains = list(state.piles), state.down, GAINS[state.rules.scoring]
    piles[at], piles[to] = left, piles[to] + cards
    gain = gains.get("up" if up else move.source.kind, 0)
    events: tuple[Event, ...] = (Carried(move.source, PLACES[to], cards, row),)
    if left and down[at] == len(left):
        down = (*down[:at], down[at] - 1, *down[at + 1 :])
        gain += gains.get("turned", 0)
        events += (Turned(move.source, len(left), left[-1]),)
    back = state.taken_back + (move.source in FOUNDATION)
    after = replace(
        state, piles=tuple(piles), down=down, points=added(state.rules, state.points, gain), taken_back=back
    )
    return after, (*events, table.Ended(Outcome("won"))) if is_won(after) else events


def _play(state: KlondikeState, move: Carry) -> tuple[KlondikeState, tuple[Event, ...]]:
    return _draw_or_redeal(state, move) if STOCK in (move.source, move.target) else _carry(state, move)


def _finish(state: KlondikeState) -> tuple[KlondikeState, tuple[Event, ...]] | None:
    """Play everything up, or ``None`` where playing up whatever goes up, within the passes left, does not do it."""
    if any(state.down):
        return None
    events: tuple[Event, ...] = (table.Called(FINISH.word),)
    moved = True
    while not is_won(state):
        move = next(plays_up(state), tapped_stock(state))
        if not _is_up(move) and (_stock_refusal(state, move) or (move == REDEAL and not moved)):
            return None
        moved = move != REDEAL and (moved or move != DRAW)
        state, more = _play(state, move)
        events += more
    return state, events


def _source_refusal(state: KlondikeState, move: Carry) -> Refusal | None:
    """Why no card, or not the one asked for, may leave its place."""
    source, row, at = move.source, move.row, AT[move.source]
    pile = state.piles[at]
    if not pile and source == WASTE:
        return Refusal("waste_empty")
    if not pile and source in FOUNDATION:
        return Refusal("foundation_empty", {"foundation": source.number})
    if not pile:
        return Refusal("column_empty", {"column": source.number})
    if source in FOUNDATION and not state.rules.worrying_back:
        return Refusal("no_worrying_back")
    if row is not None and not 1 <= row <= len(pile):
        return Refusal("no_such_card", {"column": source.number, "row": row, "count": len(pile)})
    if row is not None and row <= state.down[at]:
        return Refusal("face_down", {"column": source.number, "row": row})
    if source == move.target or (source in FOUNDATION and _is_up(move)):
        return Refusal("same_place")
    if row is not None and row < len(pile) and (source not in COLUMN or _is_up(move)):
        return Refusal("covered", {"card": pile[row - 1].text, "column": source.number, "row": row})
    return None


def _fit_refusal(state: KlondikeState, move: Carry) -> Refusal | None:
    """Why neither the card asked for nor, where none was, any card of a run fits."""
    pile, first = state.piles[AT[move.source]], first_seen(state, AT[move.source])
    if _is_up(move):
        card = pile[-1]
        wanted = Card(RANKS[len(state.piles[FOUNDATION_OF[card.suit]])] + card.suit)
        if card is wanted:
            return None
        return Refusal("wrong_rank", {"card": card.text, "on": wanted.text, "to": "foundation"})
    onto = state.piles[AT[move.target]]
    cards = pile[first:] if move.row is None else pile[move.row - 1 : move.row]
    if any(fits(card, onto) for card in cards):
        return None
    if not onto:
        return Refusal("king_only", {"card": cards[0].text, "column": move.target.number})
    for card in cards:
        if card.rank == onto[-1].rank - 1:
            return Refusal("wrong_colour", {"card": card.text, "on": onto[-1].text})
    return Refusal("wrong_rank", {"card": cards[0].text, "on": onto[-1].text, "to": "column"})


def _bonus(state: KlondikeState) -> int:
    return bonus(state.elapsed) if state.rules.timed and is_won(state) else 0


class Klondike(Patience[KlondikeRules, KlondikeState]):
    """Klondike as a game of the house."""

    key: ClassVar[str] = "klondike"
    code: ClassVar[str] = "KL"
    foreign: ClassVar[tuple[str, ...]] = ("ms", "kpat", "pysol", "greenfelt")
    picture: ClassVar[tuple[str, ...]] = ("--", "Kd", "Qs", "Jh")
    may_be_stuck: ClassVar[bool] = True
    rules_type = KlondikeRules
    bases: ClassVar[dict[str, KlondikeRules]] = {
        f"D{draw}{letter}": make_rules(KlondikeRules, {"draw": draw, "scoring": scoring})
        for scoring, letter in (("normal", "N"), ("vegas", "V"), ("windows", "X"))
        for draw in (1, 2, 3)
    }
    presets: ClassVar[tuple[Preset[KlondikeRules], ...]] = (
        Preset("D1N", "draw1", bases["D1N"]),
        Preset("D3N", "draw3", bases["D3N"]),
        Preset("D1V", "draw1-vegas", bases["D1V"]),
        Preset("D3V", "draw3-vegas", bases["D3V"]),
    )

    def opening_pack(self, rules: KlondikeRules) -> tuple[Card, ...]:
        """Spades, hearts, diamonds, clubs, ace to king (CD-3)."""
        return ordered_pack(SUITS)

    def from_foreign(self, numbering: str, pack: tuple[Card, ...], rules: KlondikeRules) -> tuple[Card, ...]:
        """Others deal rows from left to right, as we do; PySolFC from right to left, and the face-up row last."""
        if numbering != "pysol":
            return pack
        cards = iter(pack)
        columns = _dealt(cards, (range(6, 6 - count, -1) for count in (6, 5, 4, 3, 2, 1, 7)))
        return (*(column[row] for row in range(len(COLUMN)) for column in columns[row:]), *cards)

    def deal(self, rules: KlondikeRules, pack: tuple[Card, ...]) -> KlondikeState:
        """Row by row: row 1 in columns 1 to 7, row 2 in columns 2 to 7, ...; then the stock (KL-1)."""
        cards = iter(pack)
        columns = _dealt(cards, (range(row, len(COLUMN)) for row in range(len(COLUMN))))
        above = tuple(cards)[::-1], *[()] * (COLUMNS.start - 1)
        down = (*[0] * COLUMNS.start, *range(len(COLUMN)))
        points = ANTE if rules.scoring == "vegas" else 0
        return KlondikeState(rules, (*above, *columns), down, points=points)

    def outcome(self, state: KlondikeState) -> Outcome | None:
        """Won when all cards are on the foundations; never lost (KL-12)."""
        return Outcome("won") if is_won(state) else None

    def legal_moves(self, state: KlondikeState) -> list[Move]:
        """Cards up, the waste down, the stock, column to column, foundations down, the finish."""
        if is_won(state):
            return []
        moves: list[Move] = [*plays_up(state), *plays_down(state, (WASTE_AT,))]
        tap = tapped_stock(state)
        if not _stock_refusal(state, tap):
            moves.append(tap)
        moves += plays_down(state, COLUMNS)
        if state.rules.worrying_back:
            moves += plays_down(state, FOUNDATIONS)
        if _finish(state):
            moves.append(FINISH)
        return moves

    def refusal(self, state: KlondikeState, move: Move) -> Refusal | None:
        """Why a move is against the rules, in the order of ``spec/command-line.md`` (KL-20)."""
        if move == FINISH:
            return None if _finish(state) else Refusal("no_finish")
        if move in (DRAW, REDEAL):
            return _stock_refusal(state, move)
        if not isinstance(move, Carry) or move.source not in _NAMES or move.target not in _TARGETS:
            return Refusal("no_such_move")
        return _source_refusal(state, move) or _fit_refusal(state, move)

    def play(self, state: KlondikeState, move: Move) -> tuple[KlondikeState, tuple[Event, ...]]:
        """Draw, turn the waste back, carry cards, or finish."""
        if move == FINISH:
            finished = _finish(state)
            assert finished is not None
            return finished
        assert isinstance(move, Carry)
        return _play(state, move)

    def settled(self, state: KlondikeState, move: Move) -> Move:
        """The number of cards follows from the fit, the foundation from the card."""
        if not isinstance(move, Carry) or STOCK in (move.source, move.target):
            return move
        row = _row(state, move)
        card = state.piles[AT[move.source]][row - 1]
        if _is_up(move):
            return replace(move, target=PLACES[FOUNDATION_OF[card.suit]])
        return replace(move, row=row) if move.source in COLUMN else move

    def scores(self, state: KlondikeState) -> tuple[int]:
        """The points so far, with the bonus of a timed game that was won."""
        return (state.points + _bonus(state),)

    def scale(self, rules: KlondikeRules) -> Scale:
        """Points, or Vegas dollars (KL-14)."""
        return Scale("dollars") if rules.scoring == "vegas" else Scale()

    def awards(self, rules: KlondikeRules) -> tuple[Award, ...]:
        """The ante, what each way of a card brings, redeals, and time (KL-14, KL-22)."""
        return awards(rules)

    def figures_of(self, state: KlondikeState) -> tuple[Figure, ...]:
        """The pass through the stock (KL-11), cards taken back from foundations (KL-16), what a quick win brought."""
        passes = Figure("pass", state.passes, limit=state.rules.passes)
        back = Figure("taken_back", state.taken_back, noted=True)
        return (passes, back, Figure("bonus", _bonus(state), noted=True)) if state.rules.timed else (passes, back)

    def at_time(self, state: KlondikeState, seconds: int) -> KlondikeState:
        """The same position later: every ten seconds cost two points, down to none."""
        gain = time_gain(state.elapsed, seconds)
        return replace(state, elapsed=seconds, points=added(state.rules, state.points, gain))

    def piles(self, state: KlondikeState) -> tuple[Pile, ...]:
        """Stock and the upper part of each column unseen, everything else seen (KL-1)."""
        seen = (
            Pile(
                place,
                cards,
                (table.NOBODY,) * down + (table.EVERYONE,) * (len(cards) - down) if down else table.EVERYONE,
            )
            for place, cards, down in zip(PLACES[1:], state.piles[1:], state.down[1:], strict=True)
        )
        return (Pile(STOCK, state.piles[0], table.NOBODY), *seen)

    def layout(self, rules: KlondikeRules) -> Layout:
        """Stock, waste and foundations above, columns below; of the waste as many are fanned as are drawn (KL-10)."""
        waste = Slot(WASTE, 1, 0) if rules.draw == 1 else Slot(WASTE, 1, 0, "right", rules.draw)
        ups = (Slot(place, place.number + 2, 0, mark=suit) for place, suit in zip(FOUNDATION, SUITS, strict=True))
        columns = (Slot(place, place.number - 1, 1, "down") for place in COLUMN)
        return Layout(len(COLUMN), (Slot(STOCK, 0, 0), waste, *ups, *columns))

    def all_moves(self, rules: KlondikeRules) -> tuple[Move, ...]:
        """The stock, cards up, then every place's moves down, the finish."""
        return (DRAW, REDEAL, *UP.values(), *(move for moves in DOWN.values() for move in moves.values()), FINISH)

    def read_move(self, state: KlondikeState, token: str) -> Move | Refusal:
        """``d``, ``w3``, ``wf``, ``3f``, ``35``, ``fs3``, ``f``."""
        if token in ("d", "f"):
            return tapped_stock(state) if token == "d" else FINISH
        match = re.fullmatch(r"([w0-9])([f0-9])|(f[shdc])([0-9])", token, re.ASCII)
        if match is None:
            return Refusal("unreadable", {"token": token[:40], "game": self.key})
        source, target = match[1] or match[3], match[2] or match[4]
        for name in (source, target):
            if name in ("0", "8", "9"):
                return Refusal("no_such_column", {"column": int(name), "count": len(COLUMN)})
        return Carry(_SOURCES[source], OWN_FOUNDATION if target == "f" else _SOURCES[target])

    def write_move(self, move: Move) -> str:
        """The token of a move. A row is not written: it follows from the fit."""
        if isinstance(move, Call):
            return "f"
        assert isinstance(move, Carry)
        if STOCK in (move.source, move.target):
            return "d"
        return _NAMES[move.source] + ("f" if _is_up(move) else _NAMES[move.target])

    def intend(self, state: KlondikeState, source: Place, row: int | None, target: Place | None) -> Move | Refusal:
        """A tap on the stock draws, on another card sends it up (KL-18); cards are dropped on columns, foundations."""
        if source == STOCK and target in (None, WASTE):
            return tapped_stock(state)
        if source == WASTE and target == STOCK:
            return REDEAL
        if source in FOUNDATION and (target is None or target in FOUNDATION):
            # A tap never takes a card back, and no other foundation takes it.
            return _source_refusal(state, Carry(source, OWN_FOUNDATION)) or Refusal("same_place")
        target = OWN_FOUNDATION if target is None or target in FOUNDATION else target
        if source not in _SOURCES.values() or target not in _TARGETS:
            return Refusal("no_such_move")
        move = Carry(source, target)
        return move if row in (None, _row(state, move)) else replace(move, row=row)
