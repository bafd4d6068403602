"""LLVM's textual form, as far as the functions of kernels need it: blocks, instructions, their results and operands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property

from hipport.cpu.errors import EngineError

#: A name without the sign before it.
NAME = r'(?:"[^"]*"|[\w.$-]+)'
LOCAL = re.compile(rf"%{NAME}")
_GLOBAL = re.compile(rf"@{NAME}")
_DEFINE = re.compile(rf"^define [^@\n]*(@{NAME})\(", re.MULTILINE)
_LABEL = re.compile(rf"^({NAME}):")
_RESULT = re.compile(rf"^  (%{NAME}) = ")
_ATTACHED = re.compile(r",? !([\w.]+) !(\d+)|,? !(srcloc|prof|range|noundef|nonnull|align|annotation) !\{[^}]*\}")
_CALLEE = re.compile(rf"(@{NAME})\(")
_TYPE_DEFINITION = re.compile(rf"^(%{NAME}) = type (.*)$", re.MULTILINE)
_OPERATORS = frozenset("add sub mul udiv sdiv urem srem shl lshr ashr and or xor fadd fsub fmul fdiv frem fneg".split())
_CASTS = frozenset(
    """trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast
    addrspacecast""".split()
)
#: What may stand between an instruction's name and the type of its first operand.
_FLAGS = frozenset(
    """nuw nsw exact disjoint samesign nneg inbounds nusw inrange fast nnan ninf nsz arcp contract reassoc afn volatile
    atomic weak""".split()
)
_TERMINATORS = frozenset("ret br switch unreachable indirectbr invoke resume callbr cleanupret catchret".split())


class UnknownFormError(EngineError):
    """An instruction that hipport does not know the result of."""


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction: its result (``%7``, empty without one), what it is, its text without the result and without
    metadata, and the number of its place in the source.
    """

    result: str
    opcode: str
    text: str
    place: str

    @property
    def operands(self) -> list[str]:
        """Local values, labels and named types that the text names, in its order."""
        return LOCAL.findall(self.text)

    @property
    def callee(self) -> str:
        """The function that a call names, ``@f``; empty for another instruction and for a call through a pointer."""
        if self.opcode != "call":
            return ""
        found = _CALLEE.search(self.text)
        return found[1] if found and "asm " not in self.text[: found.start()] else ""

    def renamed(self, names: dict[str, str]) -> str:
        """The text with other names for its operands."""
        return LOCAL.sub(lambda found: names.get(found[0], found[0]), self.text)


@dataclass(slots=True)
class Block:
    """A basic block: what it begins with (``%7``), its instructions, its terminator the last of them."""

    label: str
    instructions: list[Instruction] = field(default_factory=list)

    @property
    def terminator(self) -> Instruction:
        return self.instructions[-1]

    @property
    def successors(self) -> list[str]:
        """The labels that the terminator names, each once."""
        return list(dict.fromkeys(re.findall(rf"label (%{NAME})", self.terminator.text)))


@dataclass(slots=True)
class Function:
    """A function of a module: its name with the ``@``, its first line, its blocks in the order of the text, and its
    parameters.
    """

    name: str
    head: str
    blocks: dict[str, Block]
    parameters: list[str]


@dataclass(frozen=True)
class Module:
    """The text of a module, and where its functions are."""

    text: str

    @cached_property
    def places(self) -> dict[str, tuple[int, int]]:
        """Where each function's definition begins and ends."""
        found = {}
        for match in _DEFINE.finditer(self.text):
            end = self.text.index("\n}\n", match.start()) + 3
            found[match[1]] = (match.start(), end)
        return found

    @cached_property
    def types(self) -> dict[str, str]:
        """What named types are."""
        return dict(_TYPE_DEFINITION.findall(self.text))

    def body(self, name: str) -> str:
        begin, end = self.places[name]
        return self.text[begin:end]

    def function(self, name: str) -> Function:
        """The function as blocks. Raises UnknownFormError where it has a form that hipport does not know."""
        head, *lines = self.body(name).splitlines()
        parameters = LOCAL.findall(_parameters(head, head.index(name) + len(name)))
        numbered = sum(1 for parameter in parameters if parameter[1:].isdigit())
        blocks: dict[str, Block] = {}
        block = Block(f"%{numbered}")
        for line in _joined(lines[:-1]):
            if label := _LABEL.match(line):
                if not block.instructions and not blocks:
                    block = Block(f"%{label[1]}")
                    continue
                block = Block(f"%{label[1]}")
            else:
                blocks.setdefault(block.label, block)
                block.instructions.append(_instruction(line))
        return Function(name, head, blocks, parameters)

    def global_names(self, text: str) -> Iterator[str]:
        """The functions of this module that a text names."""
        return (name for name in _GLOBAL.findall(text) if name in self.places)


