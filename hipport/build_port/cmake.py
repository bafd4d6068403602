"""CMake files in a port: CMake's HIP language for its CUDA language and for FindCUDA, ROCm's packages for CUDA's."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace

from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands
from hipport.build.text import BuildText
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_compiling import compiling
from hipport.build_port.cmake_conditions import asked_targets
from hipport.build_port.cmake_conditions import asked_variables
from hipport.build_port.cmake_findcuda import findcuda
from hipport.build_port.cmake_flags import asked_options
from hipport.build_port.cmake_flags import flags
from hipport.build_port.cmake_languages import asked_languages
from hipport.build_port.cmake_languages import checked_languages
from hipport.build_port.cmake_languages import languages
from hipport.build_port.cmake_languages import minimum_version
from hipport.build_port.cmake_languages import rapids
from hipport.build_port.cmake_languages import unenabled
from hipport.build_port.cmake_linked import linked
from hipport.build_port.cmake_linked import linked_by_variables
from hipport.build_port.cmake_module import with_module
from hipport.build_port.cmake_names import names
from hipport.build_port.cmake_names import printed
from hipport.build_port.cmake_packages import handed_on
from hipport.build_port.cmake_packages import headers
from hipport.build_port.cmake_packages import optional
from hipport.build_port.cmake_packages import packages
from hipport.build_port.cmake_packages import unfound
from hipport.build_port.cmake_place import Place
from hipport.build_port.cmake_properties import properties
from hipport.build_port.cmake_properties import variables
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.project.build_files import BuildLanguage
from hipport.rules.build.files import OLD_STANDARD

# What is done to each command. Where two of them want the same bytes, the longer edit counts, then the earlier step.
_STEPS: tuple[Callable[[Place], Iterator[Edit | Diagnostic]], ...] = (
    languages,
    unenabled,
    asked_languages,
    checked_languages,
    rapids,
    packages,
    handed_on,
    unfound,
    findcuda,
    compiling,
    variables,
    properties,
    linked,
    linked_by_variables,
    optional,
    headers,
    flags,
    asked_options,
    asked_targets,
    asked_variables,
    names,
)
_OPENERS = frozenset({"if", "foreach", "while", "function", "macro", "block"})
_DEFINITIONS = frozenset({"function", "macro"})


def port_cmake(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What becomes of a CMake file. Raises BrokenBuildFileError where it cannot be read as one."""
    read = read_code(file.text, BuildLanguage.CMAKE)
    every_place = read_places(file)
    places = [place for place in every_place if not read.text[place.command.start].isspace()]
    found = {place: list(changed(place)) for place in places}
    every = [each for of_place in found.values() for each in of_place if isinstance(each, Edit)]
    edits = list(_changes(file, every))
    yield from (each for each in every if each not in edits)
    has_hip = file.source.path in file.facts.with_hip or any(edit.code != OLD_STANDARD for edit in edits)
    if edits:
        edits += with_module(file, found)
    if has_hip:
        edits += [each for place in places for each in minimum_version(place)]
    edits += [each for place in every_place if _is_shown(place, read) for each in _changes(file, printed(place))]
    yield from _outermost(file, edits)
    yield from (each for of_place in found.values() for each in of_place if isinstance(each, Diagnostic))


def _is_shown(place: Place, read: BuildText) -> bool:
    """Whether a command prints, and is in no comment and not beside an arm for HIP."""
    at = place.command.start
    is_settled = any(start <= at < end for start, end in read.settled)
    return place.command.lower == "message" and read.text[at].isspace() and not is_settled


def read_places(file: BuildFile) -> tuple[Place, ...]:
    """The commands of a CMake file where they stand. Raises BrokenBuildFileError where it cannot be read as one."""
    try:
        return tuple(_places(file, read_commands(file.text)))
    except UnclosedError as error:
        raise BrokenBuildFileError(error.offset, error.what) from error


def changed(place: Place) -> Iterator[Edit | Diagnostic]:
    """What becomes of a command, by all steps."""
    return (each for step in _STEPS for each in step(place))


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


def _outermost(file: BuildFile, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The edits without those inside of longer ones; removals that meet are one, with the line if it is left blank."""
    kept: list[Edit] = []
    for edit in sorted(edits, key=lambda edit: (edit.start, -edit.end)):
        last = kept[-1] if kept else None
        if last is None or edit.start >= last.end:
            kept.append(edit)
        elif edit.start == edit.end == last.start:
            kept.insert(-1, edit)
        elif not edit.text and not last.text and edit.end > last.end:
            kept[-1] = file.edit(last.code, last.start, edit.end, "")
    comments = read_code(file.text, BuildLanguage.CMAKE).comments
    for edit in (_with_comments(file, edit, comments) for edit in kept):
        yield edit if edit.text else _with_line(file, edit)


def _with_comments(file: BuildFile, edit: Edit, comments: Sequence[tuple[int, str]]) -> Edit:
    """The edit with the comments inside of what it replaces, each on a line of its own before the new text."""
    lost = [text for start, text in comments if edit.start <= start < edit.end and text not in edit.text]
    if not lost:
        return edit
    line = file.text[file.source.line_start(edit.start) : edit.start]
    indent = line[: len(line) - len(line.lstrip())]
    rest = file.text[edit.end : file.source.line_end(edit.end)].strip()
    after = [edit.text] if edit.text or rest else []
    return replace(edit, text=f"{file.source.newline}{indent}".join([*(text.rstrip("\r") for text in lost), *after]))


def _with_line(file: BuildFile, removal: Edit) -> Edit:
    """A removal that leaves nothing but blanks on its lines, with the lines."""
    start, end = file.source.line_start(removal.start), file.source.line_end(removal.end)
    if removal.start == removal.end or file.text[start : removal.start].strip() or file.text[removal.end : end].strip():
        return removal
    if removal.end == file.source.line_start(removal.end):
        return removal
    return file.edit(removal.code, start, end, "")
