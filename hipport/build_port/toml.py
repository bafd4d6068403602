"""A pyproject.toml in a port: what it gives to CMake, as definitions and as options ``-D``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from hipport.build.toml_text import Array
from hipport.build.toml_text import Entry
from hipport.build.toml_text import Table
from hipport.build.toml_text import Text
from hipport.build.toml_text import Value
from hipport.build.toml_text import entries_in
from hipport.build.toml_text import read_toml
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_variables import in_port
from hipport.build_port.cmake_variables import option_in_port
from hipport.build_port.members import with_line
from hipport.build_port.members import without
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build.files import CUDA_LANGUAGE

_DEFINE = ("cmake", "define")  # [tool.scikit-build.cmake.define]
_NEXT = re.compile(r"\s+(?=-D\w+(?::\w+)?=|-[GASBU]\b|--\w)")  # before the next argument of cmake


def port_toml(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What changes in a text that ``tomllib`` reads."""
    for table in read_toml(file.text):
        yield from _definitions(file, table)
        for entry in entries_in(table):
            if isinstance(entry.value, Table):
                yield from _definitions(file, entry.value)
            elif entry.path[-3:-1] != _DEFINE:
                yield from _options(file, entry.value)


def _definitions(file: BuildFile, table: Table) -> Iterator[Edit | Diagnostic]:
    """``CMAKE_CUDA_ARCHITECTURES = "80"`` in a table of definitions. A list there is one value with semicolons."""
    names = {entry.path for entry in table.entries}
    gone: list[Entry] = []
    for entry in table.entries:
        if entry.path[-3:-1] != _DEFINE or isinstance(entry.value, Table):  # { env = "ARCHS", default = "80" }
            continue
        name, old = entry.path[-1], _joined(file, entry.value)
        new = in_port(name, old, file)
        for lost in new.lost:
            yield file.lost(*entry.last, lost)
        if not new.name or (new.name != name and (*entry.path[:-1], new.name) in names):
            gone.append(entry)
        elif new.value == old or _may_be_written(file, entry.value, new.value):
            if new.name != name:
                yield file.edit(CUDA_LANGUAGE, *entry.last, new.name)
            if new.value != old:
                yield _written(file, entry.value, new.value, new.rule)
    if table.inline:
        yield from without(file, CUDA_LANGUAGE, table, table.entries, gone)
    else:
        yield from (with_line(file, file.edit(CUDA_LANGUAGE, entry.start, entry.end, "")) for entry in gone)


def _joined(file: BuildFile, value: Value) -> str:
    if isinstance(value, Array):
        return ";".join(each.value for each in value.values if isinstance(each, Text))
    return value.value if isinstance(value, Text) else file.text[value.start : value.end]


def _options(file: BuildFile, value: Value) -> Iterator[Edit | Diagnostic]:
    """``args = ["-DCMAKE_CUDA_ARCHITECTURES=80"]``, ``CMAKE_ARGS = "-DA=1 -DB=2"``."""
    elements = value.values if isinstance(value, Array) else (value,)
    gone: list[Value] = []
    for text in elements:
        if not isinstance(text, Text) or "-D" not in text.value:
            continue
        words = [text.value] if isinstance(value, Array) else _NEXT.split(text.value)
        ported = [option_in_port(word, file) for word in words]
        for lost in (lost for each in ported for lost in each.lost):
            yield file.lost(text.start, text.end, lost)
        new = " ".join(each.value for each in ported if each.value)
        if not new and isinstance(value, Array):
            gone.append(text)
        elif new != " ".join(words) and _may_be_written(file, text, new):
            yield _written(file, text, new, next(each.rule for each in ported if each.name))
    if isinstance(value, Array):
        yield from without(file, CUDA_LANGUAGE, value, value.values, gone)


def _may_be_written(file: BuildFile, value: Value, new: str) -> bool:
    """Whether a value can stand in place of one: not in one of several lines, which may have comments."""
    return new.isascii() and "'" not in new and "\n" not in file.text[value.start : value.end]


def _written(file: BuildFile, value: Value, new: str, code: str) -> Edit:
    is_literal = file.text.startswith("'", value.start)
    text = f"'{new}'" if is_literal else json.dumps(new)
    return file.edit(code, value.start, value.end, text)
