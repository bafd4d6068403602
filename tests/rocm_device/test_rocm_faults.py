"""What goes wrong on AMD GPUs, through the whole backend ``rocm``: each is told by a message of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.rocm_device.machine import Machine

pytestmark = pytest.mark.rocm

FAULTS = Path(__file__).parent / "faults"
UNFIT = r"the arguments do not fit the kernel: scale"


@pytest.fixture(scope="module")
def cases(machine: Machine) -> Mapping[str, Mapping[str, Any]]:
    report = machine.verify(FAULTS, "--arch", "gfx90a")
    return {case["kernel"]: case for case in report["cases"]}


@pytest.mark.parametrize("name", ["right", "lds_full", "twice"])
def test_right_launches(cases: Mapping[str, Mapping[str, Any]], name: str) -> None:
    assert (cases[name]["status"], cases[name]["reasons"]) == ("passed", [])


@pytest.mark.parametrize(
    ("name", "status", "reason"),
    [
        (
            "python_float",
            "invalid-spec",
            rf"{UNFIT}: argument 3 \(floating-point number of 4 bytes\): the spec gives float64, which has 8 bytes",
        ),
        ("wrong_integer", "invalid-spec", rf"{UNFIT}: argument 3 \(floating-.*\): the spec gives int32, .* 4 bytes"),
        ("wrong_array", "invalid-spec", rf"{UNFIT}: argument 1 x \(pointer to .*\): .* has elements of type float64"),
        ("array_for_value", "invalid-spec", rf"{UNFIT}: argument 3 x \(floating-.*\): the spec gives an array"),
        ("value_for_array", "invalid-spec", rf"{UNFIT}: argument 1 \(pointer to .*\): .* a value of type float32"),
        ("missing", "invalid-spec", rf"{UNFIT} takes 4 arguments, the spec gives 3"),
        ("threads", "refused", r"scale: 2048 threads in a block; emulated gfx90a has at most 1024"),
        (
            "launch_bounds",
            "refused",
            r"bounded: 128 threads in a block; it is compiled for at most 64 \(__launch_bounds__\)",
        ),
        (
            "lds",
            "refused",
            r"shared: 65792 bytes of shared memory, 256 of them of a fixed size; emulated gfx90a has 65536 for a block",
        ),
        ("no_kernel", "not-compiled", r"there is no kernel left in the source: use of undeclared identifier 'left'.*"),
        ("broken", "not-compiled", r".*/faults/broken.cu:4: use of undeclared identifier 'faktor'.*"),
        ("mask", "not-compiled", r".*/faults/mask.cu:8: static assertion failed .*The mask must be a 64-bit integer.*"),
    ],
)
def test_each_fault_is_told(cases: Mapping[str, Mapping[str, Any]], name: str, status: str, reason: str) -> None:
    assert cases[name]["status"] == status
    assert len(cases[name]["reasons"]) == 1
    assert re.fullmatch(reason, cases[name]["reasons"][0])


def test_a_gpu_that_is_lost_in_the_middle(machine: Machine) -> None:
    chosen = ("--arch", "gfx90a", "--kernel", "right,twice", "--no-sanitize")
    report = machine.verify(FAULTS, *chosen, ROCM_DEVICE_LOST_AFTER="1")
    first, second = report["cases"]
    assert first["status"] == "passed"
    assert second["status"] == "crashed"
    assert re.fullmatch(r"launching scale: hipErrorLaunchFailure: .* or the GPU was lost; .*", second["reasons"][0])


@pytest.mark.parametrize(
    ("arguments", "visible", "error"),
    [
        ([], "-1", "backend rocm: CuPy sees no AMD GPU: hipErrorNoDevice: "),
        (
            ["--arch", "gfx950"],
            "",
            "backend rocm: no GPU here is a gfx950 (there are: gfx90a, gfx942, gfx1100, gfx1201)",
        ),
    ],
)
def test_no_gpu_to_run_on(machine: Machine, arguments: list[str], visible: str, error: str) -> None:
    command = ("-m", "hipport", "verify", str(FAULTS), "--backend", "rocm", *arguments)
    ended = machine.run(*command, HIP_VISIBLE_DEVICES=visible)
    assert ended.returncode == 2
    assert error in ended.stderr


def test_auto_without_a_gpu(machine: Machine) -> None:
    command = ("-m", "hipport", "verify", str(FAULTS), "--kernel", "right", "--wave", "64")
    ended = machine.run(*command, HIP_VISIBLE_DEVICES="-1")
    assert ended.returncode == 0
    assert "cpu as gfx90a, wavefront 64, emulated" in ended.stdout
