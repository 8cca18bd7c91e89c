"""TG-1 to TG-8, TG-12, TG-15, TG-16 and TG-19: the pack, the boards, what a turn is, and how a round ends."""

from collections import Counter

import pytest

from mulligan.core.cards import UNSEEN, Card, ordered_pack, read_cards
from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.faults import Unreadable
from mulligan.core.game import Refusal, view
from mulligan.core.table import Called, Carried, Ended, Outcome, Place, Shuffled, Turned
from mulligan.games.table_golf import TURNS, TableGolfRules
from mulligan.play.session import Session
from tests.games.table_golf_positions import BOARDS, GAME, after, deal, position, refused

DRAW_PILE, DISCARD, HAND = Place("draw"), Place("discard"), Place("hand")


@pytest.mark.parametrize("jokers", [0, 2, 4])
def test_tg_1_two_packs_with_jokers(jokers):
    pack = Counter(GAME.opening_pack(TableGolfRules(jokers=jokers)))
    assert sum(pack.values()) == 104 + jokers
    assert all(pack[card] == 2 for card in ordered_pack())
    assert pack[Card("Xr")] == pack[Card("Xb")] == jokers // 2


@pytest.mark.parametrize("players", [0, 1, 7])
def test_tg_1_two_to_six_players(players):
    with pytest.raises(Unreadable) as caught:
        Deal(GAME, TableGolfRules(), Secret(players, "0" * 64))
    assert caught.value.code == "code_players"
    assert GAME.people == range(2, 7)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 6])
def test_tg_2_tg_3_a_round_as_it_is_dealt(board, players):
    """TG-2, TG-3: boards face down, one card opens the discards, the rest is the draw pile; every size goes for six."""
    state = deal(players, board=board)
    size = int(board[0]) * int(board[2])
    assert [len(cards) for cards in state.boards] == [size] * players
    assert not any(any(up) for up in state.up)
    assert len(state.discard) == 1
    assert len(state.draw) == 108 - size * players - 1
    assert state.hand is None


def test_tg_2_the_boards_offered_begin_with_the_default():
    assert TableGolfRules().board == "2x3"
    assert set(BOARDS) == {f"{rows}x{columns}" for rows in (2, 3, 4) for columns in (2, 3, 4)}
    for board in BOARDS:
        TableGolfRules(board=board)


@pytest.mark.parametrize("face_up", [0, 1, 2, 3])
def test_tg_2_cards_turned_up_before_the_first_turn(face_up):
    """As many of each board, by chance: not always the same ones."""
    ups = {up for secret in range(20) for up in deal(3, secret, face_up=face_up).up}
    assert {sum(up) for up in ups} == {face_up}
    assert len(ups) > 1 or not face_up


def test_tg_3_the_card_just_drawn_is_its_drawers_alone_and_one_taken_is_everybodys():
    drawn = after(position("2c 3d / 4h 5s", "6c 6d / 6h 6s"), "draw")
    seen = [view(GAME, drawn, seat)[HAND] for seat in (0, 1, None)]
    assert seen == [read_cards("9s"), (UNSEEN,), (UNSEEN,)]
    taken = after(position("2c 3d / 4h 5s", "6c 6d / 6h 6s"), "take")
    assert {view(GAME, taken, seat)[HAND] for seat in (0, 1, None)} == {read_cards("8c")}


def test_tg_3_nobody_sees_a_face_down_card_its_owner_included():
    state = position("2c (3d) / 4h 5s", "6c 6d / 6h 6s")
    for seat in (0, 1, None):
        seen = view(GAME, state, seat)
        assert [seen[Place("cell", number, 0)][0].text for number in (11, 12, 21, 22)] == ["--", "3d", "--", "--"]
        assert set(seen[DRAW_PILE]) == {UNSEEN}


