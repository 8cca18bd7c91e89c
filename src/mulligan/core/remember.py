"""What pure functions of frozen objects gave lately, so that what is asked several times over is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what a function gave, by the very objects that it was given; of arguments by name nothing is kept.

    For functions whose arguments never change, and are so large that comparing them would cost what is to be saved: an
    equal object is another one. The arguments are kept too, so no other object can come to stand in their place.

    Args:
        most: how many answers are kept; with one more, all are forgotten.
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        kept: dict[tuple[int, ...], tuple[tuple[Any, ...], T]] = {}

        @wraps(function)
        def ask(*args: P.args, **named: P.kwargs) -> T:
            if named:
                return function(*args, **named)
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is None:
                found = (args, function(*args, **named))
                if len(kept) >= most:
                    kept.clear()
                kept[key] = found
            return found[1]

        return ask

    return decorate
