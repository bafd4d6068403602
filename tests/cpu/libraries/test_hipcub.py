"""hipCUB on the CPU: algorithms of the device as a program, collectives as kernels, against NumPy."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import Engine
from hipport.cpu.engine import Module

from .conftest import Shown

X = np.arange(1000) * 7919 % 251 - 100
FLOATS = X * np.float32(0.5)
KEYS = (X + 100) // 50
RUNS = np.flatnonzero(np.diff(KEYS, prepend=-1))
ODD = X & 1 == 1
OFFSETS = np.array([0, 10, 10, 400, 1000])
SEGMENTS = [X[a:b] for a, b in itertools.pairwise(OFFSETS)]


#: What each case of hipcub_cases.cpp shows.
_DEVICE = {
    "reduce": [X.sum(), X.min(), X.max(), 500],
    "sum_of_a_predicate": [ODD.sum()],
    "argmin_argmax": [X.argmin(), X.min(), X.argmax(), X.max()],
    "reducebykey": np.add.reduceat(X, RUNS),
    "scan": [
        *(np.cumsum(X) - X),
        *np.maximum.accumulate(X),
        50,
        *np.minimum.accumulate(np.minimum(X, 50))[:-1],
    ],
    "inclusivesum_in_place": np.cumsum(X),
    "inclusivesumbykey": np.concatenate([np.cumsum(run) for run in np.split(X, RUNS[1:])]),
    "sortpairs": [*np.sort(KEYS), *X[np.argsort(KEYS, kind="stable")]],
    "sortkeysdescending_of_bits": KEYS[np.argsort(-(KEYS >> 1 & 1), kind="stable")],
    "sortkeys_of_floats_in_two_buffers": np.sort(FLOATS),
    "flagged_if_unique": [*X[KEYS != 0], *X[ODD], *KEYS[RUNS]],
    "indices_of_what_is_selected": np.flatnonzero(ODD),
    "partition": [*X[ODD], *X[~ODD][::-1], ODD.sum()],
    "partition_in_three": [*X[X < 0], *X[(X >= 0) & ODD]],
    "runlengthencode": [*KEYS[RUNS], *np.diff(RUNS, append=1000)],
    "histogram": [*np.histogram(X[X < 70], np.arange(-70, 71, 20))[0], *np.histogram(X, [-100, -7, 0, 3, 151])[0]],
    "segmentedreduce": [segment.sum() for segment in SEGMENTS],
    "segmentedsort": [
        *np.concatenate([*map(np.sort, SEGMENTS)]),
        *np.concatenate([np.sort(s)[::-1] for s in SEGMENTS]),
    ],
    "mergesort": X[np.argsort(-KEYS, kind="stable")],
    "adjacentdifference": np.diff(X, prepend=0),
    "for": [1, 4, 7, 10, 13],
    "too_little_temporary_storage": [1],
    "cachingdeviceallocator": [1],
}


@pytest.fixture(scope="module")
def shown(run_cases: Callable[[str], Shown]) -> Shown:
    return run_cases("hipcub_cases.cpp")


@pytest.mark.slow
@pytest.mark.parametrize("name", _DEVICE)
def test_an_algorithm_of_the_device(shown: Shown, name: str) -> None:
    np.testing.assert_array_equal(shown[name], np.asarray(_DEVICE[name], np.float64))


@pytest.mark.slow
def test_each_case_is_expected(shown: Shown) -> None:
    assert shown.keys() == _DEVICE.keys()


@dataclass(frozen=True)
class _Collective:
    """A collective of 96 threads with three items each: its type, what it does to `items` (int[3], loaded blocked), and
    what is stored from them, blocked.
    """

    type: str
    call: str
    expected: npt.NDArray[np.int64]


THREADS, ITEMS = 96, 3
IN = X[: THREADS * ITEMS]
BY_THREAD = IN.reshape(THREADS, ITEMS)


def _first_thread(value: int) -> npt.NDArray[np.int64]:
    return np.where(np.arange(THREADS * ITEMS) == 0, value, 0)


_BLOCK = {
    "reduce": _Collective(
        "BlockReduce<int, 96>",
        "int s = C(t).Sum(items); clear(items); if (first) items[0] = s;",
        _first_thread(IN.sum()),
    ),
    "reduce_valid": _Collective(
        "BlockReduce<int, 96, hipcub::BLOCK_REDUCE_RAKING>",
        "int s = C(t).Reduce(items[0], hipcub::Max(), 40); clear(items); if (first) items[0] = s;",
        _first_thread(BY_THREAD[:40, 0].max()),
    ),
    "exclusive_sum": _Collective("BlockScan<int, 96>", "C(t).ExclusiveSum(items, items);", np.cumsum(IN) - IN),
    "inclusive_max": _Collective(
        "BlockScan<int, 96, hipcub::BLOCK_SCAN_WARP_SCANS>",
        "C(t).InclusiveScan(items, items, hipcub::Max());",
        np.maximum.accumulate(IN),
    ),
    "exclusive_scan_from": _Collective(
        "BlockScan<int, 96>",
        "int all; C(t).ExclusiveScan(items, items, 7, hipcub::Max(), all); items[2] = all;",
        np.column_stack(
            [
                np.maximum.accumulate(np.concatenate([[7], IN]))[:-1].reshape(THREADS, ITEMS)[:, :2],
                np.full(THREADS, IN.max()),
            ]
        ).ravel(),
    ),
    "prefix_callback": _Collective(
        "BlockScan<int, 96>", "Before before{100}; C(t).InclusiveSum(items, items, before);", 100 + np.cumsum(IN)
    ),
    "radix_sort": _Collective("BlockRadixSort<int, 96, 3>", "C(t).Sort(items);", np.sort(IN)),
    "radix_sort_pairs": _Collective(
        "BlockRadixSort<int, 96, 3, int>",
        "int numbers[3]; for (int i = 0; i < 3; ++i) numbers[i] = threadIdx.x * 3 + i, items[i] &= 3;"
        "C(t).SortDescending(items, numbers); for (int i = 0; i < 3; ++i) items[i] = numbers[i];",
        np.argsort(-(IN & 3), kind="stable"),
    ),
    "sort_to_striped": _Collective(
        "BlockRadixSort<int, 96, 3>",
        "C(t).SortBlockedToStriped(items);",
        np.sort(IN).reshape(ITEMS, THREADS).T.ravel(),
    ),
    "merge_sort": _Collective("BlockMergeSort<int, 96, 3>", "C(t).Sort(items, hipcub::Less());", np.sort(IN)),
    "exchange": _Collective(
        "BlockExchange<int, 96, 3>", "C(t).BlockedToStriped(items);", IN.reshape(ITEMS, THREADS).T.ravel()
    ),
    "scatter": _Collective(
        "BlockExchange<int, 96, 3>",
        "int to[3]; for (int i = 0; i < 3; ++i) to[i] = 287 - (threadIdx.x * 3 + i); C(t).ScatterToBlocked(items, to);",
        IN[::-1],
    ),
    "heads": _Collective(
        "BlockDiscontinuity<int, 96>",
        "int flags[3]; for (int& x : items) x >>= 5; C(t).FlagHeads(flags, items, hipcub::Inequality());"
        "for (int i = 0; i < 3; ++i) items[i] = flags[i];",
        (np.diff(IN >> 5, prepend=99) != 0).astype(int),
    ),
    "differences": _Collective(
        "BlockAdjacentDifference<int, 96>",
        "C(t).SubtractLeft(items, items, hipcub::Difference());",
        np.diff(IN, prepend=0),
    ),
    "up": _Collective("BlockShuffle<int, 96>", "C(t).Up(items, items);", np.concatenate([IN[:1], IN[:-1]])),
    "histogram": _Collective(
        "BlockHistogram<int, 96, 3, 4>",
        "__shared__ unsigned int bins[4]; for (int& x : items) x &= 3; C(t).Histogram(items, bins); __syncthreads();"
        "clear(items); if (threadIdx.x < 4) items[0] = bins[threadIdx.x];",
        np.concatenate([[np.sum(k == IN & 3), 0, 0] for k in range(4)] + [[0] * (3 * 92)]),
    ),
    "load": _Collective(
        "BlockLoad<int, 96, 3, hipcub::BLOCK_LOAD_TRANSPOSE>",
        "C(t).Load(in, items, 200, -1);",
        np.where(np.arange(288) < 200, IN, -1),
    ),
    "store": _Collective(
        "BlockStore<int, 96, 3, hipcub::BLOCK_STORE_TRANSPOSE>",
        "int twice[3] = {2 * items[0], 2 * items[1], 2 * items[2]}; C(t).Store(out, twice); return;",
        2 * IN,
    ),
}
WARPS = BY_THREAD[:, 0].reshape(-1, 16)
#: Warps of 16 lanes; items[0] goes in, and comes out.
_WARP = {
    "warp_reduce": _Collective("WarpReduce<int, 16>", "items[0] = C(t).Sum(items[0]);", WARPS.sum(1, keepdims=True)),
    "warp_scan": _Collective(
        "WarpScan<int, 16>", "C(t).ExclusiveSum(items[0], items[0]);", np.cumsum(WARPS, 1) - WARPS
    ),
    "warp_scan_max": _Collective(
        "WarpScan<int, 16>",
        "int all; C(t).InclusiveScan(items[0], items[0], hipcub::Max(), all); items[0] += all;",
        np.maximum.accumulate(WARPS, 1) + WARPS.max(1, keepdims=True),
    ),
    "warp_heads": _Collective(
        "WarpReduce<int, 16>",
        "items[0] = C(t).HeadSegmentedSum(items[0], threadIdx.x % 4 == 0); if (threadIdx.x % 4) items[0] = 0;",
        np.where(np.arange(16) % 4 == 0, WARPS.reshape(-1, 4, 4).sum(2).repeat(4, 1), 0),
    ),
    "warp_broadcast": _Collective("WarpScan<int, 16>", "items[0] = C(t).Broadcast(items[0], 5);", WARPS[:, 5:6]),
    "warp_large": _Collective(
        "WarpReduce<Wide, 16>",
        "Wide w{{items[0], 1, 2 * items[0]}}; w = C(t).Reduce(w, AddWide()); items[0] = w.x[2] + int(w.x[1]);",
        2 * WARPS.sum(1, keepdims=True) + 16,
    ),
    "warp_merge_sort": _Collective(
        "WarpMergeSort<int, 1, 16>",
        "int one[1] = {items[0]}; C(t).Sort(one, hipcub::Less()); items[0] = one[0];",
        np.sort(WARPS, 1),
    ),
    "warp_exchange": _Collective(
        "WarpExchange<int, 2, 16>",
        "int two[2] = {items[0], items[1]}; C(t).StripedToBlocked(two, two); items[0] = two[0];",
        np.concatenate([WARPS, BY_THREAD[:, 1].reshape(-1, 16)], 1)[:, ::2],
    ),
}
_ONLY_FIRST_LANE = {"warp_reduce", "warp_large"}

_KERNELS = (
    """
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
struct Before { int sum; __device__ int operator()(int all) { int before = sum; sum += all; return before; } };
struct Wide { long long x[3]; };
struct AddWide {
    __device__ Wide operator()(Wide a, Wide b) const { return {{a.x[0] + b.x[0], a.x[1] + b.x[1], a.x[2] + b.x[2]}}; }
};
__device__ void clear(int (&items)[3]) { items[0] = items[1] = items[2] = 0; }
"""
    + "\n".join(
        f"""
