"""Kernel sources in string literals, for the run-time compiler: each is converted as a file is, in its place."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from hipport.code.string_texts import StringText
from hipport.config import Options
from hipport.context.context import Context
from hipport.context.kernel_sources import kernel_sources
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.survey import Survey
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Status

CODE = "HP106"
#: hiprtc includes the runtime by itself.
_RUNTIME_RULE = "HP114"

#: Converts a source: its path, its content, the options, what is known of the project.
Convert = Callable[[str, bytes, Options, Survey], Result]


@dataclass(frozen=True, slots=True)
class PortedStrings:
    """What becomes of the kernel sources of a file: an edit for each literal that changes, findings and names that are
    kept, at their places in the file, and hipport's headers that the ports include.
    """

    edits: tuple[Edit, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    kept: tuple[Kept, ...] = ()
    headers: frozenset[str] = frozenset()


def port_strings(ctx: Context, convert: Convert) -> PortedStrings:
    """Port the kernel sources in the literals of a file."""
    if not ctx.options.selects(CODE):
        return PortedStrings()
    ported = [_ported(ctx, source, convert) for source in kernel_sources(ctx)]
    return PortedStrings(
        tuple(edit for each in ported for edit in each.edits),
        tuple(said for each in ported for said in each.diagnostics),
        tuple(kept for each in ported for kept in each.kept),
        frozenset().union(*(each.headers for each in ported)),
    )


def _ported(ctx: Context, source: StringText, convert: Convert) -> PortedStrings:
    options = replace(
        ctx.options, ignore=(*ctx.options.ignore, _RUNTIME_RULE), textures="native", keep_cuda=False, max_size=2**62
    )
    # Includes of hipport's headers go by the compiler's folders, not by the place of the file.
    path = f"{ctx.source.path.replace('/', '.')}.cu"
    # A survey that is replaced has forgotten all that it has read of the tree.
    survey = ctx.survey if ctx.survey.macros is None else replace(ctx.survey, macros=None)
    result = convert(path, source.text.encode("latin-1"), options, survey)
    kept = tuple(_kept(ctx, source, result))
    if result.status in (Status.FAILED, Status.SKIPPED):
        return PortedStrings(diagnostics=(_said(ctx, source, f"is not ported: {result.diagnostics[0].message}"),))
    diagnostics = tuple(_moved(ctx, source, each) for each in result.diagnostics)
    changes = source.with_edits(result.edits)
    if changes is None:
        said = _said(ctx, source, "is not ported: a change goes over the border of two literals")
        return PortedStrings(diagnostics=(said, *diagnostics), kept=kept)
    edits = tuple(ctx.edit(CODE, token, text) for token, text in changes)
    if result.headers:
        names = ", ".join(sorted(result.headers))
        remedy = "give hiprtcCompileProgram the folder that has it, -I, or its text by name to hiprtcCreateProgram"
        diagnostics = (_said(ctx, source, f"includes {names} in its port", remedy), *diagnostics)
    return PortedStrings(edits, diagnostics, kept, result.headers)


def _said(ctx: Context, source: StringText, what: str, remedy: str = "port it by hand") -> Diagnostic:
    first, last = source.pieces[0].token, source.pieces[-1].token
    return ctx.diagnostic(CODE, Severity.WARNING, first, f"the kernel source in this string {what}", remedy, last=last)


def _moved(ctx: Context, source: StringText, said: Diagnostic) -> Diagnostic:
    """A finding in the text, at its place in the file, without its fix, whose edits are the text's."""
    start, end = source.place(said.start), source.place(said.end)
    line, column = ctx.source.position(start)
    lines = ctx.source.text.count("\n", start, end) + 1
    return replace(said, start=start, end=end, line=line, column=column, lines=lines, fix=None)


def _kept(ctx: Context, source: StringText, result: Result) -> Iterator[Kept]:
    """The names that stay, at the lines of the file."""
    starts = [0, *(i + 1 for i, char in enumerate(source.text) if char == "\n")]
    for each in result.kept:
        line, _ = ctx.source.position(source.place(starts[each.line - 1]))
        yield replace(each, line=line)
