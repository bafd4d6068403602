"""HP254: __forceinline__ where the project has made a macro of the word inline."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit

_WORD = "__forceinline__"


@rule("HP254", "forceinline-beside-own-inline", edits=True, words=(_WORD,))
def forceinline_beside_own_inline(ctx: Context) -> Iterator[Edit]:
    """__forceinline__ where the project has made a macro of the word inline.

    What it finds: `__forceinline__` after `#define inline ...` with `__forceinline__` in it, up to `#undef inline`.

    Why: CUDA's `__forceinline__` has the word `__inline__` in it, HIP's has `inline`, which is the project's macro
    there. That one has `__forceinline__` in turn, which the preprocessor does not replace inside of itself: "unknown
    type name '__forceinline__'".

    Example:
        #define inline __device__ __forceinline__
        struct Field { __host__ __device__ __forceinline__ Field() {} };
        #undef inline

    Keep:
        #define inline __inline__
        struct Field { __host__ __device__ __forceinline__ Field() {} };
        #undef inline

    Fix safety: safe: what CUDA's macro stands for.

    Source: host_defines.h of CUDA 13.0, hip/amd_detail/host_defines.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    is_own = False
    lines = iter(tokens.directives)
    line = next(lines, None)
    for index in tokens.places(_WORD):
        while line is not None and line.end <= index:
            if line.name in ("define", "undef") and tokens.text_at(tokens.after(line.name_at)) == "inline":
                is_own = line.name == "define" and _WORD in tokens.texts[line.first : line.end]
            line = next(lines, None)
        if is_own and is_code(ctx, index):
            yield ctx.edit("HP254", index, "__inline__ __attribute__((always_inline))")
