from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


def test_attributes_of_kernels_and_launches_that_a_gpu_refuses(run_program: RunProgram) -> None:
    finished = run_program("functions", arch="gfx90a")
    assert finished.stdout == ""
    assert finished.kinds.count("launch-limit") == 3
    assert "shared<double,1024> is launched with 65537 bytes of shared memory, gfx90a allows 65536" in finished.texts
    assert "plain is launched with 209 blocks that wait for each other, gfx90a allows 208" in finished.texts


def test_ranges_for_a_profiler_are_nested(run_program: RunProgram) -> None:
    finished = run_program("marks")
    assert (finished.status, finished.stdout) == (0, ""), finished.stderr
