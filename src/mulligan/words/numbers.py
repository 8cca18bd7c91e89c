"""Numbers and lists as they are written in a language, by CLDR."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal

from mulligan.words.speech import Words


@cache
def _locale(lang: str, written: str) -> Locale:
    # A script of the same language has words of its own in CLDR; a pseudo-locale bears the name of another language.
    same = lang.partition("-")[0] == written.partition("-")[0]
    try:
        return Locale.parse(lang if same else written, sep="-")
    except UnknownLocaleError:
        return Locale.parse(written, sep="-")


def locale(words: Words) -> Locale:
    """What CLDR knows of the language of these words, in its script."""
    return _locale(words.lang, words.written)


def decimal(words: Words, value: float, digits: int = 0) -> str:
    """A number with so many digits after its decimal sign: "1,234.5", in Croatian "1.234,5"."""
    fraction = f".{'0' * digits}" if digits else ""
    return str(format_decimal(value, format=f"#,##0{fraction}", locale=locale(words)))


def all_of(words: Words, parts: Iterable[str]) -> str:
    """Several in one: "Ana, Bo and Cid"."""
    return str(format_list([*parts], locale=locale(words)))
