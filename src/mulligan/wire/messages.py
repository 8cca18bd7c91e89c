"""The messages of a table's socket; the bodies of requests are in :mod:`mulligan.wire.requests`.

Every struct is one JSON object; a message is told apart by its ``type``. Cards, places and moves are in their text
forms; an unseen card is ``--``. Sentences come ready made in the viewer's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from mulligan.wire.view import View

Fault = Literal["unreadable", "not_your_turn", "stale", "rules", "over"]

ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]*\Z")]
"""An id that the page makes: 1 to 64 visible ASCII characters."""
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Row = Annotated[int, Meta(ge=1, le=1000)]
Lang = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=200)]
Line = Annotated[str, Meta(max_length=1000)]
Length = Literal["brief", "normal", "full"]
"""How much is said of an action at a table of several people."""
Question = Literal["board", "boards", "discard", "results", "scores", "turn"]
"""What a player at a table of several people may ask to hear: their board, the others', the top discard, ..."""


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A message of the socket."""


# What the page says


class Hello(Message, tag="hello", frozen=True):
    """The first message of a connection: who is here, and what it has.

    Attributes:
        token: the secret of the seat, or nothing for a watcher.
        lang: the viewer's language.
        have: the version of the table that the page shows, or -1 for none: the missed steps follow.
        length: how much the viewer wants to hear.
    """

    lang: Lang
    token: Short | None = None
    have: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1
    length: Length = "normal"


class Act(Message, tag="act", frozen=True):
    """One action: a token of the game's notation, ``u``, ``r``, ``next`` or ``restart``.

    At a table of several people it is ``play`` and a token, or what is done there besides: ``sit Ana``, ``leave``,
    ``bot easy``, ``remove 2``, ``rules board=3x3``, ``patience 60``, ``owner 1``, ``start``, ``ready``, ``next``,
    ``back``, ``say hello``.

    Attributes:
        id: made by the page, unique for the action: an action sent twice is carried out once.
        version: the version of the table that the player saw.
        move: the token.
    """

    id: ActionId
    version: Version
    move: Line


class Pick(Message, tag="pick", frozen=True):
    """One action by the cards themselves: a card tapped, or dragged to a place. The game says what it means.

    Attributes:
        id: as in :class:`Act`.
        version: as in :class:`Act`.
        source: the place of the card.
        row: its row there, from 1; nothing for the place as a whole.
        target: where it was dropped; nothing for a tap.
        twice: whether it was tapped twice (KL-18).
    """

    id: ActionId
    version: Version
    source: Short
    row: Row | None = None
    target: Short | None = None
    twice: bool = False


class Speak(Message, tag="speak", frozen=True):
    """The viewer changes the language, or how much is said: a new :class:`Table` follows.

    Attributes:
        lang: the language.
        length: how much the viewer wants to hear.
    """

    lang: Lang
    length: Length = "normal"


class Where(Message, tag="where", frozen=True):
    """The viewer asks for the position in words: a :class:`Position` follows."""


class Ask(Message, tag="ask", frozen=True):
    """A viewer at a table of several people wants to hear something: a :class:`Told` follows.

    Attributes:
        what: what about.
    """

    what: Question


FromPage = Hello | Act | Pick | Speak | Where | Ask


# What the server says


class Carried(Message, tag="carried", frozen=True):
    """Cards went from one place to another: see ``mulligan.core.table.Carried``.

    Attributes:
        source: where they lay.
        target: where they lie.
        cards: as they lie now, ``--`` unseen.
        row: the row of the lowest of them at the source, from 1.
    """

    source: str
    target: str
    cards: list[str]
    row: int


class Turned(Message, tag="turned", frozen=True):
    """A card was turned up.

    Attributes:
        place: where it lies.
        row: its row, from 1.
        card: the card.
    """

    place: str
    row: int
    card: str


class Shuffled(Message, tag="shuffled", frozen=True):
    """The lowest cards of a place were shuffled into another: nobody knows their order any more.

    Attributes:
        source: where they lay.
        target: where they lie.
        count: how many.
    """

    source: str
    target: str
    count: int


class Called(Message, tag="called", frozen=True):
    """A word was called.

    Attributes:
        word: the word.
    """

    word: str


class Ended(Message, tag="ended", frozen=True):
    """The game is over.

    Attributes:
        outcome: ``won``, ``blocked``, ...
    """

    outcome: str


Event = Carried | Turned | Shuffled | Called | Ended


class Table(Message, tag="table", frozen=True):
    """The whole table: after :class:`Hello`, after :class:`Speak`.

    Attributes:
        version: how many actions it has seen.
        lang: the language of its sentences.
        view: the table.
        said: the sentence of the last step, or empty.
        history: the sentences of the last steps of this deal, as many as the server has at hand, the latest last.
        cards: every card of the game's pack in words, by its text form, and ``--``: "6h" is "6 of hearts". Labels of
            single cards are made of these. Where the rules may change, those that other rules bring are among them.
    """

    version: int
    lang: str
    view: View
    said: str
    history: list[str]
    cards: dict[str, str]


class Step(Message, tag="step", frozen=True):
    """One accepted action; steps are numbered by ``version`` without a gap.

    Attributes:
        version: the version that the table has now.
        kind: what was done; at a table of several people ``company`` for whatever is no move, ``said`` for chat.
        move: the token; of ``company`` the word for it, nothing of ``said``.
        chair: whose action it was, at a table of several people; nothing for the house's.
        events: what happened (when undone: what is taken back, last first).
        said: the one sentence for it.
        view: the table after it.
    """

    version: int
    kind: Literal["move", "undo", "redo", "time", "next", "restart", "company", "said"]
    move: str
    chair: int | None
    events: list[Event]
    said: str
    view: View


class Done(Message, tag="done", frozen=True):
    """The answer to an action that was carried out: its :class:`Step` went out before this.

    Attributes:
        id: the action's id.
        version: the version that the action made.
    """

    id: str
    version: int


class Refused(Message, tag="refused", frozen=True):
    """The answer to a request that was not carried out; nothing has changed.

    Attributes:
        id: the action's id, or nothing where none could be read.
        fault: which of the five answers this is.
        reason: the reason's code.
        said: the sentence for it.
        version: the table's version.
        source: the place that should nod, or nothing; ``row`` is the card's row there.
        row: see ``source``.
    """

    id: str | None
    fault: Fault
    reason: str
    said: str
    version: int
    source: str | None = None
    row: int | None = None


class Position(Message, tag="position", frozen=True):
    """The position in words (GP-28).

    Attributes:
        said: the sentence.
    """

    said: str


class Told(Message, tag="told", frozen=True):
    """The answer to :class:`Ask`.

    Attributes:
        what: what was asked.
        said: the answer, a sentence or a line for each.
    """

    what: Question
    said: list[str]


class Elsewhere(Message, tag="elsewhere", frozen=True):
    """The same seat was opened somewhere else, which goes on with it; the connection ends with this.

    Attributes:
        said: the sentence for it.
    """

    said: str


FromServer = Table | Step | Done | Refused | Position | Told | Elsewhere
