"""Words for a table of several people: their boards, and the position as one of them or a watcher sees it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from mulligan.core.layout import Layout, Slot
from mulligan.core.table import Pile, Seat, View

if TYPE_CHECKING:
    from mulligan.words.speech import Words


def is_of_several(view: View) -> bool:
    """Whether several people sit at the table."""
    return len(view.scores) > 1


def name_of(words: Words, seat: Seat, names: Sequence[str]) -> str:
    """A player's name; "Player 2" where it is not known."""
    return names[seat] if seat < len(names) else words.say("player", number=seat + 1)


def who(words: Words, seat: Seat, viewer: Seat | None, names: Sequence[str]) -> dict[str, str]:
    """A player for a message: ``$who`` is ``you`` or ``other``, ``$name`` the name."""
    return {"who": "you" if seat == viewer else "other", "name": name_of(words, seat, names)}


def board(words: Words, view: View, layout: Layout, seat: Seat, names: Sequence[str] = ()) -> str:
    """A seat's board, row by row: "Your board. Row 1: 7 of hearts, face down. Row 2: ..."."""
    slots = [slot for slot in layout.slots if slot.place.seat == seat]
    rows = [
        words.say("board-row", row=number, cards=words.listed(_what(words, view, slot) for slot in row))
        for number, (_, row) in enumerate(groupby(slots, key=lambda slot: slot.band), 1)
    ]
    return words.sentences(words.say("board", **who(words, seat, view.seat, names)), *rows)


def _what(words: Words, view: View, slot: Slot) -> str:
    return words.pile(Pile(slot.place, view[slot.place]), slot.fan, slot.spread)


def boards_in_turn(view: View) -> list[Seat]:
    """The seats in the order in which a viewer hears of them: their own first, then as they sit."""
    players = len(view.scores)
    return [((view.seat or 0) + further) % players for further in range(players)]
