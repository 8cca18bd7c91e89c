"""The README's session, run as it stands."""

import doctest
from pathlib import Path


def test_readme_session_runs_as_printed():
    readme = Path(__file__).parent.parent / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0
