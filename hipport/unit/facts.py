"""The facts that answer questions about a parsed file."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator

from hipport.unit.clang import Node
from hipport.unit.clang import Tree
from hipport.unit.cxx_types import type_of
from hipport.unit.functions import FUNCTIONS
from hipport.unit.functions import function_of
from hipport.unit.prelude import STUBS
from hipport.unit.questions import Argument
from hipport.unit.questions import Arguments
from hipport.unit.questions import Ask
from hipport.unit.questions import Constant
from hipport.unit.questions import Entity
from hipport.unit.questions import Fact
from hipport.unit.questions import Function
from hipport.unit.questions import Kind
from hipport.unit.questions import Owner
from hipport.unit.questions import Question
from hipport.unit.questions import Receiver
from hipport.unit.questions import Role
from hipport.unit.questions import Type
from hipport.unit.questions import Whose

Way = list[Node]  # from the top of the file to a place in it

_ENTITIES = {
    "VAR_DECL": Entity.VARIABLE,
    "PARM_DECL": Entity.PARAMETER,
    "FIELD_DECL": Entity.FIELD,
    "CXX_METHOD": Entity.METHOD,
    "CONSTRUCTOR": Entity.METHOD,
    "CONVERSION_FUNCTION": Entity.METHOD,
    "FUNCTION_DECL": Entity.FUNCTION,
    "FUNCTION_TEMPLATE": Entity.FUNCTION,
    "ENUM_CONSTANT_DECL": Entity.ENUMERATOR,
    "MACRO_DEFINITION": Entity.MACRO,
    "NAMESPACE": Entity.NAMESPACE,
    "NAMESPACE_ALIAS": Entity.NAMESPACE,
    "TEMPLATE_TYPE_PARAMETER": Entity.TEMPLATE_PARAMETER,
    "TEMPLATE_NON_TYPE_PARAMETER": Entity.TEMPLATE_PARAMETER,
    "TEMPLATE_TEMPLATE_PARAMETER": Entity.TEMPLATE_PARAMETER,
    **dict.fromkeys(
        "STRUCT_DECL UNION_DECL CLASS_DECL CLASS_TEMPLATE CLASS_TEMPLATE_PARTIAL_SPECIALIZATION ENUM_DECL"
        " TYPEDEF_DECL TYPE_ALIAS_DECL TYPE_ALIAS_TEMPLATE_DECL".split(),
        Entity.TYPE,
    ),
}
_MEMBERS = frozenset({"STRUCT_DECL", "UNION_DECL", "CLASS_DECL", "CLASS_TEMPLATE"})
#: What stands between a call and what takes its result without changing it.
_TRANSPARENT = frozenset({"UNEXPOSED_EXPR", "PAREN_EXPR", "INIT_LIST_EXPR", "DECL_STMT"})
_CASTS = frozenset(
    {"CSTYLE_CAST_EXPR", "CXX_STATIC_CAST_EXPR", "CXX_FUNCTIONAL_CAST_EXPR", "CXX_REINTERPRET_CAST_EXPR"}
)
_ARITHMETIC = frozenset({"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"})
_COMMENT = re.compile(rb"/\*.*?\*/|//[^\n]*", re.DOTALL)


def answer(tree: Tree, questions: Iterable[Question]) -> dict[Question, Fact | None]:
    """The facts that the tree has for the questions."""
    return {question: _answer(tree, question) for question in questions}


def _answer(tree: Tree, question: Question) -> Fact | None:
    offset = question.offset
    ways = tree.ways(offset)
    if question.kind is Ask.WHOSE:
        macro = tree.macro_expansions.get(offset)
        if macro is not None:
            return _macro_owner(macro)
    tellers: dict[Ask, Callable[[Way, int], Fact | None]] = {
        Ask.WHOSE: _whose,
        Ask.TYPE: _type,
        Ask.RECEIVER: _receiver,
        Ask.ARGUMENT: _arguments,
        Ask.CONSTANT: _constant,
        Ask.FUNCTION: _function,
    }
    found = (tellers[question.kind](way, offset) for way in ways)
    return next((fact for fact in found if fact is not None), None)


# Names.


def _named(way: Way, offset: int) -> Iterator[tuple[int, Node]]:
    """What has its name at the offset, innermost first, with its place in the way."""
    for depth in range(len(way) - 1, -1, -1):
        if way[depth].at == offset:
            yield depth, way[depth]


def _macro_owner(expansion: Node) -> Whose | None:
    definition = expansion.referenced
    return None if definition is None else _whose_is(definition, declares=False)


def _whose(way: Way, offset: int) -> Whose | None:
    for _, node in _named(way, offset):
        if node.is_declaration:
            if _written_name(node, offset):
                return None if node.is_invalid else _whose_is(node, declares=True)
        elif overloads := (node.overloads if node.kind == "OVERLOADED_DECL_REF" else ()):
            found = {_whose_is(overload, declares=False) for overload in overloads}
            owners = {whose.owner for whose in found if whose is not None}
            return next(iter(found)) if len(owners) == 1 else None
        else:
            target = node.referenced
            if target is not None and target.spelling:
                return None if target.is_declaration and target.is_invalid else _whose_is(target, declares=False)
    return None


def _written_name(node: Node, offset: int) -> bool:
    """Whether a declaration's name stands there: that of an unnamed one is the place of something else."""
    name = node.spelling.partition("<")[0].encode()
    return bool(name) and node.tree.data.startswith(name, offset)


