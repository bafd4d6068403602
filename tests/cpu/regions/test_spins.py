"""Threads that wait in loops of their own for what another one writes let it go on; where none can write, they end."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import LaunchError
from hipport.cpu import Module
from tests.cpu.regions.test_regions import made

#: void kernel(int* p) { for (int i = 0;; ++i) { BODY; if (CONDITION) break; } }
LOOP = """
define internal void @kernel(ptr noundef %0) #0 {{
  %2 = load ptr, ptr %0, align 8
  %3 = alloca i32, align 4
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi i32 [ 0, %1 ], [ %9, %4 ]
  {body}
  %9 = {step}
  br i1 %8, label %10, label %4

10:                                               ; preds = %4
  ret void
}}
"""
SAME, COUNTED = "freeze i32 0", "add i32 %5, 1"
LOCK = "%7 = cmpxchg ptr %2, i32 0, i32 1 seq_cst seq_cst, align 4"
CLOCK = "%7 = call noundef i64 @llvm.x86.rdtsc()\n  %8 = icmp sgt i64 %7, 99"
READ = "%7 = load volatile i32, ptr %2, align 4\n  %8 = icmp ne i32 %7, 0"


@pytest.mark.parametrize(
    ("body", "step", "kind"),
    [
        (READ, SAME, "spin"),
        (READ, COUNTED, "pause"),  # it may count its rounds
        (f"store i32 1, ptr %2, align 4\n  {READ}", SAME, "pause"),
        (READ.replace("load volatile", "load atomic").replace(", align", " seq_cst, align"), SAME, "spin"),
        (READ.replace("load volatile", "load"), SAME, ""),
        (READ.replace("ptr %2", "ptr %3"), SAME, ""),  # a variable of its own
        (READ.replace("icmp ne i32 %7, 0", "icmp ne i32 %5, 9"), COUNTED, ""),  # it ends whatever was read
        ("%7 = atomicrmw xchg ptr %2, i32 1 seq_cst, align 4\n  %8 = icmp eq i32 %7, 0", SAME, "spin"),
        ("%7 = atomicrmw add ptr %2, i32 1 seq_cst, align 4\n  %8 = icmp eq i32 %7, 9", SAME, ""),  # its own steps
        (f"{LOCK}\n  %8 = extractvalue {{ i32, i1 }} %7, 1", SAME, "spin"),
        (CLOCK, SAME, "pause"),
        (f"{READ.replace('%8', '%11')}\n  {CLOCK.replace('%7', '%12')}", SAME, "pause"),
        # Where somebody else came before, it has got on.
        (
            f"{LOCK.replace('i32 0', 'i32 %5')}\n  %8 = extractvalue {{ i32, i1 }} %7, 1",
            "extractvalue { i32, i1 } %7, 0",
            "",
        ),
    ],
    ids=[
        "a volatile read", "counted rounds", "a write", "an atomic read", "a plain read", "a variable of its own",
        "a counter", "a lock by exchange", "steps", "a lock by comparison", "a clock", "a read until then",
        "a change made again",
    ],
)  # fmt: skip
@pytest.mark.parametrize("check", [False, True], ids=["", "check"])
def test_which_loops_wait(body: str, step: str, kind: str, check: bool) -> None:
    _, kernel = made(LOOP.format(body=body, step=step), check=check)
    waits = {name: count for name, count in kernel.waits.items() if count and name != "turn"}
    assert waits == ({kind: 1} if kind else {})


KERNELS = """
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

__global__ void between_waves(int* out) {  // the last thread of the block tells all others
    __shared__ volatile int ready;
    if (threadIdx.x == 0) ready = 0;
    __syncthreads();
    if (threadIdx.x == blockDim.x - 1) {
        ready = 7;
    } else if (threadIdx.x < 64) {
        while (ready == 0) {}
    }
    __syncthreads();
    out[threadIdx.x] = ready;
}

__global__ void between_lanes(volatile int* out) {
    out[threadIdx.x] = threadIdx.x + 1;
    while (out[threadIdx.x ^ 1] == 0) {}
}

__device__ void take(int* lock) {
    while (atomicCAS(lock, 0, 1) != 0) {}
}
__global__ void locks(int* lock, volatile int* sum) {
    if (threadIdx.x % 64 == 0) {
        take(lock);
        *sum = *sum + 1;
        __threadfence();
        atomicExch(lock, 0);
    }
}

