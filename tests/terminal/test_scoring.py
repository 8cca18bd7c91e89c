"""`mulligan score` and `mulligan verify`: real processes, what goes to which stream, and what is wrong with a text."""

import hashlib
import json
from pathlib import Path

import pytest

from mulligan.core.codes import Deal
from mulligan.core.deals import Secret
from mulligan.core.faults import Unreadable
from mulligan.games.registry import find_game
from mulligan.games.table_golf import TableGolfRules
from mulligan.play.session import Session
from mulligan.terminal.scoring import scores
from mulligan.terminal.verifying import mismatches, read_claim
from mulligan.words import speak
from tests.terminal.test_command_line import run

CASES = json.loads((Path(__file__).parents[1] / "games" / "table_golf_scores.json").read_text(encoding="utf-8"))
OPTIONS = {
    "diagonals": {},
    "no_diagonals": {"diagonals": False},
    "joker_lines_keep": {"joker_lines": "keep"},
}
PLAIN = "Ana*: 2d Ac / Ac 6h\nBo: 3h 3c / Xr 3s\n"


@pytest.mark.parametrize("case", CASES["boards"], ids=lambda case: case["rows"][0])
@pytest.mark.parametrize("options", OPTIONS)
def test_tg_9_to_tg_14_boards_from_outside(case, options):
    """TG-9, TG-10, TG-11, TG-14: boards whose scores somebody else counted."""
    text = f"Ana*: {' / '.join(case['rows'])}\nBo: {' / '.join(case['other'])}\n"
    found = scores(text, **OPTIONS[options])
    told = case[options]
    assert [found[0].board, found[1].board, found[0].round] == [told["score"], told["other"], told["round_if_closer"]]
    assert found[1].round == found[1].board


def test_score_json_has_the_keys_of_the_spec():
    done = run("score", "-", "--json", text=PLAIN)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "players": [
            {"name": "Ana", "board": 8, "round": 18, "closed": True},
            {"name": "Bo", "board": -3, "round": -3, "closed": False},
        ]
    }


def test_score_in_words_suits_left_out_and_options(tmp_path):
    file = tmp_path / "round.txt"
    file.write_text("# a round\nAna : 5 10 / 10 5\n\nBo *: 10 3/Xr 3 # closed\n", encoding="utf-8")
    assert run("score", str(file)).stdout.splitlines() == ["Ana: board 0, round 0", "Bo: board 7, round 17 (closed)"]
    done = run("score", str(file), "--no-diagonals", "--tie", "fail", "--joker-lines", "keep")
    assert done.stdout.splitlines() == ["Ana: board 30, round 30", "Bo: board 7, round 2 (closed)"]


@pytest.mark.parametrize(("tie", "total"), [("success", -2), ("neutral", 3), ("fail", 13)])
def test_tg_14_a_shared_lowest_board_by_the_option(tie, total):
    assert scores("Ana*: A 2 / K K\nBo: A 2 / K K\n", tie=tie)[0].round == total


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("", "score_players", None),
        ("Ana*: 2 3 / 4 5\n", "score_players", None),
        ("Ana*: 2 3 / 4 5\nBo 2 3 / 4 5\n", "score_name", (2, 1)),
        (" *: 2 3 / 4 5\nBo: 2 3 / 4 5\n", "score_name", (1, 2)),
        ("Ana*: 2 3 / 4 1c\nBo: 2 3 / 4 5\n", "score_card", (1, 15)),
        ("Ana*: 2 3 / 4 --\nBo: 2 3 / 4 5\n", "score_card", (1, 15)),
        ("Ana*: 2 3 / 4 5\nBo: 2 3 / 4 5x\n", "score_card", (2, 13)),
        ("Ana*: 2 3 / 4 5\nBo: 2 3 / 4\n", "score_row", (2, 11)),
        ("Ana*: 2 3 / 4 5\nBo: 2 3 / 4 5 / 6 7\n", "score_rows", (2, 3)),
        ("Ana*: 2 3 4 5 6 / 2 3 4 5 6\nBo: 2 / 3\n", "score_size", (1, 4)),
        ("Ana*: 2c 2c / 4 5\nBo: 2 3 / 2c 5\n", "score_copies", (2, 11)),
        ("Ana*: X Xr / Xb X\nBo: 2 3 / 4 X\n", "score_copies", (2, 13)),
        ("Ana*: 2 2 / 2 2\nBo: 2 2c / 2d 2\nCed: 2 3 / 4 5\n", "score_copies", (3, 6)),
        ("Ana: 2 3 / 4 5\nBo: 2 3 / 4 5\n", "score_no_closer", (1, 4)),
        ("Ana*: 2 3 / 4 5\nBo*: 2 3 / 4 5\n", "score_closers", (2, 3)),
    ],
)
def test_what_is_wrong_with_a_round_and_where(text, code, where):
    with pytest.raises(Unreadable) as caught:
        scores(text)
    assert caught.value.code == code
    if where is not None:
        assert (caught.value.facts["line"], caught.value.facts["position"]) == where
        assert f"Line {where[0]}, place {where[1]}: " in speak("en").unreadable(caught.value)


