"""What a browser keeps: full, forbidden or broken storage, and tables that the server has no more."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import CODE, TablePage

NOT_KEPT = re.compile("^Games cannot be kept in this browser")
FILL = """
() => {
  let key = 0;
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem(`f${key++}`, "x".repeat(size));
    } catch (error) {
      if (error.name !== "QuotaExceededError") throw error;
    }
  }
}
"""


def put(page: Page, key: str, value: object) -> None:
    """Write into the browser's storage."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, json.dumps(value)])


def seats(page: Page) -> list[dict[str, object]]:
    """The seats in the browser's storage."""
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage.getItem('mulligan.tables')"))
    return found


def new_game(table: TablePage) -> TablePage:
    before = table.page.url
    table.button("New game").click()
    table.button("Deal").click()
    expect(table.page).not_to_have_url(before)
    return table.ready()


def test_a_new_game_is_ones_own_where_the_storage_is_full(deal):
    """PL-1, PL-11: the seat just received counts, not the older one in a storage that takes nothing more; told once."""
    table = deal()
    table.page.evaluate(FILL)
    new_game(table).sit()
    expect(table.said).to_have_text(NOT_KEPT)
    table.press("d")
    table.counted(1)
    new_game(table).sit().press("d")
    table.counted(1)
    assert len([said for said in table.spoken() if NOT_KEPT.match(said)]) == 1


def test_a_link_to_a_table_that_is_gone_deals_anew(deal, server):
    """PL-1: the server has the kept table no more; the link deals its cards at once, and leads there from then on."""
    table = deal()
    page = table.page
    put(page, "mulligan.tables", [seat | {"table": "gone"} for seat in seats(page)])
    page.goto(f"{server.url}/deal/{CODE}")
    expect(page).to_have_url(re.compile("/t/(?!gone)"))
    table.ready().sit().press("d")
    table.counted(1)
    assert [seat["table"] for seat in seats(page)] == [table.table_id()]
    address = page.url
    page.goto(f"{server.url}/deal/{CODE}")
    expect(page).to_have_url(address)
    table.counted(1)


def test_a_table_that_is_gone_is_forgotten(deal):
    table = deal()
    page = table.page
    put(page, "mulligan.tables", [seat | {"table": "gone"} for seat in seats(page)])
    page.get_by_role("link", name="Mulligan, front page").click()
    page.get_by_role("link", name=re.compile(CODE)).click()
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    assert seats(page) == []
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("mulligan.lang", [5, {}, None, [], "tlh", True]),
        ("mulligan.settings", [5, None, [], "dark", {"theme": "blue", "explain": 3, "letters": None}]),
    ],
)
def test_whatever_is_stored_the_page_is_there(visit, server, key, values):
    page = visit(server.url)
    for value in values:
        put(page, key, value)
        page.reload()
        expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_label("Appearance")).to_have_value("auto")
        expect(page.get_by_label("Interactive rules")).to_be_checked()


def test_of_the_stored_seats_those_that_are_right_stay(deal, server):
    """PL-11: an entry that is none takes no other with it."""
    table = deal().sit().play(["d"])
    page, (seat,) = table.page, seats(table.page)
    for wrong in ([None], [1, 2], [{}], [{"table": "a", "at": "x"}], [{"table": "a", "at": 1e300}], [seat | {"at": 1}]):
        put(page, "mulligan.tables", [*wrong, seat, *wrong])
        page.goto(server.url)
        expect(page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(1)
    for wrong in (None, 5, {}, "a", [None], [{"table": "a", "at": 1e300}]):
        put(page, "mulligan.tables", wrong)
        page.reload()
        expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Remove "))).to_have_count(0)
    put(page, "mulligan.tables", [None, seat])
    page.reload()
    page.get_by_role("link", name=re.compile(CODE)).click()
    table.ready().counted(1)
    table.sit().press("5")
    table.counted(2)
