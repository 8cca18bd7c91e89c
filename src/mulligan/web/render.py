"""From the table's own vocabulary to the messages of the wire, in a viewer's language. No game is known here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mulligan.core.cards import UNSEEN
from mulligan.core.codes import write_rules
from mulligan.core.game import AnyGame, Fault, Refusal, judge
from mulligan.core.layout import Layout, Slot
from mulligan.core.options import Rules, options
from mulligan.core.remember import remembered
from mulligan.core.table import Call, Carried, Carry, Event, Move, Pile, Place, Seat, Turned, View
from mulligan.core.table import Called as CoreCalled
from mulligan.core.table import Shuffled as CoreShuffled
from mulligan.play.match import Advanced
from mulligan.play.session import Step, known_events
from mulligan.web.drawn import Drawn
from mulligan.web.standing import Standing, Taken
from mulligan.wire import messages
from mulligan.wire import view as wire
from mulligan.words import Words


def table(version: int, standing: Standing, recent: Sequence[Taken], seat: Seat | None, words: Words) -> messages.Table:
    """The whole table; ``recent`` are its last actions, as many as are at hand."""
    history: list[str] = []
    for taken in recent:
        if not isinstance(taken.action, Step):
            # Other cards lie there since, or the same ones anew: what was seen before is not for whoever comes now.
            history.clear()
        history.append(said(taken, seat, words))
    pack = sorted(standing.game.opening_pack(standing.deal.rules), key=str)
    return messages.Table(
        version=version,
        lang=words.lang,
        view=view(standing, seat, words),
        said=history[-1] if history else "",
        history=history,
        # Sorted, so that nothing of the deal shows in their order.
        cards={card.text: words.card(card) for card in (*pack, UNSEEN)},
    )


def step(taken: Taken, seat: Seat | None, words: Words) -> messages.Step:
    """One accepted action."""
    action = taken.action
    events: tuple[Event, ...] = ()
    if isinstance(action, Step):
        events = known_events(taken.after.game, action, seat)
        if action.kind == "undo":
            events = events[::-1]
    return messages.Step(
        version=taken.version,
        kind=action.kind,
        move=taken.token,
        chair=None,
        events=[event(one) for one in events],
        said=said(taken, seat, words),
        view=view(taken.after, seat, words),
    )


def said(taken: Taken, seat: Seat | None, words: Words) -> str:
    """The one sentence for an action."""
    action, after = taken.action, taken.after
    if isinstance(action, Advanced):
        rules = after.deal.rules
        return words.advanced(action, words.counted(rules, action.score), words.counted(rules, after.total))
    if not isinstance(action, Step):
        return words.say("restarted")
    return words.step(action, known_events(after.game, action, seat), after.view(seat))


def position(standing: Standing, seat: Seat | None, words: Words) -> messages.Position:
    """The position in words (GP-28)."""
    layout = standing.game.layout_of(standing.state)
    return messages.Position(said=words.position(standing.view(seat), layout))


def refused(
    refusal: Refusal,
    words: Words,
    version: int,
    action_id: str | None = None,
    nod: tuple[Place, int | None] | None = None,
) -> messages.Refused:
    """The answer to an action that was not carried out.

    Args:
        refusal: why.
        words: the viewer's language.
        version: the table's version.
        action_id: the action's id, if it could be read.
        nod: the place and the row of the card that was asked for.
    """
    source, row = nod or (None, None)
    return messages.Refused(
        id=action_id,
        fault=refusal.fault.value,
        reason=refusal.reason,
        said=words.refusal(refusal),
        version=version,
        source=None if source is None else str(source),
        row=row,
    )


def unreadable(reason: str, sentence: str, version: int, action_id: str | None = None) -> messages.Refused:
    """The answer to what cannot be read."""
    return messages.Refused(id=action_id, fault=Fault.UNREADABLE.value, reason=reason, said=sentence, version=version)


def view(standing: Standing, seat: Seat | None, words: Words) -> wire.View:
    """The table as a viewer sees it."""
    deal, rules = standing.deal, standing.deal.rules
    seen, layout = standing.view(seat), standing.game.layout_of(standing.state)
    score = seen.scores[seat or 0]
    stock = Place("stock")
    return wire.View(
        code=str(deal),
        hole_code=str(standing.hole_deal),
        game=deal.game.key,
        title=words.game(deal.game.key),
        preset=preset_name(deal.game, rules, words),
        options=list(rule_options(deal.game.key, rules, words)),
        piles=piles(standing.game, standing.state, seen, words),
        legal=[legal(standing.game, seen, move, words) for move in seen.legal],
        width=layout.width,
        slots=slots(layout),
        score=words.score(rules, score),
        moves=standing.moves,
        stock=next((len(pile.cards) for pile in seen.piles if pile.place == stock), None),
        undo=standing.undo,
        redo=standing.redo,
        outcome=seen.outcome.kind if seen.outcome else None,
        ending=words.result(rules, seen) if seen.outcome else "",
        figures=[wire.Figure(name=one.name, text=words.figure(one)) for one in seen.figures if one.shown],
        round=_round(standing, words),
        bankroll=words.score(rules, standing.total) if standing.series else None,
        tally=_tally(standing),
        mine=seat is not None,
        company=None,
    )


def _tally(standing: Standing) -> wire.Tally:
    game, rules = standing.game, standing.deal.rules
    scale, outcome = game.scale(rules), game.outcome(standing.state)
    over = outcome is not None or standing.given_up
    return wire.Tally(
        dealt=standing.dealt,
        rules=written_rules(game, rules),
        score=standing.counted,
        unit=scale.unit,
        fewer=scale.fewer,
        ended=None if not over else "won" if outcome and outcome.kind == "won" else "lost",
    )


@lru_cache(256)
def written_rules(game: AnyGame, rules: Rules) -> str:
    """A rule set by name."""
    return write_rules(game, rules)


def preset_name(game: AnyGame, rules: Rules, words: Words) -> str:
    """The name of a rule set; empty for rules of one's own."""
    return next((words.preset(game.key, one.name) for one in game.presets if one.rules == rules), "")


