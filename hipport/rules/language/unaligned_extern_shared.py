"""HP281: dynamic shared memory that is used as another type and has no alignment of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.statements import clause_after
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.host_attributes import aligned
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_OWN_PLACE = re.compile(r"(?<!extern )\b__shared__\b(?! *extern)")


@rule("HP281", "unaligned-extern-shared", edits=True, words=("__shared__",))
def unaligned_extern_shared(ctx: Context) -> Iterator[Edit]:
    """Dynamic shared memory that is cast to pointers of another type, beside variables in shared memory.

    What it finds: `extern __shared__ char pool[];` without `__align__` or `alignas`, whose name the file casts to a
    pointer, in a file that has other `__shared__` variables, itself or in headers of the project's.

    Why: nvcc aligns dynamic shared memory to 16 bytes, whatever its type. hipcc puts it after the kernel's other
    variables by the alignment of its type: beside `__shared__ bool done;` the array of `char` begins at byte 1. Reads
    and writes of doubles there are slow, and atomic functions of them fail.

    Example:
        extern __shared__ char pool[];
        __global__ void k(double *x) {
            __shared__ bool done;
            double *values = reinterpret_cast<double *>(pool);
            done = x[0] > 0;
            atomicAdd(&values[threadIdx.x % 4], x[threadIdx.x]);
        }

    Keep:
        extern __shared__ __align__(16) char pool[];
        __global__ void k(double *x) {
            __shared__ bool done;
            double *values = reinterpret_cast<double *>(pool);
            done = x[0] > 0;
            atomicAdd(&values[threadIdx.x % 4], x[threadIdx.x]);
        }

    Fix safety: safe: `__align__(16)` is the alignment that nvcc gives.

    Source: the PTX of nvcc 13.0, `.extern .shared .align 16 .b8 pool[]`; what hipcc of ROCm 7.2 makes for gfx942,
    `align 1` at the offset of the other variables' size.
    """
    tokens = ctx.tokens
    declared = [(at, name) for at in tokens.places("__shared__") if (name := _dynamic(tokens, at))]
    cast = {name for _, name in declared if any(_is_cast(tokens, at) for at in tokens.places(name))}
    if not cast or not _has_others(ctx, len(declared)):
        return
    for at, name in declared:
        if name in cast and not ctx.is_settled(at):
            yield Edit(tokens.end(at), tokens.end(at), f" {aligned(ctx, at, 16)}", "HP281")


def _dynamic(tokens: Tokens, shared: int) -> str:
    """The name of an array that the launch gives its size, empty where it has an alignment or is another variable:
    ``extern __shared__ unsigned char pool[];``
    """
    following = [tokens.texts[at] for at in clause_after(tokens, shared)]
    words = clause_words(tokens, shared) + following
    if "extern" not in words or following[-2:] != ["[", "]"] or any("align" in word for word in words):
        return ""
    return following[-3]


def _is_cast(tokens: Tokens, at: int) -> bool:
    """Whether a name is cast to a pointer: ``(double *)pool``, ``reinterpret_cast<T *>(pool)``, ``(T *)&pool[n]``"""
    before = tokens.before(at)
    if tokens.text_at(before) == "&":
        before = tokens.before(before)
    if tokens.text_at(before) == "(" and tokens.text_at(tokens.before(before)) == ">":
        before = tokens.before(before)
    return tokens.text_at(before) in (")", ">") and tokens.text_at(tokens.before(before)) == "*"


def _has_others(ctx: Context, dynamic: int) -> bool:
    """Whether the file, or a header of the project's that it includes, has a variable with a place of its own."""
    headers = ctx.survey.header_texts(ctx.source.path, "__shared__")
    return len(list(ctx.tokens.places("__shared__"))) > dynamic or any(map(_OWN_PLACE.search, headers))
