"""Macros that are called like CUDA's versions and that a project defines as texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

_USE = '#include "version.h"\nconst char *version() { return CUDA_VERSION; }\n#if defined(CUDA_VERSION)\n#endif\n'


@pytest.mark.parametrize("header", ["version.h", "include/version.h", "version.h.in"])
def test_the_projects_stays(tmp_path: Path, header: str) -> None:
    (tmp_path / "include").mkdir()
    (tmp_path / header).write_text('#pragma once\n#  define CUDA_VERSION "@CUDA_VERSION@"\n')
    (tmp_path / "main.cpp").write_text(_USE)
    run = convert_paths(tmp_path)
    assert not any(result.edits or result.diagnostics for result in run.results)


@pytest.mark.parametrize("value", ["0", "@CUDA_VERSION@", "VERSION"])
def test_what_may_be_a_number_is_cudas(tmp_path: Path, value: str) -> None:
    (tmp_path / "version.h").write_text(f"#ifndef CUDA_VERSION\n#define CUDA_VERSION {value}\n#endif\n")
    (tmp_path / "main.cpp").write_text(_USE)
    assert "HP603" in {d.code for result in convert_paths(tmp_path).results for d in result.diagnostics}


def test_a_text_that_no_header_of_the_file_has(tmp_path: Path) -> None:
    (tmp_path / "other.h").write_text('#define CUDA_VERSION "12.4"\n')
    (tmp_path / "main.cpp").write_text(_USE)
    assert "HP603" in {d.code for result in convert_paths(tmp_path).results for d in result.diagnostics}
