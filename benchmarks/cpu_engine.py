"""Speed of the CPU engine: thread switches, launches, compilation; common kernels beside others that run them on a CPU.

``python -m benchmarks.cpu_engine [--workers N] [--repeats N] [--json FILE]``; needs a C++ compiler. Kernels run beside
NumPy, PoCL (``benchmarks/cpu_others.py`` says where it comes from) and one operating system thread for each thread of
a block. What cannot be run is named with the reason. Times are CPU times, the best of the repeats: with one worker on
an idle machine that is what a clock shows.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.cpu_others import KERNELS
from benchmarks.cpu_others import Pocl
from benchmarks.cpu_others import UnavailableError
from benchmarks.cpu_others import reduce_by_os_threads
from hipport import convert_text
from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import Module

REPOSITORY = Path(__file__).resolve().parents[1]
#: Elements of the arrays, and threads of a block, unless a case says otherwise.
N = 1 << 20
BLOCK = 256
OS_THREAD_BLOCKS = 16


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, a number and its unit."""

    name: str
    value: float
    unit: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Milliseconds that a kernel takes, and others for the same: None where they cannot run it."""

    name: str
    threads: int
    engine: float
    numpy: float
    pocl: float | None
    os_threads: float | None


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel with its launch. ``output`` is the index of the argument that it writes, ``numpy`` gives what it should
    write and is what NumPy is measured by. A kernel that accumulates starts from what the argument holds.
    """

    name: str
    module: Module
    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    args: list[Argument]
    output: int
    numpy: Callable[[], npt.NDArray[Any]]
    needs_wavefront: bool = False
    on_os_threads: bool = False


def cpu_time(repeats: int, run: Callable[[], object]) -> float:
    """The least CPU time of a run, in seconds, by all threads of this process."""
    shortest = float("inf")
    for _ in range(repeats):
        begin = time.process_time()
        run()
        shortest = min(shortest, time.process_time() - begin)
    return shortest


def compile_figures() -> Iterator[Figure]:
    """Compile with an empty cache, with the runtime and without, then find the result in the cache."""
    one, all_of_them = (KERNELS / "plain.hip").read_text(), (KERNELS / "waits.hip").read_text()
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            for name, source in (
                ("first use on a machine: the runtime and 2 kernels", one),
                ("compile 2 kernels", f"{one}\n"),
                ("compile 6 kernels", all_of_them),
            ):
                begin = sum(os.times()[:4])  # with the compiler, a child process
                Engine().compile(source)
                yield Figure(name, sum(os.times()[:4]) - begin, "s")
            cached = cpu_time(5, lambda: Engine().compile(all_of_them))
            yield Figure("the same from the cache", cached * 1e3, "ms")
        finally:
            os.environ.pop("XDG_CACHE_HOME")
            if before is not None:
                os.environ["XDG_CACHE_HOME"] = before


def switch_figures(plain: Module, waits: Module, repeats: int) -> Iterator[Figure]:
    """A launch of nothing, and the time of one thread at one barrier or wave operation."""
    yield Figure("launch of nothing", cpu_time(20 * repeats, lambda: plain.launch("empty", 1, 1, [])) * 1e6, "us")
    operations: dict[str, list[Argument]] = {
        "barriers": [],
        "shuffles": [np.zeros(1024, np.int32)],
        "ballots": [np.zeros(1024, np.uint64)],
    }
    for threads, (kernel, args) in product((64, 256, 1024), operations.items()):
        blocks = 102_400 // threads
        seconds = cpu_time(repeats, partial(waits.launch, kernel, blocks, threads, args))
        yield Figure(f"{kernel[:-1]}, {threads} threads", seconds / (100 * blocks * threads) * 1e9, "ns a thread")


#: Conversions in a row of threads, with a guard and without; the engine does not see through ``##``.
_CONVERSIONS = """
#define OF_THE_MACHINE(T) static_##cast<T>
#define OF_THE_GPU(T) hipport_cpu::cast<T>
template <class T> __global__ void plain(const float* x, T* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = CONVERT(T)(x[i]);
}
template <class T> __global__ void guarded(const float* x, T* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = CONVERT(T)(x[i]);
}
"""


