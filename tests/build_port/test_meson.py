"""A project of Meson's that calls CUDA's libraries, converted, configured by Meson with ROCm's packages."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths

HIPCC = Path(os.environ.get("HIPCC") or shutil.which("hipcc") or "hipcc")
ROCM = HIPCC.parent.parent / "rocm"
BUILD = """project('host', 'cpp')
runtime = dependency('cuda', version: '>=11', required: false)
both = dependency('cuda', modules: ['cudart', 'nvrtc'])
executable('host', 'main.cpp', dependencies: [runtime, both])
"""


@pytest.mark.rocm
@pytest.mark.needs("meson", "ninja", "cmake", "g++")
@pytest.mark.skipif(not ROCM.is_dir(), reason="hipcc is not of a prefix by hipport toolchain install")
def test_the_port_finds_the_packages_of_rocm(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/meson.build").write_text(BUILD)
    (tmp_path / "in/main.cpp").write_text("#include <cuda_runtime.h>\nint main() { return cudaDeviceSynchronize(); }\n")
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert [d.message for result in run.results for d in result.open] == []
    environment = os.environ | {"CMAKE_PREFIX_PATH": str(ROCM)}
    for words in (["meson", "setup", "build"], ["ninja", "-C", "build", "host.p/main.cpp.o"]):
        done = subprocess.run(words, cwd=tmp_path / "out", env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
