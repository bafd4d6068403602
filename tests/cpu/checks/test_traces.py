"""Random accesses: the check finds what a plain one finds, in the same order and as often."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import KernelFinding
from hipport.cpu import Module
from hipport.cpu import checking
from hipport.cpu.findings import CheckedMemory
from hipport.cpu.findings import Record
from hipport.cpu.places import LineTable
from tests.cpu.checks.reference import Key
from tests.cpu.checks.reference import Reference
from tests.cpu.checks.reference import Step
from tests.cpu.checks.reference import Told

SOURCE = Path(__file__).parent / "traces.hip"
WAVEFRONT, BLOCKS, THREADS, WORDS = 32, 3, 34, 8
END, BARRIER, MEET, FENCE = range(4)
#: Threads that do something: three lanes of one wavefront, one of another.
BUSY = (0, 1, 5, 33)
INTERVALS, SEGMENTS = 3, 3

READ, WRITE, ADD, ADD_IN_BLOCK, LOAD, READ_EIGHT, WRITE_EIGHT, READ_BYTE, WRITE_BYTE = range(9)
BYTES = {READ_EIGHT: 8, WRITE_EIGHT: 8, READ_BYTE: 1, WRITE_BYTE: 1}


@dataclass(frozen=True)
class Placed:
    """A step of a thread, and when: between which barriers of its block, and then wave operations of its wavefront."""

    block: int
    interval: int
    thread: int
    segment: int
    step: Step

    @property
    def when(self) -> tuple[int, int, int, int, int]:
        """Where it stands in the order in which steps are made: block, interval, wavefront, segment, thread."""
        return self.block, self.interval, self.thread // WAVEFRONT, self.segment, self.thread


def access(operation: int, byte: int, value: int = 1, *, is_shared: bool = False) -> Step:
    """An access at a byte or, where it takes more, around it."""
    nbytes = BYTES.get(operation, 4)
    return Step(
        number=operation + (20 if is_shared else 10),
        at=byte // nbytes * nbytes,
        value=value,
        nbytes=nbytes,
        is_shared=is_shared,
        is_write=operation in (WRITE, ADD, ADD_IN_BLOCK, WRITE_EIGHT, WRITE_BYTE),
        is_atomic=operation in (ADD, ADD_IN_BLOCK, LOAD),
        of_block=operation == ADD_IN_BLOCK,
    )


@dataclass(frozen=True)
class Mix:
    """Accesses to draw from: operations, bytes that they are at, how far from these atomic ones are, and how many in a
    hundred steps are fences.
    """

    operations: tuple[int, ...]
    at: tuple[int, ...]
    apart: int = 0
    fences: int = 0

    def draw(self, random: Random) -> Placed:
        """A step of some thread at some time. Few values, so that some writes change nothing."""
        is_fence = random.randrange(100) < self.fences
        operation, is_shared = random.choice(self.operations), random.random() < 0.5
        at = random.choice(self.at) + (self.apart if operation in (ADD, LOAD) else 0)
        return Placed(
            block=random.randrange(BLOCKS),
            interval=random.randrange(INTERVALS),
            thread=random.choice(BUSY),
            segment=random.randrange(SEGMENTS),
            step=Step(FENCE) if is_fence else access(operation, at, random.randint(1, 3), is_shared=is_shared),
        )


MIXES = {
    "words": Mix((READ, WRITE), (0, 4, 8)),
    "mostly reads": Mix((READ, READ, READ, READ, READ, WRITE), (0, 4, 8, 12, 16, 20)),
    "atomics": Mix((READ, WRITE, ADD, ADD), (0, 4, 8)),
    "scopes": Mix((ADD, ADD_IN_BLOCK, LOAD), (0, 4)),
    "fences": Mix((READ, READ, WRITE, ADD, LOAD), (0, 4, 8, 12), fences=20),
    "released": Mix((READ, READ, READ, WRITE, WRITE_BYTE, ADD, LOAD, LOAD), (0, 4, 8), apart=16, fences=20),
    "eights": Mix((READ, WRITE, READ_EIGHT, WRITE_EIGHT), (0, 4, 8, 12)),
    "bytes": Mix((READ_BYTE, WRITE_BYTE), (0, 1, 2)),
    "all": Mix(tuple(range(9)), tuple(range(12)), fences=5),
}


pytestmark = pytest.mark.skipif(shutil.which("addr2line") is None, reason="operations are told apart by their lines")


@cache
def _module(*, stacks: bool) -> Module:
    return Engine(wavefront=WAVEFRONT, check=True, stacks=stacks).compile(SOURCE)


@cache
def _lines() -> dict[int, int]:
    """The operations by their lines."""
    cases = (re.search(r"case (\d+):", line) for line in SOURCE.read_text().splitlines())
    return {line: int(match[1]) for line, match in enumerate(cases, 1) if match}


@cache
def _operation(table: LineTable, frame: int) -> int:
    """The operation that returns to an address, -1 where there is none."""
    chain = table.lines([frame - 1]).get(frame - 1, ()) if frame else ()
    return _lines()[chain[0].line] if chain else -1


def found_by_engine(
    steps: Sequence[Placed], monkeypatch: pytest.MonkeyPatch, *, stacks: bool, is_undefined: bool
) -> tuple[dict[Key, Told], bytes]:
    """What the engine finds in a trace, and what is in memory then."""
    found: dict[Key, Told] = {}

    def keep(
        _kernel: str, records: Sequence[Record], _memories: Sequence[CheckedMemory], table: LineTable
    ) -> tuple[KernelFinding, ...]:
        for each in records:
            other = _operation(table, each.other_frames[0])
            key = Key(each.found, _operation(table, each.frames[0]), other, each.reads == 0)
            assert key not in found
            found[key] = Told(
                each.block[0],
                each.thread[0],
                each.offset,
                each.other_block[0],
                each.other_thread[0],
                bool(each.other_is_write),
                bool(each.value),
                each.count,
            )
        return ()

    table = _table(steps)
    memory = np.zeros(WORDS, np.uint32)
    sums = np.zeros(BLOCKS * THREADS, np.uint32)
    module = _module(stacks=stacks)
    module.launch("clear", 1, 1, [])
    monkeypatch.setattr(checking, "findings_of", keep)
    args: list[Argument] = [table, np.int32(table.shape[1]), memory, sums]
    module.launch("follow", BLOCKS, THREADS, args, unwritten=[2] if is_undefined else [])
    monkeypatch.undo()
    return found, memory.tobytes()


def _table(steps: Sequence[Placed]) -> np.ndarray[tuple[int, int], np.dtype[np.void]]:
    """The steps of each thread as the kernel takes them."""
    rows: list[list[tuple[int, int, int]]] = []
    for block in range(BLOCKS):
        for thread in range(THREADS):
            row: list[tuple[int, int, int]] = []
            own = [each for each in steps if (each.block, each.thread) == (block, thread)]
            for interval in range(INTERVALS):
                for segment in range(SEGMENTS):
                    now = [each.step for each in own if (each.interval, each.segment) == (interval, segment)]
                    row += [(step.number, step.at // min(step.nbytes or 1, 4), step.value) for step in now]
                    row.append((BARRIER if segment == SEGMENTS - 1 else MEET, 0, 0))
            rows.append(row[:-1])
    length = max(map(len, rows))
    steps_of_all = [row + [(END, 0, 0)] * (length - len(row)) for row in rows]
    return np.array(steps_of_all, [("operation", "i4"), ("at", "i4"), ("value", "i4")])


def found_by_reference(steps: Sequence[Placed], *, is_undefined: bool) -> tuple[dict[Key, Told], bytes]:
    """What is to be found in a trace, and what is in memory then."""
    reference = Reference(bytearray(4 * WORDS), bytearray(4 * WORDS), wavefront=WAVEFRONT, is_undefined=is_undefined)
    at = {when: list(each) for when, each in groupby(sorted(steps, key=lambda each: each.when), key=lambda e: e.when)}
    for block in range(BLOCKS):
        reference.begin_block(block)
        for interval in range(INTERVALS):
            for lanes in _wavefronts():
                for segment in range(SEGMENTS):
                    for thread in lanes:
                        for each in at.get((block, interval, thread // WAVEFRONT, segment, thread), ()):
                            if each.step.number == FENCE:
                                reference.fence(thread)
                            else:
                                reference.access(thread, each.step)
                    if segment < SEGMENTS - 1:
                        reference.meet(lanes)
            if interval < INTERVALS - 1:
                reference.barrier()
    return reference.found, bytes(reference.contents[False])


def _wavefronts() -> Iterator[list[int]]:
    threads = list(range(THREADS))
    return (threads[first : first + WAVEFRONT] for first in range(0, THREADS, WAVEFRONT))


def _agree(steps: Sequence[Placed], *, stacks: bool, is_undefined: bool) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        found, memory = found_by_engine(steps, monkeypatch, stacks=stacks, is_undefined=is_undefined)
    expected, memory_expected = found_by_reference(steps, is_undefined=is_undefined)
    assert found == expected
    assert memory == memory_expected


@pytest.mark.slow
@pytest.mark.parametrize("stacks", [False, True], ids=["loops", "stacks"])
@pytest.mark.parametrize("is_undefined", [False, True], ids=["defined", "undefined"])
@pytest.mark.parametrize("mix", MIXES.values(), ids=MIXES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.sampled_from([5, 20, 100, 400]))
def test_a_trace(mix: Mix, seed: int, count: int, *, is_undefined: bool, stacks: bool) -> None:
    random = Random(seed)
    _agree([mix.draw(random) for _ in range(count)], stacks=stacks, is_undefined=is_undefined)
