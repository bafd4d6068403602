"""``hipport fix``: choosing fixes in a port."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import Command
from tests.cli.helpers import contents

CUDA = """\
#include <cuda_runtime.h>
const char *one = "cudaMalloc failed";
const char *two = "cudaFree failed";
__global__ void k(int *p) { unsigned m = __ballot_sync(0xffffffff, p[0]); p[1] = m; }
"""
HIP = """\
#include <hip/hip_runtime.h>
const char *one = "cudaMalloc failed";
const char *two = "cudaFree failed";
__global__ void k(int *p) { unsigned m = __ballot(p[0]); p[1] = m; }
"""
ONE, TWO = ('"cudaMalloc', '"hipMalloc'), ('"cudaFree', '"hipFree')
MASK = ("unsigned m", "unsigned long long m")
DOCKER = "FROM nvidia/cuda:12.4.0-devel-ubuntu22.04\n"


def having(*changes: tuple[str, str]) -> str:
    text = HIP
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


class Project:
    """A CUDA project and its port."""

    def __init__(self, folder: Path) -> None:
        self.src, self.hip = folder / "src", folder / "src_hip"
        self.src.mkdir()
        (self.src / "main.cu").write_text(CUDA)
        (self.src / "Dockerfile").write_text(DOCKER)
        (self.src / "hipport.toml").write_text('warp = "native"\n')

    @property
    def text(self) -> str:
        return (self.hip / "main.cu").read_text()

    def edit(self, old: str, new: str) -> None:
        assert old in self.text
        (self.hip / "main.cu").write_text(self.text.replace(old, new))


@pytest.fixture
def project(tmp_path: Path, convert: Command) -> Project:
    made = Project(tmp_path)
    convert("src")
    assert made.text == HIP
    return made


def answered(project: Project, answers: str, *arguments: str) -> tuple[int, str]:
    """Exit code and output of ``hipport fix`` on a terminal where a person types the answers."""
    master, slave = pty.openpty()
    program = [sys.executable, "-m", "hipport", "fix", *arguments]
    with subprocess.Popen(program, cwd=project.src.parent, stdin=slave, stdout=subprocess.PIPE, text=True) as process:
        os.write(master, answers.encode())
        out, _ = process.communicate(timeout=60)
    os.close(slave)
    os.close(master)
    return process.returncode, out


@pytest.mark.long
@pytest.mark.parametrize(
    ("answers", "changes", "code"),
    [
        ("n\ny\nn\nn\n", [ONE], 1),
        ("y\ny\ny\ny\n", [ONE, TWO, MASK], 0),
        ("d\na\nd\n", [ONE, TWO], 1),
        ("n\nd\ny\n", [MASK], 1),
        ("n\ny\nq\n", [ONE], 1),
        ("q\n", [], 1),
        ("?\nx\n\nq\n", [], 1),
        ("n\nn\ny\nn\n", [TWO], 1),
    ],
)
def test_answers_on_a_terminal(
    project: Project, answers: str, changes: list[tuple[str, str]], code: int
) -> None:  # fmt: skip
    docker = "FROM rocm/" if answers.startswith("y") else "FROM nvidia/"
    assert answered(project, answers, "src_hip")[0] == code
    assert project.text == having(*changes)
    assert (project.hip / "Dockerfile").read_text().startswith(docker)
    assert (project.src / "main.cu").read_text() == CUDA


def test_a_question_shows_the_finding_and_the_difference(project: Project) -> None:
    _, out = answered(project, "n\ny\nq\n", "src")
    assert "src/main.cu:2:19 HP106: info: CUDA names in a string literal: cudaMalloc\n" in out
    assert '-const char *one = "cudaMalloc failed";\n+const char *one = "hipMalloc failed";\n' in out
    assert "rename cudaMalloc in the literal [y,n,a,d,q,?]" in out
    assert out.endswith("1 fix in 1 file; 3 left\n")


@pytest.mark.long
@pytest.mark.parametrize("no_color", ["", "1"], ids=["colours", "NO_COLOR"])
def test_a_difference_has_colours_on_a_terminal(project: Project, no_color: str) -> None:
    master, slave = pty.openpty()
    os.write(master, b"q\n")
    program = [sys.executable, "-m", "hipport", "fix", "src_hip"]
    environment = {**os.environ, "NO_COLOR": no_color}
    done = subprocess.run(program, check=False, cwd=project.src.parent, stdin=slave, stdout=slave, env=environment)
    shown = os.read(master, 2**16)
    os.close(slave)
    os.close(master)
    assert done.returncode == 1
    assert b"-FROM nvidia" in shown
    assert (b"\x1b[31m-FROM nvidia" in shown) is not bool(no_color)


def test_without_all_answers_nothing_is_written(project: Project) -> None:
    before = contents(project.hip)
    code, _ = answered(project, "y\ny\n\x04", "src_hip")
    assert code != 0
    assert contents(project.hip) == before


@pytest.mark.parametrize("where", ["src", "src_hip", "src_hip/main.cu"])
def test_fixes_by_a_list_of_codes(project: Project, hipport: Command, where: str) -> None:
    ran = hipport("fix", where, "--select", "HP106", "--yes")
    assert (ran.code, project.text) == (1, having(ONE, TWO))
    assert ran.text.startswith("2 fixes in 1 file; ")


def test_all_fixes_twice(project: Project, hipport: Command) -> None:
    assert hipport("fix", "src_hip", "--yes").text == "4 fixes in 2 files; 0 left\n"
    assert project.text == having(ONE, TWO, MASK)
    again = hipport("fix", "src_hip", "--yes")
    assert (again.code, again.text) == (0, "0 fixes in 0 files; 0 left\n")


def test_a_fix_stays_in_later_runs(project: Project, hipport: Command, convert: Command) -> None:
    hipport("fix", "src_hip", "--select", "HP403", "--yes")
    convert("src")
    assert project.text == having(MASK)
    (project.src / "main.cu").write_text(CUDA.replace("<cuda_runtime.h>", "<cuda_runtime.h>\nint added;"))
    convert("src")
    assert project.text == having(MASK, ("runtime.h>", "runtime.h>\nint added;"))


def test_fixes_beside_edits_by_hand(project: Project, hipport: Command) -> None:
    by_hand = ("p[1] = m;", "p[1] = m;  // by hand")
    project.edit(*by_hand)
    hipport("fix", "src_hip", "--select", "HP403", "--yes")
    assert project.text == having(MASK, by_hand)
    hipport("fix", "src_hip", "--select", "HP106", "--yes")
    assert project.text == having(MASK, ONE, TWO, by_hand)


def test_a_fix_does_not_replace_an_edit_of_its_own_place(project: Project, hipport: Command) -> None:
    project.edit("unsigned m", "uint64_t m")
    ran = hipport("fix", "src_hip", "--yes")
    assert "src/main.cu:4:42 HP403: not applied: the port was edited in the same place" in ran.err
    assert ran.text.endswith("1 left, 1 of them cannot be applied\n")
    assert project.text == having(ONE, TWO, ("unsigned m", "uint64_t m"))


def test_marks_go_with_the_line_of_their_findings(project: Project, hipport: Command, convert: Command) -> None:
    convert("src", "--mark")
    assert project.text.count("// hipport HP403") == 2
    hipport("fix", "src_hip", "--select", "HP403", "--yes")
    assert project.text == having(MASK)


def test_without_git(project: Project, hipport: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is as converted needs no merge; one that was edited stays as it is."""
    monkeypatch.setenv("PATH", "")
    hipport("fix", "src_hip", "--select", "HP403", "--yes")
    assert project.text == having(MASK)
    ran = hipport("fix", "src_hip", "--select", "HP106", "--yes")
    assert "HP106: not applied: git cannot be started" in ran.err
    assert project.text == having(MASK)


