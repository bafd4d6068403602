"""HP256: CUDA's words for attributes in what the host's compiler reads."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import ALIGNED
from hipport.context.context import Context
from hipport.context.host_attributes import NOT_INLINE
from hipport.context.host_attributes import is_for_host
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP256", "attribute-for-host", edits=True, words=(NOT_INLINE, *sorted(ALIGNED)))
def attribute_for_host(ctx: Context) -> Iterator[Edit]:
    """`__align__` or `__noinline__` in what the host's compiler reads.

    What it finds: `__align__(n)`, `__builtin_align__(n)` and `__noinline__` in C and C++ sources that are not for nvcc,
    and in headers that such sources of the tree include. What stands under a condition such as `#ifdef __CUDACC__` is
    left alone.

    Why: CUDA's headers define both for every compiler. HIP's define `__align__` for HIP only, and `__noinline__` is a
    word of clang's for HIP: in a source for g++ `struct __align__(16) A` does not compile.

    Example:
        #include <cuda_runtime.h>
        struct __align__(16) Body { float4 position; };

    Keep:
        #include <cuda_runtime.h>
        struct __attribute__((aligned(16))) Body { float4 position; };

    Fix safety: safe. It is what CUDA's macros stand for, which clang takes for the device, too.

    Source: crt/host_defines.h of CUDA 13.0, hip/amd_detail/amd_hip_runtime.h of ROCm 7.2; g++ 12.
    """
    for index in ctx.tokens.where({NOT_INLINE, *ALIGNED}):
        if not is_for_host(ctx, index):
            continue
        if ctx.tokens.texts[index] == NOT_INLINE:
            yield ctx.edit("HP256", index, "__attribute__((noinline))")
        elif (closer := closer_of(ctx.tokens, ctx.tokens.after(index))) >= 0:
            yield ctx.edit("HP256", index, "__attribute__((aligned")
            yield Edit(ctx.tokens.end(closer), ctx.tokens.end(closer), "))", "HP256")
