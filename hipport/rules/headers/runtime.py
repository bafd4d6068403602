"""HP114: HIP's runtime, which nvcc's implicit include gave to the file."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.names_of_hip import hidden_names
from hipport.context.registry import rule
from hipport.context.runtime_header import needs_runtime
from hipport.context.runtime_header import runtime_edit
from hipport.diagnostics import Edit


@rule("HP114", "implicit-runtime-header", edits=True)
def implicit_runtime_header(ctx: Context) -> Iterator[Edit]:
    """A .cu file that relies on nvcc to include the CUDA runtime.

    What it finds: .cu files that use CUDA, or include a header of the tree that does, and include <cuda_runtime.h>
    neither themselves nor through a header of the tree, and so .cpp files that a build file has compiled as CUDA
    (`LANGUAGE CUDA`, `nvcc -x cu`), or with kernels or launches that are under no `#if`; .cu files that call printf,
    malloc, exit and similar functions and include neither the header that declares it nor CUDA's; files whose first
    CUDA header becomes one of HIP's that needs the runtime before it; sources that include HIP's runtime only under
    `#ifdef __HIP_PLATFORM_AMD__`, without `#else`; and sources that include the runtime after a macro that its headers
    do not compile after, of their own or in a header of the tree: `min(a, b)`, `max`, `swap` or `abs`, a keyword
    (`volatile`), a name that they use (`T`, `n`).

    Why: nvcc includes the runtime before the first line of every file that it compiles as CUDA, which `-x cu` makes of
    a .cpp too; the HIP compiler does not. It does not define `__HIP_PLATFORM_AMD__` either, which HIP's headers do
    where the build does not. HIP's runtime includes headers of the C++ library and has templates of its own, which such
    macros break; CUDA's spells its names with underscores.

    Example:
        __global__ void scale(float *x) { x[threadIdx.x] *= 2; }

    Keep:
        #include <cuda_runtime.h>
        __global__ void scale(float *x) { x[threadIdx.x] *= 2; }

    Fix safety: safe. `#include <hip/hip_runtime.h>` goes after the licence comment, `#pragma once` or the include
    guard, before the first include, or before the code that stands above it in a .cu file, which other rules may mark;
    under `#ifdef __HIPCC__` in a source that a build file has compiled as CUDA and that has CUDA's names in arms for
    GPUs only, as another compiler reads it in builds without one.

    Source: the nvcc manual on the implicit include; hipcc of ROCm 7.2 with `-x hip`.
    """
    if needs_runtime(ctx) and not (ctx.options.selects("HP109") and hidden_names(ctx)):
        yield runtime_edit(ctx)
