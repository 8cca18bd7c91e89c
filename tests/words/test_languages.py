"""PL-4: which languages there are, and which is taken first."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mulligan
from mulligan.core.faults import Unreadable
from mulligan.words import choose_language, languages, speak
from mulligan.words.languages import _alphabetical
from tests.words.files import LANGUAGES, OFFERED

HOUSE = Path(mulligan.__file__).parent


def test_every_language_is_named_in_itself():
    names = languages()
    assert {*names} == {*OFFERED}
    assert {"en": "English", "fi": "suomi", "hr": "hrvatski", "it": "italiano"}.items() <= names.items()
    assert {"sr-Latn": "srpski", "sr-Cyrl": "српски"}.items() <= names.items()


def test_languages_are_listed_in_the_order_of_their_names():
    """Decision 47: small and capital letters are alike, marks come after the letters, Latin before Cyrillic."""
    assert [*languages().values()] == ["English", "hrvatski", "italiano", "srpski", "suomi", "српски"]
    names = ["català", "čeština", "cymraeg", "Ελληνικά", "русский", "српски"]
    assert sorted({*names}, key=_alphabetical) == names


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        (["hr"], "hr"),
        (["HR_hr"], "hr"),
        (["it-CH", "hr"], "it"),
        (["de-AT,de;q=0.9,hr;q=0.5,en;q=0.7"], "en"),
        (["de", "fr;q=0.8, hr-HR;q=0.5"], "hr"),
        (["en;q=0, it;q=0.1"], "it"),
        (["hr;q=much, it"], "it"),
        (["", ";;;,,", "*", "x" * 10_000], "en"),
        ([], "en"),
        (["en-GB", "it"], "en"),
        (["sr"], "sr-Latn"),
        (["sr-RS,sr;q=0.9,en;q=0.8"], "sr-Latn"),
        (["sr-Latn-RS"], "sr-Latn"),
        (["sr_latn_me"], "sr-Latn"),
        (["sr-Cyrl"], "sr-Cyrl"),
        (["sr-Cyrl-RS,sr;q=0.9"], "sr-Cyrl"),
        (["SR_CYRL_BA"], "sr-Cyrl"),
        (["it-Latn-CH-1994-x-y-z"], "it"),
        (["-".join("x" * 5_000), "it"], "it"),
    ],
)
def test_the_reader_gets_the_best_language_we_have(wanted, chosen):
    assert choose_language(wanted) == chosen


def test_where_we_have_none_of_them_the_default_is_taken():
    assert choose_language(["de"], default="it") == "it"


@pytest.mark.parametrize("lang", ["xx", "", "EN", "../en", "__pycache__"])
def test_a_language_we_do_not_have_is_refused_with_those_we_have(lang):
    with pytest.raises(Unreadable) as caught:
        speak(lang)
    assert caught.value.code == "language"
    assert caught.value.facts == {"text": lang, "allowed": ", ".join(OFFERED)}


def test_the_words_of_a_language_are_made_once():
    assert speak("hr") is speak("hr")
    assert speak("hr", cards="text") is not speak("hr")


def test_a_language_in_two_scripts_has_the_one_with_files_under_its_own_name():
    assert speak("sr") is speak("sr-Latn")
    assert speak("sr").lang == "sr-Latn"


def test_adding_a_language_is_one_folder(tmp_path):
    house = tmp_path / "mulligan"
    shutil.copytree(HOUSE, house, ignore=shutil.ignore_patterns("client", "__pycache__"))
    shutil.copytree(house / "words" / "en", house / "words" / "sv")
    table = house / "words" / "sv" / "table.ftl"
    table.write_text(table.read_text(encoding="utf-8").replace("= English", "= svenska"), encoding="utf-8")
    program = "from mulligan.words import *; print(languages()['sv'], choose_language(['sv-FI']), speak('sv').lang)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["svenska", "sv", "sv"]


def test_nothing_but_the_folders_lists_languages():
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value in set(LANGUAGES) - {"en"}), path
