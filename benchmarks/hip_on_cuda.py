"""HIP's headers in CUDA's terms, and a ``hipcc`` that calls nvcc: ports run on an NVIDIA GPU beside their originals.

Names are those of the mapping tables, read from HIP to CUDA, so that a port is the program that its names say. What
only an AMD GPU has does not compile.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

#: HIP's headers, with CUDA's that have the same.
_HEADERS = {
    "hip/hip_runtime.h": "",
    "hip/hip_runtime_api.h": "",
    "hip/driver_types.h": "",
    "hip/device_functions.h": "",
    "hip/hip_vector_types.h": "",
    "hip/hip_texture_types.h": "",
    "hip/hip_complex.h": "cuComplex.h",
    "hip/hip_math_constants.h": "math_constants.h",
    "hip/hip_fp16.h": "cuda_fp16.h",
    "hip/hip_bf16.h": "cuda_bf16.h",
    "hip/hip_fp8.h": "cuda_fp8.h",
    "hip/hip_cooperative_groups.h": "cooperative_groups.h",
    "hiprand/hiprand.h": "curand.h",
    "hiprand/hiprand_kernel.h": "curand_kernel.h",
    "hipblas/hipblas.h": "cublas_v2.h",
    "hipfft/hipfft.h": "cufft.h",
    "hipsparse/hipsparse.h": "cusparse.h",
    "hipsolver/hipsolver.h": "cusolverDn.h",
}
_NAMES = "hipport_names.h"
#: Names that are more than CUDA's by another name; what HIP's headers define of their own.
_RUNTIME = """\
#pragma once
#include <algorithm>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <cuda_runtime.h>
#define __HIPCC__ 1
#define __HIP_PLATFORM_NVIDIA__ 1
#define __HIP_PLATFORM_NVCC__ 1
#ifdef __CUDA_ARCH__
#define __HIP_DEVICE_COMPILE__ 1
#endif
#define HIP_VERSION_MAJOR 7
#define HIP_VERSION_MINOR 2
#define HIP_VERSION 70253211
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(variable) variable
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define hipLaunchKernelGGL(kernel, grid, block, bytes, stream, ...) kernel<<<grid, block, bytes, stream>>>(__VA_ARGS__)
typedef void *hipDeviceptr_t;
"""
#: Names that are more than another name of CUDA's.
_MORE = frozenset(("hipDeviceptr_t", "hipLaunchKernelGGL"))
#: Options of clang's that nvcc has in another form, or that say nothing to it.
_AS_NVCC = {"-fgpu-rdc": ("-rdc=true",), "-fopenmp": ("-Xcompiler", "-fopenmp")}
_DROPPED = ("--offload-arch", "--gpu-", "--hip", "--rocm", "-x", "-f", "-m", "-W", "-lamdhip64")
_SOURCES = (".cu", ".hip", ".cpp", ".cc", ".cxx", ".c")


def make_hip_on_cuda(folder: Path, cuda: Path) -> Path:
    """Write headers and ``hipcc`` into a folder, for CUDA's headers in ``cuda``; the folder for PATH."""
    include, binaries = folder / "include", folder / "bin"
    lines = [_RUNTIME, *(f"#define {hip} {name}" for hip, name in _names(cuda))]
    for name, text in (
        (_NAMES, "\n".join([*lines, ""])),
        ("hipcub/hipcub.hpp", f"#include <{_NAMES}>\n#include <cub/cub.cuh>\nnamespace hipcub = cub;\n"),
        *((hip, f"#include <{_NAMES}>\n" + (f"#include <{same}>\n" if same else "")) for hip, same in _HEADERS.items()),
    ):
        (include / name).parent.mkdir(parents=True, exist_ok=True)
        (include / name).write_text(text)
    binaries.mkdir()
    hipcc = binaries / "hipcc"
    words = [sys.executable, str(Path(__file__).resolve()), str(include)]
    hipcc.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n')
    hipcc.chmod(0o755)
    return binaries


def _names(cuda: Path) -> Iterator[tuple[str, str]]:
    """HIP's names with CUDA's; of several of CUDA's that became one of HIP's, the one that is most like it."""
    from hipport.mapping.mapping import load_mapping  # noqa: PLC0415 - hipcc, below, needs nothing of it

    mapping = load_mapping()
    rows = [row for library in mapping.libraries if not library.unsupported for row in mapping.table(library)]
    found: dict[str, list[str]] = {}
    for row in rows:
        is_rename = row.status == "ok" and not row.removed and "::" not in row.cuda + row.hip
        is_of_hip = row.hip.lstrip("_").lower().startswith("hip") and row.hip not in _MORE
        if is_rename and is_of_hip and (not row.header or (cuda / row.header).exists()):
            found.setdefault(row.hip, []).append(row.cuda)
    for hip, names in found.items():
        yield hip, min(names, key=lambda name: (name.lower().replace("cuda", "hip") != hip.lower(), len(name), name))


def nvcc_words(include: str, arguments: Sequence[str]) -> list[str]:
    """The call of nvcc that stands for a call of hipcc.

    >>> nvcc_words("inc", ["-O3", "--offload-arch=gfx90a", "-fgpu-rdc", "-c", "main.hip"])[3:]
    ['-x', 'cu', '-I', 'inc', '-include', 'hipport_names.h', '-O3', '-rdc=true', '-c', 'main.hip']
    """
    words = ["nvcc", "-arch=native", "--expt-relaxed-constexpr"]
    if any(word.endswith(_SOURCES) for word in arguments):
        words += ["-x", "cu", "-I", include, "-include", _NAMES]
    skipped = False
    for word in arguments:
        if not skipped:
            libraries = (word.replace("-lhip", "-lcu"),)
            words += _AS_NVCC.get(word, () if word.startswith(_DROPPED) else libraries)
        skipped = word == "-x"
    return words


def _main(arguments: Collection[str]) -> None:
    include, *others = arguments
    words = nvcc_words(include, others)
    os.execvp(words[0], words)


if __name__ == "__main__":
    _main(sys.argv[1:])
