"""HP510: more shared memory than a block can have."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator

from hipport.architectures import grouped_by
from hipport.architectures import lds_bytes
from hipport.code.calls import Span
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.values import text_of
from hipport.context.values import value_of
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_OPT_IN = {
    "cudaFuncAttributeMaxDynamicSharedMemorySize": "cudaFuncSetAttribute",
    "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES": "cuFuncSetAttribute",
}


@rule("HP510", "shared-memory-limit", words=(Subject.LAUNCHES, *_OPT_IN))
def shared_memory_limit(ctx: Context) -> Iterator[Diagnostic]:
    """More shared memory for a block than the GPU allows.

    What it finds: dynamic shared memory that is a constant, in a launch or in `cudaFuncSetAttribute(kernel,
    cudaFuncAttributeMaxDynamicSharedMemorySize, n)`; and, as information, opt-ins to an amount that the project does
    not show.

    Why: a block has 64 KiB of shared memory (LDS) on AMD GPUs, 160 KiB on gfx950; CUDA gives up to 227 KiB to kernels
    that opt in. Launches with more fail. Arrays of a constant size are not affected: CUDA limits them to 48 KiB.

    Example:
        cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 96 * 1024);

    Keep:
        cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024);

    Fix safety: no fix: the kernel has to use smaller tiles.

    Source: hipcc of ROCm 7.2, "local memory (80000) exceeds limit (65536)" on gfx90a, gfx942, gfx1100 and gfx1201, none
    on gfx950; that a launch with more fails is documented, and was not tested on a GPU. Detected from tokens;
    confidence high.
    """
    if (not ctx.launches and _OPT_IN.keys().isdisjoint(ctx.tokens.distinct)) or is_of_hip(ctx):
        return
    for opener, launch in ctx.launches.items():
        if launch and len(launch.config) >= 3 and not ctx.written_for_hip(opener):
            yield from _dynamic(ctx, launch.config[2], "this launch")
    for index in ctx.tokens.where(set(_OPT_IN.values())):
        arguments = arguments_of(ctx.tokens, index)
        if arguments is None or len(arguments) != 3 or ctx.written_for_hip(index):
            continue
        if text_of(ctx, arguments[1]).rpartition("::")[2] in _OPT_IN:
            yield from _dynamic(ctx, arguments[2], "the kernel", informing=True)


def _dynamic(ctx: Context, amount: Span, whose: str, *, informing: bool = False) -> Iterator[Diagnostic]:
    size = value_of(ctx, amount)
    if size is not None and (lacking := _lacking(ctx, size)):
        yield _too_much(ctx, amount.first, f"{whose} asks for {size:,} bytes of dynamic shared memory", lacking)
    elif size is None and informing and ctx.tokens.directive_at(amount.first) is None:
        yield ctx.diagnostic(
            "HP510",
            Severity.INFO,
            amount.first,
            f"{whose} opts in to {text_of(ctx, amount)} bytes of shared memory; a block has "
            f"{_limits(ctx.options.arch)}",
            "check that the amount stays below this; HIP needs no opt-in up to its limit",
        )


def _lacking(ctx: Context, size: int) -> list[str]:
    """The target architectures whose blocks have fewer than ``size`` bytes of shared memory."""
    return [arch for arch in ctx.options.arch if size > lds_bytes(arch)]


def _limits(architectures: Iterable[str]) -> str:
    """Shared memory of a block in bytes, in words: ``65,536 on gfx90a, gfx942 and 163,840 on gfx950``."""
    limits = grouped_by(lds_bytes, architectures)
    return " and ".join(f"{limit:,} on {', '.join(names)}" for limit, names in limits)


def _too_much(ctx: Context, index: int, what: str, lacking: list[str]) -> Diagnostic:
    return ctx.diagnostic(
        "HP510",
        Severity.ERROR,
        index,
        f"{what}; a block has {_limits(lacking)}",
        "make the tiles smaller, or keep a part of the data in registers or in global memory",
    )
