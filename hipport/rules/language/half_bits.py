"""HP291: conversions between numbers and the bits of half numbers, as old CUDA had them."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_HEADER = "hipport/half.h"
_FROM_BITS = "__half2float"
_CONVERSIONS = frozenset((_FROM_BITS, "__float2half_rn"))
_TYPES = frozenset("half half2 __half __half2 __half_raw".split())
_WITH_HALF = ("cuda_fp16", "cublas", "cusparse", "cudnn", "cub/", "mma.h", "torch/", "ATen/", "hip/")


@rule("HP291", "half-bits", edits=True, words=_CONVERSIONS)
def half_bits(ctx: Context) -> Iterator[Edit]:
    """`__half2float` of an unsigned short, as CUDA had it before it had a type for half numbers.

    What it finds: calls of `__half2float` and `__float2half_rn` in files that do not include `cuda_fp16.h`, also by
    other headers or before they are included themselves, and name no type of it.

    Why: until CUDA 8 these functions were always there and had `unsigned short` for the bits of a half number. HIP has
    them in a header, for its type: "use of undeclared identifier".

    Example:
        __global__ void widen(const unsigned short *x, float *y) { y[threadIdx.x] = __half2float(x[threadIdx.x]); }

    Keep:
        #include <cuda_fp16.h>
        __global__ void widen(const half *x, float *y) { y[threadIdx.x] = __half2float(x[threadIdx.x]); }

    Fix safety: safe: the bits are taken for a half number, or from one, and `hipport/half.h` is included, which has
    HIP's header.

    Source: device_functions.h of CUDA 8.0, hip/hip_fp16.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not tokens.distinct.isdisjoint(_TYPES) or has_own_header(ctx, _HEADER):
        return
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    if any(include.name.startswith(_WITH_HALF) for include in ctx.includes) or _has_half_around(ctx):
        return
    for index in tokens.where(_CONVERSIONS):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        if closer < 0 or ctx.is_settled(index):
            continue
        is_from_bits = tokens.texts[index] == _FROM_BITS
        start = tokens.starts[tokens.after(opener) if is_from_bits else index]
        conversion = "__ushort_as_half(" if is_from_bits else "__half_as_ushort("
        yield Edit(start, start, conversion, "HP291", header=_HEADER)
        yield Edit(tokens.end(closer), tokens.end(closer), ")", "HP291")


def _has_half_around(ctx: Context) -> bool:
    """Whether the file, or one that includes it, includes the header by headers of the tree."""
    survey = ctx.survey
    around = [ctx.source.path]
    for path in around:
        if survey.one_includes(survey.with_headers(path), _WITH_HALF, True):
            return True
        around += (includer for includer in survey.includers_beside(path) if includer not in around)
    return False
