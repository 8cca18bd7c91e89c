"""The requests: new tables, the front page, and answers to what makes no sense."""

import asyncio
import gzip
import json
import re

import httpx
import pytest

from mulligan.core.codes import FOREIGN
from mulligan.games.registry import GAMES, read_code
from mulligan.web.app import create_app
from mulligan.web.guards import Allowance

JSON = "application/json"


def problem(answer, status):
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == JSON
    body = answer.json()
    assert set(body) == {"code", "text"}
    assert body["text"]
    return body


# New tables


def test_pl_3_a_code_opens_its_deal(server):
    answer = server.post("/api/tables", {"code": "  go1-n-aaaaaab "})
    assert (answer.status_code, answer.headers["content-type"]) == (201, JSON)
    assert answer.headers["cache-control"] == "no-store"
    seated = answer.json()
    assert set(seated) == {"table", "token", "code"}
    assert seated["code"] == "GO1-E-AAAAAAB"


@pytest.mark.parametrize(
    ("code", "canonical"),
    [
        ("GO1-EQ-AAAAAAB", "GO1-C-AAAAAAB"),
        ("ms:5", "golf/ms:5"),
        ("golf/strict+when_stuck/ms:5", "golf/strict+when_stuck/ms:5"),
        ("https://example.org/deal/GO1-E-AAAAAAB?x=y", "GO1-E-AAAAAAB"),
    ],
)
async def test_cd_7_whatever_names_a_deal_opens_it(server, code, canonical):
    seated = server.post("/api/tables", {"code": code}).json()
    assert seated["code"] == canonical
    async with server.sit(seated["table"], seated["token"]) as player:
        assert player.view["code"] == canonical


def test_cd_5_a_table_without_a_code_gets_a_number_of_its_own(server):
    codes = {server.post("/api/tables", {"game": "golf"}).json()["code"] for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch("GO1-E-[A-Z]{7}", code) for code in codes)
    tables = [server.post("/api/tables", {"code": "GO1-E-AAAAAAB"}).json() for _ in range(5)]
    assert len({one["table"] for one in tables} | {one["token"] for one in tables}) == 10


@pytest.mark.parametrize(
    ("wanted", "start"),
    [
        ({"preset": "C"}, "GO1-C-"),
        ({"preset": "n"}, "GO1-E-"),
        ({"preset": "T"}, "GO1-T-"),
        ({"preset": "S", "options": {"holes": "9"}}, "GO1-S9-"),
        ({"options": {"ends": "queen"}}, "GO1-C-"),
        ({"options": {"jokers": "2", "empty_waste": "yes", "draw": "when_stuck"}}, "GO1-EFJ2Y-"),
        ({"preset": "E", "options": {"ends": "wrap", "jokers": "0", "empty_waste": "no"}}, "GO1-E-"),
    ],
)
def test_gp_8_a_game_with_a_preset_and_options(server, wanted, start):
    """GP-8, GP-22: every option can be set on its own, and the code carries it."""
    seated = server.post("/api/tables", {"game": "golf", **wanted}).json()
    assert seated["code"].startswith(start)
    assert str(read_code(seated["code"])) == seated["code"]


