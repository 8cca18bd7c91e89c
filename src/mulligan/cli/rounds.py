"""Commands for rounds of table Golf: score, verify."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from mulligan.cli.given import Json, print_json, read_text, readable, stop_with, tell, words_of
from mulligan.cli.root import Lang, command


@command("score")
def score(
    file: Annotated[str, typer.Argument(metavar="value-file-or-input", help="argument-scores")],
    diagonals: Annotated[bool, typer.Option("--diagonals/--no-diagonals", help="option-diagonals")] = True,
    joker_lines: Annotated[Literal["zero", "keep"], typer.Option(help="option-joker-lines")] = "zero",
    tie: Annotated[
        Literal["success", "neutral", "fail"],
        typer.Option(help="option-tie"),
    ] = "success",
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    """Score a round of table Golf played with real cards."""
    from mulligan.terminal.scoring import score_json, score_lines, scores

    spoken = words_of(lang)
    text = read_text(file, lang)
    with readable(lang):
        found = scores(text, diagonals=diagonals, joker_lines=joker_lines, tie=tie)
    if as_json:
        print_json(score_json(found))
    else:
        tell(score_lines(found, spoken))


@command("verify")
def verify(
    file: Annotated[str, typer.Argument(metavar="value-file-or-input", help="argument-claim")],
    lang: Lang = "en",
) -> None:
    """Check a round's secret against the fingerprint shown before it, and its record."""
    from mulligan.terminal.verifying import mismatches, read_claim, verified_lines

    spoken = words_of(lang)
    text = read_text(file, lang)
    with readable(lang):
        claim = read_claim(text)
    wrong = list(mismatches(claim, spoken))
    if wrong:
        stop_with(spoken.sentences(*wrong))
    tell(verified_lines(claim, spoken))
