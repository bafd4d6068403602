from __future__ import annotations

import pytest

from hipport.rules import RULES
from tests.cli.helpers import Command


@pytest.mark.parametrize("code", RULES)
def test_every_code(hipport: Command, code: str) -> None:
    ran = hipport("explain", code.lower())
    assert ran.code == 0
    assert ran.text.startswith(f"{code} ({RULES[code].name})\n\n{RULES[code].summary}\n")


@pytest.mark.parametrize(
    ("subject", "code", "words"),
    [
        ("cudaMalloc", 0, ("cudaMalloc  (function, runtime, CUDA", "-> hipMalloc  (#include <hip/hip_runtime.h>,")),
        ("cublasSgemm", 0, ("cublas,", "cublas_legacy,", "-> hipblasSgemm", "-> hipport::blas::Sgemm")),
        ("cub::DeviceReduce::Sum", 0, ("-> hipcub::DeviceReduce::Sum",)),
        ("cudaMemPrefetchAsync", 0, ("until 13.0", "-> hipMemPrefetchAsync ", "-> hipMemPrefetchAsync_v2 ")),
        ("cuda_runtime.h", 0, ("cuda_runtime.h  (header)", "-> hip/hip_runtime.h")),
        ("device_launch_parameters.h", 0, ("dropped",)),
        ("helper_cuda.h", 0, ("not CUDA's", "converted as one of their files")),
        ("cublasXt.h", 1, ("no counterpart in HIP",)),
        ("cuda/std/chrono", 1, ("no counterpart in HIP",)),
        ("cudaGraphConditionalHandle", 1, ("cudaGraphConditionalHandle  (type, runtime, CUDA 12.3", "no counterpart")),
        ("nvmlInit", 1, ("NVML has no counterpart in HIP: ",)),
        ("hipMalloc", 0, ("cudaMalloc  (function", "cuMemAlloc  (function", "-> hipMalloc")),
        ("hipblasSgemm", 0, ("cublasSgemm",)),
    ],
)
def test_a_name_or_header(hipport: Command, subject: str, code: int, words: tuple[str, ...]) -> None:
    ran = hipport("explain", subject)
    assert ran.code == code
    for word in words:
        assert word in ran.text


@pytest.mark.parametrize(
    ("subject", "suggestion"),
    [
        ("cudaMaloc", "did you mean cudaMalloc"),
        ("HP1011", "did you mean HP"),
        ("cuda_runtme.h", "did you mean cuda_runtime.h"),
        ("zebra", "zebra is not a rule, CUDA name or CUDA header that hipport knows\n"),
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
