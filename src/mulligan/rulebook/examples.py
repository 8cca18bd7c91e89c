"""Examples: games that the rules play, and what pages say of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.codes import Deal
from mulligan.core.game import Refusal, TableGame
from mulligan.core.record import read_tokens
from mulligan.core.table import STOCK, Pile, View
from mulligan.play.session import Session, Step
from mulligan.rulebook.fields import Fields

Fact = int | str | Card


@dataclass(frozen=True)
class Example:
    """A deal and what was played on it.

    Attributes:
        session: the game after its moves.
        steps: what was done, in order.
        more: what else is known of it, by name.
    """

    session: Session
    steps: tuple[Step, ...]
    more: dict[str, Fact] = field(default_factory=dict)

    @property
    def deal(self) -> Deal:
        """The deal."""
        return self.session.deal

    @property
    def view(self) -> View:
        """The table as its player sees it; of several, the one whose turn it is, and a watcher when it is over."""
        game, state = self.session.game, self.session.state
        return self.session.view(game.to_move(state) if isinstance(game, TableGame) else 0)

    def until(self, count: int) -> Example:
        """The same game after its first ``count`` moves."""
        return play(self.deal, self.session.tokens[:count])


class NotPlayed(ValueError):
    """A move of an example that the rules refuse.

    Attributes:
        number: which of the moves, from 1.
        token: the move.
        refusal: why it is refused.
    """

    def __init__(self, number: int, token: str, refusal: Refusal) -> None:
        super().__init__(f"move {number}, “{token}”, is refused: {refusal.reason} {dict(refusal.facts)}")
        self.number = number
        self.token = token
        self.refusal = refusal


def play(deal: Deal, tokens: Iterable[str]) -> Example:
    """Play moves on a deal. Raises NotPlayed."""
    session, steps = Session(deal), []
    for number, token in enumerate(tokens, 1):
        answer = session.act(token)
        if isinstance(answer, Refusal):
            raise NotPlayed(number, token, answer)
        steps.append(answer)
    return Example(session, tuple(steps))


def play_text(deal: Deal, text: str) -> Example:
    """Play the moves of a text. Raises NotPlayed."""
    return play(deal, read_tokens(text))


def tried(example: Example, token: str) -> Refusal | None:
    """Why a move is refused there, or ``None`` if it may be played."""
    answer = play(example.deal, example.session.tokens).session.act(token)
    return answer if isinstance(answer, Refusal) else None


def first_refused(example: Example, rules: Any) -> tuple[int, Refusal] | None:
    """The first move of a game that other rules refuse, counted from 1, with the reason; ``None`` if they take all."""
    try:
        play(Deal(example.deal.game, rules, example.deal.source), example.session.tokens)
    except NotPlayed as stopped:
        return stopped.number, stopped.refusal
    return None


# What a page may say of an example, to be held against it.


def _outcome(example: Example) -> str:
    outcome = example.session.outcome
    return outcome.kind if outcome else "playing"


def _free(example: Example) -> str:
    columns = [pile for pile in example.view.piles if pile.place.kind == "column"]
    return " ".join(pile.cards[-1].text for pile in columns if pile.cards)


def _scores(example: Example) -> str:
    return " ".join(map(str, example.session.game.scores(example.session.state)))


def _top(example: Example, place: str) -> str:
    cards = example.view[place]
    return cards[-1].text if cards else ""


_SAID: Final[dict[str, Callable[[Example], str]]] = {
    "score": lambda example: str(example.session.score),
    "scores": _scores,
    "moves": lambda example: str(example.session.moves),
    "outcome": _outcome,
    "free": _free,
    "stock": lambda example: str(len(example.view[STOCK])),
    "waste": lambda example: _top(example, "waste"),
}
CLAIMS: Final = tuple(f"is {name}" for name in _SAID)
"""The keys of what a page may say of an example."""


def check_claims(fields: Fields, example: Example) -> None:
    """Hold what a block says of an example against it. Raises PageError."""
    for name, of in _SAID.items():
        key = f"is {name}"
        if key in fields and fields.need(key) != (found := of(example)):
            raise fields.wrong(f"“{key}: {fields.need(key)}” is not so: it is “{found}”", key)


# What text may name of an example: {start.cards.stock}


def fact(example: Example, path: list[str]) -> Fact:
    """What an example knows by a name. Raises LookupError."""
    name, *rest = path
    if not rest and name in example.more:
        return example.more[name]
    if not rest and (seat := re.fullmatch(r"seat([1-9])", name)):
        return example.session.game.scores(example.session.state)[int(seat[1]) - 1]
    if name in _OF_PLACES and len(rest) == 1:
        return _OF_PLACES[name](example, _piles(example, rest[0]))
    if name in _PLAIN and not rest:
        return _PLAIN[name](example)
    known = (*example.more, *_PLAIN, *(f"{one}.PLACE" for one in _OF_PLACES))
    raise LookupError(f"an example has no “{'.'.join(path)}”; it has: {', '.join(known)}")


def _piles(example: Example, name: str) -> list[Pile]:
    """The piles of a kind (``column``), or the one of a place (``column3``), as they really are."""
    found = [
        pile for pile in example.session.game.piles(example.session.state) if name in (pile.place.kind, str(pile.place))
    ]
    if not found:
        raise LookupError(f"there is no place “{name}” on this table")
    return found


def _each(example: Example, piles: list[Pile]) -> int:
    counts = {len(pile.cards) for pile in piles}
    if len(counts) > 1:
        raise LookupError(f"places of this kind do not all hold as many cards, but {sorted(counts)}")
    return counts.pop()


def _last(example: Example, piles: list[Pile]) -> Card:
    if len(piles) != 1 or not piles[0].cards:
        raise LookupError("there is no one card that lies there last")
    return piles[0].cards[-1]


def _played(example: Example, piles: list[Pile]) -> int:
    start = example.deal.game.piles(example.deal.start())
    places = {pile.place for pile in piles}
    return sum(len(pile.cards) for pile in start if pile.place in places) - _cards(example, piles)


def _cards(example: Example, piles: list[Pile]) -> int:
    return sum(len(pile.cards) for pile in piles)


_OF_PLACES: Final[dict[str, Callable[[Example, list[Pile]], Fact]]] = {
    "places": lambda example, piles: len(piles),
    "cards": _cards,
    "each": _each,
    "hidden": lambda example, piles: sum(pile.masked(0).count(UNSEEN) for pile in piles),
    "last": _last,
    "played": _played,
}
_PLAIN: Final[dict[str, Callable[[Example], Fact]]] = {
    "score": lambda example: example.session.score,
    "moves": lambda example: example.session.moves,
    "undo": lambda example: example.session.undo_left,
    "code": lambda example: str(example.deal),
    "pack": lambda example: len(example.deal.pack),
}


def is_name(text: str) -> bool:
    """Whether a text may name an example."""
    return re.fullmatch(r"[a-z][a-z0-9_]*", text, re.ASCII) is not None
