"""The files of a run as a tree of folders, each with its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from hipport.diagnostics import Severity
from hipport.paths import printable
from hipport.result import Result
from hipport.result import Status
from hipport.result import Verdict


@dataclass(frozen=True, slots=True)
class FileState:
    """What became of a file in words. ``grade`` says how good that is: ``error``, ``warning``, ``good`` or ``plain``
    (nothing was to be done).
    """

    name: str
    grade: str


#: The states, the gravest first.
STATES = (
    FAILED := FileState("failed", "error"),
    NOT_COMPILING := FileState("does not compile", "error"),
    NO_ANSWER := FileState("not compiled to the end", "error"),
    ERRORS := FileState("with errors left", "error"),
    NO_HEADER := FileState("missing header", "warning"),
    WARNINGS := FileState("with warnings left", "warning"),
    COMPILED := FileState("compiled", "good"),
    CONVERTED := FileState("converted", "good"),
    CHECKED := FileState("nothing found", "plain"),
    UNCHANGED := FileState("unchanged", "plain"),
    COPIED := FileState("copied", "plain"),
    SKIPPED := FileState("left out", "plain"),
)

_BY_STATUS = {
    Status.CONVERTED: CONVERTED,
    Status.UNCHANGED: UNCHANGED,
    Status.COPIED: COPIED,
    Status.SKIPPED: SKIPPED,
    Status.FAILED: FAILED,
    Status.CHECKED: CHECKED,
}


def state_of(result: Result) -> FileState:
    """The state of a file: the gravest thing that can be said of it."""
    if result.status is Status.FAILED:
        return FAILED
    verdict = result.compilation.verdict if result.compilation else None
    if verdict is Verdict.FAILED:
        return NOT_COMPILING
    if result.compilation and not result.compilation.answered:
        return NO_ANSWER
    severities = {diagnostic.severity for diagnostic in result.open}
    if Severity.ERROR in severities:
        return ERRORS
    if verdict is Verdict.MISSING_HEADER:
        return NO_HEADER
    if severities:
        return WARNINGS
    return COMPILED if verdict else _BY_STATUS[result.status]


@dataclass(frozen=True)
class FileLeaf:
    """A file of the tree; ``number`` is its place among the results of the run."""

    name: str
    number: int
    result: Result

    @cached_property
    def state(self) -> FileState:
        """What became of it."""
        return state_of(self.result)

    @cached_property
    def left(self) -> Counter[Severity]:
        """Number of findings that are left, by severity."""
        return Counter(diagnostic.severity for diagnostic in self.result.open)


@dataclass(frozen=True)
class Folder:
    """A folder; ``path`` is its whole path, ``name`` that from the folder above."""

    path: str
    name: str
    folders: tuple[Folder, ...]
    files: tuple[FileLeaf, ...]

    @cached_property
    def left(self) -> Counter[Severity]:
        """Number of findings left in its files and folders, by severity."""
        below: list[Folder | FileLeaf] = [*self.folders, *self.files]
        return sum((each.left for each in below), Counter())

    @cached_property
    def size(self) -> int:
        """Number of files in it and in its folders."""
        return len(self.files) + sum(folder.size for folder in self.folders)


def file_tree(results: Iterable[Result]) -> Folder:
    """The tree of the results' files: those of the input, and others where something is said of them. A folder with
    nothing but one folder is one with it.
    """
    listed = ((number, r) for number, r in enumerate(results) if not r.added or r.diagnostics)
    leaves = [(printable(result.path).split("/"), number, result) for number, result in listed]
    return _folder("", "", leaves)


_Leaf = tuple[list[str], int, Result]


def _folder(path: str, name: str, leaves: list[_Leaf]) -> Folder:
    below: dict[str, list[_Leaf]] = {}
    for (first, *rest), number, result in leaves:
        if rest:
            below.setdefault(first, []).append((rest, number, result))
    if len(below) == 1 and sum(map(len, below.values())) == len(leaves):
        (inner, same), = below.items()  # fmt: skip
        return _folder(f"{path}{inner}/", f"{name}{inner}/", same)
    folders = tuple(_folder(f"{path}{inner}/", f"{inner}/", below[inner]) for inner in sorted(below))
    return Folder(path, name, folders, tuple(sorted(_files(leaves), key=lambda leaf: leaf.name)))


def _files(leaves: list[_Leaf]) -> Iterator[FileLeaf]:
    for (name, *rest), number, result in leaves:
        if not rest:
            yield FileLeaf(name, number, result)
