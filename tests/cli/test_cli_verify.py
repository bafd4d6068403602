from __future__ import annotations

import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from hipport.cli import progress
from hipport.cli import verification
from hipport.cpu import CompilerNotFoundError
from hipport.cpu import find_compiler
from hipport.verify.results import CaseName
from tests.cli.helpers import Command

CUDA = "__global__ void fill(float *y, int n) { if (threadIdx.x < n) y[threadIdx.x] = 1.0f; }\n"
SPEC = """
from hipport.verify import KernelSpec, Launch, Out, Scalar
SPEC = KernelSpec(
    name="fill", kernel="fill", sizes=[{"n": 1}, {"n": 33}], seeds=[1],
    arguments=[Out("y", "float32", "n"), Scalar("n", "int32")],
    launches=Launch(1, 64), reference=lambda v: {"y": [1.0] * v.n}, moved=4, operations=0,
)
"""


@pytest.fixture
def verify(hipport: Command) -> Command:
    """``hipport verify`` in an own folder, where the kernels are in ``kernels``."""
    try:
        find_compiler()
    except CompilerNotFoundError as error:
        pytest.skip(str(error))

    def run(*arguments: str | Path, stdin: bytes = b"") -> object:
        return hipport("verify", "--no-sanitize", "--jobs", "1", *arguments)

    return run  # type: ignore[return-value]


@pytest.fixture
def kernels(tmp_path: Path) -> Path:
    folder = tmp_path / "kernels" / "fill"
    folder.mkdir(parents=True)
    (folder / "fill.cu").write_text(CUDA)
    (folder / "spec.py").write_text(SPEC)
    return folder


@pytest.mark.long
def test_what_passes(verify: Command, kernels: Path) -> None:
    ran = verify()
    assert ran.code == 0, ran.err
    assert "4 of 4 cases passed" in ran.text
    assert "emulated on this machine's CPU; nothing here ran on a GPU" in ran.text
    assert ran.err == ""


@pytest.mark.long
def test_what_does_not(verify: Command, kernels: Path) -> None:
    (kernels / "fill.cu").write_text(CUDA.replace("1.0f", "2.0f"))
    ran = verify("kernels", "--wave", "64")
    assert ran.code == 1
    assert "0 of 2 cases passed: 2 failed" in ran.text
    assert "y[0]: 2.0 instead of 1.0" in ran.text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "cases"),
    [
        (["--wave", "32"], 2),
        (["--arch", "gfx90a,gfx942"], 4),
        (["--arch", "gfx90a,gfx1201", "--wave", "32"], 2),
        (["--size", "n=33"], 2),
        (["--size", "first", "--seed", "3,4"], 4),
        (["--dtype", "float32,int8"], 4),
        (["--kernel", "f*"], 4),
    ],
)
def test_choices(verify: Command, kernels: Path, options: list[str], cases: int) -> None:
    ran = verify("--format", "json", *options)
    assert ran.code == 0, ran.err
    assert len(json.loads(ran.out)["cases"]) == cases


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["none"], "none: no such file or folder"),
        (["--wave", "16"], "--wave: a wavefront has 32 or 64 lanes, not 16"),
        (["--wave", "x"], "expected numbers, not x"),
        (["--arch", "sm_90"], "--arch: expected AMD architectures such as gfx90a,gfx1100, not 'sm_90'"),
        (["--arch", "gfx90a", "--wave", "32"], "--wave: none of gfx90a has a wavefront of 32 lanes"),
        (["--dtype", "float"], "--dtype: expected one of float64, float32,"),
        (["--size", "large"], "--size: expected all, first, small or a size such as n=33, not 'large'"),
        (["--kernel", "other"], "no spec is named other"),
        (["--memory", "much"], "expected a size such as 8G, not 'much'"),
        (["--report", "x.pdf"], "cannot tell the report's format from x.pdf: end its name in .json, .xml, .html"),
        (["-q", "-v"], "--quiet and --verbose exclude each other"),
    ],
)
def test_what_cannot_be_asked_for(verify: Command, kernels: Path, options: list[str], error: str) -> None:
    ran = verify(*options)
    assert ran.code == 2
    assert error in ran.err
    assert ran.out == b""


@pytest.mark.slow
def test_no_case_fits(verify: Command, kernels: Path) -> None:
    ran = verify("--size", "n=7")
    assert ran.code == 2
    assert "0 of 0 cases passed" in ran.text


@pytest.mark.slow
def test_a_wrong_spec_beside_a_right_one(verify: Command, kernels: Path) -> None:
    other = kernels.parent / "other"
    other.mkdir()
    (other / "spec.py").write_text("SPEC = 1 / 0")
    ran = verify()
    assert ran.code == 1
    assert "kernels/other/spec.py:1: ZeroDivisionError: division by zero" in ran.text
    (kernels / "spec.py").unlink()
    assert verify().code == 2


def test_nothing_to_run_on(hipport: Command, kernels: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX", "no-such-compiler")
    ran = hipport("verify")
    assert ran.code == 2
    assert "$CXX is 'no-such-compiler', which is not a C++ compiler that can be run" in ran.err


@pytest.mark.slow
def test_forms(verify: Command, kernels: Path, tmp_path: Path) -> None:
    ran = verify("--report", "report.xml", "--report", "report.html")
    assert "4 of 4 cases passed" in ran.text
    assert ElementTree.parse(tmp_path / "report.xml").getroot().get("tests") == "4"
    assert (tmp_path / "report.html").read_text().startswith("<!DOCTYPE html>")
    assert verify("-q").out == b""
    assert json.loads(verify("--format", "json").out)["run"]["counts"]["passed"] == 4


@pytest.mark.slow
def test_a_spec_may_change_the_folder(verify: Command, kernels: Path) -> None:
    (kernels / "spec.py").write_text(f"import os\nos.chdir('/'){SPEC}")
    ran = verify("kernels", "--wave", "64")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.slow
def test_the_first_failure_may_end_it(verify: Command, kernels: Path) -> None:
    (kernels / "fill.cu").write_text(CUDA.replace("1.0f", "2.0f"))
    ran = verify("-x")
    assert ran.code == 1
    assert "stopped at the first that did not pass; 0 of 1 case passed: 1 failed" in ran.text
    assert "not run to the end: 1 kernel: fill" in ran.text


def test_the_progress_names_kernel_and_case(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Console(file=io.StringIO(), force_terminal=True, width=200)
    monkeypatch.setattr(progress, "Console", lambda stderr: screen)
    with verification._verifying(quiet=False) as tell:
        assert tell is not None
        tell(CaseName("sum", "sum<float[2]>", "n=33, seed 1", 0), 1, 3)
    printed = screen.file.getvalue()  # type: ignore[attr-defined]
    assert "1/3" in printed
    assert "sum: sum<float[2]> n=33, seed 1" in printed
