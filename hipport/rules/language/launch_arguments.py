"""HP216: launches whose arguments do not fit the kernel."""

from __future__ import annotations

import re
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.code.bodies import DeviceBody
from hipport.code.bodies import device_bodies
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import split_parameters
from hipport.code.functions import words_of
from hipport.code.launches import KernelLaunch
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.unit import Ask
from hipport.unit import Misfit
from hipport.unit import WrongLaunch

Kernel = list[list[str]] | None  # the words of its parameters, None where these cannot be read with certainty
_NO_TYPE = frozenset("return else case goto new delete throw typename class struct auto const".split())
_BEFORE_TYPE = frozenset("; { } ( , const unsigned signed long struct static".split()) | {""}
_AFTER_NAME = frozenset((";", ",", "=", ")", "[", "{"))
#: A name that ends in capitals may be a macro.
_MACRO = re.compile(r"(?:^|_)[A-Z][A-Z0-9]+$")
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@rule("HP216", "wrong-launch", words=(Subject.LAUNCHES,))
def wrong_launch(ctx: Context) -> Iterator[Diagnostic]:
    """A launch whose arguments do not fit the kernel.

    What it finds: launches of a kernel, which the file or a header of the project defines, with too few or too many
    arguments; with a number for a pointer, or a pointer for a number. In what looks like one of these, also a pointer
    to numbers of another type.

    Why: neither nvcc nor hipcc compiles this. Where the launch is in a template or in an #if arm, nobody may have seen
    it yet; and with `hipLaunchKernelGGL` the compiler's message is about the macro's own templates.

    Example:
        __global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }
        void run(float *x, int n) { scale<<<1, 64>>>(n, x); }

    Keep:
        __global__ void scale(float *x, int n) { x[threadIdx.x] *= n; }
        void run(float *x, int n) { scale<<<1, 64>>>(x, n); }

    Fix safety: no fix.

    Source: the conversions of C++, and what clang says of the launch. Launches that look wrong are detected from
    tokens, and reported where libclang confirms it; confidence high.
    """
    if ctx.is_hip:
        return
    launches = {
        name: launch
        for launch in ctx.launches.values()
        if launch and not ctx.written_for_hip(launch.opener) and not ctx.tokens.directive_at(launch.opener)
        if (name := _name_of(ctx, launch)) >= 0
    }
    kernels = _kernels(ctx, {ctx.tokens.texts[name] for name in launches})
    for name, launch in launches.items():
        looks_wrong = _looks_wrong(ctx, launch, kernels.get(ctx.tokens.texts[name], []))
        fact = ctx.ask(Ask.LAUNCH, name) if looks_wrong else None
        if isinstance(fact, WrongLaunch):
            yield ctx.diagnostic(
                "HP216",
                Severity.ERROR,
                name,
                f"{_what_is_wrong(fact.misfits)}: this does not compile",
                "pass what the kernel takes, in its order",
                symbol=ctx.tokens.texts[name],
            )


def _what_is_wrong(misfits: tuple[Misfit, ...]) -> str:
    first = misfits[0]
    if len(misfits) > 1:
        return f"none of the {len(misfits)} kernels {first.kernel} takes these arguments"
    if first.position is not None:
        ordinal = _ORDINALS[first.position] if first.position < len(_ORDINALS) else f"{first.position + 1}th"
        return f"{first.kernel} takes {first.parameter}, and its {ordinal} argument is of type {first.argument}"
    takes = str(first.most) if first.least == first.most else f"{first.least} to {first.most}"
    noun = "argument" if takes == "1" else "arguments"
    return f"{first.kernel} takes {takes} {noun}, and is launched with {first.given}"


def _name_of(ctx: Context, launch: KernelLaunch) -> int:
    """``space::kernel<float>`` -> the token of ``kernel``; -1 for ``(*kernel)``, ``kernels[i]`` and ``self.kernel``."""
    tokens = ctx.tokens
    name = launch.kernel.first
    while is_name(tokens.text_at(name)):
        after = tokens.after(name)
        if tokens.text_at(after) != "::":
            return name if tokens.text_at(after) in ("<", "<<<") else -1
        name = tokens.after(after)
    return -1


# What the tokens tell.


def _kernels(ctx: Context, names: set[str]) -> dict[str, list[Kernel]]:
    """The parameters of the kernels of these names that the file defines; of other names, those that the project's
    headers define.
    """
    found: dict[str, list[Kernel]] = {}
    _add_kernels(found, ctx.tokens, ctx.device_bodies, names)
    others = names - found.keys()
    for text in ctx.survey.header_texts(ctx.source.path) if others else ():
        if "__global__" in text and any(name in text for name in others):
            tokens = Tokens(text)
            _add_kernels(found, tokens, device_bodies(tokens), others)
    return found


