"""How real projects build their CUDA code, read off their build files, so that their ports can be compiled alone."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from hipport.build.flags import Flags


@dataclass(frozen=True, slots=True)
class Build:
    """What a project's own build does for CUDA. No macro that selects a HIP port written by hand is among the flags.

    ``root`` is the folder of the source distribution that is ported; the rest is relative to it. ``units`` are glob
    patterns of the translation units: those that the build compiles, and where headers are the product, each header.
    ``relocatable`` says that device code is linked across units. ``source`` names the build files that say so.
    """

    root: str
    units: tuple[str, ...]
    includes: tuple[str, ...]
    source: str
    macros: tuple[str, ...] = ()
    relocatable: bool = False

    def flags(self, tree: Path, unit: str) -> Flags:
        """What a unit of ``tree``, the root or a port of it, is compiled with. A header that is a unit of its own has
        the runtime before it, as it had in CUDA.
        """
        return Flags(
            include=tuple(os.path.normpath(tree / folder) for folder in self.includes),
            macros=tuple(f"-D{macro}" for macro in self.macros),
            forced=("hip/hip_runtime.h",) if unit.endswith(".cuh") else (),
            standard="c++17",
            relocatable=self.relocatable,
        )

    def find_units(self, tree: Path) -> list[str]:
        """The translation units below ``tree``, relative to it, in order."""
        found = {path.relative_to(tree).as_posix() for pattern in self.units for path in tree.glob(pattern)}
        return sorted(found)


#: By the name of the project; all of them are in projects.VERSIONS.
BUILDS: Mapping[str, Build] = MappingProxyType(
    {
        "llama-cpp-python": Build(
            "vendor/llama.cpp/ggml",
            (
                "src/ggml-cuda/*.cu",
                "src/ggml-cuda/template-instances/fattn-mma*.cu",
                "src/ggml-cuda/template-instances/mmq*.cu",
                "src/ggml-cuda/template-instances/fattn-vec*q4_0-q4_0.cu",
                "src/ggml-cuda/template-instances/fattn-vec*q8_0-q8_0.cu",
                "src/ggml-cuda/template-instances/fattn-vec*f16-f16.cu",
            ),
            ("include", "src"),
            "src/ggml-cuda/CMakeLists.txt",
            ("GGML_USE_CUDA", "GGML_CUDA_USE_GRAPHS", "GGML_CUDA_PEER_MAX_BATCH_SIZE=128"),
        ),
        "lightgbm": Build(
            ".",
            ("src/*/cuda/*.cu", "src/cuda/*.cu"),
            ("include", "external_libs/eigen", "external_libs/fast_double_parser/include", "external_libs/fmt/include"),
            "CMakeLists.txt, without OpenMP",
            ("USE_CUDA", "USE_SOCKET", "EIGEN_MPL2_ONLY", "EIGEN_DONT_PARALLELIZE", "MM_PREFETCH", "MM_MALLOC"),
            relocatable=True,
        ),
        "xgboost": Build(
            "cpp_src",
            ("src/**/*.cu",),
            ("include", "dmlc-core/include", "gputreeshap"),
            "cmake/Utils.cmake and src/CMakeLists.txt, with NCCL, without OpenMP",
            ("XGBOOST_USE_CUDA=1", "XGBOOST_USE_NCCL=1"),
        ),
        "cufinufft": Build(
            ".",
            ("src/cuda/**/*.cu",),
            ("include",),
            "src/cuda/CMakeLists.txt",
        ),
        "exllamav2": Build(
            "exllamav2/exllamav2_ext",
            ("cuda/*.cu",),
            (".",),
            "setup.py",
        ),
        "mamba-ssm": Build(
            "csrc/selective_scan",
            ("*.cu",),
            (".",),
            "setup.py",
        ),
        "vllm": Build(
            "csrc",
            ("**/*.cu", "attention/*.cuh"),
            (".",),
            "CMakeLists.txt; some headers are units too, as they do without PyTorch",
            ("ENABLE_FP8",),
        ),
        "flash-attn": Build(
            "csrc/flash_attn",
            ("src/*.cu",),
            (".", "src"),
            "setup.py, without CUTLASS",
        ),
        "cupy": Build(
            "cupy",
            (
                "cuda/cupy_cub.cu",
                "cuda/cupy_thrust.cu",
                "random/*.cu",
                "random/*.cuh",
                "_core/include/cupy/c*.cuh",
                "_core/include/cupy/type_dispatcher.cuh",
            ),
            ("_core/include", "cuda"),
            "install/cupy_builder; headers that are compiled at run time are units too, where they stand alone",
        ),
    }
)
