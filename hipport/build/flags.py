"""How a command line has a source read: include folders, macros, the language standard."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from typing import Any

#: How a command line names what matters, by hipcc's word for it: gcc's, clang's and nvcc's own options.
_OPTIONS = {
    "-I": "-I",
    "--include-path": "-I",
    "-isystem": "-isystem",
    "--system-include": "-isystem",
    "-iquote": "-iquote",
    "-idirafter": "-idirafter",
    "-D": "-D",
    "--define-macro": "-D",
    "-U": "-U",
    "--undefine-macro": "-U",
    "-include": "-include",
    "--include": "-include",
    "--pre-include": "-include",
    "-std": "-std",
    "--std": "-std",
    "-Xcompiler": "-Xcompiler",
    "--compiler-options": "-Xcompiler",
    "-rdc": "-rdc",
    "--relocatable-device-code": "-rdc",
    "--options-file": "@",
    "-optf": "@",
}
#: Options whose value may follow without a separator (``-Ifoo``), the longer ones first.
_JOINED = ("-idirafter", "-isystem", "-iquote", "-I", "-D", "-U")
_PLACES_OF = {"-I": "include", "-isystem": "system", "-iquote": "quote", "-idirafter": "after", "-include": "forced"}
_PLACES = tuple(_PLACES_OF.values())
_LISTS = (*_PLACES, "macros", "overlays")
_RELOCATABLE = frozenset({"-dc", "--device-c", "-fgpu-rdc"})
#: Folders that the compiler looks in by itself and, by GCC's manual, ignores after ``-I``. Taken from there, they would
#: come before the headers of a compiler that brings its own C library.
_OF_THE_SYSTEM = frozenset(("/usr/include", "/usr/local/include"))
_MACRO = re.compile(r"[A-Za-z_]\w*(?:[=(]|$)")  # and not ``nm -D -P``, ``install -D libfoo.so``
_CUDA_HEADERS = ("cuda_runtime_api.h", "cuda/std/version")
_STANDARD = re.compile(r"(?:c|gnu)(?:\+\+)?\d\w")


def has_cuda_headers(folder: Path) -> bool:
    """Whether a folder has the headers of CUDA's toolkit, which stand in the way of HIP's and of the port's."""
    return any((folder / name).exists() for name in _CUDA_HEADERS)


@dataclass(frozen=True, slots=True)
class Flags:
    """What a translation unit is compiled with. Folders and files are absolute.

    ``include``, ``system``, ``quote`` and ``after`` are the folders of ``-I``, ``-isystem``, ``-iquote`` and
    ``-idirafter``; ``macros`` are whole options ``-DX=1`` and ``-UX`` in their order, ``forced`` the files of
    ``-include``, ``overlays`` those of clang's ``-ivfsoverlay``. ``standard`` is the one of C++ (``c++17``),
    ``c_standard`` that of C; both may be empty. ``relocatable`` says that other translation units may define what the
    device code uses.
    """

    include: tuple[str, ...] = ()
    system: tuple[str, ...] = ()
    quote: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    macros: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()
    standard: str = ""
    c_standard: str = ""
    relocatable: bool = False

    def __add__(self, other: Flags) -> Flags:
        """These flags, followed by those of ``other``; the standards of ``other`` win where it has any."""
        lists: dict[str, Any] = {name: getattr(self, name) + getattr(other, name) for name in _LISTS}
        return Flags(
            **lists,
            standard=other.standard or self.standard,
            c_standard=other.c_standard or self.c_standard,
            relocatable=self.relocatable or other.relocatable,
        )

    def arguments(self, *, c: bool = False) -> list[str]:
        """The options as hipcc takes them, for a source in C++ or C."""
        standard = self.c_standard if c else self.standard
        return [
            *([f"-std={standard}"] if standard else []),
            *self.macros,
            *(f"-I{folder}" for folder in _once(self.include)),
            *_pairs("-iquote", self.quote),
            *_pairs("-isystem", self.system),
            *_pairs("-idirafter", self.after),
            *_pairs("-include", self.forced),
            *_pairs("-ivfsoverlay", self.overlays),
        ]

    def moved(self, place: Callable[[str], str | None]) -> Flags:
        """The flags with every folder and file where ``place`` says it is now; left out where it says None."""
        changed: dict[str, Any] = {
            name: tuple(new for old in getattr(self, name) if (new := place(old)) is not None) for name in _PLACES
        }
        return replace(self, **changed)

    def with_forced_found(self) -> Flags:
        """The flags with those files of ``-include`` that are not where the option was given, but in one of the folders
        for includes, as compilers look for them there too.
        """
        folders = (*self.quote, *self.include, *self.system)
        return replace(self, forced=tuple(_found(path, folders) for path in self.forced))


