"""What single things cost on the CPU engine: thread switches, launches, conversions, compilation.

``python -m benchmarks.engine_costs [--workers N] [--repeats N] [--json FILE]``; needs a C++ compiler. Times are CPU
times, the least of the repeats. Common kernels, beside others that run them: ``benchmarks/engine.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np

from benchmarks.engine import least
from benchmarks.engine_peers import KERNELS
from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import Module

#: Numbers that are converted, and threads of a block that does.
N = 1 << 20
BLOCK = 256


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, a number and its unit."""

    name: str
    value: float
    unit: str


def compile_figures() -> Iterator[Figure]:
    """Compile with an empty cache, with the runtime and without, then find the result in the cache."""
    one, all_of_them = (KERNELS / "plain.hip").read_text(), (KERNELS / "barriers.hip").read_text()
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            for name, source in (
                ("first use on a machine: the runtime and 2 kernels", one),
                ("compile 2 kernels", f"{one}\n"),
                ("compile 10 kernels", all_of_them),
            ):
                begin = sum(os.times()[:4])  # with the compiler, a child process
                Engine().compile(source)
                yield Figure(name, sum(os.times()[:4]) - begin, "s")
            cached = least(5, lambda: Engine().compile(all_of_them)).cpu
            yield Figure("the same from the cache", cached * 1e3, "ms")
        finally:
            os.environ.pop("XDG_CACHE_HOME")
            if before is not None:
                os.environ["XDG_CACHE_HOME"] = before


def switch_figures(plain: Module, waits: Module, repeats: int) -> Iterator[Figure]:
    """A launch of nothing, and the time of one thread at one barrier or wave operation."""
    yield Figure("launch of nothing", least(20 * repeats, lambda: plain.launch("empty", 1, 1, [])).cpu * 1e6, "us")
    operations: dict[str, list[Argument]] = {
        "barriers": [],
        "shuffles": [np.zeros(1024, np.int32)],
        "ballots": [np.zeros(1024, np.uint64)],
    }
    for threads, (kernel, args) in product((64, 256, 1024), operations.items()):
        blocks = 102_400 // threads
        seconds = least(repeats, partial(waits.launch, kernel, blocks, threads, args)).cpu
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
            yield Figure(f"conversions of a million, {which}, {kernel}", least(3 * repeats, launch).cpu * 1e3, "ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1, help="operating system threads of the engine")
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    engine = Engine(workers=options.workers)
    compiler = engine.compiler.version.splitlines()[0]
    print(f"compiler: {compiler}\nworkers: {options.workers}\n")
    plain, waits = (engine.compile(KERNELS / f"{name}.hip") for name in ("plain", "waits"))
    figures = [*compile_figures(), *switch_figures(plain, waits, options.repeats)]
    figures += conversion_figures(engine, options.repeats)
    for figure in figures:
        print(f"{figure.name:<60}{figure.value:>8.3g} {figure.unit}")
    if options.json:
        measured = {
            "compiler": compiler,
            "workers": options.workers,
            "figures": [asdict(figure) for figure in figures],
        }
        options.json.write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
