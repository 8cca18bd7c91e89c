"""PL-8: what was played, in the browser that played it; as a file, forgotten, and back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.table import WON
from tests.browser.test_axe import check

EN = {
    "Played": "2",
    "Won": "1",
    "Share won": "50%",
    "Current streak": "1",
    "Best streak": "1",
    "Best score": "350",
    "Mean score": "175",
    "Quickest win": re.compile(r"^\d+:\d\d$"),
    "Mean time": re.compile(r"^\d+:\d\d$"),
}
HR = {
    "Odigrano": "2",
    "Dobiveno": "1",
    "Udio dobivenih": re.compile(r"^50\s%$"),
    "Trenutačni niz pobjeda": "1",
    "Najduži niz pobjeda": "1",
    "Najbolji rezultat": "350",
    "Prosječan rezultat": "175",
    "Najbrža pobjeda": re.compile(r"^\d+:\d\d$"),
    "Prosječno vrijeme": re.compile(r"^\d+:\d\d$"),
}


def figures(sheet: Locator, expected: dict[str, str | re.Pattern[str]]) -> None:
    """The table shows these figures, each in a row that its head names."""
    for name, text in expected.items():
        row = sheet.get_by_role("row").filter(has=sheet.page.get_by_role("rowheader", name=name, exact=True))
        expect(row.get_by_role("cell")).to_have_text(text)


def choose(page: Page, sheet: Locator, file: object) -> None:
    with page.expect_file_chooser() as chooser:
        sheet.get_by_role("button", name="Dodaj iz datoteke").press("Enter")
    chooser.value.set_files(file)


def test_pl_8_deals_count_once_and_their_figures_go_into_a_file_and_back(deal, server, tmp_path):
    table = deal(reduced_motion="reduce")
    page, sheet = table.page, table.page.get_by_role("dialog")
    # After a move left for a new game, it has been played and not won.
    table.sit().rush(["d"])
    before = page.url
    table.button("Menu").press("Enter")
    sheet.get_by_role("button", name="Deal the same cards again").press("Enter")
    expect(page).not_to_have_url(before)
    expect(table.moves).to_have_text("0")
    table.ready().sit().rush(WON)
    # Undone and won again it is the same deal.
    table.press("u")
    expect(table.said).to_have_text(re.compile("^Taken back"))
    table.press(WON[-1])
    expect(table.said).to_have_text(re.compile("Won: 350 points"))
    page.reload()
    table.ready()
    table.button("Menu").press("Enter")
    sheet.get_by_role("button", name="Statistics").press("Enter")
    expect(sheet.get_by_role("heading", name="Golf patience")).to_be_visible()
    figures(sheet, EN)
    check(page, "statistics")

    # In Croatian, and on the front page.
    page.evaluate("localStorage.setItem('mulligan.lang', JSON.stringify('hr'))")
    page.goto(server.url)
    page.get_by_role("button", name="Statistika").press("Enter")
    figures(sheet, HR)
    with page.expect_download() as download:
        sheet.get_by_role("button", name="Spremi kao datoteku").press("Enter")
    assert download.value.suggested_filename == "mulligan-statistics.json"
    saved = tmp_path / "mulligan-statistics.json"
    download.value.save_as(saved)

    sheet.get_by_role("button", name="Zaboravi sve").press("Enter")
    expect(sheet.get_by_role("button", name="Zadrži")).to_be_focused()
    figures(sheet, HR)
    sheet.get_by_role("button", name="Zaboravi sve").press("Enter")
    expect(sheet.get_by_text("Još ništa nije izbrojeno.")).to_be_visible()
    for _ in range(2):
        table.forget()
        choose(page, sheet, saved)
        assert table.wait_spoken(1) == ["Datoteka je dodana. Nijedna se partija ne broji dvaput."]
        figures(sheet, HR)
    wrong = saved.read_text(encoding="utf-8").replace('"won": 1', '"won": -1')
    choose(page, sheet, {"name": "wrong.json", "mimeType": "application/json", "buffer": wrong.encode()})
    expect(sheet.locator("[data-told]")).to_contain_text(
        "oštećena je: kod parts[0].sets[0].won mora stajati cijeli broj od 0 do 2."
    )
    figures(sheet, HR)
    check(page, "statistics, after a wrong file")
