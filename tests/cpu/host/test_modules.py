from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.program import ProgramCompiler
from tests.cpu.host.conftest import PROGRAMS
from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder, compiler = tmp_path_factory.mktemp("module"), ProgramCompiler()
    compiler.compile(PROGRAMS / "module_code.cpp", folder / "module.o")
    compiler.link([folder / "module.o"], folder / "module.co", shared=True)
    return folder / "module.co"


def test_modules_and_all_ways_to_launch(run_program: RunProgram, code: Path, tmp_path: Path) -> None:
    finished = run_program("modules", str(code), str(tmp_path))
    assert (finished.stdout, finished.status) == ("", 0)
    assert "kernels.ptx is PTX, which cannot be executed here: compile its source with hipport cxx" in finished.texts
    assert "launched with 7 x 1 x 1 threads in blocks of 4 x 1 x 1" in finished.texts
