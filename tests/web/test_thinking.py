"""Hints, verdicts and reviews over HTTP, from a real server (PL-6, PL-7, CD-5)."""

import asyncio
import contextlib
import json
import re
import threading
import time
from datetime import UTC, datetime

import httpx
import pytest

from mulligan.core.cards import UNSEEN
from mulligan.games.registry import read_code, read_record
from mulligan.play.session import Session, replay
from mulligan.solve.golf import solve
from mulligan.store.store import StoredTable
from mulligan.web.patience import PatienceTable
from mulligan.web.thinker import WAITING, Busy, Thinker, Warming
from mulligan.web.thinking import _hint, _Sitting
from mulligan.wire.thinking import AskHint
from mulligan.words import speak
from tests.web.server import Server
from tests.web.test_secrecy import NAMES

CODE = "GO1-E-AAAAAAB"
DRAWN = ["d", "5", "2", "d", "d", "d", "d", "d", "d", "d", "d", "d", "d", "d", "d"]
"""Draws the win away."""


def ask(server, table, what, token=None, version=0, **more):
    return server.post(f"/api/tables/{table}/{what}", {"token": token, "version": version, **more}, timeout=30)


def fine(answer):
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def problem(answer, status, code):
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["text"]


def played(server, moves, code=CODE):
    """A table on which moves have been played: its id and the secret of its seat."""
    answer = server.post("/api/tables", {"code": code, "moves": " ".join(moves)})
    assert answer.status_code == 201, answer.text
    seated = answer.json()
    return seated["table"], seated["token"]


# Hints


async def test_pl_6_a_hint_is_one_of_the_legal_moves_and_says_why(server):
    table, token = server.table()
    hint = fine(ask(server, table, "hint", token, lang="hr"))
    async with server.sit(table, token) as player:
        assert hint["move"] in {legal["move"] for legal in player.view["legal"]}
    assert (hint["version"], hint["move"]) == (0, "d")
    assert hint["said"].startswith("Savjet: Izvuci kartu. Dobiva u ")


def test_pl_7_the_all_seeing_hint_is_asked_for_by_name(server):
    table, token = server.table("GO1-C-AAAAAAB")
    assert "worlds like this one" in fine(ask(server, table, "hint", token))["said"]
    seeing = fine(ask(server, table, "hint", token, all_seeing=True))
    assert seeing["said"] == "Hint: Draw. With every card known, nothing wins any more; at best 1 card is left."


def test_pl_7_no_answer_names_an_unseen_card(server):
    """Hints, verdicts and steps of a review, all the way through a game."""
    session = Session(read_code(CODE))
    hidden = set(session.state.stock)
    for number, move in enumerate(["", *DRAWN[:6]]):
        if move:
            session.act(move)
        hidden -= set(session.state.waste)
        table, token = played(server, DRAWN[:number])
        answers = [
            ask(server, table, "hint", token, number),
            ask(server, table, "hint", token, number, all_seeing=True),
            ask(server, table, "winnable", token, number),
            ask(server, table, "step", token, number, step=number),
        ]
        for answer in answers:
            text = json.dumps(fine(answer), ensure_ascii=False)
            shared = {name for card, names in NAMES["en"].items() if card not in hidden for name in names}
            for card in hidden:
                for name in NAMES["en"][card] - shared:
                    assert name not in text


# Whether it can be won


@pytest.mark.parametrize(
    ("moves", "verdict", "said"),
    [(DRAWN[:3], "won", "This position can be won."), (DRAWN, "lost", "This position can’t be won any more.")],
)
def test_pl_6_whether_the_position_can_be_won(server, moves, verdict, said):
    table, token = played(server, moves)
    answer = fine(ask(server, table, "winnable", token, len(moves)))
    assert (answer["verdict"], answer["said"], answer["version"]) == (verdict, said, len(moves))


# The review


def test_pl_6_a_review_has_every_step_and_the_move_that_gave_the_win_away(server):
    table, token = played(server, [*DRAWN[:2], "u", "r", *DRAWN[2:]])
    review = fine(ask(server, table, "review", token, len(DRAWN) + 2))
    assert review["said"][0] == "The deal: Can be won. At best 350 points."
    assert "gave the win away: Draw. Better: " in review["said"][1]
    steps = review["steps"]
    assert [step["move"] for step in steps] == ["", *DRAWN]
    path = replay(read_record(f"{CODE} {' '.join(DRAWN)}")).session.path
    assert [step["verdict"] for step in steps] == [solve(state).verdict for state in path]
    slip = next(at for at, step in enumerate(steps) if step["slip"])
    assert (steps[slip - 1]["verdict"], steps[slip]["verdict"]) == ("won", "lost")
    assert steps[slip]["slip"] == review["said"][1]
    assert steps[0]["said"] == ""
    assert steps[1]["said"] == "8 of spades drawn; 15 cards in the stock."
    assert steps[0]["worth"] == "Can be won. At best 350 points."


