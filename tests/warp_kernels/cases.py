"""What each kernel of this folder is launched with, what it has to compute, and what it is worth on 64 lanes.

``<name>.cu`` has a kernel called like the file. ``breaks`` says whether a port that only renames its intrinsics
computes something else, or does not compile, on a wavefront of 64 lanes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Argument = Array | np.int32

HERE = Path(__file__).parent
WARP = 32
THREADS = 256
BLOCK = 128


@dataclass(frozen=True)
class Case:
    """A launch of the kernel ``name``: ``arguments`` in order, and by the place of an argument what it has to be after
    the launch. ``unordered`` are places whose elements come in any order.
    """

    name: str
    arguments: tuple[Argument, ...]
    expected: dict[int, Array]
    breaks: bool
    grid: tuple[int, int, int] = (THREADS // BLOCK, 1, 1)
    block: tuple[int, int, int] = (BLOCK, 1, 1)
    unordered: frozenset[int] = frozenset()
    tolerance: float = 1e-6

    @property
    def source(self) -> Path:
        return HERE / f"{self.name}.cu"


CASES: list[Case] = []
_random = np.random.default_rng(7)


def _integers(low: int = -40, high: int = 60, count: int = THREADS) -> NDArray[np.int32]:
    return _random.integers(low, high, count).astype(np.int32)


def _floats(count: int = THREADS) -> NDArray[np.float32]:
    return _random.uniform(0.5, 2.0, count).astype(np.float32)


def _warps(values: Array, lanes: int = WARP) -> Array:
    return values.reshape(-1, lanes)


def _each(of_warp: Array, lanes: int = WARP) -> Array:
    """A value of each warp, for each of its lanes."""
    return np.repeat(of_warp, lanes)


def _add(
    name: str,
    inputs: tuple[Argument, ...],
    outputs: tuple[Any, ...],
    *scalars: int,
    breaks: bool,
    start: int = 0,
    grid: tuple[int, int, int] = (THREADS // BLOCK, 1, 1),
    block: tuple[int, int, int] = (BLOCK, 1, 1),
    unordered: tuple[int, ...] = (),
) -> None:
    """A kernel with inputs, then outputs that begin as ``start`` everywhere, then integers."""
    empty = tuple(np.full_like(output, start) for output in outputs)
    last = tuple(np.int32(value) for value in scalars)
    expected = {len(inputs) + place: np.ascontiguousarray(output) for place, output in enumerate(outputs)}
    places = frozenset(len(inputs) + place for place in unordered)
    CASES.append(Case(name, (*inputs, *empty, *last), expected, breaks, grid, block, places))


def _segmented(values: Array, heads: Array) -> Array:
    """Sums from the last head on, or from the beginning of the warp."""
    sums = values.copy()
    for i in range(len(values)):
        if i % WARP and not heads[i]:
            sums[i] += sums[i - 1]
    return sums


def _collatz(value: int) -> int:
    steps = 0
    while value > 1:
        value = 3 * value + 1 if value % 2 else value // 2
        steps += 1
    return steps


def _packed(bits: Array) -> NDArray[np.uint32]:
    weights = np.uint32(1) << np.arange(WARP, dtype=np.uint32)
    return np.asarray((_warps(bits).astype(np.uint32) * weights).sum(axis=1), np.uint32)


def _kept_by_warp(values: Array) -> Array:
    kept = np.zeros_like(values)
    for first in range(0, len(values), WARP):
        some = values[first : first + WARP][values[first : first + WARP] > 0]
        kept[first : first + len(some)] = some
    return kept


def _before(sums: Array, values: Array) -> Array:
    return (sums - values).astype(values.dtype)


def _reductions() -> None:
    x = _floats()
    _add("sum_down_tree", (x,), (_warps(x).sum(axis=1),), breaks=False)
    n = _integers()
    _add("sum_xor_tree", (n,), (_each(_warps(n).sum(axis=1, dtype=np.int32)),), breaks=False)
    _add("block_sum_two_stages", (x,), (_warps(x, BLOCK).sum(axis=1),), breaks=False)
    sums = _warps(n).sum(axis=1, dtype=np.int32)
    total = np.array([n.sum()], np.int32)
    _add("sum_warp_size_half_ported", (n,), (sums,), breaks=True)
    _add("sum_of_16_half_ported", (n,), (total,), breaks=True)
    _add("sum_counted_by_warp_size", (n,), (total,), breaks=False)
    _add("max_then_broadcast", (x,), (x / _each(_warps(x).max(axis=1)),), breaks=True)
    d = _random.standard_normal(THREADS)
    _add("sum_in_double", (d,), (_warps(d).sum(axis=1),), breaks=False)
    keys = _random.integers(0, 2**63, THREADS, dtype=np.uint64)
    _add("xor_of_64_bits", (keys,), (_each(np.bitwise_xor.reduce(_warps(keys), axis=1)),), breaks=False)
    halves = _random.integers(-8, 9, THREADS).astype(np.float16)
    _add("sum_of_halves", (halves,), (_warps(halves).sum(axis=1, dtype=np.float16),), breaks=False)
    _add("minimum_unrolled", (n,), (_warps(n).min(axis=1),), breaks=False)
    place = _warps(x).argmax(axis=1) + np.arange(0, THREADS, WARP)
    _add("argmax_tree", (x,), (place.astype(np.int32),), breaks=False)
    _add("reduce_intrinsic", (n,), (sums,), breaks=True)
    bits = _random.integers(0, 2**32, THREADS, dtype=np.uint64).astype(np.uint32) & np.uint32(0x01010101)
    unsigned = np.abs(_integers()).astype(np.uint32)
    _add("reduce_to_every_lane", (unsigned,), (_each(_warps(unsigned).max(axis=1)),), breaks=True)
    _add("reduce_or_of_halves", (bits,), (_each(np.bitwise_or.reduce(_warps(bits, 16), axis=1), 16),), breaks=True)


def _scans() -> None:
    n = _integers()
    sums = _warps(n).cumsum(axis=1, dtype=np.int32).ravel()
    _add("scan_guarded", (n,), (sums,), breaks=False)
    _add("scan_by_predicate", (n,), (sums,), breaks=False)
    _add("scan_exclusive", (n,), (_before(sums, n),), breaks=False)
    _add("running_maximum_unguarded", (n,), (np.maximum.accumulate(_warps(n), axis=1).ravel(),), breaks=True)
    rows = _integers(count=8 * 100).reshape(8, 100)
    _add("scan_of_long_rows", (rows,), (rows.cumsum(axis=1, dtype=np.int32),), 100, breaks=True)
    _add("scan_from_behind", (n,), (_warps(n)[:, ::-1].cumsum(axis=1, dtype=np.int32)[:, ::-1].ravel(),), breaks=False)
    heads = (_random.random(THREADS) < 0.2).astype(np.int32)
    _add("segmented_scan_by_flags", (n, heads), (_segmented(n, heads),), breaks=False)
    _add("segmented_scan_by_ballot", (n, heads), (_segmented(n, heads),), breaks=True)


def _ballots() -> None:
    n = _integers()
    counts = (_warps(n) > 0).sum(axis=1, dtype=np.int32)
    _add("compaction_by_ballot", (n,), (_kept_by_warp(n), counts), breaks=True)
    x = (_floats() - 1).astype(np.float32)
    _add("ballot_into_words", (x,), (_packed(x < 0),), breaks=True)
    _add("ballot_count_inline", (n,), (np.array([(n & 1).sum()], np.int32),), breaks=True)
    mixed = np.where(np.arange(THREADS) // WARP % 3 == 0, 5, n).astype(np.int32)
    mixed[WARP : 2 * WARP] = -1
    some = (_warps(mixed) > 0).any(axis=1).astype(np.int32)
    every = (_warps(mixed) > 0).all(axis=1).astype(np.int32)
    _add("votes_for_each_warp", (mixed,), (some, every), breaks=True)
    positive = _integers(1, 60)
    steps = np.array([_collatz(int(value)) for value in positive], np.int32)
    _add("vote_as_loop_condition", (positive,), (steps,), breaks=False)
    hits = np.fmod(_warps(n), 7) == 0
    first = np.where(hits.any(axis=1), _warps(n)[np.arange(THREADS // WARP), hits.argmax(axis=1)], -1)
    _add("first_match_of_warp", (n,), (_each(first.astype(np.int32)),), breaks=True)
    _add("early_exit_then_ballot", (n,), (np.array([(n[:200] > 0).sum()], np.int32),), 200, breaks=True)
    _add(
        "ballot_of_odd_warps",
        (n,),
        (np.where(_each(np.arange(8) % 2 == 1), _each(_packed(n > 0)), 0).astype(np.uint32),),
        breaks=True,
    )
    _add("masked_tail_sum", (n,), (np.array([n[:200].sum()], np.int32),), 200, breaks=True)
    _add("bits_of_threads", (n,), (_packed(n > 0), counts), breaks=False)


def _matches() -> None:
    n = _integers()
    _add("aggregated_atomic", (n,), (np.array([(n > 0).sum()], np.int32),), breaks=True)
    kept = np.zeros(THREADS, np.int32)
    some = n[np.fmod(n, 3) == 0]
    kept[: len(some)] = some
    _add("aggregated_filter", (n,), (kept, np.array([len(some)], np.int32)), breaks=True, unordered=(0,))
    keys = _integers(0, 10)
    _add("histogram_by_match", (keys,), (np.bincount(keys, minlength=10).astype(np.int32),), breaks=True)
    same = np.where(_each(np.arange(8) % 3 == 0), 4, _integers()).astype(np.int32)
    uniform = (_warps(same) == _warps(same)[:, :1]).all(axis=1).astype(np.int32)
    _add("uniform_warps", (same,), (uniform,), breaks=True)


def _exchanges() -> None:
    n = _integers()
    x = _floats()
    _add("bitonic_sort", (n,), (np.sort(_warps(n), axis=1).ravel(),), breaks=False)
    many = _integers(count=4 * THREADS)
    _add("transpose_in_registers", (many,), (many.reshape(-1, 4, 4).transpose(0, 2, 1).ravel(),), breaks=False)
    _add("rotate_lanes", (n,), (np.roll(_warps(n), -1, axis=1).ravel(),), breaks=True)
    _add("broadcast_first_lane", (x,), (_each(_warps(x)[:, 0]),), breaks=True)
    _add("broadcast_last_lane", (x,), (x - _each(_warps(x)[:, 31]),), breaks=True)
    short = n.astype(np.int16)
    _add("broadcast_in_sixteens", (short,), (_each(_warps(short, 16)[:, 3], 16),), breaks=False)
    _add(
        "rows_of_a_flat_block",
        (x,),
        (x - _each(_warps(x)[:, 0]),),
        WARP,
        breaks=True,
        block=(WARP, BLOCK // WARP, 1),
    )
    steps = np.repeat(_integers(0, 50, THREADS // 4), 4)
    right = np.concatenate([_warps(steps)[:, 1:], _warps(steps)[:, -1:]], axis=1).ravel()
    _add("neighbour_unguarded", (steps,), ((right != steps).astype(np.int32),), breaks=True)
    padded = np.concatenate([_warps(n)[:, 1:], np.zeros((8, 1), np.int32)], axis=1).ravel()
    _add("neighbour_guarded", (n,), (padded - n,), breaks=False)
    _add("sub_warp_sums", (x,), (_warps(x, 8).sum(axis=1),), breaks=False)
    _add("volatile_shared_tail", (n,), (_warps(n, BLOCK).sum(axis=1, dtype=np.int32),), breaks=False)
    _add("exchange_in_shared", (n,), (_warps(n)[:, ::-1].ravel(),), breaks=False)
    by_warp = _warps(n)
    two = np.where(np.arange(8) % 2 == 0, by_warp.sum(axis=1, dtype=np.int32), by_warp.max(axis=1)).astype(np.int32)
    _add("warps_go_two_ways", (n,), (_each(two),), breaks=False)
    rows = _random.standard_normal((8, 77)).astype(np.float32)
    exponentials = np.exp(rows - rows.max(axis=1, keepdims=True))
    _add("softmax_of_rows", (rows,), (exponentials / exponentials.sum(axis=1, keepdims=True),), 77, breaks=False)
    sums = by_warp.sum(axis=1, dtype=np.int32)
    _add("old_intrinsics", (n,), (sums, _each(by_warp[:, 0])), breaks=True)


def _groups() -> None:
    n = _integers()
    x = _floats()
    _add("tile_sum", (n,), (_warps(n).sum(axis=1, dtype=np.int32),), breaks=False)
    _add("tile_reduce", (x,), (_each(_warps(x).max(axis=1)), _warps(x).sum(axis=1)), breaks=False)
    sums = _warps(n, 16).cumsum(axis=1, dtype=np.int32).ravel()
    _add("tile_scan", (n,), (sums, _before(sums, n)), breaks=False)
    _add("tile_ballot", (n,), (_each(_packed(n > 0)),), breaks=False)
    kept = np.zeros(THREADS, np.int32)
    kept[: (n > 0).sum()] = n[n > 0]
    _add("group_of_those_here", (n,), (kept, np.array([(n > 0).sum()], np.int32)), breaks=False, unordered=(0,))
    values = _warps(x, 16)
    largest = _each(values.max(axis=1), 16)
    place = _each((values.argmax(axis=1) + np.arange(0, THREADS, 16)).astype(np.int32), 16)
    _add("tile_of_structs", (x,), (largest, place), breaks=False)
    labels = _integers(0, 5)
    sizes = (_warps(labels)[:, :, None] == _warps(labels)[:, None, :]).sum(axis=2, dtype=np.int32).ravel()
    _add("partition_by_label", (labels,), (sizes,), breaks=False)
    positive = np.abs(n)
    even = _warps(positive) % 2 == 0
    sums = np.where(even, (_warps(positive) * even).sum(axis=1, dtype=np.int32, keepdims=True), 0)
    ranks = np.where(even, even.cumsum(axis=1, dtype=np.int32) - even, 0).astype(np.int32)
    places = _warps((positive + np.arange(THREADS) % BLOCK / 1024).astype(np.float32)).argmax(axis=1)
    best = _each((places + np.arange(0, THREADS, WARP)).astype(np.int32))
    drawn = np.array([8, 8, 5], np.int32)
    _add("group_algorithms", (positive,), (sums.ravel(), ranks.ravel(), best, drawn), breaks=False)


for _family in (_reductions, _scans, _ballots, _matches, _exchanges, _groups):
    _family()
