"""TG-20: a table joined from the terminal by its link, beside somebody at the socket; a real server, a real terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from mulligan.api import deal_for, read_table_link
from mulligan.core.faults import Unreadable
from mulligan.terminal.guest import Guest
from mulligan.terminal.seats import token_for
from mulligan.wire import messages
from mulligan.words import speak
from tests.web.server import Server


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    yield server
    server.close()


class Terminal:
    """``mulligan play LINK`` in a process of its own."""

    def __init__(self, link: str, home, stderr: int | None = None) -> None:
        env = os.environ | {"XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mulligan", "play", link, "--line"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, text=True, env=env,
        )  # fmt: skip

    def type(self, line: str) -> None:
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """The first line from here on in which a text stands."""
        for line in self.process.stdout:
            if text in line:
                return line.rstrip("\n")
        raise AssertionError(f"the terminal ended before it said {text!r}")

    def end(self) -> int:
        self.process.stdin.close()
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code


def test_a_link_to_a_table_is_told_from_other_texts():
    assert read_table_link("http://localhost:8000/t/abc-D_1") == "ws://localhost:8000/ws/abc-D_1"
    assert read_table_link("https://play.example/golf/t/abc/") == "wss://play.example/golf/ws/abc"
    for text in (
        "golf",
        "GO1-E-AAAAAAB",
        "http://localhost/deal/GO1-E-AAAAAAB",
        "ftp://x/t/abc",
        "http:///t/a",
        "http://x/t/",
    ):
        assert read_table_link(text) is None


@pytest.mark.parametrize("place", ["[", "[:1]", "x:99999", "x:port", "user@", ":80", "a..b", "a" * 300])
def test_tg_20_a_link_to_no_possible_address_is_refused_and_no_silent_end(place):
    link = f"http://{place}/t/abc"
    assert read_table_link(link) is None
    with pytest.raises(Unreadable) as caught:
        deal_for(link)
    assert caught.value.code == "link"


@pytest.mark.timeout(90)
def test_a_round_is_played_from_the_terminal_by_its_link_and_the_seat_is_kept(server, tmp_path):
    answer = server.post(
        "/api/tables", {"game": "table-golf", "options": {"board": "2x2", "face_up": "3", "rounds": "1"}}
    )
    link = f"{server.url}/t/{answer.json()['table']}"
    terminal = Terminal(link, tmp_path)
    terminal.until("You are watching")
    terminal.type("start")
    terminal.until("Only the owner")
    terminal.type("sit Ana")
    terminal.until("You sit down as Ana.")
    terminal.type("nonsense")
    terminal.until("No round is being played")
    terminal.type("v")
    terminal.until("One sits at the table")
    terminal.type("lang it")
    terminal.until("Al tavolo")
    assert terminal.end() == 0
    again = Terminal(link, tmp_path)
    again.until("Ana (you): 0")
    again.type("q")
    again.until("Your seat is kept")
    assert again.end() == 0


@pytest.mark.skipif(os.name != "posix", reason="the data folder of XDG")
@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"ws://x/ws/a": 7}'])
def test_tg_20_a_damaged_file_of_seats_keeps_nobody_out_and_a_seat_is_for_its_owner_only(
    damaged, tmp_path, monkeypatch
):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept = tmp_path / "mulligan" / "seats.json"
    kept.parent.mkdir()
    kept.write_text(damaged, encoding="utf-8")
    token = token_for("ws://x/ws/a")
    assert len(token) >= 24
    assert token_for("ws://x/ws/a") == token
    assert token_for("ws://x/ws/b") != token
    assert kept.stat().st_mode & 0o077 == 0


def test_what_is_typed_becomes_moves_questions_and_actions():
    guest = Guest(speak("en"), "secret")
    asked = {
        line: getattr(guest.read(line), "move", None)
        for line in (
            "draw",
            "take",
            "put 1 2",
            "put:1,2",
            "drop 2,1",
            "sit Ana B",
            "say hello, all",
            "bot hard",
            "start",
        )
    }
    assert asked == {
        "draw": "play draw",
        "take": "play take",
        "put 1 2": "play put:1,2",
        "put:1,2": "play put:1,2",
        "drop 2,1": "play drop:2,1",
        "sit Ana B": "sit Ana B",
        "say hello, all": "say hello, all",
        "bot hard": "bot hard",
        "start": "start",
    }
    assert guest.read("vo") == messages.Ask(what="boards")
    assert guest.read("r") == messages.Ask(what="results")
    assert guest.read("w") == messages.Where()
    assert guest.read("l") == ["Nothing has happened since your last turn"]
    assert guest.read("length") == ["length is one of: brief, normal, full"]
    assert guest.read("length full") == messages.Speak(lang="en", length="full")
    assert guest.read("lang xx")[0].startswith("There is no language")
    assert len(guest.read("?")) == 4
    assert guest.read("") == []
    assert guest.read("q") == ["Your seat is kept: the same link leads back to it"]


def test_tg_23_what_was_not_answered_is_asked_once_more_after_a_broken_connection():
    guest = Guest(speak("en"), "secret")
    draw, chat = guest.read("draw"), guest.read("say hello")
    assert guest.read("v") == messages.Ask(what="board")
    assert guest.unanswered == (draw, chat)
    assert list(guest.hear(messages.Done(id=draw.id, version=3))) == []
    assert guest.unanswered == (chat,)
    refused = messages.Refused(id=chat.id, fault="rules", reason="bad_text", said="No.", version=3)
    assert list(guest.hear(refused)) == ["No."]
    assert guest.unanswered == ()


def test_tg_23_what_was_refused_unread_is_given_up_and_nothing_after_it():
    """The server answers in order: a refusal without an id is about what was asked first."""
    guest = Guest(speak("en"), "secret")
    long, draw = guest.read("say " + "x" * 70_000), guest.read("draw")
    assert guest.unanswered == (long, draw)
    refused = messages.Refused(id=None, fault="rules", reason="too_large", said="Too large.", version=3)
    assert list(guest.hear(refused)) == ["Too large.", f"“say {'x' * 56}…” is not sent again"]
    assert guest.unanswered == (draw,)
    assert [*guest.end_by(1009)] == ["“play draw” is not sent again"]
    assert guest.unanswered == ()
    assert list(guest.hear(refused)) == ["Too large."]
    assert not guest.over


@pytest.mark.timeout(90)
def test_tg_20_a_link_to_no_table_is_told_once_and_is_the_end(server, tmp_path):
    """The input stays open: it is not what ends the command."""
    terminal = Terminal(f"{server.url}/t/NOSUCH", tmp_path, stderr=subprocess.PIPE)
    assert terminal.process.wait(timeout=60) == 1
    assert terminal.process.stdout.read() == ""
    assert terminal.process.stderr.read() == "There is no such table: check the link or begin a new game\n"
    for stream in (terminal.process.stdin, terminal.process.stdout, terminal.process.stderr):
        stream.close()


@pytest.mark.timeout(90)
def test_tg_23_too_long_a_line_is_refused_once_and_the_table_goes_on(server, tmp_path):
    answer = server.post("/api/tables", {"game": "table-golf", "options": {"rounds": "1"}})
    terminal = Terminal(f"{server.url}/t/{answer.json()['table']}", tmp_path)
    terminal.until("You are watching")
    terminal.type("sit Ana")
    terminal.until("You sit down as Ana.")
    terminal.type("say " + "x" * 70_000)
    terminal.until("The message is too large")
    terminal.until("is not sent again")
    terminal.type("nonsense")
    terminal.until("No round is being played")
    assert terminal.end() == 0
