from __future__ import annotations

import pytest

from hipport import architectures
from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


def test_use_and_misuse_of_devices(run_program: RunProgram) -> None:
    finished = run_program("devices", devices=2)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


@pytest.mark.parametrize("arch", [*architectures.DEFAULT, "gfx908", "gfx950", "gfx1030", "gfx90a:xnack+"])
@pytest.mark.parametrize("wavefront", [32, 64])
def test_properties_agree_with_what_python_knows(run_program: RunProgram, arch: str, wavefront: int) -> None:
    finished = run_program("devices", "properties", arch=arch, wavefront=wavefront)
    target, major, minor, shared, warp, memory, texture, local = finished.stdout.split()
    assert target.partition(":")[0] == arch.partition(":")[0]
    assert (int(major), int(minor)) == architectures.version_of(arch)
    assert int(shared) == architectures.lds_bytes(arch)
    assert int(warp) == wavefront
    assert int(memory) >= 16
    assert int(local) == min(architectures.local_bytes(arch), 512 * 1024)
    assert (int(texture) > 0) == architectures.has_images(arch)


def test_an_architecture_without_a_known_gpu(run_program: RunProgram) -> None:
    finished = run_program("devices", arch="gfx600")
    assert finished.status == 1
    assert "no GPU of architecture gfx600 is known: choose one of gfx908, gfx90a" in finished.stderr
