from __future__ import annotations

import pytest

from hipport.diagnostics import Severity
from hipport.report.file_tree import Folder
from hipport.report.file_tree import file_tree
from hipport.report.file_tree import state_of
from hipport.result import Result
from hipport.result import Status
from tests.report.samples import checked_run
from tests.report.samples import sample_run


def lines(folder: Folder, indent: str = "") -> list[str]:
    """The tree as text."""
    below = [line for each in folder.folders for line in lines(each, indent + "  ")]
    return [f"{indent}{folder.name or '.'}", *below, *(f"{indent}  {leaf.name}" for leaf in folder.files)]


@pytest.mark.parametrize(
    ("paths", "tree"),
    [
        (["a.cu"], [".", "  a.cu"]),
        (["src/b.cu", "src/a.cu"], ["src/", "  a.cu", "  b.cu"]),
        (["a/b/c/x.cu", "a/b/y.cu"], ["a/b/", "  c/", "    x.cu", "  y.cu"]),
        (["/p/x.cu", "q/y.cu"], [".", "  /p/", "    x.cu", "  q/", "    y.cu"]),
        ([], ["."]),
    ],
)
def test_tree(paths: list[str], tree: list[str]) -> None:
    assert lines(file_tree(Result(path, Status.CONVERTED) for path in paths)) == tree


def test_headers_of_hipports_own_are_no_files_of_the_input() -> None:
    own = Result("out/hipport/warp.h", Status.COPIED, target="out/hipport/warp.h", added=True)
    assert lines(file_tree([Result("src/a.cu", Status.CONVERTED), own])) == ["src/", "  a.cu"]


def test_counts() -> None:
    tree = file_tree(sample_run().results)
    assert (tree.path, tree.size) == ("src/", 5)
    assert tree.left == {Severity.ERROR: 2, Severity.WARNING: 1}


def test_states() -> None:
    assert [state_of(result).name for result in sample_run().results] == [
        "with errors left", "converted", "unchanged", "copied", "failed",
    ]  # fmt: skip
    assert [state_of(result).name for result in checked_run().results] == [
        "compiled", "does not compile", "does not compile", "missing header", "not compiled to the end",
        "with errors left",
    ]  # fmt: skip
