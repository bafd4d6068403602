"""Folders of a tree that are about one finding, so that a person may leave them out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from hipport.diagnostics import Severity
from hipport.report.entries import Entry
from hipport.result import Result
from hipport.result import Status

#: What means something else in a pattern of .gitignore.
_SPECIAL = frozenset("*?[]!#\\")


@dataclass(frozen=True, slots=True)
class Apart:
    """A folder that is about an entry: ``path`` as the files' paths have it, ``pattern`` for ``--exclude``, and the
    number of the entry's ``findings`` below it.
    """

    path: str
    pattern: str
    findings: int


class Folders:
    """The folders of a run's sources, with the number of sources below each."""

    def __init__(self, results: Iterable[Result]) -> None:
        paths = [r.path for r in results if r.status in (Status.CONVERTED, Status.UNCHANGED)]
        self._sources = Counter(folder for path in paths for folder in _above(path))
        self._named = Counter(PurePath(folder).name for folder in self._sources)

    def apart(self, entry: Entry) -> Apart | None:
        """The folder with most of the findings of an error, in several files that are at least half of its sources.

        None where there is none that a pattern could name, and for what is not an error.
        """
        if entry.severity is not Severity.ERROR:
            return None
        files = Counter(folder for path in entry.paths for folder in _above(path))
        findings = Counter(folder for finding in entry.findings for folder in _above(finding.path))
        found = [
            folder
            for folder, number in files.items()
            if number > 1
            and 2 * number >= self._sources[folder]
            and 2 * findings[folder] >= len(entry.findings)
            and not self._has_all(folder)
            and self._named[PurePath(folder).name] == 1
            and not _SPECIAL.intersection(folder)
        ]
        if not found:
            return None
        best = max(found, key=lambda folder: (findings[folder], len(folder)))
        return Apart(best, f"{PurePath(best).name}/", findings[best])

    def common(self, entry: Entry) -> str:
        """The folder that the entry's files have in common; empty where all sources of the run are below it."""
        return "" if self._has_all(entry.folder) else entry.folder

    def _has_all(self, folder: str) -> bool:
        return self._sources[folder] == max(self._sources.values(), default=0)


def _above(path: str) -> Iterator[str]:
    """The folders that a file is in, the nearest first."""
    return (str(folder) for folder in PurePath(path).parents if folder.name)