def test_a_round_that_is_wrong_leaves_with_one_line_and_nothing_on_standard_output():
    done = run("score", "-", "--json", text="Ana: 2 3 / 4 5\nBo: 2 3 / 4 5\n")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Line 1, place 4: nobody is marked as the closer")
    assert len(done.stderr.splitlines()) == 1


# Verify

SECRET = "c0ffee" * 10 + "beef"
FINGERPRINT = hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def played_round() -> Session:
    """A round in which whoever is to move draws, and turns up the next card."""
    session = Session(Deal(find_game("table-golf"), TableGolfRules(board="2x2"), Secret(2, SECRET)))
    while session.outcome is None:
        session.act("draw")
        session.play(session.game.legal_moves(session.state)[-1])
    return session


ROUND = played_round()


def test_tg_27_cd_6_a_round_agrees_with_its_fingerprint(tmp_path):
    """TG-27, CD-6: the SHA-256 of the secret's 32 bytes, shown before the first turn."""
    file = tmp_path / "round.txt"
    told = " ".join(map(str, ROUND.game.scores(ROUND.state)))
    file.write_text(f"# shown before\nFingerprint: {FINGERPRINT.upper()}\n{ROUND.record}\nscores: {told}\n", "utf-8")
    done = run("verify", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert FINGERPRINT in done.stdout
    assert f"{ROUND.moves} moves" in done.stdout
    assert done.stdout.splitlines()[1].startswith("Player 1: ")


def wrong(text: str) -> list[str]:
    return list(mismatches(read_claim(text), speak("en")))


def test_tg_27_every_mismatch_is_told_with_what_differs():
    record, other = str(ROUND.record), "0" * 64
    assert wrong(f"fingerprint: {FINGERPRINT}\n{record}") == []
    assert wrong(f"fingerprint: {other}\n{record}") == [
        f"The fingerprint shown was {other}; the secret has {FINGERPRINT}."
    ]
    short = " ".join(record.split()[:4])
    told = wrong(f"fingerprint: {other}\n{short}")
    assert [told[0][:15], told[1]] == [
        "The fingerprint",
        "The record is not played to its end: the round goes on after 3 moves.",
    ]
    refused = wrong(f"fingerprint: {FINGERPRINT}\n{short} take take")
    assert refused[0].startswith("Move 4, take: ")
    assert wrong(f"fingerprint: {FINGERPRINT}\n{record}\nscores: 1 2")[0].startswith("The scores told are 1 2; the ")
    done = run("verify", "-", text=f"fingerprint: {other}\n{short}")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", " ".join(told) + "\n")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{ROUND.record}", "verify_no_fingerprint"),
        (f"fingerprint: abc\n{ROUND.record}", "verify_fingerprint"),
        (f"fingerprint: {FINGERPRINT}\nfingerprint: {FINGERPRINT}\n{ROUND.record}", "verify_fingerprint"),
        (f"fingerprint: {FINGERPRINT}\nscores: many\n{ROUND.record}", "verify_scores"),
        (f"fingerprint: {FINGERPRINT}", "record_empty"),
        (f"fingerprint: {FINGERPRINT}\nGO1-E-AAAAAAB d 5 2", "verify_no_secret"),
        (f"fingerprint: {FINGERPRINT}\nTG1-S:2:abc draw", "code_secret"),
    ],
)
def test_what_is_wrong_with_a_text_to_verify(text, code):
    with pytest.raises(Unreadable) as caught:
        read_claim(text)
    assert caught.value.code == code
    assert speak("en").unreadable(caught.value)
