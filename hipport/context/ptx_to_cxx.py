"""Inline PTX as C++: the instructions of one asm statement, with the functions that ``mappings/ptx.toml`` names."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import replace
from functools import lru_cache

from hipport.code.asm import AsmOperand
from hipport.code.asm import AsmStatement
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.roles import follows_type
from hipport.context.carries import VARIABLE
from hipport.context.carries import Carry
from hipport.context.carries import carry_of
from hipport.mapping import Mapping
from hipport.mapping.ptx import CXX_TYPES
from hipport.mapping.ptx import InstructionForm
from hipport.mapping.ptx import OperandSlot
from hipport.mapping.ptx import PtxTable
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.ptx import Instruction
from hipport.source.ptx import Operand
from hipport.source.ptx import OperandShape
from hipport.source.ptx import PtxError
from hipport.source.ptx import Register
from hipport.source.ptx import parse_ptx
from hipport.source.tokens import Tokens

#: Text, or the number of an operand of the asm statement, whose expression stands there.
Piece = str | int

_CONSTRAINT = re.compile(r"([=+]?)&?([rlhfdn])")
_CLASSES = {"r": "b32", "l": "b64", "h": "b16", "f": "f32", "d": "f64", "n": "constant"}
_REGISTER_TYPES = CXX_TYPES | {"f16": "unsigned short", "f16x2": "unsigned int", "bf16": "unsigned short"}
_CONVERTING = ("ld.", "st.", "cvt.")  # whose registers may be wider than the type
_ONLY_MOVED = frozenset(("ld", "st", "selp", "mov", "shfl"))  # whose registers may be floats or not, of the same bits
_OF_SAME_BITS = {"b32": "f32", "b64": "f64", "f32": "b32", "f64": "b64"}
_FLOATS = ("f32", "f64")
_NUMBERS = ("integer", "constant")
_AFTER_STAR = frozenset(("const", "volatile", "restrict", "__restrict", "__restrict__"))
_ALL = "hipport/ptx.h"  # which includes the others
_TYPE = re.compile(r"\b[TU]\b")
_CALLED = re.compile(r"(?<![\w:])(__\w+)\(")
_VARIABLES = re.compile(r"(?<![\w:])ptx_\w+")
_PLACE = re.compile(r"(\$\d|\bcarry\b)")


@dataclass(frozen=True, slots=True)
class Translation:
    """What an asm statement becomes, without the semicolon at its end.

    One line with every operand once and in order is an expression, to be written over the statement. Others are the
    statements of a block, in which operand ``k`` is the variable ``ptx_k``. ``header`` is hipport's that it needs,
    empty where it needs none. ``carry`` is what it does with the condition code: but for a closed chain, the function
    has the variable for it.
    ``comments`` are those of the statement and of its PTX, as comments of C++; those in operands stay where they are.
    """

    lines: tuple[tuple[Piece, ...], ...]
    header: str
    is_expression: bool
    carry: Carry | None
    comments: tuple[str, ...] = ()


def header_for(headers: Set[str]) -> str:
    """The one of hipport's headers that gives what several do; an empty name is none."""
    needed = headers - {""}
    return next(iter(needed), "") if len(needed) < 2 else _ALL


def translation_of(tokens: Tokens, statement: AsmStatement, mapping: Mapping) -> Translation | PtxError:
    """The C++ for a statement; or, with the first instruction that has none, the reason."""
    try:
        return _translate(tokens, statement, mapping.ptx)
    except PtxError as error:
        return error


def _translate(tokens: Tokens, statement: AsmStatement, table: PtxTable) -> Translation:
    text = parse_ptx(statement.template)
    if not text.instructions:
        raise PtxError("", "its registers and braces are for other asm statements")
    if statement.operands is None:
        raise PtxError(text.instructions[0].name, "the statement is put together by macros or #if lines")
    carry = carry_of(statement.template)
    numbered = enumerate(statement.operands)
    pointers = frozenset(n for n, of in numbered if "l" in of.constraint and _may_be_pointer(tokens, of.expression))
    translator = _Translator(statement.operands, pointers, text.registers, table, carry)
    translation = translator.translate(text.instructions)
    kept = [operand.expression for operand in statement.operands]
    replaced = (i for i in range(statement.first, statement.last) if not any(s.first <= i < s.end for s in kept))
    written = (tokens.texts[index] for index in replaced if kind(tokens.texts[index]) is TokenKind.COMMENT)
    comments = (*map(_in_block, text.comments), *written)
    here = tokens.directive_at(statement.first)
    if any(statement.first < line.first < statement.last for line in tokens.directives if line is not here):
        raise PtxError("", "an #if line is inside the statement")
    if own := next((name for name in _called(translation) if _is_declared(tokens, name)), ""):
        raise PtxError("", f"the C++ for it calls {own}, and the file has a function of its own with this name")
    if own := next((name for name in _variables_of(translation) if name in tokens.distinct), ""):
        raise PtxError("", f"the file has the name {own}, as a variable of the port would")
    return replace(translation, comments=comments)


