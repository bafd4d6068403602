"""An asm statement for each form of each instruction in ``mappings/ptx.toml``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from hipport.mapping.mapping import load_mapping
from hipport.mapping.ptx import InstructionForm
from hipport.mapping.ptx import OperandSlot

TABLE = load_mapping().ptx
#: The constraint for each width in bits of an integer, and for floats, with the array that kernels have for it.
CLASSES = {8: "r", 16: "h", 32: "r", 64: "l"}
#: Sources that have to be numbers: how an instruction's name begins, which of its operands, and the number.
NUMBERS = (("lop3", 4, "150"), ("cp.async.c", 2, "16"), ("cp.async.wait_group", 0, "0"))


class Statement:
    """An asm statement with one instruction, and what it takes to give predicates to it and to get one from it.

    Its operands are elements of arrays r, l, f, d and h, each of another number. ``addresses`` are those of them that
    have to be addresses, r in shared memory and l of any; ``sources`` those that the instruction reads.
    """

    def __init__(self, name: str, form: InstructionForm, elements: int = 1) -> None:
        self.name = name
        self.form = form
        self.elements = elements
        self.offset = "" if name.startswith("cp.") else "+16"
        self.outputs: list[str] = []
        self.inputs: list[str] = []
        self.addresses: list[str] = []
        self.sources: list[str] = []
        self.places = count()
        numbers = {place: number for start, place, number in NUMBERS if name.startswith(start)}
        written = [numbers.get(place) or self.operand(slot) for place, slot in enumerate(form.slots)]
        most, _, kind = name.rpartition(".")
        vector = f"{most}.v{elements}.{kind}" if elements > 1 else name
        lines = [f"{vector} {', '.join(written)};"]
        if ".cc." in name or name.startswith(("addc", "subc", "madc")):
            a, b = self.register("r", "="), self.register("r", "")
            lines = [f"add.cc.u32 {a}, {b}, {b};", *lines, f"addc.u32 {a}, {a}, {b};"]
        if "pred" in {slot.type for slot in form.slots}:
            a, b = self.register("r", "="), self.register("r", "")
            first = f"{{ .reg .pred q, p, o; setp.ne.u32 p, {b}, 0;"
            both = [f"selp.u32 {self.register('r', '=')}, 1, 0, o;"] if "q|o" in written else []
            last = f"selp.u32 {a}, 1, 0, {'q' if form.slots[0].type == 'pred' else 'p'}; }}"
            lines = [first, *lines, *both, last]
        if "x|q" in written:
            a, b = self.register("r", "="), self.register("r", "=")
            lines = [f"{{ .reg .pred q; .reg .b32 x; {lines[0]} selp.u32 {a}, 1, 0, q; mov.b32 {b}, x; }}"]
        operands = [*self.outputs, *self.inputs]
        template = " ".join(lines)
        for number, operand in enumerate(operands):
            template = template.replace(f"<{operand}>", f"%{number}")
        self.text = f'asm volatile("{template}" : {", ".join(self.outputs)} : {", ".join(self.inputs)} : "memory");'

    def register(self, kind: str, access: str) -> str:
        operand = f'"{access}{kind}"({kind}[{next(self.places)}])'
        (self.outputs if access else self.inputs).append(operand)
        return f"<{operand}>"

    def operand(self, slot: OperandSlot) -> str:
        access = "=" if slot.role[0] in "dD" else ""
        if slot.role == "number":
            return slot.type
        if slot.role == "a":
            kind = "r" if slot.type == "shared" else "l"
            address = self.register(kind, "")
            self.addresses.append(place_in(address))
            return f"[{address}{self.offset}]"
        if slot.role == "dp":
            return "q|o" if slot.type == "pred" else "x|q"
        if slot.type == "pred":
            return "q" if access else "p"
        kind = slot.type[0] if slot.type in ("f32", "f64") else CLASSES[int(slot.type[1:])]
        kind = "d" if slot.type == "f64" else kind
        parts = 2 if slot.role in ("d2", "s2") else self.elements if slot.role in ("D", "S") else 1
        counted = slot.role[0] in "DS" and slot.role[1:]
        registers = [self.register(kind, access) for _ in range(int(counted) if counted else parts)]
        if not access:
            self.sources += map(place_in, registers)
        return f"{{{', '.join(registers)}}}" if parts > 1 or counted else registers[0]


def place_in(register: str) -> str:
    """``r[3]`` of ``<"=r"(r[3])>``."""
    return register.partition("(")[2].partition(")")[0]


def size(form: InstructionForm) -> int:
    return int(form.type[1:]) // 8


def all_statements() -> Iterator[Statement]:
    for name, forms in TABLE.instructions.items():
        for form in forms:
            yield Statement(name, form)
            if any(slot.role in ("D", "S") for slot in form.slots):
                yield from (Statement(name, form, n) for n in (2, 4) if n * size(form) <= 16)
