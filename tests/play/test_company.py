"""TG-15, TG-17, TG-18, TG-20 to TG-22, TG-27: the people at a table, and whole matches among them."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mulligan.core.codes import read_code
from mulligan.core.game import Refusal
from mulligan.core.options import options
from mulligan.core.record import read_record
from mulligan.games.table_golf import TURNS, TableGolf, TableGolfRules, board_points, lines, round_scores, value
from mulligan.play.company import Company
from mulligan.play.people import AWAY_AFTER, HOUSE, LONGEST_NAME, LONGEST_TEXT, Chair, Happened
from mulligan.play.session import replay

GAME = TableGolf()
QUICK = TableGolfRules(board="2x2", face_up=3)


def secret(number: int) -> str:
    return hashlib.sha256(str(number).encode()).hexdigest()


def acted(company: Company, by: str, text: str) -> Company:
    answer = company.act(by, text)
    assert not isinstance(answer, Refusal), f"{by} {text}: {answer}"
    return answer[0]


def happened(company: Company, by: str, text: str) -> Happened:
    answer = company.act(by, text)
    assert not isinstance(answer, Refusal), answer
    return answer[1]


def refused(company: Company, by: str, text: str) -> str:
    answer = company.act(by, text)
    assert isinstance(answer, Refusal), f"{by} {text} is not refused"
    return answer.reason


def sitting(*names: str, bots: int = 0, rules: TableGolfRules = QUICK) -> Company:
    """Everybody's key is their name in small letters; the first owns the table."""
    company = Company(GAME, rules, names[0].lower())
    for name in names:
        company = acted(company, name.lower(), f"sit {name}")
    for _ in range(bots):
        company = acted(company, names[0].lower(), "bot easy")
    return company


def played(company: Company, choose=lambda legal: legal[0]) -> Company:
    """The company after its round: the house or the player plays for whoever's turn it is."""
    while company.phase == "playing":
        mover = company.to_move
        move = choose(GAME.legal_moves(company.round.state))
        company = acted(company, mover.key or HOUSE, f"play {GAME.write_move(move)}")
    return company


def closing(legal):
    """Draw, then turn a card up where that is possible: every round is closed soon."""
    return legal[-1] if len(legal) > 2 else legal[0]


# Sitting down (TG-20)


def test_tg_20_whoever_sits_down_has_a_chair_by_their_key_and_no_other():
    company = sitting("Ana", "Boris")
    assert [(chair.number, chair.name, chair.key) for chair in company.chairs] == [
        (0, "Ana", "ana"),
        (1, "Boris", "boris"),
    ]
    assert company.chair("ana").number == 0
    assert company.chair("") is None
    assert company.chair("Ana") is None
    again = acted(company, "ana", "sit Anica")
    assert [chair.name for chair in again.chairs] == ["Anica", "Boris"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * (LONGEST_NAME + 1), "\u202e\u0000", "\u3164", "\u2800 \u115f", "\ufe0f", "\u0301"]
)
def test_tg_20_a_name_that_nobody_could_read_is_refused(name):
    assert refused(sitting("Ana"), "b", f"sit {name}") == "bad_name"


def test_tg_20_a_name_is_cleaned_and_nobody_elses():
    company = acted(sitting("Ana"), "b", "sit  Bo\u202er\tis ")
    assert company.chair("b").name == "Bo r is"
    assert refused(company, "c", "sit ANA") == "name_taken"
    assert acted(company, "c", "sit \u2764\ufe0f e\u0301").chair("c").name == "\u2764\ufe0f e\u0301"


def test_tg_20_a_full_table_has_no_chair_left_but_those_of_bots():
    full = sitting(*"ABCDEF")
    assert refused(full, "g", "sit G") == "table_full"
    assert refused(full, "a", "bot hard") == "table_full"
    bots = sitting("A", bots=5)
    seated = acted(bots, "g", "sit G")
    assert (len(seated.chairs), seated.chair("g").number, seated.chair("g").bot) == (6, 1, "")


def test_tg_20_nobody_sits_down_while_a_round_is_played_and_everybody_may_between_rounds():
    company = acted(sitting("Ana", bots=1), "ana", f"start {secret(1)}")
    assert refused(company, "b", "sit Boris") == "round_running"
    between = played(company, closing)
    assert between.phase == "between"
    joined = acted(between, "b", "sit Boris")
    assert joined.chair("b").total == max(chair.total for chair in between.chairs)
    assert len(acted(joined, "ana", f"next {secret(2)}").round.chairs) == 3


# The owner (TG-21)


