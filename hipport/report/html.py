"""The report as one HTML file that needs nothing else: filtered in the browser, readable without scripts."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from jinja2 import Environment
from jinja2 import PackageLoader
from jinja2 import StrictUndefined
from markupsafe import Markup
from markupsafe import escape

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.effort.effort import Effort
from hipport.effort.effort import estimate
from hipport.entries import SEVERITIES
from hipport.entries import Entry
from hipport.entries import FileDiagnostic
from hipport.entries import entries
from hipport.errors import MappingError
from hipport.paths import printable
from hipport.report.claims import claims
from hipport.report.effort.wording import amount
from hipport.report.effort.wording import time_words
from hipport.report.file_tree import STATES
from hipport.report.file_tree import file_tree
from hipport.report.file_tree import state_of
from hipport.report.folders import Folders
from hipport.report.rule_info import RuleInfo
from hipport.report.sources import Sources
from hipport.report.sources import read_sources
from hipport.report.summary import Summary
from hipport.report.wording import compilation_words
from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.result import Result
from hipport.result import Run

#: What a finding with an applied fix has in place of a severity.
_FIXED = "fixed"
#: The colours of the classes of work by people.
_GRADES = {"minutes": "info", "hours": "warning", "redesign": "error"}
#: What a line of an example begins with on the page of a rule.
_INDENT = "    "
_CODE_SPAN = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, slots=True)
class _Item:
    """An entry of the list. ``severity`` is ``fixed`` where its fix has been applied; ``places`` has for each file its
    number, its path and the findings in it. ``lines`` are those around the first finding, with their numbers;
    ``marked`` is the number of its own.
    """

    entry: Entry
    severity: str
    places: tuple[tuple[int, str, tuple[Diagnostic, ...]], ...]
    lines: tuple[tuple[int, str], ...]
    marked: int


@dataclass(frozen=True, slots=True)
class _RulePage:
    """The page of a rule; ``blocks`` are its paragraphs and, where ``is_code``, its examples."""

    rule: RuleInfo
    blocks: tuple[tuple[bool, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class _KeptName:
    """A name that is kept on purpose, in how many places of how many files."""

    name: str
    reason: str
    count: int
    files: int


def render(summary: Summary) -> str:
    """The report as HTML; every text in it is escaped. The sources that it shows are read now."""
    run = summary.run
    numbers = {result.path: number for number, result in enumerate(run.results)}
    sources = read_sources(run)
    items = list(_items(summary, numbers, sources))
    states = Counter(state_of(result) for result in run.results if not result.added)
    folders = Folders(run.results)
    effort, why_no_effort = _effort(run)
    return "".join(
        environment()
        .get_template("report.html")
        .generate(
            summary=summary,
            run=run,
            claims=list(claims(run)),
            states=[(state, states[state]) for state in STATES if states[state]],
            severities=[(name, _number_of(items, name)) for name in (*(s.value for s in SEVERITIES), _FIXED)],
            items=items,
            blocking=[
                (number, item.entry, folders.apart(item.entry))
                for number, item in enumerate(items)
                if item.severity == Severity.ERROR.value
            ],
            effort=effort,
            why_no_effort=why_no_effort,
            classes=[(_GRADES[group.name], group) for group in effort.by_class if group.items] if effort else [],
            tree=file_tree(run.results),
            rules=_rule_pages(summary),
            kept=_kept(run),
            numbers=numbers,
            left_out=_left_out(sources),
            data=_index(run, items),
            files=list(_file_data(run, sources)),
        )
    )


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
    environment.filters["compilation"] = compilation_words
    environment.filters["time"] = time_words
    environment.filters["amount"] = amount
    environment.filters["code_spans"] = _code_spans
    environment.filters["source_hash"] = _source_hash
    environment.globals["count"] = count
    return environment


def json_block(value: object) -> Markup:
    """A value as JSON that may stand in a ``<script>`` of data: no text in it can end that element."""
    return Markup(json.dumps(value, separators=(",", ":")).replace("<", "\\u003c"))


def _code_spans(text: str) -> Markup:
    """A text as HTML, with what stands between backticks as code."""
    return Markup(_CODE_SPAN.sub(r"<code>\1</code>", str(escape(text))))


def _source_hash(text: str) -> str:
    """The hash by which a Content-Security-Policy allows a script."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _shown(value: object) -> object:
    return printable(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def _effort(run: Run) -> tuple[Effort | None, str]:
    """What a conversion leaves to people, and why that is not known; None and nothing where it leaves nothing, where it
    was interrupted, and for a check.
    """
    if run.only_checked or run.interrupted:
        return None, ""
    try:
        effort = estimate(run)
    except MappingError as error:  # a report with all its findings is not to be lost for that
        return None, str(error)
    return effort if effort.items else None, ""


def _items(summary: Summary, numbers: Mapping[str, int], sources: Sources) -> Iterator[_Item]:
    """The entries of the run's findings, then those of the findings with an applied fix."""
    fixed = (FileDiagnostic(r.path, d) for r in summary.run.results for d in r.diagnostics if d.fixed)
    for entry in (*summary.entries, *entries(fixed)):
        severity = _FIXED if entry.findings[0].diagnostic.fixed else entry.severity.value
        places: dict[str, list[Diagnostic]] = {}
        for finding in entry.findings:
            places.setdefault(finding.path, []).append(finding.diagnostic)
        listed = tuple((numbers[path], path, tuple(found)) for path, found in places.items())
        yield _Item(entry, severity, listed, *_excerpt(entry.first, sources))


def _excerpt(finding: FileDiagnostic, sources: Sources) -> tuple[tuple[tuple[int, str], ...], int]:
    """The lines around a finding with their numbers, and the number of its own; () and 0 without its file's text."""
    text = sources.texts.get(finding.path)
    if text is None:
        return (), 0
    place = text.place(finding.diagnostic)
    first = max(place.line - 1, 0)
    return tuple(enumerate(text.lines[first : place.line + 2], first + 1)), place.line + 1


def _number_of(items: Iterable[_Item], severity: str) -> int:
    return sum(len(item.entry.findings) for item in items if item.severity == severity)


def _rule_pages(summary: Summary) -> list[_RulePage]:
    """The pages of the rules that found or changed something, by code."""
    codes = {d.code for r in summary.run.results for d in r.diagnostics}
    codes |= {edit.code for r in summary.run.results for edit in r.edits}
    return [
        _RulePage(summary.rules[code], tuple(_blocks(summary.rules[code])))
        for code in sorted(codes & summary.rules.keys())
    ]


def _blocks(rule: RuleInfo) -> Iterator[tuple[bool, tuple[str, ...]]]:
    for paragraph in rule.help.split("\n\n"):
        for is_code, lines in groupby(filter(None, paragraph.split("\n")), lambda line: line.startswith(_INDENT)):
            yield is_code, tuple(line.removeprefix(_INDENT) for line in lines)


def _kept(run: Run) -> list[_KeptName]:
    """The names that are kept on purpose, those in the most places first."""
    places: Counter[tuple[str, str]] = Counter()
    files: Counter[tuple[str, str]] = Counter()
    for result in run.results:
        for kept in result.kept:
            places[kept.name, kept.reason] += kept.count
            files[kept.name, kept.reason] += 1
    return [_KeptName(*key, number, files[key]) for key, number in places.most_common()]


def _left_out(sources: Sources) -> list[tuple[str, int]]:
    """Why sources are left out, and how many."""
    return Counter(sources.left_out.values()).most_common()


def _index(run: Run, items: Iterable[_Item]) -> Markup:
    """What the browser filters by: the files' paths, and of each entry its severity, rule, library, text, and the
    numbers of findings in its files.
    """
    return json_block(
        {
            "files": [printable(result.path) for result in run.results],
            "entries": [
                [
                    item.severity,
                    printable(item.entry.code),
                    printable(item.entry.library),
                    _searched(item.entry),
                    [[number, len(found)] for number, _, found in item.places],
                ]
                for item in items
            ],
        }
    )


def _searched(entry: Entry) -> str:
    said = entry.first.diagnostic
    return prose(" ".join((entry.code, said.message, said.remedy, *entry.names))).lower()


def _file_data(run: Run, sources: Sources) -> Iterator[tuple[int, Markup]]:
    """The files that have something to show, by number, each as data that the browser reads when it is opened."""
    for number, result in enumerate(run.results):
        if result.edits or result.diagnostics or result.kept:
            yield number, json_block(_shown_file(result, sources))


def _shown_file(result: Result, sources: Sources) -> dict[str, object]:
    text = sources.texts.get(result.path)
    places = [text.place(diagnostic) if text else None for diagnostic in result.diagnostics]
    return {
        "target": printable(result.target) if result.target else None,
        "state": state_of(result).name,
        "compilation": compilation_words(result.compilation) if result.compilation else "",
        "edits": Counter(printable(edit.code) for edit in result.edits),
        "kept": [[printable(each.name), printable(each.reason), each.count, each.line] for each in result.kept],
        "leftOut": sources.left_out.get(result.path, ""),
        "onlyPort": text is not None and text.only_port,
        "lines": text and text.lines,
        "hunks": text and [[hunk.first, hunk.end, hunk.ported] for hunk in text.hunks],
        "findings": [
            {
                "severity": _FIXED if d.fixed else d.severity.value,
                "code": printable(d.code),
                "line": d.line,
                "column": d.column,
                "message": prose(d.message),
                "remedy": prose(d.remedy),
                "fix": f"{d.fix.applicability.value}: {prose(d.fix.title)}" if d.fix else "",
                "at": place and [place.line, place.start, place.end],
            }
            for d, place in zip(result.diagnostics, places, strict=True)
        ],
    }