def _whose_is(declaration: Node, *, declares: bool) -> Whose | None:
    # The first declaration counts: a program may declare what CUDA's headers do.
    first = declaration if declaration.kind == "MACRO_DEFINITION" else declaration.canonical
    file = first.file
    if file.startswith(STUBS):
        owner = Owner.CUDA
    else:
        owner = Owner.SYSTEM if not file or first.is_in_system_header else Owner.PROJECT
    entity = _ENTITIES.get(declaration.kind, Entity.OTHER)
    if declaration.kind == "FUNCTION_TEMPLATE":
        around = declaration.parent
        entity = Entity.METHOD if around is not None and around.kind in _MEMBERS else entity
    return Whose(owner, entity, file, declares)


# Types and values.


def _type(way: Way, offset: int) -> Type | None:
    for depth, node in _named(way, offset):
        declared = node if node.is_declaration else node.referenced
        if declared is None or not declared.is_declaration:
            continue
        if declared.is_invalid:
            return None
        if declared.kind in FUNCTIONS:
            call = _call_around(way, depth)
            return type_of(declared.cursor.result_type if call is None else call.cursor.type)
        return type_of((node if node.is_declaration else declared).cursor.type)
    expression = _narrowest(way, offset)
    return None if expression is None else type_of(expression.cursor.type)


def _constant(way: Way, offset: int) -> Constant | None:
    for _, node in _named(way, offset):
        if node.kind == "ENUM_CONSTANT_DECL":
            return Constant(int(node.cursor.enum_value))
        if node.is_declaration:
            return _value(node) if node.cursor.type.is_const_qualified() and not node.is_invalid else None
    expression = _narrowest(way, offset)
    return None if expression is None else _value(expression)


def _value(node: Node) -> Constant | None:
    value = node.integer
    return None if value is None else Constant(value)


def _narrowest(way: Way, offset: int) -> Node | None:
    """The expression that begins at the offset and ends first; of several with the same end, as where a macro stands
    there, the whole.
    """
    starting = [node for node in way if node.start == offset and node.end is not None and _is_expression(node)]
    found = min(starting, key=lambda node: node.end or 0, default=None)
    written = None if found is None else _before_conversion(found)
    # What the compiler has made of something wrong has a type, but nothing inside.
    return None if written is None or (written.kind == "UNEXPOSED_EXPR" and not written.children) else written


def _is_expression(node: Node) -> bool:
    return node.kind != "UNKNOWN" and bool(node.cursor.kind.is_expression())


# Calls.


def _call_around(way: Way, depth: int) -> Node | None:
    """The call of what is at this place of the way."""
    at = _call_depth(way, depth)
    return None if at is None else way[at]


def _call_depth(way: Way, depth: int) -> int | None:
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


def _called(way: Way, offset: int) -> int | None:
    """The place in the way of the call whose callee's name is at the offset."""
    for depth, node in _named(way, offset):
        if not node.is_declaration:
            found = _call_depth(way, depth)
            if found is not None:
                return found
    return None


def _arguments(way: Way, offset: int) -> Arguments | None:
    depth = _called(way, offset)
    if depth is None:
        return None
    arguments = way[depth].arguments
    return None if arguments is None else Arguments(tuple(written_arguments(arguments)))