def _in_block(comment: str) -> str:
    """A comment of PTX as one of C++ that ends where it says so: what follows is on the same line."""
    text = comment[2:].removesuffix("*/").strip()
    return f"/* {text.replace('*/', '* /')} */"


def _called(translation: Translation) -> Iterator[str]:
    """The names of HIP's functions that a translation calls, which the project may have, too: ``__clz``."""
    for line in translation.lines:
        for piece in line:
            yield from _CALLED.findall(piece) if isinstance(piece, str) else ()


def _variables_of(translation: Translation) -> Iterator[str]:
    """The names of a translation that are neither hipport's nor HIP's."""
    if translation.carry is not None:
        yield VARIABLE
    for line in translation.lines:
        for piece in line:
            yield from _VARIABLES.findall(piece) if isinstance(piece, str) else ()


def _is_declared(tokens: Tokens, name: str) -> bool:
    return name in tokens.distinct and any(follows_type(tokens, index) for index in tokens.places(name))


def _may_be_pointer(tokens: Tokens, expression: Span) -> bool:
    """Whether an operand is an address, begins with a variable that is declared as a pointer, or is one that the file
    does not declare: ``&x``, ``(void *)x``, ``reinterpret_cast<T *>(x)``; ``p`` and ``p + i`` with ``float *p``.
    """
    within = range(expression.first + 1, expression.end - 1)
    words = [at for at in within if not is_blank(tokens.texts[at])]
    first = tokens.text_at(words[0]) if words else ""
    opener = words[0] if first == "(" else tokens.after(words[0]) if first.endswith("_cast") else -1
    if opener >= 0:
        closer = closer_of(tokens, opener) if first == "(" else template_closer(tokens, opener)
        return closer >= 0 and tokens.text_at(tokens.before(closer)) == "*"
    if first == "&":
        return True
    if not is_name(first) or (len(words) > 1 and tokens.texts[words[1]] not in "+-"):
        return False
    declared = _is_declared_pointer(tokens, words[0])
    return len(words) == 1 and not tokens.directive_at(words[0]) if declared is None else declared


def _is_declared_pointer(tokens: Tokens, index: int) -> bool | None:
    """Whether the last declaration before a name is that of a pointer or array, ``T *p``, ``T a[8]``,
    ``const A<T> *const __restrict__ p``; None where there is none, as in the body of a macro.
    """
    if tokens.directive_at(index):
        return None
    declared = _declared_pointers(tokens, tokens.texts[index])
    last = bisect_left(declared, (index, False)) - 1
    return declared[last][1] if last >= 0 else None


@lru_cache(maxsize=2**4)  # many instructions, one after the other, name the same variables
def _declared_pointers(tokens: Tokens, name: str) -> list[tuple[int, bool]]:
    """Where a file declares a name, in order, each time with whether as a pointer or array."""
    return [(at, is_pointer) for at in tokens.places(name) if (is_pointer := _declares_pointer(tokens, at)) is not None]


def _declares_pointer(tokens: Tokens, at: int) -> bool | None:
    """Whether the declaration of a name is that of a pointer or array; None where the name is not declared."""
    before = tokens.before(at)
    while tokens.text_at(before) in _AFTER_STAR:
        before = tokens.before(before)
    if tokens.text_at(before) == "*":
        of = tokens.text_at(tokens.before(before))
        return of in (">", "*", *_AFTER_STAR) or is_name(of)
    if tokens.text_at(before) == ">" or (is_name(tokens.text_at(before)) and tokens.texts[before] != "return"):
        return tokens.text_at(tokens.after(at)) == "["
    return None


