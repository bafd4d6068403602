"""Types as the parser knows them."""

from __future__ import annotations

from typing import Any

from hipport.unit.questions import Type
from hipport.unit.questions import TypeKind

_UNSIGNED = frozenset("CHAR_U UCHAR CHAR16 CHAR32 USHORT UINT ULONG ULONGLONG UINT128".split())
_SIGNED = frozenset("CHAR_S SCHAR WCHAR SHORT INT LONG LONGLONG INT128".split())
_FLOATS = frozenset("HALF FLOAT16 BFLOAT16 FLOAT DOUBLE LONGDOUBLE FLOAT128 IBM128".split())
_REFERENCES = frozenset({"LVALUEREFERENCE", "RVALUEREFERENCE"})
_ARRAYS = frozenset({"CONSTANTARRAY", "INCOMPLETEARRAY", "VARIABLEARRAY", "DEPENDENTSIZEDARRAY"})
_OTHERS = {
    "BOOL": TypeKind.BOOL,
    "ENUM": TypeKind.ENUM,
    "RECORD": TypeKind.RECORD,
    "VOID": TypeKind.VOID,
    "FUNCTIONPROTO": TypeKind.FUNCTION,
    "FUNCTIONNOPROTO": TypeKind.FUNCTION,
    # A template's parameter and what is made with it have no kind of their own in libclang.
    "UNEXPOSED": TypeKind.DEPENDENT,
    "DEPENDENT": TypeKind.DEPENDENT,
    "OVERLOAD": TypeKind.DEPENDENT,
    "AUTO": TypeKind.DEPENDENT,
}


def type_of(cursor_type: Any) -> Type | None:
    """The type of a cursor as the bindings give it; None for no type."""
    canonical = cursor_type.get_canonical()
    name = kind_name(canonical)
    if name == "INVALID":
        return None
    if name in _REFERENCES:
        canonical = canonical.get_pointee().get_canonical()
    inner, pointers = canonical, 0
    while (name := kind_name(inner)) == "POINTER" or name in _ARRAYS:
        inner = inner.get_pointee() if name == "POINTER" else inner.element_type
        pointers += 1
    kind = _kind(name)
    # libclang crashes when it is asked for the size of a set of overloads.
    size = 0 if kind in (TypeKind.VOID, TypeKind.FUNCTION, TypeKind.DEPENDENT) else inner.get_size()
    return Type(
        kind=kind,
        bits=size * 8 if size > 0 else None,
        signed=_sign(inner, name),
        pointers=pointers,
        spelled=str(cursor_type.spelling),
        canonical=str(canonical.spelling),
    )


def is_deduced(cursor_type: Any) -> bool:
    """Whether a type is written as ``auto``; ``auto *`` too."""
    while (name := kind_name(cursor_type)) in _REFERENCES or name == "POINTER":
        cursor_type = cursor_type.get_pointee()
    return name in ("AUTO", "DEDUCEDTEMPLATESPECIALIZATION") or "decltype" in cursor_type.spelling


def kind_name(cursor_type: Any) -> str:
    """The bindings' name of a type's kind, ``UNKNOWN`` for one that they do not know."""
    try:
        return str(cursor_type.kind.name)
    except ValueError:
        return "UNKNOWN"


def _kind(name: str) -> TypeKind:
    if name in _UNSIGNED or name in _SIGNED:
        return TypeKind.INTEGER
    return TypeKind.FLOAT if name in _FLOATS else _OTHERS.get(name, TypeKind.OTHER)


def _sign(cursor_type: Any, name: str) -> bool | None:
    if name == "ENUM":
        underlying = cursor_type.get_declaration().enum_type
        return _sign(underlying, kind_name(underlying.get_canonical()))
    return True if name in _SIGNED else False if name in _UNSIGNED else None