def test_pl_6_a_step_shows_the_table_as_its_player_saw_it(server):
    table, token = played(server, DRAWN)
    shown = fine(ask(server, table, "step", token, len(DRAWN), step=2))
    view = shown["view"]
    piles = {pile["place"]: pile["cards"] for pile in view["piles"]}
    assert (shown["step"], view["moves"], view["mine"], view["legal"]) == (2, 2, False, [])
    assert piles["waste"][-2:] == ["8s", "9c"]
    assert piles["stock"] == [UNSEEN.text] * 15
    assert fine(ask(server, table, "step", token, len(DRAWN), step=99))["step"] == len(DRAWN)


# Who may ask


def test_pl_7_a_watcher_learns_nothing_while_the_game_goes_on(server):
    table, _ = server.table()
    for what, more in (
        ("hint", {}),
        ("hint", {"all_seeing": True}),
        ("winnable", {}),
        ("review", {}),
        ("step", {"step": 0}),
    ):
        problem(ask(server, table, what, "not-the-secret", **more), 403, "watching")


def test_whoever_watches_may_review_a_game_that_is_over(server):
    line = [Session(read_code(CODE)).game.write_move(move) for move in solve(read_code(CODE).start()).line]
    table, _ = played(server, line)
    review = fine(ask(server, table, "review", None, len(line)))
    assert review["said"][-1] == "Nothing was given away."
    assert fine(ask(server, table, "step", None, len(line), step=0))["view"]["moves"] == 0
    problem(ask(server, table, "hint", None, len(line)), 403, "watching")


def test_a_table_that_has_moved_on_is_told_so(server):
    table, token = played(server, DRAWN[:2])
    for what, more in (("hint", {}), ("winnable", {}), ("review", {}), ("step", {"step": 0})):
        problem(ask(server, table, what, token, 1, **more), 409, "stale")


def test_what_makes_no_sense_is_refused_by_name(server):
    table, token = server.table()
    problem(ask(server, "nowhere", "hint"), 404, "no_such_table")
    problem(ask(server, table, "hint", token, "x"), 400, "field_wrong")
    problem(ask(server, table, "hint", token, seeing=True), 400, "field_unknown")
    problem(ask(server, table, "step", token), 400, "field_missing")
    problem(ask(server, table, "step", token, step=-1), 400, "field_wrong")
    problem(server.post(f"/api/tables/{table}/hint", None), 400, "message_empty")
    problem(httpx.post(f"{server.url}/api/tables/{table}/hint", content=b"", trust_env=False), 400, "message_empty")


def test_a_game_without_a_solver_says_so_politely(server):
    table, token = server.table("TP1-E-AAAAAAB")
    for what in ("hint", "winnable", "review"):
        answer = ask(server, table, what, token)
        problem(answer, 400, "no_solver")
        assert "There is no solver for TriPeaks; there is one for: Golf patience, Klondike" in answer.json()["text"]
    games = {game["key"]: game["solver"] for game in server.get("/api/games").json()["games"]}
    assert (games["golf"], games["tripeaks"]) == (True, False)


# Winnable deals, and tables on which something has been played


@pytest.mark.parametrize("preset", ["E", "S"])
def test_cd_5_a_winnable_deal_can_be_won_and_its_code_looks_like_any_other(server, preset):
    codes = {
        server.post("/api/tables", {"game": "golf", "preset": preset, "winnable": True}).json()["code"]
        for _ in range(5)
    }
    assert len(codes) == 5
    for code in codes:
        assert re.fullmatch(f"GO1-{preset}-[A-Z]{{7}}", code)
        assert solve(read_code(code).start()).verdict == "won"


def test_cd_5_what_cannot_be_asked_to_be_winnable(server):
    problem(server.post("/api/tables", {"game": "golf", "preset": "T", "winnable": True}), 400, "winnable_round")
    problem(server.post("/api/tables", {"game": "tripeaks", "winnable": True}), 400, "no_solver")


async def test_a_new_table_begins_where_its_moves_lead(server):
    table, token = played(server, DRAWN[:3])
    async with server.sit(table, token) as player:
        assert (player.version, player.view["moves"], player.view["undo"]) == (3, 3, 3)
        assert player.pile("waste")[-1] == "8c"
        assert (await player.act("u"))["type"] == "done"
    problem(server.post("/api/tables", {"code": CODE, "moves": "d 1"}), 400, "table_moves")
    problem(server.post("/api/tables", {"code": CODE, "moves": "@5"}), 400, "table_moves")


