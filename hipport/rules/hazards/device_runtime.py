"""HP511, HP512: the host's business in device code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.rules.context import Context
from hipport.rules.registry import rule
from hipport.source.conditions import macro_names

_ON_HEAP = {
    "cudaMalloc": "use malloc, which HIP has in device code",
    "cudaFree": "use free, which HIP has in device code; it frees only what device code got from malloc",
}
_PASS_OF_DEVICE = frozenset(("__CUDA_ARCH__", "__HIP_DEVICE_COMPILE__"))


@rule("HP511", "dynamic-parallelism")
def dynamic_parallelism(ctx: Context) -> Iterator[Diagnostic]:
    """A kernel launch in device code.

    What it finds: `<<<` in kernels, device functions and device lambdas, and in functions for host and device where no
    `#if` leaves it to the host.

    Why: AMD GPUs cannot launch kernels from kernels, and hipcc makes it an error.

    Example:
        __global__ void inner(int *x);
        __global__ void outer(int *x) { inner<<<1, 32>>>(x); }

    Keep:
        __global__ void inner(int *x);
        void outer(int *x) { inner<<<1, 32>>>(x); }

    Fix safety: no fix: launch from the host, or do the work in a loop of the calling kernel.

    Source: hipcc of ROCm 7.2, "device-side kernel call/launch is not supported". Seen on tokens; confidence high.
    """
    for opener, launch in ctx.launches.items():
        body = ctx.body_at(opener) if launch and not ctx.is_hip else None
        if launch is None or body is None or ctx.written_for_hip(opener):
            continue
        if body.is_for_host and _depends_on_pass(ctx, opener):
            continue
        yield ctx.diagnostic(
            "HP511",
            Severity.ERROR,
            launch.kernel.first,
            "a kernel that launches a kernel: AMD GPUs have no dynamic parallelism",
            "launch it from the host after this kernel, or let this kernel's threads do its work in a loop",
            last=launch.end,
            symbol=ctx.tokens.texts[launch.kernel.first],
        )


def _depends_on_pass(ctx: Context, index: int) -> bool:
    """Whether a condition around a token asks which pass of the compiler, the host's or the device's, reads it."""
    conditions = (other.condition for arm in ctx.arms.enclosing(index) for other in arm.chain.arms)
    return any(not _PASS_OF_DEVICE.isdisjoint(macro_names(condition)) for condition in conditions)


@rule("HP512", "runtime-call-in-device-code")
def runtime_call_in_device_code(ctx: Context) -> Iterator[Diagnostic]:
    """A call of the CUDA runtime in device code.

    What it finds: `cudaMalloc`, `cudaFree`, `cudaDeviceSynchronize`, `cudaMemcpyAsync` and every other function of the
    runtime in kernels, device functions and device lambdas that are not for the host as well.

    Why: CUDA has a part of its runtime in device code, HIP has none of it there: such a call does not compile.

    Example:
        struct Split {
            unsigned *threshold;
            __device__ ~Split() { cudaFree(threshold); }
        };

    Keep:
        struct Split {
            unsigned *threshold;
            ~Split() { cudaFree(threshold); }
        };

    Fix safety: no fix. What stands for it depends on what the call is for: malloc and free are there, what waits for
    kernels or copies belongs to the host.

    Source: hipcc of ROCm 7.2, "no matching function for call to 'hipMalloc'" and the like; in a template only where it
    is instantiated. Seen on tokens; confidence high.
    """
    if not ctx.is_device_code or ctx.is_hip:
        return
    for use in ctx.api_uses:
        entry = use.entry
        of_runtime = entry is not None and entry.library == "runtime" and entry.row.kind == "function" and entry.hip
        if not of_runtime or not use.name.startswith("cuda") or not ctx.is_called(use):
            continue
        body = ctx.body_at(use.index)
        if body is not None and not body.is_for_host:
            yield ctx.diagnostic(
                "HP512",
                Severity.ERROR,
                use.index,
                f"{use.name} in device code: HIP's runtime is for the host only",
                _ON_HEAP.get(use.name, "do it on the host, before or after the kernel"),
                symbol=use.name,
                library="runtime",
            )
