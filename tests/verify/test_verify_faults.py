"""Kernels and specs that go wrong, through all of verify: each is told as what it is, and nothing else suffers."""

from __future__ import annotations

import pickle
import re
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions
from hipport.verify import VerifyRun

pytestmark = pytest.mark.slow  # compiles one kernel after the other

FAULTS = Path(__file__).parent / "faults"
SOURCE = FAULTS / "faults.cu"


def line_of(text: str) -> int:
    """The line of the source in which a text stands first."""
    return next(n for n, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)


@pytest.fixture(scope="module")
def run(compiler: None) -> VerifyRun:
    return verify_paths(FAULTS, VerifyOptions(timeout=1.0, jobs=2, sanitize=False))


@pytest.fixture(scope="module")
def results(run: VerifyRun) -> Mapping[str, Sequence[CaseResult]]:
    return {name: [r for r in run.results if r.kernel == name] for name in {r.kernel for r in run.results}}


@pytest.mark.parametrize(
    ("name", "status", "reason"),
    [
        ("right", CaseStatus.PASSED, None),
        ("counts", CaseStatus.PASSED, None),
        ("speaks", CaseStatus.PASSED, None),
        ("wrong", CaseStatus.FAILED, r"^y: 1 of 40 elements \(2.5 %\) are wrong"),
        ("forgets", CaseStatus.FAILED, r"^y: 1 of 40 elements \(2.5 %\) were never written"),
        ("behind", CaseStatus.FAILED, r"^y: the kernel wrote after its end: 4 bytes, the nearest in element 1 there"),
        ("changes", CaseStatus.FAILED, r"^x: the kernel changed this input, first at \[0\]"),
        ("silent", CaseStatus.FAILED, r"^it does not print 'thread 0'"),
        ("asserts", CaseStatus.CRASHED, rf"faults.cu:{line_of('assert(n')}: .*assertion .n > 1000. failed"),
        ("traps", CaseStatus.CRASHED, rf"faults.cu:{line_of('__trap')}: trap"),
        ("loops", CaseStatus.TIMED_OUT, r"takes longer than 1 s"),
        ("too_large", CaseStatus.REFUSED, r"2048 threads in a block; gfx\w+ has at most 1024"),
        (
            "too_few",
            CaseStatus.INVALID_SPEC,
            r"the arguments do not fit the kernel: right takes 3 arguments, 2 were given",
        ),
        ("not_there", CaseStatus.NOT_COMPILED, r"left"),
        ("no_source", CaseStatus.INVALID_SPEC, r"none.cu: the kernel's source cannot be read: No such file"),
        ("raises", CaseStatus.INVALID_SPEC, r"spec.py:\d+: reference: no 'z' in this case \(there are: "),
        (
            "other_shape",
            CaseStatus.INVALID_SPEC,
            r"reference of y: the reference has the shape \(40, 1\), the array \(40,\)",
        ),
        ("other_name", CaseStatus.INVALID_SPEC, r"reference: it has to return y, it returns z"),
        ("no_end", CaseStatus.INVALID_SPEC, r"spec.py:\d+: computing the case takes longer than 1 s"),
        ("exits", CaseStatus.INVALID_SPEC, r"computing the case ended its process with exit status 3"),
    ],
)
def test_each_fault_is_told(
    results: Mapping[str, Sequence[CaseResult]], name: str, status: CaseStatus, reason: str | None
) -> None:
    for result in results[name]:
        assert result.status is status
        if reason is None:
            assert not result.reasons
        else:
            assert re.search(reason, result.reasons[0])
    if status is not CaseStatus.INVALID_SPEC:
        assert [r.machine.wavefront for r in results[name] if r.machine] == [32, 64]


def test_a_result_tells_where_it_is_from(run: VerifyRun) -> None:
    machines = run.machines
    assert [(m.backend, m.arch, m.wavefront, m.emulated) for m in machines] == [
        ("cpu", "gfx1100", 32, True),
        ("cpu", "gfx90a", 64, True),
    ]
    assert all(machine.compiler for machine in machines)
    assert run.emulated
    assert run.exit_code == 1
    assert repr(pickle.loads(pickle.dumps(run))) == repr(run)  # there are NaN in it


def test_what_checks_find(compiler: None) -> None:
    names = ("right", "behind", "orders", "lanes", "loops")
    run = verify_paths(FAULTS, VerifyOptions(timeout=1.0, jobs=2, kernel=names))
    by_name = {name: [result for result in run.results if result.kernel == name] for name in names}
    assert all(result.passed and result.checked for result in by_name["right"])
    for result in by_name["behind"]:
        finding = result.findings[0]
        assert (finding.path, finding.line) == (str(SOURCE), line_of("if (i <= n) y[i]"))
        assert finding.kind == "out-of-bounds-write"
    assert by_name["orders"][0].reasons[0].startswith("the result differs with the order of threads (forward and ")
    small, large = by_name["lanes"]
    assert small.passed
    assert large.passed  # ported logically, a warp has 32 lanes on both
    assert by_name["loops"][0].status is CaseStatus.TIMED_OUT


def test_results_that_differ_with_the_wavefront_size(compiler: None) -> None:
    run = verify_paths(FAULTS, VerifyOptions(kernel=("lanes",), warp="native", jobs=1))
    small, large = run.results
    assert small.passed
    assert large.status is CaseStatus.FAILED
    assert large.reasons[0].startswith(
        "the result differs with the wavefront size (32 and 64 lanes): ranks differs at [32]"
    )
