"""HP263: variables in shared memory that are extern and have a size."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens


@rule("HP263", "sized-extern-shared", edits=True, words=("__shared__",))
def sized_extern_shared(ctx: Context) -> Iterator[Edit]:
    """An `extern` variable in shared memory that has a size.

    What it finds: `extern __shared__ float rows[3];` and `extern __shared__ int count;`.

    Why: nvcc warns, "extern declaration of the entity is treated as a static definition", and gives each its place
    beside the launch's bytes. clang refuses it: "__shared__ variable 'rows' cannot be 'extern'".

    Example:
        __global__ void k() { extern __shared__ float rows[3]; rows[threadIdx.x] = 0; }

    Keep:
        __global__ void k() { extern __shared__ float rows[]; rows[threadIdx.x] = 0; }

    Fix safety: safe: `extern` is left out, which is what nvcc compiles.

    Source: nvcc 13.0, warning 20044, and its PTX; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for shared in tokens.places("__shared__"):
        start = statement_start(tokens, shared)
        extern = next((at for at in range(start, shared) if tokens.texts[at] == "extern"), -1) if start >= 0 else -1
        if extern < 0 and tokens.text_at(tokens.after(shared)) == "extern":
            extern = tokens.after(shared)
        if extern >= 0 and _has_size(tokens, shared) and not ctx.is_settled(shared):
            yield without_words(ctx, "HP263", extern)


def _has_size(tokens: Tokens, shared: int) -> bool:
    """``__shared__ float rows[3];``, ``__shared__ __align__(16) int count;``, and not ``__shared__ float rows[];``"""
    at = tokens.after(shared)
    while tokens.text_at(at) not in ("[", ";", ""):
        at = closer_of(tokens, at) if tokens.texts[at] in ("(", "{") else at
        if at < 0:
            return False
        at = tokens.after(at)
    return tokens.text_at(at) == ";" or (tokens.text_at(at) == "[" and tokens.text_at(tokens.after(at)) != "]")
