"""Whole rounds of any options and players: what holds in every one of them."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mulligan.core.options import make_rules, options
from mulligan.core.table import Called, Ended, Shuffled
from mulligan.games.table_golf import TURNS, TableGolfRules
from tests.games.table_golf_positions import GAME, deal, played

ROUNDS = {
    "players": st.integers(2, 6),
    "values": st.fixed_dictionaries({item.name: st.sampled_from(item.values) for item in options(TableGolfRules)}),
    "secret": st.integers(0, 2**256 - 1),
}


def cards_of(state):
    hand = () if state.hand is None else (state.hand,)
    return Counter([*state.draw, *state.discard, *hand, *(card for board in state.boards for card in board)])


@given(**ROUNDS)
def test_tg_4_tg_12_tg_16_what_holds_in_every_round(players, values, secret):
    """TG-4: cards are conserved. TG-12: one last turn for everybody but the closer. TG-13, TG-14. TG-16: it ends."""
    rules = make_rules(TableGolfRules, values)
    start = state = deal(players, secret, **values)
    pack = Counter(GAME.opening_pack(rules))
    turns: list[int] = []
    closed_at, closer = None, None
    for before, _, state, events in played(start, random.Random(secret)):
        assert cards_of(state) == pack
        if before.hand is not None:
            turns.append(before.seat)
        if any(isinstance(event, Called) for event in events):
            assert closed_at is None
            closed_at, closer = len(turns), before.seat
        for seat in range(players):
            # Nobody but the closer is fully face up before their last turn.
            if all(state.up[seat]) and state.seat is not None:
                assert closer is not None
                assert seat == closer or seat in turns[closed_at:]
    assert isinstance(events[-1], Ended)
    if closer is None:
        assert Counter(turns) == dict.fromkeys(range(players), TURNS)
    else:
        assert Counter(turns[closed_at:]) == dict.fromkeys([seat for seat in range(players) if seat != closer], 1)
    assert GAME.scores(state) == counted(state, rules, closer)


def counted(state, rules, closer):
    """The scores by another count: card by card, asking of each whether its row, column or diagonal is of one rank."""
    worth = dict(zip("XA23456789TJQK", (-3, *range(1, 13), 0), strict=True))
    boards = [[card.text[0] for card in board] for board in state.boards]
    rows, columns = rules.rows, rules.columns
    totals = []
    for board in boards:
        grid = {(at // columns, at % columns): rank for at, rank in enumerate(board)}
        total = 0
        for (row, column), rank in grid.items():
            through = [[grid[row, c] for c in range(columns)], [grid[r, column] for r in range(rows)]]
            if rows == columns and rules.diagonals:
                through += [[grid[at, at] for at in range(rows)]] if row == column else []
                through += [[grid[at, rows - 1 - at] for at in range(rows)]] if row + column == rows - 1 else []
            free = any(set(line) == {rank} for line in through)
            if rank == "X" and rules.joker_lines == "keep":
                free = False
            total += 0 if free else worth[rank]
        totals.append(total)
    if closer is not None:
        own, best = totals[closer], min(total for seat, total in enumerate(totals) if seat != closer)
        won = own < best or (own == best and rules.tie == "success")
        drawn = own == best and rules.tie == "neutral"
        totals[closer] = own - 5 if won else own if drawn else max(own * 2, own + 10)
    return tuple(totals)


def test_tg_4_six_players_with_boards_of_sixteen_go_through_many_shuffles():
    shuffles = 0
    for secret in range(3):
        start = deal(6, secret, board="4x4")
        pack = cards_of(start)
        for _, _, state, events in played(start, random.Random(secret)):
            shuffles += any(isinstance(event, Shuffled) for event in events)
            assert cards_of(state) == pack
    assert shuffles >= 6


def test_rounds_by_chance_end_in_both_ways():
    """Or the laws of both would not have been held to."""
    ends = set()
    for secret in range(30):
        *_, (_, _, state, _) = played(deal(2, secret, board="4x4"), random.Random(secret))
        ends.add(GAME.outcome(state).kind)
    assert "closed" in ends
