"""TG-25: what all at a table are told of is held to a rate, whoever does it."""

import pytest

from mulligan.web.pace import ARRIVALS, CHAT_BURST, DECISIONS, Pace
from tests.web.test_company import accepted, fresh, hear_until, new_table


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def often(pace: Pace, word: str, key: str = "ana", table: str = "t", address: str = "192.0.2.1") -> int:
    """How often something may be done at once."""
    number = 0
    while number < 1000 and pace.wait(word, key, table, address) == 0:
        number += 1
    return number


@pytest.mark.parametrize(
    "word", ["bot", "remove", "rules", "patience", "idle", "owner", "start", "next", "ready", "leave"]
)
def test_tg_25_decisions_of_one_person_are_held_to_a_rate(word):
    clock = Clock()
    pace = Pace(clock)
    assert often(pace, word) == DECISIONS
    assert pace.wait(word, "ana", "t", "192.0.2.1") == 1
    # Nobody else waits, nor does a move or a line of chat.
    assert pace.wait(word, "bo", "t", "192.0.2.1") == 0
    assert pace.wait("play", "ana", "t", "192.0.2.1") == 0
    assert pace.wait("say", "ana", "t", "192.0.2.1") == 0
    clock.now = 3.0
    assert often(pace, word) == 3


def test_tg_25_whoever_makes_a_new_secret_for_each_line_is_held_by_their_address():
    pace = Pace(Clock())
    said = sum(pace.wait("say", f"key {number}", "t", "192.0.2.1") == 0 for number in range(100))
    assert said == CHAT_BURST
    assert pace.wait("say", "somebody", "t", "192.0.2.2") == 0


def test_tg_25_seats_are_not_taken_by_new_secrets_again_and_again():
    """A name is told to all; twenty people of one house may sit down at once, and at every other table."""
    pace = Pace(Clock())
    sat = sum(pace.wait("sit", f"key {number}", "t", f"2001:db8::{number:x}") == 0 for number in range(100))
    assert sat == ARRIVALS
    assert pace.wait("sit", "key", "another", "2001:db8::1") == 0
    assert pace.wait("sit", "key 101", "t", "192.0.2.1") == 0


async def test_tg_25_an_owner_in_a_hurry_is_told_how_long_to_wait(own_server):
    table, token = new_table(own_server)
    async with own_server.sit(table, token) as ana, own_server.sit(table, fresh(), lang="hr") as bo:
        assert await accepted(ana, "patience 30") >= DECISIONS
        answer = await ana.act("patience 300")
        assert answer["said"].startswith("That was too fast: wait ")
        assert (await bo.act("sit Bo"))["type"] == "done"
        await hear_until(ana, lambda player: player.last_said == "Bo sits down.")
