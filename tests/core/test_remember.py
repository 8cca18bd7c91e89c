"""What is remembered is the answer to the very objects that were asked about, and to no others."""

from __future__ import annotations

from mulligan.core.remember import remembered


class Asked:
    """Counts how often it was worked out."""

    def __init__(self, most: int) -> None:
        self.times = 0

        @remembered(most)
        def ask(parts, more=0):
            self.times += 1
            return [len(parts), more]

        self.ask = ask


def test_the_same_objects_get_the_same_answer_and_equal_ones_their_own():
    asked = Asked(10)
    one, equal = [1, 2], [1, 2]
    assert one is not equal
    first = asked.ask(one)
    assert asked.ask(one) is first
    assert asked.ask(equal) is not first
    assert asked.ask(one, 1) == [2, 1]
    assert asked.times == 3


def test_no_new_object_is_taken_for_one_that_is_gone():
    """Python gives the number of an object that is gone to the next one; so none goes while it is remembered."""
    asked = Asked(1000)
    for size in range(300):
        assert asked.ask([0] * size) == [size, 0]


def test_with_one_more_all_are_forgotten():
    asked = Asked(2)
    one, two, three = [1], [1, 2], [1, 2, 3]
    for parts in (one, two, one, two):
        asked.ask(parts)
    assert asked.times == 2
    asked.ask(three)
    asked.ask(one)
    assert asked.times == 4


def test_what_is_named_is_worked_out_each_time():
    asked = Asked(10)
    one = [1]
    assert asked.ask(one, more=3) == asked.ask(one, more=3) == [1, 3]
    assert asked.times == 2
