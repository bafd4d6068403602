"""Constants of warps that the project's headers define."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey

NATIVE = replace(Options(), warp="native")
SUM = """#include "common.cuh"
__global__ void sum(int *x) {
    int v = x[threadIdx.x];
    for (int d = WARP_SIZE / 2; d > 0; d /= 2) v += __shfl_down_sync(FULL_MASK, v, d);
    if (threadIdx.x % warpSize == 0) x[threadIdx.x / warpSize] = v;
}
"""


def converted(root: Path, headers: dict[str, str]) -> tuple[str, set[str]]:
    """The port of a kernel beside headers, and the codes of what is reported."""
    for name, text in {**headers, "sum.cu": SUM}.items():
        (root / name).write_text(text)
    survey = Survey(files=frozenset(headers), root=root)
    result = convert_bytes("sum.cu", SUM.encode(), load_mapping(), NATIVE, survey).result
    return (result.output or SUM.encode()).decode(), {diagnostic.code for diagnostic in result.diagnostics}


def test_constants_of_a_header(tmp_path: Path) -> None:
    header = "#define FULL_MASK 0xffffffffu // everyone\nstatic constexpr int WARP_SIZE = 32;\n"
    output, codes = converted(tmp_path, {"common.cuh": header})
    assert "__shfl_down(v, d)" in output
    assert codes == {"HP405"}


def test_constants_of_a_header_of_a_header(tmp_path: Path) -> None:
    headers = {"common.cuh": '#include "warp.cuh"\n', "warp.cuh": "#define FULL_MASK (~0)\n#define WARP_SIZE 32\n"}
    output, codes = converted(tmp_path, headers)
    assert "__shfl_down(v, d)" in output
    assert codes == {"HP405"}


@pytest.mark.parametrize("header", ["", "#define FULL_MASK 0xffff\n", "#define FULL_MASK ~0\n#define FULL_MASK 15\n"])
def test_what_is_no_known_full_mask_is_left(tmp_path: Path, header: str) -> None:
    output, codes = converted(tmp_path, {"common.cuh": header})
    assert "__shfl_down_sync(FULL_MASK, v, d)" in output
    assert "HP401" in codes


def test_masks_and_votes_of_a_header(tmp_path: Path) -> None:
    header = """#define FULL 0xffffffffu
static __device__ unsigned long long vote(bool p) { return __ballot_sync(FULL, p); }
static __device__ bool any(bool p) { return __any_sync(FULL, p); }
"""
    kernel = """#include "warp.cuh"
__global__ void count(const int *x, int *y) {
    unsigned votes = vote(x[threadIdx.x] > 0);
    bool found = any(x[threadIdx.x] > 1);
    if (threadIdx.x % 32 == 0) y[threadIdx.x / 32] = __popc(votes) + found;
}
"""
    for name, text in {"warp.cuh": header, "count.cu": kernel}.items():
        (tmp_path / name).write_text(text)
    survey = Survey(files=frozenset(("warp.cuh",)), root=tmp_path)
    result = convert_bytes("count.cu", kernel.encode(), load_mapping(), NATIVE, survey).result
    places = {(diagnostic.line, diagnostic.code) for diagnostic in result.diagnostics}
    assert places == {(3, "HP403"), (5, "HP404"), (5, "HP405")}


def test_rows_of_32_for_a_kernel_of_a_header(tmp_path: Path) -> None:
    header = "__global__ void clear(float *x) { x[threadIdx.y * warpSize + threadIdx.x] = 0; }\n"
    source = (
        '#include "clear.cuh"\nvoid run(float *x) { clear<<<1, dim3(32, 8)>>>(x); clear<<<1, dim3(64, 4)>>>(x); }\n'
    )
    for name, text in {"clear.cuh": header, "run.cu": source}.items():
        (tmp_path / name).write_text(text)
    survey = Survey(files=frozenset(("clear.cuh",)), root=tmp_path)
    result = convert_bytes("run.cu", source.encode(), load_mapping(), NATIVE, survey).result
    assert [(diagnostic.column, diagnostic.code) for diagnostic in result.diagnostics] == [(33, "HP405")]
