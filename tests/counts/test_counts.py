"""Golf has as many move sequences as the little game, which was written from the pages alone (GP-3 to GP-7, GP-10, GP-11)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.games.golf import GolfRules
from mulligan.games.registry import find_game, read_record
from mulligan.play.session import replay
from tests.counts import little_golf
from tests.counts.table import lines, little_counts

GOLF = find_game("golf")
TABLE = [pytest.param(*line, id=f"{line[0][:30]}-{len(line[0].split())}") for line in lines().items()]


@pytest.mark.parametrize(("text", "numbers"), TABLE)
def test_golf_counts_as_the_table(text, numbers):
    end = replay(read_record(text))
    assert end.stop is None
    game, level, counted = end.session.game, [end.session.state], []
    for _ in numbers:
        level = [game.play(state, move)[0] for state in level for move in game.legal_moves(state)]
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
