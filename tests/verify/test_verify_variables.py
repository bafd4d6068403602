"""Results in variables of the source, and variables that a spec cannot have."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions

pytestmark = pytest.mark.slow  # compiles one kernel after the other

SOURCE = """\
__device__ int counted = 7, rows[4][32];
__managed__ float total;
__device__ const int table[2] = {1, 2};
__device__ const int lone = 3;
__constant__ int scale = 2;
__global__ void k(const int *x, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    rows[i / 32][i % 32] = scale * x[i] + table[1] - 2;
    if (WRITES) atomicAdd(&counted, 1);
    if (i == 0) total = x[0] / 2.0f + lone;
}
"""
SPEC = """\
from hipport.verify import *
import numpy as np
def reference(v):
    rows = np.ma.masked_all((4, 32), np.int64)
    rows.reshape(-1)[: v.n] = 5 * v.x
    return {{"rows": rows, "counted": v.counted + v.n, "total": [v.x[0] / 2 + 3]}}
SPEC = KernelSpec(
    name="k", kernel="k", sizes=[{{"n": 3}}, {{"n": 100}}], launches=Launch(4, 32), reference=reference,
    arguments=[
        In("x", "int32", "n"), Scalar("n", "int32"), Variable("scale", "int32", 1, fill=Constant(5)),
        Out("rows", "int32", (4, 32), variable=True), Out("total", "float32", 1, variable=True),
        InOut("counted", "int32", 1, variable=True, fill=Constant([40])), {more}
    ],
)
"""


def verify(folder: Path, *, writes: int = 1, more: str = "", check: bool = True) -> dict[CaseStatus, set[str]]:
    (folder / "k.cu").write_text(SOURCE.replace("WRITES", str(writes)))
    (folder / "spec.py").write_text(SPEC.format(more=more))
    found: dict[CaseStatus, set[str]] = {}
    for result in verify_paths(folder, VerifyOptions(backend="cpu", jobs=1, sanitize=check, timeout=20)).results:
        found.setdefault(result.status, set()).update(result.reasons)
    return found


@pytest.mark.parametrize("check", [False, True], ids=["plain", "check"])
def test_results_in_variables(compiler: None, tmp_path: Path, *, check: bool) -> None:
    assert verify(tmp_path, check=check) == {CaseStatus.PASSED: set()}


def test_wrong_result_in_a_variable(compiler: None, tmp_path: Path) -> None:
    text = "counted: nothing was written: every element is as it was before the launch"
    assert verify(tmp_path, writes=0) == {CaseStatus.FAILED: {text}}


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ('Variable("table", "int32", 2)', "the variable table is const, the spec gives it a value"),
        ('InOut("table", "int32", 2, variable=True)', "it has to return rows, total, counted, table"),
        ('Variable("scale_", "int32", 2)', "no variable scale_ in device memory (there are: "),
        ('Variable("lone", "int32", 2)', "the variable lone has 4 bytes, the spec gives it 8"),
    ],
)
def test_variables_that_cannot_be(compiler: None, tmp_path: Path, more: str, reason: str) -> None:
    found = verify(tmp_path, more=more)
    assert list(found) == [CaseStatus.INVALID_SPEC]
    assert any(reason in each for each in found[CaseStatus.INVALID_SPEC])
