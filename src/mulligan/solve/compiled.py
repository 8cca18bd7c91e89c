"""Numba for the kernels, in one place.

A kernel is a plain function over integers and arrays of integers. With ``NUMBA_DISABLE_JIT=1`` the same function runs
as Python, slowly. What is compiled is kept beside the source, or in the user's cache folder where that cannot be
written. Numba looks for a changed kernel in its own file only, so kernels that call each other, and the constants they
use, stay in one file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a kernel for one signature, such as ``int64(int64[::1], int64)``.

    The kernel releases the interpreter's lock, so kernels in worker threads run side by side.
    """

    def compile_it(kernel: F) -> F:
        try:
            return cast(F, numba.njit(signature, nogil=True, cache=True, forceinline=True, _nrt=False)(kernel))
        except RuntimeError as fault:
            # Numba's word for: neither of the two folders can be written.
            if "cannot cache" not in str(fault):
                raise
            return cast(F, numba.njit(signature, nogil=True)(kernel))

    return compile_it
