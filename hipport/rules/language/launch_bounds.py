"""HP210, HP510: what a kernel asks of a multiprocessor."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.architectures import grouped_by
from hipport.architectures import lds_bytes
from hipport.architectures import wavefront_of
from hipport.code.calls import Span
from hipport.code.statements import clause_before
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_SIMDS = 4  # of a CU of CDNA and of a WGP of RDNA, as the compiler counts them
_OPT_IN = {
    "cudaFuncAttributeMaxDynamicSharedMemorySize": "cudaFuncSetAttribute",
    "CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES": "cuFuncSetAttribute",
}
#: Bytes of the types that have the same size for CUDA and HIP on 64-bit Linux.
_SIZES = {
    "char": 1,
    "bool": 1,
    "int8_t": 1,
    "uint8_t": 1,
    "short": 2,
    "int16_t": 2,
    "uint16_t": 2,
    "half": 2,
    "__half": 2,
    "nv_bfloat16": 2,
    "__nv_bfloat16": 2,
    "int": 4,
    "unsigned": 4,
    "uint": 4,
    "float": 4,
    "int32_t": 4,
    "uint32_t": 4,
    "half2": 4,
    "__half2": 4,
    "nv_bfloat162": 4,
    "__nv_bfloat162": 4,
    "long": 8,
    "double": 8,
    "int64_t": 8,
    "uint64_t": 8,
    "size_t": 8,
    "float2": 8,
    "int2": 8,
    "uint2": 8,
    "float3": 12,
    "float4": 16,
    "int4": 16,
    "uint4": 16,
    "double2": 16,
}
_SIZEOF = re.compile(r"\bsizeof\s*\(\s*(?:unsigned\s+|const\s+)*(\w+)\s*\)")


@rule("HP210", "launch-bounds", edits=True)
def launch_bounds(ctx: Context) -> Iterator[Diagnostic]:
    """The second argument of `__launch_bounds__`, which means something else in HIP.

    What it finds: `__launch_bounds__(threads, blocks)` with more than one block, where the number that HIP reads means
    another occupancy than CUDA's. Where the numbers are not in the file it only informs.

    Why: CUDA asks for that many blocks on a multiprocessor, HIP for that many wavefronts on each of its SIMDs
    (`amdgpu_waves_per_eu`). The same occupancy is blocks * threads / (lanes of a wavefront * 4 SIMDs), rounded up. Too
    large a number makes the compiler spill registers, or is ignored with a warning where the GPU has no room for so
    many; too small a number lets a kernel take more registers than was meant. Nothing computes wrongly.

    Example: --arch gfx90a
        __global__ void __launch_bounds__(64, 8) scale(float *x, float s) { x[threadIdx.x] *= s; }

    Keep: --arch gfx90a
        __global__ void __launch_bounds__(256, 8) scale(float *x, float s) { x[threadIdx.x] *= s; }

    Fix safety: unsafe. The number is replaced where it comes out the same for every target architecture; it changes
    what nvcc does with the source, and the best value on another GPU has to be measured anyway.

    Source: `__launch_bounds__` in hip/amd_detail/amd_hip_runtime.h of ROCm 7.2; its hipcc gives a kernel of 64 threads
    with bound 8 an eighth of the registers on gfx90a, spilling, where CUDA's 8 blocks are 2 wavefronts on a SIMD; the
    count of 4 SIMDs is the compiler's for gfx90a and gfx1100. Seen on tokens; confidence high.
    """
    for index in ctx.tokens.places("__launch_bounds__"):
        line = ctx.tokens.directive_at(index)
        if is_of_hip(ctx):
            return
        if ctx.written_for_hip(index) or (line and ctx.tokens.before(index) == line.name_at):
            continue
        bounds = arguments_of(ctx.tokens, index)
        if bounds and len(bounds) >= 2:
            yield from _launch_bounds(ctx, index, bounds[0], bounds[1])


def _launch_bounds(ctx: Context, index: int, first: Span, second: Span) -> Iterator[Diagnostic]:
    blocks = None if _is_parameter(ctx, index, second) else _value(ctx, second)
    if blocks is not None and blocks <= 1:
        return  # HIP's compiler makes room for one block in any case
    threads = None if _is_parameter(ctx, index, first) else _value(ctx, first)
    written = _text(ctx, second)
    if threads is None or blocks is None:
        yield ctx.diagnostic(
            "HP210",
            Severity.INFO,
            index,
            f"{written} is a number of blocks on a multiprocessor for CUDA, of wavefronts on a SIMD for HIP",
            "in HIP give blocks * threads / (lanes of a wavefront * 4), rounded up",
            symbol="__launch_bounds__",
        )
        return
    meant = {arch: _wavefronts(blocks * threads, arch) for arch in ctx.options.arch}
    if all(max(blocks, _wavefronts(threads, arch)) == wavefronts for arch, wavefronts in meant.items()):
        return
    known = set(meant.values())
    fix = None
    if len(known) == 1:
        edit = ctx.edit("HP210", second.first, str(*known), last=second.end - 1)
        fix = ctx.unsafe_fix("give the number of wavefronts on a SIMD", edit)
    yield ctx.diagnostic(
        "HP210",
        Severity.WARNING,
        index,
        f"{blocks} blocks of {threads} threads on a multiprocessor for CUDA, but {blocks} wavefronts on a SIMD for HIP",
        f"give {_by_value(meant)}, or measure what is best",
        symbol="__launch_bounds__",
        fix=fix,
    )


def _is_parameter(ctx: Context, index: int, span: Span) -> bool:
    """Whether an expression has a template parameter of the function whose head the token ``index`` is in."""
    tokens = ctx.tokens
    names = set(filter(is_name, tokens.texts[span.first : span.end]))
    return any(tokens.texts[at] in names for at in clause_before(tokens, index))


def _wavefronts(threads: int, arch: str) -> int:
    return -(-threads // (wavefront_of(arch) * _SIMDS))


def _by_value(values: dict[str, int]) -> str:
    """``4 (gfx90a, gfx942) or 8 (gfx1100)``."""
    groups = grouped_by(values.__getitem__, values)
    return " or ".join(f"{value} ({', '.join(names)})" for value, names in groups)


def _value(ctx: Context, span: Span) -> int | None:
    """The value of an expression; None where the project does not show it."""
    expression = _SIZEOF.sub(lambda match: str(_SIZES.get(match[1], match[0])), _text(ctx, span))
    return ctx.constants.value([expression])


def _text(ctx: Context, span: Span) -> str:
    return " ".join("".join(ctx.tokens.texts[span.first : span.end]).split())


@rule("HP510", "shared-memory-limit")
def shared_memory_limit(ctx: Context) -> Iterator[Diagnostic]:
    """More shared memory for a block than the GPU has.

    What it finds: dynamic shared memory that is a constant, in a launch or in
    `cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, n)`; and, only to inform, opt-ins of an
    amount that the project does not show.

    Why: a block has 64 KiB of shared memory (LDS) on AMD GPUs, 160 KiB on gfx950; CUDA gives up to 227 KiB to kernels
    that opt in. Launches with more fail. Arrays of a constant size are no matter: CUDA has a limit of 48 KiB for them.

    Example:
        cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 96 * 1024);

    Keep:
        cudaFuncSetAttribute(attention, cudaFuncAttributeMaxDynamicSharedMemorySize, 64 * 1024);

    Fix safety: no fix: the kernel needs smaller tiles.

    Source: hipcc of ROCm 7.2, "local memory (80000) exceeds limit (65536)" on gfx90a, gfx942, gfx1100 and gfx1201, none
    on gfx950; that a launch with more fails is documented, and was not run. Seen on tokens; confidence high.
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
        if _text(ctx, arguments[1]).rpartition("::")[2] in _OPT_IN:
            yield from _dynamic(ctx, arguments[2], "the kernel", informing=True)


