"""The code of a kernel as loops over the lanes of a wavefront, one for the code after each wait.

What is made of a kernel with one barrier, as C++ would have it (``unit`` is `hipport_cpu::Unit`):

    void step(Unit* unit, unsigned region, unsigned begin, unsigned end) {
        switch (region) {
        case 0:
            for (lane = begin; lane < end; ++lane) { ...; frame->value[lane] = value; }
            return;
        case 1:
            for (lane = begin; lane < end; ++lane) { value = frame->value[lane]; ... }
            return;
        }
    }
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field

from hipport.cpu.regions.checks import CHECKS
from hipport.cpu.regions.checks import ROW
from hipport.cpu.regions.flow import WAITS
from hipport.cpu.regions.flow import Flow
from hipport.cpu.regions.flow import Node
from hipport.cpu.regions.flow import cut_loops
from hipport.cpu.regions.flow import flow_of
from hipport.cpu.regions.flow import in_order
from hipport.cpu.regions.flow import live
from hipport.cpu.regions.flow import partings
from hipport.cpu.regions.flow import reachable
from hipport.cpu.regions.llvm import LOCAL
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Instruction
from hipport.cpu.regions.llvm import Module
from hipport.cpu.regions.llvm import UnknownFormError
from hipport.cpu.regions.llvm import allocated_type
from hipport.cpu.regions.llvm import plain
from hipport.cpu.regions.llvm import result_type
from hipport.cpu.regions.llvm import size_and_alignment
from hipport.cpu.regions.rows import Rows
from hipport.cpu.regions.rows import rows_of
from hipport.cpu.regions.spins import let_others_go_on
from hipport.cpu.regions.values import BLOCK
from hipport.cpu.regions.values import THREAD
from hipport.cpu.regions.values import arguments_in
from hipport.cpu.regions.values import calls
from hipport.cpu.regions.values import defined_in
from hipport.cpu.regions.values import loops_of_all_lanes
from hipport.cpu.regions.values import values_of

#: Lanes that a unit has at most: of a wavefront, or as many threads of a kernel without wave operations.
LANES = 64
#: The state of a lane that has ended, and what stands for states that only the run knows.
ENDED, VARIES = 0xFFFF, 0xFFFE
#: The region of a check build that says where waits are, by calls of this function.
PLACES, PLACE_OF_WAIT = 0xFFFD, "@hipport_cpu_place_of_wait"
#: The functions of the runtime that the loops of a check build call.
DECLARED = f"declare void {PLACE_OF_WAIT}(i32)\n" + "".join(
    f"declare zeroext i1 {ROW}{name}{nbytes}(i64, i64, i32)\n"
    for name in ("read", "write")
    for nbytes in (1, 2, 4, 8, 16)
)
KINDS = {"begin": 0, "turn": 0, "meet": 1, "barrier": 2, "vote": 3, "pause": 4, "spin": 5, "step": 6}
#: Those for which lanes of a wavefront meet, and those with which they leave a value.
_MEETINGS, _WITH_VALUE = frozenset({"meet", "pause", "spin", "step"}), frozenset({"meet", "vote"})
_LINE = 64
_FORBIDDEN = frozenset("invoke landingpad indirectbr callbr va_arg resume cleanuppad catchpad catchswitch".split())
#: Where the members of ``hipport_cpu::Unit`` are, in bytes.
_UNIT = {"frame": 0, "values": 8, "result": 16, "states": 24, "arguments": 32, "here": 40, "x": 48, "y": 52, "z": 56}
#: What check builds use besides: where lanes are, and which have ended or are not to go through a region.
_UNIT_OF_CHECK = {"region": 60, "ended": 64, "skipped": 72}
_BLOCK_SIZES = [{f"@hipport_cpu_block_{axis}", f"@hipport_cpu_block_dim_{axis}"} for axis in "xyz"]
_HEAD = re.compile(r"\) (?:[^#!{]* )?(#\d+)?.*?(!dbg !\d+)? \{$")


@dataclass(frozen=True, slots=True)
class Regions:
    """What was made of a kernel: the text that replaces its function, its regions, waits by kind, with the loops that
    all lanes go around as ``turn``, and bytes of a unit's frame and of the variables that each thread has in memory.
    """

    text: str
    count: int
    waits: dict[str, int]
    frame_bytes: int
    local_bytes: int


@dataclass(slots=True)
class _Frame:
    """Where values are kept between regions: offsets in bytes."""

    offsets: dict[str, int] = field(default_factory=dict)
    size: int = 0

    def add(self, name: str, size: int, alignment: int) -> int:
        """Make room, and see to it that what many lanes use lies in other sets of the cache than its neighbours."""
        self.size = -(-self.size // alignment) * alignment
        self.offsets[name] = self.size
        self.size += size
        return self.offsets[name]


def regions_of(function: Function, module: Module, numbers: Iterator[int], *, check: bool = False) -> Regions:
    """Make the loops of a kernel's function. ``numbers`` are those of metadata that the module does not have. With
    ``check`` the runtime knows at any time which lane runs, may end it, and goes on with those after it.

    Raises UnknownFormError where the function has a form that no loop is made of.
    """
    return Writer(function, module, numbers, check=check).write()


class Writer:
    """Writes the loops of a kernel."""

    def __init__(self, function: Function, module: Module, numbers: Iterator[int], *, check: bool) -> None:
        self.function, self.module, self.numbers, self.check = function, module, numbers, check
        for block in function.blocks.values():
            for instruction in block.instructions:
                if instruction.opcode in _FORBIDDEN:
                    raise UnknownFormError(f"exceptions or computed jumps ({instruction.opcode})")
        self.flow: Flow = flow_of(function)
        if check:
            _leave_told(function, self.flow)
        let_others_go_on(self.flow)
        loops = loops_of_all_lanes(function, self.flow)
        self.loops = len(loops)
        cut_loops(self.flow, loops)
        self.values = values_of(function, self.flow)
        self.uniform = self.values.same
        self.partings = partings(self.flow.nodes, self.flow.first)
        self.arguments = arguments_in(function, self.values.defined)
        self.slots = self.values.uniform | self.values.each
        self.live = live(self.flow, self.slots)
        self.types = {name: result_type(i, module) for name, i in self.values.defined.items() if name}
        order = in_order(self.flow.nodes, self.flow.first)
        self.order = {name: i for i, name in enumerate(order)}
        self.waits = [name for name in order if self.flow.nodes[name].is_last]
        self.region_of = {self.flow.nodes[name].successors[0]: i + 1 for i, name in enumerate(self.waits)}
        self.frame = _Frame()
        self.entry: list[str] = []
        self.groups: list[str] = []
        #: Region, the one after it, where each lane leaves a value, where the runtime puts one of them, and its bytes.
        self.taken: list[tuple[int, int, int, int, int]] = []
        self.empty = 0  # the number of metadata without content
        self._lay_out()

    def _lay_out(self) -> None:
        if not self.waits:
            self.locals: dict[str, int] = {}
            self.local_bytes = self.locals_at = self.uniform_bytes = 0
            return
        kept: set[str] = set()
        for start in self.region_of:
            kept |= self.live[start]
        for name in sorted(kept & self.values.uniform):
            size, alignment = size_and_alignment(_memory_type(self.types[name]), self.module)
            self.frame.add(name, size, alignment)
        self.uniform_bytes = self.frame.size
        for name in sorted(kept & self.values.each):
            size, alignment = size_and_alignment(_memory_type(self.types[name]), self.module)
            self.frame.add(name, size * LANES, max(alignment, _LINE))
        self.locals = {}
        offset = 0
        for block in self.function.blocks.values():
            for instruction in block.instructions:
                if instruction.opcode == "alloca":
                    made, alignment = allocated_type(instruction)
                    size, natural = size_and_alignment(made, self.module)
                    alignment = max(alignment, natural)
                    offset = -(-offset // alignment) * alignment
                    self.locals[instruction.result] = offset
                    offset += size
        self.local_bytes = -(-offset // _LINE) * _LINE
        if self.local_bytes and self.local_bytes % 512 == 0:
            self.local_bytes += _LINE  # variables of neighbours in other sets of the cache
        self.frame.add("", 0, _LINE)
        self.locals_at = self.frame.add(" locals", self.local_bytes * LANES, _LINE)
        self.frame.add("", 0, _LINE)

    # --- The function ---

    def write(self) -> Regions:
        head = _HEAD.search(self.function.head)
        attributes = (head[1] or "") if head else ""
        place = (head[2] or "") if head else ""
        starts = [self.flow.first, *self.region_of]
        bodies = [self._region(number, start) for number, start in enumerate(starts)]
        name = self.function.name[1:].strip('"')
        cases = " ".join(f"i32 {i}, label %region{i}" for i in range(len(starts)))
        if self.check:
            cases += f" i32 {PLACES}, label %places"
            bodies.append(self._places())
        members = [
            line
            for member in ("frame", "values", "result", "states", "arguments", "here")
            for line in (
                f"  %unit.{member}.at = getelementptr inbounds i8, ptr %unit, i64 {_UNIT[member]}",
                f"  %unit.{member} = load ptr, ptr %unit.{member}.at, align 8, !invariant.load !{self.no_content()}",
            )
        ]
        members += [
            line
            for axis in "xyz"
            for line in (
                f"  %unit.{axis}.at = getelementptr inbounds i8, ptr %unit, i64 {_UNIT[axis]}",
                f"  %unit.{axis} = load i32, ptr %unit.{axis}.at, align 4, !invariant.load !{self.no_content()}",
            )
        ]
        if self.check:
            members += [
                f"  %unit.{member} = getelementptr inbounds i8, ptr %unit, i64 {at}"
                for member, at in _UNIT_OF_CHECK.items()
            ]
        step = "\n".join(
            [
                f'define internal i32 @"{name}.step"(ptr noalias %unit, i32 %region, i32 %begin, i32 %end) {attributes}'
                f" {place} {{".replace("  ", " "),
                "enter:",
                *self.entry,
                *members,
                f"  switch i32 %region, label %none [ {cases} ]",
                "none:",
                "  unreachable",
                *bodies,
                "}",
                "",
            ]
        )
        kinds = [KINDS["begin"], *(KINDS[self._kind(name)] for name in self.waits)]
        local_bytes = self.local_bytes or self.kept_variable_bytes()
        taken = [number for entry in self.taken for number in entry]
        numbers = (
            len(self.taken),
            len(kinds),
            self.frame.size,
            self.uniform_bytes,
            local_bytes,
            self.locals_at,
            any(self._kind(name) in _MEETINGS for name in self.waits),
            self.check,
        )
        plan = "".join(
            (
                _constant(f"{name}.kinds", "i8", kinds),
                _constant(f"{name}.taken", "i32", taken),
                f'@"{name}.plan" = internal constant {{ ptr, ptr, ptr{", i32" * len(numbers)} }} {{ ',
                f'ptr @"{name}.step", ptr @"{name}.kinds", ptr @"{name}.taken"',
                *(f", i32 {int(number)}" for number in numbers),
                " }\n",
            )
        )
        kinds_told = ("meet" if kind == "step" else kind for kind in map(self._kind, self.waits))
        counted = {**Counter(kinds_told), "turn": self.loops}
        return Regions(step + plan + "\n".join(self.groups) + "\n", len(kinds), counted, self.frame.size, local_bytes)

    def _places(self) -> str:
        """Code that tells the runtime where the wait before each region is."""
        lines = ["places:"]
        for name in self.waits:
            if (wait := self.flow.nodes[name].wait) is not None:
                region = self.region_of[self.flow.nodes[name].successors[0]]
                place = f", !dbg !{wait.place}" if wait.place else ""
                lines.append(f"  call void {PLACE_OF_WAIT}(i32 {region}){place}")
        return "\n".join([*lines, f"  ret i32 {ENDED}"])

    def _kind(self, name: str) -> str:
        wait = self.flow.nodes[name].wait
        return WAITS[wait.callee] if wait is not None else "turn"

    def is_common(self, name: str) -> bool:
        """Whether all lanes of a node go on in the same way."""
        node = self.flow.nodes[name]
        operands = node.terminator.operands if node.terminator is not None and len(node.successors) > 1 else []
        return all(operand in self.uniform for operand in operands if operand in self.values.defined)

    def offset_of(self, name: str) -> int:
        """Where the frame has a value."""
        return self.frame.offsets[name]

    def loads_argument(self, item: Instruction) -> bool:
        """Whether an instruction loads from the kernel's arguments, which are there whatever the lane does."""
        return item.opcode == "load" and bool(item.operands) and item.operands[-1] in self.arguments

    def is_number_in_grid(self, item: Instruction) -> bool:
        """Whether an instruction is a step of ``blockIdx.x * blockDim.x + threadIdx.x``."""
        operands = [self.values.defined.get(operand) for operand in item.operands]
        if len(operands) != 2 or None in operands:
            return False
        first, second = (operand for operand in operands if operand is not None)
        if item.opcode == "mul":
            return {first.callee, second.callee} in _BLOCK_SIZES
        if item.opcode == "add":
            return (first.callee in THREAD and self.is_number_in_grid(second)) or (
                second.callee in THREAD and self.is_number_in_grid(first)
            )
        return False

    def kept_variable_bytes(self) -> int:
        """The bytes of variables in memory where no thread waits: all lanes use the same, one after another."""
        return sum(
            size_and_alignment(allocated_type(instruction)[0], self.module)[0]
            for block in self.function.blocks.values()
            for instruction in block.instructions
            if instruction.opcode == "alloca"
        )

    def no_content(self) -> int:
        if not self.empty:
            self.empty = next(self.numbers)
            self.groups.append(f"!{self.empty} = !{{}}")
        return self.empty

    # --- A region ---

    def _region(self, number: int, start: str) -> str:
        names = sorted(reachable(self.flow.nodes, [start], across_waits=False), key=self.order.__getitem__)
        if self.check:
            ways = f"{number}.fast", f"{number}.slow"
            rows = rows_of(self, number, start, names, *(f"%region{way}" for way in ways))
            if rows is not None:
                fast, slow = (
                    _RegionWriter(self, number, start, names, way, each).write()
                    for way, each in zip(ways, (rows, Rows()), strict=True)
                )
                return "\n".join([*rows.lines, fast, slow])
        return _RegionWriter(self, number, start, names, str(number), Rows()).write()


