"""The library's front door: open a deal by its code and play it.

    >>> import mulligan
    >>> table = mulligan.open("GO1-E-AAAAAAB")
    >>> table.play("d")
    >>> table.moves
    1

Errors::

    ValueError
      Unreadable          a code, a rule or a card that cannot be read
      IllegalMove         a move that was not carried out; the table is as it was
        UnreadableMove    the token is no move of this game
        GameOver          the game is won or blocked: nothing but undo
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any
from urllib.parse import unquote, urlsplit

from mulligan.core.codes import Deal, game_key, read_rules
from mulligan.core.deals import fresh_number
from mulligan.core.faults import Unreadable
from mulligan.core.game import AnyGame, Fault, Refusal, TableGame
from mulligan.core.record import read_tokens
from mulligan.core.table import NOBODY, Pile, Seat, View
from mulligan.games.registry import GAMES, find_game, read_code
from mulligan.play.session import Session, Step, Stop, advance

_DEAL_PATH = "/deal/"
FOUNDATION_SUITS = "shdc"
"""The suits of foundations 1 to 4: their places are fixed (KL-2)."""


class IllegalMove(ValueError):
    """A move that was not carried out; nothing has changed.

    ``str()`` is the token and an English sentence.

    Attributes:
        token: what was asked for.
        refusal: why not: a reason code with facts.
    """

    __module__ = "mulligan"

    def __init__(self, token: str, refusal: Refusal) -> None:
        super().__init__(token, refusal)
        self.token = token
        self.refusal = refusal

    @property
    def reason(self) -> str:
        """The reason's code, for example ``not_adjacent``."""
        return self.refusal.reason

    def __str__(self) -> str:
        from mulligan.words import speak

        return f"{self.token}: {speak('en', cards='text').refusal(self.refusal)}"


class UnreadableMove(IllegalMove):
    """The token is no move of this game."""

    __module__ = "mulligan"


class GameOver(IllegalMove):
    """The game is won or blocked: every move but undo is refused."""

    __module__ = "mulligan"


_ERRORS = {Fault.UNREADABLE: UnreadableMove, Fault.OVER: GameOver}


def with_sentence(fault: Unreadable, lang: str = "en") -> Unreadable:
    """The same fault with its sentence in a language."""
    from mulligan.words import speak

    return Unreadable(fault.code, fault.facts, speak(lang).unreadable(fault))


def find_deal(text: str) -> Deal:
    """The deal that a code, or a link to a deal, means.

    Raises:
        Unreadable: what is wrong, and where.
    """
    if "://" in text:
        try:
            path = unquote(urlsplit(text.strip()).path)
        except ValueError:  # no address at all, for example brackets that hold none
            raise Unreadable("link", {"path": _DEAL_PATH}) from None
        _, found, text = path.rpartition(_DEAL_PATH)
        if not found:
            raise Unreadable("link", {"path": _DEAL_PATH})
    return read_code(text)


def check_for_one(game: AnyGame) -> None:
    """Check that somebody may play the game alone.

    Raises:
        Unreadable: ``needs_people``, with how many it needs.
    """
    if 1 not in game.people:
        raise Unreadable("needs_people", {"game": game.key, "first": game.people[0], "last": game.people[-1]})


def fresh_deal(game: str = "golf", rules: str = "") -> Deal:
    """A new deal with a number from the secure random source (CD-5).

    Args:
        game: the game's key.
        rules: a preset's letters or option words, ``strict+jokers=2``; empty for the default preset.

    Raises:
        Unreadable: an unknown game, preset or option; ``needs_people`` for a game of several people.
    """
    found = find_game(game)
    check_for_one(found)
    if not rules:
        return Deal(found, found.presets[0].rules, fresh_number())
    chosen, base = read_rules(found, rules)
    return Deal(found, chosen, fresh_number(), base=base)


def read_table_link(link: str) -> str | None:
    """The address of a table's socket, or ``None`` for a text that is no link to a table."""
    try:
        parts = urlsplit(link.strip())
        host, _ = (parts.hostname or "").encode("idna"), parts.port
    except ValueError:  # no address at all: brackets that hold none, a port or a name that nobody has
        return None
    found = re.fullmatch(r"(.*)/t/([\w-]{1,64})/?", parts.path, re.ASCII)
    if parts.scheme not in ("http", "https") or not host or not found:
        return None
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{found[1]}/ws/{found[2]}"


