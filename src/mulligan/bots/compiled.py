"""Numba for the kernels of the bots, in one place.

A kernel is a plain function over integers, floats and arrays of them; with ``NUMBA_DISABLE_JIT=1`` the same function
runs as Python, slowly. It is compiled when it is first called, so that a server that starts does not wait for it, and
kept beside the source, or in the user's cache folder where that cannot be written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

_SOURCES: Final = hashlib.blake2s(
    b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))), digest_size=4
).hexdigest()
"""Changes with any source of this room, and is part of the name under which a kernel is kept: Numba itself sees changes
only in a kernel's own file."""


def compiled(kernel: F) -> F:
    """Compile a kernel, which releases the interpreter's lock."""
    return _jit(kernel, forceinline=False)


def inlined(kernel: F) -> F:
    """The same for a small kernel, which becomes part of those that call it."""
    return _jit(kernel, forceinline=True)


def _jit(kernel: F, *, forceinline: bool) -> F:
    kernel.__qualname__ += f"_{_SOURCES}"
    try:
        ready = numba.njit(nogil=True, cache=True, forceinline=forceinline)(kernel)
    except RuntimeError as fault:
        # Numba's answer where neither of the two folders can be written.
        if "cannot cache" not in str(fault):
            raise
        ready = numba.njit(nogil=True, forceinline=forceinline)(kernel)
    return cast("F", ready)
