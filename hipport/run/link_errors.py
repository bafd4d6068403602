"""What to do about functions that a linker has not found."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from hipport.paths import printable
from hipport.project.programs import is_unit
from hipport.project.survey import Survey
from hipport.run.program import Program

#: ``undefined reference to `lab::scan(int*, int)'``, ``undefined symbol: scan``
_UNDEFINED = re.compile(r"undefined (?:reference to [`']|symbol: )([^'\n]+)")
_TEMPLATE_ARGUMENTS = re.compile(r"<[^<>()]*>$")
_OF_OPENMP = re.compile(r"omp_\w+|GOMP_\w+|__kmpc_\w+")


def remedies(output: str, program: Program) -> Iterator[str]:
    """What to do about what a linker says of a program, one sentence each."""
    missing = {_own_name(function) for function in _UNDEFINED.findall(output)}
    if any(map(_OF_OPENMP.fullmatch, missing)):
        yield "functions of OpenMP are in its library: --compile-option=-fopenmp --link-option=-fopenmp"
    if sources := [path for path in _sources_beside(program) if _defines_one(path, missing)]:
        own = [source.path for source in program.sources]
        named = " ".join(printable(os.path.relpath(path)) for path in (*own, *sources))
        yield f"functions that are missing stand in sources beside: hipport run {named}, or all of a folder"


def _own_name(function: str) -> str:
    """The name without namespaces, arguments and parameters: ``scan`` of ``void lab::scan<int>(int*)``."""
    head = function.partition("(")[0]
    while (shorter := _TEMPLATE_ARGUMENTS.sub("", head)) != head:
        head = shorter
    return re.split(r"[\s:*&]", head)[-1]


def _sources_beside(program: Program) -> Iterator[Path]:
    """Other sources without a main in the folders of the program's files, and in ``src`` beside those folders."""
    parents = dict.fromkeys(path.parent for path in program.files)
    for folder in dict.fromkeys((*parents, *(parent.parent / "src" for parent in parents))):
        if not folder.is_dir():
            continue
        names = [path.name for path in sorted(folder.iterdir()) if is_unit(path.name) and path not in program.files]
        survey = Survey(frozenset(names), folder)
        yield from (folder / name for name in names if not survey.has_main(name))


def _defines_one(path: Path, names: set[str]) -> bool:
    """Whether a source has one of the functions: ``void scan(int *x) {``, ``Grid::Grid() : n(0) {``."""
    try:
        text = path.read_text("latin-1")
    except OSError:
        return False
    return any(re.search(rf"(?:^|[\s*&:~]){re.escape(name)}\s*\([^;{{}}]*\)[^;{{}}]*\{{", text) for name in names)
