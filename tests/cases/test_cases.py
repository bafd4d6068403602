"""Every source file below this folder is a case: what goes in, and beside it what has to come out.

``<case>.cu`` (or .cuh, .h, .hpp, .cpp) is the input and ``<case>.hip`` the output, byte for byte; without it the input
has to stay as it is. ``<case>.txt`` has the report: the findings, a line each, the names that are kept, and which rules
made the edits; without it there is none of these. ``// flags: --launch macro`` on the first line are options of
``hipport convert``. A new case is a new file.

HIPPORT_UPDATE_CASES=1 writes the expectations anew. Read them before you keep them: they are to be right HIP.
"""

from __future__ import annotations

import os
import shlex
from collections import Counter
from dataclasses import dataclass
from dataclasses import fields
from functools import cached_property
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import pytest

from hipport.cli.convert import convert as convert_command
from hipport.config import Options
from hipport.config import load_options
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.left_open import left_open
from hipport.mapping.mapping import load_mapping
from hipport.result import Result
from hipport.source.text import Source
from hipport.tree.predictions import predictions

HERE = Path(__file__).parent
FLAGS = "// flags:"
SUFFIXES = {".cu", ".cuh", ".h", ".hpp", ".cpp"}


@dataclass(frozen=True)
class Case:
    path: Path

    @cached_property
    def data(self) -> bytes:
        return self.path.read_bytes()

    @property
    def expected(self) -> bytes:
        output = self.path.with_suffix(".hip")
        return output.read_bytes() if output.exists() else self.data

    @property
    def expected_report(self) -> str:
        report = self.path.with_suffix(".txt")
        return report.read_text("utf-8") if report.exists() else ""

    @cached_property
    def options(self) -> Options:
        first = self.data.partition(b"\n")[0].decode("latin-1")
        flags = shlex.split(first.removeprefix(FLAGS)) if first.startswith(FLAGS) else []
        given = convert_command.make_context("convert", [*flags, "-"]).params
        names = [field.name for field in fields(Options)]
        return load_options(Path("/"), {name: given[name] for name in names if given[name] is not None})

    def convert(self, data: bytes) -> Result:
        return convert_bytes(self.path.name, data, load_mapping(), self.options).result

    def report(self, result: Result, data: bytes) -> str:
        return report(result, Source.from_bytes(self.path.name, data))

    def update(self, result: Result) -> None:
        _write_or_remove(self.path.with_suffix(".hip"), result.output or b"")
        _write_or_remove(self.path.with_suffix(".txt"), self.report(result, self.data).encode())


def _write_or_remove(path: Path, content: bytes) -> None:
    if content:
        path.write_bytes(content)
    else:
        path.unlink(missing_ok=True)


def report(result: Result, source: Source) -> str:
    """What a conversion said of its input and which rule changed what, with places in the input:

    - ``line:column-end severity CODE symbol [fixed] | message | remedy [| applicability fix: title]`` for a finding.
      Its end is a column, ``line:column`` where it is on another line, and left out where the finding has no extent;
      the title of a fix is left out where it is the remedy,
    - ``line kept name (reason)`` for a name left on purpose,
    - ``line edits column CODE, column CODE`` for a line that rules changed.
    """
    lines = [_finding(diagnostic, source) for diagnostic in result.diagnostics]
    lines += [f"{k.line} kept {k.name} ({k.reason}){f' x{k.count}' if k.count > 1 else ''}" for k in result.kept]
    places = [(*source.position(edit.start), edit.code) for edit in result.edits]
    for line, edits in groupby(places, key=itemgetter(0)):
        lines.append(f"{line} edits {', '.join(f'{column} {code}' for _, column, code in edits)}")
    return "".join(f"{line}\n" for line in lines)


def _finding(found: Diagnostic, source: Source) -> str:
    assert (found.line, found.column) == source.position(found.start), found
    words = [_place(found, source), found.severity.value, found.code, found.symbol, "fixed" if found.fixed else ""]
    parts = [" ".join(filter(None, words)), found.message, found.remedy]
    if (fix := found.fix) is not None:
        parts.append(f"{fix.applicability.value} fix" + (f": {fix.title}" if fix.title != found.remedy else ""))
    return " | ".join(parts)


def _place(found: Diagnostic, source: Source) -> str:
    begin = f"{found.line}:{found.column}"
    if found.end == found.start:
        return begin
    # To the lexer a carriage return is the last character of a comment.
    line, column = source.position(found.end - source.text[: found.end].endswith("\r"))
    return f"{begin}-{column}" if line == found.line else f"{begin}-{line}:{column}"


CASES = [Case(path) for path in sorted(HERE.glob("*/*")) if path.suffix in SUFFIXES]


def with_crlf(data: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")


every_case = pytest.mark.parametrize("case", CASES, ids=[f"{c.path.parent.name}/{c.path.name}" for c in CASES])


@every_case
def test_output_and_report(case: Case) -> None:
    result = case.convert(case.data)
    if os.environ.get("HIPPORT_UPDATE_CASES"):
        case.update(result)
    assert (result.output or case.data) == case.expected
    assert case.report(result, case.data) == case.expected_report


@every_case
def test_a_second_run_changes_nothing(case: Case) -> None:
    again = case.convert(case.expected)
    assert again.output is None, again.edits


@every_case
def test_a_second_run_says_again_what_the_first_left_open(case: Case) -> None:
    """By code and line of the port, each once: what the second run finds itself and what is recorded together."""
    data = case.expected
    first = case.convert(case.data)
    recorded = left_open(first, data.decode("latin-1"))
    again = convert_bytes(case.path.name, data, load_mapping(), case.options, recorded=recorded).result
    assert Counter(predictions(again, None)) == Counter(predictions(first, first.output))


@every_case
def test_line_endings_make_no_difference(case: Case) -> None:
    data = with_crlf(case.data)
    result = case.convert(data)
    assert (result.output or data) == with_crlf(case.expected)
    assert case.report(result, data) == case.expected_report


def test_every_expectation_has_its_input() -> None:
    stems = {case.path.with_suffix("") for case in CASES}
    assert len(stems) == len(CASES)
    orphans = [
        path for path in HERE.glob("*/*") if path.suffix in {".hip", ".txt"} and path.with_suffix("") not in stems
    ]
    assert not orphans
