"""Whole programs that are written for warps of 32 lanes: right by default, and by renaming alone wrong with 64."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hipport import run_program
from hipport.run.settings import RunOptions

PROGRAMS = sorted((Path(__file__).parent / "native_warps").glob("*.cu"))


@pytest.fixture(autouse=True)
def _no_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # pytest's cannot be read


def outputs(program: Path, warp: str) -> dict[int, bytes | None]:
    """What a program prints with each wavefront size."""
    result = run_program(program, options=RunOptions(wave=(32, 64), warp=warp, timeout=60))
    assert result.findings == ()
    return {run.mode.wavefront: run.output for run in result.runs}


@pytest.mark.slow
@pytest.mark.parametrize("program", PROGRAMS, ids=[path.stem for path in PROGRAMS])
def test_a_port_by_renaming_alone_is_wrong_with_64_lanes(program: Path) -> None:
    assert outputs(program, "logical") == {32: b"PASSED\n", 64: b"PASSED\n"}
    assert outputs(program, "native") == {32: b"PASSED\n", 64: b"FAILED\n"}


@pytest.mark.slow
def test_a_comparison_names_the_first_kernel_that_is_wrong() -> None:
    (program,) = (path for path in PROGRAMS if path.stem == "block_sum")
    result = run_program(program, options=RunOptions(compare=True, warp="native", timeout=60))
    assert result.differences
    for difference in result.differences:
        assert (difference.one.wavefront, difference.other.wavefront) == (32, 64)
        assert difference.text == "line 1 of the output is 'PASSED' and 'FAILED'"
        assert difference.launch is not None
        assert difference.launch.kernel == "sum"
