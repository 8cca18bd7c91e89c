"""Golf once more, as small as it goes, from the pages alone: it shares nothing with the game it checks."""

from __future__ import annotations

NEIGHBOURS = "KA23456789TJQKA"

Position = tuple[tuple[str, ...], str, tuple[str, ...]]
"""Seven columns, each the ranks from its free card upwards; the waste's rank or nothing; the stock as it is drawn."""


def position(cards: list[str], *, empty_waste: bool) -> Position:
    """The start from the cards in dealing order: columns from the left, each from the top, then waste, then stock."""
    ranks = [card[0] for card in cards]
    columns = tuple("".join(reversed(ranks[first : first + 5])) for first in range(0, 35, 5))
    return (columns, "", tuple(ranks[35:])) if empty_waste else (columns, ranks[35], tuple(ranks[36:]))


def fits(rank: str, waste: str, ends: str) -> bool:
    """GP-3, GP-7, GP-26, GP-27."""
    if not waste or "X" in (rank, waste):
        return True
    if waste == "K":
        return rank in {"wrap": "QA", "queen": "Q", "strict": ""}[ends]
    if waste == "A":
        return rank in {"wrap": "K2", "queen": "2", "strict": "2"}[ends]
    at = NEIGHBOURS.index(waste, 1)
    return rank in (NEIGHBOURS[at - 1], NEIGHBOURS[at + 1])


def following(now: Position, ends: str, draw: str) -> list[tuple[str, Position]]:
    """Every token that can be played, with what follows: GP-4 to GP-6, GP-10, GP-11."""
    columns, waste, stock = now
    if not any(columns):
        return []
    found = []
    for number, column in enumerate(columns):
        if column and fits(column[0], waste, ends):
            rest = (*columns[:number], column[1:], *columns[number + 1 :])
            found.append((str(number + 1), (rest, column[0], stock)))
    if stock and (draw == "anytime" or not waste or not found):
        found.append(("d", (columns, stock[0], stock[1:])))
    return found


def counts(start: Position, ends: str, draw: str, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... moves there are. A game that is over goes on in none."""
    level, numbers = [start], []
    for _ in range(depth):
        level = [after for now in level for _, after in following(now, ends, draw)]
        numbers.append(len(level))
    return numbers
