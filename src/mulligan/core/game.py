"""The protocol that every game keeps, and what core gives every game for nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from mulligan.core.cards import Card
from mulligan.core.deals import Secret
from mulligan.core.faults import Fact
from mulligan.core.layout import Layout
from mulligan.core.options import Rules
from mulligan.core.table import STOCK, Event, Figure, Move, Outcome, Pile, Place, Scale, Seat, View, mask_event

R = TypeVar("R", bound=Rules)
S = TypeVar("S")


class Fault(Enum):
    """The five different answers to a request that is not carried out."""

    UNREADABLE = "unreadable"
    NOT_YOUR_TURN = "not_your_turn"
    STALE = "stale"
    RULES = "rules"
    OVER = "over"


_FAULTS = {
    "unreadable": Fault.UNREADABLE,
    "too_large": Fault.UNREADABLE,
    "no_such_table": Fault.UNREADABLE,
    "not_your_turn": Fault.NOT_YOUR_TURN,
    "watching": Fault.NOT_YOUR_TURN,
    "not_seated": Fault.NOT_YOUR_TURN,
    "stale": Fault.STALE,
    "game_over": Fault.OVER,
    "hole_over": Fault.OVER,
    "round_over": Fault.OVER,
    "no_round": Fault.OVER,
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: a reason code with facts, never a sentence.

    Attributes:
        reason: one of the reasons of ``spec/command-line.md``, for example ``not_adjacent``.
        facts: what the sentence needs: ``card`` and ``on`` are cards in text form, ``column`` and ``row`` numbers.
    """

    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    @property
    def fault(self) -> Fault:
        """Which of the five answers this is."""
        return _FAULTS.get(self.reason, Fault.RULES)


@dataclass(frozen=True, slots=True)
class Preset(Generic[R]):
    """A rule set with a name of its own.

    Attributes:
        letters: its letters in a deal code, for example ``E``.
        name: the key of its name in the word files, for example ``easy``.
        rules: the rules.
    """

    letters: str
    name: str
    rules: R


@dataclass(frozen=True, slots=True)
class Award:
    """What one thing that happens brings to the score, as the rules page lists it.

    Attributes:
        name: what happens, for example ``played``.
        points: what it brings; below 0 it costs.
    """

    name: str
    points: int


class Game(ABC, Generic[R, S]):
    """One game: pure functions over frozen rules and states, which hold their rules as ``state.rules``.

    There is one object per game; it holds no state.

    Attributes:
        key: the game's name in commands and addresses, for example ``golf``.
        code: its letters in a deal code, for example ``GO``; ``version`` is the shuffle version that follows.
        rules_type: the frozen dataclass of its rules.
        presets: the named rule sets; the first is the default.
        bases: every group of letters that may open the rules part of a code, with the rules it means.
        old_bases: letters of older codes, with the letters they are read as.
        foreign: the numberings of other programs that can deal this game.
        picture: cards that stand for it where games are offered, in text form; ``--`` lies face down.
        figures: numbers that its rules page speaks of, besides options and awards.
        may_be_stuck: whether the game goes on where no move is left, so that its player has to see it (KL-12).
        people: how many may play it.
    """

    key: ClassVar[str]
    code: ClassVar[str]
    version: ClassVar[int] = 1
    rules_type: type[R]
    presets: ClassVar[tuple[Preset[Any], ...]]
    bases: ClassVar[Mapping[str, Any]]
    old_bases: ClassVar[Mapping[str, str]] = {}
    foreign: ClassVar[tuple[str, ...]] = ()
    picture: ClassVar[tuple[str, ...]] = ("8c", "9c", "Th", "Js")
    figures: ClassVar[Mapping[str, int]] = {}
    may_be_stuck: ClassVar[bool] = False
    people: ClassVar[range] = range(1, 2)

    @abstractmethod
    def opening_pack(self, rules: R) -> tuple[Card, ...]:
        """The pack before the shuffle of CD-2, jokers last."""

    def rules(self, state: Any) -> R:
        """The rules that the state holds."""
        rules: R = state.rules
        return rules

    @abstractmethod
    def to_move(self, state: S) -> Seat | None:
        """Whose turn it is; ``None`` when the game is over."""

    @abstractmethod
    def legal_moves(self, state: S) -> list[Move]:
        """Every legal move once, in a fixed order; empty when the game is over, or stuck."""

    @abstractmethod
    def refusal(self, state: S, move: Move) -> Refusal | None:
        """Why ``move`` is against the rules here, or ``None`` if it is legal."""

    @abstractmethod
    def play(self, state: S, move: Move) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal move, and what happened. A move that is not legal is the caller's fault."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or ``None`` while it goes on. Cheap."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The score of each seat, as far as everybody may know it."""

    def awards(self, rules: R) -> tuple[Award, ...]:
        """What a score is made of under these rules: the very numbers that :meth:`scores` reckons with."""
        return ()

    def scale(self, rules: R) -> Scale:
        """What scores are counted in under these rules, and whether fewer is better."""
        return Scale()

    def figures_of(self, state: S) -> tuple[Figure, ...]:
        """What is counted and told beside the score: under the same rules always the same figures in the same order."""
        return ()

    def is_timed(self, rules: R) -> bool:
        """Whether the rules count time: games with such rules call that option ``timed``."""
        return bool(getattr(rules, "timed", False))

    def at_time(self, state: S, seconds: int) -> S:
        """The same position after so many seconds of play; only asked of games whose rules count time."""
        return state

    def closer(self, state: S) -> Seat | None:
        """The seat that has closed the round, after which the others have one last turn each, or ``None`` (TG-12)."""
        return None

    def turns(self, state: S) -> int:
        """How many turns were finished, in a game of several people (TG-16)."""
        return 0

    @abstractmethod
    def piles(self, state: S) -> tuple[Pile, ...]:
        """Every pile with each card's sight, in the order of the layout."""

    @abstractmethod
    def layout_of(self, state: S) -> Layout:
        """Where the piles of this table lie."""

    @abstractmethod
    def all_moves(self, rules: R) -> tuple[Move, ...]:
        """Every move that may ever be legal under these rules; a move's position is its action number."""

    @abstractmethod
    def read_move(self, state: S, token: str) -> Move | Refusal:
        """The move that ``token`` asks for in this state, legal or not; a refusal if it is unreadable."""

    @abstractmethod
    def write_move(self, move: Move) -> str:
        """The token of a move: ``read_move`` gives the move back."""

    @abstractmethod
    def intend(self, state: S, source: Place, row: int | None, target: Place | None) -> Move | Refusal:
        """The move a player means who picks a card at the table, legal or not.

        Args:
            state: the position.
            source: the place of the card that was picked.
            row: the card's row there, from 1; ``None`` for the place as a whole.
            target: where it was dropped; ``None`` when it was only tapped.
        """

    def seek(self, state: S, source: Place, row: int | None) -> Move | Refusal:
        """The move a player means who taps a card twice (KL-18): what one tap means, if that is legal.

        Else it is the legal one among the moves to other places but the stock: to the one where most cards lie.
        Arguments as for :meth:`intend`.
        """
        tapped = self.intend(state, source, row, None)
        if isinstance(tapped, Refusal) or self.refusal(state, tapped) is None:
            return tapped
        places = [pile.place for pile in sorted(self.piles(state), key=lambda pile: -len(pile.cards))]
        for place in (place for place in places if place != STOCK):
            meant = self.intend(state, source, row, place)
            if not isinstance(meant, Refusal) and self.refusal(state, meant) is None:
                return meant
        return tapped

    def settled(self, state: S, move: Move) -> Move:
        """The same legal move with the row and the place that it leaves to the position; its token stays the same."""
        return move


