"""What every game promises of every position. Each law raises AssertionError for a game that breaks it."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

from mulligan.core.cards import UNSEEN, Card
from mulligan.core.game import AnyGame, Patience, Refusal, judge, view
from mulligan.core.table import EVERYONE, NOBODY, Call, Carry, Place, Turn
from tests.contract.reasons import REASONS
from tests.contract.sight import TELLING, hidden_cards, twins, untold_view, viewers

FACE_DOWN = {"stock", "draw"}
"""Kinds of places that by their name are face down for everybody."""

NOT_TOKENS = (
    "",
    " ",
    "d ",
    " 1",
    "1\n",
    "1:",
    ":1",
    "1:0",
    "-1",
    "1.5",
    "٣",
    "９",
    "ß",
    "\0",
    "#",
    "nonsense",
    "9" * 5000,
)
"""Texts that no game may take for a move, nor stumble over."""

RESERVED = {"u", "r", "next", "restart"}
"""Tokens that are the session's and the match's own; so is whatever begins with ``@``."""


def every_card_is_there(game: AnyGame, state: Any) -> None:
    """The cards on the table are those of the opening pack, each as often, and none of them is unseen."""
    cards = Counter(card for pile in game.piles(state) for card in pile.cards)
    pack = Counter(game.opening_pack(game.rules(state)))
    assert cards == pack, f"lost: {pack - cards}, made up: {cards - pack}"
    assert all(isinstance(card, Card) and card is not UNSEEN for card in cards)


def legal_moves_are_listed_once(game: AnyGame, state: Any) -> None:
    """Legal moves are distinct, in a fixed order, and each of them is among all moves."""
    legal = game.legal_moves(state)
    assert len(set(legal)) == len(legal), f"listed twice: {legal}"
    assert legal == game.legal_moves(state), "another order the second time"
    unknown = set(legal) - set(game.all_moves(game.rules(state)))
    assert not unknown, f"not among all moves: {unknown}"


def all_moves_are_numbered_once(game: AnyGame, state: Any) -> None:
    """All moves are distinct moves in a fixed order, so that a position in the list is an action number."""
    moves = game.all_moves(game.rules(state))
    assert isinstance(moves, tuple)
    assert moves
    assert moves == game.all_moves(game.rules(state))
    assert len(set(moves)) == len(moves)
    assert all(isinstance(move, (Carry, Turn, Call)) for move in moves)


def legal_is_what_is_not_refused(game: AnyGame, state: Any) -> None:
    """A legal move is never refused; every other one of all moves is, with a documented reason and plain facts."""
    legal = set(game.legal_moves(state))
    for move in game.all_moves(game.rules(state)):
        refusal = judge(game, state, move)
        if move in legal:
            assert refusal is None, f"legal, yet refused: {move}: {refusal}"
        else:
            assert refusal is not None, f"not legal, yet not refused: {move}"
            _is_documented(refusal)


def _is_documented(refusal: Refusal) -> None:
    assert refusal.reason in REASONS, f"not documented: {refusal.reason}"
    assert all(isinstance(fact, (str, int)) for fact in refusal.facts.values()), refusal


def moves_survive_their_tokens(game: AnyGame, state: Any) -> None:
    """A legal move is read back from its token; tokens are distinct, one word, and none of the session's own."""
    tokens = {}
    for move in game.legal_moves(state):
        token = game.write_move(move)
        assert game.read_move(state, token) == move, f"{token} is read as another move than {move}"
        assert token not in tokens, f"{token} means both {move} and {tokens[token]}"
        assert token.split() == [token]
        assert "#" not in token
        assert token not in RESERVED
        assert not token.startswith("@")
        tokens[token] = move


def every_token_is_answered(game: AnyGame, state: Any) -> None:
    """A token is a move or a documented refusal, whatever it is; nonsense is never a move."""
    tokens = [game.write_move(move) for move in game.all_moves(game.rules(state))]
    for token in tokens:
        read = game.read_move(state, token)
        if isinstance(read, Refusal):
            _is_documented(read)
    for token in NOT_TOKENS:
        read = game.read_move(state, token)
        assert isinstance(read, Refusal), f"{token!r} is read as {read}"
        _is_documented(read)


def every_pick_is_answered(game: AnyGame, state: Any) -> None:
    """Whatever card is picked, and wherever it is dropped, there is a judged move or a documented refusal."""
    places = [pile.place for pile in game.piles(state)]
    strange = [Place("column", 99), Place("nowhere")]
    counts = {pile.place: len(pile.cards) for pile in game.piles(state)}
    for source in (*places, *strange):
        for row in [*sorted({-100, 0, 1, counts.get(source, 3), 100}), None]:
            for target in (None, places[1], *strange):
                meant = game.intend(state, source, row, target)
                refusal = meant if isinstance(meant, Refusal) else judge(game, state, meant)
                if refusal is not None:
                    _is_documented(refusal)
                else:
                    assert meant in game.legal_moves(state), (
                        f"{source} {row} {target} means {meant}, which is not listed"
                    )