def _joined(lines: list[str]) -> Iterator[str]:
    """Lines with one instruction each: a switch stands on several."""
    kept: list[str] = []
    for line in lines:
        if not line.strip() or line.startswith((";", "    #dbg")):
            continue
        kept.append(line)
        if line.endswith("[") or (len(kept) > 1 and not line.lstrip().startswith("]")):
            continue
        yield " ".join([kept[0], *(part.strip() for part in kept[1:])])
        kept = []


def _instruction(line: str) -> Instruction:
    found = _RESULT.match(line)
    result = found[1] if found else ""
    text = line[found.end() :] if found else line.strip()
    place = ""
    for attached in _ATTACHED.finditer(text):
        if attached[1] == "dbg":
            place = attached[2]
    text = _ATTACHED.sub("", text)
    opcode = text.split(" ", 1)[0]
    if opcode in {"tail", "musttail", "notail"}:
        text = text[len(opcode) + 1 :]
        opcode = "call"
    return Instruction(result, opcode, text, place)


def _parameters(head: str, begin: int) -> str:
    return head[begin : _closing(head, begin)]


def _closing(text: str, begin: int) -> int:
    """Where the bracket at ``begin`` is closed: the index after it."""
    depth = 0
    quoted = False
    for i in range(begin, len(text)):
        character = text[i]
        if character == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif character in "([{<":
            depth += 1
        elif character in ")]}>":
            depth -= 1
            if depth == 0:
                return i + 1
    raise UnknownFormError(f"LLVM's text has an open bracket: {text[begin : begin + 80]}")


def type_at(text: str, begin: int) -> tuple[str, int]:
    """The type that stands at a place of a text, and the place after it."""
    if text[begin] in "[{<":
        end = _closing(text, begin)
        return text[begin:end], end
    found = re.compile(rf"%{NAME}|ptr(?: addrspace\(\d+\))?|\w+").match(text, begin)
    if found is None:
        raise UnknownFormError(f"LLVM's text has no type: {text[begin : begin + 80]}")
    return found[0], found.end()


def _skip_flags(text: str, begin: int) -> int:
    while True:
        found = re.compile(r"([\w.]+)(\([^)]*\))? ").match(text, begin)
        if found is None or found[1] not in _FLAGS:
            return begin
        begin = found.end()


def _operand_types(text: str, begin: int) -> list[str]:
    """The types of operands that a text lists: ``<4 x i32> %a, i32 1``."""
    types = []
    while True:
        operand_type, begin = type_at(text, begin)
        types.append(operand_type)
        depth, quoted = 0, False
        while begin < len(text):
            character = text[begin]
            if character == '"':
                quoted = not quoted
            elif not quoted and character in "([{<":
                depth += 1
            elif not quoted and character in ")]}>":
                depth -= 1
            elif not quoted and character == "," and depth == 0:
                break
            begin += 1
        if begin >= len(text) or not re.match(r", (?=[<\[{%\w])", text[begin:]):
            return types
        begin += 2


def result_type(instruction: Instruction, module: Module) -> str:
    """The type of an instruction's result. Raises UnknownFormError for an instruction that hipport does not know."""
    text, opcode = instruction.text, instruction.opcode
    after = _skip_flags(text, len(opcode) + 1)
    if opcode in _OPERATORS or opcode in {"phi", "load", "freeze", "insertvalue", "insertelement"}:
        return type_at(text, after)[0]
    if opcode in _CASTS:
        return text[text.rindex(" to ") + 4 :]
    if opcode in {"icmp", "fcmp"}:
        compared = type_at(text, _skip_flags(text, after + re.compile(r"\w+ ").match(text, after).end() - after))[0]  # type: ignore[union-attr]
        return f"{compared[: compared.index(' x ')]} x i1>" if compared.startswith("<") else "i1"
    if opcode in {"alloca", "getelementptr"}:
        return "ptr"
    if opcode == "select":
        return _operand_types(text, after)[1]
    if opcode == "call":
        return _call_type(text)
    if opcode == "extractvalue":
        whole, _ = type_at(text, after)
        indices = re.findall(r", (\d+)", text[after + len(whole) :])
        for index in indices:
            whole = element_types(whole, module)[int(index)]
        return whole
    if opcode == "extractelement":
        vector, _ = type_at(text, after)
        return vector[vector.index(" x ") + 3 : -1]
    if opcode == "shufflevector":
        first, _, mask = _operand_types(text, after)
        return f"{mask[: mask.index(' x ')]} x {first[first.index(' x ') + 3 : -1]}>"
    if opcode == "atomicrmw":
        return _operand_types(text, text.index("ptr"))[1]
    if opcode == "cmpxchg":
        return f"{{ {_operand_types(text, after)[1]}, i1 }}"
    raise UnknownFormError(f"LLVM's `{opcode}` is not known")


