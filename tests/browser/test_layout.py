"""Room: every size of window from 400 % zoom to 4K, what must stay in its place, and motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import WON, TablePage

SIZES = {
    "desktop": (1280, 760),
    "phone": (360, 740),
    "small-phone": (320, 568),
    "phone-sideways": (740, 360),
    "4k": (3840, 2160),
    "400-percent-zoom": (320, 190),
}
TARGET = 24
"""WCAG 2.5.8: nothing to press is smaller."""
MAIN_TARGET = 44
"""Buttons, fields and menus of the page."""

# What can be pressed or filled in, with its size, and whether it can be brought to where it can be pressed.
CONTROLS = """
() => [...document.querySelectorAll("button, select, input, a[href], summary")]
  .filter((control) => {
    const dialog = document.querySelector("dialog[open]");
    return (!dialog || dialog.contains(control)) && control.checkVisibility({ visibilityProperty: true })
      && !control.matches(".skip:not(:focus)");
  })
  .map((control) => {
    control.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const label = control.labels?.[0];
    return {
      name: control.dataset.place ? `${control.dataset.place} ${control.dataset.row ?? "end"}`
        : control.getAttribute("aria-label") || control.innerText || control.name,
      width, height,
      card: "place" in control.dataset,
      // The whole of such a row is pressed, not only its box.
      box: control.matches("[type=checkbox], [type=radio]"),
      link: control.matches("a"),
      reached: hit === control || control.contains(hit) || (label?.contains(hit) ?? false),
    };
  })
"""
FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def check_controls(page: Page, what: str, at_least: int) -> None:
    assert page.evaluate(FITS), f"{what}: the page scrolls sideways"
    controls = page.evaluate(CONTROLS)
    assert len(controls) >= at_least, f"{what}: {controls}"
    for control in controls:
        assert control["reached"], f"{what}: {control} lies where it cannot be pressed"
        least = TARGET if control["card"] or control["box"] else MAIN_TARGET
        height = control["height"] + 0.5
        width = control["width"] + 0.5
        if control["box"]:
            # WCAG 2.5.8 counts its label, which is pressed alike.
            continue
        assert height >= least, f"{what}: {control} is lower than {least}"
        assert width >= least, f"{what}: {control} is narrower than {least}"


@pytest.fixture(params=SIZES)
def window(request):
    width, height = SIZES[request.param]
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}


def test_everything_can_be_reached_at_the_table_in_any_window(deal, window):
    """PL-9, WCAG 1.4.10, 2.5.8: nothing scrolls sideways, nothing covers a control, nothing is too small to press."""
    table = deal(**window).sit()
    check_controls(table.page, "the start", 37)
    for cell in table.grid.locator("button").all():
        box = cell.bounding_box()
        assert box["x"] >= 0, f"{cell} begins beyond the edge"
        assert box["x"] + box["width"] <= window["viewport"]["width"], f"{cell} ends beyond the edge"
    table.play(WON[:8])
    check_controls(table.page, "after moves", 29)
    table.press("1")
    table.wait_spoken(9)
    check_controls(table.page, "a refusal", 29)


def test_a_round_fits_any_window(deal, window):
    table = deal("GO1-T-AAAAAAB", **window)
    check_controls(table.page, "a round", 37)
    table.button("Menu").click()
    check_controls(table.page, "the menu", 7)
    table.button("Score card").click()
    expect(table.page.get_by_role("dialog", name="Score card")).to_be_visible()
    check_controls(table.page, "the score card", 1)


def test_every_sheet_fits_any_window(deal, window):
    table = deal(**window)
    for name, at_least in (("Keys at the table", 1), ("Settings", 7), ("Share this deal", 5)):
        table.button("Menu").click()
        table.button(name).click()
        check_controls(table.page, name, at_least)
        table.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.button("New game").click()
    table.page.get_by_text("Options", exact=True).click()
    check_controls(table.page, "New game", 14)
    table.page.get_by_role("textbox").fill("GO1-S9-AAAAAAB")
    table.page.get_by_role("button", name="Deal this code").click()
    expect(table.page.locator("[data-figure=hole]")).to_have_text("1/9")


def test_the_front_page_fits_any_window(visit, server, window):
    page = visit(server.url, **window)
    expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()
    check_controls(page, "front page", 5)


@pytest.mark.parametrize("lang", ["fi", "hr", "it", "sr-Cyrl", "sr-Latn"])
def test_longer_words_fit_too(deal, lang):
    table = deal("GO1-T-AAAAAAB", viewport={"width": 320, "height": 568}, locale=lang)
    check_controls(table.page, lang, 37)


STICKING_OUT = """
() => [...document.querySelectorAll("button, select, a[href], summary, dd, [data-said]")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".skip:not(:focus)"))
  .map((element) => [element.innerText || element.ariaLabel, element.getBoundingClientRect()])
  .filter(([, { left, right }]) => left < 0 || right > document.documentElement.clientWidth)
  .map(([name, { left, right }]) => `${name}: ${left} to ${right}`)
