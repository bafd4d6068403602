"""Kernels that share a name and differ in their parameters: each is named with their types, ``k(float*,int)``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.toolchain.messages import Message

_TYPE_WORDS = frozenset(
    "void bool char short int long float double signed unsigned const volatile struct class enum union typename "
    "__restrict__ __restrict".split()
)
_SIGNATURE = re.compile(r"(?P<name>[^()]+)(?P<types>\(.*\))")


def parameter_types(tokens: Tokens, opener: int) -> str | None:
    """The types of the parameters in the parenthesis at ``opener`` as ``(float*, int)``; None where one is not read."""
    closer = closer_of(tokens, opener)
    spans = split_parameters(tokens, opener, closer) if closer >= 0 else None
    if spans is None:
        return None
    return f"({', '.join(_type_of(tokens, span) for span in spans)})"


def _type_of(tokens: Tokens, span: Span) -> str:
    """``const float* `` of ``const float* __restrict__ x = nullptr``, ``float [4]`` of ``float x[4]``."""
    texts = tokens.texts
    end = default_at(tokens, span)
    bracket = next((i for i in range(span.first, end) if texts[i] == "["), end)
    name = _name_at(tokens, span.first, bracket)
    words = [" " if is_blank(texts[i]) else texts[i] for i in range(span.first, end) if i != name]
    return " ".join("".join(word for word in words if word not in ("__restrict__", "__restrict")).split())


def _name_at(tokens: Tokens, first: int, end: int) -> int:
    """The index of a parameter's name, -1 where it has none: the last word, if a type comes before it."""
    has_type = False
    at = first
    name = -1
    while 0 <= at < end:
        text = tokens.texts[at]
        if text == "<" and (closer := template_closer(tokens, at)) >= 0:
            at = closer
        elif is_name(text):
            is_own = has_type and text not in _TYPE_WORDS and tokens.text_at(tokens.before(at)) != "::"
            name = at if is_own else -1
            has_type = has_type or text not in ("const", "volatile", "struct", "class", "enum", "union", "typename")
        elif text not in ("*", "&") and not is_blank(text):
            name = -1
        at = tokens.after(at)
    return name


def expression_of(kernel: str) -> str:
    """A pointer to the kernel of this name in C++; that of an overload is ``k(float*)`` or ``k<3>(float*)``."""
    match = _SIGNATURE.fullmatch(kernel)
    return f"static_cast<void (*){match['types']}>(&{match['name']})" if match else f"&{kernel}"


def ambiguous_kernels(kernels: Sequence[str], overloads: Mapping[str, Sequence[str]], output: str) -> Iterator[Message]:
    """What to do about those of the kernels asked for that a compiler could not tell from their overloads.

    ``overloads`` are the parameters' types of all kernels that share a name; ``output`` is the compiler's.
    """
    for kernel in kernels if "overloaded function" in output else ():
        types = overloads.get(kernel.partition("<")[0].rpartition("::")[2], ())
        if types and "(" not in kernel:
            names = " or ".join(f"{kernel}{each}" for each in types)
            yield Message(None, f"{kernel} is overloaded: name it with its parameters, {names}")
