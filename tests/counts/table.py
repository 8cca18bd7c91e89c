"""The table of counts: for a record, how many different sequences of 1, 2, 3, ... moves may follow it.

``python -m tests.counts`` writes it anew, with the little game. The line of a record is as long as it is to be counted.
"""

from __future__ import annotations

from pathlib import Path

from mulligan.games.registry import read_record
from tests.counts import little_golf

TABLE = Path(__file__).parent / "golf.txt"
_HEAD = "# A record, then the numbers of move sequences of length 1, 2, 3, ... that may follow it.\n"


def lines() -> dict[str, list[int]]:
    """The table: record and numbers."""
    table = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            record, _, numbers = line.partition(" = ")
            table[record] = [int(number) for number in numbers.split()]
    return table


def little_counts(text: str, depth: int) -> list[int]:
    """The numbers by the little game. Only the cards come from the deal's pack, and the rules by their names."""
    record = read_record(text)
    rules = record.deal.rules
    now = little_golf.position([card.text for card in record.deal.pack], empty_waste=rules.empty_waste)
    for token in record.tokens:
        now = dict(little_golf.following(now, rules.ends, rules.draw))[token]
    return little_golf.counts(now, rules.ends, rules.draw, depth)


def write() -> None:
    """Write the table anew, each line to its depth."""
    rows = (f"{record} = {' '.join(map(str, little_counts(record, len(old))))}\n" for record, old in lines().items())
    TABLE.write_text(_HEAD + "".join(rows), encoding="utf-8")
