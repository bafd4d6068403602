"""A case that expects anything but what the conversion does fails, and one that cannot be read says where."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from hipport.diagnostics import Edit
from hipport.result import Result
from hipport.result import Status
from hipport.testing.case import Case
from hipport.testing.form import CaseError
from hipport.testing.form import split

CASE = """\
// flags: --unsafe-fixes
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#define cudaCheck(call) (call)
//~   kept cudaCheck (defined by the project)

void clear(float *x) {
    cudaFrobnicate(); cudaFree(x);
//~ ^~~~~~~~~~~~~~ HP102 warning: cudaFrobnicate looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
//>     cudaFrobnicate(); hipFree(x);  // HP101@23
    puts("cudaFree failed");
//~      ^~~~~~~~~~~~~~~~~ HP106 info fixed 'cudaFree': CUDA names in a string literal: cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaFree in the literal
//>     puts("hipFree failed");  // HP106@11
}
#if __CUDA_ARCH__ >= FIRST && \\
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +1:17 HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: the project's own macros decide \
whether HIP takes the #if arm of line 10; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
    defined FAST
#endif
__device__ void copy(unsigned *p) {
    __syncwarp(0x1);
//>     hipport::syncwarp(0x1);  // HP101@5
    asm("mov.u32 %0, %1;"
//-  // HP504@5
        : "=r"(p[0])
//-  // HP504@20
        : "r"(p[1]));
//>     p[0] = p[1];  // HP504@19
}
//\\ no newline
"""


def _found(pattern: str) -> str:
    """What of the case fits a pattern."""
    match = re.search(pattern, CASE)
    assert match, pattern
    return match[0]


WRONG = {
    "code": ("HP102 warning", "HP107 warning"),
    "severity": ("HP102 warning", "HP102 error"),
    "message": ("looks like a CUDA name", "is a CUDA name"),
    "remedy": ("port that library too", "leave it"),
    "first column": ("//~ ^~~~~~~~~~~~~~ HP102", "//~  ^~~~~~~~~~~~~ HP102"),
    "last column": ("//~ ^~~~~~~~~~~~~~ HP102", "//~ ^~~~~~~~~~~~~ HP102"),
    "last line": ("+1:17", "+2:1"),
    "symbol": ("'cudaFree':", "'hipFree':"),
    "is fixed": ("info fixed", "info"),
    "fix": ("rename cudaFree in", "rename cudaMalloc in"),
    "applicability": ("unsafe fix", "safe fix"),
    "missing finding": (_found(r"//~ \^~+ HP102.*\n.*\n"), ""),
    "finding too many": ("cudaFree(x);\n", "cudaFree(x);\n//~ ^~~~ HP102 warning: too much\n"),
    "kept name": ("kept cudaCheck", "kept cudaTry"),
    "reason to keep it": ("(defined by the project)", "(declared by the project)"),
    "number of its places": ("(defined by the project)", "(defined by the project) x2"),
    "missing kept name": (_found(r"//~   kept.*\n"), ""),
    "port of a line": ("hipFree(x);", "hipMalloc(x);"),
    "missing port of a line": (_found(r"//>     cudaFrob.*\n"), ""),
    "port of a line that stays": ("void clear(float *x) {\n", "void clear(float *x) {\n//> void clear(int *x) {\n"),
    "added line": ("hipport/warp.h", "hipport/ptx.h"),
    "missing added line": (_found(r"//\+.*\n"), ""),
    "line that is not left out": ("//-  // HP504@20\n", ""),
    "line that is left out": ("void clear(float *x) {\n", "void clear(float *x) {\n//-\n"),
    "rule of an edit": ("// HP101@23", "// HP106@23"),
    "column of an edit": ("// HP101@23", "// HP101@22"),
    "missing rule of an edit": ("  // HP101@23", ""),
}

UNREADABLE = {
    "no blank": ("//> ", "//>", 3),
    "no rule": ("//-  // HP504@5", "//- HP504@5", 30),
    "mark of its own": ("//\\ no newline", "//\\ newline", 36),
    "left out twice": ("//-  // HP504@20", "//-\n//-", 33),
    "above all lines": ("// flags", "//-\n// flags", 1),
    "after the last line": ("//\\ no newline\n", "//\\ no newline\n\n", 36),
}


def case(content: str) -> Case:
    return Case(Path("case.cu"), content.encode("latin-1"))


def holds(case: Case) -> bool:
    result = case.convert(case.data)
    return case.written(case.data, result) == case.content and (result.output or case.data) == case.port


def test_the_case_holds() -> None:
    assert holds(case(CASE))


def test_the_example_of_the_guide_holds() -> None:
    guide = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    example = re.search(r"^    // flags: (?:.*\n)*?(?=^\|)", guide, re.MULTILINE)
    assert example
    assert holds(case(dedent(example[0]).rstrip() + "\n"))


@pytest.mark.parametrize(("right", "wrong"), WRONG.values(), ids=WRONG)
def test_a_wrong_expectation_fails(right: str, wrong: str) -> None:
    assert right in CASE
    assert not holds(case(CASE.replace(right, wrong, 1)))


@pytest.mark.parametrize(("right", "wrong", "line"), UNREADABLE.values(), ids=UNREADABLE)
def test_an_expectation_that_cannot_be_read_fails(right: str, wrong: str, line: int) -> None:
    assert right in CASE
    with pytest.raises(CaseError, match=rf"^line {line} cannot be read: "):
        split(CASE.replace(right, wrong, 1).encode())


def test_what_is_no_expectation_is_input() -> None:
    """Doxygen's comments, code in comments and rulers begin in much the same way."""
    lines = b"//! brief\n//#if 1\n//--------\n//=======\n// > quoted\n x; //> y\n"
    assert split(lines) == (lines, lines)


def test_bytes_are_kept() -> None:
    """Whatever they are: two newlines, a carriage return, a form feed, Latin-1, and blanks at the end of a line."""
    assert split(b"a\r\n//> b\xe9 \t  // HP101@1\r\n\n//>\n\f\n//-\n//+ c\r\n") == (
        b"a\r\n\n\f\n",
        b"b\xe9 \t\r\n\nc\r\n",
    )


def test_update_writes_a_case_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "case.cu"
    bare = Case(path, case(CASE).data)
    updated = bare.updated(bare.convert(bare.data))
    assert updated.content.decode() == path.read_text("utf-8") == CASE


def test_update_refuses_what_the_form_cannot_say(tmp_path: Path) -> None:
    """A newline after a last line that had none; nothing is written."""
    bare = Case(tmp_path / "case.cu", b"int x;\n//\\ no newline\n")
    end = Edit(6, 6, "\n", "HP101")
    with pytest.raises(CaseError, match="the form of the cases cannot express"):
        bare.updated(Result("case.cu", Status.CONVERTED, edits=(end,), output=b"int x;\n"))
    assert not bare.path.exists()
