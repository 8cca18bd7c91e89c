"""From the people at a table to the messages of the wire, in a viewer's language and with what the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, get_args

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.game import AnyGame
from mulligan.core.game import view as seen_by
from mulligan.core.options import Rules, neighbours
from mulligan.core.remember import remembered
from mulligan.core.table import Seat, View
from mulligan.play.company import Company
from mulligan.play.people import AWAY_AFTER, IDLE_AFTER, LEVELS, Chair, Result
from mulligan.play.rounds import Round
from mulligan.play.session import known_events
from mulligan.web import render
from mulligan.web.drawn import Drawn
from mulligan.wire import company as wire
from mulligan.wire import messages
from mulligan.wire import view as wire_view
from mulligan.words import Words
from mulligan.words.numbers import all_of

if TYPE_CHECKING:
    from mulligan.web.company import Done
    from mulligan.web.opened import Viewer

_PHASES: Final[dict[str, tuple[wire.CompanyAction, ...]]] = {
    "waiting": ("remove", "bot", "rules", "patience", "idle", "owner", "start"),
    "playing": ("patience", "idle", "owner"),
    "between": ("remove", "bot", "patience", "idle", "owner", "next"),
    "over": ("remove", "bot", "rules", "patience", "idle", "owner", "start"),
}
"""What the owner may do when (TG-21)."""

_seen_by = remembered(256)(seen_by)
_known = remembered(256)(known_events)
"""A position as a seat sees it, and what led to it: asked for to draw them, and to say them."""


def name(chair: Chair, words: Words) -> str:
    """What a chair is called: its person's name, or a bot's by its number."""
    return chair.name or words.say("company-bot-name", number=chair.number + 1)


def names(company: Company, words: Words) -> tuple[str, ...]:
    """What the seats of the round on the table are called."""
    by_number = {chair.number: name(chair, words) for chair in company.chairs}
    return tuple(by_number.get(number, "") for number in company.round.chairs) if company.round else ()


def table(
    version: int, company: Company, recent: Sequence[Done], viewer: Viewer, drawn: Drawn | None = None
) -> messages.Table:
    """The whole table; ``recent`` are its last actions, as many as are at hand."""
    history = [said(done, viewer) for done in recent]
    return messages.Table(
        version=version,
        lang=viewer.words.lang,
        view=view(company, viewer, drawn),
        said=history[-1] if history else "",
        history=history,
        cards={card.text: viewer.words.card(card) for card in (*_pack(company.game, company.rules), UNSEEN)},
    )


@lru_cache(256)
def _pack(game: AnyGame, rules: Rules) -> tuple[Card, ...]:
    """Every card of the pack, or of another that one option makes: rounds lie there that were played by other rules."""
    return tuple(sorted({card for near in neighbours(rules) for card in game.opening_pack(near)}, key=str))


def step(done: Done, viewer: Viewer, drawn: Drawn | None = None) -> messages.Step:
    """One accepted action; ``drawn`` is what was drawn of its table before."""
    happened = done.happened
    played = happened.step
    kind: Literal["move", "said", "company"] = "company"
    if played or happened.kind == "said":
        kind = "move" if played else "said"
    events = _known(done.after.game, played, done.before.seat(viewer.key)) if played else ()
    return messages.Step(
        version=done.version,
        kind=kind,
        move=played.token if played else "" if kind == "said" else happened.kind,
        chair=happened.chair,
        events=[render.event(event) for event in events],
        said=said(done, viewer),
        view=view(done.after, viewer, drawn, told=len(done.before.results)),
    )


def said(done: Done, viewer: Viewer) -> str:
    """What is said of an action; after the last one of a round, what the round has brought."""
    words, happened, company = viewer.words, done.happened, done.after
    if happened.step is None:
        return _happened(done, viewer)
    seat = done.before.seat(viewer.key)
    events = _known(company.game, happened.step, seat)
    after = _seen_by(company.game, happened.step.after, seat)
    told = words.step(happened.step, events, after, names(done.before, words), viewer.length)
    if company.phase == "playing":
        return told
    brief = viewer.length == "brief"
    changed = company.phase == "over" or any(chair.out for chair in company.chairs)
    said = [told, *(_totals(company, viewer) if changed or not brief else [])]
    # What is waited for stands at the table.
    return words.sentences(*said, *([] if brief and company.phase == "between" else [status(company, viewer)]))


def _happened(done: Done, viewer: Viewer) -> str:
    """What is said of whatever is no move; the one whom it is about hears of themself as such."""
    words, happened = viewer.words, done.happened
    # Whoever has left had the chair before, whoever has sat down has it after.
    chairs = [one for one in (*done.after.chairs, *done.before.chairs) if one.number == happened.chair]
    mine = viewer.key != "" and any(one.key == viewer.key for one in chairs)
    facts: dict[str, str | int] = dict(happened.facts)
    if "level" in facts:
        facts["level"] = words.say(f"company-level-{facts['level']}")
    if happened.kind == "rules":
        facts["rules"] = rules_text(done.after, words)
    called = str(facts.pop("name", "")) or (name(chairs[0], words) if chairs else "")
    told = words.say(f"company-{happened.kind}", who="you" if mine else "other", name=called, **facts)
    heir = done.after.chair(done.after.owner)
    if happened.kind == "owner" or heir is None or done.before.owner == done.after.owner:
        return told
    # Whoever left or is away has handed the table on by that.
    owns = "you" if heir.key == viewer.key else "other"
    return words.sentences(told, words.say("company-owner", who=owns, name=heir.name))


def rules_text(company: Company, words: Words) -> str:
    """The rules, option by option."""
    told = render.rule_options(company.game.key, company.rules, words)
    return words.listed(f"{one.name}: {one.text}" for one in told)


def status(company: Company, viewer: Viewer) -> str:
    """One sentence: whose turn it is, or what is waited for."""
    words = viewer.words
    if company.phase == "playing":
        mover = company.to_move
        assert mover is not None
        assert company.round is not None
        last = company.game.closer(company.round.state) is not None
        who = "you" if mover.key and mover.key == viewer.key else "other"
        return words.say("company-turn", who=who, name=name(mover, words), last="yes" if last else "no")
    if company.phase == "over":
        winners = [chair for chair in company.chairs if chair.number in company.winners]
        called = all_of(words, (name(chair, words) for chair in winners))
        return words.say("company-won", names=called, count=len(winners))
    count = len(company.chairs)
    return words.say(f"company-status-{company.phase}", count=count, least=company.game.people[0])


def _scores(company: Company, viewer: Viewer) -> list[str]:
    """What everybody has, a sentence each: in the last round that is over, and in all."""
    words, rules = viewer.words, company.rules
    last = company.results[-1].round.scores if company.results else {}
    lines = []
    for chair in company.chairs:
        score = words.score(rules, last[chair.number]) if chair.number in last else ""
        total = words.counted(rules, chair.total)
        lines.append(
            words.say("company-score", **_of(chair, viewer), score=score, played="yes" if score else "no", total=total)
        )
    return lines


def _round(result: Result, viewer: Viewer) -> str:
    """What a round of the match has brought those who took part: "Round 1 – you: 22, Bo: 9."."""
    words, round_ = viewer.words, result.round
    scores = {number: words.score(round_.deal.rules, score) for number, score in round_.scores.items()}
    told = [
        words.say("round-score", **_of(chair, viewer), score=scores[chair.number])
        for chair in result.chairs
        if chair.number in scores
    ]
    return words.say("company-round", round=round_.number, scores=words.listed(told))


def _totals(company: Company, viewer: Viewer) -> list[str]:
    """What those have in all who took part, in the order of the scores; nothing after the first round, if all go on."""
    words, rules = viewer.words, company.rules
    if len(company.results) == 1 and not any(chair.out for chair in company.chairs):
        return []
    by_number = {chair.number: chair for chair in company.chairs}
    played = [by_number[number] for number in company.results[-1].round.chairs if number in by_number]
    told = (words.say("company-total", **_of(one, viewer), total=words.score(rules, one.total)) for one in played)
    return [words.say("company-totals", totals=words.listed(told))]


def _of(chair: Chair, viewer: Viewer) -> dict[str, str]:
    """Whose score it is, for a message: the viewer hears of themself as such."""
    who = "you" if chair.key and chair.key == viewer.key else "other"
    return {"who": who, "name": name(chair, viewer.words), "out": "yes" if chair.out else "no"}


def position(company: Company, viewer: Viewer) -> messages.Position:
    """The position in words: one's own board, the piles, the others' boards."""
    if company.round is None:
        return messages.Position(said=status(company, viewer))
    seen = _seen(company, viewer)
    layout = company.game.layout_of(company.round.state)
    return messages.Position(said=viewer.words.position(seen, layout, names(company, viewer.words)))


def told(company: Company, question: messages.Question, viewer: Viewer) -> messages.Told:
    """The answer to a question; before the first round there is only what is waited for."""
    words = viewer.words
    if question == "results":
        lines = [_round(result, viewer) for result in company.results] or [words.say("company-no-round")]
    elif question == "scores":
        lines = _scores(company, viewer) or [status(company, viewer)]
    elif question == "turn" or company.round is None:
        lines = [status(company, viewer)]
    elif question == "discard":
        pile = next(pile for pile in _seen(company, viewer).piles if pile.place.kind == "discard")
        lines = [words.say("company-discard", what=words.pile(pile, "none"))]
    else:
        seen, own = _seen(company, viewer), company.seat(viewer.key)
        layout, called = company.game.layout_of(company.round.state), names(company, words)
        others = [seat for seat in range(len(called)) if seat != own]
        wanted = others if question == "boards" or own is None else [own]
        lines = [words.board(seen, layout, seat, called) for seat in wanted]
    return messages.Told(what=question, said=lines)


def _seen(company: Company, viewer: Viewer) -> View:
    assert company.round is not None
    return _seen_by(company.game, company.round.state, company.seat(viewer.key))


def view(company: Company, viewer: Viewer, drawn: Drawn | None = None, told: int = 0) -> wire_view.View:
    """The table as a viewer sees it; without piles before the first round, and without the first ``told`` results."""
    drawn = drawn or Drawn()
    words, rules, game, round_ = viewer.words, company.rules, company.game, company.round
    seat = company.seat(viewer.key)
    seen = _seen(company, viewer) if round_ else None
    layout = game.layout_of(round_.state) if round_ else None
    called = names(company, words)
    return wire_view.View(
        code="",
        hole_code="",
        game=game.key,
        title=words.game(game.key),
        preset=render.preset_name(game, rules, words),
        options=list(render.rule_options(game.key, rules, words)),
        piles=[] if seen is None or round_ is None else render.piles(game, round_.state, seen, words, called, drawn),
        legal=[] if seen is None else [render.legal(game, seen, move, words) for move in seen.legal],
        width=layout.width if layout else 0,
        slots=render.slots(layout) if layout else [],
        score="" if seen is None or seat is None else words.score(rules, seen.scores[seat]),
        moves=company.moves,
        stock=None,
        undo=0,
        redo=0,
        outcome=seen.outcome.kind if seen and seen.outcome else None,
        ending=status(company, viewer) if company.phase in ("between", "over") else "",
        figures=[],
        round=None,
        bankroll=None,
        tally=None,
        mine=company.chair(viewer.key) is not None,
        company=people(company, seat, viewer, drawn, told),
    )


def people(company: Company, seat: Seat | None, viewer: Viewer, drawn: Drawn, told: int) -> wire.Company:
    """Who sits at the table, and what the viewer may do there."""
    words, round_ = viewer.words, company.round
    chair = company.chair(viewer.key)
    return wire.Company(
        phase=company.phase,
        players=[_player(company, one, viewer, drawn) for one in company.chairs],
        chair=chair.number if chair else None,
        seat=seat,
        owner=bool(viewer.key) and viewer.key == company.owner,
        status=status(company, viewer),
        round=round_.number if round_ else 0,
        fingerprint=round_.fingerprint if round_ else "",
        can=_can(company, chair, viewer.key),
        patience=company.away_after,
        patiences=_seconds(words, AWAY_AFTER),
        idle=company.idle_after,
        idles=_seconds(words, IDLE_AFTER),
        levels=_levels(words),
        over=len(company.results),
        results=[_result(result, company.rules, words) for result in company.results[told:]],
    )


@lru_cache
def _seconds(words: Words, choices: tuple[int, ...]) -> list[wire.Choice]:
    """What may be chosen, never last."""
    return [
        wire.Choice(value=str(seconds), text=words.say("company-patience-choice", seconds=seconds))
        for seconds in sorted(choices, key=lambda seconds: seconds or max(choices) + 1)
    ]


@lru_cache
def _levels(words: Words) -> list[wire.Choice]:
    return [wire.Choice(value=level, text=words.say(f"company-level-{level}")) for level in LEVELS]


def _can(company: Company, chair: Chair | None, key: str) -> list[wire.CompanyAction]:
    """What somebody may ask for now; whoever watches may sit down when a chair is or can be made free."""
    can: list[wire.CompanyAction] = []
    full = len(company.chairs) >= company.game.people[-1] and not any(one.bot for one in company.chairs)
    if chair is None and key and company.phase != "playing" and not full:
        can.append("sit")
    if chair is not None:
        can += ["leave", "say"]
        if chair.away:
            can.append("back")
        if chair in company.awaited and not chair.ready:
            can.append("ready")
    if key and key == company.owner:
        can += _PHASES[company.phase]
    return can


def _player(company: Company, chair: Chair, viewer: Viewer, drawn: Drawn) -> wire.Player:
    words, rules, round_ = viewer.words, company.rules, company.round
    seat = round_.seat(chair.number) if round_ else None
    points = round_.scores[chair.number] if round_ and seat is not None else None
    mover = company.to_move
    you, owner = (chair.key != "" and chair.key == key for key in (viewer.key, company.owner))
    turn = mover is not None and mover.number == chair.number
    closer = round_ is not None and seat is not None and company.game.closer(round_.state) == seat
    winner = company.phase == "over" and chair.number in company.winners

    def draw() -> wire.Player:
        return wire.Player(
            chair=chair.number,
            seat=seat,
            name=name(chair, words),
            bot=next((level for level in get_args(wire.Level) if level == chair.bot), None),
            you=you,
            owner=owner,
            away=chair.away,
            ready=chair.ready,
            out=chair.out,
            turn=turn,
            closer=closer,
            winner=winner,
            points="" if points is None else words.score(rules, points),
            total=words.score(rules, chair.total),
        )

    return drawn.part((words, rules, chair, seat, points, you, owner, turn, closer, winner), draw)


def _board(round_: Round, number: int) -> list[list[str]]:
    """The cards of a chair in a round that is over, row by row."""
    game, state = round_.deal.game, round_.state
    seen, seat = _seen_by(game, state, None), round_.seat(number)
    own = (slot for slot in game.layout_of(state).slots if slot.place.seat == seat)
    return [[seen[slot.place][-1].text for slot in row] for _, row in groupby(own, key=lambda slot: slot.band)]


@remembered(1024)
def _result(result: Result, rules: Rules, words: Words) -> wire.RoundScore:
    round_ = result.round
    closer = round_.deal.game.closer(round_.state)
    return wire.RoundScore(
        number=round_.number,
        scores=[
            wire.ChairScore(
                chair=chair.number,
                name=name(chair, words),
                board=_board(round_, chair.number),
                score=words.score(rules, round_.scores[chair.number]),
                total=words.score(rules, chair.total),
                closer=closer is not None and round_.chairs[closer] == chair.number,
                out=chair.out,
            )
            for chair in result.chairs
            if chair.number in round_.scores
        ],
        record=str(round_.record),
        fingerprint=round_.fingerprint,
    )