class _Translator:
    def __init__(
        self,
        operands: tuple[AsmOperand, ...],
        pointers: frozenset[int],
        registers: Iterable[Register],
        table: PtxTable,
        carry: Carry | None,
    ) -> None:
        self.operands = operands
        self.pointers = pointers
        self.carry = carry
        self.table = table
        self.registers = {register.name: register.type for register in registers}
        self.classes = [self._class_of(operand) for operand in operands]
        self.numbers = {operand.name: number for number, operand in enumerate(operands) if operand.name}
        self.headers: set[str] = set()

    def _class_of(self, operand: AsmOperand) -> str:
        match = _CONSTRAINT.fullmatch(operand.constraint)
        if match is None:
            raise PtxError("", f'operands with the constraint "{operand.constraint}" are not understood')
        return _CLASSES[match[2]]

    def translate(self, instructions: tuple[Instruction, ...]) -> Translation:
        lines = [tuple(self._line(instruction)) for instruction in instructions]
        used = [piece for line in lines for piece in line if isinstance(piece, int)]
        header = header_for(self.headers)
        plain = len(lines) == 1 and not self.registers and self.carry is not Carry.CLOSED
        if plain and used == list(range(len(self.operands))):
            return Translation(tuple(lines), header, True, self.carry)
        body = (tuple(self._local(piece) for piece in line) for line in lines)
        return Translation((*self._declarations(frozenset(used)), *body), header, False, self.carry)

    def _declarations(self, used: Set[int]) -> Iterable[tuple[Piece, ...]]:
        for number, operand in enumerate(self.operands):
            kind = "auto &" if operand.constraint[0] in "=+" else "const auto "
            yield f"{'' if number in used else '[[maybe_unused]] '}{kind}{self._local(number)} = ", number
        types: dict[str, list[str]] = {}
        for name, of_ptx in self.registers.items():
            if of_ptx not in _REGISTER_TYPES:
                raise PtxError(f".{of_ptx}", "no type of C++ is like these registers")
            types.setdefault(_REGISTER_TYPES[of_ptx], []).append(f"ptx_{name}")
        for cxx, names in types.items():
            yield (f"{cxx} {', '.join(names)}",)
        if self.carry is Carry.CLOSED:
            yield (f"unsigned int {VARIABLE} = 0",)

    def _local(self, piece: Piece) -> str:
        return f"ptx_{piece}" if isinstance(piece, int) else piece

    def _line(self, instruction: Instruction) -> Iterable[Piece]:
        forms = self.table.instructions.get(instruction.name, ())
        reason = "it does not exist in HIP" if not forms else "its operands are not as expected"
        for form in forms:
            fitted = self._fit(instruction, form)
            if fitted is None:
                continue
            self.headers.add(form.header)
            if (guard := instruction.guard) is None:
                return self._statement(instruction, fitted)
            if guard.shape is not OperandShape.REGISTER or self._type_of(guard) != "pred":
                raise PtxError(instruction.name, "its guard is not a predicate of this statement")
            return "if (", *self._value(guard, "pred"), ") ", *self._statement(instruction, fitted)
        raise PtxError(instruction.name, reason)

    # Whether a form fits

    def _fit(self, instruction: Instruction, form: InstructionForm) -> InstructionForm | None:
        """The form with the types that the operands give it, or None where they do not fit."""
        if len(form.slots) != len(instruction.operands):
            return None
        fitting = [form]
        if (other := _OF_SAME_BITS.get(form.type)) and instruction.name.partition(".")[0] in _ONLY_MOVED:
            slots = tuple(replace(s, type=other) if s.type == form.type else s for s in form.slots)
            fitting.append(replace(form, slots=slots, type=other))
        for candidate in fitting:
            pairs = zip(candidate.slots, instruction.operands, strict=True)
            if all(self._takes(slot, operand, instruction, candidate.code) for slot, operand in pairs):
                return candidate
        return None

    def _takes(self, slot: OperandSlot, operand: Operand, instruction: Instruction, code: str) -> bool:
        if slot.role == "number":
            return operand.shape is OperandShape.INTEGER and int(operand.text, 0) == int(slot.type)
        if slot.role == "a":
            least = "b32" if slot.type == "shared" else "b64"
            if operand.offset and instruction.name.startswith("cp."):  # which has two addresses, and C++ one offset
                return False
            return operand.shape is OperandShape.ADDRESS and _holds(self._type_of(operand.parts[0]), least, wider=True)
        if slot.role == "dp":
            pair = (OperandSlot("d", slot.type), OperandSlot("d", "pred"))
            fits = operand.shape is OperandShape.LIST and len(operand.parts) == len(pair)
            return fits and all(map(self._takes, pair, operand.parts, (instruction,) * 2, (code,) * 2))
        if slot.role[1:].isdigit() and slot.role[0] in "DS":
            parts = operand.parts if operand.shape is OperandShape.LIST else (operand,)
            return len(parts) == int(slot.role[1:]) and all(self._is_register(slot, part) for part in parts)
        count = 2 if slot.role in ("d2", "s2") else instruction.elements if slot.role in ("D", "S") else 1
        if count > 1:
            if operand.shape is not OperandShape.LIST or len(operand.parts) != count:
                return False
            each = OperandSlot(slot.role[0].lower(), slot.type)
            return all(self._takes(each, part, instruction, code) for part in operand.parts)
        if slot.role in "dD" and not self._is_writable(operand):
            return False
        has = self._type_of(operand)
        wider = instruction.name.startswith(_CONVERTING)
        return _holds(has, slot.type, wider=wider) or (code == "=" and 0 < _width(has) == _width(slot.type))

    def _is_register(self, slot: OperandSlot, part: Operand) -> bool:
        """Whether one of several operands is a register of the width that is wanted."""
        is_written = slot.role[0] == "D"
        return _width(self._type_of(part)) == _width(slot.type) and (not is_written or self._is_writable(part))

    def _is_writable(self, operand: Operand) -> bool:
        if operand.shape is OperandShape.ASM:
            return self.operands[self._number(operand)].constraint[0] in "=+"
        return operand.shape is OperandShape.REGISTER

    def _type_of(self, operand: Operand) -> str:
        """PTX's type of a register, or what kind of number it is."""
        match operand.shape:
            case OperandShape.ASM:
                return self.classes[self._number(operand)]
            case OperandShape.REGISTER:
                return self.registers[operand.text]
            case OperandShape.SPECIAL:
                if operand.text not in self.table.registers:
                    raise PtxError(operand.text, "it does not exist in HIP")
                return self.table.registers[operand.text].type
            case OperandShape.INTEGER | OperandShape.FLOAT:
                return str(operand.shape.value)
        return ""

    def _number(self, operand: Operand) -> int:
        number = int(operand.text) if operand.text.isdigit() else self.numbers.get(operand.text, -1)
        if not 0 <= number < len(self.operands):
            raise PtxError("", f"it has no operand %{operand.text}")
        return number

    # What is written

    def _statement(self, instruction: Instruction, form: InstructionForm) -> Iterator[Piece]:
        """An assignment of what the form's C++ gives to the destination, or a call."""
        results: list[Operand] = []
        sources: list[list[Piece]] = []
        offset = 0
        for slot, operand in zip(form.slots, instruction.operands, strict=True):
            if slot.role[0] in "dD":
                results += operand.parts or (operand,)
            elif slot.role == "a":
                sources.append(self._address(slot, operand))
                offset = operand.offset
            elif slot.role != "number":
                wanted = "" if "(const void *)" in form.code else slot.type
                sources += (list(self._value(part, wanted)) for part in operand.parts or (operand,))
        if len(results) == 1:
            value = (
                self._moved(results[0], instruction, form)
                if form.code == "="
                else self._computed(instruction, form, sources, offset)
            )
            yield from self._assigned(results[0], value)
        else:
            sources = [list(self._value(result, "")) for result in results] + sources
            yield from self._computed(instruction, form, sources, offset)

    def _assigned(self, result: Operand, value: Iterable[Piece]) -> Iterator[Piece]:
        """An assignment, which to a pointer converts: in PTX it is a number."""
        if result.shape is OperandShape.ASM and self._number(result) in self.pointers:
            self.headers.add(_ALL)
            yield from ("hipport::ptx::assign(", *self._value(result, ""), ", ", *value, ")")
        else:
            yield from (*self._value(result, ""), " = ", *value)

    def _computed(
        self, instruction: Instruction, form: InstructionForm, sources: list[list[Piece]], offset: int
    ) -> Iterator[Piece]:
        """What the form's C++ gives for the sources."""
        code = _TYPE.sub(lambda m: _cxx_type(form.type, unsigned=m[0] == "U"), form.code)
        if "$" in code:
            yield from self._filled(code, sources)
            return
        function, bracket, rest = code.partition("<")
        vector = f"_v{instruction.elements}" if instruction.elements > 1 else ""
        yield f"{function}{vector}{bracket}{rest}("
        yield from _joined([*sources, [str(offset)]] if offset else sources)
        yield ")"

    def _moved(self, result: Operand, instruction: Instruction, form: InstructionForm) -> Iterator[Piece]:
        """What a move gives: the bits, where one of the two is an integer and the other is not."""
        source = instruction.operands[1]
        has, wanted = self._type_of(source), self._type_of(result)
        if has in _NUMBERS and wanted in _FLOATS:  # a number of the width that the C++ has to give it
            self.headers.add(_ALL)
            bits = f"({_REGISTER_TYPES[f'b{wanted[1:]}']})("
            yield from (f"hipport::ptx::as<{_REGISTER_TYPES[wanted]}>({bits}", *self._value(source, has), "))")
        elif _width(has) and (has in _FLOATS) != (wanted in _FLOATS):
            self.headers.add(_ALL)
            yield from (f"hipport::ptx::as<{_REGISTER_TYPES[wanted]}>(", *self._value(source, has), ")")
        else:
            yield from self._value(source, form.type or wanted)

    def _filled(self, code: str, sources: list[list[Piece]]) -> Iterator[Piece]:
        """An expression with the sources for its ``$1``, ``$2`` ..., and the variable of the block for ``carry``."""
        for text in _PLACE.split(code):
            if text.startswith("$"):
                yield from sources[int(text[1:]) - 1]
            elif text == "carry":
                yield VARIABLE
            else:
                yield text

    def _address(self, slot: OperandSlot, operand: Operand) -> list[Piece]:
        base = self._value(operand.parts[0], "")
        return ["hipport::cvta_shared_to_generic(", *base, ")"] if slot.type == "shared" else list(base)

    def _value(self, operand: Operand, wanted: str) -> Iterator[Piece]:
        """An operand in C++, where a number of the PTX type ``wanted`` is; empty for a destination or an address."""
        if operand.negated:
            yield "!"
        match operand.shape:
            case OperandShape.ASM if wanted and self._number(operand) in self.pointers:
                yield from ("(unsigned long long)(", self._number(operand), ")")
            case OperandShape.ASM:
                yield self._number(operand)
            case OperandShape.REGISTER:
                yield f"ptx_{operand.text}"
            case OperandShape.SPECIAL:
                special = self.table.registers[operand.text]
                self.headers.add(special.header)
                yield special.code
            case OperandShape.INTEGER:
                yield _integer(operand.text)
            case OperandShape.FLOAT if operand.text[:2] in ("0f", "0F"):
                self.headers.add(_ALL)
                yield f"hipport::ptx::as<float>(0x{operand.text[2:]}u)"
            case OperandShape.FLOAT if operand.text[:2] in ("0d", "0D"):
                self.headers.add(_ALL)
                yield f"hipport::ptx::as<double>(0x{operand.text[2:]}ull)"
            case _:
                yield operand.text + ("f" if wanted == "f32" else "")


