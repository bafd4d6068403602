"""What holds for all formats."""

from __future__ import annotations

import io
import time
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from rich.console import Console

from hipport.diagnostics import Applicability
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.errors import ConfigError
from hipport.errors import OutputError
from hipport.report import Format
from hipport.report import format_of
from hipport.report import render
from hipport.report import write
from hipport.report.json import load
from hipport.report.summary import summarize
from hipport.report.text import show
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import large_run
from tests.report.samples import sample_run

FORMATS: tuple[Format, ...] = get_args(Format)


@pytest.mark.parametrize(
    ("name", "format"),
    [("r.json", "json"), ("r.md", "markdown"), ("r.html", "html"), ("r.sarif", "sarif"), ("R.JSON", "json")],
)
def test_the_suffix_names_the_format(tmp_path: Path, name: str, format: Format) -> None:  # noqa: A002
    write(sample_run(), tmp_path / name, RULES)
    assert (tmp_path / name).read_text("utf-8") == render(sample_run(), format, RULES)
    assert [path.name for path in tmp_path.iterdir()] == [name]  # no temporary file stays


@pytest.mark.parametrize("name", ["report", "report.xml"])
def test_an_unknown_suffix_names_the_known_ones(name: str) -> None:
    with pytest.raises(ConfigError, match=r"\.json, \.md, \.html, \.sarif"):
        format_of(Path(name))


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OutputError, match=r"cannot write .*report\.json"):
        write(sample_run(), tmp_path / "file" / "report.json", RULES)


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_run_gives_the_same_text(format: Format) -> None:  # noqa: A002
    assert render(sample_run(), format, RULES) == render(sample_run(), format, RULES)


def run_with_a_name_that_is_not_utf8() -> Run:
    name = "caf\udce9.cu"
    diagnostic = replace(
        UNSUPPORTED,
        message=f"{name} is odd",
        remedy=name,
        symbol=name,
        fix=Fix(name, Applicability.UNSAFE, (Edit(0, 1, name, "HP101"),)),
    )
    result = Result(name, Status.FAILED, diagnostics=(diagnostic,), kept=(Kept(name, name, 1, 1),), target=name)
    return Run((result, Result(name, Status.COPIED)), version="0.1.0", rocm="7.2", output=name)


@pytest.mark.parametrize("format", FORMATS)
def test_a_name_that_is_not_utf8(format: Format) -> None:  # noqa: A002
    run = run_with_a_name_that_is_not_utf8()
    text = render(run, format, RULES)
    assert text.encode("utf-8")
    if format == "json":
        assert load(text) == run
    else:
        assert "caf\\xe9.cu" in text.replace("\\\\", "\\")


def test_a_name_that_is_not_utf8_on_the_terminal() -> None:
    file = io.StringIO()
    show(summarize(run_with_a_name_that_is_not_utf8(), RULES), Console(file=file, width=80))
    assert "caf\\xe9.cu" in file.getvalue()
    assert file.getvalue().encode("utf-8")


@pytest.mark.parametrize("format", FORMATS)
def test_ten_thousand_findings(format: Format) -> None:  # noqa: A002
    run = large_run(files=400, findings=25)
    start = time.process_time()
    render(run, format, RULES)
    assert time.process_time() - start < 3  # seconds; 0.5 for the slowest on two cores
