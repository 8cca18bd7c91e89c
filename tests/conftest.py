"""What holds for every test: profiles of the property tests, and which tests may be asked twice.

``HYPOTHESIS_PROFILE=nightly`` looks at many more cases, and at new ones every time.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
_REAL = [Path(__file__).parent / name for name in ("browser", "web")]
"""Where processes, sockets and a browser share the cores with the tests themselves."""

# The same cases on every machine and in every run: a red test is red for everybody.
settings.register_profile(
    "quick", max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("nightly", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ask these once more where they fail; the run prints that it did (docs/decisions/0049)."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in _REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))
