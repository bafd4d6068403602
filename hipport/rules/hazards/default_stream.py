"""HP707 to HP709: runtime functions that HIP has and that do something else."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.architectures import wavefront_of
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
_MANAGED = frozenset(("cudaMallocManaged", "cuMemAllocManaged", "__managed__"))
_PER_THREAD = re.compile(r"(?<![\w-])--?default-stream[=\"',\s]+per-thread|CUDA_API_PER_THREAD_DEFAULT_STREAM")
_WITH_STREAM = 4  # arguments of a launch
_MACRO = "CUDA_API_PER_THREAD_DEFAULT_STREAM"


@rule("HP707", "managed-memory")
def managed_memory(ctx: Context) -> Iterator[Diagnostic]:
    """Managed memory, whose pages do not always move between host and GPU.

    What it finds: the first `cudaMallocManaged` or `__managed__` of a file.

    Why: pages move on demand only on CDNA GPUs whose driver and process have XNACK on (`HSA_XNACK=1`); elsewhere the
    memory stays on the host and each access of the GPU goes over the bus, which is right and can be slow.

    Example:
        void make(float **x, size_t n) { cudaMallocManaged(x, n * sizeof(float)); }

    Keep:
        void make(float **x, size_t n) { cudaMalloc(x, n * sizeof(float)); }

    Fix safety: no fix, and none is needed for the result.

    Source: HIP's documentation of unified memory management; not run. Seen on tokens; confidence medium.
    """
    if _MANAGED.isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    places = (index for index in ctx.tokens.where(_MANAGED) if not ctx.written_for_hip(index))
    index = next((at for at in places if not ctx.tokens.directive_at(at) and not is_declared(ctx, at)), -1)
    if index < 0:
        return
    without = [arch for arch in ctx.options.arch if wavefront_of(arch) == 32]
    on_others = f", and never on {' and '.join(without)}" if without else ""
    yield ctx.diagnostic(
        "HP707",
        Severity.INFO,
        index,
        f"{ctx.tokens.texts[index]}: pages move to the GPU only with HSA_XNACK=1{on_others}",
        "run with HSA_XNACK=1 where the GPU has it, or copy explicitly where it is slow",
        symbol=ctx.tokens.texts[index],
    )


@rule("HP708", "default-stream")
def default_stream(ctx: Context) -> Iterator[Diagnostic]:
    """A default stream for each thread.

    What it finds: `#define CUDA_API_PER_THREAD_DEFAULT_STREAM`; and, at the first launch without a stream, a
    build file in the folder or above that has `--default-stream per-thread` or defines that macro.

    Why: HIP does not know the macro or the option, so that all threads share one default stream and wait for each
    other. hipcc's option is `-fgpu-default-stream=per-thread`; HIP's macro changes what functions such as hipMemcpy
    do, but not which stream `<<<>>>` launches in.

    Example:
        #define CUDA_API_PER_THREAD_DEFAULT_STREAM
        #include <cuda_runtime.h>

    Keep:
        #ifdef CUDA_API_PER_THREAD_DEFAULT_STREAM
        #endif

    Fix safety: no fix in the source: the option belongs into the build file.

    Source: the functions that a program of hipcc of ROCm 7.2 calls: hipLaunchKernel_spt and hipMemcpy_spt with the
    option, hipLaunchKernel and hipMemcpy_spt with HIP_API_PER_THREAD_DEFAULT_STREAM, neither with CUDA's macro. Seen on
    tokens and in build files; confidence high.
    """
    tokens = ctx.tokens
    if (not ctx.launches and _MACRO not in tokens.distinct) or is_of_hip(ctx):
        return
    for index in tokens.places(_MACRO):
        line = tokens.directive_at(index)
        if line and line.name == "define" and tokens.before(index) == line.name_at and not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP708",
                Severity.WARNING,
                index,
                f"HIP does not know {_MACRO}",
                "build with -fgpu-default-stream=per-thread, which counts for launches too",
                symbol=_MACRO,
            )
    without_stream = (at for at, launch in ctx.launches.items() if launch and len(launch.config) < _WITH_STREAM)
    opener = next((at for at in without_stream if not ctx.written_for_hip(at)), -1)
    build_file = ctx.survey.build_options.file_with(_PER_THREAD, ctx.source.path) if opener >= 0 else None
    if build_file is not None:
        yield ctx.diagnostic(
            "HP708",
            Severity.WARNING,
            opener,
            f"{build_file} gives each thread a default stream of its own: with hipcc, launches without a stream wait "
            "for those of other threads",
            "build with -fgpu-default-stream=per-thread",
        )


@rule("HP709", "ignored-hint")
def ignored_hint(ctx: Context) -> Iterator[Diagnostic]:
    """A call that tunes caches or shared memory and does nothing on AMD GPUs.

    What it finds: `cudaFuncSetCacheConfig`, `cudaDeviceSetSharedMemConfig` and their like, and the attribute for
    windows of persisting accesses (`cudaStreamAttributeAccessPolicyWindow`), each name once a file.

    Why: AMD GPUs have no cache that is shared out between L1 and shared memory, no widths of banks to choose, and no
    lines of the L2 cache that are set aside. HIP has the names and ignores what they ask for.

    Example:
        void prefer() { cudaDeviceSetCacheConfig(cudaFuncCachePreferL1); }

    Keep:
        void prefer() { cudaDeviceSetLimit(cudaLimitMallocHeapSize, 1 << 20); }

    Fix safety: no fix, and none is needed.

    Source: the notes on these functions in hip/hip_runtime_api.h of ROCm 7.2. Seen on tokens; confidence high.
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
            "leave it, or leave it out",
            symbol=name,
        )
