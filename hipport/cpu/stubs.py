"""Kernels and launches of a whole program, as HIP's compiler makes them for the host.

A kernel becomes a stub: a function that, when it is called, queues its body with its arguments. So overloads,
templates, default arguments and pointers to kernels are what C++ makes of them. A launch says its configuration and
calls the stub.
"""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.launches import launch_at
from hipport.code.launches import launch_openers
from hipport.code.statements import clause_before
from hipport.cpu.kernels import parameter_names
from hipport.cpu.kernels import signature_at
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_BOUNDS = "__launch_bounds__"


def program_launch_edits(tokens: Tokens) -> Iterator[Edit]:
    """``k<<<grid, block>>>(x)`` as ``(hipport_cpu::configure(grid, block), k(x))``, on the same number of lines."""
    for opener in launch_openers(tokens):
        if launch := launch_at(tokens, opener):
            config = "".join(tokens.texts[launch.opened + 1 : launch.closer])
            yield inserted(tokens, launch.kernel.first, f"(::hipport_cpu::configure({config}), ")
            yield replaced(tokens, launch.opener, launch.closed + 1, "")
            yield inserted(tokens, launch.end + 1, ")")


def stub_edits(tokens: Tokens) -> Iterator[Edit]:
    """Let the body of each kernel be what its stub queues.

    ``__global__ void __launch_bounds__(256) k(float *x, int) {...}``, also by a macro that has ``__global__``
    """
    done: set[int] = set()
    for index in tokens.where(_kernel_words(tokens)):
        directive = tokens.directive_at(index)
        if directive and (directive.name != "define" or tokens.texts[index] != "__global__"):
            continue
        signature = signature_at(tokens, index)
        closer = closer_of(tokens, signature.opener) if signature else -1
        body = tokens.after(closer) if closer >= 0 else -1
        end = closer_of(tokens, body) if tokens.text_at(body) == "{" else -1
        if signature is None or end < 0 or body in done:
            continue
        done.add(body)
        yield from _named(tokens, signature.opener, closer)
        types = ", ".join(_types(tokens, signature.opener, closer))
        bounds = _launch_bounds(tokens, body)
        stub = f"::hipport_cpu::Stub<void({types})>::queues(__PRETTY_FUNCTION__, {bounds})"
        yield inserted(
            tokens, body, f"{{ if ({stub}) ::hipport_cpu::queue([=]() mutable __attribute__((always_inline)) "
        )
        yield inserted(tokens, end + 1, "); }")


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
            words = tokens.texts[span[0] : span[1]]
            at = span[0] + (words.index("=") if "=" in words else len(words))
            yield inserted(tokens, at, f" hipport_unnamed_{number}")


def _types(tokens: Tokens, opener: int, closer: int) -> Iterator[str]:
    for number, (span, name) in enumerate(_parameters(tokens, opener, closer)):
        is_pack = "..." in tokens.texts[span[0] : span[1]] or tokens.texts[span[0] : span[1]].count(".") >= 3
        yield f"decltype({name or f'hipport_unnamed_{number}'}){'...' * is_pack}"


def _parameters(tokens: Tokens, opener: int, closer: int) -> list[tuple[tuple[int, int], str]]:
    """The tokens of each parameter and its name, which is empty where it has none."""
    spans = split_arguments(tokens, opener, closer) or ()
    names = parameter_names(tokens, opener)
    found = []
    for span, name in zip(spans, names, strict=False):
        words = [text for text in tokens.texts[span.first : span.end] if not is_blank(text)]
        if words and words != ["void"]:
            found.append(((span.first, span.end), name if _is_name_of_parameter(words, name) else ""))
    return found


#: What a type may end with.
_TYPE_ENDS = frozenset(
    "void bool char short int long float double signed unsigned const volatile size_t __restrict__ __restrict".split()
)

#: Words that a type does not consist of alone.
_QUALIFIERS = frozenset(("const", "volatile", "struct", "class", "enum", "typename", "__grid_constant__"))


def _is_name_of_parameter(words: list[str], name: str) -> bool:
    """Whether the last name of a parameter is its own: ``float *x`` and not ``unsigned int`` or ``dim3``."""
    if not name or name in _TYPE_ENDS:
        return False
    before = words[: words.index(name)] if words.count(name) == 1 else words[: len(words) - 1 - words[::-1].index(name)]
    return bool(before) and before[-1] != "::" and any(is_name(word) and word not in _QUALIFIERS for word in before)


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
