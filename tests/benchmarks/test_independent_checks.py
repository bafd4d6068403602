"""Each check of the benchmark accepts a right port and finds the fault that is planted in a wrong one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import hipport
from benchmarks.checks import Check
from benchmarks.checks import Port
from benchmarks.checks import comments_and_literals_kept
from benchmarks.checks import missing
from benchmarks.checks import names_reported
from benchmarks.checks import no_crash
from benchmarks.checks import only_reported_edits
from benchmarks.checks import ports
from benchmarks.checks import settled
from benchmarks.generated import generate
from hipport import Diagnostic
from hipport import Edit
from hipport import Kept
from hipport import Result
from hipport import Severity
from hipport import Status
from hipport.result import Run

BEFORE = b"""#include <cuda_runtime.h>
// cudaMalloc is called below
const char *name = "cudaMalloc";
const char *raw = R"x(cudaFree // not a comment)x";
int n = 1'000'000;  // don't touch
void f(void **p) { cudaMalloc(p, n); }
"""


def port(before: bytes = BEFORE, after: bytes | None = None, result: Result | None = None) -> Port:
    """What hipport makes of ``before``, with the output or the result replaced by a faulty one."""
    right = hipport.convert_text(before, path="a.cu")
    return Port("a.cu", before, right.output or before if after is None else after, result or right)


def offences(check: Check, wrong: Port) -> list[str]:
    return list(check(wrong, hipport.load_mapping()))


def output() -> bytes:
    after = port().after
    assert b"hipMalloc(p, n)" in after
    return after


@pytest.mark.parametrize("check", [no_crash, only_reported_edits, comments_and_literals_kept, names_reported])
def test_a_right_port_passes(check: Check) -> None:
    assert offences(check, port()) == []


def test_a_failed_file_is_found() -> None:
    assert offences(no_crash, port(result=Result("a.cu", Status.FAILED))) == ["a.cu:1: failed"]


def test_an_internal_error_is_found() -> None:
    internal = Diagnostic("HP905", Severity.ERROR, "internal error", "report it", 0, 0, 1, 1)
    wrong = port(result=Result("a.cu", Status.UNCHANGED, diagnostics=(internal,)))
    assert offences(no_crash, wrong) == ["a.cu:1: HP905 internal error"]


def test_an_unreported_change_is_found() -> None:
    assert offences(only_reported_edits, port(after=output().replace(b"(p, n)", b"(p, m)"))) == [
        "a.cu:6: the output is not the input with the reported edits"
    ]


def test_a_change_of_an_untouched_file_is_found() -> None:
    assert offences(only_reported_edits, port(before=b"int a;\r\n", after=b"int a;\n")) != []


def test_a_lost_end_is_found() -> None:
    assert offences(only_reported_edits, port(after=output()[:-1])) != []


def test_a_reported_edit_that_was_not_made_is_found() -> None:
    assert offences(only_reported_edits, port(after=BEFORE)) != []


def test_overlapping_edits_are_found() -> None:
    edits = (Edit(0, 5, "a", "HP101"), Edit(3, 6, "b", "HP101"))
    assert "overlap" in offences(only_reported_edits, port(result=Result("a.cu", Status.CONVERTED, edits)))[0]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (b"// cudaMalloc is", b"// hipMalloc is", "a.cu:2: a comment changed"),
        (b"// cudaMalloc is called below\n", b"", "a.cu:2: a comment changed"),
        (b"// don't touch", b"// dont touch", "a.cu:5: a comment changed"),
        (b'"cudaMalloc"', b'"hipMalloc"', "a.cu:3: a literal changed"),
        (b"x(cudaFree //", b"x(hipFree //", "a.cu:4: a literal changed"),
        (b"n); }\n", b"n); } /* ported */\n", "a.cu:6: a comment changed"),
    ],
)
def test_a_changed_comment_or_literal_is_found(old: bytes, new: bytes, found: str) -> None:
    after = output()
    assert old in after
    assert found in "; ".join(offences(comments_and_literals_kept, port(after=after.replace(old, new))))


def test_include_names_are_no_literals() -> None:
    before = b'#include "cuda_runtime.h"  // kept\nint *p = nullptr;\n'
    assert offences(comments_and_literals_kept, port(before, after=before.replace(b"cuda_", b"hip/hip_"))) == []


def test_an_unreported_name_is_found() -> None:
    after = output().replace(b"hipMalloc(p, n)", b"cudaFrobnicate(p, n)")
    assert offences(names_reported, port(after=after)) == ["a.cu:6: cudaFrobnicate is left and not reported"]


@pytest.mark.parametrize("name", ["cudaFrobnicate", "CUDA_FROBNICATE", "cublasFrobnicate", "cuFrobnicate", "__nv_frob"])
def test_a_name_in_a_diagnostic_or_kept_is_reported(name: str) -> None:
    code = f"int x = {name};\n".encode()
    silent = replace(port(code).result, diagnostics=(), kept=())
    assert offences(names_reported, port(code, result=silent)) != []
    said = Diagnostic("HP102", Severity.WARNING, "unknown", "look", 8, 9, 1, 9, symbol=f"::{name}")
    assert offences(names_reported, port(code, result=replace(silent, diagnostics=(said,)))) == []
    assert offences(names_reported, port(code, result=replace(silent, kept=(Kept(name, "member", 1, 1),)))) == []


def test_names_outside_of_code_need_no_report() -> None:
    code = b'#include <cudaFrobnicate.h>\n/* cudaFrobnicate */ const char *s = "cudaFrobnicate";\n'
    silent = Result("a.cu", Status.UNCHANGED)
    assert offences(names_reported, port(code, code, silent)) == []


def test_names_that_hip_has_too_need_no_report() -> None:
    code = b"CUDA_VERSION\nncclAllReduce\n"
    silent = Result("a.cu", Status.UNCHANGED)
    assert [line for line in offences(names_reported, port(code, code, silent)) if "nccl" in line] == []


def test_a_second_run_that_changes_something_is_found() -> None:
    unsettled = Result("a.cu", Status.CONVERTED, (Edit(3, 7, "hip", "HP101"),))
    assert list(settled(Run((unsettled,), "0", "7.2"))) == ["a.cu: byte 3: a second run writes 'hip' (HP101)"]
    assert list(settled(Run((Result("a.cu", Status.UNCHANGED),), "0", "7.2"))) == []


@pytest.fixture
def generated(tmp_path: Path) -> Path:
    generate(tmp_path / "tree", 2000)
    return tmp_path / "tree"


def test_ports_pairs_each_file_with_its_output(generated: Path, tmp_path: Path) -> None:
    run = hipport.convert_paths(generated, output=tmp_path / "port")
    found = {port.path: port for port in ports(run, generated, tmp_path / "port")}
    assert len(found) == sum(not (result.target or "").endswith("hipport/warp.h") for result in run.results)
    assert all(port.before == (generated / path).read_bytes() for path, port in found.items())
    assert all(port.after == (tmp_path / "port" / path).read_bytes() for path, port in found.items())


def test_a_file_that_the_output_lacks_is_found(generated: Path, tmp_path: Path) -> None:
    hipport.convert_paths(generated, output=tmp_path / "port")
    assert list(missing(generated, tmp_path / "port")) == []
    lost = next(path for path in sorted((tmp_path / "port").rglob("*.cu")))
    lost.unlink()
    assert list(missing(generated, tmp_path / "port")) == [
        f"{lost.relative_to(tmp_path / 'port').as_posix()}:1: not in the output"
    ]


def test_the_generated_tree_is_the_same_every_time(generated: Path, tmp_path: Path) -> None:
    generate(tmp_path / "again", 2000)
    texts = [
        {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (generated, tmp_path / "again")
    ]
    assert texts[0] == texts[1]
    assert sum(text.count(b"\n") for text in texts[0].values()) >= 2000


PTX = b"""// Moves it.
__device__ int mask() { int m; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m)); return m; }  // kept
"""


def test_a_literal_that_a_rule_for_literals_writes_may_change() -> None:
    right = port(PTX)
    assert b"asm" not in right.after
    assert offences(comments_and_literals_kept, right) == []
    anonymous = tuple(replace(edit, code="HP101") for edit in right.result.edits)
    assert (
        "a literal changed"
        in offences(comments_and_literals_kept, replace(right, result=replace(right.result, edits=anonymous)))[0]
    )


def test_a_comment_that_such_a_rule_loses_is_found() -> None:
    before = PTX.replace(b'" :', b'" /* lanes below */ :')
    start, end = before.index(b"asm("), before.index(b"; return")
    lost = before[:start] + b"m = 0" + before[end:]
    wrong = Port("a.cu", before, lost, Result("a.cu", Status.CONVERTED, (Edit(start, end, "m = 0", "HP504"),)))
    assert "a comment changed: '/* lanes below */'" in offences(comments_and_literals_kept, wrong)[0]
    kept = before[:start] + b"m = 0 /* lanes below */" + before[end:]
    right = replace(
        wrong, after=kept, result=replace(wrong.result, edits=(Edit(start, end, "m = 0 /* lanes below */", "HP504"),))
    )
    assert offences(comments_and_literals_kept, right) == []


@pytest.mark.parametrize("path", ["CMakeLists.txt", "Makefile", "setup.py"])
def test_build_files_are_not_read_as_code(path: str) -> None:
    build = Port(path, b"CUDA_ARCHS # it's\n", b"HIP_ARCHS # its\n", Result(path, Status.CONVERTED))
    assert offences(comments_and_literals_kept, build) == offences(names_reported, build) == []


def test_names_in_a_copy_of_a_header_of_cudas_need_no_report() -> None:
    code = b"int x = cudaFrobnicate;\n"
    whole = Diagnostic("HP915", Severity.INFO, "a copy", "", 0, 0, 1, 1)
    assert offences(names_reported, port(code, code, Result("a.h", Status.UNCHANGED, diagnostics=(whole,)))) == []
