"""HP272: braces in the configuration of a launch."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit

#: The types of what a configuration has: grid, block, bytes of shared memory, stream.
_TYPES = ("dim3", "dim3", "size_t", "hipStream_t")


@rule("HP272", "braced-launch", edits=True, words=(Subject.LAUNCHES,))
def braced_launch(ctx: Context) -> Iterator[Edit]:
    """Braces without a type in the configuration of a launch.

    What it finds: `{x, y}` in place of the grid, the block or the stream between `<<<` and `>>>`.

    Why: nvcc makes a `dim3` of them. clang has expressions there, and no list is one: "expected expression".

    Example:
        __global__ void k(float *x) { x[threadIdx.x] = 0; }
        void run(float *x) { k<<<{4, 2}, {32, 8}>>>(x); }

    Keep:
        __global__ void k(float *x) { x[threadIdx.x] = 0; }
        void run(float *x) { k<<<dim3{4, 2}, dim3{32, 8}>>>(x); }

    Fix safety: safe: the type that the value has stands before it.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    for launch in ctx.launches.values():
        for part, of in zip(launch.config if launch else (), _TYPES, strict=False):
            first = next(iter(ctx.tokens.code(part.first, part.end)), -1)
            if first >= 0 and ctx.tokens.texts[first] == "{" and not ctx.written_for_hip(first):
                start = ctx.tokens.starts[first]
                yield Edit(start, start, of, "HP272")
