"""A kernel's code between waits, as nodes: their names are names of LLVM's whatever the block's was."""

from __future__ import annotations

import re

import pytest

from hipport.cpu.regions.flow import cut_loops
from hipport.cpu.regions.flow import flow_of
from hipport.cpu.regions.flow import loops
from hipport.cpu.regions.llvm import NAME
from hipport.cpu.regions.llvm import Module

#: A loop that waits for an address from memory, which may be shared memory's, and for all threads.
_LOOP = """define void @f(ptr %0) {
%1:
  br label %LABEL

LABEL:
  %r = phi i32 [ 0, %1 ], [ %next, %LABEL ]
  %p = load ptr, ptr %0
  call void @hipport_cpu_step(ptr %p, i64 4)
  %next = load volatile i32, ptr %p
  call void @hipport_cpu_meet()
  %more = icmp eq i32 %next, 0
  br i1 %more, label %LABEL, label %end

end:
  ret void
}
"""


@pytest.mark.parametrize("label", ["loop", '"_ZZ1kPiEN3$_0clEv.exit"'])
def test_what_is_made_of_a_block_has_a_name(label: str) -> None:
    flow = flow_of(Module(_LOOP.replace("LABEL", label)).function("@f"))
    cut_loops(flow, loops(flow.nodes, flow.first))
    names = [*flow.nodes, *(i.result for node in flow.nodes.values() for i in node.items if i.result)]
    assert len(names) > 9
    assert [name for name in names if not re.fullmatch(f"%{NAME}", name)] == []
    for node in flow.nodes.values():
        if node.terminator is not None:
            assert re.findall(rf"label (%{NAME})(?=,|$)", node.terminator.text) == node.successors
