"""Profiles of the property tests: ``HYPOTHESIS_PROFILE=nightly`` looks at many more cases, and at new ones every time."""

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The same cases on every machine and in every run: a red test is red for everybody.
settings.register_profile(
    "quick", max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("nightly", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
