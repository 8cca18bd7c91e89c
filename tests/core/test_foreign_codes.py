"""Codes with another program's number: ``[game/][rules/]ms:N`` (CD-7, GP-22, the command line's page)."""

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal, read_code
from mulligan.core.codes import find_game as find_own_game
from mulligan.core.deals import Foreign
from mulligan.core.faults import Unreadable
from mulligan.core.game import Preset
from mulligan.core.options import option
from mulligan.games.golf import EASY, Golf, GolfRules
from mulligan.games.registry import find_game
from mulligan.games.registry import read_code as read_any_code

ALLOWED_WORDS = "E, C, S, T, wrap, queen, strict, anytime, when_stuck, points, strokes, empty_waste"
STRICT_STUCK = GolfRules(ends="strict", draw="when_stuck")


# What is read, the rules, and what is written.
READ = [
    ("ms:5", EASY, "golf/ms:5"),
    ("MS:5", EASY, "golf/ms:5"),
    ("  ms:5\n", EASY, "golf/ms:5"),
    ("ms:0005", EASY, "golf/ms:5"),
    ("golf/ms:5", EASY, "golf/ms:5"),
    ("Golf/E/ms:5", EASY, "golf/ms:5"),
    ("golf/n/ms:5", EASY, "golf/ms:5"),
    ("golf / e / ms:5", EASY, "golf/ms:5"),
    ("C/ms:5", GolfRules(ends="queen"), "golf/queen/ms:5"),
    ("golf/S/ms:5", GolfRules(ends="strict", scoring="strokes"), "golf/strict+strokes/ms:5"),
    (
        "golf/T/ms:5",
        GolfRules("strict", "when_stuck", "strokes", holes=9),
        "golf/strict+when_stuck+strokes+holes=9/ms:5",
    ),
    ("golf/strict+when_stuck/ms:5", STRICT_STUCK, "golf/strict+when_stuck/ms:5"),
    ("golf/when_stuck+strict/ms:5", STRICT_STUCK, "golf/strict+when_stuck/ms:5"),
    ("when-stuck+ends=strict/ms:5", STRICT_STUCK, "golf/strict+when_stuck/ms:5"),
    ("golf/STRICT + draw = When_Stuck/ms:5", STRICT_STUCK, "golf/strict+when_stuck/ms:5"),
    ("golf/wrap+anytime+points+jokers=0+empty_waste=no+holes=1/ms:5", EASY, "golf/ms:5"),
    ("golf/empty_waste/ms:5", GolfRules(empty_waste=True), "golf/empty_waste/ms:5"),
    ("golf/empty_waste=yes/ms:5", GolfRules(empty_waste=True), "golf/empty_waste/ms:5"),
    ("golf/holes=9/ms:2147483647", GolfRules(holes=9), "golf/holes=9/ms:2147483647"),
]


@pytest.mark.parametrize(("text", "rules", "written"), READ, ids=lambda value: value if isinstance(value, str) else "")
def test_rules_are_named_by_preset_or_by_words(text, rules, written):
    """What is not named is as in Easy; in the canonical form options stand in table order, defaults left out."""
    deal = read_any_code(text)
    assert deal.rules == rules
    assert isinstance(deal.source, Foreign)
    assert deal.source.numbering == "ms"
    assert str(deal) == written
    assert read_any_code(written) == deal


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("pysoll:5", "code_source", {"text": "pysoll:5", "position": 1}),
        ("golf/strict/5:5", "code_source", {"text": "5:5", "position": 13}),
        ("ms:", "code_digits", {"text": "", "position": 4}),
        ("golf/ms:5a", "code_digits", {"text": "5a", "position": 9}),
        ("ms:-5", "code_digits", {"text": "-5", "position": 4}),
        ("ms:5.0", "code_digits", {"text": "5.0", "position": 4}),
        ("ms:٣", "code_digits", {"text": "٣", "position": 4}),
        ("ms:" + "9" * 21, "code_digits", {"text": "9" * 21, "position": 4}),
        ("ms:0", "deal_number", {"number": 0, "first": 1, "last": 2147483647}),
        ("ms:2147483648", "deal_number", {"number": 2147483648, "first": 1, "last": 2147483647}),
        ("golf/jokers=1/ms:5", "foreign_jokers", {"numbering": "ms"}),
        ("golf/jokers=2+strict/ms:5", "foreign_jokers", {"numbering": "ms"}),
        ("golf/jokers=3/ms:5", "option_value", {"option": "jokers", "value": "3", "allowed": "0, 1, 2"}),
        (
            "golf/ends=sharp/ms:5",
            "option_value",
            {"option": "ends", "value": "sharp", "allowed": "wrap, queen, strict"},
        ),
        (
            "golf/empty_waste=maybe/ms:5",
            "option_value",
            {"option": "empty_waste", "value": "maybe", "allowed": "no, yes"},
        ),
        ("golf/passes=3/ms:5", "option_name", {"option": "passes"}),
        ("golf/=/ms:5", "option_name", {"option": ""}),
        ("golf/strict+strict/ms:5", "option_twice", {"option": "ends"}),
        ("golf/strict+ends=wrap/ms:5", "option_twice", {"option": "ends"}),
        ("golf/sharp/ms:5", "rules_word", {"text": "sharp", "allowed": ALLOWED_WORDS}),
        ("golf/strict+/ms:5", "rules_word", {"text": ""}),
        ("golf//ms:5", "rules_word", {"text": ""}),
        ("golf/jokers/ms:5", "rules_word", {"text": "jokers"}),
        ("golf/EQ/ms:5", "rules_word", {"text": "EQ"}),
        ("golf/c+strict/ms:5", "rules_preset", {"text": "c", "words": "queen"}),
        ("golf/strict+C/ms:5", "rules_preset", {"text": "C", "words": "queen"}),
        ("golf/E+strict/ms:5", "rules_preset", {"text": "E", "words": "ends=wrap"}),
        ("golf/N+strict/ms:5", "rules_preset", {"text": "N", "words": "ends=wrap"}),
        ("golf/ſ/ms:5", "rules_word", {"text": "ſ"}),
        ("golf/stro\u212aes/ms:5", "rules_word", {"text": "stro\u212aes"}),
        ("golf/scoring=stro\u212aes/ms:5", "option_value", {"value": "stro\u212aes"}),
        ("\u212alondike/E/ms:5", "game_key", {"text": "\u212alondike"}),
        ("golf/E/strict/ms:5", "rules_word", {"text": "E/strict"}),
        ("chess/E/ms:5", "game_key", {"text": "chess"}),
        ("a/b/c/ms:5", "game_key", {"text": "a"}),
        ("https://example.org/#GO1-E-AAAAAAB", "code_source", {"text": "#GO1-E-AAAAAAB", "position": 21}),
    ],
)
def test_each_fault_is_told_apart(text, code, facts):
    with pytest.raises(Unreadable) as caught:
        read_any_code(text)
    assert caught.value.code == code
    assert {name: caught.value.facts[name] for name in facts} == facts


