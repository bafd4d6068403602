"""HP515: atomic functions for types for which HIP has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_ATOMIC = "atomicAdd"
_TYPES = frozenset(
    """half __half half2 __half2 nv_half nv_half2 nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162 __hip_bfloat16
    __hip_bfloat162 float2 float4""".split()
)
_HEADER = "hipport/atomics.h"
_OWN = re.compile(rf"\batomicAdd\s*\(\s*(?:{'|'.join(sorted(_TYPES))})\s*\*\s*\w+\s*,")


@rule("HP515", "missing-atomic", edits=True)
def missing_atomic(ctx: Context) -> Iterator[Edit]:
    """An atomicAdd of a type for which HIP has none.

    What it finds: `atomicAdd` in device code of a file that names half, half2, bfloat16, bfloat162, float2 or float4,
    where neither the file nor a header of the project defines one for such a type.

    Why: CUDA has these functions, HIP does not. `#include "hipport/atomics.h"` brings them as overloads, which
    templates find as well; a converted tree gets the header too. A sum of 16-bit numbers is a loop around
    compare-and-swap: where the memory belongs to the GPU, `unsafeAtomicAdd` may be faster.

    Example:
        __global__ void count(__half2 *sums, __half2 value) { atomicAdd(&sums[threadIdx.x], value); }

    Keep:
        __global__ void count(float *sums, float value) { atomicAdd(&sums[threadIdx.x], value); }

    Fix safety: safe. Every other overload that fits goes before those of the header, so that no other call changes.

    Source: hipcc of ROCm 7.2: no matching function for these types; hip/amd_detail/amd_hip_fp16.h, amd_hip_bf16.h.
    CUDA does not have atomicAdd for signed 64-bit and 16-bit integers either. Detected from tokens; confidence high.
    """
    if _ATOMIC not in ctx.tokens.distinct or _TYPES.isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    if has_own_header(ctx, _HEADER) or not any(_adds(ctx, at) for at in ctx.tokens.places(_ATOMIC)) or _has_own(ctx):
        return
    yield include_after_runtime(ctx, _HEADER, "HP515")


def _adds(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called with an address and a value, by device code that HIP compiles."""
    arguments = arguments_of(ctx.tokens, index)
    if not arguments or len(arguments) != 2 or ctx.written_for_hip(index) or ctx.body_at(index) is None:
        return False
    return not is_declared(ctx, index)


def _has_own(ctx: Context) -> bool:
    """Whether the file, or a header of the project that it includes, defines an atomicAdd for one of ``_TYPES``."""
    texts = chain((ctx.source.text,), ctx.survey.header_texts(ctx.source.path))
    return any(map(_OWN.search, texts))
