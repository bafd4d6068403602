"""The examples' ports are built by the tool of their build files, with the toolchain's compiler and as they are."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hipport.elf import open_elf
from hipport.elf import symbols_of

EXPECTED = Path(__file__).parents[2] / "examples" / "expected"
HIPCC = Path(os.environ.get("HIPCC") or shutil.which("hipcc") or "hipcc")
PREFIX = HIPCC.parent.parent
TOOLCHAIN = PREFIX / "hip.cmake"
pytestmark = [
    pytest.mark.rocm,
    pytest.mark.skipif(not TOOLCHAIN.is_file(), reason="hipcc is not of a prefix by hipport toolchain install"),
]
#: What the build of each makefile writes.
BY_MAKE = {"image_pipeline": "build/image_pipeline", "legacy_solver": "heat"}
BY_CMAKE = {"nbody": "nbody", "sparse_solver": "poisson", "spectral": "spectral"}
BY_SETUPTOOLS = {"signal_stats": "signal_stats/_kernels"}
#: The tutorial's: a person settles an error of its port first, as the commands of docs/tutorial.md do.
BY_TUTORIAL = {"row_norms"}
#: Python that uses the extension where there is no GPU.
USED = """
import signal_stats
assert signal_stats.device_count() == 0
assert signal_stats.window_stats([], 4) == []
"""


def run(folder: Path, *words: str | Path, **environment: str) -> None:
    whole = {**os.environ, **environment}
    done = subprocess.run(words, cwd=folder, env=whole, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.needs("make", "gcc", "g++")
@pytest.mark.parametrize("name", BY_MAKE)
def test_make_builds_the_port(name: str, tmp_path: Path) -> None:
    port = tmp_path / name
    shutil.copytree(EXPECTED / name, port)
    run(port, "make", ROCM_PATH=str(PREFIX / "rocm"), PATH=f"{HIPCC.parent}:{os.environ['PATH']}")
    assert (port / BY_MAKE[name]).read_bytes().startswith(b"\x7fELF")


@pytest.mark.needs("cmake", "make", "g++")
@pytest.mark.parametrize("name", BY_CMAKE)
def test_cmake_builds_the_port(name: str, tmp_path: Path) -> None:
    chosen = (f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}", "-DCMAKE_HIP_ARCHITECTURES=gfx942")
    run(tmp_path, "cmake", "-S", EXPECTED / name, "-B", tmp_path / "build", *chosen)
    run(tmp_path, "cmake", "--build", tmp_path / "build", "--parallel", "2")
    assert (tmp_path / "build" / BY_CMAKE[name]).read_bytes().startswith(b"\x7fELF")


@pytest.mark.needs("gcc", "g++")
@pytest.mark.skipif(importlib.util.find_spec("setuptools") is None, reason="setuptools is not installed")
@pytest.mark.parametrize("name", BY_SETUPTOOLS)
def test_setuptools_builds_the_port(name: str, tmp_path: Path) -> None:
    port = tmp_path / name
    shutil.copytree(EXPECTED / name, port)
    run(port, sys.executable, "setup.py", "build_ext", "--inplace", ROCM_PATH=str(PREFIX / "rocm"))
    (extension,) = port.glob(f"{BY_SETUPTOOLS[name]}.*.so")
    with open_elf(extension.read_bytes()) as elf:
        assert elf.get_section_by_name(".hip_fatbin")
        symbols = [symbol for symbol in symbols_of(elf, "SHT_DYNSYM") if "hip" in symbol.name]
        undefined = sorted(symbol.name for symbol in symbols if symbol["st_shndx"] == "SHN_UNDEF")
    assert "hipLaunchKernel" in undefined
    without_gpu(tmp_path / "libamdhip64.so.7", undefined)
    run(port, sys.executable, "-c", USED, LD_LIBRARY_PATH=str(tmp_path))


def without_gpu(library: Path, functions: list[str]) -> None:
    """Make a runtime that has no GPU: the toolkit's own, to link with, cannot be loaded."""
    no_device = 100  # hipErrorNoDevice
    source = library.with_suffix(".c")
    source.write_text("".join(f"int {name}(void) {{ return {no_device}; }}\n" for name in functions))
    run(library.parent, "gcc", "-shared", "-fPIC", source, "-o", library)


def test_every_example_is_built() -> None:
    assert {*BY_MAKE, *BY_CMAKE, *BY_SETUPTOOLS, *BY_TUTORIAL} == {
        path.name for path in EXPECTED.iterdir() if path.is_dir()
    }
