"""HP141: sources for the host's compiler with headers that only hipcc takes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

# project(app CXX CUDA)   enable_language(CUDA)   find_package(CUDAToolkit)   include(FindCUDA)
_PORTED = re.compile(
    r"\b(?:(?:project|enable_language)\s*\([^()]*[\s(]CUDA\b|find_package\s*\(\s*CUDA|include\s*\(\s*FindCUDA)",
    re.IGNORECASE,
)

# CUDA_CPPFLAGS="-dc -x cu"   CXXFLAGS += -x cu
_GIVEN_TO_NVCC = re.compile(
    r"\b(?:\w+_)?(?:CPP|CXX)FLAGS[ \t]*(?:[:+?]*=)[ \t]*[\"']?(?:[^\"'\n]*[ \t])?-x[ \t=]*(?:cu|hip)(?![\w.-])"
)


@rule("HP141", "header-for-hipcc")
def header_for_hipcc(ctx: Context) -> Iterator[Diagnostic]:
    """A source for the host's compiler that includes what only hipcc takes in ROCm.

    What it finds: in C++ sources that nvcc does not take for CUDA, the first include of Thrust, CUB, `cuda_bf16.h` or
    `cuda_fp8.h` outside of `#ifdef __CUDACC__`, the source's own or that of a header of the tree. Not where CMake
    builds the source: the port of a CMake file with CUDA has hipcc compile it (`hipport_in_hip`). Nor where autoconf or
    a makefile has `-x cu` among the options for all sources of C++, `CPPFLAGS="-x cu"`: of that HP801 says what to do.

    Why: with CUDA, g++ takes these headers, so that a `.cpp` may hold a `thrust::host_vector`. In ROCm they include
    rocPRIM, which calls clang's built-in functions; HIP's bfloat16 needs clang, or g++ 13.

    Example:
        // scene.cpp, which a makefile gives to g++
        #include <thrust/host_vector.h>
        thrust::host_vector<float> heights;

    Keep:
        #include <vector>
        std::vector<float> heights;

    Fix safety: no fix: the build says which compiler a source is for. `hipport check` compiles it with hipcc.

    Source: g++ 12 with rocThrust, hipCUB and HIP of ROCm 7.2.
    """
    path = ctx.source.path
    found = ctx.survey.include_for_hipcc(path)
    if found is None or is_of_hip(ctx):
        return
    if ctx.survey.build_file_with(_PORTED, path) or ctx.survey.build_file_with(_GIVEN_TO_NVCC, path):
        return
    file, name = found
    include = next((each for each in ctx.includes if _leads_to(ctx, each, file, name)), None)
    if include is None:
        return
    by = "" if file == path else f" ({file})"
    yield ctx.diagnostic(
        "HP141",
        Severity.WARNING,
        include.at,
        f"includes <{name}>{by}, whose counterpart in ROCm only hipcc takes",
        "have the build compile this source with hipcc",
        symbol=name,
    )


def _leads_to(ctx: Context, include: ResolvedInclude, file: str, name: str) -> bool:
    """Whether an include line of the source is that of the name, or of a header that leads to the file that has it."""
    if include.project is None:
        return file == ctx.source.path and include.name == name
    return file in ctx.survey.with_headers(include.project)
