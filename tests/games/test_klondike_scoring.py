"""KL-13 to KL-16, KL-22: points as in the app and as Windows counts them, Vegas dollars, time and bankroll."""

from itertools import pairwise

import pytest

from mulligan.core.game import Refusal
from mulligan.core.record import read_record
from mulligan.games.registry import GAMES, read_code
from mulligan.play.match import NEXT, RESTART, Advanced, Match, Restarted
from mulligan.play.session import Session, Step, replay
from mulligan.words import speak
from tests.games.klondike_positions import KLONDIKE, played, position, score, sitting

WON_1 = (
    "64 d d d d d d d d d d w4 d d w7 17 61 6f 63 36 53 73 w1 d d d d wf d d w2 42 4f 4f 34 63 57 6f 3f 3f d d d d d w1 "
    "71 76 7f 4f 4f 4f 3f 3f 7f 7f 27 52 d wf 4f 7f d d d d wf d d wf w2 d d wf 2f 5f d d d w2 d d d 63 d wf 4f 7f 7f d "
    "wf 2f d wf w6 wf 2f 7f 4f 2f 7f 7f wf w6 wf 1f 1f 5f wf 6f wf d wf 1f 1f wf 1f 3f 6f"
)
WON_3 = (
    "64 d w5 d d d w5 15 61 6f 63 36 w1 w4 d d w2 42 d w3 73 d w3 43 4f 34 63 6f w1 71 76 7f 57 51 7f 7f 3f d d w1 d d d "
    "wf 4f 3f 4f 4f 3f 3f 74 7f 7f 7f 27 52 4f d wf 4f wf 4f 7f 7f w3 wf d d d wf 4f d wf wf 1f 5f 1f d d wf 1f 1f 5f 7f "
    "1f w1 wf 7f 2f 7f w6 wf 6f wf wf 2f 7f 1f 1f 3f 6f"
)
WON_VEGAS = (
    "3f d w6 15 d w1 d d wf d d wf 7f 2f 7f d d w5 35 w1 d w1 d w1 51 57 d w2 42 64 6f 63 6f 47 74 71 21 d d d w2 42 4f "
    "64 d d wf w6 w4 d d w4 14 23 36 d w6 56 d d wf 4f 7f 75 d d wf d wf 4f wf 4f 4f 6f 4f 6f 6f 7f w6 wf wf 6f 5f 6f 5f "
    "4f 4f 3f 3f wf 4f 6f 4f 6f wf 3f 4f 1f 3f 5f 2f 4f 1f 4f 2f 3f 1f"
)


def scores(session, tokens):
    """The score after each of some tokens."""
    found = []
    for token in tokens.split():
        assert isinstance(session.act(token), Step), token
        found.append(session.score)
    return found


@pytest.mark.parametrize(
    ("columns", "token", "points"),
    [
        ("| 9s / | As", "2f", 10),
        ("9d | As", "1f", 10 + 5),
        ("| 4h", "w1", 5),
        ("| 4h", "d", 0),
    ],
)
def test_kl22_what_each_action_brings(columns, token, points):
    assert score(played(position(columns, waste="2c 3s", stock="Kd"), token)) == points


def test_kl22_column_to_column_and_back_from_a_foundation_bring_nothing():
    state = position("| 9s / | Td / | 4h", ups="3s")
    assert score(played(state, "12")) == 0
    assert score(played(state, "fs3")) == 0


def test_kl22_a_card_from_the_waste_to_its_foundation():
    assert score(played(position("| Kd", waste="As"), "wf")) == 10


def test_kl22_a_turned_card_counts_with_the_move_that_uncovers_it():
    assert score(played(position("2c | 9s / | Td"), "12")) == 5


@pytest.mark.parametrize(("points", "left"), [(0, 0), (40, 0), (100, 0), (130, 30)])
def test_kl22_turning_the_waste_back_costs_100_down_to_0(points, left):
    session = sitting("KL1-D1N-AAAAAAG")
    start = position("| Kd", waste="2c 3c")
    session.state = type(start)(start.rules, start.piles, start.down, points=points)
    session.act("d")
    assert session.score == left
    session.act("u")
    assert session.score == points
    session.act("r")
    assert session.score == left


