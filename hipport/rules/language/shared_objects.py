"""HP212: objects in shared memory whose class initializes its members."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_NO_MEMBERS = frozenset(("(", "operator", "static", "using", "enum", "struct", "class"))


@rule("HP212", "initialized-shared-object", words=("__shared__",))
def initialized_shared_object(ctx: Context) -> Iterator[Diagnostic]:
    """A variable in shared memory whose class initializes its members.

    What it finds: `__shared__` variables of a class or struct that the same file defines with default values for its
    members (`int group{};`, `float v = 0;`).

    Why: nvcc warns and does not initialize the memory. The HIP compiler reports an error: "initialization is not
    supported for __shared__ variables".

    Example:
        struct Element { int group{}; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Keep:
        struct Element { int group; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Fix safety: no fix. Remove the default values, or declare bytes of the right alignment and size and cast.

    Source: hipcc of ROCm 7.2. Detected from tokens; confidence high.
    """
    tokens = ctx.tokens
    shared = {
        index: name for index in tokens.places("__shared__") if is_name(tokens.text_at(name := tokens.after(index)))
    }
    if not shared or {"struct", "class"}.isdisjoint(tokens.distinct) or is_of_hip(ctx):
        return
    for index, name in shared.items():
        if _initializes_members(ctx, tokens.texts[name]) and not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP212",
                Severity.ERROR,
                index,
                f"{tokens.texts[name]} has default values for its members: HIP does not initialize shared memory",
                "remove the default values, or declare bytes in shared memory and cast",
                last=name,
                symbol=tokens.texts[name],
            )


def _initializes_members(ctx: Context, name: str) -> bool:
    """Whether the file defines a class of this name in which a member has a default value."""
    tokens = ctx.tokens
    for keyword in tokens.where({"struct", "class"}):
        opener = tokens.after(tokens.after(keyword))
        if tokens.text_at(tokens.after(keyword)) == name and tokens.text_at(opener) == "{":
            return _has_default(ctx, opener)
    return False


def _has_default(ctx: Context, opener: int) -> bool:
    """Whether a class body has a member with a default value, ``name{...};`` or ``name = ...;``, that is not static."""
    tokens = ctx.tokens
    end = closer_of(tokens, opener)
    statement: list[str] = []
    index = tokens.after(opener)
    while 0 <= index < end:
        text = tokens.texts[index]
        is_member = len(statement) > 1 and _NO_MEMBERS.isdisjoint(statement)
        if text in ("{", "=") and is_member:
            return True
        if text in (";", "{", "}", ":"):
            statement = []
        else:
            statement.append(text)
        if text in ("{", "("):
            index = closer_of(tokens, index)
        elif text == "<" and (closer := template_closer(tokens, index)) > 0:
            index = closer
        if index < 0:
            return False
        index = tokens.after(index)
    return False