@pytest.mark.parametrize(
    "text", ["bot easy", "remove 1", "rules board=3x3", "patience 30", "owner 0", "start " + secret(1)]
)
def test_tg_21_only_the_owner_rules_the_table(text):
    company = sitting("Ana", "Boris", bots=1)
    assert refused(company, "boris", text) == "not_owner"
    assert refused(company, "nobody", text) == "not_owner"
    assert isinstance(company.act("ana", text), tuple)


def test_tg_21_the_owner_sets_rules_bots_and_hands_the_table_over():
    company = acted(sitting("Ana", "Boris", bots=1), "ana", "rules board=3x4+limit=50+tie=fail")
    assert company.rules == TableGolfRules(board="3x4", limit=50, tie="fail")
    assert acted(company, "ana", "remove 2").chairs == company.chairs[:2]
    assert acted(company, "ana", "owner 1").owner == "boris"
    assert refused(company, "ana", "owner 2") == "only_people_own"
    assert refused(company, "ana", "owner 7") == "no_such_chair"
    assert refused(company, "ana", "bot clever") == "no_such_level"
    assert refused(company, "ana", "rules board=9x9") == "bad_rules"
    assert acted(company, "ana", "patience 0").away_after == 0
    assert refused(company, "ana", "patience 7") == "bad_seconds"
    assert AWAY_AFTER[0] == 60
    assert company.idle_after == 0
    assert acted(company, company.owner, "idle 120").idle_after == 120
    assert refused(company, company.owner, "idle 7") == "bad_seconds"


def test_tg_21_a_match_needs_two_and_its_rules_stay():
    assert refused(sitting("Ana"), "ana", f"start {secret(1)}") == "too_few"
    company = acted(sitting("Ana", "Boris"), "ana", f"start {secret(1)}")
    for text in ("rules S", f"start {secret(2)}"):
        assert refused(company, "ana", text) == "match_running"
    for text in ("bot easy", "remove 1"):
        assert refused(company, "ana", text) == "round_running"
    assert refused(company, "ana", f"next {secret(2)}") == "no_next_round"
    assert refused(company, "ana", "ready") == "no_next_round"


def test_tg_21_an_owner_who_leaves_or_is_away_is_followed_by_somebody_who_is_there():
    company = sitting("Ana", "Boris", "Ceca")
    assert acted(company, "ana", "leave").owner == "boris"
    away = acted(acted(company, HOUSE, "away 1"), HOUSE, "away 0")
    assert away.owner == "ceca"
    assert acted(sitting("Ana", bots=2), "ana", "leave").owner == "ana"


def test_tg_21_the_table_goes_to_whoever_has_sat_longest():
    company = acted(sitting("Ana", "Boris", "Ceca"), "boris", "leave")
    company = acted(company, "dino", "sit Dino")
    assert [(chair.name, chair.number) for chair in company.chairs] == [("Ana", 0), ("Dino", 1), ("Ceca", 2)]
    assert [chair.name for chair in company.heirs] == ["Ceca", "Dino"]
    assert acted(company, "ana", "leave").owner == "ceca"
    again = acted(company, "ceca", "sit Cecilia")
    assert [chair.name for chair in again.heirs] == ["Cecilia", "Dino"]
    assert acted(company, HOUSE, "away 2").heirs == (company.chair("dino"),)


# Turns (TG-19, TG-22)


def test_only_whose_turn_it_is_plays_and_the_house_only_for_bots_and_who_is_away():
    company = acted(sitting("Ana", "Boris"), "ana", f"start {secret(1)}")
    mover, other = company.to_move, next(chair for chair in company.chairs if chair != company.to_move)
    assert refused(company, other.key, "play draw") == "not_your_turn"
    assert refused(company, HOUSE, "play draw") == "not_your_turn"
    assert refused(company, "watcher", "play draw") == "not_seated"
    assert refused(company, mover.key, "play put:1,1") == "draw_first"
    assert refused(company, mover.key, "play u") == "unreadable"
    drawn = acted(company, mover.key, "play draw")
    assert drawn.moves == 1
    assert refused(sitting("Ana"), "ana", "play draw") == "no_round"


def test_tg_22_a_bot_plays_for_who_is_away_with_the_card_in_hand_and_gives_back_at_once():
    company = acted(sitting("Ana", "Boris"), "ana", f"start {secret(1)}")
    mover = company.to_move
    drawn = acted(company, mover.key, "play draw")
    gone = acted(drawn, HOUSE, f"away {mover.number}")
    assert gone.to_move.player == "normal"
    assert gone.round == drawn.round
    assert acted(gone, HOUSE, "play put:1,1").to_move != gone.to_move
    assert acted(gone, mover.key, "back").to_move == drawn.to_move
    assert not acted(gone, mover.key, "play put:1,1").chair(mover.key).away
    assert refused(gone, mover.key, f"away {mover.number}") == "unreadable"


