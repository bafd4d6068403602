"""Every header that goes with a port compiles as C++11: many a build asks for that, and the port keeps its build."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from hipport.include import FOLDER

STANDARD = ("-std=c++11", "-fsyntax-only", "-Werror", "-I", str(FOLDER))
#: Of librocwmma-dev 7.2.4 the folder rocwmma/internal is missing, and rocWMMA is C++17.
OF_ROCWMMA = {"wmma.h"}
NAMES = sorted({path.name for path in FOLDER.glob("hipport/*.h")} - OF_ROCWMMA)
#: Templates are instantiated: what is wrong in them shows only then.
USES = {
    "groups.h": """
        __device__ int broadcast() {
            auto tile = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
            return hipport::invoke_one_broadcast(tile, [] { return 1; });
        }""",
    "ptx_integer.h": "inline unsigned use(unsigned a) { return hipport::ptx::shl(a, 33u) + hipport::ptx::bfind(a); }",
    "sample_math.h": """
        __host__ __device__ float3 bounce(float3 ray, float4 plane, int3 cell) {
            const float3 normal = normalize(make_float3(plane)) * length(make_float3(make_int3(0)));
            const float3 bounded = clamp(fminf(cross(ray, normal), reflect(ray, normal)), 0.0, 1);
            const int weight = dot(min(abs(cell), cell), clamp(cell, 1, cell.x));
            return lerp(fabs(bounded), fracf(floorf(bounded)), 0.5f) * weight;
        }""",
    "warp.h": """
        __device__ int shuffles(short a) {
            return hipport::shfl_sync(hipport::full_mask, a, 1) + hipport::shfl_up_sync(hipport::full_mask, a, 1)
                 + hipport::shfl_down_sync(hipport::full_mask, a, 1) + hipport::shfl_xor_sync(hipport::full_mask, a, 1);
        }""",
}


def _unit(folder: Path, name: str, before: str = "") -> Path:
    path = folder / "unit.cpp"
    path.write_text(f'{before}#include "hipport/{name}"\n{USES.get(name, "")}\n', "utf-8")
    return path


def _compile(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_there_are_headers() -> None:
    assert set(USES) <= set(NAMES)


@pytest.mark.parametrize("name", ["integer.h", "ptx_integer.h"])
def test_the_plain_ones_on_this_machine(name: str, tmp_path: Path) -> None:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler on this machine")
    _compile(compiler, *STANDARD, f"-I{Path(__file__).parent / 'stub'}", _unit(tmp_path, name))


@pytest.mark.rocm
@pytest.mark.parametrize("target", [("--cuda-host-only",), ("--cuda-device-only",)], ids=["host", "device"])
@pytest.mark.parametrize("name", NAMES)
def test_all_of_them_with_hipcc(name: str, target: Sequence[str], hipcc: Path, tmp_path: Path) -> None:
    quiet = ("-Wno-unused-command-line-argument", "--offload-arch=gfx942", "-x", "hip")
    _compile(hipcc, *STANDARD, *target, *quiet, _unit(tmp_path, name))
