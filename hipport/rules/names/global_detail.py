"""HP132: namespaces of the project's that have the name of a global one of ROCm's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

#: The global namespaces of rocPRIM and rocThrust. Source: rocprim/common.hpp and thrust/functional.h of ROCm 7.2.
_GLOBAL = frozenset(("detail", "internal"))
_BRINGING = ("thrust/", "cub/")


@rule("HP132", "global-detail", edits=True, words=("using",))
def global_detail(ctx: Context) -> Iterator[Edit]:
    """A namespace `detail` of a namespace that is used, in a file that includes Thrust or CUB.

    What it finds: `detail::` and `internal::` outside of all namespaces, after `using namespace X;`, where X has a
    namespace of this name in the file or in a header of the project.

    Why: headers of rocPRIM and rocThrust have such a namespace outside of all others, so that there are two:
    "reference to 'detail' is ambiguous".

    Example:
        #include <thrust/sort.h>
        namespace arrays { namespace detail { inline int size() { return 1; } } }
        using namespace arrays;
        int size() { return detail::size(); }

    Keep:
        #include <thrust/sort.h>
        namespace arrays { namespace detail { inline int size() { return 1; } } }
        int size() { return arrays::detail::size(); }

    Fix safety: safe: the name of the namespace that is meant stands before it.

    Source: rocprim/common.hpp and thrust/functional.h of ROCm 7.2.
    """
    names = _GLOBAL & ctx.tokens.distinct
    if not names or "using" not in ctx.tokens.distinct or is_of_hip(ctx) or not _includes_any(ctx):
        return
    used = list(_used(ctx))
    for index in ctx.tokens.where(names) if used else ():
        name = ctx.tokens.texts[index]
        meant = {outer for at, outer in used if at < index and _has(ctx, outer, name)}
        if (
            len(meant) == 1
            and _is_qualifier(ctx, index)
            and not _is_in_namespace(ctx, index)
            and not ctx.is_settled(index)
        ):
            start = ctx.tokens.starts[index]
            yield Edit(start, start, f"{meant.pop()}::", "HP132")


def _includes_any(ctx: Context) -> bool:
    named = any(include.name.startswith(_BRINGING) for include in ctx.includes)
    return named or ctx.survey.one_includes(ctx.survey.with_headers(ctx.source.path), _BRINGING)


def _used(ctx: Context) -> Iterator[tuple[int, str]]:
    """``using namespace a;``, ``using namespace a::b;`` outside of all braces: its place, and the name."""
    tokens = ctx.tokens
    for index in tokens.places("using"):
        word = tokens.after(index)
        if tokens.text_at(word) != "namespace" or next(tokens.open_braces(index), -1) >= 0:
            continue
        words = [tokens.texts[at] for at in clause_after(tokens, word)]
        if words and all(is_name(text) or text == "::" for text in words):
            yield index, "".join(words)


def _has(ctx: Context, outer: str, inner: str) -> bool:
    """Whether the file or a header of the project has both namespaces: ``namespace outer { namespace inner {``,
    ``namespace a::outer { namespace inner {``, ``namespace outer::inner {``.
    """
    last = outer.rpartition("::")[2]
    begin = rf"\bnamespace\s+(?:\w+\s*::\s*)*{last}\s*"
    around = re.compile(rf"{begin}(?:::\s*|{{.*\bnamespace\s+){inner}\s*{{", re.DOTALL)
    return ctx.is_in_texts(around, last)


def _is_in_namespace(ctx: Context, index: int) -> bool:
    """Whether a token is in a namespace, or in a function whose name is qualified, which may be by one."""
    scopes = (scope_of(ctx.tokens, brace) for brace in ctx.tokens.open_braces(index))
    return any(scope.names and not scope.is_class for scope in scopes)


def _is_qualifier(ctx: Context, index: int) -> bool:
    """``detail::``, and not ``arrays::detail::``"""
    tokens = ctx.tokens
    is_first = tokens.text_at(tokens.before(index)) != "::" and tokens.text_at(tokens.after(index)) == "::"
    return is_first and not tokens.directive_at(index)
