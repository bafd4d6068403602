from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.edits import apply
from hipport.mapping.mapping import load_mapping
from hipport.report import sources
from hipport.report.sources import Hunk
from hipport.report.sources import Place
from hipport.report.sources import SourceText
from hipport.report.sources import excerpt
from hipport.report.sources import read_sources
from hipport.report.sources import readable
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status

TEXT = "one\ntwo\nthree\nfour\n"


def converted(path: Path, *edits: Edit, **changes: object) -> Result:
    result = Result(str(path), Status.CONVERTED, edits, lines=path.read_bytes().count(b"\n"))
    return replace(result, **changes)  # type: ignore[arg-type]


def read(*results: Result) -> sources.Sources:
    return read_sources(Run(results, "0.1.0", "7.2"))


def edit(start: int, end: int, text: str) -> Edit:
    return Edit(start, end, text, "HP101")


@pytest.mark.parametrize(
    ("edits", "hunks"),
    [
        ([edit(4, 7, "2")], [Hunk(1, 2, ("2",))]),
        ([edit(4, 5, "T"), edit(6, 7, "O")], [Hunk(1, 2, ("TwO",))]),
        ([edit(0, 3, "1"), edit(14, 18, "4")], [Hunk(0, 1, ("1",)), Hunk(3, 4, ("4",))]),
        ([edit(4, 4, "new\n")], [Hunk(1, 1, ("new",))]),  # a whole line is put in
        ([edit(4, 8, "")], [Hunk(1, 2, ())]),  # a whole line goes
        ([edit(7, 8, " ")], [Hunk(1, 3, ("two three",))]),  # two lines become one
        ([edit(19, 19, "end\n")], [Hunk(4, 4, ("end",))]),
        ([edit(0, 19, "")], [Hunk(0, 4, ())]),
    ],
)
def test_hunks(tmp_path: Path, edits: list[Edit], hunks: list[Hunk]) -> None:
    path = tmp_path / "a.cu"
    path.write_text(TEXT)
    (text,) = read(converted(path, *edits)).texts.values()
    assert text.lines == ("one", "two", "three", "four")
    assert list(text.hunks) == hunks


def side_of_port(text: SourceText) -> list[str]:
    """The lines of the port, as the browser puts them together."""
    lines, at = [], 0
    for hunk in text.hunks:
        lines += [*text.lines[at : hunk.first], *hunk.ported]
        at = hunk.end
    return [*lines, *text.lines[at:]]


@given(st.text("ab\n", max_size=12), st.data())
def test_the_lines_of_the_port_are_what_the_edits_make(text: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=6)))
    edits = [
        edit(start, end, data.draw(st.text("xy\n", max_size=3)))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False)
        if start < end
    ]
    shown = SourceText(text, tuple(sources._hunks(text, edits)))
    ported = readable(apply(text, edits))
    assert "\n".join(side_of_port(shown)).strip("\n") == ported.strip("\n")


@pytest.mark.parametrize("options", [Options(), Options(keep_cuda=True)], ids=["port", "both"])
def test_the_lines_of_the_port_are_those_of_a_conversion(options: Options, tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    path.write_bytes(b"#include <cuda_runtime.h>\r\n// caf\xc3\xa9\r\nint main() {\r\n    cudaFree(0);\r\n}")
    result = convert_bytes(str(path), path.read_bytes(), load_mapping(), options).result
    (text,) = read(result).texts.values()
    assert result.output is not None
    assert side_of_port(text) == readable(result.output.decode("latin-1")).split("\n")
    assert text.lines[1] == "// café"


def test_places_count_as_a_browser_does(tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    path.write_text('// x\nf("é𝄞", cudaFoo);\n')
    start = path.read_bytes().index(b"cudaFoo")
    found = Diagnostic("HP501", Severity.ERROR, "", "", start, start + 7, 2, start - 4)
    (text,) = read(converted(path, diagnostics=(found,))).texts.values()
    assert text.place(found) == Place(1, 9, 16)


def test_a_file_converted_in_place_has_its_findings_at_the_lines_of_the_port(tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    path.write_text("first\none\ntwo\n")  # the port, with a line put in
    edits = (edit(0, 0, "first\n"),)
    of_rule = Diagnostic("HP501", Severity.ERROR, "", "", 4, 7, 2, 1)  # at "two" in the original
    of_compiler = replace(of_rule, code="HP911", start=10, end=13)  # at "two" in the port
    result = converted(path, *edits, diagnostics=(of_rule, of_compiler), target=str(path))
    (text,) = read(result).texts.values()
    assert text.only_port
    assert text.place(of_rule) == text.place(of_compiler) == Place(2, 0, 3)


def test_what_is_left_out_has_its_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "FILE_LIMIT", 100)
    monkeypatch.setattr(sources, "TOTAL_LIMIT", 120)
    found = Diagnostic("HP501", Severity.ERROR, "", "", 0, 1, 1, 1)
    texts = {
        "grave": b"x" * 99 + b"\n",
        "second": b"y" * 99 + b"\n",
        "large": b"z" * 101,
        "binary": b"\0",
        "longer": b"a\nb\n",
    }
    for name, data in texts.items():
        (tmp_path / name).write_bytes(data)
    done = edit(0, 1, "")
    results = [converted(tmp_path / name, done, lines=1) for name in texts]
    results[0] = replace(results[0], diagnostics=(found,))
    missing = Result(str(tmp_path / "missing"), Status.FAILED, diagnostics=(found,))
    gone = converted(tmp_path / "grave", edit(0, 1, "other"), target=str(tmp_path / "grave"))
    chosen = read(*results[1:], missing, results[0])
    assert list(chosen.texts) == [str(tmp_path / "grave")]
    assert {Path(path).name: reason for path, reason in chosen.left_out.items()} == {
        "second": "the report has 0 MiB of other sources",
        "large": "it is larger than 0 MiB",
        "binary": "it is not text",
        "longer": "it was changed since",
        "missing": "there is no file of this name any more",
    }
    assert list(read(gone).left_out.values()) == ["it was changed since"]


def test_excerpts(tmp_path: Path) -> None:
    path = tmp_path / "a.cu"
    path.write_text(TEXT)
    assert excerpt(str(path), 1, 1) == ((1, "one"), (2, "two"))
    assert excerpt(str(path), 4, 1) == ((3, "three"), (4, "four"))
    assert excerpt(str(path), 5, 1) == excerpt(str(path), 0, 1) == excerpt("", 1, 1) == excerpt("a\0", 1, 1) == ()
