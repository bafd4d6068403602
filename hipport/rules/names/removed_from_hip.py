"""HP136: names that HIP had in earlier releases of ROCm."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_TYPES = frozenset(("using", "struct", "class", "enum", "define"))


@rule("HP136", "removed-from-hip", edits=True)
def removed_from_hip(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A name of HIP's that ROCm 7 does not have any more.

    What it finds: `hipblasDoubleComplex`, `hipblasDatatype_t` and others in code that somebody wrote for an earlier
    ROCm. Names that the project defines itself are left out.

    Why: a project's own code for AMD GPUs is as old as the release that it was written for. What that release had as
    deprecated is gone since ROCm 6 and 7, so that this code does not compile.

    Example:
        #ifdef __HIP_PLATFORM_AMD__
        #include <hipblas/hipblas.h>
        using complex_t = hipblasDoubleComplex;
        #endif

    Keep:
        #ifdef __HIP_PLATFORM_AMD__
        #include <hipblas/hipblas.h>
        using complex_t = hipDoubleComplex;
        #endif

    Fix safety: safe for names that are called otherwise now; for the others the remedy says what to do.

    Source: the headers of ROCm 5.2 to 7.2.
    """
    old = ctx.mapping.old_hip
    known = (old.names.keys() | old.gone.keys()) & ctx.tokens.distinct
    own = {name for name in known if _is_own(ctx, name)} if known else known
    for index in ctx.tokens.where(known - own):
        name = ctx.tokens.texts[index]
        if ctx.not_taken(index):
            continue
        if name in old.names:
            yield ctx.edit("HP136", index, old.names[name])
        else:
            message = f"ROCm does not have {name} any more"
            yield ctx.diagnostic("HP136", Severity.ERROR, index, message, old.gone[name], symbol=name)


def _is_own(ctx: Context, name: str) -> bool:
    """Whether the project defines a name itself: ``#define name``, ``using name = T;``, ``typedef T name;``"""
    if name in ctx.defined_macros or name in ctx.defined_elsewhere:
        return True
    tokens = ctx.tokens
    return any(
        tokens.text_at(tokens.before(at)) in _TYPES
        or (tokens.text_at(tokens.after(at)) == ";" and is_name(tokens.text_at(tokens.before(at))))
        for at in tokens.places(name)
    )
