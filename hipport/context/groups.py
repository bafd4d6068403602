"""Cooperative groups in the tokens of a file: which group an expression or a type is."""

from __future__ import annotations

from functools import partial

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.declarations import in_force
from hipport.code.declarations import parenthesis_end
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

GRID = "grid_group"
BLOCK = "thread_block"
TILE = "thread_block_tile"
COALESCED = "coalesced_group"
#: A group whose type is a parameter of a template.
DEPENDENT = "typename"

#: The types of groups, and the functions that give them.
_GROUPS = {
    GRID: GRID,
    "this_grid": GRID,
    BLOCK: BLOCK,
    "this_thread_block": BLOCK,
    TILE: TILE,
    "tiled_partition": TILE,
    COALESCED: COALESCED,
    "coalesced_threads": COALESCED,
    "binary_partition": COALESCED,
    "labeled_partition": COALESCED,
}
_AFTER_TYPE = frozenset(("&", "const", "*", "&&"))
_PARAMETER = frozenset(("typename", "class"))
_AFTER_PARAMETER = frozenset((",", ">", "="))


def may_have_groups(ctx: Context) -> bool:
    """Whether the file or a header of the tree that it includes has to do with cooperative groups."""
    headers = ctx.survey.with_headers(ctx.source.path)
    return "cooperative_groups" in ctx.source.text or ctx.survey.one_includes(headers, ("cooperative_groups",))


@once
def type_parameters(tokens: Tokens) -> frozenset[str]:
    """The names of the type parameters of a file's templates: ``template <class T, typename Group = int>``"""
    names = (tokens.after(word) for word in tokens.where(_PARAMETER))
    return frozenset(tokens.text_at(at) for at in names if tokens.text_at(tokens.after(at)) in _AFTER_PARAMETER)


def group_start(tokens: Tokens, last: int) -> int:
    """The first token of an expression or type that ends at a token: ``this->grid``, ``cg::this_grid()``,
    ``cg::thread_block_tile<8>``, ``decltype(tile)``; -1 where it is not seen.
    """
    at = last
    if tokens.text_at(at) == ")":
        at = tokens.before(opener_of(tokens, at))
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    while is_name(tokens.text_at(at)) and tokens.text_at(sign := tokens.before(at)) in QUALIFYING:
        at = tokens.before(sign)
    return at if is_name(tokens.text_at(at)) else -1


def group_of(tokens: Tokens, last: int) -> str:
    """The group that an expression ends with, empty where the file does not show it: ``grid``, ``cg::this_grid()``."""
    if tokens.text_at(last) == ")":
        return group_type(tokens, opener_of(tokens, last))
    name = tokens.text_at(last)
    earlier = [at for at in tokens.places(name) if at < last and is_name(name)]
    for at in sorted(earlier, key=lambda at: (_is_in_force(tokens, at, last), at), reverse=True):
        before = tokens.before(at)
        while tokens.text_at(before) in _AFTER_TYPE:
            before = tokens.before(before)
        word = tokens.text_at(before)
        if word == "auto":
            return _given(tokens, tokens.after(at))
        if word == ">" or (is_name(word) and word != "return"):
            return group_type(tokens, tokens.after(before))
    return ""


def group_type(tokens: Tokens, end: int) -> str:
    """The group whose type, or the function that gives it, stands before a token: ``cg::thread_block_tile<8>``,
    ``decltype(tile)``, ``Tile`` of ``template <class Tile>``, or of ``using Tile = cg::thread_block_tile<8>;``.
    """
    at = tokens.before(end)
    if tokens.text_at(at) == ")" and tokens.text_at(tokens.before(opener_of(tokens, at))) == "decltype":
        return group_of(tokens, tokens.before(at))
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    word = tokens.text_at(at)
    if word in _GROUPS:
        return _GROUPS[word]
    alias = _end_of_alias(tokens, at)
    if alias >= 0:
        return group_type(tokens, alias)
    return DEPENDENT if word in type_parameters(tokens) else ""


def _end_of_alias(tokens: Tokens, index: int) -> int:
    """Index of what follows the type that the name at a token stands for, by a declaration before it, -1 for none:
    ``using Tile = cg::thread_block_tile<8>;``, ``typedef cg::thread_block Block;``
    """
    for at in tokens.places_before(tokens.text_at(index), index):
        before, after = tokens.before(at), tokens.after(at)
        if tokens.text_at(before) == "using" and tokens.text_at(after) == "=":
            end = next((end for end in tokens.places(";") if end > after), -1)
            if end < index:  # not in the declaration itself: using Tile = lab::Tile;
                return end
        if tokens.text_at(after) == ";" and tokens.text_at(clause_start(tokens, at)) == "typedef":
            return at
    return -1


def _is_in_force(tokens: Tokens, name: int, index: int) -> bool:
    """Whether what may be declared at a name is in force at a token: no parameter of another function, and not in a
    block that has ended.
    """
    scope = in_force(tokens, name, parenthesis_end(tokens, name), partial(closer_of, tokens))
    return scope is not None and scope[0] <= index < scope[1]


def _given(tokens: Tokens, sign: int) -> str:
    """``= cg::tiled_partition<8>(block);``, ``= cg::this_grid();``"""
    at = tokens.after(sign)
    while tokens.text_at(sign) == "=" and tokens.text_at(at) not in (";", "(", "<", "{", ""):
        at = tokens.after(at)
    return _GROUPS.get(tokens.text_at(tokens.before(at)), "") if tokens.text_at(at) in ("(", "<") else ""
