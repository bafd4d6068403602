"""Balanced scanning: arguments, template arguments, launches. What is not certain is not returned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_CLOSERS = {"(": ")", "[": "]", "{": "}"}
_OPENERS = {closer: opener for opener, closer in _CLOSERS.items()}
#: Tokens after which a parenthesis counts as never closed: no argument list is that long, and time stays linear.
_REACH = 10_000
#: What stands before a parenthesis without being called.
_HEADS = frozenset(("if", "for", "while", "switch"))
_NOT_CALLED = _HEADS | {"return", "else", "do", "case", "throw"}
_NOT_IN_TEMPLATE_ARGUMENTS = frozenset((";", "{", "}"))


@dataclass(frozen=True, slots=True)
class Span:
    """Token indices ``first``..``end`` (end excluded), blanks at both ends left out; empty where ``first == end``."""

    first: int
    end: int


@dataclass(frozen=True, slots=True)
class KernelLaunch:
    """A kernel launch ``kernel<<<config>>>(arguments)``.

    ``opener`` and ``closer`` are the indices of ``<<<`` and ``>>>``; where these have blanks, ``<< <`` and ``>> >``,
    of their first ``<`` and ``>``, and ``opened`` and ``closed`` of their last. ``parenthesis`` and ``end`` are the
    indices of the argument list's ``(`` and ``)``.
    """

    kernel: Span
    opener: int
    opened: int
    config: tuple[Span, ...]
    closer: int
    closed: int
    parenthesis: int
    end: int


def closer_of(tokens: Tokens, opener: int, limit: int | None = None) -> int:
    """Index of the bracket that closes the one at ``opener``, or -1; preprocessor lines in between are stepped over."""
    stack = [_CLOSERS[tokens.texts[opener]]]
    texts = tokens.texts
    index = tokens.after(opener)
    if limit is None:
        limit = len(texts) if texts[opener] == "{" else opener + _REACH
    while 0 <= index < limit:
        text = texts[index]
        if text in _CLOSERS:
            stack.append(_CLOSERS[text])
        elif text in _OPENERS:
            if text != stack.pop():
                return -1
            if not stack:
                return index
        index = tokens.after(index)
    return -1


def template_closer(tokens: Tokens, opener: int) -> int:
    """Index of the ``>`` that closes the ``<`` at ``opener`` where the two enclose template arguments, or -1.

    ``>>`` is two tokens here and a ``>>>`` closes at most one level, so ``a<b<c<1>>>`` is found to be uncertain (-1).
    """
    texts = tokens.texts
    depth = 1
    index = tokens.after(opener)
    while index >= 0:
        text = texts[index]
        if text == "<":
            depth += 1
        elif text == ">":
            depth -= 1
            if depth == 0:
                return index
        elif text in _CLOSERS and text != "{":
            index = closer_of(tokens, index)
            if index < 0:
                return -1
        elif text in _NOT_IN_TEMPLATE_ARGUMENTS or text in _OPENERS or text in ("<<<", ">>>"):
            return -1
        index = tokens.after(index)
    return -1


def template_opener(tokens: Tokens, closer: int) -> int:
    """Index of the ``<`` that the ``>`` at ``closer`` closes, or -1."""
    texts = tokens.texts
    depth = 1
    index = tokens.before(closer)
    while index >= 0:
        text = texts[index]
        if text == ">":
            depth += 1
        elif text == "<":
            depth -= 1
            if depth == 0:
                return index
        elif text in _OPENERS and text != "}":
            index = opener_of(tokens, index)
            if index < 0:
                return -1
        elif text in _NOT_IN_TEMPLATE_ARGUMENTS or text in _CLOSERS or text in ("<<<", ">>>"):
            return -1
        index = tokens.before(index)
    return -1


def opener_of(tokens: Tokens, closer: int) -> int:
    """Index of the bracket that the one at ``closer`` closes, or -1."""
    stack = [_OPENERS[tokens.texts[closer]]]
    index = tokens.before(closer)
    while index >= 0:
        text = tokens.texts[index]
        if text in _OPENERS:
            stack.append(_OPENERS[text])
        elif text in _CLOSERS:
            if text != stack.pop():
                return -1
            if not stack:
                return index
        index = tokens.before(index)
    return -1


def is_head(tokens: Tokens, opener: int) -> bool:
    """Whether a parenthesis opens the condition of an ``if``, a ``switch`` or a loop."""
    before = tokens.before(opener) if opener >= 0 else -1
    if tokens.text_at(before) == "constexpr":
        before = tokens.before(before)
    return tokens.text_at(before) in _HEADS


def split_arguments(tokens: Tokens, opener: int, closer: int) -> tuple[Span, ...] | None:
    """The arguments between two brackets, split at the commas of their own level; () for none.

    Commas inside brackets and template arguments do not split. None where a ``<`` may be a comparison or an opener and
    the answer would differ.
    """
    texts = tokens.texts
    spans: list[Span] = []
    begin = opener + 1
    index = tokens.after(opener)
    if index == closer:
        return ()
    while 0 <= index <= closer:
        text = texts[index]
        if index == closer or text == ",":
            spans.append(_trim(tokens, begin, index))
            begin = index + 1
            if index == closer:
                return tuple(spans)
        elif text in _CLOSERS:
            index = closer_of(tokens, index, closer)
            if index < 0:
                return None
        elif text == "<" and is_name(tokens.text_at(tokens.before(index))):
            inside = template_closer(tokens, index)
            if 0 <= inside < closer:
                if not _surely_template(tokens, inside) and _has_comma(tokens, index, inside):
                    return None
                index = inside
        index = tokens.after(index)
    return None


def _surely_template(tokens: Tokens, closer: int) -> bool:
    """Whether what follows a ``>`` shows that it closed template arguments: it cannot begin an operand."""
    following = tokens.text_at(tokens.after(closer))
    return following in ("(", ")", ",", "::", "{", ">", ">>>", ";", "*", "&", "]", "<<<", "")


def _has_comma(tokens: Tokens, first: int, end: int) -> bool:
    return "," in tokens.texts[first:end]


def _trim(tokens: Tokens, first: int, end: int) -> Span:
    texts = tokens.texts
    while first < end and is_blank(texts[first]):
        first += 1
    while end > first and is_blank(texts[end - 1]):
        end -= 1
    return Span(first, end)


def launch_openers(tokens: Tokens) -> Iterator[int]:
    """The indices of what opens a launch: each ``<<<``, and the first ``<`` of each ``<< <``.

    Where C++ has ``<< <`` for anything else, ``operator`` stands before it.
    """
    yield from tokens.places("<<<")
    for index in tokens.places("<"):
        if _brackets_end(tokens, index, "<") > index and tokens.text_at(tokens.before(index)) != "operator":
            yield index


def _brackets_end(tokens: Tokens, index: int, bracket: str) -> int:
    """Index of the last token of three angle brackets at ``index``, -1 where there are none: ``<<<``, ``<< <``."""
    texts = tokens.texts
    if texts[index] == bracket * 3:
        return index
    if texts[index : index + 2] != [bracket, bracket]:
        return -1
    last = tokens.after(index + 1)
    return last if tokens.text_at(last) == bracket else -1


def launch_at(tokens: Tokens, opener: int) -> KernelLaunch | None:
    """The launch that ``opener`` opens, or None where it is no launch or cannot be read with certainty."""
    kernel = _kernel(tokens, opener)
    opened = _brackets_end(tokens, opener, "<")
    if kernel is None or opened < 0:
        return None
    texts = tokens.texts
    index = tokens.after(opened)
    while index >= 0 and (closed := _launch_closed(tokens, index)) < 0:
        if texts[index] in _CLOSERS:
            index = closer_of(tokens, index)
            if index < 0:
                return None
        elif texts[index] in (";", "}", ")", "]", "<<<"):
            return None
        index = tokens.after(index)
    if index < 0:
        return None
    config = split_arguments(tokens, opened, index)
    parenthesis = tokens.after(closed)
    if config is None or not config or tokens.text_at(parenthesis) != "(":
        return None
    end = closer_of(tokens, parenthesis)
    if end < 0 or any(kernel.first < directive.first < parenthesis for directive in tokens.directives):
        return None
    return KernelLaunch(kernel, opener, opened, config, index, closed, parenthesis, end)


def _launch_closed(tokens: Tokens, index: int) -> int:
    """Index of the last token of what closes a launch at ``index``, -1 where nothing does: ``>>>``, ``>> > (``."""
    closed = _brackets_end(tokens, index, ">")
    if closed <= index:
        return closed
    return closed if tokens.text_at(tokens.after(closed)) == "(" else -1


def _kernel(tokens: Tokens, opener: int) -> Span | None:
    """The expression before ``<<<``: a name, qualified, with template arguments, called, indexed, or in parentheses."""
    texts = tokens.texts
    end = opener
    while end > 0 and is_blank(texts[end - 1]):
        end -= 1
    index = tokens.before(opener)
    if index < 0 or texts[index] == "operator":
        return None
    first = index
    while index >= 0:
        if texts[index] == ">":
            index = template_opener(tokens, index)
            if index < 0:
                return None
            index = tokens.before(index)
            continue
        if texts[index] in (")", "]"):
            first = index = opener_of(tokens, index)
            if index < 0:
                return None
            before = tokens.before(index)
            if not _is_operand(tokens, before):
                break
            index = before
            continue
        if not is_name(texts[index]):
            return None
        first = index
        before = tokens.before(index)
        if tokens.text_at(before) == "template":
            first = before
            before = tokens.before(before)
        if tokens.text_at(before) not in ("::", ".", "->"):
            break
        first = before
        index = tokens.before(before)
        if not (is_name(tokens.text_at(index)) or tokens.text_at(index) in (">", ")", "]")):
            break
    return Span(first, end)


def _is_operand(tokens: Tokens, index: int) -> bool:
    """Whether a token ends what a following ``(`` calls or a ``[`` indexes."""
    text = tokens.text_at(index)
    if text == ")" and is_head(tokens, opener_of(tokens, index)):
        return False
    return text in (")", "]", ">") or (is_name(text) and text not in _NOT_CALLED)
