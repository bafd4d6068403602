"""How the values of a kernel come from one region to the next: computed again, one for all lanes, or one for each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from hipport.cpu.regions.checks import ACCESS
from hipport.cpu.regions.checks import FAULTS
from hipport.cpu.regions.flow import WAITS
from hipport.cpu.regions.flow import Flow
from hipport.cpu.regions.flow import Loop
from hipport.cpu.regions.flow import cycles
from hipport.cpu.regions.flow import innermost_loops
from hipport.cpu.regions.flow import partings
from hipport.cpu.regions.llvm import LOCAL
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Instruction
from hipport.cpu.regions.shared import ADDRESS

#: The number of a thread in its block: what differs within a wavefront, in the order of ``Here``.
THREAD = ("@hipport_cpu_thread_x", "@hipport_cpu_thread_y", "@hipport_cpu_thread_z")
#: What all threads of a block have in common: where it stands in ``Here``, in bytes.
BLOCK = {
    "@hipport_cpu_block_x": 16,
    "@hipport_cpu_block_y": 20,
    "@hipport_cpu_block_z": 24,
    "@hipport_cpu_block_dim_x": 28,
    "@hipport_cpu_block_dim_y": 32,
    "@hipport_cpu_block_dim_z": 36,
    "@hipport_cpu_grid_dim_x": 40,
    "@hipport_cpu_grid_dim_y": 44,
    "@hipport_cpu_grid_dim_z": 48,
    "@hipport_cpu_wavefront": 52,
}
_PURE = frozenset(
    """add sub mul shl lshr ashr and or xor fadd fsub fmul fdiv frem fneg icmp fcmp select getelementptr trunc zext sext
    fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast freeze extractvalue insertvalue extractelement
    insertelement shufflevector""".split()
)
_PURE_FUNCTION = re.compile(
    r"@llvm\.(?:[us](?:min|max)|abs|fabs|ctpop|ctlz|cttz|bswap|bitreverse|fsh[lr]|fma|fmuladd|sqrt|floor|ceil|trunc|rint"
    r"|nearbyint|round|roundeven|copysign|minnum|maxnum|minimum|maximum|[us](?:add|sub|mul)\.(?:with\.overflow|sat)"
    r"|ptrmask|is\.fpclass)\."
)
_ATOMIC = frozenset({"atomicrmw", "cmpxchg", "fence"})
_DIVISIONS = frozenset({"udiv", "sdiv", "urem", "srem"})
_NONZERO = re.compile(r", [1-9]\d*$")
#: More instructions than these are not done again in each region.
_MOST_AGAIN = 48


@dataclass(frozen=True, slots=True)
class Values:
    """The values that are used in another node than the one that computes them, by how they come there.

    ``again`` are computed where they are needed, ``uniform`` are the same for all lanes, ``each`` are not. ``same`` are
    all values that are the same for all lanes, ``defined`` the instructions that compute values.
    """

    again: set[str]
    uniform: set[str]
    each: set[str]
    same: set[str]
    defined: dict[str, Instruction]


def values_of(function: Function, flow: Flow) -> Values:
    """The values of a function whose loops have been cut."""
    defined = defined_in(flow)
    home = {item.result: node.name for node in flow.nodes.values() for item in node.items if item.result}
    home.update({node.resumes: node.name for node in flow.nodes.values() if node.resumes})
    crossing = set(flow.phis)
    for node in flow.nodes.values():
        texts = [item.text for item in node.items]
        texts += [item.text for item in (node.wait, node.terminator) if item is not None]
        texts += [value for _, value in node.assignment.pairs] if node.assignment else []
        for text in texts:
            crossing |= {name for name in LOCAL.findall(text) if home.get(name, node.name) != node.name}
    again = _computed_again(function, defined)
    uniform = uniform_in(function, flow, defined)
    again &= crossing - set(flow.phis)
    kept = crossing - again
    return Values(again, kept & uniform, kept - uniform, uniform, defined)


def defined_in(flow: Flow) -> dict[str, Instruction]:
    """The instructions that compute values, by these."""
    defined = dict(flow.phis)
    for node in flow.nodes.values():
        defined.update({item.result: item for item in node.items if item.result})
        if node.wait is not None and node.wait.result:
            defined[node.wait.result] = node.wait
    return defined


def loops_of_all_lanes(function: Function, flow: Flow) -> list[Loop]:
    """The innermost loops that all lanes which come to them go around equally often, without waiting in them.

    A loop over the lanes within each round can become vectors, which a loop in the code of one lane keeps it from. So
    only loops count that have nothing in them which does so too, such as calls.
    """
    defined = defined_in(flow)
    if any(instruction.opcode == "alloca" for instruction in defined.values()):
        return []
    uniform = uniform_in(function, flow, defined)
    found = []
    for loop in innermost_loops(flow.nodes, flow.first):
        nodes = [flow.nodes[name] for name in loop.nodes]
        leaving = [node for node in nodes if any(name not in loop.nodes for name in node.successors)]
        conditions = {o for node in leaving if node.terminator for o in node.terminator.operands if o in defined}
        if (
            conditions <= uniform
            and not any(node.wait is not None or node.turns for node in nodes)
            and not any(_stops(item) for node in nodes for item in node.items)
        ):
            found.append(loop)
    return found


def _stops(item: Instruction) -> bool:
    """Whether an instruction keeps a loop over lanes from becoming vectors; checks may be made before that."""
    checks = ACCESS.fullmatch(item.callee) is not None or item.callee.startswith(FAULTS)
    return item.opcode in _ATOMIC or (calls(item) and not checks)


def calls(item: Instruction) -> bool:
    """Whether an instruction calls a function that may ask where the thread is."""
    if item.opcode != "call" or item.callee in THREAD or item.callee in BLOCK:
        return False
    return not item.callee.startswith("@llvm.") or "@llvm.mem" in item.callee


def is_pure(instruction: Instruction) -> bool:
    """Whether an instruction computes a value of nothing but its operands, and may be done where it is not needed."""
    if instruction.opcode in _PURE:
        return True
    if instruction.opcode in _DIVISIONS:
        return _NONZERO.search(instruction.text) is not None
    return _PURE_FUNCTION.match(instruction.callee) is not None


def arguments_in(function: Function, defined: dict[str, Instruction]) -> set[str]:
    """The addresses within the kernel's arguments, which nothing writes to."""
    found = set(function.parameters)
    grows = True
    while grows:
        grows = False
        for name, instruction in defined.items():
            if name in found or instruction.opcode != "getelementptr":
                continue
            operands = [operand for operand in instruction.operands if operand in defined or operand in found]
            if operands and all(operand in found for operand in operands):
                found.add(name)
                grows = True
    return found


