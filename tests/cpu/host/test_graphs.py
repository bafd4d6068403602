"""Graphs: captured and built by nodes, launched at once and as late as HIP allows."""

from __future__ import annotations

import pytest

from tests.cpu.host.conftest import RunProgram

#: They build the host runtime, or libraries of a program.
pytestmark = pytest.mark.slow

#: By case of programs/graphs.cpp: what it prints where work is done at once, where it is delayed, and where it is
#: delayed and streams are taken in reverse.
CASES = {
    "diamond": ("abcd", "abcd", "acbd"),
    "launched_work_is_delayed": ("xaay1", "1xaay", "1xaay"),
    "edges": ("cba1234567",) * 3,
    "clones": ("abcb",) * 3,
    "children": ("xaby1xcby",) * 3,
    "updates": ("cb1dedf23", "1cbdedf23", "1cbdedf23"),
    "data": ("1234",) * 3,
    "memory_nodes": ("1",) * 3,
    "captured_memory": ("12345",) * 3,
    "events_in_graphs": ("xabc1", "xac1b", "xac1b"),
    "capture": ("123abcd", "123abcd", "123acbd"),
    "captured_kernels": ("123",) * 3,
    "streams_leave_captures": ("ab1",) * 3,
    "illegal_in_capture": ("1",) * 3,
    "graph_in_capture": ("12xayz",) * 3,
    "user_objects": ("1e2",) * 3,
    "any_node": ("ba",) * 3,
}


@pytest.mark.parametrize("case", CASES)
def test_nodes_are_done_in_the_order_of_their_edges(case: str, run_program: RunProgram) -> None:
    settings: tuple[dict[str, int], ...] = ({}, {"delayed": 1}, {"delayed": 1, "order": 1})
    for setting, printed in zip(settings, CASES[case], strict=True):
        result = run_program("graphs", case, **setting)
        assert (result.stdout.strip(), result.stderr, result.status) == (printed, "", 0), setting
