"""What a survey is asked for, and what it needs to be installed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from mulligan.core.codes import Deal, Source, read_rules
from mulligan.core.deals import FOREIGN, Foreign
from mulligan.core.faults import Unreadable
from mulligan.games.registry import find_game
from mulligan.solve.registry import find_solver

OWN: Final = "own"
"""The numbering of our own deals, beside those of other programs."""


def need(packages: Iterable[str]) -> None:
    """Make sure that packages of the extra ``survey`` are there.

    Raises:
        Unreadable: ``survey_extra``, with the first that is not.
    """
    for package in packages:
        if find_spec(package) is None:
            raise Unreadable("survey_extra", {"package": package})


def number_of(deal: Deal) -> int:
    """A deal's number in its numbering."""
    match deal.source:
        case Foreign(_, number) | (int() as number):
            return number
        case _:
            raise TypeError(f"{deal} has no number")


def numbering_of(deal: Deal) -> str:
    """Whose number a deal has: our own, or that of another program."""
    return deal.source.numbering if isinstance(deal.source, Foreign) else OWN


@dataclass(frozen=True, slots=True)
class Survey:
    """So many deals of one game and rules, by their numbers.

    Attributes:
        first: the deal with the lowest number.
        deals: how many deals, 1 or more.
        budget: the seconds after which a deal is left undecided.
    """

    first: Deal
    deals: int
    budget: float

    @property
    def numbers(self) -> range:
        """The numbers of the deals."""
        start = number_of(self.first)
        return range(start, start + self.deals)

    def deal(self, number: int) -> Deal:
        """One of the deals."""
        return self.first.following(number - self.numbers.start)

    def is_alike(self, deal: Deal) -> bool:
        """Whether a deal is of the same game, rules and numbering."""
        return (deal.game.key, deal.rules, numbering_of(deal)) == (
            self.first.game.key,
            self.first.rules,
            numbering_of(self.first),
        )


def ask(
    game: str, rules: str = "", numbering: str = OWN, first: int = 1, deals: int = 1, budget: float = 60.0
) -> Survey:
    """A survey.

    Args:
        game: the game's key.
        rules: a preset's letters or option words; empty for the default preset.
        numbering: ``own``, or another program's.
        first: the lowest number.
        deals: how many.
        budget: seconds for each deal.

    Raises:
        Unreadable: an unknown game, rules or numbering; a game without a solver; a number that the numbering does not
            have.
    """
    found = find_game(game)
    # Compiles the kernels where that was never done, before many workers would do so at once.
    find_solver(found.key)
    chosen = read_rules(found, rules)[0] if rules else found.presets[0].rules
    if numbering != OWN and numbering not in FOREIGN:
        raise Unreadable("survey_numbering", {"text": numbering, "allowed": ", ".join((OWN, *FOREIGN))})

    def deal(number: int) -> Deal:
        source: Source = number if numbering == OWN else Foreign(numbering, number)
        return Deal(found, chosen, source)

    deal(first + deals - 1)  # the last deal has to be there too: numbers begin anew after it
    return Survey(deal(first), deals, budget)
