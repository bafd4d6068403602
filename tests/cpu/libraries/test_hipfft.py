"""hipFFT on the CPU against NumPy: every type, one to three dimensions, batches, layouts, in place and not."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.cpu.libraries.problems import as_argument

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

SUCCESS, INVALID_PLAN, INVALID_TYPE, INVALID_VALUE, INVALID_SIZE = 0, 1, 3, 4, 8
NOT_SUPPORTED = 16
FORWARD, BACKWARD = -1, 1
TYPES = {"R2C": 0x2A, "C2R": 0x2C, "C2C": 0x29, "D2Z": 0x6A, "Z2D": 0x6C, "Z2Z": 0x69}
C_32F, R_64F, C_64F = 4, 1, 5
LENGTHS = ((1,), (2,), (7,), (16,), (30,), (97,), (4, 6), (5, 7), (3, 4, 5), (2, 3, 8))
Values = NDArray[Any]


class Hipfft:
    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library

    def __call__(self, name: str, *arguments: Any) -> int:
        return int(getattr(self.library, f"hipfft{name}")(*map(as_argument, arguments)))

    def plan(self, name: str, *arguments: Any) -> ctypes.c_void_p:
        plan = ctypes.c_void_p()
        assert self(name, ctypes.byref(plan), *arguments) == SUCCESS
        return plan


@pytest.fixture(scope="module")
def fft(load: Callable[[str], ctypes.CDLL]) -> Hipfft:
    return Hipfft(load("hipfft"))


def numbers(shape: tuple[int, ...], dtype: Any) -> Values:
    random = np.random.default_rng(3)
    real = random.uniform(-1, 1, shape)
    return (real + 1j * random.uniform(-1, 1, shape) if np.dtype(dtype).kind == "c" else real).astype(dtype)


def assert_same(actual: Values, expected: Values) -> None:
    tolerance = 100 * np.finfo(actual.dtype).eps * np.abs(expected).max()
    np.testing.assert_allclose(actual, expected, 0, tolerance)


def plan_of(fft: Hipfft, lengths: tuple[int, ...], kind: str, batch: int) -> ctypes.c_void_p:
    if len(lengths) == 1:
        return fft.plan("Plan1d", *lengths, TYPES[kind], batch)
    if batch == 1:
        return fft.plan(f"Plan{len(lengths)}d", *lengths, TYPES[kind])
    n = np.array(lengths, np.int32)
    return fft.plan("PlanMany", len(lengths), n, None, 1, 0, None, 1, 0, TYPES[kind], batch)


@pytest.mark.parametrize("batch", [1, 3])
@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize(("kind", "dtype"), [("C2C", np.complex64), ("Z2Z", np.complex128)])
def test_complex(fft: Hipfft, kind: str, dtype: Any, lengths: tuple[int, ...], batch: int) -> None:
    values = numbers((batch, *lengths), dtype)
    axes = tuple(range(1, len(lengths) + 1))
    plan = plan_of(fft, lengths, kind, batch)
    for direction, expected in (
        (FORWARD, np.fft.fftn(values, axes=axes)),
        (BACKWARD, np.fft.ifftn(values, axes=axes, norm="forward")),
    ):
        output, in_place = np.zeros_like(values), values.copy()
        assert fft(f"Exec{kind}", plan, values, output, direction) == SUCCESS
        assert_same(output, expected)
        assert fft(f"Exec{kind}", plan, in_place, in_place, direction) == SUCCESS
        assert_same(in_place, expected)
    assert fft("Destroy", plan) == SUCCESS


@pytest.mark.parametrize("batch", [1, 3])
@pytest.mark.parametrize("lengths", LENGTHS)
@pytest.mark.parametrize(("there", "back", "dtype"), [("R2C", "C2R", np.float32), ("D2Z", "Z2D", np.float64)])
def test_real(fft: Hipfft, there: str, back: str, dtype: Any, lengths: tuple[int, ...], batch: int) -> None:
    values = numbers((batch, *lengths), dtype)
    axes = tuple(range(1, len(lengths) + 1))
    expected = np.fft.rfftn(values, axes=axes)
    scaled = values * np.prod(lengths)
    complex_type = np.result_type(dtype, np.complex64)

    plan, output, result = (
        plan_of(fft, lengths, there, batch),
        np.zeros(expected.shape, complex_type),
        np.zeros_like(values),
    )
    assert fft(f"Exec{there}", plan, values, output) == SUCCESS
    assert_same(output, expected)
    inverse = plan_of(fft, lengths, back, batch)
    assert fft(f"Exec{back}", inverse, output, result) == SUCCESS
    assert_same(result, scaled)

    room = np.zeros(expected.shape, complex_type)  # in place: rows of real numbers are padded
    real = room.view(dtype)[..., : lengths[-1]]
    real[...] = values
    assert fft(f"Exec{there}", plan, room, room) == SUCCESS
    assert_same(room, expected)
    assert fft(f"Exec{back}", inverse, room, room) == SUCCESS
    assert_same(real, scaled)


@pytest.mark.parametrize("name", ["MakePlanMany", "MakePlanMany64"])
def test_layouts(fft: Hipfft, name: str) -> None:
    """Parts of storages: elements at a distance, rows longer than they are, batches apart or interleaved."""
    integer = np.int64 if name.endswith("64") else np.int32
    n, inner, outer = (np.array(each, integer) for each in ((3, 4), (9, 5), (9, 7)))
    source, target = numbers((2, 200), np.complex64), np.zeros((2, 200), np.complex64)
    plan = fft.plan("Create")
    size = np.full(1, 9, np.uint64)
    assert fft(name, plan, 2, n, inner, 2, 200, outer, 3, 200, TYPES["C2C"], 2, size) == SUCCESS
    assert size[0] == 0
    assert fft("ExecC2C", plan, source, target, FORWARD) == SUCCESS
    expected = np.zeros_like(target)
    for batch in range(2):
        part = source[batch, :90].reshape(9, 5, 2)[:3, :4, 0]
        expected[batch, : 9 * 7 * 3].reshape(9, 7, 3)[:3, :4, 0] = np.fft.fft2(part)
    assert_same(target, expected)

    interleaved, spectra = numbers((8, 5), np.float64), np.zeros((5, 5), np.complex128)
    plan, one = fft.plan("Create"), np.array([8], integer)
    assert fft(name, plan, 1, one, one, 5, 1, one, 5, 1, TYPES["D2Z"], 5, None) == SUCCESS
    assert fft("ExecD2Z", plan, interleaved, spectra) == SUCCESS
    assert_same(spectra, np.fft.rfft(interleaved, axis=0))


class Complex(ctypes.Structure):
    _fields_ = (("re", ctypes.c_double), ("im", ctypes.c_double))


LoadReal = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p)
StoreReal = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)
StoreComplex = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_size_t, Complex, ctypes.c_void_p, ctypes.c_void_p)
LOAD_REAL, STORE_COMPLEX, STORE_REAL = 3, 5, 7


def pointer_to(function: Any) -> Any:
    """An array of one, as the interface has it for several devices."""
    return (ctypes.c_void_p * 1)(ctypes.cast(function, ctypes.c_void_p))


@pytest.mark.parametrize("lengths", [(6,), (4, 5)])
def test_callbacks_give_the_input_and_take_the_output(fft: Hipfft, lengths: tuple[int, ...]) -> None:
    batch = 2
    values = numbers((batch, *lengths), np.float64)
    shape = (batch, *lengths[:-1], lengths[-1] // 2 + 1)
    output, factor = np.zeros(shape, np.complex128), ctypes.c_double(3)

    def load_one(array: int, offset: int, data: int, shared: int) -> float:
        value: float = ctypes.cast(array, ctypes.POINTER(ctypes.c_double))[offset]
        return value * ctypes.c_double.from_address(data).value

    def store_one(array: int, offset: int, value: Complex, data: int, shared: int) -> None:
        ctypes.cast(array, ctypes.POINTER(Complex))[offset] = Complex(value.re, value.im + 1)

    load, store = LoadReal(load_one), StoreComplex(store_one)
    plan = plan_of(fft, lengths, "D2Z", batch)
    assert fft("XtSetCallback", plan, pointer_to(load), LOAD_REAL, pointer_to(ctypes.pointer(factor))) == SUCCESS
    assert fft("XtSetCallback", plan, pointer_to(store), STORE_COMPLEX, None) == SUCCESS
    assert fft("ExecD2Z", plan, values, output) == SUCCESS
    expected = np.fft.rfftn(values, axes=tuple(range(1, len(lengths) + 1)))
    assert_same(output, 3 * expected + 1j)

    room = np.zeros(shape, np.complex128)
    room.view(np.float64)[..., : lengths[-1]] = values
    assert fft("ExecD2Z", plan, room, room) == SUCCESS
    assert_same(room, 3 * expected + 1j)

    assert fft("XtClearCallback", plan, LOAD_REAL) == SUCCESS
    assert fft("ExecD2Z", plan, values, output) == SUCCESS
    assert_same(output, expected + 1j)
    assert fft("XtSetCallback", plan, pointer_to(store), STORE_REAL, None) == INVALID_VALUE


def test_types_that_are_said(fft: Hipfft) -> None:
    values, n = numbers((2, 6), np.float64), np.array([6], np.int64)
    plan, output = fft.plan("Create"), np.zeros((2, 4), np.complex128)
    layout = (None, 1, 0)
    assert fft("XtMakePlanMany", plan, 1, n, *layout, R_64F, *layout, C_32F, 2, None, C_64F) == NOT_SUPPORTED
    assert fft("XtMakePlanMany", plan, 1, n, *layout, R_64F, *layout, C_64F, 2, None, C_64F) == SUCCESS
    assert fft("XtExec", plan, values, output, FORWARD) == SUCCESS
    assert_same(output, np.fft.rfft(values))


def test_work_runs_with_its_stream_and_after_the_plan_is_gone(fft: Hipfft) -> None:
    values = numbers((16,), np.complex64)
    output, plan = np.zeros_like(values), fft.plan("Plan1d", 16, TYPES["C2C"], 1)
    assert fft("SetStream", plan, None) == SUCCESS
    fft.library.hold(True)
    assert fft("ExecC2C", plan, values, output, FORWARD) == SUCCESS
    assert not output.any()
    assert fft("Destroy", plan) == SUCCESS
    fft.library.hold(False)
    fft.library.finish_all()
    assert_same(output, np.fft.fft(values))


def test_status(fft: Hipfft) -> None:
    values = numbers((4,), np.complex64)
    plan = ctypes.c_void_p()
    assert fft("Plan1d", ctypes.byref(plan), 0, TYPES["C2C"], 1) == INVALID_SIZE
    assert fft("Plan1d", ctypes.byref(plan), 4, TYPES["C2C"], 0) == INVALID_SIZE
    assert fft("Plan1d", ctypes.byref(plan), 4, 7, 1) == INVALID_TYPE
    assert plan.value is None
    assert fft("PlanMany", ctypes.byref(plan), 4, np.ones(4, np.int32), None, 1, 0, None, 1, 0, 41, 1) == INVALID_SIZE
    one = np.ones(1, np.int32)  # the layout of one side only
    assert fft("PlanMany", ctypes.byref(plan), 1, one, None, 1, 0, one, 1, 0, TYPES["C2C"], 1) == INVALID_VALUE
    plan = fft.plan("Create")
    assert fft("ExecC2C", plan, values, values, FORWARD) == INVALID_PLAN  # nothing is planned
    assert fft("MakePlan1d", plan, 4, TYPES["C2C"], 1, None) == SUCCESS
    assert fft("MakePlan1d", plan, 4, TYPES["C2C"], 1, None) == INVALID_PLAN  # twice
    assert fft("ExecR2C", plan, values, values) == INVALID_PLAN
    assert fft("ExecC2C", plan, values, None, FORWARD) == INVALID_VALUE
    assert fft("ExecC2C", plan, values, values, 0) == INVALID_VALUE
    assert fft("ExecC2C", None, values, values, FORWARD) == INVALID_PLAN
    assert fft("Destroy", None) == INVALID_PLAN


def test_a_wrong_result_is_found(fft: Hipfft) -> None:
    values = numbers((8,), np.complex64)
    output = np.zeros_like(values)
    assert fft("ExecC2C", fft.plan("Plan1d", 8, TYPES["C2C"], 1), values, output, BACKWARD) == SUCCESS
    with pytest.raises(AssertionError):
        assert_same(output, np.fft.fft(values))
