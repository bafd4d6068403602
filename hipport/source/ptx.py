"""The text of inline PTX: declarations of registers, scopes and instructions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

_OPCODES = frozenset(
    """abs activemask add addc alloca and applypriority atom bar barrier bfe bfi bfind bmsk bra brev brkpt brx
    call clusterlaunchcontrol clz cnot copysign cos cp createpolicy cvt cvta discard div dp2a dp4a elect ex2
    exit fence fma fns getctarank griddepcontrol isspacep istypep ld ldmatrix ldu lg2 lop3 mad mad24 madc mapa
    match max mbarrier membar min mma mov movmatrix mul mul24 multimem nanosleep neg not or pmevent popc
    prefetch prefetchu prmt rcp red redux rem ret rsqrt sad selp set setmaxnreg setp shf shfl shl shr sin slct
    sqrt st stackrestore stacksave stmatrix sub subc suld suq sured sust szext tanh tcgen05 tensormap testp tex
    tld4 trap txq vabsdiff vabsdiff2 vabsdiff4 vadd vadd2 vadd4 vavrg2 vavrg4 vmad vmax vmax2 vmax4 vmin vmin2
    vmin4 vote vset vset2 vset4 vshl vshr vsub vsub2 vsub4 wgmma wmma xor""".split()
)
_ALONE = frozenset(("trap", "brkpt", "exit"))
_PREFIX = re.compile(r"\s*(?:[{}]\s*)*(?:@!?\s*%*\w+\s+)?")
_CODE = re.compile(r"[^;{}]+|[;{}]")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_INSTRUCTION = re.compile(r"(?:@(!?)\s*([%\w$]+)\s+)?([a-z][\w.:]*)\s*(.*)", re.DOTALL)
_SPACED = re.compile(r"(?<=\w)\s+(?=\.[a-z])")  # "prmt .b32"
_TYPICAL = re.compile(r"\.(?:b?f16x2|f16|[bsu](?:8|16|32|64)|pred|sync)\b|\{\s*%\d+\s*,\s*%\d+")
_SCOPE = re.compile(r"\s*[{}]\s*")
_REGISTERS = re.compile(r"\.reg\s*\.(\w+)\s+(.*)", re.DOTALL)
_COUNTED = re.compile(r"%*([A-Za-z_$][\w$]*)(?:<(\d+)>)?")
_REFERENCE = re.compile(r"%(?:(\d+)|\[(\w+)\])")
_INTEGER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|\d+)U?")
_FLOAT = re.compile(r"0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|-?\d+\.\d*(?:[eE][+-]?\d+)?|-?\d+[eE][+-]?\d+")
_VARIABLE = re.compile(r"%*([A-Za-z_$][\w$]*)")
_SPECIAL = re.compile(r"%+([a-z][a-z0-9_]*(?:\.[xyz])?)")
_ADDRESS = re.compile(r"\[\s*([^\s+\[\]]+|%\[\w+\])\s*(?:\+\s*(-?\w+)\s*)?\]")
_WITH_PREDICATE = re.compile(r"([%\w$]+)\s*\|\s*([%\w$]+)")
_HINT = re.compile(r"\.L[12]::(?:evict_\w+|no_allocate|\d+B)")
_WITH_POLICY = ".L2::cache_hint"  # the last operand is a policy for the cache, which is a hint too
_ACCESSING = frozenset(("ld", "st", "atom", "red"))
#: The order that the manual gives the parts of their names; the assembler takes others.
_PARTS = ("volatile weak relaxed acquire release acq_rel", "cta gpu sys", "global shared", "ca cg cs cv lu wb wt", "nc")
_PLACES = {f".{part}": place for place, parts in enumerate(_PARTS) for part in parts.split()}
_PART = re.compile(r"\.[\w:]+")
_VECTOR = re.compile(r"\.v([24])(?=\.)")


class OperandShape(Enum):
    """What an operand is."""

    ASM = "operand of the asm statement"  # text: its number or name
    REGISTER = "register declared in the statement"  # text: its name
    SPECIAL = "special register"  # text: with one %
    INTEGER = "integer"  # text as in PTX
    FLOAT = "float"
    ADDRESS = "address"  # parts: base; offset
    LIST = "list in braces, or a register and a predicate with | between them"  # parts


@dataclass(frozen=True, slots=True)
class Operand:
    """An operand of an instruction. ``negated`` is a predicate with ``!``; ``offset`` is in bytes."""

    shape: OperandShape
    text: str = ""
    parts: tuple[Operand, ...] = ()
    offset: int = 0
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Instruction:
    """An instruction, its name as the table has it: without hints and policies for caches, and without ``.v2`` and
    ``.v4``, which ``elements`` tells. ``guard`` is the predicate that it depends on, if any.
    """

    name: str
    operands: tuple[Operand, ...]
    elements: int = 1
    guard: Operand | None = None


@dataclass(frozen=True, slots=True)
class Register:
    """A register that the text declares, with its PTX type."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class PtxText:
    """The registers that the text of an asm statement declares, its instructions and its comments, in order."""

    registers: tuple[Register, ...]
    instructions: tuple[Instruction, ...]
    comments: tuple[str, ...]


