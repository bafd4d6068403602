"""hipSOLVER on the CPU: what factorizations, solutions, eigenvalues and singular values have to fulfil."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.cpu.libraries.problems import DTYPES
from tests.cpu.libraries.problems import LEFT
from tests.cpu.libraries.problems import LOWER
from tests.cpu.libraries.problems import RIGHT
from tests.cpu.libraries.problems import UPPER
from tests.cpu.libraries.problems import C
from tests.cpu.libraries.problems import Functions
from tests.cpu.libraries.problems import Maker
from tests.cpu.libraries.problems import N
from tests.cpu.libraries.problems import T

SUCCESS, NOT_INITIALIZED, INVALID_VALUE, INVALID_ENUM = 0, 1, 3, 10
NO_VECTORS, VECTORS = 201, 202
Values = NDArray[Any]
PREFIXES = ("Dn", "")

pytestmark = pytest.mark.slow  # compiling the library takes some ten seconds


@pytest.fixture(scope="module")
def solver(load: Callable[[str], ctypes.CDLL]) -> Functions:
    return Functions(load("hipsolver"), "hipsolver")


def numbers(letter: str, rows: int, columns: int, seed: int = 1) -> Values:
    """A matrix in columns one after the other."""
    return np.asfortranarray(Maker(DTYPES[letter], seed).numbers(rows, columns))


def definite(letter: str, n: int) -> Values:
    a = numbers(letter, n, n)
    return np.asfortranarray(a @ a.conj().T + n * np.eye(n, dtype=a.dtype))


def hermitian(letter: str, n: int) -> Values:
    a = numbers(letter, n, n)
    return np.asfortranarray(a + a.conj().T)


def only(a: Values, fill: int) -> Values:
    """The same with nonsense in the triangle that does not count."""
    other = np.triu(np.full_like(a, 99), 1) if fill == LOWER else np.tril(np.full_like(a, 99), -1)
    return np.asfortranarray((np.tril(a) if fill == LOWER else np.triu(a)) + other)


def name_of(letter: str, routine: str) -> str:
    """The routine of a type: ormqr is unmqr of complex numbers, and syevd heevd."""
    return (
        letter
        + ({"or": "un", "sy": "he"}.get(routine[:2], routine[:2]) if letter in "CZ" else routine[:2])
        + routine[2:]
    )


def close(actual: Values, expected: Values) -> None:
    tolerance = 2000 * np.finfo(actual.dtype).eps
    np.testing.assert_allclose(actual, expected, tolerance, tolerance)


def op(a: Values, operation: int) -> Values:
    return a if operation == N else a.T if operation == T else a.conj().T


def work(prefix: str) -> list[Any]:
    """hipsolverDnXgetrf has no size of what it works in, hipsolverXgetrf has."""
    return [np.zeros(1)] if prefix == "Dn" else [np.zeros(1), 1]


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("operation", [N, T, C])
@pytest.mark.parametrize("letter", DTYPES)
@pytest.mark.parametrize("pivoted", [True, False], ids=("pivots", "no-pivots"))
def test_general_systems(solver: Functions, letter: str, operation: int, prefix: str, pivoted: bool) -> None:
    a, b = numbers(letter, 5, 5), numbers(letter, 5, 2, 2)
    whole, right, size, info = a.copy(), b.copy(), np.zeros(1, np.int32), np.full(1, 7, np.int32)
    pivots = np.zeros(5, np.int32) if pivoted else None
    assert solver(f"{prefix}{letter}getrf_bufferSize", 5, 5, a, 5, size) == SUCCESS
    assert size[0] > 0
    assert solver(f"{prefix}{letter}getrf", 5, 5, a, 5, *work(prefix), pivots, info) == SUCCESS
    assert info[0] == 0
    further = [] if prefix else work(prefix)
    assert solver(f"{prefix}{letter}getrs", operation, 5, 2, a, 5, pivots, b, 5, *further, info) == SUCCESS
    close(op(whole, operation) @ b, right)
    if pivots is not None:
        assert pivots.all()


@pytest.mark.parametrize("letter", DTYPES)
def test_gesv(solver: Functions, letter: str) -> None:
    a, b, x = numbers(letter, 5, 5), numbers(letter, 5, 2, 2), np.zeros((5, 2), DTYPES[letter], order="F")
    whole, pivots, iterations, info = a.copy(), np.zeros(5, np.int32), np.full(1, 7, np.int32), np.full(1, 7, np.int32)
    arguments = [5, 2, a, 5, pivots, b, 5, x, 5, np.zeros(1), 1, iterations, info]
    assert solver(f"Dn{letter}{letter}gesv", *arguments) == SUCCESS
    close(whole @ x, b)
    assert info[0] == 0


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("fill", [UPPER, LOWER])
@pytest.mark.parametrize("letter", DTYPES)
def test_definite_systems(solver: Functions, letter: str, fill: int, prefix: str) -> None:
    whole, b, info, size = definite(letter, 5), numbers(letter, 5, 2), np.full(1, 7, np.int32), np.zeros(1, np.int32)
    a, right = only(whole, fill), b.copy()
    assert solver(f"{prefix}{letter}potrf_bufferSize", fill, 5, a, 5, size) == SUCCESS
    assert solver(f"{prefix}{letter}potrf", fill, 5, a, 5, np.zeros(1), 1, info) == SUCCESS
    assert info[0] == 0
    factor = np.tril(a) if fill == LOWER else np.triu(a).conj().T
    close(factor @ factor.conj().T, whole)
    further = [] if prefix else [np.zeros(1), 1]
    assert solver(f"{prefix}{letter}potrs", fill, 5, 2, a, 5, b, 5, *further, info) == SUCCESS
    close(whole @ b, right)
    assert solver(f"{prefix}{letter}potri", fill, 5, a, 5, np.zeros(1), 1, info) == SUCCESS
    keep = np.tril if fill == LOWER else np.triu
    close(keep(a), keep(np.linalg.inv(whole)))


def test_a_matrix_that_is_not_definite_is_told(solver: Functions) -> None:
    a, info = np.diag([1.0, 2.0, -1.0]), np.zeros(1, np.int32)
    assert solver("DnDpotrf", LOWER, 3, a, 3, np.zeros(1), 1, info) == SUCCESS
    assert info[0] == 3
    singular = np.zeros((2, 2))
    assert solver("DnDgetrf", 2, 2, singular, 2, np.zeros(1), np.zeros(2, np.int32), info) == SUCCESS
    assert info[0] == 1


@pytest.mark.parametrize("letter", DTYPES)
def test_definite_systems_in_batches(solver: Functions, letter: str) -> None:
    whole = [definite(letter, 4), 2 * definite(letter, 4)]
    right = [numbers(letter, 4, 2), numbers(letter, 4, 2, 3)]
    a, b = [each.copy(order="F") for each in whole], [each.copy(order="F") for each in right]
    matrices, vectors = (np.array([each.ctypes.data for each in each_of], np.uintp) for each_of in (a, b))
    info = np.full(2, 7, np.int32)
    assert solver(f"Dn{letter}potrfBatched", LOWER, 4, matrices, 4, info, 2) == SUCCESS
    assert not info.any()
    assert solver(f"Dn{letter}potrsBatched", LOWER, 4, 2, matrices, 4, vectors, 4, info, 2) == SUCCESS
    for i in range(2):
        close(whole[i] @ b[i], right[i])


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("letter", DTYPES)
def test_qr(solver: Functions, letter: str, prefix: str) -> None:
    a, tau, info = numbers(letter, 6, 4), np.zeros(4, DTYPES[letter]), np.full(1, 7, np.int32)
    whole, rest = a.copy(), [np.zeros(1), 1, info]
    assert solver(f"{prefix}{letter}geqrf", 6, 4, a, 6, tau, *rest) == SUCCESS
    r, reflections = np.triu(a[:4]), a.copy(order="F")
    assert solver(prefix + name_of(letter, "orgqr"), 6, 4, 4, a, 6, tau, *rest) == SUCCESS
    close(a @ r, whole)
    close(a.conj().T @ a, np.eye(4))
    for side, operation, shape in ((LEFT, N, (6, 3)), (LEFT, C, (6, 3)), (RIGHT, C, (3, 6)), (RIGHT, N, (3, 6))):
        whole_q = np.asfortranarray(np.eye(6, dtype=a.dtype))
        arguments = [LEFT, N, 6, 6, 4, reflections, 6, tau, whole_q, 6, *rest]
        assert solver(prefix + name_of(letter, "ormqr"), *arguments) == SUCCESS
        c = numbers(letter, *shape)
        expected = op(whole_q, operation) @ c if side == LEFT else c @ op(whole_q, operation)
        arguments = [side, operation, *shape, 4, reflections, 6, tau, c, shape[0], *rest]
        assert solver(prefix + name_of(letter, "ormqr"), *arguments) == SUCCESS
        close(c, expected)
    assert info[0] == 0


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("shape", [(6, 4), (4, 6), (5, 5)])
@pytest.mark.parametrize("job", "ASN")
@pytest.mark.parametrize("letter", DTYPES)
def test_singular_values(solver: Functions, letter: str, job: str, shape: tuple[int, int], prefix: str) -> None:
    m, n = shape
    a, less = numbers(letter, m, n), min(m, n)
    whole, s, info = a.copy(), np.zeros(less, a.real.dtype), np.full(1, 7, np.int32)
    u, vt = (np.zeros((k, k), a.dtype, order="F") for k in (m, n))
    arguments = [ord(job), ord(job), m, n, a, m, s, u, m, vt, n, np.zeros(1), 1, None, info]
    assert solver(f"{prefix}{letter}gesvd", *arguments) == SUCCESS
    assert info[0] == 0
    close(s, np.linalg.svd(whole, compute_uv=False))
    if job != "N":
        close(u[:, :less] * s @ vt[:less], whole)


@pytest.mark.parametrize("shape", [(6, 4), (4, 6)])
@pytest.mark.parametrize("econ", [0, 1])
@pytest.mark.parametrize("letter", DTYPES)
def test_singular_values_by_jacobi(solver: Functions, letter: str, econ: int, shape: tuple[int, int]) -> None:
    m, n = shape
    a, less = numbers(letter, m, n), min(m, n)
    whole, s, info = a.copy(), np.zeros(less, a.real.dtype), np.full(1, 7, np.int32)
    u, v = (np.zeros((k, less if econ else k), a.dtype, order="F") for k in (m, n))
    settings = ctypes.c_void_p()
    assert solver.bare("DnCreateGesvdjInfo", ctypes.byref(settings)) == SUCCESS
    arguments = [VECTORS, econ, m, n, a, m, s, u, m, v, n, np.zeros(1), 1, info, settings]
    assert solver(f"Dn{letter}gesvdj", *arguments) == SUCCESS
    close(u[:, :less] * s @ v[:, :less].conj().T, whole)
    close(v.conj().T @ v, np.eye(v.shape[1]))
    assert solver.bare("DnDestroyGesvdjInfo", settings) == SUCCESS


@pytest.mark.parametrize("routine", ["syevd", "syevj"])
@pytest.mark.parametrize("fill", [UPPER, LOWER])
@pytest.mark.parametrize("mode", [NO_VECTORS, VECTORS])
@pytest.mark.parametrize("letter", DTYPES)
def test_eigenvalues(solver: Functions, letter: str, mode: int, fill: int, routine: str) -> None:
    whole = hermitian(letter, 5)
    a, w, info, size = only(whole, fill), np.zeros(5, whole.real.dtype), np.full(1, 7, np.int32), np.zeros(1, np.int32)
    settings = [None] if routine == "syevj" else []
    name = f"Dn{name_of(letter, routine)}"
    assert solver(f"{name}_bufferSize", mode, fill, 5, a, 5, w, size, *settings) == SUCCESS
    assert solver(name, mode, fill, 5, a, 5, w, np.zeros(1), 1, info, *settings) == SUCCESS
    assert info[0] == 0
    close(w, np.linalg.eigvalsh(whole))
    if mode == VECTORS:
        close(whole @ a, a * w)
        close(a.conj().T @ a, np.eye(5))


@pytest.mark.parametrize("letter", DTYPES)
def test_eigenvalues_in_batches(solver: Functions, letter: str) -> None:
    whole = np.stack([hermitian(letter, 3), 2 * hermitian(letter, 3)])
    a, w, info = whole.transpose(0, 2, 1).copy(), np.zeros((2, 3), whole.real.dtype), np.full(2, 7, np.int32)
    arguments = [NO_VECTORS, LOWER, 3, a, 3, w, np.zeros(1), 1, info, None, 2]
    assert solver(f"Dn{name_of(letter, 'syevjBatched')}", *arguments) == SUCCESS
    close(w, np.linalg.eigvalsh(whole))
    assert not info.any()


@pytest.mark.parametrize("prefix", PREFIXES)
@pytest.mark.parametrize("kind", [1, 2, 3])
@pytest.mark.parametrize("letter", DTYPES)
def test_generalized_eigenvalues(solver: Functions, letter: str, kind: int, prefix: str) -> None:
    whole, metric = hermitian(letter, 4), definite(letter, 4)
    a, b, w, info = (
        whole.copy(order="F"),
        metric.copy(order="F"),
        np.zeros(4, whole.real.dtype),
        np.full(1, 7, np.int32),
    )
    arguments = [210 + kind, VECTORS, LOWER, 4, a, 4, b, 4, w, np.zeros(1), 1, info]
    assert solver(prefix + name_of(letter, "sygvd"), *arguments) == SUCCESS
    assert info[0] == 0
    left = {1: whole @ a, 2: whole @ metric @ a, 3: metric @ whole @ a}[kind]
    close(left / np.abs(left).max(), (metric @ a if kind == 1 else a) * w / np.abs(left).max())


def test_work_runs_with_its_stream(solver: Functions) -> None:
    a, info = np.diag([4.0, 9.0]), np.full(1, 7, np.int32)
    solver.hold()
    assert solver("DnDpotrf", LOWER, 2, a, 2, np.zeros(1), 1, info) == SUCCESS
    assert info[0] == 7
    solver.release()
    np.testing.assert_array_equal(np.diag(a), [2, 3])


def test_status(solver: Functions) -> None:
    a, info, one = np.eye(3), np.zeros(3, np.int32), np.zeros(1)
    assert solver.bare("DnDpotrf", None, LOWER, 3, a, 3, one, 1, info) == NOT_INITIALIZED
    assert solver("DnDpotrf", 99, 3, a, 3, one, 1, info) == INVALID_ENUM
    assert solver("DnDpotrf", LOWER, -1, a, 3, one, 1, info) == INVALID_VALUE
    assert solver("DnDpotrf", LOWER, 3, a, 2, one, 1, info) == INVALID_VALUE
    assert solver("DnDpotrf", LOWER, 3, None, 3, one, 1, info) == INVALID_VALUE
    assert solver("DnDpotrf", LOWER, 3, a, 3, one, 1, None) == INVALID_VALUE
    assert (
        solver("DnDgesvd", ord("X"), ord("N"), 3, 3, a, 3, one, None, 1, None, 1, one, 1, None, info) == INVALID_VALUE
    )
    assert solver("DnDgetrf_bufferSize", 3, 3, a, 3, None) == INVALID_VALUE
    assert solver.bare("DnDestroy", None) == NOT_INITIALIZED


def test_a_wrong_result_is_found(solver: Functions) -> None:
    whole, info = definite("S", 4), np.zeros(1, np.int32)
    a = whole.copy(order="F")
    assert solver("DnSpotrf", LOWER, 4, a, 4, np.zeros(1), 1, info) == SUCCESS
    with pytest.raises(AssertionError):
        close(np.tril(a) @ np.tril(a).T, whole + 0.01)


TYPES = {"S": 0, "D": 1, "C": 4, "Z": 5}
NOT_SUPPORTED = 7


class Wide:
    """The interface for sizes of 64 bits: its parameters, and the sizes of buffers."""

    def __init__(self, solver: Functions) -> None:
        self._solver = solver
        self._parameters = ctypes.c_void_p()
        assert solver.bare("DnCreateParams", ctypes.byref(self._parameters)) == SUCCESS
        assert solver.bare("DnSetAdvOptions", self._parameters, 0, 231) == SUCCESS

    def __call__(self, routine: str, *arguments: Any) -> int:
        return self._solver(f"DnX{routine}", self._parameters, *arguments)

    def sizes(self, routine: str, *arguments: Any) -> list[Any]:
        """What it works in, of the sizes that it asks for."""
        device, host = np.zeros(1, np.uint64), np.full(1, 7, np.uint64)
        assert self(f"{routine}_bufferSize", *arguments, device, host) == SUCCESS
        assert (device[0], host[0]) == (1, 0)
        return [np.zeros(1), 1, None, 0]


@pytest.mark.parametrize("letter", DTYPES)
def test_general_systems_of_any_type(solver: Functions, letter: str) -> None:
    wide, type_ = Wide(solver), TYPES[letter]
    a, b = numbers(letter, 5, 5), numbers(letter, 5, 2, 2)
    whole, right, pivots, info = a.copy(), b.copy(), np.zeros(5, np.int64), np.full(1, 7, np.int32)
    work = wide.sizes("getrf", 5, 5, type_, a, 5, type_)
    assert wide("getrf", 5, 5, type_, a, 5, pivots, type_, *work, info) == SUCCESS
    assert info[0] == 0
    assert wide("getrs", T, 5, 2, type_, a, 5, pivots, type_, b, 5, info) == SUCCESS
    close(whole.T @ b, right)
    q, tau = whole.copy(order="F"), np.zeros(5, a.dtype)
    work = wide.sizes("geqrf", 5, 5, type_, q, 5, type_, tau, type_)
    assert wide("geqrf", 5, 5, type_, q, 5, type_, tau, type_, *work, info) == SUCCESS
    r = np.triu(q)
    close(r.conj().T @ r, whole.conj().T @ whole)


@pytest.mark.parametrize("letter", DTYPES)
def test_definite_systems_of_any_type(solver: Functions, letter: str) -> None:
    wide, type_, whole, info = Wide(solver), TYPES[letter], definite(letter, 5), np.full(1, 7, np.int32)
    a, b = only(whole, LOWER), numbers(letter, 5, 2)
    right, work = b.copy(), wide.sizes("potrf", LOWER, 5, type_, a, 5, type_)
    assert wide("potrf", LOWER, 5, type_, a, 5, type_, *work, info) == SUCCESS
    assert wide("potrs", LOWER, 5, 2, type_, a, 5, type_, b, 5, info) == SUCCESS
    close(whole @ b, right)


def test_status_of_any_type(solver: Functions) -> None:
    wide, a, info = Wide(solver), np.eye(3), np.zeros(1, np.int32)
    assert wide("potrf", LOWER, 3, 1, a, 3, 0, None, 0, None, 0, info) == NOT_SUPPORTED  # two types
    assert wide("potrf", LOWER, 3, 2, a, 3, 2, None, 0, None, 0, info) == NOT_SUPPORTED  # of 16 bits
    assert wide("potrf", LOWER, 3, 1, a, 2, 1, None, 0, None, 0, info) == INVALID_VALUE
    assert solver("DnXpotrf", None, LOWER, 3, 1, a, 3, 1, None, 0, None, 0, info) == INVALID_VALUE


class MatrixKind(ctypes.Structure):
    """What hipSPARSE makes for a matrix of general form (libraries/matrix_kind.h)."""

    _fields_ = [(name, ctypes.c_int) for name in ("type", "fill", "diagonal", "base")]


def sparse_system(a: Values, base: int) -> list[Any]:
    """The number of entries, what describes the matrix, and its arrays."""
    rows, columns = np.nonzero(a)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=len(a)))]) + base
    kind = ctypes.byref(MatrixKind(base=base))
    return [len(rows), kind, a[rows, columns], offsets.astype(np.int32), (columns + base).astype(np.int32)]


@pytest.mark.parametrize("base", [0, 1])
@pytest.mark.parametrize("name", ["Scsrlsvchol", "DcsrlsvcholHost", "Scsrlsvqr", "Dcsrlsvqr", "Ccsrlsvqr", "Zcsrlsvqr"])
def test_sparse_systems(solver: Functions, name: str, base: int) -> None:
    letter, n = name[0], 12
    a = numbers(letter, n, n) * (np.random.default_rng(5).random((n, n)) < 0.3)
    if "chol" in name:
        a = a + a.T + n * np.eye(n, dtype=a.dtype)
    else:
        a = np.roll(a + 3 * np.eye(n, dtype=a.dtype), 2, axis=0)  # zeros on the diagonal
    b, x, singular = numbers(letter, n, 1)[:, 0].copy(), np.zeros(n, a.dtype), np.full(1, 7, np.int32)
    tolerance = ctypes.c_float(1e-6) if name == "Scsrlsvchol" else ctypes.c_double(1e-6)
    system = sparse_system(a, base)
    assert solver(f"Sp{name}", n, *system, b, tolerance, 0, x, singular) == SUCCESS
    assert singular[0] == -1
    close(a @ x, b)


@pytest.mark.parametrize(
    ("name", "a", "row"),
    [
        ("Dcsrlsvchol", [[4.0, 2, 0], [2, 1, 0], [0, 0, 1]], 1),
        ("Dcsrlsvqr", [[1.0, 2, 0], [2, 4, 0], [0, 1, 1]], 2),
        ("Dcsrlsvqr", [[1.0, 0, 2], [3, 0, 1], [5, 0, 1]], 1),
    ],
)
def test_singular_systems_are_told(solver: Functions, name: str, a: list[list[float]], row: int) -> None:
    system, x, singular = sparse_system(np.array(a), 0), np.zeros(3), np.full(1, 7, np.int32)
    assert solver(f"Sp{name}", 3, *system, np.ones(3), ctypes.c_double(1e-9), 0, x, singular) == SUCCESS
    assert singular[0] == row
    assert not x.any()
    assert solver(f"Sp{name}", 3, *system, None, ctypes.c_double(1e-9), 0, x, singular) == INVALID_VALUE
