"""Run cases in processes of their own and say how each run ended."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import partial
from itertools import takewhile

from hipport.verify.backends.backend import DeviceProgram
from hipport.verify.backends.backend import Program
from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import BufferSets
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.running.isolated import ForkLimits
from hipport.verify.running.isolated import IsolatedRun
from hipport.verify.running.isolated import Tell
from hipport.verify.running.isolated import run_isolated
from hipport.verify.running.process import last_line_of
from hipport.verify.specs.cases import KernelCall

#: Seconds after its time limit at which a process is killed that should have seen to it itself.
_GRACE = 5.0
#: Seconds that an order of a run may take in a process that it shares, where small cases take hundredths.
_TOGETHER = 5.0


@dataclass(frozen=True, slots=True)
class CaseRun:
    """The launches of a case on one machine, in one order of execution after the other, each with its own buffers.
    ``timed``: they are measured, by a DeviceProgram. ``label`` is the label of the case.
    """

    program: Program
    calls: Sequence[KernelCall]
    orders: Sequence[str]
    sets: BufferSets
    timed: bool = False
    label: str = ""

    @property
    def hangs_with(self) -> tuple[Machine, tuple[str, ...]]:
        """What runs that hang together have in common: the machine and the instances of kernels."""
        return self.program.machine, tuple(dict.fromkeys(call.kernel for call in self.calls))


#: The labels of cases that timed out, by ``CaseRun.hangs_with``.
Hung = dict[tuple[Machine, tuple[str, ...]], str]


@dataclass(frozen=True, slots=True)
class Execution:
    """How a run ended. ``findings`` has what was found in all orders, each once, and ``printed`` what the kernels
    printed in the first one; ``failure`` says why it did not end as it should, None where it did. ``loops`` are the
    times that were measured, in seconds.
    """

    findings: tuple[Finding, ...]
    printed: str
    seconds: float
    failure: RunError | None = None
    loops: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class _Told:
    """What the process tells of one order of a run; ``printed`` are the bytes printed until then."""

    run: int
    findings: tuple[Finding, ...]
    seconds: float
    printed: int
    loops: tuple[float, ...] = ()


def execute(
    runs: Sequence[CaseRun], seconds: float, memory: int | None, hung: Hung, others: Sequence[CaseRun] = ()
) -> list[Execution]:
    """Execute runs in one process as long as they end as they should; after one that does not, in a new process.
    ``hung`` learns what has timed out; that is not run again, as each time would take the whole time limit. No run
    reaches the buffers of another one, nor of ``others``.
    """
    executions: list[Execution] = []
    while len(executions) < len(runs):
        first = runs[len(executions)]
        if label := hung.get(first.hangs_with):
            text = f"not run: the case {label} of this instance has timed out on this machine before"
            executions.append(Execution((), "", 0.0, RunError(CaseStatus.NOT_RUN, text)))
            continue
        left = list(takewhile(lambda run: run.hangs_with not in hung, runs[len(executions) :]))
        ended = run_isolated(partial(_launch, left, (*runs, *others)), ForkLimits(seconds + _GRACE, memory))
        for run, execution in zip(left, _executions(left, ended), strict=False):
            executions.append(execution)
            if execution.failure and execution.failure.status is CaseStatus.TIMED_OUT:
                hung[run.hangs_with] = run.label
    return executions


def execute_together(
    runs: Sequence[CaseRun], seconds: float, memory: int | None, others: Sequence[CaseRun] = ()
) -> list[Execution]:
    """Execute runs in one process up to the first that does not end as it should, or takes long: the executions of
    those before it. A run that has not passed is to be executed by itself, as a kernel before it may be to blame. No
    run reaches the buffers of another one, nor of ``others``.
    """
    ended = run_isolated(partial(_launch, runs, (*runs, *others)), ForkLimits(min(seconds, _TOGETHER), memory))
    return [execution for execution in _executions(runs, ended) if execution.failure is None]


def _launch(runs: Sequence[CaseRun], closed: Sequence[CaseRun], tell: Tell) -> None:
    """Launch what is to run, while the buffers of all other runs in ``closed`` cannot be reached."""
    try:
        for run in closed:
            run.sets.close()
        for number, run in enumerate(runs):
            run.sets.open()
            for order, buffers in zip(run.orders, run.sets, strict=True):
                begin = time.perf_counter()
                findings: tuple[Finding, ...] = ()
                loops: tuple[float, ...] = ()
                if run.timed:
                    assert isinstance(run.program, DeviceProgram)
                    loops = tuple(run.program.measure(run.calls, buffers))
                else:
                    findings = tuple(run.program.run(run.calls, buffers, order))
                tell(_Told(number, findings, time.perf_counter() - begin, os.lseek(1, 0, os.SEEK_CUR), loops))
            run.sets.close()
    except RunError as error:
        tell(error)
    except MemoryError:
        tell(RunError(CaseStatus.OUT_OF_MEMORY, "it takes more memory than it may have (--memory)"))


def _executions(runs: Sequence[CaseRun], ended: IsolatedRun) -> Iterator[Execution]:
    """The executions up to the first run that did not end as it should."""
    printed = 0
    for number, run in enumerate(runs):
        told = [each for each in ended.told if isinstance(each, _Told) and each.run == number]
        failure = None if len(told) == len(run.orders) else _failure(ended, run.orders[len(told)] if told else "")
        output = ended.output[printed : told[0].printed if told else None]
        found = [
            replace(finding, order=order)
            for order, each in zip(run.orders, told, strict=False)
            for finding in each.findings
        ]
        yield Execution(
            findings=_each_once((*found, *(failure.findings if failure else ()))),
            printed=output.decode("utf-8", "replace"),
            seconds=sum(each.seconds for each in told),
            failure=failure,
            loops=told[0].loops if told else (),
        )
        if failure:
            return
        printed = told[-1].printed


def _failure(ended: IsolatedRun, order: str) -> RunError:
    """Why a run did not end as it should; ``order`` is the order of execution it was in, empty for the first one."""
    error = next((told for told in ended.told if isinstance(told, RunError)), None) or _silent_failure(ended)
    return RunError(error.status, f"in {order} order: {error.text}", error.findings) if order else error


def _silent_failure(ended: IsolatedRun) -> RunError:
    if ended.timed_out:
        return RunError(CaseStatus.TIMED_OUT, f"it was stopped after {ended.seconds:.3g} s")
    last = last_line_of(ended.errors)
    said = f": {last}" if last else ""
    if ended.signal:
        return RunError(CaseStatus.CRASHED, f"its process was ended by {signal.Signals(ended.signal).name}{said}")
    return RunError(CaseStatus.CRASHED, f"its process ended too early{said}")


def _each_once(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """The findings, each only as it was found in the first order of execution that found it."""
    first: dict[tuple[str, str, str, int], Finding] = {}
    for finding in findings:
        first.setdefault((finding.kind, finding.kernel, finding.path, finding.line), finding)
    return tuple(first.values())