extern "C" __global__ void {name}(int* in, int* out) {{
    using C = hipcub::{collective.type};
    __shared__ C::TempStorage storage[6];
    auto& t = storage[{"threadIdx.x / 16" if name in _WARP else "0"}];
    [[maybe_unused]] const bool first = threadIdx.x == 0;
    int items[3];
    hipcub::LoadDirectBlocked(threadIdx.x, in, items);
    {collective.call}
    hipcub::StoreDirectBlocked(threadIdx.x, out, items);
}}"""
        for name, collective in (_BLOCK | _WARP).items()
    )
    + """
extern "C" __global__ void twice(int* in, int* out) {
    using C = hipcub::BlockReduce<int, 96>;
    __shared__ C::TempStorage t;
    const int sum = C(t).Sum(in[threadIdx.x]);
    const int all = C(t).Sum(in[96 + threadIdx.x]);
    if (threadIdx.x == 0) out[0] = sum + all;
}
extern "C" __global__ void own_warp(int* in, int* out) {
    using C = hipcub::WarpReduce<int>;
    __shared__ C::TempStorage t[4];
    const int sum = C(t[threadIdx.x / warpSize]).Sum(in[threadIdx.x]);
    if (threadIdx.x % warpSize == 0) out[threadIdx.x / warpSize] = sum;
}
extern "C" __global__ void fewer_threads(int* in, int* out) {
    using C = hipcub::BlockReduce<int, 128>;
    __shared__ C::TempStorage t;
    const int sum = C(t).Sum(in[threadIdx.x]);
    if (threadIdx.x == 0) out[0] = sum;
}
"""
)


@cache
def _module(wavefront: int, check: bool) -> Module:
    return Engine(wavefront=wavefront, check=check, seconds=60).compile(_KERNELS)


@pytest.fixture(
    scope="module", params=[(32, False), (64, False), (32, True), (64, True)], ids=lambda p: f"{p[0]}{'-check' * p[1]}"
)
def module(request: pytest.FixtureRequest) -> Module:
    return _module(*request.param)


@pytest.mark.slow
@pytest.mark.parametrize("name", _BLOCK)
def test_a_collective_of_the_block(module: Module, name: str) -> None:
    out = np.zeros(288, np.int32)
    findings = module.launch(name, 1, 96, [IN.astype(np.int32), out])
    assert findings == ()
    np.testing.assert_array_equal(out, _BLOCK[name].expected)


@pytest.mark.slow
@pytest.mark.parametrize("name", _WARP)
def test_a_collective_of_the_warp(module: Module, name: str) -> None:
    out = np.zeros(288, np.int32)
    assert module.launch(name, 1, 96, [IN.astype(np.int32), out]) == ()
    got = out.reshape(THREADS, ITEMS)[:, 0].reshape(-1, 16)
    expected = np.broadcast_to(_WARP[name].expected, got.shape)
    lanes = slice(0, 1) if name in _ONLY_FIRST_LANE else slice(None)
    np.testing.assert_array_equal(got[:, lanes], expected[:, lanes])


@pytest.mark.slow
def test_a_warp_has_the_wavefronts_lanes_by_default(module: Module) -> None:
    wavefront = module.engine.wavefront
    out = np.zeros(4, np.int32)
    assert module.launch("own_warp", 1, 128, [IN[:128].astype(np.int32), out]) == ()
    np.testing.assert_array_equal(out[: 128 // wavefront], IN[:128].reshape(-1, wavefront).sum(1))


@pytest.mark.slow
@pytest.mark.parametrize("wavefront", [32, 64])
def test_storage_used_twice_without_a_barrier_is_a_race(wavefront: int) -> None:
    findings = _module(wavefront, True).launch("twice", 1, 96, [IN.astype(np.int32), np.zeros(1, np.int32)])
    assert {finding.kind.value for finding in findings} == {"race-shared"}


@pytest.mark.slow
def test_a_block_with_too_few_threads_is_found() -> None:
    findings = _module(64, True).launch("fewer_threads", 1, 96, [IN.astype(np.int32), np.zeros(1, np.int32)])
    assert {finding.kind.value for finding in findings} == {"unwritten-shared-read"}
