"""Places are those of the user's source: none is in the port, in hipport's headers or in the cache."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.verify import VerifyOptions

pytestmark = pytest.mark.slow  # compiles one kernel after the other

needs_lines = pytest.mark.skipif(shutil.which("addr2line") is None, reason="needs addr2line")
HEADER = """\
template <class T>
__device__ void put(T *line, T value) {
    line[threadIdx.x] = value;  // other
}
"""
#: Kernels of ``float *x``; the port has more lines before them than the source.
KERNELS = {
    "race-shared": """\
__global__ void k(float *x) {
    __shared__ float line[128];
    put(line, __shfl_xor_sync(0xffffffff, x[threadIdx.x], 1));
    x[threadIdx.x] = line[127 - threadIdx.x];  // here
}
""",
    "time-limit in a wave operation": """\
__global__ void k(float *x) {
    while (__any_sync(0xffffffff, x[0] == x[0])) {  // here
    }
}
""",
    "time-limit in printf": """\
__global__ void k(float *x) {
    for (;;) {
        printf("%f %f %f %f\\n", x[0], x[1], x[2], x[3]);  // here
    }
}
""",
    "local memory overflows": """\
__global__ void k(float *x) {  // here
    volatile float all[130000];
    for (int i = 0; i < 130000; ++i) all[i] = x[i % 128];
    x[0] = all[7];
}
""",
    "assertion": """\
__global__ void k(float *x) {
    const float y = __shfl_sync(0xffffffff, x[threadIdx.x], 0);
    assert(y < 0.0f);  // here
}
""",
}
SPEC = """\
from hipport.verify import InOut, KernelSpec, Launch
SPEC = KernelSpec(
    name="k", kernel="k", source="k.cu", sizes=[{"n": 128}, {"n": 256}], bench={"n": 128},
    arguments=[InOut("x", "float32", "n")], launches=Launch(grid=1, block=128),
    reference=lambda v: {"x": v.x}, moved=lambda v: 1, operations=lambda v: 1,
)
"""


#: One place that the checks find, and one that a signal ends.
FAST = {"race-shared", "time-limit in printf"}


@needs_lines
@pytest.mark.parametrize("name", [pytest.param(k, marks=() if k in FAST else pytest.mark.slow) for k in KERNELS])
def test_places(name: str, tmp_path: Path, compiler: None) -> None:
    source = f'#include <cstdio>\n#include <cassert>\n#include "put.cuh"\n{KERNELS[name]}'
    (tmp_path / "k.cu").write_text(source)
    (tmp_path / "put.cuh").write_text(HEADER)
    (tmp_path / "spec.py").write_text(SPEC)
    run = verify_paths(tmp_path, VerifyOptions(jobs=1, timeout=0.3))
    told = [line for result in run.results for line in (*result.reasons, *(f.text for f in result.findings))]
    told += [f"{finding.path}:{finding.line}" for result in run.results for finding in result.findings]
    places = {match for line in told for match in re.findall(r"[^\s()]+:\d+(?!\d| s)", line) if "/" in match}
    own = {
        f"{tmp_path / file}:{number}"
        for file, text in (("k.cu", source), ("put.cuh", HEADER))
        for number, line in enumerate(text.splitlines(), 1)
        if line.endswith(("// here", "// other"))
    }
    assert places, told
    assert places <= own, told
