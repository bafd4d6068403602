"""HP214: case labels of a switch that have the same value in HIP."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping

from hipport.code.case_labels import CaseLabel
from hipport.code.case_labels import last_of_code
from hipport.code.case_labels import leaves_before
from hipport.code.case_labels import read_label
from hipport.code.case_labels import switch_around
from hipport.code.functions import FunctionDefinition
from hipport.context.context import Context
from hipport.context.merged import hip_names
from hipport.context.merged import left_out
from hipport.context.merged import left_out_of_line
from hipport.context.merged import may_both_be_compiled
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.tokens import Tokens


@rule("HP214", "merged-cases", edits=True, words=("case",))
def merged_cases(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Two case labels that have the same value in HIP.

    What it finds: labels of one switch with enumerators of CUDA that have the same value in HIP:
    cudaErrorMemoryAllocation and CUDA_ERROR_OUT_OF_MEMORY, which are both hipErrorOutOfMemory, or NCCL's and cuSPARSE's
    old and new names.

    Why: hipcc reports a duplicate case value as an error.

    Example:
        switch (error) {
        case cudaErrorInvalidValue: return 1;
        case CUDA_ERROR_INVALID_VALUE: return 2;
        default: return 0;
        }

    Keep:
        switch (error) {
        case cudaErrorInvalidValue: return 1;
        default: return 0;
        }

    Fix safety: where two labels have the same code, the second is left out for AMD GPUs by `#if` and `#endif` lines,
    which changes nothing. A label with code of its own is left out too, where the code before it does not fall through
    into it; a warning asks to check the code of the first label. Anything else is an error without a fix.

    Source: the enumerations in the headers of ROCm 7.2, `mappings/same.csv`.
    """
    names = hip_names(ctx, "enum")
    if not names and ctx.mapping.same.keys().isdisjoint(ctx.tokens.distinct):
        return
    switches: dict[int, dict[str, CaseLabel]] = {}
    for index in ctx.tokens.places("case"):
        brace = switch_around(ctx.tokens, index)
        label = read_label(ctx.tokens, index) if brace >= 0 else None
        if label is None:
            continue
        earlier = switches.setdefault(brace, {}).setdefault(_value(ctx, label, names), label)
        if earlier is not label and may_both_be_compiled(ctx, earlier.first, label.first):
            yield from _merged(ctx, earlier, label, brace)


def _value(ctx: Context, label: CaseLabel, names: Mapping[str, str]) -> str:
    """What the name of a label means in HIP."""
    text = ctx.tokens.texts[label.name]
    hip = names.get(text, text)
    kind, same = ctx.mapping.same.get(hip, ("", ""))
    return same if kind == "enum" else hip


def _merged(ctx: Context, earlier: CaseLabel, label: CaseLabel, brace: int) -> Iterator[Edit | Diagnostic]:
    tokens = ctx.tokens
    name, other = tokens.texts[label.name], tokens.texts[earlier.name]
    if _is_of_same_code(tokens, earlier, label):
        code = FunctionDefinition(label.first, label.colon, label.colon, (), ())
        edits = left_out(ctx, earlier.first, code, "HP214") or left_out_of_line(ctx, label, "HP214")
        severity, remedy = Severity.INFO, "nothing to do: the labels had the same code"
    else:
        end = last_of_code(tokens, label, brace)
        apart = leaves_before(tokens, label.first) and end >= 0
        code = FunctionDefinition(label.first, label.colon, end, (), ())
        edits = left_out(ctx, earlier.first, code, "HP214") if apart else ()
        severity = Severity.WARNING if edits else Severity.ERROR
        remedy = f"check that the code of {other} is right for both" if edits else "keep one of the labels"
    yield from edits
    done = "; the second is left out" if edits else ""
    yield ctx.diagnostic(
        "HP214",
        severity,
        label.name,
        f"{name} and {other} have the same value in HIP{done}",
        remedy,
        symbol=name,
    )


def _is_of_same_code(tokens: Tokens, earlier: CaseLabel, label: CaseLabel) -> bool:
    """Whether only labels are between two labels, without preprocessor lines: ``case A: case B: return 1;``."""
    at = tokens.after(earlier.colon)
    while at < label.first and tokens.text_at(at) == "case" and tokens.directive_at(at) is None:
        colon = tokens.after(tokens.after(at))
        if tokens.text_at(colon) != ":":
            return False
        at = tokens.after(colon)
    lines = (line.first for line in tokens.directives)
    return at == label.first and not any(earlier.first < line < label.first for line in lines)
