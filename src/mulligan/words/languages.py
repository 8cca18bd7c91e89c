"""The languages there are, and which of them suits a reader best."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from babel import Locale, UnknownLocaleError

from mulligan.words.messages import by_name, messages, tags
from mulligan.words.script import pseudo_locales

PSEUDO: Final = "MULLIGAN_PSEUDO"
"""Set, readers who wish for a pseudo-locale by its tag get it. It is for tests; nobody is offered one."""

_SUBTAGS: Final = 4
"""How much of a tag is looked at: language, script, region, and one more."""


def languages() -> dict[str, str]:
    """Each language's BCP 47 tag with its name in itself, in the order of the names (decision 47)."""
    names = {tag: messages(tag).say("language") for tag in tags()}
    return dict(sorted(names.items(), key=lambda named: _alphabetical(named[1])))


def _alphabetical(name: str) -> tuple[str, str]:
    """Sorts names in many languages: by their letters, Latin before Cyrillic, then by what stands on these."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)), letters


def direction(tag: str) -> Literal["ltr", "rtl"]:
    """The direction that a language is written in, as CLDR has it: ``ltr`` or ``rtl``.

    Args:
        tag: its BCP 47 tag. Where CLDR does not know it whole, its language says it.
    """
    try:
        locale = Locale.parse(tag, sep="-")
    except UnknownLocaleError:
        locale = Locale.parse(tag.partition("-")[0])
    return "rtl" if locale.character_order == "right-to-left" else "ltr"


def _weighed(value: str) -> Iterator[tuple[float, str]]:
    """The tags of an Accept-Language value with their weights, 0 to 1; what is no such thing is nobody's wish."""
    for item in value.split(","):
        tag, _, weight = item.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if 0 < quality <= 1:
            yield quality, tag.strip()


def _wider(tag: str) -> list[str]:
    """A tag in small letters and what it is a kind of, the closest first: sr-cyrl-rs, sr-cyrl, sr (RFC 4647, 3.4)."""
    parts = tag.lower().replace("_", "-").split("-")[:_SUBTAGS]
    return ["-".join(parts[:count]) for count in range(len(parts), 0, -1)]


def choose_language(wanted: Iterable[str], default: str = "en") -> str:
    """The language we have that suits best.

    Args:
        wanted: BCP 47 tags or Accept-Language values (``hr-HR,hr;q=0.9``), the dearest first.
        default: what is chosen where we have none of them.
    """
    known = {**by_name(), **({tag: tag for tag in pseudo_locales()} if os.environ.get(PSEUDO) else {})}
    ours = {name.lower(): tag for name, tag in known.items()}
    for value in wanted:
        wishes = [tag for _, tag in sorted(_weighed(value), key=lambda pair: -pair[0])]
        # Babel's negotiate_locale knows no scripts: it takes sr-Cyrl-RS for sr.
        found = next((ours[name] for tag in wishes for name in _wider(tag) if name in ours), None)
        if found is not None:
            return found
    return default
