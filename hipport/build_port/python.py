"""What becomes of a setup.py, and of what a pyproject.toml gives to CMake; setup.cfg stays as it is."""

from __future__ import annotations

import ast
import configparser
import re
import tomllib
from collections.abc import Iterator

from hipport.build.python_code import PythonCode
from hipport.build.python_code import PythonSyntaxError
from hipport.build.python_code import parse
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.python_lists import Change
from hipport.build_port.python_lists import change_append
from hipport.build_port.python_lists import change_list
from hipport.build_port.python_lists import change_text
from hipport.build_port.python_lists import remove_statements
from hipport.build_port.python_options import rewrites
from hipport.build_port.python_toolkit import toolkit
from hipport.build_port.python_words import runs
from hipport.build_port.toml import port_toml
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit

_CPP_EXTENSION = "torch.utils.cpp_extension"
_LINE_OF_TOML = re.compile(r"\(at line (\d+), column (\d+)\)")


def port_python(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What changes in a build file of Python's. Raises BrokenBuildFileError."""
    if file.source.path.endswith(".py"):
        yield from _port_setup(file)
    elif file.source.path.endswith(".toml"):
        _read_toml(file)
        yield from port_toml(file)
    elif file.source.path.endswith(".cfg"):
        _read_cfg(file)


def _port_setup(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    try:
        code = parse(file.text)
    except PythonSyntaxError as error:
        raise BrokenBuildFileError(error.offset, str(error)) from error
    changed = list(_options(code, file))
    edited = [each for each in changed if not isinstance(each, Diagnostic)]
    inside = [(start, end) for start, end, _, _ in edited]
    yield from (each for each in changed if isinstance(each, Diagnostic))
    for start, end, text, rule in edited:
        yield file.edit(rule, start, end, text)
    for start, end, text, rule in toolkit(code):
        if not any(first <= start < last for first, last in inside):
            yield file.edit(rule, start, end, text)


def _options(code: PythonCode, file: BuildFile) -> Iterator[Change | Diagnostic]:
    gone: dict[ast.stmt, str] = {}
    for run in runs(code):
        found = rewrites(run, file, of_torch=_CPP_EXTENSION in file.text)
        for each in found:
            if each.loses:
                yield file.lost(*code.span(run.elements[each.index].node), each.loses)
        if run.whole is not None:
            yield from change_list(code, run, found)
            continue
        for each in found:
            statement = run.elements[each.index].call
            if statement is None:
                yield change_text(code, run, each)
            elif each.words:
                yield change_append(code, run, each)
            else:
                gone[statement] = each.code
    yield from remove_statements(code, gone)


def _read_toml(file: BuildFile) -> None:
    try:
        tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        place = _LINE_OF_TOML.search(str(error))
        offset = file.source.offset(int(place[1])) + int(place[2]) - 1 if place else len(file.text)
        what = str(error).partition(" (at ")[0]
        raise BrokenBuildFileError(min(offset, len(file.text)), what[:1].lower() + what[1:]) from error


def _read_cfg(file: BuildFile) -> None:
    try:
        configparser.RawConfigParser(strict=False).read_string(file.text)
    except configparser.MissingSectionHeaderError as error:
        raise BrokenBuildFileError(file.source.offset(error.lineno), "a line before the first [section]") from error
    except configparser.ParsingError as error:
        line = error.errors[0][0] if error.errors else 1
        raise BrokenBuildFileError(file.source.offset(line), "neither a [section] nor name = value") from error
