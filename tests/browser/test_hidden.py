"""Nothing hidden leaves: what the page is sent, shows and keeps names no stock card before it is drawn."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import WebSocket

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.words import speak
from tests.browser.table import TablePage

EN = speak("en")
# Everything that a reader of the page's memory finds: the document with its attributes, the title, what is kept.
HOLDINGS = """
() => JSON.stringify([
  document.documentElement.outerHTML, document.title, location.href, { ...localStorage }, { ...sessionStorage },
  document.cookie, history.state, performance.getEntriesByType("resource").map(({ name }) => name),
])
"""


def names_of(card) -> re.Pattern[str]:
    """A card by its text form, where that is all of a value or of a word, or by its name."""
    return re.compile(rf"(?<=[\"'\s>]){card.text}(?=[\"'\\\s<,.;])|(?<![\w]){EN.card(card)}")


def said_in(frame: str) -> str:
    """A frame without the dictionary that names every card of the pack, whatever the deal is."""
    message = json.loads(frame)
    message.pop("cards", None) if message["type"] == "table" else None
    return json.dumps(message, ensure_ascii=False)


def moves_of(session: Session) -> list[str]:
    return [session.game.write_move(move) for move in session.view().legal]


@pytest.mark.parametrize("code", ["GO1-E-QWERTYU", "GO1-SJ2-MULLIGA"])
def test_no_stock_card_is_named_before_it_is_drawn(visit, server, code):
    """In frames, document, title and storage, through a game of chance with undo, redo, refusals and words."""
    session = Session(read_code(code))
    frames: list[str] = []
    page = visit("about:blank")

    def listen(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda payload: frames.append(payload if isinstance(payload, str) else payload.decode())
        )

    page.on("websocket", listen)
    page.goto(f"{server.url}/deal/{code}")
    table = TablePage(page).ready().sit()

    def stock() -> list:
        piles = session.game.piles(session.state)
        return list(next(pile.cards for pile in piles if pile.place.kind == "stock"))

    hidden = stock()
    assert len(hidden) >= 16
    chance = random.Random(7)
    read = moves = 0
    while session.view().outcome is None and moves < 45:
        legal = moves_of(session)
        draws = [token for token in legal if token == "d"]
        token = chance.choice(draws or legal) if chance.random() < 0.4 else chance.choice(legal)
        table.press(token)
        session.act(token)
        moves += 1
        table.counted(moves)
        if chance.random() < 0.2:
            table.press("u", "r")
            session.act("u")
            session.act("r")
            moves += 1
            table.counted(moves)
        if chance.random() < 0.2:
            refused = [column for column in "1234567" if column not in moves_of(session)]
            table.press(*refused[:1], "w", "Escape")
        # A card that was drawn is known, also when it is put back.
        drawn = set(hidden) - set(stock())
        hidden = [card for card in hidden if card not in drawn]
        seen = [said_in(frame) for frame in frames[read:]] + [page.evaluate(HOLDINGS)]
        read = len(frames)
        for card in hidden:
            named = [text for text in seen if names_of(card).search(text)]
            assert named == [], f"{card} is named after move {moves} while it lies in the stock"
        # The test would see it: what has been drawn is named.
        for card in drawn:
            assert any(names_of(card).search(text) for text in seen)
    assert read > moves


def test_the_secret_of_the_seat_stays_out_of_addresses_and_of_the_page(deal):
    table = deal().sit().play(["d"])
    [kept] = table.page.evaluate("JSON.parse(localStorage.getItem('mulligan.tables'))")
    assert len(kept["token"]) > 20
    shown = table.page.evaluate(
        "() => document.documentElement.outerHTML + location.href + document.title"
        " + performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    assert kept["token"] not in shown
