"""HP286: ``__device__`` beside ``__shared__``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit

_ENDS = CLAUSE_ENDS | {"(", ")", "[", "="}
_REACH = 8  # words of a declaration to each side, at most, so that time stays linear


@rule("HP286", "shared-for-device", edits=True, words=("__shared__",))
def shared_for_device(ctx: Context) -> Iterator[Edit]:
    """A variable that is marked with both `__device__` and `__shared__`.

    What it finds: `__device__ __shared__ float tile[256];` in a function, the marks in any order.

    Why: nvcc takes it for shared memory. Clang refuses it: "__constant__, __device__, and __managed__ are not allowed
    on non-static local variables".

    Example:
        __global__ void copy(float *x) { __device__ __shared__ float one; one = x[0]; __syncthreads(); x[1] = one; }

    Keep:
        __global__ void copy(float *x) { __shared__ float one; one = x[0]; __syncthreads(); x[1] = one; }

    Fix safety: safe: `__device__` is left out, and shared memory is the device's without it.

    Source: nvcc 13.0; hipcc of ROCm 7.2 (clang 22).
    """
    tokens = ctx.tokens
    for mark in tokens.places("__shared__"):
        before, after = clause_before(tokens, mark, _ENDS), clause_after(tokens, mark, _ENDS)
        for at in (*islice(before, _REACH), *islice(after, _REACH)):
            if tokens.texts[at] == "__device__" and is_code(ctx, at) and not ctx.is_settled(at):
                yield without_words(ctx, "HP286", at)
