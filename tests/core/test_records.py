"""A game as text (CD-7): the deal code, then the moves; ``#`` starts a comment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.faults import Unreadable
from mulligan.core.record import Record, read_tokens
from mulligan.games.registry import read_code, read_record

DEAL = read_code("GO1-E-AAAAAAB")


@pytest.mark.parametrize(
    "text",
    [
        "GO1-E-AAAAAAB d 5 2 u r",
        "  go1-e-aaaaaab\n\nd\t5 2\r\nu r  ",
        "# my game\nGO1-E-AAAAAAB # the deal\nd 5 # two moves\n2 u r#end",
        "#\n#\nGO1-E-AAAAAAB d 5 2 u r\n# d d d",
    ],
)
def test_blanks_and_comments_say_nothing(text):
    record = read_record(text)
    assert record == Record(DEAL, ("d", "5", "2", "u", "r"))
    assert str(record) == "GO1-E-AAAAAAB d 5 2 u r"


def test_tokens_are_read_whole_and_not_judged():
    """``52`` is one token, and no move: replaying says so, with its index."""
    assert read_record("GO1-E-AAAAAAB 52 D 1:4 ??").tokens == ("52", "D", "1:4", "??")
    assert read_tokens(" d 5 2 # and so on\n 3") == ("d", "5", "2", "3")
    assert read_tokens("# nothing") == ()


@pytest.mark.parametrize("text", ["", " \n", "# only a comment", "#GO1-E-AAAAAAB d"])
def test_an_empty_record_is_unreadable(text):
    with pytest.raises(Unreadable) as caught:
        read_record(text)
    assert caught.value.code == "record_empty"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("d 5 2", "code_game"),
        ("GO1-E-AAAAAA d", "code_length"),
        ("GO1-X-AAAAAAB d", "code_preset"),
        ("ms:0 d", "deal_number"),
    ],
)
def test_a_record_without_a_readable_code_is_refused_like_the_code(text, code):
    with pytest.raises(Unreadable) as caught:
        read_record(text)
    assert caught.value.code == code


@given(
    st.sampled_from(["GO1-E-AAAAAAB", "GO1-CFKJ2Y9-ZZZZZZZ", "golf/strict+holes=9/ms:7"]),
    st.lists(st.from_regex(r"[!-\"$-~]{1,6}", fullmatch=True), max_size=40),
)
def test_records_are_fixed_points(code, tokens):
    """CD-7."""
    record = Record(read_code(code), tuple(tokens))
    assert read_record(str(record)) == record
    assert str(read_record(str(record))) == str(record)


@given(st.text(max_size=60))
def test_any_text_is_a_record_or_unreadable(text):
    try:
        record = read_record(text)
    except Unreadable:
        return
    assert read_record(str(record)) == record


def test_a_megabyte_is_read_or_refused_like_anything():
    tokens = ("d", "5", "u", "12345678") * 70_000
    assert read_record("GO1-E-AAAAAAB\n" + "\n".join(tokens)).tokens == tokens
    assert read_record("GO1-E-AAAAAAB d # " + "d" * 1_000_000).tokens == ("d",)
    assert read_record("GO1-E-AAAAAAB " + "d" * 1_000_000).tokens == ("d" * 1_000_000,)
    with pytest.raises(Unreadable) as caught:
        read_record("d" * 1_000_000)
    assert caught.value.code == "code_too_long"
    assert caught.value.facts == {"count": 1_000_000}
