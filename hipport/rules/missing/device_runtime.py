"""HP511, HP512: kernel launches and calls of the CUDA runtime in device code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.device_calls import depends_on_pass
from hipport.context.device_calls import device_body
from hipport.context.device_calls import on_heap
from hipport.context.device_calls import text_of_error
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity

_FOR_HEAP = "hipport/device_memory.h"
#: The header in which CUDA declares what of its runtime device code may call.
_FOR_DEVICE = "hipport/device.h"
_DEVICE_HEADER = "cuda_device_runtime_api.h"


@rule("HP511", "dynamic-parallelism", words=(Subject.LAUNCHES,))
def dynamic_parallelism(ctx: Context) -> Iterator[Diagnostic]:
    """A kernel launch in device code.

    What it finds: `<<<` in kernels, device functions and device lambdas, and in functions for host and device where no
    `#if` restricts it to the host.

    Why: AMD GPUs cannot launch kernels from kernels, and hipcc reports an error.

    Example:
        __global__ void inner(int *x);
        __global__ void outer(int *x) { inner<<<1, 32>>>(x); }

    Keep:
        __global__ void inner(int *x);
        void outer(int *x) { inner<<<1, 32>>>(x); }

    Fix safety: no fix: launch from the host, or do the work in a loop of the calling kernel.

    Source: hipcc of ROCm 7.2, "device-side kernel call/launch is not supported". Detected from tokens; confidence high.
    """
    for opener, launch in ctx.launches.items():
        body = ctx.body_at(opener) if launch else None
        if launch is None or body is None or ctx.written_for_hip(opener) or is_of_hip(ctx):
            continue
        if body.is_for_host and depends_on_pass(ctx, opener):
            continue
        yield ctx.diagnostic(
            "HP511",
            Severity.ERROR,
            launch.kernel.first,
            "device code launches a kernel: AMD GPUs have no dynamic parallelism",
            "launch it from the host after this kernel, or let this kernel's threads do its work in a loop",
            last=launch.end,
            symbol=ctx.tokens.texts[launch.kernel.first],
        )


@rule("HP512", "runtime-call-in-device-code", edits=True, words=(Subject.DEVICE_CODE,))
def runtime_call_in_device_code(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A call of the CUDA runtime in device code.

    What it finds: `cudaMalloc`, `cudaFree`, `cudaDeviceSynchronize`, `cudaMemcpyAsync` and every other function of the
    runtime in kernels, device functions and device lambdas. In a function for host and device that no `#if` restricts
    to one of them, functions that CUDA has for both, such as `cudaGetLastError`.

    Why: CUDA has a part of its runtime in device code, HIP has none of it: such a call does not compile. In a function
    for host and device it compiles until device code calls that function.

    Example:
        struct Split {
            unsigned *threshold;
            __device__ explicit Split(int n) { cudaMalloc(&threshold, n * sizeof(unsigned)); }
            __device__ ~Split() { cudaFree(threshold); }
        };

    Keep:
        struct Split {
            unsigned *threshold;
            explicit Split(int n) { cudaMalloc(&threshold, n * sizeof(unsigned)); }
            ~Split() { cudaFree(threshold); }
        };

    Fix safety: safe for `cudaMalloc` and `cudaFree`, which become functions of hipport/device_memory.h, or `::free`
    where the result is not used: these take the heap of malloc in device code, as CUDA does; safe for
    `cudaGetErrorString` and `cudaGetErrorName`, which become functions of hipport/errors.h that give device code the
    name of the error in HIP. There is no fix for the others. The replacement depends on the purpose of the call:
    waiting for kernels and copies belongs on the host.

    Source: hipcc of ROCm 7.2, "no matching function for call to 'hipMalloc'" and similar errors; in a template only
    where it is instantiated. Device memory management in the CUDA C++ programming guide's chapter on dynamic
    parallelism. Detected from tokens; confidence high.
    """
    if not ctx.is_device_code or is_of_hip(ctx):
        return
    for use in ctx.names.api_uses:
        if allocating := on_heap(ctx, use):
            yield ctx.edit("HP512", use.index, allocating, header="" if allocating == "::free" else _FOR_HEAP)
        elif ours := text_of_error(ctx, use):
            yield ctx.edit("HP512", use.index, ours, header="hipport/errors.h")
        elif _is_of_runtime(use) and ctx.calls.is_called(use) and device_body(ctx, use) is not None:
            yield ctx.diagnostic(
                "HP512",
                Severity.ERROR,
                use.index,
                f"{use.name} in device code: HIP's runtime is for the host only",
                "do it on the host, before or after the kernel",
                symbol=use.name,
                library="runtime",
            )
        elif _is_of_runtime(use) and ctx.calls.is_called(use) and _is_for_both(ctx, use):
            yield ctx.diagnostic(
                "HP512",
                Severity.WARNING,
                use.index,
                f"{use.name} in a function for host and device: HIP has it for the host only, and device code that "
                "calls this function does not compile",
                "restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)",
                symbol=use.name,
                library="runtime",
            )


def _is_of_runtime(use: NameUse) -> bool:
    """Whether a use is of a function of the CUDA runtime that HIP has too, and for the host only."""
    entry = use.entry
    if entry is None or entry.library != "runtime" or entry.row.kind != "function" or not entry.hip:
        return False
    return use.name.startswith("cuda") and entry.row.hip_header != _FOR_DEVICE


def _is_for_both(ctx: Context, use: NameUse) -> bool:
    """Whether CUDA has a function for host and device, and a use is in a function for both, in every compiler pass."""
    body = ctx.body_at(use.index)
    is_there = use.entry is not None and use.entry.row.header == _DEVICE_HEADER
    return is_there and body is not None and body.is_for_host and not depends_on_pass(ctx, use.index)
