"""A whole match of table Golf: four browsers and two bots, and everything that can happen to a connection (TG-20 to TG-26)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.company import CompanyPage, make_table, owned

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class Steps:
    """The steps that a page was told, each once, whatever connection they came by."""

    def __init__(self, page: Page) -> None:
        self.told: dict[int, dict] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "step":
            self.told.setdefault(message["version"], message)

    def sentences(self) -> list[str]:
        """What is to be said of them: one sentence each, and whose turn it is where it has become one's own unsaid."""
        said, before = [], False
        for _, step in sorted(self.told.items()):
            company = step["view"]["company"]
            mine = company["phase"] == "playing" and any(one["you"] and one["turn"] for one in company["players"])
            turned = mine and not before and step["kind"] != "move" and step["move"] != "began"
            said.append(f"{step['said']} {company['status']}" if turned else step["said"])
            before = mine
        return said


def by_keys(table: CompanyPage) -> None:
    """Nothing but keys."""
    table.press(" ", "Enter")


def by_mouse(table: CompanyPage) -> None:
    table.button("party-key-draw-short").click()
    table.cells.first.click()


def by_thumb(table: CompanyPage) -> None:
    table.pile("draw").tap()
    table.cells.last.tap()


def by_taking(table: CompanyPage) -> None:
    table.pile("discard").click()
    table.cells.nth(1).click()


def take_turn(table: CompanyPage, play: Callable[[CompanyPage], None]) -> None:
    """Play, and wait until the turn has passed on."""
    play(table)
    passed_on(table)


def passed_on(table: CompanyPage) -> None:
    """Wait until the turn has passed on: before the answer the page still says that it is this player's."""
    for _ in range(400):
        if not table.mine:
            return
        table.page.wait_for_timeout(50)
    raise AssertionError("the turn does not pass on")


def play_round(hands: dict[CompanyPage, Callable[[CompanyPage], None]], number: int, first: Callable[[], None]) -> None:
    """Play a round to its end; ``first`` happens before anything is played."""
    first()
    rows = [table.page.locator("tbody tr") for table in hands]
    for _ in range(2000):
        if all(row.count() == number for row in rows):
            return
        for table, play in hands.items():
            if table.mine:
                take_turn(table, play)
        next(iter(hands)).page.wait_for_timeout(100)
    raise AssertionError("the round does not end")


