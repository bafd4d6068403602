"""hipSPARSE's functions for matrices without a descriptor of their numbers, against NumPy."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.cpu.libraries.problems import DTYPES
from tests.cpu.libraries.problems import Functions
from tests.cpu.libraries.problems import Maker

pytestmark = pytest.mark.slow  # compiling the library takes some ten seconds

SUCCESS, NOT_INITIALIZED, INVALID_VALUE, ZERO_PIVOT, NOT_SUPPORTED = 0, 1, 3, 9, 10
N, T, C = 0, 1, 2
LOWER, UPPER, NON_UNIT, UNIT = 0, 1, 0, 1
ROW, COLUMN = 0, 1
Values = NDArray[Any]
Csr = tuple[Values, Values, Values]


@pytest.fixture(scope="module")
def sparse(load: Callable[[str], ctypes.CDLL]) -> Functions:
    return Functions(load("hipsparse"), "hipsparse")


def matrix(letter: str, rows: int, columns: int, seed: int = 1, density: float = 0.5) -> Values:
    values = Maker(DTYPES[letter], seed).numbers(rows, columns)
    kept: Values = values * (np.random.default_rng(seed).random((rows, columns)) < density)
    return kept


def dominant(letter: str, n: int, seed: int = 1) -> Values:
    """A matrix with a full diagonal, which needs no exchange of rows."""
    values: Values = matrix(letter, n, n, seed) + 4 * np.eye(n, dtype=DTYPES[letter])
    return values


def csr(a: Values, base: int = 0, *, pattern: Values | None = None) -> Csr:
    """Values, offsets and columns of the entries that are not zero, or of those of a pattern."""
    rows, columns = np.nonzero(a if pattern is None else pattern)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=len(a)))]) + base
    return a[rows, columns], offsets.astype(np.int32), (columns + base).astype(np.int32)


def dense_of(parts: Csr, shape: tuple[int, int], base: int = 0) -> Values:
    values, offsets, columns = parts
    a = np.zeros(shape, values.dtype)
    for row in range(shape[0]):
        for i in range(offsets[row] - base, offsets[row + 1] - base):
            a[row, columns[i] - base] += values[i]
    return a


def bsr(a: Values, block: int, direction: int, base: int = 0) -> Csr:
    """The blocks of a matrix that are not all zeros."""
    rows, columns = (extent // block for extent in a.shape)
    blocks = a.reshape(rows, block, columns, block).transpose(0, 2, 1, 3)
    _, offsets, indices = csr(blocks.any((2, 3)).astype(int), base)
    values = blocks[blocks.any((2, 3))]
    return (values if direction == ROW else values.transpose(0, 2, 1)).ravel(), offsets, indices


def descriptor(sparse: Functions, base: int = 0, fill: int = LOWER, diagonal: int = NON_UNIT, kind: int = 0) -> Any:
    made = ctypes.c_void_p()
    assert sparse.bare("CreateMatDescr", ctypes.byref(made)) == SUCCESS
    for setting, value in (("IndexBase", base), ("FillMode", fill), ("DiagType", diagonal), ("Type", kind)):
        assert sparse.bare(f"SetMat{setting}", made, value) == SUCCESS
    return made


def info(sparse: Functions, routine: str) -> Any:
    made = ctypes.c_void_p()
    assert sparse.bare(f"Create{routine}Info", ctypes.byref(made)) == SUCCESS
    return made


def op(a: Values, operation: int) -> Values:
    return a if operation == N else a.T if operation == T else a.conj().T


def factor(letter: str, value: complex) -> Values:
    return np.array([value if letter in "CZ" else value.real], DTYPES[letter])


def columns_of(a: Values, pad: int = 1) -> Values:
    """Memory of a dense matrix by columns, each longer than the matrix; [:rows] of it is the matrix."""
    memory = np.full((a.shape[0] + pad, a.shape[1]), 9, a.dtype, order="F")
    memory[: a.shape[0]] = a
    return memory


def close(actual: Values, expected: Values) -> None:
    tolerance = 300 * np.finfo(np.asarray(actual).dtype).eps
    np.testing.assert_allclose(actual, expected, tolerance, tolerance)


def position(sparse: Functions, routine: str, made: Any) -> tuple[int, int]:
    """The status of the question for a zero pivot, and its place."""
    found = np.full(1, 77, np.int32)
    return sparse(f"X{routine}_zeroPivot", made, found), int(found[0])


ALPHA, BETA = 0.5 + 0.25j, -0.75 + 0.5j


@pytest.mark.parametrize("base", [0, 1])
@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("letter", DTYPES)
def test_csrmv(sparse: Functions, letter: str, operation: int, base: int) -> None:
    a, alpha, beta = matrix(letter, 5, 7), factor(letter, ALPHA), factor(letter, BETA)
    rows, columns = op(a, operation).shape
    x, y = Maker(DTYPES[letter]).numbers(columns), Maker(DTYPES[letter], 9).numbers(rows)
    expected, parts = alpha * (op(a, operation) @ x) + beta * y, csr(a, base)
    arguments = [operation, 5, 7, len(parts[0]), alpha, descriptor(sparse, base), *parts, x, beta, y]
    assert sparse(f"{letter}csrmv", *arguments) == SUCCESS
    close(y, expected)


@pytest.mark.parametrize("direction", [ROW, COLUMN])
@pytest.mark.parametrize("letter", DTYPES)
def test_bsrmv(sparse: Functions, letter: str, direction: int) -> None:
    a, alpha, beta = matrix(letter, 4, 6, density=0.3), factor(letter, ALPHA), factor(letter, BETA)
    x, y, parts = Maker(DTYPES[letter]).numbers(6), Maker(DTYPES[letter], 9).numbers(4), bsr(a, 2, direction, 1)
    expected = alpha * (a @ x) + beta * y
    arguments = [direction, N, 2, 3, len(parts[2]), alpha, descriptor(sparse, 1), *parts, 2, x, beta, y]
    assert sparse(f"{letter}bsrmv", *arguments) == SUCCESS
    close(y, expected)


@pytest.mark.parametrize("routine", ["csrmm", "csrmm2", "bsrmm"])
@pytest.mark.parametrize("b_operation", [N, T, C])
@pytest.mark.parametrize("a_operation", [N, T, C])
@pytest.mark.parametrize("letter", DTYPES)
def test_products_with_dense_matrices(
    sparse: Functions, letter: str, a_operation: int, b_operation: int, routine: str
) -> None:
    b_operation = N if routine == "csrmm" else b_operation
    a, alpha, beta = matrix(letter, 4, 6), factor(letter, ALPHA), factor(letter, BETA)
    rows, inner = op(a, a_operation).shape
    b = Maker(DTYPES[letter]).numbers(*((inner, 3) if b_operation == N else (3, inner)))
    c = Maker(DTYPES[letter], 9).numbers(rows, 3)
    expected = alpha * (op(a, a_operation) @ op(b, b_operation)) + beta * c
    b_memory, memory = columns_of(b), columns_of(c)
    rest = [b_memory, len(b_memory), beta, memory, len(memory)]
    if routine == "bsrmm":
        parts = bsr(a, 2, COLUMN)
        extents = [2, 3, 3, len(parts[2])]
        arguments = [COLUMN, a_operation, b_operation, *extents, alpha, descriptor(sparse), *parts, 2, *rest]
    else:
        parts, operations = csr(a), [a_operation, b_operation][: 1 + (routine == "csrmm2")]
        arguments = [*operations, 4, 3, 6, len(parts[0]), alpha, descriptor(sparse), *parts, *rest]
    assert sparse(letter + routine, *arguments) == SUCCESS
    close(memory[:rows], expected)
    assert (memory[rows:] == 9).all()


@pytest.mark.parametrize("letter", DTYPES)
def test_gemmi(sparse: Functions, letter: str) -> None:
    a, b, c = Maker(DTYPES[letter]).numbers(4, 5), matrix(letter, 5, 3), Maker(DTYPES[letter], 9).numbers(4, 3)
    alpha, beta, (values, offsets, rows) = factor(letter, ALPHA), factor(letter, BETA), csr(b.T)
    memory, a_memory = columns_of(c), columns_of(a)
    arguments = [4, 3, 5, len(values), alpha, a_memory, 5, values, offsets, rows, beta, memory, 5]
    assert sparse(f"{letter}gemmi", *arguments) == SUCCESS
    close(memory[:4], alpha * (a @ b) + beta * c)


@pytest.mark.parametrize("letter", DTYPES)
def test_sparse_vectors(sparse: Functions, letter: str) -> None:
    maker, at = Maker(DTYPES[letter]), np.array([2, 5, 1], np.int32)
    x, y, alpha, result = maker.numbers(3), maker.numbers(6), factor(letter, ALPHA), factor(letter, 0)
    before, taken = y.copy(), np.zeros(3, x.dtype)
    assert sparse(f"{letter}doti", 3, x, at, y, result, 1) == SUCCESS
    close(result[0], x @ y[at - 1])
    if letter in "CZ":
        assert sparse(f"{letter}dotci", 3, x, at, y, result, 1) == SUCCESS
        close(result[0], x.conj() @ y[at - 1])
    assert sparse(f"{letter}axpyi", 3, alpha, x, at, y, 1) == SUCCESS
    expected = before.copy()
    expected[at - 1] += alpha * x
    close(y, expected)
    assert sparse(f"{letter}gthrz", 3, y, taken, at, 1) == SUCCESS
    close(taken, expected[at - 1])
    assert not y[at - 1].any()
    assert sparse(f"{letter}sctr", 3, taken, at, y, 1) == SUCCESS
    close(y, expected)
    assert sparse(f"{letter}gthr", 3, y, taken, at, 1) == SUCCESS
    close(taken, y[at - 1])


@pytest.mark.parametrize("letter", "SD")
def test_rotation(sparse: Functions, letter: str) -> None:
    maker, at = Maker(DTYPES[letter]), np.array([2, 0], np.int32)
    x, y, c, s = maker.numbers(2), maker.numbers(4), factor(letter, 0.6), factor(letter, 0.8)
    expected = 0.6 * x + 0.8 * y[at], 0.6 * y[at] - 0.8 * x
    assert sparse(f"{letter}roti", 2, x, at, y, c, s, 0) == SUCCESS
    close(x, expected[0])
    close(y[at], expected[1])


@pytest.mark.parametrize("letter", DTYPES)
def test_gemvi(sparse: Functions, letter: str) -> None:
    maker, at = Maker(DTYPES[letter]), np.array([2, 0], np.int32)
    a, x, y = maker.numbers(3, 4), maker.numbers(2), maker.numbers(3)
    alpha, beta, size, whole = factor(letter, ALPHA), factor(letter, BETA), np.zeros(1, np.int32), np.zeros(4, x.dtype)
    whole[at] = x
    expected = alpha * (a @ whole) + beta * y
    assert sparse(f"{letter}gemvi_bufferSize", N, 3, 4, 2, size) == SUCCESS
    assert size[0] > 0
    arguments = [N, 3, 4, alpha, columns_of(a), 4, 2, x, at, beta, y, 0, np.zeros(1)]
    sparse.kept.append(arguments)
    assert sparse(f"{letter}gemvi", *arguments) == SUCCESS
    close(y, expected)


@pytest.mark.parametrize("fill", [LOWER, UPPER])
@pytest.mark.parametrize("diagonal", [NON_UNIT, UNIT])
@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("letter", DTYPES)
@pytest.mark.parametrize("form", ["csr", "bsr"])
def test_triangular_systems(
    sparse: Functions, letter: str, operation: int, diagonal: int, fill: int, form: str
) -> None:
    a, base, alpha = dominant(letter, 6), 1, factor(letter, ALPHA)
    triangle = np.tril(a) if fill == LOWER else np.triu(a)
    if diagonal == UNIT:
        np.fill_diagonal(triangle, 1)
    described, policy, buffer = descriptor(sparse, base, fill, diagonal), 1, np.zeros(1)
    # A vector.
    b, x, size = Maker(DTYPES[letter], 4).numbers(6), np.zeros(6, a.dtype), np.zeros(1, np.int32)
    is_bsr = form == "bsr"
    parts, made = bsr(a, 2, COLUMN, base) if is_bsr else csr(a, base), info(sparse, f"{form.capitalize()}sv2")
    head, shape, tail = [COLUMN] * is_bsr, [3 if is_bsr else 6, len(parts[2])], [2] * is_bsr
    operands = [described, *parts, *tail, made]
    assert sparse(f"{letter}{form}sv2_bufferSize", *head, operation, *shape, *operands, size) == SUCCESS
    assert size[0] > 0
    assert sparse(f"{letter}{form}sv2_analysis", *head, operation, *shape, *operands, policy, buffer) == SUCCESS
    assert position(sparse, f"{form}sv2", made) == (SUCCESS, -1)
    arguments = [*head, operation, *shape, alpha, *operands, b, x, policy, buffer]
    assert sparse(f"{letter}{form}sv2_solve", *arguments) == SUCCESS
    close(op(triangle, operation) @ x, alpha * b)
    assert position(sparse, f"{form}sv2", made) == (SUCCESS, -1)
    assert sparse.bare(f"Destroy{form.capitalize()}sv2Info", made) == SUCCESS
    # Several, as they are and transposed.
    for b_operation in (N, T):
        made, right = info(sparse, f"{form.capitalize()}sm2"), Maker(DTYPES[letter], 5).numbers(6, 2)
        memory = columns_of(op(right, b_operation))
        ld, rows = len(memory), len(memory) - 1
        operations = [operation, b_operation]
        if is_bsr:
            result = columns_of(np.zeros_like(op(right, b_operation)))
            common = [COLUMN, *operations, 3, 2, len(parts[2])]
            operands = [described, *parts, 2, made]
            assert sparse(f"{letter}bsrsm2_analysis", *common, *operands, policy, buffer) == SUCCESS
            arguments = [*common, alpha, *operands, memory, ld, result, ld, policy, buffer]
        else:
            result, operands = memory, [alpha, described, *parts, memory, ld, made]
            arguments = [0, *operations, 6, 2, len(parts[0]), *operands, policy, buffer]
            assert sparse(f"{letter}csrsm2_analysis", *arguments) == SUCCESS
        assert sparse(f"{letter}{form}sm2_solve", *arguments) == SUCCESS
        close(op(triangle, operation) @ op(result[:rows], b_operation), alpha * right)


def test_pivots_that_are_zero_or_missing(sparse: Functions) -> None:
    a = np.array([[1, 0, 0], [2, 0, 0], [0, 3, 4]], np.float32)
    missing, zero = csr(a, 1), csr(a, 1, pattern=a + np.eye(3))
    for parts, where in ((missing, "analysis"), (zero, "solve")):
        made, described, x = info(sparse, "Csrsv2"), descriptor(sparse, 1), np.ones(3, np.float32)
        operands = [described, *parts, made]
        arguments = [N, 3, len(parts[0])]
        assert sparse("Scsrsv2_analysis", *arguments, *operands, 0, None) == SUCCESS
        expected = (ZERO_PIVOT, 2) if where == "analysis" else (SUCCESS, -1)
        assert position(sparse, "csrsv2", made) == expected
        assert sparse("Scsrsv2_solve", *arguments, factor("S", 1), *operands, x, x.copy(), 0, None) == SUCCESS
        assert position(sparse, "csrsv2", made) == (ZERO_PIVOT, 2)


def ilu0(a: Values, pattern: Values) -> Values:
    """The factors of A in one matrix, with no entry outside of the pattern, by rows of L and columns of U in turn."""
    n, factors = len(a), np.zeros_like(a)
    for i, j in np.ndindex(n, n):
        if pattern[i, j]:
            less = min(i, j)
            sum_ = a[i, j] - factors[i, :less] @ factors[:less, j]
            factors[i, j] = sum_ / factors[j, j] if j < i else sum_
    return factors


def ic0(a: Values, pattern: Values) -> Values:
    """The factor L, likewise."""
    n, factor_ = len(a), np.zeros_like(a)
    for j in range(n):
        for i in range(j, n):
            if pattern[i, j]:
                sum_ = a[i, j] - factor_[i, :j] @ factor_[j, :j].conj()
                factor_[i, j] = sum_ / factor_[j, j] if i > j else np.sqrt(sum_)
    return factor_


@pytest.mark.parametrize("routine", ["ilu02", "ic02"])
@pytest.mark.parametrize("form", ["csr", "bsr"])
@pytest.mark.parametrize("letter", DTYPES)
def test_incomplete_factorizations(sparse: Functions, letter: str, form: str, routine: str) -> None:
    n, made, is_bsr = 6, info(sparse, f"{form.capitalize()}{routine}"), form == "bsr"
    a = matrix(letter, n, n, density=0.3)
    a = a + a.conj().T + 4 * np.eye(n, dtype=a.dtype)
    parts = bsr(a, 2, ROW, 1) if is_bsr else csr(a, 1)
    pattern = np.kron(dense_of((np.ones(len(parts[2])), *parts[1:]), (3, 3), 1), np.ones((2, 2))) if is_bsr else a != 0
    expected = ilu0(a, pattern != 0) if routine == "ilu02" else ic0(a, pattern != 0)
    head, shape = [ROW] * is_bsr, [3 if is_bsr else n, len(parts[2])]
    operands, size = [descriptor(sparse, 1), *parts, *([2] * is_bsr), made], np.zeros(1, np.int32)
    name = f"{letter}{form}{routine}"
    assert sparse(f"{name}_bufferSize", *head, *shape, *operands, size) == SUCCESS
    assert sparse(f"{name}_analysis", *head, *shape, *operands, 0, np.zeros(1)) == SUCCESS
    assert position(sparse, form + routine, made) == (SUCCESS, -1)
    assert sparse(name, *head, *shape, *operands, 0, np.zeros(1)) == SUCCESS
    assert position(sparse, form + routine, made) == (SUCCESS, -1)
    actual = blocks_to_dense(parts, 2, n) if is_bsr else dense_of(parts, (n, n), 1)
    close(np.tril(actual) if routine == "ic02" else actual, expected)
    if routine == "ic02":
        close(np.triu(actual, 1), np.triu(a, 1))  # which is not touched


def blocks_to_dense(parts: Csr, block: int, n: int) -> Values:
    """The matrix of blocks whose elements stand by rows, with indices from 1."""
    values, offsets, columns = parts
    a = np.zeros((n, n), values.dtype)
    for row in range(n // block):
        for i in range(offsets[row] - 1, offsets[row + 1] - 1):
            at = (columns[i] - 1) * block
            whole = values[i * block**2 : (i + 1) * block**2].reshape(block, block)
            a[row * block : (row + 1) * block, at : at + block] = whole
    return a


def test_pivots_of_factorizations(sparse: Functions) -> None:
    a = np.array([[1.0, 1, 0], [1, 1, 1], [0, 1, 5]])  # the second pivot of L U is zero
    for boosted in (0, 1):
        made, parts = info(sparse, "Csrilu02"), csr(a)
        operands = [3, len(parts[0]), descriptor(sparse), *parts, made, 0, None]
        tolerance, value = np.array([1e-3]), np.array([0.5])
        assert sparse("Dcsrilu02_numericBoost", made, boosted, tolerance, value) == SUCCESS
        assert sparse("Dcsrilu02_analysis", *operands) == SUCCESS
        assert sparse("Dcsrilu02", *operands) == SUCCESS
        assert position(sparse, "csrilu02", made) == ((SUCCESS, -1) if boosted else (ZERO_PIVOT, 1))
        if boosted:
            assert dense_of(parts, (3, 3))[1, 1] == 0.5
    made, parts = info(sparse, "Csric02"), csr(np.array([[4.0, 2], [2, 0.5]]))
    assert sparse("Dcsric02", 2, 4, descriptor(sparse), *parts, made, 0, None) == SUCCESS
    assert position(sparse, "csric02", made) == (ZERO_PIVOT, 1)


def result_of(shape: tuple[int, int], offsets: Values, count: Values, dtype: Any) -> Csr:
    assert offsets[-1] - offsets[0] == count[0]
    return np.zeros(count[0], dtype), offsets, np.zeros(count[0], np.int32)


@pytest.mark.parametrize("old", ["", "2"])
@pytest.mark.parametrize("letter", DTYPES)
def test_sums(sparse: Functions, letter: str, old: str) -> None:
    a, b, one = matrix(letter, 4, 5), matrix(letter, 4, 5, 2), descriptor(sparse, 1)
    alpha, beta, of_a, of_b = factor(letter, ALPHA), factor(letter, BETA), csr(a), csr(b, 1)
    offsets, count, zero = np.zeros(5, np.int32), np.zeros(1, np.int32), descriptor(sparse)
    buffer = [None] if old else []
    left, right = [zero, len(of_a[0])], [one, len(of_b[0])]
    arguments = [4, 5, *left, *of_a[1:], *right, *of_b[1:], one, offsets, count, *buffer]
    assert sparse(f"Xcsrgeam{old}Nnz", *arguments) == SUCCESS
    c = result_of((4, 5), offsets, count, a.dtype)
    arguments = [4, 5, alpha, *left, *of_a, beta, *right, *of_b, one, *c, *buffer]
    assert sparse(f"{letter}csrgeam{old}", *arguments) == SUCCESS
    close(dense_of(c, (4, 5), 1), alpha * a + beta * b)


@pytest.mark.parametrize("b_operation", [N, T, C])
@pytest.mark.parametrize("a_operation", [N, T, C])
@pytest.mark.parametrize("letter", DTYPES)
def test_products(sparse: Functions, letter: str, a_operation: int, b_operation: int) -> None:
    a = matrix(letter, *((4, 5) if a_operation == N else (5, 4)))
    b = matrix(letter, *((5, 3) if b_operation == N else (3, 5)), 2)
    of_a, of_b, zero = csr(a), csr(b), descriptor(sparse)
    offsets, count = np.zeros(5, np.int32), np.zeros(1, np.int32)
    head, left, right = [a_operation, b_operation, 4, 3, 5], [zero, len(of_a[0])], [zero, len(of_b[0])]
    arguments = [*head, *left, *of_a[1:], *right, *of_b[1:], zero, offsets, count]
    assert sparse("XcsrgemmNnz", *arguments) == SUCCESS
    c = result_of((4, 3), offsets, count, a.dtype)
    assert sparse(f"{letter}csrgemm", *head, *left, *of_a, *right, *of_b, zero, *c) == SUCCESS
    close(dense_of(c, (4, 3)), op(a, a_operation) @ op(b, b_operation))


@pytest.mark.parametrize(("has_product", "has_sum"), [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize("letter", DTYPES)
def test_products_and_sums(sparse: Functions, letter: str, has_product: bool, has_sum: bool) -> None:
    a, b, d, zero = matrix(letter, 4, 5), matrix(letter, 5, 3, 2), matrix(letter, 4, 3, 3), descriptor(sparse)
    alpha = factor(letter, ALPHA) if has_product else None
    beta = factor(letter, BETA) if has_sum else None
    made, size, offsets, count = (
        info(sparse, "Csrgemm2"),
        np.zeros(1, np.uint64),
        np.zeros(5, np.int32),
        np.zeros(1, np.int32),
    )
    of_a, of_b, of_d = ([zero, len(parts[0]), *parts] for parts in map(csr, (a, b, d)))
    patterns = [[*parts[:2], *parts[3:]] for parts in (of_a, of_b, of_d)]
    sizes = [4, 3, 5]
    arguments = [*sizes, alpha, *patterns[0], *patterns[1], beta, *patterns[2], made, size]
    assert sparse(f"{letter}csrgemm2_bufferSizeExt", *arguments) == SUCCESS
    arguments = [*sizes, *patterns[0], *patterns[1], *patterns[2], zero, offsets, count, made, None]
    assert sparse("Xcsrgemm2Nnz", *arguments) == SUCCESS
    c = result_of((4, 3), offsets, count, a.dtype)
    arguments = [*sizes, alpha, *of_a, *of_b, beta, *of_d, zero, *c, made, None]
    assert sparse(f"{letter}csrgemm2", *arguments) == SUCCESS
    expected = (ALPHA if letter in "CZ" else ALPHA.real) * (a @ b) * has_product
    close(dense_of(c, (4, 3)), expected + (BETA if letter in "CZ" else BETA.real) * d * has_sum)


@pytest.mark.parametrize("letter", DTYPES)
def test_conversions(sparse: Functions, letter: str) -> None:
    a, one = matrix(letter, 4, 5), descriptor(sparse, 1)
    parts, (values, offsets, rows) = csr(a, 1), csr(a.T, 1)
    made = np.zeros_like(values), np.zeros_like(rows), np.zeros_like(offsets)
    assert sparse(f"{letter}csr2csc", 4, 5, len(values), *parts, *made, 1, 1) == SUCCESS
    for actual, expected in zip(made, (values, rows, offsets), strict=True):
        np.testing.assert_array_equal(actual, expected)
    memory = columns_of(np.ones_like(a))
    assert sparse(f"{letter}csr2dense", 4, 5, one, *parts, memory, 5) == SUCCESS
    np.testing.assert_array_equal(memory[:4], a)
    memory = columns_of(np.ones_like(a))
    assert sparse(f"{letter}csc2dense", 4, 5, one, values, rows, offsets, memory, 5) == SUCCESS
    np.testing.assert_array_equal(memory[:4], a)
    assert (memory[4:] == 9).all()
    for direction, form in ((ROW, "csr"), (COLUMN, "csc")):
        counts, total = np.zeros(5, np.int32), np.zeros(1, np.int32)
        assert sparse(f"{letter}nnz", direction, 4, 5, one, memory, 5, counts, total) == SUCCESS
        np.testing.assert_array_equal(counts[: 4 + (form == "csc")], (a != 0).sum(1 - direction))
        assert total[0] == (a != 0).sum()
        wanted = parts if form == "csr" else (values, offsets, rows)
        back = [np.zeros_like(each) for each in (parts if form == "csr" else (values, rows, offsets))]
        assert sparse(f"{letter}dense2{form}", 4, 5, one, memory, 5, counts, *back) == SUCCESS
        order = (0, 1, 2) if form == "csr" else (0, 2, 1)
        for i, expected in zip(order, wanted, strict=True):
            np.testing.assert_array_equal(back[i], expected)


@pytest.mark.parametrize("direction", [ROW, COLUMN])
@pytest.mark.parametrize("letter", DTYPES)
def test_blocks(sparse: Functions, letter: str, direction: int) -> None:
    a, zero, one = matrix(letter, 4, 6, density=0.2), descriptor(sparse), descriptor(sparse, 1)
    parts, expected = csr(a), bsr(a, 2, direction, 1)
    offsets, count = np.zeros(3, np.int32), np.zeros(1, np.int32)
    head = [direction, 4, 6, zero]
    assert sparse("Xcsr2bsrNnz", *head, *parts[1:], 2, one, offsets, count) == SUCCESS
    assert count[0] == len(expected[2])
    np.testing.assert_array_equal(offsets, expected[1])
    made = np.ones(4 * count[0], a.dtype), offsets, np.zeros(count[0], np.int32)
    assert sparse(f"{letter}csr2bsr", *head, *parts, 2, one, *made) == SUCCESS
    for actual, wanted in zip(made, expected, strict=True):
        np.testing.assert_array_equal(actual, wanted)
    size = 4 * count[0]
    back = np.zeros(size, a.dtype), np.zeros(5, np.int32), np.zeros(size, np.int32)
    assert sparse(f"{letter}bsr2csr", direction, 2, 3, one, *made, 2, zero, *back) == SUCCESS
    np.testing.assert_array_equal(dense_of(back, (4, 6)), a)


def test_orders(sparse: Functions) -> None:
    random = np.random.default_rng(3)
    order = random.permutation(12)
    rows, columns = (np.repeat(np.arange(3), 4)[order], np.tile(np.arange(4), 3)[order])
    for by, keys in (("Row", (columns, rows)), ("Column", (rows, columns))):
        own, others, permutation = rows.astype(np.int32), columns.astype(np.int32), np.zeros(12, np.int32)
        assert sparse("CreateIdentityPermutation", 12, permutation) == SUCCESS
        np.testing.assert_array_equal(permutation, np.arange(12))
        assert sparse(f"XcoosortBy{by}", 3, 4, 12, own, others, permutation, None) == SUCCESS
        expected = np.lexsort(keys)
        np.testing.assert_array_equal(permutation, expected)
        np.testing.assert_array_equal((own, others), (rows[expected], columns[expected]))
    offsets, others = np.array([1, 5, 9, 13], np.int32), np.concatenate([random.permutation(4) + 1 for _ in range(3)])
    for name, extents in (("csr", (3, 4)), ("csc", (4, 3))):
        indices, permutation = others.astype(np.int32), np.arange(12, dtype=np.int32)
        arguments = [*extents, 12, descriptor(sparse, 1), offsets, indices, permutation, None]
        assert sparse(f"X{name}sort", *arguments) == SUCCESS
        np.testing.assert_array_equal(indices, np.tile(np.arange(1, 5), 3))
        np.testing.assert_array_equal(others[permutation], indices)


def test_sorting_and_back(sparse: Functions) -> None:
    columns, offsets = np.array([2, 0, 1, 1, 0], np.int32), np.array([0, 3, 5], np.int32)
    values, made = np.arange(5.0), info(sparse, "Csru2csr")
    before = values.copy(), columns.copy()
    arguments = [2, 3, 5, descriptor(sparse), values, offsets, columns, made, None]
    assert sparse("Dcsru2csr", *arguments) == SUCCESS
    np.testing.assert_array_equal(columns, [0, 1, 2, 0, 1])
    np.testing.assert_array_equal(values, [1, 2, 0, 4, 3])
    assert sparse("Dcsr2csru", *arguments) == SUCCESS
    np.testing.assert_array_equal(values, before[0])
    np.testing.assert_array_equal(columns, before[1])


def band(maker: Maker, n: int, width: int, *, weak: bool = False) -> tuple[list[Values], Values]:
    """The diagonals of a matrix, lowest first, and the matrix; a weak one needs exchanges of rows."""
    diagonals = [maker.numbers(n) for _ in range(2 * width + 1)]
    diagonals[width] = (diagonals[width] * 0 if weak else diagonals[width] + 6).astype(maker.dtype)
    a = np.zeros((n, n), maker.dtype)
    for offset, diagonal in zip(range(-width, width + 1), diagonals, strict=True):
        for i in range(n):
            if 0 <= i + offset < n:
                a[i, i + offset] = diagonal[i]
            else:
                diagonal[i] = 0
    return diagonals, a


@pytest.mark.parametrize(("name", "weak"), [("gtsv2", False), ("gtsv2", True), ("gtsv2_nopivot", False)])
@pytest.mark.parametrize("letter", DTYPES)
def test_tridiagonal_systems(sparse: Functions, letter: str, name: str, weak: bool) -> None:
    maker, size = Maker(DTYPES[letter]), np.zeros(1, np.uint64)
    diagonals, a = band(maker, 6, 1, weak=weak)
    memory = columns_of(maker.numbers(6, 2))
    right = memory[:6].copy()
    assert sparse(f"{letter}{name}_bufferSizeExt", 6, 2, *diagonals, memory, 7, size) == SUCCESS
    assert size[0] > 0
    assert sparse(f"{letter}{name}", 6, 2, *diagonals, memory, 7, np.zeros(1)) == SUCCESS
    np.testing.assert_allclose(
        a @ memory[:6], right, 1e-4 if letter in "SC" else 1e-11, 1e-4 if letter in "SC" else 1e-11
    )


@pytest.mark.parametrize(("name", "width"), [("gtsv2Strided", 1), ("gtsvInterleaved", 1), ("gpsvInterleaved", 2)])
@pytest.mark.parametrize("letter", DTYPES)
def test_banded_systems_in_batches(sparse: Functions, letter: str, name: str, width: int) -> None:
    maker = Maker(DTYPES[letter])
    systems, right = [band(maker, 6, width) for _ in range(2)], maker.numbers(2, 6)
    strided = name.endswith("Strided")
    stacked = [np.stack([system[0][i] for system in systems]) for i in range(2 * width + 1)]
    arrays = [np.hstack([each, each[:, :1]]) if strided else each.T.copy() for each in (*stacked, right)]
    arguments = [6, *arrays, 2, 7, None] if strided else [0, 6, *arrays, 2, None]
    assert sparse(f"{letter}{name}Batch", *arguments) == SUCCESS
    x = arrays[-1][:, :6] if strided else arrays[-1].T
    for i in range(2):
        close(systems[i][1] @ x[i], right[i])


def test_work_runs_with_its_stream(sparse: Functions) -> None:
    a, x, y, alpha, beta = matrix("S", 3, 3), np.ones(3, np.float32), np.zeros(3, np.float32), *np.ones((2, 1), "f")
    parts = csr(a)
    for mode, read in ((0, 1), (1, 5)):
        alpha[0], y[:] = 1, 0
        assert sparse("SetPointerMode", mode) == SUCCESS
        sparse.hold()
        arguments = [N, 3, 3, len(parts[0]), alpha, descriptor(sparse), *parts, x, beta, y]
        assert sparse("Scsrmv", *arguments) == SUCCESS
        assert not y.any()
        alpha[0] = 5
        sparse.release()
        close(y, read * (a @ x))
    assert sparse("SetPointerMode", 0) == SUCCESS


def test_status(sparse: Functions) -> None:
    a, one, described = csr(np.eye(3, dtype=np.float32)), np.ones(3, np.float32), descriptor(sparse)
    good = [N, 3, 3, 3, one, described, *a, one, one, one]

    def status(place: int, value: Any) -> int:
        return sparse("Scsrmv", *good[:place], value, *good[place + 1 :])

    assert status(0, N) == SUCCESS
    assert status(0, 7) == INVALID_VALUE
    assert status(1, -1) == INVALID_VALUE
    for place in (4, 5, 7, 9, 10, 11):
        assert status(place, None) == INVALID_VALUE, place
    assert status(5, descriptor(sparse, kind=1)) == NOT_SUPPORTED  # a symmetric one
    assert sparse.bare("Scsrmv", None, *good) == NOT_INITIALIZED
    assert sparse("Scsrsv2_analysis", N, 3, 3, described, *a, None, 0, None) == INVALID_VALUE
    assert sparse("Scsrmm", N, 3, 2, 3, 3, one, described, *a, one, 2, one, one, 3) == INVALID_VALUE
    assert sparse.bare("CreateCsrsv2Info", None) == INVALID_VALUE


def test_another_pattern_is_found(sparse: Functions) -> None:
    a, made = dominant("D", 6), info(sparse, "Csrilu02")
    parts = csr(a)
    assert sparse("Dcsrilu02", 6, len(parts[0]), descriptor(sparse), *parts, made, 0, None) == SUCCESS
    with pytest.raises(AssertionError):
        close(dense_of(parts, (6, 6)), ilu0(a, np.ones((6, 6), bool)))
