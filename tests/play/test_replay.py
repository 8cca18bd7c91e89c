"""Records played again: where a replay stops, and what it gives (CD-7, the command line's page)."""

import pytest

from mulligan.core.game import Refusal
from mulligan.games.registry import read_code, read_record
from mulligan.play.session import Session, Stop, advance, replay
from tests.games.test_golf_setup import WINNING


def test_a_whole_record():
    end = replay(read_record(f"# CD-3\nGO1-E-AAAAAAB {WINNING}"))
    assert end.stop is None
    assert (end.session.score, end.session.moves, end.session.undo_left) == (350, 49, 49)
    assert str(end.session.record) == f"GO1-E-AAAAAAB {WINNING}"


def test_the_same_game_in_any_spelling():
    one = replay(read_record("GO1-E-AAAAAAB d 5 2")).session
    other = replay(read_record(" go1-n-aaaaaab  d\n 5:5 # nine\n 2 u r u 2")).session
    assert (other.state, other.score) == (one.state, one.score)
    assert other.moves == 5


@pytest.mark.parametrize(
    ("tokens", "index", "token", "refusal"),
    [
        ("1", 0, "1", Refusal("not_adjacent", {"card": "6h", "on": "Ac"})),
        ("d 5 2 1 d d", 3, "1", Refusal("not_adjacent", {"card": "6h", "on": "8c"})),
        ("d 5 1:4", 2, "1:4", Refusal("covered", {"card": "Ts", "column": 1, "row": 4})),
        ("d 5 u u u 5", 4, "u", Refusal("nothing_to_undo")),
        ("d r", 1, "r", Refusal("nothing_to_redo")),
        ("d 5 u d r", 4, "r", Refusal("nothing_to_redo")),
        (WINNING + " d", 49, "d", Refusal("game_over")),
        ("d " * 17, 16, "d", Refusal("stock_empty")),
    ],
)
def test_a_replay_stops_at_the_first_refused_move(tokens, index, token, refusal):
    """The index counts from 0 over the move tokens, the code not counted; the session stands where it came to."""
    end = replay(read_record(f"GO1-E-AAAAAAB {tokens}"))
    assert end.stop == Stop(index, token, refusal)
    assert end.session.tokens == tokens.split()[:index]


@pytest.mark.parametrize(
    ("token", "reason"), [("52", "unreadable"), ("D", "unreadable"), ("next", "unreadable"), ("8", "no_such_column")]
)
def test_a_replay_stops_at_an_unreadable_move(token, reason):
    end = replay(read_record(f"GO1-E-AAAAAAB d 5 {token} 2"))
    assert (end.stop.index, end.stop.token, end.stop.refusal.reason) == (2, token, reason)
    assert end.session.moves == 2


def test_undo_after_the_end_goes_on():
    end = replay(read_record(f"GO1-E-AAAAAAB {WINNING} u u r r"))
    assert end.stop is None
    assert (end.session.score, end.session.moves) == (350, 51)


def test_a_replay_of_a_round_code_means_hole_1():
    """GP-15."""
    end = replay(read_record("GO1-T-AAAAAAJ 3 1 3 d 3"))
    assert end.stop is None
    assert end.session.state.columns == replay(read_record("GO1-SF-AAAAAAJ 3 1 3 d 3")).session.state.columns


def test_a_million_tokens_stop_where_they_must():
    end = replay(read_record("GO1-E-AAAAAAB " + "d u " * 50_000 + "x " * 400_000))
    assert (end.stop.index, end.stop.token) == (100_000, "x")
    assert (end.session.moves, end.session.undo_left) == (50_000, 0)


def test_advancing_goes_on_from_where_the_session_stands():
    session = Session(read_code("GO1-E-AAAAAAB"))
    assert advance(session, ["d", "5"]) is None
    assert advance(session, ["2", "1"]) == Stop(1, "1", Refusal("not_adjacent", {"card": "6h", "on": "8c"}))
    assert advance(session, []) is None
    assert session.tokens == ["d", "5", "2"]
