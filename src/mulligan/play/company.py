"""People at one table: their chairs, its owner, the rules that they set and the rounds that they play.

A company is a frozen value; an action of somebody makes the next one. Who somebody is, only a key says: the hash of a
secret that a browser keeps (TG-20). The house, which deals, plays for bots and for who is away, has the key ``HOUSE``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, Self

from mulligan.core.codes import Deal, read_rules
from mulligan.core.deals import Secret
from mulligan.core.faults import Fact, Unreadable
from mulligan.core.game import AnyTableGame, Refusal, view
from mulligan.core.options import Rules
from mulligan.core.table import Seat, View
from mulligan.play.people import (
    AWAY_AFTER,
    HOUSE,
    IDLE_AFTER,
    LEVELS,
    LONGEST_NAME,
    LONGEST_TEXT,
    STAND_IN,
    Chair,
    Happened,
    Result,
    clean,
)
from mulligan.play.rounds import Round, begin_round

Phase = Literal["waiting", "playing", "between", "over"]
Answer = tuple["Company", Happened] | Refusal


@dataclass(frozen=True, slots=True)
class Company:
    """The people at a table.

    Attributes:
        game: the game.
        rules: its rules.
        owner: the key of whoever owns the table (TG-21).
        chairs: the chairs in order.
        phase: whether a match waits to be started, a round is played, the next one is waited for, or all is over.
        round: the round being played or the last one; ``None`` before the first.
        starter: the number of the chair that began it.
        winners: the numbers of the chairs that have won the match.
        away_after: after how many seconds without a connection somebody is away.
        idle_after: after how many seconds a bot plays for who is there and does nothing at their turn; 0 for never.
        moves: moves played at this table since it was made.
        results: the match's rounds that are over.
        came: how many have sat down at the table.
    """

    game: AnyTableGame
    rules: Rules
    owner: str
    chairs: tuple[Chair, ...] = ()
    phase: Phase = "waiting"
    round: Round | None = None
    starter: int = 0
    winners: tuple[int, ...] = ()
    away_after: int = AWAY_AFTER[0]
    idle_after: int = IDLE_AFTER[0]
    moves: int = 0
    results: tuple[Result, ...] = ()
    came: int = 0

    # Who is who

    def chair(self, key: str) -> Chair | None:
        """The chair of whoever has that key, or ``None``."""
        return next((chair for chair in self.chairs if chair.key and chair.key == key), None)

    def seat(self, key: str) -> Seat | None:
        """The seat in the round of whoever has that key; ``None`` for whoever watches."""
        chair = self.chair(key)
        return self.round.seat(chair.number) if self.round and chair else None

    @property
    def heirs(self) -> tuple[Chair, ...]:
        """Who may own the table after its owner: the people who are there, who has sat longest first."""
        people = (chair for chair in self.chairs if chair.key not in ("", self.owner) and not chair.away)
        return tuple(sorted(people, key=lambda chair: chair.came))

    @property
    def in_match(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.phase in ("playing", "between")

    @property
    def to_move(self) -> Chair | None:
        """The chair whose turn it is, or ``None`` while no round is played."""
        if self.phase != "playing":
            return None
        assert self.round is not None
        return self._numbered(self.round.to_move)

    @property
    def view_of_mover(self) -> View:
        """What the seat sees whose turn it is: all that a bot may know."""
        assert self.round is not None
        return view(self.game, self.round.state, self.game.to_move(self.round.state))

    @property
    def awaited(self) -> tuple[Chair, ...]:
        """Who is there and has to want the next round: those who play it, and who is out only where bots alone do."""
        if self.phase != "between":
            return ()
        people = tuple(chair for chair in self.chairs if chair.key and not chair.away)
        return tuple(chair for chair in people if not chair.out) or people

    @property
    def all_ready(self) -> bool:
        """Whether everybody who is waited for wants the next round, and somebody does."""
        return bool(self.awaited) and all(chair.ready for chair in self.awaited)

    def _numbered(self, number: int | None) -> Chair | None:
        return next((chair for chair in self.chairs if chair.number == number), None)

    # Actions

    def act(self, by: str, text: str) -> Answer:
        """What an action of somebody makes of the company.

        Args:
            by: the key of whoever acts, or ``HOUSE``.
            text: the action and what goes with it: ``sit Ana``, ``play put:1,2``, ``start`` and a secret.
        """
        word, _, rest = text.partition(" ")
        action = _ACTIONS.get(word)
        if action is None or (word in _HOUSES and by != HOUSE):
            return Refusal("unreadable", {"token": text[:40], "game": self.game.key})
        if word in _OWNERS and by not in (self.owner, HOUSE):
            return Refusal("not_owner")
        return action(self, by, rest)

    def _sit(self, by: str, name: str) -> Answer:
        """Take a free chair, or one of a bot where there is no other; not while a round is played (TG-20)."""
        name = clean(name)
        wrong = self._wrong_name(by, name)
        if wrong:
            return wrong
        sitting = self.chair(by)
        if sitting:
            return self._put(replace(sitting, name=name)), Happened("sat", sitting.number, {"name": name})
        if self.phase == "playing":
            return Refusal("round_running")
        number = self._free_number()
        bot = next((chair for chair in self.chairs if chair.bot), None)
        if number is None and bot is None:
            return Refusal("table_full", {"count": len(self.chairs)})
        chair = self._new_chair(number) if number is not None else bot
        assert chair is not None
        chair = replace(chair, name=name, key=by, bot="", came=self.came)
        return replace(self._put(chair), came=self.came + 1), Happened("sat", chair.number, {"name": name})

    def _wrong_name(self, by: str, name: str) -> Refusal | None:
        if not name or len(name) > LONGEST_NAME:
            return Refusal("bad_name", {"count": len(name), "most": LONGEST_NAME})
        taken = any(chair.name.casefold() == name.casefold() and chair.key != by for chair in self.chairs)
        return Refusal("name_taken", {"name": name}) if taken else None

    def _leave(self, by: str, _: str) -> Answer:
        chair = self.chair(by)
        if chair is None:
            return Refusal("not_seated")
        return self._emptied(chair)._owned_on(by), Happened("left", chair.number, {"name": chair.name})

    def _remove(self, by: str, number: str) -> Answer:
        chair = self._read_chair(number)
        if isinstance(chair, Refusal):
            return chair
        if self.phase == "playing":
            return Refusal("round_running")
        facts: dict[str, Fact] = {"name": chair.name, "level": chair.bot or "person"}
        return self._emptied(chair), Happened("removed", chair.number, facts)

    def _emptied(self, chair: Chair) -> Company:
        """The company without whoever sits there; in a match a bot goes on with the chair's total."""
        if self.in_match and chair.key:
            return self._put(replace(chair, name="", key="", bot=STAND_IN, away=False, ready=False))
        return replace(self, chairs=tuple(one for one in self.chairs if one != chair))

    def _owned_on(self, left: str) -> Company:
        """Owned by somebody else who is there, if the owner has left."""
        return replace(self, owner=self.heirs[0].key) if left == self.owner and self.heirs else self

    def _bot(self, by: str, level: str) -> Answer:
        if level not in LEVELS:
            return Refusal("no_such_level", {"allowed": ", ".join(LEVELS)})
        if self.phase == "playing":
            return Refusal("round_running")
        number = self._free_number()
        if number is None:
            return Refusal("table_full", {"count": len(self.chairs)})
        chair = replace(self._new_chair(number), bot=level)
        return self._put(chair), Happened("bot", number, {"level": level})

    def _free_number(self) -> int | None:
        taken = {chair.number for chair in self.chairs}
        return next((number for number in range(self.game.people[-1]) if number not in taken), None)

    def _new_chair(self, number: int) -> Chair:
        """A chair that joins a match begins with the highest total of those who are still in it."""
        totals = [chair.total for chair in self.chairs if not chair.out]
        return Chair(number, total=max(totals, default=0) if self.phase == "between" else 0)

    def _rules(self, by: str, text: str) -> Answer:
        if self.in_match:
            return Refusal("match_running")
        try:
            rules, _ = read_rules(self.game, text)
        except Unreadable as fault:
            return Refusal("bad_rules", {"text": text, "allowed": str(fault.facts.get("allowed", ""))})
        return replace(self, rules=rules), Happened("rules")

    def _away_after(self, by: str, seconds: str) -> Answer:
        if seconds not in map(str, AWAY_AFTER):
            return Refusal("bad_seconds", {"allowed": ", ".join(map(str, AWAY_AFTER))})
        return replace(self, away_after=int(seconds)), Happened("patience", None, {"seconds": int(seconds)})

    def _idle_after(self, by: str, seconds: str) -> Answer:
        if seconds not in map(str, IDLE_AFTER):
            return Refusal("bad_seconds", {"allowed": ", ".join(map(str, IDLE_AFTER))})
        return replace(self, idle_after=int(seconds)), Happened("idle", None, {"seconds": int(seconds)})

    def _owner(self, by: str, number: str) -> Answer:
        chair = self._read_chair(number)
        if isinstance(chair, Refusal):
            return chair
        if not chair.key:
            return Refusal("only_people_own")
        return replace(self, owner=chair.key), Happened("owner", chair.number, {"name": chair.name})

    def _read_chair(self, number: str) -> Chair | Refusal:
        chair = self._numbered(int(number)) if re.fullmatch("[0-9]", number, re.ASCII) else None
        return chair or Refusal("no_such_chair", {"number": number[:40]})

    # Rounds

    def _start(self, by: str, secret: str) -> Answer:
        """Begin a match, or after one the next (a rematch)."""
        if self.in_match:
            return Refusal("match_running")
        fresh = tuple(replace(chair, total=0, out=False) for chair in self.chairs)
        return replace(self, chairs=fresh, round=None, winners=(), results=())._begin(secret)

    def _next(self, by: str, secret: str) -> Answer:
        if self.phase != "between":
            return Refusal("no_next_round")
        return self._begin(secret)

    def _begin(self, words: str) -> Answer:
        """Deal a round among those who are not out; whoever sits after the last to begin begins (TG-15)."""
        numbers = [chair.number for chair in self.chairs if not chair.out]
        if len(numbers) < self.game.people[0]:
            return Refusal("too_few", {"count": len(numbers), "least": self.game.people[0]})
        try:
            deal = Deal(self.game, self.rules, Secret(len(numbers), words))
        except Unreadable:
            return Refusal("unreadable", {"token": "start", "game": self.game.key})
        later = [number for number in numbers if number > self.starter] or numbers
        begun = begin_round(deal, numbers, self.round, later[0])
        starter = begun.to_move
        assert starter is not None
        chairs = tuple(replace(chair, ready=False) for chair in self.chairs)
        company = replace(self, chairs=chairs, phase="playing", round=begun, starter=starter, winners=())
        facts: dict[str, Fact] = {"round": begun.number, "fingerprint": begun.fingerprint}
        return company, Happened("began", starter, facts)

    def _ready(self, by: str, _: str) -> Answer:
        chair = self.chair(by)
        if chair is None:
            return Refusal("not_seated")
        if self.phase != "between":
            return Refusal("no_next_round")
        return self._put(replace(chair, ready=True, away=False)), Happened("ready", chair.number)

    def _play(self, by: str, token: str) -> Answer:
        """Play a move of whoever's turn it is; the house plays for bots and for who is away."""
        mover = self.to_move
        sitting = self.chair(by)
        if by != HOUSE and sitting is None:
            return Refusal("not_seated")
        if mover is None:
            return Refusal("round_over" if self.phase == "between" else "no_round")
        if mover.key != by and not (by == HOUSE and mover.player):
            return Refusal("not_your_turn")
        assert self.round is not None
        played = self.round.play(token)
        if isinstance(played, Refusal):
            return played
        round_, step = played
        back = self._put(replace(mover, away=False)) if by != HOUSE else self
        company = replace(back, round=round_, moves=self.moves + 1)
        if round_.over:
            company = company.counted(round_.number, round_.scores)
            company = replace(company, results=(*self.results, Result(round_, company.chairs)))
        return company, Happened("played", mover.number, step=step)

    def counted(self, number: int, scores: Mapping[int, int]) -> Company:
        """The scores of a round added to the totals; who is out, and whether the match is over (TG-17, TG-18).

        Args:
            number: the round's number, from 1.
            scores: by the number of the chair.
        """
        limit = int(getattr(self.rules, "limit", 0))
        chairs = []
        for chair in self.chairs:
            total = chair.total + scores.get(chair.number, 0)
            chairs.append(replace(chair, total=total, out=chair.out or total >= limit))
        took_part = [chair for chair in chairs if chair.number in scores]
        left = [chair for chair in took_part if not chair.out]
        last = number == int(getattr(self.rules, "rounds", 0))
        if len(left) > 1 and not last:
            return replace(self, chairs=tuple(chairs), phase="between")
        best = min(chair.total for chair in left or took_part)
        winners = tuple(chair.number for chair in left or took_part if chair.total == best)
        return replace(self, chairs=tuple(chairs), phase="over", winners=winners)

    # Coming, going and talking

    def _away(self, by: str, number: str) -> Answer:
        """A bot plays for somebody until they are back (TG-22); an owner who is away no longer owns the table."""
        chair = self._read_chair(number)
        if isinstance(chair, Refusal):
            return chair
        if not chair.key or chair.away:
            return Refusal("no_such_chair", {"number": number})
        gone = self._put(replace(chair, away=True))._owned_on(chair.key)
        return gone, Happened("away", chair.number, {"name": chair.name})

    def _remind(self, by: str, number: str) -> Answer:
        """Tell whose turn it is that half of their time is over."""
        mover = self.to_move
        if mover is None or number != str(mover.number):
            return Refusal("no_such_chair", {"number": number})
        return self, Happened("reminded", mover.number, {"name": mover.name, "seconds": self.idle_after // 2})

    def _back(self, by: str, _: str) -> Answer:
        chair = self.chair(by)
        if chair is None:
            return Refusal("not_seated")
        return self._put(replace(chair, away=False)), Happened("back", chair.number, {"name": chair.name})

    def _say(self, by: str, text: str) -> Answer:
        chair = self.chair(by)
        if chair is None:
            return Refusal("not_seated")
        said = clean(text)
        if not said or len(said) > LONGEST_TEXT:
            return Refusal("bad_text", {"count": len(said), "most": LONGEST_TEXT})
        return self, Happened("said", chair.number, {"name": chair.name, "text": said})

    def _put(self, chair: Chair) -> Self:
        """The company with this chair in the place of the one of its number."""
        others = [one for one in self.chairs if one.number != chair.number]
        return replace(self, chairs=tuple(sorted((*others, chair), key=lambda one: one.number)))


_ACTIONS: Final[Mapping[str, Callable[[Company, str, str], Answer]]] = {
    "sit": Company._sit,
    "leave": Company._leave,
    "remove": Company._remove,
    "bot": Company._bot,
    "rules": Company._rules,
    "patience": Company._away_after,
    "idle": Company._idle_after,
    "owner": Company._owner,
    "start": Company._start,
    "next": Company._next,
    "ready": Company._ready,
    "play": Company._play,
    "away": Company._away,
    "remind": Company._remind,
    "back": Company._back,
    "say": Company._say,
}
_OWNERS: Final = {"remove", "bot", "rules", "patience", "idle", "owner", "start", "next"}
"""Actions of the owner (TG-21)."""
_HOUSES: Final = {"away", "remind"}
"""Actions of the house."""
