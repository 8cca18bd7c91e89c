"""New game, codes and links, and finding a game again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from mulligan.core.faults import Unreadable
from mulligan.games.registry import read_code
from mulligan.words import speak
from tests.browser.table import CODE, TablePage, sentences

EN = speak("en")


def choose(page: Page) -> None:
    """Open the New game sheet from the front page."""
    page.get_by_role("button", name="New game…: Golf patience").click()
    expect(page.get_by_role("dialog", name="New game")).to_be_visible()


def code_field(page: Page):
    return page.get_by_role("textbox", name="Code or link of a deal")


def shown_code(table: TablePage) -> str:
    return table.page.locator("button.code").inner_text()


def test_pl_2_the_front_page_shows_each_game(visit, server):
    """PL-1, PL-2: how many play it, how long it takes, how hard it is; one press and it is dealt, without registration."""
    page = visit(server.url)
    game = page.get_by_role("listitem").filter(has_text="Golf patience")
    for fact in ("1 player", "3–10 min", "easy"):
        expect(game).to_contain_text(fact)
    page.get_by_role("button", name="Play: Golf patience").click()
    table = TablePage(page).ready()
    assert re.fullmatch(r"GO1-E-[A-Z]{7}", shown_code(table))


@pytest.mark.parametrize(
    ("name", "begins"), [("Easy", "GO1-E-"), ("Classic", "GO1-C-"), ("Standard", "GO1-S-"), ("Traditional", "GO1-T-")]
)
def test_gp_8_pl_3_each_rule_set_can_be_dealt(visit, server, name, begins):
    """GP-8, PL-3: the sheet's rule sets, each by its name."""
    page = visit(server.url)
    choose(page)
    page.get_by_role("dialog").get_by_text(name, exact=True).click()
    expect(page.get_by_role("radio", name=name)).to_be_checked()
    page.get_by_role("button", name="Deal", exact=True).click()
    table = TablePage(page).ready()
    assert shown_code(table).startswith(begins)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)


