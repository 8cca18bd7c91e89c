"""PL-4: help and wrong usage of the command line, in the language that the line asks for and else in English."""

import os
import re
import subprocess
import sys

import pytest
import typer.main

from mulligan.cli import app
from mulligan.cli.usage import language_of
from mulligan.words import speak
from tests.words.files import OFFERED

COMMANDS = typer.main.get_command(app).commands
TYPER = re.compile("Usage|Options|Arguments|Commands|default|required|Missing|Invalid|Error|Try ")


def run(*args: str, code: int) -> str:
    """What a line says, on the stream where it belongs."""
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", *args], capture_output=True, text=True, timeout=60, encoding="utf-8"
    )
    assert done.returncode == code, done.stderr
    assert not (done.stderr if code == 0 else done.stdout)
    return done.stdout + done.stderr


@pytest.mark.parametrize("lang", OFFERED)
def test_pl_4_every_command_is_explained_in_every_language(lang):
    """In one process: what Typer would have said itself is nowhere."""
    words = speak(lang)
    group = typer.main.get_command(app)
    root = typer.Context(group, info_name="mulligan", obj=lang)
    pages = {"": group.get_help(root)}
    for name, command in group.commands.items():
        ctx = typer.Context(command, info_name=name, parent=root)
        pages[name] = command.get_help(ctx)
        assert words.say(f"command-{name}")[:40] in pages[name]
        for param in command.params:
            message = words.say(param.help, languages="")
            assert "".join(message.split())[:20] in "".join(pages[name].split())
    for name, page in pages.items():
        assert page.startswith(words.say("usage-before")), name
        assert lang == "en" or not TYPER.search(page), name


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "golf", "--lang", "fi", "--bogus"], "Valitsinta --bogus ei tässä ole; näitä on: --lang, --line, --after, --help"),
        (["--lang", "hr", "shuffle"], f"Nema naredbe „shuffle”; postoje: {', '.join(COMMANDS)}"),
        (["--lang=hr"], f"Nedostaje naredba; postoje: {', '.join(COMMANDS)}"),
        (["deal", "--lang", "it"], "Manca: CODICE"),
        (["deal", "a", "b", "c", "--lang", "sr"], "„b” je previše: ova komanda ne prima toliko toga"),
        (["convert", "-", "--lang", "sr-Cyrl"], "Недостаје: --to; може бити: fcsolve, solvitaire, deck, code"),
        (["convert", "-", "--to", "x", "--lang", "fi"], "--to: arvo on väärä; mahdolliset arvot: fcsolve, solvitaire, deck, code"),
        (["serve", "--port", "x", "--lang", "it"], "--port: il valore non è giusto; deve essere un numero: da 0 a 65.535"),
        (["survey", "golf", "--budget", "-1", "--lang", "fi"], "--budget: arvo on väärä; sen on oltava luku: vähintään 0"),
        (["solve", "x", "--lang=it", "--budget"], "Dopo --budget manca un valore"),
        (["deal", "x", "--json=1", "--lang", "hr"], "Opcija --json nema vrijednosti: ili je tu ili nije"),
        (["rules", "--lang", "fi"], "Anna peli tai kansio valitsimella --out"),
        (["deal", "--lang"], "Something has to stand behind --lang"),
        (["deal", "--bogus", "--lang", "tlh"], "There is no option --bogus here; there are: --json, --lang, --help"),
    ],
)  # fmt: skip
def test_pl_4_wrong_usage_is_told_in_the_language_that_was_asked_for(args, sentence):
    lines = run(*args, code=2).splitlines()
    assert lines[-2:] == ["", sentence]
    words = speak({"sr": "sr-Latn", "tlh": "en"}.get(lang := language_of(args), lang))
    assert lines[0].startswith(f"{words.say('usage-before')} ")
    assert "--help" in lines[-3]


def test_pl_4_the_language_may_stand_anywhere_and_the_last_counts():
    assert run("--lang", "hr", "games", code=0) == run("games", "--lang", "hr", code=0)
    assert run("--lang", "hr", "games", "--lang=fi", code=0).startswith("golf: Golf-pasianssi")
    assert run("--help", "--lang", "fi", code=0).startswith("Käyttö: ")
    assert run("deal", "--lang", "hr", "--help", code=0).splitlines()[2] == "  Prikazuje početni položaj dijeljenja."


def test_without_a_command_the_help_is_told_as_wrong_usage():
    assert run(code=2).startswith("Usage: ")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["replay", "no/such/file", "--lang", "fi"], "Tiedostoa no/such/file ei voi lukea: sellaista tiedostoa tai kansiota ei ole"),
        (["replay", "/", "--lang", "it"], "Il file / non si può leggere: è una cartella"),
        (["replay", "x" * 300, "--lang", "hr"], f"Datoteka {'x' * 300} ne može se pročitati: ime je predugo"),
        (["serve", "--db", "sqlite:////", "--lang", "sr"], "Baza podataka sqlite://// ne može da se otvori: datoteka ne može da se otvori ni da se napravi"),
        (["rules", "golf", "--out", "/dev/null/x"], "/dev/null/x/en cannot be written: something on the way to it is no folder"),
    ],
)  # fmt: skip
def test_pl_4_what_the_system_says_is_told_in_the_language_too(args, sentence):
    assert run(*args, code=1) == f"{sentence}\n"


def test_what_the_system_says_seldom_is_told_in_its_own_words():
    assert speak("fi").why("Some\nrare thing") == r"Some\nrare thing"


def test_a_variable_that_is_wrong_is_named_with_what_would_be_right():
    done = subprocess.run(
        [sys.executable, "-m", "mulligan", "play", "golf"],
        capture_output=True, text=True, timeout=60, encoding="utf-8", env=os.environ | {"MULLIGAN_LINE": "maybe"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == "The environment variable MULLIGAN_LINE is wrong; it may be: 1, 0"
