"""What PTX instructions become in HIP: ``mappings/ptx.toml``."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path

from hipport.errors import MappingError

#: PTX's types, the C++ type for each, and the unsigned one of its width.
CXX_TYPES = {
    "b8": "unsigned char",
    "u8": "unsigned char",
    "s8": "signed char",
    "b16": "unsigned short",
    "u16": "unsigned short",
    "s16": "short",
    "b32": "unsigned int",
    "u32": "unsigned int",
    "s32": "int",
    "f32": "float",
    "b64": "unsigned long long",
    "u64": "unsigned long long",
    "s64": "long long",
    "f64": "double",
    "pred": "bool",
}
_OPERAND = re.compile(r"(?P<role>[ds]|[DS]\d?|[ds]2|dp|a)(?::(?P<type>[a-z0-9]+|U))?|(?P<number>\d+)")
_CHOICE = re.compile(r"\{([^{}]*)\}|<(\w+)>")
_HEADER = "hipport/ptx.h"
#: The tables of parts of names and their C++, by the word that stands for each of them.
_WRITTEN = {"order": "orders", "compare": "comparisons", "join": "joins", "round": "roundings"}
_PARTS = ("types", *_WRITTEN.values(), "headers", "registers", "instructions", "unsupported")


@dataclass(frozen=True, slots=True)
class OperandSlot:
    """One operand that an instruction takes. ``role`` is that of ``ptx.toml``, or ``number`` for one that has to be the
    number ``type``; otherwise ``type`` is PTX's, or "shared" of an address there.
    """

    role: str
    type: str


@dataclass(frozen=True, slots=True)
class InstructionForm:
    """One form of an instruction: what it takes, and the C++ function or expression that it becomes.

    ``type`` is the type at the end of its name, if that decides the types of operands and of the C++.
    """

    slots: tuple[OperandSlot, ...]
    code: str
    type: str
    header: str


@dataclass(frozen=True, slots=True)
class SpecialRegister:
    """A special register: its type and what reads it in HIP."""

    type: str
    code: str
    header: str


@dataclass(frozen=True)
class PtxTable:
    """Instructions by their names with all of their types, special registers, and why others cannot be translated."""

    instructions: Mapping[str, tuple[InstructionForm, ...]]
    registers: Mapping[str, SpecialRegister]
    unsupported: Mapping[str, str]

    def reason(self, name: str) -> str:
        """Why an instruction or a special register has no counterpart; empty where nobody has said it."""
        return next((why for pattern, why in self.unsupported.items() if fnmatchcase(name, pattern)), "")


def read_ptx(path: Path) -> PtxTable:
    """Read the table. Raises MappingError with the file and the key that is wrong."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise MappingError(f"{path}: the table of PTX cannot be read ({error}); reinstall hipport") from error
    parts: dict[str, dict[str, str]] = {part: data.get(part, {}) for part in _PARTS}
    for part, table in data.items():
        texts = isinstance(table, dict) and all(isinstance(value, str) for value in table.values())
        if part not in _PARTS or not texts:
            raise MappingError(f"{path}: {part}: expected a table of texts, one of {', '.join(_PARTS)}")
    instructions: dict[str, tuple[InstructionForm, ...]] = {}
    for pattern, text in parts["instructions"].items():
        try:
            for name, form in _forms(pattern, text, parts):
                instructions[name] = (*instructions.get(name, ()), form)
        except ValueError as error:
            raise MappingError(f"{path}: instructions.{pattern}: {error}") from error
    registers = {}
    for name, text in parts["registers"].items():
        kind, _, code = text.partition(" ")
        if kind not in CXX_TYPES or not code:
            raise MappingError(f'{path}: registers.{name}: expected a type and C++, such as "u32 threadIdx.x"')
        registers[name] = SpecialRegister(kind, code, _header_for(code, parts["headers"]))
    return PtxTable(instructions, registers, parts["unsupported"])


def _forms(pattern: str, text: str, parts: Mapping[str, Mapping[str, str]]) -> Iterator[tuple[str, InstructionForm]]:
    """The instructions that an entry stands for, by name."""
    operands, arrow, code = text.partition("->")
    code = code.strip()
    if not arrow or not code:
        raise ValueError('expected operands and C++, such as "d s s -> function<T>"')
    header = _header_for(code, parts["headers"])
    for name, written in _expand(pattern, parts):
        last = name.rpartition(".")[2]
        needs = bool(re.search(r"\b[TU]\b", text) or re.search(r"\b[dsDS](?![:\w])", operands))
        if needs and last not in CXX_TYPES:
            raise ValueError(f"{name} does not end in a type")
        slots = tuple(_slot(word, last) for word in operands.split())
        filled = code
        for named, text_of in written.items():
            filled = filled.replace(f"{{{named}}}", text_of)
        yield name, InstructionForm(slots, filled, last if needs else "", header)


def _slot(word: str, last: str) -> OperandSlot:
    match = _OPERAND.fullmatch(word)
    if match is None:
        raise ValueError(f"{word!r} is not an operand")
    if match["number"]:
        return OperandSlot("number", match["number"])
    kind = match["type"] or ("" if match["role"] == "a" else last)
    if kind == "U":
        kind = "u" + last[1:]
    if kind not in CXX_TYPES and not (match["role"] == "a" and kind in ("", "shared")):
        raise ValueError(f"{word!r} has no known type")
    return OperandSlot(match["role"], kind)


def _expand(pattern: str, parts: Mapping[str, Mapping[str, str]]) -> Iterator[tuple[str, dict[str, str]]]:
    """Every name that a pattern stands for, and the C++ for its order, comparison and the like where it has one."""
    pieces = _CHOICE.split(pattern)
    choices: list[tuple[str, ...]] = []
    open_at: dict[str, int] = {}
    for at in range(0, len(pieces), 3):
        choices.append((pieces[at],))
        if at + 1 < len(pieces):
            listed, named = pieces[at + 1], pieces[at + 2]
            if named in _WRITTEN:
                open_at[named] = len(choices)
                choices.append(tuple(parts[_WRITTEN[named]]))
            elif named is not None and named not in parts["types"]:
                raise ValueError(f"<{named}> is not in [types]")
            else:
                choices.append(tuple(listed.split(",") if named is None else parts["types"][named].split()))
    for chosen in product(*choices):
        yield "".join(chosen), {named: parts[_WRITTEN[named]][chosen[at]] for named, at in open_at.items()}


def _header_for(code: str, headers: Mapping[str, str]) -> str:
    """The header of hipport's that a piece of C++ needs, empty for none."""
    if "hipport::" not in code:
        return ""
    return next((header for start, header in headers.items() if code.startswith(start)), _HEADER)
