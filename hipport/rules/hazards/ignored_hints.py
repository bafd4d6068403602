"""HP709: calls that tune what AMD GPUs or HIP's libraries do not have, and marks that ROCm's profilers do not show."""

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
_ALGORITHM = re.compile(r"CUBLAS_GEMM_ALGO\d+(?:_TENSOR_OP)?")
_BEGINNINGS = ("NVTX_", "nvtx", "CUBLAS_GEMM_ALGO")  # few names begin so, and patterns are asked for these alone


@rule("HP709", "ignored-hint")
def ignored_hint(ctx: Context) -> Iterator[Diagnostic]:
    """A call that tunes caches, shared memory or cuBLAS, or decorates a profiler's mark, and does nothing on AMD GPUs.

    What it finds: `cudaFuncSetCacheConfig`, `cudaDeviceSetSharedMemConfig` and similar functions, and the attribute for
    windows of persisting accesses (`cudaStreamAttributeAccessPolicyWindow`); colors, payloads and names of NVTX
    (`NVTX_COLOR_ARGB`, `nvtxNameOsThreadA`). Each name once per file. The first algorithm of `cublasGemmEx` and similar
    functions (`CUBLAS_GEMM_ALGO3`) per file.

    Why: AMD GPUs have no memory that can be divided between L1 cache and shared memory, no choice of bank widths, and
    no lines of the L2 cache that can be set aside. HIP has these functions, and they do nothing. rocTX has marks and
    ranges with a text, and nothing else: `hipport/nvtx.h` drops the rest. hipBLAS has one algorithm for each product,
    `HIPBLAS_GEMM_DEFAULT`; all compute the same product, and a loop over CUDA's numbers measures the same one once.

    Example:
        void prefer() { cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); }

    Keep:
        void prefer() { cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20); }

    Fix safety: no fix, and none is needed.

    Source: the notes on these functions in hip/hip_runtime_api.h, and roctracer/roctx.h, of ROCm 7.2. Detected from
    tokens; confidence high.
    """
    seen: set[str] = set()
    named = ctx.tokens.beginning(*_BEGINNINGS)
    others = {name for name in named if _DROPPED_MARK.fullmatch(name) or _ALGORITHM.fullmatch(name)}
    for index in ctx.tokens.where(_IGNORED | others):
        name = ctx.tokens.texts[index]
        subject = "CUBLAS_GEMM_ALGO" if _ALGORITHM.fullmatch(name) else name
        if subject in seen or ctx.written_for_hip(index) or is_declared(ctx, index) or is_of_hip(ctx):
            continue
        seen.add(subject)
        where, remedy = _reason(name)
        yield ctx.diagnostic("HP709", Severity.INFO, index, f"{name} has no effect {where}", remedy, symbol=name)


def _reason(name: str) -> tuple[str, str]:
    """Where a name has no effect, and what to do."""
    if _ALGORITHM.fullmatch(name):
        return "in hipBLAS, which has one algorithm for each product", "keep the loop or choice, or remove it"
    where = "on AMD GPUs" if name in _IGNORED else "in rocTX, which has marks with a text only"
    return where, "keep the call or remove it"
