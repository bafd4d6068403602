"""A kernel's flow of control: its code between waits as nodes, what of it depends on the thread, what lives across."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field

from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Instruction
from hipport.cpu.regions.llvm import UnknownFormError
from hipport.cpu.regions.llvm import derived
from hipport.cpu.regions.shared import IS_SHARED
from hipport.cpu.regions.shared import STEP
from hipport.cpu.regions.shared import Pointers

_INCOMING = re.compile(r"\[ (.*?), (%(?:\"[^\"]*\"|[\w.$-]+)) \](?=,|$)")
#: By what a thread lets others go on in a loop in which it waits; where each round does the same until another thread
#: writes, as hipport has found.
PAUSE, SPIN = "@hipport_cpu_pause", "@hipport_cpu_spin"
#: The functions by which a thread waits for others, and for whom.
WAITS = {
    "@hipport_cpu_meet": "meet",
    STEP: "step",
    "@hipport_cpu_barrier": "barrier",
    "@hipport_cpu_vote": "vote",
    PAUSE: "pause",
    SPIN: "spin",
}
#: More steps are not made that lanes may pass by: the code after each is in the regions of all those before it.
_MOST_ASKED = 40
#: What says nothing to the code that is made of it.
_DROPPED = re.compile(r"@llvm\.(?:lifetime|assume|experimental\.noalias|dbg|invariant|donothing|var\.annotation)")


@dataclass(frozen=True, slots=True)
class Assignment:
    """Values that phis get at the end of a node, all at once: phi, value."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Node:
    """Code without a branch or a wait in it: instructions, then at most one assignment, then where it goes on.

    ``resumes`` is the value that the wait before it has given, ``wait`` the call of the wait that it ends with. A node
    that ``turns`` ends the region without a wait: it is where lanes begin another round of a loop, or leave it.
    """

    name: str
    items: list[Instruction] = field(default_factory=list)
    assignment: Assignment | None = None
    terminator: Instruction | None = None
    wait: Instruction | None = None
    turns: bool = False
    resumes: str = ""
    successors: list[str] = field(default_factory=list)

    @property
    def is_last(self) -> bool:
        """Whether the region ends with it."""
        return self.wait is not None or self.turns


@dataclass(slots=True)
class Flow:
    """The nodes by name, in the order of the text, the one where a thread begins, and the phis of the function."""

    nodes: dict[str, Node]
    phis: dict[str, Instruction]
    first: str


def flow_of(function: Function) -> Flow:
    """The nodes of a function: blocks cut at waits, phis as assignments at the ends of what comes before."""
    nodes: dict[str, Node] = {}
    phis: dict[str, Instruction] = {}
    last: dict[str, Node] = {}  # of each block's nodes
    pointers = Pointers(function)
    asked = 0
    for block in function.blocks.values():
        node = nodes[block.label] = Node(block.label)
        for instruction in block.instructions[:-1]:
            if instruction.opcode == "phi":
                phis[instruction.result] = instruction
            elif instruction.callee in WAITS:
                is_wait = pointers.is_shared(instruction) if instruction.callee == STEP else True
                if is_wait is False:
                    continue
                after = Node(derived(block.label, f"after{len(nodes)}"), resumes=instruction.result)
                if is_wait is None:
                    asked += 1
                    node = _asked(node, instruction, after, nodes)
                node.wait = instruction
                node.successors = [after.name]
                node = nodes[after.name] = after
            elif not _DROPPED.search(instruction.text):
                node.items.append(instruction)
        node.terminator = block.terminator
        node.successors = block.successors
        last[block.label] = node
    for block in function.blocks.values():
        _assign_phis(block.label, [i for i in block.instructions if i.opcode == "phi"], nodes, last)
    if asked > _MOST_ASKED:
        raise UnknownFormError("many volatile accesses by addresses from memory, which may be shared memory's")
    return Flow(nodes, phis, next(iter(nodes)))


def _asked(node: Node, step: Instruction, after: Node, nodes: dict[str, Node]) -> Node:
    """A node for a step that lanes come to if the address, as the runtime finds, is in shared memory."""
    stepping = Node(derived(after.name, "step"))
    is_shared = derived(after.name, "shared")
    pointer = step.text[step.text.index("(") : step.text.rindex(")") + 1]
    node.items.append(Instruction(is_shared, "call", f"call zeroext i1 {IS_SHARED}{pointer}", step.place))
    branch = f"br i1 {is_shared}, label {stepping.name}, label {after.name}"
    node.terminator = Instruction("", "br", branch, step.place)
    node.successors = [stepping.name, after.name]
    nodes[stepping.name] = stepping
    return stepping


