"""The report on the terminal at the end of ``hipport convert`` and ``hipport check``.

It begins with a screen for somebody who has half a minute: what was done, how much is left, what to do next, and what
blocks. The rest is for those who ask for it.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from hipport.diagnostics import Severity
from hipport.entries import SEVERITIES
from hipport.entries import Entry
from hipport.entries import FileDiagnostic
from hipport.paths import printable
from hipport.report.folders import Apart
from hipport.report.folders import Folders
from hipport.report.source_line import SourceLine
from hipport.report.source_line import source_lines
from hipport.report.summary import Step
from hipport.report.summary import Summary
from hipport.report.terminal import print_line
from hipport.report.terminal import wrapped
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import kinds_words
from hipport.report.wording import prose

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {Severity.ERROR: "bold red", Severity.WARNING: "yellow", Severity.INFO: "cyan"}
_INDENT = 2
#: The first screen, in lines and columns.
_LINES, _COLUMNS = 25, 80
#: So many entries are said in full without being asked for.
_FEW = 8
#: So many files of an entry are named, and with ``-v``.
_FILES, _ALL_FILES = 3, 20
#: A screen that is full of other things still names so many of what blocks.
_AT_LEAST = 3


def show(summary: Summary, console: Console, *, verbose: bool = False, statistics: bool = False) -> None:
    """Print the report of a run: what was done, what is left, what to do next, then the findings, each said once.

    Many are a line each, as many as a screen has room for; ``verbose`` says all of them in full, infos too.
    ``statistics`` adds the tables by library and by rule.
    """
    head, steps = [*_head(summary)], [*_next(summary)]
    asked = [entry for entry in summary.entries if verbose or entry.severity is not Severity.INFO]
    if verbose or len(asked) <= _FEW:
        _print(console, (*head, *steps, *_in_full(summary, asked, console, verbose=verbose)))
    else:
        _print(console, (*head, *_in_brief(summary, asked, _height((*head, *steps))), *steps))
    if statistics:
        _statistics(summary, console)


def _print(console: Console, lines: Iterable[Text]) -> None:
    for line in lines:
        print_line(console, line, _INDENT)


def _height(lines: Iterable[Text]) -> int:
    """The height of lines on a terminal of 80 columns."""
    parts = [part for line in lines for part in wrapped(line, _COLUMNS, _INDENT)]
    return sum(max(1, -(-len(part) // _COLUMNS)) for part in parts)


# The first screen


def _head(summary: Summary) -> Iterator[Text]:
    run = summary.run
    yield Text(summary.title, style="bold")
    if not run.only_checked:
        yield Text(summary.files)
    took = f"{run.seconds:.1f} s"
    facts = [] if run.only_checked else [count(summary.lines, "line"), count(summary.edits, "edit")]
    if summary.fixed:
        facts.append(f"{count(summary.fixed, 'finding')} fixed")
    if summary.kept:
        facts.append(f"{count(summary.kept, 'name')} kept on purpose")
    if run.baseline:
        facts.append(f"{count(run.baseline.known, 'finding')} of the baseline left out")
    lines = [", ".join(facts), summary.units, summary.written]
    *others, last = filter(None, lines)
    yield from map(Text, (*others, f"{last} in {took}"))
    yield Text()
    yield Text(summary.verdict, style={0: "bold green", 1: "bold yellow"}.get(run.exit_code, "bold red"))
    if summary.work:
        yield Text(summary.work)


def _next(summary: Summary) -> Iterator[Text]:
    steps = summary.steps
    if len(summary.findings) > _FEW:
        steps += (Step("Write the whole report, to sort and filter it:", "--report report.html"),)
    if not steps:
        return
    yield from _title("What to do next")
    start = next((step for step in steps if step.finding), None)
    for number, step in enumerate(steps, 1):
        yield Text(f"{number}. {step.text}").append(f" {step.command}" if step.command else "", style="bold")
        if step is start and step.finding:
            yield Text.assemble(f"   {step.finding.place} ", (step.finding.diagnostic.code, "bold"))


def _title(title: str) -> Iterator[Text]:
    yield Text()
    yield Text(title, style="bold underline")


# Findings


def _in_brief(summary: Summary, asked: Sequence[Entry], used: int) -> Iterator[Text]:
    """A line for each entry, as many as fit below ``used`` lines of a screen."""
    folders = Folders(summary.run.results)
    title = [*_title("What blocks most files")]
    room = _LINES - used - _height(title) - 1  # for what is left out
    shown: list[list[Text]] = []
    for entry in asked:
        brief = [*_brief(entry, summary, folders)]
        room -= _height(brief)
        if room < 0 and len(shown) >= _AT_LEAST:
            break
        shown.append(brief)
    yield from (*title, *chain(*shown), *_others(summary, asked[: len(shown)]))


def _others(summary: Summary, shown: Sequence[Entry]) -> Iterator[Text]:
    """How many entries are not shown, by severity, and how to see them."""
    left = Counter(entry.severity for entry in summary.entries)
    left.subtract(entry.severity for entry in shown)
    if words := kinds_words(left, SEVERITIES, " more" if shown else ""):
        yield Text(f"... {words}: see them with -v", style="dim")


def _brief(entry: Entry, summary: Summary, folders: Folders) -> Iterator[Text]:
    """``error HP502 unsupported-library: Npp8u and 79 more: 780 in 14 files``, and a folder to leave out."""
    rule = "" if entry.of_compiler else summary.rule_name(entry.code)
    others = len(entry.names) - 1
    said = prose(entry.names[0] if rule and entry.names else entry.first.diagnostic.message)
    more = f" and {others:,} more" if others > 0 else ""
    yield Text.assemble(*_severity(entry), f" {rule}: " if rule else " ", f"{said}{more}: {_amount(entry)}")
    if apart := folders.apart(entry):
        yield Text(f"  {_apart(entry, apart)}")


def _severity(entry: Entry) -> tuple[tuple[str, str], str, tuple[str, str]]:
    return (entry.severity.value, _STYLES[entry.severity]), " ", (entry.code, "bold")


def _amount(entry: Entry) -> str:
    """``780 in 14 files``, ``7 in 1 file``."""
    return f"{len(entry.findings):,} in {count(len(entry.paths), 'file')}"


def _in_full(summary: Summary, asked: Sequence[Entry], console: Console, *, verbose: bool) -> Iterator[Text]:
    """The entries with their places and remedies, on a terminal with the source's line; then what stands apart."""
    source = _sources(summary) if console.is_terminal else lambda _finding: None
    folders = Folders(summary.run.results)
    if asked:
        yield from _title("Findings")
        for entry in asked:
            yield from _full(entry, folders, _ALL_FILES if verbose else _FILES, source)
    elif summary.entries:
        yield Text()
    yield from _others(summary, asked)
    if summary.not_compiled and verbose:
        yield from _title("Translation units that do not compile")
        for result in summary.not_compiled:
            if result.compilation:
                yield Text(f"{printable(result.path)}: {compilation_words(result.compilation)}")


