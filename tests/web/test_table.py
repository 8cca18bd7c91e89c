"""A table over a real socket to a real server: playing, refusals, watching, coming back, languages."""

import asyncio
import hashlib

import pytest
from websockets.exceptions import InvalidStatus

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.words import speak

_LINE = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"
WON = _LINE.split()
"""The winning line of GO1-E-AAAAAAB (CD-3)."""


def first_said(lang):
    """What a language says of the first draw of GO1-E-AAAAAAB."""
    session = Session(read_code("GO1-E-AAAAAAB"))
    step = session.act("d")
    return speak(lang).step(step, session.events(step), session.view())


async def test_cd_3_a_whole_game_is_played_and_won(server):
    """CD-3, GP-13, GP-23, GP-24: the line passes the sources' positions and wins with 350 points in 49 moves."""
    table, token = server.table()
    async with server.sit(table, token) as player:
        draw = {"move": "d", "source": "stock", "row": 16, "target": "waste", "name": "Draw", "short": None}
        assert player.view["legal"] == [draw]
        for number, move in enumerate(WON, 1):
            if number == 35:
                assert (player.view["stock"], player.pile("waste")[-1]) == (6, "Kc")
            assert await player.act(move) == {"type": "done", "id": f"{player.last}", "version": number}
            if number == 3:
                assert (player.view["stock"], player.pile("waste")[-1]) == (15, "8c")
        view = player.view
    assert (view["score"], view["moves"], view["stock"], view["outcome"]) == ("350", 49, 2, "won")
    assert (view["ending"], view["legal"], view["undo"]) == ("Won: 350 points.", [], 49)
    assert (view["preset"], view["title"], view["mine"]) == ("Easy", "Golf patience", True)


