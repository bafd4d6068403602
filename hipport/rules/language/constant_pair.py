"""HP270: Thrust's pairs in constexpr functions."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.registry import rule
from hipport.context.runtime_header import includes_any
from hipport.diagnostics import Edit

_PAIRS = frozenset(("pair", "make_pair"))
_UTILITY = "utility"


@rule("HP270", "constant-pair", edits=True, words=("thrust",))
def constant_pair(ctx: Context) -> Iterator[Edit]:
    """A pair of Thrust's in a constexpr function.

    What it finds: `thrust::pair` and `thrust::make_pair` in the head and in the body of a function that is `constexpr`.

    Why: the pair of CUDA's Thrust is one of `cuda::std`, which constants may be. That of rocThrust is a class without
    constexpr constructors: "constexpr function's return type is not a literal type".

    Example:
        #include <thrust/pair.h>
        __device__ constexpr thrust::pair<int, int> both(int x) { return {x, x + 1}; }

    Keep:
        #include <thrust/pair.h>
        __device__ thrust::pair<int, int> both(int x) { return {x, x + 1}; }

    Fix safety: safe: the pair of `std` takes its place, which HIP lets device code use, and which a pair of rocThrust's
    can be made of.

    Source: thrust/pair.h of CUDA 13.0 and of ROCm 7.2; hipcc.
    """
    tokens = ctx.tokens
    found = False
    for index in tokens.places("thrust"):
        colons = tokens.after(index)
        name = tokens.after(colons)
        is_pair = tokens.text_at(colons) == "::" and tokens.text_at(name) in _PAIRS
        if is_pair and _is_constant(ctx, index) and not ctx.is_settled(index):
            found = True
            yield ctx.edit("HP270", index, "std")
    if found and not includes_any(ctx, _UTILITY.__eq__):
        offset, lead = insertion(ctx)
        yield Edit(offset, offset, f"{lead}#include <{_UTILITY}>{ctx.source.newline}", "HP270")


def _is_constant(ctx: Context, index: int) -> bool:
    """Whether a token is in the head or in the body of a constexpr function."""
    tokens = ctx.tokens
    if tokens.directive_at(index):
        return False
    if any("constexpr" in ctx.head_words(brace) for brace in tokens.open_braces(index)):
        return True
    return ctx.body_at(index) is None and "constexpr" in tokens.texts[clause_start(tokens, index) : index]
