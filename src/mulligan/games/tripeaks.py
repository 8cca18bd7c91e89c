"""TriPeaks: three overlapping peaks of eighteen cards on a row of ten, played onto one waste a rank up or down.

The places of the tableau are numbered row by row from the top and from the left: 1 to 3 the peaks, 4 to 9 and 10 to 18
the rows below, 19 to 28 the row that lies free. A card is free when none lies over it; until then it lies face down.

A card played brings as many points as it has places in its run: 1, 2, 3, ...; a card drawn costs 5 and ends the run.
The first and the second peak bring 15 more, the last 30.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from mulligan.core.cards import KING, Card, ordered_pack
from mulligan.core.game import Award, Patience, Preset, Refusal
from mulligan.core.layout import Layout, Slot
from mulligan.core.options import check_rules, option
from mulligan.core.ranks import FITTING
from mulligan.core.table import (
    EVERYONE,
    NOBODY,
    STOCK,
    WASTE,
    Carried,
    Carry,
    Ended,
    Event,
    Move,
    Outcome,
    Pile,
    Place,
    Turned,
)

PEAKS: Final = 3
DRAWN: Final = -5
"""Points that a card drawn costs."""
PEAK: Final = 15
"""Points that a peak brings besides, but the last."""
LAST_PEAK: Final = 30
CARDS: Final = 28
PLACES: Final = tuple(Place("tableau", number) for number in range(1, CARDS + 1))
DRAW: Final = Carry(STOCK, WASTE)
PLAY: Final = tuple(Carry(place, WASTE) for place in PLACES)

# The left edge of each card, row by row, in card steps. Over a card lie the two of the next row that are half a step
# to its left and to its right.
_ROWS: Final = (
    (1.5, 4.5, 7.5),
    (1.0, 2.0, 4.0, 5.0, 7.0, 8.0),
    tuple(0.5 + step for step in range(9)),
    tuple(float(step) for step in range(10)),
)
_SPOTS: Final = tuple((row, x) for row, edges in enumerate(_ROWS) for x in edges)
_OVER: Final = tuple(
    tuple(at for at, (below, edge) in enumerate(_SPOTS) if below == row + 1 and abs(edge - x) == 0.5)
    for row, x in _SPOTS
)


@dataclass(frozen=True, slots=True)
class TriPeaksRules:
    """The options of TriPeaks.

    Attributes:
        ends: what fits on a king and on an ace, as in Golf patience.
        open: whether every card lies face up from the start.

    Raises:
        Unreadable: ``option_value``.
    """

    ends: Literal["wrap", "queen", "strict"] = option(
        "wrap", "queen", "strict", letters={"wrap": "W", "queen": "Q", "strict": "S"}
    )
    open: bool = option(False, True, letters={True: "O"})

    def __post_init__(self) -> None:
        check_rules(self)


@dataclass(frozen=True, slots=True)
class TriPeaksState:
    """A position.

    Attributes:
        rules: the rules it is played by.
        tableau: the card of each place, or ``None`` where it is gone.
        waste: bottom to top.
        stock: bottom to top: the last card is drawn next.
        run: cards played since the last draw.
        points: the score.
    """

    rules: TriPeaksRules
    tableau: tuple[Card | None, ...]
    waste: tuple[Card, ...]
    stock: tuple[Card, ...]
    run: int = 0
    points: int = 0


def is_free(tableau: tuple[Card | None, ...], at: int) -> bool:
    """Whether no card lies over place ``at`` (from 0)."""
    return all(tableau[over] is None for over in _OVER[at])


def fits(state: TriPeaksState, card: Card) -> bool:
    """Whether a card may be played on the waste."""
    return card.rank in FITTING[state.rules.ends][state.waste[-1].rank]


class TriPeaks(Patience[TriPeaksRules, TriPeaksState]):
    """TriPeaks as a game of the house."""

    key: ClassVar[str] = "tripeaks"
    code: ClassVar[str] = "TP"
    picture: ClassVar[tuple[str, ...]] = ("--", "--", "4h", "5s")
    rules_type = TriPeaksRules
    presets: ClassVar[tuple[Preset[TriPeaksRules], ...]] = (
        Preset("E", "easy", TriPeaksRules()),
        Preset("C", "classic", TriPeaksRules(ends="queen")),
    )
    bases: ClassVar[dict[str, TriPeaksRules]] = {preset.letters: preset.rules for preset in presets}

    def opening_pack(self, rules: TriPeaksRules) -> tuple[Card, ...]:
        """Spades, hearts, diamonds, clubs, ace to king (CD-3)."""
        return ordered_pack()

    def from_foreign(self, numbering: str, pack: tuple[Card, ...], rules: TriPeaksRules) -> tuple[Card, ...]:
        """Exact packs only: they are in our own order."""
        return pack

    def deal(self, rules: TriPeaksRules, pack: tuple[Card, ...]) -> TriPeaksState:
        """The tableau row by row from the top, the waste card, then the stock."""
        return TriPeaksState(rules, pack[:CARDS], pack[CARDS : CARDS + 1], pack[CARDS + 1 :][::-1])

    def legal_moves(self, state: TriPeaksState) -> list[Move]:
        """The places whose free card fits, in their order, then the draw."""
        moves: list[Move] = [
            move
            for at, (move, card) in enumerate(zip(PLAY, state.tableau, strict=True))
            if card and fits(state, card) and is_free(state.tableau, at)
        ]
        if state.stock and any(state.tableau):
            moves.append(DRAW)
        return moves

    def refusal(self, state: TriPeaksState, move: Move) -> Refusal | None:
        """Why a move is against the rules: no card, a covered one, or one that does not fit."""
        if not isinstance(move, Carry) or move.target != WASTE or move.source not in (STOCK, *PLACES):
            return Refusal("only_to_waste")
        if move.source == STOCK:
            return None if state.stock else Refusal("stock_empty")
        at = move.source.number - 1
        card = state.tableau[at]
        if card is None:
            return Refusal("place_empty", {"place": at + 1})
        if not is_free(state.tableau, at):
            return Refusal("place_covered", {"place": at + 1})
        if fits(state, card):
            return None
        on = state.waste[-1]
        closed = on.rank == KING and state.rules.ends == "strict"
        return Refusal("king_closes" if closed else "not_adjacent", {"card": card.text, "on": on.text})

    def play(self, state: TriPeaksState, move: Move) -> tuple[TriPeaksState, tuple[Event, ...]]:
        """Draw, or play a card; the cards that become free turn by themselves."""
        assert isinstance(move, Carry)
        events: list[Event] = []
        if move.source == STOCK:
            card = state.stock[-1]
            events.append(Carried(STOCK, WASTE, (card,), len(state.stock)))
            after = TriPeaksState(
                state.rules, state.tableau, (*state.waste, card), state.stock[:-1], 0, state.points + DRAWN
            )
        else:
            at = move.source.number - 1
            played = state.tableau[at]
            assert played is not None
            tableau = (*state.tableau[:at], None, *state.tableau[at + 1 :])
            events.append(Carried(move.source, WASTE, (played,), 1))
            if not state.rules.open:
                events += [Turned(PLACES[under], 1, card) for under, card in _uncovered(tableau, at)]
            run = state.run + 1
            points = state.points + run + _peak_points(tableau, at)
            after = TriPeaksState(state.rules, tableau, (*state.waste, played), state.stock, run, points)
        outcome = self.outcome(after)
        if outcome is not None:
            events.append(Ended(outcome))
        return after, tuple(events)

    def outcome(self, state: TriPeaksState) -> Outcome | None:
        """Won when the tableau is gone; blocked when the stock is empty and nothing fits."""
        left = sum(card is not None for card in state.tableau)
        if not left:
            return Outcome("won")
        return None if self.legal_moves(state) else Outcome("blocked", left)

    def scores(self, state: TriPeaksState) -> tuple[int]:
        """The points."""
        return (state.points,)

    def awards(self, rules: TriPeaksRules) -> tuple[Award, ...]:
        """The first card of a run, each after it brings one more; draws; peaks."""
        run = Award("played", 1)
        return (run, Award("drawn", DRAWN), Award("peak", PEAK), Award("last_peak", LAST_PEAK))

    def piles(self, state: TriPeaksState) -> tuple[Pile, ...]:
        """Stock unseen, covered cards unseen unless they lie open, everything else face up."""
        tableau = (
            Pile(
                place,
                (card,) if card else (),
                EVERYONE if state.rules.open or is_free(state.tableau, at) else NOBODY,
            )
            for at, (place, card) in enumerate(zip(PLACES, state.tableau, strict=True))
        )
        return (Pile(STOCK, state.stock, NOBODY), Pile(WASTE, state.waste), *tableau)

    def layout(self, rules: TriPeaksRules) -> Layout:
        """The rows half over each other, stock and waste in the middle below."""
        tableau = (Slot(place, x, row / 2) for place, (row, x) in zip(PLACES, _SPOTS, strict=True))
        return Layout(10, (Slot(STOCK, 3.9, 2.5), Slot(WASTE, 5.1, 2.5), *tableau))

    def all_moves(self, rules: TriPeaksRules) -> tuple[Move, ...]:
        """The draw, then the places."""
        return (DRAW, *PLAY)

    def read_move(self, state: TriPeaksState, token: str) -> Move | Refusal:
        """``d`` draw, ``1`` to ``28`` a place."""
        if token == "d":
            return DRAW
        if not re.fullmatch(r"0|[1-9][0-9]?", token, re.ASCII):
            return Refusal("unreadable", {"token": token[:40], "game": self.key})
        if not 1 <= int(token) <= CARDS:
            return Refusal("no_such_place", {"place": int(token), "count": CARDS})
        return PLAY[int(token) - 1]

    def write_move(self, move: Move) -> str:
        """The token of a move."""
        assert isinstance(move, Carry)
        return "d" if move.source == STOCK else str(move.source.number)

    def intend(self, state: TriPeaksState, source: Place, row: int | None, target: Place | None) -> Move | Refusal:
        """A tap plays a card or draws; a card can be dropped on the waste only."""
        if target not in (None, WASTE) or source not in (STOCK, *PLACES):
            return Refusal("only_to_waste")
        return DRAW if source == STOCK else PLAY[source.number - 1]


def _uncovered(tableau: tuple[Card | None, ...], at: int) -> list[tuple[int, Card]]:
    """The places, with their cards, that are free because the card of place ``at`` has gone."""
    return [
        (under, card)
        for under, card in enumerate(tableau)
        if card is not None and at in _OVER[under] and is_free(tableau, under)
    ]


def _peak_points(tableau: tuple[Card | None, ...], at: int) -> int:
    """What the card of place ``at`` brings as a peak, once it has gone."""
    if at >= PEAKS:
        return 0
    return PEAK if any(tableau[:PEAKS]) else LAST_PEAK
