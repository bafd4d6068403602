"""Languages in CMake files: project(), enable_language(), check_language(), and the version of CMake that has HIP's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.build.cmake_commands import Quoting
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.rules.build.files import CUDA_LANGUAGE

_COMMANDS = frozenset({"project", "enable_language", "check_language"})
_CHECKS = frozenset({"check_source_compiles", "check_source_runs", "check_compiler_flag", "check_linker_flag"})
# cudaMalloc, cuda_runtime.h, cublasCreate, or a variable that may have them: in the program of a check
_OF_CUDA = re.compile(r"\bcu(?:da|blas|fft|rand|solver|sparse|dnn)\w+|\bcu[A-Z]\w+|\$\{")
_OF_RAPIDS = frozenset(
    f"rapids_cuda_{what}"
    for what in ("init_architectures", "set_architectures", "init_runtime", "set_runtime", "patch_toolkit")
)
_HOSTS = frozenset({"C", "CXX"})
_TEXTS = frozenset({"DESCRIPTION", "HOMEPAGE_URL"})  # of project(), before words for people
# get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
_ENABLED = re.compile(r"(?i:get_property)\s*\(\s*(\w+)\s+GLOBAL\s+PROPERTY\s+ENABLED_LANGUAGES\b")
_NEEDED = (3, 21)  # the first release with the HIP language
_VERSION = re.compile(r"(\d+(?:\.\d+)*)(?:\.\.\.<?(\d+(?:\.\d+)*))?")


def languages(place: Place) -> Iterator[Edit]:
    """``project(x LANGUAGES CXX CUDA)``, ``enable_language("CUDA")`` are in HIP. A project in CUDA only is in C++ too,
    which the package hip needs.
    """
    if place.command.lower not in _COMMANDS and not _names_languages(place):
        return
    first = 0 if place.command.lower in ("enable_language", "check_language") else 1
    arguments = place.command.arguments[first:]
    named = {argument.value for argument in arguments}
    for before, argument in zip((None, *arguments), arguments, strict=False):
        if argument.value == "CUDA" and (before is None or before.text not in _TEXTS):
            if "HIP" in named:
                yield place.without(CUDA_LANGUAGE, argument.start, argument.end)
            else:
                alone = place.command.lower == "project" and not named & _HOSTS
                yield place.file.edit(CUDA_LANGUAGE, argument.start, argument.end, "CXX HIP" if alone else "HIP")
        elif argument.quoting is Quoting.QUOTES:  # DESCRIPTION "what it does with CUDA"
            yield place.file.edit(CUDA_LANGUAGE, argument.start, argument.end, argument.text)


def unenabled(place: Place) -> Iterator[Diagnostic]:
    """``project(x CXX)`` of a tree whose CMake files name sources in CUDA, and in which none makes it a language."""
    if place.command.lower == "project" and place.file.source.path == place.file.facts.without_language:
        message = "no CMake file here makes CUDA a language or includes FindCUDA, so that none of the port enables HIP"
        remedy = (
            "add HIP to the languages of project(), and find_package(hip REQUIRED) after it, if this build compiles the"
            " sources named .cu"
        )
        start = place.command.start
        at = (start, start + len(place.command.name))
        yield place.file.diagnostic(CUDA_LANGUAGE, *at, message, remedy, Severity.WARNING)


def asked_languages(place: Place) -> Iterator[Edit]:
    """``if("CUDA" IN_LIST languages)``, ``list(FIND languages CUDA at)`` of the languages that are enabled;
    ``foreach(language C CUDA)``, whose names make variables: ``CMAKE_${language}_FLAGS``.
    """
    values = place.command.values
    if "CUDA" not in values:
        return
    listed = _ENABLED.findall(place.file.text)
    for argument, *after in zip(*(place.command.arguments[at:] for at in range(3)), strict=False) if listed else ():
        if place.is_condition and argument.value == "CUDA" and after[0].text == "IN_LIST" and after[1].value in listed:
            yield place.replaced(CUDA_LANGUAGE, argument, "HIP")
    if place.command.lower == "list" and values[:1] == ("FIND",) and values[1:2] and values[1] in listed:
        of_loop = place.command.arguments[2:3]
    elif place.command.lower == "foreach" and values and f"CMAKE_${{{values[0]}}}_" in place.file.text:
        of_loop = place.command.arguments[1:]
    else:
        return
    yield from (place.replaced(CUDA_LANGUAGE, argument, "HIP") for argument in of_loop if argument.value == "CUDA")


def checked_languages(place: Place) -> Iterator[Edit | Diagnostic]:
    """``check_compiler_flag(CUDA -lineinfo HAS_IT)``, ``check_source_compiles(CUDA "__global__ ..." WORKS)``. nvcc
    includes the header of the runtime in such a program by itself.
    """
    if place.command.lower not in _CHECKS or place.command.values[:1] != ("CUDA",):
        return
    language, *others = place.command.arguments
    yield place.replaced(CUDA_LANGUAGE, language, "HIP")
    if "source" not in place.command.lower or not others:
        return
    program = others[0]
    if program.quoting is Quoting.QUOTES and not _OF_CUDA.search(program.text):
        yield place.file.edit(CUDA_LANGUAGE, program.start + 1, program.start + 1, r"#include <hip/hip_runtime.h>\n")
        return
    message = "a program in CUDA, which the HIP compiler is asked to compile"
    remedy = "begin it with #include <hip/hip_runtime.h>, and write HIP's names into it"
    start = place.command.start
    yield place.file.diagnostic(CUDA_LANGUAGE, start, start + len(place.command.name), message, remedy)


def rapids(place: Place) -> Iterator[Edit]:
    """``rapids_cuda_init_architectures(x)``, as CMAKE_HIP_ARCHITECTURES has the GPUs, and ``rapids_cuda_set_runtime(x
    USE_STATIC ON)``, as there is one runtime of HIP.
    """
    if place.command.lower in _OF_RAPIDS:
        yield place.removed(CUDA_LANGUAGE)


def _names_languages(place: Place) -> bool:
    """``set(LANGUAGES CXX CUDA)``, ``list(APPEND LANGUAGES CUDA)`` of a variable that project() or enable_language() of
    the same file is given.
    """
    at = {"set": 0, "list": 1}.get(place.command.lower)
    if at is None or "CUDA" not in place.command.values[at + 1 :]:
        return False
    name = re.escape(place.command.values[at])
    return re.search(rf"(?i:project|enable_language)\s*\([^()]*\$\{{{name}\}}", place.file.text) is not None


def minimum_version(place: Place) -> Iterator[Edit]:
    """``cmake_minimum_required(VERSION 3.8...3.30)`` asks for the first release with the HIP language."""
    if place.command.lower != "cmake_minimum_required":
        return
    for argument in place.command.arguments:
        match = _VERSION.fullmatch(argument.value)
        if match and _numbers(match[1]) < _NEEDED:
            kept = match[2] if match[2] and _numbers(match[2]) > _NEEDED else ""
            yield place.replaced(CUDA_LANGUAGE, argument, f"3.21...{kept}" if kept else "3.21")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
