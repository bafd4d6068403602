"""Kernels and launches of a whole program, as HIP's compiler makes them for the host.

A kernel becomes a stub: a function that, when it is called, queues its body with its arguments. So overloads,
templates, default arguments and pointers to kernels are what C++ makes of them. A launch says its configuration and
calls the stub.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.code.launches import ConfigurationMacro
from hipport.code.launches import configuration_macros
from hipport.code.launches import kernel_before
from hipport.code.launches import launch_at
from hipport.code.launches import launch_openers
from hipport.code.statements import clause_before
from hipport.cpu.kernels import signature_at
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.arms import arms_of
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.open_brackets import ALTERNATIVES
from hipport.source.open_brackets import CONDITIONS
from hipport.source.tokens import Tokens

_BOUNDS = "__launch_bounds__"
_OF_CONDITIONALS = CONDITIONS | ALTERNATIVES | {"endif"}
_FUNCTION_NAMES = {
    "__func__": "HIPPORT_CPU_OWN_NAME",
    "__FUNCTION__": "HIPPORT_CPU_OWN_NAME",
    "__PRETTY_FUNCTION__": "HIPPORT_CPU_PRETTY_NAME",
}
#: What a type may end with.
_TYPE_ENDS = frozenset(
    "void bool char short int long float double signed unsigned const volatile size_t __restrict__ __restrict".split()
)
#: Words that a type does not consist of alone.
_QUALIFIERS = frozenset(("const", "volatile", "struct", "class", "enum", "typename", "__grid_constant__"))


def program_launch_edits(tokens: Tokens) -> Iterator[Edit]:
    """``k<<<grid, block>>>(x)`` as ``(hipport_cpu::configure(grid, block), k(x))``, on the same number of lines.

    Launches in the arms of an ``#if`` may share their arguments, and so their end.
    """
    ends = set()
    for opener in launch_openers(tokens):
        if launch := launch_at(tokens, opener, across_directives=True):
            kernel = "".join(tokens.texts[launch.kernel.first : launch.opener])
            yield replaced(tokens, launch.kernel.first, launch.opened + 1, "(::hipport_cpu::configure(")
            yield replaced(tokens, launch.closer, launch.closed + 1, f"), {kernel}")
            ends.add(launch.end)
    yield from (inserted(tokens, end + 1, ")") for end in sorted(ends))


def configuration_edits(tokens: Tokens, macros: Mapping[str, ConfigurationMacro]) -> Iterator[Edit]:
    """``k GRID(64, 256) (x)`` as ``(GRID(64, 256), k(x))``, with ``macros`` that are a launch's configuration alone;
    and ``#define GRID(a, b) <<<a, b>>>`` as a call that says the configuration.
    """
    for macro in configuration_macros(tokens).values():
        yield replaced(tokens, macro.opener, macro.opener + 1, "::hipport_cpu::configure(")
        yield replaced(tokens, macro.closer, macro.closer + 1, ")")
    for index in tokens.where(macros):
        last = closer_of(tokens, tokens.after(index)) if macros[tokens.texts[index]].has_parameters else index
        parenthesis = tokens.after(last)
        end = closer_of(tokens, parenthesis) if tokens.text_at(parenthesis) == "(" else -1
        kernel = kernel_before(tokens, index) if end >= 0 and not tokens.directive_at(index) else None
        if kernel is not None:
            yield replaced(tokens, kernel.first, kernel.end, "(")
            yield inserted(tokens, last + 1, f", {''.join(tokens.texts[kernel.first : kernel.end])}")
            yield inserted(tokens, end + 1, ")")


def stub_edits(tokens: Tokens) -> Iterator[Edit]:
    """Let the body of each kernel be what its stub queues.

    ``__global__ void __launch_bounds__(256) k(float *x, int) {...}``, also by a macro that has ``__global__``, and with
    a head in each arm of an ``#if`` before one body, or with its ``{``
    """
    heads: dict[int, list[tuple[int, int]]] = {}
    for index in tokens.where(_kernel_words(tokens)):
        directive = tokens.directive_at(index)
        if directive and (directive.name != "define" or tokens.texts[index] != "__global__"):
            continue
        signature = signature_at(tokens, index)
        closer = closer_of(tokens, signature.opener) if signature else -1
        body = _body_after(tokens, closer)
        if signature is not None and body >= 0 and (signature.opener, closer) not in heads.get(body, ()):
            heads.setdefault(body, []).append((signature.opener, closer))
    ends: set[int] = set()
    for body, parentheses in heads.items():
        end = closer_of(tokens, body)
        if end < 0:
            continue
        for opener, closer in parentheses:
            yield from _named(tokens, opener, closer)
        types = _types(tokens, parentheses, body)
        bounds = _launch_bounds(tokens, body)
        stub = f"::hipport_cpu::Stub<void({types})>::queues(__PRETTY_FUNCTION__, {bounds})"
        yield inserted(tokens, body, f"{{ HIPPORT_CPU_NAMES if ({stub}) ::hipport_cpu::queue(HIPPORT_CPU_BODY ")
        if end not in ends:
            yield inserted(tokens, end + 1, "); }")
            yield from _own_names(tokens, body, end)
        ends.add(end)
    for directive in tokens.directives:
        if directive.name == "define":
            yield from _own_names(tokens, directive.name_at, directive.end)


def _own_names(tokens: Tokens, first: int, end: int) -> Iterator[Edit]:
    """Let ``__func__`` be the kernel's name where it may stand in a kernel: in bodies and macros."""
    for at in range(first, end):
        if name := _FUNCTION_NAMES.get(tokens.texts[at]):
            yield replaced(tokens, at, at + 1, name)


