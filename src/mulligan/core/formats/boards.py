"""A board: the cards of a table as other programs write them, and the deal that starts with it.

No game is known here. A game's start, dealt from a known pack, shows which card of the pack lies where; with a board
in the same shape that gives the pack, and so the exact deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mulligan.core.cards import Card, ordered_pack
from mulligan.core.codes import Deal
from mulligan.core.decks import DECK, Deck, check_pack
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, Patience
from mulligan.core.options import make_rules, options
from mulligan.core.table import NOBODY, Pile

_KINDS: Final = {"column", "stock", "waste", "foundation"}
_PACK: Final = ordered_pack()


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on a table.

    Attributes:
        columns: the columns from the left, each from its topmost card to its free card.
        stock: in the order in which it is drawn.
        waste: bottom to top.
        foundations: all cards that lie there.
        down: for each column, which of its cards lie face down; empty where the text marks none.
    """

    columns: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...] = ()
    foundations: tuple[Card, ...] = ()
    down: tuple[tuple[bool, ...], ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the board: the columns, the waste, the stock, the foundations."""
        return (*(card for column in self.columns for card in column), *self.waste, *self.stock, *self.foundations)

    @property
    def shape(self) -> tuple[int, ...]:
        """How many cards lie in each column."""
        return tuple(map(len, self.columns))


def _of(piles: Iterable[Pile], kind: str) -> tuple[Card, ...]:
    return tuple(card for pile in piles if pile.place.kind == kind for card in pile.cards)


def _board(piles: tuple[Pile, ...]) -> Board:
    columns = [pile for pile in piles if pile.place.kind == "column"]
    down = tuple(tuple(sight == NOBODY for sight in _sights(pile)) for pile in columns)
    return Board(
        tuple(pile.cards for pile in columns),
        _of(piles, "stock")[::-1],
        _of(piles, "waste"),
        _of(piles, "foundation"),
        down if any(map(any, down)) else (),
    )


def _sights(pile: Pile) -> tuple[int, ...]:
    return (pile.sight,) * len(pile.cards) if isinstance(pile.sight, int) else pile.sight


def _is_board(piles: Iterable[Pile]) -> bool:
    kinds = {pile.place.kind for pile in piles}
    return "column" in kinds and kinds <= _KINDS


def _pattern(game: AnyGame, rules: Any) -> tuple[Pile, ...]:
    """The start of the deck that is in order: which card of a deck comes to lie where; no deck deals a round."""
    if not isinstance(game, Patience):
        return ()
    return game.piles(game.deal(rules, game.from_foreign(DECK, _PACK, rules)))


def _deck(pattern: Iterable[Card], cards: Iterable[Card]) -> Deck:
    """The deck that deals ``cards`` to where the pattern has its own."""
    lies = dict(zip(pattern, cards, strict=True))
    return Deck(tuple(lies[card] for card in _PACK))


def write_board(deal: Deal, form: str) -> Board:
    """The board with which a deal starts.

    Args:
        deal: a deal of one pack, in columns.
        form: the format that asks, for whoever is told that it cannot hold this deal.

    Raises:
        Unreadable: ``format_game``.
    """
    piles = deal.game.piles(deal.start())
    if len(deal.pack) != len(_PACK) or not _is_board(piles):
        raise Unreadable("format_game", {"format": form, "game": deal.game.key})
    return _board(piles)


def write_deck(deal: Deal) -> Deck:
    """The exact pack of a deal.

    Raises:
        Unreadable: ``format_game``, for more than one pack of 52 cards.
    """
    if len(deal.pack) != len(_PACK):
        raise Unreadable("format_game", {"format": DECK, "game": deal.game.key})
    piles = deal.game.piles(deal.start())
    pattern = _pattern(deal.game, deal.rules)
    return _deck(*((card for pile in each for card in pile.cards) for each in (pattern, piles)))


def _starts(game: AnyGame) -> Iterator[tuple[Any, Board]]:
    """The board with which a game starts, by its default rules and with each option changed alone."""
    changes = ({item.name: value} for item in options(game.rules_type) for value in item.values)
    for change in ({}, *changes):
        try:
            rules = make_rules(game.rules_type, change)
        except Unreadable:
            continue
        if len(game.opening_pack(rules)) != len(_PACK):
            continue
        piles = _pattern(game, rules)
        if _is_board(piles):
            yield rules, _board(piles)


def read_board(board: Board, form: str, games: Sequence[AnyGame]) -> Deal:
    """The deal that starts with a board: the first of the games that has this shape, by its default rules.

    Rules come into it only where they change the start, as an empty waste does.

    Args:
        board: the board.
        form: the format it was read from, for whoever is told that it cannot hold the only game there is.
        games: the games it may be of.

    Raises:
        Unreadable: ``format_game``, ``pack``, ``board_foundations``, ``board_waste``, ``board_shape``,
            ``board_face_up`` or ``board_face_down``.
    """
    starts = [(game, rules, start) for game in games for rules, start in _starts(game)]
    if not starts:
        raise Unreadable("format_game", {"format": form, "game": games[0].key})
    check_pack(board.cards)
    if board.foundations:
        raise Unreadable("board_foundations", {"count": len(board.foundations)})
    for game, rules, start in starts:
        if (start.shape, len(start.waste)) == (board.shape, len(board.waste)):
            _check_faces(board, start)
            return Deal(game, rules, _deck(start.cards, board.cards))
    if len(board.waste) > 1 or any(start.shape == board.shape for _, _, start in starts):
        raise Unreadable("board_waste", {"count": len(board.waste)})
    known = {f"{game.key} {_numbers(start.shape)}" for game, _, start in starts}
    raise Unreadable("board_shape", {"text": _numbers(board.shape), "allowed": ", ".join(sorted(known))})


def _numbers(shape: tuple[int, ...]) -> str:
    return "-".join(map(str, shape))


def _check_faces(board: Board, start: Board) -> None:
    """A board that marks no card as face down leaves the faces open; otherwise they are those of the start."""
    if not board.down:
        return
    for column, (cards, faces) in enumerate(zip(board.columns, board.down, strict=True), 1):
        for row, (card, down) in enumerate(zip(cards, faces, strict=True), 1):
            wanted = bool(start.down) and start.down[column - 1][row - 1]
            if down != wanted:
                raise Unreadable(
                    "board_face_down" if down else "board_face_up", {"card": card.text, "column": column, "row": row}
                )
