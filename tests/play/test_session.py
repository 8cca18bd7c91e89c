"""One table being played: undo, redo, counters (GP-16 to GP-18)."""

from dataclasses import replace

import pytest

from mulligan.core.cards import Card, write_cards
from mulligan.core.codes import Deal
from mulligan.core.game import Refusal
from mulligan.core.table import NOBODY, Carried, Carry, Ended, Outcome, Place
from mulligan.games.golf import DRAW, EASY, PLAY, Golf
from mulligan.games.registry import read_code, read_record
from mulligan.play.session import UNDO_DEPTH, Session, Step, advance
from tests.games.test_golf_setup import WINNING

STOCK, WASTE = Place("stock"), Place("waste")


def session_after(tokens="", code="GO1-E-AAAAAAB"):
    session = Session(read_code(code))
    assert advance(session, tokens.split()) is None
    return session


def told(session):
    return session.score, session.moves, session.undo_left, session.redo_left


BLOCKED = read_record("GO1-E-UVIWFKZ 7 d d 4 7 d 1 6 2 7 d 7 d d d 5 7 d 6 d d 6 5 d 3 d d d 6 5 6 4 d d")


def blocked_session():
    session = Session(BLOCKED.deal)
    assert advance(session, BLOCKED.tokens) is None
    assert session.outcome == Outcome("blocked", 17)
    return session


def test_a_new_session():
    session = session_after()
    assert told(session) == (0, 0, 0, 0)
    assert session.outcome is None
    assert session.tokens == []
    assert str(session.record) == "GO1-E-AAAAAAB"
    assert session.state == session.deal.start()


def test_a_step_says_what_was_done():
    session = session_after("d")
    before = session.state
    step = session.act("5")
    assert step == Step(
        "move", "5", PLAY[4], (Carried(Place("column", 5), WASTE, (Card("9c"),), 5),), before, session.state
    )
    undone = session.act("u")
    assert (undone.kind, undone.token, undone.move, undone.events) == ("undo", "u", PLAY[4], step.events)
    assert (undone.before, undone.after) == (step.after, step.before)
    redone = session.act("r")
    assert (redone.kind, redone.token, redone.move, redone.events) == ("redo", "r", PLAY[4], step.events)
    assert (redone.before, redone.after) == (step.before, step.after)
    assert session.tokens == ["d", "5", "u", "r"]


def test_gp16_undo_puts_the_card_back_and_restores_the_score():
    session = session_after("d 5 2")
    assert told(session) == (20, 3, 3, 0)
    session.undo()
    assert told(session) == (10, 3, 2, 1)
    assert session.state == session_after("d 5").state
    session.undo()
    session.undo()
    assert told(session) == (0, 3, 0, 3)
    assert session.state == session.deal.start()


def test_gp16_the_move_counter_never_goes_down():
    """An undo counts nothing and lowers nothing; a redo counts like the move it repeats."""
    session = Session(read_code("GO1-E-AAAAAAB"))
    counted = []
    for token in ["d", "5", "u", "u", "d", "5", "2", "u", "r", "u", "u", "r", "r"]:
        assert isinstance(session.act(token), Step)
        counted.append(session.moves)
    assert counted == [1, 2, 2, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8]


def test_gp16_after_a_block_undo_takes_the_penalty_back():
    session = blocked_session()
    assert session.score == 10
    step = session.undo()
    assert isinstance(step, Step)
    assert (session.score, session.outcome) == (180, None)
    session.redo()
    assert (session.score, session.outcome) == (10, Outcome("blocked", 17))


def test_gp16_undo_is_allowed_after_a_win_too():
    session = session_after(WINNING)
    assert (session.score, session.outcome) == (350, Outcome("won"))
    session.undo()
    assert (session.score, session.outcome) == (340, None)
    assert session.moves == 49
    assert isinstance(session.act("7"), Step)
    assert (session.score, session.moves) == (350, 50)


@pytest.mark.parametrize("session", [blocked_session(), session_after(WINNING)], ids=["blocked", "won"])
def test_gp16_while_a_game_is_over_every_other_move_is_refused(session):
    before = told(session), session.state
    for token in ("d", "1", "7", "1:1"):
        assert session.act(token) == Refusal("game_over")
    assert session.play(DRAW) == Refusal("game_over")
    assert session.pick(STOCK, None, None) == Refusal("game_over")
    assert (told(session), session.state) == before


def test_gp16_nothing_to_undo():
    session = session_after()
    assert session.undo() == session.act("u") == Refusal("nothing_to_undo")
    assert session.tokens == []


class LongGolf(Golf):
    """Golf with three packs: its stock is long enough for more than a hundred actions."""

    key = "long-golf"

    def opening_pack(self, rules):
        return super().opening_pack(rules) * 3


