"""What the figures of builds are made of, on small trees and with a stand-in for hipcc; one source does not compile."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.builds_of import as_text
from benchmarks.builds_of import changed_lines
from benchmarks.builds_of import measure
from benchmarks.builds_of import with_build
from benchmarks.built import build
from benchmarks.built import made_by
from benchmarks.built import outputs
from hipport.config import Options
from hipport.effort.weights import load_weights
from hipport.mapping.mapping import tables_folder

HIPCC = """#!/bin/sh
case "$*" in *bad.cu*) echo "bad.cu:3:1: error: no such thing"; exit 1;; esac
while [ "$1" != -o ]; do shift; done
echo built > "$2"
"""
MAKEFILE = """CUDA_HOME ?= /usr/local/cuda
all: good.o
	$(MAKE) -k -C sub
%.o: %.cu
	nvcc -arch=sm_70 -c $< -o $@
"""
TREE = {
    "good.cu": "__global__ void k() {}\n",
    "Makefile": MAKEFILE,
    "sub/Makefile": "all: other.o bad.o\n%.o: %.cu\n\t@nvcc -dlink -c $< -o $@\n",
    "sub/other.cu": "void f() { cudaFree(0); }\n",
    "sub/bad.cu": "void g() {}\n",
    "lacking.cu": "void h() { cuParamSetSize(0, 0); }\n",
}
MEANT = Options(arch=("gfx942",))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in TREE.items():
        path = tmp_path / "owner__name@0123" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "owner__name@0123"


def test_the_minutes_of_a_project(tree: Path, tmp_path: Path) -> None:
    row, named = measure(tree, tmp_path / "port", MEANT)
    assert (row.project, row.commit, row.files) == ("owner__name", "0123", 2)
    assert named == {"lacking.cu"}
    assert (row.changed, row.left, row.code) == (4, 1, 1)
    work = load_weights(tables_folder()).work
    assert row.after == 1.5 * (work["line"].first + work["replace"].first)
    assert row.before - row.after == 1.5 * 4 * work["line"].place


@pytest.mark.needs("make")
def test_what_is_built(tree: Path, tmp_path: Path) -> None:
    (tmp_path / "rocm/bin").mkdir(parents=True)
    (tmp_path / "rocm/bin/hipcc").write_text(HIPCC)
    (tmp_path / "rocm/bin/hipcc").chmod(0o755)
    row, named = measure(tree, tmp_path / "port", MEANT)
    port = tmp_path / "port" / tree.name
    built = build(port, tmp_path / "rocm", "gfx942", [], 60, by_make=False)
    assert built.wanted - built.made == {str(port / "sub/bad.o")}
    row = with_build(row, built, named)
    assert (row.made, row.wanted, row.passed, row.surprises) == (2, 3, False, 1)
    assert row.said == ("bad.cu:3:1: error: no such thing",)
    assert row.after == row.minutes + 1.5 * load_weights(tables_folder()).work["edit"].first
    assert as_text(replace(row, minutes=100)) == (
        "| owner/name | 0123 | 2 | 6 | 4 | 1 | 1 | 2 of 3, with errors | 1 | 134 | 122 |"
    )


@pytest.mark.needs("make")
@pytest.mark.parametrize("shell", ["/bin/sh", "/bin/bash"])
@pytest.mark.parametrize(
    "command", ["/site/bin/mpicxx -c a.cu", "mpicxx_of_the_site -c a.cu && true", "no_program -c a.cu"]
)
def test_a_program_that_is_not_there_is_said(tmp_path: Path, command: str, shell: str) -> None:
    (tmp_path / "Makefile").write_text(f"SHELL = {shell}\na.o: a.cu\n\t{command}\n")
    (tmp_path / "a.cu").write_text("")
    built = build(tmp_path, tmp_path, "gfx942", [], 60, by_make=True)
    assert (built.made, built.passed, built.failed) == (frozenset(), False, frozenset())
    assert [command.split(maxsplit=1)[0] in line for line in built.said] == [True]


@pytest.mark.parametrize(
    ("command", "files"),
    [
        ("hipcc -O2 -c a.cu -o out/a.o", ["out/a.o"]),
        ("hipcc main.cu a.o -o prog -lhipblas", ["prog"]),
        ("g++ -c src/a.cpp b.cc -I.", ["a.o", "b.o"]),
        ("cp -o", []),
        ("echo 'it is not closed", []),
        ("rm -f *.o", []),
    ],
)
def test_outputs_of_a_command(command: str, files: list[str]) -> None:
    assert list(outputs(command)) == files


def test_files_are_named_by_their_folders() -> None:
    said = "make: Entering directory '/p'\nmake[1]: Entering directory '/p/sub'\nhipcc \\\n  -c a.cu -o a.o\n"
    said += "make[1]: Leaving directory '/p/sub'\nhipcc -o prog sub/a.o\nmake: Leaving directory '/p'\n"
    assert list(made_by(said, Path("/p"))) == [Path("/p/sub/a.o"), Path("/p/prog")]


@pytest.mark.parametrize(
    ("before", "after", "lines"),
    [
        ("a\nb\n", "a\nb\n", 0),
        ("a\nb\nc\n", "a\nB\nc\n", 1),
        ("a\nb\nc\n", "a\nc\n", 1),
        ("a\n", "x\ny\na\n", 2),
        ("a\nb\nc\n", "a\nx\ny\nz\nc\n", 3),
    ],
)
def test_lines_that_differ(before: str, after: str, lines: int, tmp_path: Path) -> None:
    (tmp_path / "before").write_text(before)
    (tmp_path / "after").write_text(after)
    assert changed_lines(tmp_path / "before", tmp_path / "after") == lines
