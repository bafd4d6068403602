"""HP418: fragments of matrices, which belong to a whole wavefront."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import wavefront_of
from hipport.context.context import Context
from hipport.context.qualified import QualifiedName
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.warp_modes import WIDE
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FRAGMENT = "nvcuda::wmma::fragment"


@rule("HP418", "fragment-of-wavefront", words=(Subject.NAMES,))
def fragment_of_wavefront(ctx: Context) -> Iterator[Diagnostic]:
    """A kernel with fragments of matrices, for an architecture with wavefronts of 64 lanes.

    What it finds: the first `nvcuda::wmma::fragment` of each kernel and device function, and the first outside of
    these, where one of the architectures that the port is for has wavefronts of 64 lanes.

    Why: CUDA's fragment belongs to a warp of 32 lanes, rocWMMA's to a whole wavefront. A kernel that gives each 32
    threads a tile of their own, by `threadIdx.x / 32` or in blocks of `dim3(32, 4)`, has two tiles in one fragment on
    such an architecture. It compiles and computes wrong results.

    Example:
        #include <mma.h>
        __global__ void clear(float *sums) {
            nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> sum;
        }

    Keep: --arch gfx1100
        #include <mma.h>
        __global__ void clear(float *sums) {
            nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 16, 16, 16, float> sum;
        }

    Fix safety: no fix. Divide the threads by the size of a wavefront where they are divided among tiles, launch that
    many for each, and check the shape and the types of the elements: rocWMMA refuses those that an architecture lacks,
    in a static_assert. What reads the elements of a fragment by their places in the lanes has to be written again.

    Source: rocWMMA's documentation, "fragments are distributed across the threads of a wavefront", and its headers in
    ROCm 7.2.
    """
    wide = [arch for arch in ctx.options.arch if wavefront_of(arch) == WIDE]
    firsts: dict[int, QualifiedName] = {}
    for name in _fragments(ctx) if wide else ():
        firsts.setdefault(_function_around(ctx, name.first), name)
    for name in firsts.values():
        yield ctx.diagnostic(
            "HP418",
            Severity.WARNING,
            name.first,
            f"a fragment belongs to a whole wavefront, which has 64 lanes on {', '.join(wide)}: where each 32 threads "
            "have a tile of their own, two tiles are in one fragment, and the results are wrong",
            "launch one wavefront for each tile: blocks and what divides threadIdx go by warpSize, not by 32; or build "
            "for architectures with 32 lanes only (gfx11, gfx12)",
            last=name.last,
            symbol=name.name,
            library=name.library.name,
        )


def _fragments(ctx: Context) -> list[QualifiedName]:
    """The names of fragments in code that is to be ported, in order: ``wmma::fragment<...>``, ``fragment<...>``."""
    names = (*ctx.names.qualified, *ctx.names.imported)
    found = (name for name in names if name.name == _FRAGMENT and not ctx.is_settled(name.first))
    return sorted(found, key=lambda name: name.first)


def _function_around(ctx: Context, index: int) -> int:
    """The head of the kernel or device function that a token stands in, parameters and all; -1 outside of these."""
    return max((body.head for body in ctx.device_bodies if body.head < index < body.end), default=-1)
