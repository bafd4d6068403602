"""HP276: std::printf in device code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP276", "printf-of-std", edits=True, words=("printf",))
def printf_of_std(ctx: Context) -> Iterator[Edit]:
    """`std::printf` in device code.

    What it finds: calls of `std::printf` in kernels and device functions.

    Why: CUDA's printf is one function for both sides, which `std` has too. HIP's printf for the device is another one
    than that of the C library, which alone is in `std`: "reference to __host__ function 'printf' in __global__
    function".

    Example:
        #include <cstdio>
        __global__ void k(int i) { std::printf("%d", i); }

    Keep:
        #include <cstdio>
        void f(int i) { std::printf("%d", i); }

    Fix safety: safe: `::printf` is the function of either side.

    Source: hip/amd_detail/amd_hip_runtime.h of ROCm 7.2; hipcc.
    """
    tokens = ctx.tokens
    for index in tokens.places("printf"):
        colons = tokens.before(index)
        space = tokens.before(colons)
        is_of_std = tokens.text_at(colons) == "::" and tokens.text_at(space) == "std"
        if is_of_std and ctx.body_at(index) is not None and not ctx.is_settled(index):
            first = tokens.before(space) if tokens.text_at(tokens.before(space)) == "::" else space
            yield Edit(tokens.starts[first], tokens.starts[colons], "", "HP276")
