"""Functions of a parsed file: their attributes, signatures, launch bounds and shared memory."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.unit.clang import Node
from hipport.unit.cxx_types import type_of
from hipport.unit.questions import Function
from hipport.unit.questions import Kind
from hipport.unit.questions import Parameter
from hipport.unit.questions import Shared
from hipport.unit.questions import Type

FUNCTIONS = frozenset(
    {"FUNCTION_DECL", "FUNCTION_TEMPLATE", "CXX_METHOD", "CONSTRUCTOR", "DESTRUCTOR", "CONVERSION_FUNCTION"}
)
_ATTRIBUTES = {"CUDAGLOBAL_ATTR": "global", "CUDADEVICE_ATTR": "device", "CUDAHOST_ATTR": "host"}
_LAUNCH_BOUNDS = re.compile(r"launch_bounds(?:__)?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
_NO_RESULT = Type(Kind.OTHER, None, None, 0, "", "")


def function_of(node: Node) -> Function | None:
    """What there is to know of a function or a lambda; None for one that is written elsewhere."""
    kinds = {child.kind for child in node.children}
    # An attribute may stand in front of what clang takes for the function's begin.
    starts = [child.start for child in (node, *node.children) if child.start is not None]
    if node.end is None or not starts:
        return None
    return Function(
        name=node.spelling if node.kind in FUNCTIONS else "",
        qualified=_qualified(node) if node.kind in FUNCTIONS else "",
        attributes=frozenset(name for kind, name in _ATTRIBUTES.items() if kind in kinds) | _lambda_attributes(node),
        start=min(starts),
        end=node.end,
        template=node.kind == "FUNCTION_TEMPLATE" or "TEMPLATE_TYPE_PARAMETER" in kinds,
        result=type_of(node.cursor.result_type) or _NO_RESULT,
        parameters=tuple(_parameters(node)),
        launch_bounds=_launch_bounds(node) if "UNEXPOSED_ATTR" in kinds else (),
        shared=tuple(_shared(node)),
    )


def _lambda_attributes(node: Node) -> frozenset[str]:
    """Those of a lambda, which libclang does not tell: the words in front of its body."""
    body = node.children[-1].start if node.kind == "LAMBDA_EXPR" and node.children else None
    text = node.tree.data[node.start : body] if body is not None else b""
    return frozenset(word.decode() for word in re.findall(rb"\b__(host|device)__\b", text))


def _qualified(node: Node) -> str:
    names, around = [node.spelling], node.parent
    while around is not None and around.kind != "TRANSLATION_UNIT":
        if around.spelling and around.kind != "LINKAGE_SPEC":
            names.append(around.spelling)
        around = around.parent
    return "::".join(reversed(names))


def _parameters(node: Node) -> Iterator[Parameter]:
    for child in node.children:
        if child.kind == "PARM_DECL":
            yield Parameter(child.spelling, type_of(child.cursor.type) or _NO_RESULT)


def _launch_bounds(node: Node) -> tuple[int | str, ...]:
    found = _LAUNCH_BOUNDS.search(node.printed)
    texts = re.split(r",(?![^(]*\))", found[1]) if found else []
    return tuple(int(text) if text.strip().isdecimal() else text.strip() for text in texts)


def _shared(node: Node) -> Iterator[Shared]:
    waiting = list(reversed(node.children))
    while waiting:
        inner = waiting.pop()
        if inner.kind == "VAR_DECL" and any(child.kind == "CUDASHARED_ATTR" for child in inner.children):
            if inner.at is not None and not inner.is_invalid:
                dynamic = inner.cursor.storage_class.name == "EXTERN"
                size = inner.cursor.type.get_size()
                yield Shared(inner.spelling, inner.at, size if size >= 0 and not dynamic else None, dynamic)
        elif inner.kind.endswith(("_STMT", "_EXPR")) or inner.kind in FUNCTIONS:
            waiting += reversed(inner.children)
