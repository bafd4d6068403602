"""Findings that a conversion left open, as a port keeps them: a later run over the port reports them again.

Most rules go by CUDA's names, which a port no longer has, so that the port alone does not show what was found in the
original. A finding stays with the text of its line: it holds wherever that line is, and as long as it is there.
"""

from __future__ import annotations

from collections import Counter
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.edits import moved
from hipport.result import Result
from hipport.source.text import BOM
from hipport.source.text import Source

_DIGITS = 16  # of a line's fingerprint: 64 bits


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """An open diagnostic of a conversion at its place in the port.

    ``line`` counts from 1. ``text`` is the fingerprint of the line without the spaces around it, and ``occurrence``
    says which of the lines with that text it is, from 1. ``column`` (from 0) and ``length`` are bytes of that text, and
    ``lines`` is the number of lines that it covers.
    """

    code: str
    severity: str
    message: str
    remedy: str
    symbol: str
    library: str
    line: int
    text: str
    occurrence: int
    column: int
    length: int
    lines: int = 1


def left_open(result: Result, text: str) -> tuple[LeftOpen, ...]:
    """The open diagnostics of a result at their places in ``text``, the content of the port in Latin-1."""
    if not result.open:
        return ()
    source = Source(result.path, text)
    codes, indents = _lines(text)
    found = []
    for d in result.open:
        start, end = moved(result.edits, d.start), moved(result.edits, d.end)
        line, column = source.position(start)
        code = codes[line - 1]
        column = max(column - 1 - indents[line - 1], 0)
        place = (line, _fingerprint(code), codes[:line].count(code), column, max(end - start, 0))
        found.append(LeftOpen(d.code, d.severity.value, d.message, d.remedy, d.symbol, d.library, *place, d.lines))
    return tuple(found)


def still_open(recorded: Iterable[LeftOpen], source: Source) -> Iterator[Diagnostic]:
    """The recorded findings whose lines are still in a file, each once, at their places now. Where fewer lines have a
    text than had it, the last one stands for those that are gone.
    """
    places: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for number, (code, indent) in enumerate(zip(*_lines(source.text), strict=True), 1):
        places[_fingerprint(code)].append((number, indent))
    seen = set()
    for each in recorded:
        if here := places.get(each.text):
            line, indent = here[min(each.occurrence, len(here)) - 1]
            start = min(source.offset(line) + indent + each.column, len(source.text))
            end = min(start + each.length, len(source.text))
            if (line, each.code, each.message, start) not in seen:
                seen.add((line, each.code, each.message, start))
                severity, column = Severity(each.severity), start - source.offset(line) + 1
                place = (start, end, line, column)
                said = (each.code, severity, each.message, each.remedy)
                yield Diagnostic(*said, *place, each.symbol, each.library, lines=each.lines)


def not_found_again(recorded: Iterable[Diagnostic], found: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
    """The recorded findings that a run did not find by itself, by code and line. What it found counts for the one at
    the same place first, then for any on the line, as a finding may stand at another token of the port. An info counts
    for none, as it asks nothing of a person.
    """
    asking = [d for d in found if d.severity is not Severity.INFO]
    exact = {(d.code, d.start) for d in asking}
    others = Counter((d.code, d.line) for d in asking)
    waiting = []
    for d in recorded:
        if (d.code, d.start) in exact:
            others[d.code, d.line] -= 1
        else:
            waiting.append(d)
    for d in waiting:
        if others[d.code, d.line] > 0:
            others[d.code, d.line] -= 1
        else:
            yield d


def _lines(text: str) -> tuple[list[str], list[int]]:
    """The lines without the spaces around them, and the widths of their indents."""
    whole = text.split("\n")
    lines = [line.removeprefix(BOM) for line in whole]  # which a line that is put above the first one takes
    indents = [len(line) - len(code.lstrip()) for line, code in zip(whole, lines, strict=True)]
    return [line.strip() for line in lines], indents


def _fingerprint(code: str) -> str:
    return sha256(code.encode("latin-1")).hexdigest()[:_DIGITS]