class PtxError(ValueError):
    """PTX that is not understood; ``instruction`` is where, and the message says why."""

    def __init__(self, instruction: str, message: str) -> None:
        super().__init__(message)
        self.instruction = instruction


def is_ptx(template: str, complete: bool = True) -> bool:
    """Whether assembly is PTX: it has an instruction that is spelled as none of other machines is, declares registers,
    or is a brace for other statements; or, where a part of it is macros (not ``complete``), operands and types that
    look so.
    """
    for statement in re.split(r"[;\n]", _COMMENT.sub(" ", template)):
        words = _SPACED.sub("", _PREFIX.sub("", statement, count=1)).split(None, 1)
        opcode, _, types = words[0].partition(".") if words else ("", "", "")
        if opcode in _ALONE and len(words) == 1 and not types:
            return True
        video = opcode.startswith("v") and opcode != "vote"  # NEON has vadd.s32 too, PTX vadd.s32.s32.s32 only
        if opcode in _OPCODES and re.search(r"\w\w", types) and not (video and types.count(".") < 2):
            return True
    return bool(
        _REGISTERS.search(template) or _SCOPE.fullmatch(template) or (not complete and _TYPICAL.search(template))
    )


def parse_ptx(template: str) -> PtxText:
    """Read the text of an asm statement. Raises PtxError for what is not understood.

    A plain ``%`` is written ``%%`` in a statement with operands, but nvcc takes one for a special register there too.
    """
    code, comments = _COMMENT.sub(" ", template), _COMMENT.findall(template)
    registers: list[Register] = []
    instructions: list[Instruction] = []
    scopes = _Scopes()
    for statement in _statements(code):
        if statement == "{":
            scopes.enter()
        elif statement == "}":
            scopes.leave()
        elif declared := _REGISTERS.fullmatch(statement):
            registers += map(scopes.declare, _declared(statement, declared[1], declared[2]))
        else:
            instructions.append(_instruction(statement, scopes.names))
    return PtxText(tuple(registers), tuple(instructions), tuple(comments))


class _Scopes:
    """The registers that an instruction sees: ``names`` has one name of the whole text for each of their own names, as
    ``{ .reg .b16 low; ... }`` may come several times. The scopes of other asm statements are not seen.
    """

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self._used: set[str] = set()
        self._hidden: list[dict[str, str | None]] = [{}]  # what each scope hides, None where that is nothing

    def enter(self) -> None:
        self._hidden.append({})

    def leave(self) -> None:
        hidden = self._hidden.pop() if len(self._hidden) > 1 else {}
        for name, before in hidden.items():
            if before is None:
                del self.names[name]
            else:
                self.names[name] = before

    def declare(self, register: Register) -> Register:
        """The register by its name of the whole text. Raises PtxError for a name that the scope has already."""
        if register.name in self._hidden[-1]:
            raise PtxError("", "two registers have one name")
        name = register.name
        number = 2
        while name in self._used:
            name = f"{register.name}_{number}"
            number += 1
        self._used.add(name)
        self._hidden[-1][register.name] = self.names.get(register.name)
        self.names[register.name] = name
        return Register(name, register.type)


def _statements(template: str) -> list[str]:
    """The statements without their semicolons, and the braces of scopes; those in operands are part of them."""
    statements = []
    pending = ""
    for part in _CODE.findall(template):
        if part == ";":
            statements.append(pending.strip())
            pending = ""
        elif part in ("{", "}") and not pending.strip():
            statements.append(part)
            pending = ""
        else:
            pending += part
    statements.append(pending.strip())
    return [statement for statement in statements if statement]


