"""Numba for the kernels, in one place.

A kernel is a plain function over integers and arrays of integers. With ``NUMBA_DISABLE_JIT=1`` the same function runs
as Python, slowly. What is compiled is kept beside the source, or in the user's cache folder where that cannot be
written. Numba sees a change only in the kernel's own file, so kernels that call each other, and the constants that they
use, stay in one file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])

COMPILED: Final = not vars(numba.config)["DISABLE_JIT"]
"""Whether kernels are compiled, or run as Python."""


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a kernel for one signature, such as ``int64(int64[::1], int64)``.

    The kernel releases the interpreter's lock, so that kernels in worker threads run side by side. It becomes part of
    the kernels that call it: a call between kernels costs more than what most of them do.
    """

    def compile_kernel(kernel: F) -> F:
        try:
            ready = numba.njit(signature, nogil=True, forceinline=True, cache=True)(kernel)
        except RuntimeError as fault:
            # Numba's answer where neither of the two folders can be written.
            if "cannot cache" not in str(fault):
                raise
            ready = numba.njit(signature, nogil=True, forceinline=True)(kernel)
        return cast("F", ready)

    return compile_kernel
