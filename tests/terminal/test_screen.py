"""The full screen: a real application with keys and clicks, and a real terminal at the end."""

from __future__ import annotations

import contextlib
import os
import random
import re
import select
import subprocess
import sys
import time

import pytest
from textual.widgets import Static
from textual.worker import WorkerCancelled

from mulligan.api import deal_for
from mulligan.core.cards import UNSEEN
from mulligan.core.game import Refusal
from mulligan.core.table import Place
from mulligan.play.session import replay
from mulligan.rulebook.keys import action_keys
from mulligan.terminal.screen import TableScreen
from mulligan.terminal.walk import Cell
from mulligan.terminal.widgets import Board, Sheet
from mulligan.words import speak

GOLF = "GO1-E-AAAAAAB"
KLONDIKE = "KL1-D1N-AAAAAAB"
LINE = "d 5 6 6 1 7 d 1 7 5 6 2 5 d 1 3 d 6 7 2 5 4 3 2 1 1 7 d d 4 4 3 7 d 6 d 4 2 3 2 4 d d 5 3"
WON = LINE.split()
LABEL = re.compile(r"\b[A23456789TJQK][cdhs]\b")


def screen(code: str = GOLF, lang: str = "en", after: str = "") -> TableScreen:
    return TableScreen(deal_for(code), speak(lang), after)


def said(app: TableScreen) -> str:
    return str(app.query_one("#said", Static).content)


def label(app: TableScreen, name: str) -> str:
    return str(app.query_one(f"#{name}", Static).content)


def text_of(app: TableScreen) -> str:
    """All that is on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def tokens(app: TableScreen) -> list[str]:
    return app.table.match.session.tokens


def spot_of(app: TableScreen, place: str) -> tuple[int, int]:
    """A point of a place's free card, in the board."""
    board = app.query_one(Board)
    wanted = Cell(Place.read(place))
    width, height = board.size
    return next((x, y) for y in range(height) for x in range(width) if board._picture.at(x, y) == wanted)


async def test_a_whole_game_of_golf_is_won_by_digits_and_d():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        for token in WON:
            await pilot.press(token)
        assert app.table.match.session.outcome.kind == "won"
        assert tokens(app) == WON
        assert "Won: 350 points." in said(app)
        await pilot.press("d")
        assert "over" in said(app)
        await pilot.press("u", "r")
        assert tokens(app)[-2:] == ["u", "r"]


async def test_the_same_by_arrows_enter_and_the_space_bar():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("space", "end", "left", "left", "enter", "right", "enter", "enter")
        assert tokens(app) == WON[:4]
        await pilot.press("end", "enter")
        assert said(app).startswith("5 of clubs on 7 of clubs: ")
        await pilot.press("up", "enter")
        assert "this card is blocked" in said(app)
        assert label(app, "figures") == "Score 30   Moves 4   Stock 15"


async def test_klondike_lifts_puts_down_refuses_and_undoes():
    app = screen(KLONDIKE)
    game, words = app.table.match.session.game, app.table.words
    async with app.run_test(size=(80, 24)) as pilot:
        state = app.table.match.session.state
        moves = {game.write_move(move): move for move in app.table.match.session.view().legal}
        down = next(token for token in moves if token.isdigit())
        await pilot.press("home", *["right"] * (5 + int(down[0])))
        assert label(app, "here").startswith(f"Column {down[0]}: ")
        await pilot.press("m")
        assert said(app).startswith("Picked up: ")
        while label(app, "here").split(":")[0] != f"Column {down[1]}":
            await pilot.press("right")
        await pilot.press("enter")
        assert tokens(app) == [down]
        await pilot.press("u")
        assert app.table.match.session.state == state
        await pilot.press(down[0], down[1], "u")
        assert tokens(app) == [down, "u", down, "u"]
        tried = [game.read_move(state, f"1{column}") for column in range(2, 8)]
        wrong = next(move for move in tried if game.refusal(state, move) is not None)
        await pilot.press(":", *game.write_move(wrong), "enter")
        assert said(app) == words.refusal(game.refusal(state, wrong))
        await pilot.press("f")
        assert said(app) == words.refusal(Refusal("no_finish"))
        assert tokens(app) == [down, "u", down, "u"]


async def test_cards_are_clicked_and_a_covered_one_is_refused_with_its_reason():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Board, offset=spot_of(app, "stock"))
        await pilot.click(Board, offset=spot_of(app, "column5"))
        assert tokens(app) == ["d", "5"]
        x, y = spot_of(app, "column1")
        await pilot.click(Board, offset=(x, y - 1))
        assert "this card is blocked" in said(app)
        await pilot.click(Board, offset=(0, 0))
        assert tokens(app) == ["d", "5"]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 20), (132, 50)])
