"""Messages to JSON and back. What cannot be read is told by name and place, never by a trace."""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from mulligan.core.faults import Unreadable
from mulligan.wire import messages
from mulligan.wire.messages import FromPage
from mulligan.wire.part import Part
from mulligan.wire.requests import NewTable

T = TypeVar("T")
A = TypeVar("A", bound=msgspec.Struct)

LIMIT: Final = 64 * 1024
"""The longest message or body that is read, in bytes."""

_TYPES: Final = ", ".join(
    str(kind.__struct_config__.tag)
    for kind in (messages.Hello, messages.Act, messages.Pick, messages.Speak, messages.Where, messages.Ask)
)
_from_page: Final = msgspec.json.Decoder(FromPage)
_new_table: Final = msgspec.json.Decoder(NewTable)
_encoder: Final = msgspec.json.Encoder()


class _Named(msgspec.Struct):
    """As much of an action as is needed to answer it by name."""

    id: messages.ActionId | None = None


_named: Final = msgspec.json.Decoder(_Named)


def write(message: messages.Message | Part) -> bytes:
    """A message as JSON in UTF-8."""
    return _encoder.encode(message)


def read_message(text: str) -> FromPage:
    """A message of the page.

    Raises:
        Unreadable: ``message_empty``, ``message_json``, ``message_nested``, ``message_object``, ``message_type``,
            ``field_missing``, ``field_unknown`` or ``field_wrong``.
    """
    if not text.strip():
        raise Unreadable("message_empty")
    return _read(_from_page, text)


def read_new_table(body: bytes) -> NewTable:
    """The body of a request for a new table. Raises as :func:`read_message`."""
    if not body.strip():
        raise Unreadable("message_empty")
    return _read(_new_table, body)


def read_asked(body: bytes, kind: type[A]) -> A:
    """The body of a request about a table. Raises as :func:`read_message`."""
    if not body.strip():
        raise Unreadable("message_empty")
    return _read(msgspec.json.Decoder(kind), body)


def read_id(text: str) -> str | None:
    """The id of an action that cannot be read otherwise, if at least that can."""
    try:
        return _named.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _read(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Unreadable("message_nested") from None
    except msgspec.ValidationError as error:
        raise _explain(str(error)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        found = re.search(r"(trailing characters )?\(byte (\d+)\)", str(error))
        # It counts from 0, but what follows the end from 1.
        position = int(found[2]) + (0 if found[1] else 1) if found else 0
        raise Unreadable("message_json", {"position": position}) from None


def _explain(error: str) -> Unreadable:
    """What msgspec says of JSON that is no message of ours, as a fault with its facts."""
    what, _, where = error.partition(" - at `$.")
    field = where.rstrip("`")
    if found := re.match(r"Object (missing required|contains unknown) field `(.*)`", what, re.DOTALL):
        missing = found[1].startswith("missing")
        return Unreadable("field_missing" if missing else "field_unknown", {"field": found[2]})
    if field == "type":
        named = re.match(r"Invalid value '(.*)'", what, re.DOTALL)
        return Unreadable("message_type", {"text": named[1] if named else "", "allowed": _TYPES})
    if field:
        expected = re.match(r"Expected (.*?)(, got .*)?$", what, re.DOTALL)
        return Unreadable("field_wrong", {"field": field, "allowed": expected[1].replace("`", "") if expected else "?"})
    return Unreadable("message_object")
