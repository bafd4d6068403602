"""Findings in a build file or a file around the code: what is CUDA's there, and what to write instead."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hipport.build.table import Construct
from hipport.build.table import read_table
from hipport.build.text import BuildText
from hipport.build.text import read_code
from hipport.config import Options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.project.build_files import AROUND
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.source.text import NotTextError
from hipport.source.text import Source
from hipport.suppressions import suppressions
from hipport.suppressions import without_suppressed

_APPLIES = "; --project-files does it"
_LINES = 5  # that a message names, at most
#: What a file around the code has that is for both vendors: which of its lines hold for CUDA only, a person knows.
_FOR_BOTH = re.compile(r"\b(?:hip(?:cc|config|ify)|HIP_\w+|\w+_HIP|rocm\w*|ROCM\w*|amdgpu)\b|/dev/kfd\b")

# nvcc a.cu $options   "$NVCC" a.cu "${options[@]}"
_NVCC = re.compile(r"(?<![\w.-])nvcc(?![\w.-])", re.IGNORECASE)
_REFERENCE = re.compile(r"\$\{?(\w+)")
# options="-rdc=true -O3"   options+=(-lineinfo)
_ASSIGNMENT = re.compile(
    r"(?<![\w$-])(?P<name>\w+)\+?=(?P<value>\"(?:[^\"\\]|\\.)*\"|'[^']*'|\([^()]*\)|[^\s;&|]*)", re.DOTALL
)
_CONTINUED = re.compile(r"\\\r?\n")


def search(
    path: str,
    data: bytes,
    tables: Path,
    options: Options,
    settled: Sequence[tuple[int, int]] = (),
    language: BuildLanguage | None = None,
    lacks: Collection[str] = (),
) -> tuple[Diagnostic, ...]:
    """What is for CUDA in the build file ``path``, each thing once, at its first place; () for any other file. What
    begins in one of the ranges ``settled`` (start, end) is not for CUDA in the port. ``language`` is that of a file
    whose name does not say it, ``lacks`` what its tree does not have, of what ``only`` names in the table. Never raises
    for what is in the file.
    """
    language = language or language_of(path.rpartition("/")[2])
    if language is None or len(data) > options.max_size:
        return ()
    constructs = read_table(tables / "build.toml").found_in(data.decode("latin-1"), language, lacks)
    if not constructs:
        return ()
    try:
        source = Source.from_bytes(path, data)
    except NotTextError:
        return ()
    return search_text(source, language, constructs, options, settled)


def search_text(
    source: Source,
    language: BuildLanguage,
    constructs: Iterable[Construct],
    options: Options,
    settled: Sequence[tuple[int, int]] = (),
) -> tuple[Diagnostic, ...]:
    """What is for CUDA in a text outside of the ranges ``settled``, each thing once; where a construct has what to
    write, with a fix to be shown. A file around the code that speaks of ROCm or HIP outside of conditionals gets none.
    """
    if language in AROUND and not any(match for each in constructs for match in _matches(each, source.text)):
        return ()
    code = read_code(source.text, language)
    found = _found(source, code, language, constructs, options, settled)
    return tuple(_once(without_suppressed(found, suppressions(source, code.comments))))


def search_all(
    source: Source,
    language: BuildLanguage,
    constructs: Iterable[Construct],
    options: Options,
    settled: Sequence[tuple[int, int]] = (),
) -> tuple[Diagnostic, ...]:
    """What is for CUDA in a text outside of the ranges ``settled``, at each of its places, suppressed or not."""
    return tuple(_found(source, read_code(source.text, language), language, constructs, options, settled))


def beside_hip(
    source: Source, language: BuildLanguage, constructs: Iterable[Construct], options: Options
) -> tuple[tuple[int, int], ...]:
    """The begin and end of the conditionals with an arm for HIP, of which something is for CUDA."""
    code = read_code(source.text, language)
    if not code.settled:
        return ()
    found = _found(source, replace(code, text=code.whole), language, constructs, options, ())
    return tuple((start, end) for start, end in code.settled if any(start <= each.start < end for each in found))


def _found(
    source: Source,
    code: BuildText,
    language: BuildLanguage,
    constructs: Iterable[Construct],
    options: Options,
    settled: Sequence[tuple[int, int]],
) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    of_nvcc = _values_for_nvcc(code.text) if language is BuildLanguage.SHELL else ()
    for construct in constructs:
        settled_by = construct.settled_by
        is_settled = settled_by is not None and settled_by.search(code.text) is not None
        is_needed_there = any(needed in code.text for needed in construct.needed)
        if is_needed_there and options.selects(construct.code) and not is_settled:
            found += _places(construct, code, source, options.rocm, of_nvcc)
    found = [d for d in found if not any(start <= d.start < end for start, end in settled)]
    if language in AROUND and _FOR_BOTH.search(code.text):
        found = [replace(d, remedy=d.remedy.removesuffix(_APPLIES), fix=None) for d in found]
    return sorted(found, key=lambda d: (d.start, d.code))


def _values_for_nvcc(text: str) -> tuple[tuple[int, int], ...]:
    """Where a script gives values to variables that command lines of nvcc use, directly or through others."""
    if not _NVCC.search(text):
        return ()
    lines = _CONTINUED.sub(" ", text).splitlines()
    waiting = {name for line in lines if _NVCC.search(line) for name in _REFERENCE.findall(line)}
    values = [(match["name"], *match.span("value")) for match in _ASSIGNMENT.finditer(text)]
    names: set[str] = set()
    while waiting:
        names |= waiting
        used = (text[start:end] for name, start, end in values if name in waiting)
        waiting = {name for value in used for name in _REFERENCE.findall(value)} - names
    return tuple((start, end) for name, start, end in values if name in names)


def _places(
    construct: Construct, code: BuildText, source: Source, rocm: str, of_nvcc: Sequence[tuple[int, int]]
) -> Iterator[Diagnostic]:
    """Every place of a construct; what ``of_nvcc`` has between its starts and ends is nvcc's, whatever is beside it."""
    write = construct.write
    if construct.unless is not None and construct.unless.search(code.text):
        write = None
    for match in _matches(construct, code.text):
        start, end = match.span("name" if match.groupdict().get("name") is not None else 0)
        if construct.beside is not None and not any(begin <= start < last for begin, last in of_nvcc):
            line = code.text[source.line_start(start) : source.line_end(start)]
            if not construct.beside.search(line):
                continue
        name = " ".join(code.text[start:end].split())
        message = f"{name}: {construct.what}"
        place = (start, end, *source.position(start))
        fix = None if write is None else _fix(construct, write, match, (start, end), rocm)
        remedy = construct.instead if fix is None else construct.instead + _APPLIES
        yield Diagnostic(construct.code, construct.severity, message, remedy, *place, name, fix=fix)


