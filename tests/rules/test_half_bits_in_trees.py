"""``__half2float`` in headers: CUDA's of the years before its type for half numbers, and others'."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

_CALL = "inline float widened(unsigned short bits) { return __half2float(bits); }\n"


@pytest.mark.parametrize(("source", "is_cuda"), [("main.cu", True), ("main.cpp", False)])
def test_a_header_of_the_device_and_one_of_the_host(tmp_path: Path, source: str, *, is_cuda: bool) -> None:
    (tmp_path / "bits.hpp").write_text(f"#pragma once\n{_CALL}")
    (tmp_path / source).write_text('#include "bits.hpp"\n')
    (tmp_path / "other.cu").write_text("__global__ void k() {}\n")
    results = convert_paths(tmp_path).results
    (header,) = (each for each in results if each.path.endswith("bits.hpp"))
    assert [found.code for each in results for found in each.diagnostics] == []
    assert (b"__ushort_as_half(bits)" in (header.output or b"")) is is_cuda
