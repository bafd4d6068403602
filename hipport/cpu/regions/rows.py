"""Accesses of a check build that are checked for all lanes of a row at once, before the loop over these.

A region's code is gone through once for a row, as far as all lanes go the same way: where a condition is the same for
all, or one that changes at most once along the row and is the same at both ends. What is accessed on the way at
addresses that are the same or a row is checked by one call. The loop without these checks is executed where nothing of
all that may be a fault, and the lanes go the same way; else the loop that checks each access.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from dataclasses import field
from typing import Protocol

from hipport.cpu.regions.checks import ACCESS
from hipport.cpu.regions.checks import CHECKS
from hipport.cpu.regions.checks import FAULTS
from hipport.cpu.regions.checks import ROW
from hipport.cpu.regions.flow import Flow
from hipport.cpu.regions.flow import Node
from hipport.cpu.regions.flow import Parting
from hipport.cpu.regions.flow import reachable
from hipport.cpu.regions.llvm import NAME
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Instruction
from hipport.cpu.regions.llvm import plain
from hipport.cpu.regions.shared import ADDRESS
from hipport.cpu.regions.values import BLOCK
from hipport.cpu.regions.values import THREAD
from hipport.cpu.regions.values import Values
from hipport.cpu.regions.values import calls
from hipport.cpu.regions.values import is_pure

#: What only tells the runtime of a wave operation that comes.
_TELLS = ("@hipport_cpu_read_from", "@hipport_cpu_name_lanes")
_LINEAR = frozenset("add sub mul shl getelementptr sext zext trunc freeze ptrtoint inttoptr".split())
_COMPARED = re.compile(r"icmp (?:samesign )?([su])(?:lt|le|gt|ge) (i\d+) ")
_ALIGNED = re.compile(r"icmp (?:eq|ne) i64 (%\S+), 0$")
_MASKED = re.compile(r"and i64 (%\S+), (\d+)$")
_LOGIC = re.compile(r"(?:and|or|xor) i1 |select i1 \S+, i1 (?:\S+, i1 false|true, i1 \S+)$")
_FIRST, _SECOND, _LAST = range(3)
SAME, LINEAR = range(2)


class Whole(Protocol):
    """What is known of the kernel: see `write.py`, whose ``entry`` are lines at the begin of the function."""

    function: Function
    flow: Flow
    values: Values
    uniform: set[str]
    partings: dict[str, Parting]
    live: dict[str, set[str]]
    types: dict[str, str]
    order: dict[str, int]
    entry: list[str]

    def loads_argument(self, item: Instruction) -> bool:
        """Whether an instruction loads from the kernel's arguments."""

    def offset_of(self, name: str) -> int:
        """Where the frame has a value."""


@dataclass(slots=True)
class Rows:
    """What is checked for a whole row: the lines that do so before the loops, which end at ``fast`` or ``slow``; the
    calls (by identity) that the fast loop leaves out; and where nodes of it go on, one way of two.
    """

    lines: list[str] = field(default_factory=list)
    done: set[int] = field(default_factory=set)
    only: dict[str, str] = field(default_factory=dict)


def rows_of(whole: Whole, number: int, start: str, names: list[str], fast: str, slow: str) -> Rows | None:
    """What is checked of a region for a whole row; None where nothing is."""
    beyond: set[str] = _in_cycles(whole, names)
    while True:
        walk = _Walk(whole, number, start, names, beyond, fast, slow)
        walk.go()
        if walk.beyond == beyond:
            return walk.rows if walk.rows.done else None
        beyond = walk.beyond


def _in_cycles(whole: Whole, names: list[str]) -> set[str]:
    """The nodes that a lane may come to again in the region."""
    nodes = whole.flow.nodes
    return {
        name
        for name in names
        if not nodes[name].is_last and name in reachable(nodes, nodes[name].successors, across_waits=False)
    }


