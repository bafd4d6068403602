"""Include folders, macros and the language standard from CMakeLists.txt files, as far as they can be read.

A port is a build for the GPU, so a switch that is named like ``USE_CUDA`` counts as on.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import lru_cache
from itertools import islice
from pathlib import Path

from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands
from hipport.build.cmake_language import OF_CMAKE
from hipport.build.cmake_language import expanded
from hipport.build.cmake_language import generated
from hipport.build.cmake_language import holds
from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.build.truth import ON
from hipport.build.truth import Truth
from hipport.build.truth import either
from hipport.build.truth import is_gpu_switch

_VISIBILITIES = frozenset({"PUBLIC", "PRIVATE", "INTERFACE"})
_SCOPES = _VISIBILITIES | {"SYSTEM", "BEFORE", "AFTER"}
_NO_TARGETS = frozenset({"TARGET", "APPEND", "APPEND_STRING"})
_UNSET = re.compile(r"\$\{\w+\}")
_NOT_RUN = {"function": "endfunction", "macro": "endmacro", "foreach": "endforeach", "while": "endwhile"}
_DEPTH = 8  # of files that include files, which may go round in a circle
_MOST_FILES = 20_000  # of a file(GLOB) in a folder, which may be a whole disk


@dataclass
class _Project:
    """What the commands so far have set, for one translation unit, in CUDA or not: options for all targets
    (``common``) and for each, those that who links it gets too (``exported``), the files that each compiles, and what
    it links; an alias links its target.
    """

    unit: Path
    is_cuda: bool
    variables: dict[str, str] = field(default_factory=lambda: dict(OF_CMAKE))
    common: list[str] = field(default_factory=list)
    targets: dict[str, list[str]] = field(default_factory=dict)
    exported: dict[str, list[str]] = field(default_factory=dict)
    sources: dict[str, set[str]] = field(default_factory=dict)
    links: dict[str, set[str]] = field(default_factory=dict)

    @property
    def language(self) -> str:
        return "CUDA" if self.is_cuda else "CXX"

    def options(self) -> list[str]:
        """The options for the unit: those of the targets that compile it and of what they link, or of all where no
        target is known to compile it.
        """
        owners = {target for target, files in self.sources.items() if str(self.unit) in files}
        linked = self._linked(owners)
        chosen = [words for target, words in self.targets.items() if not owners or target in owners]
        chosen += [words for target, words in self.exported.items() if target in linked]
        return [*self._from_variables(), *self.common, *(word for words in chosen for word in words)]

    def _linked(self, owners: set[str]) -> set[str]:
        """The targets that others link, directly or through others."""
        found: set[str] = set()
        waiting = list(owners)
        while waiting:
            new = self.links.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found - owners

    def _from_variables(self) -> Iterator[str]:
        get = self.variables.get
        if standard := get(f"CMAKE_{self.language}_STANDARD") or get("CMAKE_CXX_STANDARD"):
            yield f"-std=c++{standard}"
        if standard := get("CMAKE_C_STANDARD"):
            yield f"-std=c{standard}"
        for name in ("CMAKE_CXX_FLAGS", f"CMAKE_{self.language}_FLAGS"):
            yield from get(name, "").split()
        if get("CMAKE_CUDA_SEPARABLE_COMPILATION", "").upper() in ON:
            yield "-dc"


def flags_from_cmake(lists: Sequence[Path], unit: Path, *, is_cuda: bool) -> Flags:
    """The flags that CMakeLists.txt files, the outermost first, give a translation unit, in CUDA or C++. What is inside
    an ``if`` that cannot be decided counts only where it names include folders, which do no harm.
    """
    project = _Project(unit, is_cuda)
    top = str(lists[0].parent)
    project.variables |= {"CMAKE_SOURCE_DIR": top, "PROJECT_SOURCE_DIR": top}
    for path in lists:
        project.variables["CMAKE_CURRENT_SOURCE_DIR"] = str(path.parent)
        _run(project, path, path.parent, True, _DEPTH)
    return read_flags(project.options(), lists[-1].parent)


def _run(project: _Project, path: Path, folder: Path, certain: bool, depth: int) -> None:
    """Take in the commands of a file, for the folder of the CMakeLists.txt that is being read."""
    try:
        text = path.read_text("utf-8", "replace")
    except OSError:
        return
    outer = project.variables.get("CMAKE_CURRENT_LIST_DIR", "")
    project.variables["CMAKE_CURRENT_LIST_DIR"] = str(path.parent)
    for command, decided in _decided(_commands(text), project.variables):
        if command.lower == "include" and depth:
            if included := _included(project, command, folder):
                _run(project, included, folder, certain and decided, depth - 1)
        else:
            _apply(project, command, folder, certain=certain and decided)
    project.variables["CMAKE_CURRENT_LIST_DIR"] = outer


def _included(project: _Project, command: Command, folder: Path) -> Path | None:
    """The file of ``include(cmake/flags.cmake)`` or, by CMAKE_MODULE_PATH, of ``include(Flags)``."""
    words = _words(command.values[:1], project)
    if not words:
        return None
    modules = project.variables.get("CMAKE_MODULE_PATH", "").split(";")
    places = [folder / words[0], *(folder / module / f"{words[0]}.cmake" for module in modules if module)]
    return next((place for place in places if place.is_file()), None)


@lru_cache(maxsize=64)
def _commands(text: str) -> tuple[Command, ...]:
    """The commands of a file, as far as it can be read. The files of a tree have the same ones around them."""
    found = []
    with contextlib.suppress(UnclosedError):
        for command in read_commands(text):
            found.append(command)  # noqa: PERF402 - what stands before an error counts
    return tuple(found)


def _decided(commands: Iterable[Command], variables: dict[str, str]) -> Iterator[tuple[Command, bool]]:
    """The commands that may be run, and whether they surely are; the bodies of functions and loops are not."""
    arms: list[Truth] = []  # of the conditionals around: whether this arm is taken, None if that is not known
    taken: list[Truth] = []  # whether an earlier arm of it is
    closer = ""
    for command in commands:
        if closer:
            closer = "" if command.lower == closer else closer
        elif command.lower in _NOT_RUN:
            closer = _NOT_RUN[command.lower]
        elif command.lower == "if":
            arms.append(holds(command.values, variables))
            taken.append(False)
        elif command.lower in ("elseif", "else") and arms:
            taken[-1] = either(taken[-1], arms[-1])
            mine = True if command.lower == "else" else holds(command.values, variables)
            arms[-1] = False if taken[-1] or mine is False else None if taken[-1] is None else mine
        elif command.lower == "endif" and arms:
            arms.pop()
            taken.pop()
        elif False not in arms:
            yield command, None not in arms


def _apply(project: _Project, command: Command, folder: Path, *, certain: bool) -> None:
    """Take in one command; one that may not be run adds include folders and variables that are not set otherwise."""
    name, words = command.lower, _words(command.values, project)
    if name in ("set", "list", "option", "project"):
        _set(project.variables, name, command.values, folder, certain=certain)
        return
    if not words:
        return
    if name.startswith("target_") and name != "target_sources":
        _apply_to_target(project, name, words, folder, certain=certain)
        return
    match name:
        case "include_directories":
            project.common += _folders(words, folder)
        case "file" if words[0] in ("GLOB", "GLOB_RECURSE"):
            _glob(project.variables, words, folder)
        case "add_library" if words[1:2] == ["ALIAS"]:
            project.links.setdefault(words[0], set()).update(words[2:])
        case "add_library" | "add_executable" | "cuda_add_library" | "cuda_add_executable" | "target_sources":
            project.sources.setdefault(words[0], set()).update(str(folder / word) for word in words[1:])
        case _ if not certain:
            return
        case "add_definitions" | "add_compile_options":
            project.common += _options(words)
        case "add_compile_definitions":
            project.common += _definitions(words)
        case "set_target_properties" | "set_property":
            _apply_properties(project, name, command.values, folder)


def _apply_to_target(project: _Project, name: str, words: list[str], folder: Path, *, certain: bool) -> None:
    """Take in ``target_...(NAME PRIVATE a PUBLIC b)``. What is PUBLIC or INTERFACE is for those that link it too."""
    target = words[0]
    if name == "target_link_libraries":
        project.links.setdefault(target, set()).update(words[1:])
        return
    system = "SYSTEM" in words
    for scope, rest in _by_scope(words[1:]):
        match name:
            case "target_include_directories":
                found = _folders(["SYSTEM", *rest] if system else rest, folder)
            case "target_compile_options" if certain:
                found = _options(rest)
            case "target_compile_definitions" if certain:
                found = _definitions(rest)
            case "target_compile_features" if certain:
                found = _standards(rest, is_cuda=project.is_cuda)
            case _:
                return
        project.targets.setdefault(target, []).extend(found)
        if scope != "PRIVATE":
            project.exported.setdefault(target, []).extend(found)


def _apply_properties(project: _Project, name: str, words: tuple[str, ...], folder: Path) -> None:
    """Take in ``set_target_properties(A B PROPERTIES CXX_STANDARD 17 COMPILE_FLAGS "-DX -DY")`` and
    ``set_property(TARGET A APPEND PROPERTY COMPILE_OPTIONS -DX -DY)``.
    """
    values = [generated(expanded(word, project.variables), project.language) or "" for word in words]
    keyword = "PROPERTY" if name == "set_property" else "PROPERTIES"
    if keyword not in values or (name == "set_property" and values[0] != "TARGET"):
        return
    at = values.index(keyword)
    rest = values[at + 1 :]
    if name == "set_property":
        rest = [*rest[:1], ";".join(rest[1:])]
    pairs = zip(rest[::2], rest[1::2], strict=False)
    found = [option for key, value in pairs for option in _of_property(key, value, folder, project.language)]
    for target in set(values[:at]) - _NO_TARGETS:
        project.targets.setdefault(target, []).extend(found)


def _of_property(name: str, value: str, folder: Path, language: str) -> list[str]:
    """The options that a property of a target is for a compiler, less those of unknown value."""
    words = [word for word in value.split(";") if word and "${" not in word]
    match name:
        case "COMPILE_FLAGS":
            return [word for word in value.split() if "${" not in word]
        case "COMPILE_OPTIONS":
            return _options(words)
        case "COMPILE_DEFINITIONS":
            return _definitions(words)
        case "INCLUDE_DIRECTORIES":
            return _folders(words, folder)
        case "C_STANDARD" if words:
            return [f"-std=c{words[0]}"]
        case "CUDA_SEPARABLE_COMPILATION" if value.upper() in ON:
            return ["-dc"]
        case _:
            return [f"-std=c++{words[0]}"] if words and name == f"{language}_STANDARD" else []


def _by_scope(words: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The words after each of PUBLIC, PRIVATE and INTERFACE; those before the first are public."""
    scope, found = "PUBLIC", list[str]()
    for word in words:
        if word in _VISIBILITIES:
            yield scope, found
            scope, found = word, []
        elif word not in _SCOPES:
            found.append(word)
    yield scope, found


