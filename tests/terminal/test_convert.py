"""``mulligan convert`` as a process: which text goes where, and what is refused with which exit code."""

import json
import subprocess
import sys

import pytest
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game
from pysol_cards.random_base import RandomBase

DECK = "112102084034131094032082053011013071114033023103122092083041014121064072113132024093073042012111022104133134031063074061021051044054123043052101124081091062"


def run(*args: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mulligan", *args],
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        encoding="utf-8",
    )


def converted(*args: str, text: str | None = None) -> str:
    done = run("convert", *args, text=text)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def dealt(code: str) -> dict:
    report = json.loads(run("deal", code.strip(), "--json").stdout)
    return {key: report[key] for key in ("game", "columns", "waste", "stock", "foundations", "face_down")}


@pytest.mark.parametrize("code", ["golf/pysol:32001", "klondike/greenfelt:815"])
@pytest.mark.parametrize("form", ["fcsolve", "solvitaire"])
def test_there_and_back_is_the_same_deal(code, form):
    text = converted(code, "--to", form)
    back = converted("-", "--to", "code", text=text)
    assert back.split("/")[1].startswith("deck:")
    assert dealt(back) == dealt(code)
    assert converted("-", "--from", form, "--to", form, text=text) == text


def test_a_board_of_pysol_cards_from_a_file(tmp_path):
    board = Game("klondike", 24, RandomBase.DEALS_PYSOLFC).calc_layout_string(CardRenderer(False))
    file = tmp_path / "ms:24"
    file.write_text(f"\ufeff{board}", encoding="utf-8")
    assert dealt(converted(str(file), "--to", "code")) == dealt("klondike/pysol:24")


def test_a_bare_deck_is_klondike_s_unless_golf_is_asked_for():
    assert converted("-", "--to", "code", text=f"{DECK}\n") == f"klondike/deck:{DECK}\n"
    assert converted("-", "--from", "deck", "--to", "code", "--game", "golf", text=DECK) == f"golf/deck:{DECK}\n"
    assert converted("klondike/greenfelt:815", "--to", "deck") == f"{DECK}\n"
    assert converted(f"deck:{DECK}", "--to", "deck") == f"{DECK}\n"


def test_codes_are_written_in_their_canonical_form():
    assert converted("KLONDIKE/D3V/KPAT:24", "--to", "code") == "klondike/draw=3+vegas/kpat:24\n"
    assert converted("https://example.org/deal/go1-n-aaaaaab", "--to", "code") == "GO1-E-AAAAAAB\n"
    assert converted("-", "--to", "code", text="# a comment\nms:5\n") == "golf/ms:5\n"


BOARD = Game("golf", 5, RandomBase.DEALS_MS).calc_layout_string(CardRenderer(True))


@pytest.mark.parametrize(
    ("args", "text", "said"),
    [
        (("-",), BOARD.replace("QD", "KS"), "missing: queen of diamonds; more than once: king of spades"),
        (("-",), BOARD[:-6], "missing: 7 of hearts, 8 of clubs"),
        (("-",), BOARD.replace("QD", "QX"), "Word 2 of line 1, “QX”, is not a card"),
        (("-",), BOARD.replace("\nAH ", " AH\n"), "The waste holds 2 cards"),
        (("-",), BOARD.replace("\n8S", " 8S"), "10-5-5-5-5-5"),
        (("-", "--game", "klondike"), BOARD, "right would be: klondike 1-2-3-4-5-6-7"),
        (("-", "--game", "chess"), BOARD, "There is no game “chess”"),
        (("-",), '{"stock": ["AH", "5X"]}', 'Card 2 of “stock”, "5X", is not a card'),
        (("-",), '{"stock": [', "The text is not JSON"),
        (("-",), DECK[:-3], "153 digits"),
        (("-",), f"102{DECK[3:]}", "missing: jack of diamonds; more than once: 10 of diamonds"),
        (("-",), "", "There is no text"),
        (("-",), "what is this", "--from: fcsolve, solvitaire, deck, code"),
        (("-",), "GO1-E-AAAAAAB d 5", "After the code stands “d”"),
        (("ms:x",), None, "“x”"),
        ((f"deck:{DECK[:-3]}",), None, "153 digits"),
        (("pysol:" + "9" * 300,), None, "at most 20 digits"),
        (("no-such-board.txt",), None, "no-such-board.txt"),
        (("ms:5", "--from", "fcsolve"), None, "ms:5"),
    ],
)
def test_what_is_wrong_is_one_line_on_standard_error(args, text, said):
    done = run("convert", *args, "--to", "code", text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("form", ["fcsolve", "solvitaire", "deck"])
def test_a_deal_that_a_format_cannot_hold_is_refused(form):
    done = run("convert", "GO1-EJ1-AAAAAAB", "--to", form)
    assert (done.returncode, done.stdout) == (1, "")
    assert form in done.stderr


def test_a_saved_game_of_bytes_is_never_loaded(tmp_path):
    """PySolFC saves games in a form that can run code when it is loaded."""
    file = tmp_path / "game.pso"
    file.write_bytes(b"\x80\x04cposix\nsystem\n(S'touch owned'\ntR.")
    done = run("convert", str(file), "--to", "code")
    assert (done.returncode, done.stdout) == (1, "")
    assert "byte 1" in done.stderr
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "args", [("ms:5",), ("ms:5", "--to", "pickle"), ("--to", "code"), ("-", "--from", "x", "--to", "code")]
)
def test_wrong_usage_is_exit_2(args):
    done = run("convert", *args, text="")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Usage" in done.stderr
