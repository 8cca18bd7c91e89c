"""The languages there are, and which of them suits a reader best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from mulligan.words.messages import by_name, messages, tags

_SUBTAGS: Final = 4
"""How much of a tag is looked at: language, script, region, and one more."""


def languages() -> dict[str, str]:
    """Each language's BCP 47 tag with its name in itself, in the order of the tags."""
    return {tag: messages(tag).say("language") for tag in tags()}


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
    ours = {name.lower(): tag for name, tag in by_name().items()}
    for value in wanted:
        wishes = [tag for _, tag in sorted(_weighed(value), key=lambda pair: -pair[0])]
        # Babel's negotiate_locale knows no scripts: it takes sr-Cyrl-RS for sr.
        found = next((ours[name] for tag in wishes for name in _wider(tag) if name in ours), None)
        if found is not None:
            return found
    return default
