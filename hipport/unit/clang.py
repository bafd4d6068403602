"""libclang as a thin typed layer: what the bindings lack is called through ctypes, and offsets are those in the file.

The bindings give places in macro arguments as the place of the macro; `Node` gives the place that is written.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from typing import Self

# Options of clang_parseTranslationUnit; the bindings do not name the one to go on after a missing header.
_DETAILED_PREPROCESSING_RECORD = 0x1
_INCOMPLETE = 0x2
_PREAMBLE = 0x4
_FOR_SERIALIZATION = 0x10
_SKIP_BODIES = 0x40
_PREAMBLE_AT_ONCE = 0x100
_KEEP_GOING = 0x200
_SKIP_ONLY_IN_PREAMBLE = 0x800
# Those of an index.
_EXCLUDE_PRECOMPILED = 0x1
_PREAMBLES_IN_MEMORY = 0x4

_SEVERE = 3  # clang's severities of errors begin here
_INTEGER_RESULT = 1
_IN_MACRO = 1 << 31  # in a location's number, which counts through the text of all files otherwise
_INCLUSION_DIRECTIVE = 503  # of cursors
_INVALID = range(70, 74)  # CXCursor_FirstInvalid to CXCursor_LastInvalid

_FUNCTIONS: dict[str, tuple[list[Any], Any]] = {
    "clang_Cursor_Evaluate": (["Cursor"], ctypes.c_void_p),
    "clang_EvalResult_getKind": ([ctypes.c_void_p], ctypes.c_int),
    "clang_EvalResult_isUnsignedInt": ([ctypes.c_void_p], ctypes.c_uint),
    "clang_EvalResult_getAsLongLong": ([ctypes.c_void_p], ctypes.c_longlong),
    "clang_EvalResult_getAsUnsigned": ([ctypes.c_void_p], ctypes.c_ulonglong),
    "clang_EvalResult_dispose": ([ctypes.c_void_p], None),
    "clang_isInvalidDeclaration": (["Cursor"], ctypes.c_uint),
    "clang_Cursor_getNumArguments": (["Cursor"], ctypes.c_int),
    "clang_Location_isInSystemHeader": (["SourceLocation"], ctypes.c_int),
    "clang_getFileLocation": (
        ["SourceLocation", *(ctypes.POINTER(kind) for kind in (ctypes.c_void_p, *[ctypes.c_uint] * 3))],
        None,
    ),
    "clang_getIncludedFile": (["Cursor"], "c_object_p"),
    "clang_getInclusions": ([ctypes.c_void_p] * 3, None),
    "clang_getSkippedRanges": ([ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p),
    "clang_disposeSourceRangeList": ([ctypes.c_void_p], None),
    "clang_getCursorPrintingPolicy": (["Cursor"], ctypes.c_void_p),
    "clang_PrintingPolicy_setProperty": ([ctypes.c_void_p, ctypes.c_int, ctypes.c_uint], None),
    "clang_PrintingPolicy_dispose": ([ctypes.c_void_p], None),
    "clang_getCursorPrettyPrinted": (["Cursor", ctypes.c_void_p], "_CXString"),
    "clang_getClangVersion": ([], "_CXString"),
    "clang_getOverloadedDecl": (["Cursor", ctypes.c_uint], "Cursor"),
    "clang_getNumOverloadedDecls": (["Cursor"], ctypes.c_uint),
    "clang_getSpecializedCursorTemplate": (["Cursor"], "Cursor"),
}
_TERSE_OUTPUT = 17  # CXPrintingPolicy_TerseOutput


class UnavailableError(Exception):
    """There is no libclang that can be used; the message says why."""


class ParseError(Exception):
    """libclang gave no translation unit."""


def _functions(cindex: Any) -> SimpleNamespace:
    """The functions that are called here: objects of our own, as the bindings have theirs for some."""

    def kind(named: Any) -> Any:
        return getattr(cindex, named) if isinstance(named, str) else named

    functions = {}
    for name, (arguments, result) in _FUNCTIONS.items():
        function = cindex.conf.lib[name]
        function.argtypes = [kind(argument) for argument in arguments]
        function.restype = kind(result)
        functions[name] = function
    return SimpleNamespace(**functions)


def _text(string: Any) -> str:
    """The text of the bindings' CXString, which frees itself."""
    return (string.spelling or b"").decode("utf-8", "replace")


class _IndexOptions(ctypes.Structure):
    """CXIndexOptions."""

    _fields_ = (
        ("size", ctypes.c_uint),
        ("background", ctypes.c_ubyte * 2),
        ("flags", ctypes.c_ushort),
        ("preamble_folder", ctypes.c_char_p),
        ("log_folder", ctypes.c_char_p),
    )