def _body_after(tokens: Tokens, closer: int) -> int:
    """The brace of the body after a function's parameters, -1 without: ``) noexcept -> void {``, and what is before
    other arms, ``) #else k(int) #endif {``
    """
    at = tokens.after(_end_of_arms(tokens, closer))
    while is_name(tokens.text_at(at)) or tokens.text_at(at) == "->":
        at = tokens.after(at)
    return at if tokens.text_at(at) == "{" else -1


def _end_of_arms(tokens: Tokens, index: int) -> int:
    """The end of the conditional whose arm ends right after a token; that token where none does."""
    arm = arms_of(tokens).arm_at(index)
    if arm is None or tokens.code(index + 1, arm.end):
        return index
    end = tokens.directive_at(arm.chain.arms[-1].end)
    return end.end if end else index


def _kernel_words(tokens: Tokens) -> frozenset[str]:
    """``__global__`` and the file's own macros that stand for it: ``#define KERNEL extern "C" __global__``."""
    words = {"__global__"}
    for directive in tokens.directives:
        if directive.name == "define":
            text = tokens.texts[directive.name_at : directive.end]
            if (
                "__global__" in text
                and "{" not in text
                and is_name(name := tokens.text_at(tokens.after(directive.name_at)))
            ):
                words.add(name)
    return frozenset(words)


def _named(tokens: Tokens, opener: int, closer: int) -> Iterator[Edit]:
    """Give parameters without names one: ``(float *, int = 3)``."""
    for number, (span, name) in enumerate(_parameters(tokens, opener, closer)):
        if not name:
            *_, last = tokens.code(span.first, default_at(tokens, span))
            yield inserted(tokens, last + 1, f" hipport_unnamed_{number}")


def _types(tokens: Tokens, heads: Sequence[tuple[int, int]], body: int) -> str:
    """The types of the parameters, with the directives that stand among them: ``(float *x #ifdef N, int n #endif)``,
    and with those around ``heads`` in several arms. After these, the line is that of ``body`` again.
    """
    parts: dict[int, str] = {}
    (opener, closer), *others = heads
    first, last = (_begin_of_arms(tokens, opener), body) if others else (opener, closer)
    for directive in tokens.directives:
        if first <= directive.first < last and directive.name in _OF_CONDITIONALS:
            parts[directive.first] = f"\n{''.join(tokens.texts[directive.first : directive.end])}\n"
    if parts:
        parts[last] = f"\n#line {''.join(tokens.texts[:body]).count(chr(10)) + 1}\n"
    for opener, closer in heads:
        for number, (span, name) in enumerate(_parameters(tokens, opener, closer)):
            if number:
                parts[span.first - 1] = ", "
            is_pack = "..." in "".join(_words(tokens, span))
            at = tokens.code(span.first, span.end)[0]
            parts[at] = f"decltype({name or f'hipport_unnamed_{number}'}){'...' * is_pack}"
    return "".join(text for _, text in sorted(parts.items()))


def _begin_of_arms(tokens: Tokens, index: int) -> int:
    """The ``#if`` of the conditional that a token is in; that token without."""
    arm = arms_of(tokens).arm_at(index)
    return arm.chain.arms[0].directive.first if arm else index


def _parameters(tokens: Tokens, opener: int, closer: int) -> list[tuple[Span, str]]:
    """The tokens of each parameter and its name, which is empty where it has none."""
    spans = [span for span in _split(tokens, opener, closer) if _words(tokens, span)]
    if len(spans) == 1 and _words(tokens, spans[0]) == ["void"]:
        return []
    return [(span, _own_name(_words(tokens, span))) for span in spans]


def _split(tokens: Tokens, opener: int, closer: int) -> Iterator[Span]:
    """What stands between the commas of a parameter list, in which a ``<`` after a name opens template arguments."""
    first = at = opener + 1
    while at < closer:
        text = tokens.texts[at]
        if text in ("(", "[", "{"):
            at = closer_of(tokens, at)
        elif text == "<" and (end := template_closer(tokens, at)) >= 0:
            at = end
        elif text == ",":
            yield Span(first, at)
            first = at + 1
        at += 1
    yield Span(first, closer)


def _words(tokens: Tokens, span: Span) -> list[str]:
    """The words of a parameter up to its default, without template arguments and what stands in brackets."""
    words: list[str] = []
    inside_to = -1
    for at in tokens.code(span.first, span.end):
        text = tokens.texts[at]
        if at <= inside_to:
            continue
        if text == "=":
            break
        if text == "<" and (end := template_closer(tokens, at)) >= 0:
            inside_to = end
        elif text == "[":
            inside_to = closer_of(tokens, at)
        else:
            words.append(text)
    return words


def _own_name(words: list[str]) -> str:
    """The name of a parameter: ``float *x``, ``int (*f)(int)``, but ``unsigned int``, ``std::size_t``, ``dim3``."""
    for opener, star, name in zip(words, words[1:], words[2:], strict=False):
        if opener == "(" and star in ("*", "&") and is_name(name):
            return name
    name = words[-1]
    has_type = any(is_name(word) and word not in _QUALIFIERS for word in words[:-1])
    return name if is_name(name) and name not in _TYPE_ENDS and has_type and words[-2] != "::" else ""


def _launch_bounds(tokens: Tokens, body: int) -> str:
    """How many threads of a block the clause before a body allows, as an expression; 0 where it sets no bounds."""
    for at in clause_before(tokens, body):
        if tokens.texts[at] == _BOUNDS:
            opener = tokens.after(at)
            closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
            spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
            if spans:
                return "".join(" " if is_blank(text) else text for text in tokens.texts[spans[0].first : spans[0].end])
    return "0"
