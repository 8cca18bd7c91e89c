"""The benchmark of bots deals the same cards to every seat, and counts what it says it counts."""

import pytest
from bench.bots import interval, meet, row

PAIR = ("greedy", "random")


@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_has_half_of_the_seats_of_every_deal(players):
    records = meet(PAIR, "2x2", players, 4, 0.01)
    for record in records.values():
        assert len(record.means) == 4
        assert record.seats == 4 * players
        assert 0 <= record.well <= record.closed <= 4 * 2
    line, short = row(PAIR, "2x2", players, records)
    assert line.startswith(f"| 2x2 | {players} | greedy – random | {4 * 2} | ")
    assert short == []


def test_what_is_short_of_a_promise_is_said():
    """Players that are as good as each other.."""
    records = meet(("random", "random"), "2x3", 2, 3, 0.01)
    _, short = row(("easy", "random"), "2x3", 2, {"easy": records["random"], "random": records["random"]})
    assert short == ["2x3: easy is not clearly better than random"]


def test_an_interval():
    assert interval([1.0, 3.0]) == (2.0, pytest.approx(1.96))
    assert interval([5.0]) == (5.0, float("inf"))
