"""TG-21, TG-22: whose table it is when its owner goes, seated or not, as the house of a real store sees to it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from mulligan.core.faults import Unreadable
from mulligan.games.table_golf import TableGolf
from mulligan.play.people import HOUSE
from mulligan.store.store import Store
from mulligan.web.company import LOOK_ROUND, CompanyTable
from mulligan.web.house import House
from mulligan.web.opened import Asked, Viewer
from mulligan.web.players import choose
from mulligan.web.tables import Tables
from mulligan.wire.codec import read_message
from mulligan.words import languages, speak

ANA, BORIS, CECA = (f"{name}-{'0123456789' * 3}" for name in ("ana", "boris", "ceca"))


@dataclass
class Room:
    """A table, the house that looks after it, and a clock that is set by hand."""

    store: Store
    now: datetime = datetime(2026, 11, 30, tzinfo=UTC)
    told: list[bytes] = field(default_factory=list)

    async def open(self) -> None:
        self.tables = Tables(self.store, self.told.append, lambda: self.now)
        self.house = House(self.tables, choose)
        stored, self.owner = await self.tables.make_for_several(TableGolf(), "S")
        table = await self.tables.find(stored.id)
        assert isinstance(table, CompanyTable)
        self.table = table

    def viewer(self, secret: str, lang: str = "en") -> Viewer:
        seen = Viewer(speak(lang))
        self.table.enter(seen, secret)
        return seen

    async def come(self, secret: str) -> None:
        await self.tables.come(self.table, self.viewer(secret).key, secret[:4])

    async def act(self, secret: str, text: str) -> None:
        version = self.table.version
        assert (
            await self.tables.act(self.table, Asked(f"{version}", version, text, self.viewer(secret).key))
            == version + 1
        )

    async def look(self, seconds: float, *there: str) -> None:
        """So much later the house looks round; these were seen just before."""
        self.now += timedelta(seconds=seconds)
        for secret in there:
            await self.tables.leave(self.table, self.viewer(secret).key)
        for table_id in await self.store.claim_due(self.now, self.now + timedelta(seconds=1)):
            assert table_id == self.table.stored.id
            await self.house.look_after(self.table)

    def said(self, secret: str, lang: str = "en") -> str:
        return self.table.told(self.table.recent[-1], self.viewer(secret, lang)).said

    def owned_by(self, secret: str) -> bool:
        return self.table.company.owner == self.viewer(secret).key


@pytest.fixture
async def room(tmp_path):
    async with Store(f"sqlite:///{tmp_path / 'games.db'}") as store:
        made = Room(store)
        await made.open()
        yield made


async def seated(room: Room) -> None:
    """Ana made the table and watches; Ceca sat down first, then Boris, on the chair before hers."""
    await room.come(room.owner)
    await room.act(BORIS, "sit Boris")
    await room.act(CECA, "sit Ceca")
    await room.act(BORIS, "leave")
    await room.act(BORIS, "sit Boris")
    assert [chair.name for chair in room.table.company.chairs] == ["Boris", "Ceca"]


async def test_tg_21_a_watching_owner_who_goes_leaves_the_table_to_whoever_has_sat_longest(room):
    await seated(room)
    await room.look(59, BORIS, CECA)
    assert room.owned_by(room.owner)
    await room.look(LOOK_ROUND.total_seconds(), BORIS, CECA)
    assert room.owned_by(CECA)
    assert room.said(CECA) == "The table is yours now."
    assert {room.said(BORIS), room.said("a watcher without a secret")} == {"Ceca owns the table now."}
    for lang in languages():
        assert room.said(BORIS, lang) != room.said(CECA, lang)
    await room.act(CECA, "start")


async def test_tg_21_an_owner_who_is_there_keeps_the_table_however_long_nobody_begins(room):
    await seated(room)
    for _ in range(20):
        await room.look(30, room.owner, BORIS, CECA)
    assert room.owned_by(room.owner)


async def test_tg_21_nobody_who_is_gone_too_inherits(room):
    await seated(room)
    await room.look(70, BORIS)
    assert room.owned_by(BORIS)


async def test_tg_21_a_seated_owner_who_goes_before_the_match_hands_on_the_table_and_keeps_the_seat(room):
    await seated(room)
    await room.act(room.owner, "sit Ana")
    await room.look(70, BORIS, CECA)
    assert room.owned_by(CECA)
    assert [chair.away for chair in room.table.company.chairs] == [False] * 3


async def test_tg_21_whoever_leaves_or_is_away_hands_the_table_on_in_the_same_words(room):
    await seated(room)
    await room.act(room.owner, "sit Ana")
    await room.act(room.owner, "leave")
    assert room.said(BORIS) == "Ana leaves the table. Ceca owns the table now."
    assert room.said(CECA) == "Ana leaves the table. The table is yours now."
    await room.act(CECA, "start")
    await room.look(70, BORIS)
    assert room.said(BORIS) == "Ceca is away: a bot plays on. The table is yours now."
    assert room.owned_by(BORIS)


async def test_tg_21_a_table_at_which_nobody_waits_for_the_owner_is_not_looked_after(room):
    await room.come(room.owner)
    await room.act(room.owner, "sit Ana")
    assert room.table.next_due(room.now) is None
    assert await room.store.claim_due(room.now + timedelta(days=1), room.now) == []


async def test_tg_22_nobody_can_take_an_id_before_the_house_does_and_keep_it_from_playing(room):
    """An id is taken once at its table, so the house's own are such as no message can hold."""
    await seated(room)
    await room.act(room.owner, "bot easy")
    await room.act(room.owner, "start")
    await room.look(70, room.owner)
    done = [action for action in await room.store.actions(room.table.stored.id) if action.token.startswith(HOUSE)]
    assert done
    for action in done:
        message = {"type": "act", "id": action.id, "version": 0, "move": "say hello"}
        with pytest.raises(Unreadable) as wrong:
            read_message(json.dumps(message))
        assert wrong.value.facts["field"] == "id"


