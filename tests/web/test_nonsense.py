"""Sockets that send nonsense: always one clear answer, and the server stays up."""

import asyncio
import json
import socket
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

KNOWN = {"table", "step", "done", "refused", "position"}

UNREADABLE = {
    "": "message_empty",
    " \n ": "message_empty",
    "{": "message_json",
    "hello": "message_json",
    '{"type":"where"} {': "message_json",
    '{"type":"speak","lang":"\\ud800"}': "message_json",
    "null": "message_object",
    "[]": "message_object",
    "[" * 60000: "message_object",
    '{"type":' * 5000: "message_nested",
    '{"a":' * 12000: "message_nested",
    "17": "message_object",
    "{}": "field_missing",
    '{"type":null}': "message_type",
    '{"type":"shout"}': "message_type",
    '{"type":"table"}': "message_type",
    '{"type":"speak"}': "field_missing",
    '{"type":"speak","lang":5}': "field_wrong",
    '{"type":"where","now":true}': "field_unknown",
    '{"type":"act","id":"a","version":0}': "field_missing",
    '{"type":"act","id":"a","version":"0","move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":0.5,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":-1,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":4294967296,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":1e999,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":' + "9" * 5000 + ',"move":"d"}': "field_wrong",
    '{"type":"act","id":"","version":0,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a\\u0000b","version":0,"move":"d"}': "field_wrong",
    '{"type":"act","id":"' + "a" * 65 + '","version":0,"move":"d"}': "field_wrong",
    '{"type":"act","id":"a","version":0,"move":"' + "d" * 5000 + '"}': "field_wrong",
    '{"type":"act","id":"a","version":0,"move":["d"]}': "field_wrong",
    '{"type":"act","id":"a","version":0,"move":"d","move":null}': "field_wrong",
    '{"type":"pick","id":"a","version":0,"source":"Column1"}': "place",
    '{"type":"pick","id":"a","version":0,"source":"column1","target":"column0"}': "place",
    '{"type":"pick","id":"a","version":0,"source":"column1","row":0}': "field_wrong",
    '{"type":"pick","id":"a","version":0,"source":"column1","row":99999999999}': "field_wrong",
    '{"type":"hello"}': "field_missing",
    '{"type":"hello","lang":"en","have":-2}': "field_wrong",
    '{"type":"hello","lang":"' + "e" * 500 + '"}': "field_wrong",
    "\x00": "message_json",
    "\ufeff{}": "message_json",
    "a" * 65537: "too_large",
    "č" * 33000: "too_large",
    '{"type":"act","id":"a","version":0,"move":"' + "d" * 900_000 + '"}': "too_large",
}


