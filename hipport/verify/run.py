"""Verify specs: list them, collect their results, and say what has not been run."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from fnmatch import fnmatchcase
from pathlib import Path

import numpy as np

from hipport.verify.backends.select import backends_for
from hipport.verify.errors import SpecError
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import NotRun
from hipport.verify.results import Timing
from hipport.verify.results import VerifyRun
from hipport.verify.results import Versions
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.load import default_paths
from hipport.verify.specs.load import find_specs
from hipport.verify.tasks.bench import BenchTask
from hipport.verify.tasks.bench import bench_units
from hipport.verify.tasks.bench import beside_ceilings
from hipport.verify.tasks.bench import ceiling_units
from hipport.verify.tasks.bench import check_devices
from hipport.verify.tasks.listing import Listed
from hipport.verify.tasks.listing import ListTask
from hipport.verify.tasks.verifying import VerifyTask
from hipport.verify.workers.pool import Pool
from hipport.version import __version__

#: Called with each case that begins, with each result when it is there, with None when a spec is done, and with the
#: numbers of specs done and of all.
Progress = Callable[[CaseName | CaseResult | None, int, int], None]


def verify(paths: Sequence[Path], options: VerifyOptions, progress: Progress | None = None) -> VerifyRun:
    """Verify the specs among and under ``paths``, those of ``default_paths`` where none is given.

    Whatever a spec or a kernel does is a result. Raises SpecError where there is no spec, CompilerNotFoundError where
    there is nothing to run kernels on, NoGpuError where there is nothing to measure them on.
    """
    begin = time.perf_counter()
    backends = backends_for(options)
    if options.bench:
        check_devices(backends)
    going = _Verification(options, find_specs(paths or default_paths()), progress or (lambda _said, _done, _all: None))
    interrupted = False
    try:
        with Pool(options, backends) as pool:
            going.run(pool)
    except _StopError:
        pass
    except KeyboardInterrupt:
        interrupted = True
    return VerifyRun(
        going.results,
        Versions(__version__, np.__version__, platform.python_version(), f"{platform.system()} {platform.machine()}"),
        time.perf_counter() - begin,
        interrupted,
        tuple(going.ceilings),
        beside_ceilings(going.timings, going.ceilings),
        tuple(going.not_run()),
    )


class _StopError(Exception):
    """A case has not passed, and nothing more is to be run."""


@dataclass
class _Spec:
    """A spec, or a file without one that can be used, with its results so far."""

    path: Path
    name: str
    state: str = NotRun.ALL
    results: list[CaseResult] = field(default_factory=list)


@dataclass
class _Verification:
    """A verification and how far it has come."""

    options: VerifyOptions
    files: Sequence[Path]
    tell: Progress
    specs: list[_Spec] = field(default_factory=list)
    ceilings: list[Timing] = field(default_factory=list)
    timings: list[Timing] = field(default_factory=list)
    to_measure: list[BenchTask] = field(default_factory=list)
    measured: set[BenchTask] = field(default_factory=set)

    @property
    def results(self) -> tuple[CaseResult, ...]:
        """The results so far, in the order of the specs."""
        return tuple(result for spec in self.specs for result in spec.results)

    def run(self, pool: Pool) -> None:
        """List, verify and measure what is asked for. Raises SpecError where no spec has the name asked for, and at
        once _StopError and KeyboardInterrupt.
        """
        self._list(pool)
        self._verify(pool)
        if self.options.bench:
            self.to_measure += bench_units(self.results)
            self.ceilings += self._times(pool, ceiling_units())
            for timing in self._times(pool, self.to_measure):
                self.timings.append(timing)

    def not_run(self) -> Iterator[NotRun]:
        """The specs that were not run, not to the end, or not measured."""
        for spec in self.specs:
            if spec.state:
                yield NotRun(spec.name, str(spec.path), spec.state)
        for unit in self.to_measure:
            if unit not in self.measured:
                yield NotRun(unit.name, str(unit.path), NotRun.TIMES)

    def _list(self, pool: Pool) -> None:
        """Find out which specs there are."""
        self.specs = [_Spec(path, path.parent.name) for path in self.files]
        listings = list(enumerate(map(ListTask, self.files)))
        found = {n: said for n, said, _ in pool.work(listings, self.options.jobs) if isinstance(said, Listed)}
        self.specs = [
            _of_listed(listed, name)
            for _, listed in sorted(found.items())
            for name in listed.shown
            if not self.options.kernel or any(fnmatchcase(name, pattern) for pattern in self.options.kernel)
        ]
        if not self.specs:
            raise SpecError(f"no spec is named {' or '.join(self.options.kernel)}")

    def _verify(self, pool: Pool) -> None:
        for spec in self.specs:
            self._stop_after(spec.results)
        units = [(number, VerifyTask(spec.path, spec.name)) for number, spec in enumerate(self.specs) if spec.state]
        for number, said, done in pool.work(units, self.options.jobs):
            spec = self.specs[number]
            spec.state = NotRun.REST if said is not None else ""
            if isinstance(said, CaseResult):
                spec.results.append(said)
            if not isinstance(said, Listed | Timing):
                self.tell(said, done, len(units))
            self._stop_after(spec.results[-1:])

    def _stop_after(self, results: Sequence[CaseResult]) -> None:
        if self.options.exitfirst and not all(result.passed for result in results):
            raise _StopError

    def _times(self, pool: Pool, units: Iterable[BenchTask]) -> Iterator[Timing]:
        """The times, one task after the other: two at once on one GPU would slow each other down. A task may have none,
        as that of a kernel that prints.
        """
        numbered = list(enumerate(units))
        for number, said, done in pool.work(numbered, jobs=1):
            if said is None:
                self.measured.add(numbered[number][1])
            timing = Timing(said) if isinstance(said, CaseResult) else said
            if isinstance(timing, Timing):
                yield timing
            if not isinstance(said, Listed):
                self.tell(said.result if isinstance(said, Timing) else said, done, len(numbered))


def _of_listed(listed: Listed, name: str) -> _Spec:
    if not listed.error:
        return _Spec(listed.path, name)
    wrong = CaseResult(name, str(listed.path), "", "", CaseStatus.INVALID_SPEC, reasons=(listed.error,))
    return _Spec(listed.path, name, "", [wrong])
