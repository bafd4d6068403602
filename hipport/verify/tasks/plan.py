"""Plan a case before it runs on each machine, and judge its results afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path

from hipport.config import Options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.paths import printable
from hipport.verify.backends.backend import Backend
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.backend import EmulatedProgram
from hipport.verify.backends.backend import Program
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.buffers import BufferSets
from hipport.verify.errors import SpecError
from hipport.verify.judging.judge import Expected
from hipport.verify.judging.judge import checked
from hipport.verify.judging.judge import difference
from hipport.verify.judging.judge import expected_of
from hipport.verify.judging.judge import judge
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import port_source
from hipport.verify.porting.reach import concerning
from hipport.verify.results import CaseName
from hipport.verify.results import CaseResult
from hipport.verify.results import CaseStatus
from hipport.verify.results import Remark
from hipport.verify.running.execution import CaseRun
from hipport.verify.running.execution import Execution
from hipport.verify.running.execution import Hung
from hipport.verify.running.guarded import Guard
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.cases import Case
from hipport.verify.specs.cases import contents_of
from hipport.verify.specs.load import load_file
from hipport.verify.specs.spec import KernelSpec
from hipport.verify.specs.values import Values


@dataclass(frozen=True, slots=True)
class Work:
    """What all cases of a spec share. Code of the spec runs within ``guard``; ``hung`` learns which kernels hang."""

    path: Path
    spec: KernelSpec
    options: VerifyOptions
    backends: Sequence[Backend]
    guard: Guard
    hung: Hung = field(default_factory=dict)

    def result(
        self,
        status: CaseStatus,
        reasons: tuple[str, ...] = (),
        case: Case | None = None,
        backend: Backend | None = None,
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
        folder, spec = self.path.parent, self.spec
        return port_source(
            folder / (spec.source or f"{spec.name}.cu"),
            Options(warp=self.options.warp, arch=self.options.architectures),
            sources=[folder / name for name in spec.sources],
            include=[folder / name for name in spec.include],
            defines={name: str(int(v)) if isinstance(v, int) else v for name, v in spec.defines.items()},
        )


def work_on(path: Path, name: str, options: VerifyOptions, backends: Sequence[Backend], guard: Guard) -> Work:
    """The work on the spec of this name in a file. Raises SpecError where that cannot be loaded."""
    with guard("loading it"):
        spec = next((spec for spec in load_file(path) if spec.name == name), None)
    if spec is None:
        raise SpecError(f"{printable(path)}: it has no spec {name!r} when it is loaded again")
    return Work(path, spec, options, backends, guard)


class Builder:
    """The programs of a port, each built when it is first wanted: for all instances at once, and where these do not
    compile together, for each by itself, so that the others run.

    ``errors`` are the conversion's that concern the kernels, ``remarks`` its other findings that do.
    """

    def __init__(self, port: Port, cases: Sequence[Case]) -> None:
        self._port = port
        self._instances: dict[str, dict[str, None]] = {}
        for case in cases:
            self._instances.setdefault(case.kernel, {}).update(dict.fromkeys(call.kernel for call in case.calls))
        kernels = {kernel for instance in self._instances.values() for kernel in instance}
        found = [(_remark(path, d), d.severity is Severity.ERROR) for path, d in concerning(port, kernels)]
        self.errors = tuple(remark for remark, is_error in found if is_error)
        self.remarks = tuple(remark for remark, is_error in found if not is_error)
        self._built: dict[tuple[Backend, tuple[str, ...], bool], Program | BuildError] = {}

    def program(self, backend: Backend, case: Case, *, check: bool) -> Program:
        """The program with the instance of a case, the check build with ``check``. Raises BuildError where the instance
        does not compile.
        """
        everything = dict.fromkeys(kernel for kernels in self._instances.values() for kernel in kernels)
        built = self._build(backend, tuple(everything), check=check)
        if isinstance(built, BuildError) and len(self._instances) > 1:
            built = self._build(backend, tuple(self._instances[case.kernel]), check=check)
        if isinstance(built, BuildError):
            raise built
        return built

    def _build(self, backend: Backend, kernels: tuple[str, ...], *, check: bool) -> Program | BuildError:
        key = (backend, kernels, check)
        if key not in self._built:
            try:
                self._built[key] = backend.build(self._port, kernels, check=check)
            except BuildError as error:
                elsewhere = [_remark(path, d) for path, d in self._port.errors]
                self._built[key] = BuildError("\n".join((str(error), *map(str, elsewhere))))
        return self._built[key]


def _remark(path: Path, found: Diagnostic) -> Remark:
    return Remark(found.message, found.remedy, found.code, str(path), found.line)


@dataclass(frozen=True, slots=True)
class Plan:
    """A case with what it has to compute and its runs; ``results`` has an incomplete result for each run."""

    case: Case
    name: CaseName
    values: Values
    expected: Expected
    check: bool
    results: Sequence[CaseResult]
    runs: Sequence[CaseRun]


def plan_case(
    work: Work, case: Case, name: CaseName, builder: Builder, *, timed: bool = False
) -> tuple[Plan | None, Sequence[CaseResult]]:
    """How to run a case, or to measure it with ``timed``; None where its spec is wrong. Beside it the results of the
    machines that cannot run it.
    """
    try:
        with work.guard("computing the case", name):
            check = not timed and (case.is_small if work.options.sanitize is None else work.options.sanitize)
            contents, values = contents_of(case)
            expected = expected_of(case, values)
    except SpecError as error:
        return None, [work.result(CaseStatus.INVALID_SPEC, (str(error),), case)]
    results: list[CaseResult] = []
    failed: list[CaseResult] = []
    runs: list[CaseRun] = []
    for backend in work.backends:
        blank = work.result(CaseStatus.PASSED, (), case, backend)
        try:
            program = builder.program(backend, case, check=check)
        except BuildError as error:
            failed.append(replace(blank, status=CaseStatus.NOT_COMPILED, reasons=tuple(str(error).splitlines())))
            continue
        orders = backend.orders if check else backend.orders[:1]
        runs.append(CaseRun(program, case.calls, orders, BufferSets(contents, len(orders)), timed, case.label))
        launched = dict.fromkeys(call.kernel for call in case.calls)
        resources = map(program.resources, launched)
        explained = launched if work.options.explain_engine else {}
        ways = map(program.way, explained) if isinstance(program, EmulatedProgram) else ()
        results.append(
            replace(
                blank,
                machine=program.machine,
                remarks=(*builder.remarks, *program.remarks) if program.machine.source == "port" else (),
                checked=check and not backend.on_device,
                resources=tuple(each for each in resources if each),
                ways=tuple(each for each in ways if each),
            )
        )
    return Plan(case, name, values, expected, check, results, runs), failed


def judged(work: Work, result: CaseResult, plan: Plan, run: CaseRun, execution: Execution) -> CaseResult:
    """The result of a run, completed by how the run ended and by what the judge says."""
    result = replace(result, seconds=execution.seconds, findings=execution.findings)
    if failure := execution.failure:
        return replace(result, status=failure.status, reasons=(failure.text,))
    try:
        with work.guard("judging the case", plan.name):
            outputs, reasons = judge(plan.case, plan.values, plan.expected, run.sets[0], execution.printed)
            if not reasons:
                reasons = _other_orders(plan, run)
    except SpecError as error:
        return replace(result, status=CaseStatus.INVALID_SPEC, reasons=(str(error),))
    status = CaseStatus.FAILED if reasons or execution.findings else CaseStatus.PASSED
    return replace(result, status=status, reasons=reasons, outputs=outputs)


def _other_orders(plan: Plan, run: CaseRun) -> tuple[str, ...]:
    """What is wrong in the first other order of execution with a wrong result."""
    first, *others = zip(run.orders, run.sets, strict=True)
    for order, buffers in others:
        if reason := checked(plan.case, plan.values, buffers):
            return (f"in {order} order: {reason}",)
        if differs := explained_difference(plan, first[1], buffers, exact=plan.case.spec.deterministic):
            return (f"the result differs with the order of threads ({first[0]} and {order}): {differs}",)
    return ()


def explained_difference(
    plan: Plan, one: Mapping[str, Buffer], other: Mapping[str, Buffer], *, exact: bool
) -> str | None:
    """How two runs of a case differ, as ``difference`` says, and what to do about a spec that asks for too much."""
    differs = difference(plan.case, plan.values, plan.expected, one, other, exact=exact)
    if differs and exact and difference(plan.case, plan.values, plan.expected, one, other, exact=False) is None:
        return f"{differs}; where it adds floats in any order, deterministic=False in the spec allows that"
    return differs
