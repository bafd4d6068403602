"""The report on the terminal at the end of ``hipport verify``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.paths import printable
from hipport.report.terminal import print_line
from hipport.report.verification.rows import KernelRow
from hipport.report.verification.rows import MergedFailure
from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.rows import MergedWay
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
from hipport.report.verification.wording import way_words
from hipport.report.wording import count
from hipport.report.wording import prose

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {0: "bold green", 1: "bold red", 2: "bold red"}
#: So many failures are told in full, and so many lines of figures shown, without being asked for.
_FEW, _FEW_LINES = 8, 12


def show(summary: VerifySummary, console: Console, *, verbose: bool = False, statistics: bool = False) -> None:
    """Print how the whole went, what did not pass, each thing once, and a line for each kernel and machine.

    ``verbose`` shows every case that did not pass; ``statistics`` has the lines where they are many, too.
    """
    run = summary.run
    _line(console, Text(summary.title, style=_STYLES[run.exit_code]))
    for line in summary.left:
        _line(console, Text(line, style="yellow"))
    checked = f"; every access checked in {count(summary.checked, 'case')}" if summary.checked else ""
    _line(console, Text(f"{summary.machines}{checked}; {run.seconds:.1f} s"))
    if summary.beside_originals:
        _line(console, Text(summary.beside_originals))
    if summary.note:
        _line(console, Text(summary.note, style="yellow"))
    failures = summary.failures
    if len(failures) <= _FEW or verbose:
        for failure in failures:
            _failure(failure, console, len(failure.results) if verbose else 1)
    else:
        _brief(failures, console)
    if summary.findings:
        _findings(summary.findings, console)
    if run.remarks:
        _remarks(summary, console)
    if summary.ways:
        _ways(summary.ways, console)
    if summary.timings:
        _times(summary, console)
    if statistics or 0 < len(summary.rows) <= _FEW_LINES:
        console.print()
        console.print(_table(summary))
    elif summary.rows:
        rows = count(len({(row.spec, row.kernel) for row in summary.rows}), "kernel")
        _line(console, Text(f"\nThe errors and times of {rows}: --statistics", style="dim"))


def _line(console: Console, text: Text, indent: int = 2) -> None:
    print_line(console, text, indent)


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
    _line(console, Text("What a GPU may do otherwise than these runs", style="bold"))
    for kernel, remark in summary.run.remarks:
        _line(console, Text(f"  {remark_words(kernel, remark)}", style="yellow"))


def _ways(ways: Sequence[MergedWay], console: Console) -> None:
    """Print how the engine ran each kernel, and once what to do where it could run them otherwise."""
    console.print()
    _line(console, Text("How the CPU engine ran the kernels", style="bold"))
    for each in ways:
        _line(console, Text(f"  {way_words(each)}"))
    for remedy in dict.fromkeys(each.way.remedy for each in ways if each.way.remedy):
        _line(console, Text(f"  {prose(remedy)}"))


def _failure(failure: MergedFailure, console: Console, cases: int) -> None:
    """Print what did not pass, where, and as an example the first ``cases`` of them."""
    console.print()
    _line(console, Text.assemble(*_what(failure)))
    for result in failure.results[:cases]:
        machine = f", wavefront {result.machine.wavefront}" if result.machine else ""
        _line(console, Text(f"  {case_words(result)}{machine}"))
        for line in outcome_lines(result):
            _line(console, Text(f"    {line}"))


def _brief(failures: Sequence[MergedFailure], console: Console) -> None:
    """Print a line for each of many failures, as many as a screen has room for, and how to see one in full."""
    console.print()
    for failure in failures[:_FEW]:
        why = next(outcome_lines(failure.results[0]), "")
        _line(console, Text.assemble(*_what(failure), f"; {why}" if why else ""))
    _line(console, Text(f"... {len(failures) - _FEW:,} more: see them with -v", style="dim"))
    spec, kernel = printable(failures[0].results[0].spec), printable(failures[0].kernel)
    console.print()
    _line(console, Text.assemble("Look at one of them: ", (f"hipport verify {spec} --kernel {kernel}", "bold")))


def _what(failure: MergedFailure) -> tuple[str | tuple[str, str], ...]:
    """``sum: failed in all 6 cases, both wavefronts``."""
    name = f"{printable(failure.kernel)}{' (original)' * failure.original}"
    return (f"{name}: ", "bold"), (status_words(failure.results[0].status), "red"), f" {found_words(failure)}"


def _findings(findings: tuple[MergedFinding, ...], console: Console) -> None:
    """Print the findings of the check, each once, by kernel."""
    for (kernel, original), group in groupby(findings, lambda found: (found.kernel, found.original)):
        console.print()
        _line(console, Text(f"{printable(kernel)}{' (original)' * original}: found by the check", style="bold"))
        for found in group:
            _line(console, Text(f"  {prose(f'{finding_words(found.finding)}; {found_words(found)}')}"))
