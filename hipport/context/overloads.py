"""Definitions of functions and of explicit specializations, and what each is known by in CUDA and in HIP."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.code.functions import FunctionDefinition
from hipport.code.functions import read_parameter
from hipport.code.functions import words_of
from hipport.code.operands import begin_of_qualified
from hipport.code.scopes import TAGS
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.merged import hip_names
from hipport.project.survey import Overload
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NO_FUNCTIONS = frozenset("if for while switch catch return sizeof alignof decltype defined noexcept new throw".split())
_AFTER_PARAMETERS = frozenset("const volatile noexcept override final & &&".split())
_CLASSES = frozenset(("struct", "class"))
_LONGEST_OPERATOR = 3
#: What stands before a call, and never before the name of a function that is declared.
_NO_TYPE_ENDS = frozenset(("(", ",", ";", "{", "}", "=", "return", ""))


@dataclass(frozen=True, slots=True)
class Definition:
    """A function or an explicit specialization of a class: where its name is, its tokens, and what it is known by. The
    name of a conversion is its ``operator``.

    ``written`` is that in CUDA's words, each type by one of its names, ``named`` with HIP's names, ``meant`` with what
    those are other names for. ``has_body`` is false for a prototype.
    """

    at: int
    code: FunctionDefinition
    has_body: bool
    written: tuple[str, ...]
    named: tuple[str, ...]
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Types:
    """The types of CUDA in a file with their names in HIP, its functions of CUDA with theirs, the types of HIP that are
    other names for one, and those of CUDA that are.
    """

    names: Mapping[str, str]
    functions: Mapping[str, str]
    same: Mapping[str, str]
    equal: Mapping[str, str]


def definitions(ctx: Context) -> tuple[Definition, ...]:
    """The functions and specializations of a file that may become one with another in HIP, in order."""
    same = {**ctx.mapping.same_of("type"), **ctx.mapping.opaque}
    types = _Types(hip_names(ctx, "type"), hip_names(ctx, "function"), same, ctx.mapping.same_of("cuda-type"))
    return tuple(_definitions(ctx.tokens, types))


def overloads(ctx: Context) -> Iterator[Overload]:
    """Functions and specializations of a file that another file can meet: in no class or function, and not settled."""
    for definition in definitions(ctx):
        if not any(word.startswith("{") for word in definition.written) and not ctx.is_settled(definition.at):
            tokens = ctx.tokens
            line, _ = ctx.source.position(tokens.starts[definition.at])
            is_own = "static" in definition.code.head or "namespace" in definition.written
            is_symbol = "(" in definition.written and not is_own
            yield Overload(line, definition.has_body, is_symbol, definition.written, definition.meant)


def _definitions(tokens: Tokens, types: _Types) -> Iterator[Definition]:
    """The functions and specializations that have one of the types in what they are known by, by either name, and the
    functions that are called as one of them, in order.
    """
    words = {*types.names, *types.names.values(), *(types.same.keys() & tokens.distinct)}
    places = [i for i in tokens.where(words) if not tokens.directive_at(i)]
    openers = _openers(tokens, places)
    found = [definition for at in openers if (definition := _read(tokens, at, types))]
    if "operator" in tokens.distinct:
        found += [definition for at in places if (definition := _conversion(tokens, at, types))]
    if any(word in types.same for definition in found for word in definition.named):
        called = tokens.where({tokens.texts[d.at] for d in found if tokens.texts[d.at] != "operator"})
        others = {tokens.after(at) for at in called if not tokens.directive_at(at)} - openers
        found += [definition for at in others if (definition := _read(tokens, at, types))]
    return iter(sorted(found, key=lambda definition: definition.at))


def _read(tokens: Tokens, opener: int, types: _Types) -> Definition | None:
    """The definition whose parameters or template arguments begin at ``opener``."""
    if tokens.text_at(opener) == "(":
        return _function(tokens, opener, types)
    return _specialization(tokens, opener, types) if tokens.text_at(opener) == "<" else None


def _openers(tokens: Tokens, places: Iterable[int]) -> set[int]:
    """The ``(`` and ``<`` around tokens, given in order, within their statements."""
    found = set()
    last = -1
    for place in places:
        index = place
        # What opens before the last place and is around this one is around that one too: it has been found.
        while (index := tokens.before(index)) > last and (text := tokens.texts[index]) not in (";", "{", "}"):
            if text == ")":
                index = opener_of(tokens, index)
            elif text == ">" and (opener := template_opener(tokens, index)) >= 0:
                index = opener
            elif text in ("(", "<"):
                found.add(index)
        last = place
    return found


def _function(tokens: Tokens, opener: int, types: _Types) -> Definition | None:
    """``const char *name(cudaError_t error) {``, a method, an operator, a specialization ``name<CUresult>(``."""
    at = _name(tokens, opener)
    if at < 0 or tokens.text_at(tokens.before(at)) in _NO_TYPE_ENDS:
        return None
    closer, end = _ends(tokens, opener)
    if tokens.text_at(end) not in ("{", ";"):
        return None
    spans = split_parameters(tokens, opener, closer)
    first = _first(tokens, at)
    before = words_of(tokens, first, at)
    if spans is None or not before or "=" in before:
        return None
    head = before if "template" in before else ()
    known = (*_scope(tokens, at), *head, *words_of(tokens, begin_of_qualified(tokens, at), opener), "(")
    parameters = [_parameter(tokens, span) for span in spans]
    closing = tuple(word for word in words_of(tokens, closer + 1, end) if word not in ("noexcept", "override", "final"))
    return _known_by(tokens, at, first, end, (*known, *(w for p in parameters for w in (*p, ",")), *closing), types)


def _conversion(tokens: Tokens, place: int, types: _Types) -> Definition | None:
    """``operator const cublasHandle_t &() const {``: the conversion to the type at ``place``."""
    at = tokens.before(place)
    while tokens.text_at(at) in ("const", *TAGS):
        at = tokens.before(at)
    opener = tokens.after(place)
    while tokens.text_at(opener) in ("&", "*", "const"):
        opener = tokens.after(opener)
    if tokens.text_at(at) != "operator" or tokens.text_at(opener) != "(":
        return None
    closer, end = _ends(tokens, opener)
    if tokens.text_at(end) not in ("{", ";"):
        return None
    closing = (word for word in words_of(tokens, closer + 1, end) if word not in ("noexcept", "override", "final"))
    known = (*_scope(tokens, at), *_untagged(words_of(tokens, at, opener)), "(", *closing)
    return _known_by(tokens, at, _first(tokens, at), end, known, types)


def _ends(tokens: Tokens, opener: int) -> tuple[int, int]:
    """The ``)`` of parameters that begin at ``opener``, and what comes after it and after ``const noexcept``."""
    closer = closer_of(tokens, opener)
    end = tokens.after(closer)
    while tokens.text_at(end) in _AFTER_PARAMETERS:
        end = tokens.after(end)
    return closer, end


def _name(tokens: Tokens, opener: int) -> int:
    """The name of a function whose parameters begin at ``opener``, ``operator`` for an operator; -1 for none."""
    last = at = tokens.before(opener)
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    while at >= 0 and not is_name(tokens.texts[at]) and opener - at <= 2 * _LONGEST_OPERATOR:
        at = tokens.before(at)  # operator<<
    name = tokens.text_at(at)
    if not is_name(name) or name in _NO_FUNCTIONS:
        return -1
    return at if at == last or name == "operator" or tokens.text_at(last) == ">" else -1


def _parameter(tokens: Tokens, span: Span) -> list[str]:
    """The words of a parameter's type: without its name and default value, and without const of a value."""
    default = next((i for i in range(span.first, span.end) if tokens.texts[i] == "="), span.end)
    read = read_parameter(tokens, Span(span.first, default))
    if read is None:
        return _untagged(words_of(tokens, span.first, default))
    constant = ["const"] if read.constant and read.declarator else []
    return [*constant, *_untagged(read.type.split()), *read.declarator]


def _specialization(tokens: Tokens, opener: int, types: _Types) -> Definition | None:
    """``template <> struct Traits<cudaError_t> {``."""
    at = tokens.before(opener)
    keyword = tokens.before(at)
    if tokens.text_at(keyword) not in _CLASSES or tokens.text_at(tokens.before(keyword)) != ">":
        return None
    closer = template_closer(tokens, opener)
    end = tokens.after(closer)
    if tokens.text_at(end) in (":", "final"):  # what it is derived from
        while end >= 0 and tokens.texts[end] not in ("{", ";"):
            end = tokens.after(end)
    if tokens.text_at(end) != "{" or tokens.text_at(first := _first(tokens, at)) != "template":
        return None
    known = (*_scope(tokens, at), *_untagged(words_of(tokens, first, closer + 1)))
    return _known_by(tokens, at, first, end, known, types)


def _known_by(
    tokens: Tokens,
    at: int,
    first: int,
    end: int,
    words: tuple[str, ...],
    types: _Types,
) -> Definition | None:
    has_body = tokens.texts[end] == "{"
    last = closer_of(tokens, end) if has_body else end
    if last < 0:
        return None
    written = tuple(types.equal.get(word, word) for word in words)
    named = tuple(types.names.get(word) or types.functions.get(word, word) for word in words)
    meant = tuple(part for word in named for part in types.same.get(word, word).split())
    head = tuple(words_of(tokens, first, at))
    return Definition(at, FunctionDefinition(first, end, last, head, ()), has_body, written, named, meant)


def _untagged(words: list[str]) -> list[str]:
    """``enum cudaError`` is ``cudaError``; the tag that a specialization begins with goes too."""
    return [word for word in words if word not in TAGS]


def _first(tokens: Tokens, at: int) -> int:
    """The first token of the declaration whose name is at ``at``."""
    first = at
    for before in clause_before(tokens, at):
        ends_label = tokens.texts[before] == ":" and tokens.text_at(tokens.before(before)) in ACCESS
        if ends_label or tokens.directive_at(before) is not None:
            break
        first = before
    return first


def _scope(tokens: Tokens, at: int) -> tuple[str, ...]:
    """What tells a scope from others: the names of its namespaces; the place of any other brace."""
    found = []
    for brace in tokens.open_braces(at):
        scope = scope_of(tokens, brace)
        named = " ".join(("namespace", *scope.names))
        found.append(named if scope.word == "namespace" else f"{{{brace}")
    return (*reversed(found), ":")