def test_tg_22_who_leaves_during_a_match_is_played_for_to_its_end():
    company = acted(sitting("Ana", "Boris"), "ana", f"start {secret(1)}")
    left = acted(company, "boris", "leave")
    assert [(chair.bot, chair.key) for chair in left.chairs] == [("", "ana"), ("normal", "")]
    assert left.owner == "ana"


# Rounds and matches


def test_tg_15_chance_begins_the_first_round_and_the_next_seat_each_other():
    firsts = set()
    for number in range(30):
        company = acted(sitting("A", "B", "C"), "a", f"start {secret(number)}")
        first = company.starter
        firsts.add(first)
        for later in range(1, 4):
            company = played(company, closing)
            if any(chair.out for chair in company.chairs):
                break
            company = acted(company, "a", f"next {secret(1000 * later + number)}")
            assert company.starter == company.to_move.number == (first + later) % 3
    assert firsts == {0, 1, 2}


def test_tg_17_whoever_reaches_the_limit_is_out_and_the_last_one_left_wins():
    company = sitting("A", "B", "C")
    company = replace(
        company,
        chairs=tuple(replace(chair, total=total) for chair, total in zip(company.chairs, (99, 0, 300), strict=True)),
    )
    company = replace(company, chairs=(*company.chairs[:2], replace(company.chairs[2], out=True)), phase="between")
    begun = acted(company, "a", f"next {secret(5)}")
    assert begun.seat("c") is None
    assert set(begun.round.chairs) == {0, 1}
    over = begun.counted(9, {0: 1, 1: 99})
    assert (over.phase, over.winners, [chair.out for chair in over.chairs]) == ("over", (1,), [True, False, True])


@pytest.mark.parametrize(
    ("totals", "scores", "winners"),
    [
        ((90, 95), (10, 10), (0,)),  # both go out: the lowest total wins
        ((90, 90), (10, 10), (0, 1)),  # equal lowest share the win (ours)
        ((99, 0), (1, 0), (1,)),  # at the limit is out
    ],
)
def test_tg_17_the_lowest_total_wins_where_all_go_out(totals, scores, winners):
    company = acted(sitting("A", "B"), "a", f"start {secret(1)}")
    company = replace(
        company, chairs=tuple(replace(chair, total=total) for chair, total in zip(company.chairs, totals, strict=True))
    )
    over = company.counted(1, dict(enumerate(scores)))
    assert (over.phase, over.winners) == ("over", winners)


def test_tg_18_after_the_last_round_the_lowest_total_of_those_not_out_wins():
    rules = replace(QUICK, rounds=1)
    company = acted(sitting("A", "B", "C", rules=rules), "a", f"start {secret(1)}")
    over = company.counted(1, {0: 30, 1: 8, 2: 120})
    assert (over.phase, over.winners) == ("over", (1,))
    between = replace(company, rules=replace(rules, rounds=3)).counted(1, {0: 30, 1: 8, 2: 20})
    assert between.phase == "between"


def test_a_rematch_begins_anew_with_the_same_people():
    company = played(acted(sitting("A", "B", rules=replace(QUICK, rounds=1)), "a", f"start {secret(1)}"), closing)
    assert company.phase == "over"
    again = acted(company, "a", f"start {secret(2)}")
    assert ([chair.total for chair in again.chairs], again.round.number, again.winners) == ([0, 0], 1, ())


def test_the_next_round_begins_when_everybody_who_is_there_is_ready():
    company = played(acted(sitting("A", "B", bots=1), "a", f"start {secret(1)}"), closing)
    assert not company.all_ready
    company = acted(company, "a", "ready")
    assert not company.all_ready
    assert acted(company, "b", "ready").all_ready
    away = acted(company, HOUSE, "away 1")
    assert away.all_ready
    assert not acted(away, HOUSE, f"next {secret(2)}").chairs[0].ready


def test_tg_17_nobody_waits_for_who_is_out_unless_bots_alone_play_on():
    """TG-17: whoever is out may watch, and need not."""
    company = played(acted(sitting("A", "B", "C", bots=1), "a", f"start {secret(5)}"), closing)
    chairs = tuple(replace(chair, out=chair.name == "C") for chair in company.chairs)
    company = acted(acted(replace(company, chairs=chairs), "a", "ready"), "b", "ready")
    assert company.all_ready
    out = replace(company, chairs=tuple(replace(chair, out=bool(chair.key), ready=False) for chair in chairs))
    assert [chair.name for chair in out.awaited] == ["A", "B", "C"]
    assert not out.all_ready


