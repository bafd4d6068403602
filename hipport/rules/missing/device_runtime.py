"""HP511, HP512: the host's business in device code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.conditions import macro_names

_ON_HEAP = {
    "cudaMalloc": "use malloc, which HIP has in device code",
    "cudaFree": "use free, which HIP has in device code, and which returns nothing",
}
#: The header in which CUDA declares what of its runtime device code may call.
_DEVICE_HEADER = "cuda_device_runtime_api.h"
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
        body = ctx.body_at(opener) if launch else None
        if launch is None or body is None or ctx.written_for_hip(opener) or is_of_hip(ctx):
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


@rule("HP512", "runtime-call-in-device-code", edits=True)
def runtime_call_in_device_code(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A call of the CUDA runtime in device code.

    What it finds: `cudaMalloc`, `cudaFree`, `cudaDeviceSynchronize`, `cudaMemcpyAsync` and every other function of the
    runtime in kernels, device functions and device lambdas. In a function for host and device, where no `#if` asks
    which of them is compiled, those that CUDA has for both, as `cudaGetErrorString`.

    Why: CUDA has a part of its runtime in device code, HIP has none of it there: such a call does not compile, in a
    function for host and device as soon as device code calls that.

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

    Fix safety: safe for a `cudaFree` whose result nobody asks for: it becomes `::free`, which is what it is in CUDA's
    device code too. There is no fix for the others. What stands for them depends on what the call is for: malloc is
    there, what waits for kernels or copies belongs to the host.

    Source: hipcc of ROCm 7.2, "no matching function for call to 'hipMalloc'" and the like; in a template only where it
    is instantiated. Device memory management in the CUDA C++ programming guide's chapter on dynamic parallelism. Seen
    on tokens; confidence high.
    """
    if not ctx.is_device_code or is_of_hip(ctx):
        return
    for use in ctx.names.api_uses:
        if is_freed_on_device(ctx, use):
            yield ctx.edit("HP512", use.index, "::free")
        elif _is_of_runtime(use) and ctx.calls.is_called(use) and _device_body(ctx, use) is not None:
            yield ctx.diagnostic(
                "HP512",
                Severity.ERROR,
                use.index,
                f"{use.name} in device code: HIP's runtime is for the host only",
                _ON_HEAP.get(use.name, "do it on the host, before or after the kernel"),
                symbol=use.name,
                library="runtime",
            )
        elif _is_of_runtime(use) and ctx.calls.is_called(use) and _is_for_both(ctx, use):
            yield ctx.diagnostic(
                "HP512",
                Severity.WARNING,
                use.index,
                f"{use.name} in a function for host and device: HIP's is for the host only, and device code that calls "
                "this function does not compile",
                "leave it to the host with #if !defined(__HIP_DEVICE_COMPILE__)",
                symbol=use.name,
                library="runtime",
            )


def is_freed_on_device(ctx: Context, use: NameUse) -> bool:
    """Whether a use is a statement of device code that is a call of cudaFree, and nothing else."""
    if use.name != "cudaFree" or not ctx.calls.is_called(use) or _device_body(ctx, use) is None:
        return False
    tokens = ctx.tokens
    before, closer = tokens.before(use.index), closer_of(tokens, tokens.after(use.index))
    if tokens.text_at(before) == ")":
        before = tokens.before(opener_of(tokens, before))
    begins = tokens.text_at(before) in (";", "{", "}", "else", "if", "for", "while")
    return begins and tokens.text_at(tokens.after(closer)) == ";"


def _is_of_runtime(use: NameUse) -> bool:
    entry = use.entry
    is_function = entry is not None and entry.library == "runtime" and entry.row.kind == "function" and entry.hip
    return bool(is_function) and use.name.startswith("cuda")


def _is_for_both(ctx: Context, use: NameUse) -> bool:
    """Whether CUDA has a function for host and device, and this is a use in a function for both, in every pass."""
    body = ctx.body_at(use.index)
    is_there = use.entry is not None and use.entry.row.header == _DEVICE_HEADER
    return is_there and body is not None and body.is_for_host and not _depends_on_pass(ctx, use.index)


def _device_body(ctx: Context, use: NameUse) -> DeviceBody | None:
    """The body that a use stands in, if it is for the device only."""
    body = ctx.body_at(use.index)
    return body if body is not None and not body.is_for_host else None
