"""Which ranks fit on a rank in games that are played one up or one down, and what happens at king and ace."""

from __future__ import annotations

from typing import Final

from mulligan.core.cards import ACE, JOKER, KING, QUEEN

ENDS: Final = ("wrap", "queen", "strict")
"""The rules for king and ace (GP-7): they are neighbours; a queen fits on a king; nothing fits on a king."""


def _fitting(ends: str, rank: int) -> frozenset[int]:
    if rank == JOKER:
        return frozenset(range(JOKER, KING + 1))
    fitting = {JOKER} | {near for near in (rank - 1, rank + 1) if ACE <= near <= KING}
    if rank == KING and ends == "strict":
        fitting.discard(QUEEN)
    if ends == "wrap" and rank in (ACE, KING):
        fitting.add(KING if rank == ACE else ACE)
    return frozenset(fitting)


FITTING: Final = {ends: tuple(_fitting(ends, rank) for rank in range(JOKER, KING + 1)) for ends in ENDS}
"""For each rule and each rank, from the joker's 0 to the king's 13, the ranks that fit on it (GP-3, GP-7, GP-26)."""
