"""Libraries in CMake files that are linked by their names: in commands, and in variables that commands link."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Quoting
from hipport.build.table import BuildTable
from hipport.build.table import Counterpart
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LIBRARY

_HEADERS_ONLY = frozenset({"cub", "thrust"})  # names of the project's own targets, more often than not
#: Commands with names of libraries, and the first argument that may be one.
_FIRST_LIBRARY = {"find_library": 1, "link_libraries": 0, "swig_link_libraries": 1, "target_link_libraries": 1}
# target_link_libraries(app PUBLIC ${LIBS})
_LINKING = re.compile(r"\b(?:target_|swig_)?link_libraries\s*\(([^()]*)\)", re.IGNORECASE)
# set(LIBS ${MORE})   list(APPEND LIBS ${MORE})
_SETTING = re.compile(r"\b(?:set|list)\s*\(\s*(?:APPEND\s+|PREPEND\s+)?(\w+)\s([^()]*)\)", re.IGNORECASE)
_REFERENCE = re.compile(r"\$\{(\w+)\}")
_KEYWORD = re.compile(r"[A-Z][A-Z_]+")
_LINKED_AFTER = re.compile(r"(?:[A-Z]+_)*(?:LIBS|LIBRARIES)")
_OF_CHECKS = "CMAKE_REQUIRED_LIBRARIES"  # what check_symbol_exists and kin link
_FOR_LINKING = re.compile(r"LIB|LINK|DEP", re.IGNORECASE)
_NAME = r"(?P<name>\w[\w-]*)"
# ${FOLDER}/libcublas.so.12   libcublas_static.a   -l:libcublas.so
_FILE = r":?(?:[^\s;\"]*/)?lib(?P<file>\w+)\.(?:so|a)[\d.]*"
_ITEM = re.compile(rf"(?P<option>-l)?(?:{_FILE}|{_NAME})")
_WORD = re.compile(rf"(?<![^\s;\"]){_ITEM.pattern}(?![^\s;\"])")
_SEARCHED = re.compile(rf"{_FILE}|(?P<option>lib)?{_NAME}")


def brought(target: str, table: BuildTable, included: Collection[str]) -> Iterator[str]:
    """The libraries of CUDA that are linked with ``CUDA::target``, of those whose headers are included."""
    for library in table.cmake.brings.get(target.removesuffix("_static"), ()):
        if library in included:
            yield library
        yield from brought(library, table, included)


def _with_others(place: Place, argument: Argument) -> str:
    """What stands for ``CUDA::cusolver`` where more is linked with it than the command names, else ""."""
    namespace, _, target = argument.value.partition("::")
    if namespace != "CUDA" or argument.quoting is not Quoting.NONE:
        return ""
    libraries = place.file.table.libraries
    names = (value.rpartition("::")[2].removesuffix("_static") for value in place.command.values)
    there = {libraries[name].target for name in names if name in libraries}
    brings = brought(target, place.file.table, place.file.facts.included)
    others = dict.fromkeys(libraries[library].target for library in brings if libraries[library].target not in there)
    return " ".join((libraries[target].target, *others)) if others else ""


def _libraries(place: Place) -> Iterator[Argument]:
    """The arguments that may be names of libraries; of other commands than CMake's, those after a keyword, which
    ``file(GLOB CUDA_LIBS /usr/lib/libcudart*.so)`` has none of.

    ``target_link_libraries(t cublas)``   ``add_program(t SOURCES t.cu LIBRARIES cublas)``
    """
    first = _FIRST_LIBRARY.get(place.command.lower)
    if first is not None:
        yield from place.command.arguments[first:]
    elif not place.is_condition and not _assigned(place)[0] and place.command.lower != "file":
        is_linked = False
        for argument in place.command.arguments:
            if _KEYWORD.fullmatch(argument.text):
                is_linked = _LINKED_AFTER.fullmatch(argument.text) is not None
            elif is_linked:
                yield argument


def linked(place: Place) -> Iterator[Edit | Diagnostic]:
    """``target_link_libraries(t PUBLIC cublas -lcufft lib/libcudart.so.12)``: libraries by their names for the linker,
    and by their files; what is linked with targets of CUDA's.
    """
    if _is_of_nvhpc(place):
        return
    is_searched = place.command.lower == "find_library"
    form = _SEARCHED if is_searched else _ITEM
    for argument in _libraries(place):
        if targets := _with_others(place, argument):
            yield place.replaced(CUDA_LIBRARY, argument, targets)
            continue
        item = form.fullmatch(argument.value)
        counterpart = _counterpart(place.file, item, is_file=is_searched) if item else None
        if argument.quoting is Quoting.PARENTHESIS or item is None or counterpart is None:
            continue
        if not counterpart.target:
            yield from _lacking(place, item, argument.start, argument.end)
        elif counterpart.linked:
            yield place.replaced(CUDA_LIBRARY, argument, f"{item['option'] or ''}{counterpart.linked}")
        else:
            yield place.without(CUDA_LIBRARY, argument.start, argument.end)


def linked_by_variables(place: Place) -> Iterator[Edit | Diagnostic]:
    """``set(LIBS cuda lib/libnvrtc.so)``, where a command links ``${LIBS}``, and ``set(FLAGS "-lcublas -lm")``."""
    variable, arguments = _assigned(place)
    if _is_of_nvhpc(place):
        return
    is_linked = variable in place.file.facts.linked or variable == _OF_CHECKS
    has_names = _FOR_LINKING.search(variable) is not None
    for argument in arguments:
        for match in _WORD.finditer(argument.text):
            counterpart = _counterpart(place.file, match)
            is_item = is_linked and (has_names or match["file"]) and " " not in argument.value
            if counterpart is None or not (is_item or match["option"]):
                continue
            start, end = (argument.start + at for at in match.span())
            if not counterpart.target:
                yield from _lacking(place, match, start, end)
            elif counterpart.linked:
                yield place.file.edit(CUDA_LIBRARY, start, end, f"{match['option'] or ''}{counterpart.linked}")
            else:
                yield place.without(CUDA_LIBRARY, start, end)


def _is_of_nvhpc(place: Place) -> bool:
    """``set(FLAGS -L$ENV{NVHPC_ROOT}/cuda/lib64 -lcudart)``: for NVIDIA's HPC compilers, not for nvcc."""
    return "NVHPC" in place.file.text[place.command.start : place.command.end]


