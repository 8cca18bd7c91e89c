"""``mulligan solve`` as programs and people call it."""

import json

import pytest

from mulligan.games.registry import read_record
from mulligan.play.session import replay
from tests.terminal.test_command_line import run

KEYS = ["code", "verdict", "line", "minimal", "left", "strokes", "points", "states", "seconds"]


def solved(*args: str, text: str | None = None) -> dict:
    done = run("solve", *args, "--json", text=text)
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert list(answer)[: len(KEYS)] == KEYS
    assert answer["states"] >= 0
    assert answer["seconds"] >= 0
    return answer


def test_a_deal_that_can_be_won():
    answer = solved("GO1-N-AAAAAAB")
    assert (answer["code"], answer["verdict"], answer["left"]) == ("GO1-E-AAAAAAB", "won", 0)
    session = replay(read_record(" ".join([answer["code"], *answer["line"]]))).session
    assert session.outcome.kind == "won"
    assert session.score == answer["points"] == 350
    assert -len(session.state.stock) == answer["strokes"]


@pytest.mark.parametrize("objective", ["win", "shortest"])
def test_a_deal_that_cannot_be_won_has_no_winning_line(objective):
    answer = solved("GO1-S-AAAAAAB", "--objective", objective)
    assert (answer["verdict"], answer["line"]) == ("lost", None)


def test_best_reaches_the_best_also_when_lost():
    answer = solved("GO1-S-AAAAAAB", "--objective", "best")
    assert (answer["verdict"], answer["left"], answer["strokes"]) == ("lost", 1, 1)
    played = replay(read_record(" ".join([answer["code"], *answer["line"]])))
    assert played.stop is None
    assert (played.session.outcome.kind, played.session.score) == ("blocked", 1)


def test_from_a_record_the_line_goes_on_from_its_last_position(tmp_path):
    record = tmp_path / "game.txt"
    record.write_text("golf/strokes/ms:4 d d u d # and now?\n", encoding="utf-8")
    for name, text in ((str(record), None), ("-", record.read_text(encoding="utf-8"))):
        answer = solved(name, "--objective", "best", text=text)
        session = replay(read_record(f"golf/strokes/ms:4 d d {' '.join(answer['line'])}")).session
        assert session.score == answer["strokes"]
        assert session.outcome.kind == answer["verdict"] == "won"


def test_a_budget_that_is_used_up_is_no_fault():
    answer = solved("ms:5", "--budget", "0")
    assert (answer["verdict"], answer["line"], answer["left"]) == ("unknown", None, None)


def test_a_refused_move_of_a_record_gives_the_answer_for_the_position_reached():
    done = run("solve", "-", "--json", text="GO1-E-AAAAAAB d 5 1")
    assert done.returncode == 1
    assert json.loads(done.stdout)["verdict"] == "won"
    assert done.stderr.startswith("Move 3, 1: ")
    assert done.stderr.count("\n") == 1


def test_people_are_told_in_their_language():
    told = run("solve", "GO1-C-AAAAAAB", "--objective", "best", "--lang", "hr").stdout.splitlines()
    assert told[0] == "GO1-C-AAAAAAB: ne može se dobiti."
    assert told[1] == "Najmanje preostalih karata: 1. Najbolji rezultat u udarcima: 1, u bodovima: 330."
    assert "poteza: d" in told[2]
    assert "can be won" in run("solve", "GO1-E-AAAAAAB").stdout
    assert "--budget" in run("solve", "GO1-E-AAAAAAB", "--lang", "it", "--budget", "0").stdout


@pytest.mark.parametrize(
    ("args", "text", "said"),
    [
        (("GO1-E-AAAAAA1",), None, "position 13"),
        (("no-such-game.txt",), None, "no-such-game.txt"),
        (("-",), "", "empty"),
        (("-",), "chess d", "chess"),
        (("x" * 5000,), None, "too long"),
        (("GO1-E-AAAAAAB", "--lang", "tlh"), None, "tlh"),
    ],
)
def test_what_is_wrong_is_one_line_on_standard_error(args, text, said):
    done = run("solve", *args, "--json", text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [(), ("ms:1", "--objective", "fast"), ("ms:1", "--budget", "-1")])
def test_wrong_usage_is_exit_2(args):
    done = run("solve", *args)
    assert (done.returncode, done.stdout) == (2, "")