def deal_for(text: str) -> Deal:
    """The deal for one that a code or a link means, or a new one: ``golf``, ``golf/strict``, ``klondike/D3V``.

    Raises:
        Unreadable: what is wrong, and where; ``needs_people`` for a game of several people.
    """
    key, _, rules = text.strip().partition("/")
    names_game = game_key(key) in {game.key for game in GAMES}
    if names_game and ":" not in rules:
        return fresh_deal(key, rules.strip())
    deal = find_deal(text)
    check_for_one(deal.game)
    return deal


def open(code: str, moves: str = "") -> Table:  # noqa: A001
    """Open a deal by its code or by a link to it.

    Args:
        code: ``GO1-E-AAAAAAB``, ``golf/strict/ms:5``, or a link ending in one of them.
        moves: what has been played already, separated by blanks: ``d 5 2``.

    Raises:
        Unreadable: the code cannot be read; the text says where and what would be right.
        IllegalMove: one of the moves is refused.
    """
    try:
        table = Table(Session(find_deal(code)))
    except Unreadable as fault:
        raise with_sentence(fault) from None
    stop = advance(table.session, read_tokens(moves))
    if stop is not None:
        raise table._error(stop.token, stop.refusal)
    return table


def new(game: str = "golf", rules: str = "") -> Table:
    """A new deal of a game; ``table.code`` says which. Arguments and errors as in :func:`fresh_deal`."""
    try:
        return Table(Session(fresh_deal(game, rules)))
    except Unreadable as fault:
        raise with_sentence(fault) from None


class Table:
    """A deal on the table. ``repr()`` gives the call that opens the same table again.

    Attributes:
        session: the session that the table drives.
    """

    def __init__(self, session: Session) -> None:
        self.session = session

    def __repr__(self) -> str:
        tokens = " ".join(self.session.tokens)
        return f"mulligan.open({self.code!r}{f', {tokens!r}' if tokens else ''})"

    @property
    def code(self) -> str:
        """The deal's code."""
        return str(self.session.deal)

    @property
    def rules(self) -> Any:
        """The rules: a frozen dataclass of the game."""
        return self.session.deal.rules

    @property
    def score(self) -> int:
        """The score under these rules."""
        return self.session.score

    @property
    def moves(self) -> int:
        """The move counter: accepted moves; it never goes down (GP-16)."""
        return self.session.moves

    @property
    def undo_left(self) -> int:
        """How many actions can be undone now, 0 to 100."""
        return self.session.undo_left

    @property
    def outcome(self) -> str:
        """``playing``, ``won``, or ``blocked``."""
        outcome = self.session.outcome
        return "playing" if outcome is None else outcome.kind

    @property
    def record(self) -> str:
        """The whole sitting as text: the code and every action."""
        return str(self.session.record)

    @property
    def legal_moves(self) -> list[str]:
        """The tokens of the legal moves, in the game's fixed order."""
        game = self.session.game
        return [game.write_move(move) for move in game.legal_moves(self.session.state)]

    def view(self, seat: Seat | None = 0) -> View:
        """The table as its player sees it; ``None`` for a watcher."""
        return self.session.view(seat)

    def words(self, lang: str = "en") -> str:
        """The position in words (GP-28).

        Raises:
            Unreadable: ``language``, for one there is not.
        """
        from mulligan.words import speak

        try:
            spoken = speak(lang)
        except Unreadable as fault:
            raise with_sentence(fault) from None
        return spoken.position(self.view(), self.session.game.layout_of(self.session.state))

    def play(self, token: str) -> None:
        """Play one move of the game's notation: ``d`` or ``5`` in Golf patience.

        Raises:
            UnreadableMove: the token is no move of this game.
            GameOver: the game is won or blocked.
            IllegalMove: the move is against the rules. The table is as it was.
        """
        self._settle(token, self.session.act(token))

    def undo(self) -> None:
        """Take the last action back, as often as ``undo_left`` says. Raises IllegalMove when there is none."""
        self._settle("u", self.session.undo())

    def redo(self) -> None:
        """Play the last undone move again. Raises IllegalMove when there is none."""
        self._settle("r", self.session.redo())

    def _settle(self, token: str, answer: Step | Refusal) -> None:
        if isinstance(answer, Refusal):
            raise self._error(token, answer)

    @staticmethod
    def _error(token: str, refusal: Refusal) -> IllegalMove:
        return _ERRORS.get(refusal.fault, IllegalMove)(token, refusal)


