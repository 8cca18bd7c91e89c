"""What goes over a socket is packed message by message, and unpacked is what was said, whatever the other side can do."""

from __future__ import annotations

import json

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from mulligan.web.deflate import PackAlone

MESSAGES = [
    json.dumps({"said": f"Ana plays card {number}.", "cards": ["--", "7h"] * 50}).encode() for number in range(20)
]


def agreed(**wanted) -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """Both ends, as they agree when a client wants that."""
    client = ClientPerMessageDeflateFactory(**wanted)
    answer, server = PackAlone().process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(answer, [])


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"client_max_window_bits": True},
        {"server_max_window_bits": 9},
        {"server_no_context_takeover": True, "client_no_context_takeover": True},
    ],
)
def test_the_other_side_unpacks_what_was_packed(wanted):
    server, client = agreed(**wanted)
    assert server.local_no_context_takeover
    assert client.remote_no_context_takeover
    for message in MESSAGES:
        packed = server.encode(Frame(Opcode.TEXT, message))
        assert packed.rsv1
        assert len(packed.data) < len(message)
        assert bytes(client.decode(packed).data) == message
        assert bytes(server.decode(client.encode(Frame(Opcode.TEXT, message))).data) == message


def test_messages_in_parts_and_pings_go_through_too():
    server, client = agreed()
    first = client.decode(server.encode(Frame(Opcode.TEXT, MESSAGES[0], fin=False)))
    last = client.decode(server.encode(Frame(Opcode.CONT, MESSAGES[1], fin=True)))
    assert bytes(first.data) + bytes(last.data) == MESSAGES[0] + MESSAGES[1]
    ping = Frame(Opcode.PING, b"here")
    assert server.encode(ping) == ping


def test_what_goes_to_many_is_packed_once():
    (one, _), (other, _) = agreed(), agreed()
    packed = one.encode(Frame(Opcode.TEXT, MESSAGES[0])).data
    assert other.encode(Frame(Opcode.TEXT, bytes(bytearray(MESSAGES[0])))).data is packed
    assert other.encode(Frame(Opcode.TEXT, MESSAGES[1])).data != packed


async def test_whoever_cannot_unpack_is_told_the_same(server):
    table, token = server.table()
    heard = []
    for compression in ("deflate", None):
        async with server.sit(table, token, compression=compression) as player:
            offered = player.socket.response.headers.get("Sec-WebSocket-Extensions", "")
            assert ("permessage-deflate" in offered) is (compression is not None)
            heard.append(player.heard)
    assert heard[0] == heard[1]
