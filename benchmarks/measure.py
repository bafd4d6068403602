"""One conversion of a tree in a process of its own: its result, and what it cost.

``python -m benchmarks.measure TREE OUTPUT JOBS WARM PICKLE`` is that process.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import hipport
from hipport.process import end_with_parent
from hipport.result import Run

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a conversion cost: processes, seconds, CPU seconds of all processes, and MiB of the largest process."""

    jobs: int
    wall: float
    cpu: float
    peak: float


@dataclass(frozen=True, slots=True)
class Measured:
    """A conversion and what it cost."""

    run: Run
    cost: Cost


def measure(
    tree: Path,
    output: Path,
    jobs: int = 1,
    *,
    warm: bool = False,
    parse: bool = False,
    compiler_options: Sequence[str] = (),
) -> Measured:
    """Convert ``tree`` into ``output`` in a fresh process: discover, read, convert and write, and ``parse`` its units,
    with ``compiler_options``. With ``warm`` that process has done the same once before the clock starts, so that the
    tables are loaded.
    """
    shutil.rmtree(output, ignore_errors=True)
    with tempfile.NamedTemporaryFile() as file:
        arguments = [
            str(tree),
            str(output),
            str(jobs),
            "warm" if warm else "cold",
            "parse" if parse else "",
            file.name,
            *compiler_options,
        ]
        # As where hipport is installed: modules are compiled once, and not in each process.
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        command = [sys.executable, "-m", "benchmarks.measure", *arguments]
        subprocess.run(command, cwd=ROOT, check=True, env=environment)
        measured = pickle.loads(file.read())
    assert isinstance(measured, Measured)
    return measured


def _convert(tree: Path, output: Path, jobs: int, *, parse: bool, compiler_options: Sequence[str]) -> Measured:
    begin, begin_cpu = time.perf_counter(), _cpu()
    options = hipport.Options(gitignore=False, parse=parse)
    if jobs == 1:
        run = hipport.convert_paths(tree, options, output=output, compiler_options=compiler_options)
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=context, initializer=end_with_parent) as executor:
            run = hipport.convert_paths(
                tree, options, output=output, executor=executor, compiler_options=compiler_options
            )
    return Measured(run, Cost(jobs, time.perf_counter() - begin, _cpu() - begin_cpu, _peak()))


def _cpu() -> float:
    """Seconds of this process and of those of its children that have ended."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _peak() -> float:
    # The kernel's ru_maxrss of a process counts what its parent had when it started it, so it only serves for the
    # workers, which this small process starts.
    own = re.search(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text())
    return max(int(own[1]) if own else 0, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss) / 1024


def _main(tree: str, output: str, jobs: str, warm: str, parse: str, target: str, *compiler_options: str) -> None:
    def convert() -> Measured:
        return _convert(Path(tree), Path(output), int(jobs), parse=bool(parse), compiler_options=compiler_options)

    if warm == "warm":
        convert()
        shutil.rmtree(output)
    Path(target).write_bytes(pickle.dumps(convert()))


if __name__ == "__main__":
    # Under its own name, so that what it pickles can be read by the process that imported this module.
    from benchmarks.measure import _main as main

    main(*sys.argv[1:])
