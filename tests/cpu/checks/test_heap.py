"""Memory that kernels of check builds allocate: what is in bounds is right in each launch; what is not is found."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import FindingKind
from hipport.cpu import KernelFinding
from hipport.cpu import Module
from hipport.cpu.device_heap import NAMES
from hipport.cpu.device_heap import with_device_heap
from hipport.cpu.library import Argument

SOURCE = Path(__file__).with_name("heap.hip")
COUNT = 200


@pytest.fixture(scope="module", params=[False, True], ids=["loops", "stacks"])
def module(request: pytest.FixtureRequest) -> Module:
    return Engine(wavefront=32, check=True, stacks=request.param, seconds=20).compile(SOURCE)


def _line(text: str) -> int:
    (number,) = (n for n, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)
    return number


def _found(module: Module, kernel: str, arguments: Sequence[Argument], block: int = 64) -> tuple[KernelFinding, ...]:
    return module.launch(kernel, 4 if block == 64 else 1, block, arguments)


@pytest.mark.slow
def test_objects_of_one_launch_are_those_of_others(module: Module) -> None:
    shapes, areas = np.zeros(COUNT, np.uint64), np.zeros(COUNT, np.int32)
    sizes = np.arange(COUNT) + 1
    for _ in range(3):
        assert _found(module, "make", [shapes, COUNT]) == ()
        assert _found(module, "change", [shapes, COUNT]) == ()
        assert _found(module, "use", [shapes, areas, COUNT]) == ()
        of_box = np.arange(COUNT) % 3 != 0
        assert np.array_equal(areas, np.where(of_box, sizes * 2, sizes**2) + 1)
        assert _found(module, "drop", [shapes, COUNT]) == ()
    assert len(set(shapes.tolist())) == COUNT


@pytest.mark.slow
def test_what_was_freed_in_an_earlier_launch_is_not_to_be_used(module: Module) -> None:
    shapes, areas = np.zeros(3, np.uint64), np.zeros(3, np.int32)
    assert _found(module, "make", [shapes, 3]) == _found(module, "drop", [shapes, 3]) == ()
    made, freed = f"{SOURCE}:{_line('new Box(i, 2)')}", f"{SOURCE}:{_line('delete shapes[i]')}"
    destructor = f"{SOURCE}:{_line('virtual ~Shape()')}"
    for finding in (*_found(module, "use", [shapes, areas, 3]), *_found(module, "change", [shapes, 3])):
        assert finding.kind is FindingKind.USE_AFTER_FREE
        assert finding.count == 3
        assert re.search(
            rf"reads \d bytes at byte \d of the heap memory allocated at {SOURCE}:\d+, which", finding.text
        )
        assert finding.text.endswith(f"which has been freed at {destructor} from {freed}")
    found = _found(module, "drop", [shapes[1:], 1])
    # A virtual destructor is found by what was deleted.
    assert [finding.kind for finding in found] == [FindingKind.USE_AFTER_FREE]
    assert f"allocated at {made}" in found[0].text


@pytest.mark.slow
def test_all_forms_of_new(module: Module) -> None:
    out = np.zeros(64, np.int32)
    assert module.launch("forms", 1, 64, [out, 1 << 50]) == ()
    assert set(out.tolist()) == {1145}


@pytest.mark.slow
def test_accesses_at_both_ends_of_blocks(module: Module) -> None:
    chosen = random.Random(3)
    out = np.zeros(3, np.int32)
    for _ in range(300):
        size = chosen.choice((*range(1, 40), 255, 1000, 70_000))
        width, writes = chosen.choice((1, 4)), chosen.randint(0, 1)
        at = chosen.choice((*range(-17, 4), *range(size - 8, size + 17)))
        at -= at % width
        rounds = chosen.randint(1, 3) if size >= width else 1
        found = module.launch("probe", 1, 1, [size, at, width, writes, rounds, out])
        kinds = [FindingKind.OUT_OF_BOUNDS_WRITE if writes else FindingKind.OUT_OF_BOUNDS_READ]
        is_inside = 0 <= at <= size - width
        told = (size, at, width, writes, rounds, found)
        assert [finding.kind for finding in found] == ([] if is_inside else kinds), told
        if not is_inside:
            assert f"({size:,} byte" in found[0].text


@pytest.mark.slow
def test_memory_rests_before_it_serves_again(module: Module) -> None:
    kept, out = np.zeros(2, np.uint64), np.zeros(1, np.int32)
    assert module.launch("after_another", 1, 1, [kept, out, 0]) == ()
    assert out[0] == 2
    (finding,) = module.launch("after_another", 1, 1, [kept, out, 1])
    assert finding.kind is FindingKind.USE_AFTER_FREE
    addresses = set()
    blocks = np.zeros(4, np.uint64)
    for _ in range(40):
        assert module.launch("rounds", 1, 4, [blocks, 1 << 19]) == ()
        addresses |= set(blocks.tolist())
    assert len(addresses) < 20


@pytest.mark.slow
def test_a_second_run_begins_with_the_heap_of_the_first(module: Module) -> None:
    shapes, out, areas = np.zeros(32, np.uint64), np.zeros(32, np.int32), np.zeros(32, np.int32)
    for _ in range(2):  # with a heap that has nothing of the kind, and with one
        assert module.launch("dropped", 1, 32, [shapes, out]) == ()
        assert module.launch("use", 1, 32, [shapes, areas, 32]) == ()
        assert np.array_equal(areas, np.arange(32) * 3 + 1)
        assert module.launch("drop", 1, 32, [shapes, 32]) == ()


@pytest.mark.slow
def test_a_fence_orders_what_the_last_one_frees(module: Module) -> None:
    out = np.zeros(128, np.int32)
    assert module.launch("counted", 1, 128, [out]) == ()
    assert np.array_equal(out, np.arange(128)[::-1])


def test_functions_of_the_program_s_own_keep_their_names() -> None:
    calls = "".join(f"\tcall *{name}@GOTPCREL(%rip)\n" for name in NAMES)
    renamed = with_device_heap(f"malloc:\n{calls}\tcall my_free\n")
    assert renamed.count(".set ") == len(NAMES) - 1
    assert "\t.set free, hipport_cpu_heap_free\n" in renamed
    assert ".set malloc," not in renamed
    assert with_device_heap("\tcall freed\n\tcall x_malloc\n") == "\tcall freed\n\tcall x_malloc\n"
