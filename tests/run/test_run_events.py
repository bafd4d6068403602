"""The report of the runtime, read as findings at the user's lines."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hipport.cpu.compiler import find_compiler
from hipport.cpu.places import SourceLine
from hipport.report.program.wording import finding_lines
from hipport.run.events import ReportReader
from hipport.run.events import read_events
from hipport.run.results import FailedCall
from hipport.run.results import LaunchHash
from hipport.run.results import RunFinding

needs_lines = pytest.mark.skipif(shutil.which("addr2line") is None, reason="needs addr2line")
SOURCE = """\
extern "C" int inner(int x) {
    return x * 3;
}
extern "C" int outer(int x) {
    return inner(x) + 1;
}
"""


def in_other_file(path: str, line: int) -> tuple[str, int]:
    return ("user.cu", line + 100) if path.endswith("code.cpp") else (path, line)


READER = ReportReader("gfx90a", 60.0, in_other_file, checked=False)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with line tables."""
    folder = tmp_path_factory.mktemp("events")
    (folder / "code.cpp").write_text(SOURCE)
    command = [*find_compiler().command, "-g", "-O0", "-shared", "-fPIC", "code.cpp", "-o", "code.so"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "code.so"


def offset_of(library: Path, function: str) -> int:
    done = subprocess.run(["nm", str(library)], capture_output=True, text=True, check=True)
    return next(int(line.split()[0], 16) for line in done.stdout.splitlines() if line.endswith(f" {function}"))


def failure(**members: Any) -> dict[str, Any]:
    """An event of a kernel that failed."""
    return {
        "event": "failure",
        "kernel": "k<float>",
        "status": 2,
        "signal": 11,
        "text": "",
        "address": 16,
        "in_kernel": 1,
        "thread_known": 1,
        "block": [1, 0, 0],
        "thread": [5, 2, 0],
        "place": None,
        "caller": None,
        "launch": None,
    } | members


@needs_lines
def test_a_finding_stands_at_the_line_of_the_call(library: Path) -> None:
    returns_to = offset_of(library, "outer")  # so the call is the last instruction of the function before
    event = {"event": "finding", "kind": "use-after-free", "text": "x", "place": [str(library), returns_to]}
    (found,) = READER.findings([event])
    assert (found.kind, found.text) == ("use-after-free", "x")
    assert [str(line) for line in found.lines] == ["user.cu:103"]


@needs_lines
def test_a_call_that_failed_stands_at_its_line(library: Path) -> None:
    place = [str(library), offset_of(library, "outer") + 4]
    events: list[dict[str, Any]] = [
        {"event": "error", "name": "hipErrorInvalidValue", "place": place},
        {"event": "other", "name": "x"},
    ]
    assert list(READER.failed_calls(events)) == [FailedCall("hipErrorInvalidValue", (SourceLine("user.cu", 104),))]


@needs_lines
def test_a_finding_about_memory_has_the_lines_that_allocated_and_freed_it(library: Path) -> None:
    place = [str(library), offset_of(library, "outer") + 4]
    event = {"event": "finding", "kind": "double-free", "text": "x", "place": None, "allocated": place, "freed": place}
    (found,) = READER.findings([event])
    assert (found.lines, found.allocated, found.freed) == (
        (),
        (SourceLine("user.cu", 104),),
        (SourceLine("user.cu", 104),),
    )
    said = ["x [double-free]", "user.cu:104: allocated here", "user.cu:104: freed here"]
    assert list(map(str, finding_lines(found))) == said


@needs_lines
def test_several_calls_of_one_line_are_one_finding(library: Path) -> None:
    """Such as those of a loop that the compiler has unrolled."""
    places = [[str(library), offset_of(library, function) + 4] for function in ("inner", "outer", "outer")]
    events = [
        {"event": "finding", "kind": kind, "text": kind, "place": place}
        for place in places
        for kind in ("leak", "double-free")
    ]
    found = READER.findings(events)
    assert [(each.kind, each.lines[0].line, each.count) for each in found] == [
        ("leak", 101, 1),
        ("double-free", 101, 1),
        ("leak", 104, 2),
        ("double-free", 104, 2),
    ]
    nowhere = {"event": "finding", "kind": "leak", "text": "x", "place": None}
    assert len(READER.findings([nowhere, nowhere])) == 2


@needs_lines
def test_a_failed_kernel_stands_where_it_failed_or_else_where_it_was_launched(library: Path) -> None:
    at = [str(library), offset_of(library, "inner")]
    after = [str(library), offset_of(library, "outer") + 4]
    inside, outside, unknown = READER.findings(
        [failure(place=at, launch=after), failure(launch=after), failure(place=["/no/such/file", 3])]
    )
    assert [str(line) for line in inside.lines] == ["user.cu:101"]
    assert [str(line) for line in outside.lines] == ["user.cu:104"]
    assert unknown.lines == ()
    assert (inside.kernel, inside.block, inside.thread) == ("k<float>", (1, 0, 0), (5, 2, 0))


FAILURES: dict[str, tuple[dict[str, Any], str, str]] = {
    "a crash": (
        {"signal": 11, "address": -16},
        "kernel-crash",
        "invalid access to memory at address 0xfffffffffffffff0; --sanitize finds where",
    ),
    "an access after memory": (
        {
            "signal": 11,
            "where": "memory 0 bytes past the end of device memory of 4 bytes (allocation 1)",
            "freed": None,
        },
        "kernel-crash",
        "accesses memory 0 bytes past the end of device memory of 4 bytes (allocation 1); --sanitize finds where",
    ),
    "an access to freed memory": (
        {"signal": 11, "where": "byte 0 of device memory of 4 bytes (allocation 1)", "freed": ["/no/such/file", 3]},
        "use-after-free",
        "accesses byte 0 of device memory of 4 bytes",
    ),
    "a trap": ({"signal": 5}, "kernel-crash", "trap"),
    "a stack": ({"signal": 11, "text": "stack"}, "kernel-crash", "local memory overflows: gfx90a has "),
    "an assertion": (
        {"status": 3, "text": "/x/code.cpp:7: n > 0"},
        "assertion",
        "user.cu:107: n > 0",
    ),
    "a time limit": ({"status": 1}, "time-limit", "takes longer than 60 s"),
    "misuse": ({"status": 4, "text": "a barrier in a callback"}, "kernel-misuse", "a barrier in a callback"),
}


@pytest.mark.parametrize("case", FAILURES)
def test_why_a_kernel_failed(case: str) -> None:
    members, kind, text = FAILURES[case]
    (found,) = READER.findings([failure(**members)])
    assert found.kind == kind
    assert found.text.startswith(text)
    assert ("--sanitize" in found.text) == ("--sanitize" in text)
    (checked,) = replace(READER, checked=True).findings([failure(**members)])
    assert "--sanitize" not in checked.text


def test_coordinates_that_are_not_known_are_left_out() -> None:
    (found,) = READER.findings([failure(in_kernel=0, thread_known=0)])
    assert (found.block, found.thread) == (None, None)


def record(**members: Any) -> dict[str, Any]:
    """A record of the check."""
    numbers = ("offset", "bytes", "other_is_write", "reads", "value", "block_bytes", "allocated_by", "is_free")
    zeros = dict.fromkeys(numbers, 0)
    coordinates = {name: [0, 0, 0] for name in ("block", "thread", "other_block", "other_thread")}
    frames = {name: [0] * 8 for name in ("frames", "other_frames")}
    words = {"event": "record", "text": "", "where": ""}
    return {**words, "is_write": 1, "count": 2, "freed_by": [0, 0], **zeros, **coordinates, **frames} | members


MEMORIES = [
    {"event": "allocation", "number": 3, "bytes": 64, "place": None},
    {"event": "constant", "name": "table", "bytes": 16},
    {"event": "variable", "name": "counter", "bytes": 4},
    {"event": "dynamic", "name": "hipport_cpu_dynamic_shared", "bytes": 256},
    {"event": "shared", "name": "_ZZ1kPiE4line", "bytes": 128},
]
CHECKED = {
    0: "writes 4 bytes right after the end of allocation 3 (64 bytes)",
    1: "writes 4 bytes right after the end of constant memory `table` (16 bytes)",
    2: "writes 4 bytes right after the end of variable `counter` (4 bytes)",
    3: "writes 4 bytes right after the end of dynamic shared memory (256 bytes)",
    4: "writes 4 bytes right after the end of shared memory `line` (128 bytes)",
}


@pytest.mark.parametrize("region", CHECKED)
def test_records_of_a_checked_launch_name_their_memory(region: int) -> None:
    outside = record(found=1, region=region, offset=MEMORIES[region]["bytes"], bytes=4)
    event = {"event": "checked", "kernel": "k", "image": "/no/such/file", "memories": MEMORIES, "records": [outside]}
    (found,) = READER.findings([event])
    assert found == RunFinding("out-of-bounds-write", CHECKED[region], (), "k", (0, 0, 0), (0, 0, 0), 2)


FREED = "device memory of 64 bytes (allocation 3), which has been freed"
HOST = "the host's own memory, which the device does not see"
OUTSIDE: dict[str, tuple[dict[str, Any], str, str]] = {
    "freed": ({"where": FREED, "freed": ["/no/such/file", 3]}, "use-after-free", f"writes 4 bytes of {FREED}"),
    "the host's": ({"where": HOST}, "out-of-bounds-write", f"writes 4 bytes of {HOST}"),
    "nothing": ({}, "out-of-bounds-write", "writes 4 bytes at address 0x10, where there is no memory of the launch"),
}


@pytest.mark.parametrize("case", OUTSIDE)
def test_records_outside_of_all_memory_say_what_is_there(case: str) -> None:
    members, kind, text = OUTSIDE[case]
    outside = record(found=1, region=-1, value=16, bytes=4, **members)
    event = {"event": "checked", "kernel": "k", "image": "/no/such/file", "memories": [], "records": [outside]}
    (found,) = READER.findings([event])
    assert (found.kind, found.text) == (kind, text)


def test_what_launches_left_in_memory_is_no_finding() -> None:
    event = {"event": "launch", "number": 1, "kernel": "k", "hash": "17", "place": None}
    assert list(READER.findings([event])) == []
    assert list(READER.launches([event, failure()])) == [LaunchHash(1, "k", "17")]


def test_the_last_line_of_a_killed_program_may_be_cut(tmp_path: Path) -> None:
    report = tmp_path / "report"
    report.write_text(json.dumps({"event": "finding"}) + '\n{"event": "fin')
    assert read_events(report) == [{"event": "finding"}]
    assert read_events(tmp_path / "missing") == []
