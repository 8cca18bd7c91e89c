"""Whole rounds of table Golf told to whoever may hear of them: ``python -m tests.words.rounds`` writes the golden files."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.games.registry import find_game
from mulligan.games.table_golf import TURNS, TableGolfRules
from mulligan.play.session import Session, Step
from mulligan.words import speak
from tests.words.files import LANGUAGES

NAMES = ("Ana", "Bo", "Ced", "Dada", "Eva", "Fran")
LENGTHS = ("brief", "normal", "full")
GAME = find_game("table-golf")


@dataclass(frozen=True)
class Told:
    """One action, in the session as it was just after it."""

    session: Session
    step: Step
    kind: str

    def hears(self) -> tuple[int | None, ...]:
        """The actor, another player, and a watcher."""
        return self.step.seat, (self.step.seat + 1) % self.session.state.players, None

    def said(self, seat: int | None, length: str, lang: str) -> str:
        events = self.session.events(self.step, seat)
        return speak(lang).step(self.step, events, self.session.view(seat), NAMES, length)


def _session(players: int, **options: object) -> Session:
    return Session(Deal(GAME, TableGolfRules(**options), Secret(players, "5" * 64)))


def _kind(step: Step) -> str:
    return " ".join(dict.fromkeys(type(event).__name__.lower() for event in step.events))


def by_chance(session: Session, chance: random.Random) -> Iterator[Told]:
    """A round played by chance to its end."""
    while session.outcome is None:
        step = session.play(chance.choice(GAME.legal_moves(session.state)))
        assert isinstance(step, Step)
        yield Told(session, step, f"{step.token.partition(':')[0]} {_kind(step)}")


def worn_out() -> Iterator[Told]:
    """A round in which everybody always changes the same card, so that nobody closes it (TG-16)."""
    session = _session(2)
    for token in ["take", "put:1,1"] * TURNS * 2:
        step = session.act(token)
        assert isinstance(step, Step)
    yield Told(session, step, "worn out")


def whole_rounds() -> Iterator[Told]:
    """A plain round, one with a small draw pile that has to be shuffled anew, and one that is worn out."""
    yield from by_chance(_session(3), random.Random(4))
    yield from by_chance(_session(6, board="4x4"), random.Random(5))
    yield from worn_out()


def golden(lang: str) -> str:
    """The golden file of a language."""
    lines: list[str] = []
    seen: set[str] = set()
    for told in whole_rounds():
        if told.kind in seen:
            continue
        seen.add(told.kind)
        lines.append(f"{told.step.token}: {_kind(told.step)}")
        for hearer, seat in zip(("actor", "other", "watcher"), told.hears(), strict=True):
            lines += [f"  {hearer}, {length}: {told.said(seat, length, lang)}" for length in LENGTHS]
    view = told.session.view(0)
    lines.append(f"position: {speak(lang).position(view, GAME.layout_of(told.session.state), NAMES)}")
    return "\n".join(lines) + "\n"


def path(lang: str) -> Path:
    """Where the golden file of a language lies."""
    return Path(__file__).parent / "golden" / f"rounds.{lang}.txt"


if __name__ == "__main__":
    for lang in LANGUAGES:
        path(lang).write_text(golden(lang), encoding="utf-8")
