"""All kernels of the repository on the GPU that is there: `pytest -m gpu`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.errors import HipportError
from hipport.report.verification.summary import summarize
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.report.verification.wording import machine_words
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions
from hipport.verify import VerifyRun
from hipport.verify.backends.select import backends_for

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
BACKENDS = ("rocm", "cuda")

pytestmark = pytest.mark.gpu


@pytest.fixture(scope="module", params=BACKENDS)
def run(request: pytest.FixtureRequest) -> VerifyRun:
    """Every case on the GPU of a backend; skipped where there is none, and where one is only emulated."""
    options = VerifyOptions(backend=request.param)
    try:
        machines = [backend.machine for backend in backends_for(options)]
    except HipportError as error:
        pytest.skip(str(error))
    if any(machine.emulated for machine in machines):
        pytest.skip(f"{machine_words(machines[0])}: no GPU")
    return verify_paths(KERNELS, options)


def test_every_case_passes(run: VerifyRun) -> None:
    failures = [
        " ".join((result.kernel, case_words(result), result.status.value, *detail_lines(result)))
        for row in summarize(run).rows
        for result in row.failures
    ]
    assert failures == []
    assert run.exit_code == 0


def test_the_results_are_of_a_gpu(run: VerifyRun) -> None:
    assert not run.emulated
    for machine in run.machines:
        assert machine.device
        assert machine.backend in BACKENDS


def test_resources_are_told_of_every_kernel(run: VerifyRun) -> None:
    assert all(result.resources for result in run.results if result.status is CaseStatus.PASSED)


def test_ports_are_compared_with_originals_where_these_run(run: VerifyRun) -> None:
    for result in run.results:
        assert result.machine is not None
        beside_original = result.machine.backend == "cuda" and result.machine.source == "port"
        assert (result.same_bits is not None) == beside_original