def _matches(construct: Construct, text: str) -> Iterator[re.Match[str]]:
    """The matches of a construct; in files around the code it stands on one line, which has the text ``needed``."""
    if not construct.languages <= AROUND:
        yield from construct.pattern.finditer(text)
        return
    (needed,) = construct.needed
    at = text.find(needed)
    while at >= 0:
        end = text.find("\n", at) + 1 or len(text)
        yield from construct.pattern.finditer(text, text.rfind("\n", 0, at) + 1, end)
        at = text.find(needed, end)


def _fix(construct: Construct, write: str, match: re.Match[str], span: tuple[int, int], rocm: str) -> Fix:
    """The fix that writes what a construct has in a port, to be shown."""
    release = ".".join(rocm.split(".")[:2])
    text = match.expand(write).replace("{rocm}", rocm).replace("{release}", release)
    return Fix(construct.instead, Applicability.DISPLAY, (Edit(*span, text, construct.code),))


def _once(found: list[Diagnostic]) -> Iterator[Diagnostic]:
    """The first finding of each thing, with the lines and fixes of the others; those without a fix by themselves."""
    groups: dict[tuple[str, str, bool], list[Diagnostic]] = {}
    for d in found:
        groups.setdefault((d.code, d.symbol, d.fix is None), []).append(d)
    for first, *others in groups.values():
        if first.fix is not None:
            edits = tuple(edit for d in (first, *others) if d.fix is not None for edit in d.fix.edits)
            first = replace(first, fix=replace(first.fix, edits=edits))
        yield first if not others else with_lines(first, sorted({d.line for d in others} - {first.line}))


def with_lines(first: Diagnostic, lines: list[int]) -> Diagnostic:
    """The finding, which says the other lines of the same."""
    if not lines:
        return first
    shown = ", ".join(map(str, lines[:_LINES])) + (f" and {len(lines) - _LINES} more" if len(lines) > _LINES else "")
    where = f"{first.message} (also in line{'s' * (len(lines) > 1)} {shown})"
    return replace(first, message=where)
