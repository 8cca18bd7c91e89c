"""On whole deals: the known figures, what must hold between one answer and another, and lines that replay."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.cards import SUITS, Card
from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.games.golf import DRAW, GolfRules, GolfState
from mulligan.games.registry import read_code, read_record
from mulligan.play.session import replay
from mulligan.solve.golf import solve
from tests.solve.golf import GOLF, check_ends

ENDS = ["strict", "queen", "wrap"]
DRAWS = ["anytime", "when_stuck"]
numbers = st.integers(0, NUMBERS - 1)
rules = st.builds(
    GolfRules,
    ends=st.sampled_from(ENDS),
    draw=st.sampled_from(DRAWS),
    scoring=st.sampled_from(["points", "strokes"]),
    jokers=st.integers(0, 2),
    empty_waste=st.booleans(),
)


def known_figures() -> Iterator[tuple[str, str, str, list[int]]]:
    """What is known of ms:1, ms:2, ...: the figure's name, draw, ends, and a number for each deal."""
    for line in (Path(__file__).parent / "data/golf_ms.txt").read_text().splitlines():
        if not line.startswith("#"):
            name, draw, ends, *figures = line.split()
            yield name, draw, ends, [int(figure) for figure in figures]


@pytest.mark.parametrize(
    ("name", "draw", "ends", "figures"), [pytest.param(*one, id="-".join(one[:3])) for one in known_figures()]
)
def test_every_known_figure(name, draw, ends, figures):
    """All rows: fewest left of ms:1 to ms:300, best strokes of ms:1 to ms:150, under six rule sets."""
    assert len(figures) == {"left": 300, "strokes": 150}[name]
    states = (read_code(f"golf/{ends}+{draw}/ms:{number}").start() for number in range(1, len(figures) + 1))
    assert [getattr(solve(state, want_line=False), name) for state in states] == figures


@pytest.mark.parametrize(("preset", "verdict", "left"), [("E", "won", 0), ("C", "lost", 1), ("S", "lost", 1)])
def test_gp_24_the_example_deal_is_won_in_easy_only(preset, verdict, left):
    state = read_code(f"GO1-{preset}-AAAAAAB").start()
    solution = solve(state)
    assert (solution.verdict, solution.left, solution.line is not None) == (verdict, left, verdict == "won")


def test_the_position_before_move_35_of_the_example_game():
    """GP-24: with six cards in the stock; the line that is known goes on to win with two left."""
    known = "d 5 2 d d d 4 7 d 5 5 6 6 1 6 d 4 4 2 5 d 1 7 d 1 3 4 d 3 2 7 3 d 2"
    after = "3 2 4 6 1 1 7 d 5 3 d 6 d d 7"
    state = replay(read_record(f"GO1-E-AAAAAAB {known}")).session.state
    solution = solve(state, "shortest")
    assert solution.line is not None
    assert len(solution.line) <= len(after.split())
    assert solution.strokes <= -2


@given(number=numbers, rules=rules)
def test_lines_of_whole_deals_replay_through_the_rules(number, rules):
    state = Deal(GOLF, rules, number).start()
    check_ends(state, solve(state, "best"), solve(state, "win"), solve(state, "shortest"))


def test_a_deal_under_every_combination_of_options():
    for ends, draw, jokers, empty in product(ENDS, DRAWS, range(3), (False, True)):
        rules = GolfRules(ends=ends, draw=draw, scoring="strokes", jokers=jokers, empty_waste=empty)
        state = Deal(GOLF, rules, 2026).start()
        check_ends(state, solve(state, "best"), solve(state, "win"), solve(state, "shortest"))


def walk(state: GolfState, steps: int, chance: random.Random) -> GolfState:
    """A position some moves on; the last one before the game would be over."""
    for _ in range(steps):
        after, _ = GOLF.play(state, chance.choice(GOLF.legal_moves(state)))
        if GOLF.outcome(after) is not None:
            break
        state = after
    return state


@given(number=numbers, rules=rules, steps=st.integers(0, 45), chance=st.randoms(use_true_random=False))
def test_a_position_is_worth_what_its_best_move_leads_to(number, rules, steps, chance):
    """From any position of a game: nothing is gained or lost but by moves."""
    state = walk(Deal(GOLF, rules, number).start(), steps, chance)
    here = solve(state, "shortest")
    after = [solve(GOLF.play(state, move)[0], "shortest") for move in GOLF.legal_moves(state)]
    assert here.left == min(one.left for one in after)
    assert here.strokes == min(one.strokes for one in after)
    assert here.points == max(one.points for one in after)
    wins = [len(one.line) for one in after if one.line is not None]
    assert (None if here.line is None else len(here.line)) == (1 + min(wins) if wins else None)