# The event loop goes on


async def test_play_goes_on_while_others_think(server):
    table, token = played(server, DRAWN)
    other, seat = server.table()
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client, server.sit(other, seat) as player:
        body = {"token": token, "version": len(DRAWN)}
        asked = [
            asyncio.create_task(client.post(f"{server.url}/api/tables/{table}/{what}", json=body))
            for what in ("hint", "winnable", "review") * 4
        ]
        for move in DRAWN:
            assert (await player.act(move))["type"] == "done"
        answers = await asyncio.gather(*asked)
    assert {answer.status_code for answer in answers} == {200}


def test_pl_6_a_hint_may_be_thought_about_longer(server):
    """Then it looks at more worlds, anew, and what it found is kept for who asks again."""
    table, token = played(server, ["d"] * 9, "GO1-S-AAAAAAB")
    hint = fine(ask(server, table, "hint", token, 9))
    longer = fine(ask(server, table, "hint", token, 9, longer=True))
    assert fine(ask(server, table, "hint", token, 9)) == longer
    worlds = [int(re.search(r"[0-9,]+(?= worlds)", one["said"])[0].replace(",", "")) for one in (hint, longer)]
    assert worlds[0] < worlds[1]


def test_pl_6_a_hint_that_was_broken_off_is_not_gone_on_from():
    """H pressed twice, or two windows: what the first looked at before nobody waited for it any more is too little."""
    table = PatienceTable(StoredTable("t", "GO1-C-AAAAAAC", "golf", b"", datetime.now(UTC)))
    standing = table.standing
    sitting = _Sitting(table, 0, standing, standing.hole_deal, (), speak("en"), time.monotonic())
    _hint(sitting, AskHint(version=0, token=None), lambda: True)
    assert table.hints == {}
    _hint(sitting, AskHint(version=0, token=None), lambda: False)
    assert list(table.hints) == [False]


async def test_so_much_may_wait_and_no_more():
    thinker, door = Thinker(), threading.Event()
    waiting = [
        asyncio.create_task(thinker.think(f"table {number}", "hint", lambda stop: door.wait(30)))
        for number in range(WAITING["quick"])
    ]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await thinker.think("one more", "hint", lambda stop: None)
    assert await thinker.think("one more", "review", lambda stop: 5, "long") == 5
    door.set()
    assert all(await asyncio.gather(*waiting))
    assert await thinker.think("one more", "hint", lambda stop: 7) == 7
    thinker.close()


async def test_who_asks_again_does_not_wait_for_the_earlier_answer():
    begun = threading.Event()

    def until_stopped(stop):
        begun.set()
        end = time.monotonic() + 30
        while not stop() and time.monotonic() < end:
            time.sleep(0.001)
        return stop()

    thinker = Thinker()
    first = asyncio.create_task(thinker.think("table", "hint", until_stopped))
    await asyncio.sleep(0)
    second = asyncio.create_task(thinker.think("table", "hint", lambda stop: stop()))
    assert await first is True
    assert await second is False
    begun.clear()
    third = asyncio.create_task(thinker.think("table", "hint", until_stopped))
    await asyncio.to_thread(begun.wait, 30)
    thinker.close()
    assert await third is True
    with pytest.raises(Busy):
        await thinker.think("table", "hint", until_stopped)


async def test_a_server_makes_its_solvers_ready_by_itself():
    thinker = Thinker()
    warming = asyncio.create_task(thinker.warm())
    await asyncio.sleep(0)
    with contextlib.suppress(Warming):
        assert await thinker.think("table", "hint", lambda stop: 5) == 5
    await warming
    assert await thinker.think("table", "hint", lambda stop: 5) == 5
    thinker.close()


async def test_play_goes_on_while_solvers_are_made_ready_and_who_asks_them_is_told_so(tmp_path):
    server = Server(tmp_path, env={"NUMBA_CACHE_DIR": str(tmp_path / "kernels")})
    try:
        table, token = server.table()
        async with server.sit(table, token) as player:
            asked = asyncio.create_task(asyncio.to_thread(ask, server, table, "winnable", token))
            answer = await asked
            assert (await player.act("d"))["type"] == "done"
        problem(answer, 503, "warming")
        assert "being made ready" in answer.json()["text"]
        assert int(answer.headers["retry-after"]) > 0
        wanted = {"game": "golf", "preset": "E", "winnable": True}
        undealt = server.post("/api/tables", wanted, timeout=30)
        problem(undealt, 503, "warming")
        assert int(undealt.headers["retry-after"]) > 0
    finally:
        server.close()