def _assign_phis(label: str, phis: list[Instruction], nodes: dict[str, Node], last: dict[str, Node]) -> None:
    pairs: dict[str, list[tuple[str, str]]] = {}
    for phi in phis:
        for value, before in dict.fromkeys(_INCOMING.findall(phi.text)):
            pairs.setdefault(before, []).append((phi.result, value))
    for before, assigned in pairs.items():
        node = last[before]
        if len(node.successors) > 1:  # what is assigned on this way must not be on the others
            edge = Node(derived(before, f"to{len(nodes)}"), successors=[label])
            edge.terminator = Instruction("", "br", f"br label {label}", "")
            lead(node, label, edge.name)
            nodes[edge.name] = edge
            node = edge
        node.assignment = Assignment(tuple(assigned))


def lead(node: Node, successor: str, other: str) -> None:
    """Let a node lead to another one where it leads to a successor."""
    if node.terminator is not None:
        text = _relabelled(node.terminator.text, successor, other)
        node.terminator = Instruction("", node.terminator.opcode, text, node.terminator.place)
    node.successors = [other if name == successor else name for name in node.successors]


def _relabelled(text: str, label: str, new: str) -> str:
    return re.sub(rf"label {re.escape(label)}(?![\w.$-])", lambda _: f"label {new}", text)


def reachable(nodes: Mapping[str, Node], begin: Iterable[str], *, across_waits: bool) -> list[str]:
    """The names of the nodes that a thread comes to from some, these with them, in the order in which it may."""
    seen: dict[str, None] = {}
    rest = list(begin)
    while rest:
        name = rest.pop()
        if name in seen:
            continue
        seen[name] = None
        node = nodes[name]
        if across_waits or not node.is_last:
            rest.extend(reversed(node.successors))
    return list(seen)


def in_order(nodes: Mapping[str, Node], first: str) -> list[str]:
    """The nodes in the order of the program: those of a loop together, before those after it."""
    text = {name: i for i, name in enumerate(nodes)}
    ordered: list[str] = []

    def place(members: list[str]) -> None:
        for component in _components(nodes, members, text):
            if len(component) == 1:
                ordered.extend(component)
                continue
            head = _entry_of(nodes, component)
            ordered.append(head)
            place([name for name in component if name != head])

    place(reachable(nodes, [first], across_waits=True))
    return ordered


def _entry_of(nodes: Mapping[str, Node], loop: list[str]) -> str:
    """The node of a loop that others lead to."""
    inside = set(loop)
    entered = {name for before, node in nodes.items() if before not in inside for name in node.successors}
    return next((name for name in loop if name in entered), loop[0])


def _components(nodes: Mapping[str, Node], members: list[str], text: Mapping[str, int]) -> list[list[str]]:
    """Strongly connected components of some nodes, each before those that it leads to (Tarjan's algorithm); where there
    is a choice, what stands earlier in the text comes first.
    """
    inside = set(members)
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    on_stack: set[str] = set()
    found: list[list[str]] = []
    work: list[tuple[str, Iterator[str]]] = []

    def following(name: str) -> Iterator[str]:
        return iter(sorted((n for n in nodes[name].successors if n in inside), key=text.__getitem__, reverse=True))

    def begin(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        on_stack.add(name)
        work.append((name, following(name)))

    # What is found first comes last.
    for root in sorted(members, key=text.__getitem__, reverse=True):
        if root not in number:
            begin(root)
        while work:
            name, rest = work[-1]
            other = next(rest, None)
            if other is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[name])
                if low[name] == number[name]:
                    end = stack.index(name)
                    component = stack[end:]
                    del stack[end:]
                    on_stack.difference_update(component)
                    found.append(sorted(component, key=text.__getitem__))
            elif other not in number:
                begin(other)
            elif other in on_stack:
                low[name] = min(low[name], number[other])
    found.reverse()
    return found


@dataclass(frozen=True, slots=True)
class Parting:
    """What follows a node with several successors: the nodes that only ``some`` of its threads may come to before all
    meet again, those of them where threads from different successors come together, and where all meet, empty where
    that is the end.
    """

    some: set[str]
    joining: set[str]
    meeting: str


def partings(nodes: Mapping[str, Node], first: str) -> dict[str, Parting]:
    """The nodes with several successors, and what follows them."""
    names = reachable(nodes, [first], across_waits=True)
    number = {name: i for i, name in enumerate(names)}
    everything = (1 << len(names) + 1) - 1
    end = 1 << len(names)
    after = [everything] * len(names)  # what each thread comes to from here: bits of nodes, the last one is the end
    changed = True
    while changed:
        changed = False
        for i in range(len(names) - 1, -1, -1):
            common = everything
            successors = nodes[names[i]].successors
            for successor in successors:
                common &= after[number[successor]]
            found = (1 << i) | (common if successors else end)
            if found != after[i]:
                after[i] = found
                changed = True
    result = {}
    for i, name in enumerate(names):
        successors = nodes[name].successors
        if len(successors) < 2:
            continue
        common = everything
        for successor in successors:
            common &= after[number[successor]]
        met = ""
        for j in range(len(names)):
            # Where all meet first is what has most to come to of all that each comes to.
            if common >> j & 1 and common & ~after[j] & ~(1 << j) == 0:
                met = names[j]
                break
        ways = [_until(nodes, [successor], met) for successor in successors]
        joining = {other for i, way in enumerate(ways) for later in ways[i + 1 :] for other in way & later}
        result[name] = Parting(set().union(*ways), joining, met)
    return result


