"""What is found on machines of all kinds."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

import pytest

from hipport.doctor import Check
from hipport.doctor import CheckState
from hipport.doctor import Diagnosis
from hipport.doctor import Gpu
from hipport.doctor import Purpose
from hipport.doctor import diagnose
from hipport.doctor.amd import architecture
from hipport.doctor.cupy import AMD
from hipport.doctor.cupy import NVIDIA
from hipport.doctor.machine import Answer
from hipport.doctor.machine import Package
from hipport.doctor.versions import fits
from hipport.doctor.versions import numbers
from tests.doctor.machines import AMD_BOX
from tests.doctor.machines import BARE
from tests.doctor.machines import NUMPY
from tests.doctor.machines import NVCC
from tests.doctor.machines import NVIDIA_BOX
from tests.doctor.machines import ROCM_LIBRARIES
from tests.doctor.machines import FakeMachine
from tests.doctor.machines import amd_driver
from tests.doctor.machines import apt_has
from tests.doctor.machines import cupy_fails
from tests.doctor.machines import cupy_package
from tests.doctor.machines import cupy_sees
from tests.doctor.machines import nvidia_driver
from tests.doctor.machines import pci
from tests.doctor.machines import rocm

ROOT = Path(__file__).parents[2]
CONTAINER = {"/.dockerenv": ""}
KFD_AND_RENDER = frozenset(("/dev/kfd", "/dev/dri/renderD128", "/dev/dri/renderD129"))


def without(machine: FakeMachine, *prefixes: str) -> FakeMachine:
    """The machine without the files that begin so."""
    return replace(machine, files={path: text for path, text in machine.files.items() if not path.startswith(prefixes)})


def with_files(machine: FakeMachine, files: Mapping[str, str]) -> FakeMachine:
    return replace(machine, files={**machine.files, **files})


def with_answer(machine: FakeMachine, command: str, answer: Answer) -> FakeMachine:
    return replace(machine, answers={**machine.answers, command: answer})


@dataclass(frozen=True)
class Case:
    """A machine, and what is to be fixed: name, state, a part of the detail, and the remedy or the begin of it."""

    name: str
    machine: FakeMachine
    exit_code: int
    problems: tuple[tuple[str, CheckState, str, str], ...] = ()


CASES = [
    Case("an AMD box", AMD_BOX, 0),
    Case("an NVIDIA box", NVIDIA_BOX, 0),
    Case(
        "a bare Debian",
        BARE,
        1,
        (("hipcc", CheckState.MISSING, "no hipcc was found", "`hipport toolchain install`, which needs no root"),),
    ),
    Case(
        "a bare Ubuntu whose own HIP is new enough",
        replace(BARE, answers={"/usr/bin/apt-cache policy libamdhip64-dev": apt_has("7.1.0-0ubuntu2")}),
        1,
        (
            (
                "hipcc",
                CheckState.MISSING,
                "no hipcc was found",
                "`sudo apt install hipcc libamdhip64-dev`, or `hipport toolchain install`, which",
            ),
        ),
    ),
    Case(
        "a machine with another processor",
        replace(BARE, platform="Linux aarch64"),
        1,
        (("hipcc", CheckState.MISSING, "no hipcc was found", "install ROCm 7 or later: from AMD's packages"),),
    ),
    Case(
        "a machine without apt",
        replace(BARE, programs={}, answers={}),
        1,
        (("hipcc", CheckState.MISSING, "no hipcc was found", "install ROCm 7 or later: from AMD's packages"),),
    ),
    Case(
        "Debian 12 with its own hipcc",
        replace(
            BARE,
            hip_compiler="/usr/bin/hipcc",
            answers={
                **BARE.answers,
                "/usr/bin/hipcc --version": "HIP version: 5.2.21153-0\nDebian clang version 15.0.6\n",
            },
        ),
        1,
        (
            (
                "hipcc",
                CheckState.WRONG,
                "HIP 5.2.21153, clang 15.0.6: /usr/bin/hipcc; hipport writes for ROCm 7 or later",
                "`hipport toolchain install`, which needs no root",
            ),
        ),
    ),
    Case(
        "a bare Debian without a C++ compiler and without libclang",
        replace(BARE, compiler=None, clang=""),
        2,
        (
            ("hipcc", CheckState.MISSING, "no hipcc was found", "`hipport toolchain install`"),
            (
                "C++ compiler",
                CheckState.MISSING,
                "no C++ compiler",
                "`sudo apt install g++`, or `pip install",
            ),
            ("libclang", CheckState.MISSING, "No module named 'clang'", "`pip install --force-reinstall libclang`"),
        ),
    ),
    Case(
        "a CXX that is none",
        replace(BARE, compiler=None, environment={"CXX": "c99", "HIPCC": "x"}),
        2,
        (
            ("hipcc", CheckState.MISSING, "no hipcc", "`unset HIPCC`"),
            ("C++ compiler", CheckState.MISSING, "no C++ compiler", "`unset CXX`"),
        ),
    ),
    # AMD's driver
    Case(
        "a user outside of the group render",
        replace(AMD_BOX, refused=KFD_AND_RENDER, groups=frozenset(("ada",)), cupy=cupy_fails("hipErrorNoDevice")),
        1,
        (("/dev/kfd", CheckState.WRONG, "ada may not read", "`sudo usermod -aG render,video ada`, then log in again"),),
    ),
    Case(
        "a user who was added to the group after the session began",
        replace(
            with_files(AMD_BOX, {"/etc/group": "video:x:44:\nrender:x:109:bob,ada\n"}),
            refused=frozenset(("/dev/kfd",)),
            groups=frozenset(("ada",)),
        ),
        1,
        (("/dev/kfd", CheckState.WRONG, "was not when this session began", "log in again, or `newgrp render`"),),
    ),
    Case(
        "device files that not even the group may use",
        replace(AMD_BOX, refused=frozenset(("/dev/dri/renderD129",))),
        1,
        (
            (
                "/dev/dri/renderD*",
                CheckState.WRONG,
                "write /dev/dri/renderD129,",
                "`sudo chmod g+rw /dev/dri/renderD129`",
            ),
        ),
    ),
    Case(
        "a container whose user is not in the host's group",
        replace(with_files(AMD_BOX, CONTAINER), refused=KFD_AND_RENDER, owner="109"),
        1,
        (("/dev/kfd", CheckState.WRONG, "ada may not", "start the container with --group-add 109"),),
    ),
    Case(
        "a container that was not given the devices",
        replace(without(with_files(AMD_BOX, CONTAINER), "/dev/"), cupy=cupy_fails("hipErrorNoDevice")),
        1,
        (
            (
                "/dev/kfd",
                CheckState.MISSING,
                "this container was not given it",
                "start the container with --device /dev/kfd",
            ),
        ),
    ),
    Case(
        "a container that was given half of the devices",
        without(replace(AMD_BOX, environment={"container": "podman"}), "/dev/dri/renderD129"),
        1,
        (("/dev/dri/renderD*", CheckState.MISSING, "/dev/dri/renderD129", "start the container with --device"),),
    ),
    Case(
        "amdgpu not loaded",
        without(AMD_BOX, "/dev/", "/sys/module", "/sys/class"),
        1,
        (("module amdgpu", CheckState.MISSING, "not loaded", "`sudo modprobe amdgpu`; on Debian it may need"),),
    ),
    Case(
        "amdgpu not loaded on the host",
        without(with_files(AMD_BOX, CONTAINER), "/dev/", "/sys/module", "/sys/class"),
        1,
        (("module amdgpu", CheckState.MISSING, "not loaded", "on the host, `sudo modprobe amdgpu`"),),
    ),
    Case(
        "a GPU too old to compute",
        without(AMD_BOX, "/dev/kfd", "/sys/class"),
        1,
        (("/dev/kfd", CheckState.MISSING, "for GPUs that can compute", "`sudo dmesg | grep"),),
    ),
    Case(
        "a driver that offers no GPU",
        without(AMD_BOX, "/sys/class/kfd/kfd/topology/nodes/1", "/sys/class/kfd/kfd/topology/nodes/2"),
        1,
        (("AMD GPU", CheckState.MISSING, "the driver offers none", "`sudo dmesg | grep"),),
    ),
    Case(
        "GPUs hidden by a variable",
        replace(AMD_BOX, environment={"HIP_VISIBLE_DEVICES": "-1"}, cupy=cupy_fails("hipErrorNoDevice")),
        1,
        (("HIP_VISIBLE_DEVICES", CheckState.WRONG, "hides every GPU", "`unset HIP_VISIBLE_DEVICES`"),),
    ),
    Case("one GPU chosen by a variable", replace(AMD_BOX, environment={"HIP_VISIBLE_DEVICES": "1"}), 0),
    # ROCm
    Case(
        "ROCm 6.4 with CuPy for ROCm 7",
        replace(
            AMD_BOX,
            files={**AMD_BOX.files, **rocm("6.4.1")},
            libraries=frozenset(("libamdhip64.so.6", "libhiprtc.so.6")),
            cupy=cupy_fails("libamdhip64.so.7: cannot open shared object file: No such file", importing=True),
        ),
        1,
        (
            (
                "ROCm",
                CheckState.WRONG,
                "6.4.1 in /opt/rocm: hipport's CuPy needs 7.0 or later",
                "install ROCm 7 or later",
            ),
        ),
    ),
    Case(
        "hipcc that is nvcc",
        replace(
            AMD_BOX,
            answers={
                "/opt/rocm/bin/hipcc --version": f"HIP version: 7.2.53211\n{NVCC}",
                "/opt/rocm/bin/hipcc -x": Answer(1, "nvcc fatal   : Value 'hip' is not defined for option 'x'\n"),
            },
        ),
        0,
        (("hipcc", CheckState.WRONG, "calls nvcc", "`export HIP_PLATFORM=amd`"),),
    ),
    Case(
        "hipcc that never ends",
        replace(AMD_BOX, answers={"/opt/rocm/bin/hipcc": Answer(None, "it did not answer within 5 s")}),
        0,
        (("hipcc", CheckState.UNKNOWN, "did not answer within 5 s", "install ROCm 7 or later"),),
    ),
    Case(
        "a GPU and its driver, and nothing else",
        FakeMachine(files=amd_driver((90010, 64))),
        1,
        (
            ("hipcc", CheckState.MISSING, "no hipcc", "install ROCm 7 or later"),
            (
                "HIP runtime",
                CheckState.MISSING,
                "not find libamdhip64.so.7",
                "`sudo apt install libamdhip64-7`, or from AMD's",
            ),
            ("hiprtc", CheckState.MISSING, "not find libhiprtc.so.7", "`sudo apt install libhiprtc7`, or from AMD's"),
            ("CuPy", CheckState.MISSING, "not installed", "`pip install 'hipport[rocm]'`"),
        ),
    ),
    Case(
        "libraries where the loader does not look",
        replace(
            AMD_BOX,
            files={**AMD_BOX.files, **{f"/opt/rocm/lib/{name}": "" for name in ROCM_LIBRARIES}},
            libraries=frozenset(f"/opt/rocm/lib/{name}" for name in ROCM_LIBRARIES),
        ),
        1,
        (
            (
                "HIP runtime",
                CheckState.WRONG,
                "in /opt/rocm/lib",
                "`export LD_LIBRARY_PATH=/opt/rocm/lib:$LD_LIBRARY_PATH`",
            ),
            ("hiprtc", CheckState.WRONG, "in /opt/rocm/lib", "`export LD_LIBRARY_PATH=/opt/rocm/lib:$LD_LIBRARY_PATH`"),
        ),
    ),
    Case(
        "hiprtc without the library that compiles",
        replace(AMD_BOX, hiprtc=-11),
        1,
        (("hiprtc", CheckState.WRONG, "stopped by signal 11", "`sudo apt install libamd-comgr3 libhiprtc-builtins7`"),),
    ),
    Case(
        "ROCM_PATH that leads nowhere",
        replace(AMD_BOX, environment={"ROCM_PATH": "/opt/rocm-5.7"}),
        1,
        (("ROCM_PATH", CheckState.WRONG, "there is no /opt/rocm-5.7", "`unset ROCM_PATH`"),),
    ),
    # CuPy
    Case(
        "two CuPy wheels",
        replace(AMD_BOX, packages=(cupy_package("cupy-cuda12x"), cupy_package("cupy-rocm-7-0"), NUMPY)),
        1,
        (
            (
                "CuPy",
                CheckState.WRONG,
                "cupy-cuda12x 14.2.0 and cupy-rocm-7-0 14.2.0 are installed over each other",
                "`pip uninstall -y cupy-cuda12x cupy-rocm-7-0`, then `pip install 'hipport[rocm]'`",
            ),
        ),
    ),
    Case(
        "CuPy for the other vendor",
        replace(AMD_BOX, packages=(cupy_package("cupy-cuda13x"), NUMPY), cupy=cupy_fails("cudaErrorNoDevice")),
        1,
        (
            (
                "CuPy",
                CheckState.MISSING,
                "cupy-cuda13x 14.2.0 is not for AMD GPUs",
                "`pip uninstall -y cupy-cuda13x`, then",
            ),
        ),
    ),
    Case(
        "CuPy of the time of ROCm 5",
        replace(AMD_BOX, packages=(cupy_package("cupy-rocm-5-0", "13.3.0"), NUMPY)),
        1,
        (
            (
                "CuPy",
                CheckState.WRONG,
                "hipport needs 14 or later",
                "`pip uninstall -y cupy-rocm-5-0`, then `pip install",
            ),
        ),
    ),
    Case(
        "NumPy newer than CuPy knows",
        replace(AMD_BOX, packages=(cupy_package("cupy-rocm-7-0"), Package("numpy", "2.6.0rc1"))),
        1,
        (("NumPy for CuPy", CheckState.WRONG, "2.6.0rc1 (numpy<2.6,>=2.0)", "`pip install 'numpy<2.6,>=2.0'`"),),
    ),
    Case(
        "Debian's ROCm, which has no roctracer",
        replace(
            AMD_BOX, cupy=cupy_fails("libroctracer64.so.4: cannot open shared object file: No such", importing=True)
        ),
        1,
        (("GPUs in CuPy", CheckState.WRONG, "no libroctracer64.so.4", "`pip install 'cupy-rocm-7-0<14.2'`"),),
    ),
    Case(
        "a maths library of ROCm missing",
        replace(AMD_BOX, cupy=cupy_fails("libroctx64.so.4: cannot open shared object file: No such", importing=True)),
        1,
        (("GPUs in CuPy", CheckState.WRONG, "no libroctx64.so.4", "`sudo apt install libroctx64-4`, or from AMD's"),),
    ),
    Case(
        "CuPy half installed",
        replace(AMD_BOX, cupy=cupy_fails("No module named 'cupy._core'\n====\n", importing=True)),
        1,
        (
            (
                "GPUs in CuPy",
                CheckState.WRONG,
                "No module named 'cupy._core'",
                "`pip install --force-reinstall",
            ),
        ),
    ),
    Case(
        "CuPy that crashes",
        replace(AMD_BOX, cupy=Answer(-11, "")),
        1,
        (("GPUs in CuPy", CheckState.WRONG, "stopped by signal 11", "`python -c 'import cupy'`"),),
    ),
    Case(
        "CuPy that never ends",
        replace(AMD_BOX, cupy=Answer(None, "it did not answer within 10 s")),
        1,
        (("GPUs in CuPy", CheckState.UNKNOWN, "did not answer within 10 s", "`python -c 'import cupy'`"),),
    ),
    Case(
        "CuPy that sees nothing, with no reason that can be seen",
        replace(AMD_BOX, cupy=cupy_sees(hip=True)),
        1,
        (("GPUs in CuPy", CheckState.MISSING, "it finds no device", "`hipport verify"),),
    ),
    Case(
        "CuPy from source, built for CUDA",
        replace(AMD_BOX, packages=(cupy_package("cupy"), NUMPY), cupy=cupy_sees("x", hip=False)),
        1,
        (("GPUs in CuPy", CheckState.WRONG, "not built for AMD GPUs", "`pip uninstall -y cupy`, then `pip install"),),
    ),
    # NVIDIA
    Case(
        "nouveau",
        replace(
            with_files(without(NVIDIA_BOX, "/proc/driver", "/dev"), {"/sys/module/nouveau/refcnt": "1"}),
            cupy=cupy_fails("cudaErrorNoDevice"),
        ),
        1,
        (("NVIDIA driver", CheckState.WRONG, "nouveau is loaded", "`sudo apt install nvidia-driver`"),),
    ),
    Case(
        "a container started without its GPUs",
        replace(
            with_files(without(NVIDIA_BOX, "/proc/driver", "/dev"), CONTAINER),
            programs={},
            libraries=frozenset(),
            cupy=cupy_fails("cudaErrorInsufficientDriver"),
        ),
        1,
        (
            ("NVIDIA driver", CheckState.MISSING, "not loaded", "start the container with --gpus all"),
            ("NVRTC", CheckState.MISSING, "none for CUDA 13", "`pip install nvidia-cuda-nvrtc`"),
        ),
    ),
    Case(
        "a driver older than the CUDA of CuPy",
        with_files(NVIDIA_BOX, nvidia_driver("575.57.08")),
        1,
        (
            (
                "NVIDIA driver",
                CheckState.WRONG,
                "575.57.08: CuPy for CUDA 13 needs 580",
                "`sudo apt install nvidia-driver`",
            ),
        ),
    ),
    Case(
        "a driver of which a part was updated",
        with_answer(NVIDIA_BOX, "/usr/bin/nvidia-smi", Answer(18, "Failed: Driver/library version mismatch\n")),
        1,
        (("nvidia-smi", CheckState.WRONG, "Driver/library version mismatch", "restart the machine"),),
    ),
    Case(
        "no device files of NVIDIA",
        without(NVIDIA_BOX, "/dev"),
        1,
        (("/dev/nvidia*", CheckState.MISSING, "/dev/nvidia0, /dev/nvidiactl", "`sudo nvidia-modprobe -u -c 0`"),),
    ),
    Case(
        "device files of NVIDIA that the user may not use",
        replace(NVIDIA_BOX, refused=frozenset(("/dev/nvidiactl",)), owner="vglusers"),
        1,
        (
            (
                "/dev/nvidia*",
                CheckState.WRONG,
                "ada may not read and write /dev/nvidiactl",
                "`sudo usermod -aG vglusers ada`, then log in",
            ),
        ),
    ),
    Case(
        "no library of the driver",
        replace(NVIDIA_BOX, libraries=NVIDIA_BOX.libraries - {"libcuda.so.1"}),
        1,
        (("driver library", CheckState.MISSING, "not find libcuda.so.1", "`sudo apt install libcuda1`"),),
    ),
    Case(
        "CUDA 12, with the NVRTC of the loader and without nvidia-smi",
        replace(
            NVIDIA_BOX,
            packages=(cupy_package("cupy-cuda12x", "13.6.0"), NUMPY),
            libraries=frozenset(("libcuda.so.1", "libnvrtc.so.12")),
            programs={},
        ),
        0,
    ),
    Case(
        "Linux under Windows",
        replace(
            with_files(without(NVIDIA_BOX, "/dev", "/proc", "/sys"), {"/usr/lib/wsl/lib/libcuda.so.1": ""}),
            environment={"CUDA_VISIBLE_DEVICES": "0"},
        ),
        0,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_to_be_fixed(case: Case) -> None:
    diagnosis = diagnose(case.machine)
    found = diagnosis.problems
    assert [(f.name, f.state) for f in found] == [problem[:2] for problem in case.problems]
    for check, (_, _, part, begin) in zip(found, case.problems, strict=True):
        assert part in check.detail
        assert check.remedy.startswith(begin)
    assert diagnosis.exit_code == case.exit_code


def named(diagnosis: Diagnosis, part: str, name: str) -> Check:
    return next(f for p in diagnosis.parts if p.title == part for f in p.checks if f.name == name)


def test_gpus_come_from_the_kernel_with_their_wavefronts() -> None:
    machine = replace(AMD_BOX, environment={"HSA_OVERRIDE_GFX_VERSION": "11.0.0"})
    diagnosis = diagnose(machine)
    assert diagnosis.gpus == (Gpu("AMD", "", "gfx942", 64), Gpu("AMD", "", "gfx1100", 32))
    detail = named(diagnosis, "AMD", "AMD GPU").detail
    assert detail.startswith("gfx942 (wavefront 64), gfx1100 (wavefront 32); HSA_OVERRIDE_GFX_VERSION=11.0.0")
    assert diagnose(NVIDIA_BOX).gpus == (Gpu("NVIDIA", "NVIDIA H200", "9.0", 32),)


@pytest.mark.parametrize(
    ("version", "name"),
    [(90402, "gfx942"), (90010, "gfx90a"), (110000, "gfx1100"), (120001, "gfx1201"), (90500, "gfx950")],
)
def test_names_of_architectures(version: int, name: str) -> None:
    assert architecture(version) == name


def test_a_bare_machine_is_told_that_it_has_no_gpu_and_not_what_else_a_gpu_would_need() -> None:
    diagnosis = diagnose(BARE)
    assert named(diagnosis, "AMD", "AMD GPU").detail == "there is none on this machine"
    assert named(diagnosis, "NVIDIA", "NVIDIA GPU").prevents == (Purpose.CUDA,)
    assert named(diagnosis, "AMD", "CuPy").state is CheckState.MISSING
    assert [purpose for purpose in Purpose if diagnosis.can(purpose)] == [Purpose.CPU, Purpose.TYPES]


def test_an_integrated_graphics_controller_is_no_gpu_of_the_other_vendor() -> None:
    assert named(diagnose(replace(BARE, files=pci("0x1002"))), "AMD", "module amdgpu").state is CheckState.MISSING
    assert named(diagnose(replace(BARE, files=pci("0x1002", "0x040300"))), "AMD", "AMD GPU").state is CheckState.MISSING


def test_what_follows_from_another_check_has_no_remedy_of_its_own() -> None:
    machine = without(AMD_BOX, "/dev/", "/sys/module", "/sys/class")
    render = named(diagnose(machine), "AMD", "/dev/dri/renderD*")
    assert (render.state, render.prevents, render.remedy) == (CheckState.MISSING, (), "")


def test_debian_has_no_file_with_the_version_of_rocm() -> None:
    machine = without(AMD_BOX, "/opt/rocm/.info")
    assert named(diagnose(machine), "AMD", "ROCm").detail == "HIP 7.2.53211, as hipcc says"


@pytest.mark.parametrize(
    ("packages", "files", "checks"),
    [
        ((), {}, []),
        (
            (Package("torch", "2.9.0+rocm6.4", "/site"),),
            {"/site/torch/version.py": "cuda: Optional[str] = None\nhip: Optional[str] = '6.4.43484'\n"},
            [("PyTorch", "2.9.0+rocm6.4, for AMD GPUs (HIP 6.4.43484)")],
        ),
        (
            (Package("torch", "2.9.0", "/site"),),
            {"/site/torch/version.py": "cuda: Optional[str] = '12.8'\nhip: Optional[str] = None\n"},
            [("PyTorch", "2.9.0, for NVIDIA GPUs (CUDA 12.8)")],
        ),
        (
            (Package("torch", "2.9.0+cpu", "/site"),),
            {"/site/torch/version.py": "cuda: Optional[str] = None\nhip: Optional[str] = None\n"},
            [("PyTorch", "2.9.0+cpu, for CPUs")],
        ),
        ((Package("torch", "2.9.0", "/gone"),), {}, [("PyTorch", "2.9.0; its file torch/version.py cannot be read")]),
        (
            (Package("jax", "0.8.0"), Package("jax-rocm7-pjrt", "0.8.0"), Package("jax-rocm7-plugin", "0.8.0")),
            {},
            [("JAX", "0.8.0, with jax-rocm7-pjrt 0.8.0 and jax-rocm7-plugin 0.8.0")],
        ),
        (
            (Package("jax", "0.8.0"), Package("tensorflow-rocm", "2.14.0.600")),
            {},
            [("JAX", "0.8.0, for CPUs"), ("TensorFlow", "tensorflow-rocm 2.14.0.600, for AMD GPUs")],
        ),
    ],
)
def test_frameworks(packages: tuple[Package, ...], files: dict[str, str], checks: list[tuple[str, str]]) -> None:
    diagnosis = diagnose(with_files(replace(BARE, packages=(NUMPY, *packages)), files))
    found = [(f.name, f.detail) for part in diagnosis.parts if part.title == "Frameworks" for f in part.checks]
    assert found == checks


def test_versions_of_cupy_are_those_of_the_extras() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for side in (AMD, NVIDIA):
        wanted = next(requirement for requirement in extras[side.extra] if requirement.startswith("cupy"))
        assert fits(f"{side.oldest}.0", wanted)
        assert not fits(f"{side.oldest - 1}.9", wanted)


@pytest.mark.parametrize(
    ("version", "requirement", "expected"),
    [
        ("2.4.1", "numpy<2.6,>=2.0", True),
        ("2.6.0", "numpy<2.6,>=2.0", False),
        ("1.26.4", "numpy<2.6,>=2.0", False),
        ("2.0", "numpy >= 2.0.0", True),
        ("2.5", "numpy!=2.5,>=2", False),
        ("2.5", "numpy==2.*", True),
        ("2.5", "numpy", True),
    ],
)
def test_bounds(version: str, requirement: str, expected: bool) -> None:
    assert fits(version, requirement) is expected


def test_numbers_of_a_version() -> None:
    assert numbers("7.2.0-43") == (7, 2)
    assert numbers("unknown") == ()
