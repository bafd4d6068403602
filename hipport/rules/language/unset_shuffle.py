"""HP299: variables that not every lane has set and a shuffle gets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import is_in_body
from hipport.code.statements import clause_before
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Tokens

_NAMED = re.compile(r"shfl|shuffle|broadcast|bcast|warp|lane", re.IGNORECASE)
_NOT_LOCAL = frozenset("static extern __shared__ typedef using return goto delete else case struct & (".split())


@rule("HP299", "unset-shuffle", edits=True, words=(Subject.DEVICE_CODE,))
def unset_shuffle(ctx: Context) -> Iterator[Edit]:
    """A variable that only some lanes have set, whose value lanes exchange.

    What it finds: variables that are declared without a value and set under a condition, where `__shfl_sync` and the
    like or a shuffle of a cooperative group get them, or a function of the project whose name has `shfl`, `shuffle`,
    `broadcast`, `warp` or `lane` in it.

    Why: in CUDA the other lanes shuffle whatever is there, and nobody reads it. clang takes every argument of a
    function for one that has been set, and so the condition for true: every lane adds to the counter. HIP's `__shfl`
    and hipport's shuffles say that theirs may be without a value; HIP's groups, its `__shfl_sync` and functions of the
    project do not.

    Example:
        #include <cooperative_groups.h>
        __device__ int next(cooperative_groups::thread_block_tile<32> tile, int *counter) {
            int first;
            if (tile.thread_rank() == 0) first = atomicAdd(counter, 32);
            return tile.shfl(first, 0) + tile.thread_rank();
        }

    Keep:
        __device__ int next(int lane, int *counter) {
            int first = 0;
            if (lane == 0) first = atomicAdd(counter, 32);
            return __shfl_sync(0xffffffff, first, 0) + lane;
        }

    Fix safety: safe: the variable gets the value `{}`.

    Source: clang's attribute maybe_undef; hip/amd_detail/amd_warp_functions.h of ROCm 7.2; hipcc.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    found = set()
    for call in tokens.where({name for name in tokens.distinct if is_name(name) and _NAMED.search(name)}):
        is_of_hipport = tokens.text_at(tokens.before(tokens.before(call))) == "hipport"
        if is_of_hipport or ctx.body_at(call) is None or ctx.is_settled(call):
            continue
        for argument in arguments_of(tokens, call) or ():
            if argument.end == argument.first + 1 and is_name(tokens.texts[argument.first]):
                found.add(_unset(tokens, argument.first))
    for name in sorted(found - {-1}):
        yield Edit(tokens.end(name), tokens.end(name), " = {}", "HP299")


def _unset(tokens: Tokens, use: int) -> int:
    """Index of the name in the declaration of a variable without a value that is set under a condition before its use;
    -1 for others: ``int n; if (first) n = take(); n = tile.shfl(n, 0);``
    """
    before = [at for at in tokens.places(tokens.texts[use]) if at < use]
    blocks = set(tokens.open_braces(use))
    for number in range(len(before) - 1, -1, -1):
        declared = before[number]
        if _is_declared_alone(tokens, declared):
            is_in_force = is_in_body(tokens, declared) and next(tokens.open_braces(declared), -1) in blocks
            first = before[number + 1] if number + 1 < len(before) else -1
            return declared if is_in_force and first >= 0 and _is_set_by_some(tokens, first, blocks) else -1
    return -1


def _is_declared_alone(tokens: Tokens, name: int) -> bool:
    """Whether a variable is declared without a value: ``int n;``, ``int i = lane(), n;``"""
    if tokens.text_at(tokens.after(name)) not in (";", ","):
        return False
    words: list[str] = []
    for at in clause_before(tokens, name):
        if tokens.texts[at] in CLOSERS and closer_of(tokens, at) > name:  # an argument: shfl(mask, n, 0)
            return False
        words.append(tokens.texts[at])
    words.reverse()
    if len(words) > 1 and words[-1] == ",":
        words = words[: next((at for at, word in enumerate(words) if word in ("=", ",")), len(words))]
        return len(words) > 1 and all(map(is_name, words)) and _NOT_LOCAL.isdisjoint(words)
    return bool(words) and is_name(words[-1]) and _NOT_LOCAL.isdisjoint(words) and "=" not in words


def _is_set_by_some(tokens: Tokens, name: int, blocks: set[int]) -> bool:
    """Whether a variable is given a value at a token under a condition: ``if (first) n = 1;``, ``{ n = 1; }``"""
    after = tokens.after(name)
    if tokens.text_at(after) != "=" or tokens.text_at(tokens.after(after)) == "=":
        return False
    return tokens.text_at(tokens.before(name)) in (")", "else") or next(tokens.open_braces(name), -1) not in blocks
