"""HP287: counts of bits, which are unsigned in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.arithmetic import constant
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.code.declarations import has_deduced_type
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Tokens

_UNSIGNED = "(unsigned int)"
_CASTS = {"__popc": "(int)", "__popcll": "(int)", "__umul24": _UNSIGNED, "umul24": _UNSIGNED}
_TYPES_OF_32 = frozenset("int unsigned uint uint32_t int32_t".split())
_ENDS = frozenset((*CLOSERS, *CLOSERS.values(), ",", ";", "=", "?", ":", "return", "case", ""))
#: Operators whose result depends on the sign of an operand in 32 bits already, and those where it does beyond them.
_BY_SIGN = frozenset("/%<>")
_IN_32_BITS = frozenset("-*+")
_DEDUCING = frozenset(("min", "max", "abs"))


@rule("HP287", "unsigned-count", edits=True, words=frozenset(_CASTS))
def unsigned_count(ctx: Context) -> Iterator[Edit]:
    """A count of bits whose type matters: `int` in CUDA, `unsigned int` in HIP.

    What it finds: `__popc` and `__popcll` in differences, products and sums that are not stored in 32 bits, in
    divisions, in comparisons with anything but a number, in arms of `?:`, in braces, as the value of a variable with
    `auto`, as an argument of min, max and abs, and in macros. And `__umul24` and `umul24`, which are
    `unsigned int` in CUDA and `int` in HIP, in the same places. Other sums stay, such as the index of an element.

    Why: `float sum = __popc(x) - 16;` computes without a sign in HIP: 4294967280 where CUDA has -16.
    `i < __popc(x)` is false for an `i` of -1.

    Example:
        __global__ void dot(float *sum, unsigned a, unsigned b) { sum[threadIdx.x] = 32 - 2 * __popc(a ^ b); }

    Keep:
        __global__ void rank(int *at, unsigned votes, unsigned lower) { at[threadIdx.x] = __popc(votes & lower); }

    Fix safety: safe: a cast to the type that CUDA's function returns.

    Source: hip/amd_detail/amd_device_functions.h of ROCm 7.2; device_functions.h of CUDA 13.0.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    declarations = Declarations(tokens, _TYPES_OF_32)
    for index in tokens.where(frozenset(_CASTS)):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        if closer < 0 or is_declared(ctx, index) or ctx.is_settled(index) or ctx.written_for_hip(index):
            continue
        if not _is_cast(tokens, index) and _depends_on_type(tokens, index, closer, declarations):
            start = tokens.starts[index]
            yield Edit(start, start, _CASTS[tokens.texts[index]], "HP287")


def _is_cast(tokens: Tokens, index: int) -> bool:
    """``(float)__popc(x)``; not the parameters of a macro before its code, ``#define COUNT(x) __popc(x)``"""
    before, line = tokens.before(index), tokens.directive_at(index)
    opens = tokens.after(tokens.after(line.name_at)) if line else -1
    return tokens.text_at(before) == ")" and opener_of(tokens, before) != opens


def _depends_on_type(tokens: Tokens, first: int, last: int, declarations: Declarations) -> bool:
    """Whether the value of the operand ``first``..``last`` is another one where it has or lacks a sign."""
    if tokens.directive_at(first):  # a macro: what it stands in is not known
        return True
    signs: set[str] = set()
    while True:
        left, right = _end(tokens, first, -1, signs), _end(tokens, last, 1, signs)
        if signs & _BY_SIGN:
            return True
        before, around = tokens.before(left), tokens.text_at(left)
        if around != "(" or tokens.text_at(right) != ")" or is_name(tokens.text_at(before)):
            break
        if tokens.text_at(before) in (")", ">"):  # a cast to a type that is not looked at
            return bool(signs)
        first, last = left, right
    if around in ("?", ":", "{") or _is_deduced(tokens, left):
        return True
    if around == "=":
        return bool(signs) and not _is_of_32_bits(tokens, left, declarations)
    return not signs <= {"+"}


def _end(tokens: Tokens, operand: int, step: int, signs: set[str]) -> int:
    """Index of what ends the expression around an operand to one side; its operators of a kind are put into ``signs``,
    unless the other operand is a number without a sign. ``2 * x - 1;``
    """
    to_next = tokens.after if step > 0 else tokens.before
    at = to_next(operand)
    while at >= 0:
        text, beyond = tokens.text_at(at), tokens.text_at(to_next(at))
        if text in "&|<>" and beyond == text:  # a shift; or && and ||, which end what is computed
            if text in "&|":
                return at
            at = to_next(at)
        elif text in "<>" and beyond == "=" and step > 0:
            signs.add(text)
        elif text == "=" and beyond in ("<", ">") and step < 0 and tokens.text_at(tokens.before(to_next(at))) != beyond:
            signs.add(beyond)
        elif text in _ENDS and (partner := _partner(tokens, at, step)) < 0:
            return at
        elif text in _ENDS:
            at = partner
        elif text == "-" or (text in _BY_SIGN | _IN_32_BITS and constant(beyond) is None):
            signs.add(text)
        at = to_next(at)
    return at


def _partner(tokens: Tokens, at: int, step: int) -> int:
    """The other bracket of a pair that begins at ``at`` in the direction of ``step``, or -1."""
    text = tokens.texts[at]
    if step > 0:
        return closer_of(tokens, at) if text in ("(", "[") else -1
    return opener_of(tokens, at) if text in (")", "]") else -1


def _is_deduced(tokens: Tokens, left: int) -> bool:
    """Whether what follows gives its type to something: ``auto n =``, ``max(``, ``min(a,``, ``int2 v = {a,``"""
    if tokens.text_at(left) == "=":
        return has_deduced_type(tokens, tokens.before(left))
    if tokens.text_at(left) not in ("(", ","):
        return False
    opener = left
    while tokens.text_at(opener) == ",":
        opener = _end(tokens, opener, -1, set())
    return tokens.text_at(opener) == "{" or tokens.text_at(tokens.before(opener)) in _DEDUCING


def _is_of_32_bits(tokens: Tokens, equals: int, declarations: Declarations) -> bool:
    """Whether a value is stored in 32 bits: ``n =``, ``n +=``, ``n[i] =``"""
    at = tokens.before(equals)
    while tokens.text_at(at) in ("+", "-", "*"):
        at = tokens.before(at)
    while tokens.text_at(at) == "]":
        at = tokens.before(opener_of(tokens, at))
    declared = declarations.of(tokens.text_at(at), at) if is_name(tokens.text_at(at)) else None
    return declared is not None and not declared.called
