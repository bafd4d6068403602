"""Libraries that a Makefile names without ``-l``: in variables, and in calls that put it before them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.make_lines import Kind
from hipport.build.make_lines import MakeLine
from hipport.build.make_names import REFERENCE
from hipport.build.make_words import Call
from hipport.build.make_words import Span
from hipport.build.make_words import calls
from hipport.build.make_words import words
from hipport.build_port.build_file import BuildFile
from hipport.build_port.make_options import Place
from hipport.diagnostics import Diagnostic
from hipport.rules.build import files

# -l$(NAME)   $(NAMES:%=-l%)
_NAMED = re.compile(r"(?<![\w-])-l\$[({](?P<one>[\w.-]+)[)}]|\$[({](?P<all>[\w.-]+):%=-l%[)}]")


def library_places(file: BuildFile, code: str, lines: Sequence[MakeLine]) -> Iterator[Place | Diagnostic]:
    """What becomes of the names of CUDA's libraries; one without a counterpart is a finding."""
    lists = [each for line in lines for each in _lists(code, line)]
    variables = {match["one"] or match["all"] for match in _NAMED.finditer(code)}
    variables |= {name for each in lists for name in REFERENCE.findall(each.text)}
    assigned = [line for line in lines if line.kind is Kind.ASSIGNMENT]
    values = [Span(code[line.text : line.end], line.text, line.end) for line in _reached(code, assigned, variables)]
    for text in sorted({*lists, *values}, key=lambda span: span.start):
        yield from _renamed(file, code, text)


def _lists(code: str, line: MakeLine) -> Iterator[Span]:
    """The arguments with the names: ``$(addprefix -l,NAMES)``, ``$(patsubst %,-l%,NAMES)``,
    ``$(foreach name,NAMES,-l$(name))``.
    """
    for call in calls(code, line.text, line.end):
        if (at := _place_of_list(call)) is not None and len(call.arguments) > at:
            yield call.arguments[at]


def _place_of_list(call: Call) -> int | None:
    texts = [argument.text.strip() for argument in call.arguments]
    match call.name, texts:
        case "addprefix", ["-l", _]:
            return 1
        case "patsubst", ["%", "-l%", _]:
            return 2
        case "foreach", [name, _, each] if re.search(rf"(?<![\w-])-l\$[({{]{re.escape(name)}[)}}]", each):
            return 1
    return None


def _reached(code: str, assigned: Sequence[MakeLine], variables: set[str]) -> Iterator[MakeLine]:
    """The assignments of the variables, and of those that their values are made of."""
    waiting, known = set(variables), set[str]()
    while waiting:
        known |= waiting
        found = [line for line in assigned if line.name in waiting]
        yield from found
        waiting = {name for line in found for name in REFERENCE.findall(code[line.text : line.end])} - known


def _renamed(file: BuildFile, code: str, text: Span) -> Iterator[Place | Diagnostic]:
    linked: set[str] = set()
    for word in words(code, text.start, text.end):
        counterpart = file.table.libraries.get(word.text)
        if counterpart is None:
            continue
        if not counterpart.package and not counterpart.linked:
            message = f"{word.text}: a library of CUDA"
            remedy = "leave it out: ROCm has no such library for HIP"
            yield file.diagnostic(files.CUDA_LIBRARY, word.start, word.end, message, remedy)
        else:
            again = not counterpart.linked or counterpart.linked in linked
            yield Place(word.start, word.end, () if again else (counterpart.linked,), files.CUDA_LIBRARY)
            linked.add(counterpart.linked)
