"""PL-4: no text for people stands in Python code; all of them are messages, which every language has."""

import pytest

from tests.words.literals import HOUSE, NO_WORDS, literals

MODULES = {path.relative_to(HOUSE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(HOUSE.rglob("*.py"))}


def test_no_text_for_people_stands_in_the_code():
    found = [f"{room}, line {line}: {text!r}" for room, code in MODULES.items() for line, text in literals(code, room)]
    assert found == []


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("terminal/line.py", "print('Done')"),
        ("terminal/line.py", "def lines():\n    yield f'{count} cards are left'"),
        ("cli/deals.py", "stop_with(f'{file} missing')"),
        ("cli/deals.py", "raise ValueError('there is no deal')"),
        ("web/app.py", "answer = Problem(title='Too many tables')"),
        ("web/front.py", "names = {'golf': 'Golf patience'}"),
        ("rulebook/html.py", "page = f'<h2 class=\"wide\">Rules</h2>'"),
        ("survey/report.py", "rows = ['Best strokes', str(best)]"),
        ("words/speech.py", "label = f'{card} from column {number}'"),
    ],
)
def test_a_text_for_people_is_found(room, code):
    assert list(literals(code, room))


def test_what_is_no_text_for_people_is_still_there():
    code = "\n".join(MODULES.values())
    assert [text for text in NO_WORDS if text not in code] == []
