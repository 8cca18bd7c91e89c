"""PL-4: the browser's language first, another at any time, and no English left in any other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import mulligan.words
from mulligan.games.registry import read_code
from mulligan.words import speak
from tests.browser.table import CODE, WON, TablePage, sentences

WORDS = Path(mulligan.words.__file__).parent
GOLDEN = Path(__file__).parents[1] / "words" / "golden"
NAMES = {"en": "English", "fi": "suomi", "hr": "hrvatski", "it": "italiano"}

# All that can be seen or heard: texts, names, hints.
TEXTS = """
() => {
  const texts = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest("script, style")) texts.add(walker.currentNode.data.trim());
  }
  for (const attribute of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) texts.add(element.getAttribute(attribute).trim());
  }
  texts.delete("");
  return [...texts];
}
"""


# The names of both squared piles are there, and none runs into the other.
NAMES_APART = """
() => {
  const range = document.createRange();
  const [one, other, ...more] = [...document.querySelectorAll(".captions .told")].map((caption) => {
    range.selectNodeContents(caption);
    return range.getBoundingClientRect();
  });
  return innerWidth === 700 && other && !more.length && (one.right < other.left || other.right < one.left);
}
"""


def plain_messages(lang: str) -> dict[str, str]:
    """The messages of a language that are one text without arguments."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((WORDS / lang).glob("*.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = ([^{}\n]+)$", text, re.MULTILINE))


def every_message(lang: str) -> dict[str, str]:
    """The same messages, said in any language there is, also in a script that has no files."""
    return {name: speak(lang).say(name) for name in plain_messages("en")}


def check_no_english(page: Page, lang: str, what: str) -> None:
    english, own = plain_messages("en"), every_message(lang)
    foreign = {english[name] for name in english if own.get(name) != english[name]} - {*own.values(), *NAMES.values()}
    texts = set(page.evaluate(TEXTS))
    assert len(texts) > 5, what
    assert texts & foreign == set(), what
    beginnings = ("Column ", "Stock", "Waste", "Deal code", "Remove ")
    assert [text for text in texts if text.startswith(beginnings)] == [], what


@pytest.mark.parametrize(
    ("locale", "lang"),
    [
        ("hr-HR", "hr"),
        ("fi-FI", "fi"),
        ("it-IT", "it"),
        ("it", "it"),
        ("sr-RS", "sr-Latn"),
        ("sr-Latn-RS", "sr-Latn"),
        ("sr-Cyrl-RS", "sr-Cyrl"),
        ("en-GB", "en"),
        ("de-DE", "en"),
        ("tlh", "en"),
    ],
)
def test_pl_4_the_language_of_the_browser_is_taken_first(visit, server, locale, lang):
    """PL-4: and English where we do not have it."""
    page = visit(server.url, locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(speak(lang).say("page-front"))
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("select[name=language]")).to_have_value(lang)


def test_pl_4_the_language_changes_in_the_middle_of_a_game(deal):
    """PL-4: labels, cards, the last sentence, the title and the page's own language; the game is as it was."""
    table = deal().sit().play(["d", "5"])
    page = table.page
    before = table.cards("column5"), table.page.url
    titles = {page.title()}
    for lang in ("hr", "it", "sr-Latn", "sr-Cyrl", "en", "hr"):
        page.locator("select[name=language]").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(table.said).to_have_text(sentences(["d", "5"], lang=lang)[-1])
        expect(page.get_by_role("grid")).to_have_accessible_name(speak(lang).say("page-board"))
        expect(table.button(speak(lang).say("page-undo"))).to_be_visible()
        expect(page).to_have_title(re.compile(speak(lang).game("golf")))
        titles.add(page.title())
        assert (table.cards("column5"), page.url) == before
    assert len(titles) == 4
    expect(table.end("column5")).to_have_accessible_name("Stupac 5: 8 herc")
    table.sit().press("2")
    table.counted(3)
    expect(table.said).to_have_text(sentences(["d", "5", "2"], lang="hr")[-1])
    page.reload()
    table.ready()
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    expect(table.said).to_have_text(sentences(["d", "5", "2"], lang="hr")[-1])


def history(table: TablePage) -> list[str]:
    """The sentences of the history, the latest last."""
    return table.page.locator("details ol li").all_text_contents()


def test_pl_4_the_history_is_there_after_a_reload_and_in_the_language_of_the_page(deal):
    """PL-4, PL-11: the sentences of what was played, not only of what this page has seen."""
    line = ["d", "5", "2"]
    table = deal().sit().play(line)
    page = table.page
    page.reload()
    table.ready()
    page.locator("summary", has_text="History").click()
    expect(page.locator("details ol li")).to_have_count(3)
    assert history(table) == sentences(line)
    page.locator("select[name=language]").first.select_option("hr")
    expect(table.said).to_have_text(sentences(line, lang="hr")[-1])
    assert history(table) == sentences(line, lang="hr")
    table.sit().press("d")
    table.counted(4)
    assert history(table) == sentences([*line, "d"], lang="hr")


