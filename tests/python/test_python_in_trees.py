"""Python files in a run over a tree: what is written, what is said once, and what a second run says."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options
from hipport.result import Run
from hipport.result import Status
from hipport.tree.state import STATE_NAME

SHUFFLE = "K = cp.RawKernel('''\n__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }\n''', 'k')\n"
LEFT = "M = cp.RawModule(code='''\ncudaGraphConditionalHandle h;\ncudaError_t e;\n''', options=('-lineinfo',))\n"
#: HP302 is found by CUDA's name, which the port does not have.
HOST = "load_inline('a', '''\n#include <nvrtc.h>\nvoid f(nvrtcProgram p, size_t *n) { nvrtcGetPTXSize(p, n); }\n''')\n"
FILES = {
    "src/a.py": "import cupy as cp\nimport torch\ntorch.cuda.synchronize()\n" + SHUFFLE,
    "src/b.py": "import cupy as cp\nimport torch\ntorch.cuda.synchronize()\n" + LEFT + HOST,
    "src/plain.py": "print('no GPU')\n",
    "src/old.py": "print 'cudaError_t'\n",
    "setup.py": "from setuptools import setup\nsetup()\n",
    "kernel.cu": "cudaError_t e;\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return root


def said(run: Run) -> Counter[tuple[str, str, str]]:
    return Counter(
        (Path(result.path).name, d.code, d.symbol) for result in run.results for d in result.diagnostics if not d.fixed
    )


def test_a_tree_is_written(tree: Path, tmp_path: Path) -> None:
    run = convert_paths(tree, output=tmp_path / "port")
    statuses = {Path(result.path).name: result.status for result in run.results}
    assert statuses["a.py"] is statuses["b.py"] is statuses["kernel.cu"] is Status.CONVERTED
    assert statuses["plain.py"] is statuses["old.py"] is statuses["setup.py"] is Status.COPIED
    assert "hipport::shfl_sync" in (tmp_path / "port/src/a.py").read_text()
    assert '#include "hipport/warp.h"' in (tmp_path / "port/src/a.py").read_text()  # by the folder that is given
    assert (tmp_path / "port/hipport/warp.h").is_file()
    assert (tmp_path / "port/src/old.py").read_text() == FILES["src/old.py"]


def test_what_needs_no_change_is_said_once(tree: Path) -> None:
    found = [(name, symbol) for name, code, symbol in said(convert_paths(tree)).elements() if code == "HP856"]
    assert sorted(found) == [("a.py", "cupy"), ("a.py", "torch.cuda")]


@pytest.mark.parametrize("in_place", [True, False])
def test_a_second_run_changes_nothing_and_says_the_same(tree: Path, tmp_path: Path, in_place: bool) -> None:
    first = convert_paths(tree, in_place=True) if in_place else convert_paths(tree, output=tmp_path / "port")
    port = tree if in_place else tmp_path / "port"
    again = convert_paths(port)
    assert not [result.path for result in again.results if result.changed]
    assert said(again) == said(first)
    assert ("b.py", "HP302", "nvrtcGetPTXSize") in said(first)
    assert json.loads((port / STATE_NAME).read_text())["open"]["src/b.py"]


def test_settings_choose_files(tree: Path) -> None:
    def changed(**options: tuple[str, ...]) -> set[str]:
        run = convert_paths(tree, Options(**options))  # type: ignore[arg-type]
        return {Path(result.path).name for result in run.results if result.changed}

    assert changed() == {"a.py", "b.py", "kernel.cu"}
    assert changed(exclude=("b.py",)) == {"a.py", "kernel.cu"}
    assert changed(include=("b.py",)) == {"b.py"}
    assert changed(include=("*.cu",)) == {"kernel.cu"}


def test_a_file_that_cannot_be_read_is_reported(tree: Path) -> None:
    (tree / "src/gone.py").symlink_to(tree / "nowhere.py")
    run = convert_paths(tree)
    assert [d.code for result in run.results if result.path.endswith("gone.py") for d in result.diagnostics] == [
        "HP901"
    ]
