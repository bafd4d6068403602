"""HP213: functions and specializations that only types tell apart which are one type in HIP."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.rules.context import Context
from hipport.rules.functions import Function
from hipport.rules.functions import read_parameter
from hipport.rules.functions import words_of
from hipport.rules.merged import hip_names
from hipport.rules.merged import left_out
from hipport.rules.merged import may_both_be_compiled
from hipport.rules.merged import same_code
from hipport.rules.registry import rule
from hipport.source.calls import Span
from hipport.source.calls import closer_of
from hipport.source.calls import opener_of
from hipport.source.calls import split_arguments
from hipport.source.calls import template_closer
from hipport.source.calls import template_opener
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NO_FUNCTIONS = frozenset("if for while switch catch return sizeof alignof decltype defined noexcept new throw".split())
_AFTER_PARAMETERS = frozenset("const volatile noexcept override final & &&".split())
_ACCESS = frozenset(("public", "private", "protected"))
_CLASSES = frozenset(("struct", "class"))
_LONGEST_OPERATOR = 3


@dataclass(frozen=True, slots=True)
class _Definition:
    """A function or an explicit specialization of a class: where its name is, its tokens, and what it is known by.

    ``written`` is that in CUDA's words, ``named`` with HIP's names, ``meant`` with what those are other names for.
    ``has_body`` is false for a prototype.
    """

    at: int
    code: Function
    has_body: bool
    written: tuple[str, ...]
    named: tuple[str, ...]
    meant: tuple[str, ...]


@rule("HP213", "merged-overloads", edits=True)
def merged_overloads(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Two overloads or specializations that become one.

    What it finds: functions of one name, and explicit specializations, in one scope and file, whose parameters differ
    only in types of CUDA that are one type in HIP: cudaError_t and CUresult are both hipError_t; cublasHandle_t,
    cusparseHandle_t and CUdeviceptr are all `void *`.

    Why: hipcc calls the second one a redefinition.

    Example:
        const char *name(cudaError_t error) { return cudaGetErrorName(error); }
        const char *name(CUresult) { return "driver"; }

    Keep:
        const char *name(cudaError_t error) { return cudaGetErrorName(error); }
        const char *name(cufftResult) { return "FFT"; }

    Fix safety: of two that take the same HIP name the second is left out for AMD GPUs by `#if` and `#endif` lines, so
    that every call goes to the first; where their code differs, a warning asks whether that is right. Handles of
    different libraries need different treatment: there is no fix, give the functions different names.

    Source: the typedefs in the headers of ROCm 7.2, `mappings/same.csv`.
    """
    names = hip_names(ctx, "type")
    same = {name: same for name, (kind, same) in ctx.mapping.same.items() if kind == "type"}
    first: dict[tuple[str, ...], _Definition] = {}
    for definition in _definitions(ctx.tokens, names, same):
        earlier = first.setdefault((*definition.meant, str(definition.has_body)), definition)
        if earlier.written != definition.written and may_both_be_compiled(ctx, earlier.at, definition.at):
            yield from _merged(ctx, earlier, definition)


def _merged(ctx: Context, earlier: _Definition, definition: _Definition) -> Iterator[Edit | Diagnostic]:
    name = ctx.tokens.texts[definition.at]
    line, _ = ctx.source.position(ctx.tokens.starts[earlier.at])
    if not definition.has_body:
        yield ctx.diagnostic(
            "HP213",
            Severity.WARNING,
            definition.at,
            f"this {name} and that of line {line} are one function in HIP",
            "see that it is defined once",
            symbol=name,
        )
        return
    edits = left_out(ctx, earlier.at, definition.code, "HP213") if earlier.named == definition.named else ()
    yield from edits
    bodies = (range(d.code.body, d.code.end) for d in (earlier, definition))
    if edits and same_code(ctx, *bodies):
        severity, remedy = Severity.INFO, "nothing is to be done: both do the same"
    elif edits:
        severity, remedy = Severity.WARNING, "see that the first one is right for all callers"
    else:
        severity, remedy = Severity.ERROR, "give one of them another name, or leave it out on AMD GPUs"
    done = "; the second is left out on AMD GPUs" if edits else ""
    yield ctx.diagnostic(
        "HP213",
        severity,
        definition.at,
        f"this {name} and that of line {line} take the same types in HIP{done}",
        remedy,
        symbol=name,
    )


def _definitions(tokens: Tokens, names: Mapping[str, str], same: Mapping[str, str]) -> Iterator[_Definition]:
    """The functions and specializations that have one of the types in what they are known by, and the functions that
    are called as one of them, in order.
    """
    places = (index for index in tokens.where({*names, *same}) if not tokens.directive_at(index))
    openers = {opener for index in places for opener in _openers(tokens, index)}
    found = [definition for at in openers if (definition := _read(tokens, at, names, same))]
    if any(names.get(word, word) in same for definition in found for word in definition.written):
        called = tokens.where({tokens.texts[d.at] for d in found if tokens.texts[d.at] != "operator"})
        others = {tokens.after(at) for at in called if not tokens.directive_at(at)} - openers
        found += [definition for at in others if (definition := _read(tokens, at, names, same))]
    return iter(sorted(found, key=lambda definition: definition.at))


