"""Loops of a kernel in which a thread waits for what another one writes, and where in them others are to go on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.cpu.regions.flow import PAUSE
from hipport.cpu.regions.flow import SPIN
from hipport.cpu.regions.flow import Flow
from hipport.cpu.regions.flow import Loop
from hipport.cpu.regions.flow import Node
from hipport.cpu.regions.flow import lead
from hipport.cpu.regions.flow import loops
from hipport.cpu.regions.llvm import Instruction
from hipport.cpu.regions.llvm import derived
from hipport.cpu.regions.shared import IS_SHARED
from hipport.cpu.regions.shared import STEP
from hipport.cpu.regions.values import defined_in
from hipport.cpu.regions.values import is_pure

#: The function by which such a loop counts its rounds: whether this is one after which others go on.
COUNT = "@hipport_cpu_spins"
#: What a loop that may wait has in it, in LLVM's text of a function.
OBSERVES = re.compile(r"= (?:load (?:volatile|atomic) |atomicrmw |cmpxchg )|@llvm\.x86\.rdtsc\(|cntvct_el0")
#: A read of the processor's clock.
_CLOCK = re.compile(r"call .*(?:@llvm\.x86\.rdtsc\(|asm sideeffect .*cntvct_el0)")
#: A read of what others write, an instruction or, in a check build, a call; and a change that is made only where what
#: is expected has been read.
_READ = re.compile(r"load (?:atomic |volatile )|call .*@__tsan_atomic\d+_load\(")
_COMPARED = re.compile(
    r"cmpxchg (?:weak |volatile )*ptr [^,]+, \S+ (?P<expected>[^,\s]+), \S+ (?P<written>[^,\s]+)"
    r"|call .*@__tsan_atomic\d+_compare_exchange_val\([^,]+,[^,]*?(?P<expects>[^,\s]+),[^,]*?(?P<writes>[^,\s]+),"
)
#: A change that leaves what it reads as it is, or that writes the same in each round.
_REPEATED = re.compile(
    r"atomicrmw (?:volatile )?(?:(?:add|sub|or|xor) ptr [^,]+, \S+ 0 |xchg ptr [^,]+, \S+ -?\d+ )"
    r"|call .*@__tsan_atomic\d+_(?:fetch_(?:add|sub|or|xor)\([^,]+,[^,]* 0,|exchange\([^,]+,[^,]* -?\d+,)"
)
_HARMLESS = re.compile(
    rf"@llvm\.(?!mem)|@__tsan_(?:volatile_)?(?:read|write)|@hipport_cpu_(?:thread|block|grid)_|{IS_SHARED}"
)


def let_others_go_on(flow: Flow) -> None:
    """Let regions end in the loops of a kernel that may wait for another thread, once they have gone around for long.

    Such a loop is left or not by what a volatile or an atomic access has read. One around a change that is made again
    where another thread came before is none: some thread gets on. Where it is left by the clock, others go on after
    each round, so that all wait at the same time.
    """
    for number, loop in enumerate(sorted(loops(flow.nodes, flow.first), key=lambda loop: len(loop.nodes))):
        waits = _Waits(flow, loop)
        if waits.is_wait():
            _cut(flow, loop, waits, number)


class _Waits:
    """What a loop waits for."""

    def __init__(self, flow: Flow, loop: Loop) -> None:
        self.loop = loop
        self.nodes = [flow.nodes[name] for name in loop.nodes]
        self.items = {item.result: item for node in self.nodes for item in node.items if item.result}
        self.assigned: dict[str, set[str]] = {}
        for node in self.nodes:
            for phi, value in node.assignment.pairs if node.assignment else ():
                self.assigned.setdefault(phi, set()).add(value)
        own = {name for name, item in defined_in(flow).items() if item.opcode == "alloca"}
        self.clocks = {name: item for name, item in self.items.items() if _CLOCK.match(item.text)}
        self.reads = {name: item for name, item in self.items.items() if self._reads(item, own)} | self.clocks

    @property
    def place(self) -> str:
        """Where in the source it reads."""
        return next((item.place for item in self.reads.values() if item.place), "")

    def _reads(self, item: Instruction, own: set[str]) -> bool:
        """Whether an instruction reads what another thread may have written, and does not only count its own steps."""
        if own.intersection(item.operands):
            return False
        if change := _COMPARED.match(item.text):
            return (change["expected"] or change["expects"]) not in {*self.items, *self.assigned}
        return _READ.match(item.text) is not None or _REPEATED.match(item.text) is not None

    def is_wait(self) -> bool:
        """Whether a thread may go around without an end unless another one writes."""
        if not self.reads or any(node.is_last and not _is_step(node) for node in self.nodes):
            return False
        changes = [item for item in self.items.values() if _COMPARED.match(item.text)]
        if any(item.result not in self.reads for item in changes):
            return False
        left = [node for node in self.nodes if not self.loop.nodes.issuperset(node.successors)]
        return any(name in self.reads for name in self._sources(_conditions(left), _conditions(self.nodes)))

    def is_steady(self) -> bool:
        """Whether each round does what the one before did, as long as no other thread writes."""
        if self.clocks:
            return False
        for node in self.nodes:
            for item in node.items:
                is_step = is_pure(item) or item.opcode in {"load", "fence"} or item.result in self.reads
                if not (is_step or (item.opcode == "call" and _HARMLESS.match(item.callee))):
                    return False
        if any((change := _COMPARED.match(item.text)) and not _is_number(change) for item in self.items.values()):
            return False
        return not any(phi in self._sources(values - {phi}, set()) for phi, values in self.assigned.items())

    def _sources(self, names: set[str], decided: set[str]) -> Iterator[str]:
        """What values are computed of in the loop, these too; where ways meet, also what ``decided`` on one."""
        seen: set[str] = set()
        rest = list(names)
        while rest:
            name = rest.pop()
            if name in seen:
                continue
            seen.add(name)
            yield name
            if name in self.items:
                rest += self.items[name].operands
            values = self.assigned.get(name, set())
            rest += values
            if len(values) > 1:
                rest += decided


def _is_step(node: Node) -> bool:
    """Whether lanes only wait for each other at the end of a node, before they read."""
    return node.wait is not None and node.wait.callee == STEP


def _is_number(change: re.Match[str]) -> bool:
    return not (change["written"] or change["writes"]).startswith("%")


def _conditions(nodes: list[Node]) -> set[str]:
    return {
        operand
        for node in nodes
        if node.terminator is not None and len(node.successors) > 1
        for operand in node.terminator.operands
        if operand not in node.successors
    }


def _cut(flow: Flow, loop: Loop, waits: _Waits, number: int) -> None:
    """Count the rounds of a loop, and end the region after many."""
    counted, wait = derived(loop.head, "counted"), derived(loop.head, "waits")
    often = f"%often.{number}"
    count = Node(counted, [Instruction(often, "call", f"call zeroext i1 {COUNT}()", waits.place)])
    count.terminator = Instruction("", "br", f"br i1 {often}, label {wait}, label {loop.head}", "")
    count.successors = [wait, loop.head]
    pause = f"call void {SPIN if waits.is_steady() else PAUSE}()"
    end = Node(wait, wait=Instruction("", "call", pause, waits.place), successors=[loop.head])
    added = {wait: end} if waits.clocks else {counted: count, wait: end}
    for name in loop.nodes:
        lead(flow.nodes[name], loop.head, next(iter(added)))
    last = next(name for name in reversed(flow.nodes) if name in loop.nodes)
    flow.nodes = {
        key: value
        for name, node in flow.nodes.items()
        for key, value in ({name: node} | (added if name == last else {})).items()
    }


__all__ = ["COUNT", "OBSERVES", "let_others_go_on"]
