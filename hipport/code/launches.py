"""Kernel launches, ``kernel<<<grid, block>>>(arguments)``. What is not certain is not returned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import HEADS
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_opener
from hipport.code.macros import parameters_of
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_NOT_CALLED = HEADS | {"return", "else", "do", "case", "throw"}


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


def launch_openers(tokens: Tokens) -> Iterator[int]:
    """The indices of what opens a launch: each ``<<<``, and the first ``<`` of each ``<< <``.

    Where C++ has ``<< <`` for anything else, ``operator`` stands before it; ``<< <<`` are two shifts, as in a message
    that nobody compiles. ``<<<<<<< HEAD`` is the mark of a merge that is not done.
    """
    for index in tokens.places("<<<"):
        if tokens.texts[max(index - 1, 0) : index + 2].count("<<<") == 1:
            yield index
    for index in tokens.pairs("<"):
        last = _brackets_end(tokens, index, "<")
        is_opener = last > index and tokens.text_at(last + 1) != "<"
        if is_opener and tokens.text_at(tokens.before(index)) != "operator":
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


@dataclass(frozen=True, slots=True)
class ConfigurationMacro:
    """A macro that is a launch's configuration alone: the indices of its ``<<<`` and ``>>>``."""

    opener: int
    closer: int
    has_parameters: bool


@once
def configuration_macros(tokens: Tokens) -> dict[str, ConfigurationMacro]:
    """The macros that a file defines as a launch's configuration alone, by their names:
    ``#define GRID(blocks, threads) <<<blocks, threads>>>``, ``#define ONE <<<1, 1>>>``
    """
    found: dict[str, ConfigurationMacro] = {}
    for opener in tokens.places("<<<"):
        line = tokens.directive_at(opener)
        if line is None or line.name != "define":
            continue
        parameters = parameters_of(tokens, line)
        name_at = tokens.after(line.name_at)
        closer = tokens.code(opener, line.end)[-1]
        if tokens.before(opener) == (parameters.closer if parameters else name_at) and tokens.texts[closer] == ">>>":
            found[tokens.texts[name_at]] = ConfigurationMacro(opener, closer, parameters is not None)
    return found


@once
def launches_in(tokens: Tokens) -> dict[int, KernelLaunch | None]:
    """Every ``<<<``, ``<< <`` too, with its launch, None where it cannot be read with certainty."""
    return {opener: launch_at(tokens, opener) for opener in sorted(launch_openers(tokens))}


def launch_at(tokens: Tokens, opener: int, *, across_directives: bool = False) -> KernelLaunch | None:
    """The launch that ``opener`` opens, or None where it is not a launch or cannot be read with certainty. One with an
    ``#if`` among what is between its brackets is read only for those who want to know where it is.
    """
    kernel = kernel_before(tokens, opener)
    opened = _brackets_end(tokens, opener, "<")
    if kernel is None or opened < 0:
        return None
    texts = tokens.texts
    index = tokens.after(opened)
    while index >= 0 and (closed := _launch_closed(tokens, index)) < 0:
        if texts[index] in CLOSERS:
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
    if end < 0:
        return None
    if not across_directives and any(kernel.first < directive.first < parenthesis for directive in tokens.directives):
        return None
    return KernelLaunch(kernel, opener, opened, config, index, closed, parenthesis, end)


def _launch_closed(tokens: Tokens, index: int) -> int:
    """Index of the last token of what closes a launch at ``index``, -1 where nothing does: ``>>>``, ``>> > (``."""
    closed = _brackets_end(tokens, index, ">")
    if closed <= index:
        return closed
    return closed if tokens.text_at(tokens.after(closed)) == "(" else -1


def kernel_before(tokens: Tokens, opener: int) -> Span | None:
    """The expression before a ``<<<``, or before a macro in its place: a name, qualified, with template arguments,
    called, indexed, or in parentheses.
    """
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
        if tokens.text_at(before) not in QUALIFYING:
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
