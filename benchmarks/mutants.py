"""Small faults to plant in a module: each a piece of its text and what to put there instead."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
_Placed = ast.expr | ast.stmt | ast.keyword
#: Statements whose removal leaves code that runs: what they do is what matters, not a name that they bind.
_REMOVABLE = (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break, ast.Delete)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module's text with ``start``..``end`` (in characters) replaced. ``scope`` is the function that this is in,
    empty for the module itself, ``line`` its line, from 1.
    """

    scope: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def apply(self, text: str) -> str:
        """The module's text with the fault."""
        return text[: self.start] + self.after + text[self.end :]


def mutants(text: str) -> list[Mutant]:
    """All faults of a module by their places. Docstrings, imports, annotations and decorators have none."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    starts = list(accumulate((len(line.encode()) for line in lines), initial=0))
    data = text.encode()

    def offset(line: int, column: int) -> int:
        return len(data[: starts[line - 1] + column].decode())

    found = {}
    for scope, node, after in _faults(tree, ""):
        start, end = offset(node.lineno, node.col_offset), offset(node.end_lineno or 0, node.end_col_offset or 0)
        if isinstance(node, ast.keyword) and text[end] == ",":
            end += 1
        found[start, end, after] = Mutant(scope, node.lineno, start, end, text[start:end], after)
    return [found[place] for place in sorted(found)]


def _faults(node: ast.AST, scope: str) -> Iterator[tuple[str, _Placed, str]]:
    """The nodes to replace below ``node``, with their functions and with what replaces them."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        scope = f"{scope}.{node.name}" if scope else node.name
    if isinstance(node, _Placed):
        yield from ((scope, node, after) for after in _replacements(node))
    for condition in _conditions(node):
        yield scope, condition, f"(not ({ast.unparse(condition)}))"
    for child in _children(node):
        yield from _faults(child, scope)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """What may be replaced within a node."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return
        case ast.Expr(ast.Constant(str())):  # a docstring
            return
        case ast.arguments():
            yield from (default for default in (*node.defaults, *node.kw_defaults) if default is not None)
        case ast.AnnAssign():
            if node.value is not None:
                yield node.value
        case ast.FunctionDef():
            yield from (node.args, *node.body)
        case ast.ClassDef():
            yield from node.body
        case _:
            yield from ast.iter_child_nodes(node)


def _replacements(node: ast.AST) -> Iterator[str]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(left, operators, others):
            for at, operator in enumerate(operators):
                flipped = [*operators[:at], _COMPARISONS[type(operator)](), *operators[at + 1 :]]
                yield f"({ast.unparse(ast.Compare(left, flipped, others))})"
        case ast.BoolOp(operator, values):
            other = ast.And() if isinstance(operator, ast.Or) else ast.Or()
            yield f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield f"({ast.unparse(ast.BinOp(left, _OPERATORS[type(operator)](), right))})"
        case ast.Constant(bool(value)):
            yield str(not value)
        case ast.Constant(int(value) | float(value)):
            yield str(value + 1)
        case ast.Constant(str(value)):
            yield "''" if value else "'x'"
        case ast.Constant(bytes(value)):
            yield "b''" if value else "b'x'"
        case ast.JoinedStr():
            yield "''"
        case ast.Return(value) if value is not None and not _is_none(value):
            yield "return None"
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Expr(ast.Constant()):  # a docstring
            return
        case ast.keyword(str()):
            yield ""
        case _ if isinstance(node, _REMOVABLE):
            yield "pass"


def _conditions(node: ast.AST) -> Iterator[ast.expr]:
    """The conditions of a statement or an expression whose negation no other fault is."""
    conditions: list[ast.expr] = []
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            conditions = [node.test]
        case ast.comprehension():
            conditions = node.ifs
        case ast.match_case():
            conditions = [node.guard] if node.guard is not None else []
    for condition in conditions:
        if not isinstance(condition, ast.Compare | ast.UnaryOp):
            yield condition


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