@pytest.mark.parametrize(
    ("wanted", "start"),
    [
        ({"options": {"scoring": "vegas"}}, "KL1-D1V-"),
        ({"preset": "D3V", "options": {"scoring": "normal"}}, "KL1-D3N-"),
        ({"options": {"scoring": "vegas", "passes": "0"}}, "KL1-D1VP0-"),
    ],
)
def test_kl_11_a_scoring_brings_its_own_passes_unless_they_are_set(server, wanted, start):
    assert server.post("/api/tables", {"game": "klondike", **wanted}).json()["code"].startswith(start)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"code": ""}, "code_empty"),
        ({"code": "GO1-E-AAAAAA"}, "code_length"),
        ({"code": "GO1-E-AAAAAA1"}, "code_letter"),
        ({"code": "GO1-X-AAAAAAB"}, "code_preset"),
        ({"code": "XX1-E-AAAAAAB"}, "code_game"),
        ({"code": "x" * 401}, "code_too_long"),
        ({"code": f"ms:{FOREIGN['ms'].numbers.stop}"}, "deal_number"),
        ({"code": "golf/jokers=1/ms:5"}, "foreign_jokers"),
        ({"code": "https://example.org/t/abc"}, "link"),
        ({"game": "chess"}, "game_key"),
        ({"game": "golf", "preset": "X"}, "rules_word"),
        ({"game": "golf", "options": {"colour": "red"}}, "option_name"),
        ({"game": "golf", "options": {"ends": "loose"}}, "option_value"),
        ({"game": "golf", "options": {"jokers": "3"}}, "option_value"),
        ({}, "table_nothing"),
        ({"preset": "E"}, "table_nothing"),
        ({"code": 5}, "field_wrong"),
        ({"game": "golf", "options": {"jokers": 2}}, "field_wrong"),
        ({"game": "golf", "winning": True}, "field_unknown"),
        ([], "message_object"),
        (None, "message_empty"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_by_name(server, body, code):
    assert problem(server.post("/api/tables", body), 400)["code"] == code


def test_pl_4_the_sentence_comes_in_the_language_that_was_asked_for(server):
    wrong = {"code": "GO1-E-AAA"}
    said = {
        "en": "The code’s last part, “AAA” at position 7, has 3 letters; it needs 7",
        "hr": "Posljednji dio koda, „AAA” na mjestu 7, ima 3 slova; treba ih 7",
        "it": "L’ultima parte del codice, «AAA» alla posizione 7, ha 3 lettere; ne servono 7",
    }
    for lang, sentence in said.items():
        assert problem(server.post("/api/tables", wrong | {"lang": lang}), 400)["text"] == sentence
    # Where the body cannot be read, the browser's language is the best there is.
    answer = server.post("/api/tables", [], headers={"accept-language": "it"})
    assert problem(answer, 400)["text"] == "Il messaggio non è un oggetto: inviare un oggetto JSON con i suoi campi"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "message_empty"),
        (b"{", "message_json"),
        (b"\xff\xfe", "message_json"),
        (b"[" * 60000, "message_object"),
        (b'{"code":' * 8000, "field_wrong"),
        (b'{"options":' + b'{"a":' * 10000, "field_wrong"),
        (b"code=GO1-E-AAAAAAB", "message_json"),
    ],
)
def test_a_body_that_is_no_message_is_refused_by_name(server, body, code):
    answer = httpx.post(f"{server.url}/api/tables", content=body, trust_env=False)
    assert problem(answer, 400)["code"] == code


@pytest.mark.parametrize("size", [65537, 1_000_000])
def test_a_body_that_is_too_large_is_told(server, size):
    body = b'{"code":"' + b"A" * size + b'"}'
    answer = httpx.post(f"{server.url}/api/tables", content=body, trust_env=False)
    assert problem(answer, 413) == {
        "code": "body_too_large",
        "text": "The request is too large: it may have 65536 bytes",
    }

    def piecemeal():
        for start in range(0, len(body), 8192):
            yield body[start : start + 8192]

    answer = httpx.post(f"{server.url}/api/tables", content=piecemeal(), trust_env=False)
    assert problem(answer, 413)["code"] == "body_too_large"


# The front page


