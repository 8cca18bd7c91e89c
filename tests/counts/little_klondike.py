"""Klondike once more, as small as it goes, from the pages alone: it shares nothing with the game it checks.

A position is a dictionary: ``s`` the stock in the order in which it is drawn, ``w`` the waste, ``1`` to ``7`` the columns
from their free card upwards, ``fs``, ``fh``, ``fd``, ``fc`` the ranks on the foundations, ``p`` the passes that may
still be begun, or nothing where there is no limit. A card that lies face down has a capital suit: ``7H``.
"""

from __future__ import annotations

from typing import Any

RANKS = "A23456789TJQK"
COLUMNS = "1234567"
SUITS = "shdc"

Position = dict[str, Any]


def position(cards: list[str], passes: int) -> Position:
    """The start from the cards in dealing order: row by row, face down but for the last of each column; then the stock."""
    now: Position = {f"f{suit}": "" for suit in SUITS} | {column: [] for column in COLUMNS}
    rest = list(cards)
    for row in range(7):
        for column in COLUMNS[row:]:
            rank, suit = rest.pop(0)
            now[column].insert(0, rank + (suit if int(column) == row + 1 else suit.upper()))
    return now | {"s": rest, "w": [], "p": passes - 1 if passes else None}


def is_down(card: str) -> bool:
    """Whether a card lies face down."""
    return card[1].isupper()


def turned(column: list[str]) -> list[str]:
    """KL-6: the last card of a column lies face up."""
    return [column[0][0] + column[0][1].lower(), *column[1:]] if column else []


def lies_on(card: str, column: list[str]) -> bool:
    """KL-3, KL-7."""
    if not column:
        return card[0] == "K"
    on = column[0]
    return RANKS.find(on[0]) == RANKS.find(card[0]) + 1 and (card[1] in "hd") != (on[1] in "hd")


def goes_up(now: Position, card: str) -> bool:
    """KL-8."""
    return RANKS.find(card[0]) == len(now["f" + card[1]])


def following(now: Position, draw: int, back: bool) -> dict[str, Position]:
    """Every token that can be played, but for the finish, with what follows (KL-3 to KL-11)."""
    found: dict[str, Position] = {}
    if all(len(now["f" + suit]) == 13 for suit in SUITS):
        return found
    stock, waste = now["s"], now["w"]
    if stock:
        found["d"] = now | {"s": stock[draw:], "w": waste + stock[:draw]}
    elif waste and now["p"] != 0:
        found["d"] = now | {"s": waste, "w": [], "p": now["p"] and now["p"] - 1}
    if waste and goes_up(now, waste[-1]):
        up = "f" + waste[-1][1]
        found["wf"] = now | {"w": waste[:-1], up: now[up] + waste[-1][0]}
    for column in COLUMNS:
        if now[column] and goes_up(now, now[column][0]):
            up = "f" + now[column][0][1]
            found[column + "f"] = now | {column: turned(now[column][1:]), up: now[up] + now[column][0][0]}
    for target in COLUMNS:
        onto = now[target]
        if waste and lies_on(waste[-1], onto):
            found["w" + target] = now | {"w": waste[:-1], target: [waste[-1], *onto]}
        for source in COLUMNS.replace(target, ""):
            for count, card in enumerate(now[source], 1):
                if is_down(card):
                    break
                if lies_on(card, onto):
                    left = turned(now[source][count:])
                    found[source + target] = now | {target: now[source][:count] + onto, source: left}
        for suit in SUITS if back else "":
            up = now["f" + suit]
            if up and lies_on(up[-1] + suit, onto):
                found[f"f{suit}{target}"] = now | {"f" + suit: up[:-1], target: [up[-1] + suit, *onto]}
    return found


def counts(start: Position, draw: int, back: bool, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... moves there are."""
    level, numbers = [start], []
    for _ in range(depth):
        level = [after for now in level for after in following(now, draw, back).values()]
        numbers.append(len(level))
    return numbers
