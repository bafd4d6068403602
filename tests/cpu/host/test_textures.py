from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("wavefront", [32, 64])
def test_reads_of_textures_and_surfaces(run_program: RunProgram, wavefront: int) -> None:
    finished = run_program("textures", wavefront=wavefront)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


def test_a_gpu_without_image_instructions_has_no_textures(run_program: RunProgram) -> None:
    finished = run_program("textures", arch="gfx942")
    assert "the middle of a texel: hipErrorNotSupported, not hipSuccess" in finished.stdout


def test_a_port_without_image_instructions(run_program: RunProgram) -> None:
    finished = run_program("ported_textures", arch="gfx942")
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())