@pytest.mark.parametrize(("code", "line"), [("KL1-D1N-AAAAAAG", WON_1), ("KL1-D3N-AAAAAAG", WON_3)])
def test_kl13_a_won_game_is_625_and_5_for_each_waste_card_on_a_column_less_what_recycling_cost(code, line):
    session = sitting(code)
    cost = 0
    for token in line.split():
        before, recycles = session.score, token == "d" and not session.view().stock
        session.act(token)
        cost += before - session.score if recycles else 0
    assert session.outcome.kind == "won"
    from_waste = sum(token[0] == "w" and token[1].isdigit() for token in line.split())
    assert session.score == 625 + 5 * from_waste - cost
    assert session.score == {"KL1-D1N-AAAAAAG": 570, "KL1-D3N-AAAAAAG": 485}[code]
    assert cost > 0


def test_kl13_replaying_a_record_gives_the_same_score():
    end = replay(read_record(f"KL1-D1N-AAAAAAG {WON_1}", GAMES))
    assert end.stop is None
    assert (end.session.score, end.session.moves) == (570, 119)


@pytest.mark.parametrize(("cards", "dollars"), [(0, -52), (1, -47), (10, -2), (11, 3), (52, 208)])
def test_kl14_five_dollars_a_card_on_a_foundation(cards, dollars):
    session, up = Session(read_code("KL1-D1V-AAAAAAK")), 0
    for token in WON_VEGAS.split():
        if up == cards:
            break
        session.act(token)
        up = sum(map(len, session.view().foundations))
    assert (up, session.score) == (cards, dollars)


def test_kl14_all_else_brings_nothing():
    state = position("2c | 9s / | Td / | 4h", waste="3c 3s", stock="5c", scoring="vegas")
    assert score(state) == -52
    for token in ("12", "w3", "d"):
        assert score(played(state, token)) == -52


def test_kl14_an_ace_up_back_and_undone():
    """Up pays, back pays nothing, and each undo gives exactly what was before."""
    session = sitting("KL1-D1V-AAAAAAG")
    session.state = position("| 2d / | As", scoring="vegas", ups="")
    assert scores(session, "2f fs1 u u") == [-47, -47, -47, -52]


def test_kl14_an_ace_has_one_place():
    session = sitting("KL1-D1V-AAAAAAG")
    session.state = position("| Kd", ups="As", scoring="vegas")
    assert session.act("fsf").reason == "unreadable"


def test_kl16_playing_a_card_up_again_pays_again():
    assert scores_of("KL1-D1N-AAAAAAG", position("| 4h / | 3s", ups="2s"), "2f fs1 1f fs1 1f") == [10, 10, 20, 20, 30]
    vegas = position("| 4h / | 3s", ups="2s", scoring="vegas")
    assert scores_of("KL1-D1V-AAAAAAG", vegas, "2f fs1 1f") == [-47, -47, -42]


def scores_of(code, state, tokens):
    session = sitting(code)
    session.state = state
    return scores(session, tokens)


def test_windows_takes_15_back_with_a_card_down_to_0():
    state = position("| 4h / | 3s / | 2s", ups="As", scoring="windows")
    assert scores_of("KL1-D1X-AAAAAAG", state, "3f 2f fs1 1f fs1 1f") == [10, 20, 5, 15, 0, 10]


def test_windows_undo_gives_back_what_the_floor_had_kept():
    session = sitting("KL1-D1X-AAAAAAG")
    session.state = position("| 4h / | 3s", ups="2s", scoring="windows")
    assert scores(session, "2f fs1 u u r r") == [10, 0, 10, 0, 10, 0]


@pytest.mark.parametrize(("draw", "costs"), [(1, [100, 100, 100, 100]), (2, [0, 0, 20, 20]), (3, [0, 0, 20, 20])])
def test_windows_recycling_costs_100_in_draw_1_and_20_from_the_fourth_pass_on_in_draw_3(draw, costs):
    start = position("| Kd", waste="2c", draw=draw, scoring="windows")
    state = type(start)(start.rules, start.piles, start.down, points=1000)
    found = []
    for _ in costs:
        before = score(state)
        state = played(state, "d")
        found.append(before - score(state))
        state = played(state, "d")
    assert found == costs


# Time


def timed(code="KL1-D1XT-AAAAAAG", state=None):
    session = sitting(code)
    if state is not None:
        session.state = state
    return session


def test_every_ten_seconds_cost_two_points_down_to_none():
    state = position("| Ah / | As", scoring="windows", timed=True)
    assert scores(timed(state=state), "1f @9 @10 @19 @37 @60 @200") == [10, 10, 8, 8, 4, 0, 0]
    assert scores(timed(state=state), "@100 1f") == [0, 10]


