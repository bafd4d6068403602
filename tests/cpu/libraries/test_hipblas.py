"""hipBLAS on the CPU against NumPy: every routine for every type, of one, many and strided problems."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from functools import wraps
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

pytestmark = pytest.mark.slow  # compiling the library takes some ten seconds
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


def banded(
    make: Maker, rows: int, columns: int, below: int, above: int, *, diagonal: int = 0
) -> tuple[Operand, list[Values]]:
    """A band as it is kept, and the whole matrices; ``diagonal`` is added to their diagonals."""
    kept = make.matrix(below + above + 1, columns)
    for view in kept.views:
        view[above] += diagonal
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


def over(*choices: Iterable[Any]) -> Callable[[Callable[..., Problem]], Callable[..., Problems]]:
    """Makes of a function that makes a problem for some options one that makes problems for all of them."""

    def decorate(one: Callable[..., Problem]) -> Callable[..., Problems]:
        @wraps(one)
        def problems(make: Maker, **further: bool) -> Problems:
            return (one(make, *options, **further) for options in itertools.product(*choices))

        return problems

    return decorate


# Level 1


@over(INCREMENTS)
def axpy(make: Maker, increment: int) -> Problem:
    alpha, x, y = make.scalar(), make.vector(7, increment), make.vector(7, 2)
    return Problem([7, alpha, x, y], lambda i: {y: alpha * x[i] + y[i]})


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


@over(INCREMENTS)
def dot(make: Maker, increment: int, *, conjugated: bool = False) -> Problem:
    x, y, r = make.vector(7, increment), make.vector(7, 2), make.result(make.dtype)
    return Problem(
        [7, x, y, r],
        lambda i: {r: np.atleast_1d((x[i].conj() if conjugated else x[i]) @ y[i])},
    )


def dotc(make: Maker) -> Problems:
    yield from dot(make, conjugated=True)


def nrm2(make: Maker) -> Problems:
    x, r = make.vector(7, 2), make.result(make.real)
    yield Problem([7, x, r], lambda i: {r: np.atleast_1d(np.linalg.norm(x[i]))})


def sizes(x: Values) -> Values:
    return np.asarray(np.abs(x.real) + np.abs(x.imag))


def asum(make: Maker) -> Problems:
    x, r = make.vector(7, 2), make.result(make.real)
    yield Problem([7, x, r], lambda i: {r: np.atleast_1d(sizes(x[i]).sum())})


@over((np.int32, np.int64))
def amax(make: Maker, index: Any, *, smallest: bool = False) -> Problem:
    best = np.argmin if smallest else np.argmax
    x, r = make.vector(9, 2), make.result(index)
    x.views[0][6] = x.views[0][2] = 0 if smallest else 5  # the first of equal ones counts
    return Problem([9, x, r], lambda i: {r: np.atleast_1d(best(sizes(x[i])) + 1)})


def amin(make: Maker) -> Problems:
    yield from amax(make, smallest=True)


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
    for each, value in ((d1, 2), (d2, 1), (x1, 3), (y1, 1), (param, 0)):
        each.memory[:] = value
    # |d1 x1^2| > |d2 y1^2|: H = [1, h12; h21, 1] with h21 = -y1/x1, h12 = d2 y1 / (d1 x1), u = 1 - h12 h21
    u = 1 + (1 * 1) / (2 * 3 * 3)
    yield Problem(
        [d1, d2, x1, y1, param],
        lambda _: {
            d1: np.array([2 / u], make.dtype),
            d2: np.array([1 / u], make.dtype),
            x1: np.array([3 * u], make.dtype),
            param: np.array([0, 0, -1 / 3, 1 / 6, 0], make.dtype),
        },
    )


# Level 2


@over(OPERATIONS, INCREMENTS)
def gemv(make: Maker, operation: int, increment: int) -> Problem:
    rows, columns = op_shape(operation, 5, 4)
    a, x, y = make.matrix(rows, columns), make.vector(4, increment), make.vector(5, 2)
    alpha, beta = make.scalar(), make.scalar()
    return Problem(
        [operation, rows, columns, alpha, a, x, beta, y],
        lambda i: {y: alpha * (op(a[i], operation) @ x[i]) + beta * y[i]},
    )


@over(OPERATIONS)
def gbmv(make: Maker, operation: int) -> Problem:
    rows, columns = op_shape(operation, 5, 4)
    a, whole = banded(make, rows, columns, 2, 1)
    x, y, alpha, beta = make.vector(4), make.vector(5, 2), make.scalar(), make.scalar()
    return Problem(
        [operation, rows, columns, 2, 1, alpha, a, x, beta, y],
        lambda i: {y: alpha * (op(whole[i], operation) @ x[i]) + beta * y[i]},
    )


@over(FILLS)
def symv(make: Maker, fill: int, *, hermitian: bool = False) -> Problem:
    a, x, y, alpha, beta = make.matrix(5, 5), make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
    return Problem(
        [fill, 5, alpha, a, x, beta, y],
        lambda i: {y: alpha * (symmetric(a[i], fill, hermitian=hermitian) @ x[i]) + beta * y[i]},
    )


def hemv(make: Maker) -> Problems:
    yield from symv(make, hermitian=True)


@over(FILLS)
def sbmv(make: Maker, fill: int, *, hermitian: bool = False) -> Problem:
    a, whole = banded(make, 5, 5, 2 * (fill == LOWER), 2 * (fill == UPPER))
    x, y, alpha, beta = make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
    return Problem(
        [fill, 5, 2, alpha, a, x, beta, y],
        lambda i: {y: alpha * (symmetric(whole[i], fill, hermitian=hermitian) @ x[i]) + beta * y[i]},
    )


def hbmv(make: Maker) -> Problems:
    yield from sbmv(make, hermitian=True)


@over(FILLS)
def spmv(make: Maker, fill: int, *, hermitian: bool = False) -> Problem:
    a, whole = packed(make, 5, fill)
    x, y, alpha, beta = make.vector(5, 2), make.vector(5), make.scalar(), make.scalar()
    return Problem(
        [fill, 5, alpha, a, x, beta, y],
        lambda i: {y: alpha * (symmetric(whole[i], fill, hermitian=hermitian) @ x[i]) + beta * y[i]},
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


def updated(alpha: Values, x: Values, y: Values, *, hermitian: bool, twice: bool) -> Values:
    """What a symmetric update adds."""
    if hermitian:
        return np.asarray(alpha * np.outer(x, y.conj()) + twice * np.conj(alpha) * np.outer(y, x.conj()))
    return np.asarray(alpha * np.outer(x, y) + twice * alpha * np.outer(y, x))


def without_imaginary_diagonal(a: Values, hermitian: bool) -> Values:
    if hermitian:
        np.fill_diagonal(a, np.diag(a).real)
    return a


@over(FILLS)
def syr(make: Maker, fill: int, *, hermitian: bool = False, twice: bool = False) -> Problem:
    alpha = make.scalar(real=hermitian and not twice)
    x, y, a = make.vector(5, 2), make.vector(5, -1), make.matrix(5, 5)
    return Problem(
        [fill, 5, alpha, x, *([y] if twice else []), a],
        lambda i: {
            a: replaced(
                a[i],
                fill,
                without_imaginary_diagonal(
                    a[i] + updated(alpha, x[i], y[i] if twice else x[i], hermitian=hermitian, twice=twice),
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


@over(FILLS)
def spr(make: Maker, fill: int, *, hermitian: bool = False, twice: bool = False) -> Problem:
    alpha = make.scalar(real=hermitian and not twice)
    x, y = make.vector(5, 2), make.vector(5, -1)
    a, _ = packed(make, 5, fill)
    return Problem(
        [fill, 5, alpha, x, *([y] if twice else []), a],
        lambda i: {
            a: packed_of(
                without_imaginary_diagonal(
                    unpacked(a[i], 5, fill)
                    + updated(alpha, x[i], y[i] if twice else x[i], hermitian=hermitian, twice=twice),
                    hermitian,
                ),
                fill,
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


@over(FILLS, OPERATIONS, DIAGONALS)
def trmv(make: Maker, fill: int, operation: int, diagonal: int, *, solve: bool = False) -> Problem:
    a, x = solvable(make.matrix(5, 5)), make.vector(5, 2)

    def expected(i: int) -> dict[Any, Values]:
        matrix = op(triangle(a[i], fill, diagonal), operation)
        return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

    return Problem([fill, operation, diagonal, 5, a, x], expected)


def trsv(make: Maker) -> Problems:
    yield from trmv(make, solve=True)


@over(FILLS, OPERATIONS, DIAGONALS)
def tbmv(make: Maker, fill: int, operation: int, diagonal: int, *, solve: bool = False) -> Problem:
    below, above = 2 * (fill == LOWER), 2 * (fill == UPPER)
    a, whole = banded(make, 5, 5, below, above, diagonal=3)
    x = make.vector(5, 2)

    def expected(i: int) -> dict[Any, Values]:
        matrix = op(triangle(whole[i], fill, diagonal), operation)
        return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

    return Problem([fill, operation, diagonal, 5, 2, a, x], expected)


def tbsv(make: Maker) -> Problems:
    yield from tbmv(make, solve=True)


@over(FILLS, OPERATIONS, DIAGONALS)
def tpmv(make: Maker, fill: int, operation: int, diagonal: int, *, solve: bool = False) -> Problem:
    a = make.packed(15)
    for i in range(PROBLEMS):
        a[i][...] = packed_of(unpacked(a[i], 5, fill) + 3 * np.eye(5, dtype=make.dtype), fill)
    x = make.vector(5, 2)

    def expected(i: int) -> dict[Any, Values]:
        matrix = op(triangle(unpacked(a[i], 5, fill), fill, diagonal), operation)
        return {x: np.linalg.solve(matrix, x[i]) if solve else matrix @ x[i]}

    return Problem([fill, operation, diagonal, 5, a, x], expected)


def tpsv(make: Maker) -> Problems:
    yield from tpmv(make, solve=True)


# Level 3


@over(OPERATIONS, OPERATIONS)
def gemm(make: Maker, first: int, second: int) -> Problem:
    a, b, c = make.matrix(*op_shape(first, 5, 3)), make.matrix(*op_shape(second, 3, 4)), make.matrix(5, 4)
    alpha, beta = make.scalar(), make.scalar()
    return Problem(
        [first, second, 5, 4, 3, alpha, a, b, beta, c],
        lambda i: {c: alpha * (op(a[i], first) @ op(b[i], second)) + beta * c[i]},
    )


@over(SIDES, FILLS)
def symm(make: Maker, side: int, fill: int, *, hermitian: bool = False) -> Problem:
    a = make.matrix(5, 5) if side == LEFT else make.matrix(4, 4)
    b, c, alpha, beta = make.matrix(5, 4), make.matrix(5, 4), make.scalar(), make.scalar()

    def expected(i: int) -> dict[Any, Values]:
        whole = symmetric(a[i], fill, hermitian=hermitian)
        return {c: alpha * (whole @ b[i] if side == LEFT else b[i] @ whole) + beta * c[i]}

    return Problem([side, fill, 5, 4, alpha, a, b, beta, c], expected)


def hemm(make: Maker) -> Problems:
    yield from symm(make, hermitian=True)


@over(FILLS, (False, True))
def syrk(
    make: Maker, fill: int, transposed: bool, *, hermitian: bool = False, second: bool = False, twice: bool = False
) -> Problem:
    """The updates of rank k: of one matrix, of two, and of two in both orders."""
    operation = N if not transposed else C if hermitian else T
    a, b, c = make.matrix(*op_shape(operation, 5, 3)), make.matrix(*op_shape(operation, 5, 3)), make.matrix(5, 5)
    alpha = make.scalar(real=hermitian and not second)
    beta = make.scalar(real=hermitian)

    def expected(i: int) -> dict[Any, Values]:
        x, y = op(a[i], operation), op((b if second else a)[i], operation)
        product = alpha * (x @ (y.conj().T if hermitian else y.T))
        if twice:
            product = product + (product.conj().T if hermitian else product.T)
        whole = without_imaginary_diagonal(product + beta * c[i], hermitian)
        return {c: replaced(c[i], fill, whole)}

    return Problem([fill, operation, 5, 3, alpha, a, *([b] if second else []), beta, c], expected)


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


@over(SIDES, FILLS, OPERATIONS, DIAGONALS)
def trmm(make: Maker, side: int, fill: int, operation: int, diagonal: int, *, solve: bool = False) -> Problem:
    a = solvable(make.matrix(5, 5) if side == LEFT else make.matrix(4, 4))
    b, c, alpha = make.matrix(5, 4), make.matrix(5, 4), make.scalar()

    def expected(i: int) -> dict[Any, Values]:
        matrix = op(triangle(a[i], fill, diagonal), operation)
        if solve:
            return {
                b: np.linalg.solve(matrix, alpha * b[i])
                if side == LEFT
                else np.linalg.solve(matrix.T, alpha * b[i].T).T
            }
        return {c: alpha * (matrix @ b[i] if side == LEFT else b[i] @ matrix)}

    return Problem([side, fill, operation, diagonal, 5, 4, alpha, a, b, *([] if solve else [c])], expected)


def trsm(make: Maker) -> Problems:
    yield from trmm(make, solve=True)


@over(FILLS, DIAGONALS)
def trtri(make: Maker, fill: int, diagonal: int) -> Problem:
    a, b = solvable(make.matrix(5, 5)), make.matrix(5, 5)

    def expected(i: int) -> dict[Any, Values]:
        inverse = np.linalg.inv(triangle(a[i], fill, diagonal))
        if diagonal == UNIT:
            np.fill_diagonal(inverse, np.diag(a[i]))  # the diagonal is not looked at, and comes with the triangle
        return {b: replaced(b[i], fill, inverse)}

    return Problem([fill, diagonal, 5, a, b], expected)


@over(OPERATIONS, OPERATIONS)
def geam(make: Maker, first: int, second: int) -> Problem:
    a, b, c = make.matrix(*op_shape(first, 5, 4)), make.matrix(*op_shape(second, 5, 4)), make.matrix(5, 4)
    alpha, beta = make.scalar(), make.scalar()
    return Problem(
        [first, second, 5, 4, alpha, a, beta, b, c],
        lambda i: {c: alpha * op(a[i], first) + beta * op(b[i], second)},
    )


@over(SIDES)
def dgmm(make: Maker, side: int) -> Problem:
    a, x, c = make.matrix(5, 4), make.vector(5 if side == LEFT else 4, 2), make.matrix(5, 4)
    return Problem(
        [side, 5, 4, a, x, c],
        lambda i: {c: x[i][:, None] * a[i] if side == LEFT else a[i] * x[i]},
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


# Factorizations


def problem_of_systems(letter: str) -> tuple[Maker, Operand, Operand, Operand, Operand]:
    make = Maker(DTYPES[letter])
    return make, make.matrix(5, 5), make.matrix(5, 2), make.integers(5), make.integers(1)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("letter", DTYPES)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_systems_are_solved(blas: Functions, letter: str, form: str, operation: int) -> None:
    _, a, b, pivots, info = problem_of_systems(letter)
    systems = [(op(a[i].copy(), operation), b[i].copy()) for i in range(PROBLEMS)]
    count = [PROBLEMS] if form else []
    keep: list[Any] = []
    matrix, right = a.arguments(form, keep), b.arguments(form, keep)
    pivot = pivots.arguments(form, keep)
    assert blas(f"{letter}getrf{form}", 5, *matrix, *pivot, info.memory, *count) == 0
    solved = np.full(1, 7, np.int32)
    assert blas(f"{letter}getrs{form}", operation, 5, 2, *matrix, *pivot, *right, solved, *count) == 0
    assert not solved.any()
    tolerance = 1e4 * np.finfo(a.memory.dtype).eps
    for i in range(PROBLEMS if form else 1):
        assert not info[i].any()
        np.testing.assert_allclose(systems[i][0] @ b[i], systems[i][1], tolerance, tolerance)


@pytest.mark.parametrize("letter", DTYPES)
@pytest.mark.parametrize("pivoted", [True, False], ids=("pivots", "no-pivots"))
def test_matrices_are_inverted(blas: Functions, letter: str, pivoted: bool) -> None:
    make, a, _, pivots, info = problem_of_systems(letter)
    inverse = make.matrix(5, 5)
    whole = [a[i].copy() for i in range(PROBLEMS)]
    keep: list[Any] = []
    matrix, result = a.arguments("Batched", keep), inverse.arguments("Batched", keep)
    pivot = pivots.memory if pivoted else None
    assert blas(f"{letter}getrfBatched", 5, *matrix, pivot, info.memory, PROBLEMS) == 0
    assert pivots.memory.all() == pivoted
    assert blas(f"{letter}getriBatched", 5, *matrix, pivot, *result, info.memory, PROBLEMS) == 0
    tolerance = 1e5 * np.finfo(a.memory.dtype).eps
    for i in range(PROBLEMS):
        np.testing.assert_allclose(whole[i] @ inverse[i], np.eye(5), tolerance, tolerance)


def test_a_singular_matrix_is_told(blas: Functions) -> None:
    a, pivots, info = np.zeros((3, 3), np.float32), np.zeros(3, np.int32), np.zeros(1, np.int32)
    a[0, 0] = 1
    for pivot in (pivots, None):
        assert blas("Sgetrf", 3, a, 3, pivot, info) == 0
        assert info[0] == 2


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("letter", DTYPES)
def test_least_squares(blas: Functions, letter: str, form: str) -> None:
    make = Maker(DTYPES[letter])
    a, b, factors = make.matrix(6, 3), make.matrix(6, 2), make.packed(3)
    again = make.matrix(6, 3)
    again.memory[:] = a.memory
    systems = [(a[i].copy(), b[i].copy()) for i in range(PROBLEMS)]
    info, device_info = np.full(1, 7, np.int32), np.full(PROBLEMS, 7, np.int32)
    keep: list[Any] = []
    count = [PROBLEMS] if form else []
    operands = [*a.arguments(form, keep), *b.arguments(form, keep)]
    assert blas(f"{letter}gels{form}", N, 6, 3, 2, *operands, info, device_info, *count) == 0
    assert (
        blas(f"{letter}geqrf{form}", 6, 3, *again.arguments(form, keep), *factors.arguments(form, keep), info, *count)
        == 0
    )
    tolerance = 1e4 * np.finfo(make.dtype).eps
    for i in range(PROBLEMS if form else 1):
        np.testing.assert_allclose(b[i][:3], np.linalg.lstsq(*systems[i], rcond=None)[0], tolerance, tolerance)
        r = np.triu(again[i][:3])
        matrix = systems[i][0]
        np.testing.assert_allclose(r.conj().T @ r, matrix.conj().T @ matrix, tolerance, tolerance)
        assert device_info[i] == 0
    assert info[0] == 0


# Operands whose types are said, and numbers of 16 bits

R_32F, R_64F, R_16F, R_8I, C_32F, C_64F, R_32I, R_16BF = 0, 1, 2, 3, 4, 5, 10, 14
COMPUTE_16F, COMPUTE_32F, COMPUTE_32F_FAST_TF32, COMPUTE_64F, COMPUTE_32I = 0, 2, 6, 7, 9
TYPES: dict[int, Any] = {
    R_32F: np.float32,
    R_64F: np.float64,
    R_16F: np.float16,
    R_8I: np.int8,
    C_32F: np.complex64,
    C_64F: np.complex128,
    R_32I: np.int32,
    R_16BF: ml_dtypes.bfloat16,
}
GEMM_TYPES = [
    # factors, result, calculated in, type of alpha and beta
    (R_16F, R_16F, COMPUTE_16F, R_16F),
    (R_16F, R_16F, COMPUTE_32F, R_32F),
    (R_16F, R_32F, COMPUTE_32F, R_32F),
    (R_16BF, R_16BF, COMPUTE_32F, R_32F),
    (R_16BF, R_32F, COMPUTE_32F, R_32F),
    (R_8I, R_32I, COMPUTE_32I, R_32I),
    (R_8I, R_32F, COMPUTE_32F, R_32F),
    (R_32F, R_32F, COMPUTE_32F_FAST_TF32, R_32F),
    (R_64F, R_64F, COMPUTE_64F, R_64F),
    (C_32F, C_32F, COMPUTE_32F, C_32F),
    (C_64F, C_64F, COMPUTE_64F, C_64F),
]


def whole_numbers(make: Maker, shape: tuple[int, ...], dtype: Any) -> Values:
    """Numbers that all types have, so that no sum is rounded in one of them."""
    return np.asarray(np.rint(make.numbers(*shape) * 4).astype(dtype))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("types", GEMM_TYPES)
def test_gemm_of_any_type(blas: Functions, types: tuple[int, int, int, int], form: str) -> None:
    given, result, compute, scalar = types
    make = Maker(np.complex128 if given in (C_32F, C_64F) else np.float64)
    count = PROBLEMS if form else 1
    for first, second in itertools.product(OPERATIONS, OPERATIONS):
        (am, an), (bm, bn) = op_shape(first, 4, 3), op_shape(second, 3, 5)
        a, b = (
            whole_numbers(make, (count, an, am + 1), TYPES[given]),
            whole_numbers(make, (count, bn, bm), TYPES[given]),
        )
        c = whole_numbers(make, (count, 5, 4), TYPES[result])
        alpha, beta = np.array([2], TYPES[scalar]), np.array([3], TYPES[scalar])
        wide = np.complex128 if given in (C_32F, C_64F) else np.float64
        expected = [
            2 * op(a[i].T[:am].astype(wide), first) @ op(b[i].T.astype(wide), second) + 3 * c[i].T.astype(wide)
            for i in range(count)
        ]
        arguments: list[Any] = []
        keep = []
        for array, kind, ld in ((a, given, am + 1), (b, given, bm), (c, result, 4)):
            if form == "Batched":
                keep.append(np.array([each.ctypes.data for each in array], np.uintp))
                arguments.append([keep[-1], kind, ld])
            else:
                arguments.append([array, kind, ld, *([array[0].size] if form else [])])
        status = blas(
            f"Gemm{form}Ex",
            *(first, second, 4, 5, 3, alpha, *arguments[0], *arguments[1], beta, *arguments[2]),
            *([count] if form else []),
            *(compute, 160),
        )
        assert status == 0
        for i in range(count):
            np.testing.assert_array_equal(c[i].T.astype(wide), expected[i])


def test_results_of_16_bits_are_rounded_once(blas: Functions) -> None:
    ones, result = np.full(4096, 1, np.float16), np.zeros(1, np.float16)
    ones[0] = 2**-10
    one, zero = np.array([1], np.float16), np.array([np.nan], np.float16)
    zero[0] = 0
    assert blas("Hgemm", N, N, 1, 1, 4096, one, ones, 1, np.ones(4096, np.float16), 4096, zero, result, 1) == 0
    assert result[0] == np.float16(4095 + 2**-10)


def test_vectors_of_16_bits(blas: Functions) -> None:
    x, y = np.arange(6, dtype=np.float16), np.full(6, 0.5, np.float16)
    result, alpha = np.zeros(1, np.float16), np.array([2], np.float16)
    assert blas("Hdot", 3, x, 2, y, -2, result) == 0
    assert result[0] == 3
    assert blas("Haxpy", 6, alpha, x, 1, y, 1) == 0
    np.testing.assert_array_equal(y, 2 * np.arange(6) + 0.5)
    short = np.arange(4).astype(ml_dtypes.bfloat16)
    total = np.zeros(1, ml_dtypes.bfloat16)
    assert blas("Bfdot", 4, short, 1, short, 1, total) == 0
    assert float(total[0]) == 14


@pytest.mark.parametrize(("kind", "execution"), [(R_16F, R_32F), (R_32F, R_32F), (R_64F, R_64F), (C_32F, C_32F)])
@pytest.mark.parametrize("form", FORMS)
def test_vectors_of_any_type(blas: Functions, kind: int, execution: int, form: str) -> None:
    dtype, factor = TYPES[kind], TYPES[execution]
    alpha, count = np.array([3], factor), PROBLEMS if form else 1
    make = Maker(np.complex128 if kind == C_32F else np.float64)
    x, y = whole_numbers(make, (count, 5), dtype), whole_numbers(make, (count, 5), dtype)
    keep = []

    def operand(array: Values) -> list[Any]:
        if form == "Batched":
            keep.append(np.array([each.ctypes.data for each in array], np.uintp))
            return [keep[-1], kind, 1]
        return [array, kind, 1, *([5] if form else [])]

    many = [count] if form else []
    before = y.copy()
    assert blas(f"Axpy{form}Ex", 5, alpha, execution, *operand(x), *operand(y), *many, execution) == 0
    np.testing.assert_array_equal(y, 3 * x + before)
    products = np.zeros(count, dtype)
    assert blas(f"Dotc{form}Ex", 5, *operand(x), *operand(y), *many, products, kind, execution) == 0
    np.testing.assert_array_equal(products, (x.conj() * y).sum(axis=1))
    assert blas(f"Scal{form}Ex", 5, alpha, execution, *operand(x), *many, execution) == 0
    norms = np.zeros(count, x.real.dtype)
    real = {R_16F: R_16F, C_32F: R_32F}.get(kind, kind)
    assert blas(f"Nrm2{form}Ex", 5, *operand(x), *many, norms, real, R_32F if kind != R_64F else R_64F) == 0
    np.testing.assert_allclose(norms, np.linalg.norm(x.astype(np.complex128), axis=1), 1e-3)
    c, s, x_before, y_before = np.array([2], factor), np.array([3], factor), x.copy(), y.copy()
    assert blas(f"Rot{form}Ex", 5, *operand(x), *operand(y), c, s, execution, *many, execution) == 0
    np.testing.assert_array_equal(x, 2 * x_before + 3 * y_before)
    np.testing.assert_array_equal(y, 2 * y_before - 3 * x_before)


def test_triangular_systems_of_a_type_that_is_said(blas: Functions) -> None:
    a, b, one = np.array([[2, 0], [1, 4]], np.float64).T.copy(), np.array([4.0, 6.0]), np.array([1.0])
    inverse = [np.zeros(4), 4]
    assert blas("TrsmEx", LEFT, LOWER, N, NON_UNIT, 2, 1, one, a, 2, b, 2, *inverse, R_64F) == 0
    np.testing.assert_array_equal(b, [2, 1])
    addresses = [np.array([each.ctypes.data], np.uintp) for each in (a, b)]
    assert (
        blas("TrsmBatchedEx", LEFT, LOWER, N, UNIT, 2, 1, one, addresses[0], 2, addresses[1], 2, 1, *inverse, R_64F)
        == 0
    )
    np.testing.assert_array_equal(b, [2, -1])


# Handles, when things happen, and what is refused


def test_settings_of_a_handle(blas: Functions) -> None:
    for setting, value, default in (("PointerMode", 1, 0), ("MathMode", 2, 0), ("AtomicsMode", 1, 0)):
        seen = np.full(1, 9, np.int32)
        assert blas(f"Get{setting}", seen) == 0
        assert seen[0] == default
        assert blas(f"Set{setting}", value) == 0
        assert blas(f"Get{setting}", seen) == 0
        assert seen[0] == value
        assert blas(f"Set{setting}", default) == 0
    stream = np.full(1, 9, np.uintp)
    assert blas("SetStream", ctypes.c_void_p(64)) == 0
    assert blas("GetStream", stream) == 0
    assert stream[0] == 64
    assert blas("SetStream", None) == 0


@pytest.mark.parametrize(("mode", "factor"), [(0, 2), (1, 5)], ids=("host", "device"))
def test_numbers_are_read_as_the_pointer_mode_says(blas: Functions, mode: int, factor: int) -> None:
    alpha, x = np.array([2], np.float32), np.ones(3, np.float32)
    blas("SetPointerMode", mode)
    blas.hold()
    assert blas("Sscal", 3, alpha, x, 1) == 0
    np.testing.assert_array_equal(x, 1)
    alpha[0] = 5
    blas.release()
    blas("SetPointerMode", 0)
    np.testing.assert_array_equal(x, factor)


@pytest.mark.parametrize(("mode", "seen"), [(0, 3), (1, 9)], ids=("host", "device"))
def test_results_for_the_host_are_there_at_once(blas: Functions, mode: int, seen: int) -> None:
    x, result = np.ones(3, np.float32), np.full(1, 9, np.float32)
    blas("SetPointerMode", mode)
    blas.hold()
    assert blas("Sasum", 3, x, 1, result) == 0
    assert result[0] == seen
    blas.release()
    blas("SetPointerMode", 0)
    assert result[0] == 3


def test_copies_between_host_and_device(blas: Functions) -> None:
    source, vector = np.arange(8, dtype=np.float64), np.zeros(8)
    assert blas.bare("SetVector", 4, 8, source, 2, vector, 1) == 0
    np.testing.assert_array_equal(vector[:4], source[::2])
    matrix = np.zeros((2, 5))
    assert blas.bare("SetMatrix", 3, 2, 8, source, 4, matrix, 5) == 0
    np.testing.assert_array_equal(matrix[:, :3], source.reshape(2, 4)[:, :3])
    back = np.zeros((2, 4))
    assert blas.bare("GetMatrixAsync", 3, 2, 8, matrix, 5, back, 4, None) == 0
    np.testing.assert_array_equal(back[:, :3], source.reshape(2, 4)[:, :3])
    assert blas.bare("SetMatrix", 3, 2, 8, source, 2, matrix, 5) == INVALID_VALUE
    assert blas.bare("GetVector", 3, 8, None, 1, vector, 1) == INVALID_VALUE


A, ONE = np.ones((4, 4), np.float32), np.ones(1, np.float32)
REFUSED = [
    ("Sgemm", (N, N, 2, 2, 2, ONE, A, 4, A, 4, ONE, A, 4), 0),
    ("Sgemm", (N, N, 2, 2, 2, ONE, A, 1, A, 4, ONE, A, 4), INVALID_VALUE),
    ("Sgemm", (N, N, 2, 2, 3, ONE, A, 4, A, 2, ONE, A, 4), INVALID_VALUE),
    ("Sgemm", (N, N, -1, 2, 2, ONE, A, 4, A, 4, ONE, A, 4), INVALID_VALUE),
    ("Sgemm", (7, N, 2, 2, 2, ONE, A, 4, A, 4, ONE, A, 4), INVALID_ENUM),
    ("Sgemm", (N, N, 2, 2, 2, None, A, 4, A, 4, ONE, A, 4), INVALID_VALUE),
    ("Sgemm", (N, N, 2, 2, 2, ONE, None, 4, A, 4, ONE, A, 4), INVALID_VALUE),
    ("Sgemm", (N, N, 0, 2, 2, None, None, 4, None, 4, None, None, 4), 0),  # nothing to do
    ("SgemmStridedBatched", (N, N, 2, 2, 2, ONE, A, 4, 0, A, 4, 0, ONE, A, 4, 0, -1), INVALID_VALUE),
    ("Sgemv", (N, 2, 2, ONE, A, 4, A, 0, ONE, A, 1), INVALID_VALUE),
    ("Saxpy", (3, None, A, 1, A, 1), INVALID_VALUE),
    ("Saxpy", (-3, None, None, 1, None, 1), 0),
    ("Sdot", (3, A, 1, A, 1, None), INVALID_VALUE),
    ("Strsm", (LEFT, 99, N, UNIT, 2, 2, ONE, A, 4, A, 4), INVALID_ENUM),
    ("Csyrk", (UPPER, C, 2, 2, ONE, A, 4, ONE, A, 4), INVALID_VALUE),
    ("Cherk", (UPPER, T, 2, 2, ONE, A, 4, ONE, A, 4), INVALID_VALUE),
    ("GemmEx", (N, N, 2, 2, 2, ONE, A, R_16F, 4, A, R_32F, 4, ONE, A, R_32F, 4, COMPUTE_32F, 160), NOT_SUPPORTED),
    ("GemmEx", (N, N, 2, 2, 2, ONE, A, R_32F, 4, A, R_32F, 4, ONE, A, R_32F, 4, COMPUTE_64F, 160), NOT_SUPPORTED),
    ("AxpyEx", (2, ONE, R_32F, A, C_32F, 1, A, R_32F, 1, R_32F), NOT_SUPPORTED),
]


@pytest.mark.parametrize(("name", "arguments", "status"), REFUSED)
def test_status(blas: Functions, name: str, arguments: tuple[Any, ...], status: int) -> None:
    assert blas(name, *arguments) == status


def test_without_a_handle(blas: Functions) -> None:
    assert blas.bare("Create", None) == IS_NULLPTR
    assert blas.bare("Saxpy", None, 3, ONE, A, 1, A, 1) == NOT_INITIALIZED
    assert blas.bare("SetStream", None, None) == NOT_INITIALIZED
    assert blas.bare("Destroy", None) == NOT_INITIALIZED


def test_a_wrong_result_is_found(blas: Functions) -> None:
    problem = next(gemm(Maker(np.float32)))

    def wrong(i: int) -> dict[Any, Values]:
        return {operand: values + 1e-3 for operand, values in problem.expected(i).items()}

    with pytest.raises(AssertionError, match="Sgemm, problem 0"):
        run(blas, "Sgemm", Problem(problem.arguments, wrong), "")
