"""Cards of a table of several people on their way: short, over nobody's input, and not at all where motion is unwanted (PL-9)."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.company import CompanyPage, owned
from tests.browser.test_company_axe import PHONE
from tests.browser.test_company_keys import wait_for_turn

TRAVELLED = "() => window.recorded.motion.filter(one => one === 'animation by script').length"


def started(visit, server, motion: str) -> CompanyPage:
    table = owned(visit, server, {"reduced_motion": motion}, board="2x3", face_up="0", rounds="1")
    table.sit("Ana").add_bots(1).start()
    assert wait_for_turn(table)
    table.cells.first.focus()
    return table


def turn(table: CompanyPage) -> None:
    """A card is drawn and put on the first cell; its old card goes to the discards."""
    table.answer(" ")
    expect(table.pile("hand")).to_have_attribute("data-card", re.compile("[^-]"))
    table.answer("Enter")
    expect(table.cells.first).to_have_attribute("data-card", re.compile("[^-]"))


def test_cards_are_seen_on_their_way_and_the_focus_stays(visit, server):
    """The drawn card comes from the draw pile; the one put down from the hand, the one it replaces goes to the discards."""
    table = started(visit, server, "no-preference")
    before = table.page.evaluate(TRAVELLED)
    table.answer(" ")
    table.page.wait_for_function(f"count => ({TRAVELLED})() > count", arg=before)
    expect(table.cells.first).to_be_focused()
    before = table.page.evaluate(TRAVELLED)
    table.answer("Enter")
    table.page.wait_for_function(f"count => ({TRAVELLED})() > count + 1", arg=before)
    expect(table.cells.first).to_be_focused()
    assert table.recorded("lost") == []
    table.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    for place in ("hand", "discard", "draw"):
        pile = table.pile(place)
        assert (
            pile.evaluate("pile => getComputedStyle([...pile.querySelectorAll('.card, .none')].at(-1)).transform")
            == "none"
        )


def test_a_card_on_its_way_takes_no_tap_that_is_meant_for_another(visit, server):
    """Whoever is quick plays on: the next tap does not wait, and hits what lies there."""
    table = started(visit, server, "no-preference")
    # Slowed down, so that it is on its way while the taps come.
    table.page.evaluate("document.documentElement.style.setProperty('--t-move', '60s')")
    table.pile("draw").click()
    expect(table.pile("hand")).to_have_attribute("data-card", re.compile("[^-]"))
    table.cells.nth(1).click()
    expect(table.cells.nth(1)).to_have_attribute("data-card", re.compile("[^-]"))
    flying = "() => document.getAnimations().filter(one => one.playState === 'running' && one.effect.target.matches('.card')).length"
    assert table.page.evaluate(flying) > 0
    assert wait_for_turn(table)
    table.pile("draw").click()
    expect(table.pile("hand")).to_have_attribute("data-card", re.compile("[^-]"))


def test_nothing_travels_with_reduced_motion(visit, server):
    """PL-9."""
    table = started(visit, server, "reduce")
    # A card that is pointed at lifts by nothing, which is a transition too.
    table.page.mouse.move(0, 0)
    table.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    table.page.evaluate("window.recorded.motion.length = 0")
    turn(table)
    assert wait_for_turn(table)
    turn(table)
    table.page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
    assert table.recorded("motion") == []


def test_on_a_phone_nothing_moves_from_turn_to_turn(visit, server):
    """What is about to be tapped stays where it is, whoever's turn it becomes."""
    table = owned(visit, server, PHONE | {"reduced_motion": "reduce"}, board="2x3", face_up="0", rounds="1")
    table.sit("Ana").add_bots(2).start()
    assert wait_for_turn(table)
    table.cells.first.focus()
    # As it lies at every change of the page, not only when nothing happens.
    table.page.evaluate("""() => {
        window.seen = new Set();
        const look = () => {
            const cells = [...document.querySelectorAll("[role=grid] button")];
            window.seen.add(cells.map(cell => cell.getBoundingClientRect().top + scrollY).join(" "));
        };
        look();
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    for _ in range(3):
        turn(table)
        assert wait_for_turn(table)
    assert len(table.page.evaluate("[...window.seen]")) == 1
