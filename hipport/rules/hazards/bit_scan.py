"""HP211: bit scans for which HIP has too many overloads."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.diagnostics import Edit
from hipport.rules.arguments import arguments_of
from hipport.rules.context import Context
from hipport.rules.hazards.origin import is_declared
from hipport.rules.registry import rule
from hipport.source.calls import Span
from hipport.source.calls import closer_of
from hipport.source.declarations import Declarations

_LONG = frozenset(("uint64_t", "int64_t", "size_t", "ptrdiff_t"))
_SHORT = frozenset(("uint32_t", "int32_t", "uint"))
#: By function: what CUDA converts the argument to, and the types for which HIP's overloads are ambiguous.
_SCANS = {"__ffs": ("(int)", _LONG), "__ffsll": ("(unsigned long long)", _LONG | _SHORT)}


@rule("HP211", "ambiguous-bit-scan", edits=True)
def ambiguous_bit_scan(ctx: Context) -> Iterator[Edit]:
    """A bit scan of an integer for which HIP has no overload of its own.

    What it finds: `__ffsll` of a variable, parameter or array element that the file declares as uint64_t, int64_t,
    size_t or a type of 32 bits, and `__ffs` of one of 64 bits.

    Why: CUDA has one function for `long long` and one for `int`, to which it converts. HIP has several, for `long long`
    and `unsigned long long`, which are no uint64_t there, and a call that fits none is ambiguous.

    Example:
        __device__ int first(uint64_t bits) { return __ffsll(bits); }

    Keep:
        __device__ int first(unsigned long long bits) { return __ffsll(bits); }

    Fix safety: safe. A cast makes the conversion that CUDA makes; the bits that are scanned are the same.

    Source: hipcc of ROCm 7.2, "call to '__ffsll' is ambiguous", for these types only; `__popcll`, `__clzll` and
    `__brevll` compile for all of them. Seen on tokens; confidence high.
    """
    if _SCANS.keys().isdisjoint(ctx.tokens.distinct) or ctx.is_hip:
        return
    declarations = Declarations(ctx.tokens, _LONG | _SHORT)
    for index in ctx.tokens.where(_SCANS):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 1 or is_declared(ctx, index) or ctx.written_for_hip(index):
            continue
        cast, ambiguous = _SCANS[ctx.tokens.texts[index]]
        if _type_of(ctx, arguments[0], declarations) in ambiguous:
            start = ctx.tokens.starts[arguments[0].first]
            yield Edit(start, start, cast, "HP211")


def _type_of(ctx: Context, span: Span, declarations: Declarations) -> str:
    """The type of an expression that is a variable, a member or an element of one; empty where the file does not show
    it.
    """
    tokens = ctx.tokens
    name = span.first
    while tokens.text_at(dot := tokens.after(name)) in (".", "->"):
        name = tokens.after(dot)
    declared = declarations.of(tokens.texts[name], name)
    if declared is None or declared.called:
        return ""
    beyond = tokens.after(name)
    if declared.is_pointer:
        beyond = tokens.after(closer_of(tokens, beyond)) if tokens.text_at(beyond) == "[" else name
    return declared.type if beyond == -1 or beyond >= span.end else ""
