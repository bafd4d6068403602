"""The port of a source: the project's headers with it, and the way back to the user's lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport import verify_paths
from hipport.verify import CaseStatus
from hipport.verify import SpecError
from hipport.verify import VerifyOptions
from hipport.verify.porting.port import hip_name
from hipport.verify.porting.port import port_source

pytestmark = pytest.mark.slow  # compiles one kernel after the other

SOURCE = """// sums
#include "common/warp_sum.cuh"

__global__ void sum(const float *x, float *y) {
    const float total = warp_sum(x[threadIdx.x]);
    if (threadIdx.x == 0) y[0] = total;
}
"""
HEADER = """#pragma once
#include "../limits.cuh"

__device__ float warp_sum(float value) {
    for (int step = LANES / 2; step > 0; step /= 2) {
        value += __shfl_down_sync(0xffffffff, value, step);
    }
    return value;
}
"""
SPEC = """
from hipport.verify import KernelSpec, Launch, In, Out
SPEC = KernelSpec(
    name="sum", kernel="sum", sizes=[{"n": 32}], arguments=[In("x", "float32", "n"), Out("y", "float32", 1)],
    launches=Launch(1, 32), reference=lambda v: {"y": [v.x.sum()]}, moved=4, operations=0,
)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "sum/sum.cu": SOURCE,
        "sum/common/warp_sum.cuh": HEADER,
        "sum/limits.cuh": "#define LANES 32\n",
        "sum/spec.py": SPEC,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "sum"


def test_headers_are_ported_too(folder: Path) -> None:
    port = port_source(folder / "sum.cu", Options())
    assert {file.path for file in port.headers} == {folder / "common" / "warp_sum.cuh", folder / "limits.cuh"}
    assert b"hipport::shfl_down_sync" in next(f.ported for f in port.headers if f.path.name == "warp_sum.cuh")


def test_lines_lead_back(folder: Path) -> None:
    port = port_source(folder / "sum.cu", Options())
    for file in (port.source, *port.headers):
        original, ported = file.data.split(b"\n"), file.ported.split(b"\n")
        for number, line in enumerate(original, 1):
            if line and line in ported:
                assert original[file.line_of(ported.index(line) + 1) - 1] == line, number
    ported_line = port.source.ported.split(b"\n").index(b"    if (threadIdx.x == 0) y[0] = total;") + 1
    assert ported_line != 6
    assert port.place(str(folder / "sum.cu"), ported_line) == (str(folder / "sum.cu"), 6)
    assert port.place("/elsewhere/x.h", 3) == ("/elsewhere/x.h", 3)


def test_a_kernel_with_headers_of_the_project_runs(folder: Path, compiler: None) -> None:
    run = verify_paths(folder, VerifyOptions(jobs=1))
    assert {result.status for result in run.results} == {CaseStatus.PASSED}


def test_errors_are_at_the_lines_of_the_header(folder: Path, compiler: None) -> None:
    header = folder / "common" / "warp_sum.cuh"
    header.write_text(HEADER.replace("return value;", "return vaule;"))
    run = verify_paths(folder, VerifyOptions(jobs=1))
    assert {result.status for result in run.results} == {CaseStatus.NOT_COMPILED}
    assert run.results[0].reasons[0].startswith(f"{header}:8: ")
    assert run.exit_code == 2


def test_errors_are_in_the_source_whatever_the_way_to_it(folder: Path, compiler: None) -> None:
    source = SOURCE.replace("total;", "totla;")
    (folder / "sum.cu").write_text(source.replace("{\n", "{\ncudaGraphConditionalHandle handle;\n", 1))
    spec = folder.parent / "specs" / "sum" / "spec.py"
    spec.parent.mkdir(parents=True)
    spec.write_text(SPEC.replace('name="sum"', 'name="sum", source="../../sum/common/../sum.cu"'))
    (result, *_) = verify_paths(spec, VerifyOptions(jobs=1)).results
    assert result.reasons[0].startswith(f"{folder / 'sum.cu'}:5: ")
    (folder / "sum.cu").write_text(source)
    (result, *_) = verify_paths(spec, VerifyOptions(jobs=1)).results
    assert result.reasons[0].startswith(f"{folder / 'sum.cu'}:6: ")


def test_what_cannot_be_ported(folder: Path) -> None:
    (folder / "sum.cu").write_text(SOURCE.replace("{\n", "{\ncudaGraphConditionalHandle handle;\n", 1))
    (result, *_) = verify_paths(folder, VerifyOptions(jobs=1)).results
    assert result.status is CaseStatus.NOT_PORTED
    assert result.reasons[0].startswith(f"{folder / 'sum.cu'}:5: HP")


def test_what_cannot_be_ported_and_the_kernel_does_not_reach(folder: Path, compiler: None) -> None:
    (folder / "sum.cu").write_text(SOURCE + "cudaGraphConditionalHandle handle;\n")
    run = verify_paths(folder, VerifyOptions(jobs=1))
    assert {result.status for result in run.results} == {CaseStatus.PASSED}


def test_no_source(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"none\.cu: the kernel's source cannot be read"):
        port_source(tmp_path / "none.cu", Options())


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("saxpy<float>", "saxpy<float>"),
        ("k<__nv_bfloat16, 3>", "k<__hip_bfloat16, 3>"),
        ("k<cuFloatComplex, cuDoubleComplex>", "k<hipFloatComplex, hipDoubleComplex>"),
        ("space::k<__half, long long>", "space::k<__half, long long>"),
    ],
)
def test_names_of_instances(cuda: str, hip: str) -> None:
    assert hip_name(cuda) == hip
