"""A game has as many move sequences as its little game, which was written from the pages alone.

GP-3 to GP-7, GP-10, GP-11 and KL-3 to KL-11.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.core.table import Call
from mulligan.games.golf import GolfRules
from mulligan.games.klondike import KlondikeRules
from mulligan.games.registry import find_game, read_record
from mulligan.play.session import replay
from tests.counts import little_golf, little_klondike
from tests.counts.table import LITTLE, lines, little_counts

GOLF = find_game("golf")
KLONDIKE = find_game("klondike")
TABLE = [
    pytest.param(*line, id=f"{line[0][:30]}-{len(line[0].split())}") for key in LITTLE for line in lines(key).items()
]


@pytest.mark.parametrize(("text", "numbers"), TABLE)
def test_the_game_counts_as_the_table(text, numbers):
    end = replay(read_record(text))
    assert end.stop is None
    game, level, counted = end.session.game, [end.session.state], []
    for _ in numbers:
        level = [
            game.play(state, move)[0]
            for state in level
            for move in game.legal_moves(state)
            if not isinstance(move, Call)
        ]
        counted.append(len(level))
    assert counted == numbers


@pytest.mark.parametrize(("text", "numbers"), TABLE)
def test_the_table_is_what_the_little_game_counts(text, numbers):
    assert little_counts(text, len(numbers)) == numbers


@given(
    number=st.integers(0, NUMBERS - 1),
    ends=st.sampled_from(["wrap", "queen", "strict"]),
    draw=st.sampled_from(["anytime", "when_stuck"]),
    jokers=st.integers(0, 2),
    empty_waste=st.booleans(),
    choices=st.lists(st.integers(0, 7), max_size=54),
)
def test_golf_and_the_little_game_go_side_by_side(number, ends, draw, jokers, empty_waste, choices):
    """Any deal under any rules: the same moves, in the same order, at every position of a whole game."""
    deal = Deal(GOLF, GolfRules(ends=ends, draw=draw, jokers=jokers, empty_waste=empty_waste), number)
    state = deal.start()
    now = little_golf.position([card.text for card in deal.pack], empty_waste=empty_waste)
    for choice in [*choices, *[0] * 60]:
        moves = GOLF.legal_moves(state)
        following = little_golf.following(now, ends, draw)
        assert [GOLF.write_move(move) for move in moves] == [token for token, _ in following]
        if not moves:
            break
        state, _ = GOLF.play(state, moves[choice % len(moves)])
        now = following[choice % len(following)][1]
    outcome = GOLF.outcome(state)
    assert outcome is not None
    assert outcome.left == sum(map(len, now[0]))
    assert (outcome.kind == "won") == (outcome.left == 0)


@given(
    number=st.integers(0, NUMBERS - 1),
    draw=st.sampled_from([1, 2, 3]),
    passes=st.sampled_from([0, 1, 3]),
    back=st.booleans(),
    choices=st.lists(st.integers(0, 11), min_size=20, max_size=150),
)
def test_klondike_and_the_little_game_go_side_by_side(number, draw, passes, back, choices):
    """Any deal under any rules: the same moves, and the same cards in the same places, at every position of a game."""
    deal = Deal(KLONDIKE, KlondikeRules(draw=draw, passes=passes, worrying_back=back), number)
    state = deal.start()
    now = little_klondike.position([card.text for card in deal.pack], passes)
    for choice in choices:
        moves = {KLONDIKE.write_move(move): move for move in KLONDIKE.legal_moves(state) if not isinstance(move, Call)}
        following = little_klondike.following(now, draw, back)
        assert set(moves) == set(following)
        if not moves:
            break
        # Cards up first now and then, or few games would come far.
        tokens = sorted(moves, key=lambda token: (choice % 3 != 0 or token[-1] != "f", token))
        token = tokens[choice % len(tokens)] if choice % 3 else tokens[0]
        state, now = KLONDIKE.play(state, moves[token])[0], following[token]
        assert _texts(state) == _little_texts(now)


def _texts(state):
    return {
        str(pile.place): [
            card.text if pile.seen(at, 0) else card.text[0] + card.text[1].upper() for at, card in enumerate(pile.cards)
        ]
        for pile in KLONDIKE.piles(state)
    }


def _little_texts(now):
    ups = {f"foundation{at}": [rank + suit for rank in now["f" + suit]] for at, suit in enumerate("shdc", 1)}
    columns = {f"column{number}": now[str(number)][::-1] for number in range(1, 8)}
    return {"stock": [card[0] + card[1].upper() for card in now["s"][::-1]], "waste": now["w"], **ups, **columns}
