"""What the check of the CPU engine costs: launches of a check build beside those of another one, by CPU time.

``python -m benchmarks.cpu_check [--repeats N] [--json FILE]``; needs a C++ compiler. The kernels are those of
``benchmarks/cpu_engine.py`` and more of ``kernels/``, with one worker. Each is launched on arrays of some megabytes,
once to warm up, and then for the least CPU time of the repeats. A clean kernel of which anything is found is an error.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from benchmarks.cpu_engine import BLOCK
from benchmarks.cpu_engine import REPOSITORY
from benchmarks.cpu_engine import N
from benchmarks.cpu_engine import cases
from benchmarks.cpu_engine import cpu_time
from hipport import convert_text
from hipport.cpu import Argument
from hipport.cpu import Engine
from hipport.cpu import Module

SIDE = 512  # of grids


@dataclass(frozen=True, slots=True)
class Row:
    """A kernel with its threads, and milliseconds that it takes without the check and with it."""

    name: str
    threads: int
    unchecked: float
    checked: float

    @property
    def ratio(self) -> float:
        """How many times as long a checked launch takes."""
        return self.checked / self.unchecked


@dataclass(frozen=True, slots=True)
class Launch:
    """A kernel with its launch."""

    name: str
    module: Module
    kernel: str
    grid: Sequence[int]
    block: Sequence[int]
    args: Callable[[], list[Argument]]
    shared_bytes: int = 0

    def run(self, args: list[Argument]) -> None:
        """Run it once. Raises RuntimeError where the check finds something."""
        if findings := self.module.launch(self.kernel, self.grid, self.block, args, self.shared_bytes):
            raise RuntimeError(f"{self.name} is clean, and the check finds:\n" + "\n".join(map(str, findings)))

    def milliseconds(self, repeats: int) -> float:
        """The least CPU time of a launch."""
        args = self.args()
        self.run(args)
        return cpu_time(repeats, partial(self.run, args)) * 1e3


def launches(engine: Engine) -> list[Launch]:
    """Common kernels of a million threads or so, each in the build that the engine makes."""
    random = np.random.default_rng(1)
    grid = random.random((SIDE, SIDE), dtype=np.float32)
    rows = random.random((N // 1024, 1024), dtype=np.float32)
    keys = random.integers(0, 2**32, N // 4, dtype=np.uint32)
    counts = np.zeros(16 * (keys.size // BLOCK), np.uint32)
    stencil = _compiled(engine, "stencil2d")
    stencil.variable("stencil_weights", np.float32)[:] = 0.2
    radix = _compiled(engine, "radix_sort_pass")
    of_keys: list[Argument] = [keys, counts, np.int32(keys.size), np.int32(4)]
    radix.launch("count_digits", keys.size // BLOCK, BLOCK, of_keys)
    radix.launch("scan_counts", 1, BLOCK, [counts, np.int32(counts.size)])
    moved: list[Argument] = [keys, keys, np.zeros_like(keys), np.zeros_like(keys), counts, *of_keys[2:]]
    matrices: list[Argument] = [*random.random((2, 128, 128), dtype=np.float32), np.zeros((128, 128), np.float32)]
    sizes = [np.int32(128)] * 3
    of_grid: list[Argument] = [grid, np.zeros_like(grid), np.int32(SIDE), np.int32(SIDE)]
    return [
        *(Launch(c.name, c.module, c.kernel, c.grid, c.block, partial(list, c.args)) for c in cases(engine)),
        Launch(
            "matmul, 128",
            _compiled(engine, "matmul_naive"),
            "matmul_naive<float>",
            (8, 8),
            (16, 16),
            lambda: [*matrices, *sizes],
        ),
        Launch("stencil", stencil, "stencil2d<16>", (SIDE // 16, SIDE // 16), (16, 16), lambda: of_grid),
        Launch(
            "softmax of rows",
            _compiled(engine, "softmax"),
            "softmax",
            (rows.shape[0],),
            (BLOCK,),
            lambda: [rows, np.zeros_like(rows), np.int32(rows.shape[1])],
            4 * BLOCK,
        ),
        Launch(
            "radix sort, counts",
            radix,
            "count_digits",
            (keys.size // BLOCK,),
            (BLOCK,),
            lambda: [keys, np.zeros_like(counts), *of_keys[2:]],
        ),
        Launch("radix sort, scatter", radix, "scatter_keys", (keys.size // BLOCK,), (BLOCK,), lambda: moved),
        Launch(
            "sum by atomics",
            _compiled(engine, "reduce_atomic"),
            "reduce_atomic<float>",
            (N // BLOCK,),
            (BLOCK,),
            lambda: [rows, np.zeros(1, np.float32), np.int32(N)],
        ),
    ]


def _compiled(engine: Engine, name: str) -> Module:
    cuda = (REPOSITORY / "kernels" / name / f"{name}.cu").read_bytes()
    return engine.compile(convert_text(cuda).output or cuda, path=f"{name}.hip")


def rows(repeats: int) -> list[Row]:
    """The kernels with what they take."""
    return [
        Row(
            plain.name,
            int(np.prod(plain.grid) * np.prod(plain.block)),
            plain.milliseconds(repeats),
            checked.milliseconds(repeats),
        )
        for plain, checked in zip(*(launches(_engine(check=check)) for check in (False, True)), strict=True)
    ]


def _engine(*, check: bool) -> Engine:
    return Engine(wavefront=32, workers=1, arch="gfx1100", check=check)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    measured = rows(options.repeats)
    print(f"{'kernel, ms':<22}{'unchecked':>10}{'checked':>10}{'times':>8}{'ns/thread':>11}")
    for row in measured:
        by_thread = row.checked * 1e6 / row.threads
        print(f"{row.name:<22}{row.unchecked:>10.3g}{row.checked:>10.3g}{row.ratio:>8.1f}{by_thread:>11.3g}")
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in measured], indent=2) + "\n")


if __name__ == "__main__":
    main()
