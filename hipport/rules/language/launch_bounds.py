"""HP210: the second argument of ``__launch_bounds__``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import grouped_by
from hipport.architectures import wavefront_of
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.statements import clause_before
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.values import text_of
from hipport.context.values import value_of
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS

_SIMDS = 4  # of a CU of CDNA and of a WGP of RDNA, as the compiler counts them


@rule("HP210", "launch-bounds", edits=True, words=("__launch_bounds__",))
def launch_bounds(ctx: Context) -> Iterator[Diagnostic | Edit]:
    """The second argument of `__launch_bounds__`, which means something else in HIP.

    What it finds: `__launch_bounds__(threads, blocks)` with more than one block, where HIP's reading of the number is
    another occupancy than CUDA's. Where the project does not show the numbers, the finding only informs. An argument
    with a comma between `<` and `>` gets parentheses: HIP's macro would take it for two.

    Why: CUDA asks for that many blocks on a multiprocessor, HIP for that many wavefronts on each of its SIMDs
    (`amdgpu_waves_per_eu`). The same occupancy is blocks * threads / (lanes of a wavefront * 4 SIMDs), rounded up. A
    number that is too large makes the compiler spill registers, or is ignored with a warning where the GPU cannot hold
    so many wavefronts; a number that is too small lets a kernel use more registers than intended. The results stay
    right.

    Example: --arch gfx90a
        __global__ void __launch_bounds__(64, 8) scale(float *x, float s) { x[threadIdx.x] *= s; }

    Keep: --arch gfx90a
        __global__ void __launch_bounds__(256, 8) scale(float *x, float s) { x[threadIdx.x] *= s; }

    Fix safety: the parentheses are safe. The rest is unsafe: the number is replaced where it is the same for every
    target architecture; the edit changes what nvcc makes of the source, and the best value for another GPU has to be
    measured in any case.

    Source: `__launch_bounds__` in hip/amd_detail/amd_hip_runtime.h of ROCm 7.2; its hipcc gives a kernel of 64 threads
    with bound 8 an eighth of the registers on gfx90a, spilling, where CUDA's 8 blocks are 2 wavefronts on a SIMD; the
    compiler counts 4 SIMDs for gfx90a and gfx1100. Detected from tokens; confidence high.
    """
    for index in ctx.tokens.places("__launch_bounds__"):
        line = ctx.tokens.directive_at(index)
        if is_of_hip(ctx):
            return
        if ctx.written_for_hip(index) or (line and ctx.tokens.before(index) == line.name_at):
            continue
        bounds = arguments_of(ctx.tokens, index)
        for bound in bounds or ():
            if _has_bare_comma(ctx, bound):
                start, end = ctx.tokens.starts[bound.first], ctx.tokens.end(bound.end - 1)
                yield Edit(start, start, "(", "HP210")
                yield Edit(end, end, ")", "HP210")
        if bounds and len(bounds) >= 2:
            yield from _launch_bounds(ctx, index, bounds[0], bounds[1])


def _has_bare_comma(ctx: Context, span: Span) -> bool:
    """Whether an argument has a comma outside of brackets: ``blocks_for<SIZE, float>()``."""
    texts = ctx.tokens.texts
    index = span.first
    while index < span.end:
        if texts[index] == ",":
            return True
        closer = closer_of(ctx.tokens, index, span.end) if texts[index] in CLOSERS else index
        index = max(closer, index) + 1
    return False


def _launch_bounds(ctx: Context, index: int, first: Span, second: Span) -> Iterator[Diagnostic]:
    blocks = None if _is_parameter(ctx, index, second) else value_of(ctx, second)
    if blocks is not None and blocks <= 1:
        return  # HIP's compiler makes room for one block in any case
    threads = None if _is_parameter(ctx, index, first) else value_of(ctx, first)
    written = text_of(ctx, second)
    if threads is None or blocks is None:
        yield ctx.diagnostic(
            "HP210",
            Severity.INFO,
            index,
            f"{written} is the number of blocks on a multiprocessor in CUDA, of wavefronts on a SIMD in HIP",
            "for HIP, give blocks * threads / (lanes of a wavefront * 4), rounded up",
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
        f"{blocks} blocks of {threads} threads on a multiprocessor in CUDA, but {blocks} wavefronts on a SIMD in HIP",
        f"give {_by_value(meant)}, or measure which value is best",
        symbol="__launch_bounds__",
        fix=fix,
    )


def _is_parameter(ctx: Context, index: int, span: Span) -> bool:
    """Whether an expression uses a template parameter of the function whose head the token ``index`` is in.

    ``template <int THREADS> __global__ void __launch_bounds__(THREADS, 2) k()``
    """
    tokens = ctx.tokens
    names = set(filter(is_name, tokens.texts[span.first : span.end]))
    return any(tokens.texts[at] in names for at in clause_before(tokens, index))


def _wavefronts(threads: int, arch: str) -> int:
    """Number of wavefronts on each SIMD for a number of threads on a multiprocessor, rounded up."""
    return -(-threads // (wavefront_of(arch) * _SIMDS))


def _by_value(values: dict[str, int]) -> str:
    """Values by architecture, in words: ``4 (gfx90a, gfx942) or 8 (gfx1100)``."""
    groups = grouped_by(values.__getitem__, values)
    return " or ".join(f"{value} ({', '.join(names)})" for value, names in groups)
