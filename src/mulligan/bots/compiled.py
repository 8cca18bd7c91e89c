"""Numba for the kernels of the bots, in one place.

A kernel is a plain function over integers, floats and arrays of them; with ``NUMBA_DISABLE_JIT=1`` the same function
runs as Python, slowly. It is compiled when it is first called, so that a server that starts does not wait for it, and
kept beside the source, or in the user's cache folder where that cannot be written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(kernel: F) -> F:
    """Compile a kernel, which releases the interpreter's lock."""
    try:
        ready = numba.njit(nogil=True, cache=True)(kernel)
    except RuntimeError as fault:
        # Numba's answer where neither of the two folders can be written.
        if "cannot cache" not in str(fault):
            raise
        ready = numba.njit(nogil=True)(kernel)
    return cast("F", ready)
