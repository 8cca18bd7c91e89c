"""Words for a table of several people: their boards, and what somebody did as they, others or a watcher hear it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from mulligan.core.cards import UNSEEN
from mulligan.core.layout import Layout, Slot
from mulligan.core.table import Called, Carried, Event, Pile, Place, Seat, Shuffled, Turned, View

if TYPE_CHECKING:
    from mulligan.play.session import Step
    from mulligan.words.speech import Words

Length = Literal["brief", "normal", "full"]
"""How much is said of an action."""


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


def cell(place: Place) -> dict[str, int]:
    """The row and the column of a cell, whose number is the two digits; nothing for any other place."""
    row, column = divmod(place.number, 10)
    return {"row": row, "column": column} if place.kind == "cell" else {}


def step(
    words: Words, step: Step, events: Sequence[Event], view: View, names: Sequence[str] = (), length: Length = "normal"
) -> str:
    """What somebody did, as the viewer hears it; then whose turn it is, or the scores. See ``Words.step``."""
    actor = who(words, step.seat, view.seat, names)
    form = "brief" if length == "brief" else "normal"
    said = [
        words.say(f"{form}-shuffle-{event.target.kind}", count=event.count)
        for event in events
        if isinstance(event, Shuffled)
    ]
    moved, turned = _moved(events)
    if moved:
        said += _done(words, moved, actor, view, length)
    said += [words.say(f"{form}-call-{event.word}", **actor) for event in events if isinstance(event, Called)]
    if view.outcome is not None:
        if length == "full":
            said += [*_turned_up(words, turned, view.seat, names), words.ending(view.outcome, "")]
        else:
            # What lay face down then is read with the boards, and stands in the results.
            said.append(words.say(f"brief-ending-{view.outcome.kind}"))
        said.append(scores(words, view, names))
    else:
        said += _next(words, step.seat, view, names, length)
    return words.sentences(*said)


def _moved(events: Sequence[Event]) -> tuple[list[Carried | Turned], list[Turned]]:
    """What the move itself did, its card last, and the cards that turned up because the round ended."""
    carried = [event for event in events if isinstance(event, Carried)]
    turned = [event for event in events if isinstance(event, Turned)]
    if len(carried) == 1 and carried[0].source.kind == "hand":
        return [turned[0], carried[0]], turned[1:]
    return [*carried], turned


def _done(
    words: Words, moved: Sequence[Carried | Turned], actor: dict[str, str], view: View, length: Length
) -> list[str]:
    """One sentence for the move, and in full another for what is left."""
    main, other = moved[-1], moved[0]
    assert isinstance(main, Carried)
    key = f"{main.source.kind}-{main.target.kind}"
    args: dict[str, str | int] = {**actor, **_named(words, "card", main), **_named(words, "other", other)}
    changed = other.place if isinstance(other, Turned) else main.target
    said = [words.say(f"{'brief' if length == 'brief' else 'normal'}-{key}", **args, **cell(changed))]
    if length != "full" or view.outcome is not None:
        return said
    if changed.kind == "cell":
        board = (pile for pile in view.piles if pile.place.seat == changed.seat and pile.place.kind == "cell")
        said.append(words.say("full-board", down=sum(UNSEEN in pile.cards for pile in board)))
    else:
        left = view[main.source]
        said.append(words.say(f"full-{key}", left=len(left), free=words.card(left[-1]) if left else ""))
    return said


def _named(words: Words, name: str, event: Carried | Turned) -> dict[str, str]:
    """A card for a message, with its rank alone: ``$card-rank``."""
    card = event.card if isinstance(event, Turned) else event.cards[0]
    return {**words.card_args(name, card), f"{name}-rank": words.rank(card)}


def _turned_up(words: Words, turned: Sequence[Turned], viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """What lay face down until the round ended, a sentence for each board."""
    by_seat = groupby(turned, key=lambda event: event.place.seat)
    return [
        words.say(
            "turned-up", **who(words, seat or 0, viewer, names), cards=words.listed(words.card(e.card) for e in own)
        )
        for seat, own in by_seat
    ]


def scores(words: Words, view: View, names: Sequence[str] = ()) -> str:
    """Each seat's score: "Scores – you: 22, Bo: 9."."""
    told = (
        words.say("round-score", **who(words, seat, view.seat, names), score=score)
        for seat, score in enumerate(view.scores)
    )
    return words.say("round-scores", scores=words.listed(told))


def _next(words: Words, actor: Seat, view: View, names: Sequence[str], length: Length) -> list[str]:
    """Whose turn it is now, if it has passed on: to the viewer, or in full to anybody."""
    if view.to_move is None or view.to_move == actor:
        return []
    if view.to_move == view.seat:
        return [words.say("your-turn")]
    return [words.say("next-turn", name=name_of(words, view.to_move, names))] if length == "full" else []
