"""``mappings/python.toml``: calls of Python that take CUDA sources, and modules that are about CUDA."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from functools import lru_cache
from pathlib import Path
from typing import Any

from hipport.diagnostics import Severity
from hipport.errors import MappingError

_IMPORTS = re.compile(rb"^[ \t]*(?:import|from)[ \t]([^\n]*)", re.MULTILINE)
_WORDS = re.compile(rb"\w+")


@dataclass(frozen=True, slots=True)
class OwnNames:
    """A library of CUDA's whose names a call declares itself, always or where an argument is true. ``header`` is the
    one of HIP's that is not wanted then, if any.
    """

    library: str
    header: str = ""
    argument: str = ""


@dataclass(frozen=True, slots=True)
class SourceCall:
    """A call that takes CUDA sources, by the last part of its name, and by the package that it is in where another one
    has a call of that name.

    Each argument stands with its place, -1 for one that is given by name only: ``programs`` are whole sources,
    ``hosts`` C++ for the host, ``bodies`` what stands in the body of a kernel. ``options`` is the argument with options
    for the compiler, at the place ``options_at``, and ``count_at`` the place of their number, if that is one of its
    arguments; ``folders`` is the one with folders of headers; ``refused`` are arguments that must not be true in a
    build for ROCm, each with the reason and the remedy, and ``platforms`` those that name CUDA, each with its value for
    CUDA, that for ROCm, and what the first does there. ``own`` are the names that the call declares.
    """

    name: str
    package: str
    programs: Mapping[str, int]
    hosts: Mapping[str, int]
    bodies: Mapping[str, int]
    options: str
    options_at: int
    count_at: int
    folders: str
    refused: Mapping[str, tuple[str, str]]
    platforms: Mapping[str, tuple[str, str, str]]
    own: tuple[OwnNames, ...]


@dataclass(frozen=True, slots=True)
class Module:
    """A module, or a name of one, and what there is to say of its use, ``unless`` the file uses another name too."""

    name: str
    severity: Severity
    what: str
    instead: str
    unless: str = ""


@dataclass(frozen=True, slots=True)
class Program:
    """A program of NVIDIA's, and what to run in its place, ``unless`` the file has one of these words of ROCm's."""

    name: str
    unless: tuple[str, ...]
    instead: str


@dataclass(frozen=True)
class PythonTable:
    """The whole table."""

    calls: tuple[SourceCall, ...]
    modules: tuple[Module, ...]
    programs: tuple[Program, ...]
    headers: Mapping[str, str]

    @cached_property
    def sources(self) -> re.Pattern[bytes]:
        """What is in every file that has a CUDA source, as far as bytes show it."""
        names = sorted({call.name for call in self.calls if not call.package})
        return re.compile(rf"\b(?:{'|'.join(names)})\b|__global__|__device__".encode())

    @cached_property
    def _run(self) -> re.Pattern[bytes]:
        """A program of NVIDIA's at the begin of a string or at the end of a path: ``"nvcc``, ``bin/nvcc``"""
        return re.compile(rf"[\"'/](?:{'|'.join(program.name for program in self.programs)})\b".encode())

    def may_concern(self, data: bytes) -> bool:
        """Whether there may be something to say of a file: a source of CUDA's, a program of NVIDIA's, or a module that
        it imports and whose name it has whole, in one word or in several.
        """
        if self.sources.search(data) or self._run.search(data):
            return True
        imported = set(_WORDS.findall(b" ".join(_IMPORTS.findall(data))))
        return any(root in imported and all(part in data for part in parts) for root, *parts in self._parts)

    @cached_property
    def _parts(self) -> tuple[list[bytes], ...]:
        """The words of each module's name; ctypes loads CUDA's libraries by names in strings."""
        return ([b"ctypes"], *(module.name.encode().split(b".") for module in self.modules))

    def call(self, name: str) -> SourceCall | None:
        """The call of a dotted name, ``cupy.RawKernel``, ``self.xp.RawKernel``."""
        package, _, last = name.rpartition(".")
        fitting = (call for call in self.calls if call.name == last)
        return next((c for c in fitting if not c.package or f"{package}.".startswith(f"{c.package}.")), None)


@lru_cache(maxsize=4)
def read_table(path: Path) -> PythonTable:
    """Read the table. Raises MappingError where that cannot be done."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        programs = (Program(name, tuple(each["unless"]), each["instead"]) for name, each in data["programs"].items())
        modules = tuple(map(_module, data["modules"]))
        return PythonTable(tuple(map(_call, data["calls"])), modules, tuple(programs), data["headers"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise MappingError(f"{path}: the table for Python cannot be read ({error}); reinstall hipport") from error


def _call(entry: dict[str, Any]) -> SourceCall:
    known: dict[str, Any] = {
        "package": "",
        "programs": {},
        "hosts": {},
        "bodies": {},
        "options": "",
        "options_at": -1,
        "count_at": -1,
        "folders": "",
    }
    own = tuple(OwnNames(**each) for each in entry.get("own", ()))
    refused = {name: (reason, remedy) for name, (reason, remedy) in entry.get("refused", {}).items()}
    platforms = {name: (cuda, rocm, what) for name, (cuda, rocm, what) in entry.get("platforms", {}).items()}
    given = {"own": own, "refused": refused, "platforms": platforms}
    return SourceCall(**(known | entry | given))  # a wrong key is a TypeError


def _module(entry: dict[str, Any]) -> Module:
    return Module(**(entry | {"severity": Severity(entry["severity"])}))
