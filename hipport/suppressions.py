"""Comments about findings: ``hipport: ignore[HP501] why`` answers one, ``hipport HP501: what`` is a mark of hipport's
own that says what one is (``finding_marks.py``).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from hipport.diagnostics import CODE
from hipport.diagnostics import Diagnostic
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.text import Source
from hipport.source.tokens import Tokens

_SUPPRESSION = re.compile(r"hipport:\s*ignore(?:\[([A-Z0-9, ]*)\])?")
#: A line that is a mark of a finding, with its code.
MARK = re.compile(rf"(?:^|(?<=\A\xef\xbb\xbf))[ \t]*(?://|#) hipport ({CODE}): [^\n]*\n", re.MULTILINE)
#: The beginning of every code, for a comment without codes.
ALL = ""


@dataclass(frozen=True, slots=True)
class Suppression:
    """A comment that suppresses the findings of a ``line`` whose codes begin with one of ``codes``: of its own line, or
    of the next one that is not a mark where it stands alone. ``start`` and ``end`` are its offsets.
    """

    line: int
    codes: tuple[str, ...]
    start: int
    end: int

    def covers(self, diagnostic: Diagnostic) -> bool:
        """Whether a finding is suppressed by it."""
        return diagnostic.line == self.line and diagnostic.code.startswith(self.codes)


_OfLine = TypeVar("_OfLine", Suppression, Diagnostic)


def suppressions(source: Source, comments: Iterable[tuple[int, str]]) -> tuple[Suppression, ...]:
    """What comments (with their offsets) suppress."""
    found = []
    for start, comment in comments:
        if match := _SUPPRESSION.search(comment):
            line, _ = source.position(start)
            alone = not source.text[source.line_start(start) : start].strip()
            codes = tuple(code.strip() for code in (match.group(1) or ALL).split(","))
            end = start + len(comment)
            found.append(Suppression(_below(source, end) if alone else line, codes, start, end))
    return tuple(found)


def suppressions_in_code(source: Source, tokens: Tokens) -> tuple[Suppression, ...]:
    """What the comments of a file of C++ suppress."""
    comments = {text for text in tokens.distinct if "hipport:" in text and kind(text) is TokenKind.COMMENT}
    return suppressions(source, ((tokens.starts[i], tokens.texts[i]) for i in tokens.where(comments)))


def _below(source: Source, offset: int) -> int:
    """The number of the first line below that of an offset that is not a mark."""
    at = source.line_end(offset)
    while mark := MARK.match(source.text, at):
        at = mark.end()
    return source.position(at)[0]


def _by_line(things: Iterable[_OfLine]) -> Mapping[int, Sequence[_OfLine]]:
    found: defaultdict[int, list[_OfLine]] = defaultdict(list)
    for each in things:
        found[each.line].append(each)
    return found


def without_suppressed(diagnostics: Iterable[Diagnostic], left_out: Sequence[Suppression]) -> list[Diagnostic]:
    """The diagnostics that no comment suppresses."""
    by_line = _by_line(left_out)
    return [d for d in diagnostics if not any(each.covers(d) for each in by_line.get(d.line, ()))]


def unneeded(
    left_out: Iterable[Suppression], diagnostics: Sequence[Diagnostic], asked: Callable[[str], bool]
) -> Iterator[tuple[Suppression, tuple[str, ...]]]:
    """The comments that suppress nothing, or not by all of their codes, each with those codes. ``diagnostics`` are all
    that was found, ``asked`` says whether every rule with a beginning of a code was asked for.
    """
    by_line = _by_line(diagnostics)
    for each in left_out:
        found = [d.code for d in by_line.get(each.line, ()) if each.covers(d)]
        idle = tuple(code for code in each.codes if asked(code) and not any(f.startswith(code) for f in found))
        if idle:
            yield each, idle
