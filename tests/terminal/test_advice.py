"""``mulligan hint``, ``mulligan review``, and the same in line mode (PL-6, PL-7)."""

import json

import pytest

from mulligan.games.registry import read_record
from mulligan.play.session import replay
from mulligan.words import languages
from tests.terminal.test_command_line import run
from tests.terminal.test_line_mode import answers, table

HINT_KEYS = [
    *("code", "move", "all_seeing", "chance", "worlds", "won", "lost", "unknown", "left", "strokes", "text", "seconds"),
]
REVIEW_KEYS = ["code", "outcome", "score", "par", "steps", "given_away", "par_given_away", "text", "seconds"]
THROWN = "GO1-E-AAAAAAB d 5 u r 2 d d d d d d d d d d d d"
"""A game whose win is given away by drawing on; the third and fourth tokens take a move back and do it again."""


def told(command: str, *args: str, text: str | None = None) -> dict:
    done = run(command, *args, "--json", text=text)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


# hint


def test_a_hint_for_programs():
    hint = told("hint", "GO1-E-AAAAAAB")
    assert list(hint)[: len(HINT_KEYS)] == HINT_KEYS
    assert (hint["code"], hint["move"], hint["all_seeing"]) == ("GO1-E-AAAAAAB", "d", False)
    assert hint["worlds"] == hint["won"] + hint["lost"] + hint["unknown"] > 1
    assert 0.5 < hint["chance"] <= 1
    assert hint["text"].startswith("Hint: Draw. It wins in ")


def test_a_hint_after_moves_is_a_move_that_is_legal_there():
    unhurried = ("--budget", "600")
    hint = told("hint", "GO1-N-AAAAAAB", "--after", "d 5", *unhurried)
    session = replay(read_record(f"GO1-E-AAAAAAB d 5 {hint['move']}"))
    assert session.stop is None
    record = told("hint", "-", *unhurried, text="GO1-E-AAAAAAB d # so far\n5")
    assert record | {"seconds": 0} == hint | {"seconds": 0}


def test_a_hint_takes_its_time_once_wherever_a_card_was_last_turned_up():
    """By its own clock, which is a little late where others want the processor too."""
    seconds = {
        line: told("hint", "GO1-E-AAAAAAB", "--after", line, "--budget", "2")["seconds"] for line in ("d", "d 5")
    }
    assert seconds["d 5"] < 1.5 * max(seconds["d"], 2)


def test_pl_7_the_true_cards_are_used_by_name_only():
    hint = told("hint", "GO1-E-AAAAAAB", "--all-seeing")
    assert (hint["all_seeing"], hint["worlds"], hint["won"], hint["chance"]) == (True, 1, 1, 1.0)
    assert hint["text"].endswith("With every card known, it wins.")
    lost = told("hint", "GO1-C-AAAAAAB", "--all-seeing")
    assert (lost["won"], lost["chance"], lost["left"]) == (0, 0.0, 1)


def test_a_hint_for_people_begins_with_what_to_type():
    done = run("hint", "GO1-E-AAAAAAB", "--lang", "hr")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("d: Savjet: Izvuci kartu. ")


def test_a_game_that_is_over_has_no_hint():
    line = run("solve", "GO1-E-AAAAAAB", "--json").stdout
    moves = " ".join(json.loads(line)["line"])
    hint = told("hint", "GO1-E-AAAAAAB", "--after", moves)
    assert (hint["move"], hint["worlds"], hint["chance"]) == (None, 0, None)
    assert hint["text"] == "The game is over: there is nothing to advise."


