"""Common kernels by the CPU engine, beside others that run them on a CPU.

``python -m benchmarks.engine [--threads N] [--only TEXT] [--workers N] [--repeats N] [--json FILE]``; needs a C++
compiler. The others are NumPy, PoCL (``benchmarks/engine_peers.py`` says where it comes from) and an operating system
thread for each thread of a block, which is measured with a few blocks: its time is for as many threads, by proportion.
What cannot be run is named with the reason. No time stands for a result that differs from NumPy's. Times are the least
of the repeats, CPU times of all threads of the process and times by the clock.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.engine_cases import MAKERS
from benchmarks.engine_cases import Case
from benchmarks.engine_cases import Maker
from benchmarks.engine_peers import OnEngine
from benchmarks.engine_peers import OnOsThreads
from benchmarks.engine_peers import OnPocl
from benchmarks.engine_peers import Peer
from benchmarks.engine_peers import Prepared
from benchmarks.engine_peers import UnavailableError
from hipport.cpu import Engine

#: Threads of a kernel that operating system threads are measured with: 16 blocks, a few times.
OS_THREADS = 4096
OS_REPEATS = 3
#: A case that takes long is not run again after this many seconds.
SECONDS_PER_CASE = 20.0
NUMPY, POCL, OS = "NumPy", "PoCL", "OS threads"


@dataclass(frozen=True, slots=True)
class Time:
    """Seconds of CPU time and by the clock."""

    cpu: float
    wall: float

    def scaled(self, factor: float) -> Time:
        """The time of ``factor`` times as much."""
        return Time(self.cpu * factor, self.wall * factor)


@dataclass(frozen=True, slots=True)
class Row:
    """What a case took by each that executes it."""

    name: str
    threads: int
    barrier_form: str | None
    times: Mapping[str, Time]


def least(repeats: int, run: Callable[[], object]) -> Time:
    """The least times of several runs."""
    begin = time.perf_counter()
    times: list[Time] = []
    while len(times) < repeats and (not times or time.perf_counter() - begin < SECONDS_PER_CASE):
        cpu, wall = time.process_time(), time.perf_counter()
        run()
        times.append(Time(time.process_time() - cpu, time.perf_counter() - wall))
    return Time(min(one.cpu for one in times), min(one.wall for one in times))


def check(case: Case, ran: Prepared) -> None:
    """Compare the output of a case that has run once with NumPy's. AssertionError where it differs."""
    np.testing.assert_allclose(ran.output().ravel(), case.numpy().ravel(), rtol=1e-4, err_msg=case.name)


def measured(peer: Peer, case: Case, repeats: int) -> Time:
    """The time of a case whose result is NumPy's. AssertionError where it is not, UnavailableError as of the peer."""
    prepared = peer.prepare(case)
    prepared.run()
    check(case, prepared)
    return least(repeats, prepared.run)


def row(make: Maker, threads: int, peers: Mapping[str, Peer], repeats: int) -> Row:
    """Measure a case by all that can execute it."""
    case, few = make(threads), make(OS_THREADS)
    times = {NUMPY: least(repeats, case.numpy)}
    for name, peer in peers.items():
        try:
            if name == OS:
                times[name] = measured(peer, few, min(repeats, OS_REPEATS)).scaled(case.threads / few.threads)
            else:
                times[name] = measured(peer, case, repeats)
        except UnavailableError:
            continue
    return Row(case.name, case.threads, case.barrier_form, times)


def available(workers: int) -> tuple[dict[str, Peer], dict[str, str]]:
    """All that execute cases here, by name, and what is to be said of each of the others."""
    peers: dict[str, Peer] = {f"engine {lanes}": OnEngine(lanes, workers) for lanes in (32, 64)}
    remarks = {NUMPY: np.__version__}
    try:
        peers[POCL] = pocl = OnPocl(workers)
        remarks[POCL] = pocl.version
    except UnavailableError as error:
        remarks[POCL] = f"not measured: {error}"
    peers[OS] = OnOsThreads()
    return peers, remarks


def times_table(rows: Sequence[Row], columns: Sequence[str]) -> Iterator[str]:
    """Milliseconds of CPU time (by the clock) in each column, as Markdown."""
    yield from _heading(columns)
    for row in rows:
        yield _line(row, (_milliseconds(row.times.get(name)) for name in columns))


def ratios_table(rows: Sequence[Row], engines: Sequence[str]) -> Iterator[str]:
    """Ratios of CPU times, as Markdown: of the engine to others, and to itself with the form that has barriers. To
    what is far from it, only that of the first of ``engines``.
    """
    pairs = [*((name, POCL) for name in engines), (engines[0], NUMPY), (OS, engines[0])]
    heads = [f"{one} / {other}" for one, other in pairs]
    yield from _heading([*heads, *(f"{name} / barrier form" for name in engines)])
    by_name: dict[str | None, Row] = {row.name: row for row in rows}
    for row in rows:
        barriers = by_name.get(row.barrier_form)
        ratios = [_ratio(row.times.get(one), row.times.get(other)) for one, other in pairs]
        ratios += [_ratio(row.times.get(name), barriers.times.get(name) if barriers else None) for name in engines]
        yield _line(row, ratios)


def _heading(columns: Sequence[str]) -> Iterator[str]:
    yield f"| kernel | threads | {' | '.join(columns)} |"
    yield f"| --- |{' ---: |' * (1 + len(columns))}"


def _line(row: Row, cells: Iterable[str]) -> str:
    return f"| {row.name} | {row.threads:,} | {' | '.join(cells)} |"


def _milliseconds(value: Time | None) -> str:
    return "-" if value is None else f"{figure(value.cpu * 1e3)} ({figure(value.wall * 1e3)})"


def _ratio(one: Time | None, other: Time | None) -> str:
    return "-" if one is None or other is None else figure(one.cpu / other.cpu)


def figure(value: float) -> str:
    """Three digits that count, without an exponent: 0.00123, 1.23, 123, 12,300."""
    digits = 2 - math.floor(math.log10(value)) if value else 0
    return f"{round(value, digits):,.{max(digits, 0)}f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=float, default=1e6, help="threads of each kernel (1e6)")
    parser.add_argument("--only", default="", help="kernels with this text in their name")
    parser.add_argument("--workers", type=int, default=1, help="operating system threads of the engine and of PoCL")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    options = parser.parse_args()
    threads = round(options.threads)
    peers, remarks = available(options.workers)
    remarks = {"compiler": Engine().compiler.version.splitlines()[0], **remarks, "workers": str(options.workers)}
    print("\n".join(f"{name}: {remark}" for name, remark in remarks.items()))
    chosen = [make for make in MAKERS if options.only in make(1).name]
    rows = [row(make, threads, peers, options.repeats) for make in chosen]
    print("\nMilliseconds of CPU time (by the clock)\n")
    print("\n".join(times_table(rows, [*peers, NUMPY])))
    print("\nRatios of CPU times\n")
    print("\n".join(ratios_table(rows, [name for name in peers if name.startswith("engine")])))
    if options.json:
        options.json.write_text(json.dumps({"run": remarks, "kernels": [asdict(row) for row in rows]}, indent=2) + "\n")


if __name__ == "__main__":
    main()
