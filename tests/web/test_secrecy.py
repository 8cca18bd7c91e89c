"""Nothing hidden leaves: no frame, error or log names a card of the stock before it is drawn."""

import json
import random

import pytest

from mulligan.core.cards import UNSEEN
from mulligan.core.table import NOBODY
from mulligan.games.registry import GAMES, read_code
from mulligan.play.match import Match
from mulligan.words import languages, speak

CODES = [
    "GO1-E-AAAAAAB",
    "GO1-C-QWERTYU",
    "GO1-SJ2-ZZZZZZZ",
    "GO1-EFY-MULLIGA",
    "GO1-T-SECRETS",
    "golf/strict+jokers=0/ms:5",
]
NAMES = {
    lang: {
        card: {speak(lang).card(card), speak(lang).card(card).capitalize(), speak(lang, "text").card(card)}
        for game in GAMES
        for preset in game.presets
        for card in (*game.opening_pack(preset.rules), *read_code("GO1-EJ2-AAAAAAB").pack)
    }
    for lang in languages()
}


class Watch:
    """Follows a table in the open, and looks into every frame for what nobody may know yet."""

    def __init__(self, code: str) -> None:
        self.match = Match(read_code(code))
        self.drawn: set = set()

    def hidden(self) -> set:
        session = self.match.session
        unseen = {card for pile in session.game.piles(session.state) if pile.sight == NOBODY for card in pile.cards}
        return unseen - self.drawn

    def act(self, move: str) -> None:
        """What the server has accepted."""
        before = self.hidden()
        self.match.act(move)
        if move == "next":
            self.drawn = set()
        else:
            self.drawn |= before - self.hidden()

    def look(self, frame: str, lang: str) -> None:
        message = json.loads(frame)
        # The names of all cards, in one order for every deal.
        message.pop("cards", None)
        text = json.dumps(message, ensure_ascii=False)
        hidden = self.hidden()
        shared = {name for card, names in NAMES[lang].items() if card not in hidden for name in names}
        for card in hidden:
            for name in NAMES[lang][card] - shared:
                assert f'"{name}"' not in text, (card, frame)
                assert len(name) == 2 or name not in text, (card, frame)


def asked(match: Match, chance: random.Random) -> str:
    """A move of any kind: mostly legal, sometimes not, sometimes back or on."""
    if chance.random() < 0.15:
        return chance.choice(["d", "1", "7:2", "9", "u", "r", "x", "--"])
    if chance.random() < 0.02:
        return "next"
    legal = match.session.view().legal
    return match.session.game.write_move(chance.choice(legal)) if legal else chance.choice(["u", "next", "d"])


@pytest.mark.parametrize("code", CODES)
async def test_no_frame_names_a_stock_card_before_it_is_drawn(server, code):
    """GP-1: the stock is face down for everybody, in every language, whatever is asked."""
    chance = random.Random(code)
    table, token = server.table(code)
    watch = Watch(code)
    looked = 0
    async with server.sit(table, token, "en") as player, server.sit(table, None, "hr") as watcher:
        for number in range(70):
            move = asked(watch.match, chance)
            answer = await player.act(move)
            if answer["type"] == "done":
                watch.act(move)
                await watcher.hear("step")
            if number % 10 == 0:
                # Steps of a hole that was left may name what lies hidden in the next one.
                missed = max(0, player.version - 3) if watch.match.holes == 1 else -1
                async with server.sit(table, None, "it", have=missed) as late:
                    await late.say(type="where")
                    while (await late.hear())["type"] != "position":
                        pass
                    frames = [(late.heard, "it")]
            else:
                frames = []
            for heard, lang in [(player.heard, "en"), (watcher.heard, "hr"), *frames]:
                for frame in heard:
                    watch.look(frame, lang)
                    looked += 1
            player.heard.clear()
            watcher.heard.clear()
    assert looked > 100
    assert server.log.replace("The page has not been built yet: scripts/build does it.\n", "") == ""


def test_the_search_finds_a_leak():
    """The search above can fail: a stock card in a frame is found, by its text and by its name."""
    watch = Watch("GO1-E-AAAAAAB")
    assert len(watch.hidden()) == 16
    for frame in ('{"cards_of": ["8s"]}', '{"said": "Next comes 8 of spades."}', '{"said": "8 of spades"}'):
        with pytest.raises(AssertionError):
            watch.look(frame, "en")
    watch.act("d")
    watch.look('{"said": "8 of spades drawn"}', "en")
    watch.look('{"cards": {"9d": "9 of diamonds"}}', "en")
    with pytest.raises(AssertionError):
        watch.look('{"said": "Jack of clubs drawn"}', "en")


async def test_unseen_cards_are_the_same_to_everybody(server):
    table, token = server.table("GO1-E-QWERTYU")
    for seat in (token, None):
        async with server.sit(table, seat) as viewer:
            assert viewer.pile("stock") == [str(UNSEEN)] * 16