def _dynamic(ctx: Context, amount: Span, whose: str, *, informing: bool = False) -> Iterator[Diagnostic]:
    size = _value(ctx, amount)
    if size is not None and (lacking := _lacking(ctx, size)):
        yield _too_much(ctx, amount.first, f"{whose} asks for {size:,} bytes of dynamic shared memory", lacking)
    elif size is None and informing and ctx.tokens.directive_at(amount.first) is None:
        yield ctx.diagnostic(
            "HP510",
            Severity.INFO,
            amount.first,
            f"{whose} opts in to {_text(ctx, amount)} bytes of shared memory; a block has {_limits(ctx.options.arch)}",
            "see that it stays below; HIP needs no opt-in up to its limit",
        )


def _lacking(ctx: Context, size: int) -> list[str]:
    return [arch for arch in ctx.options.arch if size > lds_bytes(arch)]


def _limits(architectures: Iterable[str]) -> str:
    limits = grouped_by(lds_bytes, architectures)
    return " and ".join(f"{limit:,} on {', '.join(names)}" for limit, names in limits)


def _too_much(ctx: Context, index: int, what: str, lacking: list[str]) -> Diagnostic:
    return ctx.diagnostic(
        "HP510",
        Severity.ERROR,
        index,
        f"{what}; a block has {_limits(lacking)}",
        "make the tiles smaller, or keep a part of them in registers or in global memory",
    )
