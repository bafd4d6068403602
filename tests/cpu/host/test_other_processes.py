"""Memory and events that two processes share."""

from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("settings", [{}, {"sanitize": 1}, {"delayed": 1}], ids=str)
def test_two_processes_share_memory_and_events(settings: dict[str, int], run_program: RunProgram) -> None:
    finished = run_program("other_processes", seconds=20, **settings)
    assert (finished.stdout, finished.stderr, finished.status, finished.findings) == ("", "", 0, ())
