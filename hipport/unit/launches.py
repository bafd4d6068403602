"""Kernel launches whose arguments do not fit the kernel, in a parsed file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.unit.cxx_types import type_of
from hipport.unit.questions import Misfit
from hipport.unit.questions import Type
from hipport.unit.questions import TypeKind
from hipport.unit.questions import WrongLaunch
from hipport.unit.syntax import Node
from hipport.unit.syntax import Way
from hipport.unit.syntax import before_conversion

_CONFIGURE = frozenset({"cudaConfigureCall", "__cudaPushCallConfiguration"})
_KERNELS = frozenset({"FUNCTION_DECL", "FUNCTION_TEMPLATE", "CXX_METHOD"})
_BRACKETS = re.compile(rb"\s*<<<")
_NUMBER = re.compile(rb"[1-9]\w*")
_CONST = re.compile(r"\bconst\b ?")
_NUMBERS = frozenset({TypeKind.BOOL, TypeKind.INTEGER, TypeKind.FLOAT, TypeKind.ENUM})
_PLAIN = frozenset({TypeKind.INTEGER, TypeKind.FLOAT})


def wrong_launch(way: Way, offset: int) -> WrongLaunch | None:
    """``kernel<<<grid, block>>>(arguments)`` with the kernel's name at the offset: why no kernel of that name takes
    the arguments. None where one does, or may: each kernel's reason has to be certain by itself.
    """
    launch = next((node for node in reversed(way) if node.children and _is_launch(node, offset)), None)
    if launch is None or (launch.cursor.type.spelling == "void" and launch.kind == "CALL_EXPR"):
        return None  # clang has accepted it
    # What depends on a template's parameters has not been checked, and types in it may be anything.
    is_refused = launch.kind == "UNEXPOSED_EXPR"
    arguments = [child for child in launch.children[1:] if child.spelling not in _CONFIGURE and child.end]
    kernels = list(_kernels(launch.children[0]))
    misfits = [_misfit(kernel, arguments, by_type=is_refused) for kernel in kernels]
    certain = tuple(misfit for misfit in misfits if misfit is not None)
    return WrongLaunch(certain) if len(certain) == len(kernels) else None


def _is_launch(node: Node, offset: int) -> bool:
    """Whether a call, or what clang makes of one that it refuses, begins with what is launched."""
    callee = node.children[0]
    if node.kind not in ("CALL_EXPR", "UNEXPOSED_EXPR") or callee.end is None or not callee.covers(offset):
        return False
    return node.end != callee.end and _BRACKETS.match(node.tree.data, callee.end) is not None


def _kernels(callee: Node) -> Iterator[Node]:
    """The functions that the expression before ``<<<`` may stand for; the expression itself where none is known."""
    while callee.kind == "UNEXPOSED_EXPR" and len(callee.children) == 1:
        callee = callee.children[0]
    overloads = next((child.overloads for child in callee.children if child.kind == "OVERLOADED_DECL_REF"), ())
    if overloads:
        yield from overloads
    else:
        yield callee.referenced or callee


def _misfit(kernel: Node, arguments: Sequence[Node], *, by_type: bool) -> Misfit | None:
    """Why a kernel does not take the arguments, None where it does or may."""
    if kernel.kind not in _KERNELS or kernel.is_invalid or kernel.cursor.type.is_function_variadic():
        return None
    parameters = [child for child in kernel.children if child.kind == "PARM_DECL"]
    if any(parameter.cursor.type.spelling.endswith("...") for parameter in parameters):
        return None
    if any(argument.kind in ("PACK_EXPANSION_EXPR", "UNKNOWN") or _is_pack(argument) for argument in arguments):
        return None
    least = next((at for at, parameter in enumerate(parameters) if _may_have_default(parameter)), len(parameters))
    counts = (kernel.spelling.partition("<")[0], least, len(parameters), len(arguments))
    if not least <= len(arguments) <= len(parameters):
        return Misfit(*counts)
    for position, (parameter, argument) in enumerate(zip(parameters, arguments, strict=False)):
        taken, given = type_of(parameter.cursor.type), type_of(before_conversion(argument).cursor.type)
        if by_type and taken and given and _is_wrong(taken, given, argument):
            return Misfit(*counts, position, given.spelled, taken.spelled)
    return None


def _is_pack(argument: Node) -> bool:
    """Whether an argument is a pack (``values...``), which libclang has no kind for."""
    return argument.end is not None and argument.tree.data[argument.start : argument.end].rstrip().endswith(b"...")


def _may_have_default(parameter: Node) -> bool:
    """``int n = 3``; an array's size, which has an expression as well, counts too."""
    return any(child.kind != "UNKNOWN" and child.cursor.kind.is_expression() for child in parameter.children)


def _is_wrong(taken: Type, given: Type, argument: Node) -> bool:
    """Whether no value of a type, or not this constant, converts to the other."""
    if given.kind is TypeKind.DEPENDENT or taken.kind is TypeKind.DEPENDENT:
        return False
    if taken.pointers and not given.pointers:
        return given.kind in _NUMBERS and not _may_be_null(argument)
    if given.pointers and not taken.pointers:
        return taken.kind in _NUMBERS - {TypeKind.BOOL}
    if taken.pointers == given.pointers == 1:
        is_other = _without_const(taken) != _without_const(given)
        drops_const = given.canonical.startswith("const ") and not taken.canonical.startswith("const ")
        return taken.kind in _PLAIN and given.kind in _PLAIN and (is_other or drops_const)
    return False


def _may_be_null(argument: Node) -> bool:
    """``0``, ``NULL``, ``false`` and constants that may be 0; not ``n`` and ``16``."""
    written = before_conversion(argument)
    if written.kind in ("DECL_REF_EXPR", "MEMBER_REF_EXPR"):
        return "const" in written.cursor.type.spelling
    is_number = written.end is not None and _NUMBER.fullmatch(written.tree.data[written.start : written.end])
    return not (written.kind == "INTEGER_LITERAL" and is_number)


def _without_const(type_: Type) -> str:
    """``const float *__restrict`` and ``float[4]`` -> ``float``."""
    return re.split(r"[*\[]", _CONST.sub("", type_.canonical))[0].strip()
