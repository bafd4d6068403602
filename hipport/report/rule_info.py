"""What a report knows about a rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """A rule as reports name it: ``summary`` is one sentence, ``help`` its whole page as plain text."""

    code: str
    name: str
    summary: str
    help: str
