"""Flags from the tree's own build files, where no ``compile_commands.json`` has them."""

from __future__ import annotations

import os
import re
from functools import cached_property
from pathlib import Path
from typing import TypeAlias

from hipport.build.autoconf import AutoconfHeader
from hipport.build.autoconf import autoconf_headers
from hipport.build.cmake import CMakeFlags
from hipport.build.cmake import beginning
from hipport.build.configured import ConfiguredHeader
from hipport.build.export_header import ExportHeader
from hipport.build.flags import Flags
from hipport.build.makefile import flags_from_makefile
from hipport.build.setup_py import flags_from_setup_py
from hipport.build.setup_py import names_in_setup_py
from hipport.build.torch_load import Load
from hipport.build.torch_load import loads_in
from hipport.build.vcxproj import flags_from_vcxproj
from hipport.build.vcxproj import projects_of
from hipport.project.translation_units import is_gpu_source

#: A header of a configure step: where it is made (``path``), of which file (``template``), what is in it (``text``).
MadeHeader: TypeAlias = ConfiguredHeader | ExportHeader | AutoconfHeader

_SETUP = "setup.py"
#: ``src/hip/fft.cpp``, ``hip_fft.cpp``, ``fft_hip.cpp``, ``fft.hip.cpp``
_OF_HIP = re.compile(r"(?:^|/)(?:(?:hip|rocm)/|hip_[^/]*$)|[._]hip\.[^/]*$", re.IGNORECASE)
#: What make reads, and what the autotools make that of.
_MAKEFILES = ("GNUmakefile", "makefile", "Makefile", "Makefile.am", "Makefile.in")


class BuildFlags:
    """The flags that the build files of a tree give its translation units. Each file is read once; nothing is run. What
    depends on something unknown is left out.
    """

    def __init__(self, root: Path) -> None:
        self.root = Path(os.path.abspath(root))  # noqa: PTH100 - links stay as they are
        self._cmake: dict[tuple[Path, bool, bool], CMakeFlags] = {}
        self._folders: set[Path] = set()
        self._by_setup: dict[Path, Flags] = {}
        self._sources: dict[Path, frozenset[str]] = {}
        self._by_vcxproj: dict[tuple[Path, bool], Flags] = {}
        self._loads: dict[Path, tuple[Load, ...]] = {}

    def of(self, relative: str, *, as_cuda: bool = False) -> Flags:
        """What the build files say of a unit, given by its path relative to the root: the CMakeLists.txt files of one
        project in its folder and those above it, and the targets that what they build links, or where they say nothing
        the nearest Makefile or setup.py, a setup.py that names the unit before a Makefile that does not; or where there
        is none the project of Visual Studio that names it. A Python program in one of these folders that has PyTorch
        compile it comes before them. ``as_cuda`` says that the build compiles it in the CUDA language whatever its
        suffix.
        """
        unit = self.root / relative
        is_cuda = as_cuda or is_gpu_source(unit)
        folders = [folder for folder in unit.parents if folder == self.root or self.root in folder.parents]
        self._folders.update(folders)
        if load := next((load for folder in folders for load in self._loads_in(folder) if load.names(unit)), None):
            return load.flags(is_cuda=is_cuda)
        lists = [path for folder in reversed(folders) if (path := folder / "CMakeLists.txt").is_file()]
        if lists:
            lists = lists[beginning(lists) :]
            flags = self._by_cmake(lists[0], is_cuda=is_cuda, for_hip=_is_for_hip(relative)).of(unit, lists)
            if flags != Flags():
                return flags
        found = (folder / name for folder in folders for name in (_SETUP, *_MAKEFILES))
        nearest = next((path for path in found if path.is_file()), None)
        if nearest is None:
            return self._by_project(unit, is_cuda=is_cuda)
        if nearest.name != _SETUP and not _names(nearest, unit):
            nearest = next((folder / _SETUP for folder in folders if self._is_source(unit, folder)), nearest)
        if nearest.name != _SETUP:
            return flags_from_makefile(nearest, is_cuda=is_cuda)
        if nearest not in self._by_setup:
            self._by_setup[nearest] = flags_from_setup_py(nearest)
        return self._by_setup[nearest]

    def _is_source(self, unit: Path, folder: Path) -> bool:
        """Whether a folder has a setup.py that names a unit."""
        if folder not in self._sources:
            path = folder / _SETUP
            self._sources[folder] = names_in_setup_py(path) if path.is_file() else frozenset()
        return unit.relative_to(folder).as_posix() in self._sources[folder]

    def _by_project(self, unit: Path, *, is_cuda: bool) -> Flags:
        """What the project of Visual Studio says that names a unit, if one does."""
        project = self._projects.get(unit)
        if project is None:
            return Flags()
        key = project, is_cuda
        if key not in self._by_vcxproj:
            self._by_vcxproj[key] = flags_from_vcxproj(project, is_cuda=is_cuda)
        return self._by_vcxproj[key]

    @cached_property
    def _projects(self) -> dict[Path, Path]:
        """The projects of Visual Studio by the sources that they compile."""
        return projects_of(self.root)

    @property
    def configured(self) -> dict[str, MadeHeader]:
        """The headers that the configure steps of CMake and the autotools make, by their paths, once ``of`` has been
        asked about units.
        """
        by_script = (made for folder in sorted(self._folders) for made in autoconf_headers(folder, self.root))
        found: dict[str, MadeHeader] = {made.path: made for made in by_script}
        for each in self._cmake.values():
            found.update(each.configured)
        return found

    def _loads_in(self, folder: Path) -> tuple[Load, ...]:
        """What the Python programs of a folder have PyTorch compile."""
        if folder not in self._loads:
            programs = sorted(folder.glob("*.py"))
            self._loads[folder] = tuple(load for program in programs for load in loads_in(program))
        return self._loads[folder]

    def _by_cmake(self, top: Path, *, is_cuda: bool, for_hip: bool) -> CMakeFlags:
        key = top, is_cuda, for_hip
        if key not in self._cmake:
            self._cmake[key] = CMakeFlags(top, is_cuda=is_cuda, for_hip=for_hip)
        return self._cmake[key]


def _names(makefile: Path, unit: Path) -> bool:
    """Whether a Makefile has the name of a unit, with any suffix, or a wildcard for all of a folder."""
    text = makefile.read_text("latin-1")
    named = re.search(rf"\b{re.escape(unit.stem)}\b", text)
    return named is not None or f"*{unit.suffix}" in text or f"%{unit.suffix}" in text


def _is_for_hip(relative: str) -> bool:
    """Whether a source is the project's own for HIP by its name: it is a part of a build for HIP that the project has
    itself, and not of its build for CUDA. What hipport converts keeps its name.
    """
    return _OF_HIP.search(relative) is not None