def test_a_game_that_a_numbering_does_not_deal_is_told():
    class Homely(Golf):
        foreign = ()

    with pytest.raises(Unreadable) as caught:
        read_code("golf/ms:5", (Homely(),))
    assert caught.value.code == "foreign_game"
    assert caught.value.facts == {"numbering": "ms", "game": "golf"}


class PairGolf(Golf):
    key = "pair-golf"


@pytest.mark.parametrize("key", ["pair-golf", "pair_golf", "PAIR_Golf", " pair-golf "])
def test_an_underscore_in_a_games_key_is_read_as_a_hyphen(key):
    games = (Golf(), PairGolf())
    assert find_own_game(key, games) is games[1]
    assert read_code(f"{key}/C/ms:5", games).game is games[1]
    assert str(read_code(f"{key}/C/ms:5", games)) == "pair-golf/queen/ms:5"


def test_without_a_game_it_is_the_first_one():
    """Golf, wherever a foreign code names none."""
    games = (PairGolf(), Golf())
    assert read_code("ms:5", games).game is games[0]


def test_what_would_be_right_is_told():
    games = (Golf(), PairGolf())
    for text, allowed in (("other:5", "ms, kpat, pysol, greenfelt, deck"), ("chess/E/ms:5", "golf, pair-golf")):
        with pytest.raises(Unreadable) as caught:
            read_code(text, games)
        assert caught.value.facts["allowed"] == allowed
    with pytest.raises(Unreadable) as caught:
        find_own_game("chess", games)
    assert caught.value.facts == {"text": "chess", "allowed": "golf, pair-golf"}


@dataclass(frozen=True, slots=True)
class DoubtfulRules(GolfRules):
    aces: str = option("high", "wrap", "low", letters={"wrap": "R", "low": "L"})
    lucky: bool = option(False, True, letters={True: "U"})
    strict: bool = option(False, True, letters={True: "I"})


class DoubtfulGolf(Golf):
    """Two options share a value's word, and one is named like a value of another."""

    rules_type = DoubtfulRules
    presets = (Preset("E", "easy", DoubtfulRules()),)
    bases: ClassVar[dict[str, DoubtfulRules]] = {"E": DoubtfulRules()}


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("aces=wrap", DoubtfulRules(aces="wrap")),
        ("queen+aces=wrap", DoubtfulRules(ends="queen", aces="wrap")),
        ("queen+low+lucky", DoubtfulRules(ends="queen", aces="low", lucky=True)),
        ("ends=strict", DoubtfulRules(ends="strict")),
        ("strict=yes", DoubtfulRules(strict=True)),
    ],
)
def test_a_word_that_two_options_know_needs_its_option_named(words, rules):
    deal = read_code(f"golf/{words}/ms:5", (DoubtfulGolf(),))
    assert deal.rules == rules
    assert str(deal) == f"golf/{words}/ms:5"


@pytest.mark.parametrize("word", ["wrap", "strict"])
def test_a_word_that_two_options_know_is_refused_alone(word):
    with pytest.raises(Unreadable) as caught:
        read_code(f"golf/{word}/ms:5", (DoubtfulGolf(),))
    assert caught.value.code == "rules_word"
    assert word not in str(caught.value.facts["allowed"]).split(", ")


def test_jokers_with_a_foreign_number_are_no_deal():
    """GP-26: senseless combinations are refused by name, however they come about."""
    with pytest.raises(Unreadable) as caught:
        Deal(find_game("golf"), GolfRules(jokers=1), Foreign("ms", 5))
    assert caught.value.code == "foreign_jokers"


@given(st.integers(1, 2**31 - 1), st.sampled_from([item[0].rpartition("/")[0] for item in READ if "/" in item[0]]))
def test_foreign_codes_are_fixed_points(number, front):
    """CD-7."""
    deal = read_any_code(f"{front}/ms:{number}")
    assert deal.source == Foreign("ms", number)
    assert read_any_code(str(deal)) == deal
    assert str(read_any_code(str(deal))) == str(deal)


def test_with_an_empty_waste_the_36th_card_is_drawn_first():
    """GP-27: the waste starts as our rules say, whatever the other program does."""
    usual, empty = read_any_code("ms:5").start(), read_any_code("golf/empty_waste/ms:5").start()
    assert empty.waste == ()
    assert empty.stock == (*usual.stock, *usual.waste)
    assert empty.columns == usual.columns
