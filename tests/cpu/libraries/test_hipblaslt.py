"""hipBLASLt on the CPU: products of all types with their scales and epilogues, against NumPy in double."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from math import erf
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.cpu.libraries.problems import C
from tests.cpu.libraries.problems import Functions
from tests.cpu.libraries.problems import N
from tests.cpu.libraries.problems import T
from tests.cpu.libraries.problems import as_argument

SUCCESS, NOT_INITIALIZED, INVALID_VALUE, NOT_SUPPORTED, INVALID_ENUM = 0, 1, 3, 7, 10
F32, F64, F16, I8, I32, BF16 = 0, 1, 2, 3, 10, 14
E4M3, E5M2, E4M3_FNUZ, E5M2_FNUZ = 28, 29, 1000, 1001
COMPUTE_16F, COMPUTE_32F, FAST_16F, COMPUTE_64F, COMPUTE_32I = 0, 2, 4, 7, 9
# Attributes of products.
TRANSA, TRANSB, EPILOGUE, BIAS_POINTER, BIAS_TYPE = 0, 1, 2, 3, 4
A_SCALE, B_SCALE, C_SCALE, D_SCALE, AUX_SCALE, AUX_POINTER, AUX_LD, AUX_STRIDE = 5, 6, 7, 8, 9, 10, 11, 12
POINTER_MODE, AMAX, AUX_TYPE, A_SCALE_MODE, B_SCALE_MODE, ARGUMENT0, ARGUMENT1 = 13, 14, 22, 31, 32, 102, 103
# Attributes of layouts.
BATCHES, STRIDE, ORDER = 0, 1, 3
ROW_ORDER, OUTER_VECTOR, DEVICE, ALPHA_VECTOR = 1, 3, 1, 4
Values = NDArray[Any]

pytestmark = pytest.mark.slow  # compiling the library takes some ten seconds


@pytest.fixture(scope="module")
def lt(load: Callable[[str], ctypes.CDLL]) -> Functions:
    return Functions(load("hipblaslt"), "hipblasLt")


@pytest.fixture(autouse=True)
def gpu(lt: Functions) -> None:
    on(lt, b"gfx942")


def on(lt: Functions, arch: bytes) -> None:
    """Say which GPU it is."""
    name = ctypes.c_char_p(arch)
    lt.kept.append(name)
    lt._library.set_gpu(name)


def fp8_numbers(type_: int) -> Values:
    """The number of each of the 256 bytes, by the definitions of the formats: OCP's, and that of IEEE's p3109 draft."""
    is_e4m3, fnuz = type_ in (E4M3, E4M3_FNUZ), type_ in (E4M3_FNUZ, E5M2_FNUZ)
    mantissa_bits = 3 if is_e4m3 else 2
    bias = (7 if is_e4m3 else 15) + fnuz
    numbers = []
    for byte in range(256):
        exponent, mantissa = (byte & 127) >> mantissa_bits, byte & ((1 << mantissa_bits) - 1)
        fraction = mantissa / 2**mantissa_bits
        value = 2.0 ** (exponent - bias) * (1 + fraction) if exponent else 2.0 ** (1 - bias) * fraction
        if fnuz:
            value = np.nan if byte == 128 else value
        elif is_e4m3:
            value = np.nan if byte & 127 == 127 else value
        elif exponent == 31:
            value = np.nan if mantissa else np.inf
        numbers.append(-value if byte > 127 else value)
    return np.array(numbers)


def stored(values: Values, type_: int) -> Values:
    """The values as a type has them, in memory; numbers with a fraction are given such that they need no rounding."""
    if type_ in (F32, F64, F16, I8, I32):
        return values.astype({F32: np.float32, F64: np.float64, F16: np.float16, I8: np.int8, I32: np.int32}[type_])
    if type_ == BF16:
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    numbers = np.nan_to_num(fp8_numbers(type_), nan=1e30, posinf=1e30, neginf=1e30)
    nearest: Values = np.abs(values[..., None] - numbers).argmin(-1).astype(np.uint8)
    return nearest


def loaded(memory: Values, type_: int) -> Values:
    if type_ == BF16:
        return (memory.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    return fp8_numbers(type_)[memory] if memory.dtype == np.uint8 else memory.astype(np.float64)


def tolerance(type_: int) -> float:
    """Half of a unit in the last place of the result, relative, and what sums in float add."""
    bits = {F64: 50, F32: 20, F16: 11, BF16: 8, E4M3: 4, E4M3_FNUZ: 4, E5M2: 3, E5M2_FNUZ: 3, I8: 60, I32: 60}[type_]
    return float(2.0**-bits)


@dataclass
class Matrix:
    """Matrices of a batch in columns with a gap, with a layout of them."""

    lt: Functions
    values: Values  # batch by rows by columns
    type: int
    pad: int = 2
    memory: Values = field(init=False)
    layout: ctypes.c_void_p = field(init=False)

    def __post_init__(self) -> None:
        batches, rows, columns = self.values.shape
        whole = np.zeros((batches, columns, rows + self.pad))
        whole[:, :, :rows] = self.values.transpose(0, 2, 1)
        self.memory = stored(whole, self.type)
        self.layout = ctypes.c_void_p()
        arguments = [ctypes.byref(self.layout), self.type, rows, columns, rows + self.pad]
        assert self.lt.bare("MatrixLayoutCreate", *arguments) == SUCCESS
        self.set(BATCHES, ctypes.c_int32(batches))
        self.set(STRIDE, ctypes.c_int64(columns * (rows + self.pad)))

    def set(self, attribute: int, value: Any) -> None:
        arguments = [self.layout, attribute, ctypes.byref(value), ctypes.sizeof(value)]
        assert self.lt.bare("MatrixLayoutSetAttribute", *arguments) == SUCCESS

    @property
    def now(self) -> Values:
        rows = self.values.shape[1]
        return loaded(self.memory[:, :, :rows], self.type).transpose(0, 2, 1)


class Product:
    """A description of a product."""

    def __init__(self, lt: Functions, compute: int = COMPUTE_32F, scale: int = F32) -> None:
        self.lt = lt
        self.handle = ctypes.c_void_p()
        assert lt.bare("MatmulDescCreate", ctypes.byref(self.handle), compute, scale) == SUCCESS

    def set(self, attribute: int, value: Any) -> Product:
        """Set an attribute: a number of 32 bits, a number of ctypes, or the address of an array."""
        own = ctypes.c_int32(value) if isinstance(value, int) else as_argument(value)
        self.lt.kept.append(value)
        arguments = [self.handle, attribute, ctypes.byref(own), ctypes.sizeof(own)]
        assert self.lt.bare("MatmulDescSetAttribute", *arguments) == SUCCESS
        return self

    def __call__(self, alpha: Values, beta: Values, of: Sequence[Matrix]) -> int:
        """The status of D = alpha A B + beta C, of A, B, C and D."""
        a, b, c, d = of
        operands = [alpha, a.memory, a.layout, b.memory, b.layout, beta, c.memory, c.layout, d.memory, d.layout]
        return self.lt("Matmul", self.handle, *operands, None, None, 0, None)

    def heuristic(self, of: Sequence[Matrix]) -> tuple[int, int]:
        """The status, and how many algorithms there are."""
        preference, results, count = ctypes.c_void_p(), np.full(200, 7, np.uint8), np.full(1, 7, np.int32)
        assert self.lt.bare("MatmulPreferenceCreate", ctypes.byref(preference)) == SUCCESS
        layouts = [each.layout for each in of]
        status = self.lt("MatmulAlgoGetHeuristic", self.handle, *layouts, preference, 2, results, count)
        assert self.lt.bare("MatmulPreferenceDestroy", preference) == SUCCESS
        return status, int(count[0])


def numbers(*shape: int, seed: int = 1) -> Values:
    """Eighths from -1 to 1, which all types with a fraction have."""
    return np.random.default_rng(seed).integers(-8, 9, shape) / 8


def factor(value: float, type_: int = F32) -> Values:
    return stored(np.array([value]), type_)


M_, N_, K_, BATCH = 5, 3, 4, 2


def operands(lt: Functions, types: tuple[int, int, int, int], a: int = N, b: int = N) -> list[Matrix]:
    scale = 8 if types[0] == I8 else 1
    shapes = [(M_, K_) if a == N else (K_, M_), (K_, N_) if b == N else (N_, K_), (M_, N_), (M_, N_)]
    pairs = enumerate(zip(types, shapes, strict=True))
    return [Matrix(lt, scale * numbers(BATCH, *shape, seed=i), type_) for i, (type_, shape) in pairs]


def op(values: Values, operation: int) -> Values:
    return values if operation == N else values.transpose(0, 2, 1)


def close(actual: Values, expected: Values, type_: int) -> None:
    np.testing.assert_allclose(actual, expected, tolerance(type_), tolerance(type_))


COMBINATIONS = [
    # compute, scale, A, B, C, D, GPU
    (COMPUTE_32F, F32, F32, F32, F32, F32, b"gfx90a"),
    (COMPUTE_64F, F64, F64, F64, F64, F64, b"gfx90a"),
    (FAST_16F, F32, F16, F16, F16, F16, b"gfx90a"),
    (COMPUTE_32F, F32, F16, F16, F16, F32, b"gfx90a"),
    (COMPUTE_32F, F32, BF16, BF16, BF16, BF16, b"gfx1100"),
    (COMPUTE_32F, F32, BF16, BF16, F32, F32, b"gfx90a"),
    (COMPUTE_32I, I32, I8, I8, I32, I32, b"gfx90a"),
    (COMPUTE_32I, F32, I8, I8, I8, I8, b"gfx90a"),
    (COMPUTE_32F, F32, E4M3_FNUZ, E4M3_FNUZ, F32, F32, b"gfx942"),
    (COMPUTE_32F, F32, E4M3_FNUZ, E5M2_FNUZ, F16, E4M3_FNUZ, b"gfx942"),
    (COMPUTE_32F, F32, E5M2_FNUZ, E4M3_FNUZ, BF16, E5M2_FNUZ, b"gfx942"),
    (COMPUTE_32F, F32, E4M3, E5M2, BF16, BF16, b"gfx950"),
    (COMPUTE_32F, F32, E4M3, E4M3, F16, E4M3, b"gfx1201"),
    (COMPUTE_32F, F32, E5M2, E4M3, E5M2, E5M2, b"gfx950"),
]


@pytest.mark.parametrize(("compute", "scale", "a", "b", "c", "d", "arch"), COMBINATIONS)
def test_types(lt: Functions, compute: int, scale: int, a: int, b: int, c: int, d: int, arch: bytes) -> None:
    on(lt, arch)
    factors = (1, 2) if scale == I32 else (0.5, 0.25)
    product = Product(lt, compute, scale)
    of = operands(lt, (a, b, c, d))
    assert product.heuristic(of) == (SUCCESS, 1)
    assert product(factor(factors[0], scale), factor(factors[1], scale), of) == SUCCESS
    expected = factors[0] * (of[0].values @ of[1].values) + factors[1] * of[2].values
    if d == I8:
        expected = np.clip(np.rint(expected), -128, 127)
    close(of[3].now, expected, d)
    assert not of[3].memory[:, :, M_:].any()  # what lies between columns


@pytest.mark.parametrize("a", [N, T, C])
@pytest.mark.parametrize("b", [N, T, C])
def test_operations(lt: Functions, a: int, b: int) -> None:
    of = operands(lt, (F16, F16, F32, F32), a, b)
    product = Product(lt).set(TRANSA, a).set(TRANSB, b)
    assert product(factor(2), factor(0), of) == SUCCESS
    close(of[3].now, 2 * (op(of[0].values, a) @ op(of[1].values, b)), F32)


def relu(x: Values) -> Values:
    return np.maximum(x, 0)


def gelu(x: Values) -> Values:
    value: Values = 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))
    return value


def sigmoid(x: Values) -> Values:
    return 1 / (1 + np.exp(-x))


ACTIVATIONS: dict[int, Callable[[Values], Values]] = {
    1: lambda x: x,
    2: relu,
    32: gelu,
    65536: lambda x: x * sigmoid(x),
    131072: lambda x: np.clip(x, -0.25, 0.5),
    262144: sigmoid,
}
BIAS, AUX = 4, 128


def epilogues() -> list[tuple[int, int]]:
    """The values of hipBLASLt's epilogues, and the activation of each."""
    with_aux = (2, 32, 131072)
    return [
        (own & ~1 | bias | aux or 1, own)
        for own in ACTIVATIONS
        for bias in (0, BIAS)
        for aux in (0, AUX)
        if not aux or own in with_aux
    ]