@pytest.mark.parametrize("lang", ["en", "fi", "hr", "it"])
def test_pl_2_the_front_page_says_who_plays_how_long_and_how_hard(server, lang):
    """PL-2, PL-3: each game with its rule sets and options, the default first."""
    front = server.get(f"/api/games?lang={lang}").json()
    assert front["lang"] == lang
    assert {one["key"] for one in front["languages"]} >= {"en", "fi", "hr", "it"}
    assert [game["key"] for game in front["games"]] == [game.key for game in GAMES]
    assert [game["key"] for game in front["games"] if game["several"]] == ["table-golf"]
    golf = next(game for game in front["games"] if game["key"] == "golf")
    assert all(golf[name] for name in ("name", "text", "players", "time", "difficulty"))
    assert [preset["letters"] for preset in golf["presets"]] == ["E", "C", "S", "T"]
    assert golf["presets"][0]["options"] == {
        "ends": "wrap", "draw": "anytime", "scoring": "points", "jokers": "0", "empty_waste": "no", "holes": "1"
    }  # fmt: skip
    for option in golf["options"]:
        words = [value["value"] for value in option["values"]]
        assert all(preset["options"][option["option"]] in words for preset in golf["presets"])
        assert len({value["text"] for value in option["values"]}) == len(words)


def test_pl_2_golf_in_english(server):
    golf = server.get("/api/games?lang=en").json()["games"][0]
    assert (golf["players"], golf["time"], golf["difficulty"]) == ("1 player", "3–10 min", "easy")


@pytest.mark.parametrize(
    ("query", "header", "lang"),
    [
        ("", "hr-HR,hr;q=0.9,en;q=0.8", "hr"),
        ("", "sv, it;q=0.5", "it"),
        ("?lang=it", "hr", "it"),
        ("?lang=xx", "hr", "hr"),
        ("?lang=xx", "", "en"),
        ("", "", "en"),
        ("?lang=%00&lang=it", "", "en"),
    ],
)
def test_pl_4_the_language_of_the_browser_is_taken_first(server, query, header, lang):
    assert server.get(f"/api/games{query}", headers={"accept-language": header}).json()["lang"] == lang


def test_answers_are_packed_where_that_is_understood(server):
    with httpx.Client(trust_env=False) as client:
        with client.stream("GET", f"{server.url}/api/games", headers={"accept-encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            packed = b"".join(answer.iter_raw())
        plain = client.get(f"{server.url}/api/games", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(packed)) == plain.json()
    assert len(packed) < len(plain.content) / 2


# Nonsense


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/games/golf", "/api/tables/x/y", "/api/%00"])
def test_an_unknown_address_of_the_api_is_told(server, path):
    assert problem(server.get(path), 404)["code"] == "no_address"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/tables", "POST"),
        ("DELETE", "/api/tables", "POST"),
        ("POST", "/api/games", "GET"),
        ("PUT", "/", "GET"),
        ("POST", "/t/abc", "GET"),
    ],
)
def test_a_method_that_an_address_does_not_know_is_told(server, method, path, allowed):
    answer = httpx.request(method, server.url + path, trust_env=False, headers={"accept-language": "hr"})
    body = problem(answer, 405)
    assert body["code"] == "no_method"
    assert body["text"].startswith(f"Ova adresa ne odgovara na {method}")
    assert allowed in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/t/abc", "/nowhere/at/all", "/assets/x.js"])
def test_every_answer_keeps_browsers_from_harm(server, path):
    headers = server.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'", "no script but our own files"
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["connect-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_link_that_is_no_address_is_answered(server):
    answer = server.post("/api/tables", {"code": "http://[x"})
    assert (answer.status_code, answer.json()["code"]) == (400, "link")


async def test_whoever_begins_with_a_long_record_keeps_nobody_waiting():
    """The moves are judged beside the event loop, which goes round many times meanwhile."""
    rounds = 0

    async def go_round():
        nonlocal rounds
        while True:
            await asyncio.sleep(0)
            rounds += 1

    app = create_app("sqlite://")
    app.state.allowance = Allowance()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as client:
        going = asyncio.create_task(go_round())
        body = {"code": "GO1-E-AAAAAAB", "moves": "d u " * 5_000 + "x"}
        answer, before = await client.post("/api/tables", json=body), rounds
        body["moves"] = "x"
        await client.post("/api/tables", json=body)
        going.cancel()
    assert (answer.status_code, answer.json()["code"]) == (400, "table_moves")
    assert before > 2 * (rounds - before)
