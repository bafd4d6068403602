"""Compile errors of many projects become one table of causes."""

from __future__ import annotations

import pytest

from benchmarks.causes import CompileError
from benchmarks.causes import causes
from benchmarks.causes import normalised
from benchmarks.corpus import PARTS
from benchmarks.corpus import part_of


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("use of undeclared identifier 'memset' (not predicted)", "use of undeclared identifier 'memset'"),
        ("no matching function for call to 'f' (predicted: HP213, HP501)", "no matching function for call to 'f'"),
        ("no member named 'x' in 'Vector<float, 3>' [device]", "no member named 'x' in 'Vector'"),
        ("no member named 'x' in 'Map<int, Pair<int, 2>>'", "no member named 'x' in 'Map'"),
        ("shared memory of 65592 bytes, limit is 0x10000", "shared memory of N bytes, limit is N"),
        ("'csrc/common/a.h' file not found", "'PATH' file not found"),
        ("bad argument (in thrust/detail/x.h:12, and 3 more errors there) [gfx942]", "bad argument (in )"),
        ("expected 'half2' before 'a2'", "expected 'half2' before 'a2'"),
    ],
)
def test_what_differs_from_place_to_place_is_left_out(message: str, text: str) -> None:
    assert normalised(message) == text


def test_causes_count_projects_units_lines_and_first_errors() -> None:
    errors = [
        CompileError("one", "a.cu", "a.h:3", "'f' is not declared (not predicted)", ()),
        CompileError("one", "a.cu", "a.cu:9", "'g' is not declared (not predicted)", ()),
        CompileError("one", "b.cu", "a.h:3", "'f' is not declared (not predicted)", ()),
        CompileError("two", "c.cu", "c.cu:1", "'g' is not declared (predicted: HP501)", ("HP501",)),
    ]
    found = {cause.text: cause for cause in causes(errors)}
    f, g = found["'f' is not declared"], found["'g' is not declared"]
    assert (f.projects, f.units, f.first_of, f.lines, f.predicted, f.place) == (1, 2, 2, 1, 0, "one: a.h:3")
    assert (g.projects, g.units, g.first_of, g.lines, g.predicted, g.place) == (2, 2, 1, 2, 1, "one: a.cu:9")
    assert [cause.projects for cause in causes(errors)] == [2, 1]


def test_each_project_is_in_one_part() -> None:
    parts = [part_of(f"owner__project{number}") for number in range(300)]
    assert set(parts) == set(range(1, PARTS + 1))
    assert min(map(parts.count, set(parts))) > 70
    assert part_of("owner__project") == part_of("owner__project")
