"""TG-24: what is drawn once for several viewers is what each of them would have been drawn alone, and never more."""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

import pytest

from mulligan.core.game import Refusal, view
from mulligan.store.store import StoredAction, StoredTable, hash_token
from mulligan.web.company import CompanyTable
from mulligan.web.opened import Asked, Viewer
from mulligan.wire import codec
from mulligan.words import speak
from tests.web.test_company import CARD

NOW = datetime(2026, 11, 30, tzinfo=UTC)
NAMES = ("Ana", "Boris", "Ceca")
SECRETS = {name: f"{name}-{'0123456789' * 3}" for name in (*NAMES, "Dino")}
LOOKS = [(name, lang, length) for name in (*SECRETS, "") for lang, length in (("en", "normal"), ("hr", "full"))]
LOOKS.append(("Dino", "en", "brief"))


def made() -> CompanyTable:
    return CompanyTable(StoredTable("t", "board=2x2+rounds=3", "table-golf", hash_token(SECRETS["Ana"]), NOW))


def viewer(table: CompanyTable, look: tuple[str, str, str]) -> Viewer:
    name, lang, length = look
    seen = Viewer(speak(lang), length=length)
    table.enter(seen, SECRETS.get(name))
    return seen


def act(table: CompanyTable, name: str, text: str):
    key = viewer(table, (name, "en", "normal")).key
    done = table.judge(Asked(f"{table.version}", table.version, text, key), NOW)
    assert not isinstance(done, Refusal), done
    table.take(f"{table.version}", done, NOW)
    return done


def follow(table: CompanyTable, done):
    """The same action at a table that has drawn nothing but what one viewer asked for."""
    course = table.course()
    again = table.repeat(course, StoredAction(done.version, f"{done.version}", done.stored, NOW))
    table.take(f"{done.version}", again, NOW)
    table.follow(course)
    return again


def played(table: CompanyTable, rng: random.Random):
    """A match among three, one of whom leaves in the middle of it with a card in hand."""
    for name in NAMES:
        yield act(table, name, f"sit {name}")
    yield act(table, "Ana", "start")
    gone = False
    while table.company.phase != "over":
        if table.company.phase == "between":
            yield act(table, "Ana", "next")
            continue
        mover = table.company.to_move
        legal = table.company.view_of_mover.legal
        token = table.company.game.write_move(rng.choice(legal))
        if not gone and mover.name == "Boris" and token == "draw" and table.company.round.number == 2:
            gone = True
            yield act(table, "Boris", "play draw")
            yield act(table, "Boris", "leave")
        elif mover.key:
            yield act(table, mover.name, f"play {token}")
        else:
            done = table.judge(Asked(f"{table.version}", table.version, f"play {token}", "-"), NOW)
            table.take(f"{table.version}", done, NOW)
            yield done


@pytest.mark.parametrize("seed", range(2))
def test_tg_24_each_viewer_is_told_what_they_would_be_told_alone(seed):
    rng = random.Random(seed)
    shared, alone = made(), [made() for _ in LOOKS]
    frames = 0
    for done in played(shared, rng):
        again = [follow(table, done) for table in alone]
        for number in rng.sample(range(len(LOOKS)), len(LOOKS)):
            look, table = LOOKS[number], alone[number]
            own = codec.write(table.told(again[number], viewer(table, look)))
            assert codec.write(shared.told(done, viewer(shared, look))) == own
            assert shared.frame(done, viewer(shared, look)).encode() == own
            if rng.random() < 0.03:
                assert codec.write(shared.shown(viewer(shared, look))) == codec.write(table.shown(viewer(table, look)))
            frames += 1
    assert frames > 500


def test_what_a_round_has_brought_travels_with_its_end_and_with_the_whole_table():
    """A result holds the round's whole record: with each move it would be most of what a long match sends."""
    table = made()
    for look in LOOKS:
        assert table.shown(viewer(table, look)).view.company.results == []
    ended: list[int] = []
    for done in played(table, random.Random(3)):
        before, after = (one.results for one in (done.before, done.after))
        for look in LOOKS:
            people = table.told(done, viewer(table, look)).view.company
            assert [one.number for one in people.results] == [one.round.number for one in after[len(before) :]]
            assert people.over == len(after)
        ended += [one.round.number for one in after[len(before) :]]
    assert len(ended) > 2
    assert ended == [one.number for one in table.shown(viewer(table, LOOKS[0])).view.company.results]
    # The next match begins without them.
    again = act(table, "Ana", "start")
    people = table.told(again, viewer(table, LOOKS[0])).view.company
    assert (people.over, people.results) == (0, [])


@pytest.mark.parametrize("seed", range(2))
def test_tg_24_whoever_asks_first_no_frame_holds_a_card_that_its_viewer_may_not_know(seed):
    rng = random.Random(100 + seed)
    table = made()
    hidden = 0
    for done in played(table, rng):
        step = done.happened.step
        for look in rng.sample(LOOKS, len(LOOKS)):
            frame = json.loads(table.frame(done, viewer(table, look)))
            if step is None:
                continue
            ended = frame["view"]["company"].pop("results")
            assert bool(ended) == (step.after.seat is None), look
            seat = done.before.seat(viewer(table, look).key)
            known = {
                card
                for state in (step.before, step.after)
                for pile in view(table.company.game, state, seat).piles
                for card in pile.cards
            }
            told = set(CARD.findall(json.dumps(frame)))
            assert told <= {card.text for card in known}, (look, told)
            hand = step.after.hand
            if hand is not None and not step.after.taken and seat != step.after.seat:
                hidden += 1
                assert next(pile for pile in frame["view"]["piles"] if pile["kind"] == "hand")["cards"] == ["--"]
    assert hidden > 20
