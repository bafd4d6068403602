"""Flags in the projects of Visual Studio, ``*.vcxproj``."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

from hipport.build.flags import Flags
from hipport.build.flags import read_flags

_STANDARD = re.compile(r"stdcpp(\d\d)")
#: Macros that say what a program on Windows is, and that nothing else does.
_OF_WINDOWS = re.compile(r"_?WIN(?:32|64|DOWS)|_?UNICODE|_MBCS|_CONSOLE|_LIB|_USRDLL|_WINDLL|_DEBUG|_CRT_\w+")
_MACRO = re.compile(r"[A-Za-z_]\w*(?:=.*)?")
_OWN_FOLDER = re.compile(r"\$\((?:ProjectDir|MSBuildProjectDirectory|MSBuildThisFileDirectory)\)[\\/]?")
_SOLUTION_FOLDER = re.compile(r"\$\(SolutionDir\)[\\/]?")
_COMPILERS = ("ClCompile", "CudaCompile")


def projects_of(root: Path) -> dict[Path, Path]:
    """The project of each source below ``root`` that one names, by the source's path; the first that does counts."""
    found: dict[Path, Path] = {}
    for project in sorted(_projects_below(root)):
        for item in _items(project):
            found.setdefault(item, project)
    return found


def _projects_below(root: Path) -> Iterator[Path]:
    """All projects below a folder. Other programs may work there, as in ``/tmp``: what goes meanwhile is not there."""
    for folder, below, names in os.walk(root):
        below[:] = [name for name in below if not name.startswith(".")]
        yield from (Path(folder, name) for name in names if name.endswith(".vcxproj"))


def _items(project: Path) -> Iterator[Path]:
    """The sources that a project compiles."""
    for element in _elements(project):
        name = element.get("Include", "")
        if _tag(element) in _COMPILERS and name:
            yield Path(os.path.normpath(project.parent / name.replace("\\", "/")))


def flags_from_vcxproj(project: Path, *, is_cuda: bool) -> Flags:
    """What a project gives its sources in a build that is not for debugging, without what is for Windows alone: include
    folders that are there, macros, the language standard, whether device code is relocatable. Nothing where it cannot
    be read.
    """
    found, folders = Flags(), Flags()
    for group in _elements(project):
        if "Debug" in group.get("Condition", ""):
            continue
        if _tag(group) == "ItemDefinitionGroup":
            for tool in group:
                if _tag(tool) == "ClCompile" or (is_cuda and _tag(tool) in _COMPILERS):
                    found += _flags_of(project, {_tag(each): (each.text or "").strip() for each in tool})
        elif _tag(group) == "PropertyGroup":  # the folders that are searched after those of the compilers
            named = {
                _tag(each): (each.text or "").strip() for each in group if "Debug" not in each.get("Condition", "")
            }
            folders += Flags(include=_folders(project, _listed(named, "IncludePath")))
    return found + folders


def _flags_of(project: Path, values: dict[str, str]) -> Flags:
    """The flags among the properties of one compiler."""
    standard = _STANDARD.fullmatch(values.get("LanguageStandard", ""))
    macros = (*_listed(values, "PreprocessorDefinitions"), *_listed(values, "Defines"))
    folders = (*_listed(values, "AdditionalIncludeDirectories"), *_listed(values, "Include"))
    flags = Flags(
        include=_folders(project, folders),
        macros=tuple(f"-D{each}" for each in macros if _MACRO.fullmatch(each) and not _OF_WINDOWS.match(each)),
        standard=f"c++{standard[1]}" if standard else "",
        relocatable=values.get("GenerateRelocatableDeviceCode", "").lower() == "true",
    )
    with suppress(ValueError):  # quotes that do not end
        flags += read_flags(shlex.split(values.get("AdditionalOptions", "")), project.parent)
    return flags


def _listed(values: dict[str, str], name: str) -> list[str]:
    return [each.strip() for each in values.get(name, "").split(";") if each.strip() and "%(" not in each]


def _folders(project: Path, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(folder for each in names if (folder := _folder(project, each)))


def _folder(project: Path, name: str) -> str:
    """The folder that a project names; empty where it is not there, or another program has to say where it is."""
    above = next((folder for folder in project.parents if any(folder.glob("*.sln"))), project.parent)
    name = _SOLUTION_FOLDER.sub(lambda _: f"{above}/", _OWN_FOLDER.sub(lambda _: f"{project.parent}/", name))
    path = os.path.normpath(project.parent / name.replace("\\", "/"))
    return path if "$(" not in path and Path(path).is_dir() else ""


def _tag(element: ElementTree.Element) -> str:
    """The name of an element without its namespace."""
    return element.tag.rpartition("}")[2]


def _elements(project: Path) -> tuple[ElementTree.Element, ...]:
    """All elements of a project; none of one that cannot be read."""
    with suppress(OSError, ElementTree.ParseError):
        return tuple(ElementTree.fromstring(project.read_bytes()).iter())
    return ()
