"""HP230: virtual destructors of the host in classes that device code uses."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_SPACES = frozenset(("__host__", "__device__"))


@rule("HP230", "host-destructor", edits=True, words=("__device__",))
def host_destructor(ctx: Context) -> Iterator[Edit]:
    """An empty virtual destructor of the host in a class that has functions for the device.

    What it finds: `virtual ~A() {}`, with neither `__host__` nor `__device__`, in a class with a member that is marked
    `__device__`.

    Why: device code that makes an object of a class that derives from `A` calls the destructor. nvcc takes that where
    the compiler makes the destructor of the other class; the HIP compiler does not: "reference to __host__ function".

    Example:
        struct Shape { virtual ~Shape() {} __device__ virtual float area() const = 0; };

    Keep:
        struct Shape { virtual ~Shape() {} virtual float area() const = 0; };

    Fix safety: safe: the destructor, which has no code, becomes one of both.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    if "~" not in tokens.distinct or "__device__" not in tokens.distinct or is_of_hip(ctx):
        return
    marks = [next(tokens.open_braces(mark), -1) for mark in tokens.places("__device__")]
    classes = {brace for brace in marks if brace >= 0 and scope_of(tokens, brace).is_class}
    for index in tokens.places("~"):
        word = tokens.before(index)
        if tokens.text_at(word) != "virtual" or next(tokens.open_braces(index), -1) not in classes:
            continue
        if _is_empty(ctx, index) and _SPACES.isdisjoint(clause_words(tokens, index)) and not ctx.is_settled(index):
            yield Edit(tokens.starts[word], tokens.starts[word], "__host__ __device__ ", "HP230")


def _is_empty(ctx: Context, index: int) -> bool:
    """``~A() {}``, ``~A() noexcept override {}``"""
    tokens = ctx.tokens
    opener = tokens.after(tokens.after(index))
    if tokens.text_at(opener) != "(":
        return False
    at = tokens.after(closer_of(tokens, opener))
    while tokens.text_at(at) in ("noexcept", "override", "final"):
        at = tokens.after(at)
    return tokens.text_at(at) == "{" and tokens.text_at(tokens.after(at)) == "}"
