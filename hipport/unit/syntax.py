"""The syntax tree of a parsed file, with offsets in the file.

The bindings give places in macro arguments as the place of the macro; `Node` gives the place that is written.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from typing import Self

FUNCTIONS = frozenset(
    {"FUNCTION_DECL", "FUNCTION_TEMPLATE", "CXX_METHOD", "CONSTRUCTOR", "DESTRUCTOR", "CONVERSION_FUNCTION"}
)
_NO_SCOPES = frozenset({"NAMESPACE", "LINKAGE_SPEC"})
_SEVERE = 3  # clang's severities of errors begin here
_IN_MACRO = 1 << 31  # in a location's number, which counts through the text of all files otherwise
_INCLUSION_DIRECTIVE = 503  # of cursors
_INVALID = range(70, 74)  # CXCursor_FirstInvalid to CXCursor_LastInvalid
_MOST_WAYS = 64
_INCLUDED = re.compile("in file included from")  # a note of how the parser came to a file


def _handle_of(file: Any) -> int | None:
    return ctypes.cast(file.obj, ctypes.c_void_p).value


class _RangeList(ctypes.Structure):
    _fields_ = (("count", ctypes.c_uint), ("ranges", ctypes.c_void_p))


@dataclass(frozen=True, slots=True)
class ParserError:
    """An error of the parser's, or a note of one: its file, line and column, from 1, its text, and clang's name for its
    kind (``Semantic Issue``). The path is empty for one without a place. ``includers`` are the lines by which the
    parser came to the file, the outermost first, each with its file.
    """

    path: str
    line: int
    column: int
    text: str
    kind: str
    notes: tuple[ParserError, ...] = ()
    includers: tuple[tuple[str, int], ...] = ()

    def is_below(self, root: str) -> bool:
        """Whether its file is one of the folder ``root``."""
        return self.path.startswith(f"{root}/")


@dataclass(frozen=True, slots=True)
class Scope:
    """A declaration that a place is in: the bindings' name of its kind, its own name, its first and last line, and of a
    function the line and column of its body, where it has one. ``is_deduced`` says of a function that the type of its
    result is what its body returns.
    """

    kind: str
    name: str
    first: int
    last: int
    body: tuple[int, int] | None = None
    is_deduced: bool = False


class Tree:
    """A parsed file."""

    def __init__(self, library: SimpleNamespace, cindex: Any, unit: Any, path: str, data: bytes) -> None:
        """``library`` has the functions that the bindings ``cindex`` lack; ``unit`` is their translation unit."""
        self.library = library
        self._cindex = cindex
        self.data = data
        self._unit = unit
        self._file = unit.get_file(path)
        self._handle = _handle_of(self._file)
        self._first = int(cindex.SourceLocation.from_offset(unit, self._file, 0).int_data)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Free the memory, some 20 MB, which is not free before: the nodes that are kept here refer to the tree."""
        self.__dict__.clear()

    def offset(self, location: Any) -> int | None:
        """The offset in the file; None for what is elsewhere, or in its preamble."""
        number = location.int_data
        if number & _IN_MACRO:
            handle, offset = self._place(location)
            return offset if handle == self._handle else None
        return number - self._first if self._may_be_here(number) else None  # the same, in less time

    def _place(self, location: Any) -> tuple[int | None, int]:
        """The file that something is in, None for what is built in, and the offset there."""
        handle, offset = ctypes.c_void_p(), ctypes.c_uint()
        place = ctypes.byref
        self.library.clang_getFileLocation(location, place(handle), None, None, place(offset))
        return handle.value, offset.value

    def _may_be_here(self, number: int) -> bool:
        """Whether a location's number is one of the file, or of a macro that may be used there."""
        return bool(number & _IN_MACRO) or 0 <= number - self._first <= len(self.data)

    @cached_property
    def _cursors(self) -> tuple[Any, ...]:
        """The declarations and directives at the top of all files except precompiled ones."""
        return tuple(self._unit.cursor.get_children())

    @cached_property
    def _top(self) -> tuple[Node, ...]:
        nodes = (
            Node(self, cursor)
            for cursor in self._cursors
            # Most are in headers.
            if self._may_be_here(cursor.extent.begin_int_data) or self._may_be_here(cursor.extent.end_int_data)
        )
        return tuple(node for node in nodes if node.start is not None or node.end is not None)

    @property
    def declarations(self) -> Iterator[Node]:
        """The declarations at the top of the file, in order."""
        return (node for node in self._top if not node.cursor.kind.is_preprocessing() and not node.is_instantiation)

    @cached_property
    def errors(self) -> tuple[ParserError, ...]:
        """All errors with their notes, those in headers too, in order."""
        return tuple(self._error_of(found) for found in self._unit.diagnostics if found.severity >= _SEVERE)

    def _error_of(self, found: Any) -> ParserError:
        """An error with its notes, where the compiler says that it is: at an argument of a macro, on whatever line."""
        file = found.location.file
        path = os.path.normpath(str(file.name)) if file else ""
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.library.clang_getFileLocation(found.location, None, ctypes.byref(line), ctypes.byref(column), None)
        notes = tuple(map(self._error_of, found.children))
        includers = tuple((note.path, note.line) for note in notes if _INCLUDED.match(note.text))
        kept = tuple(note for note in notes if not _INCLUDED.match(note.text))
        return ParserError(path, line.value, column.value, found.spelling, found.category_name, kept, includers)

    def scopes(self, path: str, line: int, column: int) -> tuple[Scope, ...]:
        """The declarations that a place is in, in whatever file, the outermost first, without namespaces; the place of
        a method's body is in its class, too. Empty where clang made nothing of what stands there.
        """
        cindex = self._cindex
        try:
            file = self._unit.get_file(path)
        except AssertionError:  # it has another name there, with .. in it
            return ()
        place = cindex.SourceLocation.from_position(self._unit, file, line, column)
        around = cindex.Cursor.from_location(self._unit, place)
        found: list[Scope] = []
        while around is not None and around._kind_id not in _INVALID:
            node = Node(self, around)
            if node.kind == "TRANSLATION_UNIT":
                return tuple(reversed(found))
            if node.is_declaration and node.kind not in _NO_SCOPES:
                found.append(_scope_of(node))
            around = around.semantic_parent
        return ()

    @property
    def skipped(self) -> tuple[tuple[int, int], ...]:
        """The ranges that the preprocessor left out."""
        library = self.library
        found = library.clang_getSkippedRanges(self._unit, self._file)
        listed = ctypes.cast(found, ctypes.POINTER(_RangeList)).contents
        ranges = ctypes.cast(listed.ranges, ctypes.POINTER(self._cindex.SourceRange))
        # Not by `offset`, which leaves out those in the preamble.
        places = [(self._place(ranges[i].start)[1], self._place(ranges[i].end)[1]) for i in range(listed.count)]
        library.clang_disposeSourceRangeList(found)
        return tuple(places)

    def includes(self, besides: Path) -> tuple[str, ...]:
        """The files that were included, except those of the header ``besides``, with which all files begin."""
        library, cindex = self.library, self._cindex
        left_out = _handle_of(self._unit.get_file(str(besides)))
        found: dict[str, None] = {}

        def see(file: Any, stack: Any, depth: int, _: None) -> None:
            # Precompiled, that header is not seen at all, or, where there is a preamble, right below the file.
            if depth > 0 and all(self._place(stack[i])[0] != left_out for i in range(max(0, depth - 2), depth)):
                found[str(cindex.File(file).name)] = None

        location = ctypes.POINTER(cindex.SourceLocation)
        visitor = ctypes.CFUNCTYPE(None, cindex.c_object_p, location, ctypes.c_uint, ctypes.c_void_p)
        library.clang_getInclusions(self._unit, visitor(see), None)
        for cursor in self._cursors:  # where there is a preamble, the former lacks what comes after that
            if cursor._kind_id == _INCLUSION_DIRECTIVE and (file := library.clang_getIncludedFile(cursor)):
                found[str(cindex.File(file).name)] = None
        return tuple(found)

    def ways(self, offset: int) -> list[list[Node]]:
        """All ways from the top of the file to what is written at an offset. Several, where a macro uses its argument
        more than once.
        """
        found: list[list[Node]] = []
        waiting = [[node] for node in self.declarations if node.covers(offset)]
        while waiting and len(found) < _MOST_WAYS:
            path = waiting.pop()
            inner = [child for child in path[-1].children if child.covers(offset)]
            if inner:
                waiting += [[*path, child] for child in reversed(inner)]
            else:
                found.append(path)
        return found


