"""What takes the value of a call or of a variable, in a parsed file."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.unit.cxx_types import is_deduced
from hipport.unit.cxx_types import type_of
from hipport.unit.questions import Receiver
from hipport.unit.questions import ReceiverRole
from hipport.unit.questions import Type
from hipport.unit.questions import TypeKind
from hipport.unit.syntax import FUNCTIONS
from hipport.unit.syntax import Node
from hipport.unit.syntax import Way
from hipport.unit.syntax import before_conversion

#: What stands between a value and what takes it without changing it.
_TRANSPARENT = frozenset({"UNEXPOSED_EXPR", "PAREN_EXPR", "INIT_LIST_EXPR", "DECL_STMT"})
_CASTS = frozenset(
    {"CSTYLE_CAST_EXPR", "CXX_STATIC_CAST_EXPR", "CXX_FUNCTIONAL_CAST_EXPR", "CXX_REINTERPRET_CAST_EXPR"}
)
_BITWISE = frozenset({"&", "|", "^"})
_ASSIGNING = frozenset({"=", "&=", "|=", "^="})
_COMMENT = re.compile(rb"/\*.*?\*/|//[^\n]*", re.DOTALL)


def named(way: Way, offset: int) -> Iterator[tuple[int, Node]]:
    """What has its name at the offset, innermost first, with its place in the way."""
    for depth in range(len(way) - 1, -1, -1):
        if way[depth].at == offset:
            yield depth, way[depth]


def call_depth(way: Way, depth: int) -> int | None:
    """The place in the way of the call of what is at ``depth``, None where that is not called."""
    for above in range(depth, -1, -1):
        node = way[above]
        if node.kind == "CALL_EXPR":
            # A call's first child is what is called, except where the call is a conversion that nobody wrote.
            callee = way[above + 1] if above < depth else node
            if above == depth or (node.children and node.children[0].is_same(callee)):
                return above
            return None
        if above != depth and node.kind not in ("UNEXPOSED_EXPR", "PAREN_EXPR", "MEMBER_REF_EXPR"):
            return None
    return None


def receiver_of(way: Way, offset: int) -> Receiver | None:
    """``mask = f() & others``, ``return ~f();``, ``g(f())``, ``(int)f()``: what takes the bits of ``f()``. Nothing
    takes those that a number cuts out (``f() & 1``).
    """
    depth = _value(way, offset)
    while depth is not None and depth > 0:
        value, depth = way[depth], depth - 1
        node = way[depth]
        if node.kind in _TRANSPARENT:
            continue
        if node.kind in ("VAR_DECL", "FIELD_DECL"):
            return None if node.is_invalid else _receiving(node, ReceiverRole.INITIALIZED)
        if node.kind in ("BINARY_OPERATOR", "COMPOUND_ASSIGNMENT_OPERATOR"):
            operator = _operator(node)
            left, right = node.children[0], node.children[-1]
            if operator in _ASSIGNING:
                return _receiving(left, ReceiverRole.ASSIGNED) if right.is_same(value) else None
            if operator not in _BITWISE or (operator == "&" and _has_number(node)):
                return None
        elif node.kind == "UNARY_OPERATOR":
            if node.start is None or node.tree.data[node.start : node.start + 1] != b"~":
                return None
        elif node.kind == "CONDITIONAL_OPERATOR":
            if node.children[0].is_same(value):
                return None
        elif node.kind == "RETURN_STMT":
            return _returned(way[:depth])
        elif node.kind in _CASTS:
            return _receiving(node, ReceiverRole.CAST)
        elif node.kind == "CALL_EXPR":
            return _parameter(node, value)
        else:
            return None
    return None


def _value(way: Way, offset: int) -> int | None:
    """The place in the way of the call, or else of the variable, whose name is at the offset."""
    for depth, node in named(way, offset):
        if not node.is_declaration:
            found = call_depth(way, depth)
            if found is not None:
                return found
            if node.kind in ("DECL_REF_EXPR", "MEMBER_REF_EXPR"):
                return depth
    return None


def _receiving(node: Node, role: ReceiverRole) -> Receiver | None:
    declared = node if node.is_declaration else node.referenced
    if declared is not None and is_deduced(declared.cursor.type):
        return None
    return _receiver(type_of(node.cursor.type), role)


def _receiver(type_: Type | None, role: ReceiverRole) -> Receiver | None:
    """The receiver, None where its type depends on a template's parameters."""
    return None if type_ is None or type_.kind is TypeKind.DEPENDENT else Receiver(type_, role)


def _operator(node: Node) -> str:
    """The operator between the operands, which older versions of libclang do not tell."""
    if len(node.children) != 2:
        return ""
    left, right = node.children
    if left.end is None or right.start is None:
        return ""
    return _COMMENT.sub(b"", node.tree.data[left.end : right.start]).strip().decode("latin-1")


def _has_number(node: Node) -> bool:
    return any(before_conversion(child).kind == "INTEGER_LITERAL" for child in node.children)


def _returned(way: Way) -> Receiver | None:
    for node in reversed(way):
        if node.kind == "LAMBDA_EXPR":
            return None  # its result type is what it returns
        if node.kind in FUNCTIONS:
            result = node.cursor.result_type
            return None if is_deduced(result) else _receiver(type_of(result), ReceiverRole.RETURNED)
    return None


def _parameter(call: Node, argument: Node) -> Receiver | None:
    """The parameter of a call that takes an argument."""
    position = next((i for i, a in enumerate(call.arguments or ()) if a.is_same(argument)), None)
    callee = call.referenced
    if position is None or callee is None or callee.kind not in FUNCTIONS:
        return None
    parameters = list(callee.cursor.get_arguments())
    if position >= len(parameters):
        return None
    return _receiver(type_of(parameters[position].type), ReceiverRole.ARGUMENT)