def test_tg_27_the_fingerprint_is_told_before_the_first_turn_and_the_record_proves_it():
    company = sitting("A", "B")
    words = secret(7)
    told = happened(company, "a", f"start {words}")
    assert told.facts["fingerprint"] == hashlib.sha256(bytes.fromhex(words)).hexdigest()
    assert words not in str(told) + repr(told) + str(dict(told.facts))
    over = played(acted(company, "a", f"start {words}"), closing)
    again = replay(read_record(str(over.round.record), (GAME,)))
    assert again.stop is None
    assert again.session.state == over.round.state
    assert read_code(str(over.round.deal), (GAME,)).source.words == words


# Chat (TG-25)


def test_tg_25_who_sits_may_talk_in_short_clean_lines():
    company = sitting("Ana")
    assert happened(company, "ana", "say  hello\u202e\n there ").facts["text"] == "hello there"
    assert refused(company, "watcher", "say hello") == "not_seated"
    for text in ("", "\u200e \n", "x" * (LONGEST_TEXT + 1)):
        assert refused(company, "ana", f"say {text}") == "bad_text"


def test_an_action_that_there_is_not_is_unreadable():
    for text in ("", "dance", "away 0", "start", "start xyz", "_sit x", "play", "say"):
        answer = sitting("Ana", "Boris").act("ana", text)
        assert isinstance(answer, Refusal)


# Whole matches, any rules, any players


def independent_scores(state) -> tuple[int, ...]:
    """The scores of a finished round, counted another way: cell by cell, by row, column and diagonal."""
    rules, points = state.rules, []
    for board in state.boards:
        rows = [board[row * rules.columns : (row + 1) * rules.columns] for row in range(rules.rows)]
        total = 0
        for r, row in enumerate(rows):
            for c, card in enumerate(row):
                across = [row]
                across.append([other[c] for other in rows])
                if rules.diagonals and rules.rows == rules.columns:
                    if r == c:
                        across.append([rows[i][i] for i in range(rules.rows)])
                    if r + c == rules.rows - 1:
                        across.append([rows[i][rules.rows - 1 - i] for i in range(rules.rows)])
                paired = any(
                    all(other.rank == card.rank for other in line)
                    and not (card.is_joker and rules.joker_lines == "keep")
                    for line in across
                )
                worth = {"X": -3, "K": 0, "Q": 12, "J": 11, "T": 10, "A": 1}.get(card.text[0])
                total += 0 if paired else int(card.text[0]) if worth is None else worth
        points.append(total)
    if state.closer is not None:
        own, low = points[state.closer], min(point for seat, point in enumerate(points) if seat != state.closer)
        success = {"success": own <= low, "neutral": own <= low, "fail": own < low}[rules.tie]
        bonus = 0 if rules.tie == "neutral" and own == low else 5
        points[state.closer] = own - bonus if success else max(2 * own, own + 10)
    return tuple(points)


@st.composite
def any_rules(draw):
    return TableGolfRules(**{item.name: draw(st.sampled_from(item.values)) for item in options(TableGolfRules)})


@settings(deadline=None, max_examples=40)
@given(rules=any_rules(), players=st.integers(2, 6), seed=st.integers(0, 2**32), keen=st.floats(0.3, 1))
def test_every_match_ends_with_scores_that_another_count_gives(rules, players, seed, keen):
    rng = random.Random(seed)
    company = sitting("A", bots=players - 1, rules=replace(rules, limit=50, rounds=min(rules.rounds or 3, 3)))
    company = acted(company, "a", f"start {secret(seed)}")
    rounds = 0
    while company.phase != "over":
        totals = {chair.number: chair.total for chair in company.chairs}
        company = played(company, lambda legal: closing(legal) if rng.random() < keen else rng.choice(legal))
        state = company.round.state
        assert state.turns <= (TURNS + 1) * len(company.round.chairs)
        counted = dict(zip(company.round.chairs, independent_scores(state), strict=True))
        for chair in company.chairs:
            assert chair.total == totals[chair.number] + counted.get(chair.number, 0)
        rounds += 1
        if company.phase == "between":
            company = acted(company, "a", f"next {secret(seed + rounds)}")
    assert company.winners
    assert rounds <= 3


def test_values_and_lines_are_what_the_count_above_takes_for_granted():
    assert [value(card) for card in GAME.opening_pack(QUICK)[:13]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0]
    assert len(lines(3, 3, True)) == 8
    assert len(lines(3, 3, False)) == len(lines(2, 4, True)) == 6
    assert round_scores(QUICK, (10, 11), 0) == (5, 11)
    assert board_points(QUICK, GAME.opening_pack(QUICK)[:4]) == 10
    assert Chair(0).player == ""
