"""Surveys as processes of their own, as people run them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import psutil

MANY = 10**6
"""Deals of a survey that is meant to be stopped before it ends."""
PATIENCE = 120
"""Seconds after which something that has to come about is taken not to."""


def start(*args: object) -> subprocess.Popen[str]:
    """A survey in a process group of its own, as a shell would start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "mulligan", "survey", *map(str, args)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )


def end(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    """Wait for its end."""
    try:
        out, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise AssertionError(process.communicate()) from None
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def run(*args: object) -> subprocess.CompletedProcess[str]:
    return end(start(*args))


def surveyed(*args: object) -> dict[str, Any]:
    """The figures of a survey that ends well."""
    done = run(*args, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def until(what: Callable[[], object], process: subprocess.Popen[str]) -> None:
    """Wait until something is so while a process runs."""
    end_of_patience = time.monotonic() + PATIENCE
    while not what():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end_of_patience
        time.sleep(0.02)


def parts_of(file: Path) -> list[Path]:
    return sorted(file.with_name(f"{file.name}.parts").glob("*.parquet"))


def rows_in(files: list[Path]) -> pl.DataFrame:
    return pl.concat([pl.read_parquet(file) for file in files])


def numbers_in(files: list[Path]) -> set[int]:
    """The numbers of the deals, each of which is there once."""
    numbers = rows_in(files)["number"].to_list() if files else []
    assert len(set(numbers)) == len(numbers)
    return set(numbers)


def stop(process: subprocess.Popen[str]) -> subprocess.CompletedProcess[str]:
    """Ctrl+C, which a terminal sends to the whole group."""
    os.killpg(process.pid, signal.SIGINT)
    return end(process)


def gone_on_with(file: Path, *args: object) -> pl.DataFrame:
    """The rows after a survey was stopped or killed, and asked for again as far as it had come.

    No deal is lost, none is there twice, and none was solved again.
    """
    kept = rows_in(parts_of(file))
    deals = max(numbers_in(parts_of(file)))
    found = surveyed(*args, "--deals", deals, "--out", file, "--workers", 2)
    assert found["won"] + found["lost"] == deals
    rows = pl.read_parquet(file)
    assert rows["number"].to_list() == list(range(1, deals + 1))
    # Times differ from run to run: a row with the same time was not solved again.
    assert rows.join(kept, on=kept.columns, how="semi").height == len(kept)
    assert not [path for path in file.parent.iterdir() if path != file and path.name.startswith(file.name)]
    return rows


def workers_of(process: psutil.Process | subprocess.Popen[str]) -> list[psutil.Process]:
    """The processes that a survey has started to solve."""
    children = psutil.Process(process.pid).children(recursive=True)
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]
