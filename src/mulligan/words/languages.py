"""The languages there are, and which of them suits a reader best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from babel.core import negotiate_locale

from mulligan.words.messages import folders, messages


def languages() -> dict[str, str]:
    """Each language's BCP 47 tag with its name in itself, in the order of the tags."""
    return {tag: messages(tag).say("language") for tag in folders()}


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


def choose_language(wanted: Iterable[str], default: str = "en") -> str:
    """The language we have that suits best.

    Args:
        wanted: BCP 47 tags or Accept-Language values (``hr-HR,hr;q=0.9``), the dearest first.
        default: what is chosen where we have none of them.
    """
    ours = {tag.lower(): tag for tag in folders()}
    for value in wanted:
        tags = [tag for _, tag in sorted(_weighed(value), key=lambda pair: -pair[0])]
        found = negotiate_locale([tag.replace("_", "-") for tag in tags], ours, sep="-")
        if found is not None:
            return ours[found.lower()]
    return default
