"""What a survey tells: shares and means, each with the interval in which the truth lies in 95 of 100 surveys."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

import polars as pl

from mulligan.core.options import options
from mulligan.survey.asked import Survey, numbering_of
from mulligan.survey.rows import UNKNOWN

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The Wilson score interval of a share, from 0 to 1; all of it where nothing was tried."""
    if not trials:
        return 0.0, 1.0
    share, spread = successes / trials, _Z * _Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    # Rounding aside, the ends are exact where all or none succeeded.
    low = middle - half if successes else 0.0
    high = middle + half if successes < trials else 1.0
    return low, high


@dataclass(frozen=True, slots=True)
class Share:
    """How many deals can be won.

    Attributes:
        won: those that can.
        lost: those that cannot.
        unknown: those that were left undecided.
        least: the share won if no undecided deal can be won.
        most: the share won if all of them can.
        low: the lower end of the interval of ``least``.
        high: the upper end of the interval of ``most``.
    """

    won: int
    lost: int
    unknown: int
    least: float
    most: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of so many values, and its interval; without one where there are fewer than two."""

    count: int
    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Figures:
    """What a survey tells.

    Attributes:
        survey: what was asked.
        share: how many deals can be won.
        strokes: the mean of the best strokes; ``None`` in a game that has none.
        distribution: how many deals have which best strokes.
        holes: the deals of a round; 1 in a game without rounds.
        rounds: the mean of the best strokes of a round, rounds being one after another from the first deal on; those
            with an undecided deal are left out. ``None`` where there is none.
        seconds: the mean time that a deal took its solver.
        slowest: the code of the deal that took longest, and its seconds.
        states: how many positions were reached, in all.
    """

    survey: Survey
    share: Share
    strokes: Mean | None
    distribution: dict[int, int]
    holes: int
    rounds: Mean | None
    seconds: float
    slowest: tuple[str, float]
    states: int


def share_of(won: int, lost: int, unknown: int) -> Share:
    """Shares, with undecided deals counted both ways."""
    deals = won + lost + unknown
    low, _ = wilson(won, deals)
    _, high = wilson(won + unknown, deals)
    least, most = (won / deals, (won + unknown) / deals) if deals else (0.0, 1.0)
    return Share(won, lost, unknown, least, most, low, high)


def mean_of(values: pl.Series) -> Mean | None:
    """The mean of values, by the normal approximation; ``None`` where there are none."""
    known = values.drop_nulls().cast(pl.Float64)
    mean, deviation = known.mean(), known.std()
    if not isinstance(mean, float):
        return None
    if not isinstance(deviation, float):
        return Mean(len(known), mean, None, None)
    half = _Z * deviation / sqrt(len(known))
    return Mean(len(known), mean, mean - half, mean + half)


def _holes(survey: Survey) -> int:
    """How many deals a round of this game has, if it has rounds (GP-15)."""
    for item in options(survey.first.game.rules_type):
        if item.name == "holes":
            return max(value for value in item.values if isinstance(value, int))
    return 1


def _rounds(rows: pl.DataFrame, holes: int) -> pl.Series:
    """The strokes of each round whose deals are all decided."""
    rounds = rows.with_row_index("at").group_by(pl.col("at") // holes).agg(pl.len(), pl.col("strokes"))
    whole = rounds.filter(pl.col("strokes").list.drop_nulls().list.len() == holes)
    return whole["strokes"].cast(pl.List(pl.Int64)).list.sum()


def figures_of(survey: Survey, rows: pl.DataFrame) -> Figures:
    """What the rows of a survey tell; ``rows`` are those of all its deals, by number."""
    verdicts = dict(rows["verdict"].cast(pl.String).value_counts().iter_rows())
    strokes = rows["strokes"].drop_nulls()
    holes = _holes(survey)
    slowest = rows.row(rows["seconds"].arg_max() or 0, named=True)
    mean = mean_of(rows["seconds"])
    return Figures(
        survey,
        share_of(verdicts.get("won", 0), verdicts.get("lost", 0), verdicts.get(UNKNOWN, 0)),
        mean_of(strokes),
        dict(strokes.value_counts().sort("strokes").iter_rows()),
        holes,
        mean_of(_rounds(rows, holes)) if holes > 1 and len(strokes) else None,
        mean.mean if mean else 0.0,
        (slowest["code"], slowest["seconds"]),
        int(rows["states"].sum()),
    )


def figures_json(found: Figures) -> dict[str, Any]:
    """What ``mulligan survey --json`` prints."""
    survey = found.survey
    rules = survey.first.rules
    return {
        "game": survey.first.game.key,
        "rules": {item.name: getattr(rules, item.name) for item in options(rules)},
        "numbering": numbering_of(survey.first),
        "first": survey.numbers.start,
        "deals": survey.deals,
        "code": str(survey.first),
        "confidence": CONFIDENCE,
        **asdict(found.share),
        "strokes": found.strokes and asdict(found.strokes),
        "distribution": {str(strokes): count for strokes, count in found.distribution.items()},
        "holes": found.holes,
        "rounds": found.rounds and asdict(found.rounds),
        "budget": survey.budget,
        "seconds": found.seconds,
        "slowest": {"code": found.slowest[0], "seconds": found.slowest[1]},
        "states": found.states,
    }
