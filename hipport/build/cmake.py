"""Include folders, macros and the language standard from CMakeLists.txt files, as far as they can be read.

A port is a build for the GPU, so a switch that is named like ``USE_CUDA`` counts as on.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from itertools import pairwise
from itertools import takewhile
from pathlib import Path
from pathlib import PurePosixPath

from hipport.build.cmake_calls import Block
from hipport.build.cmake_calls import Function
from hipport.build.cmake_calls import arguments_of
from hipport.build.cmake_calls import blocks
from hipport.build.cmake_calls import parsed
from hipport.build.cmake_calls import rounds
from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands
from hipport.build.cmake_language import OF_CMAKE
from hipport.build.cmake_language import expanded
from hipport.build.cmake_language import generated
from hipport.build.cmake_language import holds
from hipport.build.cmake_language import known
from hipport.build.cmake_project import Project
from hipport.build.cmake_project import Scope
from hipport.build.configured import BUILD_FOLDER
from hipport.build.configured import ConfiguredHeader
from hipport.build.configured import configured_header
from hipport.build.export_header import ExportHeader
from hipport.build.export_header import export_header
from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.build.truth import ON
from hipport.build.truth import Truth
from hipport.build.truth import either
from hipport.build.truth import is_for_gpu
from hipport.build.truth import is_gpu_switch

_VISIBILITIES = frozenset({"PUBLIC", "PRIVATE", "INTERFACE"})
_SCOPES = _VISIBILITIES | {"SYSTEM", "BEFORE", "AFTER"}
_KINDS = frozenset({"STATIC", "SHARED", "MODULE", "OBJECT", "INTERFACE"})  # of libraries
_NO_TARGETS = frozenset({"TARGET", "APPEND", "APPEND_STRING"})
_DEFINES = re.compile(r"(?:^|\s)--?(?:[DU]|std=)")  # an option that changes what a source means
_REFERENCE = re.compile(r"\$\{(\w+)\}")
_ESCAPED = re.compile(r"\\(\W)")
_WITH_SPACES = re.compile(r'-D\w+=.*(?:\\ |").*', re.DOTALL)  # a macro whose text has spaces of its own, or may have
#: What counts as CMake means it, or hipport, whatever functions of these names a project defines.
_OWN = frozenset(
    """add_compile_definitions add_compile_options add_definitions add_executable add_library add_subdirectory
    cmake_parse_arguments configure_file cuda_add_executable cuda_add_library file generate_export_header
    get_target_property include include_directories list option project return set set_property set_target_properties
    string target_compile_definitions target_compile_features target_compile_options target_include_directories
    target_link_libraries target_sources""".split()
)
_WITH_SWITCHES = frozenset({"option", "set", "if", "elseif"})
_HIP = re.compile(r"HIP|ROCM", re.IGNORECASE)
_FOUND = ("HIP_FOUND", "hip_FOUND", "ROCM_FOUND")  # in the project's own build for HIP
_CONFIGURATIONS = frozenset({"DEBUG", "RELEASE", "MINSIZEREL", "RELWITHDEBINFO"})
_LANGUAGES = {"CUDA": ("CUDA", "HIP"), "CXX": ("CXX",)}  # the names that a compiler's variables have, a port's too
_FOLDERS = ("CMAKE_{}_DIR", "PROJECT_{}_DIR", "CMAKE_CURRENT_{}_DIR")
#: What ``string(TOUPPER text NAME)`` and the like make of a text.
_CHANGES: dict[str, Callable[[str], str]] = {
    "TOUPPER": str.upper,
    "TOLOWER": str.lower,
    "STRIP": str.strip,
    "MAKE_C_IDENTIFIER": lambda text: re.sub(r"^(?=\d)|\W", "_", text, flags=re.ASCII),
}
_DEPTH = 16  # of files that include files and functions that call functions, which may go round in a circle
_MOST_FILES = 20_000  # of a file(GLOB) in a folder, which may be a whole disk


class CMakeFlags:
    """What the CMakeLists.txt files of a project say of its translation units, in CUDA or in C++. The outermost of the
    files, ``top``, is read with those that it adds, others when a unit below them is asked about. ``for_hip`` asks for
    the build that the project has for HIP itself.
    """

    def __init__(self, top: Path, *, is_cuda: bool, for_hip: bool = False) -> None:
        self._project = Project("CUDA" if is_cuda else "CXX", for_hip)
        places = {"SOURCE": str(top.parent), "BINARY": str(top.parent / BUILD_FOLDER)}
        folders = {name.format(which): place for which, place in places.items() for name in _FOLDERS}
        found = dict.fromkeys(_FOUND if for_hip else (), "TRUE")
        _enter(self._project, Scope(top.parent, None, {**OF_CMAKE, **folders, **found}))

    @property
    def configured(self) -> Mapping[str, ConfiguredHeader | ExportHeader]:
        """The headers that a configure step makes, as far as files have been read, by their paths."""
        return self._project.configured

    def of(self, unit: Path, lists: Sequence[Path]) -> Flags:
        """The flags of a unit; ``lists`` are the CMakeLists.txt files around it, the outermost first. What is inside an
        ``if`` that cannot be decided counts only where it names include folders, which do no harm.
        """
        folders = [path.parent for path in lists]
        scopes = self._project.scopes
        for outer, folder in pairwise(folders):
            _enter(self._project, scopes[outer].inner(folder))  # which no other file surely adds
        scope = self._project.scope(unit, folders)
        options = self._project.options(unit, folders)
        return read_flags(
            [*_from_variables(scope.variables, self._project.language), *scope.common, *options], scope.folder
        )


def beginning(lists: Sequence[Path]) -> int:
    """Which of the CMakeLists.txt files around a unit, the outermost first, begins the unit's project: the innermost
    one with a ``project()`` that none of those around it adds, or may add.
    """
    texts = [_commands(_text_of(path) or "") for path in lists]
    for number in range(len(lists) - 1, 0, -1):
        if any(command.lower == "project" for command in texts[number]):
            added = (command for text in texts[:number] for command in text if command.lower == "add_subdirectory")
            if not any(_may_add(command, lists[number].parent.name) for command in added):
                return number
    return 0


def _may_add(command: Command, folder: str) -> bool:
    """``add_subdirectory(lib/folder)``, ``add_subdirectory(${part})``"""
    word = command.values[0] if command.values else ""
    return "$" in word or PurePosixPath(word).name == folder


def _from_variables(variables: Mapping[str, str], language: str) -> Iterator[str]:
    get = variables.get
    languages = _LANGUAGES[language]
    if standard := get("CMAKE_CXX_STANDARD"):  # for a file of CUDA where nothing else says one
        yield f"-std=c++{standard}"
    for name in dict.fromkeys(("CXX", *languages)):
        yield from _command_line(get(f"CMAKE_{name}_FLAGS", ""))
    # CMake writes that of the language after the flags, so that it is the one.
    if standard := next(filter(None, (get(f"CMAKE_{name}_STANDARD") for name in languages)), None):
        yield f"-std=c++{standard}"
    if standard := get("CMAKE_C_STANDARD"):
        yield f"-std=c{standard}"
    if get("CMAKE_CUDA_SEPARABLE_COMPILATION", "").upper() in ON:
        yield "-dc"


def _enter(project: Project, scope: Scope) -> None:
    """Read the CMakeLists.txt of a folder, once."""
    path = scope.folder / "CMakeLists.txt"
    if scope.folder not in project.scopes and path.is_file():
        project.scopes[scope.folder] = scope
        _run(project, path, scope, True, _DEPTH)


def _run(project: Project, path: Path, scope: Scope, certain: bool, depth: int) -> None:
    """Take in the commands of a file, for the folder of the CMakeLists.txt that is being read."""
    text = _text_of(path)
    if text is None:
        return
    outer = scope.variables.get("CMAKE_CURRENT_LIST_DIR", "")
    scope.variables["CMAKE_CURRENT_LIST_DIR"] = str(path.parent)
    commands = _commands(text)
    project.choose(_choices(commands) | (_for_hip(commands) if project.for_hip else {}), scope)
    _run_all(project, commands, scope, certain, depth)
    scope.variables["CMAKE_CURRENT_LIST_DIR"] = outer


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return None


def _run_all(project: Project, commands: Iterable[Command], scope: Scope, certain: bool, depth: int) -> bool:
    """Take in the commands of a file, a function or a loop; True where one of them surely ends the file or function. In
    a file, a condition does not: it leaves out a part of the project, and it is for this part that somebody asks.
    """
    for command, decided, nested in _decided(blocks(commands), scope.variables):
        project.steps -= 1
        if project.steps < 0 or (command.lower == "return" and decided and (project.calls or not nested)):
            return True
        if isinstance(command, Block):
            if _run_block(project, command, scope, certain and decided, depth):
                return True
        elif command.lower in project.functions and depth:
            _call(project, command, scope, certain and decided, depth - 1)
        elif command.lower == "cmake_parse_arguments":
            scope.variables |= parsed(arguments_of(command, scope.variables), scope.variables)
        elif command.lower == "include" and depth:
            if included := _included(project, command, scope):
                _run(project, included, scope, certain and decided, depth - 1)
        elif command.lower == "add_subdirectory":  # what is said there of a target counts for those that link it
            for word in _words(command.values[:1], scope, project.language):
                _enter(project, scope.inner(Path(os.path.normpath(scope.folder / word))))
        else:
            _apply(project, command, scope, certain=certain and decided)
    return False


def _run_block(project: Project, block: Block, scope: Scope, certain: bool, depth: int) -> bool:
    """Take note of a function or macro, or run a loop; as ``_run_all``."""
    if not block.opener.values:
        return False
    name, *parameters = block.opener.values
    if block.lower == "foreach":
        before = scope.variables.get(name)
        for value in rounds(block.opener, scope.variables):
            scope.variables[name] = value
            if _run_all(project, block.body, scope, certain, depth):
                return True
        _restore(scope.variables, {name: before})
    elif block.lower in ("function", "macro") and name.lower() not in _OWN and not name.startswith("hipport_"):
        folder = scope.variables.get("CMAKE_CURRENT_LIST_DIR", "")
        project.functions[name.lower()] = Function(tuple(parameters), block.body, block.lower == "macro", folder)
    return False


def _call(project: Project, command: Command, scope: Scope, certain: bool, depth: int) -> None:
    """Run the body of a function, which has variables of its own, or of a macro, which sets those of its caller."""
    function = project.functions[command.lower]
    project.calls += 1
    given = function.given(arguments_of(command, scope.variables))
    if function.is_macro:
        before = {name: scope.variables.get(name) for name in given}
        scope.variables.update(given)
        _run_all(project, function.body, scope, certain, depth)
        _restore(scope.variables, before)
    else:
        given["CMAKE_CURRENT_FUNCTION_LIST_DIR"] = function.folder
        inner = Scope(scope.folder, scope, {**scope.variables, **given}, scope.common)
        _run_all(project, function.body, inner, certain, depth)
    project.calls -= 1


def _restore(variables: dict[str, str], before: Mapping[str, str | None]) -> None:
    """Give variables the values that they had before; None for those that had none."""
    for name, value in before.items():
        if value is None:
            variables.pop(name, None)
        else:
            variables[name] = value


def _choices(commands: Iterable[Command]) -> dict[str, str]:
    """The variables that conditions compare with a word for CUDA, and that word.

    ``if(BACKEND STREQUAL "cuda")``   ``elseif("CUDA" STREQUAL BACKEND OR ...)``
    """
    found: dict[str, str] = {}
    for command in commands:
        if command.lower in ("if", "elseif"):
            for left, how, right in zip(command.values, command.values[1:], command.values[2:], strict=False):
                name, word = (left, right) if is_for_gpu(right) else (right, left)
                if how == "STREQUAL" and is_for_gpu(word):
                    found.setdefault(_REFERENCE.sub(r"\1", name), word)
    return found


def _for_hip(commands: Iterable[Command]) -> dict[str, str]:
    """The switches for CUDA and for HIP of a file that has both, ``option(USE_CUDA ...)`` and ``if(USE_HIP)``, set for
    HIP.
    """
    words = (word for command in commands if command.lower in _WITH_SWITCHES for word in command.values)
    names = set(words)
    found: dict[str, str] = {}
    for name in sorted(names):
        of_cuda = _HIP.sub(lambda match: "cuda" if match[0].islower() else "CUDA", name)
        if of_cuda != name and of_cuda in names and is_gpu_switch(of_cuda):
            found |= {of_cuda: "OFF", name: "ON"}
    return found


def _included(project: Project, command: Command, scope: Scope) -> Path | None:
    """The file of ``include(cmake/flags.cmake)`` or, by CMAKE_MODULE_PATH, of ``include(Flags)``."""
    words = _words(command.values[:1], scope, project.language)
    if not words:
        return None
    modules = scope.variables.get("CMAKE_MODULE_PATH", "").split(";")
    places = [scope.folder / words[0], *(scope.folder / module / f"{words[0]}.cmake" for module in modules if module)]
    return next((place for place in places if place.is_file()), None)


@lru_cache(maxsize=512)
def _commands(text: str) -> tuple[Command, ...]:
    """The commands of a file, as far as it can be read. The files of a tree have the same ones around them."""
    found = []
    with contextlib.suppress(UnclosedError):
        for command in read_commands(text):
            found.append(command)  # noqa: PERF402 - what stands before an error counts
    return tuple(found)


def _decided(
    commands: Iterable[Command | Block], variables: dict[str, str]
) -> Iterator[tuple[Command | Block, bool, bool]]:
    """The commands and blocks that may be run, whether they surely are, and whether they stand in an ``if``."""
    arms: list[Truth] = []  # of the conditionals around: whether this arm is taken, None if that is not known
    taken: list[Truth] = []  # whether an earlier arm of it is
    for command in commands:
        if isinstance(command, Block):
            if False not in arms:
                yield command, None not in arms, bool(arms)
        elif command.lower == "if":
            arms.append(False not in arms and holds(command.values, variables))
            taken.append(False)
        elif command.lower in ("elseif", "else") and arms:
            taken[-1] = either(taken[-1], arms[-1])
            asked = command.lower == "elseif" and taken[-1] is not True and False not in arms[:-1]
            mine = holds(command.values, variables) if asked else True
            arms[-1] = False if taken[-1] or mine is False else None if taken[-1] is None else mine
        elif command.lower == "endif" and arms:
            arms.pop()
            taken.pop()
        elif False not in arms:
            yield command, None not in arms, bool(arms)


def _apply(project: Project, command: Command, scope: Scope, *, certain: bool) -> None:
    """Take in one command; one that may not be run adds include folders and variables that are not set otherwise."""
    name, words = command.lower, _words(command.values, scope, project.language)
    if name in ("set", "list", "option", "project"):
        _set(project, name, command.values, scope, certain=certain)
        return
    if name == "string":
        _string(scope.variables, command, certain=certain)
        return
    if not words:
        return
    if name.startswith("target_") and name != "target_sources":
        _apply_to_target(project, name, words, scope, certain=certain)
        return
    match name:
        case "include_directories":
            scope.common += _folders(words, scope.folder)
        case "file" if words[0] in ("GLOB", "GLOB_RECURSE"):
            _glob(scope.variables, words, scope.folder)
        case "get_target_property" if len(words) == 3:
            _get_property(project, words, scope)
        case "configure_file" | "generate_export_header":
            binary = scope.variables.get("CMAKE_CURRENT_BINARY_DIR", "")
            made = (
                configured_header(words, scope.folder, binary, scope.variables)
                if name == "configure_file"
                else export_header(words, binary, scope.folder / "CMakeLists.txt")
            )
            if made:
                project.configured.setdefault(made.path, made)
        case "add_library" if words[1:2] == ["ALIAS"]:
            project.targets[words[0]].link(words[2:])
        case "add_library" | "add_executable" | "cuda_add_library" | "cuda_add_executable" | "target_sources":
            target = project.target(words[0], scope)
            target.sources.update(os.path.normpath(scope.folder / word) for word in words[1:])
            if name != "target_sources":
                target.properties |= _made_with(name, words, scope.variables)
        case _ if not certain:
            return
        case "add_definitions" | "add_compile_options":
            scope.common += _options(words)
        case "add_compile_definitions":
            scope.common += _definitions(words)
        case "set_target_properties" | "set_property":
            _apply_properties(project, name, command.values, scope)
        case "hipport_separable" if words[0].upper() in ON:
            for word in words[1:]:
                project.target(word, scope).options.append(("PRIVATE", ["-fgpu-rdc"]))
        case "hipport_options":
            project.target(words[0], scope).options.append(("PRIVATE", _of_findcuda(words[1:], scope.variables)))


def _made_with(name: str, words: Sequence[str], variables: Mapping[str, str]) -> dict[str, str]:
    """The properties that ``add_library(lab SHARED a.cu)`` gives a target, which are only to be read."""
    kind = next((word for word in words[1:2] if word in _KINDS), "")
    if not kind:
        kind = "SHARED" if variables.get("BUILD_SHARED_LIBS", "").upper() in ON else "STATIC"
    folders = {f"{which}_DIR": variables.get(f"CMAKE_CURRENT_{which}_DIR", "") for which in ("SOURCE", "BINARY")}
    return {"NAME": words[0], "TYPE": "EXECUTABLE" if name.endswith("executable") else f"{kind}_LIBRARY", **folders}


def _get_property(project: Project, words: Sequence[str], scope: Scope) -> None:
    """``get_target_property(NAME lab TYPE)``; a property that is not known sets nothing."""
    name, target, key = words
    if target in project.targets and key in project.targets[target].properties:
        scope.variables[name] = project.targets[target].properties[key]


def _apply_to_target(project: Project, name: str, words: list[str], scope: Scope, *, certain: bool) -> None:
    """Take in ``target_...(NAME PRIVATE a PUBLIC b)``. What is PUBLIC or INTERFACE is for those that link it too."""
    target = project.target(words[0], scope)
    system = "SYSTEM" in words
    for kind, rest in _by_scope(words[1:]):
        match name:
            case "target_link_libraries":
                target.link(rest, kind)
            case "target_include_directories":
                target.options.append((kind, _folders(["SYSTEM", *rest] if system else rest, scope.folder)))
            case "target_compile_options" if certain:
                target.options.append((kind, _options(rest)))
            case "target_compile_definitions" if certain:
                target.options.append((kind, _definitions(rest)))
            case "target_compile_features" if certain:
                target.options.append((kind, _standards(rest, is_cuda=project.language == "CUDA")))
            case _:
                return


def _apply_properties(project: Project, name: str, words: tuple[str, ...], scope: Scope) -> None:
    """Take in ``set_target_properties(A B PROPERTIES CXX_STANDARD 17 COMPILE_FLAGS "-DX -DY")`` and
    ``set_property(TARGET A APPEND PROPERTY INTERFACE_COMPILE_OPTIONS -DX -DY)``.
    """
    values = [generated(expanded(word, scope.variables), project.language) or "" for word in words]
    keyword = "PROPERTY" if name == "set_property" else "PROPERTIES"
    if keyword not in values or (name == "set_property" and values[0] != "TARGET"):
        return
    at = values.index(keyword)
    rest = values[at + 1 :]
    if name == "set_property":
        rest = [*rest[:1], ";".join(rest[1:])]
    for key, value in zip(rest[::2], rest[1::2], strict=False):
        kind = "INTERFACE" if key.startswith("INTERFACE_") else "PRIVATE"
        key = key.removeprefix("INTERFACE_")
        found = _of_property(key, value, scope.folder, project.language)
        for each in set(values[:at]) - _NO_TARGETS:
            target = project.target(each, scope)
            target.options.append((kind, found))
            target.link(value.split(";") if key == "LINK_LIBRARIES" else (), kind)


def _of_property(name: str, value: str, folder: Path, language: str) -> list[str]:
    """The options that a property of a target is for a compiler, less those of unknown value."""
    words = [word for word in value.split(";") if word and "${" not in word]
    match name:
        case "COMPILE_FLAGS":
            return [word for word in _command_line(value) if "${" not in word]
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
            of_language = name.removesuffix("_STANDARD") in _LANGUAGES[language] and name.endswith("_STANDARD")
            return [f"-std=c++{words[0]}"] if words and of_language else []


def _of_findcuda(words: Iterable[str], variables: Mapping[str, str]) -> list[str]:
    """The options of a target's device code in a port from FindCUDA, as its ``hipport_options(NAME -O3 RELEASE -DX)``
    gives them: without a standard they are for nvcc's C++17.
    """
    given = takewhile(lambda word: word not in _CONFIGURATIONS, words)
    options = _options(filter(None, (*variables.get("HIP_HIPCC_FLAGS", "").split(";"), *given)))
    return options if any(option.startswith("-std=") for option in options) else ["-std=gnu++17", *options]


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
    r"""Each word as an option, or as several with spaces between them: ``"-O3 -DX"``, but not ``-DX=a\ b``."""
    found: list[str] = []
    for word in words:
        if word not in _SCOPES:
            is_one = _WITH_SPACES.fullmatch(word)
            found += map(_unescaped, [word] if is_one else word.removeprefix("SHELL:").split(" "))
    return found


def _definitions(words: Iterable[str]) -> list[str]:
    return [f"-D{_unescaped(word).removeprefix('-D')}" for word in words if word not in _SCOPES]


def _command_line(text: str) -> list[str]:
    r"""The words of options that CMake hands to a shell as they are: ``-DX=\\\"a\\\" -O3``"""
    text = _unescaped(text)
    try:
        return shlex.split(text)
    except ValueError:  # quotes that do not end
        return text.split()


