"""GNU inline assembly: the parts of an ``asm`` statement, on tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import replace

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

KEYWORDS = frozenset(("asm", "__asm__", "__asm"))
_QUALIFIERS = frozenset(("volatile", "__volatile__", "inline", "__inline__", "goto"))
_PLAIN = re.compile(r'"(.*)"', re.DOTALL)
_RAW = re.compile(r'R"([^()\\\s]{0,16})\((.*)\)\1"', re.DOTALL)
_PARAMETER = re.compile(r"\0(\w+)\0")
_ESCAPE = re.compile(r"\\(?:\r?\n|(.))", re.DOTALL)
_NO_TEXTS: Mapping[str, str] = {}
_NO_MACROS: frozenset[str] = frozenset()
_CONTROL = {"n": "\n", "t": "\t", "r": "\r", "v": "\v", "f": "\f"}


@dataclass(frozen=True, slots=True)
class AsmOperand:
    """An operand: its name (``[name]``, mostly empty), its constraint, and its expression with the parentheses."""

    name: str
    constraint: str
    expression: Span


@dataclass(frozen=True, slots=True)
class AsmStatement:
    """An ``asm`` statement from its keyword to its ``)``, or to its ``(`` where that one is not closed; token indices.

    ``template`` is the assembly with escapes resolved. ``operands`` are the outputs, then the inputs; None where they,
    or a part of the template, cannot be read with certainty. ``parameters`` are those of a macro whose arguments are
    parts of the texts, each once: ``#define ADD(type) asm("add." #type ...)``; ``with_arguments`` puts these in.
    """

    first: int
    last: int
    template: str
    operands: tuple[AsmOperand, ...] | None
    parameters: tuple[str, ...] = ()

    def with_arguments(self, arguments: Mapping[str, str]) -> AsmStatement:
        """The statement with the arguments of its parameters."""

        def filled(text: str) -> str:
            return _PARAMETER.sub(lambda m: arguments[m[1]], text)

        operands = self.operands and tuple(replace(each, constraint=filled(each.constraint)) for each in self.operands)
        return replace(self, template=filled(self.template), operands=operands, parameters=())


def asm_statements(
    tokens: Tokens, texts: Mapping[str, str] = _NO_TEXTS, macros: Set[str] = _NO_MACROS
) -> Iterator[AsmStatement]:
    """Every ``asm`` statement of a text, in order; those of macros too. Names of symbols (``int f() asm("g")``) look
    like it and are among them. ``texts`` are those that macros stand for: ``asm(LOAD " %0, [%1];" : ...)``; ``macros``
    stand for the keyword.
    """
    for index in tokens.where(KEYWORDS | macros):
        opener = tokens.after(index)
        while tokens.text_at(opener) in _QUALIFIERS:
            opener = tokens.after(opener)
        if tokens.text_at(opener) == "(":
            yield _statement(
                tokens, index, opener, closer_of(tokens, opener, len(tokens)), _seen_at(tokens, index, texts)
            )


def _seen_at(tokens: Tokens, index: int, texts: Mapping[str, str]) -> Mapping[str, str]:
    """The texts by the names that mean them at a statement: ``#define LOAD(TYPE) asm("ld." TYPE ...)`` has its own."""
    line = tokens.directive_at(index)
    if line is None or not texts:
        return texts
    own = set(tokens.texts[line.first : index])
    return {name: text for name, text in texts.items() if name not in own}


def _statement(tokens: Tokens, first: int, opener: int, closer: int, texts: Mapping[str, str]) -> AsmStatement:
    """``asm volatile("add.u32 %0, %1, 1;" : "=r"(a) : "r"(b) : "memory")``"""
    template, index = _literals(tokens, tokens.after(opener), texts)
    if closer < 0:
        return AsmStatement(first, opener, template, None)
    readable = True
    while 0 <= index < closer and tokens.texts[index] not in (":", "::"):  # macros among the literals, by their names
        readable = False
        more, at = _literals(tokens, index, texts)
        template += more or tokens.texts[index]
        index = at if more else tokens.after(index)
    sections: list[list[AsmOperand]] = []
    while readable and 0 <= index < closer and tokens.texts[index] in (":", "::"):
        sections += [[] for _ in tokens.texts[index]]
        index = tokens.after(index)
        if len(sections) < 3:
            found = _operands(tokens, index, texts)
            readable = found is not None
            if found is not None:
                operands, index = found
                sections[-1] += operands
        else:
            while kind(tokens.texts[index]) is TokenKind.STRING or tokens.texts[index] == ",":  # what is clobbered
                index = tokens.after(index)
    readable = readable and index == closer and len(sections) <= 3
    operands_read = tuple(operand for section in sections[:2] for operand in section)
    named = (name for text in (template, *(o.constraint for o in operands_read)) for name in _PARAMETER.findall(text))
    return AsmStatement(first, closer, template, operands_read if readable else None, tuple(dict.fromkeys(named)))


def _operands(tokens: Tokens, index: int, texts: Mapping[str, str]) -> tuple[list[AsmOperand], int] | None:
    """The operands from a token on and the index of what follows them, or None where they cannot be read."""
    operands: list[AsmOperand] = []
    while tokens.text_at(index) not in (":", "::", ")"):
        if operands:
            if tokens.text_at(index) != ",":
                return None
            index = tokens.after(index)
        name = ""
        if tokens.text_at(index) == "[":
            at = tokens.after(index)
            name, index = tokens.text_at(at), tokens.after(at)
            if not is_name(name) or tokens.text_at(index) != "]":
                return None
            index = tokens.after(index)
        constraint, opener = _literals(tokens, index, texts)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        if not constraint or closer < 0:
            return None
        operands.append(AsmOperand(name, constraint.strip(), Span(opener, closer + 1)))
        index = tokens.after(closer)
    return operands, index


def _literals(tokens: Tokens, index: int, texts: Mapping[str, str]) -> tuple[str, int]:
    """The text of the adjacent string literals, and macros for some, from a token on, and the index of what follows:
    ``"ld.global" HINT(128) ".u32"``. A parameter of the macro that the text stands in, ``#type``, is its name between
    zeros.
    """
    parts = []
    while index >= 0:
        token = tokens.texts[index]
        if token == "#" and tokens.directive_at(index) and is_name(tokens.text_at(tokens.after(index))):
            index = tokens.after(index)
            parts.append(f"\0{tokens.texts[index]}\0")
        elif f"{token}(" in texts and (called := _called(tokens, index, texts[f"{token}("])) is not None:
            text, index = called
            parts.append(text)
        elif kind(token) is not TokenKind.STRING and token not in texts:
            break
        else:
            parts.append(texts[token] if token in texts else text_of(token))
        index = tokens.after(index)
    return "".join(parts), index


def _called(tokens: Tokens, name: int, text: str) -> tuple[str, int] | None:
    """The text of ``HINT(128)``, of a macro with this text, and its last token; None for arguments of other kinds."""
    opener = tokens.after(name)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    given: dict[str, str] = {}
    for number, span in enumerate(spans or ()):
        words = [word for word in tokens.texts[span.first : span.end] if not is_blank(word)]
        given[str(number)] = " ".join(words)
        if words and all(kind(word) is TokenKind.STRING for word in words):
            given[f"{number}text"] = "".join(map(text_of, words))
    if spans is None or not given.keys() >= set(_PARAMETER.findall(text)):
        return None
    return _PARAMETER.sub(lambda match: given[match[1]], text), closer


def text_of(literal: str) -> str:
    """The text that a string literal stands for."""
    if raw := _RAW.fullmatch(literal):
        return raw[2]
    plain = _PLAIN.fullmatch(literal)
    return _ESCAPE.sub(lambda m: _CONTROL.get(m[1], m[1]) if m[1] else "", plain[1]) if plain else ""
