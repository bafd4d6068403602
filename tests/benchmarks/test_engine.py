"""The benchmark of the CPU engine: every case computes what NumPy does, and no other result gets a time."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.engine import Row
from benchmarks.engine import Time
from benchmarks.engine import figure
from benchmarks.engine import measured
from benchmarks.engine import ratios_table
from benchmarks.engine import times_table
from benchmarks.engine_cases import MAKERS
from benchmarks.engine_cases import reduction
from benchmarks.engine_peers import OnEngine
from benchmarks.engine_peers import OnOsThreads


@pytest.mark.slow
@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("threads", [1, 1000, 20_000])
def test_the_engine_gives_what_numpy_does(wavefront: int, threads: int) -> None:
    engine = OnEngine(wavefront, workers=1)
    for make in MAKERS:
        case = make(threads)
        assert case.threads >= threads
        assert measured(engine, case, 1).wall > 0


@pytest.mark.slow
def test_operating_system_threads_give_what_numpy_does() -> None:
    os_threads = OnOsThreads()
    for make in MAKERS:
        assert measured(os_threads, make(300), 1).wall > 0


@pytest.mark.slow
def test_a_wrong_result_gets_no_time() -> None:
    case = reduction(1000)
    wrong = case.numpy() * np.float32(1.01)
    with pytest.raises(AssertionError, match="block reduction"):
        measured(OnEngine(32, workers=1), replace(case, numpy=lambda: wrong), 1)


def test_each_form_stands_beside_its_others() -> None:
    rows = [
        Row("scan", 1000, None, {"engine 32": Time(2, 3), "PoCL": Time(4, 4), "NumPy": Time(1, 1)}),
        Row("scan, waves", 1000, "scan", {"engine 32": Time(5, 5), "NumPy": Time(1, 1)}),
    ]
    assert list(times_table(rows, ["engine 32", "PoCL"])) == [
        "| kernel | threads | engine 32 | PoCL |",
        "| --- | ---: | ---: | ---: |",
        "| scan | 1,000 | 2,000 (3,000) | 4,000 (4,000) |",
        "| scan, waves | 1,000 | 5,000 (5,000) | - |",
    ]
    assert list(ratios_table(rows, ["engine 32"])) == [
        (
            "| kernel | threads | engine 32 / PoCL | engine 32 / NumPy | OS threads / engine 32 "
            "| engine 32 / barrier form |"
        ),
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        "| scan | 1,000 | 0.500 | 2.00 | - | - |",
        "| scan, waves | 1,000 | - | 5.00 | - | 2.50 |",
    ]


@pytest.mark.parametrize(
    ("value", "text"), [(0.0012345, "0.00123"), (1.2345, "1.23"), (123.4, "123"), (12345, "12,300"), (0, "0")]
)
def test_figures_have_three_digits(value: float, text: str) -> None:
    assert figure(value) == text
