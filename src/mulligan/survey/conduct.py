"""A survey from beginning to end."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from mulligan.survey.asked import Survey, need
from mulligan.survey.crew import Crew, solve_all
from mulligan.survey.figures import Figures, figures_of
from mulligan.survey.local import local_crew
from mulligan.survey.progress import progress
from mulligan.survey.rows import rows_for
from mulligan.words import Words


def _crew(cluster: str | None, workers: int | None) -> AbstractContextManager[Crew]:
    if cluster is None:
        return local_crew(workers)
    from mulligan.survey.cluster import cluster_crew

    return cluster_crew(cluster, workers)


def conduct(
    survey: Survey,
    words: Words,
    *,
    out: Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    plot: Path | None = None,
) -> Figures:
    """Solve the deals of a survey that are not solved yet, and tell what all of them say.

    Args:
        survey: what is asked.
        words: the language in which progress is shown, on standard error, and the plot is lettered.
        out: the Parquet file for the rows; in memory only if not told.
        workers: how many; a process for each core if not told.
        cluster: the address of a Dask scheduler, or ``local``; processes here if not told.
        plot: the file for the plot, an SVG or a PNG by its suffix.

    Raises:
        Unreadable: a package of the extra is not installed, the file is of other rules, the cluster
            does not answer, and the like.
        KeyboardInterrupt: the survey was stopped; the rows so far are in the file's parts.
    """
    if cluster is not None:
        need(["distributed"])
    if plot is not None:
        need(["matplotlib"])
        from mulligan.survey.plot import check_plot

        check_plot(plot)
    with rows_for(survey, out) as rows:
        missing = rows.missing()
        if missing:
            done = survey.deals - sum(map(len, missing))
            with _crew(cluster, workers) as crew, progress(survey.deals, done, words) as show:
                for more in solve_all(survey, missing, crew):
                    rows.add(more)
                    show(len(more))
        table = rows.finish()
    found = figures_of(survey, table)
    if plot is not None:
        from mulligan.survey.plot import draw_plot

        draw_plot(plot, found, table, words)
    return found
