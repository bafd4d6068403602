"""What headers of third parties ask of the units that include them: a language standard, and macros."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from hipport.build.flags import Flags
from hipport.build.setup_py import NO_HALVES
from hipport.project.includes import OF_PYTORCH
from hipport.project.survey import Survey
from hipport.pytorch.installed import PyTorch


@dataclass(frozen=True, slots=True)
class Demand:
    """Headers below ``folders`` need C++ of the year ``standard``, and ``macros``, whole options ``-DX=1``."""

    folders: tuple[str, ...]
    standard: str
    macros: tuple[str, ...] = ()


#: PyTorch's own build of extensions (torch.utils.cpp_extension) gives C++20 in torch 2.15, and these macros for ROCm.
PYTORCH = Demand(
    OF_PYTORCH,
    "20",
    (
        "-DUSE_ROCM=1",
        "-DHIPBLAS_V2",
        "-DTORCH_API_INCLUDE_EXTENSION_H",
        "-DTORCH_EXTENSION_NAME=extension",
        *(f"-D{macro}=1" for macro in NO_HALVES),
    ),
)
#: Of others, the higher standards first. rocPRIM of ROCm 7.2 and what includes it, Thrust and rocWMMA stop below C++17,
#: HIP's runtime below C++11.
_DEMANDS = (
    Demand(("cub/", "hipcub/", "rocprim/", "rocwmma/", "thrust/"), "17"),
    Demand(("hip/",), "11"),
)
_FOLDERS = tuple(folder for demand in (PYTORCH, *_DEMANDS) for folder in demand.folders)
_NOT = "!"  # before a macro that must not be defined
#: ``#ifdef X``, ``#ifndef X``, ``#if !defined(X)``, another ``#if``; ``#else``, ``#elif``; ``#endif``; ``#include <x>``
_LINES = re.compile(
    r"^[ \t]*#[ \t]*(?:(?P<end>endif)|(?P<other>el(?:se|if))"
    r"|(?P<begin>if(?:(?P<without>n?)def[ \t]+|[ \t]+(?P<no>!?)[ \t]*defined[ \t]*\(?[ \t]*)(?P<macro>\w+)"
    r"[ \t)]*(?=$|//|/\*)|if\w*)"
    r"|include[ \t]*[<\"](?P<name>[^>\"\n]+))",
    re.MULTILINE,
)
_DEFINED = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)
_STANDARD = re.compile(r"((?:c|gnu)\+\+)(\w\w)")
_YEARS = {"98": 3, "03": 3, "0x": 11, "1y": 14, "1z": 17, "2a": 20, "2b": 23}
_DEFAULT = ("gnu++", "17")  # of clang since version 16


@dataclass(frozen=True, slots=True)
class RaisedStandard:
    """A unit that is compiled as ``standard``, since it includes ``header``, though its build asks for ``asked``."""

    asked: str
    standard: str
    header: str


class Demands:
    """What the headers of third parties ask of the units of a tree."""

    def __init__(self, survey: Survey, pytorch: PyTorch | None = None) -> None:
        """``pytorch`` is the one that extensions are for (None: the newest)."""
        self._survey = survey
        first = replace(PYTORCH, standard=pytorch.standard) if pytorch else PYTORCH
        self._demands = (first, *_DEMANDS)
        self._outside: dict[str, dict[str, frozenset[str]]] = {}
        self._defined: dict[str, frozenset[str]] = {}

    def meet(self, name: str, flags: Flags) -> tuple[Flags, RaisedStandard | None]:
        """The flags of a unit, the tree's file ``name``, with what the headers that it includes ask for; and the
        standard that its build asks for in vain, where that is too old.
        """
        names = list(self._included(name, flags))
        raised = None
        for demand in self._demands:
            header = next((name for name in names if name.startswith(demand.folders)), None)
            if header is None:
                continue
            flags = replace(flags, macros=(*demand.macros, *flags.macros))
            dialect, year = match.groups() if (match := _STANDARD.fullmatch(flags.standard)) else _DEFAULT
            if _year(year) < _year(demand.standard):
                if match:
                    raised = RaisedStandard(flags.standard, dialect + demand.standard, header)
                flags = replace(flags, standard=dialect + demand.standard)
        return flags, raised

    def _included(self, name: str, flags: Flags) -> Iterator[str]:
        """The headers that ask for something, among those that a unit includes, itself or through other files."""
        files = self._survey.with_headers(name)
        given = {macro.removeprefix("-D").partition("=")[0] for macro in flags.macros}
        for path in files:
            for header, macros in self._asking(path).items():
                unwanted = {macro.removeprefix(_NOT) for macro in macros if macro.startswith(_NOT)}
                missing = {macro for macro in macros if not macro.startswith(_NOT)} - given
                if not unwanted.isdisjoint(given):
                    continue
                if not missing or missing <= frozenset().union(*map(self._definitions, files)):
                    yield header

    def _asking(self, path: str) -> dict[str, frozenset[str]]:
        """The headers that ask for something and are not in the tree, among those that a file itself includes, with
        the macros that have to be defined for it to do so, and those that must not be.
        """
        if path not in self._outside:
            lines = self._survey.includes_of(path)
            names = [line.name for line in lines if line.header is None and line.name.startswith(_FOLDERS)]
            asked = _asked_macros(self._survey.text_of(path)) if names else {}
            self._outside[path] = {name: asked.get(name, frozenset()) for name in names}
        return self._outside[path]

    def _definitions(self, path: str) -> frozenset[str]:
        """The macros that a file defines."""
        if path not in self._defined:
            self._defined[path] = frozenset(_DEFINED.findall(self._survey.text_of(path)))
        return self._defined[path]


def is_for_pytorch(flags: Flags) -> bool:
    """Whether a unit with these flags of ``Demands`` includes headers of PyTorch's."""
    return set(PYTORCH.macros) <= set(flags.macros)


def _year(standard: str) -> int:
    return _YEARS.get(standard) or int(standard)


def _asked_macros(text: str) -> dict[str, frozenset[str]]:
    """The macros that must be defined for the includes of a file to count, by their names in it: those of each
    ``#ifdef TORCH`` around it; with ``_NOT`` before them those that must not be, as of ``#ifndef NO_TORCH``. What other
    conditions say is not asked, nor what a compiler defines.
    """
    around: list[str] = []
    asked: dict[str, frozenset[str]] = {}
    for line in _LINES.finditer(text):
        if line["end"]:
            del around[-1:]
        elif line["other"] and around:
            around[-1] = _opposite(around[-1]) if line["other"] == "else" else ""
        elif line["begin"] is not None:
            is_without = line["without"] or line["no"]
            around.append(f"{_NOT if is_without else ''}{line['macro']}" if line["macro"] else "")
        elif line["name"]:
            here = frozenset(macro for macro in around if macro and not macro.removeprefix(_NOT).startswith("_"))
            asked[line["name"]] = asked.get(line["name"], here) & here
    return asked


def _opposite(macro: str) -> str:
    """What the ``#else`` of a condition asks."""
    return macro.removeprefix(_NOT) if macro.startswith(_NOT) or not macro else _NOT + macro
