"""What a survey tells, as lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from mulligan.survey.asked import Survey
from mulligan.survey.figures import Figures, Mean, Share
from mulligan.words import Words
from mulligan.words.messages import Grouped
from mulligan.words.numbers import decimal


def _percent(share: float, words: Words) -> str:
    return decimal(words, 100 * share, 3)


def _ms(seconds: float, words: Words) -> str:
    return decimal(words, 1000 * seconds, 1)


def share_line(share: Share, words: Words) -> str:
    """The share that can be won, with its interval."""
    low, high = _percent(share.low, words), _percent(share.high, words)
    least, most = _percent(share.least, words), _percent(share.most, words)
    if share.unknown:
        return words.say("survey-share-both", least=least, most=most, low=low, high=high)
    return words.say("survey-share-value", share=least, low=low, high=high)


def _mean(mean: Mean, words: Words) -> str:
    if mean.low is None or mean.high is None:
        return words.say("survey-mean-alone", mean=decimal(words, mean.mean, 3))
    low, high = decimal(words, mean.low, 3), decimal(words, mean.high, 3)
    return words.say("survey-mean-value", mean=decimal(words, mean.mean, 3), low=low, high=high)


def deals_line(survey: Survey, words: Words) -> str:
    """How many deals, and which."""
    first, last = str(survey.first), str(survey.deal(survey.numbers[-1]))
    return words.say("survey-deals-value", deals=Grouped(survey.deals), first=first, last=last)


def _rows(found: Figures, words: Words) -> Iterator[tuple[str, str]]:
    survey, share = found.survey, found.share
    yield words.say("survey-game"), words.game(survey.first.game.key)
    yield words.say("survey-deals"), deals_line(survey, words)
    yield words.say("survey-won"), decimal(words, share.won)
    yield words.say("survey-lost"), decimal(words, share.lost)
    yield words.say("survey-unknown"), decimal(words, share.unknown)
    yield words.say("survey-share"), share_line(share, words)
    if found.strokes is not None:
        yield words.say("survey-strokes"), _mean(found.strokes, words)
    if found.rounds is not None:
        yield words.say("survey-rounds", holes=found.holes), _mean(found.rounds, words)
    yield words.say("survey-time"), words.say("survey-time-value", ms=_ms(found.seconds, words))
    code, seconds = found.slowest
    yield words.say("survey-slowest"), words.say("survey-slowest-value", ms=_ms(seconds, words), code=code)


def figures_lines(found: Figures, words: Words) -> Iterator[str]:
    """The figures, a line each, then the distribution of the best strokes."""
    rows = list(_rows(found, words))
    width = max(len(label) for label, _ in rows)
    for label, value in rows:
        yield f"{label:<{width}}  {value}"
    if found.distribution:
        heads = [words.say(f"survey-head-{head}") for head in ("strokes", "deals", "share")]
        yield ""
        yield "  ".join(heads)
        decided = sum(found.distribution.values())
        for strokes, count in found.distribution.items():
            cells = (f"{strokes:+}" if strokes else "0", decimal(words, count), _percent(count / decided, words))
            yield "  ".join(cell.rjust(len(head)) for cell, head in zip(cells, heads, strict=True))
