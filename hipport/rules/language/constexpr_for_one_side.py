"""HP269: constexpr functions for one side that nvcc lets either call."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.constexpr_functions import WORD
from hipport.context.constexpr_functions import one_sided
from hipport.context.context import Context
from hipport.context.marked_functions import BOTH
from hipport.context.marked_functions import marks_of
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP269", "constexpr-for-one-side", edits=True, words=(WORD,))
def constexpr_for_one_side(ctx: Context) -> Iterator[Edit]:
    """A constexpr function that is marked for the device or for the host alone.

    What it finds: `__device__ constexpr` and `__host__ constexpr` at functions, if no other has the same name and
    parameters; where the tree has build files, if one of them gives nvcc the option `--expt-relaxed-constexpr`.

    Why: with that option nvcc lets the host call the one and the device the other. To clang a constexpr function is for
    both if it has no mark, and for one side if it has one: "reference to __device__ function in __host__ function".

    Example:
        __device__ constexpr int twice(int x) { return 2 * x; }

    Keep:
        constexpr int twice(int x) { return 2 * x; }

    Fix safety: safe: clang compiles the function for a side only if that calls it.

    Source: the manual of nvcc 13.0; hipcc of ROCm 7.2.
    """
    for function in one_sided(ctx):
        missing = next(iter(BOTH - marks_of(ctx, function)))
        word = next(at for at in range(function.first, function.name) if ctx.tokens.texts[at] == WORD)
        start = ctx.tokens.starts[word]
        yield Edit(start, start, f"{missing} ", "HP269")
