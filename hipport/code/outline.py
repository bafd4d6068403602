"""What a file declares outside of functions, as far as the tokens tell: items, each with its names.

Nothing is preprocessed: the items of all ``#if`` arms are there. A file that cannot be read with certainty, as its
braces do not match over all arms, has no items.
"""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.items import TYPE_WORDS
from hipport.code.items import Item
from hipport.code.items import ItemKind
from hipport.code.items import ItemReader
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_after
from hipport.source.tokens import Tokens

#: A member with one of these is part of what its class is, whoever calls it.
_OF_THE_CLASS = frozenset(("virtual", "override", "final", "operator", "constexpr", "consteval", "typedef", "using"))


def items_of(tokens: Tokens) -> tuple[Item, ...] | None:
    """The items of a file in their order, None where the file cannot be read.

    After a class come those of its member functions that may be left out without changing what the class is.
    """
    found: list[Item] = []
    at = tokens.first
    while at >= 0:
        if tokens.texts[at] in (";", "}"):
            at = tokens.after(at)
            continue
        if (inside := _scope_opener(tokens, at)) >= 0:
            if tokens.brace_end(inside) < 0:
                return None
            at = tokens.after(inside)
            continue
        item = ItemReader(tokens, at).read()
        if item is None:
            return None
        found.append(item)
        found += _member_functions(tokens, item)
        at = tokens.after(item.end - 1)
    return tuple(found)


def _member_functions(tokens: Tokens, item: Item) -> Iterator[Item]:
    if item.kind is not ItemKind.TYPE or item.body < 0 or "enum" in item.head:
        return
    at = tokens.after(item.body)
    closer = tokens.brace_end(item.body)
    while 0 <= at < closer:
        if tokens.texts[at] == ";" or tokens.texts[at] in ACCESS:
            at = tokens.after(at) if tokens.texts[at] == ";" else tokens.after(tokens.after(at))
            continue
        member = ItemReader(tokens, at).read()
        if member is None or member.end > closer:
            return
        if _is_apart(tokens, member, item):
            yield member
        yield from _member_functions(tokens, member)
        at = tokens.after(member.end - 1)


def _is_apart(tokens: Tokens, member: Item, item: Item) -> bool:
    """Whether a member is a function with a name of its own: no constructor, no operator, not virtual."""
    if member.kind not in (ItemKind.FUNCTION, ItemKind.DECLARATION) or member.name_at < 0 or len(member.names) != 1:
        return False
    if not _OF_THE_CLASS.isdisjoint(member.head) or not member.names.isdisjoint(item.names):
        return False
    opener = tokens.after(member.name_at)
    if tokens.text_at(opener) != "(" or tokens.texts[member.name_at] in TYPE_WORDS:
        return False
    return member.is_function or (tokens.text_at(tokens.after(opener)) not in ("*", "&") and not member.has_value)


def _scope_opener(tokens: Tokens, at: int) -> int:
    """The brace of ``inline namespace a::b {`` or ``extern "C" {`` that begins at a token, or -1."""
    if tokens.texts[at] not in ("inline", "namespace", "extern"):
        return -1
    *_, last = (at, *clause_after(tokens, at))
    brace = tokens.after(last)
    return brace if tokens.text_at(brace) == "{" and scope_of(tokens, brace).is_outside else -1