def test_gp16_the_last_hundred_actions_can_be_undone_one_at_a_time():
    session = Session(Deal(LongGolf(), EASY, 1))
    passed = [session.state]
    for _ in range(110):
        assert isinstance(session.act("d"), Step)
        passed.append(session.state)
        assert session.undo_left == min(session.moves, 100)
    assert UNDO_DEPTH == 100
    for back in range(100):
        assert session.state == passed[110 - back]
        assert isinstance(session.undo(), Step)
    assert session.state == passed[10]
    assert session.undo() == Refusal("nothing_to_undo")
    assert told(session) == (0, 110, 0, 100)
    for _ in range(100):
        assert isinstance(session.redo(), Step)
    assert session.state == passed[110]
    assert told(session) == (0, 210, 100, 0)


def test_gp17_redo_plays_the_undone_move_again():
    session = session_after("d 5 2 u u")
    assert session.redo_left == 2
    assert isinstance(session.redo(), Step)
    assert isinstance(session.redo(), Step)
    assert session.state == session_after("d 5 2").state
    assert session.redo() == session.act("r") == Refusal("nothing_to_redo")


def test_gp17_a_new_move_clears_redo():
    session = session_after("d 5 2 u u")
    assert isinstance(session.act("d"), Step)
    assert session.redo_left == 0
    assert session.redo() == Refusal("nothing_to_redo")
    assert session.undo_left == 2


@pytest.mark.parametrize("token", ["1", "1:4", "8", "x", "", "7" * 100_000])
def test_gp18_a_refused_action_changes_nothing(token):
    session = session_after("d 5 2 u")
    before = told(session), session.state, list(session.tokens)
    assert isinstance(session.act(token), Refusal)
    assert (told(session), session.state, session.tokens) == before
    assert isinstance(session.redo(), Step)


def test_a_pick_does_what_its_token_does():
    session = Session(read_code("GO1-E-AAAAAAB"))
    for source, row, target in ((STOCK, 16, None), (Place("column", 5), 5, WASTE), (Place("column", 2), None, None)):
        assert isinstance(session.pick(source, row, target), Step)
    assert session.tokens == ["d", "5", "2"]
    assert session.pick(Place("column", 1), 4, None) == Refusal("covered", {"card": "Ts", "column": 1, "row": 4})
    assert session.pick(Place("column", 1), 5, Place("column", 2)) == Refusal("only_to_waste")
    assert session.state == session_after("d 5 2").state


def test_a_token_in_a_record_is_the_moves_own():
    """``5:5`` is the free card of column 5: the record says ``5``."""
    session = session_after("d 5:5")
    assert session.tokens == ["d", "5"]
    assert repr(session) == "replay(read_record('GO1-E-AAAAAAB d 5')).session"


def test_views_hide_the_stock_from_everybody():
    """GP-1: the stock lies face down, for the player as for a watcher."""
    session = session_after("d")
    assert write_cards(session.view().stock) == write_cards(session.view(None).stock) == "-- " * 14 + "--"
    assert write_cards(session.view().waste) == "Ac 8s"
    assert session.view().legal == (PLAY[4], DRAW)
    assert session.view(None).legal == ()
    assert (session.view().to_move, session.view().scores, session.view().outcome) == (0, (0,), None)
    assert session.view(None).columns == session.state.columns


def test_events_show_the_drawn_card_when_it_lies_open():
    session = session_after()
    drawn = session.act("d")
    for seat in (0, None):
        assert session.events(drawn, seat) == (Carried(STOCK, WASTE, (Card("8s"),), 16),)
    undone = session.undo()
    for seat in (0, None):
        assert session.events(undone, seat) == (Carried(STOCK, WASTE, (Card("8s"),), 16),)


class HalfHiddenGolf(Golf):
    """Golf whose waste shows every second card, and to its player alone."""

    def piles(self, state):
        sights = tuple(0 if position % 2 else NOBODY for position in range(len(state.waste)))
        return tuple(replace(pile, sight=sights) if pile.place == WASTE else pile for pile in super().piles(state))


def test_events_are_masked_where_the_cards_lay_and_lie():
    """The first card drawn is the second of the waste, which the player sees; the next one nobody does."""
    session = Session(Deal(HalfHiddenGolf(), EASY, 1))
    shown = []
    for token in ("d", "d", "u", "u", "r"):
        step = session.act(token)
        shown.append([write_cards(session.events(step, *seat)[0].cards) for seat in ((), (0,), (None,), (1,))])
    first, second = ["8s", "8s", "--", "--"], ["--"] * 4
    assert shown == [first, second, second, first, first]
    assert write_cards(session.view().waste) == "-- 8s"
    assert write_cards(session.view(None).waste) == "-- --"


def test_the_end_is_an_event():
    session = session_after(" ".join(WINNING.split()[:-1]))
    assert session.act("7").events[-1] == Ended(Outcome("won"))


def test_a_move_made_elsewhere_is_judged_like_any():
    session = session_after()
    assert session.play(PLAY[0]) == Refusal("not_adjacent", {"card": "6h", "on": "Ac"})
    assert session.play(Carry(Place("column", 8), WASTE)) == Refusal("only_to_waste")