def test_tg_4_an_empty_draw_pile_is_made_of_all_discards_but_the_top_one():
    state = position("2c 3d / 4h 5s", "6c 6d / 6h 6s", draw="", discard="Ac 2c 3c 4c 5c 8c")
    moves, events = GAME.play(state, GAME.read_move(state, "draw"))
    assert events[0] == Shuffled(DISCARD, DRAW_PILE, 5)
    assert isinstance(events[1], Carried)
    assert moves.discard == read_cards("8c")
    assert Counter((*moves.draw, moves.hand)) == Counter(read_cards("Ac 2c 3c 4c 5c"))
    again, _ = GAME.play(state, GAME.read_move(state, "draw"))
    assert again == moves


def test_tg_4_each_shuffle_is_another_one():
    """CD-6: `shuffle1`, `shuffle2`, ... of the round's secret."""
    state = position("2c 3d / 4h 5s", "6c 6d / 6h 6s", draw="", discard="Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc")
    later = position("2c 3d / 4h 5s", "6c 6d / 6h 6s", draw="", discard="Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", shuffles=1)
    assert after(state, "draw").draw != after(later, "draw").draw
    assert after(later, "draw").shuffles == 2


def test_tg_5_draw_the_top_card_or_take_the_top_discard():
    state = position("2c 3d / 4h 5s", "6c 6d / 6h 6s", discard="7c 8c")
    assert [GAME.write_move(move) for move in GAME.legal_moves(state)] == ["draw", "take"]
    drawn, taken = after(state, "draw"), after(state, "take")
    assert (drawn.hand, drawn.draw, drawn.discard) == (Card("9s"), read_cards("9h 9d"), read_cards("7c 8c"))
    assert (taken.hand, taken.draw, taken.discard) == (Card("8c"), read_cards("9h 9d 9s"), read_cards("7c"))
    assert refused(drawn, "draw") == refused(drawn, "take") == "already_drawn"


@pytest.mark.parametrize("token", ["put:1,1", "put:1,2", "put:2,1", "put:2,2"])
def test_tg_6_a_card_goes_in_the_place_of_any_card_of_ones_own_board(token):
    """Face up or down: it lies face up, and the one removed is the top discard."""
    state = after(position("2c (3d) / 4h 5s", "6c 6d / 6h 6s"), "draw")
    index = {"put:1,1": 0, "put:1,2": 1, "put:2,1": 2, "put:2,2": 3}[token]
    moved = after(state, token)
    assert moved.boards[0][index] == Card("9s")
    assert moved.up[0][index]
    assert moved.discard == (Card("8c"), state.boards[0][index])
    assert moved.boards[1] == state.boards[1]
    assert (moved.hand, moved.seat) == (None, 1)


def test_tg_6_only_on_ones_own_board_with_a_card_in_hand():
    state = position("2c 3d / 4h 5s", "6c 6d / 6h 6s")
    assert refused(state, "put:1,1") == refused(state, "drop:1,1") == "draw_first"
    assert refused(state, "put:3,1") == refused(state, "put:1,0") == "no_such_cell"
    drawn = after(state, "draw")
    meant = GAME.intend(drawn, Place("cell", 11, 1), None, None)
    assert isinstance(meant, Refusal)
    assert meant.reason == "not_your_board"


def test_tg_7_a_drawn_card_may_be_discarded_and_a_face_down_card_turned_up():
    state = after(position("2c (3d) / 4h 5s", "6c 6d / 6h 6s"), "draw")
    moved, events = GAME.play(state, GAME.read_move(state, "drop:2,1"))
    assert moved.discard == read_cards("8c 9s")
    assert moved.boards == state.boards
    assert moved.up[0] == (False, True, True, False)
    assert events == (Carried(HAND, DISCARD, read_cards("9s"), 1), Turned(Place("cell", 21, 0), 1, Card("4h")))
    assert refused(state, "drop:1,2") == "already_up"


def test_tg_8_a_card_taken_from_the_discards_does_not_go_straight_back():
    taken = after(position("2c 3d / 4h 5s", "6c 6d / 6h 6s"), "take")
    assert refused(taken, "drop:1,1") == "no_discard_back"
    assert all(GAME.write_move(move).startswith("put") for move in GAME.legal_moves(taken))
    assert GAME.intend(taken, HAND, None, DISCARD).reason == "no_discard_back"


