"""HP302: names whose counterpart covers only a part of what CUDA has."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.mapping import Entry

_NEVER_RETURNED = "hipport/error_codes.h"


def _change(use: NameUse, entry: Entry) -> str:
    """The change of a name, in words: ``cudaMalloc -> hipMalloc``."""
    return f"{use.name} in HIP" if entry.hip == entry.row.cuda else f"{use.name} -> {entry.hip}"


def _is_case_of_error(ctx: Context, use: NameUse, entry: Entry) -> bool:
    """``case cudaErrorNotPermitted:``"""
    is_case = ctx.tokens.text_at(ctx.tokens.before(use.index)) == "case"
    return is_case and entry.row.hip_header == _NEVER_RETURNED


@rule("HP302", "partial-counterpart", words=(Subject.NAMES,))
def partial_counterpart(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name whose HIP counterpart is deprecated or covers only a part of it.

    What it finds: names that are renamed, where the tables have a limit: fewer types, other values, or a
    counterpart that HIP will remove. At a `case` with an error code that HIP does not return nothing is said: it is
    never taken.

    Why: the port compiles in common cases, but not in every case.

    Example:
        nvrtcGetPTX(program, text);

    Keep:
        cudaMalloc(&p, n);

    Fix safety: no fix; the message names the limit.

    Source: the headers of ROCm 7.2.
    """
    for use, entry in known_uses(ctx):
        is_limited = entry.row.status in ("partial", "deprecated") and not ctx.calls.arguments_settle(use)
        if is_limited and not ctx.names.lacking(entry) and not _is_case_of_error(ctx, use, entry):
            yield diagnostic_of_use(
                ctx,
                use,
                "HP302",
                Severity.WARNING if entry.row.status == "partial" else Severity.INFO,
                f"{_change(use, entry)}: {entry.row.note or entry.row.status}",
                "check whether the code is affected",
                entry.library,
            )
