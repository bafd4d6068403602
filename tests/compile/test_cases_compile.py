"""What the cases expect is not only what hipport writes: it is HIP that compiles, unless the report says otherwise."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.compile.helpers import Build
from tests.compile.helpers import failures

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests/cases"
#: Themes whose cases are about text; many are fragments.
TEXT = set(
    "comments encodings guards launches names namespaces scope strings suppressions unsupported versions".split()
)
THEMES = sorted({case.parent.name for case in CASES.glob("*/*.hip")} - TEXT)
ARCHITECTURES = ("gfx90a", "gfx1100")  # a wavefront of 64 lanes and one of 32

NO_TRANSLATION_UNITS = {
    "headers/all_of_tbb.hip": "TBB is no part of ROCm",
    "headers/all_of_wmma.hip": "Debian's librocwmma-dev 7.2.4 lacks the folder rocwmma/internal",
    "headers/inserted_after_licence.hip": "includes a header of a project that is not there",
    "headers/not_inserted.hip": "host code that includes no header of CUDA",
    "headers/project_headers.hip": "includes headers of a project that is not there",
    "headers/quoted.hip": "includes headers of a project that is not there",
    "implicit/in_header.hip": "a header that others include behind the runtime",
    "warp_native/widened_header.hip": "a header that others include behind the runtime",
}
#: A finding of a case's report that is an error and has no fix: something is left for a person.
LEFT = re.compile(r"^\d+:\S+ error (?![^|]* fixed \|)", re.MULTILINE)


def compiles(case: Path) -> bool:
    """Whether the expected output of a case is to compile."""
    report = case.with_suffix(".txt")
    left = report.exists() and LEFT.search(report.read_text("utf-8"))
    return not left and case.relative_to(CASES).as_posix() not in NO_TRANSLATION_UNITS


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_the_expected_output_compiles(theme: str, hipcc: Path) -> None:
    units = [case for case in sorted((CASES / theme).glob("*.hip")) if compiles(case)]
    assert units
    build = Build(CASES, (f"-I{ROOT / 'hipport/include'}",), ARCHITECTURES)
    report = failures(hipcc, build, units, at_a_time=os.cpu_count() or 1)
    assert not report, report


def test_the_exceptions_are_cases() -> None:
    assert all((CASES / name).exists() for name in NO_TRANSLATION_UNITS)
