"""Packages in CMake files: find_package(), include(FindCUDA), headers that are looked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping

from hipport.build.cmake_commands import read_commands
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.rules.build.files import CUDA_LIBRARY
from hipport.rules.build.files import CUDA_PACKAGE

_ASKED = re.compile(r"(?i:if|elseif)\s*\(\s*TARGET\s+(?P<target>CUDA::\w+)\s*\)")
RUNTIME = "hip"  # the package of the runtime, which the toolkit's has too
_ENABLE = "enable_language(HIP)"
_KEPT = re.compile(r"QUIET|REQUIRED|\$\{\w*(?:QUIET|REQUIRED)\w*\}", re.IGNORECASE)
_OF_RAPIDS = "rapids_find_package"  # whose other words say who exports the package
# Commands about a package of the name, which a port has ported, or that say something of it.
_OF_PACKAGES = frozenset(
    "find_package find_dependency include message find_package_handle_standard_args set_package_properties".split()
) | {_OF_RAPIDS}
_VERSION = re.compile(r"\d[\d.]*|EXACT")
_MODULES = {"FindCUDA": "CUDA", "FindCUDAToolkit": "CUDAToolkit"}
#: Modules that find the toolkit for find_package(CUDA), mostly copies of CMake's own, and by what they end.
_MODULE = re.compile(r"(?:.*/)?(FindCUDA(?:Toolkit)?)\.cmake")
_FINDS_CUDA = re.compile(r"\bfind_package_handle_standard_args\s*\(\s*CUDA(?:Toolkit)?\b", re.IGNORECASE)


def finds_toolkit(path: str, text: str) -> bool:
    """Whether a CMake file is a module that finds CUDA's toolkit."""
    return _MODULE.fullmatch(path) is not None and _FINDS_CUDA.search(text) is not None


def own_modules(build_files: Mapping[str, str]) -> Iterator[str]:
    """The modules of a tree that have the name of one which finds CUDA's toolkit, and do something else."""
    for path, text in build_files.items():
        if (match := _MODULE.fullmatch(path)) and not finds_toolkit(path, text):
            yield match[1]


def package_of(place: Place) -> str:
    """The package of CUDA that the command looks for; "" for any other command."""
    command = place.command
    if command.lower in ("find_package", "find_dependency", _OF_RAPIDS) and command.arguments:
        name = command.arguments[0].value
        return name if name in place.file.table.cmake.packages else ""
    included = command.values[0] if command.lower == "include" and command.arguments else ""
    return "" if included in place.file.facts.own_modules else _MODULES.get(included, "")


def is_toolkit(place: Place) -> bool:
    """Whether the command looks for CUDA's toolkit."""
    return place.file.table.cmake.packages.get(package_of(place)) == RUNTIME


def handed_on(place: Place) -> Iterator[Diagnostic]:
    """``check_dependency(CUDAToolkit)``, ``foreach(package CUDAToolkit Threads)``: somebody makes names of the name."""
    if place.is_condition or place.command.lower in _OF_PACKAGES:
        return
    for argument in place.command.arguments:
        if argument.value == "CUDAToolkit":
            message = (
                "CUDAToolkit: the name of CUDA's package, which the port does not look for, nor has CUDAToolkit_FOUND"
            )
            remedy = "name hip, or set(CUDAToolkit_FOUND ${hip_FOUND}) and what else is made of the name before it"
            at = (argument.start, argument.end)
            yield place.file.diagnostic(CUDA_PACKAGE, *at, message, remedy, Severity.WARNING)


def unfound(place: Place) -> Iterator[Edit]:
    """``project(x CUDA)`` where the tree uses variables or targets of the toolkit and looks for it nowhere: they were
    empty, or the compiler's own.
    """
    enables = place.command.lower in ("project", "enable_language")
    if enables and place.file.facts.uses_unfound_toolkit and "CUDA" in place.command.values:
        found = (f"find_package({package} REQUIRED)" for package in (RUNTIME, *_libraries(place.file)))
        yield place.after(CUDA_PACKAGE, *found, *_first_values(place.file))