def _computed_again(function: Function, defined: dict[str, Instruction]) -> set[str]:
    arguments = arguments_in(function, defined)
    cost: dict[str, int] = dict.fromkeys(function.parameters, 0)

    def cost_of(name: str, seen: frozenset[str]) -> int:
        """How many instructions compute a value, more than are allowed where it cannot be computed again."""
        if name in cost:
            return cost[name]
        instruction = defined.get(name)
        never = _MOST_AGAIN + 1
        if instruction is None or name in seen or len(seen) > _MOST_AGAIN:
            return never
        if instruction.callee in BLOCK or instruction.callee in THREAD or instruction.callee == ADDRESS:
            found = 1
        elif is_pure(instruction) or (
            instruction.opcode == "load" and "volatile" not in instruction.text and _loads_from(instruction, arguments)
        ):
            operands = {o for o in instruction.operands if o in defined or o in cost}
            found = 1 + sum(cost_of(operand, seen | {name}) for operand in operands)
        else:
            found = never
        cost[name] = min(found, never)
        return cost[name]

    return {name for name in defined if cost_of(name, frozenset()) <= _MOST_AGAIN}


def _loads_from(instruction: Instruction, arguments: set[str]) -> bool:
    return bool(instruction.operands) and instruction.operands[-1] in arguments


def uniform_in(function: Function, flow: Flow, defined: dict[str, Instruction]) -> set[str]:
    """The values that are the same for all lanes that come to where they are computed, each time that they do.

    A phi is not where lanes come together that have parted, and, of lanes that part in a loop, not where only some come
    to; nor is it in a loop in which some lanes wait while others go round.
    """
    arguments = arguments_in(function, defined)
    uniform = set(defined) | set(function.parameters)
    parted = partings(flow.nodes, flow.first)
    around = cycles(flow.nodes, flow.first)
    node_of = {
        instruction.result: block.label
        for block in function.blocks.values()
        for instruction in block.instructions
        if instruction.opcode == "phi"
    }

    def differs(instruction: Instruction) -> bool:
        if instruction.callee in THREAD or instruction.callee in WAITS:
            return True
        if instruction.callee in BLOCK or instruction.callee == ADDRESS:
            return False
        operands = [operand for operand in instruction.operands if operand in defined]
        if any(operand not in uniform for operand in operands):
            return True
        if instruction.opcode == "phi" or is_pure(instruction) or instruction.opcode in _DIVISIONS:
            return False
        return not (instruction.opcode == "load" and _loads_from(instruction, arguments))

    changed = True
    while changed:
        changed = False
        for name, instruction in defined.items():
            if name in uniform and differs(instruction):
                uniform.discard(name)
                changed = True
        apart: set[str] = set()
        for name, parting in parted.items():
            terminator = flow.nodes[name].terminator
            assert terminator is not None
            conditions = [operand for operand in terminator.operands if operand in defined]
            if all(condition in uniform for condition in conditions):
                continue
            apart |= parting.joining | {parting.meeting}
            if name in around:
                apart |= parting.some
            waits = {WAITS[wait.callee] for other in parting.some if (wait := flow.nodes[other].wait)}
            if waits:
                apart |= around.get(name, set())
            if parting.meeting and waits & {"barrier", "vote"}:  # which lets others go on meanwhile
                apart |= flow.nodes.keys()
        for phi, node in node_of.items():
            if phi in uniform and node in apart:
                uniform.discard(phi)
                changed = True
    return uniform
