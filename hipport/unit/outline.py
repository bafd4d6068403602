"""Everything of a file that matters for CUDA, in one walk."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.unit.clang import Node
from hipport.unit.clang import Tree
from hipport.unit.facts import written_arguments
from hipport.unit.functions import FUNCTIONS
from hipport.unit.functions import function_of
from hipport.unit.questions import Function
from hipport.unit.questions import Launch
from hipport.unit.questions import Macro
from hipport.unit.questions import Outline
from hipport.unit.questions import View


def outline_of(tree: Tree, view: View) -> Outline:
    """The outline of a parsed file."""
    functions: list[Function] = []
    launches: list[Launch] = []
    for node in _all(tree):
        if node.kind in FUNCTIONS and not node.is_invalid:
            found = function_of(node)
            if found is not None and found.attributes & {"global", "device"}:
                functions.append(found)
        elif node.kind == "CALL_EXPR":
            launches += _launch(node)
    expansions = tree.macro_expansions.items()
    definitions = ((node.at, node) for node in tree.macro_definitions)
    return Outline(
        view,
        tuple(functions),
        tuple(launches),
        tuple(Macro(node.spelling, at) for at, node in definitions if at is not None),
        tuple(Macro(node.spelling, at) for at, node in expansions),
    )


def _all(tree: Tree) -> Iterator[Node]:
    """All nodes that are written in the file, from its begin to its end."""
    waiting = list(reversed(list(tree.declarations)))
    while waiting:
        node = waiting.pop()
        yield node
        waiting += (child for child in reversed(node.children) if child.start is not None or child.end is not None)


def _launch(call: Node) -> Iterator[Launch]:
    """The launch that a call is, if it is one: its second child is then the call that pushes the configuration."""
    children = call.children
    if len(children) < 2 or children[1].spelling not in ("cudaConfigureCall", "__cudaPushCallConfiguration"):
        return
    if call.start is None or call.end is None:
        return
    callee = _name(children[0])
    yield Launch(
        callee=callee.spelling,
        offset=callee.at if callee.at is not None else call.start,
        start=call.start,
        end=call.end,
        configuration=tuple(written_arguments(children[1].arguments or ())),
        arguments=tuple(written_arguments(call.arguments or ())),
    )


def _name(callee: Node) -> Node:
    while not callee.spelling and len(callee.children) == 1:
        callee = callee.children[0]
    return callee
