"""Preprocessor conditions in three values: true, false, or not decided by what is known."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from functools import lru_cache

#: What a macro is: its integer value, UNDEFINED, or None where nothing is known.
Value = int | None
UNDEFINED = "undefined"
World = Callable[[str], "int | str | None"]

_TOKEN = re.compile(
    r"\s+|(?P<name>[A-Za-z_$]\w*)|(?P<number>\d[\w']*)|(?P<op>&&|\|\||[<>=!]=|<<|>>|[-+*/%&|^~!<>?:(),])|(?P<other>.)",
    re.S,
)
_WORD = re.compile(r"[A-Za-z_$]\w*")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\\[ \t]*\r?\n", re.S)

#: The comparisons of two numbers.
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
#: The comparison that says the same with both sides in each other's place: ``b > a`` for ``a < b``.
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
_BINARY: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "*": (10, operator.mul),
    "/": (10, lambda a, b: a // b),
    "%": (10, operator.mod),
    "+": (9, operator.add),
    "-": (9, operator.sub),
    "<<": (8, lambda a, b: a << min(b, 64)),
    ">>": (8, lambda a, b: a >> min(b, 64)),
    **{sign: (6 if sign in ("==", "!=") else 7, compare) for sign, compare in COMPARISONS.items()},
    "&": (5, operator.and_),
    "^": (4, operator.xor),
    "|": (3, operator.or_),
    "&&": (2, lambda a, b: bool(a and b)),
    "||": (1, lambda a, b: bool(a or b)),
}


class _UnreadableError(Exception):
    """The expression is not one that this evaluator reads."""


def strip_comments(condition: str) -> str:
    """The condition without comments and line splices."""
    return _COMMENT.sub(" ", condition)


@lru_cache(maxsize=2**14)
def macro_names(condition: str) -> tuple[str, ...]:
    """The macros that a condition asks about, in order, each once."""
    names = _WORD.findall(strip_comments(condition))
    return tuple(n for n in dict.fromkeys(names) if n not in ("defined", "true", "false", "and", "or", "not"))


def evaluate(condition: str, world: World) -> bool | None:
    """The truth of an ``#if`` expression where ``world`` says what macros are; None where that does not decide it."""
    value = value_of(condition, world)
    return None if value is None else bool(value)


def value_of(expression: str, world: World) -> Value:
    """The value of an integer expression where ``world`` says what names are; None where that does not decide it."""
    try:
        return _Parser(strip_comments(expression), world).parse()
    except (_UnreadableError, RecursionError):
        return None


class _Parser:
    def __init__(self, text: str, world: World) -> None:
        self.world = world
        self.tokens: list[tuple[str, str]] = []
        for match in _TOKEN.finditer(text):
            if match.lastgroup == "other":
                raise _UnreadableError
            if match.lastgroup:
                word = {"and": "&&", "or": "||", "not": "!"}.get(match.group(), match.group())
                self.tokens.append(("op" if word != match.group() else match.lastgroup, word))
        self.at = 0

    def parse(self) -> Value:
        value = self.ternary()
        if self.at != len(self.tokens):
            raise _UnreadableError
        return value

    def peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self, expected: str = "") -> tuple[str, str]:
        if self.at >= len(self.tokens) or (expected and self.peek() != expected):
            raise _UnreadableError
        self.at += 1
        return self.tokens[self.at - 1]

    def ternary(self) -> Value:
        condition = self.binary(1)
        if self.peek() != "?":
            return condition
        self.take()
        yes = self.ternary()
        self.take(":")
        no = self.ternary()
        if condition is None:
            return yes if yes == no else None
        return yes if condition else no

    def binary(self, level: int) -> Value:
        left = self.unary()
        while (entry := _BINARY.get(self.peek())) and entry[0] >= level:
            symbol = self.take()[1]
            right = self.binary(entry[0] + 1)
            left = _combine(symbol, left, right, entry[1])
        return left

    def unary(self) -> Value:
        kind, word = self.take()
        if word in ("!", "-", "+", "~"):
            value = self.unary()
            if value is None:
                return None
            return {"!": int(not value), "-": -value, "+": value, "~": ~value}[word]
        if word == "(":
            value = self.ternary()
            self.take(")")
            return value
        if kind == "number":
            return _number(word)
        if word == "defined":
            return self.defined()
        if kind != "name":
            raise _UnreadableError
        if self.peek() == "(":
            self.skip_arguments()
            return 0 if self.world(word) == UNDEFINED else None
        known = self.world(word)
        if isinstance(known, str):
            return 0
        return {"true": 1, "false": 0}.get(word, known)

    def defined(self) -> Value:
        parenthesis = self.peek() == "("
        if parenthesis:
            self.take()
        kind, name = self.take()
        if kind != "name":
            raise _UnreadableError
        if parenthesis:
            self.take(")")
        known = self.world(name)
        return None if known is None else int(known != UNDEFINED)

    def skip_arguments(self) -> None:
        depth = 0
        while True:
            word = self.take()[1]
            depth += (word == "(") - (word == ")")
            if depth == 0:
                return


def _combine(symbol: str, left: Value, right: Value, apply: Callable[[int, int], int]) -> Value:
    if symbol == "&&" and (left == 0 or right == 0):
        return 0
    if symbol == "||" and (left or right):
        return 1
    if left is None or right is None:
        return None
    try:
        return int(apply(left, right))
    except (ZeroDivisionError, ValueError, OverflowError):
        return None


def _number(word: str) -> int:
    digits = word.replace("'", "").rstrip("uUlLzZ")
    try:
        if digits[:1] == "0" and digits[1:2].isdigit():
            return int(digits, 8)
        return int(digits, 0)
    except ValueError as error:
        raise _UnreadableError from error
