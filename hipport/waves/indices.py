"""Indices of elements that stand in a variable of their own."""

from __future__ import annotations

from hipport.code.function_code import FunctionCode
from hipport.source.lexer import is_name

_SIGNS = frozenset("+-^")


def index_in_full(code: FunctionCode, first: int, end: int) -> tuple[str, ...]:
    """The index from position ``first`` to ``end``, where it is a variable what that was set to: ``t + 16`` of
    ``s[other]`` after ``int other = t + 16;``
    """
    index = code.texts[first:end]
    if len(index) != 1 or not is_name(index[0]) or index[0] not in code.declarations:
        return index
    writes = [at for at in code.where(index[0]) if at >= code.body and code.is_written(at)]
    if len(writes) != 1 or code.text(writes[0] + 1) != "=" or code.declarations[index[0]][0] < code.body:
        return index
    value = code.texts[writes[0] + 2 : code.value_end(writes[0] + 1)]
    is_sum = len(value) > 1 and all(is_name(word) or word[0].isdigit() or word in _SIGNS for word in value)
    is_old = any(code.has_write(word, writes[0] + 1, first) for word in filter(is_name, value))
    return value if is_sum and writes[0] < first and not is_old else index


def sets_index(code: FunctionCode, first: int) -> bool:
    """Whether a statement only sets a variable to a sum: ``const int other = t + 16;``"""
    end = code.statement_end(first)
    equals = next((at for at in range(first, end) if code.is_assignment(at)), -1)
    is_alone = equals > first and all(map(is_name, code.texts[first:equals]))
    value = code.texts[equals + 1 : end - 1]
    return is_alone and all(is_name(word) or word[0].isdigit() or word in _SIGNS for word in value)
