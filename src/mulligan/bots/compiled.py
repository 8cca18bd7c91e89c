"""The kernels of the bots: compiled when they are first called, so that a server that starts does not wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mulligan.compiled import compile_kernel

F = TypeVar("F", bound=Callable[..., Any])


def compiled(kernel: F) -> F:
    """Compile a kernel. It makes no arrays (decision 45)."""
    return compile_kernel(kernel, inline=False, makes_arrays=False)


def with_arrays(kernel: F) -> F:
    """The same for one that makes arrays, for itself and those that it calls."""
    return compile_kernel(kernel, inline=False)


def inlined(kernel: F) -> F:
    """As ``compiled``, for a small kernel, which becomes part of those that call it."""
    return compile_kernel(kernel, inline=True, makes_arrays=False)