def _add_kernels(
    found: dict[str, list[Kernel]], tokens: Tokens, bodies: Iterable[DeviceBody], names: Collection[str]
) -> None:
    for body in bodies:
        name = tokens.text_at(body.name)
        if body.is_kernel and name in names:
            spans = split_parameters(tokens, body.parameters, closer_of(tokens, body.parameters))
            found.setdefault(name, []).append(
                None if spans is None else [words_of(tokens, s.first, s.end) for s in spans]
            )


def _looks_wrong(ctx: Context, launch: KernelLaunch, kernels: Sequence[Kernel]) -> bool:
    """Whether the arguments fit none of the kernels, as far as the tokens tell; with no kernel, nothing does."""
    tokens = ctx.tokens
    arguments = split_arguments(tokens, launch.parenthesis, launch.end)
    if arguments is None or any(_may_be_several(tokens.texts[span.first : span.end]) for span in arguments):
        return False
    return bool(kernels) and not any(_may_take(ctx, kernel, arguments) for kernel in kernels)


def _may_be_several(words: Sequence[str]) -> bool:
    """Whether an argument may stand for several or none: ``values...``, and ``ARGUMENTS``, which may be a macro."""
    return (
        "..." in words
        or list(words[-3:]) == [".", ".", "."]
        or (len(words) == 1 and _MACRO.search(words[0]) is not None)
    )


def _may_take(ctx: Context, parameters: Kernel, arguments: Sequence[Span]) -> bool:
    if parameters is None or any(_may_be_several(words) or "." in words or "..." in words for words in parameters):
        return True
    if parameters == [["void"]]:
        return not arguments
    least = sum("=" not in words for words in parameters)
    if not least <= len(arguments) <= len(parameters):
        return False
    return not any(_differ(ctx, words, argument) for words, argument in zip(parameters, arguments, strict=False))


def _differ(ctx: Context, parameter: Sequence[str], argument: Span) -> bool:
    """Whether one of ``float *x`` and ``n`` looks like a pointer, and the other does not."""
    given = _is_pointer(ctx, argument) if {"(", "<", "&"}.isdisjoint(parameter) else None
    if given is None or given is ("*" in parameter or "[" in parameter):
        return False
    return not any(_is_of_template(ctx, word) for word in parameter)


def _is_of_template(ctx: Context, word: str) -> bool:
    """Whether the file has ``class T`` or ``typename T``."""
    tokens = ctx.tokens
    return is_name(word) and any(
        tokens.text_at(tokens.before(at)) in ("class", "typename") for at in tokens.places(word)
    )


def _is_pointer(ctx: Context, argument: Span) -> bool | None:
    """``&x``, ``(float *)x`` and the names of pointers are pointers, ``16`` and the names of values are not; None
    for all else.
    """
    tokens = ctx.tokens
    places = [at for at in range(argument.first, argument.end) if not tokens.texts[at].isspace()]
    words = [tokens.texts[at] for at in places]
    if not words:
        return None  # k<<<1, 64>>>(x, /* to be written */);
    if len(words) == 1 and words[0][0].isdigit():
        return None if re.fullmatch(r"0[uUlL]*", words[0]) else False
    if words[:1] == ["("]:
        return True if words[words.index(")") - 1] == "*" else None
    is_address = words[0] == "&"
    chain = words[1:] if is_address else words
    if not chain or not all(is_name(word) or word in QUALIFYING for word in chain):
        return None
    return True if is_address else _declared_pointer(ctx, places[-1])


def _declared_pointer(ctx: Context, index: int) -> bool | None:
    """Whether the last declaration of a name before its use is that of a pointer or an array."""
    places = [at for at in ctx.tokens.places(ctx.tokens.texts[index]) if at < index]
    told = (_declares_pointer(ctx, at) for at in reversed(places))
    return next((is_pointer for is_pointer in told if is_pointer is not None), None)


def _declares_pointer(ctx: Context, name: int) -> bool | None:
    """``float *x;`` and ``float x[4]`` declare pointers, ``float x = 1`` a value; None for what declares nothing."""
    tokens = ctx.tokens
    after = tokens.text_at(tokens.after(name))
    if after not in _AFTER_NAME:
        return None
    before, stars = tokens.before(name), 0
    while (text := tokens.text_at(before)) in ("*", "const", "__restrict__", "__restrict", "restrict"):
        stars += text == "*"
        before = tokens.before(before)
    is_type = is_name(text) and text not in _NO_TYPE and tokens.text_at(tokens.before(before)) in _BEFORE_TYPE
    return (stars > 0 or after == "[") if is_type else None
