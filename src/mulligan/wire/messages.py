"""The messages of a table's socket; the bodies of requests are in :mod:`mulligan.wire.requests`.

Every struct is one JSON object; a message is told apart by its ``type``. Cards, places and moves are in their text
forms; an unseen card is ``--``. Sentences come ready made in the viewer's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Fault = Literal["unreadable", "not_your_turn", "stale", "rules", "over"]

ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]*\Z")]
"""An id that the page makes: 1 to 64 visible ASCII characters."""
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Row = Annotated[int, Meta(ge=1, le=1000)]
Lang = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=200)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A message of the socket."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a message."""


# What the page says


class Hello(Message, tag="hello", frozen=True):
    """The first message of a connection: who is here, and what it has.

    Attributes:
        token: the secret of the seat, or nothing for a watcher.
        lang: the viewer's language.
        have: the version of the table that the page shows, or -1 for none: the missed steps follow.
    """

    lang: Lang
    token: Short | None = None
    have: Annotated[int, Meta(ge=-1, le=2**31 - 1)] = -1


class Act(Message, tag="act", frozen=True):
    """One action: a token of the game's notation, ``u``, ``r``, ``next`` or ``restart``.

    Attributes:
        id: made by the page, unique for the action: an action sent twice is carried out once.
        version: the version of the table that the player saw.
        move: the token.
    """

    id: ActionId
    version: Version
    move: Short


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
    """The viewer changes the language: a new :class:`Table` follows.

    Attributes:
        lang: the language.
    """

    lang: Lang


class Where(Message, tag="where", frozen=True):
    """The viewer asks for the position in words: a :class:`Position` follows."""


FromPage = Hello | Act | Pick | Speak | Where


# What the server says


class Pile(Part, frozen=True):
    """One place as the viewer sees it.

    Attributes:
        place: its text form, ``column3``.
        kind: ``stock``, ``waste``, ``column``, ...
        index: from 1; 0 where there is one of the kind.
        cards: bottom to top, ``--`` unseen.
        name: the place's name: "Column 3".
        text: what lies there in words, for a label: "6 of clubs, ... (free card: 6 of hearts)", "16 cards".
        tap: the token of the viewer's legal move that a tap on the place as a whole means, or nothing.
    """

    place: str
    kind: str
    index: int
    cards: list[str]
    name: str
    text: str
    tap: str | None


class Legal(Part, frozen=True):
    """One legal move of the viewer.

    Attributes:
        move: its token.
        source: the place whose cards move, or nothing.
        row: the row of the first card that moves, from 1.
        target: where they go, or nothing.
        name: the move in words: "6 of hearts on 7 of clubs", "Draw".
    """

    move: str
    source: str | None
    row: int | None
    target: str | None
    name: str


class Slot(Part, frozen=True):
    """Where a place lies: see ``mulligan.core.layout.Slot``.

    Attributes:
        place: its text form.
        x: its left edge in card steps.
        band: its upper edge in bands: 0 for the upper band, 1 for the one below; 0.5 lies half over the upper one.
        fan: how its cards overlap.
        spread: how many of its last cards are fanned, on the others squared below them; 0 for all.
        mark: what the empty place shows of the card that it waits for: a rank or suit in text form, or empty.
    """

    place: str
    x: float
    band: float
    fan: Literal["down", "right", "none"]
    spread: int
    mark: str


class OptionValue(Part, frozen=True):
    """A rule option with its value, as the viewer reads them.

    Attributes:
        option: the option's name in the rules: ``ends``.
        value: the value's word: ``wrap``.
        name: the option's name for people.
        text: the value for people.
    """

    option: str
    value: str
    name: str
    text: str


class HoleScore(Part, frozen=True):
    """One hole on the score card.

    Attributes:
        number: from 1.
        code: the code of this hole alone.
        score: as people read it, or nothing for a hole ahead.
        state: whether it lies ahead, is being played, is over or was given up.
    """

    number: int
    code: str
    score: str | None
    state: Literal["ahead", "playing", "over", "given_up"]


class Round(Part, frozen=True):
    """A round of several holes.

    Attributes:
        hole: the number of the hole being played.
        holes: every hole.
        total: the scores so far, added, as people read it.
        par: the par of the round, or nothing.
        over: whether the round is over.
    """

    hole: int
    holes: list[HoleScore]
    total: str
    par: int | None
    over: bool


class View(Part, frozen=True):
    """The table as the viewer sees it.

    Attributes:
        code: the deal code of what is being played (of a round: its round code).
        hole_code: the code of the hole on the table; the same as ``code`` for a single deal.
        game: the game's key.
        title: the game's name for people; ``preset`` names the rule set, empty for rules of one's own.
        options: the rules, option by option.
        piles: every place, in the order in which words and keys walk through them.
        legal: the viewer's legal moves.
        width: the table's width in card steps.
        slots: where the places lie.
        score: as people read it.
        moves: the move counter.
        stock: cards left in the stock, or nothing where there is none.
        undo: how many actions can be undone.
        redo: how many can be redone.
        outcome: how the game ended, or nothing; ``ending`` is the sentence for it.
        round: the round, where there are several holes.
        bankroll: the amount of a series whose deals carry over, as people read it, or nothing.
        mine: whether the viewer holds the seat, or watches.
    """

    code: str
    hole_code: str
    game: str
    title: str
    preset: str
    options: list[OptionValue]
    piles: list[Pile]
    legal: list[Legal]
    width: float
    slots: list[Slot]
    score: str
    moves: int
    stock: int | None
    undo: int
    redo: int
    outcome: str | None
    ending: str
    round: Round | None
    bankroll: str | None
    mine: bool


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
            single cards are made of these.
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
        kind: what was done.
        move: the token.
        events: what happened (when undone: what is taken back, last first).
        said: the one sentence for it.
        view: the table after it.
    """

    version: int
    kind: Literal["move", "undo", "redo", "time", "next", "restart"]
    move: str
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


FromServer = Table | Step | Done | Refused | Position
