"""What findings say, and how launches of a check build treat their arrays."""

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import Fault
from hipport.cpu import FindingKind
from hipport.cpu import KernelFinding
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu.gaps import with_gaps
from hipport.cpu.guarded import GuardedArrays

SOURCE = """#include <hip/hip_runtime.h>
__global__ void shift(const float* x, float* out, int n) {
    out[threadIdx.x + n] = x[threadIdx.x];
}
__global__ void exchange(float* x) {
    __shared__ float line[64];
    line[threadIdx.x] = x[threadIdx.x];
    x[threadIdx.x] = line[threadIdx.x ^ 32];
}
__global__ void add(const int* a, int* b, int n) {
    if (threadIdx.x < n) b[threadIdx.x] += a[threadIdx.x];
}
__global__ void asserts(int* x) {
    x[threadIdx.x + 1] = 1;
    assert(threadIdx.x < 3);
}
__device__ int steps;
__global__ void counts(int* out) {
    if (threadIdx.x % 2) return;
    steps = steps + 1;
    printf("lane %d\\n", (int)threadIdx.x);
    out[threadIdx.x] = __shfl(7, 1) + steps * 0;
}
__global__ void read_fours(const float4* x, float4* out) { out[threadIdx.x] = x[threadIdx.x]; }
"""
needs_lines = pytest.mark.skipif(shutil.which("addr2line") is None, reason="needs addr2line")


@cache
def _module() -> Module:
    return Engine(check=True).compile(SOURCE, path="user.hip")


@needs_lines
def test_out_of_bounds_in_words() -> None:
    findings = _module().launch("shift", 2, 4, [np.ones(4, np.float32), np.ones(4, np.float32), 3])
    assert findings == (
        KernelFinding(
            kind=FindingKind.OUT_OF_BOUNDS_WRITE,
            kernel="shift",
            text="writes 4 bytes right after the end of argument 2 `out` (16 bytes)",
            path="user.hip",
            line=3,
            block=(0, 0, 0),
            thread=(1, 0, 0),
            count=6,
        ),
    )
    assert str(findings[0]).startswith("user.hip:3: shift: writes 4 bytes right after")


@needs_lines
def test_race_in_words() -> None:
    (race,) = _module().launch("exchange", 1, 64, [np.arange(64, dtype=np.float32)])
    assert (race.kind, race.path, race.thread, race.count) == (FindingKind.RACE_SHARED, "user.hip", (32, 0, 0), 64)
    assert race.text == (
        "writes 4 bytes at byte 128 of shared memory `line`, which thread (0, 0, 0) reads at user.hip:8 "
        "with nothing to order the two"
    )


@needs_lines
def test_race_of_scopes_in_words() -> None:
    source = """
__global__ void once_in_each_block(int* n) {
    __shared__ int own;
    if (threadIdx.x == 0) own = 0;
    __syncthreads();
    __hip_atomic_fetch_add(&own, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    __hip_atomic_fetch_add(&n[blockIdx.x], 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    __hip_atomic_fetch_add(&n[4], 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    if (threadIdx.x == 7) __hip_atomic_store(&n[5], 5 + blockIdx.x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WAVEFRONT);
}
"""
    module = Engine(check=True).compile(source, path="user.hip")
    (race,) = module.launch("once_in_each_block", 2, 64, [np.zeros(6, np.int32)])
    assert (race.kind, race.line) == (FindingKind.RACE_ACROSS_BLOCKS, 9)
    assert race.text == (
        "writes 4 bytes at byte 20 of argument 1 `n`, which thread (7, 0, 0) of block (0, 0, 0) writes at user.hip:9 "
        "both atomically, but not for each other's block"
    )


def test_without_line_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.cpu.places.shutil.which", lambda _: None)
    found = _module().launch("shift", 1, 4, [np.ones(4, np.float32), np.ones(4, np.float32), 3])
    assert [(f.kind, f.path, f.line, f.thread) for f in found] == [
        (FindingKind.OUT_OF_BOUNDS_WRITE, None, None, (1, 0, 0))
    ]


def test_arrays_are_given_what_was_written() -> None:
    values = np.arange(20, dtype=np.int32)
    findings = _module().launch("add", 1, 32, [values[:10], values[5:15], 10])  # which share five elements
    alone = np.arange(20, dtype=np.int32)
    replace(_module(), engine=Engine()).launch("add", 1, 32, [alone[:10], alone[5:15], 10])
    assert values[:5].tolist() == [0, 1, 2, 3, 4]
    np.testing.assert_array_equal(values, alone)
    assert {finding.kind for finding in findings} == {FindingKind.RACE_GLOBAL_IN_BLOCK}


def test_read_only_and_empty_arrays() -> None:
    a, b = np.ones(4, np.int32), np.zeros(4, np.int32)
    a.flags.writeable = False
    assert _module().launch("add", 1, 4, [a, b, 4]) == ()
    assert b.tolist() == [1, 1, 1, 1]
    empty = np.zeros(0, np.int32)
    assert _module().launch("add", 1, 4, [empty, empty, 0]) == ()
    (found,) = _module().launch("add", 1, 1, [empty, b, 1])
    assert found.kind is FindingKind.OUT_OF_BOUNDS_READ


def test_alignment_is_that_of_the_whole_array() -> None:
    memory = np.zeros(68, np.float32)
    out = np.zeros(64, np.float32)
    assert _module().launch("read_fours", 1, 16, [memory[4:], out]) == ()
    (found,) = _module().launch("read_fours", 1, 16, [memory[1:65], out])
    assert found.kind is FindingKind.MISALIGNED
    assert "not a multiple of 16" in found.text


def test_launch_that_fails_says_what_was_found() -> None:
    with pytest.raises(LaunchError) as caught:
        _module().launch("asserts", 1, 4, [np.zeros(4, np.int32)])
    assert caught.value.fault is Fault.ASSERTION
    assert [finding.kind for finding in caught.value.findings] == [FindingKind.OUT_OF_BOUNDS_WRITE]


def test_repetition_leaves_no_trace(capfd: pytest.CaptureFixture[str]) -> None:
    module = Engine(check=True).compile(SOURCE, path="user.hip")
    module.variable("steps", np.int32)[:] = 0
    findings = module.launch("counts", 1, 2, [out := np.zeros(2, np.int32)])
    assert [finding.kind for finding in findings] == [FindingKind.INACTIVE_LANE]
    assert (out.tolist(), module.variable("steps", np.int32).tolist()) == ([0, 0], [1])
    assert capfd.readouterr().out == "lane 0\n"


def test_another_build_finds_nothing() -> None:
    module = Engine().compile(SOURCE, path="user.hip")
    assert module.launch("exchange", 1, 64, [np.zeros(64, np.float32)]) == ()


def test_arrays_lie_apart() -> None:
    arrays = {i: np.zeros(count, np.uint8) for i, count in enumerate((100, 10_000, 0, 3))}
    blocks = GuardedArrays(arrays, (), ()).blocks
    assert len(blocks) == 4
    assert all(b.address - (a.address + a.nbytes) >= max(4096, b.nbytes) for a, b in pairwise(blocks))


def test_gaps_between_shared_variables() -> None:
    assembly = '\t.text\nf:\n\t.section .tbss,"awT",@nobits\na:\n\t.zero 4\nb:\n\t.zero 8\n\t.data\nc:\n'
    gap = "\t.zero 128\n\t.balign 128\n"
    assert with_gaps(assembly) == assembly.replace("a:", f"{gap}a:").replace("b:", f"{gap}b:")
