"""HP223: classes that derive from a vector type, which has operators in HIP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from hipport.code.calls import closer_of
from hipport.code.functions import VECTOR_TYPES
from hipport.code.special_members import bases_of
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_before
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_INTRODUCED_BY = ACCESS | {":", ","}


_HEADER = "hipport/vector_base.h"
#: What the operators do to a class that has those of another base, and to one that converts.
_EFFECTS = ("are ambiguous beside those of this class's other base", "go before this class's conversion")


@rule("HP223", "vector-base", edits=True, words=("operator",))
def vector_base(ctx: Context) -> Iterator[Diagnostic]:
    """A class that derives from a vector type, and converts to a number or has operators by another base.

    What it finds: classes with uint2, float4 or another vector type as a base and a conversion operator, or another
    base that has operators, in the file or in a header of the tree.

    Why: CUDA's vector types have no operators, so `a ^ b` and `a + b` of such objects are computed with the numbers
    that they convert to. HIP's have all of them, which fit better than a conversion: the result is a vector of the
    base, and where the code wants a number or the class, "no viable conversion". Where it does not, `a * b` and
    `a == b` compute something else. Beside those of another base they are ambiguous: "member 'operator-' found in
    multiple base classes of different types".

    Example:
        struct Wide : public uint2 {
            __device__ operator unsigned long long() const { return x | (unsigned long long)y << 32; }
        };

    Keep:
        struct Named : public uint2 { int id; };

    Fix safety: safe. `hipport::vector_base<uint2>` of hipport/vector_base.h is the base instead: it has the members of
    uint2 and converts to it. There is no fix where the class calls its base's constructor or names it with `::` before,
    or the project has operators on the vector type, which the class may rely on.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; vector_types.h of CUDA 13.0.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx):
        return
    for index in tokens.where(VECTOR_TYPES.keys()):
        derives = tokens.text_at(tokens.before(index)) in _INTRODUCED_BY and not ctx.is_settled(index)
        body = _body_of(ctx, index) if derives else -1
        end = closer_of(tokens, body) if body >= 0 else -1
        converts = any(body < at < end and _converts(ctx, at) for at in tokens.places("operator"))
        if not converts and (body < 0 or not _has_operators_of_another(ctx, index, body)):
            continue
        name = tokens.texts[index]
        fix = None if _may_need_the_base(ctx, index, end) else _own_base(ctx, index, end)
        by_hand = f"give the class members instead of the base {name}, or operators of its own"
        yield ctx.diagnostic(
            "HP223",
            Severity.WARNING,
            index,
            f"HIP's {name} has operators, which {_EFFECTS[converts]}",
            fix.title if fix else by_hand,
            symbol=name,
            fix=fix,
        )


def _has_operators_of_another(ctx: Context, index: int, body: int) -> bool:
    """Whether a class has another base with operators: ``struct Row : Operators<Row>, int2 {``"""
    names = (ctx.tokens.texts[at] for at in bases_of(ctx.tokens, body) if at != index)
    found = (class_named(ctx, name) for name in names if name not in VECTOR_TYPES)
    return any("operator" in each.texts[brace : each.brace_end(brace)] for each, brace in filter(None, found))


def _may_need_the_base(ctx: Context, index: int, end: int) -> bool:
    """Whether the class calls the constructor of its base, ``Wide(uint2 v) : uint2(v) {}``, names it as its own,
    ``Wide::uint2::x``, or the file or a header of the tree that it includes has an operator on the base's type:
    ``uint2 operator+(uint2 a, uint2 b)``.
    """
    tokens, name = ctx.tokens, ctx.tokens.texts[index]
    for at in tokens.places(name):
        before, calls = tokens.text_at(tokens.before(at)), tokens.text_at(tokens.after(at)) in ("(", "{")
        if index < at < end and (before == "::" or (calls and before in (":", ","))):
            return True
    operators = re.compile(rf"\boperator\b[^;{{}}]*\([^;{{}}]*\b{name}\b")
    return any(map(operators.search, chain((ctx.source.text,), ctx.survey.header_texts(ctx.source.path, name))))


def _own_base(ctx: Context, index: int, end: int) -> Fix:
    """A base without operators, and its name where the class has ``uint2::x``."""
    tokens, name = ctx.tokens, ctx.tokens.texts[index]
    members = (at for at in tokens.places(name) if index < at < end and tokens.text_at(tokens.after(at)) == "::")
    base = f"hipport::vector_base<{name}>"
    edits = tuple(ctx.edit("HP223", at, base, header=_HEADER) for at in (index, *members))
    return Fix(f"derive from {base}, which has the members only", Applicability.SAFE, edits)


def _body_of(ctx: Context, index: int) -> int:
    """The ``{`` of the class that has the type at ``index`` as a base, or -1: ``struct Wide : public uint2 {``."""
    tokens = ctx.tokens
    words = [tokens.texts[at] for at in clause_before(tokens, index)]
    after = tokens.after(index)
    while is_name(tokens.text_at(after)) or tokens.text_at(after) in (",", "::"):
        after = tokens.after(after)
    heads = "struct" in words or "class" in words
    return after if heads and ":" in words and "(" not in words and tokens.text_at(after) == "{" else -1


def _converts(ctx: Context, index: int) -> bool:
    """Whether an ``operator`` is a conversion: ``operator uint64_t() const``, not ``operator new``."""
    after = ctx.tokens.text_at(ctx.tokens.after(index))
    return is_name(after) and after not in ("new", "delete")
