"""The command line as programs and people call it: real processes, exit codes, what goes to which stream."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

START = (
    "Kup za izvlačenje: 15 karata; odložni kup: 8 tref. Stupac 1: 6 tref, 5 pik, dama pik, 10 pik, 6 herc "
    "(slobodna karta: 6 herc); "
)


def run(*args: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mulligan", *args],
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        encoding="utf-8",
    )


def test_deal_json_is_the_deal_of_the_spec():
    done = run("deal", "GO1-E-AAAAAAB", "--json")
    deal = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(deal) == ["code", "game", "rules", "columns", "waste", "stock", "foundations", "face_down"]
    assert deal["columns"][0] == ["6c", "5s", "Qs", "Ts", "6h"]
    assert deal["columns"][6] == ["3s", "7s", "3h", "9s", "5c"]
    assert (deal["waste"], deal["foundations"], deal["face_down"]) == (["Ac"], {}, [0] * 7)
    assert " ".join(deal["stock"]) == "8s Jc Kh 5h 9d Ad Jd Ks 6s Qd Td 9h Qc 2h 4d 6d"
    assert deal["rules"] == {
        "ends": "wrap", "draw": "anytime", "scoring": "points", "jokers": 0, "empty_waste": False, "holes": 1
    }  # fmt: skip


def test_deal_for_people_keeps_the_stock_hidden():
    done = run("deal", "go1-n-aaaaaab")
    lines = done.stdout.splitlines()
    assert lines[0] == "Golf patience, GO1-E-AAAAAAB"
    assert "Stock: 16 cards" in lines
    assert "Column 3: Tc Ah 2d 5d Js" in lines
    assert "8s" not in done.stdout


def test_words_after_moves_in_croatian():
    done = run("words", "GO1-E-AAAAAAB", "--lang", "hr", "--after", "d 5 2")
    assert done.returncode == 0
    assert done.stdout.startswith(START)
    assert done.stdout.count("\n") == 1


def test_words_after_a_refused_move():
    done = run("words", "GO1-E-AAAAAAB", "--after", "d 1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Move 2, 1: 6 of hearts on 8 of spades: must be one rank higher or lower\n"


def test_replay_stops_at_the_refused_move_and_prints_how_far_it_got(tmp_path):
    record = tmp_path / "game.txt"
    record.write_text("GO1-C-AAAAAAB d 5 # two moves\n2 1 d", encoding="utf-8")
    done = run("replay", str(record), "--json")
    report = json.loads(done.stdout)
    assert done.returncode == 1
    assert (report["score"], report["moves"], report["undo_left"], report["outcome"]) == (20, 3, 3, "playing")
    refused = report["refused"]
    assert (refused["index"], refused["move"], refused["reason"]) == (3, "1", "not_adjacent")
    assert refused["text"] == "6 of hearts on 8 of clubs: must be one rank higher or lower"
    assert done.stderr.startswith("Move 4, 1: ")


def test_replay_tells_in_the_language_asked_for_why_a_move_was_refused():
    done = run("replay", "-", "--json", "--lang", "hr", text="GO1-E-AAAAAAB d 5 2 1")
    text = "Karta 6 herc na kartu 8 tref: vrijednost mora biti za jedan viša ili niža"
    assert json.loads(done.stdout)["refused"]["text"] == text
    assert done.stderr == f"Potez 4, 1: {text}\n"


def test_replay_reads_standard_input_and_counts_undo_and_redo():
    done = run("replay", "-", "--json", text="\ufeffGO1-E-AAAAAAB d 5 u r u")
    report = json.loads(done.stdout)
    assert (done.returncode, report["score"], report["moves"], report["undo_left"]) == (0, 0, 3, 1)
    plain = run("replay", "-", text="GO1-E-AAAAAAB d 5")
    assert plain.stdout.splitlines()[-1] == "Score 10, moves 2, can be undone: 2."


@pytest.mark.parametrize(
    ("args", "text", "said"),
    [
        (("deal", "GO1-E-AAAAAA1", "--json"), None, "position 13"),
        (("deal", "golf/jokers=2/ms:5"), None, "joker"),
        (("words", "GO1-E-AAAAAAB", "--lang", "tlh"), None, "tlh"),
        (("replay", "-", "--json"), "", "empty"),
        (("replay", "-", "--json"), "GO1-E-AAAAAAB2 d", "position 14"),
        (("replay", "-", "--json"), "GO1-E-AAAAAABB d", "8 letters"),
        (("replay", "no-such-file.txt"), None, "no-such-file.txt"),
        (("play", "GO1-E-AAA"), None, "7"),
    ],
)
def test_what_is_wrong_is_one_line_on_standard_error(args, text, said):
    done = run(*args, text=text)
    assert (done.returncode, done.stdout) == (1, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("file", ["x" * 5000, "no\nsuch\nfile"])
def test_a_file_of_any_name_is_missed_on_one_line(file):
    for command in ("replay", "score", "verify", "review"):
        done = run(command, file)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
        assert "Traceback" not in done.stderr
        assert file.replace("\n", r"\n") in done.stderr


def test_a_text_that_is_no_code_is_told_as_it_was_typed():
    assert "“rec.txt”" in run("deal", "rec.txt").stderr


def test_bytes_that_are_no_text_are_refused_with_their_place(tmp_path):
    file = tmp_path / "bytes"
    file.write_bytes(b"GO1-E-AAAAAAB \xff\xfe")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert "15" in done.stderr


@pytest.mark.parametrize(
    "args", [("deal",), ("shuffle",), ("deal", "GO1-E-AAAAAAB", "--colour"), ("serve", "--port", "x")]
)
def test_wrong_usage_is_exit_2(args):
    done = run(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Usage" in done.stderr


@pytest.mark.parametrize("args", [("games",), ("deal", "GO1-E-AAAAAAB", "--json"), ("rules", "golf")])
def test_a_reader_that_has_gone_away_is_no_fault(args):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", *args], stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_json_loses_no_letter_whatever_the_terminal_can_write(encoding):
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", "score", "-", "--json"],
        input="Željko*: 6 5 / 2 3\nŁukasz: 9 7 / A 9\n".encode(),
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        timeout=60,
        check=True,
    )
    players = json.loads(done.stdout.decode(encoding))["players"]
    assert [player["name"] for player in players] == ["Željko", "Łukasz"]


def test_games_lists_presets_and_options():
    done = run("games", "--json")
    golf = json.loads(done.stdout)["games"][0]
    assert golf["key"] == "golf"
    assert list(golf["presets"]) == ["E", "C", "S", "T"]
    assert golf["options"]["ends"] == {"values": ["wrap", "queen", "strict"], "default": "wrap"}
    assert "Lako" in run("games", "--lang", "hr").stdout


def test_play_in_line_mode_from_a_pipe():
    done = run("play", "GO1-E-AAAAAAB", "--line", "--lang", "it", "--after", "d", text="5\n1:4\nq\n")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[1].startswith("Mazzo: 16 carte; scarto: asso di fiori.")
    assert "questa carta è bloccata" in lines[4].lower()
    assert lines[-1].endswith("GO1-E-AAAAAAB d 5")
    assert "\x1b" not in done.stdout


def test_play_ends_with_its_input():
    done = run("play", "golf", "--line", text="d")
    assert done.returncode == 0
    assert "GO1-E-" in done.stdout.splitlines()[-1]


def test_a_terminal_without_the_letters_does_not_end_the_game():
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", "play", "GO1-E-AAAAAAB", "--line", "--lang", "hr"],
        input=b"d\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Kup za izvla?enje: 16 karata" in done.stdout
    assert done.stdout.splitlines()[-1].endswith(b"GO1-E-AAAAAAB d")


def test_deal_json_of_klondike():
    deal = json.loads(run("deal", "KL1-D3V-AAAAAAG", "--json").stdout)
    assert list(deal) == ["code", "game", "rules", "columns", "waste", "stock", "foundations", "face_down"]
    assert [len(column) for column in deal["columns"]] == [*deal["face_down"][1:], 7] == [1, 2, 3, 4, 5, 6, 7]
    assert deal["foundations"] == {"s": 0, "h": 0, "d": 0, "c": 0}
    assert (deal["waste"], len(deal["stock"]), deal["stock"][:3]) == ([], 24, ["Qd", "Kh", "4s"])
    assert deal["rules"] == {
        "draw": 3, "scoring": "vegas", "passes": 1, "worrying_back": True, "timed": False, "bankroll": False
    }  # fmt: skip


def test_kl14_kl15_replay_of_vegas():
    done = run("replay", "-", "--json", text="KL1-D3V-AAAAAAG d d d d d d d d d")
    replayed = json.loads(done.stdout)
    assert done.returncode == 1
    assert (replayed["score"], replayed["moves"], replayed["outcome"]) == (-52, 8, "playing")
    assert replayed["refused"] == {
        "index": 8,
        "move": "d",
        "reason": "no_redeal",
        "text": "The stock is empty and there is no redeal: these rules allow 1 pass",
    }
    assert "Score -$52, moves 8" in run("replay", "-", text="KL1-D3V-AAAAAAG d d d d d d d d").stdout


def test_deal_json_of_tripeaks_lists_its_places_under_their_kind():
    deal = json.loads(run("deal", "TP1-E-AAAAAAB", "--json").stdout)
    assert (deal["columns"], deal["foundations"], deal["face_down"]) == ([], {}, [])
    assert [len(cards) for cards in deal["tableau"]] == [1] * 28
    assert len({card for cards in deal["tableau"] for card in cards} | {*deal["waste"], *deal["stock"]}) == 52


def test_games_names_all_of_them():
    lines = run("games").stdout.splitlines()
    keys = ["golf", "klondike", "tripeaks", "table-golf"]
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == keys
    assert "  D1V: Draw 1, Vegas. One card at a time, one pass; $52 to begin, $5 back a card." in lines


@pytest.mark.parametrize("command", ["replay", "solve"])
def test_a_closed_standard_input_is_an_empty_one(command):
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m mulligan {command} - <&-', sys.executable],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, "")
    assert "empty" in done.stderr
    assert done.stderr.count("\n") == 1


def test_bytes_that_are_no_text_do_not_end_line_mode():
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", "play", "GO1-E-AAAAAAB"],
        input=b"d\n\xff\nhttp\nnew http://[x\n5\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines()[-1].endswith(b"GO1-E-AAAAAAB d 5")


def test_control_characters_of_a_record_do_not_reach_the_terminal():
    done = run("replay", "-", text="GO1-E-AAAAAAB d \x1b]0;x\x07\x1b[31mX")
    assert done.returncode == 1
    assert "\x1b" not in done.stderr + done.stdout


@pytest.mark.parametrize("link", ["http://[::1", "http://[x]/deal/GO1-E-AAAAAAB"])
def test_gp20_a_link_that_is_no_address_is_refused(link):
    done = run("deal", link)
    assert (done.returncode, done.stdout) == (1, "")
    assert "/deal/" in done.stderr


@pytest.mark.parametrize("lang", ["HR", "hr-HR", "hr_HR"])
def test_pl_4_a_language_by_the_tag_of_a_country(lang):
    assert run("words", "GO1-E-AAAAAAB", "--lang", lang).stdout.startswith("Kup za izvlačenje: 16 karata")


@pytest.mark.parametrize(
    ("args", "text", "said"),
    [
        (["deal", "GO1-E"], None, "Koodissa ”GO1-E” on yhdysmerkkien välissä 2 osaa; "),
        (["replay", "-"], "GO1-E-AAAAAAB 1", "Siirto 1, 1: Hertta 6 ristiässän päälle: "),
        (["replay", "no/such/file"], None, "Tiedostoa no/such/file ei voi lukea: "),
        (["convert", "-", "--to", "code"], "?", "Teksti ei ala kuten mikään tunnettu muoto; "),
        (["solve", "GO1-E"], None, "Koodissa ”GO1-E” on yhdysmerkkien välissä 2 osaa; "),
    ],
)
def test_pl_4_errors_are_told_in_the_language_that_was_asked_for(args, text, said):
    done = run(*args, "--lang", "fi", text=text)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_pl_4_a_deal_and_a_record_in_another_language():
    assert run("deal", "GO1-E-AAAAAAB", "--lang", "fi").stdout.splitlines()[0] == "Golf-pasianssi, GO1-E-AAAAAAB"
    done = run("replay", "-", "--lang", "fi", text="GO1-E-AAAAAAB d")
    assert done.stdout.splitlines()[-1] == "Tulos 0, siirtoja 1, kumottavissa 1."


ROUND = "TG1-S:2:" + "0" * 64


def test_a_round_of_several_people_is_shown_as_everybody_sees_it_and_played_at_a_table_only():
    """TG-3: `play` names what is missing; `deal --json` has the true cards, for tools."""
    lines = run("deal", ROUND).stdout.splitlines()
    assert lines[-2:] == ["Player 1: -- -- -- / -- -- --", "Player 2: -- -- -- / -- -- --"]
    assert "Player 1’s board. Row 1: face down, face down, face down." in run("words", ROUND).stdout
    cards = json.loads(run("deal", ROUND, "--json").stdout)
    assert [[len(row) for row in board] for board in cards["boards"]] == [[3, 3], [3, 3]]
    assert (len(cards["draw"]), len(cards["discard"]), cards["hand"]) == (95, 1, [])
    for what in ("table-golf", ROUND):
        asked = run("play", what)
        assert (asked.returncode, asked.stdout) == (1, "")
        assert asked.stderr == "Table Golf is played by 2 to 6 people: it needs the link of a table\n"
    played = json.loads(run("replay", "-", "--json", text=f"{ROUND} draw put:1,2 take").stdout)
    assert (played["moves"], played["outcome"], played["undo_left"]) == (3, "playing", 0)
    assert [len(played["scores"]), len(played["hand"])] == [2, 1]
    assert run("replay", "-", text=f"{ROUND} draw").stdout.endswith("\nScores – Player 1: 0, Player 2: 0.\n")


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("deal", "GO1-E-AAAAAAB"), "The output cannot be written: there is no room left\n"),
        (("deal", "GO1-E-AAAAAAB", "--json", "--lang", "fi"), "Tulostetta ei voi kirjoittaa: tila on lopussa\n"),
        (("play", "GO1-E-AAAAAAB"), "The output cannot be written: there is no room left\n"),
    ],
)
def test_an_output_that_takes_no_more_is_told_in_one_sentence(args, said):
    with FULL.open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "mulligan", *args],
            stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, timeout=60, encoding="utf-8",
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, said)


@pytest.mark.parametrize("word", ["q", "NEW", "?", "code", "hint", "lang"])
def test_play_takes_moves_to_begin_with_and_no_commands(word):
    done = run("play", "GO1-E-AAAAAAB", "--after", f"d {word} 5", text="")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"--after takes moves only: “{word}” is a command\n"


def test_play_takes_what_a_record_holds_to_begin_with():
    done = run("play", "GO1-E-AAAAAAB", "--after", "d 5 u r u", text="")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].endswith("GO1-E-AAAAAAB d 5 u r u")


def test_breaking_off_while_commands_are_loaded_is_quiet():
    """The signal comes exactly at the first import of the commands."""
    code = (
        "import sys\n"
        "class Breaking:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'mulligan.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Breaking())\n"
        "from mulligan.__main__ import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
