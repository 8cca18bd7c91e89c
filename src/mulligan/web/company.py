"""A table of several people in a process's memory: who they are, what they do, and when the house is due (TG-20)."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from mulligan.core.codes import read_rules
from mulligan.core.deals import fresh_secret
from mulligan.core.game import Refusal, TableGame
from mulligan.core.table import Place
from mulligan.games.registry import find_game
from mulligan.play.company import Company
from mulligan.play.people import HOUSE, Happened
from mulligan.store.store import StoredAction, StoredTable, hash_token, key_of
from mulligan.web import render_company
from mulligan.web.drawn import Drawn
from mulligan.web.opened import Accepted, Asked, Damaged, OpenTable, Picked, Viewer
from mulligan.wire import messages
from mulligan.words import Words

PACE: Final = timedelta(seconds=1.5)
"""How long a bot waits before it moves, so that what was done before it can be heard."""
LOOK_ROUND: Final = timedelta(seconds=10)
"""How often the house looks who is there, at a table where a match is played, or others wait for its owner."""
_WATCHED: Final = 32
"""How many of the last steps are kept as watchers read them."""
_DEALT: Final = ("start", "next")
_SHORTEST_SECRET: Final = 20
"""A seat's secret has at least so many characters: nobody finds it by trying."""


@dataclass(frozen=True, slots=True)
class Done:
    """An accepted action of somebody.

    Attributes:
        version: the version that it gave the table.
        by: the key of whoever did it.
        text: what was done, for the store: with the secret, where a round was dealt.
        happened: what it did.
        before: the company before it; ``after`` the one after it.
        after: see ``before``.
    """

    version: int
    by: str
    text: str
    happened: Happened
    before: Company
    after: Company

    @property
    def stored(self) -> str:
        """The action as it is stored."""
        return f"{self.by} {self.text}"

    def is_watched_by(self, key: str) -> bool:
        """Whether somebody neither sat at the table nor owned it, before this action and after it."""
        return not any(key and (key == one.owner or one.chair(key)) for one in (self.before, self.after))


@dataclass(slots=True)
class _Course:
    company: Company
    version: int


