"""Launches of kernels that another file of the tree defines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths

KERNELS = "__global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }\n"


@pytest.mark.parametrize(("arguments", "is_wrong"), [("x, n", False), ("x", True), ("n, x", True)])
@pytest.mark.parametrize("header", ["kernels.cuh", "kernels.cu"])
def test_a_kernel_of_a_header(tmp_path: Path, header: str, arguments: str, is_wrong: bool) -> None:
    (tmp_path / header).write_text(KERNELS)
    (tmp_path / "main.cu").write_text(
        f'#include "{header}"\nvoid run(float *x, int n) {{ scale<<<1, 64>>>({arguments}); }}\n'
    )
    codes = [found.code for result in convert_paths(tmp_path).results for found in result.diagnostics]
    assert ("HP216" in codes) is is_wrong
