"""Memory of the host runtime: programs that use it rightly, and faults that are found."""

from __future__ import annotations

import signal
from functools import partial
from typing import Protocol

import pytest

from tests.cpu.host.conftest import Ended
from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

CORRECT = (
    "round-trip",
    "default-direction",
    "lenient-memory",
    "static-object",
    "poison",
    "zero-bytes",
    "total-memory",
    "two-dimensions",
    "fills",
    "pointers-to-const",
    "volatile-symbols",
    "symbols",
    "attributes",
    "staged-copies",
    "pinned-copies",
    "peers-and-batches",
    "arrays",
    "three-dimensions",
    "mipmaps",
    "pools",
    "virtual-memory",
    "advice",
    "other-processes",
)

#: Program, kind of the finding, words of its text.
FAULTS = (
    ("double-free", "double-free", "hipFree is called with device memory of 16 bytes (allocation 1), which has been"),
    ("free-of-host-memory", "invalid-free", "an address that is not from the runtime"),
    ("free-inside", "invalid-free", "an address inside of device memory of 16 bytes (allocation 1), at byte 4"),
    ("free-of-pinned-memory", "invalid-free", "pinned host memory of 4 bytes (allocation 1), which it does not free"),
    ("copy-from-freed", "use-after-free", "hipMemcpy copies 8 bytes from device memory of 16 bytes"),
    ("fill-freed", "use-after-free", "hipMemset fills device memory of 16 bytes"),
    ("copy-too-much", "copy-out-of-bounds", "copies 128 bytes to device memory of 100 bytes (allocation 1)"),
    ("copy-from-past-the-end", "copy-out-of-bounds", "an address 0 bytes past the end of device memory of 1,024 bytes"),
    ("copy-too-many-rows", "copy-out-of-bounds", "copies 16 bytes of 7 rows to device memory of 100 bytes"),
    ("copy-past-symbol", "copy-out-of-bounds", "copies 32 bytes at byte 4 of the variable variable, which has 32"),
    ("fill-too-much", "fill-out-of-bounds", "hipMemset fills device memory of 100 bytes"),
    ("wrong-kind-to-device", "wrong-direction", "hipMemcpy with hipMemcpyDeviceToDevice reads from host memory"),
    ("wrong-kind-from-device", "wrong-direction", "hipMemcpyHostToHost reads from device memory of 4 bytes"),
    ("fill-host-memory", "wrong-direction", "hipMemset fills host memory"),
    (
        "copy-past-array",
        "copy-out-of-bounds",
        "copies 16 bytes x 4 rows x 1 slices at byte 0, row 0, slice 0 of an array",
    ),
    ("copy-to-freed-array", "use-after-free", "hipMemcpyToArray is called with byte 0 of an array of 16 bytes"),
    (
        "free-of-freed-array",
        "double-free",
        "hipFreeArray is called with an array of 16 bytes (allocation 1), which has",
    ),
    ("copy-after-async-free", "use-after-free", "hipMemcpyAsync copies 4 bytes from device memory of 4 bytes"),
    ("double-async-free", "double-free", "hipFreeAsync is called with device memory of 4 bytes"),
    ("copy-overlap", "copy-overlap", "hipMemcpy copies 50 bytes between places that overlap: they are 10 bytes apart"),
    ("copy-past-pinned-memory", "copy-out-of-bounds", "an address 0 bytes past the end of pinned host memory of 256"),
)

#: Program, settings, kind: host code that accesses device memory; the program ends by a signal.
HOST_FAULTS = (
    ("host-reads-past-the-end", 0, "host-out-of-bounds"),
    ("host-reads-freed", 0, "use-after-free"),
    ("host-reads-device-memory", 1, "host-access"),
)


class Run(Protocol):
    def __call__(self, name: str, /, **settings: object) -> Ended: ...


@pytest.fixture(scope="module")
def run(run_program: RunProgram) -> Run:
    return partial(run_program, "memory")


@pytest.mark.parametrize("name", CORRECT)
@pytest.mark.parametrize("check", [0, 1], ids=("plain", "check"))
@pytest.mark.parametrize("delayed", [0, 1], ids=("at-once", "delayed"))
def test_nothing_is_found_in_a_correct_program(run: Run, name: str, check: int, delayed: int) -> None:
    ended = run(name, sanitize=check, delayed=delayed)
    assert (ended.status, ended.findings) == (0, ()), ended.stderr


@pytest.mark.parametrize("check", [0, 1], ids=("plain", "check"))
def test_there_may_be_more_allocations_than_linux_has_mappings(run: Run, check: int) -> None:
    ended = run("many-allocations", sanitize=check)
    assert (ended.status, ended.findings) == (0, ()), ended.stderr


@pytest.mark.parametrize(("name", "kind", "words"), FAULTS, ids=[name for name, _, _ in FAULTS])
@pytest.mark.parametrize("check", [0, 1], ids=("plain", "check"))
def test_fault_is_found_once(run: Run, name: str, kind: str, words: str, check: int) -> None:
    ended = run(name, sanitize=check)
    assert (ended.status, ended.kinds) == (0, [kind]), ended.stderr
    (finding,) = ended.findings
    assert words in finding["text"]
    assert finding["place"][0].endswith("memory")


@pytest.mark.parametrize(("name", "check", "kind"), HOST_FAULTS, ids=[name for name, _, _ in HOST_FAULTS])
def test_access_of_the_host_ends_the_program(run: Run, name: str, check: int, kind: str) -> None:
    ended = run(name, sanitize=check)
    assert (ended.status, ended.kinds) == (-signal.SIGSEGV, [kind]), ended.stderr
    assert ended.findings[0]["place"][0].endswith("memory")


def test_host_may_read_device_memory_without_checks(run: Run) -> None:
    ended = run("host-reads-device-memory")
    assert (ended.status, ended.kinds) == (0, []), ended.stderr


def test_leak_is_found_in_a_check_of_a_program_that_ends_well(run: Run) -> None:
    (leak,) = run("leak", sanitize=1).findings
    assert leak["kind"] == "leak"
    assert "3 allocations of 3,000 bytes together are not freed" in leak["text"]
    assert run("leak").kinds == []
    ended = run("leak-before-an-error", sanitize=1)
    assert (ended.status, ended.kinds) == (3, [])


def test_missing_synchronization_shows_where_work_is_delayed(run: Run) -> None:
    assert "without synchronization 0, with it 0" in run("pinned-copies").stdout
    assert "without synchronization 1, with it 0" in run("pinned-copies", delayed=1).stdout
