"""Functions on integers with arguments of types for which CUDA has them and HIP has not."""

from __future__ import annotations

import numpy as np
import pytest

from hipport.cpu import Engine

pytestmark = pytest.mark.slow  # compiles a large kernel
SCANS = """
#include <hip/hip_runtime.h>
#include "hipport/bit_scan.h"

struct Word {
    unsigned long long bits : 40;
};

extern "C" __global__ void scan(unsigned long long number, int *found) {
    Word word = {number};
    unsigned long as_long = number;
    found[0] = __ffs(word.bits);
    found[1] = __ffs(number);
    found[2] = __ffs(as_long);
    found[3] = __ffs(static_cast<double>(12));
    found[4] = __ffsll(word.bits);
    found[5] = __ffsll(as_long);
    found[6] = __ffsll(true);
    found[7] = __ffsll(-4);
}
"""
BITS = """
#include <hip/hip_runtime.h>
#include "hipport/atomics.h"

extern "C" __global__ void combine(long long *values, long long *before) {
    before[0] = atomicAnd(&values[0], ~(1ll << 40));
    before[1] = atomicOr(&values[1], 1 << 4);
    before[2] = atomicXor_system(&values[2], -1);
}
"""
SCOPED = """
#include <hip/hip_runtime.h>
#include "hipport/scoped_atomics.h"

extern "C" __global__ void change(int *values, int *before) {
    const int order = __ATOMIC_RELAXED, scope = __HIP_MEMORY_SCOPE_AGENT;
    before[0] = hipport::atomic_fetch_add(&values[0], 5, order, scope);
    before[1] = hipport::atomic_fetch_sub(&values[1], 5, order);
    before[2] = hipport::atomic_fetch_max(&values[2], 40, order, scope);
    before[3] = hipport::atomic_fetch_min(&values[3], -1, order, scope);
    before[4] = hipport::atomic_exchange_n(&values[4], 7, __ATOMIC_ACQ_REL, scope);
    int seen = 4;
    before[5] = hipport::atomic_compare_exchange_n(&values[5], &seen, 9, false, order, order, scope);
    before[6] = hipport::atomic_compare_exchange_n(&values[5], &seen, 9, true, order, order);
    hipport::atomic_or(&values[7], 3, order, scope);
    before[7] = hipport::atomic_load_n(&values[7], __ATOMIC_ACQUIRE) + seen;
    hipport::atomic_store_n(&values[8], before[7], __ATOMIC_RELEASE, scope);
    hipport::atomic_thread_fence(__ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_WORKGROUP);
    hipport::atomic_exchange(&values[9], &values[8], &before[9], order);
}
"""
SWAPS = """
#include <hip/hip_runtime.h>
#include "hipport/atomics.h"

extern "C" __global__ void count(unsigned short *counts) {
    unsigned short seen = counts[1];
    while (true) {
        const unsigned short before = atomicCAS(&counts[1], seen, seen + 1);
        if (before == seen) break;
        seen = before;
    }
}
"""
MATCHES = """
#include <hip/hip_runtime.h>
#include "hipport/warp.h"

extern "C" __global__ void match(unsigned *same) {
    const unsigned char key = threadIdx.x % 4;
    same[threadIdx.x] = hipport::match_any_sync(hipport::full_mask, key);
    same[32 + threadIdx.x] = hipport::match_any_sync(hipport::full_mask, threadIdx.x == 7);
}
"""


def test_bit_scans_convert_as_those_of_cuda() -> None:
    """Bit 36 is beyond the 32 bits of __ffs."""
    found = np.zeros(8, np.int32)
    Engine().compile(SCANS).launch("scan", 1, 1, [np.uint64(1 << 36), found])
    assert found.tolist() == [0, 0, 0, 3, 37, 37, 1, 3]


def test_bits_of_signed_numbers() -> None:
    values = np.array([-1, 3, 5], np.int64)
    before = np.zeros(3, np.int64)
    Engine().compile(BITS).launch("combine", 1, 1, [values, before])
    assert before.tolist() == [-1, 3, 5]
    assert values.tolist() == [-1 - (1 << 40), 19, -6]


def test_atomic_built_ins_of_nvcc() -> None:
    values, before = np.arange(10, dtype=np.int32), np.zeros(10, np.int32)
    Engine().compile(SCOPED).launch("change", 1, 1, [values, before])
    assert before.tolist() == [0, 1, 2, 3, 4, 0, 1, 12, 0, 9]
    assert values.tolist() == [5, -4, 40, -1, 7, 9, 6, 7, 12, 12]


def test_swaps_of_16_bits_leave_neighbours_alone() -> None:
    counts = np.array([7, 0, 9], np.uint16)
    Engine().compile(SWAPS).launch("count", 4, 64, [counts])
    assert counts.tolist() == [7, 256, 9]


def test_matches_of_bytes_and_truth_values() -> None:
    same = np.zeros(64, np.uint32)
    Engine().compile(MATCHES).launch("match", 1, 32, [same])
    assert same[:4].tolist() == [0x11111111, 0x22222222, 0x44444444, 0x88888888]
    assert [hex(bits) for bits in same[38:40]] == ["0xffffff7f", "0x80"]
