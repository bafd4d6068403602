"""The bodies of functions that are marked for the device."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.scopes import BEFORE_PARAMETERS
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_MARKS = frozenset(("__global__", "__device__"))


@dataclass(frozen=True, slots=True)
class DeviceBody:
    """A kernel, a device function or a device lambda.

    ``head`` is the index of its first mark, ``name`` that of its name (-1 for a lambda), ``parameters`` that of the
    parenthesis, ``first`` and ``end`` those of its braces.
    """

    head: int
    name: int
    parameters: int
    first: int
    end: int
    is_kernel: bool
    is_for_host: bool

    def has(self, index: int) -> bool:
        """Whether a token stands in the body."""
        return self.first < index < self.end


@once
def device_bodies(tokens: Tokens) -> tuple[DeviceBody, ...]:
    """Every body that is marked ``__global__`` or ``__device__``, in order; a mark that a macro makes is not seen."""
    found: dict[int, DeviceBody] = {}
    for mark in tokens.where(_MARKS):
        body = _body(tokens, mark)
        if body is not None:
            found.setdefault(body.first, body)
    return tuple(found[first] for first in sorted(found))


def _before_bounds(tokens: Tokens, previous: int) -> int:
    """The name before bounds, if a token is the end of those: ``k __launch_bounds__(256)(int *p)``"""
    opener = opener_of(tokens, previous) if tokens.texts[previous] == ")" else -1
    bounds = tokens.before(opener)
    return tokens.before(bounds) if tokens.text_at(bounds) == "__launch_bounds__" else previous


def _has_include(tokens: Tokens, first: int, last: int) -> bool:
    """Whether an ``#include`` line stands between two tokens."""
    lines = _include_lines(tokens)
    return bisect_left(lines, first) != bisect_left(lines, last)


@once
def _include_lines(tokens: Tokens) -> list[int]:
    """The places of the ``#include`` lines, in order."""
    return [line.name_at for line in tokens.directives if line.name == "include"]


def _body(tokens: Tokens, mark: int) -> DeviceBody | None:
    """The body whose mark is at ``mark``; None for a prototype and a variable, and for a body in another file:
    ``__global__ void k``, ``#include "body.inc"``

    ``static __global__ void __launch_bounds__(256) k(int *p) {``, ``__host__ __device__ A(int a) : a(a) {``,
    ``[=] __device__ (int i) {``
    """
    marks = {tokens.texts[mark]}
    before = tokens.before(mark)
    while tokens.text_at(before) in ("__host__", "static", "inline", "__forceinline__", "__inline__", "constexpr"):
        marks.add(tokens.texts[before])
        before = tokens.before(before)
    name = parameters = -1
    index = tokens.after(mark)
    previous = mark
    while index >= 0:
        text = tokens.texts[index]
        if text in (";", "}", "=", ""):
            return None
        if text == "{":
            end = tokens.brace_end(index)
            if end < 0 or parameters < 0:
                return None
            if _has_include(tokens, mark, parameters) or _has_include(tokens, closer_of(tokens, parameters), index):
                return None
            kernel = "__global__" in marks
            return DeviceBody(mark, name, parameters, index, end, kernel, not kernel and "__host__" in marks)
        if text == "(":
            if parameters < 0 and tokens.texts[previous] not in BEFORE_PARAMETERS:
                parameters = index
                previous = _before_bounds(tokens, previous)
                name = previous if is_name(tokens.texts[previous]) and previous != mark else -1
            index = closer_of(tokens, index)
            if index < 0:
                return None
        elif parameters < 0 or text == "__host__":
            marks.add(text)
        previous, index = index, tokens.after(index)
    return None