def test_gp_22_pl_3_each_option_can_be_set_on_its_own(visit, server):
    """GP-22, PL-3: what is chosen is what is dealt, and the code says it; the sheet offers it again."""
    page = visit(server.url)
    choose(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_label("King and ace").select_option("strict")
    dialog.get_by_label("Drawing").select_option("when_stuck")
    dialog.get_by_label("Scoring").select_option("strokes")
    dialog.get_by_label("Jokers").select_option("2")
    dialog.get_by_label("Waste at the start").select_option("yes")
    dialog.get_by_label("Holes").select_option("9")
    expect(dialog.get_by_text("6 changed")).to_be_visible()
    dialog.get_by_role("button", name="Deal", exact=True).click()
    table = TablePage(page).ready()
    rules = read_code(shown_code(table)).rules
    shown = (rules.ends, rules.draw, rules.scoring, rules.jokers, rules.empty_waste, rules.holes)
    assert shown == ("strict", "when_stuck", "strokes", 2, True, 9)
    expect(table.end("waste")).to_have_accessible_name("Waste: empty")
    expect(table.end("stock")).to_have_accessible_name("Stock: 19 cards")
    table.button("New game").click()
    dialog.get_by_text(re.compile("^Options")).click()
    expect(dialog.get_by_label("Jokers")).to_have_value("2")
    expect(dialog.get_by_label("King and ace")).to_have_value("strict")


def test_gp_22_the_rules_of_a_table_can_be_read_there(deal):
    """GP-22, PL-3: option by option, with the names that New game has for them."""
    table = deal("GO1-EJ2-QWERTYU")
    table.button("Menu").click()
    table.button("The rules of this table").click()
    sheet = table.page.get_by_role("dialog", name="The rules of this table")
    rules = read_code("GO1-EJ2-QWERTYU").rules
    terms, values = sheet.get_by_role("term"), sheet.get_by_role("definition")
    shown = dict(zip(terms.all_text_contents(), values.all_text_contents(), strict=True))
    assert shown["Jokers"] == EN.value("golf", "jokers", rules.jokers)
    assert shown["King and ace"] == EN.value("golf", "ends", rules.ends)
    assert shown["Drawing"] == EN.value("golf", "draw", rules.draw)
    assert {"Scoring", "Waste at the start", "Holes"} <= shown.keys()


def test_choosing_a_rule_set_takes_its_options_along(visit, server):
    page = visit(server.url)
    choose(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_label("Jokers").select_option("1")
    expect(dialog.get_by_text("1 changed")).to_be_visible()
    dialog.get_by_text("Traditional", exact=True).click()
    expect(dialog.get_by_label("Holes")).to_have_value("9")
    expect(dialog.get_by_label("Jokers")).to_have_value("0")
    expect(dialog.get_by_text("changed")).to_have_count(0)


def test_kl_11_the_passes_follow_the_scoring_until_they_are_set(visit, server):
    """KL-11: Vegas brings its one pass, as its rule sets do; a player who sets the passes has set them."""
    page = visit(server.url)
    page.get_by_role("button", name="New game…: Klondike").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Options", exact=True).click()
    passes, scoring = dialog.locator("select[name=passes]"), dialog.locator("select[name=scoring]")
    scoring.select_option("vegas")
    expect(passes).to_have_value("1")
    scoring.select_option("normal")
    expect(passes).to_have_value("0")
    passes.select_option("0")
    scoring.select_option("vegas")
    expect(passes).to_have_value("0")
    page.get_by_role("button", name="Deal", exact=True).click()
    assert shown_code(TablePage(page).ready()).startswith("KL1-D1VP0-")


@pytest.mark.parametrize(
    "wrong",
    ["GO1-E-AAAA1AB", "GO1-E-AAAAAA", "GO1-Q-AAAAAAB", "GO1-EJ3-AAAAAAB", "XX1-E-AAAAAAB", "hello", "golf/easy/ms:x"],
)
def test_gp_20_a_wrong_code_is_refused_with_what_is_wrong_and_kept(visit, server, faults, wrong):
    """GP-20, CD-7: the server's sentence, shown and spoken; what was typed stays, to be mended."""
    faults.expect("400")
    with pytest.raises(Unreadable) as found:
        read_code(wrong)
    sentence = EN.unreadable(found.value)
    page = visit(server.url)
    choose(page)
    field = code_field(page)
    field.fill(wrong)
    page.get_by_role("button", name="Deal this code").click()
    expect(field).to_have_accessible_description(sentence)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(wrong)
    expect(field).to_be_focused()
    assert TablePage(page).spoken() == [sentence]
    field.fill(CODE)
    expect(field).to_have_attribute("aria-invalid", "false")
    field.press("Enter")
    assert shown_code(TablePage(page).ready()) == CODE


def test_gp_20_without_a_code_the_page_says_what_is_wanted(visit, server, faults):
    """GP-20: the server's sentence beside the field, not a bubble of the browser's; in view below open options."""
    faults.expect("400")
    page = visit(server.url)
    page.set_viewport_size({"width": 1280, "height": 640})
    choose(page)
    page.get_by_text("Options", exact=True).click()
    code_field(page).evaluate("(field) => { field.focus(); field.scrollIntoView({ block: 'end' }); }")
    page.keyboard.press("Enter")
    expect(code_field(page)).to_have_accessible_description("The code is empty: it looks like GO1-E-AAAAAAB")
    expect(code_field(page)).to_be_focused()
    expect(page.locator("dialog .fault")).to_be_in_viewport(ratio=0.9)
    expect(code_field(page)).to_be_in_viewport(ratio=0.9)
    assert TablePage(page).spoken() == ["The code is empty: it looks like GO1-E-AAAAAAB"]


# Presses Enter again at the moment when the table gets the focus, quicker than this machine may be from outside.
HURRY = """
() => addEventListener("focusin", ({ target }) => {
  if (!target.matches("button[data-place]") || window.hurried) return;
  for (window.hurried = 0; window.hurried < 8; window.hurried += 1) {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  }
})
"""


def test_the_key_that_opens_a_table_does_not_play_there(visit, server):
    """Enter held down, or pressed again and again, in the field of the code."""
    page = visit(server.url)
    choose(page)
    code_field(page).fill(CODE)
    page.evaluate(HURRY)
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    page.wait_for_function("() => window.hurried === 8")
    # What had been asked for would be carried out before this. Another key acts at once, and Enter after it.
    table.press("Space")
    table.counted(1)
    assert table.wait_spoken(1) == sentences(["d"])
    table.press("Enter")
    table.wait_spoken(2)


@pytest.mark.parametrize(("key", "moves"), [("Space", 1), ("d", 1), ("Enter", 1), ("Shift+Enter", 0)])
def test_a_key_that_is_held_acts_once(deal, key, moves):
    """Keys repeat while they are held; what was meant was one action."""
    table = deal().sit()
    *held, last = key.split("+")
    for name in held:
        table.page.keyboard.down(name)
    for _ in range(6):
        table.page.keyboard.down(last)
    for name in (last, *held):
        table.page.keyboard.up(name)
    # What the repeats had asked for would be carried out before this.
    table.press("Escape", "d")
    table.counted(moves + 1)


@pytest.mark.parametrize("typed", ["  go1-e-aaaaaab ", "GO1-N-AAAAAAB", "https://cards.example/deal/GO1-E-AAAAAAB"])
def test_gp_20_a_code_is_read_in_any_case_with_blanks_around_it_or_in_a_link(visit, server, typed):
    """GP-20, GP-8: also an old code with the letter N."""
    page = visit(server.url)
    choose(page)
    code_field(page).fill(typed)
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    assert shown_code(table) == CODE
    assert table.cards("column1") == ["6c", "5s", "Qs", "Ts", "6h"]


def test_a_code_of_another_program_deals_its_cards(visit, server):
    """Numbers of other programs are codes too."""
    page = visit(server.url)
    choose(page)
    code_field(page).fill("ms:5")
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    deal = read_code(shown_code(table))
    assert deal == read_code("golf/ms:5")
    piles = {str(pile.place): [card.text for card in pile.cards] for pile in deal.game.piles(deal.start())}
    assert table.cards("column1") == piles["column1"]
    assert table.cards("column7") == piles["column7"]


def test_the_code_and_the_link_can_be_copied(deal, server):
    """PL-3: the code of the running deal can be copied, and shared as a link."""
    table = deal(permissions=["clipboard-read", "clipboard-write"])
    clipboard = "navigator.clipboard.readText()"
    table.page.locator("button.code").click()
    expect(table.said).to_have_text("The code is copied.")
    assert table.page.evaluate(clipboard) == CODE
    table.button("Menu").click()
    table.button("Copy the link").click()
    expect(table.said).to_have_text("The link is copied.")
    assert table.page.evaluate(clipboard) == f"{server.url}/deal/{CODE}"
    assert table.spoken() == ["The code is copied.", "The link is copied."]
    table.button("Menu").click()
    table.button("Copy the code").click()
    expect(table.said).to_have_text("The code is copied.")


def test_where_copying_is_forbidden_the_text_is_marked(deal, server):
    """PL-3: a browser that does not let a page copy shows code and link to be copied by hand."""
    table = deal()
    table.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')) }")
    table.button("Menu").click()
    table.button("Copy the link").click()
    sheet = table.page.get_by_role("dialog", name="Share this deal")
    expect(sheet.get_by_label("Deal code")).to_have_value(CODE)
    expect(sheet.get_by_label("Link", exact=True)).to_have_value(f"{server.url}/deal/{CODE}")
    table.button("Copy the link").click()
    link = sheet.get_by_label("Link", exact=True)
    expect(link).to_be_focused()
    assert (
        link.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
        == f"{server.url}/deal/{CODE}"
    )


def test_pl_1_a_link_deals_the_same_cards_at_a_table_of_ones_own(deal):
    """PL-1, GP-20: whoever follows the link gets the very same cards under the same rules, at another table."""
    mine = deal("GO1-EJ2-QWERTYU").sit()
    mine.press("Space")
    mine.counted(1)
    other = deal("GO1-EJ2-QWERTYU")
    assert other.table_id() != mine.table_id()
    for place in [f"column{number}" for number in range(1, 8)]:
        assert other.cards(place) == mine.cards(place)
    assert shown_code(other) == "GO1-EJ2-QWERTYU"
    expect(other.moves).to_have_text("0")
    other.sit().press("Space")
    other.counted(1)
    expect(other.end("waste")).to_have_attribute("data-card", mine.end("waste").get_attribute("data-card"))


def test_a_link_that_names_no_deal_says_so(visit, server, faults):
    faults.expect("400")
    page = visit(f"{server.url}/deal/GO1-E-AAAA1AB")
    expect(page.get_by_role("heading", name="There is no such deal")).to_be_visible()
    expect(
        page.get_by_text("At position 11 of the code stands “1”; right would be a letter from A to Z")
    ).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("button", name="Play: Golf patience")).to_be_visible()


def test_addresses_that_lead_nowhere_say_so(visit, server, faults):
    faults.expect("404")
    page = visit(f"{server.url}/t/nowhere")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("heading", name="A quiet card table")).to_be_visible()
    page.goto(f"{server.url}/nowhere/else")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()


