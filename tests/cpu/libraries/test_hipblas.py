"""hipBLAS on the CPU against NumPy: every routine for every type, of one, many and strided problems."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from collections.abc import Iterator
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.cpu.libraries.problems import DTYPES
from tests.cpu.libraries.problems import FORMS
from tests.cpu.libraries.problems import LEFT
from tests.cpu.libraries.problems import LOWER
from tests.cpu.libraries.problems import NON_UNIT
from tests.cpu.libraries.problems import PROBLEMS
from tests.cpu.libraries.problems import RIGHT
from tests.cpu.libraries.problems import UNIT
from tests.cpu.libraries.problems import UPPER
from tests.cpu.libraries.problems import C
from tests.cpu.libraries.problems import Functions
from tests.cpu.libraries.problems import Maker
from tests.cpu.libraries.problems import N
from tests.cpu.libraries.problems import Operand
from tests.cpu.libraries.problems import Problem
from tests.cpu.libraries.problems import T
from tests.cpu.libraries.problems import Values
from tests.cpu.libraries.problems import run

OPERATIONS, FILLS, SIDES, DIAGONALS = (N, T, C), (UPPER, LOWER), (LEFT, RIGHT), (NON_UNIT, UNIT)
INCREMENTS = (1, 2, -3)
NOT_INITIALIZED, INVALID_VALUE, NOT_SUPPORTED, IS_NULLPTR, INVALID_ENUM = 1, 3, 7, 9, 10
Problems = Iterator[Problem]


@pytest.fixture(scope="module")
def blas(load: Callable[[str], ctypes.CDLL]) -> Functions:
    return Functions(load("hipblas"), "hipblas")


# What mathematics says of the options


def op(a: Values, operation: int) -> Values:
    return a if operation == N else a.T if operation == T else a.conj().T


def op_shape(operation: int, rows: int, columns: int) -> tuple[int, int]:
    return (rows, columns) if operation == N else (columns, rows)


def in_triangle(fill: int, n: int) -> Values:
    return np.tri(n, dtype=bool).T if fill == UPPER else np.tri(n, dtype=bool)


def triangle(a: Values, fill: int, diagonal: int = NON_UNIT) -> Values:
    """The matrix that a triangular routine sees."""
    part = np.where(in_triangle(fill, len(a)), a, 0)
    if diagonal == UNIT:
        np.fill_diagonal(part, 1)
    return part


def symmetric(a: Values, fill: int, *, hermitian: bool = False) -> Values:
    """The matrix of which a routine sees one triangle."""
    part = triangle(a, fill)
    other = part.conj().T if hermitian else part.T
    whole = part + other - np.diag(np.diag(part))
    if hermitian:
        np.fill_diagonal(whole, np.diag(a).real)
    return whole


def replaced(a: Values, fill: int, new: Values) -> Values:
    return np.where(in_triangle(fill, len(a)), new, a)


def banded(make: Maker, rows: int, columns: int, below: int, above: int) -> tuple[Operand, list[Values]]:
    """A band as it is kept, and the whole matrices."""
    kept = make.matrix(below + above + 1, columns)
    whole = [np.zeros((rows, columns), make.dtype) for _ in range(PROBLEMS)]
    for i, row, column in itertools.product(range(PROBLEMS), range(rows), range(columns)):
        if -above <= row - column <= below:
            whole[i][row, column] = kept[i][above + row - column, column]
    return kept, whole


def packed(make: Maker, n: int, fill: int) -> tuple[Operand, list[Values]]:
    """A packed triangle, and the matrices with that triangle."""
    kept = make.packed(n * (n + 1) // 2)
    return kept, [unpacked(kept[i], n, fill) for i in range(PROBLEMS)]


def unpacked(kept: Values, n: int, fill: int) -> Values:
    whole = np.zeros((n, n), kept.dtype)
    whole.T[in_triangle(fill, n).T] = kept
    return whole


def packed_of(whole: Values, fill: int) -> Values:
    return whole.T[in_triangle(fill, len(whole)).T]


# Level 1


def axpy(make: Maker) -> Problems:
    for increment in INCREMENTS:
        alpha, x, y = make.scalar(), make.vector(7, increment), make.vector(7, 2)
        yield Problem([7, alpha, x, y], lambda i, a=alpha, x=x, y=y: {y: a * x[i] + y[i]})


def copy(make: Maker) -> Problems:
    x, y = make.vector(7, 2), make.vector(7, -1)
    yield Problem([7, x, y], lambda i: {y: x[i].copy()})


def swap(make: Maker) -> Problems:
    x, y = make.vector(7, 2), make.vector(7, -1)
    yield Problem([7, x, y], lambda i: {y: x[i].copy(), x: y[i].copy()})


def scal(make: Maker, *, real: bool = False) -> Problems:
    alpha, x = make.scalar(real=real), make.vector(7, 2)
    yield Problem([7, alpha, x], lambda i: {x: alpha * x[i]})


def real_scal(make: Maker) -> Problems:
    yield from scal(make, real=True)


def dot(make: Maker, conjugated: bool = False) -> Problems:
    for increment in INCREMENTS:
        x, y, r = make.vector(7, increment), make.vector(7, 2), make.result(make.dtype)
        yield Problem(
            [7, x, y, r],
            lambda i, x=x, y=y, r=r: {r: np.atleast_1d((x[i].conj() if conjugated else x[i]) @ y[i])},
        )


def dotc(make: Maker) -> Problems:
    yield from dot(make, conjugated=True)


def nrm2(make: Maker) -> Problems:
    x, r = make.vector(7, 2), make.result(make.real)
    yield Problem([7, x, r], lambda i: {r: np.atleast_1d(np.linalg.norm(x[i]))})


def sizes(x: Values) -> Values:
    return np.abs(x.real) + np.abs(x.imag)


def asum(make: Maker) -> Problems:
    x, r = make.vector(7, 2), make.result(make.real)
    yield Problem([7, x, r], lambda i: {r: np.atleast_1d(sizes(x[i]).sum())})


def amax(make: Maker, best: Any = np.argmax) -> Problems:
    for index in (np.int32, np.int64):
        x, r = make.vector(9, 2), make.result(index)
        x.views[0][6] = x.views[0][2] = 5 if best is np.argmax else 0  # the first of equal ones counts
        yield Problem([9, x, r], lambda i, x=x, r=r: {r: np.atleast_1d(best(sizes(x[i])) + 1)})


def amin(make: Maker) -> Problems:
    yield from amax(make, np.argmin)


def rot(make: Maker, *, real: bool = False) -> Problems:
    x, y, c, s = make.vector(7, 2), make.vector(7, -1), make.scalar(real=True), make.scalar(real=real)
    yield Problem([7, x, y, c, s], lambda i: {x: c * x[i] + s * y[i], y: c * y[i] - s.conj() * x[i]})


def real_rot(make: Maker) -> Problems:
    yield from rot(make, real=True)


def rotg(make: Maker) -> Problems:
    a, b, s = make.packed(1), make.packed(1), make.packed(1)
    c = Maker(make.real).packed(1)

    def expected(i: int) -> dict[Any, Values]:
        norm = np.hypot(abs(a[i]), abs(b[i]))
        if make.dtype.kind == "c":
            phase = a[i] / abs(a[i])
            return {a: phase * norm, c: abs(a[i]) / norm, s: phase * b[i].conj() / norm}
        r = norm * np.sign(a[i] if abs(a[i]) > abs(b[i]) else b[i])
        z = b[i] / r if abs(a[i]) > abs(b[i]) else r / a[i]  # from which c and s can be had again
        return {a: r, b: z, c: a[i] / r, s: b[i] / r}

    yield Problem([a, b, c, s], expected)


def rotm(make: Maker) -> Problems:
    x, y, param = make.vector(7, 2), make.vector(7, -1), make.packed(5)
    param.memory[:, 0] = -1  # all of H is given

    def expected(i: int) -> dict[Any, Values]:
        _, h11, h21, h12, h22 = param[i]
        return {x: h11 * x[i] + h12 * y[i], y: h21 * x[i] + h22 * y[i]}

    yield Problem([7, x, y, param], expected)


def rotmg(make: Maker) -> Problems:
    d1, d2, x1, y1, param = (make.packed(size) for size in (1, 1, 1, 1, 5))
    for each, value in ((d1, 2), (d2, 1), (x1, 3), (y1, 1)):
        each.memory[:] = value
    param.memory[:] = 0
    # |d1 x1^2| > |d2 y1^2|: H = [1, h12; h21, 1] with h21 = -y1/x1, h12 = d2 y1 / (d1 x1), u = 1 - h12 h21
    u = 1 + (1 * 1) / (2 * 3 * 3)
    yield Problem(
        [d1, d2, x1, y1, param],
        lambda _i: {
            d1: np.array([2 / u], make.dtype),
            d2: np.array([1 / u], make.dtype),
            x1: np.array([3 * u], make.dtype),
            param: np.array([0, 0, -1 / 3, 1 / 6, 0], make.dtype),
        },
    )


# Level 2


def gemv(make: Maker) -> Problems:
    for operation, increment in itertools.product(OPERATIONS, INCREMENTS):
        rows, columns = op_shape(operation, 5, 4)
        a, x, y = make.matrix(rows, columns), make.vector(4, increment), make.vector(5, 2)
        alpha, beta = make.scalar(), make.scalar()
        yield Problem(
            [operation, rows, columns, alpha, a, x, beta, y],
            lambda i, o=operation, p=alpha, a=a, x=x, q=beta, y=y: {y: p * (op(a[i], o) @ x[i]) + q * y[i]},
        )


def gbmv(make: Maker) -> Problems:
    for operation in OPERATIONS:
        rows, columns = op_shape(operation, 5, 4)
        a, whole = banded(make, rows, columns, 2, 1)
        x, y, alpha, beta = make.vector(4), make.vector(5, 2), make.scalar(), make.scalar()
        yield Problem(
            [operation, rows, columns, 2, 1, alpha, a, x, beta, y],
            lambda i, o=operation, p=alpha, a=whole, x=x, q=beta, y=y: {y: p * (op(a[i], o) @ x[i]) + q * y[i]},
        )


def symv(make: Maker, hermitian: bool = False) -> Problems:
    for fill in FILLS:
        a, x, y, alpha, beta = make.matrix(5, 5), make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
        yield Problem(
            [fill, 5, alpha, a, x, beta, y],
            lambda i, f=fill, p=alpha, a=a, x=x, q=beta, y=y: {
                y: p * (symmetric(a[i], f, hermitian=hermitian) @ x[i]) + q * y[i]
            },
        )


def hemv(make: Maker) -> Problems:
    yield from symv(make, hermitian=True)


def sbmv(make: Maker, hermitian: bool = False) -> Problems:
    for fill in FILLS:
        a, whole = banded(make, 5, 5, 2 * (fill == LOWER), 2 * (fill == UPPER))
        x, y, alpha, beta = make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
        yield Problem(
            [fill, 5, 2, alpha, a, x, beta, y],
            lambda i, f=fill, p=alpha, a=whole, x=x, q=beta, y=y: {
                y: p * (symmetric(a[i], f, hermitian=hermitian) @ x[i]) + q * y[i]
            },
        )


def hbmv(make: Maker) -> Problems:
    yield from sbmv(make, hermitian=True)


def spmv(make: Maker, hermitian: bool = False) -> Problems:
    for fill in FILLS:
        a, whole = packed(make, 5, fill)
        x, y, alpha, beta = make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
        yield Problem(
            [fill, 5, alpha, a, x, beta, y],
            lambda i, f=fill, p=alpha, a=whole, x=x, q=beta, y=y: {
                y: p * (symmetric(a[i], f, hermitian=hermitian) @ x[i]) + q * y[i]
            },
        )


def hpmv(make: Maker) -> Problems:
    yield from spmv(make, hermitian=True)


def ger(make: Maker, conjugated: bool = False) -> Problems:
    alpha, x, y, a = make.scalar(), make.vector(5, 2), make.vector(4, -1), make.matrix(5, 4)
    yield Problem(
        [5, 4, alpha, x, y, a],
        lambda i: {a: a[i] + alpha * np.outer(x[i], y[i].conj() if conjugated else y[i])},
    )


def gerc(make: Maker) -> Problems:
    yield from ger(make, conjugated=True)


def updated(fill: int, alpha: Values, x: Values, y: Values, *, hermitian: bool, twice: bool) -> Values:
    """What a symmetric update adds."""
    if hermitian:
        return alpha * np.outer(x, y.conj()) + twice * np.conj(alpha) * np.outer(y, x.conj())
    return alpha * np.outer(x, y) + twice * alpha * np.outer(y, x)


def without_imaginary_diagonal(a: Values, hermitian: bool) -> Values:
    if hermitian:
        np.fill_diagonal(a, np.diag(a).real)
    return a


def syr(make: Maker, *, hermitian: bool = False, twice: bool = False) -> Problems:
    for fill in FILLS:
        alpha = make.scalar(real=hermitian and not twice)
        x, y, a = make.vector(5, 2), make.vector(5, -1), make.matrix(5, 5)
        yield Problem(
            [fill, 5, alpha, x, *([y] if twice else []), a],
            lambda i, f=fill, p=alpha, x=x, y=y, a=a: {
                a: replaced(
                    a[i],
                    f,
                    without_imaginary_diagonal(
                        a[i] + updated(f, p, x[i], y[i] if twice else x[i], hermitian=hermitian, twice=twice),
                        hermitian,
                    ),
                )
            },
        )


def her(make: Maker) -> Problems:
    yield from syr(make, hermitian=True)


def syr2(make: Maker) -> Problems:
    yield from syr(make, twice=True)


def her2(make: Maker) -> Problems:
    yield from syr(make, hermitian=True, twice=True)


def spr(make: Maker, *, hermitian: bool = False, twice: bool = False) -> Problems:
    for fill in FILLS:
        alpha = make.scalar(real=hermitian and not twice)
        x, y = make.vector(5, 2), make.vector(5, -1)
        a, _ = packed(make, 5, fill)
        yield Problem(
            [fill, 5, alpha, x, *([y] if twice else []), a],
            lambda i, f=fill, p=alpha, x=x, y=y, a=a: {
                a: packed_of(
                    without_imaginary_diagonal(
                        unpacked(a[i], 5, f)
                        + updated(f, p, x[i], y[i] if twice else x[i], hermitian=hermitian, twice=twice),
                        hermitian,
                    ),
                    f,
                )
            },
        )


def hpr(make: Maker) -> Problems:
    yield from spr(make, hermitian=True)


def spr2(make: Maker) -> Problems:
    yield from spr(make, twice=True)


def hpr2(make: Maker) -> Problems:
    yield from spr(make, hermitian=True, twice=True)


def solvable(a: Operand) -> Operand:
    """The same with a diagonal that is not small."""
    for view in a.views:
        if view.ndim == 2:
            np.fill_diagonal(view, np.diag(view) + 3)
    return a


def trmv(make: Maker, solve: bool = False) -> Problems:
    for fill, operation, diagonal in itertools.product(FILLS, OPERATIONS, DIAGONALS):
        a, x = solvable(make.matrix(5, 5)), make.vector(5, 2)

        def expected(i: int, f=fill, o=operation, d=diagonal, a=a, x=x) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            matrix = op(triangle(a[i], f, d), o)
            return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

        yield Problem([fill, operation, diagonal, 5, a, x], expected)


def trsv(make: Maker) -> Problems:
    yield from trmv(make, solve=True)


def tbmv(make: Maker, solve: bool = False) -> Problems:
    for fill, operation, diagonal in itertools.product(FILLS, OPERATIONS, DIAGONALS):
        below, above = 2 * (fill == LOWER), 2 * (fill == UPPER)
        a = make.matrix(3, 5)
        for view in a.views:
            view[above] += 3  # the diagonal
        whole = [np.zeros((5, 5), make.dtype) for _ in range(PROBLEMS)]
        for i, row, column in itertools.product(range(PROBLEMS), range(5), range(5)):
            if -above <= row - column <= below:
                whole[i][row, column] = a[i][above + row - column, column]
        x = make.vector(5, 2)

        def expected(i: int, f=fill, o=operation, d=diagonal, a=whole, x=x) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            matrix = op(triangle(a[i], f, d), o)
            return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

        yield Problem([fill, operation, diagonal, 5, 2, a, x], expected)


def tbsv(make: Maker) -> Problems:
    yield from tbmv(make, solve=True)


def tpmv(make: Maker, solve: bool = False) -> Problems:
    for fill, operation, diagonal in itertools.product(FILLS, OPERATIONS, DIAGONALS):
        a = make.packed(15)
        for i in range(PROBLEMS):
            a[i][...] = packed_of(unpacked(a[i], 5, fill) + 3 * np.eye(5, dtype=make.dtype), fill)
        x = make.vector(5, 2)

        def expected(i: int, f=fill, o=operation, d=diagonal, a=a, x=x) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            matrix = op(triangle(unpacked(a[i], 5, f), f, d), o)
            return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

        yield Problem([fill, operation, diagonal, 5, a, x], expected)


def tpsv(make: Maker) -> Problems:
    yield from tpmv(make, solve=True)


# Level 3


def gemm(make: Maker) -> Problems:
    for first, second in itertools.product(OPERATIONS, OPERATIONS):
        a, b, c = make.matrix(*op_shape(first, 5, 3)), make.matrix(*op_shape(second, 3, 4)), make.matrix(5, 4)
        alpha, beta = make.scalar(), make.scalar()
        yield Problem(
            [first, second, 5, 4, 3, alpha, a, b, beta, c],
            lambda i, o=first, u=second, p=alpha, a=a, b=b, q=beta, c=c: {
                c: p * (op(a[i], o) @ op(b[i], u)) + q * c[i]
            },
        )


def symm(make: Maker, hermitian: bool = False) -> Problems:
    for side, fill in itertools.product(SIDES, FILLS):
        a = make.matrix(5, 5) if side == LEFT else make.matrix(4, 4)
        b, c, alpha, beta = make.matrix(5, 4), make.matrix(5, 4), make.scalar(), make.scalar()

        def expected(i: int, s=side, f=fill, p=alpha, a=a, b=b, q=beta, c=c) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            whole = symmetric(a[i], f, hermitian=hermitian)
            return {c: p * (whole @ b[i] if s == LEFT else b[i] @ whole) + q * c[i]}

        yield Problem([side, fill, 5, 4, alpha, a, b, beta, c], expected)


def hemm(make: Maker) -> Problems:
    yield from symm(make, hermitian=True)


def syrk(make: Maker, *, hermitian: bool = False, second: bool = False, twice: bool = False) -> Problems:
    """The updates of rank k: of one matrix, of two, and of two in both orders."""
    transposed = (C,) if hermitian else (T,) if make.dtype.kind == "c" else (T, C)
    for fill, operation in itertools.product(FILLS, (N, *transposed)):
        a, b, c = make.matrix(*op_shape(operation, 5, 3)), make.matrix(*op_shape(operation, 5, 3)), make.matrix(5, 5)
        alpha = make.scalar(real=hermitian and not second)
        beta = make.scalar(real=hermitian)

        def expected(i: int, f=fill, o=operation, p=alpha, a=a, b=b, q=beta, c=c) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            x, y = op(a[i], o), op((b if second else a)[i], o)
            product = p * (x @ (y.conj().T if hermitian else y.T))
            if twice:
                product = product + (product.conj().T if hermitian else product.T)
            whole = without_imaginary_diagonal(product + q * c[i], hermitian)
            return {c: replaced(c[i], f, whole)}

        yield Problem([fill, operation, 5, 3, alpha, a, *([b] if second else []), beta, c], expected)


def herk(make: Maker) -> Problems:
    yield from syrk(make, hermitian=True)


def syr2k(make: Maker) -> Problems:
    yield from syrk(make, second=True, twice=True)


def her2k(make: Maker) -> Problems:
    yield from syrk(make, hermitian=True, second=True, twice=True)


def syrkx(make: Maker) -> Problems:
    yield from syrk(make, second=True)


def herkx(make: Maker) -> Problems:
    yield from syrk(make, hermitian=True, second=True)


def trmm(make: Maker, solve: bool = False) -> Problems:
    for side, fill, operation, diagonal in itertools.product(SIDES, FILLS, OPERATIONS, DIAGONALS):
        a = solvable(make.matrix(5, 5) if side == LEFT else make.matrix(4, 4))
        b, c, alpha = make.matrix(5, 4), make.matrix(5, 4), make.scalar()

        def expected(i: int, s=side, f=fill, o=operation, d=diagonal, p=alpha, a=a, b=b, c=c) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            matrix = op(triangle(a[i], f, d), o)
            if solve:
                return {b: np.linalg.solve(matrix, p * b[i]) if s == LEFT else np.linalg.solve(matrix.T, p * b[i].T).T}
            return {c: p * (matrix @ b[i] if s == LEFT else b[i] @ matrix)}

        yield Problem([side, fill, operation, diagonal, 5, 4, alpha, a, b, *([] if solve else [c])], expected)


def trsm(make: Maker) -> Problems:
    yield from trmm(make, solve=True)


def trtri(make: Maker) -> Problems:
    for fill, diagonal in itertools.product(FILLS, DIAGONALS):
        a, b = solvable(make.matrix(5, 5)), make.matrix(5, 5)

        def expected(i: int, f=fill, d=diagonal, a=a, b=b) -> dict[Any, Values]:  # type: ignore[no-untyped-def]
            inverse = np.linalg.inv(triangle(a[i], f, d))
            if d == UNIT:
                np.fill_diagonal(inverse, np.diag(a[i]))  # the diagonal is not looked at, and comes with the triangle
            return {b: replaced(b[i], f, inverse)}

        yield Problem([fill, diagonal, 5, a, b], expected)


def geam(make: Maker) -> Problems:
    for first, second in itertools.product(OPERATIONS, OPERATIONS):
        a, b, c = make.matrix(*op_shape(first, 5, 4)), make.matrix(*op_shape(second, 5, 4)), make.matrix(5, 4)
        alpha, beta = make.scalar(), make.scalar()
        yield Problem(
            [first, second, 5, 4, alpha, a, beta, b, c],
            lambda i, o=first, u=second, p=alpha, a=a, q=beta, b=b, c=c: {c: p * op(a[i], o) + q * op(b[i], u)},
        )


def dgmm(make: Maker) -> Problems:
    for side in SIDES:
        a, x, c = make.matrix(5, 4), make.vector(5 if side == LEFT else 4, 2), make.matrix(5, 4)
        yield Problem(
            [side, 5, 4, a, x, c],
            lambda i, s=side, a=a, x=x, c=c: {c: x[i][:, None] * a[i] if s == LEFT else a[i] * x[i]},
        )


ROUTINES: dict[str, Callable[[Maker], Problems]] = {
    **{f"{letter}{each.__name__}": each for letter in "SDCZ" for each in (axpy, copy, swap, scal, rot, rotg)},
    **{f"{letter}{each.__name__}": each for letter in "SD" for each in (dot, rotm, rotmg, sbmv, spmv, ger, spr2)},
    **{f"{letter}{each.__name__}": each for letter in ("S", "D", "Sc", "Dz") for each in (nrm2, asum)},
    **{f"I{letter}{each.__name__}": each for letter in "sdcz" for each in (amax, amin)},
    **{f"{letter}{name}": each for letter in "CZ" for name, each in (("dotu", dot), ("geru", ger))},
    **{f"{letter}{name}": each for letter in ("Cs", "Zd") for name, each in (("scal", real_scal), ("rot", real_rot))},
    **{
        f"{letter}{each.__name__}": each
        for letter in "CZ"
        for each in (dotc, gerc, hemv, hbmv, hpmv, her, her2, hpr, hpr2, hemm, herk, her2k, herkx)
    },
    **{
        f"{letter}{each.__name__}": each
        for letter in "SDCZ"
        for each in (
            *(gemv, gbmv, symv, syr, syr2, spr, trmv, trsv, tbmv, tbsv, tpmv, tpsv),
            *(gemm, symm, syrk, syr2k, syrkx, trmm, trsm, trtri, geam, dgmm),
        )
    },
}
_OF_TWO = {
    **{
        f"{letters}{name}": np.complex64
        for letters, name in (("Sc", "nrm2"), ("Sc", "asum"), ("Cs", "scal"), ("Cs", "rot"))
    },
    **{
        f"{letters}{name}": np.complex128
        for letters, name in (("Dz", "nrm2"), ("Dz", "asum"), ("Zd", "scal"), ("Zd", "rot"))
    },
}


def dtype_of(name: str) -> Any:
    """The type of a routine's elements, by its name without hipblas."""
    return _OF_TWO.get(name) or DTYPES[name.removeprefix("I")[0].upper()]


@pytest.mark.parametrize("name", ROUTINES)
def test_routine(blas: Functions, name: str) -> None:
    has_wide = not name.endswith("trtri")
    for form in FORMS:
        for number, problem in enumerate(ROUTINES[name](Maker(dtype_of(name)))):
            run(blas, name, problem, form, wide=has_wide and number % 2 == 1)
