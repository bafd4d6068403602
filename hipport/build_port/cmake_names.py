"""Names in the arguments of CMake's commands: variables, targets, features, generator expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Quoting
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_filled import fills
from hipport.build_port.cmake_paths import folders
from hipport.build_port.cmake_paths import in_toolkit
from hipport.build_port.cmake_paths import is_path
from hipport.build_port.cmake_paths import is_target
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LANGUAGE
from hipport.rules.build.files import CUDA_LIBRARY
from hipport.rules.build.files import CUDA_PACKAGE
from hipport.rules.build.files import OLD_STANDARD

# Names that stand for themselves wherever they are: CUDA::cublas   CUDA::cudart$<$<BOOL:${STATIC}>:_static>
# ${CUDA_cublas_LIBRARY}   ${CUDA_VERSION}
# @CUDA_VERSION@   CMAKE_CUDA_FLAGS_RELEASE   cuda_std_14   $<COMPILE_LANGUAGE:CXX,CUDA>
# $<COMPILE_LANG_AND_ID:CUDA,NVIDIA>   $<CUDA_COMPILER_ID:NVIDIA>
_NAME = re.compile(
    r"\bCUDA::(?P<target>\w+)(?![\w-])(?:\$<\$<[^<>]*>:_static>|\$\{\w*(?i:static)\w*\})?"
    r"|\$\{CUDA_(?P<library>\w+?)_LIBRAR(?:Y|IES)\}"
    r"|(?<![\w-])(?P<flags>CMAKE_CUDA_FLAGS|CUDA_NVCC_FLAGS)(?=_|\b)"
    r"|(?:(?<=\$\{)|(?<=@))(?P<variable>\w+)(?=[@}])"
    r"|(?<=\$<COMPILE_LANGUAGE:)(?P<languages>[\w,]*\bCUDA\b[\w,]*)(?=>)"
    r"|(?<=\$<LINK_LANGUAGE:)(?P<linked>[\w,]*\bCUDA\b[\w,]*)(?=>)"
    r"|\$<(?P<kind>(?:COMPILE|LINK)_LANG_AND_ID:)CUDA,(?P<ids>[\w,]+)>"
    r"|\$<CUDA_COMPILER_ID:(?P<id>[\w,]+)>"
    r"|\b(?P<feature>cuda|cxx)_std_(?P<standard>\d\d)\b"
)
# ${NCCL_LIBRARY}   NCCL_FOUND in ${NCCL_FOUND}, @NCCL_FOUND@
_VARIABLE = re.compile(r"(?:\$\{)?(?P<name>\w+)(?=[@}])")
_COMPILED_AS = "$<COMPILE_LANGUAGE:"
# $<TARGET_FILE:CUDA::cudart>   get_target_property(file CUDA::cudart IMPORTED_LOCATION)
_FILE_OF = re.compile(r"\$<TARGET_(?:FILE|LINKER|SONAME)\w*:$")
_LOCATION = re.compile(r"(?:IMPORTED_)?LOCATION\w*")
#: ROCm's targets without a file, and those of the files that they link.
_FILES = {"hip::host": "hip::amdhip64"}
_MACROS = frozenset({"add_compile_definitions", "target_compile_definitions", "add_definitions", "message"})
_OF_VARIABLES = frozenset("set unset list string option if elseif while foreach mark_as_advanced".split())
# if(USE_CUDA AND CUDA_FOUND)
_ABOUT_CUDA = re.compile(r"(?:else)?if\s*\([^\n]*(?:CUDA|GPU)", re.IGNORECASE)
#: What compares two words in a condition.
COMPARISONS = frozenset({"LESS", "GREATER", "EQUAL", "LESS_EQUAL", "GREATER_EQUAL", "MATCHES", "STREQUAL", "IN_LIST"})
_OLD = frozenset({"98", "11", "14"})
_NEW = frozenset({"23", "26"})  # nvcc 13.0 has none of them: CMake gives it C++20


def standard(value: str, file: BuildFile) -> str:
    """A standard of C++ (``14``), or the one that the headers of ROCm which the tree includes need."""
    return "17" if value in _OLD and file.facts.needs_cxx17 else value


def for_hipcc(value: str, file: BuildFile) -> str:
    """A standard of C++ (``26``) for sources in CUDA, or the newest one that hipcc compiles those of the tree as."""
    return min(value, file.facts.newest_cxx) if value in _NEW else value


def renamed(text: str, file: BuildFile) -> str:
    """A text with its names as in a port."""
    parts, at = [], 0
    for start, end, new, _ in _names(text, file):
        parts += [text[at:start], new]
        at = end
    return "".join((*parts, text[at:]))


def names(place: Place) -> Iterator[Edit]:
    """What becomes of the names in all arguments of a command."""
    table = place.file.table.cmake
    yield from _compared_compilers(place)
    # $<$<COMPILE_LANGUAGE:CUDA>:${FOR_CUDA}> $<$<COMPILE_LANGUAGE:HIP>:${FOR_HIP}>: the project has HIP's itself
    has_hips = any(f"{_COMPILED_AS}HIP>" in argument.text for argument in place.command.arguments)
    left = set(_compared_architectures(place))
    for argument in place.command.arguments:
        if argument.quoting in (Quoting.BRACKETS, Quoting.PARENTHESIS) or argument in left:
            continue
        bare = argument.text if place.is_condition else argument.value
        if bare in table.variables and fills(bare, place.file):
            continue
        if bare in table.variables and place.command.lower not in _MACROS:
            yield place.replaced(_code(bare), argument, table.variables[bare])
            continue
        if bare in table.properties and place.command.lower not in _OF_VARIABLES:
            yield place.file.edit(CUDA_LANGUAGE, argument.start, argument.end, table.properties[bare])
            continue
        for start, end, new, code in _names(argument.text, place.file):
            if argument.text[start] == "$" and is_target(new):
                if is_path(place, argument.start + start):
                    continue  # a person has to say which file
                if _may_be_missing(place):
                    new = " ".join(f"$<TARGET_NAME_IF_EXISTS:{target}>" for target in new.split())
            if code == OLD_STANDARD and argument.text[:start][-1:].isspace():
                continue  # a sentence about it
            if new in _FILES and _is_for_file(place, argument, start):
                new = _FILES[new]
            if has_hips and argument.text.endswith(_COMPILED_AS, 0, start):
                new = argument.text[start:end]
            yield place.file.edit(code, argument.start + start, argument.start + end, new)


def _is_for_file(place: Place, argument: Argument, start: int) -> bool:
    """Whether a target, at an offset in an argument, is named for its file."""
    asks = place.command.lower == "get_target_property" and _LOCATION.fullmatch(place.command.arguments[-1].value)
    return bool(asks) or _FILE_OF.search(argument.text, 0, start) is not None


def printed(place: Place) -> Iterator[Edit]:
    """``message(STATUS "CUDA ${CUDA_VERSION}")``: the variables in what is printed. The words around them stay.
    ``message(${CUDA_LIBRARIES})`` is an error of CMake's where the variable is empty.
    """
    for argument in place.command.arguments:
        if argument.quoting in (Quoting.NONE, Quoting.QUOTES):
            for start, end, new, code in _names(argument.text, place.file):
                if argument.text.startswith("${", start) or argument.text.startswith("${", start - 2):
                    yield place.file.edit(code, argument.start + start, argument.start + end, new)


def _may_be_missing(place: Place) -> bool:
    """``target_link_libraries(x ${CUDA_LIBRARIES})`` outside of ``if(CUDA_FOUND)``, where nothing requires the toolkit:
    the variable was empty without it, and a target is an error.
    """
    if place.command.lower != "target_link_libraries" or not place.file.facts.toolkit_is_optional:
        return False
    return not any(_ABOUT_CUDA.match(place.file.text, arm) for arm in place.arms_when_read)


def _code(variable: str) -> str:
    return CUDA_LANGUAGE if variable.startswith("CMAKE_") else CUDA_LIBRARY


def _compared_architectures(place: Place) -> Iterator[Argument]:
    """``CMAKE_CUDA_ARCHITECTURES`` where it is compared with a number of NVIDIA's."""
    for first, other in _compared(place):
        if "CUDA_ARCH" in first.text and re.search(r"\d", other.text):
            yield first


