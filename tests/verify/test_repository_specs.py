"""The repository's CUDA kernels, ported and run against their references at both wavefront sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import verify_paths
from hipport.report.verification.summary import summarize
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.verify import VerifyOptions
from hipport.verify import VerifyRun
from hipport.verify.specs.load import find_specs
from hipport.verify.specs.load import load_file

pytestmark = pytest.mark.slow  # compiles one kernel after the other

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
#: A few of each sort: every kernel takes too long for the tests that run by default.
SOME = (
    "saxpy",
    "reduce_two_pass",
    "matmul_half",
    "scan_inclusive",
    "histogram",
    "particles",
    "grid_sync",
    "print_assert",
)


def failures(run: VerifyRun) -> list[str]:
    """What did not pass, with its reasons."""
    return [
        " ".join((result.kernel, case_words(result), result.status.value, *detail_lines(result)))
        for row in summarize(run).rows
        for result in row.failures
    ]


def test_every_kernel_has_a_spec() -> None:
    paths = find_specs([KERNELS])
    assert all(load_file(path) for path in paths)
    assert {path.parent.name for path in paths} == {path.name for path in KERNELS.iterdir() if path.is_dir()}


def test_the_first_case_of_some_kernels(compiler: None) -> None:
    options = VerifyOptions(backend="cpu", kernel=SOME, size=("first",), seed=(1,), sanitize=False)
    run = verify_paths(KERNELS, options)
    assert failures(run) == []
    assert {machine.wavefront for machine in run.machines} == {32, 64}
    assert run.exit_code == 0


@pytest.mark.parametrize("kernel", ["radix_sort_pass", pytest.param("stream_compaction", marks=pytest.mark.slow)])
def test_renaming_alone_breaks_warps_of_32_on_wavefronts_of_64(compiler: None, kernel: str) -> None:
    def wrong_on(warp: str) -> set[int]:
        run = verify_paths(
            KERNELS, VerifyOptions(backend="cpu", warp=warp, kernel=(kernel,), seed=(1,), sanitize=False)
        )
        assert {machine.wavefront for machine in run.machines} == {32, 64}
        return {each.machine.wavefront for each in run.results if each.machine and not each.passed}

    assert wrong_on("native") == {64}
    assert wrong_on("logical") == set()


@pytest.mark.slow
def test_every_case_of_every_kernel(compiler: None) -> None:
    run = verify_paths(KERNELS, VerifyOptions(backend="cpu"))
    assert failures(run) == []
    assert run.exit_code == 0