@pytest.mark.parametrize("bias_type", [F16, F32])
@pytest.mark.parametrize(("epilogue", "activation"), epilogues())
def test_epilogues(lt: Functions, epilogue: int, activation: int, bias_type: int) -> None:
    of = operands(lt, (F16, F16, F16, F16))
    bias = stored(numbers(M_, seed=9), bias_type)
    aux = np.zeros((BATCH, N_, M_ + 1), np.float32)
    product = Product(lt).set(EPILOGUE, epilogue).set(BIAS_POINTER, bias).set(BIAS_TYPE, bias_type)
    product.set(AUX_POINTER, aux).set(AUX_LD, ctypes.c_int64(M_ + 1)).set(AUX_TYPE, F32)
    product.set(AUX_STRIDE, ctypes.c_int64(N_ * (M_ + 1)))
    product.set(ARGUMENT0, ctypes.c_float(-0.25)).set(ARGUMENT1, ctypes.c_float(0.5))
    assert product(factor(0.5), factor(0.25), of) == SUCCESS
    before = 0.5 * (of[0].values @ of[1].values) + 0.25 * of[2].values
    before += bias.astype(np.float64)[:, None] if epilogue & BIAS else 0
    close(of[3].now, ACTIVATIONS[activation](before), F16)
    if epilogue & AUX:
        close(aux.transpose(0, 2, 1)[:, :M_], before, F32)
    else:
        assert not aux.any()


