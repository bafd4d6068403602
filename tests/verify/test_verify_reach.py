"""What the conversion says of kernels: only what concerns them, once for each kernel, in every form of the report."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hipport import Options
from hipport import verify_paths
from hipport.report.verification import render
from hipport.report.verification.summary import summarize
from hipport.verify import CaseStatus
from hipport.verify import VerifyOptions
from hipport.verify import VerifyRun
from hipport.verify.porting.port import port_source
from hipport.verify.porting.reach import concerning
from hipport.verify.results import Remark
from tests.verify.samples import LARGE
from tests.verify.samples import PORT
from tests.verify.samples import VERSIONS
from tests.verify.samples import result
from tests.verify.test_verify_reports import text_of

LOCKED = """
__device__ void locked(int *lock, int *out) {
    while (atomicCAS(lock, 0, 1) != 0);
    out[0] += 1;
    __threadfence();
    atomicExch(lock, 0);
}
"""
#: A name that HIP lacks, in a line of its own.
UNPORTABLE = "cudaGraphConditionalHandle handle = 0;\n"
KERNEL = "__global__ void k(int *out) { out[0] = 1; }\n"


@pytest.mark.parametrize(
    ("source", "codes"),
    [
        (LOCKED + "__global__ void k(int *lock, int *out) { locked(lock, out); }", {"HP409"}),
        (LOCKED + KERNEL, set()),
        (LOCKED + "#define RUN(a, b) locked(a, b)\n__global__ void k(int *l, int *o) { RUN(l, o); }", {"HP409"}),
        (LOCKED + "template <class T> struct Op { __device__ void run(T *p) { locked(p, p); } };\n"
         "template <class T> __global__ void k(T *p) { Op<T>().run(p); }", {"HP409"}),
        (f"{KERNEL}int main() {{\n{UNPORTABLE}}}", set()),
        (f"{KERNEL}{UNPORTABLE}", set()),
        (f"__global__ void k(int *out) {{\n{UNPORTABLE}}}", {"HP501"}),
        (f"__global__ void k(int *out) {{\n#if 0\n{UNPORTABLE}#endif\n}}", set()),
        (f"__global__ void k(int *out) {{\n#ifdef __HIP_PLATFORM_NVIDIA__\n{UNPORTABLE}#else\n#endif\n}}", set()),
        (f"__global__ void k(int *out) {{\n#ifdef OWN\n{UNPORTABLE}#endif\n}}", {"HP501"}),
        ("typedef cudaGraphConditionalHandle Handle;\n__global__ void k(Handle out) {}", {"HP501"}),
        (f"typedef cudaGraphConditionalHandle Handle;\n{KERNEL}", set()),
    ],
)  # fmt: skip
def test_what_concerns_a_kernel(tmp_path: Path, source: str, codes: set[str]) -> None:
    path = tmp_path / "k.cu"
    path.write_text(source)
    port = port_source(path, Options())
    assert {found.code for _, found in concerning(port, ["k<int>"])} == codes
    everything = {found.code for found in port.source.result.open}
    assert codes <= everything


def test_headers_too(tmp_path: Path) -> None:
    (tmp_path / "lock.cuh").write_text(LOCKED)
    (tmp_path / "main.inc").write_text(UNPORTABLE)
    source = '#include "lock.cuh"\n__global__ void {}(int *out) {{ {}; }}\nint main() {{\n#include "main.inc"\n}}\n'
    for body, codes in (("locked(out, out)", ["HP409"]), ("out[0] = 1", [])):
        path = tmp_path / "k.cu"
        path.write_text(source.format("k", body))
        found = list(concerning(port_source(path, Options()), ["k"]))
        assert [each.code for _, each in found] == codes
        assert all(file == tmp_path / "lock.cuh" for file, _ in found)


SPEC = """
from hipport.verify import KernelSpec, Launch, InOut
SPECS = [
    KernelSpec(
        name=name, kernel=name, source="both.cu", sizes=[{"n": 1}, {"n": 2}],
        arguments=[InOut("lock", "int32", 1, fill=lambda array: [0]), InOut("out", "int32", 1, fill=lambda array: [0])],
        launches=Launch(1, 1), reference=lambda v: {"lock": [0], "out": [1]}, moved=4, operations=1,
    )
    for name in ("spins", "is_clean")
]
"""
KERNELS = """
__global__ void spins(int *lock, int *out) { locked(lock, out); }
__global__ void is_clean(int *lock, int *out) { out[0] += 1; }
"""


@pytest.mark.slow
def test_a_spin_lock_does_not_pass_in_silence(tmp_path: Path, compiler: None) -> None:
    (tmp_path / "both.cu").write_text(f"#include <no/such.h>\n{LOCKED}{KERNELS}int main() {{\n{UNPORTABLE}}}\n")
    (tmp_path / "spec.py").write_text(SPEC)
    run = verify_paths(tmp_path, VerifyOptions(jobs=1, seed=(1,), sanitize=False))
    assert {each.status for each in run.results} == {CaseStatus.PASSED}
    remarks = {kernel: [r for k, r in run.remarks if k == kernel] for kernel in ("spins", "is_clean")}
    assert [remark.code for remark in remarks["spins"]] == ["HP409", ""]
    assert (remarks["spins"][0].path, remarks["spins"][0].line) == (str(tmp_path / "both.cu"), 4)
    assert [remark.message.partition(" ")[0] for remark in remarks["is_clean"]] == ["no/such.h"]
    text = text_of(run)
    assert text.count("HP409") == 1
    assert "8 of 8 cases passed; 3 warnings about the kernels" in text


@pytest.mark.slow
def test_errors_elsewhere_are_told_where_it_does_not_compile(tmp_path: Path, compiler: None) -> None:
    kernels = KERNELS.replace("out[0] += 1;", "out[0] += missing;")
    (tmp_path / "both.cu").write_text(f"{LOCKED}{kernels}int main() {{\n{UNPORTABLE}}}\n")
    (tmp_path / "spec.py").write_text(SPEC)
    run = verify_paths(tmp_path, VerifyOptions(jobs=1, seed=(1,), sanitize=False, kernel=("is_clean",)))
    assert {each.status for each in run.results} == {CaseStatus.NOT_COMPILED}
    reasons = run.results[0].reasons
    assert any("missing" in reason for reason in reasons)
    assert any("HP501 " in reason for reason in reasons)


def test_every_report_has_a_remark_once() -> None:
    remark = Remark("waits & <waits>", "let one lane wait", "HP409", "lock.cu", 4)
    cases = [replace(result("lock", CaseStatus.PASSED, m), remarks=(remark,)) for m in (LARGE, LARGE, PORT)]
    run = VerifyRun(tuple(cases), VERSIONS)
    (kept,) = json.loads(render(run, "json"))["remarks"]
    assert kept == {"kernel": "lock", "message": "waits & <waits>", "remedy": "let one lane wait", "code": "HP409",
                    "path": "lock.cu", "line": 4}  # fmt: skip
    words = "lock: lock.cu:4: HP409 waits &amp; &lt;waits&gt;; let one lane wait"
    assert render(run, "html").count(words) == 1
    assert render(run, "junit").count(words) == 2  # one suite for each machine
    assert "; 1 warning about the kernels" in summarize(run).title
    assert "warning" not in summarize(VerifyRun((result("k", CaseStatus.PASSED, LARGE),), VERSIONS)).title