def test_time_is_neither_counted_nor_undone():
    session = timed(state=position("| Ah / | As", scoring="windows", timed=True))
    assert scores(session, "1f @37 2f @45 u u r r") == [10, 4, 14, 12, 2, 0, 2, 12]
    assert session.moves == 4
    assert session.tokens == ["1f", "@37", "2f", "@45", "u", "u", "r", "r"]
    assert session.state.elapsed == session.elapsed == 45


def test_time_clears_nothing_that_can_be_redone():
    session = timed()
    scores(session, "64 u @5 r")
    assert session.tokens == ["64", "u", "@5", "r"]


def test_time_never_goes_back():
    session = timed()
    scores(session, "d @37 @37")
    refusal = session.act("@36")
    assert (refusal.reason, refusal.facts) == ("time_goes_on", {"seconds": 36, "elapsed": 37})
    assert session.tokens == ["d", "@37", "@37"]


@pytest.mark.parametrize("token", ["@", "@-1", "@3.5", "@٣", "@1234567890", "@ 5", "37"])
def test_what_is_no_time_is_no_token(token):
    assert timed().act(token).reason in ("unreadable", "column_empty", "wrong_rank", "wrong_colour")


@pytest.mark.parametrize("code", ["KL1-D1N-AAAAAAG", "KL1-D1X-AAAAAAG", "GO1-E-AAAAAAB"])
def test_where_the_rules_count_no_time_its_token_is_unreadable(code):
    assert Session(read_code(code)).act("@37").reason == "unreadable"


