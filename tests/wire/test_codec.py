"""Messages to JSON and back: what was written is read as it was, and what cannot be read is told by name and place."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.faults import Unreadable
from mulligan.wire import codec, messages, requests

ids = st.text("!az~09-_", min_size=1, max_size=64)
versions = st.integers(0, 2**31 - 1)
short = st.text(max_size=40)
langs = st.text(max_size=40)
from_page = st.one_of(
    st.builds(messages.Hello, lang=langs, token=st.none() | short, have=st.integers(-1, 2**31 - 1)),
    st.builds(messages.Act, id=ids, version=versions, move=short),
    st.builds(
        messages.Pick,
        id=ids,
        version=versions,
        source=short,
        row=st.none() | st.integers(1, 1000),
        target=st.none() | short,
    ),
    st.builds(messages.Speak, lang=langs),
    st.builds(messages.Where),
)


@given(message=from_page)
def test_cd_7_a_message_is_read_as_it_was_written(message):
    assert codec.read_message(codec.write(message).decode()) == message


@given(message=from_page)
def test_a_message_says_its_type_and_every_field(message):
    plain = msgspec.json.decode(codec.write(message))
    assert plain.pop("type") == type(message).__name__.lower()
    assert plain == {name: getattr(message, name) for name in message.__struct_fields__}


def test_what_the_server_says_holds_every_field():
    refused = messages.Refused(id=None, fault="stale", reason="stale", said="…", version=3)
    assert msgspec.json.decode(codec.write(refused)) == {
        "type": "refused", "id": None, "fault": "stale", "reason": "stale", "said": "…", "version": 3,
        "source": None, "row": None,
    }  # fmt: skip


def fault(text):
    with pytest.raises(Unreadable) as caught:
        codec.read_message(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("\t", "message_empty", {}),
        ("{", "message_json", {"position": 0}),
        ('{"type":"where"}}', "message_json", {"position": 17}),
        ("{'type':'where'}", "message_json", {"position": 2}),
        ('"hello"', "message_object", {}),
        ('{"lang":"en"}', "field_missing", {"field": "type"}),
        ('{"type":"hi"}', "message_type", {"text": "hi", "allowed": "hello, act, pick, speak, where, ask"}),
        ('{"type":1}', "message_type", {"text": "", "allowed": "hello, act, pick, speak, where, ask"}),
        ('{"type":"hello","lang":"en","seat":0}', "field_unknown", {"field": "seat"}),
        ('{"type":"act","id":"a","move":"d"}', "field_missing", {"field": "version"}),
        ('{"type":"act","id":"a","version":null,"move":"d"}', "field_wrong", {"field": "version", "allowed": "int"}),
        ('{"type":"act","id":"a","version":-1,"move":"d"}', "field_wrong", {"field": "version", "allowed": "int >= 0"}),
        ('{"type":"speak","lang":[]}', "field_wrong", {"field": "lang", "allowed": "str"}),
        ('{"type":"act","id":"","version":0,"move":"d"}', "field_wrong", {"field": "id", "allowed": "str of length >= 1"}),
        ('{"type":"hello","lang":"en","have":1e999}', "field_wrong", {"field": "have", "allowed": "?"}),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_by_name_and_place(text, code, facts):
    told = fault(text)
    assert (told.code, told.facts) == (code, facts)


READ_OR_TOLD = ("read", "message", "field")


def told_of(reader, what):
    """What becomes of something that may not be readable: nothing but our own fault is let through."""
    try:
        reader(what)
    except Unreadable as told:
        return told.code.partition("_")[0]
    return "read"


@given(text=st.text(max_size=200) | st.binary(max_size=100).map(lambda raw: raw.decode("latin-1")))
def test_whatever_the_text_it_is_read_or_refused(text):
    assert told_of(codec.read_message, text) in READ_OR_TOLD
    assert codec.read_id(text) is None or len(codec.read_id(text)) <= 64


@given(body=st.binary(max_size=100))
def test_whatever_the_body_it_is_read_or_refused(body):
    assert told_of(codec.read_new_table, body) in READ_OR_TOLD


def test_a_new_table_needs_nothing_but_what_it_says():
    assert codec.read_new_table(b"{}") == requests.NewTable()
    new = codec.read_new_table(b'{"game":"golf","preset":"S","options":{"holes":"9"},"lang":"hr"}')
    assert (new.game, new.preset, new.options, new.lang, new.code) == ("golf", "S", {"holes": "9"}, "hr", None)


def test_the_id_of_an_action_is_found_where_there_is_one():
    assert codec.read_id('{"id":"a-1","type":"act","version":"x"}') == "a-1"
    for text in ('{"type":"act"}', '{"id":5}', '{"id":""}', '{"id":"' + "a" * 65 + '"}', '{"id":"a b"}', "[]", "{", ""):
        assert codec.read_id(text) is None
