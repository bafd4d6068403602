"""Classes that values between braces initialize member by member."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.arithmetic import Arithmetic
from hipport.code.arithmetic import type_at
from hipport.code.calls import closer_of
from hipport.code.statements import clause_words
from hipport.source.tokens import Tokens

_ACCESS = frozenset(("public", "private", "protected"))
_NO_MEMBERS = frozenset(("static", "using", "typedef", "enum", "struct", "class", "union", "friend", "template"))
_NOT_PLAIN = frozenset("*&[<:")


def members_of(tokens: Tokens, brace: int) -> tuple[Arithmetic | None, ...]:
    """The members of the class whose body a brace opens, in order, with their types; None for those whose type is not
    an arithmetic one. () for a class with constructors, bases or parts that are not for all to see, which braces do not
    initialize member by member, and where there are preprocessor lines between the members.

    ``struct Op { int size; const float *data; __device__ void run(int i) const { data[i]; } };``
    """
    end = tokens.brace_end(brace)
    head = clause_words(tokens, brace)
    if ":" in head or any(brace < line.first < end for line in tokens.directives):
        return ()
    name = head[-1] if head else ""
    found: list[Arithmetic | None] = []
    for statement in _statements(tokens, brace, end):
        words = [tokens.texts[at] for at in statement]
        if "(" in words:
            if words[words.index("(") - 1] == name or "virtual" in words:
                return ()
        elif not _NO_MEMBERS.isdisjoint(words) or not _ACCESS.isdisjoint(words):
            return ()
        else:
            found += _declared(tokens, statement)
    return tuple(found)


def _statements(tokens: Tokens, brace: int, end: int) -> Iterator[list[int]]:
    """The declarations directly in a class, without their ends and without the bodies of functions."""
    statement: list[int] = []
    at = tokens.after(brace)
    while 0 <= at < end:
        text = tokens.texts[at]
        if text == "{":
            is_body = any(tokens.texts[index] == "(" for index in statement)
            at = closer_of(tokens, at)
            if is_body:
                yield statement
                statement = []
        elif text == ";":
            if statement:
                yield statement
            statement = []
        else:
            statement.append(at)
        at = tokens.after(at) if at >= 0 else at


def _declared(tokens: Tokens, statement: list[int]) -> Iterator[Arithmetic | None]:
    """One type for each member of a declaration: ``float x, y = 0``, ``const int *p``"""
    commas = [number for number, at in enumerate(statement) if tokens.texts[at] == ","]
    starts = [0, *(number + 1 for number in commas)]
    first = statement[: commas[0]] if commas else statement
    values = [number for number, at in enumerate(first) if tokens.texts[at] == "="]
    last = (values[0] if values else len(first)) - 1
    of_type = type_at(tokens, first[last - 1]) if last > 0 else None
    is_plain = _NOT_PLAIN.isdisjoint(tokens.texts[at] for at in statement)
    yield from [of_type if is_plain else None] * len(starts)
