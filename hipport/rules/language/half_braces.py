"""HP220: braces that HIP's 16-bit types read otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declarations import Declarations
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_PAIRS = frozenset("half2 __half2 nv_half2 nv_bfloat162 __nv_bfloat162".split())
_RAW = "__half_raw"


@rule("HP220", "half-braces", edits=True)
def half_braces(ctx: Context) -> Iterator[Edit]:
    """Braces around values of 16-bit types that HIP reads otherwise than CUDA.

    What it finds: the assignment of `{a, b}` to a variable that the file declares as half2 or bfloat162, and
    `__half_raw` with bits in braces.

    Why: HIP's pairs can be assigned from a pair and from its raw form, and both fit `{a, b}`: that is ambiguous. The
    first member of HIP's `__half_raw` is a number, not its bits: `__half_raw{0x3c00}` compiles, and is 15360.

    Example:
        __device__ void set(half2 &pair, half a, half b) { pair = {a, b}; }

    Keep:
        __device__ half2 make(half a, half b) { half2 pair = {a, b}; return pair; }

    Fix safety: safe. The type's name goes before the braces; `.x = ` goes before the bits.

    Source: hip/amd_detail/amd_hip_fp16.h and amd_hip_bf16.h of ROCm 7.2; hipcc, "use of overloaded operator '=' is
    ambiguous". CUDA 13.0 compiles both.
    """
    if (_PAIRS | {_RAW}).isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    yield from _assigned_pairs(ctx)
    yield from _raw_bits(ctx)


def _assigned_pairs(ctx: Context) -> Iterator[Edit]:
    """``pair = {a, b};``, ``pairs[i] = {a, b};``, ``*pair = {a, b};``, ``s.pair = {a, b};``"""
    tokens = ctx.tokens
    declarations = Declarations(tokens, _PAIRS)
    for brace in tokens.places("{"):
        equals = tokens.before(brace)
        name = tokens.before(equals)
        empty = tokens.text_at(tokens.after(brace)) == "}"  # a null pointer, where the variable is one
        if tokens.text_at(equals) != "=" or empty or ctx.written_for_hip(brace):
            continue
        depth = 0
        while name >= 0 and (depth or tokens.text_at(name) == "]"):
            depth += {"]": 1, "[": -1}.get(tokens.text_at(name), 0)
            name = tokens.before(name)
        declared = declarations.of(tokens.text_at(name), name) if is_name(tokens.text_at(name)) else None
        if declared is None or declared.index == name or declared.called:
            continue
        start = tokens.starts[brace]
        entry = ctx.mapping.entry(declared.type)
        yield Edit(start, start, entry.hip if entry and entry.hip else declared.type, "HP220")


def _raw_bits(ctx: Context) -> Iterator[Edit]:
    """``__half_raw{bits}``, ``__half_raw raw{bits};``, ``__half_raw raw = {bits};``"""
    tokens = ctx.tokens
    for index in tokens.places(_RAW):
        at = tokens.after(index)
        at = tokens.after(at) if is_name(tokens.text_at(at)) else at
        at = tokens.after(at) if tokens.text_at(at) == "=" else at
        first = tokens.after(at)
        if tokens.text_at(at) == "{" and tokens.text_at(first) not in ("}", ".") and not ctx.written_for_hip(index):
            yield Edit(tokens.starts[first], tokens.starts[first], ".x = ", "HP220")
