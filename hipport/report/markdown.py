"""The report as Markdown (GitHub's), to keep beside the code or to paste into a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.paths import printable
from hipport.report.summary import Step
from hipport.report.summary import Summary
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.result import Result

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|#~&!])")


def render(summary: Summary) -> str:
    """The report: verdict, next steps and figures, then a section for each file with diagnostics or kept names."""
    return "\n".join(_lines(summary)) + "\n"


def _lines(summary: Summary) -> Iterator[str]:
    run = summary.run
    yield f"# {_escape(summary.title)}"
    yield ""
    yield f"**{_escape(summary.verdict)}**"
    yield ""
    if summary.steps:
        yield "## What to do next"
        yield ""
        yield from (f"{number}. {_step(step)}" for number, step in enumerate(summary.steps, 1))
        yield ""
    yield "## Figures"
    yield ""
    if not run.only_checked:
        yield f"- {_escape(summary.files)}"
        edits, fixed = count(summary.edits, "edit"), count(summary.fixed, "finding")
        yield f"- {count(summary.lines, 'line')}, {edits}, {fixed} fixed"
    if summary.units:
        yield f"- {_escape(summary.units)}"
    if run.output is not None:
        yield f"- written to {_escape(printable(run.output))}"
    yield ""
    if summary.libraries:
        yield from _table(
            ("Library", "Edits:", "Errors:", "Warnings:", "Infos:"),
            ((f.library or "(none)", f.edits, f.errors, f.warnings, f.infos) for f in summary.libraries),
        )
    if summary.codes:
        yield from _table(
            ("Code", "Rule", "Severity", "Count:", "Files:", "First place"),
            (
                (f.code, summary.rule_name(f.code), f.severity.value, f.count, f.files, f.first.place)
                for f in summary.codes
            ),
        )
    if summary.not_compiled:
        yield from _table(
            ("Translation unit", "Errors:", "Not predicted:", "How it ended"),
            (
                (r.path, r.compilation.errors, r.compilation.unpredicted, compilation_words(r.compilation))
                for r in summary.not_compiled
                if r.compilation
            ),
        )
    told = [result for result in run.results if result.diagnostics or result.kept]
    if told:
        yield "## Files"
        yield ""
        for result in told:
            yield from _file(result)


def _step(step: Step) -> str:
    parts = [_escape(step.text)]
    if step.command:
        parts.append(f"`{step.command}`")
    if step.finding:
        d = step.finding.diagnostic
        parts.append(f"Start with {_escape(step.finding.place)} {d.code}: {_escape(prose(d.message))}")
    return " ".join(parts)


def _file(result: Result) -> Iterator[str]:
    yield f"### {_escape(printable(result.path))}"
    yield ""
    compiled = f"; {_escape(compilation_words(result.compilation))}" if result.compilation else ""
    yield f"{result.status.value}, {count(result.lines, 'line')}, {count(len(result.edits), 'edit')}{compiled}"
    yield ""
    if result.diagnostics:
        yield from _table(
            ("Line:", "Code", "Severity", "Message", "Remedy"),
            (
                (
                    f"{d.line}:{d.column}",
                    d.code,
                    "fixed" if d.fixed else d.severity.value,
                    prose(d.message),
                    prose(d.remedy),
                )
                for d in result.diagnostics
            ),
        )
    if result.kept:
        yield "Kept on purpose:"
        yield ""
        yield from _table(
            ("Name", "Reason", "Places:", "First line:"), ((k.name, k.reason, k.count, k.line) for k in result.kept)
        )


def _table(columns: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    """The lines of a table; a column whose title ends with a colon is aligned to the right."""
    yield f"| {' | '.join(column.rstrip(':') for column in columns)} |"
    yield f"|{'|'.join('---:' if column.endswith(':') else '---' for column in columns)}|"
    for row in rows:
        yield f"| {' | '.join(map(_cell, row))} |"
    yield ""


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) else _escape(printable(str(value)))


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