def _read(tokens: Tokens, opener: int, names: Mapping[str, str], same: Mapping[str, str]) -> _Definition | None:
    """The definition whose parameters or template arguments begin at ``opener``."""
    if tokens.text_at(opener) == "(":
        return _function(tokens, opener, names, same)
    return _specialization(tokens, opener, names, same) if tokens.text_at(opener) == "<" else None


def _openers(tokens: Tokens, index: int) -> Iterator[int]:
    """The ``(`` and ``<`` around a token within its statement, innermost first."""
    while (index := tokens.before(index)) >= 0 and (text := tokens.texts[index]) not in (";", "{", "}"):
        if text == ")":
            index = opener_of(tokens, index)
            if index < 0:
                return
        elif text == ">" and (opener := template_opener(tokens, index)) >= 0:
            index = opener
        elif text in ("(", "<"):
            yield index


def _function(tokens: Tokens, opener: int, names: Mapping[str, str], same: Mapping[str, str]) -> _Definition | None:
    """``const char *name(cudaError_t error) {``, a method, an operator, a specialization ``name<CUresult>(``."""
    closer = closer_of(tokens, opener)
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    at = tokens.before(opener)
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    while at >= 0 and not is_name(tokens.texts[at]) and opener - at <= 2 * _LONGEST_OPERATOR:
        at = tokens.before(at)  # operator<<
    name = tokens.text_at(at)
    if spans is None or not is_name(name) or name in _NO_FUNCTIONS:
        return None
    if at != tokens.before(opener) and name != "operator" and tokens.text_at(tokens.before(opener)) != ">":
        return None
    end = tokens.after(closer)
    while tokens.text_at(end) in _AFTER_PARAMETERS:
        end = tokens.after(end)
    first = _first(tokens, at)
    body = tokens.text_at(end) == "{"
    if first == at or (not body and tokens.text_at(end) != ";") or "=" in words_of(tokens, first, at):
        return None
    head = tuple(words_of(tokens, first, at)) if "template" in words_of(tokens, first, at) else ()
    known = (*_scope(tokens, at), *head, *words_of(tokens, at, opener), "(")
    parameters = [_parameter(tokens, span) for span in spans]
    closing = tuple(word for word in words_of(tokens, closer + 1, end) if word not in ("noexcept", "override", "final"))
    return _known_by(
        tokens, at, first, end, (*known, *(w for p in parameters for w in (*p, ",")), *closing), names, same
    )


def _parameter(tokens: Tokens, span: Span) -> list[str]:
    """The words of a parameter's type: without its name and default value, and without const of a value."""
    default = next((i for i in range(span.first, span.end) if tokens.texts[i] == "="), span.end)
    read = read_parameter(tokens, Span(span.first, default))
    if read is None:
        return words_of(tokens, span.first, default)
    constant = ["const"] if read.constant and read.declarator else []
    return [*constant, *read.type.split(), *read.declarator]


def _specialization(
    tokens: Tokens, opener: int, names: Mapping[str, str], same: Mapping[str, str]
) -> _Definition | None:
    """``template <> struct Traits<cudaError_t> {``."""
    at = tokens.before(opener)
    keyword = tokens.before(at)
    closer = template_closer(tokens, opener)
    first = _first(tokens, at)
    if tokens.text_at(keyword) not in _CLASSES or closer < 0 or tokens.text_at(first) != "template":
        return None
    end = tokens.after(closer)
    while end >= 0 and tokens.texts[end] not in ("{", ";"):
        end = tokens.after(end)
    if tokens.text_at(end) != "{":
        return None
    known = (*_scope(tokens, at), *words_of(tokens, first, closer + 1))
    return _known_by(tokens, at, first, end, known, names, same)


def _known_by(
    tokens: Tokens,
    at: int,
    first: int,
    end: int,
    words: tuple[str, ...],
    names: Mapping[str, str],
    same: Mapping[str, str],
) -> _Definition | None:
    has_body = tokens.texts[end] == "{"
    last = closer_of(tokens, end) if has_body else end
    if last < 0:
        return None
    named = tuple(names.get(word, word) for word in words)
    meant = tuple(part for word in named for part in same.get(word, word).split())
    return _Definition(at, Function(first, end, last, (), ()), has_body, words, named, meant)


def _first(tokens: Tokens, at: int) -> int:
    """The first token of the declaration whose name is at ``at``."""
    first = at
    while (before := tokens.before(first)) >= 0 and (text := tokens.texts[before]) not in (";", "{", "}"):
        if text == ":" and tokens.text_at(tokens.before(before)) in _ACCESS:
            break
        if tokens.directive_at(before) is not None:
            break
        first = before
    return first


def _scope(tokens: Tokens, at: int) -> tuple[str, ...]:
    """What tells a scope from others: the names of its namespaces; the place of any other brace."""
    found = []
    for brace in tokens.open_braces(at):
        head = tokens.before(brace)
        while (is_name(tokens.text_at(head)) and tokens.texts[head] != "namespace") or tokens.text_at(head) == "::":
            head = tokens.before(head)
        is_namespace = tokens.text_at(head) == "namespace"
        found.append(" ".join(words_of(tokens, head, brace)) if is_namespace else f"{{{brace}")
    return (*reversed(found), ":")
