"""TG-19 to TG-27: people at a table, over real sockets, with a real server that is killed."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
from collections import Counter

import pytest

from mulligan.core.game import view
from mulligan.core.table import EVERYONE
from mulligan.games.registry import read_record
from mulligan.games.table_golf import TableGolf
from mulligan.play.session import Session
from mulligan.words import speak

QUICK = {"board": "2x2", "face_up": "3", "rounds": "1"}


def new_table(server, **options: str) -> tuple[str, str]:
    answer = server.post("/api/tables", {"game": "table-golf", "options": options or QUICK})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["token"]


def fresh() -> str:
    return secrets.token_urlsafe(18)


def company(player) -> dict:
    return player.view["company"]


def mine(player) -> bool:
    return bool(player.view["legal"])


async def hear_until(player, wanted) -> None:
    while not wanted(player):
        await asyncio.wait_for(player.hear("step", "table"), 20)


async def finish(players, rng, until="over") -> None:
    """Play on by chance until the match is over, whoever of ``players`` or of the bots has the turn."""

    async def play(player):
        while company(player)["phase"] != until:
            if mine(player):
                legal = player.view["legal"]
                answer = await player.act(f"play {rng.choice(legal)['move']}")
                assert answer["type"] == "done", answer
            else:
                await asyncio.wait_for(player.hear("step", "table"), 20)

    await asyncio.gather(*map(play, players))


async def test_tg_20_a_table_is_made_sat_down_at_played_and_won(server):
    table, token = new_table(server)
    async with (
        server.sit(table, token) as ana,
        server.sit(table, fresh(), lang="it") as boris,
        server.sit(table) as watcher,
    ):
        assert company(ana)["owner"]
        assert company(ana)["status"] == "Nobody sits at the table yet; 2 are needed."
        assert company(watcher)["can"] == []
        assert company(boris)["can"] == ["sit"]
        assert (await ana.act("sit Ana"))["type"] == "done"
        await hear_until(boris, lambda player: company(player)["players"])
        assert boris.last_said == "Ana si siede."
        assert (await boris.act("start"))["reason"] == "not_owner"
        assert (await boris.act("sit Boris"))["type"] == "done"
        assert (await ana.act("bot easy"))["type"] == "done"
        assert (await watcher.act("play draw"))["fault"] == "not_your_turn"
        assert (await ana.act("start"))["type"] == "done"
        await hear_until(boris, lambda player: company(player)["phase"] == "playing")
        assert re.fullmatch("[0-9a-f]{64}", company(boris)["fingerprint"])
        await finish((ana, boris), random.Random(1))
        await hear_until(watcher, lambda player: company(player)["phase"] == "over")
        result = company(watcher)["results"][0]
        record = read_record(result["record"])
        session = Session(record.deal)
        for move in record.tokens:
            session.act(move)
        assert session.deal.source.fingerprint == result["fingerprint"] == company(ana)["fingerprint"]
        assert sorted(session.game.scores(session.state)) == sorted(int(one["score"]) for one in result["scores"])
        assert any(one["winner"] for one in company(ana)["players"])
        assert (await ana.act("play draw"))["fault"] == "over"
        assert (await ana.act("start"))["type"] == "done"


CARD = re.compile(r"\b(?:[A23456789TJQK][cdhs]|X[rb])\b")


def cards_in(frame: dict) -> Counter[str]:
    """Every card that a frame names: in its piles, its events, and in words of English."""
    frame = {key: part for key, part in frame.items() if key != "cards"}
    names = {speak("en").card(card): card.text for card in TableGolf().opening_pack(TableGolf.presets[0].rules)}
    people = frame.get("view", {}).get("company", {})
    if people:
        # The record of a round that is over holds every card of it.
        assert people["phase"] != "playing" or not people["results"]
        people["results"] = []
    text = json.dumps(frame, ensure_ascii=False)
    found = Counter(CARD.findall(text))
    lower = text.lower()
    for name, card in names.items():
        found[card] += len(re.findall(rf"(?<!\w){re.escape(name)}(?!\w)", lower))
    return +found


async def test_tg_24_no_frame_tells_a_card_that_its_receiver_may_not_know(server):
    """Each rank in it is face up, discarded, or the receiver's own drawn card: before or after its step."""
    rng = random.Random(24)
    for options in ({"board": "2x3", "rounds": "1"}, {"board": "3x3", "face_up": "2", "rounds": "1"}):
        table, token = new_table(server, **options)
        async with server.sit(table, token) as ana, server.sit(table, fresh()) as boris, server.sit(table) as watcher:
            await ana.act("sit Ana"), await boris.act("sit Boris"), await ana.act("start")
            await hear_until(boris, lambda player: company(player)["phase"] == "playing")
            await finish((ana, boris), rng)
            await hear_until(watcher, lambda player: company(player)["phase"] == "over")
            record = read_record(company(ana)["results"][0]["record"])
            states = [record.deal.start()]
            session = Session(record.deal)
            for move in record.tokens:
                session.act(move)
                states.append(session.state)
            for player in (ana, boris, watcher):
                seat = company(player)["seat"]
                hold_to_what_may_be_known(player.heard, states, seat)


