"""A position as plain lines of card texts. Unseen cards stay unseen here too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from mulligan.core.cards import UNSEEN, write_cards
from mulligan.core.game import TableGame
from mulligan.core.layout import Slot
from mulligan.core.table import Seat, View
from mulligan.play.session import Session
from mulligan.words import Words


def viewer(session: Session) -> Seat | None:
    """Who a position is shown to: the player of a game for one; of several people's, a watcher."""
    return None if isinstance(session.game, TableGame) else 0


def board_lines(session: Session, words: Words) -> Iterator[str]:
    """The code, the rules, then a line for each place; a squared pile shows its count, or its top card.

    A board of one of several people is one line, its rows split by strokes.
    """
    deal = session.deal
    yield words.say("terminal-deal", code=str(deal), game=words.game(deal.game.key))
    yield words.say("terminal-rules", rules=words.rules(deal))
    slots, view = deal.game.layout_of(session.state).slots, session.view(viewer(session))
    fans = {slot.place: slot.fan for slot in slots}
    for pile in (pile for pile in view.piles if pile.place.seat is None):
        count = len(pile.cards)
        if not pile.cards:
            cards = words.say("terminal-empty")
        elif all(card is UNSEEN for card in pile.cards):
            cards = words.say("terminal-count", count=count)
        else:
            cards = write_cards(pile.cards if fans[pile.place] != "none" else pile.cards[-1:])
        yield words.say("terminal-place", place=words.place(pile.place), cards=cards)
    owned = (slot for slot in slots if slot.place.seat is not None)
    for seat, board in groupby(owned, key=lambda slot: slot.place.seat):
        if seat is not None:
            yield words.say("terminal-place", place=words.player(seat), cards=_rows(view, list(board)))


def _rows(view: View, board: list[Slot]) -> str:
    """A board's rows: "7h -- Ac / -- -- 2d"."""
    rows = groupby(board, key=lambda slot: slot.band)
    return " / ".join(write_cards(card for slot in row for card in view[slot.place]) for _, row in rows)


def counter_line(session: Session, words: Words) -> str:
    """Score, moves, what else is counted and how the game stands, in one line; of several people every score."""
    rules = session.deal.rules
    if isinstance(session.game, TableGame):
        ending = words.ending(session.outcome, "") if session.outcome else ""
        return words.sentences(*filter(None, (words.scores(session.view(None)), ending)))
    score = words.score(rules, session.score)
    text = words.say("terminal-counters", score=score, moves=session.moves, undo=session.undo_left)
    told = words.figures(session.game.figures_of(session.state))
    if told:
        text = words.say("terminal-counted", counters=text, figures=told)
    outcome = session.outcome
    if outcome is None:
        return text
    return words.say("terminal-ended", counters=text, ending=words.ending(outcome, words.counted(rules, session.score)))
