"""A condition on an include guard of CUDA's holds in the port wherever it held for CUDA."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from hipport.mapping.mapping import load_mapping

ROOT = Path(__file__).parents[2]
RUNTIME = "hip/hip_runtime.h"
#: These want the runtime before them.
NEEDS_RUNTIME = ("hip/hip_gl_interop.h", "hiprand/hiprand_mtgp32_host.h")
#: In Debian's librocwmma-dev 7.2.4 the folder rocwmma/internal is missing.
LEFT_OUT = ("rocwmma/rocwmma.hpp",)
#: Headers of CUDA that include others: the header, and guards of what it brings. Source: CUDA 11.8 and 12.9.
BROUGHT = {
    "cuda_runtime_api.h": "__DEVICE_TYPES_H__ __DRIVER_TYPES_H__ __HOST_DEFINES_H__ __SURFACE_TYPES_H__ "
    "__TEXTURE_TYPES_H__ __VECTOR_TYPES_H__ __CUDA_RUNTIME_API_H__",
    "cuda_runtime.h": "__CHANNEL_DESCRIPTOR_H__ __DEVICE_FUNCTIONS_H__ __LIBRARY_TYPES_H__ __VECTOR_FUNCTIONS_H__ "
    "__DRIVER_FUNCTIONS_H__ __MATH_FUNCTIONS_H__ __DRIVER_TYPES_H__",
    "cublasLt.h": "CUBLAS_API_H_ __DRIVER_TYPES_H__",
    "cufftXt.h": "_CUFFT_H_ _CUDA_LIB_XT_H_ CU_COMPLEX_H_",
    "curand_kernel.h": "CURAND_H_",
}


def _wanted() -> dict[str, set[str]]:
    """By HIP header: the macros that are defined once it is included."""
    mapping = load_mapping()
    wanted: dict[str, set[str]] = defaultdict(set)
    for row in mapping.guards.values():
        if row.hip_header and row.hip_header not in LEFT_OUT:
            wanted[row.hip_header].add(row.hip)
    for header, guards in BROUGHT.items():
        target = mapping.header(header)
        assert target is not None
        wanted[target.hip].update(mapping.guards[name].hip for name in guards.split())
    return wanted


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("header", sorted(_wanted()))
def test_the_counterpart_is_defined_for_host_and_device(header: str, hipcc: Path, tmp_path: Path) -> None:
    unit = tmp_path / "unit.hip"
    before = f"#include <{RUNTIME}>\n" if header in NEEDS_RUNTIME else ""
    asked = "".join(f"#ifndef {name}\n#error {name}\n#endif\n" for name in sorted(_wanted()[header]))
    unit.write_text(f"{before}#include <{header}>\n{asked}")
    options = ("-x", "hip", "--offload-arch=gfx90a", "-fsyntax-only", "-w", f"-I{ROOT / 'hipport/include'}")
    done = subprocess.run([hipcc, *options, unit], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
