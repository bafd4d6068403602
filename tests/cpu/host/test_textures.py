from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunWhole


@pytest.mark.parametrize("wavefront", [32, 64])
def test_reads_of_textures_and_surfaces(run_whole_program: RunWhole, wavefront: int) -> None:
    finished = run_whole_program("textures", wavefront=wavefront)
    assert (finished.stdout, finished.stderr, finished.returncode) == ("", "", 0)


def test_a_gpu_without_image_instructions_has_no_textures(run_whole_program: RunWhole) -> None:
    finished = run_whole_program("textures", arch="gfx942")
    assert "the middle of a texel: hipErrorNotSupported, not hipSuccess" in finished.stdout


def test_a_port_without_image_instructions(run_whole_program: RunWhole) -> None:
    finished = run_whole_program("ported_textures", arch="gfx942")
    assert (finished.stdout, finished.stderr, finished.returncode) == ("", "", 0)
