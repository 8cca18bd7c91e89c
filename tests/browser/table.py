"""A table as whoever sits at it finds it in the browser."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from mulligan.games.registry import read_code
from mulligan.play.session import Session
from mulligan.words import speak

CODE = "GO1-E-AAAAAAB"
LINE = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2 3 2 4 6 1 1 7 d 5 3 d 6 d d 7"
WON = LINE.split()
"""The line that wins GO1-E-AAAAAAB in Easy (CD-3)."""


def sentences(tokens: list[str], code: str = CODE, lang: str = "en") -> list[str]:
    """What is said of each of these actions, from the start of a deal."""
    session, words = Session(read_code(code)), speak(lang)
    said = []
    for token in tokens:
        step = session.act(token)
        said.append(words.step(step, session.events(step), session.view()))
    return said


def blocked_line(code: str = CODE) -> list[str]:
    """A line on which a deal ends with no more moves: always the first column that fits."""
    session, line = Session(read_code(code)), []
    while (view := session.view()).outcome is None:
        line.append(session.game.write_move(view.legal[0]))
        session.act(line[-1])
    return line


class TablePage:
    """A page that shows a table.

    Attributes:
        page: Playwright's page.
        moves: the counter of the moves; it counts when the server has answered.
        score: the score.
        said: the line under the table.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves = page.locator("[data-figure=moves]")
        self.score = page.locator("[data-figure=score]")
        self.said = page.locator("[data-said]")
        self.grid = page.get_by_role("grid")

    def ready(self) -> TablePage:
        """Wait until the table lies there."""
        expect(self.page).to_have_url(re.compile("/t/"))
        expect(self.end("stock")).to_be_attached()
        return self

    # Where things are

    def end(self, place: str) -> Locator:
        """The cell of a place's free card, of a pile's top, or of the empty place."""
        return self.page.locator(f"button[data-place={place}]:not([data-row])")

    def covered(self, place: str, row: int) -> Locator:
        """The cell of a covered card."""
        return self.page.locator(f"button[data-place={place}][data-row='{row}']")

    def picture(self, card: str) -> Locator:
        """The picture of a card."""
        return self.page.locator(f".sprite[data-card='{card}'] .card")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def cards(self, place: str) -> list[str]:
        """The text of the cards of a column, from the top."""
        cells = self.page.locator(f"button[data-place={place}]")
        rows: list[tuple[int, str]] = cells.evaluate_all(
            "cells => cells.filter(cell => cell.dataset.card)"
            ".map(cell => [Number(cell.dataset.row ?? 1000), cell.dataset.card])"
        )
        return [card for _, card in sorted(rows)]

    def table_id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    # What is done

    def sit(self) -> TablePage:
        """Put the focus on the table, as the skip link and Tab do."""
        self.page.locator("[role=grid] button[tabindex='0']").focus()
        return self

    def press(self, *keys: str) -> TablePage:
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def play(self, tokens: list[str], before: int = 0) -> TablePage:
        """Play moves by their keys, each once the one before it is settled."""
        for number, token in enumerate(tokens, before + 1):
            self.press(token)
            self.counted(number)
        return self

    def rush(self, tokens: list[str], before: int = 0) -> TablePage:
        """Play moves by their keys, as quickly as they come."""
        self.press(*tokens)
        self.counted(before + len(tokens))
        return self

    def counted(self, number: int) -> None:
        """Wait until the counter shows so many moves. (Looks at every frame; `expect` alone looks ten times a second.)"""
        shows = "number => document.querySelector('[data-figure=moves]')?.textContent === String(number)"
        with suppress(Error):
            self.page.wait_for_function(shows, arg=number, timeout=5000)
        expect(self.moves).to_have_text(str(number))

    def drag(self, cell: Locator, to: Locator) -> None:
        """Drag with the mouse from the middle of a cell to the middle of another element."""
        mouse = self.page.mouse
        mouse.move(*middle(cell))
        mouse.down()
        mouse.move(*middle(to), steps=8)
        mouse.up()

    # What was noticed

    def spoken(self) -> list[str]:
        return self.recorded("spoken")

    def nods(self) -> list[str]:
        return self.recorded("nods")

    def recorded(self, what: str) -> list[str]:
        return self.page.evaluate("what => window.recorded[what]", what)

    def forget(self) -> None:
        """Forget what was recorded so far."""
        self.page.evaluate("for (const list of Object.values(window.recorded)) list.length = 0")

    def wait_spoken(self, count: int) -> list[str]:
        """What was spoken, once there are so many sentences."""
        self.page.wait_for_function("count => window.recorded.spoken.length >= count", arg=count)
        return self.spoken()

    def wait_heard(self, beginning: str) -> None:
        """Wait until a sentence was spoken that begins so."""
        heard = "beginning => window.recorded.spoken.some((one) => one.startsWith(beginning))"
        self.page.wait_for_function(heard, arg=beginning)

    def wait_nods(self, count: int) -> list[str]:
        """What has nodded, once so many cards have: a nod begins some frames after its sentence, or never where the next one is quicker."""
        self.page.wait_for_function("count => window.recorded.nods.length >= count", arg=count)
        return self.nods()

    def focus_place(self) -> str | None:
        """The place of the cell that has the focus, or nothing where the focus is elsewhere."""
        return self.page.evaluate("document.activeElement?.dataset?.place ?? null")

    def state(self) -> dict[str, Any]:
        """All that a refused action may not change."""
        places = self.grid.locator("button").evaluate_all(
            "cells => cells.map(cell => [cell.dataset.place, cell.dataset.row ?? '', cell.dataset.card ?? ''])"
        )
        return {"cells": places, "score": self.score.inner_text(), "moves": self.moves.inner_text()}


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box, "it is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
