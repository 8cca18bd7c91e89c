"""A page that is wrong about a game does not build, and says where and why."""

import pytest

from mulligan.core.cards import Card
from mulligan.rulebook import PageError
from mulligan.words import speak
from tests.rulebook.pages import GOLF, built, said

LINES = GOLF.count("\n")


def block(kind, *rows):
    return "\n".join((f"```{kind}", *rows, "```", ""))


def fault(text):
    with pytest.raises(PageError) as caught:
        built(text)
    assert str(caught.value).startswith(f"en/golf.md, line {caught.value.line}: ")
    return caught.value.line - LINES, caught.value.what


@pytest.mark.parametrize(
    ("rows", "line", "what"),
    [
        (("board", "moves: d 1"), 2, "move 2, “1”, is refused: 6 of hearts on 8 of spades"),
        (("board", "moves: d", "is score: 10"), 3, "it is “0”"),
        (("board", "is waste: 8s"), 2, "it is “Ac”"),
        (("board", "is free: 6h"), 2, "it is “6h 8c Js 4c 9c 8d 5c”"),
        (("board", "is outcome: won"), 2, "it is “playing”"),
        (("board", "is stock: 17"), 2, "it is “16”"),
        (("board", "is moves: 1"), 2, "it is “0”"),
        (("board", "code: GO1-E-AAAA"), 2, "code_length"),
        (("board", "of: nothing"), 2, "nothing"),
        (("board", "colour: red"), 2, "“colour” means nothing here"),
        (("board", "moves: d", "moves: d"), 3, "“moves” is there twice"),
        (("board", "only words"), 2, "no “key: value”"),
        (("board", "caption: {chess}"), 1, "there is no “chess”"),
        (("moves", "moves: d 5 2", "is score: 30"), 3, "it is “20”"),
        (("moves", "solved: win", "code: GO1-C-AAAAAAB"), 2, "no win of GO1-C-AAAAAAB"),
        (("moves", "solved: win", "code: GO1-E-AAAAAAC"), 1, "no answer about GO1-E-AAAAAAC is kept"),
        (("refused", "try: d", "reason: stock_empty"), 2, "may be played"),
        (("refused", "try: 1", "reason: covered"), 3, "refused as not_adjacent"),
        (("refused", "try: 1"), 1, "“reason” is missing"),
        (("verdicts", "E: lost"), 2, "GO1-E-AAAAAAB is won, not lost"),
        (("verdicts", "C: won"), 2, "GO1-C-AAAAAAB is lost, not won"),
        (("scoring", "rules: E", "played: x"), 1, "these rules count: played, drawn, left"),
        (("scoring", "rules: Z", "played: x"), 2, "rules_word"),
        (("picture", "of: start"), 1, "there is no block “picture”"),
        (("board Start",), 1, "no name for an example"),
        (("options rules",), 1, "no example to name"),
    ],
)
def test_a_wrong_block_is_refused_with_its_line(rows, line, what):
    found, said = fault(block(*rows))
    assert what in said
    assert found == line


def test_a_name_may_stand_for_one_example_only():
    line, what = fault(block("game one") + "\n" + block("board one"))
    assert "is one already" in what
    assert line == 4


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{start.cards.stock}", "there is no “start”"),
        ("{award.taken}", "there are for: played, drawn, left"),
        ("{award.C.taken}", "there are for"),
        ("{award}", "breaks off"),
        ("{preset.X}", "no rule set “X”"),
        ("{par.E}", "these rules have none"),
        ("{rule.trumps}", "no option “trumps”"),
        ("{value.ends.up}", "option_value"),
        ("{value.trumps.up}", "no option “trumps”"),
        ("{reason.rain}", "reason-rain"),
        ("{label.rain}", "page-rain"),
        ("{1 / 2}", "neither a name nor a sum"),
        ("{2 +}", "neither a name nor a sum"),
        ("{open(1)}", "neither a name nor a sum"),
        ("{preset.E + 1}", "“Easy” is no number"),
        ("{award.played: rain}", "rain"),
        ("{8x}", "neither a name nor a sum"),
        ("a { b", "a brace stands alone"),
    ],
)
def test_a_wrong_brace_is_refused_with_its_line(text, what):
    line, said = fault(f"Well.\n\nHere {text}.\n")
    assert what in said
    assert line == 3


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("## Moves\n", "a heading needs a name"),
        ("## One {#one}\n\n## Two {#one}\n", "“one” is there twice"),
        ("    indented\n", "neither text nor a block"),
    ],
)
def test_a_page_keeps_its_form(text, what):
    assert what in fault(text)[1]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("# Golf\n", "the first block of a page is “deal”"),
        ("# Golf\n\n```deal\ncode: KL1-D1N-AAAAAAG\n```\n", "is a deal of klondike"),
        ("```deal\ncode: GO1-E-AAAAAAB\n```\n", "a page begins with its title"),
        ("# Golf\n\n```deal\ncode: GO1\n```\n", "code_parts"),
    ],
)
def test_a_page_begins_with_its_title_and_its_deal(text, what):
    from mulligan.games.registry import find_game
    from mulligan.rulebook.page import build_text

    with pytest.raises(PageError, match=what):
        build_text(text, "en", find_game("golf"))


def test_braces_say_what_the_rules_say():
    page = built(
        block("game start")
        + block("game first", "moves: d 5 2")
        + "{start.places.column} × {start.each.column} = {start.cards.column}; {52 - 2 * 18}; {-(3 + 4)}; {max(2, 5)}; "
        "{award.played: gain}; {award.left: gain}; {award.S.stock: gain}; {first.score: counted}; {8c}; {Q}; "
        "{first.last.waste}; {first.played.column: cards}; {start.hidden.stock}; {deals: number}; {par.T}; {hole_par}; "
        "{undo_depth}; {preset.T}; {option.ends}; {value.ends.wrap}; {rule.holes}; {rule.T.ends}; {reason.covered}; "
        '{label.undo}; {game.name}; {first.moves}; {first.code}; {start}; {start.pack}; {"Vegas"}\n'
    )
    assert said(page).splitlines()[-1] == (
        "7 × 5 = 35; 16; −7; 5; +10; −10; −1; 20 points; 8 of clubs; queen; 8 of clubs; 2 cards; 16; 8,031,810,176; "
        "45; 5; 100; Traditional; King and ace; connected; 1; nothing on a king; This card is blocked; Undo; "
        "Golf patience; 3; GO1-E-AAAAAAB; GO1-E-AAAAAAB; 52; Vegas"
    )


def test_a_script_derived_by_rule_writes_the_text_and_leaves_codes_and_quotes_alone():
    page = built(
        '## Potezi {#moves}\n\nKarta `GO1-E` ide na ljubav, *{preset.E}*, {8c}, {"Vegas"}.\n\n'
        + block("board", "caption: Početak, {reason.covered}"),
        "sr-Cyrl",
    )
    words = speak("sr-Cyrl")
    assert [heading.text for heading in page.headings] == ["Голф", "Потези"]
    expected = f"Карта GO1-E иде на љубав, {words.preset('golf', 'easy')}, {words.card(Card('8c'))}, Vegas."
    paragraph = next(token for token in page.tokens if token.type == "inline" and "GO1-E" in token.content)
    assert "".join(child.content for child in paragraph.children) == expected
    board = next(token.meta["shown"] for token in page.tokens if token.type == "shown")
    assert "".join(token.content for token in board.caption) == f"Почетак, {words.say('reason-covered')}"
