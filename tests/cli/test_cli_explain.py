from __future__ import annotations

import pytest

from hipport.rules import RULES
from tests.cli.helpers import Command
from tests.samples import one_of


@pytest.mark.parametrize("code", one_of(8, RULES))
def test_every_code(hipport: Command, code: str) -> None:
    ran = hipport("explain", code.lower())
    assert ran.code == 0
    assert ran.text.startswith(f"{code} ({RULES[code].name})\n\n{RULES[code].summary}\n")


@pytest.mark.parametrize(
    ("subject", "code", "words"),
    [
        ("cudaMalloc", 0, ("cudaMalloc  (function, runtime, CUDA", "-> hipMalloc  (#include <hip/hip_runtime.h>,")),
        ("cudaMalloc", 0, ("called by host code", "rule: HP101 api-name")),
        ("cublasSgemm", 0, ("cublas,", "cublas_legacy,", "-> hipblasSgemm", "-> hipport::blas::Sgemm")),
        ("cub::DeviceReduce::Sum", 0, ("-> hipcub::DeviceReduce::Sum", "rule: HP120")),
        ("cudaMemPrefetchAsync", 0, ("until 13.0", "-> hipMemPrefetchAsync ", "-> hipMemPrefetchAsync_v2 ")),
        ("cudaMemPrefetchAsync", 0, ("with 4 arguments from CUDA 13.0 on: hipMemPrefetchAsync_v2($1, $2, $3, $4)",)),
        ("cudaMemPrefetchAsync", 0, ("argument 3 tells the CUDA version: int 11.7, cudaMemLocation 13.0",)),
        ("cudaEventCreate", 0, ("with 2 arguments: hipEventCreateWithFlags($1, $2)", "HP301 changed-arguments")),
        ("cudaDeviceProp", 0, ("field mpsEnabled: not in HIP",)),
        ("tex2D", 0, ("without texture instructions (--textures buffer): hipport::tex2D", "leaves it as it is")),
        ("cuda_runtime.h", 0, ("cuda_runtime.h  (header)", "-> hip/hip_runtime.h", "rule: HP110 cuda-header")),
        ("device_launch_parameters.h", 0, ("dropped",)),
        ("helper_cuda.h", 0, ("not CUDA's", "a tree without it gets hipport/sample_cuda.h", "HP119 missing-helper")),
        ("helper_gl.h", 0, ("converted as one of their files\n",)),
        ("cublasXt.h", 1, ("no counterpart in HIP",)),
        ("cuda/std/chrono", 1, ("no counterpart in HIP",)),
        ("cudaGraphConditionalHandle", 1, ("cudaGraphConditionalHandle  (type, runtime, CUDA 12.3", "no counterpart")),
        ("nvmlInit", 1, ("NVML has no counterpart in HIP: ", "HP502")),
        ("cuda::atomic", 0, ("#include <hipport/cuda_atomic.h>",)),
        ("cooperative_groups", 0, ("(library cg)", "namespace cooperative_groups -> cooperative_groups")),
        ("CUDA_KERNEL_ASSERT", 0, ("(PyTorch)",)),
        ("hipMalloc", 0, ("cudaMalloc  (function", "cuMemAlloc  (function", "-> hipMalloc")),
        ("hipSuccess", 0, ("cudaSuccess",)),
        ("hipblasSgemm", 0, ("cublasSgemm",)),
        ("cublas", 0, ("cuBLAS  (library cublas)", "-> hipBLAS", "ok: the rename is enough", "cublas_v2.h")),
        ("NPP", 1, ("no counterpart in HIP: ROCm", "HP502 unsupported-library")),
        ("libcu++", 1, ("a part of it is in hipport/cuda_atomic.h", "namespace cuda")),
        ("bfe", 0, ("bfe.u32, bfe.s32", "-> hipport::ptx::bfe<T>  (#include <hipport/ptx.h>)", "HP504")),
        ("shfl.sync", 0, ("shfl.sync.up.b32, with a predicate", "other forms: ")),
        ("mma.sync...", 0, ("mma.sync  (PTX instruction", "hipport/mma.h", "HP504")),
        ("wgmma.mma_async...", 1, ("wgmma.mma_async  (PTX instruction", "HP503")),
        ("%laneid", 0, ("(PTX register", "-> hipport::lane_id()")),
        ("unsupported-name", 0, ("HP501 (unsupported-name)",)),
    ],
)
def test_a_subject(hipport: Command, subject: str, code: int, words: tuple[str, ...]) -> None:
    ran = hipport("explain", subject)
    assert (ran.code, ran.err) == (code, "")
    for word in words:
        assert word in ran.text


@pytest.mark.parametrize(
    ("subject", "suggestion"),
    [
        ("cudaMaloc", "did you mean cudaMalloc"),
        ("HP1011", "did you mean HP"),
        ("cuda_runtme.h", "did you mean cuda_runtime.h"),
        ("cusparseSpVM", "cusparseSpMV"),
        ("shlf.sync", "shfl.sync"),
        ("zebra", "zebra is not a rule, name, header, library or instruction that hipport knows; hipport search"),
    ],
)
def test_what_is_not_known(hipport: Command, subject: str, suggestion: str) -> None:
    ran = hipport("explain", subject)
    assert (ran.code, ran.out) == (2, b"")
    assert suggestion in ran.err
    assert ran.err.count("\n") == 1


def test_several_subjects(hipport: Command) -> None:
    ran = hipport("explain", "HP101", "cudaMalloc", "cudaGraphConditionalHandle")
    assert ran.code == 1
    assert ran.text.index("HP101") < ran.text.index("hipMalloc") < ran.text.index("cudaGraphConditionalHandle")
    assert hipport("explain").code == 2


def test_it_continues_after_an_unknown_one(hipport: Command) -> None:
    ran = hipport("explain", "zebra", "cudaMalloc", "cudaMaloc", "cudaFree")
    assert ran.code == 2
    assert ran.text.index("hipMalloc") < ran.text.index("hipFree")
    assert [line.split()[1] for line in ran.err.splitlines()] == ["zebra", "cudaMaloc"]
