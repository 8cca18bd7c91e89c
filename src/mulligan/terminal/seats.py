"""The secrets of the seats that were taken from this terminal, so that coming back finds the same seat (TG-20)."""

from __future__ import annotations

import contextlib
import json
import secrets
from pathlib import Path

from platformdirs import user_data_path


def _file() -> Path:
    return user_data_path("mulligan", appauthor=False) / "seats.json"


def token_for(address: str) -> str:
    """The secret for a table's address: the one kept for it, or a fresh one, which is kept if that is possible."""
    path = _file()
    kept: dict[str, str] = {}
    with contextlib.suppress(OSError, ValueError):
        kept = json.loads(path.read_text(encoding="utf-8"))
    if address not in kept:
        kept[address] = secrets.token_urlsafe(24)
        # Without a place to keep it the seat is held for as long as this terminal is open.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.write_text(json.dumps(kept), encoding="utf-8")
            fresh.chmod(0o600)
            fresh.replace(path)
    return kept[address]
