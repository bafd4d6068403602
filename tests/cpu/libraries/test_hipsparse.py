"""hipSPARSE on the CPU against NumPy: products, conversions and triangular systems of every form of matrix."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.cpu.libraries.problems import Functions

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

SUCCESS, NOT_INITIALIZED, INVALID_VALUE, NOT_SUPPORTED = 0, 1, 3, 10
N, T, C = 0, 1, 2
COLUMNS_FIRST, ROWS_FIRST = 1, 2
LOWER, UPPER = 0, 1
NON_UNIT, UNIT = 0, 1
INDEX = {np.dtype(np.int32): 2, np.dtype(np.int64): 3}
TYPE = {
    np.dtype(d): n
    for d, n in ((np.float32, 0), (np.float64, 1), (np.float16, 2), (np.complex64, 4), (np.complex128, 5))
}
Values = NDArray[Any]


@pytest.fixture(scope="module")
def sparse(load: Callable[[str], ctypes.CDLL]) -> Functions:
    return Functions(load("hipsparse"), "hipsparse")


def matrix(rows: int, columns: int, dtype: Any = np.float32, seed: int = 1) -> Values:
    """A matrix with many zeros, one row of them alone, and whole numbers."""
    random = np.random.default_rng(seed)
    values = random.integers(1, 5, (rows, columns)) * (random.random((rows, columns)) < 0.4)
    values[1] = 0
    return (values * (1 + 1j) if np.dtype(dtype).kind == "c" else values).astype(dtype)


def op(a: Values, operation: int) -> Values:
    return a if operation == N else a.T if operation == T else a.conj().T


class Described:
    """A descriptor, with the arrays that it is about, which are kept with the library."""

    def __init__(self, sparse: Functions, create: str, *arguments: Any) -> None:
        self.arrays = [each for each in arguments if isinstance(each, np.ndarray)]
        self.handle = ctypes.c_void_p()
        sparse.kept.append(self)
        assert sparse.bare(create, ctypes.byref(self.handle), *arguments) == SUCCESS


def offsets_of(lines: Values, count: int) -> Values:
    return np.concatenate([[0], np.cumsum(np.bincount(lines, minlength=count))])


def described(sparse: Functions, a: Values, form: str, *, base: int = 0, index: Any = np.int32) -> Described:
    rows, columns = np.nonzero(a) if form != "Csc" else np.nonzero(a.T)[::-1]
    values, kind, shape = a[rows, columns], INDEX[np.dtype(index)], [*a.shape, len(rows)]
    rest = [base, TYPE[a.dtype]]
    if form == "Coo":
        arrays = [(rows + base).astype(index), (columns + base).astype(index), values]
        return Described(sparse, "CreateCoo", *shape, *arrays, kind, *rest)
    lines, others = (rows, columns) if form == "Csr" else (columns, rows)
    offsets = offsets_of(lines, a.shape[0] if form == "Csr" else a.shape[1]) + base
    arrays = [offsets.astype(index), (others + base).astype(index), values]
    return Described(sparse, f"Create{form}", *shape, *arrays, kind, kind, *rest)


def vector(sparse: Functions, values: Values) -> Described:
    return Described(sparse, "CreateDnVec", len(values), values, TYPE[values.dtype])


def dense(sparse: Functions, values: Values, order: int) -> Described:
    """A descriptor of a copy of a matrix, whose lines are longer than they are."""
    kept = values if order == ROWS_FIRST else values.T
    padded = np.full((kept.shape[0], kept.shape[1] + 2), 9, values.dtype)
    padded[:, :-2] = kept
    return Described(sparse, "CreateDnMat", *values.shape, padded.shape[1], padded, TYPE[values.dtype], order)


def content(described: Described, order: int) -> Values:
    (padded,) = described.arrays
    assert (padded[:, -2:] == 9).all()
    return padded[:, :-2] if order == ROWS_FIRST else padded[:, :-2].T


@pytest.mark.parametrize("form", ["Csr", "Csc", "Coo"])
@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_spmv(sparse: Functions, form: str, operation: int, dtype: Any) -> None:
    a = matrix(5, 7, dtype)
    for base, index in ((0, np.int32), (1, np.int64)):
        x, y = np.arange(1, op(a, operation).shape[1] + 1).astype(dtype), np.ones(op(a, operation).shape[0], dtype)
        expected = 2 * (op(a, operation) @ x) + 3 * y
        alpha, beta, kind, size = (
            np.array([2], dtype),
            np.array([3], dtype),
            TYPE[np.dtype(dtype)],
            np.zeros(1, np.uint64),
        )
        description = described(sparse, a, form, base=base, index=index)
        operands = [description.handle, vector(sparse, x).handle, beta, vector(sparse, y).handle, kind, 0]
        assert sparse("SpMV_bufferSize", operation, alpha, *operands, size) == SUCCESS
        assert size[0] > 0
        assert sparse("SpMV", operation, alpha, *operands, np.zeros(4, np.uint8)) == SUCCESS
        np.testing.assert_array_equal(y, expected)


def test_half_products_are_summed_in_more(sparse: Functions) -> None:
    a, x, y = np.ones((1, 4096), np.float16), np.ones(4096, np.float16), np.full(1, np.nan, np.float16)
    alpha, beta = np.array([1], np.float32), np.zeros(1, np.float32)
    operands = [described(sparse, a, "Csr").handle, vector(sparse, x).handle, beta, vector(sparse, y).handle]
    assert sparse("SpMV", N, alpha, *operands, 0, 0, None) == SUCCESS
    assert y[0] == 4096


@pytest.mark.parametrize("form", ["Csr", "Csc", "Coo"])
@pytest.mark.parametrize("order", [ROWS_FIRST, COLUMNS_FIRST])
@pytest.mark.parametrize("operations", [(N, N), (T, N), (N, T), (C, C)])
def test_spmm(sparse: Functions, form: str, order: int, operations: tuple[int, int]) -> None:
    dtype = np.complex64
    first, second = operations
    a, b = op(matrix(5, 7, dtype), first if first != C else T), op(matrix(7, 3, dtype, 2), second if second != C else T)
    expected = 2 * (op(a, first) @ op(b, second)) + 3
    c = dense(sparse, np.ones((5, 3), dtype), order)
    alpha, beta = np.array([2], dtype), np.array([3], dtype)
    operands = [described(sparse, np.ascontiguousarray(a), form).handle, dense(sparse, b, order).handle, beta, c.handle]
    assert sparse("SpMM", first, second, alpha, *operands, TYPE[np.dtype(dtype)], 0, None) == SUCCESS
    np.testing.assert_array_equal(content(c, order), expected)


def test_spmm_in_batches(sparse: Functions) -> None:
    a, b, c = matrix(4, 5), np.arange(30, dtype=np.float32).reshape(2, 5, 3), np.zeros((2, 4, 3), np.float32)
    descriptors = [Described(sparse, "CreateDnMat", *each[0].shape, 3, each, 0, ROWS_FIRST) for each in (b, c)]
    for each, array in zip(descriptors, (b, c), strict=True):
        assert sparse.bare("DnMatSetStridedBatch", each.handle, 2, array[0].size) == SUCCESS
    alpha, beta = np.ones(1, np.float32), np.zeros(1, np.float32)
    operands = [described(sparse, a, "Csr").handle, descriptors[0].handle, beta, descriptors[1].handle]
    assert sparse("SpMM", N, N, alpha, *operands, 0, 0, None) == SUCCESS
    np.testing.assert_array_equal(c, a @ b)


def test_sddmm(sparse: Functions) -> None:
    a, b, pattern = matrix(5, 3, seed=3), matrix(3, 7, seed=4), matrix(5, 7)
    c = described(sparse, pattern, "Csr")
    alpha, beta = np.array([2], np.float32), np.array([3], np.float32)
    operands = [dense(sparse, a, ROWS_FIRST).handle, dense(sparse, b, COLUMNS_FIRST).handle, beta, c.handle]
    assert sparse("SDDMM", N, N, alpha, *operands, 0, 0, None) == SUCCESS
    np.testing.assert_array_equal(c.arrays[2], (2 * (a @ b) + 3 * pattern)[np.nonzero(pattern)])


def test_spgemm(sparse: Functions) -> None:
    a, b = matrix(5, 7), matrix(7, 6, seed=2)
    product = 2 * (a @ b)
    offsets, size, buffer = np.zeros(6, np.int32), np.zeros(1, np.uint64), np.zeros(8, np.uint8)
    c = Described(sparse, "CreateCsr", 5, 6, 0, offsets, None, None, 2, 2, 0, 0)
    steps = ctypes.c_void_p()
    assert sparse.bare("SpGEMM_createDescr", ctypes.byref(steps)) == SUCCESS
    alpha, beta = np.array([2], np.float32), np.zeros(1, np.float32)
    first, second = described(sparse, a, "Csr", base=1), described(sparse, b, "Csr")
    arguments = [N, N, alpha, first.handle, second.handle, beta, c.handle, 0, 0, steps]
    for step in ("workEstimation", "compute"):
        assert sparse(f"SpGEMM_{step}", *arguments, size, None) == SUCCESS
        assert size[0] > 0
        assert sparse(f"SpGEMM_{step}", *arguments, size, buffer) == SUCCESS
    rows, columns, count = (np.zeros(1, np.int64) for _ in range(3))
    assert sparse.bare("SpMatGetSize", c.handle, rows, columns, count) == SUCCESS
    assert (rows[0], columns[0], count[0]) == (5, 6, np.count_nonzero(product))
    indices, values = np.zeros(count[0], np.int32), np.zeros(count[0], np.float32)
    assert sparse.bare("CsrSetPointers", c.handle, offsets, indices, values) == SUCCESS
    assert sparse("SpGEMM_copy", *arguments) == SUCCESS
    where = np.nonzero(product)
    np.testing.assert_array_equal(offsets, offsets_of(where[0], 5))
    np.testing.assert_array_equal(indices, where[1])
    np.testing.assert_array_equal(values, product[where])
    assert sparse.bare("SpGEMM_destroyDescr", steps) == SUCCESS


@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("fill", [LOWER, UPPER])
@pytest.mark.parametrize("diagonal", [NON_UNIT, UNIT])
def test_triangular_systems(sparse: Functions, operation: int, fill: int, diagonal: int) -> None:
    a = matrix(6, 6, np.complex128) + 2 * np.eye(6)
    part = np.tril(a) if fill == LOWER else np.triu(a)
    if diagonal == UNIT:
        np.fill_diagonal(part, 1)
    x, y = np.arange(1, 7).astype(np.complex128), np.zeros(6, np.complex128)
    description, alpha = described(sparse, a, "Csr"), np.array([2], np.complex128)
    for attribute, value in ((0, fill), (1, diagonal)):
        assert (
            sparse.bare("SpMatSetAttribute", description.handle, attribute, np.array([value], np.int32), 4) == SUCCESS
        )
    steps = ctypes.c_void_p()
    assert sparse.bare("SpSV_createDescr", ctypes.byref(steps)) == SUCCESS
    arguments = [operation, alpha, description.handle, vector(sparse, x).handle, vector(sparse, y).handle, 5, 0, steps]
    assert sparse("SpSV_analysis", *arguments, None) == SUCCESS
    assert sparse("SpSV_solve", *arguments) == SUCCESS
    np.testing.assert_allclose(op(part, operation) @ y, 2 * x, 1e-12)
    assert sparse.bare("SpSV_destroyDescr", steps) == SUCCESS


@pytest.mark.parametrize("operations", [(N, N), (T, N), (C, T), (N, C)])
def test_triangular_systems_with_several_right_sides(sparse: Functions, operations: tuple[int, int]) -> None:
    a = matrix(6, 6, np.complex128) + 2 * np.eye(6)
    right = matrix(6, 3, np.complex128, 2)
    b = right if operations[1] == N else np.ascontiguousarray(right.T)
    description, alpha = described(sparse, a, "Csr"), np.array([2], np.complex128)
    assert sparse.bare("SpMatSetAttribute", description.handle, 0, np.array([UPPER], np.int32), 4) == SUCCESS
    given, result = dense(sparse, b, ROWS_FIRST), dense(sparse, np.zeros((6, 3), b.dtype), COLUMNS_FIRST)
    steps, size = ctypes.c_void_p(), np.zeros(1, np.uint64)
    assert sparse.bare("SpSM_createDescr", ctypes.byref(steps)) == SUCCESS
    arguments = [*operations, alpha, description.handle, given.handle, result.handle, 5, 0, steps]
    assert sparse("SpSM_bufferSize", *arguments, size) == SUCCESS
    assert sparse("SpSM_analysis", *arguments, None) == SUCCESS
    assert sparse("SpSM_solve", *arguments, None) == SUCCESS
    expected = 2 * op(b, operations[1])
    product = op(np.triu(a), operations[0]) @ content(result, COLUMNS_FIRST)
    np.testing.assert_allclose(product, expected, 1e-12, 1e-12)
    assert sparse.bare("SpSM_destroyDescr", steps) == SUCCESS


def test_sparse_vectors(sparse: Functions) -> None:
    indices, values, y = np.array([1, 3, 6], np.int32), np.array([2, 3, 4j], np.complex64), np.ones(8, np.complex64)
    x = Described(sparse, "CreateSpVec", 8, 3, indices, values, 2, 0, 4)
    alpha, beta, result = np.array([2], np.complex64), np.array([3], np.complex64), np.zeros(1, np.complex64)
    target = vector(sparse, y)
    assert sparse("SpVV", N, x.handle, target.handle, result, 4, None) == SUCCESS
    assert result[0] == 5 + 4j
    assert sparse("SpVV", C, x.handle, target.handle, result, 4, None) == SUCCESS
    assert result[0] == 5 - 4j
    assert sparse("Axpby", alpha, x.handle, beta, target.handle) == SUCCESS
    np.testing.assert_array_equal(y, [3, 7, 3, 9, 3, 3, 3 + 8j, 3])
    assert sparse("Gather", target.handle, x.handle) == SUCCESS
    np.testing.assert_array_equal(values, [7, 9, 3 + 8j])
    y[:] = 0
    assert sparse("Scatter", x.handle, target.handle) == SUCCESS
    np.testing.assert_array_equal(y, [0, 7, 0, 9, 0, 0, 3 + 8j, 0])


@pytest.mark.parametrize("order", [ROWS_FIRST, COLUMNS_FIRST])
@pytest.mark.parametrize("form", ["Csr", "Csc", "Coo"])
def test_dense_to_sparse_and_back(sparse: Functions, form: str, order: int) -> None:
    a = matrix(5, 7)
    expected = described(sparse, a, form)
    offsets, indices, values = (np.zeros_like(each) for each in expected.arrays)
    types = [2] if form == "Coo" else [2, 2]
    target = Described(
        sparse, f"Create{form}", 5, 7, 0, *([None] if form == "Coo" else [offsets]), None, None, *types, 0, 0
    )
    source = dense(sparse, a, order)
    assert sparse("DenseToSparse_analysis", source.handle, target.handle, 0, None) == SUCCESS
    count = np.zeros(1, np.int64)
    assert sparse.bare("SpMatGetSize", target.handle, None, None, count) == SUCCESS
    assert count[0] == np.count_nonzero(a)
    assert sparse.bare(f"{form}SetPointers", target.handle, offsets, indices, values) == SUCCESS
    assert sparse("DenseToSparse_convert", source.handle, target.handle, 0, None) == SUCCESS
    for actual, wanted in zip((offsets, indices, values), expected.arrays, strict=True):
        np.testing.assert_array_equal(actual, wanted)
    back = dense(sparse, np.ones((5, 7), np.float32), order)
    assert sparse("SparseToDense", target.handle, back.handle, 0, None) == SUCCESS
    np.testing.assert_array_equal(content(back, order), a)


@pytest.mark.parametrize("base", [0, 1])
def test_forms_of_a_matrix(sparse: Functions, base: int) -> None:
    a = matrix(5, 7)
    rows, columns = (each.astype(np.int32) + base for each in np.nonzero(a))
    count, values = len(rows), a[np.nonzero(a)]
    offsets, again = np.zeros(6, np.int32), np.zeros(count, np.int32)
    assert sparse("Xcoo2csr", rows, count, 5, offsets, base) == SUCCESS
    np.testing.assert_array_equal(offsets, offsets_of(rows - base, 5) + base)
    assert sparse("Xcsr2coo", offsets, count, 5, again, base) == SUCCESS
    np.testing.assert_array_equal(again, rows)
    csc = described(sparse, a, "Csc", base=base).arrays
    turned = [np.zeros_like(each) for each in csc]
    arguments = [5, 7, count, values, offsets, columns, turned[2], turned[0], turned[1], 0, 1, base, 0]
    assert sparse("Csr2cscEx2", *arguments, None) == SUCCESS
    for actual, wanted in zip(turned, csc, strict=True):
        np.testing.assert_array_equal(actual, wanted)


def test_pointer_mode_and_lifetime(sparse: Functions) -> None:
    """Work that is done later has its own copies of descriptors, and reads factors of the device then."""
    a, x, y, alpha, beta = (
        matrix(3, 3),
        np.ones(3, np.float32),
        np.zeros(3, np.float32),
        np.ones(1, np.float32),
        np.zeros(1, np.float32),
    )
    for mode, factor in ((0, 1), (1, 5)):
        alpha[0] = 1
        description = described(sparse, a, "Csr")
        assert sparse("SetPointerMode", mode) == SUCCESS
        sparse.hold()
        operands = [description.handle, vector(sparse, x).handle, beta, vector(sparse, y).handle, 0, 0]
        assert sparse("SpMV", N, alpha, *operands, None) == SUCCESS
        assert sparse.bare("DestroySpMat", description.handle) == SUCCESS
        alpha[0] = 5
        sparse.release()
        np.testing.assert_array_equal(y, factor * (a @ x))
    assert sparse("SetPointerMode", 0) == SUCCESS


def test_status(sparse: Functions) -> None:
    a, one, x = described(sparse, matrix(3, 3), "Csr"), np.ones(1, np.float32), vector(sparse, np.ones(3, np.float32))
    longer = vector(sparse, np.ones(4, np.float32))
    assert sparse("SpMV", N, one, a.handle, longer.handle, one, x.handle, 0, 0, None) == INVALID_VALUE
    assert sparse("SpMV", 9, one, a.handle, x.handle, one, x.handle, 0, 0, None) == INVALID_VALUE
    assert sparse("SpMV", N, None, a.handle, x.handle, one, x.handle, 0, 0, None) == INVALID_VALUE
    assert sparse("SpMV", N, one, a.handle, x.handle, one, x.handle, 31, 0, None) == NOT_SUPPORTED
    assert sparse.bare("SpMV", None, N, one, a.handle, x.handle, one, x.handle, 0, 0, None) == NOT_INITIALIZED
    assert sparse.bare("CreateDnVec", None, 3, one, 0) == INVALID_VALUE
    assert sparse.bare("CreateDnVec", ctypes.byref(ctypes.c_void_p()), 3, one, 31) == NOT_SUPPORTED
    assert sparse.bare("CreateDnMat", ctypes.byref(ctypes.c_void_p()), 3, 3, 2, one, 0, ROWS_FIRST) == INVALID_VALUE
    assert sparse.bare("Destroy", None) == NOT_INITIALIZED


@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("dtype", [np.float32, np.complex128])
def test_spmm_of_blocked_ell(sparse: Functions, operation: int, dtype: Any) -> None:
    block, columns = 2, np.array([[3, 0], [0, -1]], np.int32)  # the second row has one block only
    values = np.arange(1, 17).astype(dtype).reshape(2, 2, block, block)
    a = np.zeros((4, 8), dtype)
    for row, place in np.ndindex(2, 2):
        if columns[row, place] >= 0:
            at = columns[row, place] * block
            a[row * block :][:block, at : at + block] = values[row, place]
    rest = [columns + 1, values, INDEX[np.dtype(np.int32)], 1, TYPE[np.dtype(dtype)]]
    columns[1, 1] = -1
    described_a = Described(sparse, "CreateBlockedEll", 4, 8, block, 4, *rest)
    rows, inner = op(a, operation).shape
    b = np.arange(3 * inner).reshape(inner, 3).astype(dtype)
    described_b, c = dense(sparse, b, COLUMNS_FIRST), dense(sparse, np.zeros((rows, 3), dtype), COLUMNS_FIRST)
    one, zero, kind = np.ones(1, dtype), np.zeros(1, dtype), TYPE[np.dtype(dtype)]
    operands = [described_a.handle, described_b.handle, zero, c.handle, kind, 13, None]
    assert sparse("SpMM", operation, N, one, *operands) == SUCCESS
    np.testing.assert_allclose(content(c, COLUMNS_FIRST), op(a, operation) @ b)
    x, y = vector(sparse, np.zeros(inner, dtype)), vector(sparse, np.zeros(rows, dtype))
    operands = [described_a.handle, x.handle, zero, y.handle, kind, 0, None]
    assert sparse("SpMV", operation, one, *operands) == NOT_SUPPORTED
    told = [np.zeros(1, np.int64) for _ in range(4)]
    assert sparse.bare("BlockedEllGet", described_a.handle, *told, *([None] * 5)) == SUCCESS
    assert [int(each[0]) for each in told] == [4, 8, block, 4]
    assert sparse.bare("CreateBlockedEll", ctypes.byref(ctypes.c_void_p()), 4, 8, 3, 4, *rest) == INVALID_VALUE


@pytest.mark.parametrize("dtype", [np.float32, np.complex128])
def test_spgemm_of_a_pattern_that_stays(sparse: Functions, dtype: Any) -> None:
    a, b, description = matrix(4, 5, dtype), matrix(5, 3, dtype, 2), ctypes.c_void_p()
    of_a, of_b, size, buffer = (
        described(sparse, a, "Csr"),
        described(sparse, b, "Csr"),
        np.zeros(1, np.uint64),
        np.ones(8),
    )
    offsets, kind = np.zeros(5, np.int32), TYPE[np.dtype(dtype)]
    c = Described(sparse, "CreateCsr", 4, 3, 0, offsets, None, None, 2, 2, 0, kind)
    assert sparse.bare("SpGEMM_createDescr", ctypes.byref(description)) == SUCCESS
    matrices = [of_a.handle, of_b.handle, c.handle]
    head = [N, N, *matrices, 0, description]
    assert sparse("SpGEMMreuse_workEstimation", *head, size, None) == SUCCESS
    assert sparse("SpGEMMreuse_workEstimation", *head, size, buffer) == SUCCESS
    assert sparse("SpGEMMreuse_nnz", *head, size, None, size, None, size, None) == SUCCESS
    assert sparse("SpGEMMreuse_nnz", *head, size, buffer, size, buffer, size, buffer) == SUCCESS
    extents = [np.zeros(1, np.int64) for _ in range(3)]
    assert sparse.bare("SpMatGetSize", c.handle, *extents) == SUCCESS
    entries = int(extents[2][0])
    columns, values = np.zeros(entries, np.int32), np.ones(entries, dtype)
    assert sparse.bare("CsrSetPointers", c.handle, offsets, columns, values) == SUCCESS
    assert sparse("SpGEMMreuse_copy", *head, size, None) == SUCCESS
    assert sparse("SpGEMMreuse_copy", *head, size, buffer) == SUCCESS
    alpha, beta = np.array([2], dtype), np.array([3], dtype)
    for changed in (1, 5):  # other numbers, the same pattern
        of_a.arrays[2][:] *= changed
        before = values.copy()
        arguments = [N, N, alpha, *matrices[:2], beta, c.handle, kind, 0, description]
        assert sparse("SpGEMMreuse_compute", *arguments) == SUCCESS
        rows = np.repeat(np.arange(4), np.diff(offsets))
        np.testing.assert_allclose(values, 2 * changed * (a @ b)[rows, columns] + 3 * before)
    assert sparse.bare("SpGEMM_destroyDescr", description) == SUCCESS


def test_rot(sparse: Functions) -> None:
    x, y, at = np.array([1, 2], np.float32), np.arange(4, dtype=np.float32), np.array([3, 1], np.int32)
    c, s, described_y = np.array([0.6], np.float32), np.array([0.8], np.float32), vector(sparse, y)
    expected = 0.6 * x + 0.8 * y[at], 0.6 * y[at] - 0.8 * x
    described_x = Described(sparse, "CreateSpVec", 4, 2, at, x, 2, 0, 0)
    assert sparse("Rot", c, s, described_x.handle, described_y.handle) == SUCCESS
    np.testing.assert_allclose(x, expected[0])
    np.testing.assert_allclose(y[at], expected[1])
