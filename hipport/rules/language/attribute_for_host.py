"""HP256: CUDA's words for attributes in what the host's compiler reads."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit

_ALIGN, _NOINLINE = "__align__", "__noinline__"
#: Conditions of arms that the host's compiler, or the device's, does not see.
_COMPILER = re.compile(r"\b(?:__CUDACC__|__NVCC__|__HIPCC__|__HIP__|__CUDA_ARCH__|__HIP_DEVICE_COMPILE__)\b")


@rule("HP256", "attribute-for-host", edits=True, words=(_ALIGN, _NOINLINE))
def attribute_for_host(ctx: Context) -> Iterator[Edit]:
    """`__align__` or `__noinline__` in what the host's compiler reads.

    What it finds: `__align__(n)` and `__noinline__` in C and C++ sources that are not for nvcc, and in headers that
    such sources of the tree include. What stands under a condition such as `#ifdef __CUDACC__` is left alone.

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
    tokens = ctx.tokens
    places = [index for index in tokens.where({_ALIGN, _NOINLINE}) if is_code(ctx, index) and _is_seen(ctx, index)]
    if not places or not ctx.survey.is_for_host(ctx.source.path):
        return
    for index in places:
        if tokens.texts[index] == _NOINLINE:
            if tokens.text_at(tokens.before(index)) != "(":  # __attribute__((__noinline__))
                yield ctx.edit("HP256", index, "__attribute__((noinline))")
            continue
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        if closer >= 0:
            yield ctx.edit("HP256", index, "__attribute__((aligned")
            yield Edit(tokens.end(closer), tokens.end(closer), "))", "HP256")


def _is_seen(ctx: Context, index: int) -> bool:
    """Whether both compilers see a token, the host's and the device's."""
    conditions = (other.condition for arm in ctx.arms.enclosing(index) for other in arm.chain.arms)
    return not any(map(_COMPILER.search, conditions))
