"""A round of nine holes: GP-15."""

import pytest

from mulligan.core.game import Fault, Refusal
from mulligan.core.table import STOCK, Place
from mulligan.games.registry import read_code
from mulligan.play.match import NEXT, Advanced, Match, hole_deal, holes_of
from mulligan.play.session import Step

# Won in Traditional: the line leaves no card in the stock (tests/golden).
WON = "3 1 3 d 3 3 d 4 d 7 3 d 6 d 5 5 2 d 5 2 5 2 6 5 7 d 4 6 2 d d d 6 1 7 d 2 d 4 6 4 d d 1 d 7 1 1 4 d 7"


def match_of(code):
    return Match(read_code(code))


def played(match, tokens):
    for token in tokens.split():
        assert isinstance(match.act(token), Step), token
    return match


def play_out(match):
    """Plays the hole by the first legal move each time."""
    session = match.session
    while session.outcome is None:
        assert isinstance(match.act(session.game.write_move(session.game.legal_moves(session.state)[0])), Step)
    return session.score


@pytest.mark.parametrize(
    ("code", "holes"),
    [
        (
            "GO1-S9-AAAAAAX",
            ["AAAAAAX", "AAAAAAY", "AAAAAAZ", "AAAAABA", "AAAAABB", "AAAAABC", "AAAAABD", "AAAAABE", "AAAAABF"],
        ),
        (
            "GO1-S9-ZZZZZZV",
            ["ZZZZZZV", "ZZZZZZW", "ZZZZZZX", "ZZZZZZY", "ZZZZZZZ", "AAAAAAA", "AAAAAAB", "AAAAAAC", "AAAAAAD"],
        ),
    ],
)
def test_gp15_hole_k_is_number_n_plus_k_less_one_in_a_ring(code, holes):
    """(n + k - 1) mod 26^7; each hole has a code of its own, of one deal."""
    match = match_of(code)
    assert [str(hole.deal) for hole in match.card] == [f"GO1-S-{letters}" for letters in holes]
    assert [hole.number for hole in match.card] == list(range(1, 10))


def test_gp15_a_hole_of_traditional_is_written_as_one_deal_of_the_same_rules():
    """T is always nine holes, so that its single deal is Standard with `when_stuck`."""
    match = match_of("GO1-T-AAAAAAB")
    assert [str(hole.deal) for hole in match.card][:2] == ["GO1-SF-AAAAAAB", "GO1-SF-AAAAAAC"]
    assert {hole.deal.rules.holes for hole in match.card} == {1}
    assert match.session.deal == match.card[0].deal
    assert str(match.deal) == "GO1-T-AAAAAAB"


def test_gp15_holes_of_a_foreign_number():
    match = match_of("golf/strict+strokes+holes=9/ms:2147483646")
    assert [str(hole.deal).rpartition(":")[2] for hole in match.card] == [
        "2147483646",
        "2147483647",
        *(str(number) for number in range(1, 8)),
    ]


@pytest.mark.parametrize("code", ["GO1-S9-AAAAAAB", "GO1-T-AAAAAAB", "GO1-EK9-AAAAAAB"])
def test_gp15_par_is_45_for_the_round(code):
    assert match_of(code).par == 45


@pytest.mark.parametrize("code", ["GO1-S-AAAAAAB", "GO1-E-AAAAAAB", "GO1-E9-AAAAAAB"])
def test_par_is_for_rounds_in_strokes_only(code):
    assert match_of(code).par is None


def test_gp15_scores_are_added():
    match = match_of("GO1-S9-AAAAAAB")
    scores = []
    for number in range(1, 10):
        assert match.hole == number
        assert match.total == sum(scores)
        scores.append(play_out(match))
        assert match.total == sum(scores)
        assert match.card[number - 1].score == scores[-1]
        if number < 9:
            assert not match.over
            assert match.act(NEXT) == Advanced(number, scores[-1], given_up=False, hole=number + 1)
    assert match.over
    assert [hole.score for hole in match.card] == scores
    assert {hole.state for hole in match.card} == {"over"}
    assert match.total == sum(scores)


def test_the_score_card_while_playing():
    match = played(match_of("GO1-T-AAAAAAJ"), WON)
    match.act(NEXT)
    assert match.hole == 2
    first, second, third = match.card[:3]
    assert (first.score, first.state) == (0, "over")
    assert (second.score, second.state) == (35, "playing")
    assert (third.score, third.state) == (None, "ahead")
    assert match.total == 0, "the hole being played is not yet in it"


def test_gp15_a_hole_given_up_counts_its_cards_left():
    match = played(match_of("GO1-S9-AAAAAAB"), "d 5 2")
    assert match.act(NEXT) == Advanced(1, 33, given_up=True, hole=2)
    assert match.total == 33
    assert (match.card[0].score, match.card[0].state) == (33, "given_up")
    assert (match.session.score, match.session.moves) == (35, 0)
    assert match.act(NEXT) == Advanced(2, 35, given_up=True, hole=3)
    assert match.total == 68