@pytest.mark.parametrize("epilogue", [192, 208])
def test_gradient_of_gelu(lt: Functions, epilogue: int) -> None:
    of = operands(lt, (F32, F32, F32, F32))
    gradient, aux, step = np.zeros((BATCH, M_), np.float32), numbers(BATCH, N_, M_, seed=8).astype(np.float32), 1e-6
    product = Product(lt).set(EPILOGUE, epilogue).set(BIAS_POINTER, gradient).set(AUX_POINTER, aux)
    product.set(AUX_LD, ctypes.c_int64(M_)).set(AUX_STRIDE, ctypes.c_int64(N_ * M_))
    assert product(factor(1), factor(0), of) == SUCCESS
    x = aux.astype(np.float64).transpose(0, 2, 1)
    expected = of[0].values @ of[1].values * (gelu(x + step) - gelu(x - step)) / (2 * step)
    np.testing.assert_allclose(of[3].now, expected, 1e-5, 1e-5)
    np.testing.assert_allclose(gradient, expected.sum(2) if epilogue == 208 else 0 * gradient, 1e-5, 1e-5)


@pytest.mark.parametrize(("epilogue", "which", "axis"), [(256, 0, 2), (512, 1, 1)])
def test_gradients_of_factors(lt: Functions, epilogue: int, which: int, axis: int) -> None:
    of = operands(lt, (F16, F16, F16, F16))
    expected = of[which].values.sum(axis)
    gradient = np.zeros(expected.shape, np.float32)
    product = Product(lt).set(EPILOGUE, epilogue).set(BIAS_POINTER, gradient).set(BIAS_TYPE, F32)
    assert product(factor(1), factor(0), of) == SUCCESS
    np.testing.assert_array_equal(gradient, expected)
    close(of[3].now, of[0].values @ of[1].values, F16)


