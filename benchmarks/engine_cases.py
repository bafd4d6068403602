"""Kernels that the CPU engine is measured by: their launches for a number of threads, and NumPy for the same."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
#: Threads of a block; 16 x 16 where the data have two dimensions.
BLOCK = 256
TILE = 16
#: Columns of the matrices' product and length of its sums, and columns of the grid of the stencil.
MATRIX = 128
GRID_COLUMNS = 1024
#: What a radix sort goes through: 32 bits, four at a time.
KEY_BITS = 32
DIGIT_BITS = 4


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch of a kernel: extents in x and y, and arguments, of which a text is the name of an array."""

    kernel: str
    grid: tuple[int, int]
    block: tuple[int, int]
    args: tuple[str | np.generic, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """Launches one after the other on arrays. ``numpy`` computes from ``arrays`` what ``output`` is afterwards.

    ``barrier_form`` names the case that computes the same without operations of the wavefront.
    """

    name: str
    threads: int
    arrays: Mapping[str, Array]
    launches: tuple[Launch, ...]
    output: str
    numpy: Callable[[], Array]
    barrier_form: str | None = None


#: Makes a case with at least this number of threads.
Maker = Callable[[int], Case]


def _numbers(*shape: int) -> Array:
    return np.random.default_rng(1).random(shape, dtype=np.float32)


def _rows(kernel: str, threads: int, results: int) -> tuple[Array, dict[str, Array], tuple[Launch, ...]]:
    """A row of numbers for each block, the arrays, and the launch that makes ``results`` numbers of each row."""
    rows = _numbers(-(-threads // BLOCK), BLOCK)
    arrays = {"in": rows.ravel(), "out": np.zeros(len(rows) * results, np.float32)}
    return rows, arrays, (Launch(kernel, (len(rows), 1), (BLOCK, 1), ("in", "out")),)


def saxpy(threads: int) -> Case:
    """A multiple of an array added to another: nothing waits."""
    x, y = _numbers(2, threads)
    half = np.float32(0.5)
    grid = (-(-threads // BLOCK), 1)
    args = (np.int32(threads), half, "x", "y", "out")
    launches = (Launch("saxpy", grid, (BLOCK, 1), args),)
    arrays = {"x": x, "y": y, "out": np.zeros_like(x)}
    return Case("saxpy", grid[0] * BLOCK, arrays, launches, "out", lambda: half * x + y)


def reduction(threads: int, kernel: str = "reduce") -> Case:
    """The sum of each block's numbers."""
    rows, arrays, launches = _rows(kernel, threads, 1)
    return Case("block reduction", rows.size, arrays, launches, "out", lambda: rows.sum(1))


def scan(threads: int, kernel: str = "scan") -> Case:
    """Prefix sums of each block's numbers."""
    rows, arrays, launches = _rows(kernel, threads, BLOCK)
    return Case("scan", rows.size, arrays, launches, "out", lambda: rows.cumsum(1).ravel())


def softmax(threads: int, kernel: str = "softmax") -> Case:
    """Softmax of each block's numbers."""
    rows, arrays, launches = _rows(kernel, threads, BLOCK)

    def numpy() -> Array:
        powers: Array = np.exp(rows - rows.max(1, keepdims=True))
        powers /= powers.sum(1, keepdims=True)
        return powers.ravel()

    return Case("softmax", rows.size, arrays, launches, "out", numpy)


def matmul(threads: int) -> Case:
    """A product of matrices by tiles, an element for each thread."""
    m = -(-threads // (MATRIX * TILE)) * TILE
    a, b = _numbers(m, MATRIX), _numbers(MATRIX, MATRIX)
    arrays = {"a": a, "b": b, "c": np.zeros((m, MATRIX), np.float32)}
    args = ("a", "b", "c", np.int32(m), np.int32(MATRIX), np.int32(MATRIX))
    launches = (Launch("matmul", (MATRIX // TILE, m // TILE), (TILE, TILE), args),)
    return Case("tiled matmul", m * MATRIX, arrays, launches, "c", lambda: a @ b)


def stencil(threads: int) -> Case:
    """A step of a stencil of five points by tiles with their neighbours."""
    width = min(GRID_COLUMNS, -(-threads // TILE))
    width = -(-width // TILE) * TILE
    height = -(-threads // (width * TILE)) * TILE
    grid = _numbers(height, width)
    args = ("in", "out", np.int32(height), np.int32(width))
    launches = (Launch("stencil", (width // TILE, height // TILE), (TILE, TILE), args),)

    def numpy() -> Array:
        sums = grid.copy()
        sums[1:] += grid[:-1]
        sums[:-1] += grid[1:]
        sums[:, 1:] += grid[:, :-1]
        sums[:, :-1] += grid[:, 1:]
        sums *= np.float32(0.2)
        return sums

    return Case("stencil", grid.size, {"in": grid, "out": np.zeros_like(grid)}, launches, "out", numpy)


def histogram(threads: int) -> Case:
    """Counts of 256 values, by atomic additions in shared memory and then in global memory."""
    blocks = -(-threads // BLOCK)
    values = np.random.default_rng(1).integers(0, 256, blocks * BLOCK, np.uint8)
    arrays = {"values": values, "bins": np.zeros(256, np.uint32)}
    launches = (Launch("histogram", (blocks, 1), (BLOCK, 1), ("values", "bins", np.int32(values.size))),)
    return Case("histogram", values.size, arrays, launches, "bins", lambda: np.bincount(values, minlength=256))


def radix_sort(threads: int) -> Case:
    """A whole sort of numbers of 32 bits, four bits in each pass; a number for each thread."""
    blocks = -(-threads // BLOCK)
    keys = np.random.default_rng(1).integers(0, 1 << KEY_BITS, blocks * BLOCK, np.uint32)
    counts = np.zeros(blocks << DIGIT_BITS, np.uint32)
    return Case(
        "radix sort",
        keys.size,
        {"keys": keys, "even": np.zeros_like(keys), "odd": np.zeros_like(keys), "counts": counts},
        tuple(_radix_launches(blocks, np.int32(counts.size))),
        "odd",
        lambda: np.sort(keys),
    )


def _radix_launches(blocks: int, count: np.int32) -> Iterator[Launch]:
    source = "keys"
    for number, shift in enumerate(range(0, KEY_BITS, DIGIT_BITS)):
        target = "odd" if number % 2 else "even"
        yield Launch("count_digits", (blocks, 1), (BLOCK, 1), (source, "counts", np.int32(shift)))
        yield Launch("scan_counts", (1, 1), (BLOCK, 1), ("counts", count))
        yield Launch("scatter_keys", (blocks, 1), (BLOCK, 1), (source, "counts", target, np.int32(shift)))
        source = target


def by_waves(make: Callable[[int, str], Case], kernel: str) -> Maker:
    """The form of a case that uses operations of the wavefront."""

    def made(threads: int) -> Case:
        case = make(threads, kernel)
        return Case(f"{case.name}, waves", case.threads, case.arrays, case.launches, case.output, case.numpy, case.name)

    return made


MAKERS: tuple[Maker, ...] = (
    saxpy,
    reduction,
    scan,
    softmax,
    matmul,
    stencil,
    histogram,
    radix_sort,
    by_waves(reduction, "wave_reduce"),
    by_waves(scan, "wave_scan"),
    by_waves(softmax, "wave_softmax"),
)
