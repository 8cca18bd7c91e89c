"""The benchmark of the Golf solver compares like with like; how fast it is, is for people to read."""

import pytest
from bench.golf_solver import RULES, measure
from bench.plain_golf import PlainSearch


@pytest.mark.parametrize("rules", RULES)
def test_both_searches_give_the_same_answers(rules):
    for timed in measure(rules, 4, 2, PlainSearch()):
        assert timed.rate > 0
        assert timed.worst > 0
