"""Device functions of HIP that the engine lacks, and of CUDA that HIP lacks: errors of the compiler, by name.

What is not named here, of 802 names that HIP's headers declare for device code outside of their own parts, is there.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS
from hipport.cpu.modes import mode_flags
from hipport.include import FOLDER as OWN_HEADERS

pytestmark = pytest.mark.slow  # compiles all headers

#: Why the engine lacks them.
ABSENT = {
    "instructions that no function for CUDA stands for": """
        __hip_move_dpp_N __lastbit_u32_u64 __named_sync __work_group_barrier amd_mixed_dot __hip_hc_add8pk
        __hip_hc_mul8pk __hip_hc_sub8pk __get_dynamicgroupbaseptr __amdgcn_get_dynamicgroupbaseptr __to_local
        __local_to_generic""",
    "it does not compile in HIP": "surfCubemapLayeredwrite",
    "launches over several devices": "cooperative_groups::this_multi_grid",
    "HIP has no counting in these scopes": """
        atomicInc_system atomicDec_system atomicInc_block atomicDec_block""",
    "HIP has no names for the scope of a block": """
        atomicAdd_block atomicSub_block atomicMin_block atomicMax_block atomicAnd_block atomicOr_block atomicXor_block
        atomicExch_block atomicCAS_block""",
}
#: What every scope has that HIP has it for.
PRESENT = """
    atomicAdd_system atomicSub_system atomicMin_system atomicMax_system atomicAnd_system atomicOr_system
    atomicXor_system atomicExch_system atomicCAS_system __threadfence_system __hequ2 __hbequ2 __hfma2_sat __hisnan2
    __hisinf2 norm normf rnorm rnormf powi powif cyl_bessel_i0 cyl_bessel_i0f cyl_bessel_i1 cyl_bessel_i1f
    __hip_ds_bpermute __hip_ds_bpermutef __hip_ds_permute __hip_ds_permutef __hip_ds_swizzle_N __hip_ds_swizzlef_N
    cooperative_groups::this_thread surfCubemapLayeredread surfCubemapread surfCubemapwrite tex1DGrad
    tex1DLayeredGrad tex1DLayeredLod tex2DGrad tex2DLayeredGrad tex2DLayeredLod tex2Dgather tex3DGrad
    texCubemap texCubemapGrad texCubemapLayered texCubemapLayeredGrad texCubemapLayeredLod texCubemapLod"""
HEADER_NAMES = ("hip_runtime", "hip_fp16", "hip_bf16", "hip_cooperative_groups")


def _undeclared(names: list[str], folder: Path) -> set[str]:
    """Those that the compiler does not know; it is asked for one on each line."""
    source = folder / "asked.cpp"
    includes = [f"#include <hip/{header}.h>" for header in HEADER_NAMES]
    source.write_text("\n".join([*(f"using ::{name};" for name in names), ""]))
    (folder / "first.h").write_text("\n".join([*includes, ""]))
    flags = ("-std=gnu++17", "-fsyntax-only", "-fmax-errors=0", "-ferror-limit=0", "-w", "-DHIPPORT_CPU_PROGRAM")
    compiler = find_compiler()
    known = [flag for flag in flags if not flag.startswith("-fmax" if compiler.family == "clang" else "-ferror")]
    includes_from = (f"-I{HEADERS}", f"-I{OWN_HEADERS}", "-include", str(folder / "first.h"))
    command = [*compiler.command, *known, *mode_flags([], "gfx90a", 64), *includes_from, str(source)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False).stderr
    lines = {int(line.split(":")[1]) for line in said.splitlines() if "asked.cpp:" in line and ": error: " in line}
    return {name for number, name in enumerate(names, 1) if number in lines}


def test_what_is_absent(tmp_path: Path) -> None:
    absent = [name for names in ABSENT.values() for name in names.split()]
    present = PRESENT.split()
    assert _undeclared([*absent, *present], tmp_path) == set(absent)
