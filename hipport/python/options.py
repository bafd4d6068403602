"""Options for CUDA's compiler in calls of a Python program, and what hiprtc and hipcc have for them: HP855."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace

from hipport.build import python_code
from hipport.build.table import OPTION
from hipport.build.table import BuildTable
from hipport.build.table import read_table
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.build_file import BuildFile
from hipport.build_port.python import port_options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.python.file import PythonFile
from hipport.python.findings import at
from hipport.python.scopes import Names
from hipport.python.scopes import Scope
from hipport.python.sources import argument
from hipport.python.sources import compiling_calls
from hipport.python.sources import is_true
from hipport.python.sources import options_of
from hipport.python.table import PythonTable
from hipport.rules.build.files import NVCC_OPTION
from hipport.rules.python.pages import COMPILER_ARGUMENT

#: The compiler is for the GPU that the program runs on: no architecture is named.
_FACTS = BuildFacts(())


def compiler_options(file: PythonFile, names: Names, table: PythonTable) -> Iterator[Edit | Diagnostic]:
    """The edits of options of the calls that compile CUDA, and findings about those that are left."""
    values: list[ast.expr] = []
    counted: list[ast.expr] = []
    lists: set[str] = set()
    for call, scope, row in compiling_calls(names, table):
        value = options_of(call, row)
        if value is None:
            continue
        has_number = len(call.args) > row.count_at >= 0 and isinstance(call.args[row.count_at], ast.Constant)
        (counted if has_number else values).extend(_followed(value, scope))
        lists |= set() if has_number else {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
    if not (values or counted):
        return
    build = read_table(file.mapping.folder / "build.toml")
    code = python_code.parse(file.source.text)
    places = [file.span(value) for value in values]
    said = list(port_options(BuildFile(file.source, build, _FACTS), code, places, lists))
    yield from (replace(each, code=COMPILER_ARGUMENT) if each.code == NVCC_OPTION else each for each in said)
    settled = [(each.start, each.end) for each in said if isinstance(each, Edit)]
    for value in (*values, *counted):
        yield from _left(file, value, build, settled)


def refused_arguments(file: PythonFile, names: Names, table: PythonTable) -> Iterator[Diagnostic]:
    """HP855 for arguments that a build for ROCm refuses."""
    for call, _, row in compiling_calls(names, table):
        for name, (reason, remedy) in row.refused.items():
            value = argument(call, name, -1)
            if value is not None and is_true(value):
                yield at(file, value, COMPILER_ARGUMENT, Severity.ERROR, f"{name}: {reason}", remedy, name)


def platforms(file: PythonFile, names: Names, table: PythonTable) -> Iterator[Diagnostic]:
    """HP855 for arguments that name CUDA as the platform, unless the file has ROCm's, too."""
    calls = list(compiling_calls(names, table))
    for call, _, row in calls:
        for name, (cuda, rocm, what) in row.platforms.items():
            known = {_upper(argument(each, name, -1)) for each, _, other in calls if other is row}
            value = argument(call, name, -1)
            if value is not None and _upper(value) == cuda and rocm not in known:
                message = f'{name}="{cuda}": {what}'
                remedy = f'write {name}="{rocm}", or register the function for both'
                yield at(file, value, COMPILER_ARGUMENT, Severity.ERROR, message, remedy, row.name)


def _upper(value: ast.expr | None) -> str:
    return str(value.value).upper() if isinstance(value, ast.Constant) else ""


def _followed(value: ast.expr, scope: Scope) -> Iterator[ast.expr]:
    """An expression, and what is assigned to the names in it."""
    yield value
    for node in ast.walk(value):
        if isinstance(node, ast.Name) and (bound := scope.values(node.id)):
            yield from (each for each in bound[0] if each is not None)


def _left(file: PythonFile, value: ast.expr, build: BuildTable, settled: list[tuple[int, int]]) -> Iterator[Diagnostic]:
    for node in ast.walk(value):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)):
            continue
        text = node.value.decode("latin-1") if isinstance(node.value, bytes) else node.value
        start, _ = file.span(node)
        option = next((each for each in build.constructs if each.code == OPTION and each.pattern.match(text)), None)
        if option is not None and not any(first <= start < last for first, last in settled):
            message = f"{text}: an option of nvcc and NVRTC that hiprtc and hipcc do not have"
            yield at(file, node, COMPILER_ARGUMENT, Severity.ERROR, message, option.instead, text)
