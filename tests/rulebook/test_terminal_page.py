"""A page as text: ``mulligan rules``."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan.rulebook import languages, rules_page
from mulligan.rulebook.shown import Board
from mulligan.rulebook.text import WIDTH, page_lines
from tests.rulebook.pages import PAGES, built

GOLDEN = Path(__file__).with_name("golden")


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mulligan", "rules", *args]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False)


def test_the_english_page_of_golf_reads_as_it_has_been_read():
    """The file is written by ``mulligan rules golf``; read the difference before you commit it."""
    done = run("golf")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (GOLDEN / "golf.en.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_every_page_is_text_that_fits_a_terminal(lang, game):
    lines = list(page_lines(rules_page(lang, game)))
    assert lines[0] == rules_page(lang, game).title
    assert max(map(len, lines)) <= WIDTH
    assert "\x1b" not in "".join(lines)


def test_lists_tables_and_links_are_text_too():
    page = built(
        "## One {#one}\n\nA *run*\nof `d`, **long** and [far](#two).\n\n1. first\n2. second that is " + "long " * 20
        + "\n\n- point\n\n> quoted\n\n| a | b |\n|---|---|\n| {8c} | {52 - 1} |\n"
    )  # fmt: skip
    assert list(page_lines(page))[4:] == [
        "One",
        "---",
        "",
        "A run of d, long and far.",
        "",
        "1. first",
        "2. second that is long long long long long long long long long long long long",
        "   long long long long long long long long",
        "",
        "- point",
        "",
        "  quoted",
        "",
        "a           b",
        "8 of clubs  51",
    ]


@pytest.mark.parametrize("lang", languages())
def test_the_secret_of_a_round_is_whole_once_and_a_position_can_be_pasted_from_there(lang):
    text = "\n".join(page_lines(rules_page(lang, "table-golf")))
    codes = re.findall(r"TG1-S:2:[0-9a-f]{64}", text)
    assert len(codes) == 1
    captions = re.findall(r"TG1-S:2:0000…0005(.*)", text)
    boards = [token.meta["shown"] for token in rules_page(lang, "table-golf").tokens if token.type == "shown"]
    assert len(captions) == sum(isinstance(board, Board) for board in boards)
    shown = mulligan.open(codes[0], "draw put:1,1")
    assert any("draw put:1,1" in caption for caption in captions)
    assert [*shown.session.tokens] == ["draw", "put:1,1"]


@pytest.mark.parametrize(
    ("args", "code", "said"),
    [
        (("chess",), 1, "chess"),
        (("chess", "--lang", "it"), 1, "«chess» non"),
        (("golf", "--lang", "tlh"), 1, "tlh"),
        ((), 2, "Name a game"),
        (("golf", "--colour"), 2, "Usage"),
    ],
)
def test_what_cannot_be_shown_is_told(args, code, said):
    done = run(*args)
    assert (done.returncode, done.stdout) == (code, "")
    assert said in done.stderr


def test_pl_4_serbian_is_serbian_here_too():
    """As everywhere else a language alone is the script that it has a folder in."""
    assert run("golf", "--lang", "sr").stdout.startswith(rules_page("sr-Latn", "golf").title)


def test_an_underscore_is_a_hyphen_and_capitals_do_not_matter():
    assert run("GOLF").stdout.startswith(rules_page("en", "golf").title)