async def test_a_step_tells_what_happened_and_comes_before_its_receipt(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        await player.say(type="act", id="a", version=0, move="d")
        step = await player.hear("step")
        assert (step["version"], step["kind"], step["move"]) == (1, "move", "d")
        assert step["events"] == [{"type": "carried", "source": "stock", "target": "waste", "cards": ["8s"], "row": 16}]
        assert step["said"] == "8 of spades drawn; 15 cards in the stock."
        assert await player.hear("done") == {"type": "done", "id": "a", "version": 1}


async def test_undo_and_redo_over_the_wire(server):
    """GP-16, GP-17: the events of an undo are those of the move that is taken back, last first."""
    table, token = server.table()
    async with server.sit(table, token) as player:
        for move in WON[:-1]:
            await player.act(move)
        await player.say(type="act", id="last", version=player.version, move=WON[-1])
        won = await player.hear("step")
        await player.hear("done")
        assert [event["type"] for event in won["events"]] == ["carried", "ended"]
        await player.say(type="act", id="back", version=player.version, move="u")
        undone = await player.hear("step")
        await player.hear("done")
        assert (undone["kind"], undone["move"], undone["events"]) == ("undo", "u", won["events"][::-1])
        assert (undone["view"]["outcome"], undone["view"]["score"], undone["view"]["moves"]) == (None, "340", 49)
        assert (undone["view"]["redo"], undone["view"]["undo"]) == (1, 48)
        await player.act("r")
        assert (player.view["outcome"], player.view["moves"]) == ("won", 50)


async def test_pl_11_an_action_sent_twice_is_carried_out_once(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        first = await player.act("d", action="twice")
        await player.act("5")
        before = list(player.heard)
        again = await player.act("d", version=0, action="twice")
        assert again == first == {"type": "done", "id": "twice", "version": 1}
        assert len(player.heard) == len(before) + 1, "nothing else happens"
        assert player.version == 2
        # Even one that says something else now: the id alone decides.
        assert await player.act("2", version=2, action="twice") == first
        assert (player.version, player.view["moves"]) == (2, 2)


async def test_each_refusal_is_one_of_five_and_changes_nothing(server):
    """GP-18, GP-25: unreadable, not your turn, stale, against the rules, over."""
    table, token = server.table()
    async with server.sit(table, token) as player:
        shown = player.view
        expected = {
            "x": ("unreadable", "unreadable", None, None),
            "9": ("rules", "no_such_column", None, None),
            "1": ("rules", "not_adjacent", "column1", 5),
            "1:4": ("rules", "covered", "column1", 4),
            "u": ("rules", "nothing_to_undo", None, None),
            "r": ("rules", "nothing_to_redo", None, None),
            "next": ("rules", "no_next_hole", None, None),
        }
        for move, (fault, reason, source, row) in expected.items():
            refused = await player.act(move)
            assert (refused["type"], refused["fault"], refused["reason"]) == ("refused", fault, reason), move
            assert (refused["source"], refused["row"], refused["version"]) == (source, row, 0), move
        stale = await player.act("d", version=7)
        assert (stale["fault"], stale["reason"], stale["version"]) == ("stale", "stale", 0)
    async with server.sit(table, token) as player:
        assert player.view == shown
        for move in WON:
            await player.act(move)
        over = await player.act("d")
        assert (over["fault"], over["reason"]) == ("over", "game_over")
        assert over["said"] == "The game is over: undo or begin a new game"


async def test_a_picked_card_means_what_the_game_says(server):
    """GP-4, GP-25: a tap plays the free card or draws; a card can be dropped on the waste only."""
    table, token = server.table()
    async with server.sit(table, token) as player:
        assert (await player.pick("stock"))["type"] == "done"
        assert (await player.pick("column5", 5, "waste"))["type"] == "done"
        assert (await player.pick("column2"))["type"] == "done"
        assert player.pile("waste") == ["Ac", "8s", "9c", "8c"]
        refused = await player.pick("column1", 4)
        assert (refused["reason"], refused["source"], refused["row"]) == ("covered", "column1", 4)
        refused = await player.pick("column1", 5)
        assert (refused["reason"], refused["source"], refused["row"]) == ("not_adjacent", "column1", 5)
        refused = await player.pick("column1", None, "column2")
        assert (refused["fault"], refused["reason"]) == ("rules", "only_to_waste")
        refused = await player.pick("column1", 900)
        assert refused["reason"] == "no_such_card"
        refused = await player.pick("column77")
        assert (refused["fault"], refused["source"]) == ("rules", None)
        refused = await player.pick("the moon")
        assert (refused["fault"], refused["reason"]) == ("unreadable", "place")
        assert refused["said"].startswith("“the moon” is not a place")


async def test_a_stale_action_brings_what_is_missing(server):
    table, token = server.table()
    async with server.sit(table, token) as player, server.sit(table, token) as other:
        await player.act("d")
        await other.say(type="act", id="late", version=0, move="d")
        step = await other.hear("step")
        assert (step["version"], step["move"]) == (1, "d")
        late = await other.hear("refused")
        assert (late["id"], late["fault"], late["version"]) == ("late", "stale", 1)


async def test_of_two_who_race_for_a_version_exactly_one_wins(server):
    table, token = server.table()
    async with server.sit(table, token) as one, server.sit(table, token) as other:
        for version in range(10):
            answers = await asyncio.gather(
                one.act("d", version=version, action=f"one-{version}"),
                other.act("d", version=version, action=f"other-{version}"),
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            refused = next(answer for answer in answers if answer["type"] == "refused")
            assert (refused["fault"], refused["version"]) == ("stale", version + 1)
            for player in (one, other):
                while player.version <= version:
                    await player.hear("step")
        assert (one.view["moves"], other.view["moves"]) == (10, 10)


async def test_actions_sent_without_waiting_are_answered_in_their_order(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for version, move in enumerate(WON):
            await player.say(type="act", id=f"n-{version}", version=version, move=move)
        for version in range(len(WON)):
            assert (await player.hear("step"))["version"] == version + 1
            assert await player.hear("done") == {"type": "done", "id": f"n-{version}", "version": version + 1}
        assert player.view["outcome"] == "won"


# Watching


@pytest.mark.parametrize("token", [None, "", "wrong", "A" * 32])
async def test_who_has_no_seat_watches(server, token):
    """PL-1: whoever follows the link watches; they have no moves, and see every step."""
    table, seat = server.table()
    async with server.sit(table, token) as watcher, server.sit(table, seat) as player:
        assert (watcher.view["mine"], watcher.view["legal"]) == (False, [])
        assert (player.view["mine"], len(player.view["legal"])) == (True, 1)
        for refused in (await watcher.act("d"), await watcher.act("u"), await watcher.pick("stock")):
            assert (refused["fault"], refused["reason"], refused["version"]) == ("not_your_turn", "watching", 0)
            assert refused["said"] == "You are watching this table: play the same deal at a table of your own"
        await player.act("d", action="seen")
        step = await watcher.hear("step")
        assert (step["version"], step["view"]["mine"], step["view"]["legal"]) == (1, False, [])
        assert step["events"][0]["cards"] == ["8s"]
        # The player's own id does not make a receipt for others.
        assert (await watcher.act("d", version=0, action="seen"))["fault"] == "not_your_turn"


async def test_the_secret_of_another_table_opens_nothing(server):
    table, _ = server.table()
    _, other = server.table()
    async with server.sit(table, other) as stranger:
        assert stranger.view["mine"] is False
        assert (await stranger.act("d"))["fault"] == "not_your_turn"


async def test_everybody_at_the_table_hears_each_step_in_their_own_language(server):
    """PL-4: a step is said to each in their language."""
    table, token = server.table()
    async with (
        server.sit(table, token, "it") as player,
        server.sit(table, None, "hr") as croatian,
        server.sit(table, None, "en") as english,
    ):
        await player.act("d")
        said = [player.last_said, (await croatian.hear("step"))["said"], (await english.hear("step"))["said"]]
    assert said == [first_said(lang) for lang in ("it", "hr", "en")]
    assert len(set(said)) == 3


# Languages


async def test_pl_4_the_language_changes_in_the_middle_of_a_game(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        await player.act("d")
        await player.say(type="speak", lang="hr")
        again = await player.hear("table")
        assert (again["version"], again["lang"], again["view"]["preset"]) == (1, "hr", "Lako")
        assert again["said"] == first_said("hr")
        assert again["cards"]["6h"] == "6 herc"
        refused = await player.act("1")
        assert refused["said"].endswith("ijednost mora biti za jedan viša ili niža"), refused["said"]
        await player.say(type="speak", lang="it-IT,it;q=0.9")
        assert (await player.hear("table"))["lang"] == "it"
        await player.say(type="speak", lang="tlh")
        assert (await player.hear("table"))["lang"] == "en"


async def test_gp_28_the_position_in_words_letter_for_letter(server):
    """GP-28 over the wire, at the start and at GP-23."""
    table, token = server.table()
    async with server.sit(table, token, "hr") as player:
        await player.say(type="where")
        said = (await player.hear("position"))["said"]
        assert said.startswith(
            "Kup za izvlačenje: 16 karata; odložni kup: as tref. Stupac 1: 6 tref, 5 pik, dama pik, 10 pik, 6 herc "
            "(slobodna karta: 6 herc); stupac 2: "
        )
        for move in WON[:3]:
            await player.act(move)
        await player.say(type="speak", lang="it")
        await player.hear("table")
        await player.say(type="where")
        said = (await player.hear("position"))["said"]
        assert said.startswith("Mazzo: 15 carte; scarto: 8 di fiori. Colonna 1: 6 di fiori, ")


async def test_before_hello_the_language_of_the_browser_is_spoken(server):
    table, _ = server.table()
    async with server.connect(table, additional_headers={"Accept-Language": "hr-HR,hr;q=0.9,en;q=0.5"}) as player:
        await player.say(type="where")
        assert (await player.hear("refused"))["said"].startswith("Prva poruka mora biti hello")


async def test_the_cards_in_words_say_nothing_of_the_deal(server):
    """The names of all cards come in one order whatever the deal is."""
    orders = set()
    for code in ("GO1-E-AAAAAAB", "GO1-E-ZZZZZZZ", "GO1-S-QWERTYU"):
        async with server.sit(server.table(code)[0]) as watcher:
            orders.add(tuple(watcher.table["cards"]))
    assert len(orders) == 1
    assert len(orders.pop()) == 53
    async with server.sit(server.table("GO1-EJ2-AAAAAAB")[0]) as watcher:
        assert set(watcher.table["cards"]) > {"Xr", "Xb", "--"}


# Coming back


async def test_pl_11_who_comes_back_hears_only_what_they_missed(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for move in WON[:10]:
            await player.act(move)
    async with server.sit(table, token, have=7) as back:
        steps = [await back.hear("step") for _ in range(3)]
        assert [step["version"] for step in steps] == [8, 9, 10]
        assert [step["move"] for step in steps] == WON[7:10]
        await back.say(type="where")
        await back.hear("position")


@pytest.mark.parametrize("have", [-1, 10, 11, 2**31 - 1])
async def test_who_has_everything_or_nothing_or_too_much_gets_the_table(server, have):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for move in WON[:10]:
            await player.act(move)
        shown = player.view
    async with server.sit(table, token, have=have) as back:
        whole = back.table or await back.hear("table")
        assert (whole["version"], whole["view"]) == (10, shown)
        assert whole["said"]


async def test_who_missed_very_much_gets_the_table(server):
    table, token = server.table()
    async with server.sit(table, token) as player:
        for _ in range(40):
            await player.act("d")
            await player.act("u")
    async with server.sit(table, token, have=3) as back:
        assert (await back.hear("table"))["version"] == 80
    async with server.sit(table, token, have=80 - 64) as back:
        assert [(await back.hear("step"))["version"] for _ in range(64)] == list(range(17, 81))


async def test_hello_may_be_said_again(server):
    table, token = server.table()
    async with server.sit(table) as player:
        assert player.view["mine"] is False
        await player.say(type="hello", lang="it", token=token)
        again = await player.hear("table")
        assert (again["view"]["mine"], again["lang"]) == (True, "it")


async def test_a_table_that_does_not_exist_is_refused_and_closed(server):
    for name in ("nowhere", "%00", "a" * 500, "č", "-"):
        async with server.connect(name) as player:
            await player.say(type="hello", lang="it", token="x")
            refused = await player.hear("refused")
            assert (refused["reason"], refused["id"], refused["version"]) == ("no_such_table", None, 0)
            assert refused["said"] == "Questo tavolo non esiste: controlla il link o avvia una nuova partita"
            assert await player.closed() == (4404, "Questo tavolo non esiste")


async def test_an_address_that_is_no_table_gets_no_connection(server):
    for name in ("", "a/b", "../api/tables", "%2e%2e%2fx"):
        with pytest.raises(InvalidStatus, match="403"):
            async with server.connect(name):
                pass


# Rounds


async def test_gp_15_a_round_of_nine_holes(server):
    table, token = server.table("GO1-S9-AAAAAAB")
    async with server.sit(table, token) as player:
        view = player.view
        assert (view["code"], view["hole_code"]) == ("GO1-S9-AAAAAAB", "GO1-S-AAAAAAB")
        assert (view["round"]["hole"], view["round"]["par"], view["round"]["over"]) == (1, 45, False)
        await player.act("d")
        await player.say(type="act", id="on", version=1, move="next")
        step = await player.hear("step")
        await player.hear("done")
        assert (step["kind"], step["move"], step["events"]) == ("next", "next", [])
        assert step["said"] == "Hole 1 given up: 35 strokes. Hole 2 begins."
        assert step["view"]["hole_code"] == "GO1-S-AAAAAAC"
        assert [hole["state"] for hole in step["view"]["round"]["holes"][:3]] == ["given_up", "playing", "ahead"]
        assert (step["view"]["round"]["total"], step["view"]["undo"], step["view"]["moves"]) == ("35", 0, 0)
        assert (await player.act("u"))["reason"] == "nothing_to_undo"
        for _ in range(8):
            assert (await player.act("next"))["type"] == "done"
        assert player.view["round"]["over"] is True
        assert (player.view["legal"], player.view["undo"], player.view["redo"]) == ([], 0, 0)
        for move in ("d", "u", "next"):
            assert (await player.act(move))["fault"] == "over"
        assert (await player.pick("stock"))["fault"] == "over"


async def test_the_channel_carries_no_secrets(server):
    """What is stored of a seat is the hash of its secret."""
    table, token = server.table()
    stored = server.database.read_bytes() + server.database.with_name("games.db-wal").read_bytes()
    assert table.encode() in stored
    assert hashlib.sha256(token.encode()).digest() in stored
    assert token.encode() not in stored
