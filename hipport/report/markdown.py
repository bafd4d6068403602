"""The report as Markdown (GitHub's), to keep beside the code or to paste into a pull request."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.paths import printable
from hipport.report.entries import Entry
from hipport.report.summary import Step
from hipport.report.summary import Summary
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.result import Result

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|#~&!])")


class _Place(str):
    """A path, or a place in a file, which is shown as code."""

    __slots__ = ()


def render(summary: Summary) -> str:
    """The report: verdict, next steps, figures and findings, each said once, then a section for each file with
    diagnostics or kept names.
    """
    return "\n".join(_lines(summary)) + "\n"


def _lines(summary: Summary) -> Iterator[str]:
    run = summary.run
    yield f"# {_escape(summary.title)}"
    yield ""
    yield f"**{_escape(summary.verdict)}** {_escape(summary.work)}".rstrip()
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
    if summary.written:
        yield f"- {_escape(summary.written)}"
    yield ""
    if summary.entries:
        yield "## Findings"
        yield ""
        yield from _table(
            ("Code", "Rule", "Severity", "Finding", "Count:", "Files:", "First place", "Also", "Remedy"),
            (_entry(entry, summary) for entry in summary.entries),
        )
    if summary.libraries:
        yield from _table(
            ("Library", "Edits:", "Errors:", "Warnings:", "Infos:"),
            ((f.library or "(none)", f.edits, f.errors, f.warnings, f.infos) for f in summary.libraries),
        )
    if summary.not_compiled:
        yield from _table(
            ("Translation unit", "Errors:", "Not predicted:", "How it ended"),
            (
                (_Place(r.path), r.compilation.errors, r.compilation.unpredicted, compilation_words(r.compilation))
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
        parts.append(f"Start with {_code(step.finding.place)} {d.code}: {_escape(prose(d.message))}")
    return " ".join(parts)


def _entry(entry: Entry, summary: Summary) -> tuple[object, ...]:
    d = entry.first.diagnostic
    return (
        entry.code,
        summary.rule_name(entry.code),
        entry.severity.value,
        prose(d.message),
        len(entry.findings),
        len(entry.paths),
        _Place(entry.first.place),
        prose(entry.also),
        prose(d.remedy),
    )


def _file(result: Result) -> Iterator[str]:
    yield f"### {_code(result.path)}"
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
    """The lines of a table; a column whose title ends with a colon is aligned to the right, and a place is code."""
    yield f"| {' | '.join(column.rstrip(':') for column in columns)} |"
    yield f"|{'|'.join('---:' if column.endswith(':') else '---' for column in columns)}|"
    for row in rows:
        yield f"| {' | '.join(map(_cell, row))} |"
    yield ""


def _cell(value: object) -> str:
    match value:
        case int():
            return f"{value:,}"
        case _Place():
            return _code(value)
        case _:
            return _escape(printable(str(value)))


def _code(text: str) -> str:
    """A path or a place as code, so that it reads as it is; escaped where it cannot be code."""
    shown = printable(text)
    return _escape(shown) if "`" in shown or "|" in shown else f"`{shown}`"


def _escape(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
