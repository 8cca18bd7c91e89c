"""PL-5 in a browser: the rules pages, walked as a screen reader walks them, and the ways to them."""

import pytest
from playwright.sync_api import expect

from mulligan.rulebook import games, languages, rules_page
from mulligan.words import speak
from tests.browser.table import TablePage
from tests.browser.test_axe import check

LOOKS = {
    "wide, light": {"viewport": {"width": 1280, "height": 760}, "color_scheme": "light"},
    "narrow, dark": {"viewport": {"width": 320, "height": 568}, "color_scheme": "dark"},
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", [game.key for game in games()])
def test_pl_9_axe_finds_nothing_on_a_rules_page(visit, server, game, look):
    code = {"golf": "?code=GO1-C-AAAAAAB", "klondike": "?code=KL1-D1VB-AAAAAAG"}.get(game, "")
    page = visit(f"{server.url}/rules/{game}{code}", **LOOKS[look])
    check(page, f"{game}, {look}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize("game", [game.key for game in games()])
def test_pl_5_a_screen_reader_finds_landmarks_headings_and_positions(visit, server, game):
    page = visit(f"{server.url}/rules/{game}")
    built = rules_page("en", game)
    for role in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(role)).to_have_count(1)
    names = ["Languages", "On this page", "Rules of the other games"]
    for name in names:
        expect(page.get_by_role("navigation", name=name)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text(built.title)
    sections = [heading.text for heading in built.headings if heading.level == 2]
    headings = page.get_by_role("main").get_by_role("heading", level=2).all_text_contents()
    assert headings == ["On this page", *sections]
    expect(page.get_by_role("img")).to_have_count(0)
    for section in sections:
        page.get_by_role("navigation", name="On this page").get_by_role("link", name=section, exact=True).click()
        expect(page.get_by_role("heading", level=2, name=section, exact=True)).to_be_in_viewport()


def test_the_skip_link_leads_to_the_text(visit, server):
    page = visit(f"{server.url}/rules/golf")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the main content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_page_leads_to_its_other_languages_and_to_the_deals_it_speaks_of(visit, server):
    page = visit(f"{server.url}/rules/golf")
    for lang in languages():
        name = speak(lang).say("language")
        page.get_by_role("banner").get_by_role("link", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(rules_page(lang, "golf").title)
    page.goto(f"{server.url}/rules/golf")
    page.get_by_role("link", name="Play this deal").first.click()
    TablePage(page).ready()


def test_a_printed_page_has_its_cards_and_not_its_links(visit, server):
    page = visit(f"{server.url}/rules/golf?code=GO1-C-AAAAAAB")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_text("Your table: Classic")).to_be_hidden()
    expect(page.locator("svg.table").first).to_be_visible()


def test_the_keys_of_a_table_lead_to_its_rules(deal):
    table = deal("GO1-C-AAAAAAB").sit()
    table.press("?")
    table.page.get_by_role("dialog").get_by_role("link", name="How to play: Golf patience").click()
    page = table.page
    expect(page.get_by_role("heading", level=1)).to_have_text(rules_page("en", "golf").title)
    expect(page.get_by_text("Your table: Classic")).to_be_visible()
    row = page.get_by_role("group", name="The rule sets").get_by_role("row", name="Classic")
    expect(row).to_contain_text("at your table")
    page.go_back()
    TablePage(page).ready()


def test_the_rules_of_a_table_lead_there_too_in_its_language(deal):
    table = deal("KL1-D1V-AAAAAAG", locale="hr")
    table.page.get_by_role("button", name=speak("hr").say("page-menu")).click()
    table.page.get_by_role("button", name=speak("hr").say("page-rules-now")).click()
    name = speak("hr").say("page-how-to-play", game=speak("hr").game("klondike"))
    table.page.get_by_role("dialog").get_by_role("link", name=name).click()
    expect(table.page.locator("html")).to_have_attribute("lang", "hr")
    expect(table.page.get_by_text(speak("hr").say("rulebook-your-rules", rules="Vuča 1, Vegas"))).to_be_visible()


def test_the_front_page_leads_to_the_rules_of_each_game(visit, server):
    page = visit(server.url)
    for name in page.get_by_role("link", name="How to play: ").all_text_contents():
        page.get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")
        page.go_back()
        expect(page.get_by_role("heading", name="Games")).to_be_attached()
