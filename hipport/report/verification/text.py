"""The report on the terminal at the end of ``hipport verify``."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.report.verification.rows import KernelRow
from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.summary import VerifySummary
from hipport.report.verification.wording import allowed_words
from hipport.report.verification.wording import billions_words
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.report.verification.wording import finding_words
from hipport.report.verification.wording import found_words
from hipport.report.verification.wording import outcome_lines
from hipport.report.verification.wording import part_words
from hipport.report.verification.wording import remark_words
from hipport.report.verification.wording import seconds_words
from hipport.report.verification.wording import status_words
from hipport.report.verification.wording import timed_words
from hipport.report.verification.wording import ulps_words
from hipport.report.wording import count
from hipport.report.wording import prose

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {0: "bold green", 1: "bold red", 2: "bold red"}
#: How many failed cases are shown for each kernel and machine.
_CASES = 3


def show(summary: VerifySummary, console: Console) -> None:
    """Print a line for each kernel and machine, what did not pass, and how the whole went."""
    console.print(_table(summary))
    for row in summary.rows:
        if row.failures:
            _failures(row, console)
    if summary.findings:
        _findings(summary.findings, console)
    if summary.run.remarks:
        _remarks(summary, console)
    if summary.timings:
        _times(summary, console)
    run = summary.run
    console.print()
    console.print(Text(summary.title, style=_STYLES[run.exit_code]), soft_wrap=True)
    for line in summary.left:
        console.print(Text(line, style="yellow"), soft_wrap=True)
    checked = f"; every access checked in {count(summary.checked, 'case')}" if summary.checked else ""
    console.print(Text(f"{summary.machines}{checked}; {run.seconds:.1f} s"), soft_wrap=True)
    if summary.beside_originals:
        console.print(Text(summary.beside_originals), soft_wrap=True)
    if summary.note:
        console.print(Text(summary.note, style="yellow"), soft_wrap=True)


def _table(summary: VerifySummary) -> Table:
    table = _table_of("Wave", "Cases", "Passed", "ULP", "Allowed", "Seconds")
    for row in summary.rows:
        style = "" if row.passed == len(row.results) else "red"
        table.add_row(
            Text(_name(row), style=style),
            str(row.machine.wavefront) if row.machine else "-",
            f"{len(row.results):,}",
            Text(f"{row.passed:,}", style=style),
            ulps_words(row.worst),
            allowed_words(row.worst),
            f"{row.seconds:.2f}",
        )
    return table


def _table_of(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="")
    table.add_column("Kernel", overflow="fold")
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _times(summary: VerifySummary, console: Console) -> None:
    console.print()
    table = _table_of("Wave", "Median", "Spread", "GB/s", "GFLOP/s", "Of copy", "Of FMA")
    for timing in summary.measured:
        table.add_row(
            Text(timed_words(timing.result)),
            str(timing.result.machine.wavefront) if timing.result.machine else "-",
            seconds_words(timing.median),
            part_words(timing.spread),
            billions_words(timing.bytes_per_second),
            billions_words(timing.operations_per_second),
            part_words(timing.of_copy),
            part_words(timing.of_fma),
        )
    console.print(table)
    for timing in summary.not_measured:
        case = f"{timed_words(timing.result)} {timing.result.label}"
        console.print(Text.assemble(f"{case}: not measured, ", (status_words(timing.result.status), "red")))
        for line in detail_lines(timing.result):
            console.print(Text(f"    {line}"), soft_wrap=True)
    for line in (summary.times_beside_originals, summary.times_note):
        if line:
            console.print(Text(line, style="yellow" if line == summary.times_note else ""), soft_wrap=True)


def _name(row: KernelRow) -> str:
    return f"{row.kernel} (original)" if row.machine and row.machine.source == "original" else row.kernel


def _remarks(summary: VerifySummary, console: Console) -> None:
    console.print()
    console.print(Text("What a GPU may do otherwise than these runs", style="bold"), soft_wrap=True)
    for kernel, remark in summary.run.remarks:
        console.print(Text(f"  {remark_words(kernel, remark)}", style="yellow"), soft_wrap=True)


def _failures(row: KernelRow, console: Console) -> None:
    console.print()
    machine = f", wavefront {row.machine.wavefront}" if row.machine else ""
    title = f"{_name(row)}{machine}: {count(len(row.failures), 'case')} did not pass"
    console.print(Text(title, style="bold"), soft_wrap=True)
    told = [result for result in row.failures if not result.findings or any(outcome_lines(result))]
    for result in told[:_CASES]:
        console.print(
            Text.assemble("  ", case_words(result), ": ", (status_words(result.status), "red")), soft_wrap=True
        )
        for line in outcome_lines(result):
            console.print(Text(f"    {line}"), soft_wrap=True)
    if len(told) > _CASES:
        console.print(Text(f"  ... and {count(len(told) - _CASES, 'case')} more", style="dim"))
    if findings := len(row.failures) - len(told):
        console.print(Text(f"  {count(findings, 'case')} only for the findings below"))


def _findings(findings: tuple[MergedFinding, ...], console: Console) -> None:
    """Print the findings of the check, each once, by kernel."""
    for (kernel, original), group in groupby(findings, lambda found: (found.kernel, found.original)):
        console.print()
        console.print(Text(f"{kernel}{' (original)' * original}: found by the check", style="bold"), soft_wrap=True)
        for found in group:
            line = prose(f"{finding_words(found.finding)}; {found_words(found)}")
            console.print(Text(f"  {line}"), soft_wrap=True)
