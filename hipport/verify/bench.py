"""Measure what has passed: the times of kernels on a GPU, beside what a copy and fused multiply-adds reach there.

These two are kernels with specs as any others, under ``ceilings``.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.verify.backends.backend import Backend
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.cases import Case
from hipport.verify.cases import bench_cases_of
from hipport.verify.errors import SpecError
from hipport.verify.execution import execute
from hipport.verify.load import load_specs
from hipport.verify.plan import Builder
from hipport.verify.plan import Work
from hipport.verify.plan import judged
from hipport.verify.plan import plan_case
from hipport.verify.plan import work_on
from hipport.verify.results import CaseResult
from hipport.verify.results import Ceilings
from hipport.verify.results import Status
from hipport.verify.results import Timing
from hipport.verify.settings import VerifyOptions

CEILINGS = Path(__file__).parent / "ceilings"

#: An instance of a kernel on a GPU (``Machine.place``).
Instance = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class BenchUnit:
    """What to measure of a spec: its file and name, and the instances that are right; None for all."""

    path: Path
    name: str
    right: frozenset[Instance] | None = None


def check_devices(backends: Sequence[Backend]) -> None:
    """Raises NoGpuError where there is something that only says what a GPU computes, not how fast."""
    if not all(backend.on_device for backend in backends):
        raise NoGpuError(
            "--bench needs a GPU: how long the CPU engine takes says nothing of one; `hipport doctor` says what is "
            "missing here"
        )


def ceiling_units() -> list[BenchUnit]:
    """The kernels that the others are held against."""
    return [BenchUnit(loaded.path, loaded.name) for loaded in load_specs([CEILINGS])]


def bench_units(results: Sequence[CaseResult]) -> Iterator[BenchUnit]:
    """What may be measured: instances of which all cases on a GPU have passed."""
    specs: dict[tuple[str, str], dict[Instance, bool]] = {}
    for result in results:
        if result.machine:
            instances = specs.setdefault((result.spec, result.kernel), {})
            key = result.instance, result.machine.place
            instances[key] = instances.get(key, True) and result.passed
    for (path, name), instances in specs.items():
        if right := frozenset(key for key, passed in instances.items() if passed):
            yield BenchUnit(Path(path), name, right)


def bench_unit(unit: BenchUnit, options: VerifyOptions, backends: Sequence[Backend]) -> Iterator[Timing]:
    """The times of a spec's instances, each on all GPUs. A result that is wrong has none."""
    work = work_on(unit.path, unit.name, options, backends)
    emulated = any(backend.machine.emulated for backend in backends)
    # Ceilings are measured whatever is asked for of the others.
    wanted = options.wanted() if unit.right is not None else VerifyOptions().wanted()
    try:
        cases = tuple(bench_cases_of(work.spec, wanted, emulated=emulated))
        builder = Builder(work.port(), cases)
    except SpecError as error:
        yield Timing(work.result(Status.INVALID_SPEC, (str(error),)))
        return
    for case in cases:
        right = [each for each in backends if unit.right is None or (case.kernel, each.machine.place) in unit.right]
        if right:
            yield from _timings(replace(work, backends=right), case, builder)


def _timings(work: Work, case: Case, builder: Builder) -> Iterator[Timing]:
    plan, failed = plan_case(work, case, builder, timed=True)
    yield from map(Timing, failed)
    if plan is None:
        return
    dtype = "float64" if case.has_doubles else "float32"
    executions = execute(plan.runs, work.options.timeout, memory=None)
    for blank, run, execution in zip(plan.results, plan.runs, executions, strict=True):
        result = judged(blank, plan, run, execution)
        yield Timing(result, case.moved, case.operations, dtype, execution.loops if result.passed else ())


def beside_ceilings(timings: Sequence[Timing], ceilings: Sequence[Timing]) -> tuple[Timing, ...]:
    """The times with the ceilings of the same GPU, where these were measured."""
    reached: Mapping[tuple[object, ...], Timing] = {
        (each.result.kernel, each.dtype, _place(each)): each for each in ceilings if each.loops
    }

    def ceilings_of(timing: Timing) -> Ceilings | None:
        copy = reached.get(("copy", "float64", _place(timing)))
        fma = reached.get(("fma", timing.dtype, _place(timing)))
        return Ceilings(copy.bytes_per_second, fma.operations_per_second, timing.dtype) if copy and fma else None

    return tuple(replace(timing, ceilings=ceilings_of(timing)) for timing in timings)


def _place(timing: Timing) -> tuple[str, ...]:
    return timing.result.machine.place if timing.result.machine else ()
