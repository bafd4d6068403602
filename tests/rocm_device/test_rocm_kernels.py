"""The repository's kernels through the whole backend ``rocm``: all but the GPU, which is emulated."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from hipport.report.verification.wording import EMULATED
from hipport.verify.specs.load import find_specs
from hipport.verify.specs.load import load_file
from tests.rocm_device.machine import ARCHITECTURES
from tests.rocm_device.machine import Machine
from tests.verify import test_verify_variables

pytestmark = pytest.mark.rocm

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
#: Launches of several kinds: templates, variables of the source, structs, cooperative, dynamic shared memory, printing.
SOME = "saxpy,polynomial,particles,grid_sync,reduce_tree,print_assert"
FIRST = (KERNELS, "--size", "first", "--seed", "1", "--no-sanitize")


def failures(report: dict[str, Any]) -> list[tuple[str, ...]]:
    return [
        (case["kernel"], case["machine"]["arch"] if case["machine"] else "", case["status"], *case["reasons"])
        for case in report["cases"]
        if case["status"] != "passed"
    ]


def assert_all_passed(report: dict[str, Any]) -> None:
    assert failures(report) == []
    machines = report["run"]["machines"]
    assert {machine["arch"]: machine["wavefront"] for machine in machines} == ARCHITECTURES
    for machine in machines:
        assert machine["backend"] == "rocm"
        assert machine["emulated"]
        assert machine["device"] == f"emulated {machine['arch']}"


def test_some_kernels_on_every_architecture(machine: Machine) -> None:
    report = machine.verify(*FIRST, "--kernel", SOME)
    assert_all_passed(report)
    assert {case["kernel"] for case in report["cases"]} == set(SOME.split(","))
    for case in report["cases"]:
        for needs in case["resources"]:
            assert needs["wavefront"] == case["machine"]["wavefront"]
            assert needs["registers"] > 0
    compilers = {case["machine"]["compiler"] for case in report["cases"]}
    assert all("hiprtc (HIP 7." in compiler and "CuPy " in compiler for compiler in compilers)


@pytest.mark.parametrize("how", [(), ("--bench",)], ids=["once", "bench"])
def test_results_in_variables_of_the_source(machine: Machine, tmp_path: Path, how: tuple[str, ...]) -> None:
    (tmp_path / "k.cu").write_text(test_verify_variables.SOURCE.replace("WRITES", "1"))
    (tmp_path / "spec.py").write_text(test_verify_variables.SPEC.format(more=""))
    assert_all_passed(machine.verify(tmp_path, "--no-sanitize", *how))


@pytest.mark.slow
def test_every_kernel_on_every_architecture(machine: Machine) -> None:
    report = machine.verify(*FIRST)
    assert_all_passed(report)
    assert {case["kernel"] for case in report["cases"]} == {
        spec.name for path in find_specs([KERNELS]) for spec in load_file(path)
    }


@pytest.mark.parametrize("compiler", ["hiprtc", "hipcc"])
def test_every_size_of_a_kernel_by_each_compiler(machine: Machine, compiler: str) -> None:
    report = machine.verify(KERNELS, "--kernel", "saxpy", "--arch", "gfx90a", "--compiler", compiler)
    assert failures(report) == []
    assert {case["case"] for case in report["cases"]} > {"n=1, seed 1", "n=1, seed 2"}
    assert {case["machine"]["compiler"].partition(" ")[0] for case in report["cases"]} == {compiler}


def test_code_for_the_host_is_left_to_hipcc(machine: Machine, tmp_path: Path) -> None:
    for file in (KERNELS / "saxpy").iterdir():
        if file.is_file():
            (tmp_path / file.name).write_bytes(file.read_bytes())
    source = tmp_path / "saxpy.cu"
    source.write_text(source.read_text() + "\n#include <vector>\nint main() { std::vector<int> none; cudaFree(0); }\n")
    report = machine.verify(tmp_path, "--arch", "gfx1100", "--size", "first", "--seed", "1")
    assert failures(report) == []
    assert report["run"]["machines"][0]["compiler"].startswith("hipcc (HIP 7.")


def test_every_report_says_that_it_is_emulated(machine: Machine, tmp_path: Path) -> None:
    reports = {}
    page = tmp_path / "report.html"
    command = ("-m", "hipport", "verify", *FIRST, "--kernel", "saxpy", "--backend", "rocm", "--report", str(page))
    for form in ("text", "json", "junit"):
        ended = machine.run(*command, "--format", form)
        assert ended.returncode == 0, ended.stderr
        reports[form] = ended.stdout
    reports["html"] = page.read_text()
    assert all(EMULATED in unescape(said) for said in reports.values())
    for arch, wavefront in ARCHITECTURES.items():
        words = f"rocm on emulated {arch} ({arch}), wavefront {wavefront}, emulated"
        assert all(words in reports[form] for form in ("text", "junit", "html"))
    assert all(machine["emulated"] for machine in json.loads(reports["json"])["run"]["machines"])
    suites = ElementTree.fromstring(reports["junit"])
    assert all(suite.find("properties/property[@name='emulated'][@value='true']") is not None for suite in suites)


def test_auto_takes_it(machine: Machine) -> None:
    ended = machine.run("-m", "hipport", "verify", *FIRST, "--kernel", "saxpy", "--wave", "32")
    assert ended.returncode == 0, ended.stderr
    assert "rocm on emulated gfx1100 (gfx1100), wavefront 32, emulated" in ended.stdout
    assert "gfx90a" not in ended.stdout
