"""Deal codes of our own: CD-1, CD-4, CD-7, GP-20 to GP-22."""

import re
import string
from typing import ClassVar

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mulligan.core.codes import Deal, read_number, write_number
from mulligan.core.codes import read_code as read_own_code
from mulligan.core.deals import NUMBERS
from mulligan.core.faults import Unreadable
from mulligan.games.golf import CLASSIC, EASY, STANDARD, TRADITIONAL, Golf, GolfRules
from mulligan.games.registry import GAMES, find_game, read_code

GOLF = find_game("golf")


@pytest.mark.parametrize(
    ("letters", "number"),
    [
        ("AAAAAAA", 0),
        ("AAAAAAB", 1),
        ("AAAAAAZ", 25),
        ("AAAAABA", 26),
        ("BAAAAAA", 26**6),
        ("ZZZZZZZ", 8031810175),
        ("GOLFABC", 6 * 26**6 + 14 * 26**5 + 11 * 26**4 + 5 * 26**3 + 1 * 26 + 2),
    ],
)
def test_seven_letters_are_a_number(letters, number):
    """CD-1: base 26, A = 0, most significant first."""
    assert read_number(letters) == number
    assert write_number(number) == letters
    assert read_code(f"GO1-E-{letters}").source == number


@given(st.integers(0, NUMBERS - 1))
def test_numbers_are_fixed_points(number):
    """CD-7."""
    assert re.fullmatch("[A-Z]{7}", write_number(number))
    assert read_number(write_number(number)) == number


@pytest.mark.parametrize("number", [-1, NUMBERS, NUMBERS * 26])
def test_a_number_outside_is_no_deal(number):
    with pytest.raises(Unreadable) as caught:
        Deal(GOLF, EASY, number)
    assert caught.value.code == "deal_number"
    assert caught.value.facts == {"number": number, "first": 0, "last": NUMBERS - 1}


# The letters of Golf, as they were given: they keep their meaning for ever (CD-4).
MEANING = {
    "E": EASY,
    "C": CLASSIC,
    "S": STANDARD,
    "T": TRADITIONAL,
    "S9": GolfRules(ends="strict", scoring="strokes", holes=9),
    "EF": GolfRules(draw="when_stuck"),
    "EK": GolfRules(scoring="strokes"),
    "EJ1": GolfRules(jokers=1),
    "EJ2": GolfRules(jokers=2),
    "EY": GolfRules(empty_waste=True),
    "E9": GolfRules(holes=9),
    "ES": GolfRules(ends="strict"),
    "CF": GolfRules(ends="queen", draw="when_stuck"),
    "SW": GolfRules(ends="wrap", scoring="strokes"),
    "SQ": GolfRules(ends="queen", scoring="strokes"),
    "SP": GolfRules(ends="strict"),
    "TA": GolfRules(ends="strict", scoring="strokes", holes=9),
    "TP": GolfRules(ends="strict", draw="when_stuck", holes=9),
    "CFKJ2Y9": GolfRules("queen", "when_stuck", "strokes", 2, True, 9),
    "TWAPJ1Y": GolfRules("wrap", "anytime", "points", 1, True, 9),
}
# Other spellings, with what they are written back as.
REWRITTEN = {
    "EQ": "C",
    "CW": "E",
    "N": "E",
    "NQ": "C",
    "NJ1": "EJ1",
    "EWAP": "E",
    "T9": "T",
    "SF9": "T",
    "ESK": "S",
    "ESFK9": "T",
}


@pytest.mark.parametrize(("letters", "rules"), MEANING.items(), ids=MEANING)
def test_the_letters_of_golf_mean_what_they_always_meant(letters, rules):
    """CD-4, GP-22."""
    deal = read_code(f"GO1-{letters}-AAAAAAB")
    assert deal.rules == rules
    assert (deal.game, deal.source) == (GOLF, 1)
    assert str(deal) == f"GO1-{REWRITTEN.get(letters, letters)}-AAAAAAB"


@pytest.mark.parametrize(("letters", "written"), REWRITTEN.items())
def test_a_full_match_with_a_preset_is_written_as_that_preset(letters, written):
    """CD-4, GP-8: EQ is C, and the old letter N is E."""
    assert str(read_code(f"go1-{letters}-aaaaaab")) == f"GO1-{written}-AAAAAAB"
    assert read_code(f"GO1-{letters}-AAAAAAB") == read_code(f"GO1-{written}-AAAAAAB")