@pytest.mark.parametrize(
    ("args", "text", "said"),
    [
        (("GO1-E-AAAAAA1",), None, "position 13"),
        (("GO1-E-AAAAAAB", "--after", "1"), None, "Move 1, 1: "),
        (("TP1-E-AAAAAAB",), None, "There is no solver for TriPeaks"),
        (("no-such-game.txt",), None, "no-such-game.txt"),
        (("-",), "", "empty"),
    ],
)
def test_what_is_wrong_is_one_line(args, text, said):
    done = run("hint", *args, "--json", text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_refused_move_of_a_record_gives_the_hint_for_the_position_reached():
    done = run("hint", "-", "--json", text="GO1-E-AAAAAAB d 5 1")
    assert done.returncode == 1
    assert json.loads(done.stdout)["move"] is not None
    assert done.stderr.startswith("Move 3, 1: ")


# review


def test_pl_6_a_review_for_programs():
    review = told("review", "-", text=THROWN)
    assert list(review)[: len(REVIEW_KEYS)] == REVIEW_KEYS
    assert (review["code"], review["outcome"], review["score"]) == ("GO1-E-AAAAAAB", "playing", 20)
    assert review["par"] == {"verdict": "won", "left": 0, "strokes": -6, "points": 350}
    # Without what was taken back: the move and the redo that brought it back.
    assert [step["index"] for step in review["steps"][:3]] == [0, 3, 4]
    assert [step["move"] for step in review["steps"][:4]] == ["d", "5", "2", "d"]
    verdicts = [step["verdict"] for step in review["steps"]]
    assert verdicts == sorted(verdicts, reverse=True)
    away = review["given_away"]
    step = review["steps"][away["number"] - 1]
    assert (step["index"], step["move"], step["verdict"]) == (away["index"], away["move"], "lost")
    kept = replay(read_record(" ".join([*THROWN.split()[: away["index"] + 1], *away["line"]])))
    assert kept.stop is None
    assert kept.session.outcome.kind == "won"
    assert away["line"][0] == away["better"]


def test_pl_6_a_game_that_gave_nothing_away():
    line = " ".join(json.loads(run("solve", "GO1-E-AAAAAAB", "--json").stdout)["line"])
    review = told("review", "-", text=f"GO1-E-AAAAAAB {line}")
    assert (review["outcome"], review["given_away"], review["par_given_away"]) == ("won", None, None)
    assert "Nothing was given away." in review["text"]


def test_pl_6_a_deal_that_cannot_be_won_has_a_par_all_the_same():
    review = told("review", "-", text="golf/strict+strokes/ms:1 d d d d d d d")
    assert (review["par"]["verdict"], review["par"]["strokes"]) == ("lost", 6)
    assert review["given_away"] is None
    assert review["par_given_away"]["move"] == "d"


def test_a_review_for_people(tmp_path):
    record = tmp_path / "game.txt"
    record.write_text(THROWN, encoding="utf-8")
    lines = run("review", str(record)).stdout.splitlines()
    assert lines[0] == "The deal: Can be won. At best 350 points."
    assert "gave the win away: Draw. Better: " in lines[1]
    assert lines[2].startswith("From there: ")
    assert lines[3].startswith("At the end: Can’t be won. At best ")
    assert run("review", str(record), "--lang", "it").stdout.startswith("La distribuzione: Si può vincere.")


def test_a_review_in_no_time_says_so():
    done = run("review", "-", "--budget", "0", text=THROWN)
    assert done.stdout.splitlines() == ["The deal: Not decided in time.", "At the end: Not decided in time."]


@pytest.mark.parametrize(("text", "said"), [("TP1-E-AAAAAAB 28", "no solver for TriPeaks"), ("", "empty")])
def test_what_cannot_be_reviewed_is_one_line(text, said):
    done = run("review", "-", "--json", text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


# Line mode


def test_line_mode_advises_by_what_can_be_seen():
    one = table()
    assert answers(one, "hint")[0].startswith("d: Hint: Draw. It wins in ")
    assert answers(one, "hint all-seeing")[0].endswith("With every card known, it wins.")
    assert answers(one, "hint now") == ["Say hint or hint all-seeing."]
    assert one.match.session.tokens == []


def test_line_mode_reviews_the_game():
    one = table()
    for token in THROWN.split()[1:]:
        answers(one, token)
    said = answers(one, "review")
    assert said[0] == "The deal: Can be won. At best 350 points."
    assert "gave the win away" in said[1]


@pytest.mark.parametrize("lang", languages())
def test_line_mode_says_so_where_there_is_no_solver(lang):
    one = table("TP1-E-AAAAAAB", lang)
    for command in ("hint", "hint all-seeing", "review"):
        [said] = answers(one, command)
        assert one.words.game("tripeaks") in said
        assert one.words.game("golf") in said


def test_line_mode_lists_both_among_its_commands():
    listed = answers(table(), "?")
    assert any(line.startswith("hint: ") for line in listed)
    assert any(line.startswith("review: ") for line in listed)


def test_a_hint_asked_for_again_looks_at_more_worlds():
    one = table()
    worlds = []
    for _ in range(2):
        assert answers(one, "hint")[0].startswith("d: Hint: Draw. It wins in ")
        worlds.append(one._advice[False][1].worlds)
    assert worlds[0] < worlds[1]
    assert one.advised == one.match.session.view().legal[-1]
    answers(one, "d")
    assert one.advised is None


def test_what_nobody_waits_for_is_not_remembered():
    one = table()
    assert one.thought("hint")(lambda: True) == []
    assert one.advised is None
    assert one.thought("d") is None


def test_pl_6_who_follows_the_hints_of_line_mode_wins_what_can_be_won():
    one = table()
    while one.match.session.outcome is None:
        token = answers(one, "hint all-seeing")[0].split(":")[0]
        answers(one, token)
    assert one.match.session.outcome.kind == "won"
