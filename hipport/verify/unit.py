"""All cases of one spec on all machines: port, build, run, judge. What a worker process does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from types import FrameType

from hipport.config import Options
from hipport.paths import printable
from hipport.verify.backends.backend import Backend
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.backend import Program
from hipport.verify.buffers import Buffer
from hipport.verify.cases import Case
from hipport.verify.cases import cases_of
from hipport.verify.cases import contents_of
from hipport.verify.errors import SpecError
from hipport.verify.execution import Execution
from hipport.verify.execution import Run
from hipport.verify.execution import execute
from hipport.verify.judge import Expected
from hipport.verify.judge import difference
from hipport.verify.judge import expected_of
from hipport.verify.judge import judge
from hipport.verify.load import load_file
from hipport.verify.port import Port
from hipport.verify.port import port_source
from hipport.verify.results import CaseResult
from hipport.verify.results import Machine
from hipport.verify.results import Status
from hipport.verify.settings import VerifyOptions
from hipport.verify.spec import KernelSpec
from hipport.verify.values import Values

#: Bytes in all arrays of cases that run in one process.
_BATCH_BYTES = 32 * 2**20


@dataclass(frozen=True, slots=True)
class Unit:
    """The work on one spec: its file and name."""

    path: Path
    name: str


def verify_unit(unit: Unit, options: VerifyOptions, backends: Sequence[Backend]) -> Iterator[CaseResult]:
    """The results of a spec's cases, case by case, each on all machines."""
    spec = next(spec for spec in load_file(unit.path) if spec.name == unit.name)
    work = _Work(unit, spec, options, backends)
    try:
        cases = tuple(cases_of(spec, options.wanted()))
        source = unit.path.parent / (spec.source or f"{spec.name}.cu")
        port = port_source(source, Options(warp=options.warp, arch=options.architectures))
    except SpecError as error:
        yield work.result(Status.INVALID_SPEC, (str(error),))
        return
    if port.errors:
        reasons = tuple(f"{printable(path)}:{d.line}: {d.code} {d.message}" for path, d in port.errors)
        for case in cases:
            yield work.result(Status.NOT_PORTED, reasons, case)
        return
    builder = _Builder(port, tuple(dict.fromkeys(call.kernel for case in cases for call in case.calls)))
    for batch in _batches(cases, backends):
        yield from _verify_cases(work, batch, builder)


@dataclass(frozen=True, slots=True)
class _Work:
    unit: Unit
    spec: KernelSpec
    options: VerifyOptions
    backends: Sequence[Backend]

    def result(
        self, status: Status, reasons: tuple[str, ...] = (), case: Case | None = None, backend: Backend | None = None
    ) -> CaseResult:
        """A result with what is known before anything has run."""
        return CaseResult(
            kernel=self.spec.name,
            spec=str(self.unit.path),
            instance=case.kernel if case else "",
            label=case.label if case else "",
            status=status,
            machine=backend.machine if backend else None,
            reasons=reasons,
        )


class _Builder:
    """The programs of a port, each built when it is first wanted."""

    def __init__(self, port: Port, kernels: Sequence[str]) -> None:
        self._port = port
        self._kernels = kernels
        self._built: dict[tuple[Backend, bool], Program | BuildError] = {}

    def program(self, backend: Backend, *, check: bool) -> Program:
        """Raises BuildError where it does not compile, each time anew."""
        key = (backend, check)
        if key not in self._built:
            try:
                self._built[key] = backend.build(self._port, self._kernels, check=check)
            except BuildError as error:
                self._built[key] = error
        built = self._built[key]
        if isinstance(built, BuildError):
            raise built
        return built


@dataclass(frozen=True, slots=True)
class _Plan:
    """A case with what it has to compute and its runs; ``results`` has one for each run, to be completed."""

    case: Case
    values: Values
    expected: Expected
    check: bool
    results: Sequence[CaseResult]
    runs: Sequence[Run]


def _batches(cases: Sequence[Case], backends: Sequence[Backend]) -> Iterator[Sequence[Case]]:
    """The cases that run in one process: several where it takes time to open a device in it, as long as their arrays
    do not take much memory.
    """
    if not any(backend.on_device for backend in backends):
        yield from ([case] for case in cases)
        return
    batch: list[Case] = []
    for case in cases:
        if batch and sum(each.nbytes for each in (*batch, case)) > _BATCH_BYTES:
            yield batch
            batch = []
        batch.append(case)
    if batch:
        yield batch


