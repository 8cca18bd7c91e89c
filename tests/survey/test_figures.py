"""Shares, means and rounds, against figures that others have printed."""

import polars as pl
import pytest

from mulligan.survey.asked import ask
from mulligan.survey.figures import figures_of, mean_of, share_of, wilson
from mulligan.survey.rows import SCHEMA


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson_intervals_as_printed(successes, trials, low, high):
    found = wilson(successes, trials)
    assert [round(end, 4) for end in found] == [low, high]


def test_an_interval_of_nothing_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_published_survey():
    """Blake and Gent: 45.109 +- 0.032 % of 10^7 deals of Golf; their interval is somewhat wider than Wilson's."""
    low, high = wilson(4_510_900, 10**7)
    assert 0.0005 < high - low < 0.00064


def test_undecided_deals_count_both_ways():
    share = share_of(won=30, lost=60, unknown=10)
    assert (share.least, share.most) == (0.3, 0.4)
    assert (share.low, share.high) == (wilson(30, 100)[0], wilson(40, 100)[1])


def test_the_mean_has_its_interval():
    found = mean_of(pl.Series([2, 4, 4, 4, 5, 5, 7, 9]))
    # Sum of squared differences 32, so the deviation is sqrt(32 / 7), and 1.959964 times it over sqrt(8) is 1.4816.
    assert (found.count, found.mean) == (8, 5.0)
    assert (round(found.low, 4), round(found.high, 4)) == (3.5184, 6.4816)
    assert mean_of(pl.Series([3])).low is None
    assert mean_of(pl.Series([], dtype=pl.Int16)) is None


def rows(*strokes: int | None) -> pl.DataFrame:
    found = [
        (number, "", "unknown" if one is None else "lost" if one > 0 else "won", one, one, 0, 1, 0.5, 60.0)
        for number, one in enumerate(strokes, 1)
    ]
    return pl.DataFrame(found, SCHEMA, orient="row")


def test_gp_15_rounds_are_nine_deals_one_after_another():
    found = figures_of(ask("golf", deals=20), rows(*[1] * 9, *[-2] * 9, 30, 30))
    assert (found.holes, found.rounds.count, found.rounds.mean) == (9, 2, (9 - 18) / 2)
    assert found.strokes.count == 20
    assert found.distribution == {-2: 9, 1: 9, 30: 2}


def test_a_round_with_an_undecided_deal_is_no_round():
    found = figures_of(ask("golf", deals=18), rows(*[1] * 8, None, *[2] * 9))
    assert (found.rounds.count, found.rounds.mean) == (1, 18)
    assert (found.strokes.count, found.share.unknown) == (17, 1)
    assert figures_of(ask("golf", deals=9), rows(*[1] * 8, None)).rounds is None


def test_a_game_without_strokes_has_none():
    found = figures_of(ask("klondike", deals=2), rows(None, None))
    assert (found.strokes, found.rounds, found.distribution, found.holes) == (None, None, {}, 1)
