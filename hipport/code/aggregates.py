"""What values between braces initialize: the members of a class, or the parameters of its constructor."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set
from itertools import takewhile

from hipport.code.arithmetic import Arithmetic
from hipport.code.arithmetic import type_at
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_parameters
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_words
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NO_MEMBERS = frozenset(("static", "using", "typedef", "enum", "struct", "class", "union", "friend", "template"))
_NOT_PLAIN = frozenset("&[<:")
_NO_NUMBER = frozenset("*&[<") | {"&&", "..."}


def members_of(tokens: Tokens, brace: int) -> tuple[Arithmetic | None, ...]:
    """The members of the class whose body a brace opens, in order, with their types, None for pointers; as far as each
    takes one value, so without the first array or object and what follows it. () for a class with constructors, bases
    or parts that are not for all to see, which braces do not initialize member by member, and where there are
    preprocessor lines between the members.

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
        elif not _NO_MEMBERS.isdisjoint(words) or not ACCESS.isdisjoint(words):
            return ()
        else:
            declared = tuple(_declared(tokens, statement))
            if not declared:
                break
            found += declared
    return tuple(found)


def parameters_of(tokens: Tokens, brace: int, count: int) -> tuple[Arithmetic | None, ...]:
    """The types of what the one constructor with ``count`` parameters takes, of the class whose body a brace opens;
    None for what is not a number, () where none or several take as many.

    ``class Range { public: Range(const int *data, unsigned end) : data(data), end(end) {} };``
    """
    head = clause_words(tokens, brace)
    name = next((word for word in reversed(head[: head.index(":")] if ":" in head else head) if word != "final"), "")
    found: list[tuple[Span, ...]] = []
    for statement in _statements(tokens, brace, tokens.brace_end(brace)):
        opener = next((at for at in statement if tokens.texts[at] == "("), -1)
        before = tokens.before(opener)
        if opener < 0 or tokens.texts[before] != name or tokens.text_at(tokens.before(before)) == "~":
            continue
        spans = split_parameters(tokens, opener, closer_of(tokens, opener))
        if spans is None:
            return ()
        found += [spans] * (len(spans) == count)
    return tuple(_of_parameter(tokens, span) for span in found[0]) if len(found) == 1 else ()


def _of_parameter(tokens: Tokens, span: Span) -> Arithmetic | None:
    """The type of ``unsigned end``, ``float = 1``; None for ``int *data`` and ``float3 point``."""
    words = list(takewhile(lambda at: tokens.texts[at] != "=", tokens.code(span.first, span.end)))
    if not _NO_NUMBER.isdisjoint(tokens.texts[at] for at in words):
        return None
    return next(filter(None, (type_at(tokens, at) for at in reversed(words[-2:]))), None)


def initialized(tokens: Tokens, brace: int, types: Set[str]) -> int:
    """Index of the type, one of some, whose object the values after a brace initialize; -1 for other braces.

    ``T a = {x};``, ``T a{x};``, ``T{x}``, ``T a[2] = {{x}, {y}};``
    """
    at = tokens.before(brace)
    is_element = tokens.text_at(at) in ("{", ",")
    if is_element:
        at = tokens.before(next(tokens.open_braces(brace), -1))
    at = tokens.before(at) if tokens.text_at(at) == "=" else at
    if is_element and tokens.text_at(at) != "]":
        return -1
    if tokens.text_at(at) == "]":
        at = tokens.before(opener_of(tokens, at)) if is_element else -1
    if tokens.text_at(at) not in types and is_name(tokens.text_at(at)):
        at = tokens.before(at)
    return at if tokens.text_at(at) in types else -1


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
        at = tokens.after(at)


def _declared(tokens: Tokens, statement: list[int]) -> Iterator[Arithmetic | None]:
    """The type of each member of a declaration, ``float x, y = 0``, ``const int *p``; of none where one of them is an
    array or an object, ``float3 p``.
    """
    commas = [number for number, at in enumerate(statement) if tokens.texts[at] == ","]
    first = statement[: commas[0]] if commas else statement
    values = [number for number, at in enumerate(first) if tokens.texts[at] == "="]
    last = (values[0] if values else len(first)) - 1
    of_type = type_at(tokens, first[last - 1]) if last > 0 else None
    words = {tokens.texts[at] for at in statement}
    if "*" in words and "[" not in words:
        yield from [None] * (len(commas) + 1)
    elif of_type is not None and _NOT_PLAIN.isdisjoint(words):
        yield from [of_type] * (len(commas) + 1)
