"""Benchmarks on the GPU that is there: `pytest -m gpu`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.errors import HipportError
from hipport.verify import VerifyOptions
from hipport.verify.backends.select import backends_for

KERNELS = Path(__file__).resolve().parents[2] / "kernels"

pytestmark = pytest.mark.gpu


@pytest.mark.parametrize("backend", ["rocm", "cuda"])
def test_times_are_near_their_ceilings(backend: str) -> None:
    options = VerifyOptions(
        backend=backend, kernel=("saxpy", "stream_compaction", "matmul_tiled"), size=("first",), bench=True
    )
    try:
        machines = [each.machine for each in backends_for(options)]
    except HipportError as error:
        pytest.skip(str(error))
    if any(machine.emulated for machine in machines):
        pytest.skip("no GPU")
    run = verify_paths(KERNELS, options)
    assert [each.result.reasons for each in (*run.ceilings, *run.timings) if not each.result.passed] == []
    assert len(run.ceilings) == 3 * len(machines)
    assert len(run.timings) == (2 + 2 + 3) * len(machines)
    for timing in run.timings:
        assert timing.of_copy is not None
        assert timing.of_fma is not None
        if timing.result.instance == "saxpy<double>":  # 400 MB, which no cache holds
            assert timing.bound == "memory"
            assert 0.5 < timing.of_copy < 1.2
        if timing.result.kernel == "matmul_tiled":
            assert timing.bound == "arithmetic"
            assert timing.of_fma < 1
