"""Launches of a check build, with a kernel of Python in the place of a compiled one."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Fault
from hipport.cpu import FindingKind
from hipport.cpu import KernelFinding
from hipport.cpu import LaunchError
from hipport.cpu import checking
from hipport.cpu import find_compiler
from hipport.cpu.checking import CheckedModule
from hipport.cpu.checking import DeviceVariable
from hipport.cpu.findings import Record
from hipport.cpu.guarded import GuardedArrays
from hipport.cpu.library import load_runtime
from hipport.cpu.places import LineTable
from hipport.cpu.shared_libraries import runtime_library
from hipport.cpu.symbols import Symbols

#: The runtime's numbers of what it finds, and of spaces.
OUT_OF_BOUNDS_WRITE, INACTIVE_LANE, DIVISION_BY_ZERO = 1, 12, 15
GLOBAL, VARIABLE, STATIC_SHARED, DYNAMIC_SHARED, COMPILERS_OWN = range(5)
THREAD_LOCAL_MEMORY = 0x1234

X, Y = np.arange(4, dtype=np.int32), np.zeros(4, dtype=np.int32)

#: What a kernel of Python gets: the addresses of its arrays by index, and the runtime's ``Check``.
Kernel = Callable[[Mapping[int, int], checking._Check], None]


def module(
    variables: Mapping[str, DeviceVariable] | None = None, thread_local: Mapping[str, tuple[int, int]] | None = None
) -> CheckedModule:
    symbols = Symbols({}, {"hipport_cpu_anchor": (64, 8), **(thread_local or {})}, {})
    load_runtime(runtime_library(find_compiler()))
    return CheckedModule(LineTable(Path("/nowhere/library.so")), symbols, variables or {}, THREAD_LOCAL_MEMORY)


def launch(
    run: Kernel,
    arrays: Mapping[int, np.ndarray[tuple[int], np.dtype[np.int32]]] | None = None,
    *,
    of: CheckedModule | None = None,
    names: tuple[str, ...] = ("x", "y"),
    constant: tuple[int, ...] = (),
    undefined: tuple[int, ...] = (),
    shared_bytes: int = 0,
) -> tuple[KernelFinding, ...]:
    given = {0: X.copy(), 1: Y.copy()} if arrays is None else arrays

    def run_at(addresses: Mapping[int, int], check: int) -> None:
        run(addresses, checking._Check.from_address(check))

    def guarded() -> GuardedArrays:
        return GuardedArrays(given, constant, undefined)

    return (of or module()).launch("k", names, guarded, shared_bytes, run_at)


def record(check: checking._Check, found: int, region: int = 0, **more: int) -> None:
    """What the runtime does where it finds something."""
    records = (Record * check.capacity).from_address(check.records)
    at = records[check.count]
    at.found, at.region, at.bytes, at.count = found, region, 4, 1
    for name, value in more.items():
        setattr(at, name, value)
    check.count += 1


def regions(check: checking._Check) -> list[tuple[int, int, int, int, int]]:
    found = (checking._Region * check.region_count).from_address(check.regions)
    return [(r.address, r.bytes, r.space, r.undefined, r.read_only) for r in found]


def ints(address: int, count: int = 4) -> ctypes.Array[ctypes.c_int32]:
    return (ctypes.c_int32 * count).from_address(address)


# What the runtime is told


def test_the_arrays_of_a_launch() -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        assert regions(check) == [(addresses[0], 16, GLOBAL, 0, 1), (addresses[1], 16, GLOBAL, 1, 0)]
        assert check.thread_local_memory == THREAD_LOCAL_MEMORY
        assert check.capacity == 256
        assert check.count == 0
        assert check.arena <= addresses[0] < addresses[1] < check.arena + check.arena_bytes
        assert (check.inactive, check.is_repeated) == (0, 0)
        ints(addresses[1])[:] = [2 * each for each in ints(addresses[0])]

    both = np.zeros(8, np.int32)
    x, y = both[:4], both[4:]  # in this order in memory
    x[:] = X
    assert launch(run, {0: x, 1: y}, constant=(0,), undefined=(1,)) == ()
    assert y.tolist() == [0, 2, 4, 6]
    assert x.tolist() == X.tolist()


def test_what_a_kernel_only_reads_is_not_given_back() -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        ints(addresses[0])[0] = 7

    x = X.copy()
    launch(run, {0: x}, constant=(0,))
    assert x.tolist() == X.tolist()


def test_variables_and_shared_memory() -> None:
    limits = DeviceVariable(0x1000, 24, is_constant=True)  # of which nothing is read
    thread_local = {
        "_ZZ1kPfE4tile_0": (192, 32),
        "hipport_cpu_dynamic_shared": (320, 0),
        "_ZGVZ1kvE1a": (32, 8),
        "__tls_guard": (40, 1),
    }
    below = 2**64 - 32
    expected = [
        (0x1000, 24, VARIABLE, 0, 1),
        (128, 32, STATIC_SHARED, 1, 0),
        (256, 48, DYNAMIC_SHARED, 1, 0),
        (below, 8, COMPILERS_OWN, 1, 0),
        (below + 8, 1, COMPILERS_OWN, 1, 0),
    ]

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        assert regions(check) == expected

    own = module({"limits": limits}, thread_local)
    assert launch(run, {}, of=own, shared_bytes=48) == ()


# In words


@pytest.mark.parametrize(
    ("names", "words"),
    [(("x", "y"), "argument 1 `x`"), (("", "y"), "argument 1"), ((), "argument 1")],
)
def test_arguments_in_words(names: tuple[str, ...], words: str) -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=16)

    (found,) = launch(run, {0: X.copy()}, names=names)
    assert found.text == f"writes 4 bytes right after the end of {words} (16 bytes)"
    assert (found.kind, found.kernel) == (FindingKind.OUT_OF_BOUNDS_WRITE, "k")


def test_arguments_that_share_memory_in_words() -> None:
    x = X.copy()

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        assert addresses[1] == addresses[0] + 4
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=16)

    (found,) = launch(run, {0: x, 1: x[1:]})
    assert found.text.endswith(" of argument 1 `x` and argument 2 `y` (16 bytes)")


@pytest.mark.parametrize(
    ("symbol", "words"),
    [
        ("_ZZ1kPfE4tile", "shared memory `tile` (8 bytes)"),
        ("_ZZ1kPfE4tile_0", "shared memory `tile` (8 bytes)"),
        ("_ZZ1kPfE6tile_0", "shared memory `tile_0` (8 bytes)"),
        ("_ZZ12kernel_of_12PfE2ab_12", "shared memory `ab` (8 bytes)"),
        ("_ZN2ns4tileE", "shared memory `_ZN2ns4tileE` (8 bytes)"),
        ("tile", "shared memory `tile` (8 bytes)"),
        ("hipport_cpu_dynamic_shared", "dynamic shared memory (48 bytes)"),
    ],
)
def test_shared_memory_in_words(symbol: str, words: str) -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        nbytes = regions(check)[0][1]
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=nbytes)

    (found,) = launch(run, {}, of=module(thread_local={symbol: (128, 8)}), shared_bytes=48)
    assert found.text == f"writes 4 bytes right after the end of {words}"


@pytest.mark.parametrize("symbol", ["_ZZ1kPfE4tile", "hipport_cpu_dynamic_shared"])
def test_shared_memory_is_a_blocks(symbol: str) -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        record(check, 6, offset=0)  # an unwritten-shared-read

    (found,) = launch(run, {}, of=module(thread_local={symbol: (128, 8)}), shared_bytes=48)
    assert "which no thread of the block has written" in found.text


@pytest.mark.parametrize(
    ("is_constant", "words"), [(True, "constant memory `c` (4 bytes)"), (False, "variable `c` (4 bytes)")]
)
def test_variables_in_words(*, is_constant: bool, words: str) -> None:
    memory = ctypes.c_int32()

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        assert regions(check) == [(ctypes.addressof(memory), 4, VARIABLE, 0, int(is_constant))]
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=4)

    variable = DeviceVariable(ctypes.addressof(memory), 4, is_constant=is_constant)
    (found,) = launch(run, {}, of=module({"c": variable}))
    assert found.text.endswith(f" of {words}")


# What lanes get that read from others that do not take part


class Runs:
    """A kernel that gets a value which is not defined, by default from an absent lane. ``uses`` says what it does with
    it.
    """

    def __init__(self, uses: Callable[[Mapping[int, int], int], None], found: int = INACTIVE_LANE) -> None:
        self.uses = uses
        self.found = found
        self.values: list[tuple[int, int]] = []
        self.saw: list[list[int]] = []

    def __call__(self, addresses: Mapping[int, int], check: checking._Check) -> None:
        self.values.append((check.inactive, check.is_repeated))
        self.saw.append(list(ints(addresses[1])))
        record(check, self.found, region=-1, value=3)
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=16)
        self.uses(addresses, check.inactive)


def nothing(addresses: Mapping[int, int], value: int) -> None:
    ints(addresses[1])[0] = 5


def the_value(addresses: Mapping[int, int], value: int) -> None:
    ints(addresses[1])[0] = value % 2**31


UNDEFINED = pytest.mark.parametrize(
    ("number", "kind"),
    [(INACTIVE_LANE, FindingKind.INACTIVE_LANE), (DIVISION_BY_ZERO, FindingKind.DIVISION_BY_ZERO)],
)


@UNDEFINED
def test_a_value_that_is_not_used(number: int, kind: FindingKind) -> None:
    """The launch is repeated on the arrays as they were; what else was found stays."""
    kernel, y = Runs(nothing, number), Y.copy()
    found = launch(kernel, {0: X.copy(), 1: y})
    assert [each.kind for each in found] == [FindingKind.OUT_OF_BOUNDS_WRITE]
    assert kernel.values == [(0, 0), (0x4B4B4B4B4B4B4B4B, 1)]
    assert kernel.saw == [[0, 0, 0, 0]] * 2
    assert y.tolist() == [5, 0, 0, 0]


@UNDEFINED
def test_a_value_that_is_used(number: int, kind: FindingKind) -> None:
    kernel, y = Runs(the_value, number), np.ones(4, np.int32)
    found = launch(kernel, {0: X.copy(), 1: y})
    assert {each.kind for each in found} == {kind, FindingKind.OUT_OF_BOUNDS_WRITE}
    assert y.tolist() == [0, 1, 1, 1]  # that of the first run


def test_a_repetition_that_fails_has_used_the_value() -> None:
    def fails(addresses: Mapping[int, int], value: int) -> None:
        if value:
            raise LaunchError("stopped", fault=Fault.ASSERTION, kernel="k")

    assert FindingKind.INACTIVE_LANE in {each.kind for each in launch(Runs(fails))}


def test_no_repetition_without_need() -> None:
    runs = []

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        runs.append(1)
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=16)

    assert len(launch(run)) == 1
    assert len(runs) == 1


@pytest.mark.parametrize("is_used", [False, True])
def test_a_variable_that_the_kernel_changes(*, is_used: bool) -> None:
    """The repetition begins with the variable as it was, and leaves it as the first run did."""
    memory = ctypes.c_int32(10)
    began: list[int] = []

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        began.append(memory.value)
        record(check, INACTIVE_LANE, region=-1)
        memory.value += 1 + (check.inactive % 100 if is_used else 0)

    variable = DeviceVariable(ctypes.addressof(memory), 4, is_constant=False)
    found = launch(run, {}, of=module({"steps": variable}))
    assert began == [10, 10]
    assert memory.value == 11
    assert bool(found) == is_used


def test_a_constant_is_not_put_back() -> None:
    """Kernels only read it, so it is neither kept nor compared."""

    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        record(check, INACTIVE_LANE, region=-1)

    variable = DeviceVariable(1, 2**40, is_constant=True)  # an address that nothing can read
    assert launch(run, {}, of=module({"c": variable})) == ()


# Launches that fail


def test_a_launch_that_fails_says_what_was_found_and_gives_arrays_back() -> None:
    def run(addresses: Mapping[int, int], check: checking._Check) -> None:
        ints(addresses[1])[0] = 5
        record(check, OUT_OF_BOUNDS_WRITE, is_write=1, offset=16)
        later = KernelFinding(FindingKind.TIME_LIMIT, "k", "is still here")
        raise LaunchError("stopped", fault=Fault.TIMED_OUT, kernel="k", findings=(later,))

    y = Y.copy()
    with pytest.raises(LaunchError, match="stopped") as caught:
        launch(run, {0: X.copy(), 1: y})
    kinds = [found.kind for found in caught.value.findings]
    assert kinds == [FindingKind.OUT_OF_BOUNDS_WRITE, FindingKind.TIME_LIMIT]
    assert y.tolist() == [5, 0, 0, 0]
