"""Include folders, macros and the language standard from a Makefile, as far as it can be read."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.project.translation_units import is_gpu_source

_ASSIGNMENT = re.compile(r"(?:(?:export|override)[ \t]+)*([\w.-]+)[ \t]*(:{0,3}|[?+!])=[ \t]*(.*)")
_VARIABLE = re.compile(r"\$[({]([\w.-]+)[)}]")
_CONTINUED = re.compile(r"\\\n[ \t]*")
_CONDITIONALS = ("ifdef", "ifndef", "ifeq", "ifneq")
_FOR_HOST = re.compile(r"CXX|CPP|^C(?:C)?FLAGS")
_UNKNOWN = "\0"
_DEPTH = 8  # of variables in variables, which may go round in a circle


def flags_from_makefile(makefile: Path, unit: Path) -> Flags:
    """The flags in all recipes and variables outside of conditionals, whatever the target. A standard is taken from a
    variable for the unit's own compiler first (``NVCCFLAGS`` for a .cu, ``CXXFLAGS`` for a .cpp).
    """
    folder = makefile.parent
    try:
        text = makefile.read_text("utf-8", "replace")
    except OSError:
        return Flags()
    variables, recipes = _read(text, folder)
    names = sorted(variables, key=lambda name: _relevance(name, unit))
    flags = Flags()
    for value in (*recipes, *(variables[name] for name in names)):
        flags += read_flags(_words(value, variables), folder)
    return flags


def _relevance(name: str, unit: Path) -> tuple[bool, bool]:
    """How much a variable is one for the unit's compiler: the greatest come last, and the last standard wins."""
    for_host = _FOR_HOST.search(name) is not None
    if is_gpu_source(unit):
        return not for_host, "NVCC" in name
    return for_host, "CXX" in name


def _read(text: str, folder: Path) -> tuple[dict[str, str], list[str]]:
    """The variables and the lines of the recipes."""
    variables = {"CURDIR": str(folder)}
    recipes = []
    depth = 0
    for line in _CONTINUED.sub(" ", text).split("\n"):
        if line.startswith("\t"):
            recipes.append(line)
            continue
        line = line.partition("#")[0].strip()
        if line.startswith(_CONDITIONALS):
            depth += 1
        elif line == "endif":
            depth = max(0, depth - 1)
        elif not depth and (match := _ASSIGNMENT.match(line)):
            name, how, value = match.groups()
            if how == "+":
                variables[name] = f"{variables.get(name, '')} {value}"
            elif how != "?" or name not in variables:
                variables[name] = value
    return variables, recipes


def _words(value: str, variables: dict[str, str]) -> list[str]:
    """The words of a value or a recipe, less those with something unknown in them."""
    for _ in range(_DEPTH):
        value, count = _VARIABLE.subn(lambda match: variables.get(match[1], _UNKNOWN), value)
        if not count:
            break
    try:
        words = shlex.split(value)
    except ValueError:
        words = value.split()
    return [word for word in words if _UNKNOWN not in word and "$" not in word]
