"""Commands that think: solve, hint, review, survey."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from mulligan.cli.given import (
    After,
    Json,
    Position,
    Record,
    position_of,
    print_json,
    read_text,
    readable,
    replayed,
    say_stop,
    stop_with,
    tell,
    words_of,
)
from mulligan.cli.root import Lang, command
from mulligan.core.record import read_tokens
from mulligan.play.session import advance
from mulligan.solve.solution import Objective


@command("solve")
def solve(
    what: Position,
    as_json: Json = False,
    objective: Annotated[Objective, typer.Option(help="option-objective")] = "win",
    budget: Annotated[float, typer.Option(metavar="value-seconds", min=0, help="option-budget")] = 60.0,
    lang: Lang = "en",
) -> None:
    """Solve a position exactly, with every card known: won or lost, the best there is, and a line."""
    from mulligan.solve.registry import find_solver
    from mulligan.terminal.solving import solution_json, solution_lines

    spoken = words_of(lang)
    position = position_of(what, lang)
    deal = position.session.deal
    with readable(lang):
        solver = find_solver(deal.game.key)
    solution = solver(position.session.state, objective, budget=budget)
    if as_json:
        print_json(solution_json(deal, solution))
    else:
        tell(solution_lines(deal, solution, spoken))
    if position.stop is not None:
        stop_with(say_stop(position.stop, lang))


@command("hint")
def advise(
    what: Position,
    after: After = "",
    all_seeing: Annotated[bool, typer.Option("--all-seeing", help="option-all-seeing")] = False,
    as_json: Json = False,
    budget: Annotated[float, typer.Option(metavar="value-seconds", min=0, help="option-hint-budget")] = 2.0,
    lang: Lang = "en",
) -> None:
    """Advise a move, judged by what the player can see, and say why."""
    from mulligan.terminal.advice import advised, hint_json, hint_lines

    spoken = words_of(lang)
    position = position_of(what, lang)
    session = position.session
    stop = position.stop or advance(session, read_tokens(after))
    if stop is not None and position.stop is None:
        stop_with(say_stop(stop, lang))
    begun = monotonic()
    with readable(lang):
        given = advised(session, budget, all_seeing=all_seeing)
    if as_json:
        print_json(hint_json(session, given, spoken, monotonic() - begun))
    else:
        tell(hint_lines(session, given, spoken))
    if stop is not None:
        stop_with(say_stop(stop, lang))


@command("review")
def review(
    file: Record,
    as_json: Json = False,
    budget: Annotated[float, typer.Option(metavar="value-seconds", min=0, help="option-budget")] = 60.0,
    lang: Lang = "en",
) -> None:
    """Review a game: what its deal allowed, and where that was given away."""
    from mulligan.terminal.advice import review_json, review_lines, reviewed

    spoken = words_of(lang)
    played = replayed(read_text(file, lang), lang)
    begun = monotonic()
    with readable(lang):
        found = reviewed(played.session, budget)
    if as_json:
        print_json(review_json(played.session, found, spoken, monotonic() - begun))
    else:
        tell(review_lines(played.session, found, spoken))
    if played.stop is not None:
        stop_with(say_stop(played.stop, lang))


@command("survey")
def survey(
    game: Annotated[str, typer.Argument(metavar="value-game", help="argument-survey-game")],
    rules: Annotated[str, typer.Option(metavar="R", help="option-rules")] = "",
    deals: Annotated[int, typer.Option(metavar="N", min=1, max=10**10, help="option-deals")] = 1000,
    first: Annotated[int, typer.Option(metavar="K", min=0, max=2**62, help="option-first")] = 1,
    numbering: Annotated[str, typer.Option(metavar="value-name", help="option-numbering")] = "own",
    budget: Annotated[float, typer.Option(metavar="value-seconds", min=0, help="option-survey-budget")] = 60.0,
    workers: Annotated[
        int | None,
        typer.Option(metavar="W", min=1, max=4096, help="option-workers"),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="value-address", help="option-cluster"),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="value-file", help="option-out"),
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="value-file", help="option-plot")] = None,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Solve many deals: what share can be won, and how well."""
    from mulligan.survey.asked import ask, need

    spoken = words_of(lang)
    try:
        with readable(lang):
            need(["polars"])
            from mulligan.survey.conduct import conduct
            from mulligan.survey.figures import figures_json
            from mulligan.survey.report import figures_lines

            asked = ask(game, rules, numbering, first, deals, budget)
            found = conduct(asked, spoken, out=out, workers=workers, cluster=cluster, plot=plot)
    except KeyboardInterrupt:
        typer.echo(spoken.say("survey-stopped-kept", file=out.name) if out else spoken.say("survey-stopped"), err=True)
        raise typer.Exit(130) from None
    if as_json:
        print_json(figures_json(found))
    else:
        tell(figures_lines(found, spoken))
