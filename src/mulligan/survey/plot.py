"""A survey as a picture, drawn without a display."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import numpy as np
import polars as pl
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from mulligan.core.faults import Unreadable
from mulligan.survey.figures import Figures
from mulligan.survey.report import deals_line, share_line
from mulligan.survey.rows import UNKNOWN
from mulligan.words import Words

_SUFFIXES: Final = (".svg", ".png")
_COLOURS: Final = {"won": "#0072b2", UNKNOWN: "#999999", "lost": "#d55e00"}
"""Two of them differ for everybody, in whatever way they see colours."""


def check_plot(file: Path) -> None:
    """Make sure that a plot can have this name. Raises Unreadable: ``survey_plot`` or ``survey_file``."""
    if file.suffix.lower() not in _SUFFIXES:
        raise Unreadable("survey_plot", {"file": file.name})


def _strokes(axes: Axes, rows: pl.DataFrame, words: Words) -> None:
    """How many deals of each verdict have which best strokes, one verdict on top of the other."""
    below: Counter[int] = Counter()
    for verdict, colour in _COLOURS.items():
        counts = dict(rows.filter(pl.col("verdict") == verdict)["strokes"].drop_nulls().value_counts().iter_rows())
        if counts:
            bottom = [below[strokes] for strokes in counts]
            axes.bar(
                list(counts), list(counts.values()), 0.8, bottom, color=colour, label=words.say(f"survey-{verdict}")
            )
            below.update(counts)
    axes.set_xlabel(words.say("survey-head-strokes"))


def _times(axes: Axes, rows: pl.DataFrame, words: Words) -> None:
    """How long deals take their solver, each verdict on top of the other."""
    kinds = [verdict for verdict in _COLOURS if (rows["verdict"] == verdict).any()]
    times = [1000 * rows.filter(pl.col("verdict") == verdict)["seconds"].to_numpy() for verdict in kinds]
    shortest, longest = max(min(map(np.min, times)), 1e-3), max(*map(np.max, times), 1e-2)
    bins = np.geomspace(shortest, longest * 1.01, 60).tolist()
    labels = [words.say(f"survey-{verdict}") for verdict in kinds]
    shown = [np.clip(some, shortest, None) for some in times]
    axes.hist(shown, bins=bins, stacked=True, color=[_COLOURS[kind] for kind in kinds], label=labels)
    axes.set_xscale("log")
    axes.set_xlabel(words.say("survey-plot-time"))


def draw_plot(file: Path, found: Figures, rows: pl.DataFrame, words: Words) -> None:
    """Draw the distribution of best strokes, or of times in a game that counts none.

    Args:
        file: where to, an SVG or a PNG by its suffix.
        found: the figures of the survey.
        rows: its rows.
        words: the language of the letters.

    Raises:
        Unreadable: ``survey_file``: it cannot be written.
    """
    # The same survey gives the same file.
    with rc_context({"svg.hashsalt": "mulligan"}):
        figure = Figure(figsize=(8, 4.5), layout="constrained")
        axes = figure.subplots()
        if found.distribution:
            _strokes(axes, rows, words)
        else:
            _times(axes, rows, words)
        axes.set_ylabel(words.say("survey-plot-deals"))
        axes.spines[["top", "right"]].set_visible(False)
        axes.legend(frameon=False)
        figure.suptitle(f"{words.game(found.survey.first.game.key)}: {deals_line(found.survey, words)}")
        axes.set_title(f"{words.say('survey-share')}: {share_line(found.share, words)}", fontsize="small")
        date = {"Date": None} if file.suffix.lower() == ".svg" else {}
        try:
            figure.savefig(file, dpi=150, metadata=date)
        except OSError as fault:
            raise Unreadable("survey_file", {"file": file.name, "why": fault.strerror or str(fault)}) from fault
