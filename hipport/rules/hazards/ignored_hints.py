"""HP709: calls that tune what AMD GPUs do not have, and marks that ROCm's profilers do not show."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_IGNORED = frozenset(
    """cudaDeviceSetCacheConfig cudaFuncSetCacheConfig cudaDeviceSetSharedMemConfig cudaFuncSetSharedMemConfig
    cuCtxSetCacheConfig cuFuncSetCacheConfig cuCtxSetSharedMemConfig cudaStreamAttributeAccessPolicyWindow
    cudaLaunchAttributeAccessPolicyWindow cudaKernelNodeAttributeAccessPolicyWindow
    CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
    CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW""".split()
)
_DROPPED_MARK = re.compile(r"NVTX_COLOR_ARGB|NVTX_PAYLOAD_TYPE_\w+|nvtx(?:Domain)?Name[A-Z]\w+")


@rule("HP709", "ignored-hint")
def ignored_hint(ctx: Context) -> Iterator[Diagnostic]:
    """A call that tunes caches or shared memory, or decorates a mark for the profiler, and does nothing on AMD GPUs.

    What it finds: `cudaFuncSetCacheConfig`, `cudaDeviceSetSharedMemConfig` and similar functions, and the attribute for
    windows of persisting accesses (`cudaStreamAttributeAccessPolicyWindow`); colors, payloads and names of NVTX
    (`NVTX_COLOR_ARGB`, `nvtxNameOsThreadA`). Each name once per file.

    Why: AMD GPUs have no memory that can be divided between L1 cache and shared memory, no choice of bank widths, and
    no lines of the L2 cache that can be set aside. HIP has these functions, and they do nothing. rocTX has marks and
    ranges with a text, and nothing else: `hipport/nvtx.h` drops the rest.

    Example:
        void prefer() { cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); }

    Keep:
        void prefer() { cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20); }

    Fix safety: no fix, and none is needed.

    Source: the notes on these functions in hip/hip_runtime_api.h, and roctracer/roctx.h, of ROCm 7.2. Detected from
    tokens; confidence high.
    """
    seen: set[str] = set()
    marks = filter(_DROPPED_MARK.fullmatch, ctx.tokens.distinct)
    for index in ctx.tokens.where(_IGNORED.union(marks)):
        name = ctx.tokens.texts[index]
        if name in seen or ctx.written_for_hip(index) or is_declared(ctx, index) or is_of_hip(ctx):
            continue
        seen.add(name)
        where = "on AMD GPUs" if name in _IGNORED else "in rocTX, which has marks with a text only"
        yield ctx.diagnostic(
            "HP709",
            Severity.INFO,
            index,
            f"{name} has no effect {where}",
            "keep the call or remove it",
            symbol=name,
        )
