from __future__ import annotations

from pathlib import Path

import pytest

from hipport.cpu.program import ProgramCompiler
from hipport.cpu.variables import RELOCATABLE
from tests.cpu.host.conftest import PROGRAMS
from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


def module_of(name: str, folder: Path) -> Path:
    """A module of a file of ``programs/``."""
    compiler = ProgramCompiler()
    compiler.compile(PROGRAMS / f"{name}.cpp", folder / "module.o", options=[RELOCATABLE])  # its variables are named
    compiler.link([folder / "module.o"], folder / "module.co", shared=True)
    return folder / "module.co"


@pytest.fixture(scope="module")
def code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return module_of("module_code", tmp_path_factory.mktemp("module"))


def test_modules_and_all_ways_to_launch(run_program: RunProgram, code: Path, tmp_path: Path) -> None:
    finished = run_program("modules", str(code), str(tmp_path))
    assert (finished.stdout, finished.status) == ("", 0)
    assert "kernels.ptx is PTX, which cannot be executed here: compile its source with hipport cxx" in finished.texts
    assert "launched with 7 x 1 x 1 threads in blocks of 4 x 1 x 1" in finished.texts


def test_textures_of_the_driver_interface(run_program: RunProgram, tmp_path: Path) -> None:
    finished = run_program("driver_textures", str(module_of("texture_code", tmp_path)))
    assert (finished.stdout, finished.status, finished.findings) == ("", 0, ()), finished.stderr
