"""Measure the times of kernels on a GPU, beside what a copy and fused multiply-adds reach there.

The copy and the multiply-adds are kernels with specs like any others, in the folder ``ceilings``.
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
from hipport.verify.errors import SpecError
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Ceilings
from hipport.verify.results import Timing
from hipport.verify.running.execution import execute
from hipport.verify.running.guarded import Finished
from hipport.verify.running.guarded import Guard
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.cases import Case
from hipport.verify.specs.cases import bench_cases_of
from hipport.verify.specs.load import find_specs
from hipport.verify.specs.spec import KernelSpec
from hipport.verify.tasks.plan import Builder
from hipport.verify.tasks.plan import Work
from hipport.verify.tasks.plan import judged
from hipport.verify.tasks.plan import plan_case
from hipport.verify.tasks.plan import work_on

CEILINGS = Path(__file__).parent / "ceilings"

#: An instance of a kernel on a GPU (``Machine.place``).
Instance = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class BenchTask:
    """The task of measuring a spec, by its file and name: the instances in ``right``, all of them for None. ``skip``
    are the numbers of cases that are not measured.
    """

    path: Path
    name: str
    right: frozenset[Instance] | None = None
    skip: frozenset[int] = frozenset()


def check_devices(backends: Sequence[Backend]) -> None:
    """Raises NoGpuError where a backend says what a GPU computes, but not how fast."""
    if not all(backend.on_device for backend in backends):
        raise NoGpuError(
            "--bench needs a GPU: the CPU engine's times say nothing about one; `hipport doctor` says what is "
            "missing here"
        )


def ceiling_units() -> list[BenchTask]:
    """The tasks of measuring the ceilings: a copy, and fused multiply-adds."""
    return [BenchTask(path, path.parent.name) for path in find_specs([CEILINGS])]


def bench_units(results: Sequence[CaseResult]) -> Iterator[BenchTask]:
    """The tasks of measuring the instances of which all cases on a GPU have passed."""
    specs: dict[tuple[str, str], dict[Instance, bool]] = {}
    for result in results:
        if result.machine:
            instances = specs.setdefault((result.spec, result.kernel), {})
            key = result.instance, result.machine.place
            instances[key] = instances.get(key, True) and result.passed
    for (path, name), instances in specs.items():
        if right := frozenset(key for key, passed in instances.items() if passed):
            yield BenchTask(Path(path), name, right)


def bench_unit(
    unit: BenchTask, options: VerifyOptions, backends: Sequence[Backend], guard: Guard | None = None
) -> Iterator[Timing | CaseName | Finished]:
    """Yield each case of a spec when it begins, its times on all GPUs, and that it is finished. A wrong result has no
    times.
    """
    guard = guard or Guard(unit.path, options.timeout, options.memory)
    try:
        work = work_on(unit.path, unit.name, options, backends, guard)
    except SpecError as error:
        yield Timing(CaseResult(unit.name, str(unit.path), "", "", CaseStatus.INVALID_SPEC, reasons=(str(error),)))
        return
    if missing := _missing(work.spec):
        text = f"{work.spec.name}: --bench needs {missing} in the spec, to say how fast the kernel is"
        yield Timing(work.result(CaseStatus.INVALID_SPEC, (text,)))
        return
    emulated = any(backend.machine.emulated for backend in backends)
    # Ceilings are measured whatever is asked for of the others.
    wanted = options.wanted() if unit.right is not None else VerifyOptions().wanted()
    try:
        with guard("listing the cases"):
            cases = tuple(bench_cases_of(work.spec, wanted, emulated=emulated))
        builder = Builder(work.port(), cases)
    except SpecError as error:
        yield Timing(work.result(CaseStatus.INVALID_SPEC, (str(error),)))
        return
    for number, case in enumerate(cases):
        if number in unit.skip:
            continue
        right = [each for each in backends if unit.right is None or (case.kernel, each.machine.place) in unit.right]
        if right:
            name = CaseName(work.spec.name, case.kernel, case.label, number)
            yield name
            yield from _timings(replace(work, backends=right), case, name, builder)
        yield Finished(number)


def _missing(spec: KernelSpec) -> str:
    """The fields of a spec that measuring its kernel needs and that are not given; a kernel that prints is never
    measured.
    """
    needed = {"moved= (bytes)": spec.moved, "operations= (arithmetic operations)": spec.operations}
    return " and ".join(what for what, given in needed.items() if given is None and spec.prints is None)


def _timings(work: Work, case: Case, name: CaseName, builder: Builder) -> Iterator[Timing]:
    try:
        with work.guard("counting what the case moves", name):
            moved, operations = case.moved, case.operations
    except SpecError as error:
        yield Timing(work.result(CaseStatus.INVALID_SPEC, (str(error),), case))
        return
    plan, failed = plan_case(work, case, name, builder, timed=True)
    yield from map(Timing, failed)
    if plan is None:
        return
    dtype = "float64" if case.has_doubles else "float32"
    executions = execute(plan.runs, work.options.timeout, None, work.hung)
    for blank, run, execution in zip(plan.results, plan.runs, executions, strict=True):
        result = judged(work, blank, plan, run, execution)
        yield Timing(result, moved, operations, dtype, execution.loops if result.passed else ())


def beside_ceilings(timings: Sequence[Timing], ceilings: Sequence[Timing]) -> tuple[Timing, ...]:
    """The times, each with the ceilings of its GPU where these were measured."""
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