def _face_down(pile: Pile) -> int:
    sights = (pile.sight,) * len(pile.cards) if isinstance(pile.sight, int) else pile.sight
    return sum(sight == NOBODY for sight in sights)


def true_cards(session: Session) -> dict[str, Any]:
    """The true cards of a session for tools, as ``spec/command-line.md`` lists them. Players never see these.

    Returns:
        ``code``, ``game``, ``rules``, ``columns`` (top to free card), ``waste`` (bottom to top), ``stock`` (in the
        order in which it will be drawn), ``foundations`` (cards on each) and ``face_down`` (cards of each column).
        Places of any other kind stand under the kind: ``tableau``, the cards of each; ``discard``, of which there is
        one, bottom to top; ``draw`` in the order in which it will be drawn. A game of several people has ``boards``,
        for each seat its rows, ``face_up``, which of these cards lie so, and ``to_move``, a seat from 0 or ``None``.
    """
    piles = session.game.piles(session.state)
    columns = [pile for pile in piles if pile.place.kind == "column"]
    texts = {str(pile.place): [card.text for card in pile.cards] for pile in piles}
    foundations = {
        FOUNDATION_SUITS[pile.place.number - 1]: len(pile.cards) for pile in piles if pile.place.kind == "foundation"
    }
    return {
        "code": str(session.deal),
        "game": session.game.key,
        "rules": {name: getattr(session.deal.rules, name) for name in session.deal.rules.__dataclass_fields__},
        "columns": [texts[str(pile.place)] for pile in columns],
        "waste": texts.get("waste", []),
        "stock": texts.get("stock", [])[::-1],
        "foundations": foundations,
        "face_down": [_face_down(pile) for pile in columns],
        **_other_places(piles),
        **(_boards(session) if isinstance(session.game, TableGame) else {}),
    }


def _other_places(piles: tuple[Pile, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pile in piles:
        kind, number, seat = pile.place
        if seat is None and kind not in ("stock", "waste", "column", "foundation"):
            cards = [card.text for card in pile.cards]
            if number:
                found.setdefault(kind, []).append(cards)
            else:
                found[kind] = cards[::-1] if kind == "draw" else cards
    return found


def _boards(session: Session) -> dict[str, Any]:
    """The rows of each seat's board, which of its cards lie face up, and whose turn it is."""
    by_place = {pile.place: pile for pile in session.game.piles(session.state)}
    slots = [slot for slot in session.game.layout_of(session.state).slots if slot.place.seat is not None]
    rows = [
        [[by_place[slot.place] for slot in row] for _, row in groupby(board, key=lambda slot: slot.band)]
        for _, board in groupby(slots, key=lambda slot: slot.place.seat)
    ]
    return {
        "boards": [[[pile.cards[0].text for pile in row] for row in board] for board in rows],
        "face_up": [[[not _face_down(pile) for pile in row] for row in board] for board in rows],
        "to_move": session.game.to_move(session.state),
    }


def replay_report(session: Session, stop: Stop | None, lang: str = "en") -> dict[str, Any]:
    """What ``mulligan replay --json`` prints: the true cards, score, counters, outcome, and what was refused.

    Of a round of several people also ``scores``, each seat's; ``score`` is the first seat's.
    """
    from mulligan.words import speak

    outcome = session.outcome
    refused = stop and {
        "index": stop.index,
        "move": stop.token,
        "reason": stop.refusal.reason,
        "text": speak(lang).refusal(stop.refusal),
    }
    return true_cards(session) | {
        "score": session.score,
        "moves": session.moves,
        "undo_left": session.undo_left,
        "outcome": "playing" if outcome is None else outcome.kind,
        "figures": {figure.name: figure.count for figure in session.game.figures_of(session.state)},
        "refused": refused,
        **({"scores": session.game.scores(session.state)} if isinstance(session.game, TableGame) else {}),
    }
