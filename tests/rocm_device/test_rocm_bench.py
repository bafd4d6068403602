"""Benchmarks through the whole backend ``rocm``: all but the GPU, so that the figures mean nothing and say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport.report.verification.wording import EMULATED_TIMES
from tests.rocm_device.machine import Machine

pytestmark = pytest.mark.rocm

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
#: What cannot be launched twice on the same arrays, with launches of two kernels, and a variable of the source.
SOME = "stream_compaction,hash_count,polynomial"


def test_times_end_to_end(machine: Machine) -> None:
    report = machine.verify(
        KERNELS, "--kernel", SOME, "--arch", "gfx90a,gfx1100", "--size", "first", "--no-sanitize", "--bench"
    )
    assert report["run"]["exit_code"] == 0
    bench = report["bench"]
    assert bench["note"] == EMULATED_TIMES
    instances = [(each["result"]["instance"], each["result"]["machine"]["arch"]) for each in bench["ceilings"]]
    assert instances == [
        (instance, arch)
        for instance in ("copy", "multiply_adds<float>", "multiply_adds<double>")
        for arch in ("gfx90a", "gfx1100")
    ]
    assert {each["result"]["kernel"] for each in bench["timings"]} == set(SOME.split(","))
    assert len(bench["timings"]) == 2 * 4
    for timing in (*bench["ceilings"], *bench["timings"]):
        assert timing["result"]["status"] == "passed"
        assert timing["result"]["machine"]["emulated"]
        assert len(timing["loops"]) == 10
        assert 0 < timing["seconds"]["lower_quartile"] <= timing["seconds"]["median"]
    for timing in bench["timings"]:
        assert timing["of_copy"] > 0
        assert timing["bound"] in ("memory", "arithmetic")


def test_the_text_says_that_they_mean_nothing(machine: Machine) -> None:
    ended = machine.run(
        *("-m", "hipport", "verify", KERNELS, "--kernel", "saxpy", "--dtype", "float32", "--size", "first"),
        *("--backend", "rocm", "--arch", "gfx1100", "--bench"),
    )
    assert ended.returncode == 0, ended.stderr
    assert EMULATED_TIMES in ended.stdout
    assert "saxpy<float>" in ended.stdout