def _found(path: str, folders: Sequence[str]) -> str:
    """A file, or the one by its name, or the last parts of its path, in the first of the folders that has it."""
    if os.path.lexists(path):
        return path
    parts = Path(path).parts[1:]
    ends = (os.path.join(*parts[-count:]) for count in range(1, len(parts) + 1))  # noqa: PTH118
    places = (os.path.join(folder, end) for end in ends for folder in folders)  # noqa: PTH118
    return next(filter(os.path.isfile, places), path)


def _once(values: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(values))


def _pairs(option: str, values: Sequence[str]) -> Iterator[str]:
    for value in _once(values):
        yield option
        yield value


def takes_value(word: str) -> bool:
    """Whether a word is an option whose value is the next word."""
    return word in _OPTIONS


def read_flags(arguments: Sequence[str], folder: Path) -> Flags:
    """The flags in a command line of nvcc, gcc, clang or hipcc that was run in ``folder``; the rest is ignored."""
    lists: dict[str, Any] = dict.fromkeys(_LISTS, ())
    standard = c_standard = ""
    relocatable = False
    for option, value in _options(list(arguments), folder):
        if name := _PLACES_OF.get(option):
            place = os.path.normpath(folder / value)
            lists[name] += () if place in _OF_THE_SYSTEM else (place,)
        elif option in ("-D", "-U") and _MACRO.match(value):
            lists["macros"] += (option + value,)
        elif option == "-std" and _STANDARD.fullmatch(value):
            if "++" in value:
                standard = value
            else:
                c_standard = value
        elif option == "-rdc":
            relocatable = value != "false"
    return Flags(**lists, standard=standard, c_standard=c_standard, relocatable=relocatable)


def _options(arguments: list[str], folder: Path, depth: int = 0) -> Iterator[tuple[str, str]]:
    """The options that matter, by hipcc's names, with their values."""
    waiting = iter(arguments)
    for argument in waiting:
        if argument in _RELOCATABLE:
            yield "-rdc", "true"
            continue
        name, separator, value = argument.partition("=")
        option = _OPTIONS.get(name) if separator or argument in _OPTIONS else None
        if option is None:
            name = next((prefix for prefix in _JOINED if argument.startswith(prefix)), "")
            option, value, separator = _OPTIONS.get(name), argument[len(name) :], "joined"
            if argument.startswith("@"):
                option, value = "@", argument[1:]
        if option is None:
            continue
        if not separator:
            value = next(waiting, "")
        if option == "-Xcompiler":
            yield from _options(value.split(","), folder, depth)
        elif option == "@":
            if depth < 5:  # response files may name each other
                yield from _options(_response_file(folder / value), folder, depth + 1)
        elif value:
            yield option, value


def _response_file(path: Path) -> list[str]:
    """The words of a response file; () for one that is not there, as in a build that never ran, or is not text."""
    try:
        text = path.read_text("utf-8", "surrogateescape")
        return [] if "\0" in text else shlex.split(text)
    except (OSError, ValueError):
        return []
