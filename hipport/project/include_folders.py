"""Include folders that nobody names, found by the tree's own files."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable
from pathlib import Path

from hipport.project.survey import Survey


def include_folders(unit: str, root: Path, survey: Survey, known: Iterable[str]) -> tuple[str, ...]:
    """The folders of the tree ``root`` that the includes of a translation unit, and of what it includes, count from:
    each include that neither the includer's own folder nor a folder of ``known`` has, and that some file of the tree
    fits. Absolute, in the order of the includes.

    A guess, and so for ``-idirafter``: it never hides a header of the system or of ROCm.
    """
    inside = [os.path.relpath(folder, root) for folder in known]
    folders = [folder for folder in inside if not folder.startswith("..")]
    guessed: list[str] = []
    waiting, seen = [unit], {unit}
    while waiting:
        path = waiting.pop(0)
        for quoted, name in survey.includes_of(path):
            target = _resolved(posixpath.dirname(path) if quoted else None, name, survey, (*folders, *guessed))
            if target is None:
                target = survey.find_header(path, name)
                if target is None:
                    continue
                if base := _base(target, name):
                    guessed.append(base)
            if target not in seen:
                seen.add(target)
                waiting.append(target)
    return tuple(os.path.normpath(root / folder) for folder in guessed)


def _resolved(beside: str | None, name: str, survey: Survey, folders: Iterable[str]) -> str | None:
    """The tree's file that the compiler takes without help; ``beside`` is the includer's folder where that counts."""
    for folder in (*([] if beside is None else [beside]), *folders):
        path = posixpath.normpath(posixpath.join(folder, name))
        if path in survey.files:
            return path
    return None


def _base(target: str, name: str) -> str | None:
    """The folder that ``name`` counts from to mean the file ``target``; None for a name with ``..`` at its front."""
    wanted = posixpath.normpath(name)
    if target == wanted:
        return "."
    return target[: -len(wanted) - 1] if target.endswith(f"/{wanted}") else None
