"""Every instruction of ``mappings/ptx.toml`` is translated, to functions that hipport's headers have."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.mapping.mapping import load_mapping
from hipport.mapping.ptx import InstructionForm
from hipport.mapping.ptx import OperandSlot
from tests.compile.helpers import ARCHITECTURES
from tests.include.conftest import HEADERS

TABLE = load_mapping().ptx
#: The constraint for each width in bits of an integer, and for floats, with the array that the kernels have for it.
CLASSES = {8: "r", 16: "h", 32: "r", 64: "l"}
KERNEL = "__global__ void kernel_{}(unsigned *r, unsigned long long *l, float *f, double *d, unsigned short *h) {{\n"


class Statement:
    """An asm statement with one instruction, and what it takes to give predicates to it and to get one from it."""

    def __init__(self, name: str, form: InstructionForm, elements: int = 1) -> None:
        self.elements = elements
        self.offset = "" if name.startswith("cp.") else "+16"
        self.outputs: list[str] = []
        self.inputs: list[str] = []
        self.places = count()
        written = [self.operand(slot) for slot in form.slots]
        last = name.rpartition(".")
        vector = f"{last[0]}.v{elements}.{last[2]}" if elements > 1 else name
        lines = [f"{vector} {', '.join(written)};"]
        if ".cc." in name or name.startswith(("addc", "subc", "madc")):
            a, b = self.register("r", "="), self.register("r", "")
            lines = [f"add.cc.u32 {a}, {b}, {b};", *lines, f"addc.u32 {a}, {a}, {b};"]
        if "pred" in {slot.type for slot in form.slots}:
            a, b = self.register("r", "="), self.register("r", "")
            first = f"{{ .reg .pred q, p; setp.ne.u32 p, {b}, 0;"
            lines = [first, *lines, f"selp.u32 {a}, 1, 0, {'q' if form.slots[0].type == 'pred' else 'p'}; }}"]
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
            return f"[{self.register(kind, '')}{self.offset}]"
        if slot.role == "dp":
            return "x|q"
        if slot.type == "pred":
            return "q" if access else "p"
        kind = slot.type[0] if slot.type in ("f32", "f64") else CLASSES[int(slot.type[1:])]
        kind = "d" if slot.type == "f64" else kind
        parts = 2 if slot.role in ("d2", "s2") else self.elements if slot.role in ("D", "S") else 1
        counted = slot.role[0] in "DS" and slot.role[1:]
        registers = [self.register(kind, access) for _ in range(int(counted) if counted else parts)]
        return f"{{{', '.join(registers)}}}" if parts > 1 or counted else registers[0]


def size(form: InstructionForm) -> int:
    return int(form.type[1:]) // 8


def statements() -> Iterator[str]:
    for name, forms in TABLE.instructions.items():
        for form in forms:
            yield Statement(name, form).text
            if any(slot.role in ("D", "S") for slot in form.slots):
                yield from (Statement(name, form, n).text for n in (2, 4) if n * size(form) <= 16)
    for name, special in TABLE.registers.items():
        kind = "l" if special.type == "u64" else "r"
        yield f'asm volatile("mov.{special.type} %0, %{name};" : "={kind}"({kind}[0]));'


def kernels(texts: list[str]) -> str:
    return "".join(f"{KERNEL.format(number)}    {text}\n}}\n" for number, text in enumerate(texts))


def converted(texts: list[str]) -> str:
    result = convert_bytes("all.cu", kernels(texts).encode(), load_mapping(), Options()).result
    assert [d.message for d in result.diagnostics if d.code == "HP503"] == []
    assert result.output is not None
    return result.output.decode()


@pytest.mark.slow
def test_every_instruction_is_translated() -> None:
    assert "asm" not in converted(list(statements()))


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_every_translation_compiles(architecture: str, hipcc: Path, tmp_path: Path) -> None:
    # Types of an instruction differ in a template argument only, orders in two: every fifth statement will do.
    unit = tmp_path / "all.hip"
    unit.write_text(converted(list(statements())[::5]), "utf-8")
    command: list[str | Path] = [
        hipcc,
        f"--offload-arch={architecture}",
        "-w",
        f"-I{HEADERS}",
        "-c",
        unit,
        "-o",
        tmp_path / "all.o",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:3000]
