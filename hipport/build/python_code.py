"""A build file in Python as its syntax tree, with places in bytes."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from hipport.source.text import BOM

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|$)")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
# torch.version.hip   HIP_BUILD   is_rocm   IS_HIP_EXTENSION; ROCM_HOME is there in PyTorch for CUDA, too
_ASKS_FOR_HIP = re.compile(r"(?<![a-z])(?:hip|rocm)(?![a-z]|_home)", re.IGNORECASE)
_PRINTS = frozenset(("print", "warn", "warning", "debug", "info", "error", "critical", "exception", "announce"))
_TEXTS = (ast.Constant, ast.JoinedStr, ast.BinOp)
_DESCRIBING = frozenset(("help", "description", "epilog", "usage"))


class PythonSyntaxError(Exception):
    """Text that Python would not read; ``offset`` is the place."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset


@dataclass(frozen=True)
class PythonCode:
    """A text, its bytes as Latin-1, and its tree. In the tree each byte that is not ASCII is an underscore, so that
    columns are bytes whatever the encoding.
    """

    text: str
    tree: ast.Module

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(_line_starts(self.text))

    @cached_property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """The node around each node."""
        return {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    @cached_property
    def settled(self) -> tuple[tuple[int, int], ...]:
        """The arms of conditionals that a build for HIP does not take, and operands that do not matter there, as
        CUDA_HOME in ``not is_rocm and CUDA_HOME``: their author has separated what is CUDA's.
        """
        return tuple(self._settled(self.tree))

    @cached_property
    def shown(self) -> tuple[tuple[int, int], ...]:
        """The texts that are only printed, ``raise RuntimeError("nvcc is missing")``, ``print("nvcc")``, or that say
        what the script's own options are: ``parser.add_argument("--lineinfo", help="compile with -lineinfo")``.
        """
        return tuple(self.span(text) for node in ast.walk(self.tree) for text in _shown(node))

    def is_settled(self, node: ast.AST) -> bool:
        """Whether a node is in such an arm."""
        start, _ = self.span(node)
        return any(first <= start < last for first, last in self.settled)

    def span(self, node: ast.AST) -> tuple[int, int]:
        """The bytes of a node, the end excluded."""
        assert isinstance(node, ast.expr | ast.stmt | ast.alias | ast.keyword)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def source_of(self, node: ast.AST) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.text[start:end]

    def _offset(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _settled(self, node: ast.AST) -> Iterator[tuple[int, int]]:
        for child in ast.iter_child_nodes(node):
            dead = tuple(self._dead_arm(child)) if isinstance(child, ast.If | ast.IfExp) else ()
            if dead:
                yield self.span(dead[0])[0], self.span(dead[-1])[1]
            if isinstance(child, ast.BoolOp) and _truth(child) is isinstance(child.op, ast.Or):
                yield from (self.span(operand) for operand in child.values if _truth(operand) is None)
            yield from self._settled(child)

    def _dead_arm(self, node: ast.If | ast.IfExp) -> Iterator[ast.AST]:
        truth = _truth(node.test)
        if truth is None and not _ASKS_FOR_HIP.search(self.source_of(node.test)):
            return
        arm = node.body if truth is False else node.orelse
        yield from arm if isinstance(arm, list) else (arm,)


def _shown(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Raise(exc=ast.Call(args=texts)):
            yield from (text for text in texts if isinstance(text, _TEXTS))
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=texts) if name in _PRINTS:
            yield from (text for text in texts if isinstance(text, _TEXTS))
        case ast.Call(func=ast.Attribute(attr="add_argument" | "add_option"), args=names):
            yield from names
        case ast.Assign(targets=[ast.Name(id="user_options")], value=value):
            tuples = (option for option in ast.walk(value) if isinstance(option, ast.Tuple))
            yield from (option.elts[-1] for option in tuples if len(option.elts) == 3)
        case ast.keyword(arg=name, value=value) if name in _DESCRIBING and isinstance(value, _TEXTS):
            yield value


def _truth(test: ast.expr) -> bool | None:
    """Whether ``not is_rocm or force`` holds in a build for HIP; None where that depends on something else."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            truth = _truth(operand)
            return None if truth is None else not truth
        case ast.BoolOp(op=operator, values=values):
            truths = [_truth(value) for value in values]
            decides = isinstance(operator, ast.Or)
            if decides in truths:
                return decides
            return None if None in truths else not decides
        case ast.Compare(left=left, ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
            truth = _truth(left)
            return None if truth is None else not truth
    return True if _ASKS_FOR_HIP.search(ast.unparse(test)) else None


def parse(text: str) -> PythonCode:
    """The tree of a text. Raises PythonSyntaxError."""
    ascii_text = _NOT_ASCII.sub("_", text.replace(BOM, "\f\f\f", 1) if text.startswith(BOM) else text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about the text's escapes
            return PythonCode(text, ast.parse(ascii_text))
    except SyntaxError as error:
        starts = list(_line_starts(text))
        line = min(max(error.lineno or 1, 1), len(starts))
        offset = min(starts[line - 1] + max((error.offset or 1) - 1, 0), len(text))
        raise PythonSyntaxError(offset, error.msg) from error
    except (ValueError, RecursionError, MemoryError) as error:
        raise PythonSyntaxError(0, "Python's parser gives up on it") from error


def _line_starts(text: str) -> Iterator[int]:
    return (match.start() for match in _LINE.finditer(text))
