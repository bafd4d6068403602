"""What depends on the standard of C++ that a build file asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths


@pytest.mark.parametrize("standard", [17, 20])
def test_auto_is_the_type_of_a_parameter_from_20_on(tmp_path: Path, standard: int) -> None:
    (tmp_path / "a.cu").write_text("__device__ void store(auto value, int *out) { *out = value; }\n")
    (tmp_path / "CMakeLists.txt").write_text(f"set(CMAKE_CUDA_STANDARD {standard})\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert ("HP002" in {edit.code for edit in result.edits}) == (standard < 20)
