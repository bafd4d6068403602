"""The types of expressions, and what they narrow to."""

from __future__ import annotations

import pytest

from hipport.code.arithmetic import TYPES
from hipport.code.arithmetic import Arithmetic
from hipport.code.arithmetic import type_of
from hipport.code.calls import Span
from hipport.code.declarations import Declarations
from hipport.source.tokens import Tokens

_CODE = """
void f(int i, unsigned int u, const short s, float x, const double *far, long long n) {
    const int constant = 3;
    unsigned long wide, wider;
    use(%s);
}
"""


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("i", Arithmetic(32)),
        ("u", Arithmetic(32, signed=False)),
        ("s", Arithmetic(16)),
        ("s + 1", Arithmetic(32)),
        ("s * s", Arithmetic(32)),
        ("(u + 3) / 4", Arithmetic(32, signed=False)),
        ("u + n", Arithmetic(64)),
        ("i + wider", Arithmetic(64, signed=False)),
        ("2ul * i", Arithmetic(64, signed=False)),
        ("far[i] - x", Arithmetic(64, floating=True)),
        ("x * i", Arithmetic(32, floating=True)),
        ("threadIdx.x", Arithmetic(32, signed=False)),
        ("-i", Arithmetic(32)),
        ("-1", None),
        ("far", None),
        ("constant", None),
        ("other", None),
        ("i + other", None),
        ("(float)i", None),
        ("g(i)", None),
        ("i < u", None),
        ("", None),
    ],
)
def test_type_of_an_expression(expression: str, expected: Arithmetic | None) -> None:
    tokens = Tokens(_CODE % expression)
    opener = tokens.after(next(tokens.places("use")))
    span = Span(opener + 1, next(index for index in reversed(range(len(tokens))) if tokens.texts[index] == ")"))
    assert type_of(tokens, span, Declarations(tokens, TYPES.keys())) == expected


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("int", "size_t", True),
        ("int", "unsigned", True),
        ("unsigned", "int", True),
        ("unsigned", "long", False),
        ("int", "float", True),
        ("float", "int", True),
        ("double", "float", True),
        ("float", "double", False),
        ("char", "short", False),
        ("uint8_t", "char", True),
        ("uint8_t", "short", False),
    ],
)
def test_narrowing(source: str, target: str, expected: bool) -> None:
    assert TYPES[source].narrows_to(TYPES[target]) is expected