@lru_cache(256)
def rule_options(key: str, rules: Rules, words: Words) -> tuple[wire.OptionValue, ...]:
    """The rules of a game, option by option."""
    return tuple(
        wire.OptionValue(
            option=item.name,
            value=item.word(getattr(rules, item.name)),
            name=words.option(key, item.name),
            text=words.value(key, item.name, getattr(rules, item.name)),
        )
        for item in options(rules)
    )


@remembered(64)
def slots(layout: Layout) -> list[wire.Slot]:
    """Where the places lie."""
    return [
        wire.Slot(place=str(slot.place), x=slot.x, band=slot.band, fan=slot.fan, spread=slot.spread, mark=slot.mark)
        for slot in layout.slots
    ]


def piles(
    game: AnyGame, state: Any, seen: View, words: Words, names: Sequence[str] = (), drawn: Drawn | None = None
) -> list[wire.Pile]:
    """Every place in the order of the layout.

    Args:
        game: the game.
        state: the position, for what a tap means to whoever has a move.
        seen: the position as the viewer may know it.
        words: the viewer's language.
        names: the players' names by seat, where there are several.
        drawn: what was drawn before.
    """
    drawn = drawn or Drawn()
    by_place = {pile.place: pile for pile in seen.piles}
    # Whose a place is: nobody's, the viewer's, or whoever has that name.
    owners: dict[Seat | None, str | bool] = {seat: words.player(seat, names) for seat in range(len(seen.scores))}
    owners |= {None: False, seen.seat: seen.seat is not None}

    def pile(slot: Slot) -> wire.Pile:
        lying = by_place[slot.place]
        tap = _tapped(game, state, slot.place) if seen.legal else None
        made_of = (words, slot, lying.cards, owners[slot.place.seat], tap)
        return drawn.part(made_of, lambda: _pile(lying, slot, tap, words.place(slot.place, seen.seat, names), words))

    return [pile(slot) for slot in game.layout_of(state).slots]


def _pile(pile: Pile, slot: Slot, tap: str | None, name: str, words: Words) -> wire.Pile:
    return wire.Pile(
        place=str(slot.place),
        kind=slot.place.kind,
        index=slot.place.number,
        seat=slot.place.seat,
        cards=[card.text for card in pile.cards],
        name=name,
        text=words.pile(pile, slot.fan, slot.spread),
        tap=tap,
    )


def _tapped(game: AnyGame, state: Any, place: Place) -> str | None:
    """The token of the move that a tap on a place means, if it is legal."""
    move = game.intend(state, place, None, None)
    if isinstance(move, Refusal) or judge(game, state, move) is not None:
        return None
    return game.write_move(move)


def legal(game: AnyGame, seen: View, move: Move, words: Words) -> wire.Legal:
    """One legal move of the viewer."""
    source: Place | None = None
    row: int | None = None
    target: Place | None = None
    if isinstance(move, Carry):
        source, target, row = move.source, move.target, move.row or len(seen[move.source])
    elif not isinstance(move, Call):
        source, row = move.place, move.row
    return wire.Legal(
        move=game.write_move(move),
        source=None if source is None else str(source),
        row=row,
        target=None if target is None else str(target),
        name=words.move(seen, move),
        short=words.short(move) if isinstance(move, Call) else None,
    )


def _round(standing: Standing, words: Words) -> wire.Round | None:
    if not standing.card:
        return None
    rules = standing.deal.rules
    return wire.Round(
        hole=standing.hole,
        holes=[
            wire.HoleScore(
                number=hole.number,
                code=str(hole.deal),
                score=None if hole.score is None else words.score(rules, hole.score),
                state=hole.state,
            )
            for hole in standing.card
        ],
        total=words.score(rules, standing.total),
        par=standing.par,
        over=standing.over,
    )


def event(event: Event) -> messages.Event:
    """What happened, as the viewer may know it."""
    if isinstance(event, Carried):
        return messages.Carried(
            source=str(event.source), target=str(event.target), cards=[card.text for card in event.cards], row=event.row
        )
    if isinstance(event, Turned):
        return messages.Turned(place=str(event.place), row=event.row, card=event.card.text)
    if isinstance(event, CoreCalled):
        return messages.Called(word=event.word)
    if isinstance(event, CoreShuffled):
        return messages.Shuffled(source=str(event.source), target=str(event.target), count=event.count)
    return messages.Ended(outcome=event.outcome.kind)