def _index_with_preambles(cindex: Any) -> Any | None:
    """An index that has preambles in memory: files would stay where the process is ended at its deadline. None where
    libclang, before its version 17, has no such thing.
    """
    try:
        create = cindex.conf.lib["clang_createIndexWithOptions"]
    except AttributeError:
        return None
    create.argtypes, create.restype = [ctypes.POINTER(_IndexOptions)], cindex.c_object_p
    flags = _EXCLUDE_PRECOMPILED | _PREAMBLES_IN_MEMORY
    index = create(_IndexOptions(size=ctypes.sizeof(_IndexOptions), flags=flags))
    return cindex.Index(index) if index else None


class Clang:
    """libclang, loaded. Raises UnavailableError where that is not possible."""

    def __init__(self) -> None:
        try:
            from clang import cindex  # noqa: PLC0415 (all else works without it)
        except Exception as error:  # a broken installation raises anything
            raise UnavailableError(f"the Python package libclang cannot be imported: {error}") from error
        try:
            if hasattr(cindex.Config, "libcxx_dir"):
                cindex.Config.libcxx_dir = None  # libclang-ng's own, which does not go with the system's headers
            self.library = _functions(cindex)
            self.version = _text(self.library.clang_getClangVersion())
            with_preambles = _index_with_preambles(cindex)
            self._has_preambles = with_preambles is not None
            self._index: Any = with_preambles or cindex.Index.create(excludeDecls=True)
        except Exception as error:  # the bindings wrap what ctypes raises in their own exceptions
            raise UnavailableError(f"libclang cannot be loaded: {str(error).strip()}") from error
        self.cindex = cindex

    def parse(self, path: str, data: bytes, arguments: Sequence[str], *, preamble: bool = False) -> Tree:
        """Parse ``data`` as the file ``path``. Raises ParseError, with a precompiled header of another form for one.

        With a ``preamble``, what the file includes before its first declaration is precompiled, without the bodies of
        functions. This pays where that is much. The tree has no macros then that the file itself defines there.
        """
        # An incomplete unit leaves out what clang does at the end of a file: it instantiates the bodies of all function
        # templates in use, often half of the work, and no question is about them.
        options = _DETAILED_PREPROCESSING_RECORD | _INCOMPLETE | _KEEP_GOING
        if preamble and self._has_preambles:
            options |= _PREAMBLE | _PREAMBLE_AT_ONCE | _SKIP_BODIES | _SKIP_ONLY_IN_PREAMBLE
        try:
            unit = self._index.parse(path, args=list(arguments), unsaved_files=[(path, data)], options=options)
        except self.cindex.TranslationUnitLoadError as error:
            raise ParseError("libclang cannot parse it") from error
        return Tree(self, unit, path, data)

    def precompile(self, header: Path, arguments: Sequence[str], target: Path) -> None:
        """Write the precompiled form of a header. Raises ParseError where it has errors or cannot be written."""
        index = self.cindex.Index.create(excludeDecls=False)
        try:
            # The record is what tells expansions of the header's macros in the files that use it.
            options = _FOR_SERIALIZATION | _DETAILED_PREPROCESSING_RECORD
            index.parse(str(header), args=list(arguments), options=options).save(str(target))
        except (self.cindex.TranslationUnitLoadError, self.cindex.TranslationUnitSaveError) as error:
            raise ParseError(f"{header.name} cannot be precompiled: {error}") from error


def _handle_of(file: Any) -> int | None:
    return ctypes.cast(file.obj, ctypes.c_void_p).value


class _RangeList(ctypes.Structure):
    _fields_ = (("count", ctypes.c_uint), ("ranges", ctypes.c_void_p))


class Tree:
    """A parsed file."""

    def __init__(self, clang: Clang, unit: Any, path: str, data: bytes) -> None:
        self.clang = clang
        self.data = data
        self._unit = unit
        self._file = unit.get_file(path)
        self._handle = _handle_of(self._file)
        self._first = int(clang.cindex.SourceLocation.from_offset(unit, self._file, 0).int_data)

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
        self.clang.library.clang_getFileLocation(location, place(handle), None, None, place(offset))
        return handle.value, offset.value

    def _may_be_here(self, number: int) -> bool:
        """Whether a location's number is one of the file, or of a macro that may be used there."""
        return bool(number & _IN_MACRO) or 0 <= number - self._first <= len(self.data)

    @cached_property
    def _cursors(self) -> tuple[Any, ...]:
        """What is at the top of all files, but for precompiled ones."""
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

    @property
    def macro_definitions(self) -> Iterator[Node]:
        return (node for node in self._top if node.kind == "MACRO_DEFINITION")

    @cached_property
    def macro_expansions(self) -> dict[int, Node]:
        """The expansions by the offset of their name."""
        return {node.at: node for node in self._top if node.kind == "MACRO_INSTANTIATION" and node.at is not None}

    @property
    def errors(self) -> list[str]:
        """The texts of all errors, those in headers too."""
        return [found.spelling for found in self._unit.diagnostics if found.severity >= _SEVERE]

    @property
    def skipped(self) -> tuple[tuple[int, int], ...]:
        """The ranges that the preprocessor left out."""
        library = self.clang.library
        found = library.clang_getSkippedRanges(self._unit, self._file)
        listed = ctypes.cast(found, ctypes.POINTER(_RangeList)).contents
        ranges = ctypes.cast(listed.ranges, ctypes.POINTER(self.clang.cindex.SourceRange))
        # Not by `offset`, which leaves out those in the preamble.
        places = [(self._place(ranges[i].start)[1], self._place(ranges[i].end)[1]) for i in range(listed.count)]
        library.clang_disposeSourceRangeList(found)
        return tuple(places)

    def includes(self, besides: Path) -> tuple[str, ...]:
        """The files that were included, but for those of the header ``besides``, with which all files begin."""
        library, cindex = self.clang.library, self.clang.cindex
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