def test_tg_7_the_card_in_hand_is_discarded_with_a_card_to_turn_up():
    """By itself it goes nowhere."""
    state = position("2c 3d / 4h 5s", "6c 6d / 6h 6s")
    assert GAME.intend(state, HAND, None, DISCARD).reason == "draw_first"
    assert GAME.intend(after(state, "draw"), HAND, None, DISCARD).reason == "no_such_move"


def test_tg_12_the_closer_gets_no_further_turn_and_everybody_else_exactly_one():
    state = position("(2c) (3d) / (4h) 5s", "6c 6d / 6h 6s", "Ac Ad / Ah As")
    drawn = after(state, "draw")
    closed, events = GAME.play(drawn, GAME.read_move(drawn, "drop:2,2"))
    assert Called("close") in events
    assert (closed.closer, closed.seat, GAME.outcome(closed)) == (0, 1, None)
    one = after(closed, "draw drop:1,1")
    assert (one.seat, GAME.outcome(one)) == (2, None)
    two = after(one, "draw drop:1,1")
    assert (two.seat, GAME.outcome(two)) == (None, Outcome("closed"))


def test_tg_12_who_is_fully_up_after_the_closer_does_not_close():
    closed = after(position("(2c) (3d) / (4h) 5s", "(6c) (6d) / (6h) 6s", "Ac Ad / Ah As"), "draw drop:2,2")
    drawn = after(closed, "draw")
    later, events = GAME.play(drawn, GAME.read_move(drawn, "drop:2,2"))
    assert later.closer == 0
    assert not any(isinstance(event, Called) for event in events)


def test_tg_13_all_boards_are_turned_up_at_the_end():
    closed = after(position("(2c) (3d) / (4h) 5s", "6c 6d / 6h 6s"), "draw drop:2,2")
    drawn = after(closed, "draw")
    over, events = GAME.play(drawn, GAME.read_move(drawn, "drop:1,1"))
    assert all(all(up) for up in over.up)
    assert [event.card.text for event in events if isinstance(event, Turned)] == ["6c", "6d", "6h", "6s"]
    assert events[-1] == Ended(Outcome("closed"))
    assert refused(over, "draw") == "game_over"


def test_tg_15_who_begins_is_drawn_by_the_secret():
    """TG-15: by chance in the first round, so over many secrets everybody begins about as often."""
    starters = Counter(deal(4, secret).seat for secret in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60


@pytest.mark.parametrize("players", [2, 3])
def test_tg_16_a_round_that_nobody_closes_ends_after_60_turns_a_player(players):
    """With all boards turned up, and neither bonus nor penalty."""
    state = deal(players)
    for _ in range(TURNS * players - 1):
        state = after(state, "take put:1,1")
    assert GAME.outcome(state) is None
    state = after(state, "take put:1,1")
    assert (TURNS, GAME.outcome(state)) == (60, Outcome("worn_out"))
    assert all(all(up) for up in state.up)
    assert state.closer is None


def test_tg_16_who_closes_in_the_last_turn_closes():
    """The turns that the others then have are theirs (TG-12)."""
    state = position("(2c) (3d) / (4h) 5s", "6c 6d / 6h 6s", turns=2 * TURNS - 1)
    closed = after(state, "draw drop:2,2")
    assert (closed.closer, GAME.outcome(closed)) == (0, None)
    assert GAME.outcome(after(closed, "draw drop:1,1")) == Outcome("closed")


def test_tg_19_nothing_is_undone_or_redone():
    session = Session(Deal(GAME, TableGolfRules(), Secret(2, "0" * 64)))
    for token in ("draw", "put:1,1", "draw"):
        session.act(token)
        before = session.state
        for back in ("u", "r"):
            refusal = session.act(back)
            assert isinstance(refusal, Refusal)
            assert refusal.reason == "no_undo"
        assert (session.state, session.undo_left, session.redo_left) == (before, 0, 0)


def test_cd_6_a_round_hangs_on_its_secret_alone():
    """CD-6: the same secret deals the same round, another one another, and no view or text of it shows the secret."""
    assert deal(3, 7) == deal(3, 7)
    assert deal(3, 7).boards != deal(3, 8).boards
    assert f"{7:064x}" not in repr(deal(3, 7))
