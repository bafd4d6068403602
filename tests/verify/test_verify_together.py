"""Small cases share a process: each ends as it does in a process of its own, whatever the others do."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions
from hipport.verify.backends.select import backends_for
from hipport.verify.running import execution
from hipport.verify.running.execution import CaseRun
from hipport.verify.running.execution import Execution
from hipport.verify.running.execution import execute_together
from hipport.verify.running.isolated import Tell
from hipport.verify.tasks import verifying
from hipport.verify.tasks.plan import Plan
from hipport.verify.tasks.plan import plan_case
from hipport.verify.tasks.verifying import VerifyTask
from hipport.verify.tasks.verifying import verify_unit

pytestmark = pytest.mark.usefixtures("compiler")

KERNEL = """
#include <cuda_runtime.h>
#include <stdio.h>

enum Does { RIGHT, TRAPS, READS_NOTHING, HANGS, WRITES_FAR, WRITES_BEHIND, IS_WRONG, PRINTS, CHANGES };

__device__ int changed = 1;

// Instances that do the same differ in Number.
template <int What, int Number> __global__ void act(int n, const float* x, float* y) {
    const int i = threadIdx.x;
    if (i < n) y[i] = 2 * x[i] * changed;
    __syncthreads();
    if (i != 0) return;
    if (What == TRAPS) __trap();
    if (What == READS_NOTHING) y[0] = *reinterpret_cast<const volatile float*>(8);
    for (volatile int turn = 0; What == HANGS; turn = turn + 1) {}
    if (What == WRITES_FAR) {
        for (int page = -64; page < 64; ++page) {
            if (page < -1 || page > 1) reinterpret_cast<volatile float*>(y)[page * 1024] = -1;
        }
    }
    if (What == WRITES_BEHIND) reinterpret_cast<volatile float*>(y)[n] = -1;
    if (What == IS_WRONG) y[n - 1] = -1;
    if (What == PRINTS) printf("n is %d\\n", n);
    if (What == CHANGES) changed = 2;
}
"""

SPEC = """
from hipport.verify import In, KernelSpec, Launch, Out, Scalar

DOES = ("RIGHT", "TRAPS", "READS_NOTHING", "HANGS", "WRITES_FAR", "WRITES_BEHIND", "IS_WRONG", "PRINTS", "CHANGES")


def spec(name, kernels, **more):
    return KernelSpec(
        name=name,
        source="act.cu",
        kernel="act<{What}, {Number}>",
        instances=[{"What": what, "Number": number} for number, what in enumerate(kernels)],
        sizes=[{"n": 40}, {"n": 70}],
        seeds=[1],
        arguments=[Scalar("n", "int32"), In("x", "float32", "n"), Out("y", "float32", "n")],
        launches=Launch(grid=1, block=128),
        reference=lambda v: {"y": 2 * v.x},
        **more,
    )


