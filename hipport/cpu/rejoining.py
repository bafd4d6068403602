"""Where the lanes of a wavefront meet again after a condition or a loop with accesses in lock step.

A lane that a condition leaves out, or that leaves a loop sooner, would else go on to where lanes meet in the next round
of a loop around it, without the others: on a GPU they are together again when the condition or the loop ends.

    for (...) { if (found) list[n] = i; votes = __ballot(p); }
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator

from hipport.code.bodies import device_bodies
from hipport.code.function_code import FunctionCode
from hipport.code.function_code import code_of
from hipport.code.roles import follows_type
from hipport.cpu.token_edits import inserted
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_NO_VARIABLES = frozenset(("this", "volatile", "const", "struct", "typename", "unsigned", "signed", "long", "short"))
_WITH_CONDITION = ("if", "while", "for", "do")


def rejoining_edits(tokens: Tokens, accesses: Iterable[tuple[int, int]]) -> Iterator[Edit]:
    """The edits of a file with accesses in lock step, by the first and last tokens of these."""
    named = (_variable(tokens, first, last) for first, last in accesses if not tokens.directive_at(first))
    places = sorted(at for at in named if at >= 0)
    before: dict[int, str] = {}
    after: dict[int, str] = {}
    for body in device_bodies(tokens) if places else ():
        inside = [at for at in places if body.has(at)]
        lines = [line for line in tokens.directives if inside and body.has(line.first)]
        for first, last in _statements(code_of(tokens, body.head, body.first, body.end + 1)) if inside else ():
            if not _is_in_one_arm(lines, first, last):
                continue
            if name := next(filter(None, (_visible(tokens, at, first) for at in inside if first < at <= last)), ""):
                before[first] = before.get(first, "") + "{ "
                after[last] = after.get(last, "") + f" hipport_cpu::rejoin({name}); }}"
    yield from (inserted(tokens, at, text) for at, text in before.items())
    yield from (inserted(tokens, at + 1, text) for at, text in after.items())


def _variable(tokens: Tokens, first: int, last: int) -> int:
    """The variable that an access begins with, ``s`` of ``s[i]``, ``*s`` and ``(*s)[i]``; -1 for casts, and for names
    of namespaces, templates and functions.
    """
    at = first
    while 0 <= at <= last and tokens.texts[at] in ("*", "("):
        at = tokens.after(at)
    is_variable = is_name(tokens.text_at(at)) and tokens.text_at(tokens.after(at)) not in ("(", "<", "::")
    return at if is_variable and tokens.texts[at] not in _NO_VARIABLES else -1


def _is_in_one_arm(lines: Iterable[Directive], first: int, last: int) -> bool:
    """Whether a statement begins and ends in the same arms of conditionals, by the preprocessor lines around it."""
    depth = 0
    for line in lines:
        if not first < line.first < last:
            continue
        depth += line.name.startswith("if")
        if depth == 0 and line.name.startswith(("el", "endif")):
            return False
        depth -= line.name == "endif"
    return depth == 0


def _visible(tokens: Tokens, access: int, first: int) -> str:
    """The name of what is accessed, if it is not one that the statement around the access declares itself."""
    name = tokens.texts[access]
    own = (at for at in tokens.places(name) if first < at < access)
    is_declared = any(follows_type(tokens, at) or tokens.text_at(tokens.before(at)) in ("*", "&") for at in own)
    return "" if is_declared else name


def _statements(code: FunctionCode) -> list[tuple[int, int]]:
    """The first and last tokens of a function's conditions and loops, the inner ones first."""
    found: list[tuple[int, int]] = []
    of_do: set[int] = set()  # the words that end loops
    for word in code.where(*_WITH_CONDITION):
        if word in of_do:
            continue
        if code.text(word) == "do":
            of_do.add(code.statement_end(word + 1))
        found.append((code.places[word], code.places[min(code.statement_end(word), len(code.places)) - 1]))
    return sorted(found, key=lambda statement: (statement[1], -statement[0]))
