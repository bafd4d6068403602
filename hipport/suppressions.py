"""Comments that answer a finding: ``hipport: ignore[HP501] why``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping

from hipport.diagnostics import Diagnostic
from hipport.source.text import Source

_SUPPRESSION = re.compile(r"hipport:\s*ignore(?:\[([A-Z0-9, ]*)\])?")


def suppressions(source: Source, comments: Iterable[tuple[int, str]]) -> dict[int, tuple[str, ...]]:
    """The beginnings of codes that comments (with their offsets) suppress, by line: the line of the comment, or the
    next one where the comment stands alone.
    """
    found: dict[int, tuple[str, ...]] = {}
    for start, comment in comments:
        if match := _SUPPRESSION.search(comment):
            line, _ = source.position(start)
            alone = not source.text[source.line_start(start) : start].strip()
            codes = tuple(code.strip() for code in (match.group(1) or "HP").split(","))
            found[line + comment.count("\n") + 1 if alone else line] = codes
    return found


def without_suppressed(diagnostics: Iterable[Diagnostic], left_out: Mapping[int, tuple[str, ...]]) -> list[Diagnostic]:
    """The diagnostics that no comment suppresses."""
    return [d for d in diagnostics if not d.code.startswith(left_out.get(d.line, ("-",)))]
