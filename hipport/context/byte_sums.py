"""Sums of pointers that are untyped in HIP, computed in bytes."""

from __future__ import annotations

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.diagnostics import Edit

_BEFORE_ASSIGNMENTS = frozenset((";", "{", "}", "(", ")", ",", "else"))
_EXPRESSION_ENDS = frozenset((";", ",", ")", "{", "}", ""))
_OPENERS = frozenset(("(", "["))


def added_bytes(ctx: Context, code: str, begin: int, last: int, to: str = "char *") -> tuple[Edit, ...]:
    """Edits of a rule, by its code, that make ``base = (char *)base + n`` of a sum with a pointer which C++ does not
    compute with: ``base += n;``, ``this->base -= n + 1;``, ``for (..; p += 4)``, ``f(p += n)``; () for other forms.
    """
    tokens = ctx.tokens
    sign = tokens.after(last)
    equals = tokens.after(sign)
    first = end = tokens.after(equals)
    while tokens.text_at(end) not in _EXPRESSION_ENDS:
        end = tokens.after(closer_of(tokens, end) if tokens.texts[end] in _OPENERS else end)
    is_whole = tokens.text_at(tokens.before(begin)) in _BEFORE_ASSIGNMENTS
    if end <= first or not is_whole or any(tokens.directive_at(at) for at in range(first, end)):
        return ()
    value = ctx.source.text[tokens.starts[begin] : tokens.end(last)]
    assigned = Edit(tokens.starts[sign], tokens.end(equals), f"= ({to}){value} {tokens.texts[sign]}", code)
    if tokens.after(first) == end:
        return (assigned,)
    opened, closed = tokens.starts[first], tokens.end(tokens.before(end))
    return assigned, Edit(opened, opened, "(", code), Edit(closed, closed, ")", code)