def _unescaped(word: str) -> str:
    r"""A word without CMake's escapes, the backslash of ``\"`` and of ``\ ``."""
    return _ESCAPED.sub(r"\1", word)


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


def _set(project: Project, how: str, words: tuple[str, ...], scope: Scope, *, certain: bool) -> None:
    if not words:
        return
    variables = scope.variables
    name = expanded(words[0], variables)
    if how == "project":
        binary = variables.get("CMAKE_CURRENT_BINARY_DIR", "")
        variables |= {"PROJECT_NAME": name, "PROJECT_SOURCE_DIR": str(scope.folder), "PROJECT_BINARY_DIR": binary}
        variables.setdefault("CMAKE_PROJECT_NAME", name)  # of the topmost CMakeLists.txt
        project.cache(f"{name}_SOURCE_DIR", str(scope.folder), scope)
        project.cache(f"{name}_BINARY_DIR", binary, scope)
        if "VERSION" in words[:-1]:
            _set_version(name, expanded(words[words.index("VERSION") + 1], variables), variables)
    elif how == "option":
        switched_on = words[-1].upper() in ON or is_gpu_switch(name)
        project.cache(name, "ON" if switched_on else "OFF", scope)
    elif how == "list":
        if name == "APPEND" and len(words) > 1:
            added = (word for word in words[2:] if certain or not _DEFINES.search(word))
            _set(project, "set", (words[1], f"${{{words[1]}}}", *added), scope, certain=True)
    elif "CACHE" in words:
        project.cache(name, _value(words[1 : words.index("CACHE")], variables), scope)
    elif words[-1] == "PARENT_SCOPE":
        if scope.outer and (certain or name not in scope.outer.variables):
            scope.outer.variables[name] = _value(words[1:-1], variables)
    elif certain or name not in variables:
        variables[name] = _value(words[1:], variables)


