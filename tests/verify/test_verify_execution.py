"""Runs in one process: none reaches the buffers of another."""

from __future__ import annotations

import faulthandler
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from hipport.verify import CaseStatus
from hipport.verify import Out
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.buffers import BufferSets
from hipport.verify.results import Machine
from hipport.verify.running.execution import CaseRun
from hipport.verify.running.execution import execute
from hipport.verify.running.execution import execute_together
from hipport.verify.specs.cases import Content
from hipport.verify.specs.cases import KernelCall

ORDERS = ("forward", "reverse")
Act = Callable[[Mapping[str, Buffer]], object]


@dataclass(frozen=True)
class Acts:
    """A program that does something with its buffers."""

    act: Act

    @property
    def machine(self) -> Machine:
        return Machine("cpu", "gfx90a", 64, "none", emulated=True)

    @property
    def remarks(self) -> tuple[()]:
        return ()

    def resources(self, kernel: str) -> None:  # noqa: ARG002
        return None

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> tuple[()]:  # noqa: ARG002
        self.act(buffers)
        return ()


def run_of(act: Act) -> CaseRun:
    before = np.zeros(5, np.float32)
    sets = BufferSets({"y": Content(Out("y", "float32", 5), before, is_written=True)}, len(ORDERS))
    return CaseRun(Acts(act), (), ORDERS, sets)


def one_more(buffers: Mapping[str, Buffer]) -> None:
    buffers["y"].array[:] += 1


def changes(sets: BufferSets, order: int) -> Act:
    """What changes buffers that are not its own."""

    def act(_own: Mapping[str, Buffer]) -> None:
        faulthandler.disable()  # pytest's, which would print where
        one_more(sets[order])

    return act


def test_each_has_its_buffers() -> None:
    runs = [run_of(one_more), run_of(one_more)]
    assert len(execute_together(runs, 5.0, None)) == 2
    for run in runs:
        assert [buffers["y"].array.tolist() for buffers in run.sets] == [[1.0] * 5] * 2
        run.sets.restore()
        assert run.sets[1]["y"].array.tolist() == [0.0] * 5


def test_a_run_cannot_change_what_an_earlier_or_later_one_has() -> None:
    for own, other in ((1, 0), (1, 2)):
        runs = [run_of(one_more) for _ in range(3)]
        runs[own] = run_of(changes(runs[other].sets, 1))
        assert len(execute_together(runs, 5.0, None)) == own
        assert runs[other].sets[1]["y"].array.tolist() == [float(other < own)] * 5


def test_a_run_by_itself_cannot_either() -> None:
    other = run_of(one_more)
    [execution] = execute([run_of(changes(other.sets, 0))], 5.0, None, {}, [other])
    assert execution.failure is not None
    assert (execution.failure.status, str(execution.failure)) == (
        CaseStatus.CRASHED,
        "its process was ended by SIGSEGV",
    )
    assert other.sets[0]["y"].array.tolist() == [0.0] * 5


def test_buffers_in_one_piece_begin_with_pages() -> None:
    contents = {
        name: Content(Out(name, "float32", size), np.zeros(size, np.float32), is_written=True)
        for name, size in (("a", 3), ("b", 0), ("c", 5000))
    }
    sets = BufferSets(contents, 2)
    addresses = [buffer.array.ctypes.data for buffers in sets for buffer in buffers.values() if buffer.array.size]
    assert {address % 4096 for address in addresses} == {0}
    assert len(set(addresses)) == 4
    assert sets.nbytes == 2 * (3 + 2 + 7) * 4096
    assert not BufferSets({}, 2).nbytes
