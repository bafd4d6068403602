from __future__ import annotations

import json
from pathlib import Path

import pytest

from hipport.report.json import load
from tests.cli.helpers import UNSUPPORTED
from tests.cli.helpers import Command

FINDING = "src/graph.cu:2:1: error HP501"


@pytest.fixture
def left(source: Path) -> Path:
    """The project with one finding."""
    (source / "graph.cu").write_bytes(UNSUPPORTED)
    return source.parent


def test_every_format_of_a_report_file(convert: Command, left: Path) -> None:
    names = ["report.json", "report.md", "report.html", "report.SARIF", "below/report.json"]
    ran = convert("src", *(f"--report={name}" for name in names))
    assert ran.code == 1
    texts = {name: (left / name).read_text("utf-8") for name in names}
    assert all("cudaGraphConditionalHandle" in text for text in texts.values())
    run = load(texts["report.json"])
    assert run.exit_code == 1
    assert run.output == "src_hip"
    assert [(d.code, d.line) for result in run.results for d in result.diagnostics] == [("HP501", 2)]
    assert texts["report.md"].startswith("#")
    assert texts["report.html"].startswith("<!DOCTYPE html>")
    (sarif,) = json.loads(texts["report.SARIF"])["runs"]
    assert [result["ruleId"] for result in sarif["results"]] == ["HP501"]


def test_text(convert: Command, left: Path) -> None:
    text = convert("src").text
    assert "3 converted" in text
    assert "src/graph.cu:2:1 HP501" in text
    assert "hipport explain HP501" in text


def test_concise(convert: Command, left: Path) -> None:
    assert convert("src", "--format", "concise").text.startswith(f"{FINDING} cudaGraphConditionalHandle ")
    assert convert("src/host.cpp", "-o", "out", "--format", "concise").out == b""


def test_github(convert: Command, left: Path) -> None:
    text = convert("src", "--format", "github").text
    assert text.startswith("::error file=src/graph.cu,line=2,col=1,title=HP501::cudaGraphConditionalHandle ")


def test_json(convert: Command, left: Path) -> None:
    assert load(convert("src", "--format", "json").text).exit_code == 1


@pytest.mark.parametrize("form", ["text", "concise", "github", "json"])
def test_the_report_never_mixes_with_code(convert: Command, left: Path, form: str) -> None:
    converted = UNSUPPORTED.replace(b"cuda_runtime", b"hip/hip_runtime")
    ran = convert("src/graph.cu", "--format", form)
    assert ran.out == converted
    assert "HP501" in ran.err
    ran = convert("src", "--diff", "--format", form)
    assert b"HP501" not in ran.out
    assert "HP501" in ran.err
    ran = convert("-", "--format", form, stdin=UNSUPPORTED)
    assert ran.out == converted
    assert "HP501" in ran.err
