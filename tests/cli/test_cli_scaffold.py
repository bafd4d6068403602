from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Command

KERNELS = """#define MAKE(name) __global__ void name(int *x) { x[0] = 1; }
__global__ void fill(float *y, int n) { if (threadIdx.x < n) y[threadIdx.x] = 1.0f; }
__global__ void clear(float *y) { y[threadIdx.x] = 0.0f; }
void f(float *y) { fill<<<1, 64>>>(y, 33); }
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "fill.cu").write_text(KERNELS.partition("\n")[2])
    return tmp_path / "src"


@pytest.mark.long
def test_what_is_written(hipport: Command, sources: Path, tmp_path: Path) -> None:
    ran = hipport("verify", "--scaffold", sources, "-o", tmp_path / "specs")
    assert (ran.code, ran.err) == (0, "")
    assert ran.text.splitlines() == [
        f"{tmp_path}/specs/fill/spec.py: kernel fill ({sources}/fill.cu:1)",
        f"{tmp_path}/specs/clear/spec.py: kernel clear ({sources}/fill.cu:2)",
        f"2 written: replace each fill_in(...), then: hipport verify {tmp_path}/specs",
    ]


@pytest.mark.long
def test_the_folder_is_kernels(hipport: Command, sources: Path) -> None:
    assert hipport("verify", "--scaffold", sources).code == 0
    assert Path("kernels/fill/spec.py").is_file()
    lines = Path("kernels/fill/spec.py").read_text().splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "sizes=" in text)
    ran = hipport("verify", "--kernel", "fill")
    assert ran.code == 2
    assert f"kernels/fill/spec.py:{line}: fill in the sizes of kernel fill" in ran.text


@pytest.mark.long
def test_nothing_is_overwritten(hipport: Command, sources: Path) -> None:
    hipport("verify", "--scaffold", sources)
    Path("kernels/fill/spec.py").write_text("mine\n")
    Path("kernels/clear/spec.py").unlink()
    ran = hipport("verify", "--scaffold", sources)
    assert ran.code == 1
    assert "kernels/fill/spec.py: is there already and stays as it is (" in ran.text
    assert "1 written" in ran.text
    assert Path("kernels/fill/spec.py").read_text() == "mine\n"


def test_a_kernel_without_a_spec_is_said(hipport: Command, sources: Path) -> None:
    (sources / "fill.cu").write_text(KERNELS)
    ran = hipport("verify", "--scaffold", sources)
    assert ran.code == 1
    assert ran.err == f"{sources}/fill.cu:1: a kernel in the macro MAKE: write its spec by hand\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "name a file or a folder"),
        (("nowhere",), "nowhere"),
        (("empty",), "there is no kernel"),
    ],
)
def test_bad_input(hipport: Command, arguments: tuple[str, ...], words: str) -> None:
    Path("empty").mkdir()
    ran = hipport("verify", "--scaffold", *arguments)
    assert (ran.code, ran.out) == (2, b"")
    assert words in ran.err