def _until(nodes: Mapping[str, Node], begin: list[str], end: str) -> set[str]:
    seen: set[str] = set()
    rest = list(begin)
    while rest:
        name = rest.pop()
        if name != end and name not in seen:
            seen.add(name)
            rest.extend(nodes[name].successors)
    return seen


def cycles(nodes: Mapping[str, Node], first: str) -> dict[str, set[str]]:
    """For each node in a loop, the nodes of the outermost loop around it."""
    members = reachable(nodes, [first], across_waits=True)
    text = {name: i for i, name in enumerate(nodes)}
    found = {}
    for component in _components(nodes, members, text):
        if len(component) > 1 or component[0] in nodes[component[0]].successors:
            for name in component:
                found[name] = set(component)
    return found


@dataclass(frozen=True, slots=True)
class Loop:
    """A natural loop: the node by which it is entered, and its nodes, this one with them."""

    head: str
    nodes: set[str]


def innermost_loops(nodes: Mapping[str, Node], first: str) -> list[Loop]:
    """The loops that have no other one in them and a single entry."""
    found = loops(nodes, first)
    return [loop for loop in found if not any(other is not loop and other.head in loop.nodes for other in found)]


def loops(nodes: Mapping[str, Node], first: str) -> list[Loop]:
    """The loops that have a single entry."""
    names = reachable(nodes, [first], across_waits=True)
    before: dict[str, list[str]] = {name: [] for name in names}
    for name in names:
        for successor in nodes[name].successors:
            before[successor].append(name)
    number = {name: i for i, name in enumerate(names)}
    everything = (1 << len(names)) - 1
    dominators = [everything] * len(names)
    dominators[0] = 1
    changed = True
    while changed:
        changed = False
        for name in names[1:]:
            i = number[name]
            common = everything
            for other in before[name]:
                common &= dominators[number[other]]
            if dominators[i] != common | 1 << i:
                dominators[i] = common | 1 << i
                changed = True
    found: dict[str, set[str]] = {}
    for name in names:
        for head in nodes[name].successors:
            if dominators[number[name]] >> number[head] & 1:
                found.setdefault(head, {head}).update(_between(before, name, head))
    return [Loop(head, members) for head, members in found.items()]


def _between(before: Mapping[str, list[str]], last: str, head: str) -> set[str]:
    seen = {head}
    rest = [last]
    while rest:
        name = rest.pop()
        if name not in seen:
            seen.add(name)
            rest.extend(before[name])
    return seen


def cut_loops(flow: Flow, loops: list[Loop]) -> None:
    """Let regions end where each of some loops begins another round, and where it is left."""
    for loop in loops:
        left = {name for inside in loop.nodes for name in flow.nodes[inside].successors if name not in loop.nodes}
        for name in [loop.head, *sorted(left)]:
            _turn(flow, name)


def _turn(flow: Flow, name: str) -> None:
    node = flow.nodes[name]
    if node.turns:
        return
    after = Node(
        derived(name, "turn"),
        node.items,
        node.assignment,
        node.terminator,
        node.wait,
        resumes=node.resumes,
        successors=node.successors,
    )
    flow.nodes = {
        key: value
        for other, kept in flow.nodes.items()
        for key, value in ([(name, kept), (after.name, after)] if other == name else [(other, kept)])
    }
    node.items, node.assignment, node.terminator, node.wait, node.resumes = [], None, None, None, ""
    node.turns, node.successors = True, [after.name]


def live(flow: Flow, slots: set[str]) -> dict[str, set[str]]:
    """The values of ``slots`` that are needed from the begin of each node on."""
    uses: dict[str, set[str]] = {}
    defines: dict[str, set[str]] = {}
    for node in flow.nodes.values():
        used, defined = set(), set()
        if node.resumes in slots:
            defined.add(node.resumes)
        items = [*node.items, *([node.wait] if node.wait else []), *([node.terminator] if node.terminator else [])]
        for item in items:
            if item is node.terminator and node.assignment:
                continue
            used |= {name for name in item.operands if name in slots and name not in defined}
            if item.result in slots and item is not node.wait:
                defined.add(item.result)
        if node.assignment:
            used |= {value for _, value in node.assignment.pairs if value in slots and value not in defined}
            if node.terminator:
                used |= {name for name in node.terminator.operands if name in slots and name not in defined}
            defined |= {phi for phi, _ in node.assignment.pairs}
        uses[node.name], defines[node.name] = used, defined
    needed: dict[str, set[str]] = {name: set() for name in flow.nodes}
    changed = True
    while changed:
        changed = False
        for node in reversed(list(flow.nodes.values())):
            after: set[str] = set().union(*(needed[name] for name in node.successors))
            found = uses[node.name] | (after - defines[node.name])
            if found != needed[node.name]:
                needed[node.name] = found
                changed = True
    return needed
