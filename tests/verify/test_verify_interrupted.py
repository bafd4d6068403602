"""Ctrl-C ends a verification at once, with what is known until then and no process left behind."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING
from typing import Any

import pytest

from hipport import verify_paths
from hipport.verify import CaseResult
from hipport.verify import VerifyOptions
from hipport.verify.results import CaseName
from hipport.verify.results import NotRun
from hipport.verify.workers import pool as pool_module

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Sequence

    from hipport.verify.backends.backend import Backend

FAULTS = Path(__file__).parent / "faults"


@pytest.fixture
def hears_interrupts() -> Iterator[None]:
    """A shell's background job ignores the signal, and what it starts, too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@pytest.mark.usefixtures("hears_interrupts")
def test_ctrl_c(compiler: None, monkeypatch: pytest.MonkeyPatch) -> None:
    workers: list[Any] = []
    interruptions: list[float] = []
    start = pool_module._started

    def watched(options: VerifyOptions, backends: Sequence[Backend]) -> Any:
        workers.append(start(options, backends))
        return workers[-1]

    def interrupt(said: CaseName | CaseResult | None, _done: int, _all: int) -> None:
        if isinstance(said, CaseResult):
            interruptions.append(time.perf_counter())
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(pool_module, "_started", watched)
    options = VerifyOptions(timeout=60, sanitize=False, kernel=("right", "loops"), jobs=2)
    run = verify_paths(FAULTS, options, progress=interrupt)
    assert time.perf_counter() - interruptions[0] < options.timeout / 2  # the other kernel loops until its time is up
    assert run.interrupted
    assert run.exit_code == 2
    assert [result.kernel for result in run.results] == ["right"]
    assert len(workers) == 2
    assert all(worker.process.poll() is not None for worker in workers)
    assert [left.kernel for left in run.not_run] == ["right", "loops"]
    assert run.not_run[0].what == NotRun.REST