def linked_variables(texts: Iterable[str]) -> frozenset[str]:
    """The variables that commands of CMake files link, directly or through other variables."""
    every = list(texts)
    linking = (words for text in every for words in _LINKING.findall(text))
    found = {name for words in linking for name in _REFERENCE.findall(words)}
    settings = (match for text in every for match in _SETTING.findall(text)) if found else ()
    set_from = [(name, _REFERENCE.findall(words)) for name, words in settings if "${" in words]
    waiting = found
    while waiting:
        waiting = {other for name, others in set_from if name in waiting for other in others} - found
        found = found | waiting
    return frozenset(found)


def _assigned(place: Place) -> tuple[str, Sequence[Argument]]:
    """The variable that a command gives a value, and the arguments with that."""
    arguments = place.command.arguments
    match place.command.lower, place.command.values:
        case "set", [name, *values]:
            return name, arguments[1 : values.index("CACHE") + 1 if "CACHE" in values else None]
        case "list" | "string", ["APPEND" | "PREPEND", name, *_]:
            return name, arguments[2:]
    return "", ()


def _counterpart(file: BuildFile, item: re.Match[str], *, is_file: bool = False) -> Counterpart | None:
    """What ROCm has for a library of CUDA that is linked by its name or file; None for the project's own targets,
    which find_library() does not look for.
    """
    name = item["name"] or item["file"]
    is_own = not item["option"] and (name in _HEADERS_ONLY or (name in file.facts.own_targets and not is_file))
    return None if is_own else file.table.libraries.get(name)


def _lacking(place: Place, item: re.Match[str], start: int, end: int) -> Iterator[Diagnostic]:
    """A library without a counterpart, where no other search of build files finds it, as those of ``-lnvml`` and
    ``libnvml.so``.
    """
    if item["name"] and not item["option"] and place.command.lower != "find_library":
        remedy = "leave it out, with the code that calls it"
        yield place.file.diagnostic(CUDA_LIBRARY, start, end, "a library of CUDA that ROCm does not have", remedy)
