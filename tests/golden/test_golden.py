"""Whole games stay as they were read and found right; ``python -m tests.golden`` writes them anew."""

from pathlib import Path

import pytest

from mulligan.games.registry import read_record
from mulligan.play.session import replay
from tests.golden.playthrough import playthrough, records, written

BLOCKED = sorted((Path(__file__).parent / "blocked").glob("*.record"))


@pytest.mark.parametrize("record", records(), ids=lambda path: path.stem)
def test_a_playthrough_is_as_it_was_written(record):
    assert playthrough(record.read_text(encoding="utf-8")) == written(record).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "score", "moves", "stock", "kind", "left"),
    [
        ("easy-won", 350, 49, 2, "won", 0),
        ("classic-blocked", 330, 50, 0, "blocked", 1),
        ("traditional-won", 0, 51, 0, "won", 0),
        # 520 + 105, 5 for each of 9 waste cards on a column, less the 100 that recycling cost.
        ("klondike-draw1-won", 570, 119, 0, "won", 0),
        ("klondike-draw3-finished", 380, 88, 0, "won", 0),
        ("klondike-vegas-won", 208, 107, 0, "won", 0),
        # 661 points when it is won, and 700,000 divided by 129 seconds.
        ("klondike-windows-timed", 661 + 5426, 102, 0, "won", 0),
        ("tripeaks-won", 90, 42, 9, "won", 0),
        ("table-golf-closed", 1, 16, 93, "closed", 0),
    ],
)
def test_the_ends_of_the_playthroughs(name, score, moves, stock, kind, left):
    """CD-3, GP-10 to GP-14, KL-13, KL-14, KL-17, written here once more by hand."""
    path = next(path for path in records() if path.stem == name)
    end = replay(read_record(path.read_text(encoding="utf-8")))
    assert end.stop is None
    session = end.session
    face_down = next(pile.cards for pile in session.view().piles if pile.place.kind in ("stock", "draw"))
    assert (session.score, session.moves, len(face_down)) == (score, moves, stock)
    assert (session.outcome.kind, session.outcome.left) == (kind, left)


def test_every_record_has_its_end_written_by_hand():
    ends = next(mark for mark in test_the_ends_of_the_playthroughs.pytestmark if mark.name == "parametrize")
    assert {path.stem for path in records()} == {end[0] for end in ends.args[1]}


@pytest.mark.parametrize(("removed", "points"), [(31, 270), (30, 250), (25, 150), (18, 10), (17, 0)])
def test_gp13_blocked_games_of_the_table(removed, points):
    """Real games that end so, found by a player who chooses at random."""
    path = next(path for path in BLOCKED if path.stem == str(removed))
    end = replay(read_record(path.read_text(encoding="utf-8")))
    assert end.stop is None
    session = end.session
    assert (session.outcome.kind, session.outcome.left) == ("blocked", 35 - removed)
    assert session.score == points
    assert session.state.stock == ()
    assert sum(map(len, session.state.columns)) == 35 - removed
