"""What is told of times, in every form."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

from hipport.report.verification import render
from hipport.report.verification.summary import summarize
from hipport.report.verification.text import show
from hipport.report.verification.wording import EMULATED_TIMES
from hipport.report.verification.wording import billions_words
from hipport.report.verification.wording import part_words
from hipport.report.verification.wording import seconds_words
from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import Ceilings
from hipport.verify import Machine
from hipport.verify import Timing
from hipport.verify import VerifyRun
from tests.verify.samples import ORIGINAL
from tests.verify.samples import PORT
from tests.verify.samples import VERSIONS
from tests.verify.samples import result
from tests.verify.test_verify_reports import closed_schema

_CEILINGS = Ceilings(copy=250e9, fma=20e12, dtype="float32")


def passed(kernel: str, machine: Machine) -> CaseResult:
    return result(kernel, CaseStatus.PASSED, machine)


def bench_run(port: Machine = PORT, original: Machine = ORIGINAL) -> VerifyRun:
    """A kernel bound by memory, whose port takes longer than its original; one bound by arithmetic; a wrong one."""
    loops = (1.0e-3, 0.98e-3, 1.02e-3, 1.0e-3)
    slower = tuple(1.25 * loop for loop in loops)
    wrong = replace(result("wrong", CaseStatus.FAILED, port), reasons=("y: 3 are <wrong>",))
    return VerifyRun(
        (passed("saxpy", original), passed("saxpy", port), passed("nbody", port), passed("wrong", port)),
        VERSIONS,
        ceilings=(Timing(passed("copy", port), 250_000_000, 0, "float64", loops),),
        timings=(
            Timing(passed("saxpy", original), 200_000_000, 10_000_000, "float32", loops, _CEILINGS),
            Timing(passed("saxpy", port), 200_000_000, 10_000_000, "float32", slower, _CEILINGS),
            Timing(passed("nbody", port), 1_000, 12_000_000_000, "float32", loops, _CEILINGS),
            Timing(wrong, 10, 10, "float32", (), _CEILINGS),
        ),
    )


def emulated_run() -> VerifyRun:
    emulated = replace(PORT, emulated=True)
    return bench_run(emulated, replace(emulated, source="original"))


def text_of(run: VerifyRun) -> str:
    stream = io.StringIO()
    show(summarize(run), Console(file=stream, width=100))
    return stream.getvalue()


def test_text() -> None:
    text = text_of(bench_run())
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "Kernel Wave Median Spread GB/s GFLOP/s Of copy Of FMA" in lines
    assert "copy<float> 32 1 ms 1 % 250 0 - -" in lines
    assert "saxpy<float> (original) 32 1 ms 1 % 200 10 80 % 0.05 %" in lines
    assert "saxpy<float> 32 1.25 ms 1 % 160 8 64 % 0.04 %" in lines
    assert "nbody<float> 32 1 ms 1 % 0.001 12,000 0.0004 % 60 %" in lines
    assert "wrong<float> n=33, seed 1: not measured, failed" in lines
    assert "y: 3 are <wrong>" in lines
    assert "ports take 1.25 times as long as originals in the median of 1 instance, from 1.25 to 1.25" in lines
    assert EMULATED_TIMES not in text
    assert "4 of 4 cases passed; 1 could not be measured" in lines
    assert bench_run().exit_code == 1


@pytest.mark.parametrize("form", ["text", "json", "html"])
def test_times_of_what_is_emulated_are_labelled(form: str) -> None:
    run = emulated_run()
    assert EMULATED_TIMES in (text_of(run) if form == "text" else render(run, form))  # type: ignore[arg-type]


def test_json() -> None:
    report = json.loads(render(bench_run(), "json"))
    Draft202012Validator(closed_schema()).validate(report)
    (copy,) = report["bench"]["ceilings"]
    assert (copy["bytes_per_second"], copy["of_copy"], copy["ceilings"]) == (pytest.approx(250e9), None, None)
    original, port, nbody, wrong = report["bench"]["timings"]
    assert original["result"]["machine"]["source"] == "original"
    assert port["seconds"] == {
        "lower_quartile": pytest.approx(1.24375e-3),
        "median": pytest.approx(1.25e-3),
        "upper_quartile": pytest.approx(1.25625e-3),
    }
    assert (port["of_copy"], port["of_fma"], port["bound"]) == (pytest.approx(0.64), pytest.approx(0.0004), "memory")
    assert port["ceilings"] == {"copy": 250e9, "fma": 20e12, "dtype": "float32"}
    assert nbody["bound"] == "arithmetic"
    assert wrong["result"]["status"] == "failed"
    assert (wrong["loops"], wrong["seconds"]["median"], wrong["bytes_per_second"]) == ([], None, None)


def test_json_without_times() -> None:
    report = json.loads(render(VerifyRun((), VERSIONS), "json"))
    assert report["bench"] is None


def test_junit() -> None:
    suites = ElementTree.fromstring(render(bench_run(), "junit"))
    assert (suites.get("tests"), suites.get("failures")) == ("9", "1")
    port, original = (suite for suite in suites if (suite.get("name") or "").startswith("times"))
    assert original.get("name") == "times (cuda on NVIDIA L4 (sm_89), wavefront 32, original)"
    copy, saxpy, _, wrong = port.findall("testcase")
    assert copy.find("properties/property[@name='of_copy']") is None
    assert saxpy.find("properties/property[@name='median_seconds'][@value='0.00125']") is not None
    assert saxpy.find("properties/property[@name='of_copy'][@value='0.64']") is not None
    assert wrong.find("properties") is None
    assert wrong.find("failure") is not None


def test_html_has_a_plot() -> None:
    page = render(bench_run(), "html")
    start = page.index('aria-label="Parts of the ceilings"')
    start = page.rindex("<svg", 0, start)
    plot = page[start : page.index("</svg>", start) + 6]
    root = ElementTree.fromstring(plot)
    bars = [
        (rect.get("class"), float(rect.get("width") or 0)) for group in root.findall("g") for rect in group.iter("rect")
    ]
    assert bars == [
        ("copy", pytest.approx(416.0)),
        ("fma", pytest.approx(0.3)),
        ("copy", pytest.approx(332.8)),
        ("fma", pytest.approx(0.2)),
        ("copy", 0.0),
        ("fma", pytest.approx(312.0)),
    ]
    assert [group.get("class") for group in root.findall("g")] == ["original", None, None]
    assert "y: 3 are &lt;wrong&gt;" in page
    assert page.count("<script") == 1  # the report's own


def test_no_plot_without_ceilings() -> None:
    run = bench_run()
    bare = replace(run, timings=tuple(replace(timing, ceilings=None) for timing in run.timings))
    assert "Parts of the ceilings" not in render(bare, "html")
    assert "<h2>Times</h2>" in render(bare, "html")
    assert "<h2>Times</h2>" not in render(VerifyRun((), VERSIONS), "html")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(2.5, "2.5 s"), (0.0123, "12.3 ms"), (51.23e-6, "51.2 µs"), (1e-6, "1 µs"), (4e-7, "400 ns")],
)
def test_seconds_in_words(seconds: float, words: str) -> None:
    assert seconds_words(seconds) == words


@pytest.mark.parametrize(
    ("part", "words"), [(None, "-"), (0.0, "-"), (0.875, "87.5 %"), (1.0, "100 %"), (12.34, "1,234 %")]
)
def test_parts_in_words(part: float | None, words: str) -> None:
    assert part_words(part) == words


@pytest.mark.parametrize(
    ("number", "words"), [(0.0, "0"), (1.25e8, "0.125"), (99.96e9, "100"), (3.21e12, "3,210"), (4.5e9, "4.5")]
)
def test_billions_in_words(number: float, words: str) -> None:
    assert billions_words(number) == words
