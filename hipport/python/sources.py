"""The CUDA sources of a Python file: which literals reach a call that compiles them, as a whole or as parts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hipport.python.scopes import Names
from hipport.python.scopes import Scope
from hipport.python.table import OwnNames
from hipport.python.table import PythonTable
from hipport.python.table import SourceCall

_READS = frozenset(("read", "read_text", "read_bytes"))
#: Calls that leave the text what it is, but for blanks at its edges and the encoding.
_SAME_TEXT = frozenset(("str.encode", "bytes", "textwrap.dedent", "inspect.cleandoc"))
_SAME_TEXT_METHODS = frozenset(("encode", "strip", "lstrip", "rstrip"))
_DEVICE_WORDS = ("__global__", "__device__")

Literal = ast.Constant | ast.JoinedStr


class Form(Enum):
    """What a text is a part of."""

    PROGRAM = "program"
    HOST = "host"
    BODY = "body"


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a call that takes CUDA: its literals that are whole sources, those that are parts of one, and what
    else it is made of, each with a word for it. ``read`` says that some of it comes from a file.
    """

    call: ast.Call | None
    row: SourceCall | None
    name: str
    form: Form
    wholes: tuple[ast.Constant, ...]
    parts: tuple[Literal, ...]
    unseen: tuple[tuple[ast.expr, str], ...]


def find_arguments(names: Names, table: PythonTable) -> Iterator[Argument]:
    """The arguments with CUDA, in the order of the calls; last the literals with kernels that reach none of them."""
    reached: set[Literal] = set()
    for call, scope, row in compiling_calls(names, table):
        for form, places in ((Form.PROGRAM, row.programs), (Form.HOST, row.hosts), (Form.BODY, row.bodies)):
            for name, place in places.items():
                value = argument(call, name, place)
                if value is not None:
                    found = _Followed(names)
                    found.follow(value, scope)
                    yield Argument(call, row, name, form, tuple(found.wholes), tuple(found.parts), tuple(found.unseen))
                    reached.update(found.wholes, found.parts)
    for literal in names.literals:
        if literal not in reached and _has_kernels(literal):
            yield Argument(None, None, "", Form.PROGRAM, (), (literal,), ())


def compiling_calls(names: Names, table: PythonTable) -> Iterator[tuple[ast.Call, Scope, SourceCall]]:
    """The calls that compile CUDA, each with its scope and its row of the table."""
    for call, scope in names.calls:
        dotted = names.dotted(call.func)
        row = table.call(dotted)
        if row is not None and not (isinstance(call.func, ast.Name) and dotted in names.defined):
            yield call, scope, row


def options_of(call: ast.Call, row: SourceCall) -> ast.expr | None:
    """The argument of a call with options for the compiler."""
    return argument(call, row.options, row.options_at) if row.options else None


def argument(call: ast.Call, name: str, place: int) -> ast.expr | None:
    """The argument of a call, given by name or by place."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    before = call.args[: place + 1] if place >= 0 else []
    if len(before) <= place or place < 0 or any(isinstance(each, ast.Starred) for each in before):
        return None
    return before[place]


def declared(argument_: Argument) -> Iterator[OwnNames]:
    """The names that a call declares for its sources."""
    for own in argument_.row.own if argument_.row is not None else ():
        value = argument(argument_.call, own.argument, -1) if argument_.call and own.argument else None
        if not own.argument or (value is not None and is_true(value)):
            yield own


def is_true(value: ast.expr) -> bool:
    """Whether an argument is, or may be, true."""
    return not (isinstance(value, ast.Constant) and not value.value)


def text_of(literal: Literal) -> str:
    """The text of a literal, without the fields of an f-string."""
    if isinstance(literal, ast.JoinedStr):
        return "".join(str(each.value) for each in literal.values if isinstance(each, ast.Constant))
    return literal.value.decode("latin-1") if isinstance(literal.value, bytes) else str(literal.value)


def _has_kernels(literal: Literal) -> bool:
    text = text_of(literal)
    return any(word in text for word in _DEVICE_WORDS) and "(" in text


class _Followed:
    """What an argument is made of."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.wholes: dict[ast.Constant, None] = {}
        self.parts: dict[Literal, None] = {}
        self.unseen: list[tuple[ast.expr, str]] = []
        self._seen: set[ast.expr] = set()

    def follow(self, node: ast.expr, scope: Scope) -> None:
        """Go to the literals of an expression that is a whole source."""
        if node in self._seen:
            return
        self._seen.add(node)
        match node:
            case ast.Constant(value=None):
                return
            case ast.Constant(value=str() | bytes()):
                self.wholes[node] = None
            case ast.Name(id=name):
                self._follow_name(node, name, scope)
            case ast.NamedExpr(value=value):
                self.follow(value, scope)
            case ast.IfExp(body=body, orelse=orelse):
                self.follow(body, scope)
                self.follow(orelse, scope)
            case ast.List(elts=several) | ast.Tuple(elts=several):
                for each in several:
                    self.follow(each, scope)
            case ast.Call():
                self._follow_call(node, scope)
            case ast.JoinedStr():
                self.parts[node] = None
                self.unseen.append((node, "an f-string"))
            case ast.BinOp():
                self._part(node, scope, "put together by an operator")
            case _:
                self.unseen.append((node, ast.unparse(node)))

    def _follow_name(self, node: ast.expr, name: str, scope: Scope) -> None:
        bound = scope.values(name)
        if bound is None or any(value is None for value in bound[0]):
            self._part(node, scope, name)
            return
        for value in bound[0]:
            if value is not None:
                self.follow(value, bound[1])

    def _follow_call(self, call: ast.Call, scope: Scope) -> None:
        method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if method in _READS:
            return  # a file of kernels is converted by itself
        if self.names.dotted(call.func) in _SAME_TEXT and call.args:
            self.follow(call.args[0], scope)
        elif method in _SAME_TEXT_METHODS and isinstance(call.func, ast.Attribute):
            self.follow(call.func.value, scope)
        else:
            self._part(call, scope, f"what .{method}() gives" if method else "what a call gives")

    def _part(self, node: ast.expr, scope: Scope, word: str) -> None:
        """Note an expression that is not a literal, with the literals in it that are parts of the source."""
        self.unseen.append((node, word))
        self._collect(node, scope)

    def _collect(self, node: ast.expr, scope: Scope) -> None:
        match node:
            case ast.JoinedStr() | ast.Constant(value=str() | bytes()):
                self.parts[node] = None
            case ast.BinOp(left=left, op=ast.Mod()):
                self._collect(left, scope)
            case ast.BinOp(left=left, right=right):
                self._collect(left, scope)
                self._collect(right, scope)
            case ast.List(elts=several) | ast.Tuple(elts=several):
                for each in several:
                    self._collect(each, scope)
            case ast.Call(func=func, args=arguments):  # "...".format(x), Template("...").substitute(x)
                for each in (*([func.value] if isinstance(func, ast.Attribute) else []), *arguments[:1]):
                    self._collect(each, scope)
            case ast.Name(id=name):
                bound = scope.values(name)
                for value in bound[0] if bound else ():
                    if value is not None and value not in self._seen:
                        self._seen.add(value)
                        self._collect(value, bound[1] if bound else scope)
