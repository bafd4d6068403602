"""Find NVRTC and CUDA's headers: in NVIDIA's packages for pip, or in an installed toolkit."""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hipport.errors import HipportError

#: Where the packages put the library: since CUDA 13 all of them in one folder, before each in its own.
_IN_PACKAGES = ("cu*/lib", "cuda_nvrtc/lib")
_HEADERS_IN_PACKAGES = ("cuda_runtime/include", "cuda_cccl/include", "curand/include")
_VARIABLES = ("CUDA_PATH", "CUDA_HOME")
_USUAL = "/usr/local/cuda"


class ToolkitNotFoundError(HipportError):
    """NVRTC, or CUDA's headers for it, were not found; the text says how to install them."""


@dataclass(frozen=True, slots=True)
class Toolkit:
    """NVRTC of one major version of CUDA, and the folders of CUDA's headers."""

    library: Path
    major: int
    include_dirs: tuple[Path, ...]


def find_toolkit(newest: int | None = None) -> Toolkit:
    """The newest toolkit, of no later major version than ``newest``, which is the driver's.

    Raises ToolkitNotFoundError where there is none that is complete.
    """
    found = [toolkit for toolkit in _toolkits() if newest is None or toolkit.major <= newest]
    complete = [toolkit for toolkit in found if _has_headers(toolkit)]
    if complete:
        return max(complete, key=lambda toolkit: toolkit.major)
    lacking = "CUDA's headers" if found else "NVRTC"
    version = f" for CUDA {newest}" if newest else ""
    extra = "hipport[cuda12]" if newest == 12 else "hipport[cuda]"
    raise ToolkitNotFoundError(f"{lacking} not found{version}: pip install '{extra}', or set CUDA_PATH to a toolkit")


def _toolkits() -> Iterator[Toolkit]:
    """The toolkits in packages, then those in folders."""
    for root in _package_folders():
        for pattern in _IN_PACKAGES:
            for library in sorted(root.glob(f"{pattern}/libnvrtc.so.*")):
                own = library.parents[1] / "include"
                folders = (own, own / "cccl", *(root / folder for folder in _HEADERS_IN_PACKAGES))
                yield from _toolkit(library, folders)
    for folder in dict.fromkeys([*filter(None, map(os.environ.get, _VARIABLES)), _USUAL]):
        for library in sorted(Path(folder, "lib64").glob("libnvrtc.so.*")):
            yield from _toolkit(library, (Path(folder, "include"), Path(folder, "include/cccl")))


def _package_folders() -> list[Path]:
    spec = importlib.util.find_spec("nvidia")
    return [Path(folder) for folder in (spec and spec.submodule_search_locations) or ()]


def _toolkit(library: Path, folders: tuple[Path, ...]) -> Iterator[Toolkit]:
    if match := re.fullmatch(r"libnvrtc\.so\.(\d+)", library.name):
        yield Toolkit(library, int(match[1]), tuple(folder for folder in folders if folder.is_dir()))


def _has_headers(toolkit: Toolkit) -> bool:
    """Whether a toolkit has the headers of the runtime and of the C++ standard library."""
    wanted = ("cuda_runtime.h", "cuda/std/cstdint")
    return all(any((folder / name).is_file() for folder in toolkit.include_dirs) for name in wanted)
