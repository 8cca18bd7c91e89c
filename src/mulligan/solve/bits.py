"""Counting bits, as one machine instruction where kernels are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import types
from numba.extending import intrinsic

from mulligan.compiled import COMPILED

if COMPILED and not TYPE_CHECKING:

    @intrinsic
    def lowest(typing: Any, word: Any) -> Any:
        """The number of the lowest bit that is set."""

        def write(context: Any, builder: Any, signature: Any, words: Any) -> Any:
            return builder.cttz(words[0], context.get_constant(types.boolean, 0))

        return types.int64(types.int64), write

    @intrinsic
    def count(typing: Any, word: Any) -> Any:
        """How many bits are set."""

        def write(context: Any, builder: Any, signature: Any, words: Any) -> Any:
            return builder.ctpop(words[0])

        return types.int64(types.int64), write

else:

    def lowest(word: int) -> int:
        """The number of the lowest bit that is set; of 64 bits at least one must be."""
        return int(word & -word).bit_length() - 1

    def count(word: int) -> int:
        """How many of 64 bits are set, none of them the sign."""
        return int(word).bit_count()
