"""The comparison of two versions runs each of them as it is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.same_output import convert
from benchmarks.same_output import differing
from benchmarks.same_output import leave_words_out


def program(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_no_version_takes_the_package_of_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here" / "hipport").mkdir(parents=True)
    (tmp_path / "here" / "hipport" / "__main__.py").write_text("raise SystemExit(0)")
    (tmp_path / "here" / "hipport" / "__init__.py").touch()
    (tmp_path / "tree").mkdir()
    (tmp_path / "tree" / "a.cu").write_text("cudaError_t e;\n")
    monkeypatch.chdir(tmp_path / "here")
    convert(Path(sys.executable), Path("../tree"), tmp_path / "port", ())
    assert (tmp_path / "port" / "port" / "a.cu").read_text().startswith("#include <hip/hip_runtime.h>")


def test_a_version_that_does_not_start_is_an_error(tmp_path: Path) -> None:
    broken = program(tmp_path / "python", "echo no module named hipport >&2; exit 1")
    with pytest.raises(SystemExit, match="no module named hipport"):
        convert(broken, tmp_path, tmp_path / "port", ())


def test_what_differs(tmp_path: Path) -> None:
    for name, files in {"one": {"same": "1", "other": "2", "more": "3"}, "two": {"same": "1", "other": "3"}}.items():
        (tmp_path / name).mkdir()
        for file, text in files.items():
            (tmp_path / name / file).write_text(text)
    assert list(differing(tmp_path / "one", tmp_path / "two")) == ["more", "other"]


@pytest.mark.parametrize(
    ("other", "same"), [(r"another \"word\"", True), ("a word", True), ('a word", "line": "4', False)]
)
def test_words_may_differ_and_nothing_else(tmp_path: Path, other: str, same: bool) -> None:
    for name, text in {"one": "a word", "two": other}.items():
        (tmp_path / name / "port").mkdir(parents=True)
        (tmp_path / name / "report.json").write_text(f'{{"code": "HP101", "message": "{text}", "remedy": ""}}')
        leave_words_out(tmp_path / name)
    assert (list(differing(tmp_path / "one", tmp_path / "two")) == []) is same
