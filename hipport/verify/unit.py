"""All cases of one spec on all machines: port, build, run, judge. What a worker process does."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
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
from hipport.verify.backends.backend import RunError
from hipport.verify.buffers import Buffer
from hipport.verify.cases import Case
from hipport.verify.cases import cases_of
from hipport.verify.cases import contents_of
from hipport.verify.errors import SpecError
from hipport.verify.isolated import Ended
from hipport.verify.isolated import Limits
from hipport.verify.isolated import run_isolated
from hipport.verify.judge import Expected
from hipport.verify.judge import difference
from hipport.verify.judge import expected_of
from hipport.verify.judge import judge
from hipport.verify.load import load_file
from hipport.verify.port import Port
from hipport.verify.port import port_source
from hipport.verify.results import CaseResult
from hipport.verify.results import Finding
from hipport.verify.results import Status
from hipport.verify.settings import VerifyOptions
from hipport.verify.spec import KernelSpec
from hipport.verify.values import Values

#: Seconds after its time limit at which a process that should have seen to it itself is killed.
_GRACE = 5.0


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
    for case in cases:
        yield from _verify_case(work, case, builder)


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


def _verify_case(work: _Work, case: Case, builder: _Builder) -> Iterator[CaseResult]:
    check = case.is_small if work.options.check is None else work.options.check
    try:
        with _time_limit(work.options.timeout, f"{work.spec.name}: the spec's functions"):
            contents, values = contents_of(case)
            expected = expected_of(case, values)
    except SpecError as error:
        yield work.result(Status.INVALID_SPEC, (str(error),), case)
        return
    first: tuple[Backend, Mapping[str, Buffer]] | None = None
    for backend in work.backends:
        blank = work.result(Status.PASSED, (), case, backend)
        try:
            program = builder.program(backend, check=check)
        except BuildError as error:
            yield replace(blank, status=Status.NOT_COMPILED, reasons=tuple(str(error).splitlines()))
            continue
        orders = backend.orders if check else backend.orders[:1]
        sets = [{name: Buffer(name, content) for name, content in contents.items()} for _ in orders]
        run = _Run(program, case, orders, sets)
        result = _judged(replace(blank, checked=check), run, run.execute(work.options), values, expected)
        if result.passed and check:
            if first is None:
                first = backend, sets[0]
            elif differs := difference(case, values, first[1], sets[0]):
                lanes = f"{first[0].machine.wavefront} and {backend.machine.wavefront} lanes"
                text = f"the result differs with the wavefront size ({lanes}): {differs}"
                result = replace(result, status=Status.FAILED, reasons=(text,))
        yield result


@dataclass(frozen=True, slots=True)
class _Ran:
    """What the process tells of one order: the findings, the time, and how many bytes are printed now."""

    findings: tuple[Finding, ...]
    seconds: float
    printed: int


@dataclass(frozen=True, slots=True)
class _Run:
    """A case on one machine, in one order after the other, each with buffers of its own."""

    program: Program
    case: Case
    orders: Sequence[str]
    sets: Sequence[Mapping[str, Buffer]]

    def execute(self, options: VerifyOptions) -> Ended:
        """Run in a process of its own, which tells a ``_Ran`` for each order that came to its end, or a RunError."""
        return run_isolated(self._launch_all, Limits(options.timeout + _GRACE, options.memory))

    def _launch_all(self, tell: Callable[[object], None]) -> None:
        try:
            for order, buffers in zip(self.orders, self.sets, strict=True):
                begin = time.perf_counter()
                findings = tuple(self.program.run(self.case.calls, buffers, order))
                seconds = time.perf_counter() - begin
                tell(_Ran(findings, seconds, os.lseek(1, 0, os.SEEK_CUR)))
        except RunError as error:
            tell(error)
        except MemoryError:
            tell(RunError(Status.OUT_OF_MEMORY, "it takes more memory than it may have (--memory)"))


def _judged(result: CaseResult, run: _Run, ended: Ended, values: Values, expected: Expected) -> CaseResult:
    ran = [told for told in ended.told if isinstance(told, _Ran)]
    findings = _without_repetition(run.orders, ran)
    result = replace(result, seconds=sum(each.seconds for each in ran), findings=findings)
    if failure := _failure(ended, len(ran) == len(run.orders)):
        order = run.orders[len(ran)] if ran else ""
        text = f"in {order} order: {failure.text}" if order else failure.text
        return replace(result, status=failure.status, reasons=(text,), findings=(*findings, *failure.findings))
    printed = ended.output[: ran[0].printed].decode("utf-8", "replace")
    try:
        outputs, reasons = judge(run.case, values, expected, run.sets[0], printed)
    except SpecError as error:
        return replace(result, status=Status.INVALID_SPEC, reasons=(str(error),))
    if not reasons:
        for order, buffers in zip(run.orders[1:], run.sets[1:], strict=True):
            if differs := difference(run.case, values, run.sets[0], buffers):
                reasons = (f"the result differs with the order of threads ({run.orders[0]} and {order}): {differs}",)
                break
    status = Status.FAILED if reasons or findings else Status.PASSED
    return replace(result, status=status, reasons=reasons, outputs=outputs)


def _failure(ended: Ended, complete: bool) -> RunError | None:
    """Why a run did not come to its end, None where it did."""
    for told in ended.told:
        if isinstance(told, RunError):
            return told
    if ended.timed_out:
        return RunError(Status.TIMED_OUT, f"it was stopped after {ended.seconds:.3g} s")
    last = ended.output.decode("utf-8", "replace").strip().rpartition("\n")[2]
    said = f"; it printed last: {last}" if last else ""
    if ended.signal:
        return RunError(Status.CRASHED, f"the process was ended by {signal.Signals(ended.signal).name}{said}")
    return None if complete else RunError(Status.CRASHED, f"the process ended too early{said}")


def _without_repetition(orders: Sequence[str], ran: Sequence[_Ran]) -> tuple[Finding, ...]:
    """The findings of all orders, what is found again only once."""
    found: dict[tuple[str, str, str, int], Finding] = {}
    for order, each in zip(orders, ran, strict=False):
        for finding in each.findings:
            found.setdefault((finding.kind, finding.kernel, finding.path, finding.line), replace(finding, order=order))
    return tuple(found.values())


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