def _compared_compilers(place: Place) -> Iterator[Edit]:
    """``CMAKE_CUDA_COMPILER MATCHES nvcc``, ``${CMAKE_CUDA_COMPILER}``: the compiler is asked for its name."""
    for first, other in _compared(place):
        if re.fullmatch(r'"?(\$\{)?CMAKE_CUDA_COMPILER\}?"?', first.text):
            text = place.file.text[first.start : other.end]
            new = text.replace("CMAKE_CUDA_COMPILER", "HIPPORT_CUDA_COMPILER", 1)
            yield place.file.edit(CUDA_LANGUAGE, first.start, other.end, new)


def _compared(place: Place) -> Iterator[tuple[Argument, Argument]]:
    arguments = place.command.arguments if place.is_condition else ()
    for first, sign, other in zip(arguments, arguments[1:], arguments[2:], strict=False):
        if sign.text in COMPARISONS:
            yield first, other


def _names(text: str, file: BuildFile) -> Iterator[tuple[int, int, str, str]]:
    """The places of names, what stands there in a port, and the rule that asks for it."""
    values = [*file.table.cmake.value.finditer(text), *folders(text, file.source.path)]
    yield_at = {match.start(): match for match in values}
    taken = 0
    targets = file.table.cmake.target.finditer(text)
    for match in sorted([*_NAME.finditer(text), *values, *targets], key=lambda match: (match.start(), -match.end())):
        if match.start() < taken:
            continue
        end = match.end()
        filled = _VARIABLE.match(text, match.start())
        if filled and fills(filled["name"], file):
            taken = end
            yield match.start(), end, match[0], CUDA_LIBRARY
            continue
        if match.start() in yield_at:
            found = in_toolkit(text, match.start(), file)
            end, new = found or (end, None)
        else:
            new = _counterpart(match, file)
        if new is not None and new != text[match.start() : end]:
            taken = end
            yield match.start(), end, new, _rule(match)


