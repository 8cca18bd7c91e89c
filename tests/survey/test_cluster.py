"""Surveys on a Dask cluster: a scheduler and workers in processes of their own, and the death of one."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

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
)

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
GOLF = ("golf", "--rules", "C")
QUIET = ("--no-dashboard", "--host", "127.0.0.1")


class Cluster:
    """A scheduler on this machine, and workers that are processes without anybody who would start them anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes: list[subprocess.Popen] = []
        self.start("dask_scheduler", "--port", "0", *QUIET)

    def start(self, role: str, *args: str, **env: str) -> subprocess.Popen:
        command = [sys.executable, "-m", f"distributed.cli.{role}", *args, "--scheduler-file", str(self.file)]
        with (self.folder / "said").open("ab") as said:
            process = subprocess.Popen(command, cwd=self.folder, env=os.environ | env, stdout=said, stderr=said)
        self.processes.append(process)
        return process

    def start_worker(self, **env: str) -> subprocess.Popen:
        return self.start("dask_worker", "--nthreads", "1", "--no-nanny", *QUIET, **env)

    @property
    def address(self) -> str:
        # The file is there before anything is in it.
        until(lambda: self.file.exists() and self.file.read_text().rstrip().endswith("}"), self.processes[0])
        return pl.read_json(self.file)["address"].item()


@pytest.fixture
def cluster(tmp_path):
    (tmp_path / "dask").mkdir()
    made = Cluster(tmp_path / "dask")
    yield made
    for process in made.processes:
        process.kill()
        process.wait(PATIENCE)


def test_a_cluster_survives_the_death_of_a_worker(cluster, tmp_path):
    file = tmp_path / "golf.parquet"
    doomed, other = cluster.start_worker(), cluster.start_worker()
    survey = start(*GOLF, "--deals", MANY, "--out", file, "--cluster", cluster.address)
    until(lambda: parts_of(file), survey)
    before = numbers_in(parts_of(file))
    doomed.send_signal(signal.SIGKILL)
    # What the dead worker was at is solved by the other.
    until(lambda: set(range(1, max(before) + 1)) < numbers_in(parts_of(file)), survey)
    assert other.poll() is None
    assert stop(survey).returncode == 130
    gone_on_with(file, *GOLF)


def test_a_cluster_that_goes_away_is_told_and_what_was_solved_stays(cluster, tmp_path):
    file = tmp_path / "golf.parquet"
    cluster.start_worker()
    survey = start(*GOLF, "--deals", MANY, "--out", file, "--cluster", cluster.address)
    until(lambda: parts_of(file), survey)
    for process in cluster.processes:
        process.kill()
    done = end(survey)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"The cluster at {cluster.address} has gone away" in done.stderr.splitlines()[-1]
    assert parts_of(file)


def test_a_worker_without_mulligan_is_told(cluster, tmp_path):
    (tmp_path / "mulligan").mkdir()
    (tmp_path / "mulligan/__init__.py").touch()
    cluster.start_worker(PYTHONPATH=str(tmp_path))
    done = run("golf", "--deals", 5, "--cluster", cluster.address)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1].startswith("A worker of the cluster cannot solve; it needs Mulligan installed")


def test_a_cluster_started_here():
    found = surveyed("golf", "--rules", "T", "--deals", 40, "--cluster", "local", "--workers", 1)
    assert (found["won"] + found["lost"], found["unknown"]) == (40, 0)
    assert found["distribution"] == surveyed("golf", "--rules", "T", "--deals", 40)["distribution"]


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "ftp://127.0.0.1:1"])
def test_where_there_is_no_cluster(address, monkeypatch):
    monkeypatch.setenv("DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT", "1s")
    done = run("golf", "--deals", 5, "--cluster", address)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"There is no cluster with a worker at {address}" in done.stderr
    assert "Traceback" not in done.stderr