@pytest.mark.parametrize("code", [GOLF, "KL1-D3N-AAAAAAB", "TP1-E-AAAAAAB"])
async def test_nothing_hidden_is_on_the_screen_and_all_that_is_free_is(code, width, height):
    app = screen(code)
    async with app.run_test(size=(width, height)) as pilot:
        for _ in range(12):
            session = app.table.match.session
            shown = text_of(app)
            piles = session.view().piles
            seen = {card.text for pile in piles for card in pile.cards} - {UNSEEN.text}
            assert set(LABEL.findall(shown)) <= seen | set(LABEL.findall(str(session.deal)))
            assert {pile.cards[-1].text for pile in piles if pile.cards} - {UNSEEN.text} <= set(LABEL.findall(shown))
            names = {session.game.write_move(move) for move in session.view().legal}
            await pilot.press(next((name for name in sorted(names) if name in "1234567"), "d"))


async def test_too_small_a_window_is_told():
    app = screen()
    async with app.run_test(size=(20, 12)):
        assert "too small" in " ".join(text_of(app).split())


@pytest.mark.parametrize("lang", ["en", "hr", "it", "fi", "sr-Latn", "sr-Cyrl"])
async def test_every_language_labels_the_screen(lang):
    app, words = screen(lang=lang), speak(lang)
    async with app.run_test(size=(80, 24)) as pilot:
        assert len(words.say("screen-keys")) <= 40
        assert label(app, "keys") == words.say("screen-keys")
        await pilot.press("d")
        assert words.card(app.table.match.session.view().waste[-1]) in said(app).lower()
        await pilot.press("question_mark")
        assert isinstance(app.screen, Sheet)
        assert words.say("screen-key-leave") in " ".join(text_of(app).replace("│", " ").split())
        await pilot.press("escape")
        await pilot.press(":", *"lang en", "enter")
        assert label(app, "keys") == speak("en").say("screen-keys")


def test_the_keys_are_those_of_the_page():
    assert set(screen()._actions) == set(action_keys("patience").values())


async def test_position_and_can_go_are_said_by_the_words_of_the_page():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w")
        assert "Stock: 16 cards; waste: ace of clubs." in " ".join(text_of(app).replace("│", " ").split())
        await pilot.press("q", "home", "g")
        assert said(app) == "Draw"


async def test_a_run_is_walked_up_and_the_free_card_comes_back():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end", "up", "up")
        assert label(app, "here") == "Column 7, row 3: 3 of hearts"
        await pilot.press("down", "down")
        assert label(app, "here") == "Column 7: 5 of clubs"
        await pilot.press("down")
        assert label(app, "here").startswith("Waste: ")


async def test_a_hint_comes_when_it_is_ready():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert said(app).startswith("d: Hint: Draw. It wins in ")
        assert text_of(app).count("╔") == 2  # the stock, and the waste
        await pilot.press("d")
        assert "╔" not in text_of(app)


async def test_a_hint_that_comes_while_a_sheet_is_open_stands_below_the_table_then():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h", "question_mark")
        await app.workers.wait_for_complete()
        await pilot.press("escape")
        assert said(app).startswith("d: Hint: Draw. It wins in ")


async def test_no_hint_comes_for_a_table_that_went_on():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        board = app.query_one(Board)
        for key in ("H", "D"):
            board.post_message(Board.Pressed(key))
        await pilot.pause()
        (thinking,) = [*app.workers] or [None]
        with contextlib.suppress(WorkerCancelled):
            await app.workers.wait_for_complete()
        assert thinking is None or thinking.is_cancelled
        assert said(app).startswith("8 of spades")


async def test_a_new_game_leaves_one_that_is_being_played_only_when_asked_twice():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        first = app.table.match
        await pilot.press("d", "n")
        assert said(app).startswith("N again")
        await pilot.press("left", "n")
        assert app.table.match is first
        await pilot.press("u", "r", "n")
        assert app.table.match is first
        await pilot.press("n")
        assert app.table.match is not first
        assert label(app, "figures") == "Score 0   Moves 0   Stock 16"


async def test_the_line_takes_whatever_line_mode_takes():
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(":", *"d 5 2", "enter")
        assert tokens(app) == ["d", "5", "2"]
        await pilot.press("escape", ":", *"code", "enter")
        assert said(app) == GOLF
        await pilot.press(":", *"record", "enter")
        assert said(app) == f"{GOLF} d 5 2"
        await pilot.press(":", *"restart", "enter", ":", "escape")
        assert app.focused is app.query_one(Board)
        assert not app.query_one("#asking").display
        assert tokens(app) == []
        await pilot.press(":", *"new klondike", "enter")
        assert label(app, "title").startswith("Klondike, KL1-D1N-")
        await pilot.press(":", "?", "enter")
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape", ":", "q", "enter")
    assert app.parting == [speak("en").say("terminal-goodbye", record=str(app.table.match.session.record))]


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_pressed_and_clicked_the_record_tells_the_game(seed):
    chance = random.Random(seed)
    app = screen((GOLF, KLONDIKE, "TP1-E-AAAAAAB")[seed])
    keys = [
        *action_keys("patience"),
        *"1234567",
        "F",
        "Enter",
        "Escape",
        "ArrowLeft",
        "ArrowRight",
        "ArrowUp",
        "ArrowDown",
    ]
    keys.remove("H")
    async with app.run_test(size=(80, 24)) as pilot:
        for turn in range(120):
            place = chance.choice(app.table.match.session.view().piles).place
            cells = (None, Cell(place), Cell(place, chance.randint(1, 9)))
            tap = chance.random() < 0.3
            app._board.post_message(Board.Tapped(chance.choice(cells)) if tap else Board.Pressed(chance.choice(keys)))
            if turn % 10 == 0:
                await pilot.pause()
        await pilot.pause()
        session = app.table.match.session
        assert replay(session.record).session.state == session.state