"""


@pytest.mark.parametrize("width", [200, 240, 256])
@pytest.mark.parametrize("lang", ["en", "fi", "it", "sr-Cyrl", "sr-Latn"])
def test_nothing_sticks_out_of_the_narrowest_window(deal, width, lang):
    """WCAG 1.4.10 asks for 320 pixels; a watch and a magnifier have fewer."""
    table = deal("GO1-T-AAAAAAB", viewport={"width": width, "height": 500}, locale=lang)
    assert table.page.evaluate(FITS)
    assert table.page.evaluate(STICKING_OUT) == []
    table.page.locator("a.house").click()
    expect(table.page.locator("[data-game=golf]")).to_be_visible()
    assert table.page.evaluate(FITS)
    assert table.page.evaluate(STICKING_OUT) == []


# Where each thing stands: the figures, the captions, the piles, the columns and the buttons below.
PLACES = """
() => Object.fromEntries(
  [...document.querySelectorAll(
    "h1, dt, [data-figure], .captions span, .captions b, [data-place=stock], [data-place=waste], "
    + "[data-place^=column]:not([data-row]), [data-said], .actions > *, header *:not(path):not(option)",
  )].map((element, at) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const column = element.matches("[data-place^=column]");
    // A number is set to the left or to the right in its place; the place stays. A column grows shorter.
    const name = `${at} ${element.tagName} ${element.dataset.place ?? element.dataset.figure ?? element.className}`;
    return [name, (column ? [x, width] : [x, y, width, height]).map(Math.round).join(" ")];
  }),
)
"""


@pytest.mark.parametrize("size", [(1280, 760), (360, 740), (320, 568), (740, 360)], ids=str)
def test_nothing_moves_when_numbers_change(deal, size):
    """Score, moves, stock, columns and buttons stay in their places from 0 to 340 points and to the 49th move."""
    width, height = size
    table = deal(viewport={"width": width, "height": height}, reduced_motion="reduce").sit()
    first = table.page.evaluate(PLACES)
    assert len(first) > 30
    for number, token in enumerate(WON[:-1], 1):
        table.play([token], before=number - 1)
        now = table.page.evaluate(PLACES)
        moved = {name: (first[name], now.get(name)) for name in first if now.get(name) != first[name]}
        assert moved == {}, f"after move {number}, {token}, score {table.score.inner_text()}"
    assert int(table.score.inner_text()) > 300


@pytest.mark.parametrize("size", [(1280, 760), (320, 568)], ids=str)
def test_a_note_on_a_game_pushes_nothing_away(deal, size):
    """KL-16: that a card was taken back is noted beside the score, in however long words."""
    width, height = size
    options = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "locale": "fi"}
    table = deal("KL1-D3NP3-AAAAAAE", **options).sit().play(["2"])
    where = """
    () => [...document.querySelectorAll(
      "dt, .code, [data-figure]:not([data-figure=taken_back]), [data-place=stock], [data-place=column1], [data-said]",
    )].map(element => JSON.stringify(element.getBoundingClientRect()))
    """
    before = table.page.evaluate(where)
    table.end("foundation1").focus()
    table.press("m")
    table.end("column6").focus()
    table.press("Enter")
    table.counted(2)
    note = table.page.locator("[data-figure=taken_back]")
    expect(note).to_have_text("1 kortti palautettu peruspakasta")
    assert note.bounding_box()["width"] > 150
    assert table.page.evaluate(where) == before


def test_the_table_stays_where_it_is_at_the_end_of_a_game(deal):
    """The room for what comes at the end is kept from the start."""
    table = deal(viewport={"width": 360, "height": 740}, reduced_motion="reduce").sit().rush(WON[:-1])
    where = (
        "() => ['stock', 'waste', 'column1', 'column7'].map(place => "
        "JSON.stringify(document.querySelector(`[data-place=${place}]:not([data-row])`).getBoundingClientRect()))"
    )
    before = table.page.evaluate(where)
    table.play(WON[-1:], before=48)
    expect(table.said).to_contain_text("Won")
    after = table.page.evaluate(where)
    assert (before[0], before[1]) == (after[0], after[1])


def play_everything(table: TablePage) -> None:
    """A deal, plays, draws, an undo, a refusal and a win."""
    table.sit().press("1")
    table.wait_nods(1)
    expect(table.page.locator(".nod")).to_have_count(0)
    table.play(WON[:2]).press("u")
    expect(table.score).to_have_text("0")
    table.press("r")
    table.counted(3)
    table.rush(WON[2:], before=3)


def test_reduced_motion_is_respected(deal):
    """PL-9: whoever asks for reduced motion sees fades only."""
    table = deal(reduced_motion="reduce")
    play_everything(table)
    table.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    assert table.recorded("motion") == []


def test_motion_says_where_a_card_went(deal):
    """The deal, the play, the nod and the win do move; so the test of reduced motion would see it if they did there."""
    table = deal(reduced_motion="no-preference")
    play_everything(table)
    table.page.wait_for_function(
        "() => window.recorded.motion.filter(one => one === 'animation by script').length > 60"
    )
    assert {"transition of transform", "animation nod", "animation by script"} <= set(table.recorded("motion"))


def test_left_handed_the_piles_change_sides(deal):
    """PL-9: stock and waste change sides."""
    table = deal()
    before = table.end("stock").bounding_box()["x"], table.end("waste").bounding_box()["x"]
    table.button("Menu").click()
    table.button("Settings").click()
    table.page.get_by_label("Left-handed layout").check()
    table.press("Escape")
    after = table.end("stock").bounding_box()["x"], table.end("waste").bounding_box()["x"]
    assert (before[0] < before[1]) != (after[0] < after[1])
    columns = [table.end(f"column{number}").bounding_box()["x"] for number in range(1, 8)]
    assert columns == sorted(columns), "the columns stay in their order"
    table.page.reload()
    table.ready()
    assert table.end("stock").bounding_box()["x"] == after[0], "the setting is kept"


def test_dark_mode_follows_the_system_or_the_setting(deal):
    """PL-9: dark and light."""
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light, dark = deal(color_scheme="light"), deal(color_scheme="dark")
    colours = light.page.evaluate(ground), dark.page.evaluate(ground)
    assert colours[0] != colours[1]
    light.button("Menu").click()
    light.button("Settings").click()
    light.page.get_by_label("Appearance").select_option("dark")
    assert light.page.evaluate(ground) == colours[1]
