"""HP280: classes that are vectors to the project's operators, and anything at all to HIP's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from hipport.code.functions import VECTOR_TYPES
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_HEADER = "hipport/vector_operators.h"
_VECTORS = "|".join(sorted(VECTOR_TYPES))
_OWN_OPERATOR = re.compile(rf"\boperator\s*(?:[-+*/]|==|!=)\s*\([^;{{}}]*\b(?:{_VECTORS})\b")


@rule("HP280", "vector-conversion", edits=True, words=VECTOR_TYPES)
def vector_conversion(ctx: Context) -> Iterator[Edit]:
    """A class that derives from a vector type or converts to one, where the project has operators on that type.

    What it finds: `struct Vec3 : float3` and `operator float3() const`, where the file or a header of the tree that it
    includes has an `operator` for `+`, `-`, `*`, `/`, `==` or `!=` with a vector as a parameter.

    Why: CUDA's vector types have no operators, so `a + b` of such classes is the project's operator on float3. HIP has
    templates that take a vector and anything else: they fit better than what has to convert the other operand, and make
    a vector of a number only: "no matching function for call to 'make_vector_type'", "use of overloaded operator '+'
    is ambiguous".

    Example:
        struct Vec3 : float3 { __host__ __device__ Vec3(const float3 &v) : float3(v) {} };
        __host__ __device__ inline float3 operator+(const float3 &a, const float3 &b) {
            return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
        }
        __device__ Vec3 sum(const Vec3 &a, const Vec3 &b) { return a + b; }

    Keep:
        struct Vec3 : float3 { __host__ __device__ Vec3(const float3 &v) : float3(v) {} };

    Fix safety: safe. `#include "hipport/vector_operators.h"` brings operators that fit such operands best, and compute
    with the vectors that these are; a converted tree gets the header too.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; enable_if in clang's attribute reference.
    """
    if is_of_hip(ctx) or has_own_header(ctx, _HEADER):
        return
    if any(_is_base(ctx, index) or _is_converted_to(ctx, index) for index in ctx.tokens.where(VECTOR_TYPES.keys())):
        texts = chain((ctx.source.text,), ctx.survey.header_texts(ctx.source.path))
        if any(map(_OWN_OPERATOR.search, texts)):
            yield include_after_runtime(ctx, _HEADER, "HP280")


def _is_base(ctx: Context, index: int) -> bool:
    """``struct Vec3 : public float3 {``"""
    words = [ctx.tokens.texts[at] for at in clause_before(ctx.tokens, index)]
    heads = ("struct" in words or "class" in words) and ":" in words and not {"(", "<", "?"} & set(words)
    return heads and ctx.tokens.text_at(ctx.tokens.after(index)) in ("{", ",") and not ctx.is_settled(index)


def _is_converted_to(ctx: Context, index: int) -> bool:
    """``operator float3() const``"""
    before, after = ctx.tokens.text_at(ctx.tokens.before(index)), ctx.tokens.text_at(ctx.tokens.after(index))
    return before == "operator" and after == "(" and not ctx.is_settled(index)
