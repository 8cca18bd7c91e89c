"""What every game of several people promises besides. Each law raises AssertionError for a game that breaks it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.game import AnyGame, Refusal, view
from mulligan.core.table import NOBODY, Called, Carried, Shuffled
from mulligan.play.session import Session, Step
from tests.contract.sight import viewers
from tests.contract.walks import LONGEST, Taken, Walk, chosen


def only_a_hand_is_private(game: AnyGame, state: Any) -> None:
    """TG-3: but for a hand, every seat sees what a watcher sees and no more, cards of its own included."""
    watched = view(game, state, None)
    for seat in viewers(game, state):
        for pile, seen in zip(view(game, state, seat).piles, watched.piles, strict=True):
            private = pile.place.kind == "hand" and seat == game.to_move(state)
            assert private or pile.cards == seen.cards, f"seat {seat} sees {pile}"


def a_drawn_card_is_its_drawers_alone(step: Taken) -> None:
    """TG-3: a card that nobody saw and that goes to a hand is seen there by whoever drew it, and by nobody else."""
    mover = step.game.to_move(step.before)
    lay = {pile.place: pile for pile in step.game.piles(step.before)}
    for event in step.events:
        if isinstance(event, Carried) and event.target.kind == "hand" and lay[event.source].sight == NOBODY:
            hand = next(pile for pile in step.game.piles(step.after) if pile.place == event.target)
            knowing = [seat for seat in viewers(step.game, step.after) if hand.seen(len(hand.cards) - 1, seat)]
            assert knowing == [mover], f"{knowing} know the card that seat {mover} drew"


def a_shuffle_hangs_on_the_secret(step: Taken) -> None:
    """TG-4, CD-6: cards whose order everybody knew come back in an order that the round's secret alone decides."""
    for event in step.events:
        if isinstance(event, Shuffled) and event.count > 5:
            orders = set()
            for words in ("1" * 64, "2" * 64, "3" * 64):
                secret = Secret(step.before.secret.players, words)
                after, _ = step.game.play(replace(step.before, secret=secret), step.move)
                orders.add(next(pile.cards for pile in step.game.piles(after) if pile.place == event.target))
            assert len(orders) > 1, "the order of the shuffled cards is known"


def who_closes_has_no_further_turn(walk: Walk) -> None:
    """TG-12: a round is closed once; its closer is not to move again, and nobody else is after a turn of their own."""
    game, closer = walk.deal.game, None
    had: list[int] = []
    for step in walk.steps:
        mover, following = game.to_move(step.before), game.to_move(step.after)
        assert mover is not None
        assert mover != closer, "the closer moves again"
        assert mover not in had, f"seat {mover} has a second last turn"
        if closer is not None and mover != following:
            had.append(mover)
        if Called("close") in step.events:
            assert closer is None, "closed twice"
            closer = mover


def turns_go_round(walk: Walk) -> None:
    """Whoever moves goes on, or the next seat does."""
    game = walk.deal.game
    for step in walk.steps:
        mover, following = game.to_move(step.before), game.to_move(step.after)
        assert mover is not None
        assert following in (None, mover, (mover + 1) % len(game.scores(step.after))), f"{following} after {mover}"


def nothing_is_undone(deal: Deal, choices: Sequence[int]) -> None:
    """TG-19: undo and redo are refused, whatever was played, and change nothing."""
    session = Session(deal)
    for choice in islice(chosen(choices), LONGEST):
        legal = session.game.legal_moves(session.state)
        before = (session.state, str(session.record), session.moves)
        for answer in (session.undo(), session.redo(), session.act("u"), session.act("r")):
            assert isinstance(answer, Refusal)
            assert answer.reason == "no_undo"
        assert (session.state, str(session.record), session.moves) == before
        assert (session.undo_left, session.redo_left) == (0, 0)
        if not legal:
            break
        assert isinstance(session.play(legal[choice % len(legal)]), Step)


ROUND_STATE_LAWS = (only_a_hand_is_private,)
ROUND_STEP_LAWS = (a_drawn_card_is_its_drawers_alone, a_shuffle_hangs_on_the_secret)
ROUND_WALK_LAWS = (who_closes_has_no_further_turn, turns_go_round)
ROUND_SITTING_LAWS = (nothing_is_undone,)