@given(number=numbers, jokers=st.integers(0, 2), empty=st.booleans())
def test_more_lenient_ends_never_hurt_where_drawing_is_free(number, jokers, empty):
    strict, queen, wrap = (
        solve(Deal(GOLF, GolfRules(ends=ends, jokers=jokers, empty_waste=empty), number).start(), want_line=False)
        for ends in ENDS
    )
    assert strict.strokes >= queen.strokes >= wrap.strokes
    assert strict.left >= queen.left >= wrap.left


def test_more_lenient_ends_can_hurt_where_drawing_waits():
    """So the test above says something: ms:1 to ms:300 hold deals that a more lenient rule makes worse."""
    left = {ends: figures for name, draw, ends, figures in known_figures() if (name, draw) == ("left", "when_stuck")}
    assert any(a < b for a, b in zip(left["strict"], left["queen"], strict=True))


@given(number=numbers, ends=st.sampled_from(ENDS), jokers=st.integers(0, 2))
def test_to_draw_when_stuck_never_helps(number, ends, jokers):
    free = solve(Deal(GOLF, GolfRules(ends=ends, jokers=jokers), number).start(), want_line=False)
    bound = solve(Deal(GOLF, GolfRules(ends=ends, jokers=jokers, draw="when_stuck"), number).start(), want_line=False)
    assert free.strokes <= bound.strokes


@given(number=numbers, rules=rules, chance=st.randoms(use_true_random=False))
def test_suits_and_the_order_of_columns_never_matter(number, rules, chance):
    state = Deal(GOLF, rules, number).start()
    suit = chance.choice([dict(zip(SUITS, order, strict=True)) for order in permutations(SUITS)])

    def other(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(card if card.is_joker else Card(card.text[0] + suit[card.suit]) for card in pile)

    columns = chance.sample(state.columns, len(state.columns))
    mirrored = GolfState(state.rules, tuple(map(other, columns)), other(state.waste), other(state.stock))
    one, two = solve(state, "best"), solve(mirrored, "best")
    assert replace(one, line=None, seconds=0, states=0) == replace(two, line=None, seconds=0, states=0)
    assert one.states == two.states
    check_ends(mirrored, two, solve(mirrored), solve(mirrored, "shortest"))


@given(number=numbers, ends=st.sampled_from(ENDS), steps=st.integers(0, 30), chance=st.randoms(use_true_random=False))
def test_a_drawn_card_fewer_never_hurts_where_drawing_is_free(number, ends, steps, chance):
    """The same columns and waste card, with a card of the stock already drawn and buried, or not."""
    state = walk(Deal(GOLF, GolfRules(ends=ends), number).start(), steps, chance)
    if not state.stock:
        return
    later = GolfState(state.rules, state.columns, state.waste, state.stock[:-1])
    assert solve(state, want_line=False).strokes <= solve(later, want_line=False).strokes


def test_a_game_gone_wrong_stays_wrong():
    """Once lost, no move brings the win back; the line of a winning position keeps it won to its end."""
    state = read_code("ms:1").start()
    line = solve(state).line
    assert line is not None
    for move in line:
        state, _ = GOLF.play(state, move)
        assert solve(state, want_line=False).verdict == "won"
    lost = read_code("golf/strict/ms:1").start()
    while GOLF.outcome(lost) is None:
        assert solve(lost, want_line=False).verdict == "lost"
        lost, _ = GOLF.play(lost, DRAW if lost.stock else GOLF.legal_moves(lost)[0])


def test_a_budget_that_is_used_up_leaves_it_unknown():
    solution = solve(read_code("ms:1").start(), "best", budget=0)
    assert (solution.verdict, solution.line, solution.left, solution.strokes, solution.points) == (
        "unknown",
        *[None] * 4,
    )


def test_threads_solve_side_by_side():
    states = [read_code(f"golf/queen/ms:{number}").start() for number in range(1, 25)]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda state: replace(solve(state, "best"), seconds=0), states))
    assert together == [replace(solve(state, "best"), seconds=0) for state in states]
