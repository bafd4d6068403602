"""Kernels in the tokens of a source: their names, their parameters, where their definitions end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.scopes import WITH_ARGUMENTS
from hipport.code.scopes import namespaces_around
from hipport.code.statements import clause_before
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: Words that stand among the specifiers of a declaration with an argument in parentheses.
ATTRIBUTES = WITH_ARGUMENTS | {"__launch_bounds__"}


@dataclass(frozen=True, slots=True)
class KernelSignature:
    """A kernel as a source declares it: its name, its template arguments (``<float, 4>`` or empty), and the token of
    the parenthesis that opens its parameters.
    """

    name: str
    arguments: str
    opener: int


def canonical(name: str) -> str:
    """A kernel's name without blanks that mean nothing: ``scan<float, 256>`` is ``scan<float,256>``."""
    return re.sub(r"(?<!\w) | (?!\w)", "", re.sub(r"\s+", " ", name.strip()))


def scope_of(tokens: Tokens, index: int) -> str | None:
    """The namespaces around a token as ``a::b::``; None inside a function or a class."""
    names = namespaces_around(tokens, index)
    return None if names is None else "".join(f"{name}::" for name in names)


def own_signatures(tokens: Tokens) -> Iterator[KernelSignature]:
    """The kernels that a file declares, without specializations and instantiations of templates."""
    for index in tokens.places("__global__"):
        if _template_before(tokens, index) in (None, "template") and (signature := signature_at(tokens, index)):
            yield signature


def signature_at(tokens: Tokens, index: int) -> KernelSignature | None:
    """The kernel whose name follows a token: ``__global__ void __launch_bounds__(256) k<float>(``"""
    at = tokens.after(index)
    name = arguments = ""
    while at >= 0 and tokens.texts[at] not in (";", "{", "}"):
        text = tokens.texts[at]
        if text in ATTRIBUTES:
            at = closer_of(tokens, tokens.after(at)) if tokens.text_at(tokens.after(at)) == "(" else at
        elif is_name(text):
            name, arguments = text, ""
        elif text == "<":
            closer = template_closer(tokens, at)
            if closer < 0:
                return None
            arguments = "".join(" " if is_blank(t) else t for t in tokens.texts[at : closer + 1])
            at = closer
        elif text == "(":
            return KernelSignature(name, arguments, at) if name else None
        at = tokens.after(at)
    return None


def parameter_names(tokens: Tokens, opener: int) -> tuple[str, ...]:
    """The names of the parameters in the parenthesis at ``opener``; empty for one that has none."""
    closer = closer_of(tokens, opener)
    spans = split_parameters(tokens, opener, closer) if closer >= 0 else None
    names: list[str] = []
    for span in spans or ():
        words = tokens.texts[span.first : span.end]
        ends = [words.index(text) for text in ("[", "=") if text in words]
        names.append(next((word for word in reversed(words[: min(ends, default=len(words))]) if is_name(word)), ""))
    return tuple(names)


def definition_at(tokens: Tokens, index: int) -> tuple[str, int] | None:
    """The kernel whose ``__global__`` is at ``index``: its qualified name and the index of the token after its
    definition or explicit instantiation. None for a declaration and for a template, which has no code of its own.
    """
    scope = scope_of(tokens, index)
    signature = signature_at(tokens, index)
    if scope is None or signature is None:
        return None
    closer = closer_of(tokens, signature.opener)
    body = tokens.after(closer)
    if body < 0:
        return None
    template = _template_before(tokens, index)
    qualified = f"{scope}{signature.name}{signature.arguments}"
    if tokens.texts[body] == "{" and template in (None, "specialization"):
        end = closer_of(tokens, body)
        return (qualified, end + 1) if end >= 0 else None
    if tokens.texts[body] == ";" and template == "instantiation" and signature.arguments:
        return qualified, body + 1
    return None


def _template_before(tokens: Tokens, index: int) -> str | None:
    """What the ``template`` before a declaration makes of it, None where there is none."""
    at = next((at for at in clause_before(tokens, index) if tokens.texts[at] == "template"), -1)
    if at < 0:
        return None
    following = tokens.after(at)
    if tokens.texts[following] != "<":
        return "instantiation"
    return "specialization" if tokens.text_at(tokens.after(following)) == ">" else "template"
