"""The rows of a survey: in memory, or in a Parquet file that loses and repeats none, however the survey ends.

While a survey runs, its rows go to part files in a folder beside the file, ``FILE.parts``. Each appears whole, under
its name, when it is on the disk. At the end they become the one file, which likewise appears whole, and only then are
they removed. Whoever begins again reads all there is and solves what is missing.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np
import polars as pl

from mulligan.core.faults import Unreadable
from mulligan.games.registry import read_code
from mulligan.survey.asked import Survey
from mulligan.survey.work import Row

UNKNOWN: Final = "unknown"
VERDICTS: Final = ("lost", UNKNOWN, "won")
SCHEMA: Final = pl.Schema(
    {
        "number": pl.Int64(),
        "code": pl.String(),
        "verdict": pl.Enum(VERDICTS),
        "left": pl.Int16(),
        "strokes": pl.Int16(),
        "points": pl.Int32(),
        "states": pl.Int64(),
        "seconds": pl.Float64(),
        "budget": pl.Float64(),
    }
)
"""The columns of the file, one row for each deal."""
_SECONDS: Final = 2.0
"""How long rows may stay in memory only."""
_PART: Final = re.compile(r"(?P<run>[0-9]+)-[0-9]+\.parquet", re.ASCII)
"""The name of a part: how many times the survey was begun, and the first deal in it."""


class Rows:
    """Rows in memory.

    Attributes:
        survey: what is asked.
    """

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self._frames: list[pl.DataFrame] = []
        self._new: list[Row] = []
        self._written = monotonic()

    def add(self, rows: list[Row]) -> None:
        """Keep rows; they are safe within two seconds, if this is called as often."""
        self._new += rows
        if monotonic() - self._written > _SECONDS:
            self.flush()

    def flush(self) -> None:
        """Make all rows safe."""
        if self._new:
            self._keep(pl.DataFrame(self._new, SCHEMA, orient="row"))
            self._new = []
        self._written = monotonic()

    def _keep(self, frame: pl.DataFrame) -> None:
        self._frames.append(frame)

    def _kept(self, columns: list[str]) -> list[pl.DataFrame]:
        return [frame.select(columns) for frame in self._frames]

    def _all(self, *columns: str) -> pl.DataFrame:
        """Rows by number; of a deal that was tried again, that with the larger budget."""
        read = list(dict.fromkeys(("number", "budget", *columns)))
        rows = pl.concat([SCHEMA.to_frame().select(read), *self._kept(read)]).sort("number", "budget")
        return rows.unique("number", keep="last", maintain_order=True).select(columns)

    def missing(self) -> list[range]:
        """The numbers of the deals still to be solved, as runs of consecutive ones.

        A deal that was left undecided is missing if it may take longer now.
        """
        rows, asked = self._all("number", "verdict", "budget"), self.survey.numbers
        settled = rows.filter((pl.col("verdict") != UNKNOWN) | (pl.col("budget") >= self.survey.budget))["number"]
        here = settled.filter(settled.is_between(asked.start, asked.stop - 1)).to_numpy()
        done = np.zeros(len(asked), np.bool_)
        done[here - asked.start] = True
        edges = np.flatnonzero(np.diff(done, prepend=True, append=True)) + asked.start
        return [range(start, stop) for start, stop in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)]

    def finish(self) -> pl.DataFrame:
        """All rows of the deals asked for, by number, one for each deal."""
        self.flush()
        asked = self.survey.numbers
        rows = self._all(*SCHEMA).filter(pl.col("number").is_between(asked.start, asked.stop - 1))
        assert len(rows) == len(asked), "a deal of the survey has no row"
        return rows


class RowsInFile(Rows):
    """Rows in a Parquet file and, until it is whole, in parts beside it.

    Attributes:
        file: the file.
        parts: the folder of the parts.
    """

    def __init__(self, survey: Survey, file: Path) -> None:
        super().__init__(survey)
        self.file = file
        self.parts = file.with_name(f"{file.name}.parts")
        found = {path: _PART.fullmatch(path.name) for path in sorted(self.parts.glob("*.parquet"))}
        runs = {path: int(match["run"]) for path, match in found.items() if match}
        self._run = 1 + max(runs.values(), default=0)
        self._files = [file, *runs] if file.exists() else [*runs]
        for kept in self._files:
            self._check(kept)

    def _check(self, file: Path) -> None:
        """Make sure that a file is one of this survey: of the same game, rules and numbering."""
        try:
            with _told(file):
                ours = pl.Schema(pl.read_parquet_schema(file)) == SCHEMA
                codes = pl.read_parquet(file, columns=["code"], n_rows=1)["code"].to_list() if ours else []
        except pl.exceptions.PolarsError:
            ours, codes = False, []
        if not ours:
            raise Unreadable("survey_not_ours", {"file": file.name})
        for code in codes:
            if not self.survey.is_alike(read_code(code)):
                raise Unreadable(
                    "survey_other_rules", {"file": file.name, "there": code, "here": str(self.survey.first)}
                )

    def _keep(self, frame: pl.DataFrame) -> None:
        # Named by its first deal, so that rows written twice because Ctrl+C came in between are there once.
        part = self.parts / f"{self._run}-{frame['number'][0]}.parquet"
        _write(frame, part)
        if part not in self._files:
            self._files.append(part)

    def _kept(self, columns: list[str]) -> list[pl.DataFrame]:
        return [pl.read_parquet(file, columns=columns) for file in self._files]

    def finish(self) -> pl.DataFrame:
        """As without a file; what is in parts is in the file then."""
        self.flush()
        parts = [file for file in self._files if file != self.file]
        if parts:
            _write(self._all(*SCHEMA), self.file)
            self._files = [self.file]
            with _told(self.parts):
                for part in parts:
                    part.unlink()
        return super().finish()


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What the operating system refuses is told with the file's name."""
    try:
        yield
    except OSError as fault:
        raise Unreadable("survey_file", {"file": file.name, "why": fault.strerror or str(fault)}) from fault


