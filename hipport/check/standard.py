"""The language standard of a unit: C++17 at least where it includes templates of ROCm that need it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace

from hipport.build.flags import Flags
from hipport.project.survey import Survey

_NEEDED = "17"
#: Folders of headers that stop below C++17 in ROCm 7.2: rocPRIM and what includes it, Thrust, rocWMMA.
_FOLDERS = ("cub/", "hipcub/", "rocprim/", "rocwmma/", "thrust/")
_OLD = re.compile(r"((?:c|gnu)\+\+)(?:98|03|0x|11|1y|14)")


@dataclass(frozen=True, slots=True)
class RaisedStandard:
    """A unit that is compiled as ``standard``, since it includes ``header``, though its build asks for ``asked``."""

    asked: str
    standard: str
    header: str


def raised_standard(name: str, flags: Flags, survey: Survey) -> RaisedStandard | None:
    """What the standard in the flags of a unit, the tree's file ``name``, has to become; None where it may stay."""
    old = _OLD.fullmatch(flags.standard)
    header = next(_headers(name, survey), None) if old else None
    return RaisedStandard(flags.standard, old[1] + _NEEDED, header) if old and header else None


def with_standard(flags: Flags, raised: RaisedStandard | None) -> Flags:
    """The flags with the standard that is needed."""
    return replace(flags, standard=raised.standard) if raised else flags


def _headers(name: str, survey: Survey) -> Iterator[str]:
    """The headers that need C++17 among those that a unit includes, itself or through other files of the tree."""
    for path in survey.with_headers(name):
        for line in survey.includes_of(path):
            if line.header is None and line.name.startswith(_FOLDERS):
                yield line.name
