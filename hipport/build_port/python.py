"""What becomes of a setup.py, and of what a pyproject.toml gives to CMake; setup.cfg stays as it is."""

from __future__ import annotations

import ast
import configparser
import re
import tomllib
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import replace

from hipport.build.python_code import PythonCode
from hipport.build.python_code import PythonSyntaxError
from hipport.build.python_code import parse
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.python_extensions import extensions
from hipport.build_port.python_lists import Change
from hipport.build_port.python_lists import change_append
from hipport.build_port.python_lists import change_list
from hipport.build_port.python_lists import change_text
from hipport.build_port.python_lists import remove_statements
from hipport.build_port.python_options import rewrites
from hipport.build_port.python_programs import programs
from hipport.build_port.python_toolkit import toolkit
from hipport.build_port.python_torch import common_flags
from hipport.build_port.python_words import Run
from hipport.build_port.python_words import compared_lists
from hipport.build_port.python_words import runs
from hipport.build_port.toml import port_toml
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.rules.build import files

_CPP_EXTENSION = re.compile(r"\btorch\.utils(?:\.|[ \t]+import[^\n]*\b)cpp_extension\b")
# import setuptools   from distutils.core import setup   from torch.utils.cpp_extension import load
_BUILDS = re.compile(
    r"^(?:import|from)[ \t]+(?:setuptools(?!\.msvc)|skbuild|scikit_build_core|hatchling|Cython\.(?:Build|Distutils)"
    r"|(?:numpy\.)?distutils\.(?:\w*compiler|command|core|extension|spawn|sysconfig))\b",
    re.MULTILINE,
)
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


def builds_extensions(text: str) -> bool:
    """Whether a file of Python, whatever its name, is about building extensions: it imports what builds them."""
    return _BUILDS.search(text) is not None or of_torch(text)


def of_torch(text: str) -> bool:
    """Whether a file builds extensions of PyTorch."""
    return "cpp_extension" in text and _CPP_EXTENSION.search(text) is not None


def port_options(
    file: BuildFile, code: PythonCode, places: Sequence[tuple[int, int]], lists: Collection[str]
) -> Iterator[Edit | Diagnostic]:
    """What changes in options that a program gives to CUDA's compiler when it runs: in values that begin in one of the
    ranges ``places`` (start, end), and in what is appended to a list of one of these names.
    """
    given = [replace(run, compiles_cuda=True) for run in runs(code) if _is_given(code, run, places, lists)]
    for each in _options(code, file, given):
        yield each if isinstance(each, Diagnostic) else file.edit(each[3], *each[:3])


def _is_given(code: PythonCode, run: Run, places: Sequence[tuple[int, int]], lists: Collection[str]) -> bool:
    if run.elements[0].call is not None:
        return run.name in lists
    start, _ = code.span(run.elements[0].node)
    return any(first <= start < last for first, last in places)


def _port_setup(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    try:
        code = parse(file.text)
    except PythonSyntaxError as error:
        raise BrokenBuildFileError(error.offset, str(error)) from error
    changed = list(_options(code, file, runs(code)))
    edited = [each for each in changed if not isinstance(each, Diagnostic)]
    inside = [(start, end) for start, end, _, _ in edited]
    yield from (each for each in changed if isinstance(each, Diagnostic))
    for start, end, text, rule in edited:
        yield file.edit(rule, start, end, text)
    for each in compared_lists(code):
        if "\n" not in code.source_of(each):
            yield file.edit(files.NVCC_OPTION, *code.span(each), code.source_of(each))  # it is right as it is
    for start, end, text, rule in _outside_of_lists(code, file):
        if not any(first <= start < last for first, last in inside):
            yield file.edit(rule, start, end, text)


def _outside_of_lists(code: PythonCode, file: BuildFile) -> Iterator[Change]:
    yield from toolkit(code)
    yield from programs(code)
    yield from common_flags(code) if _is_for_torch(file) else extensions(code, file)


def _is_for_torch(file: BuildFile) -> bool:
    return of_torch(file.text) or file.facts.helpers.get(file.source.path, False)


def _options(code: PythonCode, file: BuildFile, found_runs: Iterable[Run]) -> Iterator[Change | Diagnostic]:
    gone: dict[ast.stmt, str] = {}
    for run in found_runs:
        found = rewrites(run, file, of_torch=_is_for_torch(file))
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
