"""On little packs the solver agrees with plain search, under each of its rules alone. Compiled and uncompiled."""

import random
import time

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mulligan.core.cards import Card
from mulligan.core.table import Outcome
from mulligan.games.klondike import Klondike
from mulligan.solve import klondike_cards as cards
from mulligan.solve.klondike import Searched, search_from
from mulligan.solve.klondike_line import line_of
from mulligan.solve.klondike_pack import pack, set_of
from mulligan.solve.klondike_shorten import shortened
from tests.counts.little_klondike import RANKS, SUITS
from tests.solve.klondike import Little, deal_little, distance, winnable

KLONDIKE = Klondike()
RULES = {
    "none": 0,
    "safe cards go up": cards.SAFE,
    "preparations come late": cards.LATE,
    "preparations have a purpose": cards.LATE | cards.PURPOSE,
    "dead positions": cards.DEAD,
    "all": cards.EVERY_RULE,
}
seeds = st.integers(0, 2**32).map(random.Random).map(deal_little)


def extent(little: Little) -> dict[str, int]:
    """What there is of a little pack."""
    returning = tuple(
        Card(rank + suit) for suit, floor in zip(SUITS, little.floors, strict=True) for rank in RANKS[floor:]
    )
    return {"columns": little.columns, "returning": set_of(returning)}


def searched(little: Little, rules: int = cards.EVERY_RULE) -> Searched:
    """The end of a search in a little pack."""
    frames = np.zeros((64, cards.FIELDS), np.int64)
    deal = pack(little.state(), frames[0], rules=rules, **extent(little))
    return search_from(frames, deal, until=time.monotonic() + 60, states=None, memory=900)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@given(little=seeds)
def test_kl_3_to_kl_11_each_rule_of_the_search_alone_agrees_with_plain_search(rules, little):
    expected = winnable(little)
    assume(expected is not None)
    assert searched(little, rules).verdict == ("won" if expected else "lost")


@given(little=seeds)
def test_what_the_rules_leave_out_costs_no_win_along_a_way(little):
    """From every position that one move leads to."""
    for after in little.following().values():
        expected = winnable(after)
        if expected is not None:
            assert searched(after).verdict == ("won" if expected else "lost")


@given(little=seeds)
def test_no_line_is_shorter_than_one_that_is_called_minimal(little):
    fewest = distance(little)
    assume(fewest is not None)
    found = searched(little)
    line = line_of(little.state(), found.frames, found.last)
    short, minimal = shortened(little.state(), line, time.monotonic() + 20, 4, **extent(little))
    assert fewest <= len(short) <= len(line)
    if minimal:
        assert len(short) == fewest
    state = little.state()
    for move in short:
        state, _ = KLONDIKE.play(state, move)
    assert KLONDIKE.outcome(state) == Outcome("won")
