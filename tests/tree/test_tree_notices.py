"""What a run over a tree says of a file as a whole when it cannot, or must not, write it."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from hipport import Diagnostic
from hipport import Result
from hipport import Run
from hipport import Severity
from hipport import Status
from hipport import convert_paths
from hipport.tree.state import FOLDER_NAME
from hipport.tree.state import STATE_NAME

CUDA, HIP = "#include <cuda_runtime.h>\ncudaStream_t s;\n", "#include <hip/hip_runtime.h>\nhipStream_t s;\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "tree"
    folder.mkdir()
    for name in ("a.cu", "b.cu", "c.cu"):
        (folder / name).write_text(CUDA)
    return folder


def by_name(run: Run) -> Mapping[str, Result]:
    return {Path(result.path).name: result for result in run.results}


def notice(code: str, severity: Severity, message: str, remedy: str) -> tuple[Diagnostic, ...]:
    return (Diagnostic(code, severity, message, remedy, 0, 0, 1, 1),)


def test_a_file_that_was_edited_by_hand(tree: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    convert_paths(tree, output=out)
    (out / "a.cu").write_text("by \0 hand")
    (tree / "a.cu").write_text(CUDA + "int x;\n")
    result = by_name(convert_paths(tree, output=out))["a.cu"]
    message = (
        f"{out / 'a.cu'} was edited after hipport wrote it, or is not hipport's: it was left as it is (binary data, "
        "links and large files are not merged)"
    )
    remedy = "move the edits into the input, or convert with --overwrite and merge"
    assert result.diagnostics == notice("HP907", Severity.WARNING, message, remedy)
    assert (result.output, result.target) == (None, None)
    assert (out / "a.cu").read_text() == "by \0 hand"
    assert (out / "b.cu").read_text() == HIP


def test_a_file_whose_input_is_gone(tree: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    convert_paths(tree, output=out)
    (tree / "b.cu").unlink()
    result = by_name(convert_paths(tree, output=out))["b.cu"]
    message = "hipport wrote it in an earlier run, and its input is gone: it was left as it is"
    assert result.diagnostics == notice("HP908", Severity.INFO, message, "delete it if it is not needed")
    assert result.status is Status.SKIPPED
    assert (out / "b.cu").read_text() == HIP


def test_a_run_over_a_part_says_nothing_of_the_rest(tree: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    convert_paths(tree, output=out)
    run = convert_paths(tree / "a.cu", output=out)
    assert list(by_name(run)) == ["a.cu"]


WARPS = "#include <cuda_runtime.h>\n__global__ void k(int *p) { *p = __shfl_sync(0xffffffff, *p, 0); }\n"


@pytest.mark.parametrize("in_place", [False, True])
def test_a_header_of_hipports_that_the_project_has_is_the_projects(tmp_path: Path, *, in_place: bool) -> None:
    tree, out = tmp_path / "tree", tmp_path / "out"
    (tree / "hipport").mkdir(parents=True)
    (tree / "a.cu").write_text(WARPS)
    own = "#pragma once\n// the project's own version of it\n"
    (tree / "hipport" / "warp.h").write_text(own)
    run = convert_paths(tree, in_place=True) if in_place else convert_paths(tree, output=out)
    assert "hipport/warp.h" in run.results[0].headers
    assert ((tree if in_place else out) / "hipport" / "warp.h").read_text() == own
    assert sorted(by_name(run)) == ["a.cu", "warp.h"]
    assert not any(result.diagnostics for result in run.results)


def failing_at(monkeypatch: pytest.MonkeyPatch, name: str, failure: BaseException) -> None:
    """Let the file ``name`` be the one that cannot take its place."""
    original = os.replace

    def replace(source: Path, target: Path) -> None:
        if Path(target).name == name:
            raise failure
        original(source, target)

    monkeypatch.setattr(os, "replace", replace)


@pytest.mark.parametrize("in_place", [False, True])
def test_one_file_that_cannot_be_written(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, in_place: bool
) -> None:
    """The others are."""
    failing_at(monkeypatch, "b.cu", OSError(errno.EIO, "Input/output error"))
    out = tree if in_place else tmp_path / "out"
    run = convert_paths(tree, in_place=True) if in_place else convert_paths(tree, output=out)
    result = by_name(run)["b.cu"]
    message = f"cannot write {out / 'b.cu'}: Input/output error; write to another place with -o"
    (found,) = result.diagnostics
    assert (found.code, found.severity, found.message) == ("HP906", Severity.ERROR, message)
    assert found.remedy
    assert (result.status, result.output) == (Status.FAILED, None)
    assert [(out / name).read_text() for name in ("a.cu", "c.cu")] == [HIP, HIP]
    assert not list(tmp_path.rglob("*.tmp"))


@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
def test_a_full_disk_and_an_interruption_end_the_run(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    """What was written stays and is known to the next run; no half of a file is left."""
    out = tmp_path / "out"
    failing_at(monkeypatch, "b.cu", failure)
    run = convert_paths(tree, output=out)
    assert run.interrupted
    assert sorted(path.name for path in out.iterdir()) == [FOLDER_NAME, STATE_NAME, "a.cu"]
    monkeypatch.undo()
    again = convert_paths(tree, output=out)
    assert not again.interrupted
    assert not any(result.diagnostics for result in again.results)
    assert [(out / name).read_text() for name in ("a.cu", "b.cu", "c.cu")] == [HIP] * 3
