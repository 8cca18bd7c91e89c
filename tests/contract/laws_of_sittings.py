"""What a session promises with every game: undo, redo, counters, replay. Each law raises AssertionError."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from mulligan.core.codes import Deal
from mulligan.core.game import Refusal
from mulligan.core.record import read_record
from mulligan.core.table import Ended
from mulligan.play.session import UNDO_DEPTH, Session, Step, replay
from tests.contract.walks import LONGEST, chosen

_UNDO, _REDO = 3, 7


def _sit(deal: Deal, choices: Sequence[int]) -> tuple[Session, list[Step]]:
    """A sitting with undo and redo strewn in."""
    session, steps = Session(deal), []
    for choice in islice(chosen(choices), LONGEST):
        legal = session.game.legal_moves(session.state)
        if choice == _UNDO:
            answer = session.undo()
        elif choice == _REDO:
            answer = session.redo()
        elif legal:
            answer = session.play(legal[choice % len(legal)])
        else:
            break
        if isinstance(answer, Step):
            steps.append(answer)
    return session, steps


def a_record_replays(deal: Deal, choices: Sequence[int]) -> None:
    """Replaying a sitting's record gives its state, score, counters and record again."""
    session, _ = _sit(deal, choices)
    again = replay(read_record(str(session.record), (deal.game,)))
    assert again.stop is None, f"stopped at {again.stop}"
    for told in ("state", "score", "moves", "undo_left", "redo_left", "outcome", "tokens", "record"):
        assert getattr(again.session, told) == getattr(session, told), f"another {told} after the replay"


def undo_takes_back_exactly_one(deal: Deal, choices: Sequence[int]) -> None:
    """GP-16: undo gives back state and score from before the move, never counts down, 100 deep and not deeper."""
    session = Session(deal)
    passed = [(session.state, session.score)]
    for choice in islice(chosen(choices), LONGEST):
        legal = session.game.legal_moves(session.state)
        if not legal:
            break
        session.play(legal[choice % len(legal)])
        passed.append((session.state, session.score))
    moves = session.moves
    assert moves == len(passed) - 1
    assert session.undo_left == min(moves, UNDO_DEPTH)
    for back in range(1, session.undo_left + 1):
        assert isinstance(session.undo(), Step)
        assert (session.state, session.score) == passed[-1 - back], "undo gave back another position"
        assert session.outcome is None
        assert session.moves == moves, "the counter went down"
    _is_refused(session, session.undo(), "nothing_to_undo")
    for forth in range(session.redo_left, 0, -1):
        assert isinstance(session.redo(), Step)
        assert (session.state, session.score) == passed[len(passed) - forth], "redo gave another position"
    assert session.moves == moves + min(moves, UNDO_DEPTH)
    _is_refused(session, session.redo(), "nothing_to_redo")


def _is_refused(session: Session, answer: object, reason: str) -> None:
    assert isinstance(answer, Refusal)
    assert answer.reason == reason


def a_new_move_clears_redo(deal: Deal, choices: Sequence[int]) -> None:
    """GP-17: what was undone can be redone until something else is played."""
    session, _ = _sit(deal, choices)
    while session.redo_left:
        session.redo()
    session.undo()
    legal = session.game.legal_moves(session.state)
    session.play(legal[-1])
    assert session.redo_left == 0


def a_refusal_changes_nothing(deal: Deal, choices: Sequence[int]) -> None:
    """GP-18: a refused action leaves state, record, counters and what can be undone and redone as they are."""
    session, _ = _sit(deal, choices)
    session.undo()
    for _ in range(2):
        before = (session.state, str(session.record), session.moves, session.undo_left, session.redo_left)
        legal = session.game.legal_moves(session.state)
        answers = [session.act(token) for token in ("", "nonsense", "9" * 1000)]
        answers += [
            session.play(move)
            for move in session.game.all_moves(session.game.rules(session.state))
            if move not in legal
        ]
        assert all(isinstance(answer, Refusal) for answer in answers)
        assert (session.state, str(session.record), session.moves, session.undo_left, session.redo_left) == before
        session.redo()


def steps_tell_what_happened(deal: Deal, choices: Sequence[int]) -> None:
    """A step joins the states on either side of it, and a watcher's events are those of the view's own cards."""
    session, steps = _sit(deal, choices)
    assert [step.token for step in steps] == session.tokens
    state = deal.start()
    for step in steps:
        assert step.before == state
        state = step.after
        assert any(isinstance(event, Ended) for event in step.events) == (
            session.game.outcome(step.before if step.kind == "undo" else step.after) is not None
        )
        for seat in (None, 0):
            assert len(session.events(step, seat)) == len(step.events)
    assert state == session.state
    assert session.view(None).legal == ()


SITTING_LAWS = (a_record_replays, a_refusal_changes_nothing, steps_tell_what_happened)
UNDO_LAWS = (undo_takes_back_exactly_one, a_new_move_clears_redo)
"""What a session promises of games for one: in a round of several people nothing is undone (TG-19)."""
