"""A survey can be stopped in any way; whoever asks again loses no deal and repeats none."""

import os
import signal
from io import BytesIO

import polars as pl
import psutil
import pytest

from mulligan.core.faults import Unreadable
from mulligan.survey.asked import ask
from mulligan.survey.conduct import conduct
from mulligan.survey.rows import SCHEMA, rows_for
from mulligan.words import speak
from tests.survey.running import (
    MANY,
    PATIENCE,
    end,
    gone_on_with,
    numbers_in,
    parts_of,
    run,
    start,
    stop,
    surveyed,
    until,
    workers_of,
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
GOLF = ("golf", "--rules", "C")


def test_stopped_and_killed_and_gone_on_with(tmp_path):
    file = tmp_path / "golf.parquet"
    args = (*GOLF, "--deals", MANY, "--workers", 1, "--out", file)

    stopped = start(*args)
    until(lambda: parts_of(file), stopped)
    workers = workers_of(stopped)
    done = stop(stopped)
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr.splitlines()[-1] == (
        "Stopped. What is solved is safe beside golf.parquet; the same command goes on from there."
    )
    assert "Traceback" not in done.stderr
    assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == []

    first = len(parts_of(file))
    killed = start(*args)
    until(lambda: len(parts_of(file)) > first, killed)
    workers = workers_of(killed)
    assert workers
    os.kill(killed.pid, signal.SIGKILL)
    end(killed)
    assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == [], "workers do not outlive their survey"
    assert not file.exists()
    gone_on_with(file, *GOLF)


def test_a_survey_killed_while_it_puts_its_file_in_place_loses_and_repeats_nothing(tmp_path):
    """The file is there and its parts are not gone yet: the rows are in both."""
    file = tmp_path / "golf.parquet"
    args = ("golf", "--rules", "T", "--deals", 30, "--workers", 1, "--out", file)
    surveyed(*args)
    rows = pl.read_parquet(file)
    parts = tmp_path / "golf.parquet.parts"
    parts.mkdir()
    rows[:20].write_parquet(parts / "1-1.parquet")
    rows[20:].write_parquet(parts / "1-21.parquet")
    (parts / "1-30.parquet.unfinished").write_bytes(b"PAR1")
    surveyed(*args)
    assert pl.read_parquet(file).equals(rows)


def test_rows_written_twice_because_one_stopped_in_between_are_there_once(tmp_path):
    survey, file = ask("golf", "S", deals=9), tmp_path / "golf.parquet"
    solved = [(number, f"GO1-S-AAAAAA{'ABCDEFGHIJ'[number]}", "won", 0, 0, 0, 1, 0.5, 60.0) for number in range(1, 10)]
    with rows_for(survey, file) as rows:
        rows.add(solved[:4])
        rows.flush()
        rows.add(solved[4:6])
        rows._keep(pl.DataFrame(solved[4:6], SCHEMA, orient="row"))
    assert numbers_in(parts_of(file)) == set(range(1, 7))
    with rows_for(survey, file) as rows:
        assert rows.missing() == [range(7, 10)]
        rows.add(solved[6:])
        assert rows.finish().rows() == solved
    assert list(tmp_path.iterdir()) == [file]


def test_more_deals_later_are_added_and_the_others_stay(tmp_path):
    file = tmp_path / "golf.parquet"
    surveyed("golf", "--rules", "T", "--first", 50, "--deals", 20, "--workers", 1, "--out", file)
    before = pl.read_parquet(file)
    found = surveyed("golf", "--rules", "T", "--first", 40, "--deals", 25, "--workers", 1, "--out", file)
    assert found["won"] + found["lost"] == 25
    rows = pl.read_parquet(file)
    assert rows["number"].to_list() == list(range(40, 70))
    assert rows.filter(pl.col("number") >= 50).equals(before)


def test_a_file_of_other_rules_is_refused_and_stays_as_it_is(tmp_path):
    file = tmp_path / "golf.parquet"
    surveyed("golf", "--rules", "S", "--deals", 5, "--workers", 1, "--out", file)
    before = file.read_bytes()
    done = run("golf", "--rules", "T", "--deals", 5, "--out", file, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "The file golf.parquet holds deals like GO1-S-AAAAAAB, and this survey is of deals like GO1-T-AAAAAAB: "
        "name another file for it\n"
    )
    for rules, numbering in (("S", "ms"), ("strict+strokes+jokers=1", "own")):
        with pytest.raises(Unreadable) as fault:
            conduct(ask("golf", rules, numbering), speak("en"), out=file)
        assert (fault.value.code, fault.value.facts["there"]) == ("survey_other_rules", "GO1-S-AAAAAAB")
    same = conduct(ask("golf", "strict+strokes", deals=5), speak("en"), out=file)
    assert same.share.won + same.share.lost == 5, "the same rules in other words"
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["golf.parquet"]


def other_parquet() -> bytes:
    content = BytesIO()
    pl.DataFrame({"number": [1]}).write_parquet(content)
    return content.getvalue()


@pytest.mark.parametrize(
    "content", [b"", b"number,code\n1,GO1-S-AAAAAAB\n", other_parquet()], ids=["empty", "csv", "other"]
)
def test_a_file_that_holds_no_survey_is_not_written_over(content, tmp_path):
    file = tmp_path / "notes.parquet"
    file.write_bytes(content)
    with pytest.raises(Unreadable, match="survey_not_ours"):
        conduct(ask("golf", deals=5), speak("en"), out=file)
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


def test_the_death_of_a_worker_costs_nothing_and_two_surveys_do_not_share_a_file(tmp_path):
    file = tmp_path / "golf.parquet"
    args = (*GOLF, "--deals", MANY, "--workers", 2, "--out", file)
    survey = start(*args)
    until(lambda: len(workers_of(survey)) == 2 and parts_of(file), survey)

    other = run(*args)
    assert (other.returncode, other.stdout) == (1, "")
    assert other.stderr == "Another survey is writing to golf.parquet: wait until it ends, or name another file\n"

    until(lambda: len(workers_of(survey)) == 2, survey)
    before = numbers_in(parts_of(file))
    os.kill(workers_of(survey)[0].pid, signal.SIGKILL)
    until(lambda: set(range(1, max(before) + 1)) < numbers_in(parts_of(file)), survey)
    assert stop(survey).returncode == 130
    gone_on_with(file, *GOLF)