async def playing(room: Room, *settings: str) -> tuple[str, str]:
    """Boris and Ceca in a round, both there: who has the turn, then the other."""
    await seated(room)
    for text in (*settings, "start"):
        await room.act(room.owner, text)
    turn = room.table.company.to_move.key
    return (BORIS, CECA) if turn == room.viewer(BORIS).key else (CECA, BORIS)


async def test_nobody_who_is_there_is_played_for_however_long_they_think(room):
    """Who listens needs time: nothing is taken from them unless the owner wants it so."""
    mover, other = await playing(room)
    version = room.table.version
    for _ in range(30):
        await room.look(60, room.owner, mover, other)
    assert room.table.version == version


async def test_a_bot_plays_for_who_is_there_and_does_nothing_where_the_owner_wants_it(room):
    mover, other = await playing(room, "idle 120")
    there = (room.owner, mover, other)
    await room.look(50, *there)
    version = room.table.version
    await room.look(20, *there)
    assert room.said(mover) == "It is your turn: in 60 seconds a bot plays for you."
    assert "is reminded" in room.said(other)
    await room.look(20, *there)
    assert room.table.version == version + 1, "they are told once"
    # What they do counts from the beginning again, and what they say too.
    await room.act(mover, "play draw")
    await room.look(100, *there)
    await room.act(mover, "say wait")
    await room.look(100, *there)
    assert not room.table.company.to_move.away
    await room.look(30, *there)
    assert room.said(mover) == "You are away: a bot plays for you."
    # Their next key gives the seat back, the drawn card in hand.
    await room.act(mover, "play put:1,1")
    assert not any(chair.away for chair in room.table.company.chairs)


async def test_a_restart_knows_since_when_somebody_does_nothing(room):
    """TG-23."""
    mover, other = await playing(room, "idle 60")
    await room.look(20, room.owner, mover, other)
    tables = Tables(room.store, room.told.append, lambda: room.now)
    again = await tables.find(room.table.stored.id)
    assert (again.company, again.reminded) == (room.table.company, room.table.reminded)
    assert again.active == (await room.store.actions(room.table.stored.id, 0))[-1].at
