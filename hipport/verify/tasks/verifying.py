"""Verify one spec: port, build, run and judge all of its cases on all machines."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from itertools import islice
from pathlib import Path

from hipport.verify.backends.backend import Backend
from hipport.verify.backends.buffers import Buffer
from hipport.verify.errors import SpecError
from hipport.verify.judging.judge import difference
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Machine
from hipport.verify.running.execution import CaseRun
from hipport.verify.running.execution import Execution
from hipport.verify.running.execution import execute
from hipport.verify.running.execution import execute_together
from hipport.verify.running.guarded import Finished
from hipport.verify.running.guarded import Guard
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.cases import SMALL_THREADS
from hipport.verify.specs.cases import cases_of
from hipport.verify.tasks.plan import Builder
from hipport.verify.tasks.plan import Plan
from hipport.verify.tasks.plan import Work
from hipport.verify.tasks.plan import explained_difference
from hipport.verify.tasks.plan import judged
from hipport.verify.tasks.plan import plan_case
from hipport.verify.tasks.plan import work_on

#: Number of bytes in all buffers of cases that run in one process.
_SHARED_BYTES = 64 * 2**20


@dataclass(frozen=True, slots=True)
class VerifyTask:
    """The task of verifying one spec, by its file and name; ``skip`` are the numbers of cases that are not run."""

    path: Path
    name: str
    skip: frozenset[int] = frozenset()


def verify_unit(
    unit: VerifyTask, options: VerifyOptions, backends: Sequence[Backend], guard: Guard | None = None
) -> Iterator[CaseResult | CaseName | Finished]:
    """Yield each case of a spec when it begins, its results on all machines, and that it is finished."""
    guard = guard or Guard(unit.path, options.timeout, options.memory)
    try:
        work = work_on(unit.path, unit.name, options, backends, guard)
    except SpecError as error:
        yield CaseResult(unit.name, str(unit.path), "", "", CaseStatus.INVALID_SPEC, reasons=(str(error),))
        return
    try:
        with guard("listing the cases"):
            cases = tuple(cases_of(work.spec, options.wanted()))
        port = work.port()
    except SpecError as error:
        yield work.result(CaseStatus.INVALID_SPEC, (str(error),))
        return
    builder = Builder(port, cases)
    if builder.errors:
        for case in cases:
            yield work.result(CaseStatus.NOT_PORTED, tuple(map(str, builder.errors)), case)
        return
    waiting: list[_Planned] = []
    for number, case in enumerate(cases):
        if number in unit.skip:
            continue
        name = CaseName(work.spec.name, case.kernel, case.label, number)
        yield name
        planned = _Planned(number, *plan_case(work, case, name, builder))
        # Where the spec has ended a process, each case may be the next to do so, and no other is to be lost by it.
        if waiting and (unit.skip or not _may_share(work, [*waiting, planned])):
            yield from _run(work, waiting, planned.runs)
            waiting = []
        waiting.append(planned)
    yield from _run(work, waiting)


@dataclass(frozen=True, slots=True)
class _Planned:
    """A case by its number: how to run it, None where it cannot be, and the results that are there without."""

    number: int
    plan: Plan | None
    failed: Sequence[CaseResult]

    @property
    def runs(self) -> Sequence[CaseRun]:
        return self.plan.runs if self.plan else ()


def _may_share(work: Work, cases: Sequence[_Planned]) -> bool:
    """Whether cases can run in one process: on devices, which take time to open, else small ones, and as long as their
    arrays do not take much memory.
    """
    plans = [case.plan for case in cases if case.plan]
    nbytes = sum(run.sets.nbytes for case in cases for run in case.runs)
    return nbytes < _SHARED_BYTES and (_on_device(work) or all(map(_is_small, plans)))


def _is_small(plan: Plan) -> bool:
    return all(call.threads < SMALL_THREADS for call in plan.case.calls)


def _on_device(work: Work) -> bool:
    return any(backend.on_device for backend in work.backends)


def _run(work: Work, cases: Sequence[_Planned], others: Sequence[CaseRun] = ()) -> Iterator[CaseResult | Finished]:
    """Run cases that may share a process; none reaches the buffers of ``others``. Yields the results, case by case."""
    plans = [case.plan for case in cases if case.plan]
    results = iter(_run_on_device(work, plans) if _on_device(work) else _run_on_cpu(work, plans, others))
    for case in cases:
        yield from case.failed
        if case.plan:
            yield from next(results)
        yield Finished(case.number)


def _run_on_device(work: Work, plans: Sequence[Plan]) -> Iterator[Sequence[CaseResult]]:
    """The results of each plan. A kernel on a device reaches nothing of other cases, which have memory of their own
    there; and a driver reserves more address space than a kernel may take.
    """
    executions = iter(execute([run for plan in plans for run in plan.runs], work.options.timeout, None, work.hung))
    for plan in plans:
        yield _judged(work, plan, [next(executions) for _ in plan.runs])


def _run_on_cpu(work: Work, plans: Sequence[Plan], others: Sequence[CaseRun]) -> Iterator[Sequence[CaseResult]]:
    """The results of each plan: by one process for all plans where they pass there, else by a process of its own."""
    timeout, memory = work.options.timeout, work.options.memory
    runs = [run for plan in plans for run in plan.runs]
    shared = len(plans) > 1 and not any(run.hangs_with in work.hung for run in runs)
    executions = iter(execute_together(runs, timeout, memory, others) if shared else ())
    for plan in plans:
        own = list(islice(executions, len(plan.runs)))
        if own and len(own) == len(plan.runs):
            results = _judged(work, plan, own)
            if all(result.passed for result in results):
                yield results
                continue
        if shared:
            for run in plan.runs:
                run.sets.restore()
        yield _judged(work, plan, execute(plan.runs, timeout, memory, work.hung, (*runs, *others)))


def _judged(work: Work, plan: Plan, executions: Sequence[Execution]) -> Sequence[CaseResult]:
    results = [
        judged(work, blank, plan, run, execution)
        for blank, run, execution in zip(plan.results, plan.runs, executions, strict=True)
    ]
    try:
        with work.guard("comparing the results", plan.name):
            return list(_compared(plan, results))
    except SpecError as error:
        return [replace(each, status=CaseStatus.INVALID_SPEC, reasons=(str(error),)) for each in results]


def _compared(plan: Plan, results: Sequence[CaseResult]) -> Iterator[CaseResult]:
    """The results, with those that passed compared with the first that did, which is the original's where there is one:
    each may be within the tolerance, and they still differ by more than they may.
    """
    first: tuple[Machine, Mapping[str, Buffer]] | None = None
    for result, run in zip(results, plan.runs, strict=True):
        if not result.passed:
            yield result
        elif first is None:
            first = run.program.machine, run.sets[0]
            yield result
        elif first[0].source != run.program.machine.source:
            yield _beside_original(plan, result, first[1], run.sets[0])
        else:
            yield _on_another_machine(plan, result, first, run) if plan.check else result


def _beside_original(
    plan: Plan, result: CaseResult, original: Mapping[str, Buffer], port: Mapping[str, Buffer]
) -> CaseResult:
    """The result of a port beside its original. Both are by one compiler on one GPU: a difference is the port's, unless
    it is one from run to run.
    """
    if difference(plan.case, plan.values, plan.expected, original, port, exact=True) is None:
        return replace(result, same_bits=True)
    if differs := explained_difference(plan, original, port, exact=plan.case.spec.deterministic):
        text = f"the port does not compute the same as the original: {differs}"
        return replace(result, status=CaseStatus.FAILED, reasons=(text,), same_bits=False)
    return replace(result, same_bits=False)


def _on_another_machine(
    plan: Plan, result: CaseResult, first: tuple[Machine, Mapping[str, Buffer]], run: CaseRun
) -> CaseResult:
    """The result of a second machine. Another wavefront size may change the order of additions, and nothing else."""
    machine, buffers = first
    if differs := difference(plan.case, plan.values, plan.expected, buffers, run.sets[0], exact=False):
        lanes = f"{machine.wavefront} and {run.program.machine.wavefront} lanes"
        text = f"the result differs with the wavefront size ({lanes}): {differs}"
        return replace(result, status=CaseStatus.FAILED, reasons=(text,))
    return result