def test_pl_1_who_opens_a_table_of_somebody_else_watches(deal, visit):
    """PL-1: without the seat's secret every step is seen and nothing can be done; the deal can be played at a table of one's own."""
    mine = deal().sit()
    watcher = TablePage(visit(mine.page.url)).ready()
    expect(watcher.said).to_have_text("You are watching this table.")
    mine.press("d")
    mine.counted(1)
    watcher.counted(1)
    expect(watcher.said).to_have_text(sentences(["d"])[0])
    expect(watcher.button("Undo")).to_have_count(0)
    watcher.sit().press("5", "d", "u")
    watcher.end("column5").click()
    expect(watcher.page.locator("button.playable")).to_have_count(0)
    # What had been asked for would be carried out before this.
    mine.press("5")
    mine.counted(2)
    watcher.counted(2)
    expect(watcher.end("waste")).to_have_attribute("data-card", "9c")
    drawn, played = sentences(["d", "5"])
    assert watcher.spoken() == [drawn, "You are watching this table.", played]
    watcher.button("Play this deal yourself").click()
    expect(watcher.page).not_to_have_url(mine.page.url)
    own = watcher.ready()
    expect(own.moves).to_have_text("0")
    own.sit().press("d")
    own.counted(1)
    expect(mine.moves).to_have_text("2")


