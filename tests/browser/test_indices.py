"""PL-4: the indices that a language's packs bear, for whoever wants them."""

from __future__ import annotations

from playwright.sync_api import expect

from mulligan.words import speak
from tests.browser.table import TablePage

KING, JACK, SIX = "Kc", "Js", "6h"
LABEL = "page-local-indices"


def corners(table: TablePage) -> dict[str, str | None]:
    """The outlines of what stands in the corners of some cards."""
    return {card: table.picture(card).locator("path").first.get_attribute("d") for card in (KING, JACK, SIX)}


def choose(table: TablePage, lang: str, on: bool) -> None:
    say = speak(lang).say
    table.button(say("page-menu")).click()
    table.page.get_by_role("dialog").get_by_role("button", name=say("page-settings")).click()
    table.page.get_by_label(say(LABEL)).set_checked(on)
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def test_pl_4_the_cards_bear_the_indices_of_the_language_and_keep_them(deal):
    """On ace, jack, queen and king, kept on the device; nothing that is said or named changes."""
    table = deal(locale="fi-FI")
    page, usual = table.page, corners(table)
    name = table.end("column3").get_attribute("aria-label")
    choose(table, "fi", on=True)
    page.wait_for_function(
        "([card, d]) => document.querySelector(`[data-card=${card}] path`).getAttribute('d') !== d",
        arg=[KING, usual[KING]],
    )
    own = corners(table)
    assert own[SIX] == usual[SIX]
    assert own[JACK] not in (usual[JACK], own[KING])
    assert table.end("column3").get_attribute("aria-label") == name
    page.reload()
    table.ready()
    assert corners(table) == own
    page.locator("select[name=language]").first.select_option("it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    assert corners(table)[KING] not in (own[KING], usual[KING])
    choose(table, "it", on=False)
    page.wait_for_function(
        "([card, d]) => document.querySelector(`[data-card=${card}] path`).getAttribute('d') === d",
        arg=[KING, usual[KING]],
    )
    assert corners(table) == usual


def test_where_a_language_has_none_of_its_own_the_settings_do_not_ask(deal):
    table = deal(locale="sr-RS")
    say = speak("sr").say
    table.button(say("page-menu")).click()
    table.page.get_by_role("dialog").get_by_role("button", name=say("page-settings")).click()
    expect(table.page.get_by_label(say("page-letters"))).to_be_visible()
    expect(table.page.get_by_label(say(LABEL))).to_have_count(0)