def test_fixes_as_a_patch(project: Project, hipport: Command) -> None:
    before = contents(project.hip)
    ran = hipport("fix", "src_hip", "--diff", "--select", "HP106")
    assert ran.code == 1
    assert contents(project.hip) == before
    subprocess.run(["patch", "-p1"], input=ran.out, check=True, capture_output=True)
    assert project.text == having(ONE, TWO)


def test_a_tree_that_was_converted_in_place(tmp_path: Path, hipport: Command, convert: Command) -> None:
    made = Project(tmp_path)
    assert "fixes are for ports; run hipport convert first" in hipport("fix", "src", "--yes").err
    convert("--in-place", "src")
    assert hipport("fix", "src", "--select", "HP106", "--yes").code == 1
    assert (made.src / "main.cu").read_text() == having(ONE, TWO)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["src_hip"], "stdin is not a terminal: name the fixes with --select CODES and apply them with --yes"),
        (["src_hip", "--select", "HP106"], "stdin is not a terminal"),
        (["nowhere", "--yes"], "no such file or folder: nowhere"),
    ],
)
def test_what_cannot_be_done(project: Project, hipport: Command, arguments: list[str], said: str) -> None:
    ran = hipport("fix", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert project.text == HIP


def test_a_port_whose_sources_are_gone(project: Project, hipport: Command) -> None:
    project.src.rename(project.src.with_name("elsewhere"))
    ran = hipport("fix", "src_hip", "--yes")
    assert (ran.code, project.text) == (2, HIP)
    assert "src is not there" in ran.err


def test_a_port_for_both_vendors(tmp_path: Path, hipport: Command, convert: Command) -> None:
    Project(tmp_path)
    convert("src", "--keep-cuda")
    ran = hipport("fix", "src_hip", "--yes")
    assert ran.code == 2
    assert "--keep-cuda --unsafe-fixes" in ran.err
