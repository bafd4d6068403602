"""Include folders, macros and the language standard from a Makefile, as far as it can be read."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from pathlib import Path

from hipport.build.autoconf import top_of
from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.build.flags import takes_value
from hipport.build.make_language import assigned
from hipport.build.make_language import expanded
from hipport.build.make_recipes import with_tabs
from hipport.build.truth import OFF
from hipport.build.truth import ON
from hipport.build.truth import Truth
from hipport.build.truth import either
from hipport.build.truth import is_for_gpu
from hipport.build.truth import is_gpu_switch

_ASSIGNMENT = re.compile(r"(?:(?:export|override)[ \t]+)*([\w.-]+)[ \t]*(:{0,3}|[?+!])=[ \t]*(.*)")
_INCLUDE = re.compile(r"[-s]?include[ \t]+(.*)")
_CONDITIONAL = re.compile(r"(else[ \t]+)?(ifdef|ifndef|ifeq|ifneq)\b[ \t]*(.*)")
_TWO = re.compile(r"""\((.*?),(.*)\)|(["'])(.*?)\3[ \t]*(["'])(.*?)\5""")
_VARIABLE = re.compile(r"\$[({]([\w.-]+)[)}]")
_FILES = re.compile(r"\$\(MAKEFILE_LIST\)|\$\{MAKEFILE_LIST\}")
_CONTINUED = re.compile(r"\\\n[ \t]*")
_FOR_HOST = re.compile(r"CXX|CPP|^C(?:C)?FLAGS")
_TEMPLATES = (".am", ".in")  # of the autotools
_SUBSTITUTED = re.compile(r"@(\w+)@")
_AUTOMAKE = re.compile(r"(if|else|endif)\b[ \t]*(!?)[ \t]*(\w*)")
_UNKNOWN = "\0"
_BEFORE_COMMAND = "\t @+-"  # make's own signs: not to say it, to run it always, to go on after an error
_DEPTH = 8  # of files in files, which may go round in a circle


def flags_from_makefile(makefile: Path, *, is_cuda: bool) -> Flags:
    """The flags in the recipes and variables of a Makefile, or of what the autotools make it of, and of those that it
    includes, whatever the target, less those in conditionals that do not hold or that cannot be decided; a port is a
    build for the GPU, so a switch that is named like ``USE_CUDA`` counts as on, and a variable that a condition
    compares with ``cuda`` and that people may set as that word. A standard is taken from a variable for the unit's own
    compiler first (``NVCCFLAGS`` for one in CUDA, ``CXXFLAGS`` for one in C++).
    """
    folder = makefile.parent
    read = _Makefile(folder)
    if makefile.suffix in _TEMPLATES:
        read.variables |= _of_autotools(folder)
    read.take_in(makefile, _DEPTH)
    names = sorted(read.variables, key=lambda name: _relevance(name, is_cuda=is_cuda))
    flags = Flags()
    for value in (*read.recipes, *(read.variables[name] for name in names)):
        flags += read_flags(_words(value, read.variables), folder)
    return flags


def _relevance(name: str, *, is_cuda: bool) -> tuple[bool, bool]:
    """How much a variable is one for the unit's compiler: the greatest come last, and the last standard wins."""
    for_host = _FOR_HOST.search(name) is not None
    if is_cuda:
        return not for_host, "NVCC" in name
    return for_host, "CXX" in name


def _of_autotools(folder: Path) -> dict[str, str]:
    """The folders that a template of the autotools knows: people build beside the sources, or in place."""
    top = str(top_of(folder))
    return {
        f"{absolute}{of}{what}dir": top if of else str(folder)
        for absolute in ("", "abs_")
        for of in ("", "top_")
        for what in ("src", "build")
    }


class _Makefile:
    """The variables and the lines of the recipes of a Makefile in ``folder``, as far as they have been read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.variables = {"CURDIR": str(folder)}
        self.recipes: list[str] = []
        self._files = ""

    def take_in(self, makefile: Path, depth: int) -> None:
        """Read a file, and those that it includes, ``depth`` deep at most."""
        try:
            text = with_tabs(makefile.read_text("utf-8", "replace"))
        except OSError:
            return
        if makefile.suffix in _TEMPLATES:
            text = _SUBSTITUTED.sub(r"$(\1)", text)
        self._files += f" {makefile}"
        arms: list[Truth] = []  # of the conditionals around: whether this arm is taken, None if that is not known
        taken: list[Truth] = []  # whether an earlier arm of it is
        lines = _CONTINUED.sub(" ", text).split("\n")
        self.variables = {**_choices(lines), **self.variables}
        for line in lines:
            if self._is_conditional(line.partition("#")[0].strip(), arms, taken) or not all(arms):
                continue
            if line.startswith("\t"):
                self.recipes.append(line.lstrip(_BEFORE_COMMAND))
            elif (match := _INCLUDE.match(line)) and depth:
                for name in _words(match[1].partition("#")[0], self.variables):
                    self.take_in(self._folder / name, depth - 1)
            elif match := _ASSIGNMENT.match(line.partition("#")[0].strip()):
                name, how, value = match.groups()
                value = _FILES.sub(lambda _: self._files, value)  # those that are read until now
                self.variables[name] = assigned(name, how, value, self.variables)

    def _is_conditional(self, line: str, arms: list[Truth], taken: list[Truth]) -> bool:
        """Whether a line begins or ends an arm, which it takes note of.

        ``ifeq ($(A),b)``, ``else``, ``endif`` and, for automake, ``if !A``, ``else !A``, ``endif !A``
        """
        if match := _AUTOMAKE.fullmatch(line):
            if match[1] == "if":
                arms.append(not match[2] if is_gpu_switch(match[3]) else None)
                taken.append(False)
                return True
            line = match[1]
        if match := _CONDITIONAL.fullmatch(line):
            value = self._holds(match[2], match[3])
            if not match[1]:
                arms.append(value)
                taken.append(False)
                return True
        elif line == "else":
            value = True
        else:
            if line == "endif" and arms:
                arms.pop()
                taken.pop()
            return line == "endif"
        if arms:
            taken[-1] = either(taken[-1], arms[-1])
            arms[-1] = False if taken[-1] or value is False else None if taken[-1] is None else value
        return True

    def _holds(self, how: str, what: str) -> Truth:
        """The value of ``ifdef NAME``, ``ifeq (a,b)`` and their negations; a variable that nothing sets is empty."""
        if how in ("ifdef", "ifndef"):
            return (bool(self.variables.get(what)) or is_gpu_switch(what)) is (how == "ifdef")
        if not (sides := _compared(what)):
            return None
        switched = _switched(*sides)
        if switched is not None:
            return switched is (how == "ifeq")
        left, right = (expanded(text, self.variables, unset="").strip() for text in sides)
        return None if "$" in left + right else (left == right) is (how == "ifeq")


def _compared(what: str) -> tuple[str, str] | None:
    """The two sides of a condition: ``(a,b)``, ``"a" "b"``."""
    match = _TWO.fullmatch(what)
    if match is None:
        return None
    first, second = (match[1], match[2]) if match[1] is not None else (match[4], match[6])
    return first.strip(), second.strip()


def _choices(lines: Iterable[str]) -> dict[str, str]:
    """The variables that conditions compare with a word for the GPU, and that word, which a person gives to make.

    ``ifeq ($(BACKEND),cuda)``
    """
    found: dict[str, str] = {}
    for line in lines:
        condition = _CONDITIONAL.fullmatch(line.partition("#")[0].strip())
        sides = _compared(condition[3]) if condition else None
        for side, other in (sides, sides[::-1]) if sides else ():
            if (match := _VARIABLE.fullmatch(side)) and is_for_gpu(other):
                found.setdefault(match[1], other)
    return found


def _switched(first: str, second: str) -> Truth:
    """Whether a switch for the GPU, which counts as on, equals what it is compared with; None for all else.

    ``$(USE_CUDA),1``
    """
    for side, other in ((first, second), (second, first)):
        match = _VARIABLE.fullmatch(side)
        if match and is_gpu_switch(match[1]) and other.upper() in ON | OFF:
            return other.upper() in ON
    return None


def _words(value: str, variables: dict[str, str]) -> list[str]:
    """The words of a value or a recipe, less those with something unknown in them and the options that they belong to:
    ``-iquote $(unknown)``.
    """
    value = expanded(value, variables, _UNKNOWN)
    try:
        words = shlex.split(value)
    except ValueError:
        words = value.split()
    known: list[str] = []
    for word in words:
        if _UNKNOWN not in word and "$" not in word:
            known.append(word)
        elif known and takes_value(known[-1]):
            known.pop()
    return known
