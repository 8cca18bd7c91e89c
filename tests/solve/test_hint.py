"""Hints use what the player can see, fit it, and lead to an end (PL-6, PL-7)."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.codes import Deal
from mulligan.core.deals import NUMBERS
from mulligan.core.game import Patience, view
from mulligan.games.golf import DRAW, GolfRules
from mulligan.games.klondike import Klondike, KlondikeRules
from mulligan.games.registry import GAMES, read_code
from mulligan.solve import hint as hints
from mulligan.solve import worlds
from mulligan.solve.hint import hint, last_news
from mulligan.solve.registry import find_solver, solved_games
from mulligan.solve.solution import Solution
from mulligan.solve.worlds import Known, exchange, look
from tests.contract.sight import hidden_cards, rotations
from tests.solve.golf import GOLF, state_of

SOLVE = find_solver("golf")
PRESETS = [(game, preset) for game in GAMES if isinstance(game, Patience) for preset in game.presets]
numbers = st.integers(0, NUMBERS - 1)
chances = st.integers(0, 2**32)


def walked(game, state, steps, chance):
    """The positions of a game some random moves on."""
    path = [state]
    for _ in range(steps):
        moves = game.legal_moves(path[-1])
        if not moves or game.outcome(path[-1]) is not None:
            break
        path.append(game.play(path[-1], chance.choice(moves))[0])
    return path


def golf_hint(path, seed=1, samples=8, **options):
    return hint(GOLF, path, SOLVE, chance=random.Random(seed), seconds=600, samples=samples, **options)


# Worlds


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=lambda part: getattr(part, "key", "") or part.letters)
@given(number=numbers, steps=st.integers(0, 60), seed=chances)
def test_pl_7_a_world_looks_like_the_table_and_holds_its_cards(game, preset, number, steps, seed):
    chance = random.Random(seed)
    path = walked(game, Deal(game, preset.rules, number).start(), steps, chance)
    world = Known.of(game, path).world(chance)
    if world is None:
        return
    assert view(game, world, 0) == view(game, path[-1], 0)
    lying = [[card for pile in game.piles(state) for card in pile.cards] for state in (world, path[-1])]
    assert sorted(map(str, lying[0])) == sorted(map(str, lying[1]))


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=lambda part: getattr(part, "key", "") or part.letters)
@given(number=numbers, steps=st.integers(0, 60), seed=chances)
def test_a_card_that_was_seen_stays_where_it_is_known_to_lie(game, preset, number, steps, seed):
    """A stock that was turned back is known to whoever remembers it."""
    chance = random.Random(seed)
    path = walked(game, Deal(game, preset.rules, number).start(), steps, chance)
    known = Known.of(game, path)
    world = known.world(chance) or path[-1]
    seen = {card for state in path for pile in game.piles(state) for card in pile.masked(0)}
    for pile, true in zip(game.piles(world), game.piles(path[-1]), strict=True):
        for card, lies in zip(pile.cards, true.cards, strict=True):
            assert card is lies or (card not in seen and lies not in seen)


def test_worlds_are_drawn_uniformly():
    """Three unseen cards lie in each of their six orders about equally often (chi-squared, 5 degrees, p < 0.001)."""
    state = state_of(["K"], "7", "A23", GolfRules())
    known, chance = Known.of(GOLF, [state]), random.Random(7)
    found: dict = {}
    for _ in range(6000):
        stock = known.world(chance).stock
        found[stock] = found.get(stock, 0) + 1
    assert len(found) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in found.values()) < 20.5


def test_all_seeing_there_is_one_world_the_true_one():
    path = [read_code("GO1-E-AAAAAAB").start()]
    known = Known.of(GOLF, path, all_seeing=True)
    assert known.unseen == ()
    assert known.world(random.Random(1)) is path[-1]


def test_exchange_leaves_what_holds_no_card_as_it_is():
    state = read_code("GO1-E-AAAAAAB").start()
    assert exchange(state, {}) is state
    first, second = state.stock[:2]
    other = exchange(state, {first: second, second: first})
    assert other.rules is state.rules
    assert other.columns is state.columns
    assert other.stock[:2] == (second, first)


# What a hint may know


@given(number=numbers, ends=st.sampled_from(["wrap", "queen", "strict"]), steps=st.integers(0, 40), seed=chances)
def test_pl_7_a_hint_is_the_same_where_only_unseen_cards_differ(number, ends, steps, seed):
    path = walked(GOLF, Deal(GOLF, GolfRules(ends=ends), number).start(), steps, random.Random(seed))
    given = golf_hint(path, seed, samples=4)
    for mapping in rotations(hidden_cards(GOLF, path[-1], 0)):
        assert golf_hint([exchange(state, mapping) for state in path], seed, samples=4) == given


def test_pl_7_the_all_seeing_hint_knows_better():
    """Only somebody who knows that an ace comes next draws here instead of playing the queen on the king."""
    state = state_of(["Q", "2"], "K", "A", GolfRules(ends="queen"))
    stocked = replace(state, stock=state.stock)
    seeing = golf_hint([stocked], all_seeing=True)
    assert (seeing.worlds, seeing.won + seeing.lost) == (1, 1)
    assert seeing.won == (SOLVE(stocked).verdict == "won")


def test_pl_6_a_hint_may_be_to_draw():
    given = golf_hint([state_of(["2"], "7", "A3", GolfRules())])
    assert given.move == DRAW
    assert given.chance == 1


def test_the_chance_is_the_share_of_worlds_won():
    """One of three cards, in any order, of which two let the ace go: drawn to the end it always goes."""
    given = golf_hint([state_of(["A", "A"], "7", "29K", GolfRules(ends="strict"))], samples=64)
    assert (given.worlds, given.unknown) == (64, 0)
    assert given.chance == given.won / 64
    assert given.move == DRAW


def test_where_nothing_can_be_won_the_fewest_cards_are_left():
    """The 3 can go, the kings cannot; a hint takes what there is."""
    given = golf_hint([state_of(["K", "K3", "K"], "2", "", GolfRules(ends="strict"))])
    assert (given.won, given.chance) == (0, 0)
    assert given.left == 3
    assert GOLF.write_move(given.move) == "2"


def test_the_same_chance_gives_the_same_hint():
    path = [read_code("GO1-C-AAAAAAB").start()]
    assert golf_hint(path, 5) == golf_hint(path, 5)


def test_a_game_that_is_over_has_no_hint():
    given = golf_hint([state_of([], "7", "A", GolfRules())])
    assert (given.plan, given.worlds, given.chance) == ((), 0, None)


def test_one_world_is_looked_at_however_short_the_time():
    given = hint(GOLF, [read_code("ms:5").start()], SOLVE, chance=random.Random(1), seconds=0)
    assert given.worlds == 1
    assert given.move is not None


def test_a_hint_that_nobody_waits_for_ends_at_once():
    asked = []

    def stop():
        asked.append(True)
        return True

    given = hint(GOLF, [read_code("ms:5").start()], SOLVE, chance=random.Random(1), seconds=600, stop=stop)
    assert asked
    assert given.worlds == 1


def test_what_is_not_decided_in_time_counts_neither_way():
    def never(state, objective="win", *, budget=60.0, want_line=True):
        return Solution("unknown", None, None, None, None, 0, budget)

    given = hint(GOLF, [read_code("ms:5").start()], never, chance=random.Random(1), seconds=600, samples=3)
    assert (given.unknown, given.won, given.lost, given.chance) == (3, 0, 0, None)


class Clock:
    """A clock that solvers move on, and what they were asked."""

    def __init__(self, takes):
        self.now = 0.0
        self.takes = takes
        self.asked = []

    def __call__(self):
        return self.now

    def solve(self, state, objective="win", *, budget=60.0, want_line=True):
        self.asked.append((self.now, budget))
        taken = min(self.takes, budget)
        self.now += taken
        verdict = "won" if taken == self.takes else "unknown"
        return Solution(verdict, None, None, None, None, 1, taken)


@pytest.mark.parametrize(
    ("takes", "unknown"),
    [
        # Three moves, a second each, in ten seconds: the fourth world is given up after its first move.
        (1.0, 0),
        # The time is over within its last move's solution, which then tells of the clock and not of the cards.
        (0.9, 0),
        # No solution comes in the tenth of the time that it may take.
        (9.0, 3),
    ],
)
def test_pl_6_a_hint_keeps_its_time_and_a_world_cut_off_counts_for_no_move(monkeypatch, takes, unknown):
    clock = Clock(takes)
    monkeypatch.setattr(hints, "monotonic", clock)
    path = [state_of(["8", "6"], "7", "KQJ", GolfRules())]
    assert len(GOLF.legal_moves(path[0])) == 3
    given = hint(GOLF, path, clock.solve, chance=random.Random(1), seconds=10.0)
    assert (given.worlds, given.unknown) == (3, unknown)
    assert clock.now == pytest.approx(10.0)
    assert all(0 < budget <= 10.0 - at for at, budget in clock.asked)


# Where hints lead


@pytest.mark.parametrize("key", solved_games())
@pytest.mark.parametrize("all_seeing", [False, True])
@pytest.mark.parametrize("held", [False, True], ids=["hints-forgotten", "hints-held"])
def test_pl_6_who_follows_hints_comes_to_an_end(key, all_seeing, held):
    """Also whoever asks anew each time, without the hint before."""
    game = next(game for game in GAMES if game.key == key)
    solver = find_solver(key)
    for number in range(2):
        path = [Deal(game, game.presets[0].rules, number).start()]
        given = None
        for _ in range(600):
            given = hint(
                game,
                path,
                solver,
                chance=random.Random(len(path)),
                seconds=20,
                samples=2,
                all_seeing=all_seeing,
                earlier=given if held else None,
            )
            if given.move is None:
                break
            assert game.refusal(path[-1], given.move) is None
            path.append(game.play(path[-1], given.move)[0])
        else:
            pytest.fail("hints go on for ever")
        if all_seeing and solver(path[0]).verdict == "won":
            assert game.outcome(path[-1]).kind == "won"


def test_pl_7_a_klondike_hint_is_the_same_where_only_unseen_cards_differ():
    game, solver = Klondike(), find_solver("klondike")
    for number, steps in ((0, 0), (1, 9), (2, 20), (3, 40)):
        path = walked(game, Deal(game, KlondikeRules(draw=3), number).start(), steps, random.Random(number))
        for _ in range(9):
            path.append(game.play(path[-1], game.read_move(path[-1], "d"))[0])
        hints = [
            hint(game, positions, solver, chance=random.Random(5), seconds=600, samples=3)
            for mapping in ({}, *rotations(list(Known.of(game, path).unseen)))
            for positions in [[exchange(state, mapping) for state in path]]
        ]
        assert hints == hints[:1] * len(hints)


def test_klondikes_stock_is_looked_through_before_anything_else():
    game, solver = Klondike(), find_solver("klondike")
    path = [Deal(game, KlondikeRules(draw=3), 0).start()]
    moves = []
    while len(moves) < 10:
        given = hint(game, path, solver, chance=random.Random(1), seconds=600, samples=4)
        moves.append(game.write_move(given.move))
        path.append(game.play(path[-1], given.move)[0])
    assert moves[:8] == ["d"] * 8
    assert set(moves[8:]) != {"d"}


def test_a_plan_goes_on_while_the_table_is_as_it_foresaw():
    path = walked(GOLF, read_code("ms:5").start(), 3, random.Random(3))
    given = golf_hint(path)
    assert given.onwards(look(GOLF, path[-1])) == given
    assert given.onwards(look(GOLF, path[0])) is None
    assert golf_hint(path, seed=9, samples=3, earlier=given) == given
    assert golf_hint(path, seed=9, samples=3, earlier=given, all_seeing=True) != given


def test_pl_7_a_plan_made_with_more_knowledge_is_not_held_on_to():
    """The same table before and after the next card of the stock was seen by other means: here, by a longer path."""
    state = read_code("ms:5").start()
    knowing = golf_hint([GOLF.play(state, DRAW)[0], state])
    assert knowing.known > Known.of(GOLF, [state]).cards
    given = golf_hint([state], samples=3, earlier=knowing)
    assert given.worlds == 3


def test_the_last_news_is_the_last_card_that_was_new():
    state = read_code("GO1-E-AAAAAAB").start()
    drawn, _ = GOLF.play(state, DRAW)
    played, _ = GOLF.play(drawn, GOLF.read_move(drawn, "5"))
    assert last_news(GOLF, [state]) == 0
    assert last_news(GOLF, [state, drawn]) == 1
    assert last_news(GOLF, [state, drawn, played]) == 1


def test_what_moves_on_offer_tell_is_part_of_what_fits(monkeypatch):
    """KL-17: a finish is offered only where it succeeds, so worlds in which it is offered otherwise do not fit."""
    known = Known.of(GOLF, [read_code("GO1-E-AAAAAAB").start()])
    monkeypatch.setattr(worlds, "_shown", lambda game, state: (*look(game, state), state.stock))
    other = Known(known.game, known.cards, ("never",), known.unseen, known._state)
    assert other.world(random.Random(1)) is None
