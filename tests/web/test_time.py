"""Rules that count time: the server's clock tells how much has passed, with the next accepted action."""

from datetime import UTC, datetime, timedelta

import pytest

from mulligan.core.game import Refusal
from mulligan.games.registry import read_code
from mulligan.store.store import Store
from mulligan.web.opened import Asked
from mulligan.web.tables import Tables

TIMED = "KL1-D1XT-AAAAAAB"


class Clock:
    """The real time, and as much more as a test lets pass."""

    def __init__(self):
        self.more = timedelta()

    def __call__(self):
        return datetime.now(UTC) + self.more

    def forward(self, seconds):
        self.more += timedelta(seconds=seconds)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def store(tmp_path):
    async with Store(f"sqlite:///{tmp_path / 'games.db'}") as store:
        yield store


@pytest.fixture
def tables(store, clock):
    return Tables(store, lambda _: None, clock)


async def sit(tables, code):
    made, _ = await tables.make(read_code(code))
    return await tables.find(made.id)


async def play(tables, table, *tokens):
    for token in tokens:
        answer = await tables.act(table, Asked(f"{table.version}", table.version, token))
        assert answer == table.version, answer


def seconds(token):
    told, _, move = token.partition(" ")
    return int(told.removeprefix("@")), move


async def test_the_time_that_has_passed_is_stored_with_the_next_action_and_counts(store, tables, clock):
    table = await sit(tables, TIMED)
    clock.forward(500)
    await play(tables, table, "d")
    clock.forward(37)
    await play(tables, table, "d")
    first, second = [action.token for action in await store.actions(table.stored.id)]
    assert first == "d", "the clock starts with the first action"
    told, move = seconds(second)
    assert (told >= 37, move) == (True, "d")
    assert (table.match.session.elapsed, table.version) == (told, 2)
    assert table.recent[-1].token == "d", "whoever sits there is told of the move alone"


async def test_another_process_reads_the_same_time_and_goes_on_counting(store, tables, clock):
    table = await sit(tables, TIMED)
    await play(tables, table, "d")
    clock.forward(100)
    await play(tables, table, "d")
    other = Tables(store, lambda _: None, clock)
    same = await other.find(table.stored.id)
    assert same.match.session.state == table.match.session.state
    clock.forward(50)
    await play(other, same, "d")
    assert same.match.session.elapsed >= 150


async def test_a_refused_action_lets_no_time_pass(store, tables, clock):
    table = await sit(tables, TIMED)
    await play(tables, table, "d")
    clock.forward(37)
    assert isinstance(await tables.act(table, Asked("no", 1, "f")), Refusal)
    assert len(await store.actions(table.stored.id)) == 1
    await tables.refresh(table)
    assert table.match.session.elapsed == 0
    await play(tables, table, "d")
    assert table.match.session.elapsed >= 37


async def test_a_deal_dealt_again_begins_anew(tables, clock):
    table = await sit(tables, TIMED)
    await play(tables, table, "d")
    clock.forward(37)
    await play(tables, table, "restart")
    clock.forward(1000)
    await play(tables, table, "d")
    clock.forward(20)
    await play(tables, table, "d")
    assert 20 <= table.match.session.elapsed < 1000


async def test_nobody_tells_the_server_the_time(tables):
    table = await sit(tables, TIMED)
    await play(tables, table, "d")
    for token in ("@5", "@5 d"):
        refusal = await tables.act(table, Asked("time", 1, token))
        assert (refusal.reason, refusal.facts) == ("unreadable", {"token": token, "game": "klondike"})


async def test_rules_that_count_no_time_are_told_of_none(store, tables, clock):
    table = await sit(tables, "KL1-D1N-AAAAAAB")
    await play(tables, table, "d")
    clock.forward(37)
    await play(tables, table, "d")
    assert [action.token for action in await store.actions(table.stored.id)] == ["d", "d"]
