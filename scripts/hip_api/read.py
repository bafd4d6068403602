"""Read what HIP's headers declare: constants, types and functions, in their order."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path
from typing import Any

from clang.cindex import CursorKind
from clang.cindex import Diagnostic
from clang.cindex import Index
from clang.cindex import TranslationUnit
from clang.cindex import TypeKind

_WORDS = {CursorKind.STRUCT_DECL: "struct", CursorKind.UNION_DECL: "union", CursorKind.ENUM_DECL: "enum"}
_COORDINATES = frozenset(("gridDim", "blockDim"))
_RENAMED = re.compile(r"(?P<name>\w+)R\d{4}")
_DEFAULT = re.compile(r"\s*(?:=|__dparm\()\s*(?P<value>\w+)")
_CONSTANT = re.compile(r"[\w\s()+\-*|<]+")


class HeadersError(Exception):
    """HIP's headers cannot be read; the message says why."""


@dataclass
class Header:
    """What headers declare: the lines of macros, and declarations that C and C++ both take."""

    constants: list[str] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    functions: list[str] = field(default_factory=list)


def read(include: Path, resources: Path, groups: Mapping[str, Sequence[str]]) -> dict[str, Header]:
    """What HIP's headers declare: for each of ``groups`` what the headers of these paths below ``include`` do.

    ``resources`` is the folder of a clang with its own headers, ``stddef.h`` and others. Raises HeadersError.
    """
    source = "".join(f"#include <{header}>\n" for headers in groups.values() for header in headers)
    arguments = ["-xc++", "-std=c++17", "-D__HIP_PLATFORM_AMD__", f"-I{include}", f"-resource-dir={resources}"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "all.cpp"
        path.write_text(source, encoding="utf-8")
        options = TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
        unit = Index.create().parse(str(path), arguments, options=options)
        errors = [str(diagnostic) for diagnostic in unit.diagnostics if diagnostic.severity >= Diagnostic.Error]
        if errors:
            raise HeadersError("\n".join(errors))
        files = {(include / header).resolve(): group for group, headers in groups.items() for header in headers}
        return _Reader(files).headers(unit)


class _Reader:
    """Makes declarations of the cursors of a translation unit."""

    def __init__(self, groups: Mapping[Path, str]) -> None:
        self._groups = groups
        self._renamed: dict[str, str] = {}
        self._texts: dict[str, str] = {}

    def headers(self, unit: Any) -> dict[str, Header]:
        headers = {group: Header() for group in self._groups.values()}
        for cursor in self._cursors(unit.cursor):
            file = cursor.location.file
            group = self._groups.get(Path(file.name).resolve()) if file else None
            if group is None:
                continue
            header = headers[group]
            if cursor.kind == CursorKind.MACRO_DEFINITION:
                header.constants += self._constant(cursor)
            elif cursor.kind == CursorKind.FUNCTION_DECL:
                header.functions += self._function(cursor)
            else:
                header.types += self._type(cursor)
        for header in headers.values():
            for part in (header.constants, header.types, header.functions):
                part[:] = dict.fromkeys(map(self._with_plain_names, part))
        return headers

    def _cursors(self, parent: Any) -> Iterator[Any]:
        """What stands at namespace scope, the macros first."""
        for cursor in parent.get_children():
            if cursor.kind == CursorKind.LINKAGE_SPEC:
                yield from self._cursors(cursor)
            else:
                yield cursor

    def _constant(self, macro: Any) -> Iterator[str]:
        """Macros of numbers and of expressions of flags; a second name of something that has a version in its name is
        kept in mind, to be the only one.
        """
        name, *body = [token.spelling for token in macro.get_tokens()]
        text = _joined(body)
        renamed = _RENAMED.fullmatch(text)
        if renamed and renamed["name"] == name:
            self._renamed[text] = name
        elif not name.startswith("_") and not _is_call(macro) and _CONSTANT.fullmatch(text) and "__" not in text:
            yield f"#define {name} {text}"

    def _type(self, cursor: Any) -> Iterator[str]:
        if cursor.kind in _WORDS:
            word = _WORDS[cursor.kind]
            name = "" if cursor.is_anonymous() else cursor.spelling
            if not cursor.is_definition():
                yield f"typedef {word} {name} {name};"
            elif not name:
                yield f"{self._body(cursor)};"
            elif name != "dim3" and not any(
                child.kind == CursorKind.CXX_BASE_SPECIFIER for child in cursor.get_children()
            ):
                yield f"typedef {self._body(cursor, name)} {name};"
        elif cursor.kind == CursorKind.TYPEDEF_DECL:
            under = cursor.underlying_typedef_type
            if under.get_declaration().spelling != cursor.spelling or under.kind == TypeKind.POINTER:
                yield f"typedef {_declared(_spelled(under), cursor.spelling)};"

    def _body(self, cursor: Any, name: str = "") -> str:
        """An enum, struct or union with its members."""
        head = f"{_WORDS[cursor.kind]} {name}".rstrip()
        if cursor.kind == CursorKind.ENUM_DECL:
            members = [f"{each.spelling} = {each.enum_value}," for each in cursor.get_children() if each.spelling]
        else:
            members = list(self._members(cursor))
        return "\n".join([f"{head} {{", *_indented(members), "}"])

    def _members(self, record: Any) -> Iterator[str]:
        members = list(record.get_children())
        nested = [member for member in members if member.kind in _WORDS]
        for member in members:
            if member.kind == CursorKind.FIELD_DECL:
                element, bounds = self._element(member.type)
                inner = element.get_declaration()
                if inner in nested:
                    name = "" if inner.is_anonymous() else inner.spelling
                    yield f"{self._body(inner, name)} {member.spelling}{bounds};"
                elif member.spelling in _COORDINATES:
                    yield f"HIPPORT_CPU_COORDINATE({member.spelling});"
                else:
                    bits = f" : {member.get_bitfield_width()}" if member.is_bitfield() else ""
                    yield f"{_declared(_spelled(member.type), member.spelling)}{bits};"
            elif member in nested and not self._names_a_field(member, members):
                yield f"{self._body(member)};"

    def _names_a_field(self, nested: Any, members: Iterable[Any]) -> bool:
        fields = (member for member in members if member.kind == CursorKind.FIELD_DECL)
        return any(self._element(each.type)[0].get_declaration() == nested for each in fields)

    def _element(self, type_: Any) -> tuple[Any, str]:
        """The type of an array's elements, and its bounds; of any other type itself, and none."""
        bounds = ""
        while type_.kind == TypeKind.CONSTANTARRAY:
            type_, bounds = type_.element_type, f"{bounds}[{type_.element_count}]"
        return type_, bounds

    def _function(self, function: Any) -> Iterator[str]:
        """A declaration; none for a definition, which templates of ours take the place of."""
        name = function.spelling
        if function.is_definition() or function.mangled_name != name or name.startswith("_"):
            return
        parameters = []
        for parameter in function.get_arguments():
            text = _declared(_spelled(parameter.type), parameter.spelling)
            default = self._default(parameter)
            parameters.append(f"{text} HIPPORT_CPU_DEFAULT({default})" if default else text)
        if function.type.is_function_variadic():
            parameters.append("...")
        yield f"{_spelled(function.result_type)} {name}({', '.join(parameters) or 'void'});"

    def _default(self, parameter: Any) -> str:
        """The default argument, which follows the name in C++'s way, or in a macro for C's sake."""
        file, offset = parameter.location.file.name, parameter.location.offset
        if file not in self._texts:
            self._texts[file] = Path(file).read_text(encoding="latin-1")  # places count bytes
        found = _DEFAULT.match(self._texts[file], offset + len(parameter.spelling))
        return found["value"] if found else ""

    def _with_plain_names(self, text: str) -> str:
        return re.sub(r"\w+", lambda word: self._renamed.get(word[0], word[0]), text)


def _is_call(macro: Any) -> bool:
    """Whether a macro takes arguments; the bindings have no name for the question."""
    tokens = list(macro.get_tokens())
    return len(tokens) > 1 and tokens[1].spelling == "(" and tokens[1].extent.start == tokens[0].extent.end


def _joined(tokens: list[str]) -> str:
    """Tokens as one expression: spaces around operators of two sides only."""
    return re.sub(r"(?<=\() | (?=\))|(?<=\)) (?=\w)", "", " ".join(tokens)).replace("- ", "-")


def _spelled(type_: Any) -> str:
    spelling: str = type_.spelling
    return spelling.replace(" *", "*")


def _declared(type_: str, name: str) -> str:
    """``int[3]``, ``a`` -> ``int a[3]``; ``void (*)(int)``, ``f`` -> ``void (*f)(int)``."""
    if "(*" in type_:
        return type_.replace("(*", f"(*{name}", 1)
    before, bound, after = type_.partition("[")
    return f"{before} {name}{bound}{after}".rstrip()


def _indented(members: Iterable[str]) -> Iterator[str]:
    for member in members:
        yield from (f"    {line}" for line in member.splitlines())