def _declared(statement: str, kind: str, names: str) -> list[Register]:
    registers = []
    for name in names.split(","):
        match = _COUNTED.fullmatch(name.strip())
        if match is None:
            raise PtxError(statement, "a declaration that is not understood")
        numbers = [""] if match[2] is None else [str(number) for number in range(int(match[2]))]
        registers += [Register(match[1] + number, kind) for number in numbers]
    return registers


def _instruction(statement: str, registers: Mapping[str, str]) -> Instruction:
    match = _INSTRUCTION.fullmatch(_SPACED.sub("", statement))
    if match is None or match[3].endswith(":"):
        raise PtxError(statement.split(maxsplit=1)[0], "branches have to be written in C++")
    name = _canonical(_HINT.sub("", match[3]).replace(_WITH_POLICY, ""))
    vector = _VECTOR.search(name)
    operands = tuple(_operand(text, match[3], registers) for text in _split(match[4]))
    if _WITH_POLICY in match[3]:
        operands = operands[:-1]
    guard = None
    if match[2]:
        guard = _operand(("!" if match[1] else "") + match[2], match[3], registers)
    return Instruction(_VECTOR.sub("", name), operands, int(vector[1]) if vector else 1, guard)


def _canonical(name: str) -> str:
    """The name of an access to memory with its parts in the manual's order: atom.release.gpu.add.u32 for
    ``atom.add.release.gpu.u32``, ld.global.cs.nc.u32 for ``ld.cs.global.nc.u32``. Shared memory is that of the block.
    """
    name = name.replace("shared::cta", "shared")
    opcode, _, rest = name.partition(".")
    if opcode not in _ACCESSING:
        return name
    parts = _PART.findall("." + rest)
    known = sorted((part for part in parts if part in _PLACES), key=_PLACES.__getitem__)
    return opcode + "".join((*known, *(part for part in parts if part not in _PLACES)))


def _split(text: str) -> list[str]:
    """Operands at the commas outside of brackets."""
    if "[" not in text and "{" not in text:
        return [piece.strip() for piece in text.split(",")] if text.strip() else []
    pieces = [""]
    depth = 0
    for character in text.strip():
        depth += (character in "[{") - (character in "]}")
        if character == "," and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += character
    return [piece.strip() for piece in pieces] if text.strip() else []


def _operand(text: str, instruction: str, registers: Mapping[str, str]) -> Operand:
    if text.startswith("!"):
        inner = _operand(text[1:].strip(), instruction, registers)
        return Operand(inner.shape, inner.text, negated=True)
    if reference := _REFERENCE.fullmatch(text):
        return Operand(OperandShape.ASM, reference[1] or reference[2])
    variable = _VARIABLE.fullmatch(text)
    if variable and variable[1] in registers:
        return Operand(OperandShape.REGISTER, registers[variable[1]])
    special = _SPECIAL.fullmatch(text)
    if special:
        return Operand(OperandShape.SPECIAL, f"%{special[1]}")
    if text == "WARP_SZ":
        return Operand(OperandShape.INTEGER, "32")
    if _FLOAT.fullmatch(text):
        return Operand(OperandShape.FLOAT, text)
    if _INTEGER.fullmatch(text):
        return Operand(OperandShape.INTEGER, text.rstrip("U"))
    if address := _ADDRESS.fullmatch(text):
        base = _operand(address[1], instruction, registers)
        if address[2] is None:
            return Operand(OperandShape.ADDRESS, parts=(base,))
        if _INTEGER.fullmatch(address[2]):
            return Operand(OperandShape.ADDRESS, parts=(base,), offset=int(address[2].rstrip("U"), 0))
    if pair := _WITH_PREDICATE.fullmatch(text):
        return Operand(OperandShape.LIST, parts=tuple(_operand(each, instruction, registers) for each in pair.groups()))
    if text.startswith("{") and text.endswith("}"):
        parts = tuple(_operand(piece, instruction, registers) for piece in _split(text[1:-1]))
        return parts[0] if len(parts) == 1 else Operand(OperandShape.LIST, parts=parts)
    raise PtxError(instruction, f"its operand {text} is not understood")
