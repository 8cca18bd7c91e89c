"""Blocks about rounds of several players: boards and what they count, and the closing rule in numbers."""

from __future__ import annotations

from mulligan.core.cards import Card, read_cards
from mulligan.core.game import AnyTableGame, TableGame
from mulligan.rulebook.desk import Desk, Made
from mulligan.rulebook.fields import Fields
from mulligan.rulebook.shown import Boards, Grid, Row

_CLOSER = "*"
"""Stands after the name of the player who closed the round."""


def read_boards(fields: Fields, desk: Desk) -> Made:
    """Boards at the end of a round: a line for each player, ``Ana*: 6c 2h / Xr 3s``, the closer marked."""
    game = _game(fields, desk)
    rules = fields.read("rules", desk.rules) if "rules" in fields else desk.deal.rules
    rows, columns = game.board_shape(rules)
    names: list[str] = []
    boards: list[tuple[tuple[Card, ...], ...]] = []
    closer: int | None = None
    for name, text in fields.rows():
        if name in ("rules", "caption") or name.startswith("is "):
            continue
        board = fields.read(name, lambda text: tuple(read_cards(row) for row in text.split("/")))
        if [len(row) for row in board] != [columns] * rows:
            raise fields.wrong(f"“{text}” is no board of {rows} rows of {columns}", name)
        closer = len(names) if name.endswith(_CLOSER) else closer
        names.append(desk.write(name.removesuffix(_CLOSER)))
        boards.append(board)
    points = [game.board_points(rules, [card for row in board for card in row]) for board in boards]
    scores = game.round_scores(rules, points, closer)
    for key, found in (("is board", points), ("is round", scores)):
        said = " ".join(map(str, found))
        if fields.need(key) != said:
            raise fields.wrong(f"“{key}: {fields.need(key)}” is not so: it is “{said}”", key)
    say = desk.words.say
    lines = [
        Row((say("rulebook-closer-is", name=name) if seat == closer else name, _number(own), _number(score)))
        for seat, (name, own, score) in enumerate(zip(names, points, scores, strict=True))
    ]
    heads = (say("rulebook-player"), say("rulebook-board"), say("rulebook-round"))
    words = " ".join(_in_words(desk, name, board) for name, board in zip(names, boards, strict=True))
    grid = Grid(heads, tuple(lines), say("rulebook-round-scores"))
    shown = tuple(zip(names, boards, strict=True))
    return Boards(shown, words, grid, desk.prose(fields.take("caption"))), None


def read_closing(fields: Fields, desk: Desk) -> Made:
    """The closing rule in numbers: a line for each round, ``11 9 17: 22``, the closer's board first."""
    game = _game(fields, desk)
    rows = []
    for boards, said in fields.rows():
        points = fields.read_key(boards, lambda key: [int(number) for number in key.split()])
        score = game.round_scores(desk.deal.rules, points, 0)[0]
        if str(score) != said:
            raise fields.wrong(f"the closer gets {score}, not {said}", boards)
        others = ", ".join(map(_number, points[1:]))
        rows.append(Row((_number(points[0]), others, _number(score))))
    say = desk.words.say
    heads = (say("rulebook-closer"), say("rulebook-others"), say("rulebook-closer-gets"))
    return Grid(heads, tuple(rows), say("rulebook-closing")), None


def _game(fields: Fields, desk: Desk) -> AnyTableGame:
    game = desk.game
    if not isinstance(game, TableGame):
        raise fields.wrong("this game is for one")
    return game


def _in_words(desk: Desk, name: str, board: tuple[tuple[Card, ...], ...]) -> str:
    words = desk.words
    rows = (
        words.say("board-row", row=number, cards=words.listed(map(words.card, row)))
        for number, row in enumerate(board, 1)
    )
    return words.sentences(words.say("board", who="other", name=name), *rows)


def _number(number: int) -> str:
    return str(number).replace("-", "\u2212")
