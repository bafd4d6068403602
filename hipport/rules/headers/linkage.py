"""HP125: headers of HIP inside of ``extern "C"``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude
from hipport.context.insertion import before_linkage
from hipport.context.insertion import line_or_token
from hipport.context.insertion import linkage_around
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity


@rule("HP125", "header-in-linkage", edits=True, words=("extern",))
def header_in_linkage(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An include of CUDA inside of `extern "C" {`.

    What it finds: includes of CUDA's headers, and of headers of the tree that include one, in a block of C linkage,
    where the file has not included the same header before the block.

    Why: HIP's headers have templates, which C linkage does not allow. nvcc has included its runtime before the first
    line, so that the same include does nothing there.

    Example:
        extern "C" {
        #include <cuda_runtime.h>
        }

    Keep:
        #include <cuda_runtime.h>
        extern "C" {
        #include <cuda_runtime.h>
        }

    Fix safety: safe. The header is included before the block, too; its include guard leaves the other line without
    effect. An include that depends on a condition inside the block is reported only.

    Source: hipcc of ROCm 7.2, "templates must have C++ linkage".
    """
    done = set[str]()
    for include in ctx.includes:
        extern = linkage_around(ctx, include.at)
        if ctx.not_taken(include.at):
            continue
        headers = [header for header in _headers(ctx, include) if header not in done]
        done.update(headers, (include.name,))
        if extern < 0 or not headers:
            continue
        place, is_same = before_linkage(ctx, extern, include.at)
        if is_same:
            offset = line_or_token(ctx, place)
            lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in headers)
            yield Edit(offset, offset, lines, "HP125")
        else:
            yield ctx.diagnostic(
                "HP125",
                Severity.ERROR,
                include.at,
                f'{include.name} is included in extern "C", and {headers[0]} has templates',
                'include it before the extern "C" block',
                symbol=include.name,
            )


def _headers(ctx: Context, include: ResolvedInclude) -> list[str]:
    """The headers of HIP that an include line gives in the port, itself or through headers of the tree."""
    if include.project is None:
        return [include.row.hip] if include.row and include.row.action == "map" else []
    names = (
        line.name
        for path in ctx.survey.with_headers(include.project, quoted_only=True)
        for line in ctx.survey.includes_of(path)
        if not (line.quoted and line.header)
    )
    rows = (ctx.mapping.header(name) for name in names)
    return list(dict.fromkeys(row.hip for row in rows if row and row.action == "map"))
