"""The secrets of the seats that were taken from this terminal, so that coming back finds the same seat (TG-20)."""

from __future__ import annotations

import contextlib
import json
import secrets
from pathlib import Path

import msgspec
from platformdirs import user_data_path


def _file() -> Path:
    return user_data_path("mulligan", appauthor=False) / "seats.json"


def token_for(address: str) -> str:
    """The secret for a table's address: the one kept for it, or a fresh one, which is kept if that is possible."""
    path = _file()
    kept = _kept(path)
    if address not in kept:
        kept[address] = secrets.token_urlsafe(24)
        # Without a place to keep it the seat is held for as long as this terminal is open.
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.unlink(missing_ok=True)
            fresh.touch(mode=0o600)  # before anything is in it
            fresh.write_text(json.dumps(kept), encoding="utf-8")
            fresh.replace(path)
    return kept[address]


def _kept(path: Path) -> dict[str, str]:
    """The secrets in the file; what is damaged there is as good as not there."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}
    return kept