async def test_each_kind_of_nonsense_gets_its_own_answer_and_the_socket_stays_open(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for frame, reason in UNREADABLE.items():
            await player.send(frame)
            refused = await player.hear("refused")
            assert (refused["fault"], refused["reason"]) == ("unreadable", reason), frame[:80]
            assert refused["said"], frame[:80]
            assert len(refused["said"]) < 400
            assert refused["version"] == 0
            await player.say(type="where")
            await player.hear("position")
        await player.send(b'{"type":"where"}')
        assert (await player.hear("refused"))["reason"] == "message_binary"
        await player.send(b"")
        assert (await player.hear("refused"))["reason"] == "message_binary"
        assert (await player.act("d"))["type"] == "done"


async def test_an_action_that_cannot_be_read_is_answered_by_its_id_if_it_has_one(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        await player.send('{"type":"act","id":"mine","version":"zero","move":"d"}')
        refused = await player.hear("refused")
        assert (refused["id"], refused["reason"]) == ("mine", "field_wrong")
        assert refused["said"] == "The field “version” of the message is wrong; it should be: int"
        await player.send('{"type":"act","id":7,"version":0,"move":"d"}')
        assert (await player.hear("refused"))["id"] is None


async def test_what_is_repeated_to_the_sender_is_short_and_visible(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        await player.say(type="\u202e<b>" + "x" * 5000)
        said = (await player.hear("refused"))["said"]
        assert "\u202e" not in said
        assert (
            said == "There is no message “\\u202e<b>" + "x" * 51 + "…”; there are: hello, act, pick, speak, where, ask"
        )


@pytest.mark.parametrize("message", ["act", "pick", "speak", "where"])
async def test_nothing_can_be_asked_before_hello(server, message):
    table, token = server.table()
    fields = {
        "act": {"id": "a", "version": 0, "move": "d"},
        "pick": {"id": "a", "version": 0, "source": "stock"},
        "speak": {"lang": "en"},
        "where": {},
    }
    async with server.connect(table) as player:
        await player.say(type=message, **fields[message])
        refused = await player.hear("refused")
        assert (refused["fault"], refused["reason"]) == ("unreadable", "message_hello")
        assert refused["id"] == fields[message].get("id")
        await player.say(type="hello", lang="en", token=token)
        assert (await player.hear("table"))["version"] == 0


async def test_too_much_nonsense_in_a_row_ends_the_connection_with_a_reason(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for _ in range(20):
            await player.send("nonsense")
        for _ in range(20):
            assert (await player.hear("refused"))["reason"] == "message_json"
        assert await player.closed() == (1008, "Too many messages in a row that cannot be read: connect again")
    async with server.sit(table, token) as player:
        assert player.version == 0


async def test_refused_moves_never_end_the_connection(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for _ in range(50):
            assert (await player.act("1"))["reason"] == "not_adjacent"
            assert (await player.act("x"))["reason"] == "unreadable"


async def test_a_huge_frame_ends_the_connection_and_only_that(server):
    table, token = server.table()
    async with server.sit(table, token) as player, server.sit(table, token) as other:
        await player.send("a" * (2 * 1024 * 1024))
        assert (await player.closed())[0] == 1009
        assert (await other.act("d"))["type"] == "done"


async def test_text_that_is_not_utf_8_ends_the_connection_and_only_that(own_server):
    own_server.forgiven = True
    table, token = own_server.table()
    async with own_server.sit(table, token) as player, own_server.sit(table, token) as other:
        await player.socket.send(b"\xff\xfe", text=True)
        assert (await player.closed())[0] == 1007
        assert (await other.act("d"))["type"] == "done"


def test_bytes_that_are_no_http_are_refused_and_the_server_stays_up(server):
    address = urlsplit(server.url)
    for nonsense in (
        b"\x00\xff\xfe\r\n\r\n",
        b"GET / HTTP/x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 20000,
    ):
        with socket.create_connection((address.hostname, address.port)) as raw:
            try:
                raw.sendall(nonsense)
                said = raw.recv(200)
            except ConnectionError:
                said = b""
        assert said == b"" or said.startswith(b"HTTP/1.1 4"), said
    assert server.get("/api/games").status_code == 200


# Whatever is sent

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
fields = {
    "type": st.sampled_from(["hello", "act", "pick", "speak", "where", "table"]),
    "id": st.text("abc", min_size=1, max_size=3),
    "version": st.integers(-2, 40),
    "move": st.sampled_from(["d", "1", "2", "3", "4", "5", "6", "7", "u", "r", "next", "1:4", "x", "0", "77"]),
    "source": st.sampled_from(["stock", "waste", "column1", "column7", "column8", "foundation1", ""]),
    "target": st.sampled_from(["waste", "stock", "column2", None]),
    "row": st.integers(-1, 7) | st.none(),
    "lang": st.sampled_from(["en", "hr", "it", "fi", "", "*", "hr-HR;q=0.5, it"]),
    "token": st.sampled_from(["", "x", None]),
    "have": st.integers(-2, 40),
}
almost = st.fixed_dictionaries({}, optional={name: value | json_values for name, value in fields.items()}).map(
    json.dumps
)
well_formed = st.one_of(
    st.fixed_dictionaries({"type": st.just("act"), **{name: fields[name] for name in ("id", "version", "move")}}),
    st.fixed_dictionaries(
        {"type": st.just("pick"), **{name: fields[name] for name in ("id", "version", "source", "target")}}
    ),
    st.fixed_dictionaries({"type": st.just("speak"), "lang": fields["lang"]}),
    st.fixed_dictionaries({"type": st.just("hello"), "lang": fields["lang"], "have": fields["have"]}),
).map(json.dumps)
frames = st.lists(
    st.text(max_size=60) | st.binary(max_size=20) | json_values.map(json.dumps) | almost | well_formed, max_size=12
)


@settings(max_examples=40)
@given(frames=frames)
def test_whatever_is_sent_gets_an_answer_and_the_table_stays_whole(server, frames):
    asyncio.run(_throw(server, frames))


async def _throw(server, frames):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for frame in frames:
            await player.send(frame)
            # The answer to this one shows that the other has been answered.
            await player.say(type="where")
            answers = []
            while (message := await player.hear())["type"] != "position":
                answers.append(message)
            if isinstance(frame, str) and frame.strip().startswith("{") and '"where"' in frame:
                # It may have been the same question.
                continue
            assert answers, frame
            assert {message["type"] for message in answers} <= KNOWN
            for message in answers:
                if message["type"] == "refused":
                    assert message["fault"] in ("unreadable", "not_your_turn", "stale", "rules", "over")
                    assert message["said"]
    async with server.sit(table, token) as player:
        cards = [card for pile in player.view["piles"] for card in pile["cards"]]
        assert len(cards) == 52
