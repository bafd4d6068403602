"""Findings that say the same, as one entry with its places."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.notices import COMPILER_CODES
from hipport.paths import printable

SEVERITIES = (Severity.ERROR, Severity.WARNING, Severity.INFO)
"""The severities, the gravest first."""

RANK = {severity: rank for rank, severity in enumerate(SEVERITIES)}

#: Stands for the name that a finding is about, while messages are compared.
_NAME = "\0"
#: How many names a message spells out.
_SPELT_OUT = 3
#: What differs between places that one thing is said of.
_OF_PLACE = re.compile(r" \(also in lines? [^)]*\)|\blines? [\d, ]*\d|, and [\d,]+ more errors? there")


@dataclass(frozen=True, slots=True)
class FileDiagnostic:
    """A diagnostic and the file that it is in."""

    path: str
    diagnostic: Diagnostic

    @property
    def place(self) -> str:
        """``path:line:column``, safe to show."""
        return f"{printable(self.path)}:{self.diagnostic.line}:{self.diagnostic.column}"


@dataclass(frozen=True)
class Entry:
    """Findings of one rule and severity that say the same, of one name or of several: what a person reads once.

    ``findings`` are in the run's order. Findings about different names say the same where nothing but the name differs
    in message and remedy, and the lines that a message names.
    """

    findings: tuple[FileDiagnostic, ...]

    @property
    def code(self) -> str:
        """The rule."""
        return self.findings[0].diagnostic.code

    @property
    def severity(self) -> Severity:
        """How much it asks of a person."""
        return self.findings[0].diagnostic.severity

    @property
    def library(self) -> str:
        """The CUDA library that it is about; empty for none."""
        return self.findings[0].diagnostic.library

    @property
    def of_compiler(self) -> bool:
        """Whether it is what the HIP compiler said, in its words."""
        return self.code in COMPILER_CODES

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The CUDA names that it is about, the most frequent first; empty where a finding has none."""
        counts = Counter(finding.diagnostic.symbol for finding in self.findings)
        return tuple(name for name, _ in counts.most_common() if name)

    @cached_property
    def paths(self) -> tuple[str, ...]:
        """The files that it is in, each once."""
        return tuple(dict.fromkeys(finding.path for finding in self.findings))

    @cached_property
    def folder(self) -> str:
        """The folder that its files have in common; empty for one file or where there is none."""
        folders = [Path(path).parent for path in self.paths]
        if len(folders) == 1 or len({folder.is_absolute() for folder in folders}) > 1:
            return ""
        return os.path.commonpath(folders)

    @cached_property
    def first(self) -> FileDiagnostic:
        """The first finding of the most frequent name, which speaks for all."""
        name = self.names[0] if self.names else ""
        return next(finding for finding in self.findings if finding.diagnostic.symbol == name)

    @property
    def also(self) -> str:
        """The other names: ``Npp32f, Npp16s and 35 more``; empty without any."""
        others = self.names[1:]
        more = len(others) - _SPELT_OUT
        return ", ".join(others[:_SPELT_OUT]) + (f" and {more:,} more" if more > 0 else "")


def entries(findings: Iterable[FileDiagnostic]) -> tuple[Entry, ...]:
    """The findings as entries: the gravest first, then those in the most files, then the most frequent ones."""
    groups: dict[tuple[str, Severity, str, str, str], list[FileDiagnostic]] = {}
    for finding in findings:
        d = finding.diagnostic
        groups.setdefault((d.code, d.severity, d.library, *_statement(d)), []).append(finding)
    found = (Entry(tuple(group)) for group in groups.values())
    return tuple(sorted(found, key=lambda e: (RANK[e.severity], -len(e.paths), -len(e.findings))))


def _statement(diagnostic: Diagnostic) -> tuple[str, str]:
    """Message and remedy, without what may differ: lines, and the name that they are about. An error of the compiler is
    about its name, but for one that a rule had predicted.
    """
    said = _OF_PLACE.sub("", diagnostic.message), diagnostic.remedy
    if not diagnostic.symbol or (diagnostic.code in COMPILER_CODES and not diagnostic.predicted):
        return said
    name = re.compile(rf"(?<!\w){re.escape(diagnostic.symbol)}(?!\w)")
    return name.sub(_NAME, said[0]), name.sub(_NAME, said[1])
