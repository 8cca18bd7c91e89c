"""The kernels of the solvers: compiled when they are imported, so that whoever has a solver has it ready."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mulligan.compiled import compile_kernel

F = TypeVar("F", bound=Callable[..., Any])


def compiled(signature: str) -> Callable[[F], F]:
    """Compile a kernel for one signature, such as ``int64(int64[::1], int64)``.

    It becomes part of the kernels that call it: a call between kernels costs more than what most of them do. It makes
    no arrays: whoever calls it has them ready.
    """
    return lambda kernel: compile_kernel(kernel, signature, inline=True, makes_arrays=False)
