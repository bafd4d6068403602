"""HP227: the calling conventions of CUDA's headers."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.platforms import is_for_another_system
from hipport.context.registry import rule
from hipport.context.words import CALLING_CONVENTIONS
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit

#: What crt/host_defines.h has as macros without text, so that code from Windows compiles.
_EMPTY = frozenset(("__cdecl", "__export__", "__import__"))


@rule("HP227", "calling-convention", edits=True, words=CALLING_CONVENTIONS | _EMPTY)
def calling_convention(ctx: Context) -> Iterator[Edit]:
    """A calling convention of CUDA's headers.

    What it finds: `CUDART_CB`, `CUDAAPI`, `CUFFTAPI` and the like in declarations and in the bodies of macros; in CUDA
    files, and the headers that they include, also `__cdecl`, `__export__` and `__import__`, but for arms of `#if` that
    are for Windows; not where the program defines the macro itself.

    Why: HIP has no such macros. On Linux they are empty in CUDA too.

    Example:
        void CUDART_CB done(cudaStream_t stream, cudaError_t status, void *data) {}

    Keep:
        #ifdef CUDART_CB
        int on_cuda = 1;
        #endif

    Fix safety: safe for Linux. The word is removed.

    Source: cuda.h, driver_types.h and crt/host_defines.h of CUDA 13.0.
    """
    own = ctx.defined_macros | ctx.defined_elsewhere.keys()
    is_read = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
    for index in ctx.tokens.where((CALLING_CONVENTIONS | _EMPTY if is_read else CALLING_CONVENTIONS) - own):
        if is_code(ctx, index) and not (ctx.tokens.texts[index] in _EMPTY and is_for_another_system(ctx.arms, index)):
            yield without_words(ctx, "HP227", index)
