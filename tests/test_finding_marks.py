"""Marks: comments of hipport's own above the lines of what a port leaves open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport import Diagnostic
from hipport import Options
from hipport import Result
from hipport import Run
from hipport import Severity
from hipport import Status
from hipport import convert_paths
from hipport import convert_text
from hipport.edits import PortedText
from hipport.edits import apply
from hipport.finding_marks import remarked
from hipport.finding_marks import settled
from hipport.finding_marks import without_marks
from hipport.left_open import LeftOpen
from hipport.left_open import left_open
from hipport.tree.state import STATE_NAME
from hipport.tree.state import load_state
from hipport.tree.status import port_status

ON, OFF = Options(mark="always", ast=False), Options(mark="never", ast=False)
_WORDS = re.compile(r"(hipport HP\d+): .*")


def short(text: str) -> str:
    """A text with what its marks say cut off."""
    return _WORDS.sub(r"\1", text)


def marked(text: str, path: str = "a.h", options: Options = ON) -> str:
    result = convert_text(text.encode("latin-1"), options, path=path)
    assert result.status is not Status.FAILED, result.diagnostics
    return text if result.output is None else result.output.decode("latin-1")


#: A text of CUDA, and its port with marks.
CXX = {
    "above the line, with its indent": (
        "void f() {\n    cudaGraphConditionalHandle h;\n}\n",
        "void f() {\n    // hipport HP501\n    cudaGraphConditionalHandle h;\n}\n",
    ),
    "in the first line": ("cudaGraphConditionalHandle h;", "// hipport HP501\ncudaGraphConditionalHandle h;"),
    "after a byte order mark": (
        "\xef\xbb\xbfcudaGraphConditionalHandle h;\n",
        "\xef\xbb\xbf// hipport HP501\ncudaGraphConditionalHandle h;\n",
    ),
    "two in one line are one mark where they say the same": (
        "void f(cudaGraphConditionalHandle a, cudaGraphConditionalHandle b);\n",
        "// hipport HP501\nvoid f(cudaGraphConditionalHandle a, cudaGraphConditionalHandle b);\n",
    ),
    "Windows' line ends": (
        "int a;\r\ncudaGraphConditionalHandle h;\r\n",
        "int a;\r\n// hipport HP501\ncudaGraphConditionalHandle h;\r\n",
    ),
    "not in the lines of a macro": (
        "#define TWO \\\n    int a; \\\n    cudaGraphConditionalHandle h;\n",
        "// hipport HP501\n#define TWO \\\n    int a; \\\n    cudaGraphConditionalHandle h;\n",
    ),
    "not in a condition": (
        "#if defined(A) && \\\n    B > 1 && \\\n    cudaGraphCondTypeIf == 1\n#endif\n",
        "// hipport HP501\n#if defined(A) && \\\n    B > 1 && \\\n    cudaGraphCondTypeIf == 1\n#endif\n",
    ),
    "not in a literal of several lines": (
        'int f(const char *, int);\nint a = f(R"(one\ntwo)", cudaGraphCondTypeIf);\n',
        'int f(const char *, int);\n// hipport HP501\nint a = f(R"(one\ntwo)", cudaGraphCondTypeIf);\n',
    ),
    "not in a comment of several lines": (
        "int b; /* one\ntwo */ cudaGraphConditionalHandle h;\n",
        "// hipport HP501\nint b; /* one\ntwo */ cudaGraphConditionalHandle h;\n",
    ),
    "not after a line that goes on": (
        "int a = \\\ncudaGraphCondTypeIf;\n",
        "// hipport HP501\nint a = \\\ncudaGraphCondTypeIf;\n",
    ),
    "what only looks like a mark stays": (
        'const char *s = R"(\n// hipport HP501: text\n)";\n/*\n// hipport HP501: text\n*/\nint a = cudaSuccess;\n',
        None,
    ),
    "nothing is left": ("cudaStream_t stream;\n", None),
}  # fmt: skip


@pytest.mark.parametrize(("text", "port"), CXX.values(), ids=CXX)
def test_marks_in_cxx(text: str, port: str | None) -> None:
    if port is None:
        assert marked(text) == marked(text, options=OFF)
    else:
        assert short(marked(text)) == port


def left_at(text: str, place: str) -> LeftOpen:
    """A finding at the line of a text that has ``place``."""
    start = text.index(place)
    line = text.count("\n", 0, start) + 1
    said = Diagnostic("HP801", Severity.WARNING, "what", "remedy", start, start + len(place), line, 1)
    return left_open(Result("x", Status.CONVERTED, diagnostics=(said,)), text)[0]


@pytest.mark.parametrize(
    ("name", "text", "port"),
    [
        ("CMakeLists.txt", "if(X)\n  set(A HERE)\nendif()\n", "if(X)\n  # M\n  set(A HERE)\nendif()\n"),
        ("CMakeLists.txt", 'if(X)\nset(A "\nHERE")\n', 'if(X)\n# M\nset(A "\nHERE")\n'),
        ("a.cmake", "x()\n#[[ a\n]] set(A [=[\nHERE]=])\n", "x()\n# M\n#[[ a\n]] set(A [=[\nHERE]=])\n"),
        ("Makefile", "a:\n\techo\n\tHERE\n", "a:\n\techo\n# M\n\tHERE\n"),
        ("Makefile", "X = a \\\n  b \\\n  HERE\n", "# M\nX = a \\\n  b \\\n  HERE\n"),
        ("rules.mk", "Y = 1\ndefine X\na\nHERE\nendef\n", "Y = 1\n# M\ndefine X\na\nHERE\nendef\n"),
        (
            "setup.py",
            "#!/usr/bin/python\n# coding: latin-1\nHERE\n",
            "#!/usr/bin/python\n# coding: latin-1\n# M\nHERE\n",
        ),
        ("setup.py", "#!/usr/bin/HERE\nx\n", "#!/usr/bin/HERE\n# M\nx\n"),
        ("a.py", 'if x:\n    f("""\n  HERE""")\n', 'if x:\n    # M\n    f("""\n  HERE""")\n'),
        ("a.py", "x = 1 + \\\n    HERE\n", "# M\nx = 1 + \\\n    HERE\n"),
        ("meson.build", "x = '''\nHERE'''\n", "# M\nx = '''\nHERE'''\n"),
        ("run.sh", "cat <<END\nHERE\nEND\n", "cat <<END\nHERE\nEND\n"),
        ("CMakePresets.json", '{"a": "HERE"}\n', '{"a": "HERE"}\n'),
    ],
)
def test_marks_in_build_files(name: str, text: str, port: str) -> None:
    written = remarked(name, text.encode(), [left_at(text, "HERE")]).decode()
    assert written == port.replace("# M\n", "# hipport HP801: what; remedy\n")
    assert without_marks(name, written.encode()).decode() == text


def test_a_message_cannot_go_on_in_the_next_line() -> None:
    text = "int a;\nint b;\n"
    left = left_at(text, "int b")
    cut = LeftOpen(
        **{**{f: getattr(left, f) for f in LeftOpen.__slots__}, "message": "one\ntwo", "remedy": "\u2264 3\\"}
    )
    assert remarked("a.cu", text.encode(), [cut]).decode() == "int a;\n// hipport HP801: one two; \u2264 3\nint b;\n"


PIECES = [
    "cudaGraphConditionalHandle h{n};\n",
    "    cudaMalloc(&p, 1);\n",
    "#define A{n} \\\n  cudaGraphConditionalHandle\n",
    'const char *s{n} = R"(\n// hipport HP501: text\ncudaGraphCondTypeIf)";\n',
    "// hipport: ignore[HP501]\n",
    "int a{n} = \\\n  cudaGraphCondTypeIf;\r\n",
    "/* c\n",
    "*/\n",
    "// hipport HP501: old; mark\n",
    "  // hipport HP999: old; mark\n",
    "#if CUDA_VERSION > 11000\n",
    "#endif\n",
    "caf\xe9 = __shfl_sync(-1, x, 0);\n",
    "kernel<<<1,\n 2>>>(cudaGraphCondTypeIf); cudaFree(cudaGraphCondTypeIf);",
    "\n",
]


@pytest.mark.long
@given(st.sampled_from(["", "\xef\xbb\xbf"]), st.lists(st.sampled_from(PIECES), max_size=12))
def test_marks_are_a_layer_of_their_own(first: str, pieces: list[str]) -> None:
    """Marks on and off again is the text without; a second run changes nothing; the edits say what was done."""
    text = first + "".join(piece.replace("{n}", str(n)) for n, piece in enumerate(pieces))
    result = convert_text(text.encode("latin-1"), ON, path="a.h")
    if result.status is Status.FAILED:
        assert "mark" not in result.diagnostics[0].message
        return
    port = marked(text)
    assert apply(text, result.edits) == port
    assert without_marks("a.cu", port.encode("latin-1")).decode("latin-1") == marked(text, options=OFF)
    assert marked(marked(text, options=OFF), options=ON) == marked(port)
    left = left_open(result, port)
    assert remarked("a.cu", port.encode("latin-1"), left) == port.encode("latin-1")
    assert settled("a.cu", port.encode("latin-1"), left) == 0


CUDA = """\
#include <cuda_runtime.h>