def test_scales(lt: Functions) -> None:
    of = operands(lt, (E4M3_FNUZ, E4M3_FNUZ, F16, E4M3_FNUZ))
    product, greatest = Product(lt), np.zeros(1, np.float32)
    scales = {A_SCALE: 2, B_SCALE: 0.5, C_SCALE: 3, D_SCALE: 4}
    for attribute, value in scales.items():
        product.set(attribute, factor(value))
    product.set(AMAX, greatest)
    assert product(factor(0.5), factor(0.25), of) == SUCCESS
    before = 0.5 * 2 * 0.5 * (of[0].values @ of[1].values) + 0.25 * 3 * of[2].values
    close(of[3].now, 4 * before, E4M3_FNUZ)
    np.testing.assert_allclose(greatest, np.abs(before).max(), 1e-6)


def test_what_is_too_great_is_the_greatest(lt: Functions) -> None:
    of = operands(lt, (E4M3_FNUZ, E4M3_FNUZ, F16, E4M3_FNUZ))
    of[0].memory[...] = stored(np.full(of[0].memory.shape, 200.0), E4M3_FNUZ)
    of[1].memory[...] = stored(np.full(of[1].memory.shape, -200.0), E4M3_FNUZ)
    assert Product(lt)(factor(1), factor(0), of) == SUCCESS
    assert (of[3].now == -240).all()