def packages(place: Place) -> Iterator[Edit | Diagnostic]:
    """``find_package(CUDA 11.8 REQUIRED)`` looks for hip and for the packages of the libraries that the tree names.
    FindCUDA needs no language; its commands become those of the HIP language, which is enabled there.
    """
    name = package_of(place)
    if name == "CUDA" and place.in_function and "enable_language(HIP)" not in place.file.text:
        message = "HIP has to be a language of the project, which no function of CMake can do"
        remedy = f"write {_ENABLE} where the project begins, if nothing else enables it"
        at = (place.command.start, place.command.end)
        yield place.file.diagnostic(CUDA_PACKAGE, *at, message, remedy, Severity.WARNING)
    if name and is_toolkit(place) and _is_before_project(place):
        message = "the package hip asks for a compiler, and has none before project()"
        remedy = "write project() first, if a build begins with this file"
        at = (place.command.start, place.command.end)
        yield place.file.diagnostic(CUDA_PACKAGE, *at, message, remedy, Severity.WARNING)
    if place.command.lower == "include":
        if place.command.values[:1] == ("FindCUDA/select_compute_arch",):
            yield place.removed(CUDA_PACKAGE)
        if name:
            yield place.written(CUDA_PACKAGE, f"find_package({RUNTIME} REQUIRED)", *_also(place, name, " REQUIRED"))
        return
    if not name:
        return
    if not place.file.table.cmake.packages[name]:
        yield place.written(CUDA_PACKAGE, f"set({name}_FOUND TRUE)")
        return
    first, *others = place.command.arguments
    yield from _lacking_components(place)
    kept = [argument for argument in others if _stays(place, argument.text)]
    yield place.replaced(CUDA_PACKAGE, first, place.file.table.cmake.packages[name])
    for argument in others:
        if argument not in kept:
            yield place.without(CUDA_PACKAGE, argument.start, argument.end)
    if also := _also(place, name, "".join(f" {renamed(argument.text, place.file)}" for argument in kept)):
        yield place.after(CUDA_PACKAGE, *also)


def _lacking_components(place: Place) -> Iterator[Diagnostic]:
    """``find_package(CUDAToolkit REQUIRED COMPONENTS nppc nppig)``: what ROCm has no library for, of what the build
    says that it needs.
    """
    is_component = False
    for argument in place.command.arguments:
        if argument.value.isupper():  # REQUIRED, OPTIONAL_COMPONENTS
            is_component = argument.value == "COMPONENTS"
        elif is_component and _is_lacking(place.file, argument.value):
            message = "a library of CUDA that ROCm does not have"
            remedy = "leave out what links it, with the code that calls it"
            yield place.file.diagnostic(CUDA_LIBRARY, argument.start, argument.end, message, remedy)


def _is_before_project(place: Place) -> bool:
    """``find_package(CUDA)   project(x)``: whether a project begins in the file, and only after the command."""
    projects = [command.start for command in read_commands(place.file.text) if command.lower == "project"]
    return bool(projects) and place.command.start < projects[0]


def _stays(place: Place, word: str) -> bool:
    """Whether a word about a package holds for the package of the port too."""
    return _KEPT.fullmatch(word) is not None or (place.command.lower == _OF_RAPIDS and not _VERSION.fullmatch(word))


def _also(place: Place, name: str, words: str) -> list[str]:
    """The commands that are needed after the one that looks for ``hip``."""
    if not is_toolkit(place):
        return []
    command = place.command.name if place.command.lower != "include" else "find_package"
    found = [f"{command}({package}{words})" for package in _libraries(place.file)]
    if command.lower() == "find_dependency":
        return found
    enables = name == "CUDA" and not place.in_function
    needed = [*([_ENABLE] if enables else []), *_first_values(place.file)]
    if needed and "REQUIRED" not in words.split():
        needed = [f"if({RUNTIME}_FOUND)", *(f"  {line}" for line in needed), "endif()"]
    return [*needed, *found]


def _first_values(file: BuildFile) -> list[str]:
    """The commands that give the variables of the toolkit which the tree adds to what they have in a port."""
    values = file.table.cmake.values
    return [f"set({name} {values[f'${{{name}}}']})" for name in sorted(file.facts.added_to)]


def _libraries(file: BuildFile) -> list[str]:
    """The packages of the toolkit's libraries that the tree names."""
    found = {file.table.libraries[name].package for name in file.facts.libraries}
    return sorted(found - {"", *file.table.cmake.packages.values()})


def optional(place: Place) -> Iterator[Edit | Diagnostic]:
    """``if(TARGET CUDA::nvml)`` and what its arm does with that target: there is none, and the arm is not taken."""
    text = place.file.text
    arms = [place.command.start] if place.is_condition else [*place.arms]
    asked = {match["target"] for arm in arms if (match := _ASKED.match(text, arm))}
    for argument in place.command.arguments:
        if argument.value in asked and _is_lacking(place.file, argument.value):
            yield place.file.edit(CUDA_LIBRARY, argument.start, argument.end, argument.text)
            if place.is_condition:
                message = f"{argument.value}: a library of CUDA that ROCm does not have; what depends on it is left out"
                remedy = "nothing, if the build does without it"
                at = (argument.start, argument.end)
                yield place.file.diagnostic(CUDA_LIBRARY, *at, message, remedy, Severity.INFO)


def _is_lacking(file: BuildFile, target: str) -> bool:
    counterpart = file.table.libraries.get(target.removeprefix("CUDA::"))
    return counterpart is not None and not counterpart.target


def headers(place: Place) -> Iterator[Edit]:
    """``find_path(NCCL_INCLUDE_DIR nccl.h)``: headers that are looked for by their names."""
    if place.command.lower in ("find_path", "find_file", "check_include_file", "check_include_file_cxx"):
        for argument in place.command.arguments:
            if header := place.file.table.cmake.headers.get(argument.value):
                yield place.replaced(CUDA_PACKAGE, argument, header)