def _write(frame: pl.DataFrame, file: Path) -> None:
    """Write a file that is there as a whole or not at all, whatever happens meanwhile."""
    content = BytesIO()
    frame.write_parquet(content)
    unfinished = file.with_name(f"{file.name}.unfinished")
    with _told(file):
        with unfinished.open("wb") as stream:
            stream.write(content.getbuffer())
            stream.flush()
            os.fsync(stream.fileno())
        unfinished.replace(file)
        if os.name == "posix":  # the name too is on the disk, before anything that relies on it is removed
            folder = os.open(file.parent, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)


@contextmanager
def _alone(folder: Path, file: Path) -> Iterator[None]:
    """Hold a folder, so that no other survey writes to the same file.

    The lock is a database's: every system gives it back however the process ends.
    """
    with _told(file):
        folder.mkdir(exist_ok=True)
    lock = folder / "lock"
    with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise Unreadable("survey_file", {"file": lock.name, "why": str(fault)}) from fault
            raise Unreadable("survey_busy", {"file": file.name}) from fault
        try:
            yield
        finally:
            connection.close()
            with suppress(OSError):  # the parts of a survey that was stopped stay, and so does their folder
                lock.unlink()
                folder.rmdir()


@contextmanager
def rows_for(survey: Survey, file: Path | None) -> Iterator[Rows]:
    """The rows of a survey: in memory, or in a file.

    However this is left, the rows that were added are safe.

    Raises:
        Unreadable: ``survey_other_rules``, ``survey_not_ours``, ``survey_busy``, or ``survey_file`` where the file
            cannot be read or written.
    """
    if file is None:
        yield Rows(survey)
        return
    with _alone(file.with_name(f"{file.name}.parts"), file):
        rows = RowsInFile(survey, file)
        try:
            yield rows
        finally:
            rows.flush()
