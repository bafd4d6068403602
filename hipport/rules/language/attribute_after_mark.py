"""HP255: attributes after `__host__` and `__device__`."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.items import DEVICE_MARKS
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_MARKS = DEVICE_MARKS | {"__host__", "__forceinline__", "__noinline__", "__inline__"}
#: What may stand between the beginning of a declaration and its attributes, for nvcc.
_SPECIFIERS = _MARKS.union("static inline constexpr consteval extern friend explicit virtual".split())


@rule("HP255", "attribute-after-mark", edits=True, words=tuple(sorted(_MARKS)))
def attribute_after_mark(ctx: Context) -> Iterator[Edit]:
    """An attribute in brackets after `__host__`, `__device__` or the like.

    What it finds: `[[nodiscard]]` and other attributes of C++ directly after one of CUDA's words for functions.

    Why: nvcc takes the attribute there. To clang, for which `__device__` is an attribute as well, it belongs to the
    beginning of the declaration: "an attribute list cannot appear here".

    Example:
        __device__ [[nodiscard]] inline int twice(int x) { return 2 * x; }

    Keep:
        [[nodiscard]] __device__ inline int twice(int x) { return 2 * x; }

    Fix safety: safe. The attribute moves to the beginning of the declaration, where nvcc takes it, too.

    Source: the C++ standard, [dcl.attr.grammar]; nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for opener in tokens.places("["):
        mark = tokens.before(opener)
        closer = _lists_end(tokens, opener) if tokens.text_at(mark) in _MARKS else -1
        if closer < 0 or not is_code(ctx, opener):
            continue
        first = _beginning(tokens, mark)
        attribute = "".join(tokens.texts[opener : closer + 1])
        yield Edit(tokens.starts[first], tokens.starts[first], f"{attribute} ", "HP255")
        ends_line = tokens.texts[closer + 1 : closer + 2] != [" "]
        begin = tokens.starts[opener - (ends_line and tokens.texts[opener - 1] == " ")]
        yield Edit(begin, tokens.starts[closer + 1 if ends_line else closer + 2], "", "HP255")


def _lists_end(tokens: Tokens, opener: int) -> int:
    """The last ``]`` of the attribute lists that stand one after the other: ``[[nodiscard]] [[gnu::cold]]``; -1 where
    the first one has no end.
    """
    end = -1
    while tokens.text_at(opener) == "[" and tokens.text_at(tokens.after(opener)) == "[":
        closer = closer_of(tokens, opener)
        if closer < 0 or tokens.text_at(tokens.before(closer)) != "]":
            return end
        end, opener = closer, tokens.after(closer)
    return end


def _beginning(tokens: Tokens, mark: int) -> int:
    """The first of the specifiers that a mark is among, with attributes between them or not:
    ``static __host__ [[nodiscard]] __device__``
    """
    first = mark
    while (before := tokens.before(first)) >= 0:
        if tokens.texts[before] == "]":
            opener = opener_of(tokens, before)
            before = tokens.before(opener)
        if tokens.text_at(before) not in _SPECIFIERS:
            return first
        first = before
    return first
