"""CMake files in a port: CMake's HIP language for its CUDA language and for FindCUDA, ROCm's packages for CUDA's."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_findcuda import OWN
from hipport.build_port.cmake_findcuda import findcuda
from hipport.build_port.cmake_flags import flags
from hipport.build_port.cmake_languages import languages
from hipport.build_port.cmake_languages import minimum_version
from hipport.build_port.cmake_names import names
from hipport.build_port.cmake_packages import headers
from hipport.build_port.cmake_packages import is_toolkit
from hipport.build_port.cmake_packages import linked
from hipport.build_port.cmake_packages import optional
from hipport.build_port.cmake_packages import packages
from hipport.build_port.cmake_packages import unfound
from hipport.build_port.cmake_place import Place
from hipport.build_port.cmake_properties import chosen_gpus
from hipport.build_port.cmake_properties import properties
from hipport.build_port.cmake_properties import variables
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.project.build_files import BuildLanguage
from hipport.rules.build.files import CUDA_LANGUAGE

# What is done to each command. Where two of them want the same bytes, the longer edit counts, then the earlier step.
_STEPS: tuple[Callable[[Place], Iterator[Edit | Diagnostic]], ...] = (
    languages,
    packages,
    unfound,
    findcuda,
    variables,
    properties,
    linked,
    optional,
    headers,
    flags,
    names,
)
_OF_MODULE = re.compile(r"hipport_", re.IGNORECASE)
_OPENERS = frozenset({"if", "foreach", "while", "function", "macro", "block"})
_DEFINITIONS = frozenset({"function", "macro"})


def port_cmake(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What becomes of a CMake file. Raises BrokenBuildFileError where it cannot be read as one."""
    try:
        commands = tuple(read_commands(file.text))
    except UnclosedError as error:
        raise BrokenBuildFileError(error.offset, error.what) from error
    code = read_code(file.text, BuildLanguage.CMAKE).text
    places = [place for place in _places(file, commands) if not code[place.command.start].isspace()]
    found = {place: [each for step in _STEPS for each in step(place)] for place in places}
    every = [each for of_place in found.values() for each in of_place if isinstance(each, Edit)]
    edits = list(_changes(file, every))
    yield from (each for each in every if each not in edits)
    if edits:
        edits += [each for place in places for each in minimum_version(place)]
        edits += _with_module(file, found)
    yield from _outermost(file, edits)
    yield from (each for of_place in found.values() for each in of_place if isinstance(each, Diagnostic))


def _changes(file: BuildFile, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The edits that change something."""
    return (edit for edit in edits if edit.text != file.text[edit.start : edit.end])


def _places(file: BuildFile, commands: Iterable[Command]) -> Iterator[Place]:
    """The commands with the blocks around them."""
    opened: list[Command] = []
    arms: list[int] = []
    for command in commands:
        if command.lower.startswith("end") and command.lower[3:] in _OPENERS:
            if not opened or opened[-1].lower != command.lower[3:]:
                raise BrokenBuildFileError(command.start, f"{command.name}() closes nothing")
            opened.pop()
            arms.pop()
        if command.lower in ("else", "elseif") and arms:
            arms[-1] = command.start
        definition = next((each.start for each in opened if each.lower in _DEFINITIONS), None)
        yield Place(file, command, tuple(arms), definition)
        if command.lower in _OPENERS:
            opened.append(command)
            arms.append(command.start)
    if opened:
        raise BrokenBuildFileError(opened[-1].start, f"{opened[-1].name}() is not closed")


def _with_module(file: BuildFile, found: Mapping[Place, Sequence[Edit | Diagnostic]]) -> Iterator[Edit]:
    """The include of hip.cmake before each command that enables HIP or looks for it, and in such a file before each
    that uses it, where none stands before on all ways there. A file with neither such a command nor project() has it
    from who includes it. A template for an installed package is without: there is no such file beside it.
    """
    needing = {place for place in found if any(_changes(file, languages(place))) or is_toolkit(place)}
    is_first = any(place.command.lower == "project" for place in found)
    if not (needing or is_first) or file.source.path.endswith(".in"):
        return
    given: list[tuple[int, ...]] = []
    for place, edits in found.items():
        if place not in needing and not any(isinstance(edit, Edit) and _OF_MODULE.search(edit.text) for edit in edits):
            continue
        arms = tuple(arm for arm in place.arms if place.definition is None or arm < place.definition)
        if any(arms[: len(before)] == before for before in given):
            continue
        given.append(arms)
        path = posixpath.normpath(posixpath.join(file.to_root, OWN))
        include = f'include("${{CMAKE_CURRENT_LIST_DIR}}/{path}")'
        yield place.before(CUDA_LANGUAGE, chosen_gpus(place), include, header=OWN)


def _outermost(file: BuildFile, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The edits without those inside of longer ones; removals that meet are one, with the line if it is left blank."""
    kept: list[Edit] = []
    for edit in sorted(edits, key=lambda edit: (edit.start, -edit.end)):
        last = kept[-1] if kept else None
        if last is None or edit.start >= last.end or (edit.start == edit.end == last.start):
            kept.append(edit)
        elif not edit.text and not last.text and edit.end > last.end:
            kept[-1] = file.edit(last.code, last.start, edit.end, "")
    for edit in kept:
        yield edit if edit.text else _with_line(file, edit)


def _with_line(file: BuildFile, removal: Edit) -> Edit:
    """A removal that leaves nothing but blanks on its lines, with the lines."""
    start, end = file.source.line_start(removal.start), file.source.line_end(removal.end)
    if removal.start == removal.end or file.text[start : removal.start].strip() or file.text[removal.end : end].strip():
        return removal
    if removal.end == file.source.line_start(removal.end):
        return removal
    return file.edit(removal.code, start, end, "")
