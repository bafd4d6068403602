"""The include of hipport/hip.cmake in CMake files: which commands need it, and before which of them it stands."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_findcuda import OWN
from hipport.build_port.cmake_languages import languages
from hipport.build_port.cmake_packages import is_toolkit
from hipport.build_port.cmake_paths import is_template
from hipport.build_port.cmake_place import Place
from hipport.build_port.cmake_properties import chosen_gpus
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.project.build_options import folder_built_by
from hipport.rules.build.files import CUDA_LANGUAGE

_SPECIAL = re.compile(r"[^\w./+-]")
_OF_MODULE = re.compile(r"hipport_|\$\{CMAKE_HIP_ARCHITECTURES\}", re.IGNORECASE)


def is_enabling(place: Place) -> bool:
    """Whether the command enables HIP in the port, or looks for it."""
    edits = languages(place)
    return any(edit.text != place.file.text[edit.start : edit.end] for edit in edits) or is_toolkit(place)


def is_using(changes: Iterable[Edit | Diagnostic]) -> bool:
    """Whether what becomes of a command has commands or variables of hip.cmake, or the GPUs, which are chosen there."""
    return any(isinstance(each, Edit) and _OF_MODULE.search(each.text) for each in changes)


def with_module(file: BuildFile, found: Mapping[Place, Sequence[Edit | Diagnostic]]) -> Iterator[Edit]:
    """The include of hip.cmake before each command that enables HIP or looks for it, and in such a file, in one with
    project() and in one that has it from nobody before each that uses it, where none stands before on all ways there.
    """
    needing = {place for place in found if is_enabling(place)}
    is_first = any(place.command.lower == "project" for place in found)
    includes = needing or is_first or file.source.path in file.facts.without_module
    if not includes or is_template(file.source.path):
        return
    given: list[tuple[int, ...]] = []
    conditionals: dict[tuple[int, ...], Place] = {}  # the if() of each, by the arms around it
    for place, changes in found.items():
        if place.command.lower == "if":
            conditionals[place.arms] = place
        if place not in needing and not is_using(changes):
            continue
        if place.command.lower == "elseif":  # nothing can stand before it but before the whole of it
            place = conditionals.get(place.arms[:-1], place)
        arms = place.arms_when_read
        if any(arms[: len(before)] == before for before in given):
            continue
        given.append(arms)
        path = posixpath.normpath(posixpath.join(file.to_root, OWN))
        include = f'include("${{CMAKE_CURRENT_LIST_DIR}}/{path}")'
        yield place.before(CUDA_LANGUAGE, chosen_gpus(place), include, *_sources_in_hip(file), header=OWN)


def _sources_in_hip(file: BuildFile) -> Iterator[str]:
    """``hipport_in_hip(src/scene.cpp)`` for the sources of C++ below a file that only hipcc takes."""
    built = folder_built_by(file.source.path)
    below = [path for path in file.facts.for_hipcc if not built or path.startswith(f"{built}/")]
    if below:
        places = (posixpath.relpath(path, posixpath.dirname(file.source.path)) for path in below)
        yield f"hipport_in_hip({' '.join(map(_quoted, places))})"


def _quoted(path: str) -> str:
    return f'"{path}"' if _SPECIAL.search(path) else path