__global__ void ring(int* turn, int* out) {  // blocks go on from the last one to the first
    if (threadIdx.x == 0) {
        while (atomicAdd(turn, 0) != (int)(gridDim.x - 1 - blockIdx.x)) {}
        out[blockIdx.x] = *turn;
        __threadfence();
        atomicAdd(turn, 1);
    }
}

__global__ void look_back(volatile long long* sums, int* out) {  // 1 is a block's own sum, 2 that of all up to it
    if (threadIdx.x == 0) {
        long long sum = 0;
        sums[blockIdx.x] = 1LL << 32 | blockIdx.x;
        for (int before = blockIdx.x - 1; before >= 0; --before) {
            long long found;
            do {
                found = sums[before];
            } while (found == 0);
            sum += found & 0xffffffff;
            if (found >> 32 == 2) break;
        }
        sums[blockIdx.x] = 2LL << 32 | (sum + blockIdx.x);
        out[blockIdx.x] = sum;
    }
}

__global__ void all_flags(volatile int* flags) {  // an outer loop that waits, with an inner one that does not
    flags[threadIdx.x] = 1;
    bool all;
    do {
        all = true;
        for (int i = 0; i < (int)blockDim.x; ++i) all = all && flags[i] != 0;
    } while (!all);
}

__global__ void by_the_clock(int* out) {  // all threads of a block wait at the same time
    const long long begin = clock64();
    while (clock64() - begin < 200'000'000) {}
    out[threadIdx.x] = 1;
}

__global__ void never(volatile int* flag) {
    if (threadIdx.x == 70) {
        while (*flag == 0) {}  // never
    }
}
__global__ void each_other(volatile int* flags) {
    const int other = threadIdx.x < 64 ? 64 : 0;
    while (flags[other] == 0) {}  // each_other
    flags[threadIdx.x] = 1;
}
__global__ void at_barrier(volatile int* flag) {
    if (threadIdx.x < 64) {
        while (*flag == 0) {}  // at_barrier
    }
    __syncthreads();
    *flag = 1;
}
__global__ void at_barrier_of_grid(volatile int* flag) {
    if (blockIdx.x == 1) {
        while (*flag == 0) {}  // at_barrier_of_grid
    }
    cooperative_groups::this_grid().sync();
    *flag = 1;
}
"""
SUMS = np.concatenate([[0], np.cumsum(np.arange(29))]).tolist()


@pytest.fixture(scope="module", params=(32, 64), ids=("wave32", "wave64"))
def wavefront(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module", params=(False, True), ids=("", "check"))
def module(request: pytest.FixtureRequest, wavefront: int, loops_compiler: None) -> Module:
    return Engine(wavefront=wavefront, seconds=60, check=request.param).compile(KERNELS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "grid", "block", "cooperative", "before", "after"),
    [
        ("between_waves", 1, 256, False, [[0] * 256], [[7] * 256]),
        ("between_lanes", 1, 64, False, [[0] * 64], [list(range(1, 65))]),
        ("locks", 20, 256, False, [[0], [0]], [[0], [80]]),
        ("ring", 20, 64, True, [[0], [0] * 20], [[20], list(range(19, -1, -1))]),
        ("look_back", 30, 64, False, [np.zeros(30, np.int64), [0] * 30], [None, SUMS]),
        ("by_the_clock", 1, 1024, False, [[0] * 1024], [[1] * 1024]),
        ("all_flags", 1, 128, False, [[0] * 128], [[1] * 128]),
    ],
)
def test_threads_that_wait_for_others(
    module: Module,
    name: str,
    grid: int,
    block: int,
    cooperative: bool,
    before: Sequence[object],
    after: Sequence[object],
) -> None:
    arrays = [np.array(values, getattr(values, "dtype", np.int32)) for values in before]
    module.launch(name, grid, block, arrays, cooperative=cooperative)
    assert [array.tolist() for array, values in zip(arrays, after, strict=True) if values is not None] == [
        values for values in after if values is not None
    ]
    assert module.ways[name].regions > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["never", "each_other", "at_barrier", "at_barrier_of_grid"])
def test_threads_that_wait_for_nobody(module: Module, name: str) -> None:
    line = next(number for number, line in enumerate(KERNELS.splitlines(), 1) if line.endswith(f"// {name}"))
    with pytest.raises(LaunchError, match="waits for what no thread does: all others") as caught:
        module.launch(name, 3, 128, [np.zeros(128, np.int32)], cooperative=name.endswith("grid"))
    assert str(caught.value.place).endswith(f":{line}")