class _RegionWriter:
    """Writes the loop of one region, by the name ``tag``, without what ``rows`` has done."""

    def __init__(self, whole: Writer, number: int, start: str, names: list[str], tag: str, rows: Rows) -> None:
        self.whole, self.number, self.start, self.names, self.tag, self.rows = whole, number, start, names, tag, rows
        self.again: dict[str, str] = {}  # what is computed at the begin of a lane, by its value
        self.before: list[str] = []  # lines before the loop
        self.begin: list[str] = []  # lines at the begin of a lane
        self.parts: list[str] = []
        self.counter = 0
        self.uniform: list[tuple[str, str]] = []  # values that the region begins with, as they are loaded
        self.result = ""
        nodes = [whole.flow.nodes[name] for name in names]
        self.afters = sorted(
            {
                whole.region_of[node.successors[0]] if node.is_last else ENDED
                for node in nodes
                if node.is_last or (node.terminator is not None and node.terminator.opcode == "ret")
            }
        )
        leaving = {node.name for node in nodes if node.is_last or not node.successors}
        #: Whether all lanes that go through the region leave it in the same way: where they part, they meet before.
        self.is_together = all(whole.is_common(name) or not whole.partings[name].some & leaving for name in names)
        kept = {name for node in nodes if node.is_last for name in whole.live[node.successors[0]]}
        self.keeps_uniform = self.is_together and any(
            name in whole.values.uniform for name in kept & self._defined(nodes)
        )
        self.calls = any(calls(item) for node in nodes for item in node.items if self._is_left(item))
        self.tells = self.calls or (whole.check and not rows.done)  # which lane runs
        keeps_allocas = not whole.waits and whole.kept_variable_bytes() > 0
        self.group = 0 if keeps_allocas else next(whole.numbers)
        self.defined_here = self._defined(nodes)

    @staticmethod
    def _defined(nodes: list[Node]) -> set[str]:
        """The values that some nodes compute."""
        defined = {item.result for node in nodes for item in node.items if item.result}
        defined |= {phi for node in nodes if node.assignment for phi, _ in node.assignment.pairs}
        return defined | {node.resumes for node in nodes if node.resumes}

    def _is_left(self, item: Instruction) -> bool:
        """Whether an instruction is left of what has been done for the row."""
        return id(item) not in self.rows.done

    @property
    def access(self) -> str:
        """What says that an access is none that another lane's depends on."""
        return f", !llvm.access.group !{self.group}" if self.group else ""

    def write(self) -> str:
        r = self.tag
        self.begin = [
            f"  %lane{r} = phi i32 [ %begin, %region{r} ], [ %next{r}, %latch{r} ]",
            f"  %lane64.{r} = zext nneg i32 %lane{r} to i64",
            f"  %passed{r} = sub nuw nsw i32 %lane{r}, %begin",
            f"  %x{r} = add nuw nsw i32 %passed{r}, %unit.x",
        ]
        if self.tells:
            self.begin += [
                f"  store i32 %x{r}, ptr %unit.here, align 4{self.access}",
            ]
        self._load_live()
        for name in self.names:
            self._node(self.whole.flow.nodes[name])
        after = self._go_to_next()
        loop = next(self.whole.numbers)
        enters = f"  br label {self._label(self.start)}"
        if self.whole.check and not self.rows.done:
            self.before.append(f"  %skipped{r} = load i64, ptr %unit.skipped, align 8")
            self.begin += [
                f"  %passes{r} = lshr i64 %skipped{r}, %lane64.{r}",
                f"  %skips{r} = trunc i64 %passes{r} to i1",
            ]
            enters = f"  br i1 %skips{r}, label %latch{r}, label {self._label(self.start)}"
        lines = [f"region{r}:", *self.before, f"  br label %loop{r}"]
        lines += [f"loop{r}:", *self.begin, enters, *self.parts]
        lines += [
            f"latch{r}:",
            f"  %next{r} = add nuw nsw i32 %lane{r}, 1",
            f"  %over{r} = icmp eq i32 %next{r}, %end",
            f"  br i1 %over{r}, label %out{r}, label %loop{r}, !llvm.loop !{loop}",
            f"out{r}:",
            *after,
        ]
        if self.group:
            kept = next(self.whole.numbers)
            self.whole.groups += [
                f"!{self.group} = distinct !{{}}",
                f'!{kept} = !{{!"llvm.loop.parallel_accesses", !{self.group}}}',
                f"!{loop} = distinct !{{!{loop}, !{kept}}}",
            ]
        else:
            self.whole.groups.append(f"!{loop} = distinct !{{!{loop}}}")
        return "\n".join(lines)

    def _go_to_next(self) -> list[str]:
        """The end of the region: on to the next one where all lanes go there without a wait.

        Where that depends on what is the same for all lanes, it is computed once, after them.
        """
        if len(self.afters) > 1 and not self.is_together:
            return [f"  ret i32 {self.number << 16 | VARIES}"]
        if len(self.afters) == 1 and not self.keeps_uniform:
            return [self._to(self.afters[0])]
        lines = [f"  store {self.whole.types[name]} {loaded}, ptr {self._slot(name)}" for name, loaded in self.uniform]
        lines.append(f"  br label {self._common(self.start)}")
        for name in self.names:
            self._common_node(self.whole.flow.nodes[name], lines)
        return lines

    def _to(self, after: int) -> str:
        turns = after != ENDED and self.whole.flow.nodes[self.whole.waits[after - 1]].turns
        if not turns:
            return f"  ret i32 {after}"
        if not self.whole.check:
            return f"  br label %region{after}"
        ended = self._fresh("ended")
        return "\n".join(
            (
                f"  {ended} = load i64, ptr %unit.ended, align 8",
                f"  store i64 {ended}, ptr %unit.skipped, align 8",
                f"  store i32 {after}, ptr %unit.region, align 4",
                f"  br label %region{after}",
            )
        )

    def _common(self, name: str) -> str:
        return f"%all{self.tag}.{self.whole.order[name]}"

    def _common_node(self, node: Node, lines: list[str]) -> None:
        """What of a node is the same for all lanes."""
        own: dict[str, str] = {}
        lines.append(f"{self._common(node.name)[1:]}:")
        for item in node.items:
            if item.result in self.whole.uniform:
                self._item(item, own, lines, prefix="common")
        if node.is_last:
            after = node.successors[0]
            for name in sorted(self.whole.live[after] & self.whole.values.uniform & self.defined_here):
                self._keep(name, own, lines)
            lines.append(self._to(self.whole.region_of[after]))
        elif node.terminator is not None and node.terminator.opcode == "ret":
            lines.append(self._to(ENDED))
        elif self.whole.is_common(node.name):
            self._branch(node, own, lines, self._common, self.whole.values.uniform)
        else:
            lines.append(f"  br label {self._common(self.whole.partings[node.name].meeting)}")

    def _label(self, name: str) -> str:
        return f"%n{self.tag}.{self.whole.order[name]}"

    def _fresh(self, what: str) -> str:
        self.counter += 1
        return f"%{what}{self.tag}.{self.counter}"

    # --- What comes from other regions ---

    def _load_live(self) -> None:
        if self.number == 0:
            return
        resumed = self.whole.flow.nodes[self.start].resumes
        for name in sorted(self.whole.live[self.start]):
            if name == resumed:
                continue
            lines = self.before if name in self.whole.values.uniform else self.begin
            loaded = self._load(name, lines)
            self.begin.append(f"  store {self.whole.types[name]} {loaded}, ptr {self._slot(name)}")
            if name in self.whole.values.uniform:
                self.uniform.append((name, loaded))

    def _load(self, name: str, lines: list[str]) -> str:
        value_type = self.whole.types[name]
        kept_type = _memory_type(value_type)
        at, loaded = self._place(name, lines), self._fresh("kept")
        lines.append(f"  {loaded} = load {kept_type}, ptr {at}{self.access}")
        if kept_type == value_type:
            return loaded
        narrow = self._fresh("narrow")
        lines.append(f"  {narrow} = trunc {kept_type} {loaded} to {value_type}")
        return narrow

    def _place(self, name: str, lines: list[str]) -> str:
        """Where a value is kept between regions."""
        offset = self.whole.frame.offsets[name]
        base = self._fresh("place")
        lines.append(f"  {base} = getelementptr inbounds i8, ptr %unit.frame, i64 {offset}")
        if name in self.whole.values.uniform:
            return base
        at = self._fresh("place")
        kept_type = _memory_type(self.whole.types[name])
        lines.append(f"  {at} = getelementptr inbounds {kept_type}, ptr {base}, i64 %lane64.{self.tag}")
        return at

    def _slot(self, name: str) -> str:
        """The variable that has a value within the function."""
        slot = f"%slot.{plain(name)}"
        made = f"  {slot} = alloca {self.whole.types[name]}"
        if made not in self.whole.entry:
            self.whole.entry.append(made)
        return slot

    # --- Code ---

    def _node(self, node: Node) -> None:
        own: dict[str, str] = {}  # what the node has computed or loaded
        lines = [f"{self._label(node.name)[1:]}:"]
        if node.resumes:
            own[node.resumes] = "%unit.result"
            if node.resumes in self.whole.slots:
                lines.append(f"  store ptr %unit.result, ptr {self._slot(node.resumes)}")
        for item in filter(self._is_left, node.items):
            self._item(item, own, lines)
        if node.is_last:
            self._suspend(node, own, lines)
        else:
            self._go_on(node, own, lines)
        self.parts += lines

    def _item(self, item: Instruction, own: dict[str, str], lines: list[str], prefix: str = "v") -> None:
        if item.opcode == "alloca":
            own[item.result] = self._variable(item)
            return
        found = self._standing(item)
        if not found and (item.result in self.whole.arguments or self.whole.loads_argument(item)):
            found = self._computed(item.result)
        if found:
            own[item.result] = found
            return
        text = self._without_overflow(item, self._names(item, own, lines))
        if item.result:
            own[item.result] = f"%{prefix}{self.tag}.{plain(item.result)}"
            text = f"{own[item.result]} = {text}"
        lines.append(f"  {text}{self._attached(item)}")
        if item.result in self.whole.slots:
            lines.append(f"  store {self.whole.types[item.result]} {own[item.result]}, ptr {self._slot(item.result)}")

    def _variable(self, item: Instruction) -> str:
        """The address of a variable that a thread has in memory."""
        if not self.whole.waits:
            name = f"%variable.{plain(item.result)}"
            made = f"  {name} = {item.text}"
            if made not in self.whole.entry:
                self.whole.entry.append(made)
            return name
        return self._variable_of_lane(item.result)

    def _variable_of_lane(self, name: str) -> str:
        """Where each lane has its own: it is computed at the begin of the lane."""
        if name not in self.again:
            index, place = self._fresh("index"), self._fresh("variable")
            self.begin.append(f"  {index} = mul nuw nsw i64 %lane64.{self.tag}, {self.whole.local_bytes}")
            offset = self._fresh("offset")
            self.begin.append(f"  {offset} = add nuw nsw i64 {index}, {self.whole.locals_at + self.whole.locals[name]}")
            self.begin.append(f"  {place} = getelementptr inbounds i8, ptr %unit.frame, i64 {offset}")
            self.again[name] = place
        return self.again[name]

    def _standing(self, item: Instruction) -> str:
        """What stands for an instruction that says where the thread is."""
        if item.callee in THREAD:
            return (f"%x{self.tag}", "%unit.y", "%unit.z")[THREAD.index(item.callee)]
        if item.callee in BLOCK:
            return self._of_block(item.callee)
        return ""

    def _of_block(self, callee: str) -> str:
        if callee not in self.again:
            at, loaded = self._fresh("here"), self._fresh("block")
            self.before.append(f"  {at} = getelementptr inbounds i8, ptr %unit.here, i64 {BLOCK[callee]}")
            self.before.append(f"  {loaded} = load i32, ptr {at}, align 4{self.access}")
            self.again[callee] = loaded
        return self.again[callee]

    def _text(self, item: Instruction, own: dict[str, str], lines: list[str]) -> str:
        return item.renamed(self._names(item, own, lines))

    def _names(self, item: Instruction, own: dict[str, str], lines: list[str]) -> dict[str, str]:
        """What stands for the operands of an instruction."""
        return {
            operand: self._value(operand, own, lines)
            for operand in dict.fromkeys(item.operands)
            if operand in self.whole.types or operand in self.whole.function.parameters
        }

    def _without_overflow(self, item: Instruction, names: dict[str, str]) -> str:
        """The text of an instruction; the number of a thread in the grid does not overflow, which the launch sees to.

        So the optimizer sees that the threads of a row access elements in a row.
        """
        text = item.renamed(names)
        if self.whole.is_number_in_grid(item) and text.startswith(("add i32 ", "mul i32 ")):
            return f"{text[:3]} nuw nsw{text[3:]}"
        return text

    def _value(self, name: str, own: dict[str, str], lines: list[str]) -> str:
        """What stands for a value here."""
        if name in self.whole.function.parameters:
            return "%unit.arguments"
        if name in own:
            return own[name]
        if name in self.whole.locals:
            return self._variable_of_lane(name)
        instruction = self.whole.values.defined[name]
        if name in self.whole.values.again or name in self.whole.arguments or self.whole.loads_argument(instruction):
            return self._computed(name)
        if instruction.opcode == "alloca":
            own[name] = self._variable(instruction)
            return own[name]
        loaded = self._fresh("value")
        lines.append(f"  {loaded} = load {self.whole.types[name]}, ptr {self._slot(name)}")
        own[name] = loaded
        return loaded

    def _computed(self, name: str) -> str:
        """The value computed at the begin of the lane, or before the loop where it is the same for all lanes."""
        if name in self.again:
            return self.again[name]
        item = self.whole.values.defined[name]
        found = self._standing(item)
        if not found:
            names = {}
            for operand in dict.fromkeys(item.operands):
                if operand in self.whole.function.parameters:
                    names[operand] = "%unit.arguments"
                elif operand in self.whole.types:
                    names[operand] = self._computed(operand)
            found = self._fresh("again")
            lines = self.before if name in self.whole.uniform else self.begin
            lines.append(f"  {found} = {self._without_overflow(item, names)}{self._attached(item)}")
        self.again[name] = found
        return found

    def _attached(self, item: Instruction) -> str:
        place = f", !dbg !{item.place}" if item.place else ""
        if self.whole.loads_argument(item):
            return f", !invariant.load !{self.whole.no_content()}{self.access}{place}"
        touches = item.opcode in {"load", "store", "atomicrmw", "cmpxchg", "fence", "call"}
        return f"{self.access if touches else ''}{place}"

    # --- How it goes on ---

    def _suspend(self, node: Node, own: dict[str, str], lines: list[str]) -> None:
        wait = node.wait
        after = node.successors[0]
        for name in sorted(self.whole.live[after]):
            if name not in self.defined_here or name == self.whole.flow.nodes[after].resumes:
                continue
            if name not in self.whole.values.uniform or (len(self.afters) == 1 and not self.is_together):
                self._keep(name, own, lines)
            elif not self.is_together:
                self._leave_uniform(name, self.whole.region_of[after], own, lines)
        if wait is not None and WAITS[wait.callee] in _WITH_VALUE:
            self._publish(wait, own, lines)
        self._leave(self.whole.region_of[after], lines)

    def _leave_uniform(self, name: str, after: int, own: dict[str, str], lines: list[str]) -> None:
        """Leave a value that is the same for all lanes that come here, which not all do: the runtime takes one's."""
        size, alignment = size_and_alignment(_memory_type(self.whole.types[name]), self.whole.module)
        lanes = f"{name} of lanes"
        if lanes not in self.whole.frame.offsets:
            self.whole.frame.add(lanes, size * LANES, max(alignment, _LINE))
        taken = (self.number, after, self.whole.frame.offsets[lanes], self.whole.frame.offsets[name], size)
        if taken not in self.whole.taken:
            self.whole.taken.append(taken)
        base, at = self._fresh("place"), self._fresh("place")
        lines.append(f"  {base} = getelementptr inbounds i8, ptr %unit.frame, i64 {self.whole.frame.offsets[lanes]}")
        kept_type = _memory_type(self.whole.types[name])
        lines.append(f"  {at} = getelementptr inbounds {kept_type}, ptr {base}, i64 %lane64.{self.tag}")
        self._store(name, at, own, lines)

    def _keep(self, name: str, own: dict[str, str], lines: list[str]) -> None:
        self._store(name, self._place(name, lines), own, lines)

    def _store(self, name: str, at: str, own: dict[str, str], lines: list[str]) -> None:
        value = self._value(name, own, lines)
        value_type = self.whole.types[name]
        kept_type = _memory_type(value_type)
        if kept_type != value_type:
            wide = self._fresh("wide")
            lines.append(f"  {wide} = zext {value_type} {value} to {kept_type}")
            value = wide
        lines.append(f"  store {kept_type} {value}, ptr {at}{self.access}")

    def _publish(self, wait: Instruction, own: dict[str, str], lines: list[str]) -> None:
        """The value with which a lane waits: ``call ptr @hipport_cpu_meet(i64 noundef %5)``."""
        text = self._text(wait, own, lines)
        value = text[text.index("(") + 1 : text.rindex(")")].split()[-1]
        if WAITS[wait.callee] == "vote":
            wide = self._fresh("wide")
            lines.append(f"  {wide} = zext i1 {value} to i64")
            value = wide
        at = self._fresh("place")
        lines.append(f"  {at} = getelementptr inbounds i64, ptr %unit.values, i64 %lane64.{self.tag}")
        lines.append(f"  store i64 {value}, ptr {at}, align 8{self.access}")

    def _leave(self, after: int, lines: list[str]) -> None:
        if len(self.afters) > 1 and not self.is_together:
            at = self._fresh("place")
            lines.append(f"  {at} = getelementptr inbounds i16, ptr %unit.states, i64 %lane64.{self.tag}")
            lines.append(f"  store i16 {_signed(after)}, ptr {at}, align 2{self.access}")
        lines.append(f"  br label %latch{self.tag}")

    def _go_on(self, node: Node, own: dict[str, str], lines: list[str]) -> None:
        terminator = node.terminator
        assert terminator is not None
        if terminator.opcode == "ret":
            self._leave(ENDED, lines)
            return
        if only := self.rows.only.get(node.name):
            lines.append(f"  br label {self._label(only)}")
            return
        self._branch(node, own, lines, self._label, self.whole.slots)

    def _branch(
        self, node: Node, own: dict[str, str], lines: list[str], label: Callable[[str], str], assigned: set[str]
    ) -> None:
        terminator = node.terminator
        assert terminator is not None
        text = self._text(terminator, own, lines)
        if node.assignment:
            values = [
                (phi, self._value(value, own, lines) if LOCAL.fullmatch(value) else value)
                for phi, value in node.assignment.pairs
                if phi in assigned
            ]
            lines += [f"  store {self.whole.types[phi]} {value}, ptr {self._slot(phi)}" for phi, value in values]
        for successor in node.successors:
            named = re.compile(rf"label {re.escape(successor)}(?![\w.$-])")
            text = named.sub(f"label {label(successor)}", text)
        place = f", !dbg !{terminator.place}" if terminator.place else ""
        lines.append(f"  {text}{place}")


def _leave_told(function: Function, flow: Flow) -> None:
    """Leave out the checks of accesses to what the runtime tells a lane: the kernel's arguments, what waits give."""
    defined = defined_in(flow)
    told = arguments_in(function, defined) | {name for name, item in defined.items() if item.callee in WAITS}
    while within := {
        name
        for name, item in defined.items()
        if name not in told and item.opcode == "getelementptr" and item.operands and item.operands[0] in told
    }:
        told |= within
    for node in flow.nodes.values():
        node.items = [
            item
            for item in node.items
            if not (item.callee.startswith(CHECKS) and item.operands and told.issuperset(item.operands))
        ]


def _constant(name: str, element: str, numbers: Sequence[int]) -> str:
    values = ", ".join(f"{element} {number}" for number in numbers)
    return f'@"{name}" = internal constant [{len(numbers)} x {element}] [{values}]\n'


def _memory_type(value_type: str) -> str:
    return "i8" if value_type == "i1" else value_type


def _signed(state: int) -> int:
    return state - 0x10000 if state >= 0x8000 else state
