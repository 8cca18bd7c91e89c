"""A position as plain lines of card texts. Unseen cards stay unseen here too."""

from __future__ import annotations

from collections.abc import Iterator

from mulligan.core.cards import UNSEEN, write_cards
from mulligan.core.codes import Deal
from mulligan.play.session import Session
from mulligan.words import Words


def board_lines(session: Session, words: Words) -> Iterator[str]:
    """The code, the rules, then a line for each place; a squared pile shows its count, or its top card."""
    deal = session.deal
    yield words.say("terminal-deal", code=str(deal), game=words.game(deal.game.key))
    yield words.say("terminal-rules", rules=rules_text(deal, words))
    fans = {slot.place: slot.fan for slot in deal.game.layout_of(session.state).slots}
    for pile in session.view().piles:
        count = len(pile.cards)
        if not pile.cards:
            cards = words.say("terminal-empty")
        elif all(card is UNSEEN for card in pile.cards):
            cards = words.say("terminal-count", count=count)
        else:
            cards = write_cards(pile.cards if fans[pile.place] != "none" else pile.cards[-1:])
        yield words.say("terminal-place", place=words.place(pile.place), cards=cards)


def rules_text(deal: Deal, words: Words) -> str:
    """The rule set's name, or every option where the rules have no name of their own."""
    return words.rules(deal)


def counter_line(session: Session, words: Words) -> str:
    """Score, moves and how the game stands, in one line."""
    rules = session.deal.rules
    score = words.score(rules, session.score)
    text = words.say("terminal-counters", score=score, moves=session.moves, undo=session.undo_left)
    outcome = session.outcome
    if outcome is None:
        return text
    return words.say("terminal-ended", counters=text, ending=words.ending(outcome, words.counted(rules, session.score)))
