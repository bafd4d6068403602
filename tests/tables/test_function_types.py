"""What of a function's type is compared: a pointer's type has each parameter as it is declared."""

from __future__ import annotations

import pytest

from scripts.tables.signatures import Types
from scripts.tables.symbols import Declaration
from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Symbol

TYPES = Types(
    {"cuHandle_t": "hipHandle_t", "cuReal": "hipReal", "cuProp": "hipProp"},
    (
        Symbol("hipHandle_t", "type", (Declaration("typedef", "h", {"can": "void *", "under": "void *"}),)),
        Symbol("hipReal", "type", (Declaration("typedef", "h", {"can": "long", "under": "int64_t"}),)),
        Symbol("hipProp", "macro", (Declaration("macro", "h", {"body": "hipPropR2"}),)),
        Symbol(
            "real",
            "type",
            (
                Declaration("typedef", "f", {"can": "float", "under": "float"}),
                Declaration("typedef", "d", {"can": "double", "under": "double"}),
            ),
        ),
    ),
)


def parameter(type_: str, canonical: str = "") -> Parameter:
    return Parameter(type_, canonical or type_, 8, "", False)


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("int", "const int"),
        ("const cuHandle_t", "hipHandle_t"),
        ("cuHandle_t *", "void **"),
        ("size_t", "unsigned long"),
        ("unsigned", "unsigned int"),
        ("const struct cuProp *", "const hipPropR2 *"),
        ("const float *const[]", "const float *const *"),
        ("const unsigned long long *", "unsigned long long const *"),
        ("const long long *", "long long int const *"),
    ],
)
def test_one_type(cuda: str, hip: str) -> None:
    assert TYPES.are_same(parameter(cuda), parameter(hip))


@pytest.mark.parametrize(
    ("cuda", "hip"),
    [
        ("long long", "hipReal"),
        ("unsigned long long *", "uint64_t *"),
        ("float", "double"),
        ("const int *", "int *"),
        ("unsigned int", "int"),
        ("void *", "void **"),
    ],
)
def test_two_types(cuda: str, hip: str) -> None:
    assert not TYPES.are_same(parameter(cuda), parameter(hip))
