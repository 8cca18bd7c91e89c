"""The full screen: the table drawn, and played by keys, by the mouse, or by the commands of line mode.

What is said is said by the table of line mode (line.py); here it is only shown. Which key does what stands in the table
of keys that the page reads too (rulebook/keys.json).
"""

from __future__ import annotations

import asyncio
import textwrap
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult, RenderResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Input, Static

from mulligan.core.codes import Deal
from mulligan.core.table import STOCK, Call, Carry, Pile, Place, View
from mulligan.play.session import Session
from mulligan.rulebook.keys import action_keys, keys_of
from mulligan.terminal.driver import driver
from mulligan.terminal.hand import Hand
from mulligan.terminal.line import LineTable, Thought
from mulligan.terminal.picture import Marks, draw
from mulligan.terminal.plan import depth_of, plan_of
from mulligan.terminal.walk import Cell, Ground, Stride
from mulligan.terminal.widgets import Board, Sheet
from mulligan.words import Words

_STRIDES: Final[dict[str, Stride]] = {
    "ArrowLeft": "left",
    "ArrowRight": "right",
    "ArrowUp": "up",
    "ArrowDown": "down",
    "Home": "home",
    "End": "end",
}
_COMMAND: Final = ":"
_LEAVE: Final = "Q"
_THINKING: Final = "thinking"
"""The group of what is thought about beside the table."""
_WIDE: Final = 72
"""From so many columns on, texts have fewer lines."""


