"""The benchmark of players: the same deals for all of them, a file that it goes on with, players that see a view."""

import json

import pytest
from bench.players import FIRST, PLAYERS, Played, Thinking, play, play_all, rank, read_rows, row

from mulligan.core.game import view
from mulligan.games.registry import read_code

THINKING = Thinking(worlds=2, states=500)


def told(played):
    """What of a game does not hang on the clock."""
    return played.key, played.won, played.moves


@pytest.mark.parametrize("letters", FIRST)
@pytest.mark.parametrize("player", PLAYERS)
def test_a_game_comes_to_an_end_and_is_the_same_again(letters, player):
    deal = read_code(FIRST[letters])
    played = play(deal, player, THINKING)
    assert told(play(deal, player, THINKING)) == told(played)
    assert 0 < played.moves <= 1000
    assert played.slowest <= played.seconds


def test_games_that_the_file_holds_are_not_played_again(tmp_path):
    file = tmp_path / "players.jsonl"
    before = play_all("E", ["greedy", "random"], 3, THINKING, file)
    rows = file.read_text().splitlines()
    assert len(rows) == 6
    # As a stopped run leaves it: the last row is not whole.
    file.write_text("\n".join(rows[:4]) + "\n" + rows[4][:20])
    after = play_all("E", ["greedy", "random"], 3, THINKING, file)
    again = [Played(**json.loads(line)) for line in rows]
    assert sorted(map(told, read_rows(file))) == sorted(map(told, again))
    assert {player: list(map(told, games)) for player, games in after.items()} == {
        player: list(map(told, games)) for player, games in before.items()
    }
    assert file.read_text().splitlines()[:4] == rows[:4]


def test_another_way_of_thinking_is_another_game(tmp_path):
    file = tmp_path / "players.jsonl"
    for thinking in (THINKING, Thinking(worlds=3, states=500), THINKING):
        play_all("S", ["hints"], 1, thinking, file)
    assert [played.thinking for played in read_rows(file)] == [[2, 0], [3, 0]]


def test_a_row_tells_the_share_with_its_interval():
    games = [Played("", "hints", [], won, 10, 0.5, 0.1) for won in (True, False, False, True)]
    assert row("E", "hints", games) == "| E | hints | 4 | 50.0% | 15.0% to 85.0% | 10 | 50.0 | 100 |"


def test_what_looks_best_is_up_then_turning_then_the_stock_and_shifting_looks_like_nothing():
    """Columns 4 and 7 turn a card; column 1 goes to column 2 as a whole, which turns none."""
    first = read_code("KL1-D3N-AAAAAAB")
    for number, wanted in (
        (0, {"4f": (1, -4), "6f": (1, -6), "d": (4, 0), "72": (2, -7)}),
        (2, {"d": (4, 0), "12": None, "45": (2, -4), "76": (2, -7)}),
    ):
        seen = view(first.game, first.following(number).start(), 0)
        assert {first.game.write_move(move): rank(seen, move) for move in seen.legal} == wanted
