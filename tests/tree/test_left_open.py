"""What a conversion left open is said again by a run over the port, wherever that is and whatever happened to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport import convert_text
from hipport.config import Options
from hipport.left_open import left_open
from hipport.left_open import still_open
from hipport.result import Run
from hipport.source.text import Source
from hipport.tree.state import STATE_NAME

#: HP302 is found by CUDA's name, HP501 by a name that stays.
CUDA = b"""\
#include <cuda_runtime.h>
#include <nvrtc.h>
void f(nvrtcProgram p, size_t *n) {
  nvrtcGetPTXSize(p, n);
  cudaGraphConditionalHandle h;
}
"""
FOUND = [("HP302", 4), ("HP501", 5)]


def said(run: Run, name: str = "a.cu") -> list[tuple[str, int]]:
    return [(d.code, d.line) for r in run.results if Path(r.path).name == name for d in r.open]


@pytest.fixture
def port(tmp_path: Path) -> Path:
    """The port of a tree with one file in a folder of its own."""
    (tmp_path / "cuda/src").mkdir(parents=True)
    (tmp_path / "cuda/src/a.cu").write_bytes(CUDA)
    run = convert_paths(tmp_path / "cuda", output=tmp_path / "port")
    assert said(run) == FOUND
    return tmp_path / "port"


def test_the_port_as_the_input_of_another_run(port: Path, tmp_path: Path) -> None:
    second = convert_paths(port, output=tmp_path / "second")
    assert said(second) == FOUND
    assert said(convert_paths(tmp_path / "second")) == FOUND
    before = (port / STATE_NAME).read_bytes()
    assert said(convert_paths(port, in_place=True)) == FOUND
    assert (port / STATE_NAME).read_bytes() == before


def test_the_lines_of_a_finding_are_kept() -> None:
    text = '#include <hip/hip_runtime.h>\n__global__ void k(int *p) {\n  asm("exit;"\n      : "+r"(p[0]));\n}\n'
    result = convert_text(text)
    (again,) = still_open(left_open(result, text), Source("a.cu", text))
    assert (again.line, again.lines) == (3, 2)


@pytest.mark.parametrize("part", ["src", "src/a.cu"])
def test_a_part_of_the_port(port: Path, part: str) -> None:
    assert said(convert_paths(port / part)) == FOUND
    assert said(convert_paths(port / part, in_place=True)) == FOUND
    assert not (port / "src" / STATE_NAME).exists()


def test_a_tree_that_is_converted_in_place(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(CUDA)
    (tmp_path / "b.cu").write_text("#include <cuda_runtime.h>\ncudaStream_t s;\n")
    for _ in range(3):
        assert said(convert_paths(tmp_path, in_place=True)) == FOUND
    assert json.loads((tmp_path / STATE_NAME).read_bytes())["open"].keys() == {"a.cu"}
    assert json.loads((tmp_path / STATE_NAME).read_bytes())["files"] == {}  # they are the user's


def test_nothing_is_kept_where_nothing_is_left_open(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("#include <cuda_runtime.h>\ncudaStream_t s;\n")
    convert_paths(tmp_path, in_place=True)
    assert not (tmp_path / STATE_NAME).exists()


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (b"#include", b"// more\n\n#include", [("HP302", 6), ("HP501", 7)]),  # lines above
        (b"  hiprtc", b"\t\thiprtc", FOUND),  # another indent
        (b"hiprtcGetCodeSize(p, n);", b"hiprtcGetCodeSize(q, n);", [("HP501", 5)]),  # answered: the line is another
        (b"n);", b"n);  // hipport: ignore[HP302] code it is", [("HP501", 5)]),
        (b"  hiprtcGet", b"  // hipport: ignore[HP302]\n  hiprtcGet", [("HP501", 6)]),
        (b"(p, n);\n", b"(p, n);\n  hiprtcGetCodeSize(p, n);\n", [("HP302", 4), ("HP501", 6)]),  # the same once more
    ],
)
def test_a_port_that_was_edited(port: Path, old: bytes, new: bytes, found: list[tuple[str, int]]) -> None:
    path = port / "src/a.cu"
    assert old in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    assert said(convert_paths(port)) == found
    assert said(convert_paths(port, in_place=True)) == found
    assert said(convert_paths(port)) == found


def test_of_several_equal_lines_as_many_as_are_left(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(CUDA.replace(b"  nvrtc", b"  nvrtcGetPTXSize(p, n);\n  nvrtc"))
    assert said(convert_paths(tmp_path, in_place=True)) == [("HP302", 4), ("HP302", 5), ("HP501", 6)]
    assert said(convert_paths(tmp_path)) == [("HP302", 4), ("HP302", 5), ("HP501", 6)]
    path = tmp_path / "a.cu"
    path.write_bytes(path.read_bytes().replace(b"  hiprtcGetCodeSize(p, n);\n", b"", 1))
    assert said(convert_paths(tmp_path)) == FOUND


def test_a_run_of_other_rules_forgets_nothing(port: Path, tmp_path: Path) -> None:
    only = Options(select=("HP5",))
    assert said(convert_paths(port, only, in_place=True)) == [("HP501", 5)]
    assert said(convert_paths(port, only, output=tmp_path / "second")) == [("HP501", 5)]
    assert said(convert_paths(port)) == FOUND
    assert said(convert_paths(tmp_path / "second")) == FOUND


def test_a_run_that_writes_nothing_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_bytes(CUDA)
    assert said(convert_paths(tmp_path)) == FOUND
    assert not (tmp_path / STATE_NAME).exists()


def test_the_record_of_an_older_hipport_is_no_record(port: Path) -> None:
    state = json.loads((port / STATE_NAME).read_bytes())
    (port / STATE_NAME).write_text(
        json.dumps({"version": 1, "files": state["files"], "open": {"src/a.cu": ["4 HP302"]}})
    )
    assert said(convert_paths(port)) == [("HP501", 5)]
    again = convert_paths(port.parent / "cuda", output=port)
    assert said(again) == said(convert_paths(port)) == FOUND


def test_the_place_of_a_finding_in_the_port(port: Path) -> None:
    text = (port / "src/a.cu").read_text()
    (result,) = convert_paths(port).results
    assert [text[d.start : d.end] for d in result.open] == ["hiprtcGetCodeSize", "cudaGraphConditionalHandle"]
    assert [(d.line, d.column) for d in result.open] == [(4, 3), (5, 3)]
    assert [d.symbol for d in result.open] == ["nvrtcGetPTXSize", "cudaGraphConditionalHandle"]
