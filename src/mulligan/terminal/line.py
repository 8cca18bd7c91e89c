"""Line mode: one command a line in, one event a line out. Nothing is redrawn and no colour is needed.

The full screen stands on the same table of answers (screen.py).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from mulligan.api import deal_for
from mulligan.core.codes import Deal
from mulligan.core.deals import fresh_number
from mulligan.core.faults import Unreadable
from mulligan.core.game import Refusal
from mulligan.core.letters import lower
from mulligan.core.record import read_tokens
from mulligan.core.table import Move, Place
from mulligan.play.match import Action, Advanced, Match, Restarted
from mulligan.play.session import Session, Step, replay
from mulligan.terminal.board import counter_line
from mulligan.words import Words, languages, speak

if TYPE_CHECKING:
    from mulligan.solve.hint import Hint

_COMMANDS = (
    "w",
    "u",
    "r",
    "s",
    "hint",
    "review",
    "next",
    "restart",
    "code",
    "record",
    "new",
    "rules",
    "lang",
    "?",
    "q",
)
_IN_RECORDS = ("u", "r", "next", "restart")
"""Those of them that a record holds like moves."""

_THINKING: Final = 1.0
"""How long a hint may take, in seconds."""
_SAMPLES: Final = 100
"""How many worlds are looked at for it, at most."""
_LONGER: Final = 4.0
"""How long a hint may take that is asked for once more."""
_MORE: Final = 1000
"""How many worlds are looked at for that one."""
_REVIEWING: Final = 30.0
"""How long a review may take."""

Stop = Callable[[], bool]
"""Whether nobody waits for an answer any more."""
Thought = Callable[[Stop], list[str]]
"""An answer that takes time, for the position in which it was asked for: it can be called in any thread, once."""


def command_in(moves: str) -> str | None:
    """The first word among moves that is a command, such as ``q`` or ``hint``; those that a record holds are moves."""
    commands = {*_COMMANDS} - {*_IN_RECORDS}
    return next((word for word in read_tokens(moves) if lower(word) in commands), None)


class LineTable:
    """A table that answers lines of text. It reads and writes nothing itself.

    Attributes:
        match: the round being played.
        words: the language of its answers.
        explains: interactive rules (GP-18): off, a refused move changes nothing and says nothing.
        closed: whether the player has left.

    Args:
        deal: the deal to play.
        words: the language to begin with.
        clock: gives the seconds, for rules that count time.
        seen: whether the player sees the table: then it is told only where it is asked for.
    """

    def __init__(
        self, deal: Deal, words: Words, clock: Callable[[], float] = time.monotonic, *, seen: bool = False
    ) -> None:
        self._clock = clock
        self._seen = seen
        self._began = 0.0
        self.match = Match(deal)
        self.words = words
        self.explains = True
        self.closed = False
        self._advice: dict[bool, tuple[Any, Hint]] = {}
        self._last_advice: tuple[Any, Hint] | None = None
        self._thinkers: dict[str, Callable[[str, Session, Stop], Iterator[str]]] = {
            "hint": self._hint,
            "review": self._review,
        }
        self._orders: dict[str, Callable[[str], Iterator[str]]] = {
            "w": self._position,
            "s": self._counters,
            "code": self._code,
            "record": self._record,
            "new": self._new,
            "rules": self._rules,
            "lang": self._lang,
            "?": self._help,
            "q": self._quit,
        }

    def opening(self) -> Iterator[str]:
        """What is said when a deal is on the table: unless it is seen, its game, rules and code, and the position."""
        deal, session = self.match.named, self.match.session
        if self._seen:
            yield self.words.say("page-dealt")
        else:
            game = self.words.game(deal.game.key)
            yield self.words.say("terminal-opening", game=game, rules=self.words.rules(deal), code=str(deal))
        if self.match.holes > 1 and not self.match.series:
            yield self.words.say("terminal-hole", hole=self.match.hole, holes=self.match.holes, code=str(session.deal))
        yield from self._shown()

    def answer(self, line: str) -> Iterator[str]:
        """The answer to one line: a command of its own, or moves that are played until one is refused."""
        head, _, rest = line.strip().partition(" ")
        order, thinker = self._orders.get(head.lower()), self._thinkers.get(head.lower())
        if order is not None:
            yield from order(rest.strip())
            return
        if thinker is not None:
            yield from thinker(rest.strip(), self.match.session, lambda: False)
            return
        yield from self.play(line)

    def play(self, moves: str) -> Iterator[str]:
        """What is said of moves that are played until one is refused."""
        for token in read_tokens(moves):
            self._tell_time()
            answer = self.match.act(token.lower())
            if isinstance(answer, Step) and answer.kind == "time":
                # Somebody has told how much had passed: a game that was begun elsewhere goes on from there.
                self._began = self._clock() - self.match.session.elapsed
            yield from self._said(answer)
            if isinstance(answer, Refusal):
                return

    @property
    def advised(self) -> Move | None:
        """The move that was advised last, as long as the position is the one that it was advised for."""
        session = self.match.session
        if self._last_advice is None or self._last_advice[0] != session.state:
            return None
        move = self._last_advice[1].move
        return None if move is None else session.game.settled(session.state, move)

    def pick(self, source: Place, row: int | None, target: Place | None, twice: bool = False) -> Iterator[str]:
        """The answer to a card that is tapped, once or twice, or carried to ``target``."""
        self._tell_time()
        yield from self._said(self.match.pick(source, row, target, twice))

    def thought(self, line: str) -> Thought | None:
        """The answer to a line that takes time, to be called beside the table; ``None`` for any other line."""
        head, _, rest = line.strip().partition(" ")
        thinker = self._thinkers.get(head.lower())
        if thinker is None:
            return None
        # The table goes on meanwhile: what is thought about stays as it is.
        session = replay(self.match.session.record).session
        return lambda stop: list(thinker(rest.strip(), session, stop))

    def _tell_time(self) -> None:
        """Say to a session that counts time how many seconds have passed since its first move."""
        session = self.match.session
        if not session.moves:
            self._began = self._clock() - session.elapsed
        seconds = int(self._clock() - self._began)
        if session.is_timed and session.outcome is None and seconds > session.elapsed:
            session.pass_time(seconds)

    def _said(self, answer: Action | Refusal) -> Iterator[str]:
        session = self.match.session
        if isinstance(answer, Step):
            # Nothing is said of time that has passed.
            if answer.kind != "time":
                yield self.words.step(answer, session.events(answer), session.view())
        elif isinstance(answer, Advanced):
            yield from self._advanced(answer)
        elif isinstance(answer, Restarted):
            yield self.words.say("restarted")
            yield from self._shown()
        elif answer.reason == "unreadable":
            # What is no move at all is a slip of the fingers: it is answered whether or not moves are explained.
            yield self.words.say("terminal-unreadable", text=self.words.refusal(answer), commands=self._commands)
        elif self.explains:
            yield self.words.refusal(answer)

    def _advanced(self, answer: Advanced) -> Iterator[str]:
        rules = self.match.deal.rules
        total = self.words.counted(rules, self.match.total)
        yield self.words.advanced(answer, self.words.counted(rules, answer.score), total)
        if answer.carried is None:
            yield self.words.say("terminal-total", total=total, hole=answer.left, par=self.match.par or 0)
        if answer.hole != answer.left:
            yield from self._shown()

    def _shown(self) -> Iterator[str]:
        """A position that is new to the player, in words unless it is seen."""
        return iter(()) if self._seen else self._position("")

    @property
    def _commands(self) -> str:
        return ", ".join(_COMMANDS)

    def _position(self, rest: str) -> Iterator[str]:
        session = self.match.session
        yield self.words.position(session.view(), session.game.layout_of(session.state))

    def _counters(self, rest: str) -> Iterator[str]:
        yield counter_line(self.match.session, self.words)
        if self.match.series:
            yield self.words.say("terminal-bankroll", total=self.words.counted(self.match.deal.rules, self.match.total))

    def _code(self, rest: str) -> Iterator[str]:
        yield str(self.match.named)

    def _record(self, rest: str) -> Iterator[str]:
        yield str(self.match.session.record)

    def _new(self, rest: str) -> Iterator[str]:
        """A new deal by the same rules, or of the game or code that is named."""
        old = self.match.deal
        try:
            deal = deal_for(rest) if rest else Deal(old.game, old.rules, fresh_number(), base=old.base)
        except Unreadable as fault:
            yield self.words.unreadable(fault)
            return
        self.match = Match(deal)
        yield from self.opening()

    def _rules(self, rest: str) -> Iterator[str]:
        """Interactive rules on or off (GP-18)."""
        if rest not in ("on", "off"):
            yield self.words.say("terminal-rules-usage")
            return
        self.explains = rest == "on"
        yield self.words.say("terminal-rules-on" if self.explains else "terminal-rules-off")

    def _hint(self, rest: str, session: Session, stop: Stop) -> Iterator[str]:
        """A hint by what can be seen, asked for again a longer thought; the true cards only by name (PL-7)."""
        from mulligan.terminal.advice import advised, hint_lines

        if rest not in ("", "all-seeing"):
            yield self.words.say("terminal-hint-usage")
            return
        all_seeing = bool(rest)
        state, earlier = self._advice.get(all_seeing, (None, None))
        again = not all_seeing and state == session.state
        earlier = None if again else earlier
        try:
            seconds, samples = (_LONGER, _MORE) if again else (_THINKING, _SAMPLES)
            hint = advised(session, seconds, samples, all_seeing=all_seeing, earlier=earlier, stop=stop)
        except Unreadable as fault:
            yield self.words.unreadable(fault)
            return
        if stop():
            return
        self._advice[all_seeing] = self._last_advice = (session.state, hint)
        yield from hint_lines(session, hint, self.words)

    def _review(self, rest: str, session: Session, stop: Stop) -> Iterator[str]:
        """What the deal allowed; asked for by name, also before the game is over."""
        from mulligan.terminal.advice import review_lines, reviewed

        try:
            review = reviewed(session, _REVIEWING, stop=stop)
        except Unreadable as fault:
            yield self.words.unreadable(fault)
            return
        yield from review_lines(session, review, self.words)

    def _lang(self, rest: str) -> Iterator[str]:
        try:
            self.words = speak(rest)
        except Unreadable as fault:
            yield self.words.unreadable(fault)
            return
        yield from self.opening()

    def _help(self, rest: str) -> Iterator[str]:
        moves = self.words.say(f"{self.match.deal.game.key}-moves")
        yield self.words.say("terminal-help-moves", moves=moves)
        for name in ("w", "s", "u", "r", "hint", "review", "next", "restart", "code", "record", "new", "rules"):
            yield self.words.say(f"terminal-help-{name}")
        known = ", ".join(
            self.words.say("terminal-language", lang=lang, name=name) for lang, name in languages().items()
        )
        yield self.words.say("terminal-help-lang", languages=known)
        yield self.words.say("terminal-help-help")
        yield self.words.say("terminal-help-q")

    def _quit(self, rest: str) -> Iterator[str]:
        self.closed = True
        yield self.words.say("terminal-goodbye", record=str(self.match.session.record))


def _lines_of(stream: Iterable[str]) -> Iterator[str]:
    """Lines of standard input; with a sign that it is the player's turn where there is somebody to see it."""
    prompt = sys.stdin.isatty() and sys.stdout.isatty()
    lines = iter(stream)
    while True:
        if prompt:
            print("> ", end="", flush=True)
        line = next(islice(lines, 1), None)
        if line is None:
            return
        yield line


def play_lines(deal: Deal, words: Words, after: str = "") -> None:
    """Play at standard input and output until ``q`` or the end of the input.

    Args:
        deal: the deal to play.
        words: the language to begin with.
        after: moves that are played first.
    """
    table = LineTable(deal, words)
    for said in table.opening():
        print(said, flush=True)
    for said in table.play(after):
        print(said, flush=True)
    for line in _lines_of(sys.stdin):
        for said in table.answer(line):
            print(said, flush=True)
        if table.closed:
            return
    for said in table.answer("q"):
        print(said, flush=True)
