"""The report on the terminal at the end of ``hipport convert`` and ``hipport check``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.diagnostics import Severity
from hipport.entries import FileDiagnostic
from hipport.paths import printable
from hipport.report.summary import Step
from hipport.report.summary import Summary
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import prose

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {Severity.ERROR: "bold red", Severity.WARNING: "yellow", Severity.INFO: "cyan"}
_INDENT = 4


def show(summary: Summary, console: Console, *, limit: int = 20) -> None:
    """Print the report of a run: figures, at most ``limit`` findings (the gravest), failed files, what to do next."""
    _head(summary, console)
    if summary.libraries:
        _section(console, "By library", _libraries(summary))
    if summary.codes:
        _section(console, "By rule", _codes(summary))
        _findings(summary, console, limit)
    if summary.not_compiled:
        _not_compiled(summary, console, limit)
    if summary.failed:
        _failed(summary, console, limit)
    _next(summary, console, limit)


def _head(summary: Summary, console: Console) -> None:
    run = summary.run
    facts = [count(summary.lines, "line")] + ([] if run.only_checked else [count(summary.edits, "edit")])
    if summary.fixed:
        facts.append(f"{count(summary.fixed, 'finding')} fixed")
    if summary.kept:
        facts.append(f"{count(summary.kept, 'name')} kept on purpose")
    if run.baseline:
        facts.append(f"{count(run.baseline.known, 'finding')} of the baseline left out")
    facts.append(f"{run.seconds:.1f} s")
    console.print(Text(summary.title, style="bold"))
    if not run.only_checked:
        console.print(Text(summary.files))
    if summary.units:
        console.print(Text(summary.units))
    console.print(Text(", ".join(facts)))
    if run.output is not None:
        console.print(Text(f"written to {printable(run.output)}"))


def _section(console: Console, title: str, body: Table | None = None) -> None:
    console.print()
    console.print(Text(title, style="bold underline"))
    if body is not None:
        console.print(body)


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="")


def _libraries(summary: Summary) -> Table:
    table = _table()
    table.add_column("Library", overflow="fold")
    for name in ("Edits", "Errors", "Warnings", "Infos"):
        table.add_column(name, justify="right")
    for row in summary.libraries:
        table.add_row(
            Text(printable(row.library) or "(none)", style="" if row.library else "dim"),
            _number(row.edits),
            _number(row.errors, _STYLES[Severity.ERROR]),
            _number(row.warnings, _STYLES[Severity.WARNING]),
            _number(row.infos, _STYLES[Severity.INFO]),
        )
    return table


def _codes(summary: Summary) -> Table:
    table = _table()
    table.add_column("Code", no_wrap=True)
    table.add_column("Severity", no_wrap=True)
    table.add_column("Count", justify="right", no_wrap=True)
    named = any(summary.rule_name(row.code) for row in summary.codes)
    if named:
        table.add_column("Rule", overflow="fold")
    table.add_column("First place", overflow="fold")
    for row in summary.codes:
        name = [Text(summary.rule_name(row.code))] if named else []
        severity = Text(row.severity.value, style=_STYLES[row.severity])
        table.add_row(Text(row.code), severity, _number(row.count), *name, Text(row.first.place))
    return table


def _number(number: int, style: str = "") -> Text:
    return Text(f"{number:,}", style=style) if number else Text("-", style="dim")


def _findings(summary: Summary, console: Console, limit: int) -> None:
    _section(console, "Findings")
    for finding in summary.gravest_first[:limit]:
        _hanging(console, _line(finding))
        if finding.diagnostic.remedy:
            _hanging(console, Text(" " * _INDENT + prose(finding.diagnostic.remedy), style="dim"))
    _more(console, len(summary.findings) - limit)


def _not_compiled(summary: Summary, console: Console, limit: int) -> None:
    _section(console, "Translation units that do not compile")
    for result in summary.not_compiled[:limit]:
        if result.compilation:
            _hanging(console, Text(f"{printable(result.path)}: {compilation_words(result.compilation)}"))
    _more(console, len(summary.not_compiled) - limit)


def _failed(summary: Summary, console: Console, limit: int) -> None:
    _section(console, "Failed files")
    for result in summary.failed[:limit]:
        reason = next((prose(d.message) for d in result.diagnostics), "no reason was recorded")
        _hanging(console, Text(f"{printable(result.path)}: {reason}"))
    _more(console, len(summary.failed) - limit)


def _more(console: Console, number: int) -> None:
    if number > 0:
        console.print(Text(f"... and {number:,} more: see them all with --format concise or --report report.html"))


def _next(summary: Summary, console: Console, limit: int) -> None:
    _section(console, "What to do next")
    style = {0: "bold green", 1: "bold yellow"}.get(summary.run.exit_code, "bold red")
    console.print(Text(summary.verdict, style=style))
    steps = summary.steps
    if len(summary.findings) > limit:
        steps += (Step("Write the whole report, to sort and filter it:", "--report report.html"),)
    for number, step in enumerate(steps, 1):
        _hanging(console, Text(f"{number}. ").append_text(_step(step)), indent=3)


def _step(step: Step) -> Text:
    text = Text(step.text)
    if step.command:
        text.append(" ").append(step.command, style="bold")
    if step.finding:
        text.append("\nStart with ").append_text(_line(step.finding))
    return text


def _line(finding: FileDiagnostic) -> Text:
    d = finding.diagnostic
    return Text.assemble(
        finding.place, " ", (d.code, "bold"), " ", (d.severity.value, _STYLES[d.severity]), " ", prose(d.message)
    )


def _hanging(console: Console, text: Text, indent: int = _INDENT) -> None:
    """Print ``text`` with every line after the first one indented. A path is never broken (only the terminal wraps it),
    so that it can be clicked and copied.
    """
    width = max([console.width - indent, *map(len, text.plain.split())])
    for number, line in enumerate(text.wrap(console, width)):
        line.rstrip()
        console.print(Text(" " * indent if number else "").append_text(line), soft_wrap=True)
