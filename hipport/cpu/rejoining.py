"""Where the lanes of a wavefront meet again after a condition or a loop with accesses in lock step.

A lane that a condition leaves out, or that leaves a loop sooner, would else go on to where lanes meet in the next round
of a loop around it, without the others: on a GPU they are together again when the condition or the loop ends.

    for (...) { if (found) list[n] = i; votes = __ballot(p); }
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator

from hipport.code.bodies import device_bodies
from hipport.code.calls import closer_of
from hipport.code.roles import follows_type
from hipport.cpu.token_edits import inserted
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_NO_VARIABLES = frozenset(("this", "volatile", "const", "struct", "typename", "unsigned", "signed", "long", "short"))
_WITH_CONDITION = frozenset(("if", "while", "for"))


def rejoining_edits(tokens: Tokens, accesses: Iterable[tuple[int, int]]) -> Iterator[Edit]:
    """The edits of a file with accesses in lock step, by the first and last tokens of these."""
    named = (_variable(tokens, first, last) for first, last in accesses if not tokens.directive_at(first))
    places = sorted(at for at in named if at >= 0)
    before: dict[int, str] = {}
    after: dict[int, str] = {}
    for body in device_bodies(tokens) if places else ():
        inside = [at for at in places if body.has(at)]
        lines = [line for line in tokens.directives if inside and body.has(line.first)]
        statements: list[tuple[int, int]] = []
        if not inside or _statement(tokens, body.first, statements) != body.end:
            continue
        for first, last in statements:
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
    while at <= last and tokens.texts[at] in ("*", "("):
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


def _statement(tokens: Tokens, at: int, found: list[tuple[int, int]]) -> int:
    """The last token of the statement that begins at a token, -1 where that cannot be determined; conditions and loops
    in it, and itself if it is one, are added, the inner ones first.
    """
    text = tokens.text_at(at)
    if text == "{":
        return _block(tokens, at, found)
    if text in ("case", "default") or (is_name(text) and tokens.text_at(tokens.after(at)) == ":"):
        while tokens.text_at(at) not in (":", ""):
            at = tokens.after(at)
        return _statement(tokens, tokens.after(at), found)
    if text == "do":
        word = tokens.after(_statement(tokens, tokens.after(at), found))
        last = tokens.after(closer_of(tokens, tokens.after(word))) if tokens.text_at(word) == "while" else -1
    elif text in _WITH_CONDITION or text == "switch":
        last = _controlled(tokens, at, found)
        other = tokens.after(last) if text == "if" and last >= 0 else -1
        if tokens.text_at(other) == "else":
            last = _statement(tokens, tokens.after(other), found)
    else:
        return _plain_end(tokens, at)
    if last >= 0 and text != "switch":
        found.append((at, last))
    return last


def _block(tokens: Tokens, brace: int, found: list[tuple[int, int]]) -> int:
    """``{ ... }``"""
    closer = tokens.brace_end(brace)
    at = tokens.after(brace)
    while 0 <= at < closer:
        last = _statement(tokens, at, found)
        if not at <= last < closer:
            return -1
        at = tokens.after(last)
    return closer


def _controlled(tokens: Tokens, at: int, found: list[tuple[int, int]]) -> int:
    """``if constexpr (...) statement``, ``while (...) statement``"""
    opener = tokens.after(at)
    opener = tokens.after(opener) if tokens.text_at(opener) == "constexpr" else opener
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    return _statement(tokens, tokens.after(closer), found) if closer >= 0 else -1


def _plain_end(tokens: Tokens, at: int) -> int:
    """The ``;`` of a statement without others in it."""
    while at >= 0 and (text := tokens.texts[at]) != ";":
        if text in CLOSERS:
            at = tokens.brace_end(at) if text == "{" else closer_of(tokens, at)
        elif text in ("}", ")", "]"):
            return -1
        at = tokens.after(at) if at >= 0 else -1
    return at
