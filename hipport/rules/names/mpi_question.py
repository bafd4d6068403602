"""HP148: questions whether MPI takes addresses of CUDA."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_OPEN_MPI = "ask for ROCm, {} of Open MPI 5, and for CUDA elsewhere"
#: The names of MPI's extensions, and what to ask instead.
_NAMES = {
    "MPIX_Query_cuda_support": _OPEN_MPI.format("MPIX_Query_rocm_support()"),
    "MPIX_CUDA_AWARE_SUPPORT": _OPEN_MPI.format("MPIX_ROCM_AWARE_SUPPORT"),
    "MPIX_GPU_SUPPORT_CUDA": "write MPIX_GPU_SUPPORT_HIP",
}
_OF_ROCM = frozenset(
    "MPIX_Query_rocm_support MPIX_ROCM_AWARE_SUPPORT MPIX_GPU_SUPPORT_HIP MPIX_Query_hip_support".split()
)


@rule("HP148", "mpi-question", words=_NAMES)
def mpi_question(ctx: Context) -> Iterator[Diagnostic]:
    """A question whether MPI takes addresses of CUDA's memory.

    What it finds: `MPIX_Query_cuda_support` and `MPIX_CUDA_AWARE_SUPPORT` of Open MPI, `MPIX_GPU_SUPPORT_CUDA` of
    MPICH, in files of the host too. Files that ask for ROCm as well are left alone.

    Why: an MPI for AMD GPUs answers no. The port compiles, and copies each message through the host, or refuses to run.

    Example:
        #include <mpi-ext.h>
        int direct(void) { return MPIX_Query_cuda_support(); }

    Keep:
        #include <mpi-ext.h>
        int direct(void) { return MPIX_Query_rocm_support(); }

    Fix safety: no fix: releases of Open MPI before 5.0 cannot be asked.

    Source: the documentation of Open MPI 5.0 and MPICH 4.
    """
    if not _OF_ROCM.isdisjoint(ctx.tokens.distinct):
        return
    for index in ctx.tokens.where(_NAMES):
        if not ctx.written_for_hip(index):
            name = ctx.tokens.texts[index]
            message = f"{name} asks about CUDA: an MPI for AMD GPUs says no"
            yield ctx.diagnostic("HP148", Severity.WARNING, index, message, _NAMES[name], symbol=name)
