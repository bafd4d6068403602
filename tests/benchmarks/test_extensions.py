"""Extensions of PyTorch in the corpus, as nvcc compiles their originals."""

from __future__ import annotations

from pathlib import Path

from benchmarks.extensions import TorchOfCorpus
from hipport.build.flags import Flags
from hipport.check.demands import PYTORCH
from tests.pytorch.fake_pytorch import CONFIGURED
from tests.pytorch.fake_pytorch import write_pytorch


def test_nvcc_gets_the_headers_for_cuda(tmp_path: Path) -> None:
    torch = TorchOfCorpus(str(write_pytorch(tmp_path, configured=CONFIGURED)))
    flags = Flags(macros=(*PYTORCH.macros, "-DMINE", "-U__HIP_NO_HALF_OPERATORS__"), overlays=("x",)) + torch.flags
    found = torch.for_cuda(flags)
    assert found.macros[-2:] == ("-DMINE", "-U__CUDA_NO_HALF_OPERATORS__")
    assert "-D__CUDA_NO_HALF_OPERATORS__" in found.macros
    assert not any("HIP" in macro or "ROCM" in macro for macro in found.macros)
    assert found.overlays == ()
    configs = [Path(folder, "ATen/cuda/CUDAConfig.h") for folder in found.system]
    assert [path.parents[2] for path in configs if path.is_file()] == [tmp_path / "torch" / "include"]


def test_what_is_no_extension_is_for_nvcc_as_it_is(tmp_path: Path) -> None:
    flags = Flags(macros=("-DMINE",), system=("/usr/include/mine",))
    assert TorchOfCorpus(str(write_pytorch(tmp_path))).for_cuda(flags) == flags
