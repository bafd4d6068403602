"""hipport's headers for libcu++ and for asynchronous copies compute what CUDA's compute, on the CPU engine."""

from __future__ import annotations

import numpy as np
import pytest

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel

SOURCE = """
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/atomic>
#include <cuda/functional>
#include <cuda/std/functional>
#include <cuda/std/numeric>
#include <cuda/std/tuple>
#include <cuda_pipeline.h>
#include <nv/target>

template <class T>
__device__ void all(T *out) {
    using Atomic = cuda::atomic_ref<T, cuda::thread_scope_device>;
    const T value = static_cast<T>(threadIdx.x);
    Atomic(out[0]).fetch_add(value, cuda::memory_order_relaxed);
    Atomic(out[1]).fetch_sub(value, cuda::std::memory_order_relaxed);
    Atomic(out[2]).fetch_max(value);
    Atomic(out[3]).fetch_min(value);
    Atomic(out[4])++;
    T seen = Atomic(out[5]).load();
    while (!Atomic(out[5]).compare_exchange_weak(seen, static_cast<T>(seen + 2))) {
    }
    if (threadIdx.x == 3) Atomic(out[6]).exchange(static_cast<T>(9), cuda::memory_order_acq_rel);
}
extern "C" __global__ void ints(int *out) { all(out); }
extern "C" __global__ void longs(unsigned long long *out) { all(out); }
extern "C" __global__ void floats(float *out) { all(out); }
extern "C" __global__ void doubles(double *out) { all(out); }
extern "C" __global__ void shorts(unsigned short *out) { all(out); }

extern "C" __global__ void bits(unsigned int *out) {
    cuda::atomic_ref<unsigned int, cuda::thread_scope_block>(out[0]) |= 1u << threadIdx.x % 32;
    cuda::atomic_ref<unsigned int, cuda::thread_scope_system>(out[1]) &= ~(1u << threadIdx.x % 8);
    cuda::atomic_ref<unsigned int>(out[2]) ^= threadIdx.x;
}

extern "C" __global__ void values(int *out, int n) {
    cuda::std::tuple<int, int> both = cuda::std::make_tuple(n, n + 1);
    cuda::std::swap(cuda::std::get<0>(both), cuda::std::get<1>(both));
    out[0] = cuda::std::get<0>(both);
    out[1] = cuda::maximum<>{}(n, 3);
    out[2] = cuda::minimum<int>{}(n, 3);
    out[3] = cuda::ceil_div(n, 4);
    out[4] = cuda::round_up(n, 4);
    out[5] = cuda::round_down(n, 4);
    NV_IF_TARGET(NV_IS_DEVICE, (out[6] = 1; out[7] = 2;), (out[6] = 3;))
    NV_DISPATCH_TARGET(NV_PROVIDES_SM_90, (out[8] = 90;), NV_PROVIDES_SM_70, (out[8] = 70;), NV_IS_HOST, (out[8] = 1;))
}

extern "C" __global__ void numbers(int *a, int *out, int n) {
    cuda::std::iota(a, a + n, 1);
    out[0] = cuda::std::reduce(a, a + n);
    out[1] = cuda::std::inner_product(a, a + n, a, 0);
    out[2] = cuda::std::transform_reduce(a, a + n, 1, cuda::std::plus<>{}, [](int v) { return 2 * v; });
    out[3] = cuda::std::accumulate(a, a + n, 1, cuda::std::multiplies<>{});
    cuda::std::exclusive_scan(a, a + n, a, 10);
    for (int i = 0; i < n; ++i) out[4 + i] = a[i];
    cuda::std::adjacent_difference(a, a + n, a);
    for (int i = 0; i < n; ++i) out[8 + i] = a[i];
    cuda::std::partial_sum(a, a + n, a);
    for (int i = 0; i < n; ++i) out[12 + i] = a[i];
    cuda::std::inclusive_scan(a, a + n, a, cuda::std::plus<>{}, 1);
    for (int i = 0; i < n; ++i) out[16 + i] = a[i];
}

extern "C" __global__ void copies(const unsigned char *in, unsigned char *out, int bytes) {
    __shared__ unsigned char tile[3][512];
    auto block = cooperative_groups::this_thread_block();
    cooperative_groups::memcpy_async(block, tile[0], in, bytes);
    cooperative_groups::memcpy_async(block, tile[1], 512, in, bytes);
    if (threadIdx.x < 16) {
        __pipeline_memcpy_async(&tile[2][16 * threadIdx.x], in + 16 * threadIdx.x, 16, threadIdx.x);
    }
    __pipeline_commit();
    __pipeline_wait_prior(0);
    cooperative_groups::wait(block);
    for (int i = threadIdx.x; i < 3 * 512; i += blockDim.x) out[i] = tile[i / 512][i % 512];
}
"""


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile((convert_text(SOURCE).output or b"").decode())


@pytest.mark.parametrize(
    ("kernel", "kind"),
    [("ints", "i4"), ("longs", "u8"), ("floats", "f4"), ("doubles", "f8"), ("shorts", "u2")],
)
def test_operations_on_one_value(module: Module, kernel: str, kind: str) -> None:
    out = np.array([0, 3000, 0, 60, 0, 0, 0], kind)
    module.launch(kernel, 1, 64, [out])
    np.testing.assert_array_equal(out, np.array([2016, 984, 63, 0, 64, 128, 9], kind))


def test_operations_on_bits(module: Module) -> None:
    out = np.array([0, 0xFFFF, 0x100], np.uint32)
    module.launch("bits", 1, 64, [out])
    np.testing.assert_array_equal(out, [0xFFFFFFFF, 0xFF00, 0x100 ^ np.bitwise_xor.reduce(np.arange(64))])


def test_values(module: Module) -> None:
    out = np.zeros(9, np.int32)
    module.launch("values", 1, 1, [out, 10])
    np.testing.assert_array_equal(out, [11, 10, 3, 3, 12, 8, 1, 2, 70])


@pytest.mark.parametrize("size", [512, 508, 301], ids=["words of 16", "words of 4", "bytes"])
def test_copies(module: Module, size: int) -> None:
    data = np.random.default_rng(5).integers(1, 255, 512).astype(np.uint8)
    out = np.zeros((3, 512), np.uint8)
    module.launch("copies", 1, 64, [data, out, size])
    for copy in out[:2]:
        np.testing.assert_array_equal(copy[:size], data[:size])
    rows = data[:256].reshape(16, 16).copy()
    for row, zeros in enumerate(range(16)):
        rows[row, 16 - zeros :] = 0
    np.testing.assert_array_equal(out[2, :256].reshape(16, 16), rows)


def test_numbers(module: Module) -> None:
    """The functions of <numeric>, on the numbers 1 to 4."""
    out = np.zeros(20, np.int32)
    module.launch("numbers", 1, 1, [np.zeros(4, np.int32), out, 4])
    assert out[:4].tolist() == [10, 30, 21, 24]
    scanned = np.array([10, 11, 13, 16])
    assert out[4:8].tolist() == scanned.tolist()
    assert out[8:12].tolist() == [10, *np.diff(scanned)]
    assert out[12:16].tolist() == scanned.tolist()
    assert out[16:].tolist() == (1 + np.cumsum(scanned)).tolist()
