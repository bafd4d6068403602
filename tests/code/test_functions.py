"""Reading the definition of a function from its tokens."""

from __future__ import annotations

import pytest

from hipport.code.functions import FunctionDefinition
from hipport.code.functions import FunctionParameter
from hipport.code.functions import read_function
from hipport.source.tokens import Tokens


def read(text: str, name: str = "f") -> FunctionDefinition | None:
    tokens = Tokens(text)
    at = next(tokens.places(name))
    return read_function(tokens, at, tokens.after(at))


def test_head_and_parameters() -> None:
    function = read(
        "int x; static __device__ float4 &f(const float4 &a, unsigned long long int *__restrict__ p, int) { }"
    )
    assert function is not None
    assert function.head == ("static", "__device__", "float4", "&")
    assert function.parameters == (
        FunctionParameter("float4", "&", "a", constant=True),
        FunctionParameter("unsigned long long", "*", "p", constant=False),
        FunctionParameter("int", "", "", constant=False),
    )


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("uint64_t x", "unsigned long"),
        ("unsigned x", "unsigned int"),
        ("long long int x", "long long"),
        ("int unsigned x", "unsigned int"),
        ("size_t", "unsigned long"),
        ("cuComplex z", "cuComplex"),
    ],
)
def test_types_of_several_spellings(written: str, meant: str) -> None:
    function = read(f"void f({written}) {{ }}")
    assert function is not None
    assert [parameter.type for parameter in function.parameters] == [meant]


@pytest.mark.parametrize(
    "text",
    [
        "void f(int x);",
        "template <typename T> void f(T x) { }",
        "x = f(y) { }",
        "__attribute__((weak)) void f(int x) { }",
        "#define DEFINE void f(int x) { }\nvoid g();",
        "#ifdef A\n__device__\n#else\nstatic\n#endif\nvoid f(int x) { }",
        "void f(int x[4]) { }",
        "void f(std::vector<int> x) { }",
        "void f(int x { }",
        "void f(int x) {",
    ],
)
def test_what_is_not_certain_is_not_read(text: str) -> None:
    assert read(text) is None
