"""Scores of a table Golf round played with real cards: a player a line, ``Ana*: 6c 2h / Xr 3s`` (TG-9 to TG-14)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from mulligan.core.cards import JOKER, RANKS, SUITS, Card
from mulligan.core.faults import Fact, Unreadable
from mulligan.core.letters import lower, upper
from mulligan.games.table_golf import TableGolfRules, board_points, round_scores
from mulligan.words import Words

_SIZES: Final = range(2, 5)
_PLAYERS: Final = range(2, 7)
_PACKS: Final = 2
_CARD: Final = re.compile(rf"([{RANKS}]|10)([{SUITS}]?)|(x)([rb]?)", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Written:
    """A card as it was written, with the place where it stands.

    Attributes:
        text: the text form, without its suit where that was left out: ``6c``, ``6``, ``X``.
        line: its line, from 1.
        position: its first character in the line, from 1.
    """

    text: str
    line: int
    position: int

    @property
    def card(self) -> Card:
        """The card, or one of its rank where the suit was left out: suits never matter (TG-9)."""
        return Card(self.text if len(self.text) == 2 else self.text + ("r" if self.text == "X" else SUITS[0]))


@dataclass(frozen=True, slots=True)
class Player:
    """A player's line.

    Attributes:
        name: the name.
        closed: whether the line is marked as the closer's.
        rows: the rows of the board.
        line: the number of the line, from 1.
        mark: where in the line the mark of the closer stands, or would stand.
    """

    name: str
    closed: bool
    rows: tuple[tuple[Written, ...], ...]
    line: int
    mark: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a player's round came to.

    Attributes:
        name: the player.
        board: points of the board.
        round: the round's score, after the closing rule (TG-14).
        closed: whether the player closed the round.
    """

    name: str
    board: int
    round: int
    closed: bool


def read_players(text: str) -> tuple[Player, ...]:
    """The players of a text; ``#`` starts a comment.

    Raises:
        Unreadable: what is wrong, with its line and its place.
    """
    players = [
        _read_line(line, number) for number, line in enumerate(text.splitlines(), 1) if line.partition("#")[0].strip()
    ]
    if len(players) not in _PLAYERS:
        raise Unreadable("score_players", {"count": len(players), "first": _PLAYERS[0], "last": _PLAYERS[-1]})
    _check_shapes(players)
    _check_copies([card for player in players for row in player.rows for card in row])
    closers = [player for player in players if player.closed]
    if not closers:
        raise Unreadable("score_no_closer", {"line": players[0].line, "position": players[0].mark})
    if len(closers) > 1:
        second = closers[1]
        raise Unreadable("score_closers", {"line": second.line, "position": second.mark, "first": closers[0].line})
    return tuple(players)


def _read_line(line: str, number: int) -> Player:
    written = line.partition("#")[0]
    name, colon, cards = written.partition(":")
    bare = name.rstrip().removesuffix("*").rstrip()
    if not colon or not bare.strip():
        raise Unreadable("score_name", {"line": number, "position": len(written) - len(written.lstrip()) + 1})
    rows: list[list[Written]] = [[]]
    for found in re.finditer(r"/|[^\s/]+", cards):
        position = len(name) + 2 + found.start()
        if found[0] == "/":
            rows.append([])
        else:
            rows[-1].append(Written(_card_text(found[0], number, position), number, position))
    closed = name.rstrip().endswith("*")
    return Player(bare.strip(), closed, tuple(map(tuple, rows)), number, len(bare) + 1)


def _card_text(text: str, line: int, position: int) -> str:
    found = _CARD.fullmatch(text)
    if found is None:
        raise Unreadable("score_card", {"text": text, "line": line, "position": position})
    rank, suit = found[1] or found[3], found[2] or found[4] or ""
    return upper(rank).replace("10", "T") + lower(suit)


def _check_shapes(players: Sequence[Player]) -> None:
    """Every board has as many rows and columns as the first one has."""
    first = players[0]
    rows, columns = len(first.rows), len(first.rows[0])
    if rows not in _SIZES or columns not in _SIZES:
        raise Unreadable("score_size", {"line": first.line, "position": first.mark, "rows": rows, "columns": columns})
    for player in players:
        for at, row in enumerate(player.rows, 1):
            if len(row) != columns:
                place = row[0].position if row else player.mark
                facts = {"line": player.line, "position": place, "row": at, "count": len(row), "columns": columns}
                raise Unreadable("score_row", facts)
        if len(player.rows) != rows:
            count = len(player.rows)
            raise Unreadable("score_rows", {"line": player.line, "position": player.mark, "count": count, "rows": rows})


def _check_copies(cards: Sequence[Written]) -> None:
    """No card is there more often than two packs with jokers have it, nor is a rank."""
    there: Counter[str] = Counter()
    for card in cards:
        most = {card.text: _PACKS if len(card.text) == 2 else _of_rank(card), card.text[0]: _of_rank(card)}
        there.update(most.keys())
        for text, copies in most.items():
            if there[text] > copies:
                where: dict[str, Fact] = {"line": card.line, "position": card.position, "text": text, "count": copies}
                raise Unreadable("score_copies", where)


def _of_rank(card: Written) -> int:
    return _PACKS * (2 if card.card.rank == JOKER else len(SUITS))


def scores(
    text: str,
    *,
    diagonals: bool = True,
    joker_lines: Literal["zero", "keep"] = "zero",
    tie: Literal["success", "neutral", "fail"] = "success",
) -> tuple[Score, ...]:
    """The scores of a round.

    Args:
        text: a player a line.
        diagonals: whether the main diagonals of square boards are lines (TG-9).
        joker_lines: what a line of jokers counts (TG-10).
        tie: what a closer who shares the lowest board gets (TG-14).

    Raises:
        Unreadable: what is wrong, with its line and its place.
    """
    players = read_players(text)
    board = f"{len(players[0].rows)}x{len(players[0].rows[0])}"
    rules = TableGolfRules(board=board, diagonals=diagonals, joker_lines=joker_lines, tie=tie)
    points = [board_points(rules, [card.card for row in player.rows for card in row]) for player in players]
    closer = next(seat for seat, player in enumerate(players) if player.closed)
    rounds = round_scores(rules, points, closer)
    return tuple(
        Score(player.name, own, total, player.closed)
        for player, own, total in zip(players, points, rounds, strict=True)
    )


def score_json(found: Sequence[Score]) -> dict[str, Any]:
    """The scores for programs."""
    return {
        "players": [
            {"name": score.name, "board": score.board, "round": score.round, "closed": score.closed} for score in found
        ]
    }


def score_lines(found: Sequence[Score], words: Words) -> Iterator[str]:
    """The scores, a player a line."""
    for score in found:
        closed = "yes" if score.closed else "no"
        yield words.say("terminal-score", name=score.name, board=score.board, round=score.round, closed=closed)
