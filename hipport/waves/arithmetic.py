"""Arithmetic that splits threads into lanes and warps of 32."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.function_code import FunctionCode
from hipport.source.lexer import is_name
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions

_OPERATORS = {"&": WARP - 1, "%": WARP, "/": WARP, ">>": 5}


def literals_of_32(function: WarpFunction, constants: Constants) -> Iterator[tuple[int, int]]:
    """Where a thread's number is split by 32: ``tid & 31``, ``tid / WARP_SIZE``; positions of the constant, first and
    end.
    """
    code = function.code
    for at in range(len(code.texts)):  # with what a constructor sets its members to
        operator, width = _operator(code, at)
        if operator not in _OPERATORS:
            continue
        first, end = _operand(code, at + width)
        if first == end or (function.mentions_warp_size and "warpSize" in code.texts[first:end]):
            continue
        if constants.value(code.texts[first:end]) == _OPERATORS[operator] and _is_of_threads(function, at):
            yield first, end


def counts_by_warp_size(functions: WarpFunctions, function: WarpFunction) -> bool:
    """Whether a function counts lanes by ``warpSize`` and never by 32."""
    return function.mentions_warp_size and not any(literals_of_32(function, functions.constants))


def counting_by_warp_size(functions: WarpFunctions) -> frozenset[str]:
    """The functions that are called by one that counts lanes by ``warpSize`` and never by 32."""
    found: set[str] = set()
    for function in functions.all:
        if counts_by_warp_size(functions, function):
            found |= functions.callees(function)
    return frozenset(found)


def _operator(code: FunctionCode, at: int) -> tuple[str, int]:
    """The binary operator at a position and its length; an assignment ``x >>= 5`` counts as one."""
    one, two = code.text(at), code.text(at + 1)
    if one not in "&%/>" or not one:
        return "", 0
    length = 1
    if one == ">":
        if two != ">" or code.text(at - 1) == ">":
            return "", 0
        one, length = ">>", 2
    elif two == one or code.text(at - 1) == one:
        return "", 0
    return one, length + (code.text(at + length) == "=")


def _operand(code: FunctionCode, first: int) -> tuple[int, int]:
    """A constant or an expression in parentheses that begins at a position."""
    if code.text(first) == "(":
        return first, code.partner.get(first, first - 1) + 1
    text = code.text(first)
    if not (is_name(text) or text[:1].isdigit()) or code.text(first + 1) in (".", "->", "(", "["):
        return first, first
    return first, first + 1


def _is_of_threads(function: WarpFunction, operator: int) -> bool:
    """Whether what stands before an operator is computed from the thread's place in its block."""
    code, at = function.code, operator - 1
    if code.text(at) == ")":
        return bool(function.thread_names.intersection(code.texts[code.partner.get(at, at) : at]))
    while code.text(at - 1) == "." or code.text(at - 1) == "->":
        at -= 2
    return code.text(at) in function.thread_names
