"""Cooperative launches as large as a GPU executes them: a block for each place on it, an OS thread for each block."""

from __future__ import annotations

import time

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

#: What the program does, and its argument.
CORRECT = ("rounds", "fewer", "given-back", "beside-allocations 24500", "deep 100")

#: What the program does, its last error, status and text of the kernel that failed.
FAILING = (
    ("deep 300", "hipErrorIllegalAddress", (2, "stack")),  # into what is below its own stack
    ("deep 5000", "hipErrorIllegalAddress", (2, "stack")),  # over the stacks of others
    ("deep 2000000", "hipErrorIllegalAddress", (2, "stack")),  # over all of them
    ("failing", "hipErrorLaunchFailure", (2, "")),
    ("endless", "hipErrorLaunchTimeOut", (1, "")),
)


@pytest.fixture(params=["marks as guards", "mappings as guards"], autouse=True)
def _linux(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux from 6.13 on, if this one is, and before."""
    if request.param == "mappings as guards":
        monkeypatch.setenv("OLD_LINUX", "1")


@pytest.mark.parametrize("does", CORRECT)
def test_blocks_that_wait_for_each_other(run_program: RunProgram, does: str) -> None:
    finished = run_program("cooperative", *does.split())
    assert (finished.status, finished.stdout, finished.stderr, finished.kinds) == (0, "", "", [])


@pytest.mark.parametrize(("does", "error", "failure"), FAILING)
def test_a_launch_ends_while_blocks_wait(
    run_program: RunProgram, does: str, error: str, failure: tuple[int, str]
) -> None:
    begin = time.perf_counter()
    finished = run_program("cooperative", *does.split(), seconds=2 if does == "endless" else 50)
    assert time.perf_counter() - begin < 50
    assert finished.stdout == f"{error}\n"
    assert [(failed["status"], failed["text"]) for failed in finished.failures] == [failure]
