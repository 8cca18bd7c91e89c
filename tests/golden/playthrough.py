"""Whole games as text for people to read: every position as its player sees it, the legal moves, score and outcome."""

from __future__ import annotations

from pathlib import Path

from mulligan.core.cards import UNSEEN
from mulligan.core.game import TableGame
from mulligan.core.layout import Slot
from mulligan.core.table import Carried, Ended, Event, Seat, Shuffled, Turned, View
from mulligan.games.registry import read_record
from mulligan.play.match import hole_deal
from mulligan.play.session import Session, Step

GAMES = Path(__file__).parent / "games"


def _pile(slot: Slot, view: View) -> str:
    cards = view[slot.place]
    if slot.fan == "none" or set(cards) == {UNSEEN}:
        return f"{slot.place}: {len(cards)}" + (f" {cards[-1]}" if cards else "")
    return f"{slot.place}: {' '.join(map(str, cards)) or 'empty'}"


def _viewer(session: Session) -> Seat | None:
    """The player of a game for one; of several people's, a watcher."""
    return None if isinstance(session.game, TableGame) else 0


def _position(session: Session) -> str:
    game, view = session.game, session.view(_viewer(session))
    bands: dict[tuple[int, float], list[str]] = {}
    for slot in game.layout_of(session.state).slots:
        seat = -1 if slot.place.seat is None else slot.place.seat
        bands.setdefault((seat, slot.band), []).append(_pile(slot, view))
    lines = [" | ".join(piles) for _, piles in sorted(bands.items())]
    legal = " ".join(game.write_move(move) for move in game.legal_moves(session.state)) or "nothing"
    score = ", ".join(map(str, view.scores))
    outcome = f"{view.outcome.kind}, {view.outcome.left} left" if view.outcome else "playing"
    return "\n".join(f"    {line}" for line in [*lines, f"legal: {legal} | score: {score} | {outcome}"])


def _told(event: Event) -> str:
    if isinstance(event, Carried):
        return f"{' '.join(map(str, event.cards))} from {event.source} {event.row} to {event.target}"
    if isinstance(event, Turned):
        return f"{event.card} turned in {event.place} {event.row}"
    if isinstance(event, Shuffled):
        return f"{event.count} from {event.source} shuffled to {event.target}"
    return event.outcome.kind if isinstance(event, Ended) else event.word


def playthrough(text: str) -> str:
    """The playthrough of a record."""
    record = read_record(text)
    session = Session(hole_deal(record.deal, 1))
    game = session.game
    rules = ", ".join(f"{name} {value}" for name, value in _rules(session))
    parts = [f"{game.key} {record.deal}\n{rules}\n\nstart", _position(session)]
    for number, token in enumerate(record.tokens, 1):
        step = session.act(token)
        assert isinstance(step, Step), f"{number}. {token}: {step}"
        told = ", ".join(_told(event) for event in session.events(step, _viewer(session)))
        parts += [f"{number}. {token}: {told}", _position(session)]
    return "\n".join(parts) + "\n"


def _rules(session: Session) -> list[tuple[str, object]]:
    rules = session.deal.rules
    return [(name, getattr(rules, name)) for name in rules.__dataclass_fields__]


def records() -> list[Path]:
    """The records whose playthroughs lie beside them."""
    return sorted(GAMES.glob("*.record"))


def written(record: Path) -> Path:
    """Where the playthrough of a record lies."""
    return record.with_suffix(".txt")
