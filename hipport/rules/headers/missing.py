"""HP112, HP113: headers that the HIP compiler will not find."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.cuda_headers import CUDA_HEADER
from hipport.context.cuda_headers import is_unused
from hipport.context.cuda_headers import ported_includes
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP112", "unsupported-header")
def unsupported_header(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA header without a counterpart in HIP.

    What it finds: `#include` lines of headers of a library or feature that ROCm does not have, or has with another
    interface.

    Why: the line stays, and the port does not compile until the code that needs the header is replaced.

    Example:
        #include <cublasXt.h>

    Keep:
        #include <cuda_fp16.h>

    Fix safety: no fix; the reason says what ROCm offers instead, if anything.

    Source: the include folder of ROCm 7.2.
    """
    for include in ported_includes(ctx):
        if include.row is not None and include.row.action == "unsupported" and not is_unused(ctx, include):
            yield ctx.diagnostic(
                "HP112",
                Severity.ERROR,
                include.at,
                f"{include.name} has no counterpart in HIP: {include.row.note}",
                "replace what the code takes from this header, then delete the line",
                symbol=include.name,
            )


@rule("HP113", "unknown-cuda-header")
def unknown_cuda_header(ctx: Context) -> Iterator[Diagnostic]:
    """A header that is named like CUDA's but is in no table and not the tree's own.

    What it finds: `#include` lines whose name begins like those of CUDA and its libraries, also where the tree has a
    copy of CUB or Thrust with the header. Headers of PyTorch's are left out (`torch/cuda.h`). Of a library whose own
    releases are for CUDA alone, such as RMM or cuDF, the first of its headers in the file, whatever its name.

    Why: the line stays. If the header is CUDA's, it does not exist in ROCm; if it belongs to a third party, that
    library has to be ported too.

    Example:
        #include <cudaFrobnicate.h>

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix.

    Source: the include folders of CUDA 11.8 to 13.5.
    """
    for include in ctx.includes:
        is_cudas = include.is_copied or CUDA_HEADER.fullmatch(include.name)
        unknown = include.row is None and include.project is None and is_cudas
        is_others = include.name.startswith(ctx.mapping.folders_of_others)
        if unknown and not is_others and not ctx.written_for_hip(include.at):
            yield ctx.diagnostic(
                "HP113",
                Severity.WARNING,
                include.at,
                f"{include.name} looks like a CUDA header but is in no mapping table and not this tree's own",
                "if it is a third-party header, port that library too; if it is CUDA's, replace the code that needs it",
                symbol=include.name,
            )
    yield from _of_libraries_for_cuda(ctx)


def _of_libraries_for_cuda(ctx: Context) -> Iterator[Diagnostic]:
    """``#include <rmm/cuda_stream_view.hpp>``"""
    includes = [each for each in ctx.includes if each.project is None and not ctx.written_for_hip(each.at)]
    for other in ctx.mapping.others if includes else ():
        first = next((each for each in includes if each.name.startswith(other.folders)), None)
        if other.for_cuda and first is not None:
            yield ctx.diagnostic(
                "HP113",
                Severity.WARNING,
                first.at,
                f"{other.title} is included, whose own releases are for CUDA alone",
                "use a port of it for ROCm, port it too, or replace what the code takes from it",
                symbol=other.title,
            )
