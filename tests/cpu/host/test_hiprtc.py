from __future__ import annotations

import shlex
import sys

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

COMPILER = shlex.join([sys.executable, "-m", "hipport", "cxx"])


@pytest.mark.slow
def test_a_source_becomes_a_module_at_run_time(run_program: RunProgram) -> None:
    finished = run_program("hiprtc", cxx=COMPILER)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


def test_a_program_without_a_compiler_says_so(run_program: RunProgram) -> None:
    finished = run_program("hiprtc")
    assert finished.status == 1
    assert "hiprtcCompileProgram needs a compiler: start the program by hipport run, or set" in finished.stderr
