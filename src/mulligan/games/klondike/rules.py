"""The options of Klondike, and what its moves bring: points as in the app or in Windows, dollars of Vegas."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from mulligan.core.faults import Unreadable
from mulligan.core.game import Award
from mulligan.core.options import check_rules, option

GAINS: Final[dict[str, dict[str, int]]] = {
    "normal": {"up": 10, "waste": 5, "turned": 5},
    "vegas": {"up": 5},
    "windows": {"up": 10, "waste": 5, "turned": 5, "foundation": -15},
}
"""What a card brings that goes up, goes to a column from a kind of place, or turns; else nothing."""
ANTE: Final = -52
"""What a deal of Vegas begins with (KL-14)."""

_REDEAL: Final = -100
_LATE_REDEAL: Final = -20
_TEN_SECONDS: Final = -2
_BONUS: Final = 700_000
"""What a timed game that was won brings, divided by its seconds."""
_BONUS_FROM: Final = 30
_OWN_PASSES: Final = -1


@dataclass(frozen=True, slots=True)
class KlondikeRules:
    """The options of Klondike; its presets are those of the app.

    Attributes:
        draw: cards turned by one tap on the stock (KL-10).
        scoring: points as in the app (KL-22), Vegas dollars (KL-14), or the points that Windows counts.
        passes: how often the stock may be gone through, 0 for any number; not given, the scoring's own number (KL-11).
        worrying_back: whether a foundation's card may be taken back (KL-9).
        timed: whether ``windows`` scoring counts time.
        bankroll: whether Vegas dollars carry over from deal to deal; the match keeps them.

    Raises:
        Unreadable: ``option_value``, or ``option_needs`` for a combination that makes no sense.
    """

    draw: int = option(1, 2, 3, letters={})
    scoring: Literal["normal", "vegas", "windows"] = option("normal", "vegas", "windows", letters={})
    passes: int = option(0, 1, 3, letters={0: "P0", 1: "P1", 3: "P3"}, unset=_OWN_PASSES)
    worrying_back: bool = option(True, False, letters={False: "B"})
    timed: bool = option(False, True, letters={True: "T"})
    bankroll: bool = option(False, True, letters={True: "M"})

    def __post_init__(self) -> None:
        if self.passes == _OWN_PASSES:
            object.__setattr__(self, "passes", 1 if self.scoring == "vegas" else 0)
        check_rules(self)
        for name, scoring in (("timed", "windows"), ("bankroll", "vegas")):
            if getattr(self, name) and self.scoring != scoring:
                facts = {"game": "klondike", "option": name, "needs": "scoring", "value": scoring}
                raise Unreadable("option_needs", facts)


def added(rules: KlondikeRules, points: int, gain: int) -> int:
    """The points after ``gain`` more; only dollars fall below 0 (KL-14, KL-22)."""
    return points + gain if rules.scoring == "vegas" else max(0, points + gain)


def redeal_gain(rules: KlondikeRules, passes: int) -> int:
    """What turning the waste back brings; with more cards a draw ``windows`` gives three passes for nothing."""
    if rules.scoring == "windows" and rules.draw > 1:
        return _LATE_REDEAL if passes >= 3 else 0
    return 0 if rules.scoring == "vegas" else _REDEAL


def time_gain(before: int, now: int) -> int:
    """What the time between two seconds of a timed game brings: every ten seconds cost two points."""
    return _TEN_SECONDS * (now // 10 - before // 10)


def bonus(seconds: int) -> int:
    """What a timed game brings that was won after so many seconds: in less than half a minute nothing."""
    return _BONUS // seconds if seconds >= _BONUS_FROM else 0


def awards(rules: KlondikeRules) -> tuple[Award, ...]:
    """The ante, what each way of a card brings, redeals, and time (KL-14, KL-22)."""
    gains, vegas, windows = GAINS[rules.scoring], rules.scoring == "vegas", rules.scoring == "windows"
    found = [Award("start", ANTE)] if vegas else []
    found += [Award(name, gains.get(name, 0)) for name in ("up", "waste", "turned", "column", "foundation")]
    if windows and rules.draw > 1:
        found.append(Award("late_redeal", _LATE_REDEAL))
    elif not vegas:
        found.append(Award("redeal", _REDEAL))
    if rules.timed:
        found += [Award("ten_seconds", _TEN_SECONDS), Award("bonus", _BONUS)]
    return tuple(found)