class Node:
    """A part of the syntax tree. Offsets are in the parsed file, None for what is written elsewhere."""

    __slots__ = ("__dict__", "cursor", "tree")

    def __init__(self, tree: Tree, cursor: Any) -> None:
        self.tree = tree
        self.cursor = cursor

    @cached_property
    def kind(self) -> str:
        """The bindings' name of the kind, ``UNKNOWN`` for one that they do not know."""
        try:
            return str(self.cursor.kind.name)
        except ValueError:
            return "UNKNOWN"

    @cached_property
    def start(self) -> int | None:
        """Offset of the first byte."""
        return self.tree.offset(self.cursor.extent.start)

    @cached_property
    def end(self) -> int | None:
        """Offset after the last byte."""
        return self.tree.offset(self.cursor.extent.end)

    @cached_property
    def at(self) -> int | None:
        """Offset of the name."""
        return self.tree.offset(self.cursor.location)

    @property
    def spelling(self) -> str:
        return str(self.cursor.spelling or "")

    @cached_property
    def children(self) -> tuple[Node, ...]:
        return tuple(Node(self.tree, child) for child in self.cursor.get_children())

    def is_same(self, other: Node) -> bool:
        """Whether both are the same expression: cursors differ by the way that led to them."""
        return bool(self.kind == other.kind and self.cursor.data[1] == other.cursor.data[1])

    def covers(self, offset: int) -> bool:
        """Whether the offset is inside."""
        return self.start is not None and self.end is not None and self.start <= offset < self.end

    @property
    def referenced(self) -> Node | None:
        """What the name refers to."""
        return self._other(self.cursor.referenced)

    @property
    def is_declaration(self) -> bool:
        return self.kind != "UNKNOWN" and bool(self.cursor.kind.is_declaration())

    @property
    def is_invalid(self) -> bool:
        """Whether the compiler could not make sense of a declaration, whose type is then made up."""
        return bool(self.tree.library.clang_isInvalidDeclaration(self.cursor))

    @property
    def is_instantiation(self) -> bool:
        """Whether it is what the compiler has made of a template, which stands at the same place."""
        template = self._other(self.tree.library.clang_getSpecializedCursorTemplate(self.cursor))
        return template is not None and template.cursor.location == self.cursor.location

    @property
    def overloads(self) -> tuple[Node, ...]:
        """What a name that is still to be resolved may refer to."""
        library = self.tree.library
        places = range(library.clang_getNumOverloadedDecls(self.cursor))
        found = (self._other(library.clang_getOverloadedDecl(self.cursor, place)) for place in places)
        return tuple(node for node in found if node is not None)

    @property
    def arguments(self) -> tuple[Node, ...] | None:
        """The arguments of a call, default arguments too; None for what is not a call."""
        count = self.tree.library.clang_Cursor_getNumArguments(self.cursor)
        if count < 0:
            return None
        return tuple(Node(self.tree, argument) for argument in self.cursor.get_arguments() if argument is not None)

    def _other(self, cursor: Any) -> Node | None:
        # Newer bindings refuse every question to a null cursor, that of its kind too.
        if cursor is None or cursor._kind_id in _INVALID:
            return None
        cursor._tu = self.cursor._tu  # the bindings set it for what their own functions give
        return Node(self.tree, cursor)


def _scope_of(node: Node) -> Scope:
    extent = node.cursor.extent
    scope = Scope(node.kind, node.spelling, extent.start.line, extent.end.line)
    if node.kind not in FUNCTIONS:
        return scope
    begun = next((child.cursor.extent.start for child in node.children if child.kind == "COMPOUND_STMT"), None)
    body = (begun.line, begun.column) if begun else None
    return replace(scope, body=body, is_deduced="auto" in node.cursor.result_type.spelling)


Way = list[Node]  # from the top of the file to a place in it


def before_conversion(node: Node) -> Node:
    """The expression as written, below conversions that nobody wrote."""
    while node.kind == "UNEXPOSED_EXPR" or _is_construction(node):
        written = [child for child in node.children if child.start is not None]
        if len(written) != 1 or (written[0].start, written[0].end) != (node.start, node.end):
            break
        node = written[0]
    return node


def _is_construction(node: Node) -> bool:
    return node.kind == "CALL_EXPR" and (made := node.referenced) is not None and made.kind == "CONSTRUCTOR"
