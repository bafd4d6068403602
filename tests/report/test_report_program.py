"""What is told of a program that has run."""

from __future__ import annotations

import json

from hipport.cpu import KernelWay
from hipport.cpu.places import SourceLine
from hipport.report.program import render
from hipport.report.program.text import lines
from hipport.run.results import Difference
from hipport.run.results import Ending
from hipport.run.results import FailedCall
from hipport.run.results import LaunchHash
from hipport.run.results import ProgramRun
from hipport.run.results import RunFinding
from hipport.run.results import RunResult
from hipport.run.settings import Mode


def test_a_place_stands_first_in_its_line() -> None:
    one, other = Mode(32), Mode(64)
    freed = RunFinding(
        "double-free",
        "hipFree is called twice",
        (SourceLine("app.cu", 21), SourceLine("app.cu", 30)),
        allocated=(SourceLine("app.cu", 14),),
        freed=(SourceLine("app.cu", 20),),
    )
    unplaced = RunFinding("leak", "128 bytes are never freed")
    runs = (
        ProgramRun(one, Ending.EXITED, 0, None, 0.1, 0, (freed, unplaced)),
        ProgramRun(other, Ending.EXITED, 0, None, 0.1, 0, (unplaced,)),
    )
    launch = LaunchHash(2, "order", "", (SourceLine("app.cu", 7),))
    result = RunResult("app", "gfx90a", False, 0.0, runs, (Difference(one, other, "line 1", launch),))
    assert list(lines(result)) == [
        "app.cu:21: hipport run: hipFree is called twice [double-free] at wavefront 32 only",
        "app.cu:30: hipport run: inlined here",
        "app.cu:14: hipport run: allocated here",
        "app.cu:20: hipport run: freed here",
        "hipport run: 128 bytes are never freed [leak]",
        "hipport run: wavefront 32 and wavefront 64 differ: line 1",
        "app.cu:7: hipport run: launch 2, of order, is the first that leaves something else",
        "hipport run: app: exit status 0 at wavefront 32, exit status 0 at wavefront 64; 2 findings; 1 difference",
    ]


def test_calls_that_failed_are_told_of_a_program_that_failed() -> None:
    calls = tuple(FailedCall("hipErrorInvalidValue", (SourceLine("app.cu", line),)) for line in range(1, 6))
    failed = ProgramRun(Mode(32), Ending.EXITED, 3, None, 0.1, 0, failed_calls=(*calls, calls[0]))
    fine = ProgramRun(Mode(64), Ending.EXITED, 0, None, 0.1, 0, failed_calls=calls)
    (*told, _) = lines(RunResult("app", "gfx90a", False, 0.0, (fine, failed)))
    assert told == [f"app.cu:{line}: hipport run: this call returned hipErrorInvalidValue" for line in (1, 2, 3)]
    assert list(lines(RunResult("app", "gfx90a", False, 0.0, (fine,)))) == []
    result = RunResult("app", "gfx90a", False, 0.0, (failed,))
    assert "<li>app.cu:5: this call returned hipErrorInvalidValue" in render(result, "html")
    (run,) = json.loads(render(result, "json"))["runs"]
    assert run["failed_calls"][4] == {"error": "hipErrorInvalidValue", "lines": [{"path": "app.cu", "line": 5}]}


def test_a_note_is_the_last_line() -> None:
    run = ProgramRun(Mode(64), Ending.EXITED, 2, None, 0.1, 0)
    assert list(lines(RunResult("make", "gfx90a", False, 0.0, (run,), note="a file"))) == ["hipport run: a file"]


def test_how_kernels_ran_is_told_once_for_all_wavefronts() -> None:
    loops = KernelWay("scan<float>", 2, barriers=1)
    stacks = [KernelWay(name, reason="the compiler is <g++>", remedy="use another") for name in ("walk", "run")]
    runs = (
        ProgramRun(Mode(32), Ending.EXITED, 0, None, 0.1, 0, ways=(loops, *stacks)),
        ProgramRun(Mode(64), Ending.EXITED, 0, None, 0.1, 0, ways=(loops,)),
    )
    result = RunResult("app", "gfx90a", False, 0.0, runs)
    assert list(lines(result))[:-1] == [
        "hipport run: scan<float>  loops over lanes: 1 barrier",
        "hipport run: walk  a stack for each thread: the compiler is <g++> at wavefront 32 only",
        "hipport run: run  a stack for each thread: the compiler is <g++> at wavefront 32 only",
        "hipport run: use another",
    ]
    engine = json.loads(render(result, "json"))["engine"]
    assert [(way["name"], way["barriers"], way["reason"], way["wavefronts"]) for way in engine] == [
        ("scan<float>", 1, "", [32, 64]),
        ("walk", 0, "the compiler is <g++>", [32]),
        ("run", 0, "the compiler is <g++>", [32]),
    ]
    html = render(result, "html")
    assert "the compiler is &lt;g++&gt; <b>at wavefront 32 only</b>" in html
    assert html.count("use another") == 1