def test_scales_of_rows_and_columns(lt: Functions) -> None:
    of = operands(lt, (E4M3_FNUZ, E4M3_FNUZ, F32, F32))
    rows, columns = np.arange(1, M_ + 1, dtype=np.float32), np.arange(2, N_ + 2, dtype=np.float32)
    product = Product(lt).set(A_SCALE, rows).set(B_SCALE, columns)
    product.set(A_SCALE_MODE, OUTER_VECTOR).set(B_SCALE_MODE, OUTER_VECTOR)
    assert product(factor(1), factor(0), of) == SUCCESS
    close(of[3].now, rows[:, None] * (of[0].values @ of[1].values) * columns, F32)


@pytest.mark.parametrize(("mode", "read"), [(0, 1.0), (DEVICE, 4.0)])
def test_when_factors_are_read(lt: Functions, mode: int, read: float) -> None:
    of, alpha = operands(lt, (F32, F32, F32, F32)), factor(1)
    lt.hold()
    assert Product(lt).set(POINTER_MODE, mode)(alpha, factor(0), of) == SUCCESS
    alpha[0] = 4
    lt.release()
    close(of[3].now, read * (of[0].values @ of[1].values), F32)


def test_a_factor_for_each_row(lt: Functions) -> None:
    of, alpha = operands(lt, (F32, F32, F32, F32)), np.arange(1, M_ + 1, dtype=np.float32)
    assert Product(lt).set(POINTER_MODE, ALPHA_VECTOR)(alpha, factor(0), of) == SUCCESS
    close(of[3].now, alpha[:, None] * (of[0].values @ of[1].values), F32)


def test_result_in_place(lt: Functions) -> None:
    of = operands(lt, (F32, F32, F32, F32))
    product = Product(lt).set(EPILOGUE, 2)
    assert product(factor(1), factor(-1), [*of[:3], of[2]]) == SUCCESS
    close(of[2].now, relu(of[0].values @ of[1].values - of[2].values), F32)


@pytest.mark.parametrize("operation", [N, T])
@pytest.mark.parametrize(("from_type", "to_type"), [(F32, F16), (I8, F32), (BF16, F32)])
def test_transformations(lt: Functions, from_type: int, to_type: int, operation: int) -> None:
    a = Matrix(lt, 8 * numbers(BATCH, 4, 3), from_type)
    b = Matrix(lt, 8 * numbers(BATCH, *((4, 3) if operation == N else (3, 4)), seed=2), F32)
    c = Matrix(lt, np.zeros((BATCH, *((4, 3) if operation == N else (3, 4)))), to_type)
    how = ctypes.c_void_p()
    assert lt.bare("MatrixTransformDescCreate", ctypes.byref(how), F32) == SUCCESS
    value = ctypes.c_int32(operation)
    assert lt.bare("MatrixTransformDescSetAttribute", how, 2, ctypes.byref(value), 4) == SUCCESS
    arguments = [factor(2), a.memory, a.layout, factor(3), b.memory, b.layout, c.memory, c.layout, None]
    assert lt("MatrixTransform", how, *arguments) == SUCCESS
    close(c.now, 2 * op(a.values, operation) + 3 * b.values, to_type)


def test_from_columns_to_rows(lt: Functions) -> None:
    a, how, memory = Matrix(lt, numbers(1, 4, 3), F32), ctypes.c_void_p(), np.zeros((4, 3), np.float32)
    layout, order = ctypes.c_void_p(), ctypes.c_int32(ROW_ORDER)
    assert lt.bare("MatrixLayoutCreate", ctypes.byref(layout), F32, 4, 3, 3) == SUCCESS
    assert lt.bare("MatrixLayoutSetAttribute", layout, ORDER, ctypes.byref(order), 4) == SUCCESS
    assert lt.bare("MatrixTransformDescCreate", ctypes.byref(how), F32) == SUCCESS
    arguments = [factor(1), a.memory, a.layout, None, None, None, memory, layout, None]
    assert lt("MatrixTransform", how, *arguments) == SUCCESS
    np.testing.assert_array_equal(memory, a.values[0])


