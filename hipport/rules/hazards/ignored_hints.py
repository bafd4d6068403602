"""HP709: calls that tune hardware that AMD GPUs do not have."""

from __future__ import annotations

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


@rule("HP709", "ignored-hint")
def ignored_hint(ctx: Context) -> Iterator[Diagnostic]:
    """A call that tunes caches or shared memory and does nothing on AMD GPUs.

    What it finds: `cudaFuncSetCacheConfig`, `cudaDeviceSetSharedMemConfig` and similar functions, and the attribute for
    windows of persisting accesses (`cudaStreamAttributeAccessPolicyWindow`), each name once per file.

    Why: AMD GPUs have no memory that can be divided between L1 cache and shared memory, no choice of bank widths, and
    no lines of the L2 cache that can be set aside. HIP has these functions, and they do nothing.

    Example:
        void prefer() { cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); }

    Keep:
        void prefer() { cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20); }

    Fix safety: no fix, and none is needed.

    Source: the notes on these functions in hip/hip_runtime_api.h of ROCm 7.2. Detected from tokens; confidence high.
    """
    seen: set[str] = set()
    for index in ctx.tokens.where(_IGNORED):
        name = ctx.tokens.texts[index]
        if name in seen or ctx.written_for_hip(index) or is_declared(ctx, index) or is_of_hip(ctx):
            continue
        seen.add(name)
        yield ctx.diagnostic(
            "HP709",
            Severity.INFO,
            index,
            f"{name} has no effect on AMD GPUs",
            "keep the call or remove it",
            symbol=name,
        )
