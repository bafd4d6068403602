"""HP424: tiles of cooperative groups that are larger than a wavefront."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import wavefront_of
from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.warp_modes import WIDE
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_blank
from hipport.waves.functions import WARP

_PARTITION = "tiled_partition"


@rule("HP424", "tile-of-warps", words=(_PARTITION,))
def tile_of_warps(ctx: Context) -> Iterator[Diagnostic]:
    """A tile of a cooperative group with more threads than a wavefront has lanes.

    What it finds: `cooperative_groups::tiled_partition<64>`, where one of the architectures that the port is for has
    wavefronts of 32 lanes, and `tiled_partition` of more than 64 threads. The number may be a constant of the file or
    of a header of the project.

    Why: CUDA has tiles of up to 512 threads, whose warps meet in shared memory. HIP's tile is a part of one wavefront.
    HIP takes 64 threads for every architecture; where a wavefront has 32 lanes, shuffles, votes and sums of the tile
    see half of it, and its `sync()` does not wait for the other. More than 64 do not compile.

    Example: --arch gfx1100
        #include <cooperative_groups.h>
        namespace cg = cooperative_groups;
        __device__ int first(int v) { return cg::tiled_partition<64>(cg::this_thread_block()).shfl(v, 0); }

    Keep: --arch gfx1100
        #include <cooperative_groups.h>
        namespace cg = cooperative_groups;
        __device__ int first(int v) { return cg::tiled_partition<32>(cg::this_thread_block()).shfl(v, 0); }

    Fix safety: no fix. Use tiles of 32 threads and join their results in shared memory, between two `sync()` of the
    block.

    Source: `is_valid_tile_size` in hip/amd_detail/hip_cooperative_groups_helper.h of ROCm 7.2; the section on tiled
    partitions in the CUDA C++ programming guide.
    """
    if is_of_hip(ctx):
        return
    narrow = [arch for arch in ctx.options.arch if wavefront_of(arch) == WARP]
    for index in ctx.tokens.places(_PARTITION):
        opener = ctx.tokens.after(index)
        closer = template_closer(ctx.tokens, opener) if ctx.tokens.text_at(opener) == "<" else -1
        if closer < 0 or ctx.is_settled(index):
            continue
        threads = _number(ctx, opener + 1, closer)
        if threads is not None and threads > WIDE:
            yield ctx.diagnostic(
                "HP424",
                Severity.ERROR,
                index,
                f"HIP has no tiles of {threads} threads: a tile is a part of one wavefront, of 64 threads at most",
                "use tiles of 32 threads, and join their results in shared memory",
                last=closer,
            )
        elif threads is not None and threads > WARP and narrow:
            yield ctx.diagnostic(
                "HP424",
                Severity.WARNING,
                index,
                f"this tile of {threads} threads is two wavefronts on {', '.join(narrow)}: its shuffles, votes and "
                "sums see half of it",
                "use tiles of 32 threads, and join their results in shared memory; or build for architectures with "
                "wavefronts of 64 lanes only",
                last=closer,
            )


def _number(ctx: Context, first: int, end: int) -> int | None:
    """The value of the first template argument, ``64``, ``Cache::SIDE * Cache::SIDE``; None if it is not known."""
    words: list[str] = []
    for text in ctx.tokens.texts[first:end]:
        if text == ",":
            break
        if text == "::" and words:
            words.pop()
        elif text != "::" and not is_blank(text):
            words.append(text)
    return ctx.constants.value(words)