@pytest.mark.parametrize(
    ("compute", "scale", "types", "arch"),
    [
        (COMPUTE_32F, F32, (F16, BF16, F16, F16), b"gfx942"),
        (COMPUTE_32F, F32, (F32, F32, F32, F16), b"gfx942"),
        (COMPUTE_32F, F64, (F32, F32, F32, F32), b"gfx942"),
        (COMPUTE_16F, F16, (F16, F16, F16, F16), b"gfx942"),
        (COMPUTE_32F, F32, (E4M3_FNUZ, E4M3_FNUZ, F32, F32), b"gfx90a"),
        (COMPUTE_32F, F32, (E4M3, E4M3, F32, F32), b"gfx942"),
        (COMPUTE_32F, F32, (E4M3, E4M3_FNUZ, F32, F32), b"gfx942"),
        (COMPUTE_32F, F32, (33, 33, F32, F32), b"gfx950"),
        (COMPUTE_32I, I32, (I8, I8, F32, F32), b"gfx942"),
    ],
)
def test_what_is_not_supported(
    lt: Functions, compute: int, scale: int, types: tuple[int, int, int, int], arch: bytes
) -> None:
    on(lt, arch)
    of = operands(lt, (F32, F32, F32, F32))
    for matrix, type_ in zip(of, types, strict=True):
        matrix.set(2, ctypes.c_int32(type_))
    product = Product(lt, compute, scale)
    assert product(factor(1), factor(0), of) == NOT_SUPPORTED
    assert product.heuristic(of) == (NOT_SUPPORTED, 0)
    assert not of[3].memory[:, :, M_:].any()


def test_status(lt: Functions) -> None:
    of, one = operands(lt, (F32, F32, F32, F32)), factor(1)
    wrong = Matrix(lt, numbers(BATCH, M_, N_ + 1), F32)
    product = Product(lt)
    assert product(one, one, [*of[:2], wrong, of[3]]) == INVALID_VALUE
    assert Product(lt).set(TRANSA, 9)(one, one, of) == INVALID_ENUM
    assert Product(lt).set(EPILOGUE, BIAS)(one, one, of) == INVALID_VALUE  # no bias
    assert Product(lt).set(EPILOGUE, 3)(one, one, of) == NOT_SUPPORTED
    assert Product(lt).set(A_SCALE, one).set(A_SCALE_MODE, 2)(one, one, of) == NOT_SUPPORTED
    row_order = operands(lt, (F32, F32, F32, F32))
    row_order[0].set(ORDER, ctypes.c_int32(ROW_ORDER))
    assert product(one, one, row_order) == NOT_SUPPORTED
    of[1].set(BATCHES, ctypes.c_int32(1))
    assert product(one, one, of) == INVALID_VALUE
    assert lt.bare("Matmul", None, product.handle, *([None] * 15)) == NOT_INITIALIZED
    assert lt("Matmul", None, *([None] * 15)) == INVALID_VALUE
    assert lt.bare("Destroy", None) == NOT_INITIALIZED


def test_attributes(lt: Functions) -> None:
    product, read, size = Product(lt).set(EPILOGUE, 36), np.zeros(1, np.uint32), np.zeros(1, np.uint64)
    get = [product.handle, EPILOGUE]
    assert lt.bare("MatmulDescGetAttribute", *get, None, 0, size) == SUCCESS
    assert size[0] == 4
    assert lt.bare("MatmulDescGetAttribute", *get, read, 4, size) == SUCCESS
    assert read[0] == 36
    assert lt.bare("MatmulDescGetAttribute", *get, read, 2, size) == INVALID_VALUE
    assert lt.bare("MatmulDescSetAttribute", *get, read, 2) == INVALID_VALUE
    assert lt.bare("MatmulDescSetAttribute", product.handle, 999, read, 4) == INVALID_VALUE
    assert lt.bare("MatmulDescSetAttribute", product.handle, EPILOGUE, None, 4) == INVALID_VALUE
    assert lt.bare("MatmulDescDestroy", product.handle) == SUCCESS


def test_another_gelu_is_found(lt: Functions) -> None:
    of = operands(lt, (F32, F32, F32, F32))
    assert Product(lt).set(EPILOGUE, 32)(factor(1), factor(0), of) == SUCCESS
    exact = np.vectorize(lambda x: 0.5 * x * (1 + erf(x / np.sqrt(2))))(of[0].values @ of[1].values)
    with pytest.raises(AssertionError):
        close(of[3].now, exact, F32)
