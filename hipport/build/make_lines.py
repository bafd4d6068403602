"""The lines of a Makefile with their places: what each of them is, and whether conditionals and calls are closed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from hipport.build.make_recipes import PREFIX
from hipport.build.make_recipes import is_certain
from hipport.build.make_words import Opener
from hipport.build.make_words import unclosed


class Kind(Enum):
    """What a line is. ``TARGETS`` is a rule without its recipe; ``OTHER`` is a conditional or a directive."""

    ASSIGNMENT = "assignment"
    RECIPE = "recipe"
    TARGETS = "targets"
    INCLUDE = "include"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class MakeLine:
    """A line with the lines that continue it, from ``start`` to ``end`` (excluded), without its newline.

    An assignment gives the variable ``name`` at ``named`` a value by ``operator``, which begins at ``assigned``; its
    value, the recipe, or whatever else the line has of text begins at ``text``. ``arms`` are the arms of conditionals
    that it is in, each with a number of its own. ``in_define`` says that it is part of a variable of several lines.
    """

    kind: Kind
    start: int
    end: int
    text: int
    name: str = ""
    named: int = 0
    operator: str = ""
    assigned: int = 0
    arms: tuple[int, ...] = ()
    in_define: bool = False


class MakeSyntaxError(Exception):
    """A Makefile that make, or hipport, cannot read: ``offset`` is the place."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset
        self.what = what


_LINE = re.compile(r"[^\\\n]*+(?:\\(?:\r?\n)?+[^\\\n]*+)*+")
_BLANKS = " \t\r\n\\"
_CONDITIONAL = re.compile(r"[ \t]*(?P<word>else|endif|ifdef|ifndef|ifeq|ifneq)(?![\w.-])")
_AUTOMAKE = re.compile(r"(?P<word>if)[ \t]+!?\w+[ \t]*")
_DEFINE = re.compile(r"[ \t]*(?:(?:override|export)[ \t]+)*define[ \t]+(?P<name>[^\s=:?+!]+)")
_ENDEF = re.compile(r"[ \t]*endef(?![\w.-])")
_INCLUDE = re.compile(r"[ ]*[-s]?include[ \t]+")
_DIRECTIVE = re.compile(r"[ ]*(?:export|unexport|vpath|undefine|override)(?![\w.-])[^=]*")
# NAME := value   export NAME = value   debug: NAME += value
_ASSIGNMENT = re.compile(
    r"[ \t]*(?:[^\s=:#$][^=:#\t\n$]*:(?![:=])[ \t]*)?(?:(?:export|override|private)[ \t]+)*"
    r"(?P<name>(?:[^\s=:#?+!$]|[$][({][\w.-]+[)}])+)[ \t]*(?P<operator>:{1,3}=|[?+!]=|=)[ \t]*"
)