@pytest.mark.parametrize(
    "text", ["GO1-E-AAAAAAB", "go1-e-aaaaaab", " Go1-e-aAaAaAb ", "\tGO1-E-AAAAAAB\r\n", "\u00a0GO1-N-AAAAAAB"]
)
def test_codes_are_read_in_any_case_and_with_blanks_around(text):
    """GP-20."""
    assert str(read_code(text)) == "GO1-E-AAAAAAB"
    assert read_code(text) == Deal(GOLF, EASY, 1)
    assert repr(read_code(text)) == "read_code('GO1-E-AAAAAAB')"


def test_the_spelling_is_no_part_of_the_deal():
    assert read_code("GO1-SP-AAAAAAB") == read_code("GO1-ES-AAAAAAB")
    assert hash(read_code("GO1-SP-AAAAAAB")) == hash(read_code("GO1-ES-AAAAAAB"))


# Text, code of the fault, place in the code counted from 1 (0: the whole of it), and the part that is wrong.
MALFORMED = [
    ("", "code_empty", 0, None),
    (" \n\t", "code_empty", 0, None),
    ("A" * 400, "code_game", 1, "A" * 400),
    ("A" * 401, "code_too_long", 0, None),
    ("GO1-E-" + "A" * 1_000_000, "code_too_long", 0, None),
    ("GO", "code_game", 1, "GO"),
    ("GO2-E-AAAAAAB", "code_game", 1, "GO2"),
    ("GO01-E-AAAAAAB", "code_game", 1, "GO01"),
    ("XX1-E-AAAAAAB", "code_game", 1, "XX1"),
    ("G01-E-AAAAAAB", "code_game", 1, "G01"),
    ("-E-AAAAAAB", "code_game", 1, ""),
    ("GO1 -E-AAAAAAB", "code_game", 1, "GO1 "),
    ("GO1–E–AAAAAAB", "code_game", 1, "GO1–E–AAAAAAB"),
    ("ＧＯ1-E-AAAAAAB", "code_game", 1, "ＧＯ1"),
    ("GO1", "code_parts", 0, "GO1"),
    ("GO1-E", "code_parts", 0, "GO1-E"),
    ("GO1-EAAAAAAB", "code_parts", 0, "GO1-EAAAAAAB"),
    ("GO1-E-AAAAAAB-", "code_parts", 0, "GO1-E-AAAAAAB-"),
    ("GO1-E--AAAAAAB", "code_parts", 0, "GO1-E--AAAAAAB"),
    ("GO1--AAAAAAB", "code_preset", 5, ""),
    ("GO1-X-AAAAAAB", "code_preset", 5, "X"),
    ("GO1-9-AAAAAAB", "code_preset", 5, "9"),
    ("GO1- E-AAAAAAB", "code_preset", 5, " E"),
    ("GO1-ſ-AAAAAAB", "code_preset", 5, "ſ"),
    ("GO1-ß-AAAAAAB", "code_preset", 5, "ß"),
    ("GO1-EX-AAAAAAB", "code_option", 6, "X"),
    ("GO1-EE-AAAAAAB", "code_option", 6, "E"),
    ("GO1-EJ-AAAAAAB", "code_option", 6, "J"),
    ("GO1-EJ3-AAAAAAB", "code_option", 6, "J"),
    ("GO1-EFJ0-AAAAAAB", "code_option", 7, "J"),
    ("GO1-E1-AAAAAAB", "code_option", 6, "1"),
    ("GO1-EQ -AAAAAAB", "code_option", 7, " "),
    ("GO1-E9ı-AAAAAAB", "code_option", 7, "ı"),
    ("GO1-EQS-AAAAAAB", "code_option_twice", 7, "S"),
    ("GO1-EQQ-AAAAAAB", "code_option_twice", 7, "Q"),
    ("GO1-EJ1J2-AAAAAAB", "code_option_twice", 8, "J2"),
    ("GO1-EFQ-AAAAAAB", "code_option_order", 7, "Q"),
    ("GO1-EYJ1-AAAAAAB", "code_option_order", 7, "J1"),
    ("GO1-S9K-AAAAAAB", "code_option_order", 7, "K"),
    ("GO1-E-AAAAAA1", "code_letter", 13, "1"),
    ("GO1-E-1", "code_letter", 7, "1"),
    ("GO1-CJ1-AAA AAB", "code_letter", 12, " "),
    ("GO1-E-AAAAAAÄ", "code_letter", 13, "Ä"),
    ("GO1-E-AAAAAAß", "code_letter", 13, "ß"),
    ("GO1-E-AAAAAAſ", "code_letter", 13, "ſ"),
    ("GO1-E-AAAAAAＢ", "code_letter", 13, "Ｂ"),
    ("GO1-E-AAAAAA\0", "code_letter", 13, "\0"),
    ("GO1-E-", "code_length", 7, ""),
    ("GO1-E-AAAAAA", "code_length", 7, "AAAAAA"),
    ("GO1-EJ1-AAAAAAAB", "code_length", 9, "AAAAAAAB"),
]