def _verify_cases(work: _Work, cases: Sequence[Case], builder: _Builder) -> Iterator[CaseResult]:
    plans: list[_Plan] = []
    for case in cases:
        plan, failed = _plan(work, case, builder)
        yield from failed
        if plan:
            plans.append(plan)
    # A driver reserves more address space than a kernel may take.
    memory = None if any(backend.on_device for backend in work.backends) else work.options.memory
    runs = [run for plan in plans for run in plan.runs]
    executions = iter(execute(runs, work.options.timeout, memory))
    for plan in plans:
        judged = [
            _judged(blank, plan, run, next(executions)) for blank, run in zip(plan.results, plan.runs, strict=True)
        ]
        yield from _compared(plan, judged)


def _plan(work: _Work, case: Case, builder: _Builder) -> tuple[_Plan | None, Sequence[CaseResult]]:
    """How to run a case, None where that cannot be said; and the results of what cannot be run."""
    try:
        with _time_limit(work.options.timeout, f"{work.spec.name}: the spec's functions"):
            check = case.is_small if work.options.check is None else work.options.check
            contents, values = contents_of(case)
            expected = expected_of(case, values)
    except SpecError as error:
        return None, [work.result(Status.INVALID_SPEC, (str(error),), case)]
    results: list[CaseResult] = []
    failed: list[CaseResult] = []
    runs: list[Run] = []
    for backend in work.backends:
        blank = work.result(Status.PASSED, (), case, backend)
        try:
            program = builder.program(backend, check=check)
        except BuildError as error:
            failed.append(replace(blank, status=Status.NOT_COMPILED, reasons=tuple(str(error).splitlines())))
            continue
        orders = backend.orders if check else backend.orders[:1]
        sets = [{name: Buffer(name, content) for name, content in contents.items()} for _ in orders]
        runs.append(Run(program, case.calls, orders, sets))
        resources = map(program.resources, dict.fromkeys(call.kernel for call in case.calls))
        results.append(
            replace(
                blank,
                machine=program.machine,
                checked=check and not backend.on_device,
                resources=tuple(each for each in resources if each),
            )
        )
    return _Plan(case, values, expected, check, results, runs), failed


def _judged(result: CaseResult, plan: _Plan, run: Run, execution: Execution) -> CaseResult:
    result = replace(result, seconds=execution.seconds, findings=execution.findings)
    if failure := execution.failure:
        return replace(result, status=failure.status, reasons=(failure.text,))
    try:
        outputs, reasons = judge(plan.case, plan.values, plan.expected, run.sets[0], execution.printed)
    except SpecError as error:
        return replace(result, status=Status.INVALID_SPEC, reasons=(str(error),))
    if not reasons:
        for order, buffers in zip(run.orders[1:], run.sets[1:], strict=True):
            if differs := _difference(plan, run.sets[0], buffers, exact=plan.case.spec.deterministic):
                reasons = (f"the result differs with the order of threads ({run.orders[0]} and {order}): {differs}",)
                break
    status = Status.FAILED if reasons or execution.findings else Status.PASSED
    return replace(result, status=status, reasons=reasons, outputs=outputs)


def _compared(plan: _Plan, results: Sequence[CaseResult]) -> Iterator[CaseResult]:
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
    plan: _Plan, result: CaseResult, original: Mapping[str, Buffer], port: Mapping[str, Buffer]
) -> CaseResult:
    """One compiler and one GPU: what differs is the port, except for what differs from run to run."""
    same_bits = difference(plan.case, plan.values, original, port, exact=True) is None
    if differs := _difference(plan, original, port, exact=plan.case.spec.deterministic):
        text = f"the port does not compute the same as the original: {differs}"
        return replace(result, status=Status.FAILED, reasons=(text,), same_bits=same_bits)
    return replace(result, same_bits=same_bits)


def _on_another_machine(
    plan: _Plan, result: CaseResult, first: tuple[Machine, Mapping[str, Buffer]], run: Run
) -> CaseResult:
    """Another wavefront size may make the order of additions another one, but nothing else."""
    machine, buffers = first
    if differs := difference(plan.case, plan.values, buffers, run.sets[0], exact=False):
        lanes = f"{machine.wavefront} and {run.program.machine.wavefront} lanes"
        text = f"the result differs with the wavefront size ({lanes}): {differs}"
        return replace(result, status=Status.FAILED, reasons=(text,))
    return result


def _difference(plan: _Plan, one: Mapping[str, Buffer], other: Mapping[str, Buffer], *, exact: bool) -> str | None:
    """The same as ``difference``, which says what to do about a spec that asks for too much."""
    differs = difference(plan.case, plan.values, one, other, exact=exact)
    if differs and exact and difference(plan.case, plan.values, one, other, exact=False) is None:
        return f"{differs}; where it adds floats in any order, deterministic=False in the spec allows that"
    return differs


@contextmanager
def _time_limit(seconds: float, what: str) -> Iterator[None]:
    """End Python code of the user's that goes on for too long, by an alarm."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise SpecError(f"{what} take longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