void one() {
    cudaGraphConditionalHandle first;
}

void two() {
    cudaGraphConditionalHandle second;
    cudaDeviceSynchronize();
}
"""
CMAKE = "cmake_minimum_required(VERSION 3.20)\nproject(x CUDA)\nadd_library(a main.cu)\ntarget_link_libraries(a nppc)\n"


class Port:
    """A CUDA project and its port with marks."""

    def __init__(self, folder: Path) -> None:
        self.cuda, self.port = folder / "cuda", folder / "port"
        self.cuda.mkdir()
        (self.cuda / "main.cu").write_text(CUDA)
        (self.cuda / "CMakeLists.txt").write_text(CMAKE)
        self.convert(ON)

    def convert(self, options: Options | None = None) -> Run:
        return convert_paths(self.cuda, options or Options(ast=False), output=self.port)

    @property
    def text(self) -> str:
        return (self.port / "main.cu").read_text()

    @property
    def marks(self) -> list[str]:
        """The line below each mark."""
        lines = self.text.splitlines()
        return [lines[n + 1].strip() for n, line in enumerate(lines) if "// hipport HP" in line]

    def edit(self, old: str, new: str) -> None:
        assert old in self.text
        (self.port / "main.cu").write_text(self.text.replace(old, new, 1))

    def drop_mark(self, number: int) -> None:
        """Delete a mark and nothing else."""
        at = [n for n, line in enumerate(self.text.splitlines()) if "// hipport HP" in line][number]
        lines = self.text.splitlines(keepends=True)
        (self.port / "main.cu").write_text("".join(lines[:at] + lines[at + 1 :]))


@pytest.fixture
def port(tmp_path: Path) -> Port:
    return Port(tmp_path)


FIRST, SECOND = "cudaGraphConditionalHandle first;", "cudaGraphConditionalHandle second;"


def test_a_port_has_marks_and_keeps_them_up_to_date(port: Port) -> None:
    assert port.marks == [FIRST, SECOND]
    written = port.text
    identity = (port.port / "main.cu").stat()
    for options in (None, ON):
        port.convert(options)
        assert port.text == written
    assert (port.port / "main.cu").stat().st_ino == identity.st_ino  # not even written again


def test_a_settled_finding_loses_its_mark_and_the_edit_stays(port: Port) -> None:
    port.edit(FIRST, "int first;")
    assert [f.settled for f in port_status(port.port).files if f.path == "main.cu"] == [1]
    port.convert()
    assert port.marks == [SECOND]
    assert "    int first;" in port.text
    assert [f.settled for f in port_status(port.port).files if f.path == "main.cu"] == [0]


def test_a_mark_that_is_deleted_comes_back(port: Port) -> None:
    before = port.text
    port.drop_mark(1)
    port.convert()
    assert port.text == before


@pytest.mark.parametrize("above", [True, False], ids=["above the mark", "below the mark"])
def test_a_suppressed_finding_has_no_mark(port: Port, above: bool) -> None:
    comment = "    // hipport: ignore[HP501] not on AMD\n"
    port.edit("    // hipport HP501", f"{comment}    // hipport HP501") if above else port.edit(
        f"    {FIRST}", f"{comment}    {FIRST}"
    )
    port.convert()
    assert port.marks == [SECOND]
    assert comment in port.text


@pytest.mark.needs("git")
def test_a_merge_is_of_the_code_and_not_of_marks(port: Port) -> None:
    """The same lines are edited in the port and marked by hipport: no conflict."""
    port.edit(FIRST, "int first;")
    port.drop_mark(1)
    (port.cuda / "main.cu").write_text(CUDA.replace("cudaDeviceSynchronize();", "cudaDeviceReset();"))
    run = port.convert()
    assert [d.code for r in run.results for d in r.diagnostics if d.code in ("HP916", "HP917")] == ["HP916"]
    assert port.marks == [SECOND]
    assert "hipDeviceReset();" in port.text


@pytest.mark.needs("git")
def test_a_conflict_is_reported_at_its_line(port: Port) -> None:
    port.edit("hipDeviceSynchronize();", "hipStreamSynchronize(0);")
    (port.cuda / "main.cu").write_text(CUDA.replace("cudaDeviceSynchronize();", "cudaDeviceReset();"))
    run = port.convert()
    line = next(d.line for r in run.results for d in r.diagnostics if d.code == "HP917")
    assert port.text.splitlines()[line - 1].startswith("<<<<<<<")


def test_no_mark_removes_all(port: Port, tmp_path: Path) -> None:
    port.edit("hipDeviceSynchronize();", "hipDeviceSynchronize();  // by hand")
    port.convert(OFF)
    convert_paths(port.cuda, Options(ast=False), output=tmp_path / "plain")
    plain = (tmp_path / "plain" / "main.cu").read_text()
    assert port.text == plain.replace("hipDeviceSynchronize();", "hipDeviceSynchronize();  // by hand")
    assert not load_state(port.port / STATE_NAME).marked
    port.convert()
    assert port.marks == []


def test_marks_come_into_an_edited_port(port: Port) -> None:
    port.convert(OFF)
    port.edit("hipDeviceSynchronize();", "hipDeviceSynchronize();  // by hand")
    port.convert(ON)
    assert port.marks == [FIRST, SECOND]


def test_marks_in_a_source_for_both_vendors(tmp_path: Path) -> None:
    folder = tmp_path / "cuda"
    folder.mkdir()
    (folder / "main.cu").write_text(CUDA)
    convert_paths(folder, Options(ast=False, keep_cuda=True), output=tmp_path / "plain")
    for _ in range(2):
        convert_paths(folder, Options(ast=False, keep_cuda=True, mark="always"), output=tmp_path / "marked")
        written = (tmp_path / "marked" / "main.cu").read_bytes()
        assert written.count(b"// hipport HP501") == 2
        assert without_marks("main.cu", written) == (tmp_path / "plain" / "main.cu").read_bytes()


def test_marks_of_a_port_that_is_converted_in_place(tmp_path: Path) -> None:
    source = tmp_path / "main.cu"
    source.write_text(CUDA)
    convert_paths(tmp_path, ON, in_place=True)
    once = source.read_text()
    assert once.count("// hipport HP501") == 2
    convert_paths(tmp_path, Options(ast=False), in_place=True)
    assert source.read_text() == once
    source.write_text(once.replace(FIRST, "int first;"))
    convert_paths(tmp_path, Options(ast=False, select=("HP1",)), in_place=True)
    assert source.read_text().count("// hipport HP501") == 1, "what was not asked for stays, and so does its mark"
    convert_paths(tmp_path, OFF, in_place=True)
    assert "// hipport HP" not in source.read_text()


def test_lines_of_a_port_with_marks_are_those_of_the_original() -> None:
    result = convert_text(CUDA, ON, path="a.cu")
    assert result.output is not None
    lines = result.output.decode().splitlines()
    ported = PortedText(CUDA.encode(), result.output, result.edits)
    for number, line in enumerate(lines, 1):
        if "hipport HP" not in line:
            original = CUDA.splitlines()[ported.line_of(number) - 1]
            assert original.replace("cuda", "hip").strip()[:8] == line.replace("cuda", "hip").strip()[:8]
    left = left_open(result, result.output.decode())
    assert [lines[each.line - 1].strip() for each in left] == [FIRST, SECOND]