def hold_to_what_may_be_known(frames, states, seat) -> None:
    held = 0
    for text in frames:
        frame = json.loads(text)
        seen = frame.get("view")
        if seen is None or not seen["piles"]:
            continue
        after = states[seen["moves"]]
        before = states[max(0, seen["moves"] - 1)]
        known = set()
        for state in (before, after):
            for pile in view(TableGolf(), state, seat).piles:
                known.update(card.text for card in pile.cards)
        told = {card[0] for card in cards_in(frame)}
        assert told <= {card[0] for card in known}, f"told {told}, known {known}"
        held += 1
        for pile in seen["piles"]:
            if pile["kind"] == "draw":
                assert set(pile["cards"]) <= {"--"}
        if after.seat is not None:
            assert str(after.secret.words) not in text
    assert held > 3


async def test_twenty_people_who_open_one_link_at_once_get_a_seat_or_watch_and_no_seat_twice(server):
    table, token = new_table(server)

    async def come(number: int):
        async with server.sit(table, token if number == 0 else fresh()) as player:
            answer = await player.act(f"sit Guest {number}")
            await asyncio.sleep(1)
            return answer["type"], answer.get("reason"), company(player)["chair"]

    came = await asyncio.gather(*(come(number) for number in range(20)))
    seated = [chair for kind, _, chair in came if kind == "done"]
    assert sorted(seated) == [0, 1, 2, 3, 4, 5]
    assert Counter(reason for kind, reason, _ in came if kind != "done") == {"table_full": 14}


async def test_tg_22_tg_23_a_killed_server_loses_nothing_that_was_answered_and_bots_go_on(server):
    table, token = new_table(server, board="2x2", face_up="2", rounds="1")
    boris_token = fresh()
    async with server.sit(table, token) as ana, server.sit(table, boris_token) as boris:
        await ana.act("sit Ana"), await boris.act("sit Boris"), await ana.act("bot normal"), await ana.act("start")
        players = (ana, boris)
        for player in players:
            await hear_until(player, lambda player: company(player)["phase"] == "playing")
        while not any(map(mine, players)):
            await asyncio.wait(
                [asyncio.create_task(player.hear("step")) for player in players], return_when=asyncio.ALL_COMPLETED
            )
        mover = next(player for player in players if mine(player))
        assert (await mover.act("play draw"))["type"] == "done"
        hand, version = mover.pile("hand"), mover.version
        assert hand != ["--"]
        token_of_mover = token if mover is ana else boris_token
    server.kill()
    port = int(server.url.rsplit(":", 1)[1])
    server.start(port)
    async with server.sit(table, token) as ana, server.sit(table, boris_token) as boris, server.sit(table) as watcher:
        mover, other = (ana, boris) if token_of_mover == token else (boris, ana)
        assert mover.version == version
        assert mover.pile("hand") == hand
        assert other.pile("hand") == watcher.pile("hand") == ["--"]
        await finish((ana, boris), random.Random(2))


async def test_a_second_tab_of_a_seat_takes_over_and_the_first_one_is_told(server):
    table, token = new_table(server)
    async with server.sit(table, token) as first:
        await first.act("sit Ana")
        async with server.sit(table, token, lang="hr") as second:
            assert (await first.hear("elsewhere"))["said"] == "This seat was opened somewhere else, and goes on there."
            assert (await first.closed())[0] == 4409
            assert (await second.act("bot easy"))["type"] == "done"