_MOST_WAYS = 64


class Node:
    """A part of the syntax tree. ``start``, ``end`` and ``at`` (that of the name) are offsets in the file, None for
    what is written elsewhere.
    """

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
        return self.tree.offset(self.cursor.extent.start)

    @cached_property
    def end(self) -> int | None:
        return self.tree.offset(self.cursor.extent.end)

    @cached_property
    def at(self) -> int | None:
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
    def canonical(self) -> Node:
        """The first declaration of what this one declares."""
        return Node(self.tree, self.cursor.canonical)

    @property
    def is_declaration(self) -> bool:
        return self.kind != "UNKNOWN" and bool(self.cursor.kind.is_declaration())

    @property
    def is_invalid(self) -> bool:
        """Whether the compiler could not make sense of a declaration, whose type is then made up."""
        return bool(self.tree.clang.library.clang_isInvalidDeclaration(self.cursor))

    @property
    def is_in_system_header(self) -> bool:
        return bool(self.tree.clang.library.clang_Location_isInSystemHeader(self.cursor.location))

    @property
    def file(self) -> str:
        """The path of the file that it is in, empty for what is built in."""
        file = self.cursor.location.file
        return os.path.normpath(file.name) if file else ""

    @property
    def is_instantiation(self) -> bool:
        """Whether it is what the compiler has made of a template, which stands at the same place."""
        template = self._other(self.tree.clang.library.clang_getSpecializedCursorTemplate(self.cursor))
        return template is not None and template.cursor.location == self.cursor.location

    @property
    def overloads(self) -> tuple[Node, ...]:
        """What a name that is still to be resolved may refer to."""
        library = self.tree.clang.library
        places = range(library.clang_getNumOverloadedDecls(self.cursor))
        found = (self._other(library.clang_getOverloadedDecl(self.cursor, place)) for place in places)
        return tuple(node for node in found if node is not None)

    @property
    def parent(self) -> Node | None:
        """The declaration that this one is a member of."""
        return self._other(self.cursor.semantic_parent)

    @property
    def arguments(self) -> tuple[Node, ...] | None:
        """Those of a call, default arguments too; None for what is no call."""
        count = self.tree.clang.library.clang_Cursor_getNumArguments(self.cursor)
        if count < 0:
            return None
        return tuple(Node(self.tree, argument) for argument in self.cursor.get_arguments() if argument is not None)

    @property
    def integer(self) -> int | None:
        """The value of an integer constant expression."""
        library = self.tree.clang.library
        result = library.clang_Cursor_Evaluate(self.cursor)
        if not result:
            return None
        try:
            if library.clang_EvalResult_getKind(result) != _INTEGER_RESULT:
                return None
            if library.clang_EvalResult_isUnsignedInt(result):
                return int(library.clang_EvalResult_getAsUnsigned(result))
            return int(library.clang_EvalResult_getAsLongLong(result))
        finally:
            library.clang_EvalResult_dispose(result)

    @property
    def printed(self) -> str:
        """A declaration as clang prints it: with its attributes, macros expanded, without its body."""
        library = self.tree.clang.library
        policy = library.clang_getCursorPrintingPolicy(self.cursor)
        library.clang_PrintingPolicy_setProperty(policy, _TERSE_OUTPUT, 1)
        text = _text(library.clang_getCursorPrettyPrinted(self.cursor, policy))
        library.clang_PrintingPolicy_dispose(policy)
        return text

    def _other(self, cursor: Any) -> Node | None:
        # Newer bindings refuse every question to a null cursor, that of its kind too.
        if cursor is None or cursor._kind_id in _INVALID:
            return None
        cursor._tu = self.cursor._tu  # the bindings set it for what their own functions give
        return Node(self.tree, cursor)