async def test_moves_to_begin_with_are_played_and_told_by_the_last_answer():
    app = screen(after="d 5 1")
    async with app.run_test(size=(80, 24)):
        assert tokens(app) == ["d", "5"]
        assert said(app) == "6 of hearts on 9 of clubs: must be one rank higher or lower"


NEARLY = (
    "d d wf 6f 6f 6f d d d d d d wf d d d d d d d d d d d d d d wf d d d d d d d d d d d d d d d d d wf d d d wf "
    "d d d d wf 6f 6f d d wf d d d d d wf d d d d d d d d d wf d d d d d d d d d d d d wf d d d d d d wf d d d d "
    "d d wf 4f 34 53 6f 56 5f 51 7f d d d d d d d d wf 4f 24 2f d wf 42 d d d d d d d d d d w3 43 74 72 7f 2f 7f "
    "7f 4f 3f 4f 5f 3f 3f d d d d d d wf 1f 3f "
)


async def test_klondike_is_finished_by_its_letter_and_the_end_stays_in_the_title():
    app = screen("klondike/ms:13", after=NEARLY)
    async with app.run_test(size=(100, 30)) as pilot:
        assert app.table.match.session.outcome is None
        await pilot.press("f")
        assert app.table.match.session.outcome.kind == "won"
        await pilot.press("g")
        assert "Won: " in label(app, "title")
        assert said(app).endswith("there is nowhere to go now")


async def test_without_colours_the_letters_of_suits_stay(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    app = screen()
    async with app.run_test(size=(80, 24)):
        styles = [segment.style for strip in app.screen._compositor.render_strips() for segment in strip]
        assert {style.color.name for style in styles if style and style.color} <= {"default"}
        assert "6h" in text_of(app)


# In a terminal


class Terminal:
    """``mulligan play`` in a terminal of its own, 80 by 24."""

    def __init__(self, *args: str, **env: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self._end, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = os.environ | {"TERM": "xterm-256color", "MULLIGAN_LINE": ""} | env
        command = [sys.executable, "-m", "mulligan", "play", *args]
        self.process = subprocess.Popen(command, stdin=end, stdout=end, stderr=end, env=env, start_new_session=True)
        os.close(end)
        self.shown = ""

    def wait_for(self, text: str) -> None:
        until = time.monotonic() + 60
        while text not in self.shown:
            assert time.monotonic() < until, self.shown
            self._read(1.0)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._end], [], [], seconds)[0]:
            return True
        with contextlib.suppress(OSError):  # the other end is closed
            if more := os.read(self._end, 65536):
                self.shown += more.decode(errors="replace")
                return True
        return False

    def type(self, text: str) -> None:
        self.type_bytes(text.encode())

    def type_bytes(self, typed: bytes) -> None:
        os.write(self._end, typed)

    def end(self) -> int:
        while self._read(60):
            pass
        os.close(self._end)
        return self.process.wait(timeout=60)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
class TestInATerminal:
    def test_the_screen_opens_plays_and_closes_with_the_record(self):
        terminal = Terminal(GOLF)
        terminal.wait_for("\x1b[?1049h")
        terminal.wait_for("leave")
        terminal.type("d")
        terminal.wait_for("8 of spades")
        terminal.type("q")
        assert terminal.end() == 0
        assert f"Your game as a record: {GOLF} d" in terminal.shown.rpartition("\x1b[?1049l")[2]

    def test_bytes_that_are_no_text_end_nothing(self):
        terminal = Terminal(GOLF)
        terminal.wait_for("leave")
        terminal.type_bytes(b"\xff")
        # A key that is read in one piece with the byte goes with it; one more changes nothing where the list is open.
        terminal.type("?")
        while "Escape closes this." not in terminal.shown and terminal._read(1.0):
            terminal.type("?")
        terminal.type("\x03")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.shown
        assert f"Your game as a record: {GOLF}" in terminal.shown.rpartition("\x1b[?1049l")[2]

    @pytest.mark.parametrize(("args", "env"), [(("--line",), {}), ((), {"TERM": "dumb"}), ((), {"MULLIGAN_LINE": "1"})])
    def test_line_mode_where_it_is_asked_for_or_nothing_can_be_drawn(self, args, env):
        terminal = Terminal(GOLF, *args, **env)
        terminal.wait_for("> ")
        terminal.type("q\n")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.shown


def test_a_pipe_is_played_in_line_mode():
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", "play", GOLF],
        input="d\nq\n", capture_output=True, text=True, timeout=60, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == f"Your game as a record: {GOLF} d"
    assert "\x1b" not in done.stdout + done.stderr


def test_other_ways_to_play_load_nothing_of_the_screen():
    code = "import sys; from mulligan.terminal import line; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"textual", "rich"} & set(loaded)