def _rule(match: re.Match[str]) -> str:
    kind = match.lastgroup
    if match[0].startswith("/"):
        return CUDA_PACKAGE
    if kind == "standard":
        return OLD_STANDARD if match["feature"] == "cxx" else CUDA_LANGUAGE
    return CUDA_LIBRARY if kind in (None, "target", "library", "variable") else CUDA_LANGUAGE


def _counterpart(match: re.Match[str], file: BuildFile) -> str | None:
    """What a port has for a name; None where it has none, or where nothing is known of it."""
    table, value = file.table, match[match.lastgroup or 0]
    match match.lastgroup:
        case "target":
            return _target(value, file)
        case "library":
            return _target(value.lower(), file)
        case "flags":
            return table.cmake.variables[value]
        case "variable":
            return table.cmake.variables.get(value)
        case "languages" | "linked":
            words = value.split(",")
            return ",".join("HIP" if word == "CUDA" else word for word in words if word != "CUDA" or "HIP" not in words)
        case "ids" | "id" if "NVIDIA" not in value.split(","):
            return "0"
        case "ids":
            return f"$<{match['kind']}HIP,Clang>"
        case "id":
            return "$<HIP_COMPILER_ID:Clang>"
        case "standard":
            language = "hip" if match["feature"] == "cuda" else "cxx"
            return f"{language}_std_{standard(value, file)}"
    return table.cmake.targets.get(value) if value not in file.facts.own_targets else None


def _target(library: str, file: BuildFile) -> str | None:
    known = {name.lower(): counterpart for name, counterpart in file.table.libraries.items()}
    counterpart = file.table.libraries.get(library) or known.get(library)
    return counterpart.target or None if counterpart else None
