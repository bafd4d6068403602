"""The wording of messages and numbers in reports."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping

from hipport.diagnostics import Severity
from hipport.paths import printable
from hipport.result import Compilation
from hipport.result import Verdict

_LINE_BREAK = re.compile(r"\s*[\r\n]\s*")


def prose(text: str) -> str:
    """A message or remedy on one line, for any terminal and file: line breaks become spaces, characters that cannot be
    shown become escapes, as in a path.
    """
    return printable(_LINE_BREAK.sub(" ", text.strip()))


def count(number: int, noun: str) -> str:
    """A number with its noun: ``1 error``, ``1,200 errors``."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def kinds_words(kinds: Mapping[Severity, int], severities: Iterable[Severity], more: str = "") -> str:
    """Numbers of entries by severity: ``57 kinds of errors, 1 of warnings``; ``53 more kinds of errors``."""
    parts = [(kinds[severity], f"of {severity.value}s") for severity in severities if kinds[severity]]
    if not parts:
        return ""
    (first, words), *others = parts
    head = f"{first:,}{more} {'kind' if first == 1 else 'kinds'} {words}"
    return ", ".join([head, *(f"{number:,} {words}" for number, words in others)])


def compilation_words(compilation: Compilation) -> str:
    """How a compilation ended: ``compiled in 2.1 s``, ``does not compile: 3 errors, 1 not predicted, 4.0 s``, ``missing
    header: a.h, 0.3 s``.
    """
    seconds = f"{compilation.seconds:.1f} s"
    match compilation.verdict:
        case Verdict.COMPILED:
            return f"compiled in {seconds}"
        case Verdict.FAILED:
            unpredicted = f"{compilation.unpredicted:,} not predicted" if compilation.unpredicted else "predicted"
            return f"does not compile: {count(compilation.errors, 'error')}, {unpredicted}, {seconds}"
        case Verdict.MISSING_HEADER:
            return f"missing header: {', '.join(map(printable, compilation.headers))}, {seconds}"
        case _:
            return f"not checked: {str(compilation.verdict.value).replace('-', ' ')}, {seconds}"
