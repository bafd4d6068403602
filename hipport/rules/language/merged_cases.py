"""HP214: case labels of a switch that have the same value in HIP."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.functions import FunctionDefinition
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.merged import hip_names
from hipport.context.merged import left_out
from hipport.context.merged import may_both_be_compiled
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_LEAVES = frozenset("break return continue goto throw".split())


@dataclass(frozen=True, slots=True)
class _Label:
    """``case NAME:``: the indices of ``case``, the name and the colon; ``value`` is what the name means in HIP."""

    first: int
    name: int
    colon: int
    value: str


@rule("HP214", "merged-cases", edits=True)
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
    switches: dict[int, dict[str, _Label]] = {}
    for index in ctx.tokens.places("case"):
        brace = _switch(ctx.tokens, index)
        label = _label(ctx, index, names) if brace >= 0 else None
        if label is None:
            continue
        earlier = switches.setdefault(brace, {}).setdefault(label.value, label)
        if earlier is not label and may_both_be_compiled(ctx, earlier.first, label.first):
            yield from _merged(ctx, earlier, label, brace)


def _switch(tokens: Tokens, index: int) -> int:
    """Index of the ``{`` of the switch around a label, -1 for none: ``switch (x) { { case 1: ... } }``."""
    for brace in tokens.open_braces(index):
        closer = tokens.before(brace)
        opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
        if opener >= 0 and tokens.text_at(tokens.before(opener)) == "switch":
            return brace
    return -1


def _label(ctx: Context, case: int, names: Mapping[str, str]) -> _Label | None:
    """The label ``case NAME:`` at ``case``; None for any other form."""
    tokens = ctx.tokens
    name = tokens.after(case)
    colon = tokens.after(name)
    text = tokens.text_at(name)
    if not is_name(text) or tokens.text_at(colon) != ":":
        return None
    hip = names.get(text, text)
    kind, same = ctx.mapping.same.get(hip, ("", ""))
    return _Label(case, name, colon, same if kind == "enum" else hip)


def _merged(ctx: Context, earlier: _Label, label: _Label, brace: int) -> Iterator[Edit | Diagnostic]:
    tokens = ctx.tokens
    name, other = tokens.texts[label.name], tokens.texts[earlier.name]
    if _is_of_same_code(tokens, earlier, label):
        code = FunctionDefinition(label.first, label.colon, label.colon, (), ())
        edits = left_out(ctx, earlier.first, code, "HP214") or _apart(ctx, label)
        severity, remedy = Severity.INFO, "nothing to do: the labels had the same code"
    else:
        end = _last_of_code(tokens, label, brace)
        apart = _leaves(tokens, label.first) and end >= 0
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


def _is_of_same_code(tokens: Tokens, earlier: _Label, label: _Label) -> bool:
    """Whether only labels are between two labels, without preprocessor lines: ``case A: case B: return 1;``."""
    at = tokens.after(earlier.colon)
    while at < label.first and tokens.text_at(at) == "case" and tokens.directive_at(at) is None:
        colon = tokens.after(tokens.after(at))
        if tokens.text_at(colon) != ":":
            return False
        at = tokens.after(colon)
    lines = (line.first for line in tokens.directives)
    return at == label.first and not any(earlier.first < line < label.first for line in lines)


def _apart(ctx: Context, label: _Label) -> tuple[Edit, ...]:
    """The edits that leave out a label that is on a line with other code."""
    start, end, newline = ctx.tokens.starts[label.first], ctx.tokens.end(label.colon), ctx.source.newline
    opening = f"{newline}#if !defined(__HIP_PLATFORM_AMD__){newline}"
    return Edit(start, start, opening, "HP214"), Edit(end, end, f"{newline}#endif{newline}", "HP214")


def _leaves(tokens: Tokens, label: int) -> bool:
    """Whether the statement before a label never falls through into it: ``break;``, ``return 1;``, ``goto end; }``."""
    at = tokens.before(label)
    if tokens.text_at(at) == "}":
        at = tokens.before(at)
    if tokens.text_at(at) != ";":
        return False
    return tokens.text_at(clause_start(tokens, at, CLAUSE_ENDS | {":"})) in _LEAVES


def _last_of_code(tokens: Tokens, label: _Label, brace: int) -> int:
    """Index of the last token of the code of a label; -1 where other labels share the code, or it falls through."""
    closer = closer_of(tokens, brace)
    if tokens.text_at(tokens.after(label.colon)) in ("case", "default"):
        return -1
    ends = (at for at in range(label.colon, closer) if tokens.texts[at] in ("case", "default"))
    following = next((at for at in ends if _switch(tokens, at) == brace), closer)
    if not _leaves(tokens, following):
        return -1
    return tokens.before(following)
