"""The formats of one line a finding."""

from __future__ import annotations

from dataclasses import replace

from hipport.diagnostics import Severity
from hipport.report import render
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import sample_run


def test_concise() -> None:
    assert render(sample_run(), "concise", RULES).splitlines() == [
        "src/solver.cu:12:5: error HP501 cudaGraphConditionalHandleCreate has no HIP counterpart",
        'src/solver.cu:20:17: warning HP110 the string "cudaMalloc failed" names cudaMalloc',
        "src/util/helper.cuh:7:5: info HP602 HIP takes the #else arm",
        "src/secret.cu:1:1: error HP901 cannot be read: Permission denied",
    ]


def test_concise_keeps_one_line_a_finding() -> None:
    diagnostic = replace(UNSUPPORTED, message="first\n  second")
    run = Run((Result("new\nline.cu", Status.CONVERTED, diagnostics=(diagnostic,)),), "0.1.0", "7.2")
    assert render(run, "concise", RULES) == "new\\nline.cu:12:5: error HP501 first second\n"


def test_github() -> None:
    assert render(sample_run(), "github", RULES).splitlines()[0] == (
        "::error file=src/solver.cu,line=12,col=5,title=HP501::"
        "cudaGraphConditionalHandleCreate has no HIP counterpart%0A"
        "unroll the conditional node: launch the branch from the host"
    )


def test_github_names_the_severities_as_its_commands() -> None:
    commands = []
    for severity in Severity:
        diagnostic = replace(UNSUPPORTED, severity=severity)
        run = Run((Result("a.cu", Status.CONVERTED, diagnostics=(diagnostic,)),), "0.1.0", "7.2")
        commands.append(render(run, "github", RULES).split(" ")[0])
    assert commands == ["::notice", "::warning", "::error"]


def test_github_escapes_what_would_end_a_command_or_a_property() -> None:
    diagnostic = replace(UNSUPPORTED, message="100% of\r\n::error::it, all: of it", remedy="")
    run = Run((Result("a,b:c%.cu", Status.CONVERTED, diagnostics=(diagnostic,)),), "0.1.0", "7.2")
    assert render(run, "github", RULES) == (
        "::error file=a%2Cb%3Ac%25.cu,line=12,col=5,title=HP501::100%25 of ::error::it, all: of it\n"
    )