@pytest.mark.parametrize(("seconds", "bonus"), [(0, 0), (29, 0), (30, 23333), (100, 7000), (700, 1000)])
def test_a_game_won_in_30_seconds_or_more_brings_a_bonus(seconds, bonus):
    state = position("| Kd", ups="Ks Kh Qd Kc", scoring="windows", timed=True)
    start = type(state)(state.rules, state.piles, state.down, points=500)
    session = timed(state=start)
    session.act(f"@{seconds}")
    session.act("1f")
    assert session.score == 510 - 2 * (seconds // 10) + bonus
    assert counted(session.state)["bonus"] == (bonus, 0)
    assert session.act(f"@{seconds + 9}").reason == "game_over"


def test_a_bonus_is_told_with_the_win_and_taken_back_with_it():
    """A score that jumps at the end says by what."""
    session = timed(state=position("| Kd", ups="Ks Kh Qd Kc", scoring="windows", timed=True))
    session.act("@100")
    step = session.act("1f")
    assert [(figure.name, figure.count) for figure in step.figures] == [("bonus", 7000)]
    said = speak("en").step(step, session.events(step), session.view())
    assert said.endswith("Won: 7010 points. Bonus for the time: 7000.")
    session.act("u")
    assert (session.score, counted(session.state)["bonus"]) == (0, (0, 0))
    assert "bonus" not in counted(position("| Kd", scoring="windows"))


def test_a_timed_record_replays_to_the_same_score():
    session = timed()
    scores(session, "64 @12 d d @40 d u @55 r")
    end = replay(read_record(str(session.record), GAMES))
    assert end.stop is None
    assert (end.session.state, end.session.score) == (session.state, session.score)


# Bankroll and matches


def act(match, tokens):
    for token in tokens.split():
        assert not isinstance(match.act(token), Refusal), token
    return match


def test_the_bankroll_is_charged_at_a_deals_first_move():
    match = Match(read_code("KL1-D1VM-AAAAAAG"))
    assert match.total == 0
    assert act(match, "d").total == -52
    assert act(match, "u").total == -52


def test_a_deal_left_untouched_counts_nothing():
    match = Match(read_code("KL1-D1VM-AAAAAAG"))
    left = match.act(NEXT)
    assert left == Advanced(1, 0, True, 2, carried=0)
    assert str(match.session.deal) == "KL1-D1VM-AAAAAAH"


def test_the_bankroll_goes_on_from_deal_to_deal():
    match = act(Match(read_code("KL1-D1VM-AAAAAAK")), WON_VEGAS)
    assert match.total == 208
    assert not match.over
    assert match.act(NEXT) == Advanced(1, 208, False, 2, carried=208)
    assert act(match, "d").total == 156
    assert str(match.named) == str(match.session.deal) == "KL1-D1VM-AAAAAAL"
    assert match.act(NEXT) == Advanced(2, -52, True, 3, carried=156)
    assert [hole.score for hole in match.card] == [208, -52, -52]
    assert (match.holes, match.hole) == (3, 3)


def test_undoing_across_the_end_charges_nothing():
    match = act(Match(read_code("KL1-D1VM-AAAAAAK")), WON_VEGAS)
    assert act(match, "u").total == 203
    assert act(match, "r").total == 208


def test_restarting_the_same_deal_charges_nothing():
    match = act(Match(read_code("KL1-D1VM-AAAAAAG")), "d next d")
    assert match.total == -104
    assert match.act(RESTART) == Restarted(2)
    assert match.total == -52
    assert act(match, "d").total == -104
    assert str(match.session.deal) == "KL1-D1VM-AAAAAAH"


def test_after_the_last_number_the_series_goes_on_with_the_first():
    match = Match(read_code("KL1-D1VM-ZZZZZZZ"))
    match.act(NEXT)
    assert str(match.session.deal) == "KL1-D1VM-AAAAAAA"


def test_no_deal_follows_an_exact_pack():
    digits = "".join(f"{rank:02}{suit}" for rank in range(1, 14) for suit in range(1, 5))
    match = Match(read_code(f"klondike/vegas+bankroll/deck:{digits}"))
    assert match.act(NEXT).reason == "no_next_deal"


def test_without_a_bankroll_there_is_no_next_deal():
    assert Match(read_code("KL1-D1V-AAAAAAG")).act(NEXT).reason == "no_next_hole"


@pytest.mark.parametrize("code", ["KL1-D1N-AAAAAAG", "GO1-E-AAAAAAB", "TP1-E-AAAAAAB"])
def test_restart_deals_the_same_cards_again_at_any_time(code):
    match = Match(read_code(code))
    start = match.session.state
    assert match.act(RESTART) == Restarted(1)
    act(match, "d d u")
    assert match.act(RESTART) == Restarted(1)
    session = match.session
    assert (session.state, session.moves, session.undo_left, session.tokens) == (start, 0, 0, [])


def test_a_hole_of_a_round_can_be_restarted_too():
    match = act(Match(read_code("GO1-S9-AAAAAAB")), "next d restart d next")
    assert str(match.named) == "GO1-S9-AAAAAAB"
    assert (match.hole, [hole.score for hole in match.card[:2]]) == (3, [35, 35])


def test_a_round_whose_last_hole_was_given_up_cannot_be_restarted():
    match = act(Match(read_code("GO1-S9-AAAAAAB")), "next " * 9)
    assert match.act(RESTART).reason == "game_over"


def counted(state):
    """The figures of a state by name."""
    return {figure.name: (figure.count, figure.limit) for figure in KLONDIKE.figures_of(state)}


def test_kl16_cards_taken_back_are_counted_and_undone_ones_are_not():
    """KL-16: a game that took cards back is flagged, with how many; taking that back takes the flag back."""
    session = sitting("KL1-D1N-AAAAAAG")
    session.state = position("| 4h / | 3s", ups="2s")
    taken_back, told = [0], []
    for token in ["2f", "fs1", "1f", "fs1", *"uruuuurr"]:
        step = session.act(token)
        assert isinstance(step, Step)
        taken_back.append(counted(session.state)["taken_back"][0])
        told.append([figure.count for figure in step.figures])
    assert taken_back == [0, 0, 1, 1, 2, 1, 2, 1, 1, 0, 0, 0, 1]
    assert told == [[now] if now != before else [] for before, now in pairwise(taken_back)]
    assert counted(Session(session.deal).state)["taken_back"] == (0, 0)


@pytest.mark.parametrize(("code", "limit"), [("KL1-D1N-AAAAAAG", 0), ("KL1-D3V-AAAAAAG", 1), ("KL1-D3NP3-AAAAAAG", 3)])
def test_kl11_the_pass_is_told_with_how_many_there_are(code, limit):
    session = sitting(code)
    draws = 8 if "D3" in code else 24
    for begun in range(1, (limit or 3) + 1):
        assert counted(session.state)["pass"] == (begun, limit)
        for _ in range(draws):
            step = session.act("d")
            assert isinstance(step, Step)
            assert step.figures == ()
        last = session.act("d")
    if limit:
        assert isinstance(last, Refusal)
        assert last.reason == "no_redeal"
    else:
        assert [(figure.name, figure.count) for figure in last.figures] == [("pass", 4)]
        assert [(figure.name, figure.count) for figure in session.act("u").figures] == [("pass", 3)]
