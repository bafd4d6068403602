"""HP213: functions and specializations that differ only in types that are one type in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.merged import hip_names
from hipport.context.merged import left_out
from hipport.context.merged import may_both_be_compiled
from hipport.context.merged import same_code
from hipport.context.overloads import Definition
from hipport.context.overloads import definitions
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.survey import Counterpart
from hipport.source.lexer import is_name


@rule("HP213", "merged-overloads", edits=True)
def merged_overloads(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Two overloads or specializations that become one function in HIP.

    What it finds: functions of one name, conversions, and explicit specializations, in one scope, which differ only in
    types of CUDA that are one type in HIP: cudaError_t and CUresult are both hipError_t; cublasHandle_t,
    cusparseHandle_t and CUdeviceptr are all `void *`; or in a type of CUDA and the type of HIP that it becomes; and
    the project's own definitions of functions of CUDA that are one in HIP, cuMemAlloc and cuMemAlloc_v2. They are in
    one file, in files of the tree that are compiled together because one includes the other or a third includes both,
    or in sources of one program.

    Why: hipcc reports the second one as a redefinition; for two sources the linker does, or silently uses one of two
    inline functions for both.

    Example:
        const char *name(cudaError_t error) { return cudaGetErrorName(error); }
        const char *name(CUresult) { return "driver"; }

    Keep:
        const char *name(cudaError_t error) { return cudaGetErrorName(error); }
        const char *name(cufftResult) { return "FFT"; }

    Fix safety: where the types that differ get one name in HIP, the second function is left out for AMD GPUs by `#if`
    and `#endif` lines, so that every call goes to the first; where their code differs, a warning asks to check this.
    Handles of different libraries need different treatment, and of two files hipport does not know which one to change:
    there is no fix, give the functions different names.

    Source: the typedefs in the headers of ROCm 7.2, `mappings/same.csv`.
    """
    elsewhere = ctx.survey.overloads.get(ctx.source.path, {})
    first: dict[tuple[str, ...], Definition] = {}
    for definition in definitions(ctx):
        earlier = first.setdefault((*definition.meant, str(definition.has_body)), definition)
        if earlier.written != definition.written and may_both_be_compiled(ctx, earlier.at, definition.at):
            yield from _merged(ctx, earlier, definition)
        other = elsewhere.get((definition.has_body, definition.written))
        if other is None or ctx.is_settled(definition.at):
            continue
        is_declared_again = not (definition.has_body and other.has_body)  # as CUDA's own are by any number of files
        if not (is_declared_again and ctx.tokens.texts[definition.at] in hip_names(ctx, "function")):
            yield _of_two_files(ctx, definition, other)


def _merged(ctx: Context, earlier: Definition, definition: Definition) -> Iterator[Edit | Diagnostic]:
    name = ctx.tokens.texts[definition.at]
    line, _ = ctx.source.position(ctx.tokens.starts[earlier.at])
    is_conversion = name == "operator" and is_name(ctx.tokens.text_at(ctx.tokens.after(definition.at)))
    other = ctx.tokens.texts[earlier.at]
    if other != name and not definition.has_body:
        return
    meeting = "are for one type" if is_conversion else "have the same parameter types"
    the_other = "the one"
    if other != name:
        meeting, the_other = "are one function", f"the {other}"
    if not definition.has_body:
        yield ctx.diagnostic(
            "HP213",
            Severity.WARNING,
            definition.at,
            f"this {name} and the one in line {line} are one function in HIP",
            "check that it is defined only once",
            symbol=name,
        )
        return
    edits = left_out(ctx, earlier.at, definition.code, "HP213") if earlier.named == definition.named else ()
    yield from edits
    bodies = (range(d.code.body, d.code.end) for d in (earlier, definition))
    if edits and same_code(ctx, *bodies):
        severity, remedy = Severity.INFO, "nothing to do: both do the same"
    elif edits:
        severity, remedy = Severity.WARNING, "check that the first one is right for all callers"
    else:
        severity, remedy = Severity.ERROR, "give one of them another name, or leave it out on AMD GPUs"
    done = "; the second is left out on AMD GPUs" if edits else ""
    yield ctx.diagnostic(
        "HP213",
        severity,
        definition.at,
        f"this {name} and {the_other} in line {line} {meeting} in HIP{done}",
        remedy,
        symbol=name,
    )


def _of_two_files(ctx: Context, definition: Definition, other: Counterpart) -> Diagnostic:
    name = ctx.tokens.texts[definition.at]
    if definition.has_body and other.has_body:
        severity, remedy = Severity.ERROR, "give one of them another name, or leave it out on AMD GPUs"
    else:
        severity, remedy = Severity.WARNING, "check that it is defined only once"
    message = f"this {name} and the one at {other.place} have the same parameter types in HIP"
    return ctx.diagnostic("HP213", severity, definition.at, message, remedy, symbol=name)
