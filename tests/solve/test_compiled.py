"""The kernels run uncompiled too, and find a place for what is compiled, or do without one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan.compiled import sources
from mulligan.core.faults import Unreadable
from mulligan.solve.klondike_search import search
from mulligan.solve.registry import find_solver
from mulligan.words import speak

HOUSE = Path(mulligan.__file__).parent
ROOT = Path(__file__).parents[2]
SOLVE = "from mulligan.solve.golf import solve; from mulligan.games.registry import read_code; print(solve(read_code('{}').start()).left)"


@pytest.mark.parametrize("tests", ["golf_small", "klondike_small", "klondike_playout"])
def test_kernels_run_uncompiled_too(tests):
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/solve/test_{tests}.py"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_PROFILE": "quick"},
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_kernels_are_kept_by_all_sources_of_their_room(tmp_path):
    """Numba sees changes in a kernel's own file only; the solvers and the bots call kernels of other files."""
    rooms = [tmp_path / name for name in ("before", "same", "after")]
    for room in rooms:
        room.mkdir()
        (room / "kernel.py").write_text("from constants import LIMIT")
        (room / "constants.py").write_text(f"LIMIT = {1 + (room.name == 'after')}")
    before, same, after = map(sources, rooms)
    assert before == same != after
    assert search.__qualname__.endswith(sources(HOUSE / "solve"))


@pytest.fixture
def unwritable(tmp_path: Path) -> Path:
    """A copy of the package in which Numba can keep nothing beside the source, whoever runs the test."""
    copy = tmp_path / "house/mulligan"
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns("__pycache__", "client"))
    (copy / "solve/__pycache__").write_text("a file where a folder would be")
    return copy.parent


def solve_there(house: Path, cache: Path, code: str) -> str:
    """Solve a deal with the package in ``house`` and a user's cache folder."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    # The two ways in which the systems are told where a user's cache is.
    env |= {"PYTHONPATH": str(house), "XDG_CACHE_HOME": str(cache), "LOCALAPPDATA": str(cache), "HOME": str(cache)}
    return subprocess.run(
        [sys.executable, "-c", SOLVE.format(code)], env=env, capture_output=True, text=True, timeout=280, check=True
    ).stdout


def test_what_is_compiled_goes_to_the_users_cache_where_the_package_cannot_be_written(unwritable, tmp_path):
    cache = tmp_path / "cache"
    cache.mkdir()
    assert solve_there(unwritable, cache, "golf/strict/ms:2") == "0\n"
    assert list(cache.rglob("golf_scan.*.nbi"))


def test_a_machine_without_any_place_for_it_solves_all_the_same(unwritable, tmp_path):
    (tmp_path / "file").touch()
    assert solve_there(unwritable, tmp_path / "file/cache", "golf/strict/ms:1") == "6\n"


def test_each_game_has_a_solver_or_says_so():
    assert all(callable(find_solver(key)) for key in ("golf", "klondike"))
    with pytest.raises(Unreadable) as caught:
        find_solver("tripeaks")
    assert (caught.value.code, caught.value.facts) == ("no_solver", {"game": "tripeaks", "games": "golf, klondike"})
    said = speak("en").unreadable(caught.value)
    assert said == "There is no solver for TriPeaks; there is one for: Golf patience, Klondike"
