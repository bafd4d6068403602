"""Values of constant expressions, as far as the project shows them."""

from __future__ import annotations

import re

from hipport.code.calls import Span
from hipport.context.context import Context

#: Bytes of the types that have the same size for CUDA and HIP on 64-bit Linux.
_SIZES = {
    "char": 1,
    "bool": 1,
    "int8_t": 1,
    "uint8_t": 1,
    "short": 2,
    "int16_t": 2,
    "uint16_t": 2,
    "half": 2,
    "__half": 2,
    "nv_bfloat16": 2,
    "__nv_bfloat16": 2,
    "int": 4,
    "unsigned": 4,
    "uint": 4,
    "float": 4,
    "int32_t": 4,
    "uint32_t": 4,
    "half2": 4,
    "__half2": 4,
    "nv_bfloat162": 4,
    "__nv_bfloat162": 4,
    "long": 8,
    "double": 8,
    "int64_t": 8,
    "uint64_t": 8,
    "size_t": 8,
    "float2": 8,
    "int2": 8,
    "uint2": 8,
    "float3": 12,
    "float4": 16,
    "int4": 16,
    "uint4": 16,
    "double2": 16,
}
_SIZEOF = re.compile(r"\bsizeof\s*\(\s*(?:unsigned\s+|const\s+)*(\w+)\s*\)")


def value_of(ctx: Context, span: Span) -> int | None:
    """The value of an expression such as ``4 * sizeof(float) * TILE``; None where the project does not show it."""
    expression = _SIZEOF.sub(lambda match: str(_SIZES.get(match[1], match[0])), text_of(ctx, span))
    return ctx.constants.value([expression])


def text_of(ctx: Context, span: Span) -> str:
    """The text of an expression on one line."""
    return " ".join("".join(ctx.tokens.texts[span.first : span.end]).split())
