"""PL-4: a script derived by rule, on all that is said in it."""

import re
import unicodedata

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from mulligan.words import scripts, speak
from tests.words.files import DERIVED, LANGUAGES, entries, file_names, shapes

CYRILLIC = scripts()["sr-Cyrl"]
ONE_TO_ONE = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
DIGRAPHS = {"љ": "lj", "њ": "nj", "џ": "dž"}

STAYS = {
    "back", "board=3x3", "bot", "brief|normal|full", "d", "draw", "drop 1 2", "easy|normal|hard", "idle", "l", "lang", "leave", "length", "next", "owner", "patience", "put 1 2", "q", "ready", "remove", "rules", "s", "say", "sit", "start", "t", "take", "v", "vo", "w",
    # Codes, and what they are made of.
    "GO1-E-AAAAAAB", "ms:5", "A", "Z", "-S:3:", "TG1-S:3:", "a",
    # Cards as text.
    "A 2 3 4 5 6 7 8 9 T J Q K", "c d h s", "Th", "A J Q K", "T, J, Q, K", "J, Q, K", "C D H S", "10H", r'\"10H\"', "<TH>",
    # Moves and commands as they are typed.
    "Xr", "Xb", "TG1", "„Ana*: 6c 2h / Xr 3s”", "„Ana*:”", "„fingerprint:”",
    "drop:1,2", "put:1,2", "f", "fc", "fd", "fh", "fs3", "hint", "hint all-seeing", "r", "review", "u", "w3", "wf", "3f", "code", "new", "record",
    "restart", "rules off", "rules on", "rules on, rules off", "--after", "--budget", "--db", "--from", "--host", "--name", "--port", "Ctrl+C", "scripts/build", "mulligan verify",
    "scripts/play --host 0.0.0.0", "mulligan serve --host 0.0.0.0",
    "--out", ".png", ".svg", "pip install 'mulligan[survey]'",
    "--help", "\\\"d 5 2\\\"", "Ana*: 6c 2h / Xr 3s", "E", "GO1-E-AAAAAAB, golf/strict/ms:5", "golf", "golf, golf/strict", "golf, klondike",
    "local", "ms, pysol", "own", "strict+strokes", "tcp://host:8786",
    # Words of files and messages.
    "HTML", "JSON", "UTF-8", "column3", "foundations", "hello", "tableau piles",
    # Keys that bear these words.
    "Enter", "Escape", "Ctrl", "N", "Q",
    # Names that are written alike everywhere.
    "Dask", "Mulligan", "Parquet", "PostgreSQL", "Python", "SQLite", "Solvitaire", "TriPeaks", "Windows",
}  # fmt: skip
"""All that keeps its Latin letters, and why."""


def to_latin(text):
    """The way back, which needs no exceptions: a digraph is all in capitals where its neighbours are."""

    def latin(found):
        letter = found[0]
        small = {**ONE_TO_ONE, **DIGRAPHS}[letter.lower()]
        if letter.islower():
            return small
        beside = text[max(found.start() - 1, 0) : found.start()] + text[found.end() : found.end() + 1]
        loud = len(small) > 1 and any(map(str.isupper, beside)) and not any(map(str.islower, beside))
        return small.upper() if loud else small.capitalize()

    return re.sub("[Ђ-џ]", latin, text)


class _Texts(Visitor):
    """The texts of a message, and what stands in quotes in it."""

    def __init__(self):
        self.texts, self.quoted = [], []

    def visit_TextElement(self, node):
        self.texts.append(node.value)

    def visit_StringLiteral(self, node):
        self.quoted.append(node.value)


def texts(lang):
    found = _Texts()
    for name in sorted(file_names()[lang]):
        for entry in entries(lang, name):
            if isinstance(entry, ftl.Message):
                found.visit(entry)
    return found


LATIN = texts(CYRILLIC.of)


def test_every_script_is_derived_from_a_language_with_files():
    assert list(scripts()) == DERIVED
    for script in scripts().values():
        assert script.of in LANGUAGES
        assert script.tag not in LANGUAGES


def test_every_text_is_written_in_cyrillic_alone_and_can_be_turned_back():
    for text in LATIN.texts:
        written = CYRILLIC.write(text)
        assert not [letter for letter in written if "LATIN" in unicodedata.name(letter, "")], text
        assert to_latin(written) == text


def test_what_keeps_its_latin_letters_is_listed():
    assert {quoted for quoted in LATIN.quoted if re.search("[A-Za-z]", quoted)} == STAYS


def test_every_message_has_a_cyrillic_form():
    latin, cyrillic = speak(CYRILLIC.of), speak(CYRILLIC.tag)
    for message, shape in shapes(CYRILLIC.of).items():
        for number in (0, 1, 2, 5, 21):
            args = dict.fromkeys(shape.arguments, number)
            stray = re.findall(r"[^\W\d_Ђ-џ]+", cyrillic.say(message, **args))
            quoted = set(re.findall(r"[A-Za-z]+", " ".join(STAYS)))
            assert {*stray} <= quoted, message
            assert to_latin(cyrillic.say(message, **args)) == latin.say(message, **args), message


@given(st.text(st.sampled_from("абвгдђежзијклмнопрстћуфхцчшљњ АБВЂЉЊ.,„”1–"), max_size=30))
def test_what_is_written_in_latin_letters_by_rule_comes_back(text):
    """But for neighbours that only look like a digraph: лј, нј, дж are exceptions, and no rule can find them."""
    if not re.search("[лн]ј|дж", text.lower()):
        assert CYRILLIC.write(to_latin(text)) == text


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Ljubav, LJUBAV, ljubav", "Љубав, ЉУБАВ, љубав"),
        ("njiva Njegoš NJEGOŠ konj KONJ", "њива Његош ЊЕГОШ коњ КОЊ"),
        ("džep Džep DŽEP budžet odžak nadžak", "џеп Џеп ЏЕП буџет оџак наџак"),
        ("đak Đak ćilim čvor šešir žaba", "ђак Ђак ћилим чвор шешир жаба"),
        ("injekcija Injekcija INJEKCIJA", "инјекција Инјекција ИНЈЕКЦИЈА"),
        ("konjunkcija konjugacija", "конјункција конјугација"),
        ("nadživeti Nadživeti NADŽIVETI nadžnjeti", "надживети Надживети НАДЖИВЕТИ наджњети"),
        ("odžaliti podžanr vanjezički Tanjug", "оджалити поджанр ванјезички Танјуг"),
        ("qwxy 123 ♠ šđ", "qwxy 123 ♠ шђ"),
        ("", ""),
    ],
)
def test_digraphs_capitals_and_exceptions(latin, cyrillic):
    assert CYRILLIC.write(latin) == cyrillic


def test_a_file_can_be_rewritten_whole_and_keeps_what_is_in_quotes():
    source = 'a = Igra { $n ->\n    [one] { "lj" } dž\n   *[other] { b } nj\n }\nb = { -c }\n-c = konj\n'
    resource = CYRILLIC.rewrite(FluentParser().parse(source))
    assert FluentSerializer().serialize(resource) == (
        'a =\n    Игра { $n ->\n        [one] { "lj" } џ\n       *[other] { b } њ\n    }\nb = { -c }\n-c = коњ\n'
    )
