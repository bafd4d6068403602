"""HP129: loads of bfloat16 for which HIP has no overload."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_LOAD = "__ldg"
_BFLOAT16 = frozenset("nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162".split())
_HEADER = "hipport/bfloat16.h"


@rule("HP129", "bfloat16-load", edits=True, words=(_LOAD,))
def bfloat16_load(ctx: Context) -> Iterator[Edit]:
    """A file that loads with __ldg and has values of bfloat16.

    What it finds: files that call __ldg and mention `__nv_bfloat16` or `__nv_bfloat162`.

    Why: CUDA has __ldg for both types, HIP for half and half2 only.

    Example:
        __device__ __nv_bfloat16 first(const __nv_bfloat16 *x) { return __ldg(x); }

    Keep:
        __device__ __half first(const __half *x) { return __ldg(x); }

    Fix safety: safe. `#include "hipport/bfloat16.h"` brings the two overloads; a converted tree gets the header too.

    Source: hip/amd_detail/hip_ldg.h of ROCm 7.2; hipcc, "no matching function for call to '__ldg'".
    """
    tokens = ctx.tokens
    if _BFLOAT16.isdisjoint(tokens.distinct):
        return
    if ctx.is_hip or has_own_header(ctx, _HEADER) or not is_cuda_file(ctx):
        return
    if any(tokens.text_at(tokens.after(at)) == "(" and not ctx.written_for_hip(at) for at in tokens.places(_LOAD)):
        yield include_after_runtime(ctx, _HEADER, "HP129")
