"""Help, and what is told of wrong usage, in the language that the line asks for.

Where Typer expects an English text, commands and their parameters name a message. It is said when somebody looks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from mulligan.words import Words

ENGLISH: Final = "en"
"""What the command line speaks unless it is told otherwise."""


def language_of(args: Sequence[str]) -> str:
    """The language that a line asks for, wherever in it: what its last ``--lang`` says, known or not."""
    lang = ENGLISH
    for index, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name == "--lang":
            lang = value if equals else (*args[index + 1 : index + 2], lang)[0]
    return lang


def words_for(ctx: Any) -> Words:
    """The words that the context of a command speaks with: English where nobody has written its language."""
    from mulligan.words import choose_language, speak

    return speak(choose_language([ctx.obj if isinstance(ctx.obj, str) else ENGLISH]))


class _Translated:
    """What is shown of a command, by messages."""

    def get_usage(self, ctx: Any) -> str:
        """See :func:`usage`."""
        return usage(ctx)

    def get_help(self, ctx: Any) -> str:
        """See :func:`help_text`."""
        return help_text(ctx)


class Command(_Translated, TyperCommand):
    """A command whose help is messages, and which tells in them what is too much."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what stands on the line; nothing may be left over."""
        with _here(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            words = words_for(ctx)
            raise typer.BadParameter(words.say("usage-too-many", text=words.quoted(rest[0])), ctx=ctx)
        return rest


class Group(_Translated, TyperGroup):
    """All commands: it finds out the language of the line, and tells what is wrong with it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what stands before the command."""
        with _here(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called."""
        if self.get_command(ctx, args[0]) is None:
            words = words_for(ctx)
            text = words.say("usage-no-such-command", text=words.quoted(args[0]), allowed=", ".join(self.commands))
            raise typer.BadParameter(text, ctx=ctx)
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Run the line and end the process; wrong usage is told first."""
        args = sys.argv[1:] if args is None else args
        lang = language_of(args)
        defaults = {name: {"lang": lang} for name in self.commands}
        extra |= {"obj": lang, "default_map": defaults, "standalone_mode": False}
        try:
            code = super().main(args, *rest, **extra)
        except typer.TyperException as fault:
            typer.echo(wrong_usage(fault), err=True)
            raise SystemExit(fault.exit_code) from None
        raise SystemExit(code or 0)


@contextmanager
def _here(ctx: Any) -> Iterator[None]:
    """Some faults of the parser do not know which command they are about."""
    try:
        yield
    except typer.TyperException as fault:
        if getattr(fault, "ctx", ctx) is None:
            vars(fault)["ctx"] = ctx
        raise


def usage(ctx: Any) -> str:
    """The line that shows how a command is called."""
    formatter = ctx.make_formatter()
    _write_usage(formatter, ctx)
    return str(formatter.getvalue()).rstrip("\n")


def _write_usage(formatter: Any, ctx: Any) -> None:
    words = words_for(ctx)
    pieces = [words.say("usage-options")]
    for param in _arguments(ctx):
        name = _placeholder(param, words)
        pieces.append(name if param.required else f"[{name}]")
    if isinstance(ctx.command, Group):
        pieces.append(words.say("usage-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{words.say('usage-before')} ")


def help_text(ctx: Any) -> str:
    """All that a command's ``--help`` says."""
    words = words_for(ctx)
    formatter = ctx.make_formatter()
    _write_usage(formatter, ctx)
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words.say(ctx.command.help))
    commands = getattr(ctx.command, "commands", {})
    tables = {
        "usage-heading-arguments": [(_placeholder(param, words), _told(param, words)) for param in _arguments(ctx)],
        "usage-heading-options": [(_written(param, words), _told(param, words)) for param in _options(ctx)],
        "usage-heading-commands": [(name, words.say(command.help)) for name, command in commands.items()],
    }
    for heading, rows in tables.items():
        if rows:
            with formatter.section(words.say(heading)):
                formatter.write_dl(rows)
    return str(formatter.getvalue()).rstrip("\n")


def wrong_usage(fault: typer.TyperException) -> str:
    """How the command is called, where there is more to read, and what is wrong.

    Args:
        fault: what Typer found wrong, or one of ours, whose text is a sentence already.
    """
    ctx = getattr(fault, "ctx", None)
    if type(fault).__name__ == "NoArgsIsHelpError":  # its text is the help
        return fault.message
    words = words_for(ctx)
    sentence = _sentence(fault, ctx, words)
    if ctx is None:
        return sentence
    return f"{ctx.get_usage()}\n{words.say('usage-more', command=ctx.command_path)}\n\n{sentence}"


def _sentence(fault: Any, ctx: Any, words: Words) -> str:
    """What is wrong, by the kind of the fault; one that we do not know of keeps its own words."""
    kind = type(fault).__name__
    if kind == "UsageError" and isinstance(ctx.command, Group):
        return words.say("usage-no-command", allowed=", ".join(ctx.command.commands))
    if kind == "NoSuchOption":
        allowed = ", ".join(name for option in _options(ctx) for name in _names(option))
        return words.say("usage-no-such-option", option=words.quoted(fault.option_name), allowed=allowed)
    if kind == "BadOptionUsage":
        name = fault.option_name
        is_flag = any(option.is_flag for option in _options(ctx) if name in _names(option))
        return words.say("usage-no-value-wanted" if is_flag else "usage-no-value", option=name)
    param = getattr(fault, "param", None)
    if param is None:
        return str(fault.message if kind == "BadParameter" else fault.format_message())
    if getattr(param, "is_flag", False) and ctx.get_parameter_source(param.name).name == "ENVIRONMENT":
        return words.say("usage-wrong-environment", name=param.envvar, allowed="1, 0")
    return _wrong_value(param, words, missing=kind == "MissingParameter")


def _wrong_value(param: Any, words: Words, *, missing: bool) -> str:
    """What a parameter should have been given."""
    name = _placeholder(param, words) if param.param_type_name == "argument" else param.opts[0]
    allowed = ", ".join(_choices(param))
    message = "usage-missing" if missing else "usage-wrong"
    if allowed:
        return words.say(f"{message}-of", name=name, allowed=allowed)
    reach = _reach(param, words)
    if missing or not reach:
        return words.say(message, name=name)
    return words.say("usage-wrong-number", name=name, allowed=reach)


def _arguments(ctx: Any) -> Iterator[Any]:
    return (param for param in ctx.command.params if param.param_type_name == "argument")


def _options(ctx: Any) -> Iterator[Any]:
    return (param for param in ctx.command.get_params(ctx) if param.param_type_name == "option")


def _names(option: Any) -> tuple[str, ...]:
    return (*option.opts, *option.secondary_opts)


def _choices(param: Any) -> Sequence[str]:
    """The words that a parameter has to be one of; none if it is not of that kind."""
    return [*map(str, param.type_descriptor.choices or ())]


def _placeholder(param: Any, words: Words) -> str:
    """What stands for a value: a message by its name, or letters that need no translation."""
    name = "|".join(_choices(param)) or param.metavar or param.name
    return words.say(name) if name.startswith("value-") else str(name)


def _written(param: Any, words: Words) -> str:
    """How an option is written, with what stands behind it."""
    names = " / ".join(_names(param))
    return names if param.is_flag else f"{names} {_placeholder(param, words)}"


def _reach(param: Any, words: Words) -> str:
    """From where to where a number may go; empty for what is none, or has no ends."""
    from mulligan.words.numbers import decimal

    if param.min is None:
        return ""
    least = decimal(words, param.min)
    if param.max is None:
        return words.say("usage-least", least=least)
    return words.say("usage-between", least=least, most=decimal(words, param.max))


def _told(param: Any, words: Words) -> str:
    """What is said of an argument or an option."""
    from mulligan.words import languages

    if param.name == "help":
        return words.say("option-help")
    text = words.say(param.help, languages=", ".join(sorted(languages())))
    more = [*_more(param, words)] if param.param_type_name == "option" else []
    return f"{text}  [{'; '.join(more)}]" if more else text


def _more(param: Any, words: Words) -> Iterator[str]:
    if param.required:
        yield words.say("usage-needed")
    if param.is_flag and param.secondary_opts:
        yield words.say("usage-default", value=(param.opts if param.default else param.secondary_opts)[0])
    elif param.default and not param.is_flag:
        yield words.say(
            "usage-default", value=f"{param.default:g}" if isinstance(param.default, float) else param.default
        )
    if reach := _reach(param, words):
        yield reach
    if param.envvar:
        yield words.say("usage-environment", name=param.envvar)