class Patience(Game[R, S]):
    """A game for one player."""

    @abstractmethod
    def from_foreign(self, numbering: str, pack: tuple[Card, ...], rules: R) -> tuple[Card, ...]:
        """A pack as another program's ``numbering`` or a ``deck`` deals it, in this game's own dealing order."""

    @abstractmethod
    def deal(self, rules: R, pack: tuple[Card, ...]) -> S:
        """The start position: cards are taken from the front of ``pack``."""

    @abstractmethod
    def layout(self, rules: R) -> Layout:
        """Where the piles lie."""

    def layout_of(self, state: S) -> Layout:
        """Where the piles lie."""
        return self.layout(self.rules(state))

    def to_move(self, state: S) -> Seat | None:
        """The one seat there is, until the game is over."""
        return 0 if self.outcome(state) is None else None

    def given_up_score(self, state: S) -> int:
        """What the game counts in a round when its player leaves it here (GP-15): its score so far."""
        return self.scores(state)[0]


class TableGame(Game[R, S]):
    """A game for several people; nothing in it can be undone (TG-19)."""

    people: ClassVar[range] = range(2, 7)

    @abstractmethod
    def board_shape(self, rules: R) -> tuple[int, int]:
        """Rows and columns of a player's board."""

    @abstractmethod
    def board_points(self, rules: R, cards: Sequence[Card]) -> int:
        """What a board counts by itself, its cards row by row."""

    @abstractmethod
    def round_scores(self, rules: R, points: Sequence[int], closer: Seat | None) -> tuple[int, ...]:
        """Each seat's score of a round from what the boards count, and who closed it."""

    @abstractmethod
    def deal(self, rules: R, pack: tuple[Card, ...], secret: Secret) -> S:
        """The start of a round: cards from the front of ``pack``, other chance from ``secret`` (CD-6)."""


AnyGame = Game[Any, Any]
AnyPatience = Patience[Any, Any]
AnyTableGame = TableGame[Any, Any]


def view(game: AnyGame, state: Any, seat: Seat | None) -> View:
    """The table as ``seat`` may see it; ``None`` is a watcher, who has no moves."""
    piles = tuple([Pile(pile.place, pile.masked(seat)) for pile in game.piles(state)])
    to_move = game.to_move(state)
    legal = game.legal_moves(state) if seat is not None and seat == to_move else []
    settled = tuple(game.settled(state, move) for move in legal)
    scores, outcome = game.scores(state), game.outcome(state)
    return View(
        seat, piles, to_move, settled, scores, outcome, game.closer(state), game.turns(state), game.figures_of(state)
    )


def view_events(
    game: AnyGame, before: Any, after: Any, events: Sequence[Event], seat: Seat | None
) -> tuple[Event, ...]:
    """The events between two states as ``seat`` may know them."""
    lay, lie = game.piles(before), game.piles(after)
    return tuple(mask_event(event, lay, lie, seat) for event in events)


def judge(game: AnyGame, state: Any, move: Move) -> Refusal | None:
    """Why a move may not be played now: the game is over, or it is against the rules. ``None`` if it may."""
    if game.to_move(state) is None:
        return Refusal("game_over")
    return game.refusal(state, move)
