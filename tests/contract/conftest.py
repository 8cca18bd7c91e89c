"""The laws' asserts tell what they compared."""

import pytest

pytest.register_assert_rewrite(
    *(f"tests.contract.laws_of_{part}" for part in ("states", "steps", "deals", "sittings", "rounds"))
)
