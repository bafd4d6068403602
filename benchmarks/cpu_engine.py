"""Speed of the CPU engine: thread switches, launches, compilation, and common kernels beside NumPy.

``python -m benchmarks.cpu_engine [--workers N] [--repeats N] [--json FILE]``; needs a C++ compiler. Times are the best
of the repeats by the wall clock.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np

from hipport import convert_text
from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import Module

KERNELS = Path(__file__).resolve().parents[1] / "kernels"
SOURCE = r"""
#include <hip/hip_runtime.h>
extern "C" __global__ void empty() {}
extern "C" __global__ void barriers() { for (int i = 0; i < 100; ++i) __syncthreads(); }
extern "C" __global__ void shuffles(int* out) {
    int v = threadIdx.x;
    for (int i = 0; i < 100; ++i) v = __shfl_xor(v, 1);
    out[threadIdx.x] = v;
}
extern "C" __global__ void ballots(unsigned long long* out) {
    unsigned long long v = threadIdx.x;
    for (int i = 0; i < 100; ++i) v += __ballot(v & 1);
    out[threadIdx.x] = v;
}
extern "C" __global__ void saxpy(int n, float a, const float* __restrict__ x, float* __restrict__ y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void tree_reduce(const float* in, float* sums) {
    __shared__ float partial[256];
    const int t = threadIdx.x;
    partial[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (t < half) partial[t] += partial[t + half];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = partial[0];
}
extern "C" __global__ void shuffle_reduce(const float* in, float* sums) {
    float v = in[blockIdx.x * 256 + threadIdx.x];
    for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);
    if (threadIdx.x % warpSize == 0) atomicAdd(&sums[blockIdx.x], v);
}
extern "C" __global__ void scan(const float* in, float* out) {
    __shared__ float s[256];
    const int t = threadIdx.x;
    s[t] = in[blockIdx.x * 256 + t];
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
        const float before = t >= d ? s[t - d] : 0.0f;
        __syncthreads();
        s[t] += before;
        __syncthreads();
    }
    out[blockIdx.x * 256 + t] = s[t];
}
"""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, a number and its unit, NumPy's number for the same where there is one."""

    name: str
    value: float
    unit: str
    numpy: float | None = None


def best_of(repeats: int, run: Callable[[], object]) -> float:
    """The shortest time of a run, in seconds."""
    shortest = float("inf")
    for _ in range(repeats):
        begin = time.perf_counter()
        run()
        shortest = min(shortest, time.perf_counter() - begin)
    return shortest


def compile_figures() -> tuple[Module, list[Figure]]:
    """Compile the source with an empty cache: with the runtime, then the kernels alone, then not at all."""
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("XDG_CACHE_HOME")
        os.environ["XDG_CACHE_HOME"] = folder
        try:
            runtime = best_of(1, lambda: Engine().compile(SOURCE))
            cold = best_of(1, lambda: Engine().compile(SOURCE + "// again"))
            cached = best_of(3, lambda: Engine().compile(SOURCE))
            module = Engine().compile(SOURCE)
        finally:
            del os.environ["XDG_CACHE_HOME"]
            if before is not None:
                os.environ["XDG_CACHE_HOME"] = before
    return module, [
        Figure("compile 8 kernels and the runtime, first time on a machine", runtime, "s"),
        Figure("compile 8 kernels", cold, "s"),
        Figure("compile, cached", cached * 1e3, "ms"),
    ]


def switch_figures(module: Module, repeats: int) -> list[Figure]:
    """A launch of nothing, and the time of one thread at one barrier or wave operation."""
    out32, out64 = np.zeros(1024, np.int32), np.zeros(1024, np.uint64)
    launch = best_of(20 * repeats, lambda: module.launch("empty", 1, 1, []))
    figures = [Figure("empty launch", launch * 1e6, "us")]
    operations: dict[str, list[Argument]] = {"barriers": [], "shuffles": [out32], "ballots": [out64]}
    for threads, (kernel, args) in product((64, 256, 1024), operations.items()):
        blocks = 25_600 // threads
        seconds = best_of(repeats, partial(module.launch, kernel, blocks, threads, args))
        each = seconds / (100 * blocks * threads)
        figures.append(Figure(f"{kernel[:-1]}, {threads} threads a block", each * 1e9, "ns a thread"))
    return figures


def kernel_figures(module: Module, repeats: int) -> list[Figure]:
    """Common kernels of a million elements, and a product of matrices, beside NumPy."""
    random = np.random.default_rng(1)
    n = 1 << 20
    x, y = random.random((2, n), dtype=np.float32)
    sums, out = np.zeros(n // 256, np.float32), np.zeros(n, np.float32)
    a, b = random.random((2, 128, 128), dtype=np.float32)
    c = np.zeros_like(a)
    data, bins = random.integers(0, 256, n).astype(np.uint8), np.zeros(256, np.uint32)
    converted = {}
    for name in ("matmul_tiled", "histogram"):
        cuda = (KERNELS / name / f"{name}.cu").read_bytes()
        converted[name] = module.engine.compile(convert_text(cuda).output or cuda)
    blocks = n // 256
    runs: list[tuple[str, Callable[[], object], Callable[[], object]]] = [
        ("saxpy", lambda: module.launch("saxpy", blocks, 256, [n, 0.5, x, y]), lambda: np.add(np.multiply(x, 0.5), y)),
        ("tree reduction", lambda: module.launch("tree_reduce", blocks, 256, [x, sums]), x.sum),
        ("shuffle reduction", lambda: module.launch("shuffle_reduce", blocks, 256, [x, sums]), x.sum),
        ("scan in blocks", lambda: module.launch("scan", blocks, 256, [x, out]), lambda: np.cumsum(x)),
        (
            "histogram",
            lambda: converted["histogram"].launch("histogram", 64, 256, [data, n, bins]),
            lambda: np.bincount(data, minlength=256),
        ),
        (
            "tiled matmul 128",
            lambda: converted["matmul_tiled"].launch(
                "matmul_tiled<float,16>", (8, 8), (16, 16), [a, b, c, 128, 128, 128]
            ),
            lambda: a @ b,
        ),
    ]
    return [
        Figure(name, best_of(repeats, ours) * 1e3, "ms", best_of(repeats, theirs) * 1e3) for name, ours, theirs in runs
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="operating system threads (default: cores)")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    module, figures = compile_figures()
    module = Module(Engine(workers=options.workers), module.library)
    figures += switch_figures(module, options.repeats) + kernel_figures(module, options.repeats)
    print(f"{module.engine.compiler.version.splitlines()[0]}, {options.workers} workers")
    for figure in figures:
        numpy = "" if figure.numpy is None else f"   NumPy {figure.numpy:.3g}"
        print(f"{figure.name:<60} {figure.value:8.3g} {figure.unit}{numpy}")
    if options.json:
        options.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=2) + "\n")


if __name__ == "__main__":
    main()