@pytest.mark.parametrize(("text", "code", "position", "wrong"), MALFORMED, ids=lambda value: repr(value)[:24])
def test_a_malformed_code_is_refused_with_what_is_wrong_and_where(text, code, position, wrong):
    """GP-20, CD-7."""
    with pytest.raises(Unreadable) as caught:
        read_code(text)
    assert caught.value.code == code
    assert caught.value.facts.get("position", 0) == position
    assert caught.value.facts.get("text") == wrong


def test_a_refused_code_says_what_would_be_right():
    expected = {
        "GO1-X-AAAAAAB": ("allowed", "E, C, S, T"),
        "GO1-EX-AAAAAAB": ("allowed", "W, Q, S, A, F, P, K, J1, J2, Y, 9"),
        "GO1-EQS-AAAAAAB": ("option", "ends"),
        "GO1-EFQ-AAAAAAB": ("after", "F"),
        "GO1-E-AAA": ("count", 3),
        "GO1-E": ("count", 2),
        "A" * 500: ("count", 500),
    }
    for text, (fact, value) in expected.items():
        with pytest.raises(Unreadable) as caught:
            read_code(text)
        assert caught.value.facts[fact] == value, text
    with pytest.raises(Unreadable) as caught:
        read_code("ZZ1-E-AAAAAAB")
    assert str(caught.value.facts["allowed"]).split(", ") == [f"{game.code}{game.version}" for game in GAMES]


def is_a_fixed_point_or_unreadable(text):
    try:
        deal = read_code(text)
    except Unreadable:
        return
    assert read_code(str(deal)) == deal
    assert str(read_code(str(deal))) == str(deal)
    assert str(deal).isascii()


@given(st.text(max_size=30))
def test_any_text_is_read_or_unreadable(text):
    """CD-7: no text breaks the reader."""
    is_a_fixed_point_or_unreadable(text)


PIECES = st.sampled_from(
    [
        *string.ascii_uppercase,
        *"0123456789-/:+= _#ſßıİK٣\u200b\ud800\0💥",
        *("GO1-", "KL1-", "-E-", "AAAAAAB", "J1", "J2", "golf", "ms:", "deck:"),
        *("strict", "when_stuck", "jokers=", "holes=9", "empty_waste"),
    ]
)


@given(st.lists(PIECES, max_size=14).map("".join))
@example("GO1-E-AAAAAAB")
def test_text_that_looks_like_a_code_is_read_or_unreadable(text):
    """CD-7."""
    is_a_fixed_point_or_unreadable(text)


@given(st.sampled_from(["GO1-E-AAAAAAB", "GO1-CFKJ2Y9-QWERTYU", "golf/strict+jokers=0/ms:42", "ms:7"]), st.data())
def test_a_code_with_a_slip_is_read_or_unreadable(code, data):
    """CD-7: one sign lost, doubled or changed."""
    at = data.draw(st.integers(0, len(code) - 1))
    is_a_fixed_point_or_unreadable(
        code[:at] + data.draw(st.one_of(st.just(""), PIECES, st.characters())) + code[at + 1 :]
    )


def test_deals_follow_each_other_in_a_ring():
    """GP-15."""
    assert str(read_code("GO1-C-AAAAAAZ").following(1)) == "GO1-C-AAAAABA"
    assert str(read_code("GO1-C-ZZZZZZZ").following(3)) == "GO1-C-AAAAAAC"
    assert str(read_code("ms:2147483647").following(1)) == "golf/ms:1"


def test_the_longest_preset_letters_are_tried_first():
    """CD-4: a preset may be called by several letters, of which the first are another one's."""

    class Lettered(Golf):
        bases: ClassVar[dict[str, GolfRules]] = {"E": EASY, "EK9": TRADITIONAL, "EK": STANDARD}

    game = Lettered()
    for letters, rules in Lettered.bases.items():
        assert read_own_code(f"GO1-{letters}-AAAAAAB", (game,)) == Deal(game, rules, 1)
        assert str(Deal(game, rules, 1)) == f"GO1-{letters}-AAAAAAB"


def test_games_are_found_by_their_key():
    assert find_game(" GOLF ") is GOLF
    with pytest.raises(Unreadable) as caught:
        find_game("chess")
    assert caught.value.code == "game_key"
    assert "golf" in str(caught.value.facts["allowed"])
