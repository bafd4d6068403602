"""The report as one HTML file that needs nothing else: sorted and filtered in the browser, readable without scripts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from jinja2 import Environment
from jinja2 import PackageLoader
from jinja2 import StrictUndefined

from hipport.diagnostics import Diagnostic
from hipport.entries import SEVERITIES
from hipport.entries import FileDiagnostic
from hipport.paths import printable
from hipport.report.summary import Summary
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.result import Result


@dataclass(frozen=True, slots=True)
class _Section:
    """A file with diagnostics, edits or kept names. ``rows`` are the diagnostics with the anchors of their rows,
    ``edits`` the numbers of edits by code.
    """

    result: Result
    rows: tuple[tuple[str, Diagnostic], ...]
    edits: tuple[tuple[str, int], ...]


def render(summary: Summary) -> str:
    """The report as HTML; every text in it is escaped."""
    results = summary.run.results
    sections = [_section(number, r) for number, r in enumerate(results) if r.diagnostics or r.edits or r.kept]
    anchors = {FileDiagnostic(s.result.path, diagnostic): anchor for s in sections for anchor, diagnostic in s.rows}
    quiet = [r for r in results if not (r.diagnostics or r.edits or r.kept)]
    return "".join(
        environment()
        .get_template("report.html")
        .generate(
            summary=summary,
            run=summary.run,
            severities=[(s.value, summary.run.severities[s]) for s in SEVERITIES],
            sections=sections,
            quiet=quiet,
            anchors=anchors,
        )
    )


def _section(number: int, result: Result) -> _Section:
    rows = tuple((f"f{number}-{index}", diagnostic) for index, diagnostic in enumerate(result.diagnostics))
    return _Section(result, rows, tuple(sorted(Counter(edit.code for edit in result.edits).items())))


def environment() -> Environment:
    """The environment of the templates: all text is escaped, numbers and paths are made printable."""
    environment = Environment(
        loader=PackageLoader("hipport.report"),
        autoescape=True,
        finalize=_shown,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters["prose"] = prose
    environment.filters["number"] = lambda number: f"{number:,}"
    environment.globals["count"] = count
    environment.filters["compilation"] = compilation_words
    return environment


def _shown(value: object) -> object:
    return printable(value) if isinstance(value, str) else value
