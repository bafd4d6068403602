"""PyTorch's headers for ROCm, made by its own hipify of those for CUDA or for the CPU alone.

A build of PyTorch for ROCm begins so, too: its tools/amd_build has hipify read the same folders. What CMake configures,
two headers, says which libraries the build has.
"""

from __future__ import annotations

import re
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hipport.build.flags import Flags
from hipport.cache import cached
from hipport.cache import content_of
from hipport.cache import key_of
from hipport.pytorch.hipify import hipify
from hipport.pytorch.installed import PyTorch

#: The folders of headers that lie in another one in PyTorch's sources, by which its hipify tells what to read; all
#: others lie as they are installed.
_IN_SOURCES, _FOLDER_IN_SOURCES = ("ATen", "THC"), "aten/src"
#: What tools/amd_build/build_amd.py of the sources has hipify read, as far as it is installed.
_READ = (
    "c10/cuda/*",
    "aten/src/ATen/cuda/*",
    "aten/src/ATen/native/cuda/*",
    "aten/src/ATen/native/cudnn/*",
    "aten/src/ATen/native/nested/cuda/*",
    "aten/src/ATen/native/quantized/cuda/*",
    "aten/src/ATen/native/quantized/cudnn/*",
    "aten/src/ATen/native/sparse/cuda/*",
    "aten/src/THC/*",
    "torch/*",
)
_LIBRARIES = "ATen/hip/HIPConfig.h"
_MACROS = "c10/hip/impl/hip_cmake_macros.h"
_ENABLED = re.compile(r"\bAT_\w+_ENABLED\(\)")
_GIVEN = re.compile(r"^([ \t]*#[ \t]*define[ \t]+(AT_\w+_ENABLED\(\))[ \t]+)\d\b", re.MULTILINE)
_OF_ROCM = "AT_ROCM_ENABLED()"
#: What a build for ROCm says otherwise than one for CUDA: MIOpen has headers of its own.
_FOR_ROCM = {_OF_ROCM: "1", "AT_CUDNN_ENABLED()": "0"}


def flags_for_rocm(torch: PyTorch) -> Flags:
    """The include folders of an extension, as torch.utils.cpp_extension has them, and Python's.

    Raises HipifyError and OSError.
    """
    include = headers_for_rocm(torch)
    api = include / "torch" / "csrc" / "api" / "include"
    return Flags(system=(str(include), str(api), sysconfig.get_path("include")))


def headers_for_rocm(torch: PyTorch) -> Path:
    """The folder of PyTorch's headers for ROCm: its own where it is built for that, else one of hipport's cache.

    Raises HipifyError and OSError.
    """
    if torch.is_for_rocm:
        return torch.include

    def make(target: Path) -> Path:
        made = target / "include"
        shutil.copytree(torch.include, made)
        with _as_in_sources(made):
            hipify(torch, made, includes=[str(made / pattern) for pattern in _READ], ignores=[str(made / "*/hip/*")])
        _configure(made)
        return made

    return cached(f"pytorch-{key_of_pytorch(torch)}", make)


def key_of_pytorch(torch: PyTorch) -> str:
    """A name for what follows from a PyTorch and from this package."""
    version = (torch.folder / "version.py").read_bytes()
    return key_of((str(torch.folder), version, content_of(torch.hipify), content_of(Path(__file__).parent)))


@contextmanager
def _as_in_sources(include: Path) -> Iterator[None]:
    """While folders of installed headers lie as in PyTorch's sources."""
    folder = include / _FOLDER_IN_SOURCES
    folder.mkdir(parents=True)
    for name in _IN_SOURCES:
        if (include / name).is_dir():
            (include / name).rename(folder / name)
    yield
    for place in list(folder.iterdir()):  # hipify makes THH of THC
        place.rename(include / place.name)


def _configure(include: Path) -> None:
    """Write the headers that CMake configures as for ROCm: those of a build for CUDA say what that has, and a build for
    the CPU has none.
    """
    libraries, macros = include / _LIBRARIES, include / _MACROS
    if libraries.is_file():
        text = libraries.read_text("utf-8")
        text = _GIVEN.sub(lambda found: found[1] + _FOR_ROCM.get(found[2], found[0][-1]), text)
    else:
        asked = {name for path in (include / "ATen").rglob("*.h") for name in _ENABLED.findall(_text(path))}
        lines = (f"#define {name} {int(name == _OF_ROCM)}\n" for name in sorted(asked | {_OF_ROCM}))
        text = "".join(("#pragma once\n", *lines))
    libraries.parent.mkdir(parents=True, exist_ok=True)
    libraries.write_text(text, "utf-8")
    if not macros.is_file():
        macros.parent.mkdir(parents=True, exist_ok=True)
        macros.write_text("#pragma once\n#define C10_CUDA_BUILD_SHARED_LIBS\n", "utf-8")


def _text(path: Path) -> str:
    return path.read_text("utf-8", "replace")
