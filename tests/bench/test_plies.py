"""The benchmark of plies compares like with like; how fast it is, is for people to read."""

import pytest
from bench.plies import by_filter, check, lines, seconds

from mulligan.games.registry import FOR_ONE


@pytest.mark.parametrize("game", FOR_ONE, ids=lambda game: game.key)
def test_both_ways_play_the_same_plies(game):
    played = lines(game, 2 * len(game.presets))
    assert all(moves for _, moves in played)
    check(played, game)
    assert seconds(played, game, game.legal_moves) > 0
    assert seconds(played, game, lambda state: by_filter(game, state)) > 0
