"""HP124: headers that C files cannot include, and functions that they cannot call."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.insertion import include_line
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity

CODE = "HP124"
_HALF = "hipport/c_half.h"
_WITH_HALF = "hiprand/hiprand.h"  # all that it lacks in C is the type __half (seen with ROCm 7.2)
_NOT_IN_C = re.compile(r"\b(?:__cplusplus|__CUDACC__|__NVCC__|__HIPCC__|__HIP__|__CUDA_ARCH__)\b")


@rule(CODE, "header-for-cxx", edits=True)
def header_for_cxx(ctx: Context) -> Iterator[Diagnostic | Edit]:
    """A header or a function in C code whose HIP counterpart is for C++ only.

    What it finds: includes of cublasLt.h, cufftXt.h, cudnn.h and others in files with the suffix `.c` and in headers
    that such files include, and of their HIP counterparts; calls in them that become functions of hipport's. What
    stands under a condition such as `#ifdef __cplusplus` is left alone.

    Why: CUDA's header compiles as C, and HIP's does not.

    Example:
        #include <cublasLt.h>
        #include <curand.h>

    Keep:
        #include <cublas_v2.h>

    Fix safety: no fix, except for curand.h, which becomes hiprand/hiprand.h: before that `hipport/c_half.h` declares
    the one type that it lacks in C.

    Source: the headers of ROCm 7.2, compiled as C; `mappings/cxx_headers.csv`.
    """
    if not ctx.survey.is_for_c(ctx.source.path):
        return
    for include in ctx.includes:
        header = include.row.hip if include.row is not None else include.name
        why = ctx.mapping.cxx_headers.get(header) if include.project is None else None
        if why is None or not _is_c(ctx, include.at):
            continue
        if header != _WITH_HALF:
            yield ctx.diagnostic(
                CODE,
                Severity.ERROR,
                include.at,
                f"{header} does not compile as C: {why}",
                "compile the C files as C++, or move the code that needs the header into a C++ file",
                symbol=include.name,
            )
        elif not has_own_header(ctx, _HALF):
            offset = ctx.source.line_start(ctx.tokens.starts[include.directive.first])
            yield Edit(offset, offset, include_line(ctx, _HALF), CODE, header=_HALF)


def calls_in_c(ctx: Context, edits: Iterable[Edit]) -> Iterator[Diagnostic]:
    """A finding at each line where an edit writes a name of hipport's where a C file compiles it: ``hipport::ffs``."""
    wanting = [edit for edit in edits if "hipport::" in edit.text]
    if not wanting or not ctx.survey.is_for_c(ctx.source.path):
        return
    by_line = {ctx.source.position(edit.start)[0]: edit for edit in reversed(wanting)}
    for edit in sorted(by_line.values(), key=lambda edit: edit.start):
        index = ctx.tokens.at_offset(edit.start)
        if _is_c(ctx, index):
            message = f"the port has {' '.join(edit.text.split())} here, which is C++"
            remedy = "compile the C files as C++, or move this code into a C++ file"
            yield ctx.diagnostic(CODE, Severity.ERROR, index, message, remedy, symbol=ctx.tokens.texts[index])


def _is_c(ctx: Context, index: int) -> bool:
    """Whether a C compiler may see a token."""
    conditions = (other.condition for arm in ctx.arms.enclosing(index) for other in arm.chain.arms)
    return not ctx.written_for_hip(index) and not any(map(_NOT_IN_C.search, conditions))