def written_arguments(arguments: Iterable[Node]) -> Iterator[Argument]:
    """The arguments of a call but for the default ones."""
    for argument in arguments:
        node = _before_conversion(argument)
        type_ = type_of(node.cursor.type)
        if node.start is not None and node.end is not None and node.end > node.start and type_ is not None:
            yield Argument(node.start, node.end, type_, node.integer)


def _before_conversion(node: Node) -> Node:
    """The expression as written, below conversions that nobody wrote."""
    while node.kind == "UNEXPOSED_EXPR" or _is_construction(node):
        written = [child for child in node.children if child.start is not None]
        if len(written) != 1 or (written[0].start, written[0].end) != (node.start, node.end):
            break
        node = written[0]
    return node


def _is_construction(node: Node) -> bool:
    return node.kind == "CALL_EXPR" and (made := node.referenced) is not None and made.kind == "CONSTRUCTOR"


def _receiver(way: Way, offset: int) -> Receiver | None:
    depth = _called(way, offset)
    direct = True
    while depth is not None and depth > 0:
        call, depth = way[depth], depth - 1
        node = way[depth]
        if node.kind in _TRANSPARENT:
            continue
        if node.kind in ("VAR_DECL", "FIELD_DECL"):
            return None if node.is_invalid else _receiving(node, Role.INITIALIZED, node.at, direct=direct)
        if node.kind in ("BINARY_OPERATOR", "COMPOUND_ASSIGNMENT_OPERATOR"):
            operator = _operator(node)
            left, right = node.children[0], node.children[-1]
            if operator.endswith("=") and operator not in ("==", "!=", "<=", ">="):
                if not right.is_same(call):
                    return None
                return _receiving(left, Role.ASSIGNED, _assigned_name(left), direct=direct and operator == "=")
            if operator not in _ARITHMETIC or (operator in ("<<", ">>") and right.is_same(call)):
                return None
            direct = False
        elif node.kind == "UNARY_OPERATOR":
            if node.start is None or node.tree.data[node.start : node.start + 1] not in (b"~", b"-", b"+"):
                return None
            direct = False
        elif node.kind == "CONDITIONAL_OPERATOR":
            if node.children[0].is_same(call):
                return None
        elif node.kind == "RETURN_STMT":
            return _returned(way[:depth], direct=direct)
        elif node.kind in _CASTS:
            return _receiving(node, Role.CAST, None, direct=direct)
        elif node.kind == "CALL_EXPR":
            return _parameter(node, call, direct=direct)
        else:
            return None
    return None


def _receiving(node: Node, role: Role, offset: int | None, *, direct: bool) -> Receiver | None:
    type_ = type_of(node.cursor.type)
    return None if type_ is None else Receiver(type_, role, direct, offset)


def _assigned_name(node: Node) -> int | None:
    node = _before_conversion(node)
    return node.at if node.kind in ("DECL_REF_EXPR", "MEMBER_REF_EXPR") else None


def _operator(node: Node) -> str:
    """The operator between the operands, which older versions of libclang do not tell."""
    if len(node.children) != 2:
        return ""
    left, right = node.children
    if left.end is None or right.start is None:
        return ""
    return _COMMENT.sub(b"", node.tree.data[left.end : right.start]).strip().decode("latin-1")


def _returned(way: Way, *, direct: bool) -> Receiver | None:
    for node in reversed(way):
        if node.kind == "LAMBDA_EXPR":
            return None  # its result type is what it returns
        if node.kind in FUNCTIONS:
            type_ = type_of(node.cursor.result_type)
            return None if type_ is None else Receiver(type_, Role.RETURNED, direct, None)
    return None


def _parameter(call: Node, argument: Node, *, direct: bool) -> Receiver | None:
    """The parameter of a call that takes an argument."""
    position = next((i for i, a in enumerate(call.arguments or ()) if a.is_same(argument)), None)
    callee = call.referenced
    if position is None or callee is None or callee.kind not in FUNCTIONS:
        return None
    parameters = list(callee.cursor.get_arguments())
    if position >= len(parameters):
        return None
    type_ = type_of(parameters[position].type)
    if type_ is None or type_.kind is Kind.DEPENDENT:
        return None
    return Receiver(type_, Role.ARGUMENT, direct, None)


def _function(way: Way, _: int) -> Function | None:
    around = next((node for node in reversed(way) if node.kind in (*FUNCTIONS, "LAMBDA_EXPR")), None)
    return None if around is None or around.is_invalid else function_of(around)
