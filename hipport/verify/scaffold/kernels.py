"""The kernels that a file defines, with what their heads and bodies say, as far as the tokens tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import split_arguments
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.items import mentions
from hipport.code.scopes import namespaces_around
from hipport.code.statements import clause_before
from hipport.cpu.kernels import KernelSignature
from hipport.cpu.kernels import signature_at
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_VARIABLE = re.compile(r"__(?:constant|device|managed)__[\w\s:<>,*]*?\b(\w+)\s*(?:\[[^\]]*\]\s*)*(?:;|=|\{)")


@dataclass(frozen=True, slots=True)
class KernelParameter:
    """A parameter: its name (empty: it has none), its text, the span of its tokens without a default value, and the
    byte offset of its name in the file (-1 without one).
    """

    name: str
    text: str
    span: Span
    offset: int


@dataclass(frozen=True, slots=True)
class FoundKernel:
    """A kernel that a file defines at a line. ``name`` is qualified, ``templates`` are the names of its template
    parameters, ``instances`` the arguments of its explicit instantiations.

    ``doubt`` says why its parameters cannot be read; empty where they can. ``stored`` are the parameters to whose
    elements the body does nothing but assign; ``variables`` those of the file that the body mentions; ``mentions`` all
    names in the body.
    """

    name: str
    line: int
    templates: tuple[str, ...]
    parameters: tuple[KernelParameter, ...]
    doubt: str
    instances: tuple[str, ...]
    stored: frozenset[str]
    variables: tuple[str, ...]
    mentions: frozenset[str]

    @property
    def own_name(self) -> str:
        """The name without namespaces."""
        return self.name.rpartition("::")[2]


@dataclass(frozen=True, slots=True)
class UnreadKernel:
    """A kernel that gets no skeleton, and why."""

    line: int
    reason: str


def kernels_of(tokens: Tokens, macros: Set[str]) -> Iterator[FoundKernel | UnreadKernel]:
    """The kernels that a file defines; ``macros`` are the macros of the project."""
    marks = _marks(tokens)
    places = [index for mark in marks for index in tokens.places(mark)]
    instances = _instances(tokens, places)
    for index in sorted(places):
        line = _line(tokens, index)
        if directive := tokens.directive_at(index):
            words = tokens.texts[directive.first : directive.end]
            if directive.name == "define" and "{" in words:
                macro = tokens.text_at(tokens.after(directive.name_at))
                yield UnreadKernel(line, f"a kernel in the macro {macro}: write its spec by hand")
            continue
        signature = signature_at(tokens, index)
        closer = closer_of(tokens, signature.opener) if signature else -1
        body = tokens.after(closer)
        templates = _templates(tokens, index)
        if signature is None or tokens.text_at(body) != "{" or templates is None:
            continue  # a declaration, an instantiation, a specialization
        scope = namespaces_around(tokens, index)
        if scope is None:
            yield UnreadKernel(line, f"{signature.name} is a member of a class, which a spec cannot name")
            continue
        name = "::".join((*scope, signature.name))
        yield _found(tokens, name, line, templates, signature, (closer, body), instances, macros)


def _found(
    tokens: Tokens,
    name: str,
    line: int,
    templates: tuple[str, ...],
    signature: KernelSignature,
    ends: tuple[int, int],
    instances: dict[str, tuple[str, ...]],
    macros: Set[str],
) -> FoundKernel:
    closer, body = ends
    end = closer_of(tokens, body)
    parameters, doubt = _parameters(tokens, signature.opener, closer, macros)
    used = mentions(tokens, body, end)
    declared = dict.fromkeys(_VARIABLE.findall("".join(tokens.texts)))
    return FoundKernel(
        name,
        line,
        templates,
        parameters,
        doubt,
        instances.get(signature.name, ()),
        frozenset(each.name for each in parameters if each.name and _is_stored(tokens, each.name, body, end)),
        tuple(each for each in declared if each in used),
        used,
    )


def _marks(tokens: Tokens) -> frozenset[str]:
    """``__global__`` and the file's macros that stand for it: ``#define KERNEL extern "C" __global__``."""
    marks = {"__global__"}
    for directive in tokens.directives:
        words = tokens.texts[directive.first : directive.end]
        if directive.name == "define" and "__global__" in words and "{" not in words:
            marks.add(tokens.text_at(tokens.after(directive.name_at)))
    return frozenset(marks)


