"""Planted faults: each is found, of the right kind and at the right line, whatever the order; nothing else is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from collections.abc import Collection
from dataclasses import dataclass
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import FindingKind
from hipport.cpu import KernelFinding
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu import Order
from hipport.cpu.kernels import canonical
from hipport.cpu.library import Argument

pytestmark = pytest.mark.slow  # compiles one kernel after the other

FAULTS = Path(__file__).parent / "faults"
_MARK = re.compile(r"// (fault|or here): ([\w, -]+)")
_KERNEL = re.compile(r"__global__ void (\w+)\(")


def _floats(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.random.default_rng(5).uniform(0.5, 2.0, shape).astype(np.float32)


def _integers(high: int, *shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    return np.random.default_rng(6).integers(0, high, shape).astype(np.int32)


def _sevens() -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    values = np.zeros(128, np.int32)
    values[[3, 40, 100]] = 7
    return values


@dataclass(frozen=True)
class Launch:
    """How a faulty kernel is launched; ``instance`` are its template arguments."""

    grid: int | tuple[int, ...]
    block: int | tuple[int, ...]
    arguments: Callable[[], list[Argument]]
    shared_bytes: int = 0
    cooperative: bool = False
    unwritten: Collection[int] = ()
    seconds: float = 20.0
    instance: str = ""


LAUNCHES = {
    "bounds.cu": {
        "copy_without_guard": Launch(4, 64, lambda: [_floats(200), _floats(200), 200]),
        "stencil_without_left_edge": Launch(2, 64, lambda: [_floats(128), _floats(128), 128]),
        "matmul_without_guard": Launch(1, (16, 16), lambda: [_floats(384), _floats(384), _floats(256), 16, 24]),
        "transpose_with_wrong_pitch": Launch((3, 2), (16, 16), lambda: [_floats(20, 40), _floats(40, 20), 20, 40]),
        "histogram_of_wild_values": Launch(2, 64, lambda: [_integers(20, 128), np.zeros(16, np.uint32), 128]),
        "compaction_without_room": Launch(2, 64, lambda: [_floats(128), _floats(100), np.zeros(1, np.int32), 128]),
        "softmax_of_wide_row": Launch(2, 64, lambda: [_floats(2, 96), _floats(2, 96), 96], shared_bytes=256),
        "sum_of_fours": Launch(1, 64, lambda: [_floats(62), _floats(16), 62]),
        "particles_up_to_n": Launch(1, 32, lambda: [np.zeros(50 * 16, np.uint8), 50]),
        "shared_by_pointer": Launch(1, 64, lambda: [_floats(64)]),
        "shared_shift": Launch(1, 64, lambda: [_floats(64)]),
        "dynamic_too_small": Launch(1, 64, lambda: [_floats(64), _floats(64)], shared_bytes=256),
        "dynamic_read_only_too_far": Launch(1, 64, lambda: [_floats(64)], shared_bytes=256),
        "local_array": Launch(1, 32, lambda: [_integers(6, 256), np.zeros(32, np.int32)]),
        "shared_neighbour": Launch(2, 64, lambda: [_floats(64)]),
        "weights_beyond": Launch(1, 64, lambda: [_floats(80), _floats(64), 7]),
    },
    "memory.cu": {
        "optional_bias": Launch(1, 64, lambda: [_floats(64), None, _floats(64)]),
        "optional_statistics": Launch(1, 64, lambda: [_floats(64), _floats(64), None]),
        "fours_from_the_second_on": Launch(1, 16, lambda: [_floats(80), _floats(16)]),
        "doubles_behind_an_int": Launch(1, 32, lambda: [_floats(32), np.zeros(32)], shared_bytes=512),
        "normalize_factors": Launch(1, 4, lambda: [2.0]),
        "sort_pairs_of_input": Launch(1, 32, lambda: [_integers(99, 64), np.zeros(32, np.int32)]),
        "tree_of_half": Launch(1, 128, lambda: [_floats(100), _floats(1), 100]),
        "box_without_corners": Launch(1, (8, 8), lambda: [_floats(8, 8), _floats(8, 8), 8]),
        "histogram_from_nothing": Launch(1, 16, lambda: [_integers(16, 40), np.zeros(16, np.int32), 40], 64),
        "accumulate_into_result": Launch(1, 64, lambda: [_floats(8), _floats(64), 8], unwritten=(1,)),
        "filters_that_are_not_made": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "copy_of_half": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "running_maximum": Launch(1, 64, lambda: [_floats(64), _floats(128)], unwritten=(1,)),
    },
    "races.cu": {
        "reverse_at_once": Launch(1, 128, lambda: [_floats(128)]),
        "matmul_without_second_barrier": Launch(
            1, (16, 16), lambda: [_floats(16, 48), _floats(48, 16), _floats(16, 16), 48]
        ),
        "tree_without_barrier": Launch(1, 256, lambda: [_floats(256), _floats(1)]),
        "warp_in_step": Launch(1, 64, lambda: [_floats(64), _floats(1)]),
        "volatile_warp_in_step": Launch(1, 64, lambda: [_floats(64), _floats(1)]),
        "scan_in_place": Launch(2, 128, lambda: [_integers(9, 128), np.zeros(128, np.int32)]),
        "histogram_plain": Launch(1, 64, lambda: [_integers(16, 64), np.zeros(16, np.int32)]),
        "softmax_with_one_slot": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "bytes_of_others": Launch(1, 128, lambda: [np.zeros(128, np.uint8), _integers(2, 128)]),
        "transpose_at_once": Launch(1, (16, 16), lambda: [_floats(16, 16), _floats(16, 16)]),
        "smooth_in_place": Launch(1, 128, lambda: [_floats(130)]),
        "exchange_in_global": Launch(1, 128, lambda: [_floats(128), _floats(128), _floats(128)]),
        "gemv_without_atomics": Launch(1, (32, 4), lambda: [_floats(4, 32), _floats(32), _floats(4)]),
        "ticket_read_again": Launch(1, 64, lambda: [np.zeros(1, np.int32), np.zeros(64, np.int32)]),
        "barrier_in_branches": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "barrier_in_ragged_loop": Launch(1, 64, lambda: [_floats(100), _floats(64), 100]),
        "barrier_of_helper": Launch(1, 64, lambda: [_floats(64)]),
    },
    "pipelines.cu": {
        "consumer_without_wait": Launch(1, 128, lambda: [_integers(9, 128), np.zeros(128, np.int32)]),
        "last_stage_without_wait": Launch(1, 192, lambda: [_integers(9, 64), np.zeros(64, np.int32)]),
    },
    "grids.cu": {
        "sum_of_blocks": Launch(4, 32, lambda: [_floats(128), _floats(1)]),
        "histogram_of_grid": Launch(8, 32, lambda: [_integers(3, 256), np.zeros(3, np.int32)]),
        "jacobi_in_place": Launch(4, 32, lambda: [_floats(128), 128]),
        "last_block_without_fence": Launch(4, 32, lambda: [_floats(128), _floats(4), _floats(1)]),
        "atomic_and_plain": Launch(4, 32, lambda: [np.zeros(1, np.int32), np.zeros(1, np.int32)]),
        "winner": Launch(4, 32, lambda: [_sevens(), np.zeros(1, np.int32)]),
        "phases_without_grid_sync": Launch(4, 32, lambda: [_floats(128), _floats(128), _floats(128)], cooperative=True),
        "waits_for_nobody": Launch(1, 32, lambda: [np.zeros(1, np.int32)], seconds=0.1),
        "steps_of_zero": Launch(1, 32, lambda: [_floats(64), _floats(32), 0], seconds=0.1),
    },
    "arithmetic.cu": {
        "mean_of_none": Launch(1, 64, lambda: [_integers(99, 64), _integers(3, 64), np.zeros(64, np.int32)]),
        "bucket_of_none": Launch(1, 64, lambda: [_integers(9, 64).astype("u4"), np.zeros(64, np.uint32), 0]),
    },
    "heap.cu": {
        "scratch_of_too_few": Launch(1, 64, lambda: [_floats(64), _floats(64), 10]),
        "window_before_its_begin": Launch(1, 8, lambda: [_floats(8), _floats(8), 8]),
        "text_without_end": Launch(1, 32, lambda: [np.full(13, 65, np.int8), np.zeros(32, np.int32), 13]),
        "far_beyond": Launch(1, 4, lambda: [_floats(4)]),
        "area_of_deleted": Launch(2, 64, lambda: [_floats(64)]),
        "write_to_freed": Launch(1, 64, lambda: [_floats(64), np.zeros(64, np.uint64)]),
        "delete_of_all": Launch(1, 64, lambda: [_floats(64)]),
        "free_twice": Launch(1, 64, lambda: [np.zeros(64, np.uint64)]),
        "free_of_argument": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "free_of_second_half": Launch(1, 64, lambda: [_floats(64)]),
        "list_without_barrier": Launch(1, 64, lambda: [np.zeros(64, np.int32)]),
        "free_by_last_without_fence": Launch(1, 64, lambda: [np.zeros(64, np.int32)]),
        "count_of_blocks": Launch(4, 1, lambda: [np.zeros(4, np.int32), np.zeros(1, np.uint32)]),
    },
    "scopes.hip": {
        "count_in_block_scope": Launch(4, 32, lambda: [_integers(3, 128), np.zeros(3, np.int32)]),
        "sum_in_block_scope": Launch(4, 32, lambda: [_floats(128), _floats(1)]),
        "count_in_two_scopes": Launch(4, 32, lambda: [np.zeros(1, np.int32)]),
    },
    "templates.cu": {
        "shift_in_template": Launch(1, 32, lambda: [_floats(32).astype("f8")], 256, instance="<double>"),
        "sum_by_helper": Launch(1, 128, lambda: [_floats(128), _floats(1)], 512, instance="<float, 128>"),
        "neighbours_in_template": Launch(1, 128, lambda: [_floats(128), _floats(128)], 512, instance="<float>"),
    },
    "waves.hip": {
        "sum_of_some": Launch(1, 64, lambda: [_floats(64), _floats(1), 20]),
        "sum_of_partials": Launch(1, 128, lambda: [_floats(128), _floats(1)]),
        "broadcast_from_absent": Launch(1, 128, lambda: [_integers(50, 128), np.zeros(128, np.int32)]),
        "all_named_few_there": Launch(1, 64, lambda: [_integers(2, 64), np.zeros(64, np.uint64)]),
        "halves_name_both": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "tile_in_branch": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "caller_is_not_named": Launch(1, 64, lambda: [_integers(50, 64), np.zeros(64, np.int32)]),
        "warp_of_which_half_is_away": Launch(1, 64, lambda: [_floats(64), _floats(64)]),
        "warp_syncs_in_branch": Launch(1, 64, lambda: [_integers(50, 64), np.zeros(64, np.int32)]),
        "warp_does_not_name_caller": Launch(1, 64, lambda: [_integers(2, 64), np.zeros(64, np.int32)]),
        "mask_of_others": Launch(1, 64, lambda: [_integers(2, 64), np.zeros(64, np.int32), 20]),
    },
}
#: Clang itself does not check the alignment of structs that are copied whole.
NOT_BY_CLANG = {"fours_from_the_second_on"}
CASES = [(file, name) for file, launches in LAUNCHES.items() for name in launches]
Marks = set[tuple[FindingKind, int]]


@dataclass(frozen=True)
class Faulty:
    """A compiled file and, by kernel, what must be found at which line, and where that may be told instead."""

    module: Module
    faults: dict[str, Marks]
    elsewhere: dict[str, Marks]


@pytest.fixture(scope="module", params=[False, True], ids=["loops", "stacks"])
def stacks(request: pytest.FixtureRequest) -> bool:
    """Whether each thread has a stack of its own, where kernels can be loops."""
    return bool(request.param)


@cache
def _faulty(file: str, *, stacks: bool) -> Faulty:
    source = (FAULTS / file).read_bytes()
    ported = source if file.endswith(".hip") else convert_text(source).output or source
    faults: dict[str, Marks] = {}
    elsewhere: dict[str, Marks] = {}
    marks: dict[str, Marks] = {"fault": set(), "or here": set()}
    name = ""
    for number, line in enumerate(ported.decode().splitlines(), 1):
        if match := _KERNEL.search(line):
            name = match[1]
        if match := _MARK.search(line):
            marks[match[1]] |= {(FindingKind(kind.strip()), number) for kind in match[2].split(",")}
        if line == "}" and name:  # with the functions before it
            faults[name], elsewhere[name] = marks["fault"], marks["or here"]
            marks, name = {"fault": set(), "or here": set()}, ""
    return Faulty(Engine(check=True, stacks=stacks).compile(ported, path=file), faults, elsewhere)


def _findings(file: str, name: str, wavefront: int, order: Order, *, stacks: bool) -> tuple[KernelFinding, ...]:
    launch = LAUNCHES[file][name]
    engine = Engine(wavefront=wavefront, order=order, check=True, stacks=stacks, seconds=launch.seconds)
    module = replace(_faulty(file, stacks=stacks).module, engine=engine)
    try:
        return module.launch(
            f"{name}{launch.instance}",
            launch.grid,
            launch.block,
            launch.arguments(),
            launch.shared_bytes,
            cooperative=launch.cooperative,
            unwritten=launch.unwritten,
        )
    except LaunchError as error:
        return error.findings or _wait_in_vain(name, error)


def _wait_in_vain(name: str, error: LaunchError) -> tuple[KernelFinding, ...]:
    """A launch that fails at the loop in which a thread waits for nobody, before it has used up its time."""
    assert "waits for what no thread does" in error.text
    assert error.place is not None
    path, _, line = error.place.rpartition(":")
    return (KernelFinding(FindingKind.TIME_LIMIT, name, error.text, path, int(line)),)


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize(("file", "name"), CASES, ids=lambda value: value)
def test_fault_is_found(file: str, name: str, wavefront: int, *, stacks: bool) -> None:
    faulty = _faulty(file, stacks=stacks)
    compiler = faulty.module.engine.compiler
    if name in NOT_BY_CLANG and compiler.family == "clang" and (stacks or not compiler.makes_loops):
        pytest.skip("not found by clang without hipport's loops")
    faults, elsewhere = faulty.faults[name], faulty.elsewhere[name]
    for order in Order:
        findings = _findings(file, name, wavefront, order, stacks=stacks)
        places = {(finding.kind, finding.line) for finding in findings}
        told = "\n".join(map(str, findings))
        assert places <= faults | elsewhere, f"{order}: {told}"
        for kind, line in faults:
            assert any((kind, at) in places for at in (line, *(at for k, at in elsewhere if k is kind))), (
                f"{order}: {told}"
            )
        kernel = canonical(f"{name}{LAUNCHES[file][name].instance}")
        assert all(finding.kernel == kernel and finding.path == file for finding in findings)


def test_every_kind_is_planted_twice() -> None:
    kinds = Counter(
        kind for file, name in CASES for kind in {kind for kind, _ in _faulty(file, stacks=False).faults[name]}
    )
    assert all(kinds[kind] >= 2 for kind in FindingKind), kinds
    assert len(CASES) >= 40
    assert all(_faulty(file, stacks=False).faults[name] for file, name in CASES)
