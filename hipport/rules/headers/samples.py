"""HP119: headers of NVIDIA's samples that a tree lacks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.cuda_headers import ported_includes
from hipport.context.includes import ResolvedInclude
from hipport.context.insertion import quoted
from hipport.context.registry import rule
from hipport.context.samples import includes_samples
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity


@rule("HP119", "missing-helper", edits=True, literals=True)
def missing_helper(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A header of NVIDIA's samples that is not in the tree.

    What it finds: includes of helper_cuda.h, helper_math.h, cutil.h and similar headers that are not in the tree, and
    names of theirs that hipport's headers for them lack.

    Why: these headers belong to CUDA's samples, not to CUDA, and ROCm has none of them. They use CUDA themselves.

    Example:
        #include <helper_cuda.h>

    Keep:
        #include <cuda_runtime.h>

    Fix safety: safe. A header of hipport's with the names and the meaning of the missing one takes its place, as
    `#include "hipport/sample_cuda.h"`; a converted tree gets the header too. Its messages have other words. For the
    rest, such as helper_gl.h, there is no fix: copy the header into the tree and convert it with the project.

    Source: the Common folder of NVIDIA's CUDA samples; the common folder of its GPU Computing SDK.
    """
    for include in ported_includes(ctx):
        if include.row is None or include.row.action != "project":
            continue
        if include.row.hip:
            yield _replaced(ctx, include, include.row.hip)
        else:
            yield ctx.diagnostic(
                "HP119",
                Severity.WARNING,
                include.at,
                f"{include.name} comes with NVIDIA's samples, not with CUDA, and is not in this tree",
                "copy it into the tree and convert it with the project, or replace the code that needs it",
                symbol=include.name,
            )
    yield from _lacking(ctx)


def _replaced(ctx: Context, include: ResolvedInclude, header: str) -> Edit:
    start, end = ctx.tokens.starts[include.at], ctx.tokens.end(include.at)
    return Edit(start, end, quoted(ctx, header), "HP119", header=header)


def _lacking(ctx: Context) -> Iterator[Diagnostic]:
    """The uses of names that hipport's headers lack, in a file that includes one of those that they stand for."""
    headers = ctx.mapping.samples.lacking
    names = headers.keys() & ctx.tokens.distinct
    if not names or not includes_samples(ctx):
        return
    for index in ctx.tokens.where(names):
        name = ctx.tokens.texts[index]
        if not ctx.not_taken(index) and not ctx.written_for_hip(index) and not _is_own(ctx, name):
            yield ctx.diagnostic(
                "HP119",
                Severity.ERROR,
                index,
                f"{name} of {headers[name]}, which is not in this tree, is none of hipport's",
                f"copy {headers[name]} into the tree and convert it with the project, or write the code without {name}",
                symbol=name,
            )


def _is_own(ctx: Context, name: str) -> bool:
    """Whether the file, or a header of the tree that it includes, defines a macro, class or function of this name."""
    definition = re.compile(
        rf"#[ \t]*define[ \t]+{name}\b|\b(?:class|struct)\s+{name}\b|\b{name}\s*\([^;{{}}()]*\)\s*\{{"
    )
    return ctx.is_in_texts(definition, name)
