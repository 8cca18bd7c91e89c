"""PL-5 on the web: ``/rules/<game>`` in the reader's language, the rules of a table marked."""

import pytest

from mulligan.rulebook import games, languages, rules_page
from mulligan.words import speak


@pytest.mark.parametrize("game", [game.key for game in games()])
@pytest.mark.parametrize("lang", languages())
def test_pl_5_each_page_is_served_in_each_language(server, lang, game):
    answer = server.get(f"/rules/{game}", params={"lang": lang})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == lang
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert f'<html lang="{lang}" dir="ltr">' in answer.text
    assert f"<h1>{rules_page(lang, game).title}</h1>" in answer.text
    assert "<script" not in answer.text


def test_pl_4_the_browsers_language_is_taken_first(server):
    for lang in languages():
        answer = server.get("/rules/golf", headers={"accept-language": f"{lang};q=0.9, tlh"})
        assert answer.headers["content-language"] == lang
        assert "Accept-Language" in answer.headers["vary"]
    assert server.get("/rules/golf", headers={"accept-language": "tlh"}).headers["content-language"] == "en"


def test_the_rules_of_a_table_are_marked(server):
    mark = speak("en").say("rulebook-yours")
    assert mark not in server.get("/rules/golf").text
    assert mark in server.get("/rules/golf", params={"code": "GO1-C-AAAAAAB"}).text
    assert mark in server.get("/rules/golf", params={"code": "golf/strict+jokers=0/ms:5"}).text


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/golf?code=GO1", "/rules/golf?code=KL1-D1N-AAAAAAG", "/rules"])
def test_an_address_that_leads_nowhere_is_the_page_that_says_so(server, path):
    assert server.get(path).status_code in (404, 503)


def test_a_deal_of_another_program_can_be_played_from_its_page():
    from mulligan.games.registry import read_code
    from mulligan.web.rules import LINKS

    assert LINKS.play(read_code("golf/strict/ms:5")) == "/deal/golf/strict/ms%3A5"


@pytest.mark.parametrize(("lang", "way"), [("en-XA", "ltr"), ("ar-XB", "rtl")])
def test_a_pseudo_locale_is_served_and_says_its_direction(server, lang, way):
    answer = server.get("/rules/golf", params={"lang": lang})
    assert answer.headers["content-language"] == lang
    assert f'<html lang="{lang}" dir="{way}">' in answer.text
    assert f"<h1>{rules_page(lang, 'golf').title}</h1>" in answer.text
    assert f'hreflang="{lang}"' not in answer.text, "nobody is offered one"