RIGHT, TRAPS, READS_NOTHING, HANGS, WRITES_FAR, WRITES_BEHIND, IS_WRONG, PRINTS, CHANGES = range(9)
SPECS = [
    spec("right", [RIGHT] * 5),
    spec("several", [RIGHT, CHANGES, RIGHT, IS_WRONG, RIGHT, WRITES_BEHIND, RIGHT, HANGS, RIGHT]),
    spec("far", [RIGHT, WRITES_FAR, RIGHT, TRAPS, RIGHT]),
    spec("nothing", [RIGHT, RIGHT, READS_NOTHING, RIGHT]),
    spec("prints", [PRINTS, PRINTS], prints=lambda v: [f"n is {v.n}"]),
]
"""
PASSED, FAILED, CRASHED = CaseStatus.PASSED, CaseStatus.FAILED, CaseStatus.CRASHED
SEVERAL = [PASSED, PASSED, PASSED, FAILED, PASSED, FAILED, PASSED, CaseStatus.TIMED_OUT, PASSED]
#: What is another one in each process: an address, how far memory is from other memory, where a kernel is stopped.
CHANGES = re.compile(r"0x[0-9a-f]+|[\d,]+ bytes (?=before|past)|(?<=act\.cu:)\d+(?=: takes)")


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("act")
    (folder / "act.cu").write_text(KERNEL)
    (folder / "spec.py").write_text(SPEC)
    return folder / "spec.py"


def results(spec: Path, name: str, *, sanitize: bool) -> list[CaseResult]:
    options = VerifyOptions(timeout=1.0, jobs=2, wave=(32,), sanitize=sanitize)
    said = verify_unit(VerifyTask(spec, name), options, backends_for(options))
    return [
        replace(
            result,
            seconds=0.0,
            reasons=tuple(CHANGES.sub("", reason) for reason in result.reasons),
            findings=tuple(
                replace(found, text=CHANGES.sub("", found.text), line=found.line * (found.kind != "time-limit"))
                for found in result.findings
            ),
        )
        for result in said
        if isinstance(result, CaseResult)
    ]


@pytest.fixture
def forks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that this one forks."""
    forked: list[int] = []
    fork = os.fork

    def counted() -> int:
        child = fork()
        forked.append(child)
        return child

    monkeypatch.setattr(os, "fork", counted)
    return forked


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "unchecked", "checked"),
    [
        ("right", [PASSED] * 5, [PASSED] * 5),
        ("several", SEVERAL, SEVERAL),
        ("far", [PASSED, CRASHED, PASSED, CRASHED, PASSED], [PASSED, FAILED, PASSED, CRASHED, PASSED]),
        ("nothing", [PASSED, PASSED, CRASHED, PASSED], [PASSED, PASSED, FAILED, PASSED]),
        ("prints", [PASSED, PASSED], [PASSED, PASSED]),
    ],
)
def test_each_ends_as_by_itself(
    spec: Path, name: str, unchecked: list[CaseStatus], checked: list[CaseStatus], monkeypatch: pytest.MonkeyPatch
) -> None:
    together = [results(spec, name, sanitize=sanitize) for sanitize in (False, True)]
    assert [[result.status for result in each[::2]] for each in together] == [unchecked, checked]
    monkeypatch.setattr(verifying, "_may_share", lambda *_: False)
    assert together == [results(spec, name, sanitize=sanitize) for sanitize in (False, True)]


@pytest.mark.slow
def test_no_run_reaches_the_buffers_of_the_case_that_is_next(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are there before it runs."""
    made: list[CaseRun] = []
    launch = execution._launch

    def planned(*arguments: Any) -> tuple[Plan | None, Sequence[CaseResult]]:
        plan, failed = plan_case(*arguments)
        made.extend(plan.runs if plan else ())
        return plan, failed

    def launched(runs: Sequence[CaseRun], closed: Sequence[CaseRun], tell: Tell) -> None:
        assert all(run in closed for run in made[made.index(runs[0]) :])
        launch(runs, closed, tell)

    monkeypatch.setattr(verifying, "plan_case", planned)
    monkeypatch.setattr(execution, "_launch", launched)
    for shared_bytes in (0, 100_000):
        monkeypatch.setattr(verifying, "_SHARED_BYTES", shared_bytes)
        assert {result.status for result in results(spec, "right", sanitize=False)} == {PASSED}


@pytest.mark.long
def test_what_another_case_may_have_spoilt_is_run_again(
    spec: Path, forks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoiling(runs: Sequence[CaseRun], *arguments: Any) -> list[Execution]:
        executions = execute_together(runs, *arguments)
        for run in runs[2:4]:
            run.sets[0]["x"].array[:] = 0
            run.sets[0]["y"].array[3] += 1
        return executions

    monkeypatch.setattr(verifying, "execute_together", spoiling)
    assert {result.status for result in results(spec, "right", sanitize=False)} == {PASSED}
    assert len(forks) == 3


def test_small_cases_share_a_process(spec: Path, forks: list[int]) -> None:
    assert {result.status for result in results(spec, "right", sanitize=False)} == {PASSED}
    assert len(forks) == 1


@pytest.mark.slow
def test_a_crash_costs_a_process_for_each_case_after_it(spec: Path, forks: list[int]) -> None:
    results(spec, "nothing", sanitize=False)
    assert len(forks) == 1 + 4  # those of READS_NOTHING, and of what follows


def test_large_cases_do_not_share(spec: Path, forks: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "_SHARED_BYTES", 100_000)  # four cases of two buffers, each of three pages
    results(spec, "right", sanitize=False)
    assert len(forks) == 3
