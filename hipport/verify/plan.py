"""A case before and after its run: how to run it on each machine, and whether what it computed is right."""

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
from hipport.verify.backends.backend import Backend
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.backend import Program
from hipport.verify.buffers import Buffer
from hipport.verify.cases import Case
from hipport.verify.cases import contents_of
from hipport.verify.errors import SpecError
from hipport.verify.execution import Execution
from hipport.verify.execution import Run
from hipport.verify.judge import Expected
from hipport.verify.judge import difference
from hipport.verify.judge import expected_of
from hipport.verify.judge import judge
from hipport.verify.load import load_file
from hipport.verify.port import Port
from hipport.verify.port import port_source
from hipport.verify.results import CaseResult
from hipport.verify.results import Status
from hipport.verify.settings import VerifyOptions
from hipport.verify.spec import KernelSpec
from hipport.verify.values import Values


@dataclass(frozen=True, slots=True)
class Work:
    """What is the same for all cases of a spec."""

    path: Path
    spec: KernelSpec
    options: VerifyOptions
    backends: Sequence[Backend]

    def result(
        self, status: Status, reasons: tuple[str, ...] = (), case: Case | None = None, backend: Backend | None = None
    ) -> CaseResult:
        """A result with what is known before anything has run."""
        return CaseResult(
            kernel=self.spec.name,
            spec=str(self.path),
            instance=case.kernel if case else "",
            label=case.label if case else "",
            status=status,
            machine=backend.machine if backend else None,
            reasons=reasons,
        )

    def port(self) -> Port:
        """The port of the source. Raises SpecError where that cannot be read."""
        source = self.path.parent / (self.spec.source or f"{self.spec.name}.cu")
        return port_source(source, Options(warp=self.options.warp, arch=self.options.architectures))


def work_on(path: Path, name: str, options: VerifyOptions, backends: Sequence[Backend]) -> Work:
    """The work on the spec of this name in a file."""
    spec = next(spec for spec in load_file(path) if spec.name == name)
    return Work(path, spec, options, backends)


class Builder:
    """The programs of a port, each built when it is first wanted."""

    def __init__(self, port: Port, cases: Sequence[Case]) -> None:
        self._port = port
        self._kernels = tuple(dict.fromkeys(call.kernel for case in cases for call in case.calls))
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
class Plan:
    """A case with what it has to compute and its runs; ``results`` has one for each run, to be completed."""

    case: Case
    values: Values
    expected: Expected
    check: bool
    results: Sequence[CaseResult]
    runs: Sequence[Run]


def plan_case(
    work: Work, case: Case, builder: Builder, *, timed: bool = False
) -> tuple[Plan | None, Sequence[CaseResult]]:
    """How to run a case, or measure it; None where that cannot be said; and the results of what cannot be run."""
    try:
        with _time_limit(work.options.timeout, f"{work.spec.name}: the spec's functions"):
            check = not timed and (case.is_small if work.options.check is None else work.options.check)
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
        runs.append(Run(program, case.calls, orders, sets, timed))
        resources = map(program.resources, dict.fromkeys(call.kernel for call in case.calls))
        results.append(
            replace(
                blank,
                machine=program.machine,
                checked=check and not backend.on_device,
                resources=tuple(each for each in resources if each),
            )
        )
    return Plan(case, values, expected, check, results, runs), failed


def judged(result: CaseResult, plan: Plan, run: Run, execution: Execution) -> CaseResult:
    """The result of a run, completed."""
    result = replace(result, seconds=execution.seconds, findings=execution.findings)
    if failure := execution.failure:
        return replace(result, status=failure.status, reasons=(failure.text,))
    try:
        outputs, reasons = judge(plan.case, plan.values, plan.expected, run.sets[0], execution.printed)
    except SpecError as error:
        return replace(result, status=Status.INVALID_SPEC, reasons=(str(error),))
    if not reasons:
        for order, buffers in zip(run.orders[1:], run.sets[1:], strict=True):
            if differs := explained_difference(plan, run.sets[0], buffers, exact=plan.case.spec.deterministic):
                reasons = (f"the result differs with the order of threads ({run.orders[0]} and {order}): {differs}",)
                break
    status = Status.FAILED if reasons or execution.findings else Status.PASSED
    return replace(result, status=status, reasons=reasons, outputs=outputs)


def explained_difference(
    plan: Plan, one: Mapping[str, Buffer], other: Mapping[str, Buffer], *, exact: bool
) -> str | None:
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
