"""HP608: macros that HIP had in its first years."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.compiler_macros import OLD_NAMES
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit


@rule("HP608", "old-hip-macro", edits=True, words=OLD_NAMES)
def old_hip_macro(ctx: Context) -> Iterator[Edit]:
    """A macro of HIP by the name that it had before ROCm 6.

    What it finds: `__HIP_PLATFORM_HCC__` and `__HIP_PLATFORM_NVCC__` in the conditions of a project that somebody
    ported years ago; not beside the new name, where the condition holds already.

    Why: ROCm 6 and later define the new names only, so that the code for AMD GPUs is silently left out.

    Example:
        #ifdef __HIP_PLATFORM_HCC__
        const int lanes = 64;
        #endif

    Keep:
        #if defined(__HIP_PLATFORM_HCC__) || defined(__HIP_PLATFORM_AMD__)
        const int lanes = 64;
        #endif

    Fix safety: safe. The name is replaced.

    Source: hip/hip_common.h of ROCm 5.7, which defines both, and of ROCm 7.2, which has no old name.
    """
    tokens = ctx.tokens
    for index in tokens.where(OLD_NAMES):
        line = tokens.directive_at(index)
        new = OLD_NAMES[tokens.texts[index]]
        if line and line.name in ("if", "ifdef", "ifndef", "elif") and new not in tokens.texts[line.first : line.end]:
            yield Edit(tokens.starts[index], tokens.end(index), new, "HP608")