def _set_version(project: str, version: str, variables: dict[str, str]) -> None:
    """``project(LAB VERSION 1.2.3)`` sets LAB_VERSION, PROJECT_VERSION_MAJOR and the like."""
    parts = dict(zip(("MAJOR", "MINOR", "PATCH", "TWEAK"), [*version.split("."), *[""] * 4], strict=False))
    for name in (project, "PROJECT"):
        variables[f"{name}_VERSION"] = version
        variables |= {f"{name}_VERSION_{part}": value for part, value in parts.items()}


def _value(words: Iterable[str], variables: Mapping[str, str]) -> str:
    """The value of a variable, as far as it is known."""
    return ";".join(filter(None, (known(word, variables) for word in words)))


def _string(variables: dict[str, str], command: Command, *, certain: bool) -> None:
    """``string(TOUPPER text NAME)``, ``string(APPEND NAME text)``, ``string(REPLACE old new NAME text)``; a variable
    that nothing sets is empty in what is appended, and leaves the others without a value.
    """
    words = arguments_of(command, variables)
    if words[:1] == ["APPEND"]:
        words = [known(word, variables) for word in words if certain or not _DEFINES.search(word)]
    elif any("${" in expanded(value, variables) for value in command.values):
        return
    match words:
        case ["TOUPPER" | "TOLOWER" | "STRIP" | "MAKE_C_IDENTIFIER" as how, text, name]:
            variables[name] = _CHANGES[how](text)
        case ["APPEND", name, *texts]:
            variables[name] = "".join((variables.get(name, ""), *texts))
        case ["CONCAT", name, *texts]:
            variables[name] = "".join(texts)
        case ["JOIN", glue, name, *texts]:
            variables[name] = glue.join(texts)
        case ["REPLACE", old, new, name, *texts] if old:
            variables[name] = "".join(texts).replace(old, new)


def _standards(words: list[str], *, is_cuda: bool) -> list[str]:
    """``-std`` for the features ``cxx_std_17``, ``cuda_std_17`` and ``hip_std_17``, those of the unit's own language
    last.
    """
    features = [word for word in words if word.startswith(("cxx_std_", "cuda_std_", "hip_std_"))]
    features.sort(key=lambda word: word.startswith("cxx") is not is_cuda)
    return [f"-std=c++{word.rpartition('_')[2]}" for word in features]


def _words(words: Iterable[str], scope: Scope, language: str) -> list[str]:
    """The words with variables and generator expressions replaced and lists split, less those of unknown value."""
    found: list[str] = []
    for word in _whole(words):
        value = generated(expanded(word, scope.variables), language)
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
