"""PL-5: every page of every language is built by the rules, and every language has the same."""

import json
import re
from importlib.resources import files

import pytest

from mulligan.core.faults import Unreadable
from mulligan.games.registry import read_code
from mulligan.rulebook import games, languages, rules_page
from mulligan.rulebook.answers import kept
from mulligan.rulebook.asking import written
from mulligan.rulebook.page import source
from mulligan.rulebook.shown import Board, Boards, Grid, Moves, Refused
from mulligan.words import languages as spoken
from mulligan.words import speak
from tests.rulebook.pages import OTHERS, PAGES, anchors, blocks, braces, said, tokens_of

SECTIONS = {
    "brief", "setup", "moves", "stock", "ends", "end", "undo", "code", "choices", "presets", "options", "strategy",
    "history", "keys", "glossary",
}  # fmt: skip
"""What each page tells of, whatever the game; a game without a stock or ends of its own leaves these out."""
OPTIONAL = {"stock", "ends"}


def shown(lang, game):
    return [token.meta["shown"] for token in rules_page(lang, game).tokens if token.type == "shown"]


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_pl_5_every_page_of_every_language_builds(lang, game):
    page = rules_page(lang, game)
    assert (page.lang, page.game.key) == (lang, game)
    assert page.title
    assert "{" not in said(page)
    kinds = {type(one) for one in shown(lang, game)}
    assert {Board, Refused, Grid} <= kinds
    assert kinds & {Moves, Boards}


@pytest.mark.parametrize("game", [game.key for game in games()])
def test_pl_5_a_page_tells_of_everything(game):
    names = {name for level, name in anchors("en", game) if level == "h2"}
    assert names >= SECTIONS - OPTIONAL
    assert any("score" in name or "points" in name or "scoring" in name for name in names)


def test_every_language_has_the_pages_of_every_game():
    for lang in languages():
        assert [game for tag, game in PAGES if tag == lang] == sorted(game.key for game in games())
        for game in games():
            assert source(lang, game.key)
    assert set(languages()) == set(spoken())


@pytest.mark.parametrize(("lang", "game"), OTHERS)
def test_every_language_has_the_same_headings(lang, game):
    assert anchors(lang, game) == anchors("en", game)


@pytest.mark.parametrize(("lang", "game"), OTHERS)
def test_every_language_has_the_same_blocks(lang, game):
    assert blocks(lang, game) == blocks("en", game)


@pytest.mark.parametrize(("lang", "game"), OTHERS)
def test_every_language_names_the_same_values(lang, game):
    assert braces(lang, game) == braces("en", game)


@pytest.mark.parametrize(("lang", "game"), OTHERS)
def test_no_page_is_left_in_english(lang, game):
    """Each paragraph is a sentence of its own language, not a copy."""

    def paragraphs(of):
        texts = (token.content for token in tokens_of(of, game) if token.type == "inline")
        return {text for text in texts if len(re.sub(r"\{[^}]*\}|`[^`]*`|\W", "", text)) > 20}

    assert not paragraphs(lang) & paragraphs("en")


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_no_number_of_the_game_is_typed_in(lang, game):
    """Digits come from the rules; only a year, four digits, may stand in the text."""
    for token in tokens_of(lang, game):
        if token.type == "inline":
            text = re.sub(r"\{[^{}]*\}|`[^`]*`", "", token.content)
            assert not re.search(r"(?<!\d)(?!1[89]\d\d(?!\d))\d+", text), (token.map, token.content)


def test_the_solver_still_says_what_pages_were_told():
    assert written() == files("mulligan.rulebook").joinpath("answers.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "game", "code"), [("xx", "golf", "language"), ("en", "chess", "game_key")])
def test_a_page_that_is_not_there_is_refused_with_those_that_are(lang, game, code):
    with pytest.raises(Unreadable) as caught:
        rules_page(lang, game)
    assert caught.value.code == code


def test_the_example_game_is_won_and_shown_move_by_move():
    """GO1-E-AAAAAAB: found by the solver, played by the rules, and held against Classic (GP-24)."""
    moves = max((one for one in shown("en", "golf") if isinstance(one, Moves)), key=lambda one: len(one.rows))
    assert len(moves.rows) == 45
    assert moves.rows[-1][1].endswith("Won: 350 points.")
    assert [row[0] for row in moves.rows] == kept(read_code("GO1-E-AAAAAAB")).line.split()
    verdicts = next(one for one in shown("en", "golf") if isinstance(one, Grid) and "AAAAAAB" in one.title)
    assert [row.cells[:2] for row in verdicts.rows[:2]] == [("Easy", "yes"), ("Classic", "no")]


def keys_on(lang: str, game: str) -> dict[str, str]:
    """What the list of keys on a page says of each of them."""
    title = speak(lang).say("page-keys")
    (grid,) = (one for one in shown(lang, game) if isinstance(one, Grid) and one.title == title)
    return dict(row.cells for row in grid.rows)


KEYS = json.loads(files("mulligan.rulebook").joinpath("keys.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_a_page_lists_every_key_of_its_table_as_the_table_does(lang, game):
    """The page at the table acts by the same file."""
    say = speak(lang).say
    table = KEYS["company" if game == "table-golf" else "patience"]
    does = {say(one["label"]) for one in (*table["fixed"], *table["actions"])}
    columns, finish = say("page-key-columns"), say("move-call-finish")
    if game == "tripeaks":
        does.remove(columns)
    elif game == "klondike":
        does.add(finish)
    listed = keys_on(lang, game)
    assert set(listed.values()) == does
    assert len(listed) == len(does)
    if game in ("golf", "klondike"):
        assert listed["1–7"] == columns


def test_keys_are_named_as_people_read_them():
    table_golf, golf = keys_on("en", "table-golf"), keys_on("en", "golf")
    assert table_golf["Shift+D"] == "takes the top discard"
    assert table_golf["←, →, ↑, ↓"] == "over your board"
    assert golf["D, Space"] == "draws a card"
    assert golf["G, /"] == "says where a card can go"
    assert keys_on("hr", "golf")["D, Razmaknica"] == "izvlači kartu"
    assert keys_on("en", "klondike")["F"] == "Finish: all cards to the foundations"


@pytest.mark.parametrize("game", [game.key for game in games()])
def test_pl_5_a_page_in_a_derived_script_is_written_in_it_throughout(game):
    """But for codes, moves as they are typed, and what is quoted: names that are written alike in every script, and keys."""
    latin = "[A-Za-zČĆŽŠĐčćžšđ]+"
    quoted = " ".join(re.findall(r"\{\"([^\"]*)\"\}", source("sr-Latn", game)))
    page = rules_page("sr-Cyrl", game)
    stays = set(re.findall(latin, f"{quoted} {speak('sr-Cyrl').say(f'{game}-moves')} {page.deal}"))
    inline = [token for token in page.tokens if token.type == "inline"]
    texts = [child.content for token in inline for child in token.children or [] if child.type != "code_inline"]
    assert len(texts) > 50
    assert set(re.findall(latin, " ".join(texts))) <= stays
    for one in shown("sr-Cyrl", game):
        if isinstance(one, Boards):
            assert not re.search(latin, " ".join((one.words, *(name for name, _ in one.players))))