def _full(
    entry: Entry, folders: Folders, files: int, source: Callable[[FileDiagnostic], SourceLine | None]
) -> Iterator[Text]:
    """An entry: what it says, how often and where, the other names, the first place in each file, what to do."""
    first = entry.first
    yield Text.assemble(*_severity(entry), f" {prose(first.diagnostic.message)}")
    if len(entry.findings) > 1:
        yield Text(f"  {_amount(entry)}{_where(entry, folders)}")
    if entry.also:
        yield Text(f"  also: {prose(entry.also)}")
    there = Counter(finding.path for finding in entry.findings)
    places = {first.path: first}
    for finding in entry.findings:
        places.setdefault(finding.path, finding)
    for finding in list(places.values())[:files]:
        more = there[finding.path] - 1
        yield Text(f"  {finding.place}{f' (+{more:,})' if more else ''}")
        if finding is first and (found := source(finding)):
            yield Text(f"    {found[0]}", style="dim")
            yield Text(f"    {found[1]}", style=_STYLES[entry.severity])
    if len(places) > files:
        yield Text(f"  ... and {count(len(places) - files, 'more file')}")
    if first.diagnostic.remedy:
        yield Text(f"  {prose(first.diagnostic.remedy)}", style="dim")


def _where(entry: Entry, folders: Folders) -> str:
    """``, all below src/Common``; for a folder that is about little else, how to leave it out."""
    if apart := folders.apart(entry):
        return f", {_apart(entry, apart)}"
    common = folders.common(entry)
    return f", all below {printable(common)}" if common else ""


def _apart(entry: Entry, apart: Apart) -> str:
    number = "all" if apart.findings == len(entry.findings) else f"{apart.findings:,}"
    return f"{number} below {printable(apart.path)} (leave it out: --exclude {shlex.quote(printable(apart.pattern))})"


def _sources(summary: Summary) -> Callable[[FileDiagnostic], SourceLine | None]:
    """The lines of sources as the run has read them: not of files that it has changed."""
    changed = {result.path for result in summary.run.results if result.changed and result.target == result.path}
    line_of = source_lines()
    return lambda finding: None if finding.path in changed else line_of(finding)


# Tables


def _statistics(summary: Summary, console: Console) -> None:
    for title, rows in (("By library", _libraries(summary)), ("By rule", _codes(summary))):
        if rows.row_count:
            _print(console, _title(title))
            console.print(rows)


def _table() -> Table:
    return Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="")


def _libraries(summary: Summary) -> Table:
    table = _table()
    table.add_column("Library", no_wrap=True)
    for name in ("Edits", "Errors", "Warnings", "Infos"):
        table.add_column(name, justify="right", no_wrap=True)
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
    for name in ("Code", "Severity", "Rule"):
        table.add_column(name, no_wrap=True)
    for name in ("Count", "Files"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in summary.codes:
        severity = Text(row.severity.value, style=_STYLES[row.severity])
        name = summary.rule_name(row.code) or "-"
        table.add_row(Text(row.code), severity, Text(name), _number(row.count), _number(row.files))
    return table


def _number(number: int, style: str = "") -> Text:
    return Text(f"{number:,}", style=style) if number else Text("-", style="dim")
