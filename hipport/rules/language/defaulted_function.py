"""HP224: functions that the compiler makes, with words that nvcc ignores."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Edit

_SPACES = frozenset(("__host__", "__device__"))
_OF_VIRTUAL = frozenset(("virtual", "override", "final"))


@rule("HP224", "defaulted-function", edits=True, words=("default",))
def defaulted_function(ctx: Context) -> Iterator[Edit]:
    """A defaulted function that is marked for the host only or for the device only.

    What it finds: `= default;` in a class, after a function with one of `__host__` and `__device__` that is not
    virtual.

    Why: nvcc ignores the words there and makes the function for whatever calls it. The HIP compiler does not: "no
    matching constructor for initialization".

    Example:
        struct Cell { __device__ Cell() = default; int value = 0; };

    Keep:
        struct Cell { __host__ __device__ Cell() = default; int value = 0; };

    Fix safety: safe. Without the word the HIP compiler makes the function for both, where the members allow it.

    Source: the CUDA C++ Programming Guide on explicitly-defaulted functions; nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    if _SPACES.isdisjoint(tokens.distinct) or is_of_hip(ctx):
        return
    for index in tokens.places("default"):
        brace = next(tokens.open_braces(index), -1)
        equals = tokens.before(index)
        if tokens.text_at(equals) != "=" or brace < 0 or ctx.is_settled(index):
            continue
        # __device__ Cell(const Cell &) = default;
        clause = {tokens.texts[at]: at for at in clause_before(tokens, equals)}
        words = [word for word in _SPACES if word in clause]
        if len(words) == 1 and clause.keys().isdisjoint(_OF_VIRTUAL) and scope_of(tokens, brace).is_class:
            yield without_words(ctx, "HP224", clause[words[0]])
