from __future__ import annotations

import shlex
import sys

import pytest

from tests.cpu.host.conftest import RunWhole

COMPILER = shlex.join([sys.executable, "-m", "hipport", "cxx"])


@pytest.mark.slow
def test_a_source_becomes_a_module_at_run_time(run_whole_program: RunWhole) -> None:
    finished = run_whole_program("hiprtc", libraries=["hiprtc"], cxx=COMPILER)
    assert (finished.stdout, finished.stderr, finished.returncode) == ("", "", 0)


def test_a_program_without_a_compiler_says_so(run_whole_program: RunWhole) -> None:
    finished = run_whole_program("hiprtc", libraries=["hiprtc"])
    assert finished.returncode == 1
    assert "hiprtcCompileProgram needs a compiler: start the program by hipport run, or set" in finished.stderr