def lines(code: str, text: str, *, automake: bool = False) -> Iterator[MakeLine]:
    """The lines of a Makefile's ``code``, which is its ``text`` with blanks for comments.

    Raises MakeSyntaxError for conditionals and ``define`` that are not closed or closed twice, for ``$(`` without its
    bracket, and for ``.RECIPEPREFIX`` with a value that cannot be read. ``automake`` says that the file has automake's
    conditionals too.
    """
    open_ones: list[_Open] = []
    defines: list[_Open] = []
    numbers = iter(range(1, len(code) + 2))
    in_rule = False
    for match in _LINE.finditer(code):
        start = match.start()
        line = match[0].removesuffix("\r")
        end = start + len(line)
        if not line.strip(_BLANKS):
            continue
        if defines:
            if _ENDEF.match(line):
                defines.pop()
                continue
            if begun := _DEFINE.match(line):
                defines.append(_Open(start, begun["name"]))
                continue
        elif begun := _DEFINE.match(line):
            defines.append(_Open(start, begun["name"]))
            continue
        elif _ENDEF.match(line):
            raise MakeSyntaxError(start, "endef without define")
        conditional = None if in_rule and line.startswith("\t") else _CONDITIONAL.match(line)
        if conditional is None and automake:
            conditional = _AUTOMAKE.fullmatch(line)
        if conditional and not defines:
            _turn(conditional["word"], start, open_ones, next(numbers))
        arms = tuple(each.arm for each in open_ones)
        if conditional:
            yield MakeLine(Kind.OTHER, start, end, start + conditional.end(), arms=arms)
            continue
        for each in _parts(code, start, end, arms, in_rule=in_rule, in_define=bool(defines)):
            in_rule = in_rule if each.in_define else each.kind in (Kind.RECIPE, Kind.TARGETS)
            place = None if each.in_define else unclosed(code, each.start, each.end)
            if place and unclosed(text, each.start, each.end):  # which a # inside of a call is part of
                raise MakeSyntaxError(place.start, f"{place.text} has no closing bracket")
            if each.name == PREFIX and not is_certain(each.operator, code[each.text : each.end]):
                raise MakeSyntaxError(each.named, f"the value of {PREFIX} is known to make only")
            yield each
    if defines:
        raise MakeSyntaxError(defines[-1].start, f"define {defines[-1].name} has no endef")
    if open_ones:
        raise MakeSyntaxError(open_ones[-1].start, f"{open_ones[-1].name} has no endif")


@dataclass(slots=True)
class _Open:
    """A conditional or a ``define`` that is not closed yet, and the number of the conditional's arm."""

    start: int
    name: str
    arm: int = 0


def _turn(word: str, start: int, open_ones: list[_Open], number: int) -> None:
    """Take in the line of a conditional."""
    if word.startswith("if"):
        open_ones.append(_Open(start, word, number))
    elif not open_ones:
        raise MakeSyntaxError(start, f"{word} without a conditional")
    elif word == "else":
        open_ones[-1].arm = number
    else:
        open_ones.pop()


def _parts(
    code: str, start: int, end: int, arms: tuple[int, ...], *, in_rule: bool, in_define: bool
) -> Iterator[MakeLine]:
    """The line that begins at ``start``; of a rule with its recipe after a semicolon, both."""
    line = code[start:end]
    if line.startswith("\t") and (in_rule or in_define):
        yield MakeLine(Kind.RECIPE, start, end, start + 1, arms=arms, in_define=in_define)
        return
    if match := _ASSIGNMENT.match(line):
        yield MakeLine(
            Kind.ASSIGNMENT,
            start,
            end,
            start + match.end(),
            match["name"],
            start + match.start("name"),
            match["operator"],
            start + match.start("operator"),
            arms,
            in_define,
        )
        return
    if match := _INCLUDE.match(line):
        yield MakeLine(Kind.INCLUDE, start, end, start + match.end(), arms=arms, in_define=in_define)
        return
    if match := _DIRECTIVE.fullmatch(line):
        yield MakeLine(Kind.OTHER, start, end, start, arms=arms, in_define=in_define)
        return
    colon = _outside_of_calls(line, ":")
    if colon < 0:
        kind = Kind.RECIPE if in_define else Kind.OTHER
        yield MakeLine(kind, start, end, start, arms=arms, in_define=in_define)
        return
    semicolon = _outside_of_calls(line, ";")
    rule = end if semicolon < 0 else start + semicolon
    yield MakeLine(Kind.TARGETS, start, rule, start, arms=arms, in_define=in_define)
    if semicolon >= 0:
        yield MakeLine(Kind.RECIPE, rule + 1, end, rule + 1, arms=arms, in_define=in_define)


def _outside_of_calls(line: str, character: str) -> int:
    """The first place of a character outside of ``$(...)``; -1 where there is none."""
    depth = 0
    for match in re.finditer(rf"{Opener}|[(){{}}]|{re.escape(character)}", line):
        if match[0] == character and not depth:
            return match.start()
        if match[0].startswith("$") or (depth and match[0] in "({"):
            depth += 1
        elif depth and match[0] in ")}":
            depth -= 1
    return -1
