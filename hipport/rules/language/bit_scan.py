"""HP211: bit scans whose overloads in HIP are ambiguous."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit

#: The types for which HIP's overloads are ambiguous.
_AMBIGUOUS = frozenset(("uint64_t", "int64_t", "size_t", "ptrdiff_t", "uint32_t", "int32_t", "uint"))


@rule("HP211", "ambiguous-bit-scan", edits=True)
def ambiguous_bit_scan(ctx: Context) -> Iterator[Edit]:
    """A bit scan of an integer type that is ambiguous between HIP's overloads.

    What it finds: `__ffsll` of a variable, parameter or array element that the file declares as uint64_t, int64_t,
    size_t or a type of 32 bits.

    Why: CUDA has one function, for `long long`, to which other integers convert. HIP has two, for `long long` and for
    `unsigned long long`; uint64_t is neither of them there, and a call with a type that is neither is ambiguous.

    Example:
        __device__ int first(uint64_t bits) { return __ffsll(bits); }

    Keep:
        __device__ int first(unsigned long long bits) { return __ffsll(bits); }

    Fix safety: safe. The cast is the conversion that CUDA does implicitly; the scanned bits are the same.

    Source: hipcc of ROCm 7.2, "call to '__ffsll' is ambiguous", for these types only; `__popcll`, `__clzll` and
    `__brevll` compile for all of them. Detected from tokens; confidence high.
    """
    if "__ffsll" not in ctx.tokens.distinct or is_of_hip(ctx):
        return
    declarations = Declarations(ctx.tokens, _AMBIGUOUS)
    for index in ctx.tokens.places("__ffsll"):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 1 or is_declared(ctx, index) or ctx.written_for_hip(index):
            continue
        if _is_ambiguous(ctx, arguments[0], declarations):
            start = ctx.tokens.starts[arguments[0].first]
            yield Edit(start, start, "(unsigned long long)", "HP211")


def _is_ambiguous(ctx: Context, span: Span, declarations: Declarations) -> bool:
    """Whether an expression is a variable, a member or an element of an ambiguous type: ``x``, ``s.x``, ``x[i]``."""
    tokens = ctx.tokens
    name = span.first
    while tokens.text_at(dot := tokens.after(name)) in (".", "->"):
        name = tokens.after(dot)
    declared = declarations.of(tokens.texts[name], name)
    if declared is None or declared.called:
        return False
    beyond = tokens.after(name)
    if declared.is_pointer:
        beyond = tokens.after(closer_of(tokens, beyond)) if tokens.text_at(beyond) == "[" else name
    return beyond == -1 or beyond >= span.end
