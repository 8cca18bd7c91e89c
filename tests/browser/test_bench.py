"""The benchmark of the page measures what it says; how fast it is, is for people to read."""

from __future__ import annotations

from bench.page import CODE, measure, naive_page, naive_server, weigh


def test_every_file_of_the_page_is_weighed(browser, server):
    weights, message = weigh(browser, server.url)
    kinds = {weight.path.rsplit(".", 1)[-1] for weight in weights}
    assert {"js", "css", "the document", "/api/games"} <= kinds
    assert all(0 < weight.sent <= weight.unpacked for weight in weights)
    script = max(weights, key=lambda weight: weight.unpacked)
    assert script.sent < script.unpacked / 2, "it is sent packed"
    assert message > 1000


def test_a_table_is_timed_to_its_first_move(browser, server):
    times = measure(browser, f"{server.url}/deal/{CODE}", 36)
    assert 0 < times.shown < times.played
    front = measure(browser, f"{server.url}/", 1)
    assert front.shown > 0


def test_the_naive_page_shows_every_card(browser):
    assert naive_page().count(b"data-naive") == 52
    with naive_server() as address:
        assert measure(browser, address, 52).shown > 0