class TableScreen(App[None]):
    """The table on a screen of its own.

    Attributes:
        table: what is played, and what is said of it.
        parting: what is said after the screen has been closed, as far as it is known already.

    Args:
        deal: the deal to play.
        words: the language to begin with.
        after: moves that are played first.
    """

    TITLE = "Mulligan"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (_WIDE, "-wide")]  # noqa: RUF012 - declared so by Textual
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("escape", "close_line", show=False),
    ]
    CSS_PATH = "screen.tcss"

    def __init__(self, deal: Deal, words: Words, after: str = "") -> None:
        super().__init__(driver_class=driver(), ansi_color=True)
        self.table = LineTable(deal, words, seen=True)
        self.parting: list[str] = []
        self._after = after
        self._board = Board()
        self._line = Input(compact=True)
        self._texts = {name: Static(id=name, markup=False) for name in ("title", "figures", "here", "said", "keys")}
        self._hand = Hand(lambda: self._session, lambda: self.table.words, self.table.pick)
        self._here = Cell(self._ground.places[0])
        self._laid: Session | None = None
        self._depth = 0
        self._asks_for_new = False
        # A thread of our own: leaving waits for none that cannot be stopped at once, as one that compiles.
        self._thinker = ThreadPoolExecutor(1)
        self._keys = action_keys("patience")
        self._actions: dict[str, Callable[[], None]] = {
            "draw": lambda: self._play(self.table.pick(STOCK, None, None)),
            "lift": lambda: self._say(self._hand.lift(self._here)),
            "can-go": lambda: self._say(self._hand.can_go(self._here)),
            "undo": lambda: self._play(self.table.answer("u")),
            "redo": lambda: self._play(self.table.answer("r")),
            "hint": lambda: self._command("hint"),
            "where": lambda: self._command("w"),
            "new": self._new,
            "keys": self._list_keys,
        }

    @property
    def _session(self) -> Session:
        return self.table.match.session

    @property
    def _ground(self) -> Ground:
        session = self._session
        return Ground(session.view(), session.game.layout_of(session.state))

    def compose(self) -> ComposeResult:
        """The game above the table; below it where the player stands, what is said, and the keys."""
        yield from (self._texts["title"], self._texts["figures"])
        yield self._board
        yield from (self._texts["here"], self._texts["said"], self._texts["keys"])
        with Horizontal(id="asking"):
            yield Static(_COMMAND, markup=False)
            yield self._line

    def on_mount(self) -> None:
        """Show the deal, and play what is to be played first."""
        self.theme = "ansi-dark"
        self._say(self.table.opening())
        if self._after.strip():
            # What led here is told by its end.
            self._say([*self.table.play(self._after)][-1:])
        self._board.focus()

    def on_unmount(self) -> None:
        """Let the thread that thinks end."""
        self._thinker.shutdown(wait=False)

    # What comes in

    def on_board_pressed(self, event: Board.Pressed) -> None:
        """Do what a key stands for."""
        key = event.key
        asked, self._asks_for_new = self._asks_for_new, False
        if key in _STRIDES:
            self._walk(_STRIDES[key])
        elif key == "Enter":
            self._play(self._hand.choose(self._here))
        elif key == "Escape":
            self._say(self._hand.put_back())
        elif key == _COMMAND:
            self._open_line()
        elif key == _LEAVE:
            self.exit()
        elif key in self._columns:
            self._here = Cell(self._columns[key])
            self._play(self._hand.choose_whole(self._here.place))
        elif key in self._calls:
            self._play(self.table.answer(self._calls[key]))
        elif key in self._keys:
            self._asks_for_new = asked and self._keys[key] == "new"
            self._actions[self._keys[key]]()

    def on_board_tapped(self, event: Board.Tapped) -> None:
        """Play what a click means; beside all cards it puts back what was picked up."""
        self._asks_for_new = False
        # What was clicked may be another table's by now.
        if event.cell is None or event.cell.place not in self._ground.places:
            self._say(self._hand.put_back())
            return
        self._here = self._ground.settled(event.cell)
        self._play(self._hand.choose(event.cell))

    def on_board_resized(self) -> None:
        """Draw for the new size."""
        self._draw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer a line as line mode does."""
        self.action_close_line()
        self._command(event.value)

    def action_close_line(self) -> None:
        """Back from the line to the table."""
        self.screen.remove_class("-asking")
        self._board.focus()

    def _open_line(self) -> None:
        self._line.value = ""
        self.screen.add_class("-asking")
        self._line.focus()

    @property
    def _columns(self) -> dict[str, Place]:
        """The columns that digits stand for."""
        return {
            str(place.number): place for place in self._ground.places if place.kind == "column" and place.number < 10
        }

    @property
    def _calls(self) -> dict[str, str]:
        """The letters of what can be called in this game, with their tokens, whether or not it may be called now."""
        game, rules = self._session.game, self._session.deal.rules
        tokens = [game.write_move(move) for move in game.all_moves(rules) if isinstance(move, Call)]
        return {token.upper(): token for token in tokens if len(token) == 1}

    # What is done

    def _walk(self, stride: Stride) -> None:
        stops = self._hand.targets
        ground = self._ground
        self._here = ground.among(stops, self._here, stride) if stops else ground.walk(self._here, stride)
        self._draw()

    def _play(self, said: Iterator[str]) -> None:
        """Say what comes of an action; when the table has gone on, nobody waits for what was thought about it."""
        before = (self._session, len(self._session.tokens))
        lines = list(said)
        if before != (self._session, len(self._session.tokens)):
            self.workers.cancel_group(self, _THINKING)
        self._hand.look()
        self._say(lines)

    def _command(self, line: str) -> None:
        thought = self.table.thought(line)
        if thought is not None:
            self._say([self.table.words.say("page-thinking")])
            self._think(thought)
            return
        if line.strip():
            self._play(self.table.answer(line))
        if self.table.closed:
            self.exit()

    @work(group=_THINKING, exclusive=True)
    async def _think(self, thought: Thought) -> None:
        given_up = threading.Event()
        try:
            lines = await asyncio.get_running_loop().run_in_executor(self._thinker, thought, given_up.is_set)
        finally:
            given_up.set()
        self._say(lines)

    def _new(self) -> None:
        """A new deal; a game that is being played is left only by asking twice."""
        session = self._session
        if session.moves and session.outcome is None and not self._asks_for_new:
            self._say([self.table.words.say("screen-new-again")])
            self._asks_for_new = True
            return
        self._asks_for_new = False
        self._command("new")

    # What is shown

    def _list_keys(self) -> None:
        words = self.table.words
        session, view = self._session, self._session.view()
        calls = [move for move in session.game.all_moves(session.deal.rules) if isinstance(move, Call)]
        rows = (
            *keys_of("patience", len(self._columns), words),
            *((session.game.write_move(call).upper(), words.move(view, call)) for call in calls),
            (_COMMAND, words.say("screen-key-command")),
            (_LEAVE, words.say("screen-key-leave")),
        )
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for key, does in rows:
            grid.add_row(Text(key), Text(does))
        self._show_sheet(grid)

    def _show_sheet(self, text: RenderResult) -> None:
        self.push_screen(Sheet(text, self.table.words.say("screen-close")))

    def _say(self, said: Iterable[str]) -> None:
        """Show what is said below the table, or on a sheet where there is no room for it."""
        lines = list(said)
        if self.table.closed:
            self.parting = lines
            return
        width, height = max(20, self.size.width), 2 if self.size.width >= _WIDE else 4
        wrapped = [part for line in lines for part in textwrap.wrap(line, width) or [""]]
        if len(wrapped) > height:
            self._show_sheet(Text("\n".join(lines)))
        else:
            self._texts["said"].update("\n".join(lines))
        self._draw()

    def _draw(self) -> None:
        """Draw everything but what is said."""
        ground, words, board = self._ground, self.table.words, self._board
        self._here = ground.settled(self._here)
        if self._laid is not self._session:
            self._laid, self._depth = self._session, depth_of(self._session)
        width, height = board.size
        plan = plan_of(ground.layout, self._depth, width, height)
        if plan is None:
            board.show(words.say("screen-too-small"))
        else:
            board.show(draw(ground.view, ground.layout, plan, self._marks(ground.view), width, height))
        self._label(ground.view)

    def _marks(self, view: View) -> Marks:
        lifted, row = self._hand.lifted, self._hand.first_row
        return Marks(
            self._here,
            lifted=None if lifted is None or row is None else (lifted.place, row),
            targets=self._hand.targets,
            advised=[*self._advised_cells(view)],
            open=[pile.place for pile in view.piles if not pile.cards and self._hand.tapped(Cell(pile.place))],
        )

    def _advised_cells(self, view: View) -> Iterator[Cell]:
        """The card that a hint says to carry, and where it goes."""
        move = self.table.advised
        if isinstance(move, Carry):
            covered = move.row is not None and move.row < len(view[move.source])
            yield Cell(move.source, move.row if covered else None)
            yield Cell(move.target)

    def _label(self, view: View) -> None:
        words, deal = self.table.words, self.table.match.named
        title = [words.say("terminal-deal", code=str(deal), game=words.game(deal.game.key)), words.rules(deal)]
        if view.outcome is not None:
            title.append(words.result(self._session.deal.rules, view))
        self._texts["title"].update(" · ".join(title))
        self._texts["figures"].update("   ".join(self._figures(view)))
        self._texts["here"].update(self._standing(view))
        self._texts["keys"].update(words.say("screen-keys"))

    def _figures(self, view: View) -> Iterator[str]:
        """Score and moves, what else the game counts, how the round stands, and the stock, which says so itself too."""
        words, match, session = self.table.words, self.table.match, self._session
        yield _figure(words.say("page-score"), words.score(session.deal.rules, session.score))
        yield _figure(words.say("page-moves"), session.moves)
        yield from (words.figure(one) for one in view.figures if one.shown)
        if match.series:
            yield _figure(words.say("page-bankroll"), words.score(match.deal.rules, match.total))
        elif match.holes > 1:
            yield _figure(words.say("page-hole"), f"{match.hole}/{match.holes}")
            yield _figure(words.say("page-total"), words.score(match.deal.rules, match.total))
        yield from (_figure(words.place(STOCK), len(pile.cards)) for pile in view.piles if pile.place == STOCK)

    def _standing(self, view: View) -> str:
        """Where the player stands, and what lies there."""
        words, (place, row) = self.table.words, (self._here.place, self._here.row)
        if row is not None:
            card = words.card(view[place][row - 1])
            return words.say("page-cell-covered", place=words.place(place), row=row, card=card)
        return words.say("page-cell", place=words.place(place), what=words.pile(Pile(place, view[place]), "none"))


def _figure(name: str, value: object) -> str:
    return f"{name} {value}"


def play_screen(deal: Deal, words: Words, after: str = "") -> int:
    """Play on a screen of its own until the player leaves; then the game is told as a record.

    Args:
        deal: the deal to play.
        words: the language to begin with.
        after: moves that are played first.

    Returns:
        0, or another number where the screen ended by a fault, which has been told.
    """
    screen = TableScreen(deal, words, after)
    screen.run()
    for said in screen.parting or screen.table.answer("q"):
        print(said, flush=True)
    return screen.return_code or 0