def test_four_browsers_and_two_bots_play_a_match_to_its_end(visit, own_server, faults):
    """TG-20 to TG-23, TG-26: one loses the connection, one reloads with a card in hand, and the server dies."""
    for expected in ("WebSocket connection to .* failed", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED"):
        faults.expect(expected)
    url, token = make_table(own_server, rounds="3")
    page = visit(own_server.url)
    kept = {"table": url.rsplit("/", 1)[-1], "token": token, "code": "", "game": "table-golf", "at": 1, "closed": False}
    page.evaluate("kept => localStorage.setItem('mulligan.tables', JSON.stringify([kept]))", kept)
    steps = Steps(page)
    page.goto(url)
    ana = CompanyPage(page).sit("Ana")
    bo = CompanyPage(visit(url)).sit("Bo")
    cy = CompanyPage(visit(url, locale="hr", **PHONE), "hr").sit("Cy")
    eva = CompanyPage(visit(url, locale="hr"), "hr").sit("Eva")
    ana.add_bots(2).start()
    hands = {ana: by_keys, bo: by_mouse, cy: by_thumb, eva: by_taking}

    def cy_goes_through_a_tunnel() -> None:
        expect(cy.cells).to_have_count(4)
        cy.page.context.set_offline(True)
        expect(cy.said).to_have_text(cy.say("page-connection-lost"))
        cy.page.context.set_offline(False)
        expect(cy.said).not_to_have_text(cy.say("page-connection-lost"))

    def with_a_card_in_hand(table: CompanyPage, then: Callable[[], object]) -> None:
        """The others play on until it is that player's turn; they draw, and something happens."""
        for _ in range(600):
            if table.mine:
                break
            for other, play in hands.items():
                if other is not table and other.mine:
                    take_turn(other, play)
            table.page.wait_for_timeout(100)
        table.cells.first.focus()
        table.press(" ")
        hand = table.pile("hand")
        expect(hand).to_have_attribute("data-card", re.compile("[^-]"))
        card = hand.get_attribute("data-card")
        then()
        expect(hand).to_have_attribute("data-card", card)
        table.cells.first.click()
        passed_on(table)

    def the_server_dies() -> None:
        own_server.kill()
        expect(ana.said).to_have_text(ana.say("page-connection-lost"))
        own_server.start(port=urlsplit(own_server.url).port)
        for table in hands:
            expect(table.said).not_to_have_text(table.say("page-connection-lost"))

    happenings = [
        cy_goes_through_a_tunnel,
        lambda: with_a_card_in_hand(bo, bo.page.reload),
        lambda: with_a_card_in_hand(ana, the_server_dies),
    ]
    for number, happening in enumerate(happenings, 1):
        play_round(hands, number, happening)
        for table in hands if number < len(happenings) else ():
            table.button("party-ready").click()
        if number < len(happenings):
            expect(ana.page.get_by_role("heading", level=1)).to_contain_text(f"Round {number + 1}")

    for table in hands:
        expect(table.page.locator("tfoot")).to_contain_text(table.say("party-mark-winner"))
        assert table.page.locator("thead th").count() == 7
        assert table.recorded("lost") == []
    totals = {tuple(table.page.locator("tfoot strong").all_inner_texts()) for table in hands}
    assert len(totals) == 1, "all four see the same end"
    # Sentence by sentence: whoever plays by ear has heard every step, in order and once.
    told = steps.sentences()
    assert [said for said in ana.spoken() if said in set(told)] == told
    assert re.match(r"Round 1 begins\. ", next(said for said in told if "Round 1" in said))
    assert sum(said.startswith("You draw") for said in told) >= 3
    assert any(said.startswith("Eva takes the ") for said in told)
    assert any(said.startswith("Cy draws a card") for said in told), "what others draw is theirs"


def test_a_table_of_several_people_is_offered_again_without_a_code(visit, server):
    """No code deals its cards: what is kept of it as one names the rules that it began by."""
    table = CompanyPage(visit(server.url))
    table.page.get_by_role("button", name="New table: Table Golf").click()
    table.sit("Ana").page.goto(server.url)
    kept = table.page.get_by_role("region", name="Continue").get_by_role("listitem")
    expect(kept).to_have_text(re.compile(r"Table Golf · Standard\s+now"))
    expect(kept.get_by_role("button", name="Remove Table Golf from the list")).to_be_visible()


def test_whoever_leaves_in_a_match_is_asked_first(visit, server):
    table = owned(visit, server, {}, face_up="0")
    table.sit("Ana").add_bots(1)
    table.button("party-leave").click()
    expect(table.button("party-leave")).to_have_count(0)
    table.sit("Ana").start()
    table.button("party-leave").click()
    dialog = table.page.get_by_role("dialog", name=table.say("party-leave-ask"))
    expect(dialog).to_contain_text(table.say("party-leave-ask-line"))
    expect(dialog.get_by_role("button", name=table.say("party-leave-ask-no"))).to_be_focused()
    table.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.page.locator("li[data-chair]").first).to_contain_text("Ana")
    table.button("party-leave").click()
    dialog.get_by_role("button", name=table.say("party-leave-ask-yes"), exact=True).click()
    expect(table.page.get_by_text(table.say("party-watch-line"))).to_be_visible()
    expect(dialog).to_have_count(0)


def test_the_rules_page_is_within_reach_at_the_table(visit, server):
    url, _ = make_table(server)
    table = CompanyPage(visit(url))
    table.page.get_by_text(table.say("page-rules-now")).click()
    table.page.get_by_role("link", name=table.say("page-how-to-play", game="Table Golf")).click()
    expect(table.page.get_by_role("heading", level=1)).to_have_text("How to play table Golf")