def test_gp_28_the_position_in_croatian_letter_for_letter(deal):
    """GP-28, PL-4: W after the language was changed in the middle of the game."""
    table = deal().sit().play(["d", "5", "2"])
    table.page.locator("select[name=language]").first.select_option("hr")
    expect(table.page.locator("html")).to_have_attribute("lang", "hr")
    expect(table.end("stock")).to_have_accessible_name(re.compile("^Kup za izvlačenje"))
    table.forget()
    table.sit().press("w")
    assert table.wait_spoken(1) == [(GOLDEN / "after_d_5_2.hr.txt").read_text(encoding="utf-8").strip()]


@pytest.mark.parametrize("lang", ["fi", "hr", "it", "sr-Latn", "sr-Cyrl"])
def test_pl_4_no_english_is_left(visit, server, lang, faults):
    """PL-4: complete: front page, New game, table, refusals, sheets, pages that lead nowhere."""
    faults.expect("40[04]")
    say = every_message(lang)
    page = visit(server.url, locale=lang)
    choose = page.get_by_role("button", name=f"{say['page-new-game-more']}: {speak(lang).game('golf')}")
    expect(choose).to_be_visible()
    check_no_english(page, lang, "front page")
    choose.click()
    page.get_by_text(say["page-options"], exact=True).click()
    code = page.locator("input[name=code]")
    code.fill("GO1-E-AAAA1AB")
    code.press("Enter")
    expect(code).to_have_attribute("aria-invalid", "true")
    check_no_english(page, lang, "New game")
    code.fill("GO1-T-AAAAAAB")
    code.press("Enter")
    table = TablePage(page).ready()
    table.sit().press("1")
    table.wait_nods(1)
    table.press("d", "5", "w")
    table.counted(2)
    expect(page.get_by_role("region", name=say["page-where"])).to_be_visible()
    check_no_english(page, lang, "table")
    wide = page.viewport_size
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_function(NAMES_APART)
    page.set_viewport_size(wide)
    table.press("Escape")
    for name in ("page-keys", "page-settings", "page-share", "page-score-card"):
        table.button(say["page-menu"]).click()
        check_no_english(page, lang, "menu")
        page.get_by_role("dialog").get_by_role("button", name=say[name]).click()
        expect(page.get_by_role("dialog", name=say[name])).to_be_visible()
        check_no_english(page, lang, name)
        table.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    table.button(say["page-next-hole"]).click()
    expect(page.get_by_role("dialog", name=say["page-give-up"])).to_be_visible()
    check_no_english(page, lang, "giving up")
    for address in ("/deal/GO1-E-A", "/t/nowhere", "/nowhere/at/all"):
        page.goto(server.url + address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check_no_english(page, lang, address)


def test_the_title_tells_no_card(deal):
    table = deal().sit()
    deal_of = read_code(CODE)
    names = [speak("en").card(card) for card in deal_of.game.opening_pack(deal_of.rules)]
    for number, token in enumerate(WON[:12]):
        table.play([token], before=number)
        assert not [name for name in names if name in table.page.title()]
    assert CODE not in table.page.title()


def test_a_page_older_than_its_server_loads_itself_anew(deal, faults):
    """A language asked for after the server was given another build: its file is no longer there."""
    faults.expect("404|Failed to fetch dynamically imported module")
    table = deal("GO1-E-AAAAAAB")
    page = table.page
    page.evaluate("window.before = true")
    page.route(re.compile("/assets/page-"), lambda route: route.fulfill(status=404), times=1)
    page.route(re.compile("^[^/]*//[^/]*/$"), lambda route: route.fulfill(body="<script src=/assets/index-NEW.js>"))
    page.get_by_role("combobox", name="Language").select_option("hr")
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    table.ready()
    assert page.evaluate("window.before") is None


def test_a_part_that_cannot_be_fetched_from_the_same_build_loads_nothing_anew(deal, faults):
    faults.expect("404|Failed to fetch dynamically imported module")
    table = deal("GO1-E-AAAAAAB")
    page = table.page
    page.evaluate("window.before = true")
    page.route(re.compile("/assets/page-"), lambda route: route.fulfill(status=404), times=1)
    with page.expect_response(lambda answer: answer.url.endswith("/") and answer.ok):
        page.get_by_role("combobox", name="Language").select_option("hr")
    expect(page.get_by_role("combobox", name="Language")).to_have_value("en")
    assert page.evaluate("window.before") is True
