"""Properties and variables of CMake's CUDA language: standards, architectures, separable compilation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import read_commands
from hipport.build.truth import OFF
from hipport.build.truth import ON
from hipport.build_port.cmake_flags import SEPARABLE_LINK
from hipport.build_port.cmake_names import for_hipcc
from hipport.build_port.cmake_names import renamed
from hipport.build_port.cmake_names import standard
from hipport.build_port.cmake_place import Place
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LANGUAGE
from hipport.rules.build.files import NEW_STANDARD
from hipport.rules.build.files import OLD_STANDARD

ARCHITECTURES = "CMAKE_CUDA_ARCHITECTURES"
_SEPARABLE = "CUDA_SEPARABLE_COMPILATION"
#: Properties whose targets are not linked: their objects are files that programs load, by the function of hip.cmake.
_MODULES = {f"CUDA_{kind}_COMPILATION": kind.lower() for kind in ("PTX", "CUBIN", "FATBIN")}
#: The functions of hip.cmake in place of properties of targets: function(<on> <target>...).
_FUNCTIONS = {_SEPARABLE: "hipport_separable", **dict.fromkeys(_MODULES, "hipport_modules")}
_STANDARD = re.compile(r"(?:CMAKE_)?(CXX|CUDA)_STANDARD")
_LANGUAGE = re.compile(r"CXX|CUDA")
_OF_CUDA = "CUDA_STANDARD"
_SAYS_ANOTHER = re.compile(r"(?:CUDA|HIP)_STANDARD\b")
_LIST = re.compile(r"PROPERTIES\s[^()]*\$\{\w+\}")
_PROPERTY = re.compile(r"[A-Z]\w+")
_WORDS = frozenset({"CACHE", "PARENT_SCOPE"})
_OVER_D = frozenset({"FORCE", "PARENT_SCOPE"})  # with which a value counts for more than that of -D
_NO_TARGETS = frozenset({"TARGET", "APPEND", "APPEND_STRING"})


def chosen_gpus(place: Place) -> str:
    """``set(CMAKE_HIP_ARCHITECTURES ...)`` with the architectures that the port is for; -D chooses others."""
    gpus = " ".join(place.file.facts.architectures)
    return f'set(CMAKE_HIP_ARCHITECTURES {gpus} CACHE STRING "GPUs to compile for")'


def variables(place: Place) -> Iterator[Edit | Diagnostic]:
    """``set(CMAKE_CUDA_STANDARD 14)``, ``list(APPEND CMAKE_CUDA_ARCHITECTURES 80)``."""
    command, table = place.command, place.file.table.cmake
    if command.lower == "list" and command.values[:2] == ("APPEND", ARCHITECTURES):
        yield place.removed(CUDA_LANGUAGE)
    if command.lower == "mark_as_advanced":
        for argument in command.arguments:
            if argument.value in table.dropped or argument.value == _SEPARABLE:
                yield place.without(CUDA_LANGUAGE, argument.start, argument.end)
    if command.lower not in ("set", "option") or len(command.arguments) < 2:
        return
    name, values = command.values[0], command.arguments[1:]
    if name == ARCHITECTURES and command.lower == "set":
        yield from _gpus(place, values)
    elif name == "CUDA_ARCHITECTURES" and f"${{{name}}}" not in place.file.text:
        yield place.removed(CUDA_LANGUAGE)  # a property; nothing reads a variable with its name
    elif name in table.dropped:
        yield place.removed(CUDA_LANGUAGE)
        if lost := place.file.table.lost_with(name, values[0].value):
            yield place.file.lost(command.arguments[0].start, values[0].end, lost)
    elif command.lower == "option":
        return
    elif name in (_SEPARABLE, f"CMAKE_{_SEPARABLE}"):
        yield from _separable(place, values[0])
    elif _STANDARD.fullmatch(name):
        yield from _newer(place, command.arguments[0], values[0])
        yield from _older(place, command.arguments[0], values[0])


def _gpus(place: Place, values: Sequence[Argument]) -> Iterator[Edit | Diagnostic]:
    """The architectures of the port in place of NVIDIA's, and of OFF: with none, nvcc's code is for all newer GPUs, and
    hipcc's for one old GPU alone.
    """
    if f"${{{ARCHITECTURES}}}" in values[0].value:
        return
    given = list(takewhile(lambda argument: argument.text not in _WORDS, values))
    if any("$" in argument.text for argument in given):
        what = "the project's own choice of GPUs: choose them by -DCMAKE_HIP_ARCHITECTURES"
        yield place.file.lost(place.command.start, place.command.end, what)
    if len(given) == len(values) or {argument.text for argument in values} & _OVER_D:
        yield place.written(CUDA_LANGUAGE, chosen_gpus(place))
    elif given:
        gpus = ";".join(place.file.facts.architectures)
        yield place.file.edit(CUDA_LANGUAGE, given[0].start, given[-1].end, f'"{gpus}"')


def _separable(place: Place, value: Argument) -> Iterator[Edit]:
    """Device code that calls into other objects: an option for compiling and for linking, for all that follows."""
    if value.value.upper() in OFF:
        yield place.removed(CUDA_LANGUAGE)
        return
    compiled, linked = _rdc(renamed(value.value, place.file))
    yield place.written(CUDA_LANGUAGE, f"add_compile_options({compiled})", f"add_link_options({linked})")


def _rdc(value: str) -> tuple[str, str]:
    """The options for compiling and for linking, where a switch is on."""
    if value.upper() in ON:
        return '"$<$<COMPILE_LANGUAGE:HIP>:-fgpu-rdc>"', SEPARABLE_LINK
    on = f"$<BOOL:{value}>"
    return (
        f'"$<$<AND:{on},$<COMPILE_LANGUAGE:HIP>>:-fgpu-rdc>"',
        f'"$<$<AND:{on},$<LINK_LANGUAGE:HIP>>:SHELL:-fgpu-rdc --hip-link>"',
    )


def _newer(place: Place, name: Argument, value: Argument) -> Iterator[Edit]:
    """A newer standard, where the tree includes what needs it. Findings about old ones begin at the name."""
    file, needed = place.file, standard(value.value, place.file)
    if needed != value.value:
        table = file.table.cmake
        written = table.variables.get(name.text) or table.properties.get(name.text) or name.text
        between = file.text[name.end : value.start]
        yield file.edit(OLD_STANDARD, name.start, value.end, f"{written}{between}{needed}")


def _older(place: Place, name: Argument, value: Argument) -> Iterator[Edit]:
    """The standard of sources in CUDA where they would be compiled as one that nvcc does not have, nor hipcc for what
    the tree includes: ``set(CMAKE_CXX_STANDARD 26)``, of which CMake takes the nearest that a compiler has.
    """
    file = place.file
    left = for_hipcc(value.value, file)
    is_for_all = not name.value.endswith(_OF_CUDA)
    if left == value.value or (is_for_all and (not file.facts.has_cuda or _SAYS_ANOTHER.search(file.text))):
        return
    own = _LANGUAGE.sub("HIP", name.value)
    if not is_for_all:
        yield file.edit(NEW_STANDARD, name.start, value.end, f"{own}{file.text[name.end : value.start]}{left}")
    elif place.command.lower in ("set", "set_target_properties") and name is not place.command.arguments[0]:
        yield file.edit(NEW_STANDARD, value.end, value.end, f" {own} {left}")
    else:
        before = file.text[place.command.start : name.start]
        yield place.after(NEW_STANDARD, f"{before}{own} {left})")


def properties(place: Place) -> Iterator[Edit | Diagnostic]:
    """``set_target_properties(a b PROPERTIES CUDA_STANDARD 14 CUDA_SEPARABLE_COMPILATION ON)`` and
    ``set_property(TARGET a PROPERTY CUDA_ARCHITECTURES 70 80)``; ``set(P CUDA_STANDARD 14)`` with
    ``set_target_properties(a PROPERTIES ${P})``.
    """
    command = place.command
    lists = _lists_of_properties(place.file.text)
    if command.lower == "set" and command.values[:1] and (listed := lists.get(command.values[0])):
        yield from _listed(place, listed)
        return
    keyword = "PROPERTY" if command.lower == "set_property" else "PROPERTIES"
    known = ("set_target_properties", "set_source_files_properties", "set_property")
    if command.lower not in known or keyword not in command.values:
        return
    at = command.values.index(keyword)
    targets = [argument.text for argument in command.arguments[:at] if argument.text not in _NO_TARGETS]
    own = command.arguments[at + 1 :]
    rest = [each for argument in own for each in lists.get(argument.text[2:-1], (argument,))]
    pairs = [rest] if keyword == "PROPERTY" else [rest[i : i + 2] for i in range(0, len(rest), 2)]
    if any(len(pair) < 2 for pair in pairs) or not pairs:
        return
    added: list[str] = []
    left = 0
    found: list[Edit | Diagnostic] = []
    for name, *values in pairs:
        goes = _is_left_out(place, name)
        left += not goes
        found += _property(place, name, values) if name in own else ()
        if name.value in _FUNCTIONS and values[0].value.upper() not in OFF:
            given = " ".join((renamed(values[0].text, place.file), *targets))
            added.append(f"{_FUNCTIONS[name.value]}({given})")
    if not left:
        yield place.written(CUDA_LANGUAGE, *added) if added else place.removed(CUDA_LANGUAGE)
    else:
        yield from found
        for argument in own:
            gone = lists.get(argument.text[2:-1])
            if gone and all(_is_left_out(place, name) for name in gone[::2]):
                yield place.without(CUDA_LANGUAGE, argument.start, argument.end)
        if added:
            yield place.after(CUDA_LANGUAGE, *added)
    yield from (each for each in found if isinstance(each, Diagnostic) and not left)


def _listed(place: Place, arguments: Sequence[Argument]) -> Iterator[Edit | Diagnostic]:
    """The properties and values in a variable that is used for these alone."""
    names = arguments[::2]
    found = [
        each for name, value in zip(names, arguments[1::2], strict=True) for each in _property(place, name, [value])
    ]
    if all(_is_left_out(place, name) for name in names):
        yield place.removed(CUDA_LANGUAGE)
        yield from (each for each in found if isinstance(each, Diagnostic))
        return
    yield from found
    table = place.file.table.cmake.properties
    for name in names:
        if name.text in table:
            yield place.file.edit(CUDA_LANGUAGE, name.start, name.end, table[name.text])


@lru_cache(maxsize=2)  # each command of a file asks
def _lists_of_properties(text: str) -> Mapping[str, tuple[Argument, ...]]:
    """The variables of a file that are set once, to properties with one value each, some of CUDA's, and that nothing
    reads but commands which set properties.
    """
    if not _LIST.search(text):
        return {}
    commands = [*read_commands(text)]
    found = {}
    for command in commands:
        name, *values = command.arguments if command.lower == "set" and len(command.arguments) > 2 else (None,)
        names, given = values[::2], [value.text for value in values[1::2]]
        if name is None or len(names) != len(given) or not any(each.value.startswith("CUDA_") for each in names):
            continue
        is_plain = all(_PROPERTY.fullmatch(each.text) for each in names) and _WORDS.isdisjoint(given)
        has_functions = any(each.value in _FUNCTIONS and "$" in value for each, value in zip(names, given, strict=True))
        is_set_again = sum(name.text in each.values for each in commands) > 1
        used = sum(_is_list_of(each, name.text) for each in commands)
        if is_plain and not has_functions and not is_set_again and used == text.count(f"${{{name.text}}}"):
            found[name.text] = tuple(values)
    return found


def _is_list_of(command: Command, name: str) -> bool:
    """``set_target_properties(a PROPERTIES FOLDER gpu ${P})``"""
    if command.lower != "set_target_properties" or "PROPERTIES" not in command.values:
        return False
    return f"${{{name}}}" in command.values[command.values.index("PROPERTIES") + 1 :: 2]


def _is_left_out(place: Place, name: Argument) -> bool:
    return name.value in place.file.table.cmake.dropped or name.value in _FUNCTIONS


def _property(place: Place, name: Argument, values: Sequence[Argument]) -> Iterator[Edit | Diagnostic]:
    """What becomes of a property. Its name is replaced where all names are, if it has a counterpart."""
    file, first = place.file, values[0]
    if _is_left_out(place, name):
        yield from (place.without(CUDA_LANGUAGE, each.start, each.end) for each in (name, *values))
        kind = _MODULES.get(name.value) if first.value.upper() not in OFF else None
        renamed_to = f"the names of the modules: they are k.cu.o where they were k.{kind}" if kind else ""
        if lost := renamed_to or file.table.lost_with(name.value, first.value):
            yield file.lost(name.start, first.end, lost)
    elif name.value in ("LANGUAGE", "LINKER_LANGUAGE") and first.value == "CUDA":
        yield place.replaced(CUDA_LANGUAGE, first, "HIP")
    elif name.value == "CUDA_SOURCE_PROPERTY_FORMAT" and first.value == "OBJ":
        yield file.edit(CUDA_LANGUAGE, name.start, name.end, "LANGUAGE")
        yield place.replaced(CUDA_LANGUAGE, first, "HIP")
    elif name.value == "CUDA_ARCHITECTURES":
        yield file.edit(CUDA_LANGUAGE, first.start, first.end, '"${CMAKE_HIP_ARCHITECTURES}"')
        yield from (place.without(CUDA_LANGUAGE, each.start, each.end) for each in values[1:])
    elif _STANDARD.fullmatch(name.value):
        yield from _newer(place, name, first)
        yield from _older(place, name, first)
