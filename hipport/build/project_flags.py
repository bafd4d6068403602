"""Flags from the tree's own build files, where no ``compile_commands.json`` has them."""

from __future__ import annotations

from pathlib import Path

from hipport.build.cmake import flags_from_cmake
from hipport.build.flags import Flags
from hipport.build.makefile import flags_from_makefile
from hipport.build.setup_py import flags_from_setup_py
from hipport.project.translation_units import is_gpu_source

_SETUP = "setup.py"
_MAKEFILES = ("GNUmakefile", "makefile", "Makefile")


def flags_from_build_files(unit: Path, root: Path, *, as_cuda: bool = False) -> Flags:
    """What the build files in the folder of a translation unit and in the folders above it, up to ``root``, say of it:
    all CMakeLists.txt on the way, or where they say nothing the nearest Makefile or setup.py. ``as_cuda`` says that the
    build compiles it in the CUDA language whatever its suffix.

    Nothing is run. What depends on something unknown is left out.
    """
    is_cuda = as_cuda or is_gpu_source(unit)
    folders = [folder for folder in unit.parents if folder == root or root in folder.parents]
    lists = [path for folder in reversed(folders) if (path := folder / "CMakeLists.txt").is_file()]
    if lists and (flags := flags_from_cmake(lists, unit, is_cuda=is_cuda)) != Flags():
        return flags
    found = (folder / name for folder in folders for name in (_SETUP, *_MAKEFILES))
    nearest = next((path for path in found if path.is_file()), None)
    if nearest is None:
        return Flags()
    return flags_from_setup_py(nearest) if nearest.name == _SETUP else flags_from_makefile(nearest, is_cuda=is_cuda)
