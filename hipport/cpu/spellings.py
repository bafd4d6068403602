"""HIP's words that C++ spells in another way, which depends on the tokens around them."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.bodies import device_bodies
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.code.scopes import local_range
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_VECTORS = frozenset(("dim3", "uint3", "auto"))
_COORDINATES = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim"))


def spelling_edits(tokens: Tokens) -> Iterator[Edit]:
    """The edits of a file, in code and in macros."""
    yield from _noinline(tokens)
    yield from _static_shared(tokens)
    yield from _aligned_shared(tokens)
    yield from _own_coordinates(tokens)
    yield from _device_clock(tokens)


def _noinline(tokens: Tokens) -> Iterator[Edit]:
    """``__noinline__`` outside of attributes. No macro can stand for it: libstdc++ has it in attributes."""
    for index in tokens.places("__noinline__"):
        line = tokens.directive_at(index)
        if line and (line.name != "define" or tokens.before(index) == line.name_at):
            continue
        if tokens.text_at(tokens.before(index)) != "::" and not _in_attribute(tokens, index):
            yield replaced(tokens, index, index + 1, "__attribute__((noinline))")


def _in_attribute(tokens: Tokens, index: int) -> bool:
    """Whether a token stands in ``__attribute__((...))``."""
    at = tokens.before(index)
    while at >= 0 and tokens.texts[at] not in (";", "{", "}"):
        if tokens.texts[at] == ")":
            at = opener_of(tokens, at)
            if at < 0:
                return False
        elif tokens.texts[at] == "(" and tokens.text_at(tokens.before(at)) in ("__attribute__", "__attribute"):
            return True
        at = tokens.before(at)
    return False


def _static_shared(tokens: Tokens) -> Iterator[Edit]:
    """``static __shared__ float tile[4];``: shared variables are static already."""
    for index in tokens.places("__shared__"):
        for step in (tokens.before, tokens.after):
            at = step(index)
            while tokens.text_at(at) in ("const", "volatile", "__device__", "static", "inline"):
                if tokens.texts[at] == "static":
                    yield replaced(tokens, at, at + 1, "")
                at = step(at)


def _aligned_shared(tokens: Tokens) -> Iterator[Edit]:
    """``__shared__ alignas(16) float tile[4];``: ``__shared__`` is an attribute for HIP and two words here, of which
    ``alignas`` cannot stand after.
    """
    for index in tokens.places("__shared__"):
        at = tokens.after(index)
        closer = closer_of(tokens, tokens.after(at)) if tokens.text_at(at) == "alignas" else -1
        if closer >= 0:
            yield inserted(tokens, index, "".join(tokens.texts[at : closer + 1]) + " ")
            yield replaced(tokens, at, closer + 1, "")


def _device_clock(tokens: Tokens) -> Iterator[Edit]:
    """``clock()`` in code for the device, which is HIP's; the C library has a function of that name for the host."""
    bodies = device_bodies(tokens)
    for index in tokens.places("clock"):
        opener = tokens.after(index)
        is_call = tokens.text_at(opener) == "(" and tokens.text_at(tokens.after(opener)) == ")"
        before = tokens.text_at(tokens.before(index))
        is_other = before in QUALIFYING or (is_name(before) and before not in ("return", "else", "do"))
        if is_call and not is_other and any(body.has(index) for body in bodies):
            yield replaced(tokens, index, index + 1, "::hipport_cpu::clock_here")


def _is_constructed(tokens: Tokens, index: int) -> bool:
    """Whether a name is declared with arguments: ``dim3 gridDim(4);``"""
    return tokens.text_at(tokens.after(index)) == "(" and tokens.text_at(tokens.before(index)) in _VECTORS


def _own_coordinates(tokens: Tokens) -> Iterator[Edit]:
    """Variables, parameters and members that are named as HIP's coordinates, which are macros here:
    ``__device__ int rows(dim3 gridDim) { return gridDim.y; }``, ``launch.blockDim``.
    """
    found: dict[int, str] = {}
    for index in tokens.where(_COORDINATES):
        name = tokens.texts[index]
        role = role_of(tokens, index, "variable")
        if role is NameRole.MEMBER:
            found[index] = name
        elif role in OWN_ROLES or _is_constructed(tokens, index):
            first, end = local_range(tokens, index) or (index, index + 1)
            found.update((at, name) for at in range(first, end) if tokens.texts[at] == name)
    yield from (replaced(tokens, at, at + 1, f"hipport_own_{name}") for at, name in found.items())
