"""A table in a process's memory, whatever is played at it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Protocol

from mulligan.core.game import Refusal
from mulligan.core.table import Place, Seat
from mulligan.store.store import StoredAction, StoredTable
from mulligan.wire import codec, messages
from mulligan.words import Words

RECENT: Final = 64
"""How many actions of a table can be told again one by one; who has missed more gets the whole table."""


class Damaged(Exception):
    """What is stored of a table cannot be replayed: the store was changed by other hands."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A card tapped, once or twice, or dragged: see ``Game.intend`` and ``Game.seek``."""

    source: Place
    row: int | None
    target: Place | None
    twice: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that is asked for.

    Attributes:
        id: unique for the action at its table.
        version: the version of the table that the player saw.
        what: a token of the notation, a card that was picked, or at a table of several people what is done there.
        by: the key of whoever asks, at a table of several people.
    """

    id: str
    version: int
    what: str | Picked
    by: str = ""


class Accepted(Protocol):
    """An accepted action."""

    @property
    def version(self) -> int:
        """The version that it gave the table."""

    @property
    def stored(self) -> str:
        """The action as it is stored."""


@dataclass(slots=True)
class Viewer:
    """Somebody who looks at a table.

    Attributes:
        words: their language.
        seat: their seat, or ``None`` for a watcher; at a table of several people the key tells.
        key: who they are at a table of several people; empty for whoever showed no secret.
        length: how much they want to hear.
    """

    words: Words
    seat: Seat | None = None
    key: str = ""
    length: messages.Length = "normal"


class Listener(Protocol):
    """A connection: it is woken when the table has moved on, and told when its seat was opened somewhere else."""

    id: str
    news: asyncio.Event
    viewer: Viewer
    moved: bool


class OpenTable(ABC):
    """A table in memory.

    Attributes:
        stored: the table as it was made.
        version: how many actions it has seen, all of them stored.
        recent: its last actions.
        versions: the version that each action made, by the action's id.
        doubtful: whether something broke off while an action was judged and stored, so that everything must be replayed
            before it is used again.
        lock: held by whoever judges an action or loads what is new.
        listeners: the connections to it.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.stored = stored
        self.doubtful = False
        self.version = 0
        self.recent: deque[Any] = deque(maxlen=RECENT)
        self.versions: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    # What is played

    @abstractmethod
    def enter(self, viewer: Viewer, token: str | None) -> None:
        """Find out who a viewer is who shows a secret, or none."""

    @abstractmethod
    def watched(self) -> Refusal:
        """Why whoever only watches may do nothing here."""

    @abstractmethod
    def judge(self, asked: Asked, now: datetime) -> Accepted | Refusal:
        """Carry out an action, if it is accepted; what it changes is not seen before :meth:`take`."""

    @abstractmethod
    def due(self, accepted: Accepted, now: datetime) -> datetime | None:
        """When the house has something to do here after that action, where that changes."""

    @abstractmethod
    def course(self) -> Any:
        """What is replayed on: from the beginning where it is doubtful, else from where the table stands."""

    @abstractmethod
    def repeat(self, course: Any, stored: StoredAction) -> Accepted:
        """Carry out a stored action again. Raises Damaged."""

    @abstractmethod
    def follow(self, course: Any) -> None:
        """Go on from where a course has come to."""

    @abstractmethod
    def arrive(self, accepted: Any, at: datetime) -> None:
        """Stand as an action has left the table."""

    def take(self, action_id: str, accepted: Accepted, at: datetime) -> None:
        """An action is stored: it makes the next version."""
        assert accepted.version == self.version + 1
        self.arrive(accepted, at)
        self.version = accepted.version
        self.recent.append(accepted)
        self.versions[action_id] = accepted.version

    # Who comes and goes; only at a table of several people does it matter to anybody

    def is_missed(self, key: str) -> bool:
        """Whether it is noted when whoever has that key comes or goes."""
        return False

    def arrived(self, accepted: Any) -> str:
        """The key of whoever that action brought to the table, or an empty one."""
        return ""

    def return_of(self, key: str) -> str | None:
        """The action by which somebody who was away and comes now is back."""
        return None

    def next_due(self, now: datetime) -> datetime | None:
        """When the house has something to do here as the table stands."""
        return None

    @property
    def present(self) -> set[str]:
        """The keys of those who would be missed and are connected to this process."""
        return {listener.viewer.key for listener in self.listeners if self.is_missed(listener.viewer.key)}

    # What is told

    @abstractmethod
    def shown(self, viewer: Viewer) -> messages.Table:
        """The whole table."""

    @abstractmethod
    def told(self, accepted: Any, viewer: Viewer) -> messages.Step:
        """One accepted action."""

    def frame(self, accepted: Any, viewer: Viewer) -> str:
        """What :meth:`told` gives, as it goes over the wire."""
        return codec.write(self.told(accepted, viewer)).decode()

    @abstractmethod
    def position(self, viewer: Viewer) -> messages.Position:
        """The position in words."""

    @abstractmethod
    def answer(self, question: messages.Question, viewer: Viewer) -> messages.Told:
        """The answer to a question about a table of several people.

        Raises:
            Unreadable: ``message_several``, at any other.
        """

    @abstractmethod
    def nod(self, asked: Asked) -> tuple[Place, int | None] | None:
        """The place and the row of the card that an action asked for, if it asked for one on this table."""

    def since(self, version: int) -> list[Any] | None:
        """The actions after a version, or ``None`` if they are not all at hand."""
        missing = self.version - version
        if not 0 <= missing <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missing :]

    @contextmanager
    def heard_by(self, listener: Listener) -> Iterator[None]:
        """Wake ``listener`` whenever the table has moved on."""
        self.listeners.add(listener)
        try:
            yield
        finally:
            self.listeners.discard(listener)

    def tell(self) -> None:
        """Wake whoever listens."""
        for listener in self.listeners:
            listener.news.set()

    def move_elsewhere(self, key: str, connection: str) -> None:
        """Tell the connections of a key that another one goes on with its seat."""
        for listener in self.listeners:
            if listener.viewer.key == key and listener.id != connection:
                listener.moved = True
                listener.news.set()
