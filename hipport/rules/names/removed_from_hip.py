"""HP136: names that HIP had in earlier releases of ROCm."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declarations import Declarations
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_DATA_TYPE = "hipblasDatatype_t"
_TYPES = frozenset(("using", "struct", "class", "enum", "define"))


@rule("HP136", "removed-from-hip", edits=True)
def removed_from_hip(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A name of HIP's that ROCm 7 does not have any more.

    What it finds: `hipblasDoubleComplex`, `hipblasDatatype_t` and others in code that somebody wrote for an earlier
    ROCm, and the type of data that `hipblasGemmEx` and its kin took for the type to compute in, as a constant or as a
    variable of the file. Names that the project defines itself are left out.

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

    Fix safety: safe for names that are called otherwise now; for the others the remedy says what to do. A variable
    goes through a function of `hipport/compute_type.h`; a converted tree gets the header too.

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
    yield from _compute_types(ctx)


def _compute_types(ctx: Context) -> Iterator[Edit]:
    """``hipblasGemmEx(..., HIPBLAS_R_32F, HIPBLAS_GEMM_DEFAULT)``, and a variable in the place of the type."""
    tokens, old = ctx.tokens, ctx.mapping.old_hip
    calls = tokens.where(old.computing)
    declarations = Declarations(tokens, {_DATA_TYPE} if calls else frozenset())
    for call in calls:
        place = old.computing[tokens.texts[call]]
        given = (arguments_of(tokens, call) or ())[place - 1 : place]
        code = [at for argument in given for at in tokens.code(argument.first, argument.end)]
        if len(code) != 1 or ctx.not_taken(call):
            continue
        [at] = code
        name = tokens.texts[at]
        declared = declarations.of(name, at)
        if name in old.compute_types:
            yield ctx.edit("HP136", at, old.compute_types[name])
        elif declared is not None and not (declared.is_pointer or declared.called):
            yield ctx.edit("HP136", at, f"hipport::compute_type({name})", header="hipport/compute_type.h")


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
