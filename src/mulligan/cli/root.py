"""The root of the command line: what stands before any command."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

import typer

from mulligan.cli.usage import ENGLISH, Command, Group

app = typer.Typer(
    name="mulligan",
    cls=Group,
    help="command-all",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Lang = Annotated[str, typer.Option(metavar="L", help="option-lang")]

_Function = TypeVar("_Function", bound=Callable[..., Any])


def command(name: str) -> Callable[[_Function], _Function]:
    """Makes a function the command of this name; its help is the message ``command-<name>``."""
    return app.command(name, cls=Command, help=f"command-{name}")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mulligan {version('mulligan')}")
        raise typer.Exit


@app.callback(help="command-all")
def about(
    show_version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="option-version")
    ] = False,
    lang: Lang = ENGLISH,
) -> None:
    """A card table for patience: in the browser, in the terminal, from Python. Its language is that of any command."""
