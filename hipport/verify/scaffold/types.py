"""What a spec calls the types of a kernel's parameters: by the parser's view where there is one, else by tokens."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from hipport.code.functions import VECTOR_TYPES
from hipport.code.functions import read_parameter
from hipport.source.tokens import Tokens
from hipport.unit import Type
from hipport.unit import TypeKind
from hipport.verify.scaffold.kernels import KernelParameter
from hipport.verify.specs.dtypes import CPP_NAMES

#: Names of C++ that are one of ``CPP_NAMES`` under another name.
_ALIASES = {
    "char": "int8",
    "half": "float16",
    "__nv_bfloat16": "bfloat16",
    "nv_bfloat16": "bfloat16",
    "long": "int64",
    "unsigned long": "uint64",
    "signed": "int32",
    "cuComplex": "complex64",
    "cufftComplex": "complex64",
    "cufftReal": "float32",
    "cufftDoubleComplex": "complex128",
    "int8_t": "int8",
    "int16_t": "int16",
    "uint8_t": "uint8",
    "uint16_t": "uint16",
    "uchar": "uint8",
    "ushort": "uint16",
    "int32_t": "int32",
    "int64_t": "int64",
    "uint32_t": "uint32",
    "uint64_t": "uint64",
    "size_t": "uint64",
}
_NAMES = {**{cpp: name for name, cpp in CPP_NAMES.items()}, **_ALIASES}
#: NumPy's codes of the elements of vector types, by the name of the type without its number.
_ELEMENTS = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
    "longlong": "i8", "ulonglong": "u8", "float": "f4", "double": "f8",
}  # fmt: skip
_INTEGER_WORDS = frozenset("unsigned signed long int short char".split())
_QUALIFIERS = re.compile(r"\b(?:const|volatile|__restrict__|__restrict|struct)\b|[*&]")


@dataclass(frozen=True, slots=True)
class SpecType:
    """The type of a parameter. ``element`` is what a spec calls it, or what it points to: a name of ``CPP_NAMES``, a
    template parameter, a vector type (``float4``), or empty where only a person knows. ``pointers`` is -1 where that
    is not known.
    """

    element: str
    pointers: int
    constant: bool

    @property
    def is_integer(self) -> bool:
        """Whether it is an integer of C++."""
        return self.element.startswith(("int", "uint")) and self.element in CPP_NAMES

    @property
    def is_vector(self) -> bool:
        """Whether it is one of CUDA's vector types."""
        return self.element in VECTOR_TYPES


def spec_type(tokens: Tokens, parameter: KernelParameter, seen: Type | None, templates: Collection[str]) -> SpecType:
    """The type of a parameter; ``seen`` is what the parser knows of it, None for nothing."""
    if seen is not None:
        return SpecType(_element(seen, templates), seen.pointers, "const" in seen.canonical.split())
    read = read_parameter(tokens, parameter.span)
    if read is None:
        return SpecType("", -1, constant=False)
    element = read.type if read.type in templates or read.type in VECTOR_TYPES else named(read.type)
    return SpecType(element, read.declarator.count("*"), read.constant)


def named(cpp: str) -> str:
    """What a spec calls a type of C++, empty for any that it has no name for."""
    name = cpp.removeprefix("std::")
    return _NAMES.get(name, "") or _NAMES.get(_ordered(name.split()), "")


def _ordered(words: list[str]) -> str:
    """Integers as ``CPP_NAMES`` spells them: ``long unsigned int`` is ``unsigned long long`` on 64-bit Linux."""
    if not words or not set(words) <= _INTEGER_WORDS:
        return ""
    if "char" in words:
        return "unsigned char" if "unsigned" in words else "signed char"
    size = "short" if "short" in words else "long long" if "long" in words else "int"
    return f"unsigned {size}" if "unsigned" in words else size


def _element(seen: Type, templates: Collection[str]) -> str:
    if seen.kind is TypeKind.BOOL:
        return "bool"
    if seen.kind in (TypeKind.INTEGER, TypeKind.ENUM) and seen.bits:
        return f"{'int' if seen.signed else 'uint'}{seen.bits}"
    if seen.kind is TypeKind.FLOAT:
        return f"float{seen.bits}" if f"float{seen.bits}" in CPP_NAMES else ""
    written = _QUALIFIERS.sub(" ", seen.spelled.replace("[]", "")).strip()
    if seen.kind is TypeKind.DEPENDENT:
        return written if written in templates else ""
    plain = _QUALIFIERS.sub(" ", seen.canonical).strip()
    return named(written) or named(plain) or (plain if plain in VECTOR_TYPES else "")


def vector_dtype(name: str) -> str:
    """The expression of NumPy for a vector type."""
    fields = ", ".join(f'("{axis}", "{_ELEMENTS[name[:-1]]}")' for axis in "xyzw"[: VECTOR_TYPES[name]])
    return f"np.dtype([{fields}], align=True)"