class CompanyTable(OpenTable):
    """A table of several people.

    Attributes:
        company: the people at its version.
        moved: the version that its last move or its last deal made.
        active: when whose turn it is has last done something, or their turn has come.
        reminded: whether they were told since that a bot will play for them.
    """

    def __init__(self, stored: StoredTable) -> None:
        super().__init__(stored)
        self.company = self._fresh_company()
        self.moved = 0
        self.active = stored.created_at
        self.reminded = False
        self._drawn = Drawn()
        self._for_watchers: OrderedDict[tuple[int, Words, str, bool], str] = OrderedDict()

    def _fresh_company(self) -> Company:
        game = find_game(self.stored.game)
        assert isinstance(game, TableGame)
        rules, _ = read_rules(game, self.stored.code)
        return Company(game, rules, key_of(self.stored.seat_hash))

    def enter(self, viewer: Viewer, token: str | None) -> None:
        """A viewer is whoever has that secret; one that could be guessed is none."""
        secret = token if token is not None and len(token) >= _SHORTEST_SECRET else None
        viewer.key = key_of(hash_token(secret)) if secret else ""

    def watched(self) -> Refusal:
        """Only who sits here acts."""
        return Refusal("not_seated")

    def judge(self, asked: Asked, now: datetime) -> Done | Refusal:
        """Carry out an action of somebody, or of the house."""
        if not asked.by:
            return self.watched()
        text = self._text(asked)
        if isinstance(text, Refusal):
            return text
        if text.split(" ")[0] in _DEALT and text not in _DEALT:
            # Only the house draws a secret.
            return Refusal("unreadable", {"token": text[:40], "game": self.stored.game})
        if text.startswith("play ") and asked.version < self.moved:
            return self._late(asked.by)
        answer = self.company.act(asked.by, f"{text} {fresh_secret()}" if text in _DEALT else text)
        if isinstance(answer, Refusal):
            return answer
        after, happened = answer
        dealt = after.round.secret.words if text in _DEALT and after.round else ""
        return Done(self.version + 1, asked.by, f"{text} {dealt}".rstrip(), happened, self.company, after)

    def _late(self, by: str) -> Refusal:
        """Why a move is refused whose player has not seen the last one."""
        mover = self.company.to_move
        mine = mover is not None and by in (mover.key, HOUSE)
        return Refusal("stale" if mine else "not_your_turn")

    def _text(self, asked: Asked) -> str | Refusal:
        """What is asked for as a company reads it; a card that was picked is the move that it means."""
        if isinstance(asked.what, str):
            return asked.what
        company = self.company
        if company.to_move is None or company.round is None:
            return "play"
        if company.seat(asked.by) != company.game.to_move(company.round.state):
            return "play picked"
        game, state = company.game, company.round.state
        picked = asked.what
        move = game.intend(state, picked.source, picked.row, picked.target)
        return move if isinstance(move, Refusal) else f"play {game.write_move(move)}"

    def due(self, accepted: Accepted, now: datetime) -> datetime | None:
        """When the house has something to do after an action: at once, when a bot moves, or to look who is there."""
        assert isinstance(accepted, Done)
        return next_due(accepted.after, now)

    def next_due(self, now: datetime) -> datetime | None:
        """When the house has something to do among these people, as long as somebody is there."""
        return next_due(self.company, now)

    def is_missed(self, key: str) -> bool:
        """Whoever sits here is missed, and whoever owns the table without sitting down (TG-21, TG-22)."""
        return key != "" and (key == self.company.owner or self.company.chair(key) is not None)

    def arrived(self, accepted: Any) -> str:
        """Whoever has sat down."""
        return str(accepted.by) if accepted.happened.kind == "sat" else ""

    def return_of(self, key: str) -> str | None:
        """Whoever comes back takes their seat over from the bot at once (TG-22)."""
        chair = self.company.chair(key)
        return "back" if chair and chair.away else None

    def course(self) -> _Course:
        """The company as it is, or as the table was made."""
        return _Course(self._fresh_company(), 0) if self.doubtful else _Course(self.company, self.version)

    def repeat(self, course: _Course, stored: StoredAction) -> Done:
        """Carry out a stored action again. Raises Damaged."""
        by, _, text = stored.token.partition(" ")
        before = course.company
        answer = before.act(by, text)
        course.version += 1
        if isinstance(answer, Refusal) or stored.version != course.version:
            raise Damaged(f"table {self.stored.id}, version {stored.version} cannot be replayed")
        course.company, happened = answer
        return Done(stored.version, by, text, happened, before, course.company)

    def follow(self, course: _Course) -> None:
        """Go on with the company that was replayed."""
        self.company = course.company

    def arrive(self, accepted: Any, at: datetime) -> None:
        """Stand as an action has left the table."""
        self.company = accepted.after
        if accepted.happened.kind in ("played", "began"):
            self.moved = accepted.version
        mover = accepted.after.to_move
        self.reminded = self.reminded or accepted.happened.kind == "reminded"
        if self.moved == accepted.version or (mover is not None and accepted.by == mover.key):
            self.active, self.reminded = at, False

    def shown(self, viewer: Viewer) -> messages.Table:
        """The whole table."""
        return render_company.table(self.version, self.company, tuple(self.recent), viewer, self._drawn)

    def told(self, accepted: Any, viewer: Viewer) -> messages.Step:
        """One accepted action."""
        return render_company.step(accepted, viewer, self._drawn)

    def frame(self, accepted: Any, viewer: Viewer) -> str:
        """One accepted action; the same for all who watched it in one language, so that many may.

        Whoever had a chair before it or after it, or owns the table, hears of it as nobody else does.
        """
        if not accepted.is_watched_by(viewer.key):
            return super().frame(accepted, viewer)
        kind = (accepted.version, viewer.words, viewer.length, bool(viewer.key))
        if kind not in self._for_watchers:
            self._for_watchers[kind] = super().frame(accepted, viewer)
            if len(self._for_watchers) > _WATCHED:
                self._for_watchers.popitem(last=False)
        return self._for_watchers[kind]

    def position(self, viewer: Viewer) -> messages.Position:
        """The position in words."""
        return render_company.position(self.company, viewer)

    def answer(self, question: messages.Question, viewer: Viewer) -> messages.Told:
        """The answer to a question."""
        return render_company.told(self.company, question, viewer)

    def nod(self, asked: Asked) -> tuple[Place, int | None] | None:
        """The place of the card that was picked."""
        return (asked.what.source, asked.what.row) if isinstance(asked.what, Picked) else None


def next_due(company: Company, now: datetime) -> datetime | None:
    """When the house has something to do among these people, as long as somebody is there."""
    if not company.in_match:
        # Somebody who could begin the next match has to be there.
        return now + LOOK_ROUND if company.heirs else None
    if company.all_ready:
        return now
    mover = company.to_move
    return now + (PACE if mover and mover.player else LOOK_ROUND)
