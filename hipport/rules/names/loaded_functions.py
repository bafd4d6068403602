"""HP144: CUDA's functions as pointers that a program loads."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.items import TYPE_WORDS
from hipport.code.roles import OWN_ROLES
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_AFTER_VARIABLE = frozenset((";", "=", ",", "{"))


@rule("HP144", "loaded-function", words=(Subject.NAMES,))
def loaded_function(ctx: Context) -> Iterator[Diagnostic]:
    """Pointers with the names of CUDA's functions, which a program sets to what it finds in CUDA's library.

    What it finds: the first declaration in a file of a variable or member that is a pointer to a function and has the
    name of one of CUDA's, `extern tcuInit *cuInit;`, `CUresult (*cuInit)(unsigned);`. Copies of NVIDIA's headers for
    loading the driver consist of these (`cuda_drvapi_dynlink.h`, `dynlink_cuda.h`, `cuew.h`).

    Why: such a name is the project's and stays, while types become HIP's. What the program looks up by it is not in
    HIP's library, structs and numbers of enumerators that the header repeats differ there, and it cannot be included
    together with HIP's header, where both define `hipError_t`.

    Example:
        typedef int tcuInit(unsigned int flags);
        extern tcuInit *cuInit;

    Keep:
        typedef int tcuInit(unsigned int flags);
        extern tcuInit *start;

    Fix safety: no fix. HIP's functions need no loading: a program that is linked with libamdhip64 starts on machines
    without a GPU too.

    Source: cuda.h of CUDA 13.0; hip/hip_runtime_api.h of ROCm 7.2.
    """
    found = [use for use in ctx.names.uses if _is_pointer(ctx, use) and not ctx.is_settled(use.index)]
    names = dict.fromkeys(use.name for use in found)
    if not names:
        return
    first = found[0]
    message = f"{first.name} of CUDA is a pointer here that the program loads: its name stays CUDA's"
    if len(names) > 1:
        message = (
            f"{first.name} and {len(names) - 1} more functions of CUDA are pointers here that the program loads: their"
            " names stay CUDA's"
        )
    yield ctx.diagnostic(
        "HP144",
        Severity.WARNING,
        first.index,
        message,
        "include <hip/hip_runtime.h> instead, link libamdhip64 and leave the loading out, or load HIP's functions",
        symbol=first.name,
    )


def _is_pointer(ctx: Context, use: NameUse) -> bool:
    """``tcuInit *cuInit;``, ``PFN_cuInit cuInit = 0;``, ``CUresult (*cuInit)(unsigned);``"""
    tokens = ctx.tokens
    is_function = use.entry is not None and use.entry.row.kind == "function"
    if not is_function or use.role not in OWN_ROLES or not use.name.startswith(ctx.mapping.heads):
        return False
    if ctx.body_at(use.index) is not None:  # device code loads nothing: ``curandState_t curand;``
        return False
    before, after = tokens.text_at(tokens.before(use.index)), tokens.text_at(tokens.after(use.index))
    may_be_type = before in ("*", ")") or (is_name(before) and before not in TYPE_WORDS)
    return (after in _AFTER_VARIABLE and may_be_type) or (before, after) == ("*", ")")
