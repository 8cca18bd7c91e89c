"""A page as a document: whole, marked for a table, and as a folder of files."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from mulligan.core.cards import ordered_pack
from mulligan.games.registry import read_code
from mulligan.rulebook import games, languages, rules_page
from mulligan.rulebook.export import write_pages
from mulligan.rulebook.html import Links, document
from mulligan.rulebook.shown import Board, Boards
from mulligan.words import speak
from tests.rulebook.pages import PAGES

LINKS = Links(lambda lang, game: f"/rules/{game}?lang={lang}", "/", lambda deal: f"/deal/{deal}", "/icon.svg")
VOID = {"meta", "link", "br", "hr", "img"}
TOKENS = Path(__file__).parents[2] / "client" / "src" / "look" / "tokens.css"


class Reader(HTMLParser):
    """Walks a document as a screen reader does: landmarks, headings, and what is not hidden from it."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.hrefs, self.headings, self.landmarks, self.heard = [], [], [], [], [], []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag not in VOID:
            self.open.append((tag, "aria-hidden" in values or tag in ("style", "head")))
        self.ids += [values["id"]] if "id" in values else []
        self.hrefs += [values["href"]] if "href" in values else []
        if re.fullmatch(r"h\d", tag):
            self.headings.append(int(tag[1]))
        if tag in ("header", "main", "footer", "nav"):
            self.landmarks.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop()[0] == tag

    def handle_data(self, data):
        if not any(hidden for _, hidden in self.open):
            self.heard.append(data)


def text_of(lang, game, table=None):
    return document(rules_page(lang, game), LINKS, languages(), table)


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_a_document_can_be_walked(lang, game):
    text = text_of(lang, game)
    page = Reader(text)
    assert text.startswith(f'<!doctype html>\n<html lang="{lang}" dir="ltr">')
    assert page.landmarks == ["header", "nav", "main", "nav", "footer", "nav"]
    assert page.headings.count(1) == 1
    assert all(after - before <= 1 for before, after in zip(page.headings, page.headings[1:], strict=False))
    assert len(set(page.ids)) == len(page.ids)
    inner = [href[1:] for href in page.hrefs if href.startswith("#")]
    assert set(inner) <= set(page.ids)
    assert "main" in inner
    assert {f"/rules/{game}?lang={other}" for other in languages()} <= set(page.hrefs)
    assert {f"/rules/{other.key}?lang={lang}" for other in games() if other.key != game} <= set(page.hrefs)


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_every_position_is_drawn_and_said_in_words(lang, game):
    text = text_of(lang, game)
    heard = "".join(Reader(text).heard)
    shown = [token.meta["shown"] for token in rules_page(lang, game).tokens if token.type == "shown"]
    wanted = sum(1 if isinstance(one, Board) else len(one.players) for one in shown if isinstance(one, Board | Boards))
    drawings = re.findall(r'<svg class="table".*?</svg>', text)
    assert len(drawings) == wanted
    assert all(board.words in heard for board in shown if isinstance(board, Board | Boards))
    assert all(ET.fromstring(drawn).get("aria-hidden") == "true" for drawn in drawings)
    used = set(re.findall(r'href="#(p\d+)"', "".join(drawings)))
    assert used <= set(re.findall(r'<path id="(p\d+)"', text))


def test_every_card_has_a_drawing():
    drawn = json.loads(files("mulligan.rulebook").joinpath("drawings.json").read_text(encoding="utf-8"))
    assert {card.text for card in ordered_pack()} | {"Xr", "Xb"} == set(drawn["cards"])


def test_a_card_in_a_sentence_is_a_sign_to_see_and_a_name_to_hear():
    text = text_of("en", "golf")
    assert '<span aria-hidden="true" class="sign suit-h">8♥</span><span class="heard">8 of hearts</span>' in text


@pytest.mark.parametrize("lang", languages())
def test_the_rules_of_the_reader_s_table_are_marked(lang):
    mark = speak(lang).say("rulebook-yours")
    assert mark not in text_of(lang, "golf")
    classic = text_of(lang, "golf", read_code("GO1-C-AAAAAAB"))
    rows = re.findall(r'<tr class="here"><th scope="row">([^<]+)', classic)
    assert [row.strip() for row in rows] == [speak(lang).preset("golf", "classic")] * 2
    own = text_of(lang, "golf", read_code("GO1-EQJ2-AAAAAAB"))
    assert '<tr class="here">' not in own
    values = re.findall(r'<li class="here">([^<]+?) <span class="mark">', own)
    assert speak(lang).value("golf", "jokers", 2) in values
    assert speak(lang).value("golf", "ends", "queen") in values
    assert len(values) == 6
    assert speak(lang).value("golf", "jokers", 2) in own.partition('class="yours"')[2].partition("</p>")[0]


def test_all_pages_can_be_written_into_a_folder(tmp_path):
    folder = tmp_path / "new" / "rules"
    command = [sys.executable, "-m", "mulligan", "rules", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(folder / "index.html")
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.html")}
    assert written == {f"{lang}/{game}.html" for lang, game in PAGES} | {"index.html"}
    for path in folder.rglob("*.html"):
        for href in Reader(path.read_text(encoding="utf-8")).hrefs:
            assert href.startswith("#") or (path.parent / href).is_file(), (path, href)


def test_the_pages_of_one_game_can_be_written(tmp_path):
    written = write_pages(tmp_path, ["golf"])
    assert {path.name for path in written} == {"golf.html", "index.html"}


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("here", encoding="utf-8")
    command = [sys.executable, "-m", "mulligan", "rules", "golf", "--out", str(tmp_path / "file")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "cannot be written" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_look_is_that_of_the_page_at_the_table():
    """Each colour and face of the pages is the client's token of that name."""
    style = files("mulligan.rulebook").joinpath("style.css").read_text(encoding="utf-8")

    def tokens(css, begin):
        body = re.sub(r"/\*.*?\*/", "", css[css.index(begin) :], flags=re.DOTALL).partition("}")[0]
        return dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))

    theirs, ours = tokens(TOKENS.read_text(encoding="utf-8"), ":root {"), tokens(style, ":root {")
    assert ours
    assert ours.items() <= theirs.items()
