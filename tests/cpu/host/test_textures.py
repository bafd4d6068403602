from __future__ import annotations

from collections import Counter

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

#: Program, kind of the finding, words of its text.
FAULTS = (
    (
        "destroyed-twice",
        "double-free",
        "hipDestroyTextureObject is called with a texture object (allocation 2), which has",
    ),
    (
        "destroyed-as-a-surface",
        "invalid-free",
        "hipDestroySurfaceObject is called with a texture object (allocation 2)",
    ),
    (
        "asked-after-destroy",
        "use-after-free",
        "is called with byte 0 of a texture object (allocation 2), which has been",
    ),
    (
        "texture-of-freed-array",
        "use-after-free",
        "hipCreateTextureObject is called with byte 0 of an array of 16 bytes",
    ),
    (
        "free-of-a-level",
        "invalid-free",
        "hipFreeArray is called with a level of an array with mipmaps, which frees its",
    ),
    ("level-after-free", "use-after-free", "hipGetMipmappedArrayLevel is called with byte 0 of an array of 64 bytes"),
    ("levels-freed-twice", "double-free", "hipFreeMipmappedArray is called with an array of 64 bytes (allocation 4)"),
    ("copy-past-the-faces", "copy-out-of-bounds", "slice 5 of an array of 8 bytes x 2 rows x 6 slices"),
)
#: The same of kernels, which end as the device does.
KERNEL_FAULTS = (
    ("read-of-destroyed-texture", "a texture object (allocation 2), which has been freed"),
    ("read-of-freed-array", "byte 0 of an array of 16 bytes (allocation 1), which has been freed"),
    ("write-to-freed-array", "byte 0 of an array of 16 bytes (allocation 1), which has been freed"),
    ("write-to-destroyed-surface", "a surface object (allocation 3), which has been freed"),
)


@pytest.mark.parametrize("program", ["textures", "texture_kinds"])
@pytest.mark.parametrize("wavefront", [32, 64])
def test_reads_of_textures_and_surfaces(run_program: RunProgram, program: str, wavefront: int) -> None:
    finished = run_program(program, wavefront=wavefront)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


@pytest.mark.parametrize("program", ["textures", "texture_kinds"])
def test_nothing_is_found_in_them_where_launches_are_checked(run_program: RunProgram, program: str) -> None:
    finished = run_program(program, sanitize=1, delayed=1)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())


@pytest.mark.parametrize(("name", "kind", "words"), FAULTS, ids=[name for name, _, _ in FAULTS])
def test_a_fault_is_found(run_program: RunProgram, name: str, kind: str, words: str) -> None:
    finished = run_program("texture_faults", name)
    assert (finished.stdout, finished.kinds) == ("fails\n", [kind]), finished.stderr
    assert words in finished.findings[0]["text"]


@pytest.mark.parametrize(("name", "words"), KERNEL_FAULTS, ids=[name for name, _ in KERNEL_FAULTS])
@pytest.mark.parametrize("check", [0, 1], ids=("plain", "check"))
def test_a_kernel_that_uses_what_is_gone_fails(run_program: RunProgram, name: str, words: str, check: int) -> None:
    finished = run_program("texture_faults", name, sanitize=check)
    assert finished.stdout == "fails\n"
    (failure,) = finished.failures
    assert words in failure["where"]
    assert failure["freed"]


def test_nothing_is_found_without_a_fault(run_program: RunProgram) -> None:
    finished = run_program("texture_faults", "none")
    assert (finished.stdout, finished.findings) == ("fails\n", ())


def test_reads_that_are_others_in_hip_are_found_where_that_shows(run_program: RunProgram) -> None:
    finished = run_program("texture_forms", "differ")
    assert (finished.stdout, set(finished.kinds)) == ("", {"texture-form"}), finished.stderr
    assert Counter(finding["text"].split()[0] for finding in finished.findings) == {
        "tex1DLayeredLod": 1,
        "tex2DLayeredLod": 1,
        "tex2Dgather": 2,
        "tex3DGrad": 1,
        "texCubemapGrad": 1,
        "texCubemapLayeredGrad": 1,
    }
    finished = run_program("texture_forms")
    assert (finished.stdout, finished.findings) == ("", ())


def test_a_gpu_without_image_instructions_has_no_textures(run_program: RunProgram) -> None:
    finished = run_program("textures", arch="gfx942")
    assert "the middle of a texel: hipErrorNotSupported, not hipSuccess" in finished.stdout


def test_a_port_without_image_instructions(run_program: RunProgram) -> None:
    finished = run_program("ported_textures", arch="gfx942")
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())
