"""Verify specs: worker processes are given one spec after the other, and their results come together."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from collections.abc import Generator
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import closing
from contextlib import contextmanager
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from fnmatch import fnmatchcase
from multiprocessing.connection import Connection
from multiprocessing.connection import Pipe
from multiprocessing.connection import wait
from pathlib import Path
from typing import IO

import numpy as np

from hipport.verify.backends.backend import Backend
from hipport.verify.backends.select import backends_for
from hipport.verify.bench import BenchUnit
from hipport.verify.bench import bench_units
from hipport.verify.bench import beside_ceilings
from hipport.verify.bench import ceiling_units
from hipport.verify.bench import check_devices
from hipport.verify.errors import SpecError
from hipport.verify.load import LoadedSpec
from hipport.verify.load import default_paths
from hipport.verify.load import load_specs
from hipport.verify.results import CaseResult
from hipport.verify.results import Status
from hipport.verify.results import Timing
from hipport.verify.results import VerifyRun
from hipport.verify.results import Versions
from hipport.verify.settings import VerifyOptions
from hipport.verify.unit import Unit
from hipport.version import __version__

#: Called with each result when it is there, and with the numbers of specs done and of all.
Progress = Callable[[CaseResult | None, int, int], None]


def verify(paths: Sequence[Path], options: VerifyOptions, progress: Progress | None = None) -> VerifyRun:
    """Verify the specs among and under ``paths``, those of ``default_paths`` where none is given.

    Whatever a spec or a kernel does is a result. Raises SpecError where there is no spec, CompilerNotFoundError where
    there is nothing to run kernels on, NoGpuError where there is nothing to measure them on.
    """
    begin = time.perf_counter()
    backends = backends_for(options)
    if options.bench:
        check_devices(backends)
    loaded = [each for each in load_specs(paths or default_paths()) if _is_wanted(each, options)]
    if not loaded:
        raise SpecError(f"no spec is named {' or '.join(options.kernel)}")
    tell = progress or (lambda _result, _done, _all: None)
    results: dict[int, list[CaseResult]] = {number: [] for number in range(len(loaded))}
    units: list[tuple[int, Unit]] = []
    for number, each in enumerate(loaded):
        if each.spec is None:
            results[number].append(_invalid(each))
        else:
            units.append((number, Unit(each.path, each.spec.name)))
    interrupted = False
    ceilings: list[Timing] = []
    timings: list[Timing] = []
    try:
        with closing(_work(units, options, backends)) as work:
            for number, found, done in work:
                if isinstance(found, CaseResult):
                    results[number].append(found)
                tell(_result_of(found), done, len(units))
        if options.bench:
            ceilings += _timings(ceiling_units(), options, backends, tell)
            timings += _timings(bench_units(_in_order(results)), options, backends, tell)
    except KeyboardInterrupt:
        interrupted = True
    return VerifyRun(
        _in_order(results),
        Versions(__version__, np.__version__, platform.python_version(), f"{platform.system()} {platform.machine()}"),
        time.perf_counter() - begin,
        interrupted,
        tuple(ceilings),
        beside_ceilings(timings, ceilings),
    )


def _in_order(results: Mapping[int, Sequence[CaseResult]]) -> tuple[CaseResult, ...]:
    return tuple(result for number in sorted(results) for result in results[number])


def _timings(
    units: Iterable[BenchUnit], options: VerifyOptions, backends: Sequence[Backend], tell: Progress
) -> Iterator[Timing]:
    """The times, of one unit after the other: two on one GPU would measure each other."""
    numbered = list(enumerate(units))
    with closing(_work(numbered, replace(options, jobs=1), backends)) as work:
        for _, found, done in work:
            tell(_result_of(found), done, len(numbered))
            if found is not None:
                yield Timing(found) if isinstance(found, CaseResult) else found


def _result_of(found: CaseResult | Timing | None) -> CaseResult | None:
    return found.result if isinstance(found, Timing) else found


def _is_wanted(loaded: LoadedSpec, options: VerifyOptions) -> bool:
    return not options.kernel or any(fnmatchcase(loaded.name, pattern) for pattern in options.kernel)


def _invalid(loaded: LoadedSpec) -> CaseResult:
    return CaseResult(loaded.name, str(loaded.path), "", "", Status.INVALID_SPEC, reasons=(loaded.error,))


@dataclass
class _Worker:
    """A worker process, with the number of the unit that it works on."""

    process: subprocess.Popen[bytes]
    connection: Connection[object, object]
    errors: IO[bytes]
    number: int = -1
    unit: Unit | BenchUnit | None = None

    def kill(self) -> None:
        """End it with all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.connection.close()
        self.errors.close()

    def last_error(self) -> str:
        """The last line that it wrote to stderr."""
        self.errors.seek(0)
        return self.errors.read().decode("utf-8", "replace").strip().rpartition("\n")[2]


def _work(
    units: Sequence[tuple[int, Unit | BenchUnit]], options: VerifyOptions, backends: Sequence[Backend]
) -> Generator[tuple[int, CaseResult | Timing | None, int], None, None]:
    """The results or times with the numbers of their units and how many are done; None when a unit has been finished;
    a result in place of times where a process has died.
    """
    waiting = list(reversed(units))
    done = 0
    with _workers() as workers:
        while waiting or workers:
            while waiting and len(workers) < options.jobs:
                worker = _started(options, backends)
                workers.append(worker)
                _give(worker, waiting)
            ready = wait([worker.connection for worker in workers])
            for worker in [worker for worker in workers if worker.connection in ready]:
                alive = True
                try:
                    said = worker.connection.recv()
                except (EOFError, OSError):
                    said, alive = _died(worker), False
                if isinstance(said, CaseResult | Timing):
                    yield worker.number, said, done
                    if alive:
                        continue
                done += 1
                yield worker.number, None, done
                if not (waiting and alive):
                    worker.kill()
                    workers.remove(worker)
                else:
                    _give(worker, waiting)


def _give(worker: _Worker, waiting: list[tuple[int, Unit | BenchUnit]]) -> None:
    worker.number, worker.unit = waiting.pop()
    with suppress(BrokenPipeError):  # it has died, which is found out when it is listened to
        worker.connection.send(worker.unit)


def _died(worker: _Worker) -> CaseResult:
    assert worker.unit is not None
    status = worker.process.wait()
    how = f"by {signal.Signals(-status).name}" if status < 0 else f"with exit status {status}"
    text = f"the process that worked on this spec ended {how}: {worker.last_error() or 'it said nothing'}"
    return CaseResult(worker.unit.name, str(worker.unit.path), "", "", Status.CRASHED, reasons=(text,))


@contextmanager
def _workers() -> Iterator[list[_Worker]]:
    workers: list[_Worker] = []
    try:
        yield workers
    finally:
        for worker in workers:
            worker.kill()


def _started(options: VerifyOptions, backends: Sequence[Backend]) -> _Worker:
    own, theirs = Pipe()
    errors = tempfile.TemporaryFile()  # noqa: SIM115 - the worker's, closed with it
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "hipport.verify.worker", str(theirs.fileno())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"},
        pass_fds=[theirs.fileno()],
        start_new_session=True,
    )
    theirs.close()
    own.send((options, backends))
    return _Worker(process, own, errors)
