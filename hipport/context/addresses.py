"""The type that an address points to, by the declarations of a file."""

from __future__ import annotations

from collections.abc import Set

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.context.context import Context
from hipport.source.lexer import is_blank

_CASTS = frozenset(("reinterpret_cast", "static_cast", "const_cast"))


def pointed_to(ctx: Context, span: Span, declarations: Declarations, types: Set[str]) -> str | None:
    """The type that an address points to, if it is one of ``types``; None otherwise.

    ``&x[i]``, ``x + i``, ``(half2 *)p``, ``reinterpret_cast<half2 *>(p)``
    """
    tokens = ctx.tokens
    words = [at for at in range(span.first, span.end) if not is_blank(tokens.texts[at])]
    texts = [tokens.texts[at] for at in words]
    if texts[0] in _CASTS or texts[0] == "(":
        start = 2 if texts[0] in _CASTS else 1
        pointer = texts[start : start + 2]
        return pointer[0] if len(pointer) == 2 and pointer[0] in types and pointer[1] == "*" else None
    address = texts[0] == "&"
    name = words[1] if address and len(words) > 1 else words[0]
    declared = declarations.of(tokens.texts[name], name)
    if declared is None:
        return None
    beyond = tokens.after(name)
    indexed = False
    while tokens.text_at(beyond) == "[":
        indexed = True
        beyond = tokens.after(closer_of(tokens, beyond))
    ends = beyond == -1 or beyond >= span.end
    if address:
        return declared.type if ends and declared.is_pointer == indexed else None
    fits = declared.is_pointer and not indexed and (ends or tokens.texts[beyond] == "+")
    return declared.type if fits else None