def conversion_figures(engine: Engine, repeats: int) -> Iterator[Figure]:
    """A million conversions to integers, as this machine does them and as AMD's GPUs do them."""
    x = np.random.default_rng(1).uniform(0, 1e6, N).astype(np.float32)
    targets = {"int": np.int32, "unsigned int": np.uint32, "long long": np.int64}
    kernels = {f"{form}<{name}>": kind for form, (name, kind) in product(("plain", "guarded"), targets.items())}
    for convert in ("OF_THE_MACHINE", "OF_THE_GPU"):
        module = engine.compile(_CONVERSIONS, kernels=list(kernels), defines={"CONVERT": convert})
        for kernel, kind in kernels.items():
            launch = partial(module.launch, kernel, N // BLOCK, BLOCK, [x, np.zeros(N, kind), np.int32(N)])
            launch()
            which = convert.removeprefix("OF_THE_").lower()
            yield Figure(f"conversions of a million, {which}, {kernel}", cpu_time(3 * repeats, launch) * 1e3, "ms")


def cases(engine: Engine) -> list[Case]:
    """Common kernels of a million elements, and a product of matrices."""
    random = np.random.default_rng(1)
    x, y = random.random((2, N), dtype=np.float32)
    sums, sums_by_waves, out = np.zeros(N // BLOCK, np.float32), np.zeros(N // BLOCK, np.float32), np.zeros_like(x)
    a, b = random.random((2, 128, 128), dtype=np.float32)
    data, bins = random.integers(0, 256, N).astype(np.uint8), np.zeros(256, np.uint32)
    plain, waits = (engine.compile(KERNELS / f"{name}.hip") for name in ("plain", "waits"))
    matmul, histogram = (engine.compile(_converted(name)) for name in ("matmul_tiled", "histogram"))
    blocks, block = (N // BLOCK,), (BLOCK,)
    rows = x.reshape(-1, BLOCK)
    half = np.float32(0.5)
    matrices: list[Argument] = [a, b, np.zeros_like(a), np.int32(128), np.int32(128), np.int32(128)]
    return [
        Case("saxpy", plain, "saxpy", blocks, block, [np.int32(N), half, x, y.copy()], 3, lambda: half * x + y),
        Case("block reduction", waits, "tree_reduce", blocks, block, [x, sums], 1, lambda: rows.sum(1), False, True),
        Case(
            "shuffle reduction",
            waits,
            "shuffle_reduce",
            blocks,
            block,
            [x, sums_by_waves],
            1,
            lambda: rows.sum(1),
            True,
        ),
        Case("scan in blocks", waits, "scan", blocks, block, [x, out], 1, lambda: rows.cumsum(1).ravel()),
        Case("tiled matmul, 128", matmul, "matmul_tiled<float,16>", (8, 8), (16, 16), matrices, 2, lambda: a @ b),
        Case(
            "histogram",
            histogram,
            "histogram",
            (64,),
            block,
            [data, np.int32(N), bins],
            2,
            lambda: np.bincount(data, minlength=256),
        ),
    ]


def _converted(name: str) -> str | bytes:
    cuda = (REPOSITORY / "kernels" / name / f"{name}.cu").read_bytes()
    return convert_text(cuda).output or cuda


def compare(case: Case, pocl: Pocl | None, repeats: int) -> Comparison:
    """Run a kernel once to check that it is right, then for its time, by all that can."""
    expected = case.numpy()
    by_pocl: float | None = None
    if pocl is not None and not case.needs_wavefront:
        run, fetch = pocl.prepare(case.kernel.partition("<")[0], case.grid, case.block, case.args)
        run()
        np.testing.assert_allclose(fetch(case.output), expected, rtol=1e-4)
        by_pocl = cpu_time(repeats, run) * 1e3
    launch = partial(case.module.launch, case.kernel, case.grid, case.block, case.args)
    launch()
    np.testing.assert_allclose(np.asarray(case.args[case.output]), expected, rtol=1e-4)
    threads = int(np.prod(case.grid) * np.prod(case.block))
    by_os_threads = reduce_by_os_threads(OS_THREAD_BLOCKS) / (OS_THREAD_BLOCKS * BLOCK) if case.on_os_threads else None
    return Comparison(
        name=case.name,
        threads=threads,
        engine=cpu_time(repeats, launch) * 1e3,
        numpy=cpu_time(repeats, case.numpy) * 1e3,
        pocl=by_pocl,
        os_threads=None if by_os_threads is None else by_os_threads * threads * 1e3,
    )


def show(comparisons: Sequence[Comparison]) -> None:
    """Print the kernels with a column for each that ran them."""
    print(f"\n{'kernel, ms':<20}{'engine':>10}{'ns/thread':>11}{'NumPy':>10}{'PoCL':>10}{'OS threads':>12}")
    for row in comparisons:
        others = "".join(
            f"{'-' if value is None else f'{value:.3g}':>{width}}"
            for value, width in ((row.numpy, 10), (row.pocl, 10), (row.os_threads, 12))
        )
        print(f"{row.name:<20}{row.engine:>10.3g}{row.engine * 1e6 / row.threads:>11.3g}{others}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1, help="operating system threads of the engine and of PoCL")
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    engine = Engine(workers=options.workers)
    pocl: Pocl | None = None
    try:
        pocl = Pocl(options.workers)
        beside = pocl.version
    except UnavailableError as error:
        beside = f"not measured: {error}"
    compiler = engine.compiler.version.splitlines()[0]
    print(f"compiler: {compiler}\nPoCL: {beside}\nNumPy: {np.__version__}\nworkers: {options.workers}\n")
    plain, waits = (engine.compile(KERNELS / f"{name}.hip") for name in ("plain", "waits"))
    figures = [*compile_figures(), *switch_figures(plain, waits, options.repeats)]
    figures += conversion_figures(engine, options.repeats)
    for figure in figures:
        print(f"{figure.name:<60}{figure.value:>8.3g} {figure.unit}")
    comparisons = [compare(case, pocl, options.repeats) for case in cases(engine)]
    show(comparisons)
    if options.json:
        measured = {
            "compiler": compiler,
            "pocl": beside,
            "numpy": np.__version__,
            "workers": options.workers,
            "figures": [asdict(figure) for figure in figures],
            "kernels": [asdict(comparison) for comparison in comparisons],
        }
        options.json.write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
