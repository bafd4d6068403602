"""The facts that answer questions about a parsed file."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterable

from hipport.unit.cxx_types import type_of
from hipport.unit.launches import wrong_launch
from hipport.unit.questions import Ask
from hipport.unit.questions import Fact
from hipport.unit.questions import Question
from hipport.unit.questions import Type
from hipport.unit.receivers import call_depth
from hipport.unit.receivers import named
from hipport.unit.receivers import receiver_of
from hipport.unit.syntax import FUNCTIONS
from hipport.unit.syntax import Node
from hipport.unit.syntax import Tree
from hipport.unit.syntax import Way
from hipport.unit.syntax import before_conversion


def answer(tree: Tree, questions: Iterable[Question]) -> dict[Question, Fact | None]:
    """The facts that the tree has for the questions."""
    return {question: _answer(tree, question) for question in questions}


def _answer(tree: Tree, question: Question) -> Fact | None:
    tellers: dict[Ask, Callable[[Way, int], Fact | None]] = {
        Ask.TYPE: _type,
        Ask.RECEIVER: receiver_of,
        Ask.LAUNCH: wrong_launch,
    }
    found = (tellers[question.kind](way, question.offset) for way in tree.ways(question.offset))
    return next((fact for fact in found if fact is not None), None)


def _type(way: Way, offset: int) -> Type | None:
    for depth, node in named(way, offset):
        declared = node if node.is_declaration else node.referenced
        if declared is None or not declared.is_declaration:
            continue
        if declared.is_invalid:
            return None
        if declared.kind in FUNCTIONS:
            call = call_depth(way, depth)
            return type_of(declared.cursor.result_type if call is None else way[call].cursor.type)
        return type_of((node if node.is_declaration else declared).cursor.type)
    expression = _narrowest(way, offset)
    return None if expression is None else type_of(expression.cursor.type)


def _narrowest(way: Way, offset: int) -> Node | None:
    """The expression that begins at the offset and ends first; of several with the same end, as where a macro stands
    there, the whole.
    """
    starting = [node for node in way if node.start == offset and node.end is not None and _is_expression(node)]
    found = min(starting, key=lambda node: node.end or 0, default=None)
    written = None if found is None else before_conversion(found)
    # What the compiler has made of something wrong has a type, but nothing inside.
    return None if written is None or (written.kind == "UNEXPOSED_EXPR" and not written.children) else written


def _is_expression(node: Node) -> bool:
    return node.kind != "UNKNOWN" and bool(node.cursor.kind.is_expression())
