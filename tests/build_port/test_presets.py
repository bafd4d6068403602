"""A CMake project with presets, and a .cpp in the CUDA language, converted, configured by ``cmake --preset`` and built;
CMake's word on broken presets.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.build.json_text import JsonError
from hipport.build.json_text import read_json
from hipport.config import Options

HIPCC = Path(os.environ.get("HIPCC") or shutil.which("hipcc") or "hipcc")
TOOLCHAIN = HIPCC.parent.parent / "hip.cmake"
PROJECT = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.21)
project(nbody LANGUAGES CXX CUDA)
set(WRAPPERS wrapper.cpp)
set_source_files_properties(${WRAPPERS} PROPERTIES LANGUAGE CUDA)
add_library(nbody STATIC nbody.cu ${WRAPPERS})
""",
    "wrapper.cpp": '#include "kernel.h"\nvoid wrap(float *x) { kernel<<<1, 64>>>(x); cudaFree(x); }\n',
    "kernel.h": "__global__ void kernel(float *x) { *x = 1; }\n",
    "nbody.cu": "__global__ void scale(float *x) { *x *= 2; }\nvoid run(float *x) { scale<<<1, 64>>>(x); }\n",
    "CMakePresets.json": """{
  "version": 3,
  "configurePresets": [
    {
      "name": "cuda",
      "hidden": true,
      "generator": "Unix Makefiles",
      "binaryDir": "${sourceDir}/build/${presetName}",
      "cacheVariables": {
        "CMAKE_CUDA_COMPILER": "/usr/local/cuda/bin/nvcc", // the toolkit's
        "CMAKE_CUDA_STANDARD": "17",
        "CMAKE_BUILD_TYPE": "Release",
        "CMAKE_CUDA_FLAGS_RELEASE": "--expt-relaxed-constexpr -lineinfo -DNAME=\\"x\\""
      },
      "environment": { "CUDACXX": "nvcc", "CUDA_HOME": "/usr/local/cuda", "CUDAFLAGS": "-Xcompiler '-Wall -fPIC'" }
    },
    {
      "name": "a100",
      "inherits": "cuda",
      "cacheVariables": {
        "CMAKE_CUDA_ARCHITECTURES": { "type": "STRING", "value": "80" },
        "CMAKE_CUDA_HOST_COMPILER": "g++"
      }
    }
  ],
  "buildPresets": [{ "name": "a100", "configurePreset": "a100" }]
}
""",
}
TEXTS = [
    '{"version": 3}',
    '{"version": 3, // a comment\n "vendor": {"x": [1, -2.5e3, true, null, "\\u00e9 \\" {"]}}',
    '\ufeff{"version": 3}',
    '{"version": 3,}',
    '{"version": 3, "vendor": {"a": [1,]}}',
    '{"version": 3, "version": 3}',
    '{"version": 3} 4',
    '{"version": 3',
    '{"version": 3, "vendor": {"a": [1}}',
    '{"version": 3, "vendor: {}}',
    '{"version": 3, "vendor": {"a": "\\x"}}',
    '{"version": 3, "vendor": {"a" 1}}',
    '{"version": 3, "vendor": {"a": nul}}',
    "{'version': 3}",
    '{"version": 3 "vendor": {}}',
    "",
]


def run(*words: str | Path, folder: Path) -> str:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.rocm
@pytest.mark.needs("cmake", "make", "g++")
@pytest.mark.skipif(not TOOLCHAIN.is_file(), reason="hipcc is not of a prefix by hipport toolchain install")
def test_a_preset_of_the_port_configures_and_builds(tmp_path: Path) -> None:
    for path, text in PROJECT.items():
        (tmp_path / "cuda").mkdir(exist_ok=True)
        (tmp_path / "cuda" / path).write_text(text)
    port = tmp_path / "port"
    converted = convert_paths(tmp_path / "cuda", Options(arch=("gfx90a", "gfx1100")), output=port)
    assert [d.message for result in converted.results for d in result.open] == []
    run("cmake", "--preset", "a100", f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}", folder=port)
    commands = run("cmake", "--build", "--preset", "a100", "--verbose", folder=port)
    assert "--offload-arch=gfx90a --offload-arch=gfx1100" in commands
    assert all(word in commands for word in ("-gline-tables-only", '-DNAME="x"', "-Wall"))
    cache = (port / "build/a100/CMakeCache.txt").read_text()
    assert "CMAKE_HIP_ARCHITECTURES:STRING=gfx90a;gfx1100\n" in cache
    assert "CMAKE_HIP_STANDARD:UNINITIALIZED=17\n" in cache
    assert "nvcc" not in cache


@pytest.mark.needs("cmake")
@pytest.mark.parametrize("text", TEXTS)
def test_what_is_broken_for_cmake_is_broken_here(text: str, tmp_path: Path) -> None:
    (tmp_path / "CMakePresets.json").write_text(text, "utf-8")
    cmake = subprocess.run(["cmake", "--list-presets"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ("JSON parse error" in cmake.stderr) is _is_broken(text)


def _is_broken(text: str) -> bool:
    try:
        read_json(text.encode().decode("latin-1"))
    except JsonError:
        return True
    return False


def test_a_preset_keeps_what_is_the_users(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in/CMakePresets.json").write_text(PROJECT["CMakePresets.json"])
    convert_paths(tmp_path / "in", output=tmp_path / "out")
    text = (tmp_path / "out/CMakePresets.json").read_text()
    preset = json.loads(text.replace(" // the toolkit's", "").replace("// the toolkit's", ""))["configurePresets"][0]
    assert preset["name"] == "cuda"
    assert preset["environment"] == {"HIPFLAGS": "-Wall -fPIC"}
    assert preset["cacheVariables"] == {
        "CMAKE_HIP_STANDARD": "17",
        "CMAKE_BUILD_TYPE": "Release",
        "CMAKE_HIP_FLAGS_RELEASE": '-gline-tables-only -DNAME="x"',
    }