def _folders(words: Iterable[str], folder: Path) -> list[str]:
    names = list(words)
    option = "-isystem" if "SYSTEM" in names else "-I"
    return [part for word in names if word not in _SCOPES for part in (option, str(folder / word))]


def _options(words: Iterable[str]) -> list[str]:
    return [part for word in words if word not in _SCOPES for part in word.removeprefix("SHELL:").split(" ")]


def _definitions(words: Iterable[str]) -> list[str]:
    return [f"-D{word.removeprefix('-D')}" for word in words if word not in _SCOPES]


def _glob(variables: dict[str, str], words: list[str], folder: Path) -> None:
    """``file(GLOB NAME *.cu)``: the files that are there."""
    found: list[str] = []
    for word in words[2:]:
        pattern = (folder / word).name
        place = (folder / word).parent
        names = place.rglob(pattern) if words[0] == "GLOB_RECURSE" else place.glob(pattern)
        with contextlib.suppress(OSError, ValueError, NotImplementedError):
            found += map(str, islice(names, _MOST_FILES))
    variables[words[1]] = ";".join(found)


def _set(variables: dict[str, str], how: str, words: tuple[str, ...], folder: Path, *, certain: bool) -> None:
    if not words:
        return
    name = words[0]
    if how == "project":
        variables |= {"PROJECT_NAME": name, "PROJECT_SOURCE_DIR": str(folder), f"{name}_SOURCE_DIR": str(folder)}
    elif how == "option":
        switched_on = words[-1].upper() in ON or is_gpu_switch(name)
        variables.setdefault(name, "ON" if switched_on else "OFF")
    elif how == "list":
        if name == "APPEND" and len(words) > 1:
            _set(variables, "set", (words[1], f"${{{words[1]}}}", *words[2:]), folder, certain=True)
    elif certain or name not in variables:
        values = words[1 : words.index("CACHE")] if "CACHE" in words else words[1:]
        known = [_UNSET.sub("", expanded(value, variables)) for value in values if value != "PARENT_SCOPE"]
        variables[name] = ";".join(filter(None, known))


def _standards(words: list[str], *, is_cuda: bool) -> list[str]:
    """``-std`` for the features ``cxx_std_17`` and ``cuda_std_17``, those of the unit's own language last."""
    features = [word for word in words if word.startswith(("cxx_std_", "cuda_std_"))]
    features.sort(key=lambda word: word.startswith("cuda") is is_cuda)
    return [f"-std=c++{word.rpartition('_')[2]}" for word in features]


def _words(words: Iterable[str], project: _Project) -> list[str]:
    """The words with variables and generator expressions replaced and lists split, less those of unknown value."""
    found: list[str] = []
    for word in _whole(words):
        value = generated(expanded(word, project.variables), project.language)
        if value is not None and "${" not in value:
            found += filter(None, value.split(";"))
    return found


def _whole(words: Iterable[str]) -> Iterator[str]:
    """The words, those of one generator expression as one list: ``$<$<CONFIG:Debug>:-g -O0>``."""
    whole = ""
    for word in words:
        whole = f"{whole};{word}" if whole else word
        if whole.count("$<") <= whole.count(">"):
            yield whole
            whole = ""
    if whole:
        yield whole
