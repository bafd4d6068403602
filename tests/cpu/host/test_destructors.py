"""What the runtime has made while a program ran is there until it has ended."""

from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunProgram

#: It builds the host runtime.
pytestmark = pytest.mark.slow


def test_destructors_use_the_device_and_its_kernels(run_program: RunProgram) -> None:
    result = run_program("destructors")
    assert (result.status, result.stdout, result.findings) == (0, "", ())


def test_the_last_finding_names_its_kernel(run_program: RunProgram) -> None:
    result = run_program("destructors", "not-awaited", delayed=1)
    assert result.texts == "the program ends and has not waited for fill, which a GPU may not have done by then"
