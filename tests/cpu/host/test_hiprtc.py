from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

COMPILER = shlex.join([sys.executable, "-m", "hipport", "cxx"])


@pytest.mark.slow
def test_a_source_becomes_a_module_at_run_time(run_program: RunProgram) -> None:
    finished = run_program("hiprtc", cxx=COMPILER)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


def test_headers_beside_the_name_are_not_found_and_said(run_program: RunProgram, tmp_path: Path) -> None:
    (tmp_path / "beside.h").write_text("#define BESIDE 7\n")
    finished = run_program("hiprtc", str(tmp_path / "k.cu"), cxx=COMPILER)
    assert (finished.stdout, finished.stderr, finished.status) == ("", "", 0)
    (finding,) = finished.findings
    assert finding["kind"] == "rtc-include"
    assert "includes beside.h: NVRTC looks in the folder of the program's name" in finding["text"]
    assert finding["text"].endswith(f"pass -I{tmp_path} to hiprtcCompileProgram")


def test_a_program_without_a_compiler_says_so(run_program: RunProgram) -> None:
    finished = run_program("hiprtc")
    assert finished.status == 1
    assert "hiprtcCompileProgram needs a compiler: start the program by hipport run, or set" in finished.stderr
