"""Include folders that no build file names, guessed from the tree's own files."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable
from collections.abc import Iterator
from pathlib import Path

from hipport.project.includes import with_included
from hipport.project.survey import Survey

_OF_WINDOWS = frozenset(("win", "win32", "win64", "windows", "msvc"))
_SYSTEM = ("/usr/local/include", "/usr/include")


def include_folders(unit: str, root: Path, survey: Survey, known: Iterable[str]) -> tuple[str, ...]:
    """The folders of the tree ``root`` that the includes of a translation unit, and of what it includes, count from:
    each include that neither the includer's own folder nor a folder of ``known`` has, and that some file of the tree
    fits. Absolute, in the order of the includes.

    A guess, and so for ``-idirafter``: it never hides a header of the system or of ROCm. A folder for Windows, which a
    project brings its third parties' headers in, is none: they do not compile elsewhere. Nor is one whose header wraps
    another of its own name: ``#include <mpi.h>`` in the project's mpi.h.
    """
    inside = [os.path.relpath(folder, root) for folder in known]
    folders = [folder for folder in inside if not folder.startswith("..")]
    guessed: list[str] = []

    def headers_of(path: str) -> Iterator[str]:
        for line in survey.includes_of(path):
            beside = posixpath.dirname(path) if line.quoted else None
            header = _resolved(beside, line.name, survey, (*folders, *guessed))
            if header is None and (header := line.header) is not None and (base := _base(header, line.name)):
                if is_for_windows(base) or _wraps_its_name(header, line.name, survey) or _is_of_system(line.name):
                    continue
                guessed.append(base)
            if header is not None:
                yield header

    for _ in with_included(unit, headers_of):
        pass  # headers_of has noted the folder
    return tuple(os.path.normpath(root / folder) for folder in guessed)


def is_for_windows(path: str) -> bool:
    """Whether a path goes through a folder that is named for Windows."""
    return not _OF_WINDOWS.isdisjoint(path.lower().split("/"))


def _is_of_system(name: str) -> bool:
    """Whether this machine has a header, which comes first: a toolchain beside the system may search it last."""
    return any(os.path.isfile(os.path.join(folder, name)) for folder in _SYSTEM)  # noqa: PTH113, PTH118 - many names


def _wraps_its_name(header: str, name: str, survey: Survey) -> bool:
    return any(line.name == name and not line.quoted for line in survey.includes_of(header))


def _resolved(beside: str | None, name: str, survey: Survey, folders: Iterable[str]) -> str | None:
    """The tree's file that the compiler takes without help; ``beside`` is the includer's folder where that counts."""
    for folder in (*([] if beside is None else [beside]), *folders):
        path = posixpath.normpath(posixpath.join(folder, name))
        if path in survey.files:
            return path
    return None


def _base(target: str, name: str) -> str | None:
    """The folder that ``name`` counts from to mean the file ``target``; None for a name that begins with ``..``."""
    wanted = posixpath.normpath(name)
    if target == wanted:
        return "."
    return target[: -len(wanted) - 1] if target.endswith(f"/{wanted}") else None
