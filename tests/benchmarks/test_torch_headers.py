"""PyTorch for ROCm out of a wheel for CUDA, and extensions built with it, by a hipify of our own in place of its."""

from __future__ import annotations

import sys
from pathlib import Path
from pathlib import PurePosixPath

import pytest

from benchmarks.torch_headers import TorchForRocm
from benchmarks.torch_headers import make
from hipport.build.flags import Flags
from hipport.check.demands import PYTORCH
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import UnitLanguage

HIPIFY = """
import fnmatch, os, pathlib
HIPIFY_FINAL_RESULT = {}
class Result:
    def __init__(self, path): self.hipified_path = path
def hipify(top, output_directory, includes, ignores=(), extra_files=None, is_pytorch_extension=False, **rest):
    print("said")
    files = extra_files or [str(path) for path in pathlib.Path(top).rglob("*.h")]
    for before in files:
        if extra_files or any(fnmatch.fnmatch(before, pattern) for pattern in includes):
            after = before.replace("cuda", "hip").replace("CUDA", "HIP").replace(".cu", ".hip")
            os.makedirs(os.path.dirname(after), exist_ok=True)
            text = pathlib.Path(before).read_text().replace("cuda", "hip")
            pathlib.Path(after).write_text("// by hipify\\n" + text)
            HIPIFY_FINAL_RESULT[before] = Result(after)
    return HIPIFY_FINAL_RESULT
"""


@pytest.fixture
def torch(tmp_path: Path) -> TorchForRocm:
    wheel = tmp_path / "torch"
    for name, text in {
        "include/ATen/cuda/CUDAConfig.h": "#define AT_CUDNN_ENABLED() 1\n#define AT_ROCM_ENABLED() 0\n",
        "include/c10/cuda/CUDAStream.h": "#include <cuda_runtime.h>\n",
        "include/c10/core/Device.h": "// cuda\n",
        "utils/hipify/__init__.py": "",
        "utils/hipify/hipify_python.py": HIPIFY,
    }.items():
        (wheel / name).parent.mkdir(parents=True, exist_ok=True)
        (wheel / name).write_text(text)
    for name in [name for name in sys.modules if name.partition(".")[0] == "hipify"]:
        del sys.modules[name]
    make(wheel, tmp_path / "made")
    return TorchForRocm(str(tmp_path / "made"))


def test_headers_for_rocm_are_beside_those_for_cuda(torch: TorchForRocm) -> None:
    include = torch.folder / "include"
    assert (include / "c10/hip/HIPStream.h").read_text() == "// by hipify\n#include <hip_runtime.h>\n"
    assert (include / "c10/cuda/CUDAStream.h").read_text() == "#include <cuda_runtime.h>\n"
    assert (include / "c10/core/Device.h").read_text() == "// cuda\n"
    assert str(include) in torch.flags.system


def test_an_extension_has_these_headers_before_others(torch: TorchForRocm) -> None:
    """PyTorch's pybind11 is another than the machine's, and its fmt is not for what is none of its extensions."""
    others = Flags(system=("/usr/include/others",))
    assert torch.beside(Flags(macros=PYTORCH.macros), others).system == (*torch.flags.system, *others.system)
    plain = torch.beside(Flags(), others)
    assert (plain.system, plain.after) == (others.system, torch.flags.system)


def test_what_cmake_configures_is_for_rocm(torch: TorchForRocm) -> None:
    text = (torch.folder / "include/ATen/hip/HIPConfig.h").read_text()
    assert "AT_CUDNN_ENABLED() 0" in text
    assert "AT_ROCM_ENABLED() 1" in text


def test_a_unit_of_an_extension_stays_at_its_place_and_keeps_its_lines(torch: TorchForRocm, tmp_path: Path) -> None:
    tree = tmp_path / "port"
    path = tree / "csrc" / "sums.cu"
    path.parent.mkdir(parents=True)
    path.write_text("cuda_sums();\n")
    other = tree / "csrc" / "plain.cu"
    other.write_text("cuda_plain();\n")
    units = [
        (TranslationUnit(path, PurePosixPath("csrc/sums.cu"), UnitLanguage.HIP), Flags(macros=PYTORCH.macros)),
        (TranslationUnit(other, PurePosixPath("csrc/plain.cu"), UnitLanguage.HIP), Flags()),
    ]
    torch.hipify(tree, units)
    assert path.read_text() == f'// by hipify\n#line 1 "{path}"\nhip_sums();\n'
    assert (tree / "csrc" / "sums.hip").is_file()
    assert other.read_text() == "cuda_plain();\n"


def test_nvcc_gets_the_headers_for_cuda(torch: TorchForRocm) -> None:
    flags = Flags(macros=(*PYTORCH.macros, "-DMINE")) + torch.flags
    found = torch.for_cuda(flags)
    assert found.macros[-1] == "-DMINE"
    assert "-D__CUDA_NO_HALF_OPERATORS__" in found.macros
    assert not any("HIP" in macro or "ROCM" in macro for macro in found.macros)
    assert torch.for_cuda(Flags(macros=("-U__HIP_NO_HALF_OPERATORS__",))).macros == ("-U__CUDA_NO_HALF_OPERATORS__",)
    headers = [Path(folder, "c10/cuda/CUDAStream.h") for folder in found.system]
    assert [path.read_text() for path in headers if path.is_file()] == ["#include <cuda_runtime.h>\n"]
