"""The web table on a real PostgreSQL: nothing is another but the URL."""

import asyncio

from mulligan.core.game import Refusal
from mulligan.games.registry import read_code
from mulligan.store.store import Store
from mulligan.web.opened import Asked, Viewer
from mulligan.web.tables import Tables
from mulligan.words import speak
from tests.store.conftest import postgres  # noqa: F401
from tests.web.test_table import WON


async def test_pl_11_a_game_on_postgresql_is_there_when_the_server_starts_again(postgres):  # noqa: F811
    url = postgres()
    async with Store(url) as store:
        tables = Tables(store, lambda news: None)
        made, token = await tables.make(read_code("GO1-E-AAAAAAB"))
        table = await tables.find(made.id)
        for version, move in enumerate(WON):
            assert await tables.act(table, Asked(f"n-{version}", version, move)) == version + 1
    async with Store(url) as store:
        tables = Tables(store, lambda news: None)
        table = await tables.find(made.id)
        viewer = Viewer(speak("en"))
        table.enter(viewer, token)
        assert (table.version, viewer.seat) == (49, 0)
        assert table.standing.game.scores(table.standing.state) == (350,)
        assert await tables.act(table, Asked("n-3", 0, "d")) == 4


async def test_of_two_processes_that_race_on_postgresql_exactly_one_wins(postgres):  # noqa: F811
    url = postgres()
    async with Store(url) as one, Store(url) as other:
        both = [Tables(store, lambda news: None) for store in (one, other)]
        made, _ = await both[0].make(read_code("GO1-E-AAAAAAB"))
        opened = [await tables.find(made.id) for tables in both]
        for version in range(16):
            acts = (
                tables.act(table, Asked(f"{number}-{version}", version, "d"))
                for number, (tables, table) in enumerate(zip(both, opened, strict=True))
            )
            answers = await asyncio.gather(*acts)
            assert sorted(isinstance(answer, Refusal) for answer in answers) == [False, True]
        assert len(await one.actions(made.id)) == 16
