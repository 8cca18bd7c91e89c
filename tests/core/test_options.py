"""Rules as described options (GP-8, GP-22)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal, read_rules
from mulligan.core.faults import Unreadable
from mulligan.core.options import brought, changed, differing, make_rules, neighbours, options
from mulligan.games.golf import CLASSIC, EASY, TRADITIONAL, GolfRules
from mulligan.games.registry import find_game

BY_NAME = {item.name: item for item in options(GolfRules)}


def test_the_options_of_golf_are_described_once():
    """Names, values, defaults and letters, in table order."""
    assert [(item.name, item.values, item.default, dict(item.letters)) for item in options(EASY)] == [
        ("ends", ("wrap", "queen", "strict"), "wrap", {"wrap": "W", "queen": "Q", "strict": "S"}),
        ("draw", ("anytime", "when_stuck"), "anytime", {"anytime": "A", "when_stuck": "F"}),
        ("scoring", ("points", "strokes"), "points", {"points": "P", "strokes": "K"}),
        ("jokers", (0, 1, 2), 0, {1: "J1", 2: "J2"}),
        ("empty_waste", (False, True), False, {True: "Y"}),
        ("holes", (1, 9), 1, {9: "9"}),
    ]


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("ends", "Wrap", "wrap, queen, strict"),
        ("ends", None, "wrap, queen, strict"),
        ("draw", "wrap", "anytime, when_stuck"),
        ("jokers", 3, "0, 1, 2"),
        ("jokers", True, "0, 1, 2"),
        ("jokers", "1", "0, 1, 2"),
        ("jokers", 1.0, "0, 1, 2"),
        ("empty_waste", 1, "no, yes"),
        ("holes", 2, "1, 9"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_by_name(name, value, allowed):
    with pytest.raises(Unreadable) as caught:
        GolfRules(**{name: value})
    assert caught.value.code == "option_value"
    assert caught.value.facts == {"option": name, "value": str(value), "allowed": allowed}


def test_an_option_that_is_none_is_refused_by_name():
    with pytest.raises(Unreadable) as caught:
        make_rules(GolfRules, {"ends": "wrap", "passes": 3})
    assert caught.value.code == "option_name"
    assert caught.value.facts == {"option": "passes", "allowed": "ends, draw, scoring, jokers, empty_waste, holes"}


@given(st.fixed_dictionaries({}, optional={name: st.sampled_from(item.values) for name, item in BY_NAME.items()}))
def test_what_is_not_named_is_as_in_the_default_preset(values):
    rules = make_rules(GolfRules, values)
    for name in BY_NAME:
        assert getattr(rules, name) == values.get(name, getattr(EASY, name))
    unlike = {item.name: value for item, value in differing(rules, EASY)}
    assert make_rules(GolfRules, unlike) == rules
    assert unlike.items() <= values.items()


def test_what_differs_is_told_in_table_order():
    assert [(item.name, value) for item, value in differing(TRADITIONAL, CLASSIC)] == [
        ("ends", "strict"),
        ("draw", "when_stuck"),
        ("scoring", "strokes"),
        ("holes", 9),
    ]


@pytest.mark.parametrize(
    ("name", "value", "word"), [("ends", "strict", "strict"), ("jokers", 2, "2"), ("empty_waste", True, "yes")]
)
def test_a_value_is_read_back_from_its_word(name, value, word):
    assert BY_NAME[name].word(value) == word
    assert BY_NAME[name].read(word.upper()) is value


def test_a_word_that_is_none_is_refused_by_name():
    with pytest.raises(Unreadable) as caught:
        BY_NAME["jokers"].read("many")
    assert caught.value.facts == {"option": "jokers", "value": "many", "allowed": "0, 1, 2"}


def test_rules_are_named_by_letters_or_words():
    golf = find_game("golf")
    assert read_rules(golf, "t") == (TRADITIONAL, "T")
    assert read_rules(golf, " N ") == (EASY, "E")
    assert read_rules(golf, "queen") == (CLASSIC, "")


KLONDIKE = find_game("klondike")


@pytest.mark.parametrize(
    ("preset", "values", "letters"),
    [
        ("D1N", {"scoring": "vegas"}, "D1V"),
        ("D3V", {"scoring": "normal"}, "D3N"),
        ("D1V", {"draw": 3}, "D3V"),
        ("D1N", {"scoring": "vegas", "passes": 0}, "D1VP0"),
        ("D1V", {"passes": 3}, "D1VP3"),
        ("D3N", {"worrying_back": False}, "D3NB"),
    ],
)
def test_kl11_the_passes_follow_the_scoring_unless_they_are_set(preset, values, letters):
    """KL-11: each scoring has its own number of passes, whatever preset it is chosen from."""
    rules = changed(KLONDIKE.bases[preset], values)
    assert str(Deal(KLONDIKE, rules, 0)) == f"KL1-{letters}-AAAAAAA"


def test_what_an_option_brings_for_those_that_follow_it():
    described = {item.name: item for item in options(KLONDIKE.rules_type)}
    assert brought(KLONDIKE.rules_type, described["scoring"]) == {
        "normal": {"passes": 0}, "vegas": {"passes": 1}, "windows": {"passes": 0}
    }  # fmt: skip
    for name in ("draw", "passes", "worrying_back", "timed", "bankroll"):
        assert not any(brought(KLONDIKE.rules_type, described[name]).values())
    assert [item.name for item in described.values() if item.follows] == ["passes"]


def test_rules_have_those_beside_them_that_differ_in_one_option_and_go_together():
    beside = neighbours(EASY)
    assert len(beside) == len(set(beside)) == 1 + sum(len(item.values) - 1 for item in options(EASY))
    assert EASY in beside
    assert {near.jokers for near in beside} == {0, 1, 2}
    assert max(len(differing(near, EASY)) for near in beside) == 1
