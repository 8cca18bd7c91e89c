"""Messages of sockets, packed each by itself: what goes to many is packed once, and no connection keeps a packer."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

_LEVEL: Final = 4
"""About twice as quick as the usual level; what it packs is a twentieth larger."""
_KEPT: Final = 64
_END: Final = b"\x00\x00\xff\xff"
"""What ends a flushed message, and is left out (RFC 7692, 7.2.1)."""


class AlonePacked(PerMessageDeflate):
    """The permessage-deflate of a connection whose server refers to no message before."""

    def encode(self, frame: Frame) -> Frame:
        """Pack a whole message; anything else goes as it goes everywhere."""
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY) or not frame.fin:
            return super().encode(frame)
        packed = _packed(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, packed, True, True, frame.rsv2, frame.rsv3)


@lru_cache(_KEPT)
def _packed(message: bytes, window_bits: int) -> bytes:
    packer = zlib.compressobj(_LEVEL, wbits=-window_bits)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class PackAlone(ServerPerMessageDeflateFactory):
    """Agrees with a client on :class:`AlonePacked`, where it can unpack messages at all."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, compress_settings={"level": _LEVEL})

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and what packs accordingly."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, AlonePacked(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )
