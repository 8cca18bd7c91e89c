"""How the deals of a survey are cut into portions, and what a worker makes of one."""

import random
from importlib.metadata import version

import pytest

from mulligan.core.faults import Unreadable
from mulligan.survey.crew import Work
from mulligan.survey.work import Portion, solve_portion


def row(seconds: float) -> tuple:
    return (1, "", "won", 0, 0, 0, 1, seconds, 60.0)


def test_every_deal_is_given_out_once_however_fast_they_are_solved_and_whatever_comes_back():
    chance = random.Random(5)
    runs = [range(3, 1000), range(1001, 1002), range(2000, 9000)]
    work = Work(runs)
    solved: list[int] = []
    while numbers := work.take():
        assert len(numbers) <= work.size
        enough = chance.randrange(len(numbers) + 1)
        solved += numbers[:enough]
        work.give_back(numbers[enough:])
        work.note([row(chance.choice([1e-6, 0.001, 2.0]))] * enough)
    assert sorted(solved) == [number for run in runs for number in run]


def test_a_portion_is_what_is_solved_in_a_second_on_average():
    work = Work([range(10**6)])
    work.note([row(0.25)] * 10)
    assert work.size == 4
    work.note([row(100.0)])
    assert work.size == 1
    work.note([row(0.0)] * 10**6)
    assert work.size == 5000


def test_a_worker_leaves_what_would_take_it_too_long_and_solves_one_deal_at_least():
    rows = solve_portion(Portion("GO1-S-AAAAAAB", 500, 60.0, 0.0, version("mulligan")))
    assert [found[1] for found in rows] == ["GO1-S-AAAAAAB"]
    rows = solve_portion(Portion("golf/strict/ms:5", 3, 60.0, 60.0, version("mulligan")))
    assert [found[0] for found in rows] == [5, 6, 7]


def test_a_worker_of_another_version_says_so():
    with pytest.raises(Unreadable) as fault:
        solve_portion(Portion("GO1-S-AAAAAAB", 1, 60.0, 1.0, "0.0.7"))
    assert (fault.value.code, fault.value.facts) == ("survey_version", {"here": "0.0.7", "there": version("mulligan")})
