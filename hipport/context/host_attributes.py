"""CUDA's words for attributes, where the host's compiler reads them."""

from __future__ import annotations

import re

from hipport.context.context import Context
from hipport.context.words import is_code

NOT_INLINE = "__noinline__"
#: Conditions of arms that the host's compiler, or the device's, does not see.
_COMPILER = re.compile(r"\b(?:__CUDACC__|__NVCC__|__HIPCC__|__HIP__|__CUDA_ARCH__|__HIP_DEVICE_COMPILE__)\b")


def is_for_host(ctx: Context, index: int) -> bool:
    """Whether one of these words, at ``index``, is an attribute that the host's compiler reads, too:
    ``struct __align__(8) A {``.
    """
    if not is_code(ctx, index):
        return False
    if ctx.tokens.texts[index] == NOT_INLINE:
        is_whole = ctx.tokens.text_at(ctx.tokens.before(index)) != "("  # __attribute__((__noinline__))
    else:
        is_whole = ctx.tokens.text_at(ctx.tokens.after(index)) == "("
    return is_whole and _is_for_both(ctx, index)


def aligned(ctx: Context, index: int, size: int) -> str:
    """The attribute for an alignment of ``size`` bytes, in words of the compilers that read ``index``."""
    return f"__attribute__((aligned({size})))" if _is_for_both(ctx, index) else f"__align__({size})"


def _is_for_both(ctx: Context, index: int) -> bool:
    """Whether both compilers, the host's and the device's, see ``index``, in a file that the host's compiles."""
    conditions = (other.condition for arm in ctx.arms.enclosing(index) for other in arm.chain.arms)
    return not any(map(_COMPILER.search, conditions)) and ctx.survey.is_for_host(ctx.source.path)