def _holds(has: str, wanted: str, *, wider: bool) -> bool:
    """Whether a register or number of one type can be an operand of another, a ``wider`` register too."""
    if has in _NUMBERS:
        return wanted[0] in "bsu"
    if has == "float":
        return wanted in _FLOATS
    if {has, wanted} & {*_FLOATS, "pred"}:
        return has == wanted
    return _width(has) == _width(wanted) or (wider and _width(has) > _width(wanted))


def _width(kind: str) -> int:
    """The bits of a type such as ``u32``, ``f16x2`` or ``bf16``; 0 for what has none."""
    match = re.fullmatch(r"[bfsu]+(\d+)(x2)?", kind)
    return int(match[1]) * (2 if match[2] else 1) if match else 0


def _cxx_type(kind: str, *, unsigned: bool) -> str:
    return CXX_TYPES[f"u{kind[1:]}" if unsigned else kind]


def _integer(text: str) -> str:
    """A number of PTX in C++: unsigned from 2**31 on, long from 2**32 on."""
    value = int(text, 0)
    return text + ("ull" if value >= 2**32 else "u" if value >= 2**31 else "")


def _joined(arguments: list[list[Piece]]) -> Iterator[Piece]:
    for number, argument in enumerate(arguments):
        if number:
            yield ", "
        yield from argument