#: Attributes of a call's result, before its type.
_BEFORE_TYPE = re.compile(
    r"(?:(?:fast|nnan|ninf|nsz|arcp|contract|reassoc|afn|fastcc|ccc|cc \d+|noundef|zeroext|signext|nonnull|noalias"
    r"|inreg|align \d+|(?:dereferenceable|dereferenceable_or_null|range|nofpclass)\([^)]*\)) )*"
)


def _call_type(text: str) -> str:
    found = _BEFORE_TYPE.match(text, len("call "))
    return type_at(text, found.end() if found else len("call "))[0]


def element_types(whole: str, module: Module) -> list[str]:
    """The types of the elements of a struct, an array or a vector."""
    while whole.startswith("%"):
        whole = module.types[whole]
    if whole.startswith("<{"):
        whole = whole[1:-1]
    if whole.startswith("{"):
        inner = whole[1:-1].strip()
        return _operand_types(inner, 0) if inner else []
    if whole[0] in "[<":
        count, element = whole[1:-1].split(" x ", 1)
        return [element] * int(count)
    raise UnknownFormError(f"LLVM's type {whole} has no elements")


def size_and_alignment(whole: str, module: Module) -> tuple[int, int]:
    """The bytes that a type takes in memory, and what its address is a multiple of, on x86-64 and arm64."""
    while whole.startswith("%"):
        whole = module.types[whole]
    if whole.startswith("ptr") or whole in {"double", "i64"}:
        return 8, 8
    if whole in {"float", "i32"}:
        return 4, 4
    if whole in {"half", "bfloat"}:
        return 2, 2
    if whole in {"x86_fp80", "fp128"}:
        return 16, 16
    if whole.startswith("i"):
        size = 1
        while size * 8 < int(whole[1:]):
            size *= 2
        return size, min(size, 16)
    if whole.startswith("["):
        count, element = whole[1:-1].split(" x ", 1)
        size, alignment = size_and_alignment(element, module)
        return int(count) * size, alignment
    if whole.startswith("<") and not whole.startswith("<{"):
        count, element = whole[1:-1].split(" x ", 1)
        bits = int(count) * (1 if element == "i1" else 8 * size_and_alignment(element, module)[0])
        size = 1
        while size * 8 < bits:
            size *= 2
        return size, size
    packed = whole.startswith("<{")
    offset, widest = 0, 1
    for element in element_types(whole, module):
        size, alignment = size_and_alignment(element, module)
        if not packed:
            offset = -(-offset // alignment) * alignment
            widest = max(widest, alignment)
        offset += size
    return -(-offset // widest) * widest, widest


def allocated_type(instruction: Instruction) -> tuple[str, int]:
    """What an ``alloca`` makes room for, and its alignment, 0 where it is that of the type.

    Raises UnknownFormError where the number of elements is known at run time only.
    """
    text = instruction.text
    begin = len("alloca ") + (len("inalloca ") if "inalloca" in text else 0)
    made, after = type_at(text, begin)
    counted = re.match(r", i\d+ (\d+|%\S+)", text[after:])
    if counted and not counted[1].isdigit():
        raise UnknownFormError("an array of a size that only the run knows")
    aligned = re.search(r"align (\d+)", text)
    if counted and counted[1] != "1":
        made = f"[{counted[1]} x {made}]"
    return made, int(aligned[1]) if aligned else 0


def plain(name: str) -> str:
    """A name without what LLVM would want in quotes: no two names become the same."""
    return re.sub(r"[^\w.$-]", lambda found: f"-{ord(found[0]):x}-", name[1:])


def derived(name: str, suffix: str) -> str:
    """A name made of another one, of a value or a label: a quoted one stays a single quoted name.

    A lambda has a ``$`` in its name, and so have the blocks that its inlined code leaves: ``%"...$_0clEv.exit"``.
    """
    return f'{name[:-1]}.{suffix}"' if name.endswith('"') else f"{name}.{suffix}"
