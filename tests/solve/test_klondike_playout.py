"""Playing Klondike on without peeking: worlds are the rules' own, nothing face down is used, and wins are wins."""

import random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mulligan.compiled import COMPILED
from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.games.klondike import COLUMN, DRAW, PLACES, Klondike, KlondikeRules
from mulligan.games.registry import read_code
from mulligan.solve import klondike_cards as cards
from mulligan.solve.klondike import solve
from mulligan.solve.klondike_pack import NUMBER, pack
from mulligan.solve.klondike_playout import Playing, arrange, follow, free_look, playout
from mulligan.solve.worlds import exchange

KLONDIKE = Klondike()
RULES = [
    KlondikeRules(),
    KlondikeRules(draw=3),
    KlondikeRules(draw=3, passes=3),
    KlondikeRules(draw=2, worrying_back=False),
]
FIRST_COLUMN = PLACES.index(COLUMN[0])
seeds = st.integers(0, 2**32)
slow = pytest.mark.skipif(not COMPILED, reason="searches for long")


@st.composite
def positions(draw):
    """A position some moves on in a game: mostly moves of cards, so that columns are cleared too."""
    state = Deal(KLONDIKE, draw(st.sampled_from(RULES)), draw(st.integers(0, NUMBERS - 1))).start()
    chance = random.Random(draw(seeds))
    for _ in range(draw(st.integers(0, 120))):
        moves = KLONDIKE.legal_moves(state)
        if not moves:
            break
        state, _ = KLONDIKE.play(state, chance.choice(moves))
    return state


def face_down(state):
    return [card for at in range(FIRST_COLUMN, len(PLACES)) for card in state.piles[at][: state.down[at]]]


def laid_anew(state, seed):
    """The same position with its face-down cards in another order, and that order."""
    down = face_down(state)
    others = down.copy()
    random.Random(seed).shuffle(others)
    return exchange(state, dict(zip(down, others, strict=True))), others


def room():
    return np.zeros((1, cards.FIELDS), np.int64), np.zeros((cards.ROWS, cards.ROW), np.int64)


@given(state=positions(), seed=seeds)
def test_another_order_is_packed_as_the_rules_would_have_it(state, seed):
    other, order = laid_anew(state, seed)
    truth, start = room()[0], room()[0]
    deal, laid = pack(state, truth[0]), room()[1]
    arrange(truth, deal, Playing.of(state).lying, np.array([NUMBER[card] for card in order], np.int64), start, laid)
    expected = room()[0]
    assert np.array_equal(laid, pack(other, expected[0]))
    assert np.array_equal(start, expected)


@slow
@given(state=positions(), seed=seeds)
def test_pl_7_what_is_thought_is_the_same_where_only_face_down_cards_differ(state, seed):
    other, _ = laid_anew(state, seed)
    ways = []
    for one in (state, other):
        playing = Playing.of(one)
        # What is safe goes up first, and the card that this turns may be used.
        assume(int(playing.truth[0, cards.HIDDEN]).bit_count() == len(face_down(one)))
        last = playing.think(random.Random(seed))
        ways.append(None if last is None else playing.frames[: last + 1, [cards.MOVED, cards.RAISED]].tolist())
    assert ways[0] == ways[1]


@settings(max_examples=100 if COMPILED else 3)
@given(state=positions(), seed=seeds)
def test_the_true_order_stays_the_true_one_while_it_is_played(state, seed):
    """After each card that was turned, the rest laid in its true order is the position again."""
    playing, chance = Playing.of(state), random.Random(seed)
    while (last := playing.think(chance)) is not None:
        if not follow(playing.truth, playing.deal, playing.frames, last):
            break
        left = int(playing.truth[0, cards.HIDDEN])
        order = [NUMBER[card] for card in face_down(state) if left >> NUMBER[card] & 1]
        start, laid = room()
        arrange(playing.truth, playing.deal, playing.lying, np.array(order, np.int64), start, laid)
        same = [part for part in range(cards.STATE) if part != cards.KEY]
        assert start[0, same].tolist() == playing.truth[0, same].tolist()


def test_playing_on_ends_when_the_time_is_over():
    state = read_code("KL1-D1N-AAAAAAG").start()
    assert Playing.of(state).think(random.Random(1), until=0.0) is None
    assert not playout(state, random.Random(1), until=0.0)
    if COMPILED:
        assert any(playout(state, random.Random(seed)) for seed in range(20))


@slow
@given(state=positions(), seed=seeds)
def test_what_is_won_by_playing_on_can_be_won(state, seed):
    if playout(state, random.Random(seed)):
        assert solve(state, states=200_000, want_line=False).verdict != "lost"


@slow
def test_with_nothing_face_down_playing_on_wins_what_can_be_won():
    state = read_code("KL1-D3N-AAAAAAB").start()
    number = next(number for number in range(20) if solve(read_code("KL1-D3N-AAAAAAB").following(number).start()).line)
    state = read_code("KL1-D3N-AAAAAAB").following(number).start()
    for move in solve(state).line:
        state, _ = KLONDIKE.play(state, move)
        if not face_down(state):
            assert playout(state, random.Random(1))
            return
    pytest.fail("a game was won with cards face down")


@slow
@pytest.mark.parametrize(("draw", "least"), [(1, 45), (3, 10)])
def test_playing_on_wins_a_good_part_of_deals(draw, least):
    """A player of simple rules wins a tenth at one card a draw and a twentieth at three (``bench.players``)."""
    first = read_code(f"KL1-D{draw}N-AAAAAAB")
    assert sum(playout(first.following(number).start(), random.Random(number)) for number in range(100)) >= least


@pytest.mark.parametrize("draw", [1, 3])
def test_kl_11_a_look_at_the_stock_is_free_while_passes_are(draw):
    state = Deal(KLONDIKE, KlondikeRules(draw=draw), 5).start()
    known = set()
    while free_look(state, frozenset(known)) is not None:
        assert free_look(state, frozenset(known)) == DRAW
        state, _ = KLONDIKE.play(state, DRAW)
        known |= set(state.piles[1])
    assert len(known) == 24
    limited = Deal(KLONDIKE, KlondikeRules(draw=draw, passes=3), 5).start()
    assert free_look(limited, frozenset()) is None
