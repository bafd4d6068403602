"""HP211: bit scans whose overloads in HIP are ambiguous."""

from __future__ import annotations

from collections.abc import Container
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.declarations import Declarations
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/bit_scan.h"
_SCANS = frozenset(("__ffs", "__ffsll"))
_TYPES_OF_32 = frozenset("int unsigned uint uint32_t int32_t char short".split())
_TYPES = _TYPES_OF_32 | {"long"}
#: Operations on a warp that give 32 bits, in CUDA and as hipport's functions.
_OF_CUDA = frozenset("__ballot_sync __ballot __activemask __match_any_sync __match_all_sync".split())
_MASKS = _OF_CUDA | {name.removeprefix("__") for name in _OF_CUDA}
_BITS = frozenset("& | ^ ~ ( ) [ ] + - , 1 0".split())


@rule("HP211", "ambiguous-bit-scan", edits=True, words=_SCANS)
def ambiguous_bit_scan(ctx: Context) -> Iterator[Edit]:
    """A bit scan of a number that HIP's overloads may not take.

    What it finds: `__ffs` of anything but variables of `int`, `unsigned` and their other names, votes, and bits of
    these; `__ffsll` of anything but a variable that the file declares as `long long` or `unsigned long long`, or a cast
    to these.

    Why: CUDA has one function of each name, for `int` and for `long long`, to which other numbers convert. HIP has two,
    a signed and an unsigned one; a call with a type that is neither is ambiguous: `__ffs` of an `unsigned long long`,
    `__ffsll` of a uint64_t, which is `unsigned long`. `#include "hipport/bit_scan.h"` brings overloads for the others;
    a converted tree gets the header too.

    Example:
        __device__ int first(uint64_t bits) { return __ffsll(bits); }

    Keep:
        __device__ int first(unsigned long long bits) { return __ffsll(bits); }

    Fix safety: safe. The overloads convert as CUDA does implicitly, and HIP's own go before them.

    Source: hipcc of ROCm 7.2, "call to '__ffsll' is ambiguous"; device_functions.h of CUDA 13.0; `__popc`, `__clz`,
    `__brev` and their forms for 64 bits compile for all numbers. Detected from tokens; confidence high.
    """
    if is_of_hip(ctx) or has_own_header(ctx, _HEADER):
        return
    declarations = Declarations(ctx.tokens, _TYPES)
    if any(_may_be_ambiguous(ctx, index, declarations) for index in ctx.tokens.where(_SCANS)):
        yield include_after_runtime(ctx, _HEADER, "HP211")


def _may_be_ambiguous(ctx: Context, index: int, declarations: Declarations) -> bool:
    """Whether the name at ``index`` is called with an argument that is not seen to fit: ``__ffs(a.b)``."""
    arguments = arguments_of(ctx.tokens, index)
    if not arguments or len(arguments) != 1 or is_declared(ctx, index) or ctx.written_for_hip(index):
        return False
    if ctx.tokens.texts[index] == "__ffsll":
        return not _has_64_bits(ctx, arguments[0], declarations)
    return not _has_32_bits(ctx, arguments[0], declarations)


def _has_64_bits(ctx: Context, span: Span, declarations: Declarations) -> bool:
    """Whether an argument is a ``long long``: ``x``, ``x[i]``, ``(long long)x``, ``static_cast<long long>(x)``."""
    tokens = ctx.tokens
    texts = [tokens.texts[at] for at in range(span.first, span.end) if tokens.texts[at].strip()]
    cast = texts[2:5] if texts[0] == "static_cast" else texts[1:4] if texts[0] == "(" else []
    if cast[:2] == ["long", "long"] or cast == ["unsigned", "long", "long"] or texts[0] in _MASKS:
        return True  # a vote is of 64 bits in HIP
    return _is_declared_as(ctx, span.first, declarations, ("long",)) and (len(texts) == 1 or texts[1] == "[")


def _has_32_bits(ctx: Context, span: Span, declarations: Declarations) -> bool:
    """Whether all names of an argument are of 32 bits: ``mask``, ``__ballot_sync(~0u, p) & ~mask``, ``votes[i]``; or it
    is a cast to such a type: ``static_cast<int>(x)``, ``(unsigned int)x``.
    """
    tokens = ctx.tokens
    if not _TYPES_OF_32.isdisjoint(cast := _cast_type(tokens, span)) and "long" not in cast:
        return True
    at = span.first
    while 0 <= at < span.end:
        text = tokens.texts[at]
        if text in _MASKS:
            return True
        is_of_32 = text in _BITS or text in ("hipport", "::") or _is_declared_as(ctx, at, declarations, _TYPES_OF_32)
        if not is_of_32 and (is_name(text) or text.lower().endswith("l") or not text[0].isdigit()):
            return False
        at = tokens.after(at)
    return True


def _cast_type(tokens: Tokens, span: Span) -> frozenset[str]:
    """The words of the type that the whole of an argument is cast to; none where it is something else."""
    code = tokens.code(span.first, span.end)
    if len(code) < 4:
        return frozenset()
    if tokens.texts[code[0]] == "static_cast":
        closer = template_closer(tokens, code[1])
        whole = closer >= 0 and closer_of(tokens, tokens.after(closer)) == code[-1]
        return frozenset(tokens.texts[code[1] + 1 : closer]) if whole else frozenset()
    closer = closer_of(tokens, code[0]) if tokens.texts[code[0]] == "(" else -1
    is_cast = closer == code[-2] and is_name(tokens.texts[code[-1]])
    return frozenset(tokens.texts[code[0] + 1 : closer]) if is_cast else frozenset()


def _is_declared_as(ctx: Context, index: int, declarations: Declarations, types: Container[str]) -> bool:
    """Whether a token is the name of a variable of such a type; of ``long`` only for ``long long``."""
    tokens = ctx.tokens
    declared = declarations.of(tokens.texts[index], index) if is_name(tokens.texts[index]) else None
    if declared is None or declared.called or declared.type not in types:
        return False
    type_at = declared.index
    while tokens.texts[type_at] != declared.type:
        type_at = tokens.before(type_at)
    return (tokens.text_at(tokens.before(type_at)) == "long") == (declared.type == "long")
