"""Which C++ sources a build compiles as CUDA or HIP, whatever their suffix: ``LANGUAGE CUDA``, ``nvcc -x cu``."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from hipport.build.cmake_commands import Command
from hipport.build.cmake_commands import UnclosedError
from hipport.build.cmake_commands import read_commands
from hipport.build.cmake_language import expanded as expanded_by_cmake
from hipport.build.make_language import assigned
from hipport.build.make_language import expanded as expanded_by_make
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of

_READ = 2**20  # bytes of a build file
_CXX = (".c", ".cc", ".cpp", ".cxx", ".c++")
_DEVICE = re.compile(rb"LANGUAGE|CUDA_SOURCE_PROPERTY_FORMAT|-x[ =]*(?:cu|hip)\b")
_LANGUAGES = {"LANGUAGE": ("CUDA", "HIP"), "CUDA_SOURCE_PROPERTY_FORMAT": ("OBJ",)}
_FOLDERS = ("CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR", "CMAKE_CURRENT_SOURCE_DIR", "CMAKE_CURRENT_LIST_DIR")
_CONTINUED = re.compile(r"\\\r?\n[ \t]*")
_AS_DEVICE = re.compile(r"(?<!\S)-x(?:[ \t]+|=)?(?:cu|hip)(?!\S)")
_ASSIGNMENT = re.compile(r"(?:(?:export|override)[ \t]+)*([\w.-]+)[ \t]*(:{0,3}|[?+!])=[ \t]*(.*)")
_RULE = re.compile(r"(?P<targets>[^\t#:=][^:=]*):(?![=:])(?P<sources>[^=]*)")
_SUFFIX_RULE = re.compile(r"(\.\w+)\.\w+")
_AUTOMATIC = re.compile(r"\$[<^+]")
_NEXT = re.compile(r"&&|\|\||[;|]")
_UNKNOWN = "\0"


def device_sources(root: Path | None, files: Collection[str]) -> frozenset[str]:
    """The sources among the files of a tree that its build files give to a compiler for CUDA or HIP though their names
    are those of C++ or C. What a build file does not say plainly is not among them.
    """
    sources = {path for path in files if path.endswith(_CXX)}
    found: set[str] = set()
    for path in sorted(files if sources and root else (), key=lambda path: (path.count("/"), path)):
        read = _READERS.get(language_of(posixpath.basename(path)) or BuildLanguage.PYTHON)
        if read is None or root is None:
            continue
        with suppress(OSError):
            data = root.joinpath(path).read_bytes()[:_READ]
            if _DEVICE.search(data):
                names = read(data.decode("latin-1"))
                found |= {source for name in names for source in _named(name, posixpath.dirname(path), sources)}
    return frozenset(found)


def _named(name: str, folder: str, sources: Collection[str]) -> Collection[str]:
    """The sources that a name means in a folder, or in the nearest one above it: ``src/*.cpp``, with ``**`` for any
    characters. ``*.cpp`` means those of the folder alone: above it, it would mean those of all its neighbours.
    """
    path = posixpath.normpath(posixpath.join(folder, name))
    pattern = re.compile(re.escape(path).replace(r"\*\*", ".*").replace(r"\*", "[^/]*"))
    found = [source for source in sources if pattern.fullmatch(source)] if "*" in path else {path}.intersection(sources)
    climbs = folder and "*" not in posixpath.normpath(name).partition("/")[0]
    return found or (_named(name, posixpath.dirname(folder), sources) if climbs else ())


def _of_cmake(text: str) -> Iterator[str]:
    """``set_source_files_properties(${SOURCES} PROPERTIES LANGUAGE CUDA)``, ``set_property(SOURCE a ...)``. The
    variables of other files are not known.
    """
    variables = dict.fromkeys(_FOLDERS, ".")
    with suppress(UnclosedError):
        for command in read_commands(text):
            yield from _of_command(command, variables)


def _of_command(command: Command, variables: dict[str, str]) -> Iterator[str]:
    values = [word for value in command.values for word in expanded_by_cmake(value, variables).split(";")]
    match command.lower, values:
        case ("set", [name, *words]):
            _set(variables, name, words)
        case ("list", ["APPEND", name, *words]):
            _set(variables, name, (variables.get(name, ""), *words))
        case ("file", ["GLOB" | "GLOB_RECURSE" as how, name, *words]):
            _set(variables, name, (_anywhere(word) if how == "GLOB_RECURSE" else word for word in words))
        case ("foreach", [name, *words]):
            lists = [word for each in words for word in variables.get(each, each).split(";")]
            _set(variables, name, lists if "LISTS" in words else words)
        case ("set_source_files_properties" | "set_property", _):
            yield from _with_language(values)


def _set(variables: dict[str, str], name: str, words: Iterable[str]) -> None:
    """Give a variable a value, in which the variable itself stands for nothing: no ``${F}`` is left in the words."""
    variables[name] = ";".join(words).replace(f"${{{name}}}", "")


def _anywhere(pattern: str) -> str:
    head, _, last = pattern.rpartition("/")
    return f"{head or '.'}/**{last.lstrip('*')}"


def _with_language(values: Sequence[str]) -> Sequence[str]:
    """The sources of a command that says in which language they are."""
    at = next((at for at, value in enumerate(values) if value in ("PROPERTIES", "PROPERTY")), len(values))
    pairs = zip(values[at + 1 :], values[at + 2 :], strict=False)
    return values[:at] if any(value in _LANGUAGES.get(name, ()) for name, value in pairs) else ()


def _of_make(text: str) -> Iterator[str]:
    """The sources of rules whose recipes have ``-x cu``: named there, or prerequisites that ``$<`` stands for."""
    variables = {"CURDIR": "."}
    prerequisites = ""
    for line in _CONTINUED.sub(" ", text).splitlines():
        if line.startswith("\t"):
            recipe = expanded_by_make(line, variables, _UNKNOWN)
            yield from _compiled_by(_AUTOMATIC.sub(prerequisites.replace("\\", r"\\"), recipe))
        elif match := _ASSIGNMENT.match(line.partition("#")[0].strip()):
            name, how, value = match.groups()
            variables[name] = assigned(name, how, value, variables)
        elif match := _RULE.match(line.partition("#")[0]):
            old = _SUFFIX_RULE.fullmatch(match["targets"].strip())
            prerequisites = f"%{old[1]}" if old else expanded_by_make(match["sources"], variables, "")


def _of_shell(text: str) -> Iterator[str]:
    """The sources on the lines of a script that have ``-x cu``."""
    for line in _CONTINUED.sub(" ", text).splitlines():
        yield from _compiled_by(line)


def _compiled_by(line: str) -> Iterator[str]:
    for command in _NEXT.split(line):
        if _AS_DEVICE.search(command):
            yield from (word.replace("%", "**") for word in command.split() if word.endswith(_CXX))


_READERS = {BuildLanguage.CMAKE: _of_cmake, BuildLanguage.MAKE: _of_make, BuildLanguage.SHELL: _of_shell}