def test_pl_11_reload_and_coming_back_find_the_same_game(deal, server):
    """PL-11: reloading the page, or closing it and opening it again, finds the same game."""
    table = deal().sit().play(["d", "5", "2"])
    shown, address = table.state(), table.page.url
    table.page.reload()
    table.ready().counted(3)
    assert table.state() == shown
    expect(table.said).to_have_text(sentences(["d", "5", "2"])[-1])
    assert table.spoken() == [], "nothing has happened that was to be said"
    context = table.page.context
    table.page.close()
    page = context.new_page()
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.get_by_role("link", name=re.compile(CODE)).click()
    expect(page).to_have_url(address)
    again = TablePage(page).ready()
    again.counted(3)
    assert again.state() == shown
    again.press("u")
    expect(again.end("waste")).to_have_attribute("data-card", "9c")
    # The link that it came from leads to it too, while it is being played.
    page.goto(f"{server.url}/deal/{CODE}")
    expect(page).to_have_url(address)


def test_the_rule_set_that_was_dealt_last_is_dealt_again(visit, server):
    """PL-1, PL-3: one press deals the game as it was played last; the list of games that go on says which rules they have."""
    page = visit(server.url)
    choose(page)
    page.get_by_role("dialog").get_by_text("Standard", exact=True).click()
    page.get_by_role("button", name="Deal", exact=True).click()
    first = shown_code(TablePage(page).ready())
    page.goto(server.url)
    play = page.get_by_role("button", name="Play · Standard: Golf patience", exact=True)
    expect(play).to_be_visible()
    expect(page.get_by_role("button", name="Play: Klondike", exact=True)).to_be_visible()
    play.click()
    second = shown_code(TablePage(page).ready())
    assert second.startswith("GO1-S-")
    assert second != first
    # Another one, with rules of its own; and an hour later.
    page.goto(f"{server.url}/deal/GO1-EJ2-QWERTYU")
    TablePage(page).ready()
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage.getItem('mulligan.tables'));
        for (const table of kept) if (table.code !== 'GO1-EJ2-QWERTYU') table.at -= 3_700_000;
        localStorage.setItem('mulligan.tables', JSON.stringify(kept));
    }""")
    page.goto(server.url)
    rows = page.locator("a[href^='/t/']")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Golf patience · custom rules")
    expect(rows.nth(0)).to_contain_text("now")
    for row, code in ((1, second), (2, first)):
        expect(rows.nth(row)).to_contain_text("Golf patience · Standard")
        expect(rows.nth(row)).to_contain_text(code)
        expect(rows.nth(row)).to_contain_text("1 hour ago")
    choose(page)
    expect(page.get_by_role("radio", name="Standard")).to_be_checked()


def test_a_game_is_taken_off_the_list(deal, server):
    table = deal()
    page = table.page
    page.get_by_role("link", name="Mulligan, front page").click()
    page.get_by_role("button", name=f"Remove {CODE} from the list").click()
    expect(page.get_by_role("link", name=re.compile(CODE))).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")


def test_the_same_cards_can_be_dealt_again(deal):
    table = deal().sit().play(["d", "5"])
    before = table.page.url
    table.button("Menu").click()
    table.button("Deal the same cards again").click()
    expect(table.page).not_to_have_url(before)
    table.ready()
    expect(table.moves).to_have_text("0")
    assert shown_code(table) == CODE
    table.page.go_back()
    expect(table.page).to_have_url(before)
    table.counted(2)


def test_why_no_cards_are_dealt_stands_apart_from_the_button(visit, server, faults):
    faults.expect("503")
    page = visit(server.url)
    choose(page)
    told = {"code": "busy", "text": EN.unreadable(Unreadable("busy"))}
    page.route("**/api/tables", lambda route: route.fulfill(status=503, json=told), times=1)
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.click()
    told_at = page.get_by_role("dialog").locator("form").get_by_text(told["text"]).bounding_box()
    assert told_at["y"] + told_at["height"] + 8 <= deal.bounding_box()["y"]
