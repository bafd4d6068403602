"""PyTorch's headers for ROCm, made of those of another build."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.pytorch.headers import flags_for_rocm
from hipport.pytorch.headers import headers_for_rocm
from hipport.pytorch.hipify import HipifyError
from hipport.pytorch.installed import PyTorch
from tests.pytorch.fake_pytorch import CONFIGURED
from tests.pytorch.fake_pytorch import write_pytorch

CONFIG = "ATen/hip/HIPConfig.h"
MACROS = "c10/hip/impl/hip_cmake_macros.h"


def test_headers_of_a_build_for_rocm_are_its_own(tmp_path: Path) -> None:
    torch = PyTorch(write_pytorch(tmp_path, hip="'7.2'"))
    assert headers_for_rocm(torch) == torch.include


def test_headers_of_a_build_for_cuda_are_hipified(tmp_path: Path) -> None:
    torch = PyTorch(write_pytorch(tmp_path, configured=CONFIGURED))
    made = headers_for_rocm(torch)
    assert "namespace hip" in (made / "ATen/hip/HIPContext.h").read_text()
    assert "namespace cuda" in (made / "ATen/cuda/CUDAContext.h").read_text()
    assert (made / CONFIG).read_text().splitlines()[2:] == [
        "#define AT_ROCM_ENABLED() 1",
        "#define AT_CUDNN_ENABLED() 0",
    ]
    assert not (torch.include / CONFIG).exists()
    assert headers_for_rocm(torch) == made


def test_a_folder_that_hipify_makes_is_where_includes_look_for_it(tmp_path: Path) -> None:
    made = headers_for_rocm(PyTorch(write_pytorch(tmp_path, configured={"THC/THCAtomics.cuh": "// of cuda\n"})))
    assert "of hip" in (made / "THH/THHAtomics.cuh").read_text()
    assert "of cuda" in (made / "THC/THCAtomics.cuh").read_text()


def test_what_cmake_configures_is_made_for_a_build_for_the_cpu(tmp_path: Path) -> None:
    made = headers_for_rocm(PyTorch(write_pytorch(tmp_path)))
    lines = set((made / CONFIG).read_text().splitlines())
    assert lines == {"#pragma once", "#define AT_ROCM_ENABLED() 1", "#define AT_CUDNN_ENABLED() 0"}
    assert "C10_CUDA_BUILD_SHARED_LIBS" in (made / MACROS).read_text()


def test_what_cmake_has_configured_stays(tmp_path: Path) -> None:
    made = headers_for_rocm(PyTorch(write_pytorch(tmp_path, configured=CONFIGURED)))
    assert "OF_CMAKE" in (made / MACROS).read_text()


def test_the_folders_are_those_of_an_extension(tmp_path: Path) -> None:
    include = str(tmp_path / "torch" / "include")
    flags = flags_for_rocm(PyTorch(write_pytorch(tmp_path, hip="'7.2'")))
    assert flags.system[:2] == (include, f"{include}/torch/csrc/api/include")


def test_a_hipify_that_fails_says_how(tmp_path: Path) -> None:
    torch = write_pytorch(tmp_path)
    (torch / "include" / "c10" / "cuda" / "CUDAMacros.h").write_text("// hipify cannot\n")
    with pytest.raises(HipifyError, match=r"^ValueError: it cannot$"):
        headers_for_rocm(PyTorch(torch))
