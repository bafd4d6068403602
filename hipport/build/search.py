"""Findings in a build file: what is CUDA's there, which no build for AMD GPUs gets past."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

from hipport.build.table import Construct
from hipport.build.table import read_table
from hipport.build.text import BuildText
from hipport.build.text import read_code
from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.project.build_files import language_of
from hipport.source.text import NotTextError
from hipport.source.text import Source
from hipport.suppressions import suppressions
from hipport.suppressions import without_suppressed

_LINES = 5  # that a message names, at most


def search(
    path: str, data: bytes, tables: Path, options: Options, settled: Sequence[tuple[int, int]] = ()
) -> tuple[Diagnostic, ...]:
    """What is for CUDA in the build file ``path``, each thing once, at its first place; () for any other file. What
    begins in one of the ranges ``settled`` (start, end) is not for CUDA in the port. Never raises for what is in the
    file.
    """
    language = language_of(path.rpartition("/")[2])
    if language is None or len(data) > options.max_size:
        return ()
    try:
        source = Source.from_bytes(path, data)
    except NotTextError:
        return ()
    code = read_code(source.text, language)
    found: list[Diagnostic] = []
    for construct in read_table(tables / "build.toml").constructs:
        if language in construct.languages and options.selects(construct.code):
            found += _places(construct, code, source)
    found = [d for d in found if not any(start <= d.start < end for start, end in settled)]
    left = without_suppressed(sorted(found, key=lambda d: (d.start, d.code)), suppressions(source, code.comments))
    return tuple(_once(left))


def _places(construct: Construct, code: BuildText, source: Source) -> Iterator[Diagnostic]:
    """Every place of a construct."""
    if construct.needed not in code.text:
        return
    for match in construct.pattern.finditer(code.text):
        start, end = match.span("name") if "name" in construct.pattern.groupindex else match.span()
        if construct.beside is not None:
            line = code.text[source.line_start(start) : source.line_end(start)]
            if not construct.beside.search(line):
                continue
        name = " ".join(code.text[start:end].split())
        message = f"{name}: {construct.what}"
        place = (start, end, *source.position(start))
        yield Diagnostic(construct.code, construct.severity, message, construct.instead, *place, name)


def _once(found: list[Diagnostic]) -> Iterator[Diagnostic]:
    """The first finding of each thing, with the lines of the others."""
    groups: dict[tuple[str, str], list[Diagnostic]] = {}
    for d in found:
        groups.setdefault((d.code, d.symbol), []).append(d)
    for first, *others in groups.values():
        yield first if not others else _with_lines(first, sorted({d.line for d in others} - {first.line}))


def _with_lines(first: Diagnostic, lines: list[int]) -> Diagnostic:
    if not lines:
        return first
    shown = ", ".join(map(str, lines[:_LINES])) + (f" and {len(lines) - _LINES} more" if len(lines) > _LINES else "")
    where = f"{first.message} (also in line{'s' * (len(lines) > 1)} {shown})"
    place = (first.start, first.end, first.line, first.column, first.symbol)
    return Diagnostic(first.code, first.severity, where, first.remedy, *place)
