"""``others.toml``: what belongs to other projects, though it is spelled like CUDA's or comes with CUDA code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from fnmatch import translate
from functools import cached_property
from pathlib import Path
from typing import Any

from hipport.errors import MappingError


@dataclass(frozen=True, slots=True)
class RenamedCall:
    """What a function or macro is called now, and the header that has it, empty for one that every file includes. The
    first argument of a call with so many ``arguments`` goes; 0 for calls whose arguments stay.
    """

    name: str
    header: str
    arguments: int = 0


@dataclass(frozen=True)
class OtherProject:
    """A project that CUDA code uses, most with a build for ROCm, or headers that HIP's compiler can read.

    ``names`` are spelled like CUDA's, and it has them for ROCm too. ``folders`` are how its headers begin,
    ``namespaces`` those of its namespaces that have one called ``cuda`` in them. ``removed`` are names that its current
    release does not have, ``removed_headers`` patterns of headers except ``kept_headers``, each with what to do;
    ``renamed`` and ``renamed_headers`` are those among them that only have another name. ``otherwise`` are tokens of
    CUDA's build, with that of the build for ROCm and what to do. ``for_cuda`` says that its own releases are for CUDA
    alone. ``marks`` is the header of hipport's by which its functions are for the device too; empty where they are
    anyway. ``loads`` is the one that has ``__ldg`` for its types, which only its build for CUDA has; empty for others.
    ``lost`` are the headers of HIP for what its headers include in its build for CUDA alone.
    """

    title: str
    names: tuple[str, ...]
    folders: tuple[str, ...]
    namespaces: tuple[str, ...]
    removed: Mapping[str, str]
    renamed: Mapping[str, RenamedCall]
    removed_headers: Mapping[str, str]
    renamed_headers: Mapping[str, str]
    kept_headers: tuple[str, ...]
    otherwise: Mapping[str, tuple[str, str]]
    for_cuda: bool
    marks: str
    loads: str
    lost: tuple[str, ...]

    def instead_of_header(self, name: str) -> str:
        """What to do about a header that the project has removed; empty for one that it has, and for others'."""
        if name in self.kept_headers or not self._removed.fullmatch(name):
            return ""
        return next(text for pattern, text in self.removed_headers.items() if fnmatchcase(name, pattern))

    @cached_property
    def _removed(self) -> re.Pattern[str]:
        """Matches the headers that the project has removed: one pattern, as every include line is asked about."""
        return re.compile("|".join(map(translate, self.removed_headers)) or "(?!)")


def read_others(path: Path) -> tuple[OtherProject, ...]:
    """Read ``others.toml``. Raises MappingError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return tuple(_project(each) for each in data.values())
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise MappingError(f"{path}: the names of others cannot be read ({error}); reinstall hipport") from error


def _project(data: dict[str, Any]) -> OtherProject:
    return OtherProject(
        title=data["title"],
        names=tuple(data.get("names", ())),
        folders=tuple(data["folders"]),
        namespaces=tuple(data.get("namespaces", ())),
        removed=dict(data.get("removed", {})),
        renamed={name: RenamedCall(*now) for name, now in data.get("renamed", {}).items()},
        removed_headers=dict(data.get("removed_headers", {})),
        renamed_headers=dict(data.get("renamed_headers", {})),
        kept_headers=tuple(data.get("kept_headers", ())),
        otherwise={token: (for_rocm, instead) for token, (for_rocm, instead) in data.get("otherwise", {}).items()},
        for_cuda=data.get("for_cuda", False),
        marks=data.get("marks", ""),
        loads=data.get("loads", ""),
        lost=tuple(data.get("lost", ())),
    )
