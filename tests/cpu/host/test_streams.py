"""The order in which asynchronous work is done, at once and as late as HIP allows."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

#: By case of programs/streams.cpp: what it prints where work is done at once, and where it is delayed, for each order
#: of streams; what is found.
CASES: dict[str, tuple[str, str | tuple[str, str], Iterable[str]]] = {
    "in_order": ("abc", "abc", ()),
    "until_it_is_awaited": ("a12", "1a2", ()),
    "two_streams": ("ab", ("ab", "ba"), ()),
    "missing_wait": ("ab1", "b1", ("", "work-not-awaited")),
    "event_wait": ("ab", "ab", ()),
    "event_recorded_again": ("acb1", "ab1c", ()),
    "destroyed_event": ("ab", "ab", ()),
    "null_stream": ("abc", "abc", ()),
    "null_stream_waits_for_all": ("a1", "a1", ()),
    "non_blocking_stream": ("ab1", "b1a", ()),
    "per_thread_stream": ("abc", "abc", ()),
    "stream_query": ("ab", "a?b?", ()),
    "event_query": ("ab", "a?b?", ()),
    "destroyed_stream": ("a1", "1a", ()),
    "stream_after_destroy": ("1", "1", ("stream-after-destroy",)),
    "value_from_a_stream": ("ba", "ba", ()),
    "value_from_the_host": ("1a", "1a", ()),
    "work_that_waits_for_the_host": ("1ab2", "1ab2", ()),
    "value_never_written": ("", "", ("wait-never-ends",)),
    "callback": ("a1", "1a", ()),
    "elapsed_time": ("ab", "?ab", ()),
    "event_never_recorded": ("1", "1", ("event-not-recorded",)),
    "event_recorded_later": ("abcd", "abcd", ()),
    "call_in_host_function": ("1", "1", ("call-in-host-function",)),
    "failed_work": ("", "", ()),
    "properties_of_streams": ("abc", "abc", ()),
    "threads": ("a", "a", ()),
}


@pytest.mark.parametrize("case", CASES)
def test_work_is_done_in_an_order_that_hip_allows(case: str, run_program: RunProgram) -> None:
    at_once, delayed, findings = CASES[case]
    forward, reverse = (delayed, delayed) if isinstance(delayed, str) else delayed
    for settings, printed in (
        ({}, at_once),
        ({"order": 1}, at_once),
        ({"delayed": 1}, forward),
        ({"delayed": 1, "order": 1}, reverse),
    ):
        result = run_program("streams", case, seconds=1, **settings)
        only_delayed = "" in findings and "delayed" not in settings
        assert (result.status, result.stdout.strip()) == (0, printed), (settings, result.stderr)
        assert set(result.kinds) == (set() if only_delayed else set(findings) - {""}), settings


@pytest.mark.parametrize("order", [0, 1, 5])
@pytest.mark.parametrize("delayed", [0, 1])
def test_each_dependency_of_random_streams_holds(delayed: int, order: int, run_program: RunProgram) -> None:
    """And where work is delayed, what nobody has waited for is not done."""
    result = run_program("dependencies", "0", "500", delayed=delayed, order=order)
    printed = (result.stdout, result.status)
    assert printed == ("", 0)
    assert set(result.kinds) <= {"event-not-recorded"}
