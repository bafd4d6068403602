"""Functions whose results have another type or value in HIP: their ports give those of CUDA."""

from __future__ import annotations

import numpy as np
import pytest

from hipport import convert_text
from hipport.cpu import Engine

pytestmark = pytest.mark.slow  # compiles a kernel with the headers of the libraries
RESULTS = """
#include <cuda_runtime.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <curand_kernel.h>

extern "C" __global__ void results(
    unsigned mask, const float *x, const unsigned long long *vectors, int *out, unsigned long long *drawn
) {
    out[0] = __fns(mask, 0, 2);
    out[1] = __fns(mask, 0, 2) < 32;
    out[2] = __fns(mask, 0, 3) < 32;
    for (int i = 0; i < 4; ++i) {
        out[3 + i] = __hisinf(__float2half(x[i]));
        out[7 + i] = __hisinf(__float2bfloat16(x[i]));
    }
    curandStateSobol64_t state;
    curand_init(vectors, 1, &state);
    drawn[0] = curand(&state);
    drawn[1] = curand(&state);
}
"""


def test_results_are_those_of_cuda() -> None:
    """The second and third numbers of Sobol's sequence for vectors of one bit each are 2^63 and 2^63 + 2^62."""
    port = convert_text(RESULTS).output
    assert port is not None
    x = np.array([np.inf, -np.inf, np.nan, -1.5], np.float32)
    vectors = np.left_shift(np.uint64(1), np.arange(63, -1, -1, dtype=np.uint64))
    out, drawn = np.full(11, 99, np.int32), np.zeros(2, np.uint64)
    Engine().compile(port.decode()).launch("results", 1, 1, [np.uint32(0b10100), x, vectors, out, drawn])
    assert out.tolist() == [4, 1, 0, 1, -1, 0, 0, 1, -1, 0, 0]
    assert drawn.tolist() == [1 << 63, 3 << 62]