async def accepted(player, text: str) -> int:
    """How often something may be done before it was too fast; a slow machine has to ask longer."""
    number = 0
    while (answer := await player.act(text.format(number)))["type"] == "done":
        number += 1
    assert answer["reason"] == "too_fast"
    return number


async def test_tg_25_chat_is_told_to_everybody_and_held_to_a_rate(server):
    table, token = new_table(server)
    async with server.sit(table, token) as ana, server.sit(table, fresh()) as boris:
        await ana.act("sit Ana")
        assert await accepted(ana, "say line {}") >= 8
        await hear_until(boris, lambda player: player.last_said == "Ana: line 0")


async def test_tg_25_nobody_talks_by_what_they_are_called_or_by_coming_back(own_server):
    table, token = new_table(own_server)
    async with own_server.sit(table, token) as ana, own_server.sit(table, fresh()) as boris:
        for text in ("sit Line {}", "back"):
            assert await accepted(ana, text) >= 8
        # Each by itself: nobody else has to wait, nor does whoever has something to say.
        assert (await ana.act("say hello"))["type"] == "done"
        assert (await boris.act("sit Boris"))["type"] == "done"


@pytest.mark.parametrize("text", ["start " + "0" * 64, "next " + "1" * 64, "away 0", "play", "dance"])
async def test_tg_27_nobody_chooses_the_secret_or_acts_for_the_house(server, text):
    table, token = new_table(server)
    async with server.sit(table, token) as ana:
        await ana.act("sit Ana"), await ana.act("bot easy")
        answer = await ana.act(text)
        assert answer["type"] == "refused"
        assert answer["reason"] in ("unreadable", "no_round")


async def test_what_a_player_asks_is_answered_in_every_phase(server):
    table, token = new_table(server)
    async with server.sit(table, token) as ana:
        for phase in range(2):
            for what in ("board", "boards", "discard", "scores", "turn"):
                await ana.say(type="ask", what=what)
                told = await ana.hear("told")
                assert told["what"] == what
                assert all(told["said"])
            if phase == 0:
                await ana.act("sit Ana"), await ana.act("bot easy"), await ana.act("start")
                while mine(ana) is False:
                    await ana.hear("step")
        await ana.say(type="where")
        assert (await ana.hear("position"))["said"].startswith("Your board.")


async def test_the_hand_is_seen_by_its_seat_alone(server):
    assert EVERYONE == -1
    table, token = new_table(server)
    async with server.sit(table, token) as ana, server.sit(table, fresh()) as boris:
        await ana.act("sit Ana"), await boris.act("sit Boris"), await ana.act("start")
        await hear_until(boris, lambda player: company(player)["phase"] == "playing")
        mover, other = (ana, boris) if mine(ana) else (boris, ana)
        await mover.act("play draw")
        await other.hear("step")
        assert mover.pile("hand") != ["--"]
        assert other.pile("hand") == ["--"]
        assert (await other.act("play draw"))["reason"] == "not_your_turn"
        assert (await other.pick("cell11-1"))["reason"] == "not_your_turn"
        assert (await mover.pick("draw"))["reason"] == "already_drawn"


async def test_everybody_has_words_for_every_card_that_other_rules_bring(server):
    """The owner may change the rules while all are there; and what lies in earlier rounds is told by these words."""
    table, token = new_table(server, jokers="0")
    async with server.sit(table, token) as ana, server.sit(table, fresh(), lang="hr") as boris:
        for player, lang in ((ana, "en"), (boris, "hr")):
            pack = TableGolf().opening_pack(TableGolf.presets[0].rules)
            assert {card.text for card in pack} >= {"Xr", "Xb"}
            assert player.table["cards"].items() >= {card.text: speak(lang).card(card) for card in pack}.items()


async def test_half_a_character_is_refused_without_an_id_and_what_stands_for_it_is_told(server):
    """The page settles what it said last by such a refusal, and sends U+FFFD in its place."""
    table, token = new_table(server)
    async with server.sit(table, token) as ana:
        await ana.act("sit Ana")
        await ana.say(type="act", id="half", version=ana.version, move="say a\ud83d")
        refused = await ana.hear("refused")
        assert (refused["id"], refused["reason"]) == (None, "message_json")
        assert (await ana.act("say a\ufffd"))["type"] == "done"
        assert ana.last_said == "Ana: a\ufffd"
