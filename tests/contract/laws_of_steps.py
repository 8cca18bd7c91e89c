"""What every game promises of every move. Each law raises AssertionError for a game that breaks it."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.game import view, view_events
from mulligan.core.table import Carried, Ended, Event, Place, Shuffled, Turned, View
from tests.contract.sight import hidden_cards, twins, untold_view, viewers
from tests.contract.walks import Taken


def playing_leaves_the_state_alone(step: Taken) -> None:
    """Playing a move changes nothing in the given state, and the same move gives the same again."""
    copied = copy.deepcopy(step.before)
    again = step.game.play(step.before, step.move)
    assert step.before == copied, "the given state was changed"
    assert again == (step.after, step.events), "the same move gave something else"


def a_move_does_something(step: Taken) -> None:
    """After a move the state is another one, and at least one event tells of it."""
    assert step.after != step.before
    assert step.events


def the_rules_stay(step: Taken) -> None:
    """A move never changes the rules, nor the number of seats."""
    assert step.game.rules(step.after) == step.game.rules(step.before)
    assert len(step.game.scores(step.after)) == len(step.game.scores(step.before))


def the_end_is_told(step: Taken) -> None:
    """The last event is the end of the game exactly when the game is over, and tells its outcome."""
    outcome = step.game.outcome(step.after)
    ends = [event for event in step.events if isinstance(event, Ended)]
    assert ends == ([] if outcome is None else [Ended(outcome)]), f"outcome {outcome}, told {ends}"
    if ends:
        assert step.events[-1] is ends[0]


def events_tell_the_whole_move(step: Taken) -> None:
    """Whoever saw the table before and is told the events knows all that they may see afterwards."""
    game = step.game
    for seat in viewers(game, step.before):
        events = view_events(game, step.before, step.after, step.events, seat)
        told = _carry_out(view(game, step.before, seat), events)
        for pile in view(game, step.after, seat).piles:
            known = told[pile.place]
            assert len(known) == len(pile.cards), f"{pile.place}: told {known}, is {pile.cards}"
            for card, seen in zip(known, pile.cards, strict=True):
                assert seen in (UNSEEN, card), f"{pile.place}: told {known}, is {pile.cards}"


def _carry_out(seen: View, events: Sequence[Event]) -> dict[Place, list[Card]]:
    piles = {pile.place: list(pile.cards) for pile in seen.piles}
    for event in events:
        if isinstance(event, Carried):
            rows = slice(event.row - 1, event.row - 1 + len(event.cards))
            taken = piles[event.source][rows]
            assert len(taken) == len(event.cards), f"{event}: not so many cards there"
            del piles[event.source][rows]
            for card, was in zip(event.cards, taken[::-1] if event.reversed else taken, strict=True):
                assert UNSEEN in (card, was) or card is was, f"{event}: {was} lay there"
            piles[event.target].extend(event.cards)
        elif isinstance(event, Turned):
            piles[event.place][event.row - 1] = event.card
        elif isinstance(event, Shuffled):
            del piles[event.source][: event.count]
            piles[event.target].extend([UNSEEN] * event.count)
    return piles


def events_tell_nothing_hidden(step: Taken) -> None:
    """Cards that a viewer may see neither before nor after a move change nothing in what they learn of it."""
    game = step.game
    for seat in viewers(game, step.before):
        still = set(hidden_cards(game, step.after, seat))
        cards = [card for card in hidden_cards(game, step.before, seat) if card in still]
        heard = view_events(game, step.before, step.after, step.events, seat)
        seen = untold_view(game, step.after, seat)
        for twin in twins(game, step.before, seat, cards):
            after, events = game.play(twin, step.move)
            assert view_events(game, twin, after, events, seat) == heard, f"seat {seat} can tell hidden cards"
            assert untold_view(game, after, seat) == seen, f"seat {seat} can tell hidden cards"


STEP_LAWS = (
    playing_leaves_the_state_alone,
    a_move_does_something,
    the_rules_stay,
    the_end_is_told,
    events_tell_the_whole_move,
    events_tell_nothing_hidden,
)
