"""Numba for kernels, in one place.

A kernel is a plain function over numbers and arrays of them; with ``NUMBA_DISABLE_JIT=1`` the same function runs as
Python, slowly. What is compiled is kept beside the source, or in the user's cache folder where that cannot be written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = not vars(numba.config)["DISABLE_JIT"]
"""Whether kernels are compiled, or run as Python."""


def compile_kernel(kernel: F, signature: str | None = None, *, inline: bool, makes_arrays: bool = True) -> F:
    """Compile a kernel, which releases the interpreter's lock, so that kernels in worker threads run side by side.

    Args:
        kernel: the function. It may call kernels of its own room, and use constants of it.
        signature: compile it at once for this, such as ``int64(int64[::1], int64)``; without one when it is first
            called.
        inline: whether it becomes part of the kernels that call it.
        makes_arrays: whether it may make arrays. One that only borrows those it is given does not count who holds them
            (decision 45).
    """
    counting: dict[str, Any] = {} if makes_arrays else {"_nrt": False}
    kernel.__qualname__ += f"_{sources(Path(kernel.__code__.co_filename).parent)}"
    try:
        ready = numba.njit(signature, nogil=True, cache=True, forceinline=inline, **counting)(kernel)
    except RuntimeError as fault:
        # Numba's answer where neither of the two folders can be written.
        if "cannot cache" not in str(fault):
            raise
        ready = numba.njit(signature, nogil=True, forceinline=inline, **counting)(kernel)
    return cast("F", ready)


@cache
def sources(room: Path) -> str:
    """Changes with any source of a room, and with this file; part of the name under which the room's kernels are kept.

    Numba itself sees changes only in a kernel's own file, and would go on with what was made of others before.
    """
    parts = [Path(__file__), *sorted(room.glob("*.py"))]
    return hashlib.blake2s(b"".join(path.read_bytes() for path in parts), digest_size=4).hexdigest()
