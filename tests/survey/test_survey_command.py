"""``mulligan survey``: what it tells is what solving each deal tells."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import polars as pl
import pytest

from mulligan.games.registry import read_code
from mulligan.solve.golf import solve
from mulligan.survey.rows import SCHEMA
from tests.survey.running import run, surveyed

KNOWN = Path(__file__).parents[1] / "solve/data/golf_ms.txt"


def test_a_survey_agrees_with_solving_each_deal(tmp_path):
    file, plot = tmp_path / "golf.parquet", tmp_path / "golf.svg"
    found = surveyed(
        "golf", "--rules", "C", "--deals", 300, "--first", 7, "--workers", 2, "--out", file, "--plot", plot
    )
    first = read_code("GO1-C-AAAAAAH")
    solutions = [solve(first.following(further).start(), want_line=False) for further in range(300)]
    verdicts = Counter(solution.verdict for solution in solutions)
    assert (found["won"], found["lost"], found["unknown"]) == (verdicts["won"], verdicts["lost"], 0)
    strokes = [solution.strokes for solution in solutions]
    assert found["distribution"] == {str(one): count for one, count in sorted(Counter(strokes).items())}
    assert found["strokes"]["mean"] == pytest.approx(sum(strokes) / 300)
    rounds = [sum(strokes[at : at + 9]) for at in range(0, 297, 9)]
    assert (found["rounds"]["count"], found["rounds"]["mean"]) == (33, pytest.approx(sum(rounds) / 33))
    assert (found["code"], found["deals"], found["game"], found["rules"]["ends"]) == (
        "GO1-C-AAAAAAH", 300, "golf", "queen"
    )  # fmt: skip

    rows = pl.read_parquet(file)
    assert rows.schema == SCHEMA
    assert rows["number"].to_list() == list(range(7, 307))
    assert rows["code"].to_list() == [str(first.following(further)) for further in range(300)]
    for column in ("verdict", "left", "strokes", "points", "states"):
        assert rows[column].to_list() == [getattr(solution, column) for solution in solutions], column
    assert not list(tmp_path.glob("golf.parquet.*")), "what lay beside the file is gone"

    text = plot.read_text(encoding="utf-8")
    assert text.startswith("<?xml")
    assert text.rstrip().endswith("</svg>")


@pytest.mark.parametrize("rules", ["strict+when_stuck", "wrap"])
def test_a_survey_of_known_deals_tells_what_is_known_of_them(rules):
    ends, draw = rules.partition("+")[::2]
    lines = [line.split() for line in KNOWN.read_text().splitlines()]
    figures = next(line[3:] for line in lines if line[:3] == ["strokes", draw or "anytime", ends])
    found = surveyed("golf", "--rules", rules, "--numbering", "ms", "--deals", len(figures))
    assert found["distribution"] == {str(one): n for one, n in sorted(Counter(map(int, figures)).items())}
    assert found["won"] == sum(int(one) <= 0 for one in figures)


def test_people_read_it_in_their_language_and_progress_is_apart():
    done = run("golf", "--rules", "T", "--deals", 20, "--workers", 1, "--lang", "hr")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].split("  ")[0] == "Igra"
    assert "GO1-T-AAAAAAB" in lines[1]
    assert "\x1b" not in done.stdout + done.stderr
    assert done.stderr.splitlines()[0] == "0 od 20 dijeljenja."
    assert done.stderr.splitlines()[-1].startswith("20 od 20 dijeljenja")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "There is no game “chess”"),
        (("golf", "--rules", "nothing"), "“nothing” says nothing about the rules"),
        (("golf", "--numbering", "mine"), "there are: own, ms"),
        (("golf", "--numbering", "ms", "--first", "0"), "numbers go from 1 to"),
        (("golf", "--first", "8031810170", "--deals", "7"), "no deal number 8031810176"),
        (("golf", "--plot", "plot.doc"), ".svg or .png"),
        (("golf", "--out", "no/such/folder/golf.parquet"), "golf.parquet cannot be written"),
        (("tripeaks",), "There is no solver for TriPeaks"),
        (("table-golf",), "There is no solver for Table Golf"),
        (("golf", "--lang", "tlh"), "tlh"),
    ],
)
def test_what_is_wrong_is_one_line_on_standard_error(args, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = run(*args, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("args", [(), ("golf", "--deals", "0"), ("golf", "--budget", "-1"), ("golf", "--workers", "0")])
def test_wrong_usage_is_exit_2(args):
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize(
    ("package", "args"), [("polars", ()), ("distributed", ("--cluster", "local")), ("matplotlib", ("--plot", "x.svg"))]
)
def test_without_the_extra_one_is_told_what_to_install(package, args):
    code = "import sys; sys.modules[sys.argv.pop(1)] = None; from mulligan.cli import main; main()"
    command = [sys.executable, "-c", code, package, "survey", "golf", "--deals", "10", *args, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"A survey needs the package {package}, which is not installed; it comes with: pip install 'mulligan[survey]'\n"
    )


def test_deals_over_their_budget_are_undecided_until_they_are_given_more(tmp_path):
    file, plot = tmp_path / "golf.parquet", tmp_path / "golf.png"
    args = ("golf", "--rules", "S", "--deals", 30, "--workers", 1, "--out", file)
    found = surveyed(*args, "--budget", 0, "--plot", plot)
    assert (found["unknown"], found["least"], found["most"]) == (30, 0, 1)
    assert (found["low"], found["high"], found["strokes"], found["rounds"]) == (0, 1, None, None)
    assert plot.read_bytes().startswith(b"\x89PNG")
    before = pl.read_parquet(file)
    assert surveyed(*args, "--budget", 0) == found, "they are not tried again for nothing"
    assert pl.read_parquet(file).equals(before)
    assert surveyed(*args)["unknown"] == 0
    assert pl.read_parquet(file)["number"].to_list() == list(range(1, 31))


def test_json_is_one_object_with_nothing_that_json_lacks():
    done = run("golf", "--deals", 1, "--workers", 1, "--json")
    assert done.stdout.count("\n") == 1
    found = json.loads(done.stdout, parse_constant=pytest.fail)
    assert (found["strokes"]["count"], found["strokes"]["low"], found["rounds"]) == (1, None, None)
