"""Presets of CMake in a port: variables of the HIP language for those of CUDA's, ROCm's folder for the toolkit's."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import replace

from hipport.build.json_text import Array
from hipport.build.json_text import JsonError
from hipport.build.json_text import Member
from hipport.build.json_text import Object
from hipport.build.json_text import Text
from hipport.build.json_text import Value
from hipport.build.json_text import Word
from hipport.build.json_text import objects_in
from hipport.build.json_text import read_json
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake_variables import Variable
from hipport.build_port.cmake_variables import in_port
from hipport.build_port.members import without
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.rules.build.files import CUDA_LANGUAGE
from hipport.rules.build.files import CUDA_PACKAGE

_KINDS = ("configurePresets", "buildPresets", "testPresets", "packagePresets")
_ROCM = "ROCM_PATH"
_TOOLKIT = re.compile(r"CUDA_(?:HOME|PATH|ROOT|DIR|INSTALL_PATH|TOOLKIT_PATH|ROOT_DIR|TOOLKIT_ROOT_DIR)")
# $env{CUDA_HOME}/lib64   $penv{CUDA_PATH}
_REFERENCE = re.compile(rf"(?P<sign>\$p?env)\{{{_TOOLKIT.pattern}\}}(?P<folder>/lib64\b)?")
_FOLDER = re.compile(r"(?:/usr/local|/opt)/cuda(?:-[\d.]+)?(?=/?$)")
_OPTIONS = re.compile(r"NVCC_(?:APPEND|PREPEND)_FLAGS")


def port_presets(file: BuildFile) -> Iterator[Edit | Diagnostic]:
    """What becomes of a file of presets. Raises BrokenBuildFileError where CMake would not read it."""
    try:
        document = read_json(file.text)
    except JsonError as error:
        raise BrokenBuildFileError(error.offset, str(error)) from error
    if not isinstance(document, Object):
        return
    yield from _included(file, document.get("include"))
    edits: list[Edit] = []
    for preset in (each for kind in _KINDS for each in objects_in(document.get(kind))):
        for key, kind in (("cacheVariables", ""), ("environment", "ENV")):
            for each in _members(file, preset.get(key), kind):
                if isinstance(each, Edit):
                    edits.append(each)
                else:
                    yield each
    yield from edits
    for edit in _references(file):
        if not any(other.start <= edit.start < other.end for other in edits):
            yield edit


def _included(file: BuildFile, names: Value | None) -> Iterator[Diagnostic]:
    """``"include": ["cmake/gpu.json"]``: by its name, hipport takes no such file for presets."""
    for name in names.values if isinstance(names, Array) else ():
        if isinstance(name, Text) and language_of(posixpath.basename(name.value)) is not BuildLanguage.PRESETS:
            message = f"hipport does not read presets in {name.value}: its name does not say that it has some"
            remedy = "replace what is for CUDA in it by hand, or name it ...CMakePresets.json"
            yield file.diagnostic(CUDA_LANGUAGE, name.start, name.end, message, remedy, Severity.INFO)


def _members(file: BuildFile, variables: Value | None, kind: str) -> Iterator[Edit | Diagnostic]:
    """What becomes of the variables of one preset; ``kind`` is ENV for those of the environment."""
    if not isinstance(variables, Object):
        return
    names = {member.key.value for member in variables.members}
    gone: list[Member] = []
    for member in variables.members:
        name, value = member.key.value, _value_of(member)
        old = value.raw if isinstance(value, Text) else "" if value.text == "null" else value.text
        new = _of_environment(name, old, file) if kind else in_port(name, old, file)
        for lost in new.lost:
            yield file.lost(member.key.start, member.key.end, lost)
        if not new.name or (new.name != name and new.name in names):
            gone.append(member)
            continue
        names.add(new.name)
        if new.name != name or new.value != old:  # findings about an old value may begin at its name
            rule = CUDA_PACKAGE if new.name == _ROCM else CUDA_LANGUAGE
            yield file.edit(rule, member.key.start, member.key.end, f'"{new.name}"')
        if isinstance(value, Text) and new.value != old:
            yield file.edit(new.rule, value.start, value.end, f'"{_referring(new.value)}"')
    yield from without(file, CUDA_LANGUAGE, variables, variables.members, gone)


def _value_of(member: Member) -> Text | Word:
    """A variable's value: ``"80"``, ``true`` and ``null``, also in ``{"type": "STRING", "value": "80"}``."""
    value = member.value.get("value") if isinstance(member.value, Object) else member.value
    return value if isinstance(value, Text | Word) else Word(member.value.start, member.value.end, "null")


def _of_environment(name: str, value: str, file: BuildFile) -> Variable:
    """A variable of the environment. One for the toolkit's folder goes, unless a preset counts on it."""
    if _TOOLKIT.fullmatch(name):
        is_used = re.search(rf"env\{{{name}\}}", file.text)
        return Variable(_ROCM if is_used else "", _FOLDER.sub("/opt/rocm", value), CUDA_PACKAGE)
    new = in_port(f"ENV{{{name}}}", value, file)
    if _OPTIONS.fullmatch(name):
        return Variable(name if new.value else "", value)
    return replace(new, name=new.name.removeprefix("ENV{").removesuffix("}"))


def _references(file: BuildFile) -> Iterator[Edit]:
    """``$env{CUDA_HOME}/lib64`` anywhere."""
    for match in _REFERENCE.finditer(file.text):
        yield file.edit(CUDA_PACKAGE, *match.span(), _referring(match[0]))


def _referring(value: str) -> str:
    """A value that refers to ROCm's folder where it refers to the toolkit's."""
    return _REFERENCE.sub(lambda match: f"{match['sign']}{{{_ROCM}}}{(match['folder'] or '')[:4]}", value)