def moves_end_with_the_game(game: AnyGame, state: Any) -> None:
    """When the game is over there is no legal move, nobody is to move, and all moves are refused for it.

    There is none only then, but in a game that says that it may be stuck (KL-12).
    """
    over = game.outcome(state) is not None
    assert (game.to_move(state) is None) == over
    legal = game.legal_moves(state)
    assert (not legal) == over or (game.may_be_stuck and not over), f"outcome {game.outcome(state)}, legal {legal}"
    if over:
        refusals = [judge(game, state, move) for move in game.all_moves(game.rules(state))]
        assert {refusal.reason if refusal else None for refusal in refusals} == {"game_over"}
    else:
        assert game.to_move(state) in range(len(game.scores(state)))


def looking_changes_nothing(game: AnyGame, state: Any) -> None:
    """No question asked of a state changes it, and a state is a value: equal to its copy, hashable, picklable."""
    copied = copy.deepcopy(state)
    for seat in viewers(game, state):
        view(game, state, seat)
    for move in game.all_moves(game.rules(state)):
        judge(game, state, move)
    if isinstance(game, Patience):
        game.given_up_score(state)
    assert state == copied, "the state has changed"
    assert hash(state) == hash(copied)
    assert pickle.loads(pickle.dumps(state)) == state


def the_layout_names_every_pile(game: AnyGame, state: Any) -> None:
    """The layout names each pile once, in the same order, and nothing else; no two of a board lie on each other."""
    layout = game.layout_of(state)
    assert [slot.place for slot in layout.slots] == [pile.place for pile in game.piles(state)]
    for number, slot in enumerate(layout.slots):
        assert 0 <= slot.x <= layout.width - 1, f"{slot} lies beside the table"
        assert Place.read(str(slot.place)) == slot.place
        for other in (other for other in layout.slots[:number] if other.place.seat == slot.place.seat):
            assert slot.band != other.band or abs(slot.x - other.x) >= 1, f"{slot} lies on {other}"


def unseen_cards_are_masked(game: AnyGame, state: Any) -> None:
    """A view shows a card exactly where the pile's sight says so, and has as many cards as there are."""
    for seat in viewers(game, state):
        seen = view(game, state, seat)
        for pile, shown in zip(game.piles(state), seen.piles, strict=True):
            sights = (pile.sight,) * len(pile.cards) if isinstance(pile.sight, int) else pile.sight
            expected = [
                card if sight == EVERYONE or (seat is not None and sight == seat) else UNSEEN
                for card, sight in zip(pile.cards, sights, strict=True)
            ]
            assert list(shown.cards) == expected, f"{pile.place} as seat {seat} sees it"
            assert seen[pile.place] == shown.cards


def face_down_is_face_down(game: AnyGame, state: Any) -> None:
    """Nobody sees a card of the stock."""
    for pile in game.piles(state):
        if pile.place.kind in FACE_DOWN:
            sights = {pile.sight} if isinstance(pile.sight, int) else set(pile.sight)
            assert sights <= {NOBODY}, f"{pile.place} is seen by {sights - {NOBODY}}"


def views_tell_nothing_hidden(game: AnyGame, state: Any) -> None:
    """Changing the unseen cards among themselves changes neither view, nor refusals, nor what a pick means."""
    for seat in viewers(game, state):
        seen = untold_view(game, state, seat)
        for twin in twins(game, state, seat, hidden_cards(game, state, seat)):
            assert untold_view(game, twin, seat) == seen, f"seat {seat} can tell hidden cards from the view"
            assert repr(untold_view(game, twin, seat)) == repr(seen)
            # Whoever is not to move is told that alone, whatever they ask for.
            asked = game.all_moves(game.rules(state)) if seat == game.to_move(state) else ()
            for move in asked:
                if move in TELLING:
                    continue
                assert judge(game, twin, move) == judge(game, state, move), f"the refusal of {move} tells hidden cards"
            for pile in game.piles(state):
                meant = game.intend(state, pile.place, len(pile.cards), None)
                assert game.intend(twin, pile.place, len(pile.cards), None) == meant


def only_the_player_has_moves(game: AnyGame, state: Any) -> None:
    """A view lists the legal moves of the seat whose turn it is, settled; other seats and watchers have none.

    A settled move has the token of the move, is legal, and does the same.
    """
    legal = game.legal_moves(state)
    for seat in viewers(game, state):
        mine = seat is not None and seat == game.to_move(state)
        settled = list(view(game, state, seat).legal)
        assert settled == ([game.settled(state, move) for move in legal] if mine else []), f"seat {seat}"
        for move, meant in zip(settled, legal if mine else [], strict=True):
            assert game.write_move(move) == game.write_move(meant)
            assert judge(game, state, move) is None
            assert game.play(state, move) == game.play(state, meant)
            assert game.settled(state, move) == move


def scores_are_numbers(game: AnyGame, state: Any) -> None:
    """Every seat has a whole number as its score, also for a game given up."""
    scores = game.scores(state)
    assert isinstance(scores, tuple)
    assert scores
    given_up = (game.given_up_score(state),) if isinstance(game, Patience) else ()
    assert all(type(score) is int for score in (*scores, *given_up))


STATE_LAWS = (
    every_card_is_there,
    legal_moves_are_listed_once,
    all_moves_are_numbered_once,
    legal_is_what_is_not_refused,
    moves_survive_their_tokens,
    every_token_is_answered,
    every_pick_is_answered,
    moves_end_with_the_game,
    looking_changes_nothing,
    the_layout_names_every_pile,
    unseen_cards_are_masked,
    face_down_is_face_down,
    views_tell_nothing_hidden,
    only_the_player_has_moves,
    scores_are_numbers,
)
