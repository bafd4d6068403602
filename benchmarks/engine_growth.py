"""How time and memory of the CPU engine grow with the number of threads, as a table and as plots.

``python -m benchmarks.engine_growth [--most N] [--workers N] [--repeats N] [--into FOLDER]``; needs a C++ compiler and
Linux. Each measurement has a process of its own, so that no other's memory is in it. The memory is what the process has
at most during a launch, without what it had before: the engine's stacks and whatever else it takes, but not the arrays.
With ``--into`` the plots are ``engine-time.svg`` and ``engine-memory.svg`` in a folder.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from benchmarks.engine import check
from benchmarks.engine import figure
from benchmarks.engine import least
from benchmarks.engine_cases import MAKERS
from benchmarks.engine_peers import OnEngine
from benchmarks.plot import log_plot

#: What is measured: a kernel that does not wait, two with barriers, two by operations of the wavefront.
KERNELS = ("saxpy", "block reduction", "scan", "block reduction, waves", "scan, waves")
WAVEFRONT = 64
#: Below this, memory is that of a few pages here or there.
LEAST_MIB = 0.1


@dataclass(frozen=True, slots=True)
class Measured:
    """A kernel with a number of threads: CPU seconds, and MiB that the engine has at most during the first launch."""

    kernel: str
    threads: int
    seconds: float
    mib: float


def measure(kernel: str, threads: int, workers: int, repeats: int) -> Measured:
    """Execute a kernel in this process, which nothing else has used before."""
    case = next(make for make in MAKERS if make(1).name == kernel)(threads)
    prepared = OnEngine(WAVEFRONT, workers).prepare(case)
    Path("/proc/self/clear_refs").write_text("5")  # the peak is that of now
    before = _mib("VmRSS")
    prepared.run()
    memory = _mib("VmHWM") - before
    check(case, prepared)
    return Measured(kernel, case.threads, least(repeats, prepared.run).cpu, memory)


def _mib(field: str) -> float:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:")) / 1024


def table(measured: Sequence[Measured], cell: Callable[[Measured], str]) -> Iterator[str]:
    """Markdown with a row for each number of threads and a column for each kernel."""
    kernels = list(dict.fromkeys(one.kernel for one in measured))
    yield f"| threads | {' | '.join(kernels)} |"
    yield f"| ---: |{' ---: |' * len(kernels)}"
    for threads in dict.fromkeys(one.threads for one in measured):
        cells = [cell(one) for one in measured if one.threads == threads]
        yield f"| {threads:,} | {' | '.join(cells)} |"


def plots(measured: Sequence[Measured]) -> dict[str, str]:
    """The plots, by the names of their files."""
    times: dict[str, list[tuple[float, float]]] = {}
    memory: dict[str, list[tuple[float, float]]] = {}
    for one in measured:
        times.setdefault(one.kernel, []).append((one.threads, one.seconds * 1e3))
        memory.setdefault(one.kernel, []).append((one.threads, max(one.mib, LEAST_MIB)))
    return {
        "engine-time.svg": log_plot("CPU engine: time of a launch", "threads", "CPU time, ms", times),
        "engine-memory.svg": log_plot("CPU engine: memory beside the arrays", "threads", "MiB", memory),
    }


def main() -> None:
    """Measure, print and plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=float, default=1e8, help="the largest number of threads (1e8)")
    parser.add_argument("--workers", type=int, default=1, help="operating system threads of the engine")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--into", type=Path, help="a folder for the plots")
    options = parser.parse_args()
    sizes = [threads for power in range(4, 12) if (threads := 10**power) <= options.most]
    one = partial(measure, workers=options.workers, repeats=options.repeats)
    measured = []
    for threads in sizes:
        for kernel in KERNELS:
            with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
                measured.append(process.submit(one, kernel, threads).result())
    print("CPU ms of a launch\n")
    print("\n".join(table(measured, lambda one: figure(one.seconds * 1e3))))
    print("\nMiB beside the arrays\n")
    print("\n".join(table(measured, lambda one: f"{one.mib:.1f}")))
    if options.into:
        for name, svg in plots(measured).items():
            (options.into / name).write_text(svg)


if __name__ == "__main__":
    main()
