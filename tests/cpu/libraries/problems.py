"""Problems for functions of hipBLAS: operands in memory, the call in its three forms, and what has to come of it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Values = NDArray[Any]
PROBLEMS = 3
FORMS = ("", "Batched", "StridedBatched")
DTYPES = {"S": np.float32, "D": np.float64, "C": np.complex64, "Z": np.complex128}
N, T, C = 111, 112, 113
UPPER, LOWER = 121, 122
NON_UNIT, UNIT = 131, 132
LEFT, RIGHT = 141, 142


@dataclass(eq=False)
class Operand:
    """One operand for each of several problems: how each lies in its memory, and what follows its pointer in a call."""

    memory: Values  # problems by elements
    views: list[Values]  # of the same memory, as mathematics sees it
    step: int | None = None  # a leading dimension or an increment
    may_be_array: bool = True

    def __getitem__(self, problem: int) -> Values:
        return self.views[problem]

    def arguments(self, form: str, keep: list[Any]) -> list[Any]:
        step = [] if self.step is None else [self.step]
        if form == "Batched" and self.may_be_array:
            addresses = np.array([row.ctypes.data for row in self.memory], np.uintp)
            keep.append(addresses)
            return [addresses, *step]
        stride = [self.memory.shape[1]] if form == "StridedBatched" else []
        return [self.memory, *step, *stride]


@dataclass(eq=False)
class Result:
    """Numbers that a function writes, one after the other."""

    values: Values

    def __getitem__(self, problem: int) -> Values:
        return self.values[problem : problem + 1]


@dataclass(frozen=True)
class Problem:
    """A call: its arguments in order, and what operands have to be for each problem."""

    arguments: Sequence[Any]
    expected: Callable[[int], Mapping[Operand | Result, Values]]


class Maker:
    """Makes operands of random numbers of a type."""

    def __init__(self, dtype: Any, seed: int = 5) -> None:
        self.dtype = np.dtype(dtype)
        self.real = np.dtype(self.dtype.type(0).real.dtype)
        self._random = np.random.default_rng(seed)

    def numbers(self, *shape: int) -> Values:
        values = self._random.uniform(-1, 1, shape)
        if self.dtype.kind == "c":
            values = values + 1j * self._random.uniform(-1, 1, shape)
        return values.astype(self.dtype)

    def scalar(self, *, real: bool = False) -> Values:
        value = self.numbers(1)
        return value.real.copy() if real else value

    def matrix(self, rows: int, columns: int, *, pad: int = 2) -> Operand:
        """A matrix in columns that are longer than it."""
        ld = rows + pad
        memory = self.numbers(PROBLEMS, ld * columns)
        return Operand(memory, [row.reshape(columns, ld).T[:rows] for row in memory], ld)

    def vector(self, n: int, increment: int = 1) -> Operand:
        memory = self.numbers(PROBLEMS, 1 + (n - 1) * abs(increment))
        return Operand(memory, [row[::increment] for row in memory], increment)

    def packed(self, size: int) -> Operand:
        memory = self.numbers(PROBLEMS, size)
        return Operand(memory, list(memory))

    def integers(self, size: int, *, may_be_array: bool = False) -> Operand:
        memory = np.zeros((PROBLEMS, size), np.int32)
        return Operand(memory, list(memory), may_be_array=may_be_array)

    def result(self, dtype: Any) -> Result:
        return Result(np.full(PROBLEMS, 77, dtype))


class Functions:
    """A loaded library: calls with numbers, addresses of arrays, and the handle first."""

    def __init__(self, library: ctypes.CDLL, prefix: str) -> None:
        self._library = library
        self._prefix = prefix
        #: What calls refer to after they return.
        self.kept: list[Any] = []
        handle = ctypes.c_void_p()
        assert self._function("Create")(ctypes.byref(handle)) == 0
        self.handle = handle

    def _function(self, name: str) -> Any:
        return getattr(self._library, f"{self._prefix}{name}")

    def __call__(self, name: str, *arguments: Any) -> int:
        """Call a function with the handle and arguments, and return its status."""
        return int(self._function(name)(self.handle, *map(as_argument, arguments)))

    def bare(self, name: str, *arguments: Any) -> int:
        """Call a function that takes no handle, or another."""
        return int(self._function(name)(*map(as_argument, arguments)))

    def hold(self) -> None:
        """From now on work is done when its stream is finished."""
        self._library.hold(True)

    def release(self) -> None:
        self._library.hold(False)
        self._library.finish_all()


def as_argument(value: Any) -> Any:
    """Arrays by address; whole numbers in 64 bits, which do for parameters of 32 too."""
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    return ctypes.c_int64(value) if isinstance(value, int) else value


def run(functions: Functions, name: str, problem: Problem, form: str, *, wide: bool = False) -> None:
    """Call a function in a form, and compare all operands with what they have to be, elsewhere with what they were."""
    count = PROBLEMS if form else 1
    operands = [each for each in problem.arguments if isinstance(each, Operand | Result)]
    expected = [dict(problem.expected(i)) for i in range(count)]
    before = {id(each): (each.memory if isinstance(each, Operand) else each.values).copy() for each in operands}
    views = {(id(each), i): each[i].copy() for i, results in enumerate(expected) for each in results}

    keep: list[Any] = []
    arguments: list[Any] = []
    for each in problem.arguments:
        if isinstance(each, Result):
            arguments += [count] if form else []
            arguments.append(each.values)
        else:
            arguments += each.arguments(form, keep) if isinstance(each, Operand) else [each]
    if form and not any(isinstance(each, Result) for each in problem.arguments):
        arguments.append(count)
    full_name = f"{name}{form}{'_64' * wide}"
    assert functions(full_name, *arguments) == 0, full_name

    for i, results in enumerate(expected):
        for operand, values in results.items():
            tolerance = 300 * np.finfo(values.dtype).eps if values.dtype.kind in "fc" else 0
            np.testing.assert_allclose(operand[i], values, tolerance, tolerance, err_msg=f"{full_name}, problem {i}")
    for i, results in enumerate(expected):
        for operand in results:
            operand[i][...] = views[id(operand), i]
    for operand in operands:
        now = operand.memory if isinstance(operand, Operand) else operand.values
        np.testing.assert_array_equal(now, before[id(operand)], err_msg=f"{full_name} writes beside its results")
