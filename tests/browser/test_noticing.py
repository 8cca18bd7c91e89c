"""The tests would notice: what they listen for is heard when it happens."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.table import TablePage


def test_a_fault_of_a_page_is_noticed(visit, server, faults):
    """Errors of the console and of scripts, answers that are errors, requests that fail, loads that the policy forbids."""
    page = visit(server.url)
    for happening, noticed in (
        ("() => { setTimeout(() => { throw new Error('thrown') }) }", "thrown"),
        ("() => { console.error('complained') }", "complained"),
        ("() => { Promise.reject(new Error('rejected')) }", "rejected"),
        ("() => { fetch('/api/nowhere') }", "404 GET"),
        ("() => { fetch('https://elsewhere.invalid/').catch(() => {}) }", "CSP: connect-src"),
        (
            "() => { document.body.append(Object.assign(document.createElement('script'), { text: '1' })) }",
            "CSP: script-src",
        ),
    ):
        page.evaluate(happening)
        frames = 0
        while not [fault for fault in faults.unexpected() if noticed in fault]:
            assert frames < 600, f"{noticed} is not in {faults.found}"
            page.evaluate("() => new Promise(requestAnimationFrame)")
            frames += 1
    faults.expect("")


def test_a_lost_focus_is_noticed(deal):
    table = deal().sit()
    assert table.recorded("lost") == []
    table.page.evaluate("document.activeElement.parentElement.remove()")
    table.page.wait_for_function("() => window.recorded.lost.length > 0")


def test_a_sentence_is_noticed_wherever_it_is_said(deal):
    table: TablePage = deal()
    table.page.evaluate("document.querySelector('[aria-live]').append('one')")
    table.page.evaluate("document.body.append(Object.assign(document.createElement('output'), { id: 'other' }))")
    table.page.evaluate("() => { document.querySelector('#other').textContent = 'two' }")
    table.page.evaluate("() => { document.querySelector('#other').firstChild.data = 'three' }")
    assert table.wait_spoken(3) == ["one", "two", "three"]


def test_a_thing_that_cannot_be_pressed_is_noticed(deal):
    from tests.browser.test_layout import CONTROLS, FITS

    table = deal()
    assert all(control["reached"] for control in table.page.evaluate(CONTROLS))
    table.page.evaluate(
        "() => { document.body.insertAdjacentHTML('beforeend',"
        ' \'<div style="position:fixed;inset:0 0 auto;height:60px;z-index:99"></div>'
        '<div style="position:absolute;left:0;width:2000px;height:1px"></div>\') }'
    )
    hidden = [control["name"] for control in table.page.evaluate(CONTROLS) if not control["reached"]]
    assert "New game" in hidden
    assert not table.page.evaluate(FITS)
    expect(table.end("stock")).to_be_visible()
