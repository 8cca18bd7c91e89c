"""A round of nine holes in the browser (GP-15)."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import TablePage


def test_gp_15_a_round_with_its_score_card(deal):
    """GP-15: nine holes, par 45, the scores added; a hole given up counts its cards left, and only when that is meant."""
    table = deal("GO1-T-AAAAAAB").sit()
    page, hole, total = table.page, table.page.locator("[data-figure=hole]"), table.page.locator("[data-figure=total]")
    expect(hole).to_have_text("1/9")
    expect(page.get_by_title("Score card")).to_contain_text("par 45")
    first = table.cards("column1")
    table.press("Space")
    table.counted(1)

    page.get_by_title("Score card").click()
    card = page.get_by_role("dialog", name="Score card")
    rows = card.get_by_role("row")
    expect(rows).to_have_count(11)
    expect(rows.nth(1)).to_contain_text("being played")
    expect(rows.nth(2)).to_contain_text("ahead")
    expect(rows.nth(10)).to_contain_text("par 45")
    table.press("Escape")
    expect(card).to_be_hidden()

    # Asked first; "Play on" leaves everything as it is.
    table.button("Next hole").click()
    ask = page.get_by_role("dialog", name="Give up this hole?")
    expect(ask.get_by_role("button", name="Play on")).to_be_focused()
    table.press("Enter")
    expect(ask).to_be_hidden()
    expect(hole).to_have_text("1/9")
    assert table.cards("column1") == first

    table.button("Next hole").click()
    table.button("Give it up").click()
    expect(hole).to_have_text("2/9")
    expect(table.said).to_have_text("Hole 1 given up: 35 strokes. Hole 2 begins.")
    expect(total).to_contain_text("35")
    expect(table.moves).to_have_text("0")
    expect(table.button("Undo")).to_have_attribute("aria-disabled", "true")
    assert table.cards("column1") != first
    page.get_by_title("Score card").click()
    expect(rows.nth(1)).to_contain_text("35")
    expect(rows.nth(1)).to_contain_text("given up")
    expect(rows.nth(2)).to_contain_text("being played")
    table.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert [said for said in table.spoken() if "given up" in said] == ["Hole 1 given up: 35 strokes. Hole 2 begins."]


def second_tab(table: TablePage) -> TablePage:
    """The same table once more, with the same seat."""
    page = table.page.context.new_page()
    page.goto(table.page.url)
    return TablePage(page).ready()


def test_gp_15_no_hole_is_given_up_that_nobody_was_asked_about(deal):
    """GP-15: asked in two tabs; the hole given up in the one, the question of the other is gone."""
    table = deal("GO1-T-AAAAAAB").sit()
    other = second_tab(table)
    for page in (table, other):
        page.button("Next hole").click()
        expect(page.page.get_by_role("dialog", name="Give up this hole?")).to_be_visible()
    table.button("Give it up").click()
    for page in (table, other):
        expect(page.page.locator("[data-figure=hole]")).to_have_text("2/9")
        expect(page.page.get_by_role("dialog")).to_have_count(0)
    expect(other.button("Next hole")).to_be_focused()
    # A move leaves the hole what it was, and the question with it.
    other.button("Next hole").click()
    table.page.locator("button.playable").first.click()
    expect(other.moves).to_have_text("1")
    other.button("Give it up").click()
    expect(table.page.locator("[data-figure=hole]")).to_have_text("3/9")


def test_a_deal_is_not_started_over_twice(deal):
    """Started over in another tab: what was asked about is gone, and the question with it."""
    table = deal().sit().play(["d", "5"])
    other = second_tab(table)
    for page in (table, other):
        page.button("Menu").click()
        page.button("Start this deal over").click()
        expect(page.page.get_by_role("dialog", name="Start this deal over?")).to_be_visible()
    table.button("Start over").click()
    expect(other.moves).to_have_text("0")
    expect(other.page.get_by_role("dialog")).to_have_count(0)


def test_gp_15_the_end_of_a_round(deal):
    """GP-15: after the ninth hole the round is over, and a new game is offered."""
    table = deal("GO1-T-AAAAAAB")
    for number in range(2, 10):
        table.button("Next hole").click()
        table.button("Give it up").click()
        expect(table.page.locator("[data-figure=hole]")).to_have_text(f"{number}/9")
    table.button("Next hole").click()
    table.button("Give it up").click()
    expect(table.said).to_contain_text("The round is over.")
    expect(table.page.locator("[data-figure=total]")).to_contain_text("315")
    expect(table.button("Next hole")).to_have_count(0)
    expect(table.page.locator("button.playable")).to_have_count(0)
