"""The tables of counts: for a record, how many different sequences of 1, 2, 3, ... moves may follow it.

``python -m tests.counts`` writes them anew, with the little games. The line of a record is as long as it is to be
counted. A called word is left out: it does nothing that other moves do not.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mulligan.core.record import Record
from mulligan.games.registry import read_record
from tests.counts import little_golf, little_klondike

_HEAD = "# A record, then the numbers of move sequences of length 1, 2, 3, ... that may follow it.\n"


def _golf(record: Record, depth: int) -> list[int]:
    rules = record.deal.rules
    now = little_golf.position([card.text for card in record.deal.pack], empty_waste=rules.empty_waste)
    for token in record.tokens:
        now = dict(little_golf.following(now, rules.ends, rules.draw))[token]
    return little_golf.counts(now, rules.ends, rules.draw, depth)


def _klondike(record: Record, depth: int) -> list[int]:
    rules = record.deal.rules
    now = little_klondike.position([card.text for card in record.deal.pack], rules.passes)
    for token in record.tokens:
        now = little_klondike.following(now, rules.draw, rules.worrying_back)[token]
    return little_klondike.counts(now, rules.draw, rules.worrying_back, depth)


LITTLE: dict[str, Callable[[Record, int], list[int]]] = {"golf": _golf, "klondike": _klondike}


def table(key: str) -> Path:
    """Where the table of a game lies."""
    return Path(__file__).parent / f"{key}.txt"


def lines(key: str) -> dict[str, list[int]]:
    """The table of a game: record and numbers."""
    found = {}
    for line in table(key).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            record, _, numbers = line.partition(" = ")
            found[record] = [int(number) for number in numbers.split()]
    return found


def little_counts(text: str, depth: int) -> list[int]:
    """The numbers by the little game. Only the cards come from the deal's pack, and the rules by their names."""
    record = read_record(text)
    return LITTLE[record.deal.game.key](record, depth)


def write() -> None:
    """Write the tables anew, each line to its depth."""
    for key in LITTLE:
        numbers = {record: little_counts(record, len(old)) for record, old in lines(key).items()}
        rows = (f"{record} = {' '.join(map(str, found))}\n" for record, found in numbers.items())
        table(key).write_text(_HEAD + "".join(rows), encoding="utf-8")