def test_in_points_a_hole_given_up_counts_as_if_blocked():
    """10 for each card removed, less 10 for each left, never below 0 (GP-13, GP-15)."""
    match = played(match_of("GO1-E9-AAAAAAB"), "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3")
    removed = 35 - sum(map(len, match.session.state.columns))
    assert match.act(NEXT) == Advanced(1, 20 * removed - 350, given_up=True, hole=2)
    assert match.act(NEXT) == Advanced(2, 0, given_up=True, hole=3)


def test_gp15_no_undo_back_into_an_earlier_hole():
    match = played(match_of("GO1-S9-AAAAAAB"), "d 5")
    match.act(NEXT)
    assert match.act("u") == Refusal("nothing_to_undo")
    assert match.act("r") == Refusal("nothing_to_redo")
    assert (match.hole, match.session.state) == (2, hole_deal(match.deal, 2).start())


def test_undo_goes_on_within_a_hole():
    """GP-16: also at its end, as long as it is not left."""
    match = played(match_of("GO1-T-AAAAAAJ"), WON)
    assert match.session.outcome is not None
    assert match.total == 0
    assert isinstance(match.act("u"), Step)
    assert match.session.outcome is None
    assert (match.card[0].score, match.card[0].state) == (1, "playing")


def test_where_holes_are_ahead_only_the_hole_is_over():
    match = played(match_of("GO1-T-AAAAAAJ"), WON)
    assert match.act("d") == match.pick(STOCK, None, None) == Refusal("hole_over")
    assert Refusal("hole_over").fault is Fault.OVER
    alone = played(match_of("GO1-SF-AAAAAAJ"), WON)
    assert alone.act("d") == Refusal("game_over")


def test_a_pick_is_for_the_hole_being_played():
    match = match_of("GO1-S9-AAAAAAA")
    match.act(NEXT)
    assert isinstance(match.pick(STOCK, None, None), Step)
    assert match.session.tokens == ["d"]
    assert match.pick(Place("column", 1), 4, None) == Refusal("covered", {"card": "Ts", "column": 1, "row": 4})


def to_the_last_hole(code="GO1-S9-AAAAAAB"):
    match = match_of(code)
    for number in range(1, 9):
        assert match.act(NEXT) == Advanced(number, 35, given_up=True, hole=number + 1)
    return match


def test_the_last_hole_ends_the_round():
    match = to_the_last_hole()
    assert (match.hole, match.over, match.total) == (9, False, 280)
    left = play_out(match)
    assert match.over
    assert match.total == 280 + left
    assert match.act(NEXT) == Refusal("game_over")
    assert isinstance(match.act("u"), Step)
    assert not match.over
    assert match.total == 280


def test_the_last_hole_given_up_ends_the_round_for_good():
    match = played(to_the_last_hole(), "d")
    assert match.act(NEXT) == Advanced(9, 35, given_up=True, hole=9)
    assert (match.over, match.given_up, match.total) == (True, True, 9 * 35)
    assert {hole.state for hole in match.card} == {"given_up"}
    for token in ("u", "r", "d", "1", NEXT):
        assert match.act(token) == Refusal("game_over")
    assert match.pick(STOCK, None, None) == Refusal("game_over")
    assert match.total == 9 * 35


@pytest.mark.parametrize("code", ["GO1-E-AAAAAAB", "GO1-S-AAAAAAB", "ms:5"])
def test_a_single_deal_has_no_next_hole(code):
    """Neither while it is played nor at its end."""
    match = match_of(code)
    assert match.act(NEXT) == Refusal("no_next_hole")
    assert (match.holes, match.hole, match.session.deal) == (1, 1, match.deal)
    score = play_out(match)
    assert match.over
    assert match.act(NEXT) == Refusal("no_next_hole")
    assert [(hole.number, hole.score, hole.state) for hole in match.card] == [(1, score, "over")]
    assert match.total == score
    assert isinstance(match.act("u"), Step)
    assert not match.over


@pytest.mark.parametrize("code", ["GO1-SP-AAAAAAB", "GO1-ES-AAAAAAB"])
def test_a_single_deal_keeps_the_spelling_of_its_code(code):
    match = match_of(code)
    assert str(match.session.deal) == str(match.card[0].deal) == code


def test_a_game_without_rounds_has_one_hole():
    assert holes_of(object()) == 1
    assert holes_of(read_code("GO1-T-AAAAAAB").rules) == 9


def test_a_refused_action_changes_nothing_in_a_round():
    """GP-18."""
    match = played(match_of("GO1-S9-AAAAAAB"), "d")
    before = match.hole, match.total, match.card, match.session.state
    for token in ("1", "1:4", "8", "x", "Next", ""):
        assert isinstance(match.act(token), Refusal)
    assert (match.hole, match.total, match.card, match.session.state) == before
