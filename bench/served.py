"""A server of ours in a process of its own, and what it takes of the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path


def start(folder: Path) -> tuple[subprocess.Popen[str], str, float]:
    """A server on a fresh database: its process, its address, and the seconds until it listens."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "mulligan", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'games.db'}"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://(\S+?)/ ", process.stdout.readline())
    assert found, "the server did not say where it is"
    return process, found[1], time.perf_counter() - begun


def cpu_seconds(process_id: int) -> float:
    """The processor time that a process has taken so far, in all its threads; waiting does not count."""
    fields = Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process_id: int) -> float:
    """What a process holds in memory, in megabytes."""
    for line in Path(f"/proc/{process_id}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise LookupError("VmRSS")