class _Walk:
    """Goes through a region for a row. ``beyond`` are nodes to which not all lanes come, or in an order that counts."""

    def __init__(
        self, whole: Whole, number: int, start: str, names: list[str], beyond: set[str], fast: str, slow: str
    ) -> None:
        self.whole, self.number, self.start, self.names = whole, number, start, names
        self.beyond, self.fast, self.slow = set(beyond), fast, slow
        self.rows = Rows()
        self.kinds: dict[str, int | None] = {}
        self.phis: dict[str, set[str]] = {}  # those that a value is made of
        self.counter = 0
        self.entry: list[str] = []
        self.kept: dict[str, str] = {}
        self.live = whole.live[start] & whole.values.uniform if number else set()
        self.assigned = self._assigned()
        self.home = {item.result: name for name in names for item in whole.flow.nodes[name].items if item.result}
        self.own: dict[tuple[str, int], str] = {}
        self.lines: list[str] = []

    def _assigned(self) -> dict[str, set[str]]:
        """The phis that have got a value in the region before each node. No way through it assigns one twice."""
        assigned: dict[str, set[str]] = {name: set() for name in self.names}
        changed = True
        while changed:
            changed = False
            for name in self.names:
                node = self.whole.flow.nodes[name]
                if node.is_last:
                    continue
                after = assigned[name] | {phi for phi, _ in (node.assignment.pairs if node.assignment else ())}
                for successor in node.successors:
                    if not after <= assigned[successor]:
                        assigned[successor] |= after
                        changed = True
        return assigned

    def go(self) -> None:
        n = self.number
        self.seen = [self.start]
        bodies: list[str] = []
        for phi in sorted(self.live & self.whole.flow.phis.keys()):
            self.entry.append(f"  store {self.whole.types[phi]} {self._load(phi)}, ptr {self._slot(phi)}")
        for name in self.seen:
            self.own, self.kinds, self.lines = {}, {}, [f"{self._label(name)[1:]}:"]
            self._node(name)
            bodies += self.lines
        self.rows.lines = [
            f"region{n}:",
            "  store i32 %unit.x, ptr %unit.here, align 4",
            f"  %row.count{n} = sub i32 %end, %begin",
            f"  %row.most{n} = sub i32 %row.count{n}, 1",
            f"  %row.wide{n} = sext i32 %row.most{n} to i64",
            f"  %row.several{n} = icmp ugt i32 %row.count{n}, 1",
            f"  %row.step{n} = zext i1 %row.several{n} to i32",
            f"  %row.x1.{n} = add i32 %unit.x, %row.step{n}",
            f"  %row.x2.{n} = add i32 %unit.x, %row.most{n}",
            *self.entry,
            f"  %row.skipped{n} = load i64, ptr %unit.skipped, align 8",
            f"  %row.whole{n} = icmp eq i64 %row.skipped{n}, 0",
            f"  br i1 %row.whole{n}, label {self._label(self.start)}, label {self.slow}",
            *bodies,
        ]

    def _label(self, name: str) -> str:
        return f"%row{self.number}.{self.whole.order[name]}"

    def _fresh(self) -> str:
        self.counter += 1
        return f"%w{self.number}.{self.counter}"

    def _add(self, text: str) -> str:
        name = self._fresh()
        self.lines.append(f"  {name} = {text}")
        return name

    # --- Code ---

    def _node(self, name: str) -> None:
        node = self.whole.flow.nodes[name]
        self.name = name
        if name in self.beyond:
            self._end(node)
            return
        if any(item.callee.startswith(FAULTS) for item in node.items):
            self.lines.append(f"  br label {self.slow}")
            return
        for item in node.items:
            if access := ACCESS.fullmatch(item.callee):
                self._access(item, access[1], access[2])
            elif _orders(item):
                self._end(node)
                return
        self._go_on(node)

    def _end(self, node: Node) -> None:
        """Nothing after this is checked for rows."""
        if not node.is_last:
            self.beyond |= set(reachable(self.whole.flow.nodes, node.successors, across_waits=False))
        self.lines.append(f"  br label {self.fast}")

    def _access(self, item: Instruction, name: str, nbytes: str) -> None:
        (address,) = item.operands or [""]
        kind = self._kind(address)
        if kind is None:
            return
        first = self._add(f"ptrtoint ptr {self._value(address, _FIRST)} to i64")
        stride, fits = "0", ""
        if kind == LINEAR:
            second, last = (self._add(f"ptrtoint ptr {self._value(address, lane)} to i64") for lane in (_SECOND, _LAST))
            stride = self._add(f"sub i64 {second}, {first}")
            fits = self._is_straight(first, stride, last, "i64")
        function = f"{ROW}{name}{nbytes}"
        place = f", !dbg !{item.place}" if item.place else ""
        if fits:
            self._continue_if(fits)
        checked = self._add(
            f"call zeroext i1 {function}(i64 {first}, i64 {stride}, i32 %row.count{self.number}){place}"
        )
        self._continue_if(checked)
        self.rows.done.add(id(item))

    def _is_straight(self, first: str, stride: str, last: str, kind: str) -> str:
        """Whether a value that changes by a stride from lane to lane does not wrap around on the way."""
        way = self._add(f"mul {kind} {stride}, %row.wide{self.number}")
        end = self._add(f"add {kind} {first}, {way}")
        return self._add(f"icmp eq {kind} {end}, {last}")

    def _continue_if(self, condition: str) -> None:
        label = self._fresh()
        self.lines += [f"  br i1 {condition}, label {label}, label {self.slow}", f"{label[1:]}:"]

    def _go_on(self, node: Node) -> None:
        terminator = node.terminator
        if node.is_last or terminator is None or terminator.opcode == "ret":
            self.lines.append(f"  br label {self.fast}")
            return
        if len(node.successors) == 1:
            self._assign(node)
            return
        conditions = [operand for operand in terminator.operands if operand in self.whole.values.defined]
        if terminator.opcode == "br" and len(conditions) == 1 and self._settle(conditions[0]):
            condition = self._value(conditions[0], _FIRST)
            yes, no = re.findall(rf"label (%{NAME})", terminator.text)
            for way, other in ((yes, no), (no, yes)):
                items = self.whole.flow.nodes[other].items
                if any(item.callee.startswith(FAULTS) for item in items):
                    self.rows.only[node.name] = way
            self.lines.append(f"  br i1 {condition}, label {self._seen(yes)}, label {self._seen(no)}")
            return
        self._skip(node)

    def _assign(self, node: Node) -> None:
        """Go on in the only node after this, with the values of its phis that are the same for all lanes."""
        pairs = [pair for pair in (node.assignment.pairs if node.assignment else ()) if pair[0] in self.whole.uniform]
        local = [value for _, value in pairs if self._is_value(value)]
        if any(self._kind(value) != SAME for value in local):
            self._end(node)
            return
        values = [self._value(value, _FIRST) if self._is_value(value) else value for _, value in pairs]
        for (phi, _), value in zip(pairs, values, strict=True):
            self.lines.append(f"  store {self.whole.types[phi]} {value}, ptr {self._slot(phi)}")
        self._to(node.successors[0])

    def _slot(self, phi: str) -> str:
        """The variable that has a phi's value."""
        slot = f"%row.{self.number}.slot.{plain(phi)}"
        made = f"  {slot} = alloca {self.whole.types[phi]}"
        if made not in self.whole.entry:
            self.whole.entry.append(made)
        return slot

    def _skip(self, node: Node) -> None:
        """Go on where lanes meet again that part here, if nothing between says anything to other lanes."""
        parting = self.whole.partings[node.name]
        between = [self.whole.flow.nodes[name] for name in parting.some]
        harmless = parting.meeting in self.names and all(
            name in self.names and not node.is_last and not any(map(_orders, node.items))
            for name, node in zip(parting.some, between, strict=True)
        )
        if not harmless:
            self._end(node)
            return
        self.beyond |= parting.some
        if parting.meeting in self.beyond:
            self._end(node)
            return
        self._to(parting.meeting)

    def _to(self, name: str) -> None:
        self.lines.append(f"  br label {self._seen(name)}")

    def _seen(self, name: str) -> str:
        if name not in self.seen:
            self.seen.append(name)
        return self._label(name)

    # --- Conditions ---

    def _settle(self, condition: str) -> bool:
        """Go on only where a condition is the same for all lanes of the row; False where none can tell."""
        if self._kind(condition) == SAME:
            return True
        leaves = self._leaves(condition)
        if leaves is None:
            return False
        for leaf in leaves:
            self._settle_leaf(leaf)
        return True

    def _leaves(self, condition: str) -> list[str] | None:
        """The comparisons that a condition consists of, as far as they differ along the row."""
        if self._kind(condition) == SAME:
            return []
        item = self.whole.values.defined[condition]
        if _LOGIC.match(item.text):
            found: list[str] = []
            for operand in item.operands:
                leaves = self._leaves(operand) if operand in self.whole.values.defined else []
                if leaves is None:
                    return None
                found += leaves
            return found
        compares = _COMPARED.match(item.text) and all(self._kind(operand) is not None for operand in item.operands)
        return [condition] if compares or self._masked(item) else None

    def _masked(self, item: Instruction) -> re.Match[str] | None:
        """The bits that a comparison with zero is about, of a value that changes along the row."""
        compared = _ALIGNED.match(item.text)
        bits = self.whole.values.defined.get(compared[1]) if compared else None
        found = _MASKED.match(bits.text) if bits else None
        return found if found and self._kind(found[1]) == LINEAR else None

    def _settle_leaf(self, condition: str) -> None:
        item = self.whole.values.defined[condition]
        if masked := self._masked(item):
            first, second, last = (self._value(masked[1], lane) for lane in range(3))
            stride = self._add(f"sub i64 {second}, {first}")
            self._continue_if(self._is_straight(first, stride, last, "i64"))
            rest = self._add(f"and i64 {stride}, {masked[2]}")
            self._continue_if(self._add(f"icmp eq i64 {rest}, 0"))
            self.own[condition, _FIRST] = self._add(item.renamed({item.operands[0]: self._value(item.operands[0], 0)}))
            return
        compared = _COMPARED.match(item.text)
        assert compared is not None
        for operand in item.operands:
            if self._kind(operand) == LINEAR:
                wide = [self._wide(self._value(operand, lane), compared[1], compared[2]) for lane in range(3)]
                stride = self._add(f"sub i64 {wide[_SECOND]}, {wide[_FIRST]}")
                self._continue_if(self._is_straight(wide[_FIRST], stride, wide[_LAST], "i64"))
        ends = [
            self._add(item.renamed({operand: self._value(operand, lane) for operand in item.operands}))
            for lane in (_FIRST, _LAST)
        ]
        self.own[condition, _FIRST] = ends[0]
        differs = self._add(f"xor i1 {ends[0]}, {ends[1]}")
        self._continue_if(self._add(f"xor i1 {differs}, true"))

    def _wide(self, value: str, sign: str, kind: str) -> str:
        return value if kind == "i64" else self._add(f"{'sext' if sign == 's' else 'zext'} {kind} {value} to i64")

    # --- Values ---

    def _kind(self, name: str) -> int | None:
        """Whether a value is the same for all lanes of a row, or changes by as much from each to the next."""
        if name in self.whole.function.parameters:
            return SAME
        if name not in self.kinds:
            self.kinds[name], self.phis[name] = None, set()
            self.kinds[name] = self._kind_of(name)
        return self.kinds[name]

    def _is_current(self, name: str) -> bool:
        """Whether the phis that a value is made of have not got others since it was computed."""
        now, home = self.assigned[self.name], self.home.get(name)
        before = self.assigned[home] if home else set()
        return all((phi in now) == (phi in before) for phi in self.phis[name])

    def _kind_of(self, name: str) -> int | None:
        item = self.whole.values.defined.get(name)
        if item is None:
            return None
        if item.opcode == "phi":
            self.phis[name] = {name}
            is_there = name in self.live or name in self.assigned[self.name]
            return SAME if is_there and name in self.whole.uniform else None
        if item.callee in THREAD:
            return LINEAR if item.callee == THREAD[0] else SAME
        if item.callee in BLOCK or item.callee == ADDRESS or self.whole.loads_argument(item):
            return SAME
        if not is_pure(item):
            return None
        operands = [operand for operand in item.operands if self._is_value(operand)]
        kinds = [self._kind(operand) for operand in operands]
        self.phis[name] = set().union(*(self.phis.get(operand, set()) for operand in operands))
        if None in kinds or not self._is_current(name):
            return None
        if LINEAR not in kinds:
            return SAME
        is_linear = item.opcode in _LINEAR or item.text.startswith("or disjoint")
        is_product = item.opcode in {"mul", "shl"} and (
            kinds.count(LINEAR) > 1 or (item.opcode == "shl" and kinds[0] != LINEAR)
        )
        return LINEAR if is_linear and not is_product else None

    def _is_value(self, operand: str) -> bool:
        return operand in self.whole.types or operand in self.whole.function.parameters

    def _value(self, name: str, lane: int) -> str:
        """What stands for a value of the first lane of the row, the second or the last."""
        if name in self.whole.function.parameters:
            return "%unit.arguments"
        if self._kind(name) == SAME:
            lane = _FIRST
        if name in self.whole.flow.phis:
            return self._add(f"load {self.whole.types[name]}, ptr {self._slot(name)}")
        if (name, lane) not in self.own:
            self.own[name, lane] = self._computed(self.whole.values.defined[name], lane)
        return self.own[name, lane]

    def _computed(self, item: Instruction, lane: int) -> str:
        if item.callee in THREAD:
            x = ("%unit.x", f"%row.x1.{self.number}", f"%row.x2.{self.number}")[lane]
            return (x, "%unit.y", "%unit.z")[THREAD.index(item.callee)]
        if item.callee in BLOCK:
            at = self._add(f"getelementptr inbounds i8, ptr %unit.here, i64 {BLOCK[item.callee]}")
            return self._add(f"load i32, ptr {at}, align 4")
        names = {
            operand: self._value(operand, lane) for operand in dict.fromkeys(item.operands) if self._is_value(operand)
        }
        return self._add(item.renamed(names))

    def _load(self, name: str) -> str:
        """A value that is the same for all lanes, as the region begins with it."""
        if name not in self.kept:
            value_type = self.whole.types[name]
            kept_type = "i8" if value_type == "i1" else value_type
            at, loaded = self._fresh(), self._fresh()
            offset = self.whole.offset_of(name)
            self.entry.append(f"  {at} = getelementptr inbounds i8, ptr %unit.frame, i64 {offset}")
            self.entry.append(f"  {loaded} = load {kept_type}, ptr {at}")
            self.kept[name] = loaded
            if kept_type != value_type:
                self.kept[name] = self._fresh()
                self.entry.append(f"  {self.kept[name]} = trunc {kept_type} {loaded} to {value_type}")
        return self.kept[name]


def _is_atomic(item: Instruction) -> bool:
    """Whether an instrumented instruction is an atomic one, or a fence."""
    return item.callee.startswith(("@__tsan_atomic", "@__tsan_mem", "@__tsan_volatile", "@__tsan_unaligned_volatile"))


def _orders(item: Instruction) -> bool:
    """Whether an instruction may say something to other lanes, or is not known."""
    return _is_atomic(item) or (calls(item) and not item.callee.startswith((*_TELLS, *FAULTS, CHECKS)))
