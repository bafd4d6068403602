from __future__ import annotations

from dataclasses import replace

from hipport.diagnostics import Edit
from hipport.report.summary import LibraryFigures
from hipport.report.summary import summarize
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNREADABLE
from tests.report.samples import sample_run

CONVERTED = Result(
    "a.cu", Status.CONVERTED, edits=(Edit(0, 10, "hipMalloc", "HP101", "runtime"),), lines=1, target="out/a.cu"
)


def run_of(*results: Result) -> Run:
    return Run(results, version="0.1.0", rocm="7.2", output="out")


def test_figures_by_library_begin_with_the_most_edits_and_end_with_no_library() -> None:
    assert summarize(sample_run(), RULES).libraries == (
        LibraryFigures("runtime", edits=2, errors=1, warnings=1, infos=1),
        LibraryFigures("cublas", edits=1, errors=0, warnings=0, infos=0),
        LibraryFigures("", edits=1, errors=1, warnings=0, infos=0),
    )


def test_figures_by_code_begin_with_the_gravest() -> None:
    figures = summarize(sample_run(), RULES).codes
    assert [(f.code, f.severity.value, f.count, f.first.place) for f in figures] == [
        ("HP501", "error", 1, "src/solver.cu:12:5"),
        ("HP901", "error", 1, "src/secret.cu:1:1"),
        ("HP110", "warning", 1, "src/solver.cu:20:17"),
        ("HP602", "info", 1, "src/util/helper.cuh:7:5"),
    ]


def test_a_settled_finding_is_counted_as_fixed_only() -> None:
    summary = summarize(sample_run(), RULES)
    assert summary.fixed == 1
    assert not any(f.diagnostic.fixed for f in summary.findings)


def test_steps_are_ordered_and_name_the_place_to_start_with() -> None:
    steps = summarize(sample_run(), RULES).steps
    assert [(s.text, s.command, s.finding.place if s.finding else "") for s in steps] == [
        ("1 failed file: remove the cause and run again, or leave out with --exclude.", "", "src/secret.cu:1:1"),
        ("Port by hand: 1 error in 1 file.", "", "src/solver.cu:12:5"),
        ("Review: 1 warning in 1 file.", "", "src/solver.cu:20:17"),
        ("Read what HP501 means and how to answer it:", "hipport explain HP501", ""),
        ("Choose fixes, which settle 1 finding:", "hipport fix src_hip", ""),
        ("Compile the port and see what the compiler says:", "hipport check src_hip", ""),
    ]


def test_verdict_of_a_finished_port() -> None:
    summary = summarize(run_of(CONVERTED), RULES)
    assert summary.verdict == "Converted; not compiled. Nothing was found that is left to port by hand."
    assert [step.command for step in summary.steps] == ["hipport check out"]


def test_nothing_is_to_be_compiled_when_nothing_was_written() -> None:
    assert summarize(run_of(replace(CONVERTED, target=None)), RULES).steps == ()


def test_verdict_where_something_is_left() -> None:
    assert summarize(sample_run(), RULES).verdict == "Left for you: 1 error, 1 warning and 1 failed file."


def test_what_is_left_is_counted_without_failed_files() -> None:
    said = "1 kind of errors, 1 of warnings; 1 of 2 converted files is concerned."
    assert summarize(sample_run(), RULES).work == said
    assert summarize(run_of(CONVERTED), RULES).work == ""


def test_verdict_of_an_empty_run() -> None:
    summary = summarize(run_of(), RULES)
    assert summary.verdict == "Nothing to do: no file was found."
    assert [step.text for step in summary.steps] == [
        "Name a file or a folder with CUDA code, and look at --include and --exclude."
    ]


def test_verdict_without_cuda() -> None:
    run = run_of(Result("a.cpp", Status.UNCHANGED), Result("b.txt", Status.COPIED))
    assert summarize(run, RULES).verdict == "Nothing to do: no CUDA was found."


def test_verdict_where_every_file_failed() -> None:
    run = run_of(Result("a.cu", Status.FAILED, diagnostics=(UNREADABLE,)))
    assert summarize(run, RULES).verdict == "Nothing was converted: 1 file failed."


def test_verdict_of_an_interrupted_run() -> None:
    summary = summarize(replace(run_of(CONVERTED), interrupted=True), RULES)
    assert summary.verdict == "Interrupted: the port is not complete: 1 of 1 file written."
    assert [step.text for step in summary.steps] == ["Run the same command again to convert the rest."]
