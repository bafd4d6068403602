"""HP124: headers that C files cannot include."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP124", "header-for-cxx")
def header_for_cxx(ctx: Context) -> Iterator[Diagnostic]:
    """A header in a C file whose HIP counterpart is for C++ only.

    What it finds: includes of curand.h, cublasLt.h, cufftXt.h, cudnn.h and others in files with the suffix `.c`, and of
    their HIP counterparts.

    Why: CUDA's header compiles as C, and HIP's does not.

    Example:
        #include <curand.h>

    Keep:
        #include <cublas_v2.h>

    Fix safety: no fix.

    Source: the headers of ROCm 7.2, compiled as C; `mappings/cxx_headers.csv`.
    """
    if not ctx.source.path.endswith(".c"):
        return
    for include in ctx.includes:
        header = include.row.hip if include.row is not None else include.name
        why = ctx.mapping.cxx_headers.get(header) if include.project is None else None
        if why is not None and not ctx.written_for_hip(include.at):
            yield ctx.diagnostic(
                "HP124",
                Severity.ERROR,
                include.at,
                f"{header} does not compile as C: {why}",
                "compile the file as C++, or move the code that needs the header into a C++ file",
                symbol=include.name,
            )
