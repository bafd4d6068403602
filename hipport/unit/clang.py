"""libclang: loaded, with the functions that its Python bindings lack, and made to parse files and headers."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hipport.unit.syntax import Tree

# Options of clang_parseTranslationUnit; the bindings do not name the one to go on after a missing header.
_DETAILED_PREPROCESSING_RECORD = 0x1
_INCOMPLETE = 0x2
_PREAMBLE = 0x4
_FOR_SERIALIZATION = 0x10
_SKIP_BODIES = 0x40
_PREAMBLE_AT_ONCE = 0x100
_KEEP_GOING = 0x200
_SKIP_ONLY_IN_PREAMBLE = 0x800
# Options of an index.
_EXCLUDE_PRECOMPILED = 0x1
_PREAMBLES_IN_MEMORY = 0x4

_FUNCTIONS: dict[str, tuple[list[Any], Any]] = {
    "clang_isInvalidDeclaration": (["Cursor"], ctypes.c_uint),
    "clang_Cursor_getNumArguments": (["Cursor"], ctypes.c_int),
    "clang_getFileLocation": (
        ["SourceLocation", *(ctypes.POINTER(kind) for kind in (ctypes.c_void_p, *[ctypes.c_uint] * 3))],
        None,
    ),
    "clang_getIncludedFile": (["Cursor"], "c_object_p"),
    "clang_getInclusions": ([ctypes.c_void_p] * 3, None),
    "clang_getSkippedRanges": ([ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p),
    "clang_disposeSourceRangeList": ([ctypes.c_void_p], None),
    "clang_getClangVersion": ([], "_CXString"),
    "clang_getOverloadedDecl": (["Cursor", ctypes.c_uint], "Cursor"),
    "clang_getNumOverloadedDecls": (["Cursor"], ctypes.c_uint),
    "clang_getSpecializedCursorTemplate": (["Cursor"], "Cursor"),
}


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

    def parse(
        self,
        path: str,
        data: bytes,
        arguments: Sequence[str],
        *,
        others: Iterable[tuple[str, bytes]] = (),
        preamble: bool = False,
        whole: bool = False,
    ) -> Tree:
        """Parse ``data`` as the file ``path``, ``whole`` with what templates become; ``others`` are files that are not
        as they are there, by path. Raises ParseError, with a precompiled header of another form for one.

        With a ``preamble``, what the file includes before its first declaration is precompiled, without the bodies of
        functions. This pays where that is much. The tree has no macros then that the file itself defines there.
        """
        # An incomplete unit leaves out what clang does at the end of a file: it instantiates the bodies of all function
        # templates in use, often half of the work, and no question is about them.
        options = _DETAILED_PREPROCESSING_RECORD | _KEEP_GOING | (0 if whole else _INCOMPLETE)
        if preamble and self._has_preambles:
            options |= _PREAMBLE | _PREAMBLE_AT_ONCE | _SKIP_BODIES | _SKIP_ONLY_IN_PREAMBLE
        try:
            unit = self._index.parse(path, args=list(arguments), unsaved_files=[(path, data), *others], options=options)
        except self.cindex.TranslationUnitLoadError as error:
            raise ParseError("libclang cannot parse it") from error
        return Tree(self.library, self.cindex, unit, path, data)

    def precompile(self, header: Path, arguments: Sequence[str], target: Path) -> None:
        """Write the precompiled form of a header. Raises ParseError where it has errors or cannot be written."""
        index = self.cindex.Index.create(excludeDecls=False)
        try:
            # The record is what tells expansions of the header's macros in the files that use it.
            options = _FOR_SERIALIZATION | _DETAILED_PREPROCESSING_RECORD
            index.parse(str(header), args=list(arguments), options=options).save(str(target))
        except (self.cindex.TranslationUnitLoadError, self.cindex.TranslationUnitSaveError) as error:
            raise ParseError(f"{header.name} cannot be precompiled: {error}") from error
