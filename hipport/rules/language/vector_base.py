"""HP223: classes that derive from a vector type, which has operators in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.functions import VECTOR_TYPES
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_INTRODUCED_BY = frozenset((":", ",", "public", "protected", "private"))


@rule("HP223", "vector-base")
def vector_base(ctx: Context) -> Iterator[Diagnostic]:
    """A class that derives from a vector type and converts to a number.

    What it finds: classes with uint2, float4 or another vector type as a base and a conversion operator.

    Why: CUDA's vector types have no operators, so `a ^ b` and `a + b` of such objects are computed with the numbers
    that they convert to. HIP's have all of them, which fit better than a conversion: the result is a vector of the
    base, and where the code wants a number or the class, "no viable conversion". Where it does not, `a * b` and
    `a == b` compute something else.

    Example:
        struct Wide : public uint2 {
            __device__ operator unsigned long long() const { return x | (unsigned long long)y << 32; }
        };

    Keep:
        struct Named : public uint2 { int id; };

    Fix safety: no fix: which operators the code uses cannot be determined from the class.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; vector_types.h of CUDA 13.0.
    """
    tokens = ctx.tokens
    if "operator" not in tokens.distinct or is_of_hip(ctx):
        return
    for index in tokens.where(VECTOR_TYPES.keys()):
        derives = tokens.text_at(tokens.before(index)) in _INTRODUCED_BY and not ctx.is_settled(index)
        body = _body_of(ctx, index) if derives else -1
        end = closer_of(tokens, body) if body >= 0 else -1
        if not any(body < at < end and _converts(ctx, at) for at in tokens.places("operator")):
            continue
        name = tokens.texts[index]
        yield ctx.diagnostic(
            "HP223",
            Severity.WARNING,
            index,
            f"HIP's {name} has operators, which go before this class's conversion: their result is a {name}",
            f"give the class members instead of the base {name}, or operators of its own",
            symbol=name,
        )


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
