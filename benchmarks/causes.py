"""Compile errors of many projects as a table of causes: those that stop most projects first."""

from __future__ import annotations

import re
from collections import Counter
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

# What hipport's judge adds to a message, and what is each time another: paths, numbers, template arguments.
_ADDED = re.compile(r" \((?:not predicted|predicted: [^)]*)\)| \[[\w, ]+\]$|(?<= \(in )[^)]*")
_PLACE = re.compile(r"(?:[\w.+-]*/)+[\w.+-]+(?::\d+)*")
_NUMBER = re.compile(r"(?<![\w.])(?:0x[\da-fA-F]+|\d+)(?:[uUlL]*|\.\d*f?)(?![\w.])")
_ARGUMENTS = re.compile(r"<[^<>']*>")


@dataclass(frozen=True, slots=True)
class CompileError:
    """An error at a line of a project's port. ``codes`` are those by which ``convert`` had reported the place."""

    project: str
    unit: str
    place: str
    message: str
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cause:
    """Errors of one text: in how many projects, units and lines, how many of the lines were predicted, how many units
    have it as their first error, and the first place.
    """

    text: str
    projects: int
    units: int
    first_of: int
    lines: int
    predicted: int
    place: str


def normalised(message: str) -> str:
    """What an error says, without what differs from place to place."""
    text = _PLACE.sub("PATH", _NUMBER.sub("N", _ADDED.sub("", message)))
    while (shorter := _ARGUMENTS.sub("", text)) != text:
        text = shorter
    return " ".join(text.split())


def causes(errors: Iterable[CompileError]) -> list[Cause]:
    """The causes of errors, which come in the order of their units and lines; those of most projects first."""
    groups: defaultdict[str, list[CompileError]] = defaultdict(list)
    first: Counter[str] = Counter()
    begun: set[tuple[str, str]] = set()
    for error in errors:
        text = normalised(error.message)
        groups[text].append(error)
        if (error.project, error.unit) not in begun:
            begun.add((error.project, error.unit))
            first[text] += 1
    found = [_cause(text, group, first[text]) for text, group in groups.items()]
    return sorted(found, key=lambda cause: (-cause.projects, -cause.units, -cause.lines, cause.text))


def _cause(text: str, group: list[CompileError], first_of: int) -> Cause:
    lines = {(error.project, error.place): bool(error.codes) for error in group}
    units = {(error.project, error.unit) for error in group}
    project, place = min(lines)
    shown = f"{project}: {place}"
    return Cause(text, len({p for p, _ in units}), len(units), first_of, len(lines), sum(lines.values()), shown)


def show(found: Iterable[Cause]) -> Iterator[str]:
    """The causes as lines of text."""
    yield f"{'projects':>8}{'units':>7}{'first':>7}{'lines':>7}{'predicted':>11}  error"
    for cause in found:
        counts = f"{cause.projects:8}{cause.units:7}{cause.first_of:7}{cause.lines:7}{cause.predicted:11}"
        yield f"{counts}  {cause.text}\n{'':42}{cause.place}"