def _line(tokens: Tokens, index: int) -> int:
    return "".join(tokens.texts[:index]).count("\n") + 1


def text_of(tokens: Tokens, span: Span) -> str:
    """The text of a span, on one line and without comments."""
    texts = (" " if is_blank(text) else text for text in tokens.texts[span.first : span.end])
    return " ".join("".join(texts).split())


# Templates


def _templates(tokens: Tokens, index: int) -> tuple[str, ...] | None:
    """The names of the template parameters of a definition: ``template <typename T, int N = 4>``; None for an explicit
    instantiation or specialization.
    """
    heads = [at for at in clause_before(tokens, index) if tokens.texts[at] == "template"]
    if not heads:
        return ()
    opener = tokens.after(heads[-1])  # others are in it: template <template <typename> class Operation>
    closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if not spans:
        return None
    return tuple(_last_name(tokens, span) for span in spans)


def _last_name(tokens: Tokens, span: Span) -> str:
    """The name that a declaration declares, before any default value."""
    words = tokens.code(span.first, span.end)
    ends = [at for at, index in enumerate(words) if tokens.texts[index] in ("=", "[")]
    names = [tokens.texts[index] for index in words[: min(ends, default=len(words))] if is_name(tokens.texts[index])]
    return names[-1] if names else ""


def _instances(tokens: Tokens, places: list[int]) -> dict[str, tuple[str, ...]]:
    """The template arguments of explicit instantiations by kernel: ``template __global__ void k<float>(float *);``"""
    found: dict[str, tuple[str, ...]] = {}
    for index in places:
        if tokens.directive_at(index) or _templates(tokens, index) is not None:
            continue
        signature = signature_at(tokens, index)
        if (
            signature
            and signature.arguments
            and tokens.text_at(tokens.after(closer_of(tokens, signature.opener))) == ";"
        ):
            found[signature.name] = (*found.get(signature.name, ()), signature.arguments[1:-1])
    return found


# Parameters


def _parameters(tokens: Tokens, opener: int, closer: int, macros: Set[str]) -> tuple[tuple[KernelParameter, ...], str]:
    """The parameters, and why they cannot be read (empty: they can)."""
    spans = split_parameters(tokens, opener, closer)
    if spans is None:
        return (), "its parameters cannot be read"
    if any(opener < directive.first < closer for directive in tokens.directives):
        return (), "a preprocessor line stands among its parameters"
    if len(spans) == 1 and text_of(tokens, spans[0]) == "void":
        spans = ()
    parameters = []
    for span in spans:
        used = [tokens.texts[at] for at in tokens.code(span.first, span.end) if tokens.texts[at] in macros]
        if used:
            return (), f"its parameters come from the macro {used[0]}"
        if "..." in text_of(tokens, span):
            return (), "it takes any number of parameters"
        parameters.append(_parameter(tokens, span))
    return tuple(parameters), ""


def _parameter(tokens: Tokens, span: Span) -> KernelParameter:
    """``const T *__restrict__ x``, ``int n = 4``, ``float``"""
    code = tokens.code(span.first, default_at(tokens, span))
    before_array = next((at for at, index in enumerate(code) if tokens.texts[index] == "["), len(code))
    last = code[before_array - 1]
    named = before_array > 1 and is_name(tokens.texts[last]) and tokens.texts[last] not in BUILTIN_TYPES
    without_default = Span(span.first, code[-1] + 1)
    text = text_of(tokens, without_default)
    if not named or tokens.texts[code[before_array - 2]] in ("::", "const"):
        return KernelParameter("", text, without_default, -1)
    return KernelParameter(tokens.texts[last], text, without_default, tokens.starts[last])


def _is_stored(tokens: Tokens, name: str, body: int, end: int) -> bool:
    """Whether every use of a name in the body is ``name[...] =``, at least one."""
    uses = [index for index in tokens.places(name) if body < index < end]
    return bool(uses) and all(_is_store(tokens, index) for index in uses)


def _is_store(tokens: Tokens, index: int) -> bool:
    opener = tokens.after(index)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "[" else -1
    begins = tokens.text_at(tokens.before(index)) in (";", "{", "}", ")", "else")
    return begins and closer >= 0 and tokens.text_at(tokens.after(closer)) == "="
