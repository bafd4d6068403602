"""HP220: braces that HIP's 16-bit types read otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_opener
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.operands import begin_of_member
from hipport.code.operands import is_dereferenced
from hipport.code.roles import follows_type
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PAIRS = frozenset("half2 __half2 nv_half2 nv_bfloat162 __nv_bfloat162".split())
_SINGLES = frozenset("half __half nv_half nv_bfloat16 __nv_bfloat16".split())
_RAW = "__half_raw"
_RAW_PAIR = "__half2_raw"
_OWN_NUMBER = "_Float16"  # of HIP's headers: what has it was written for them


@rule("HP220", "half-braces", edits=True, words=_PAIRS | _SINGLES | {_RAW, _RAW_PAIR})
def half_braces(ctx: Context) -> Iterator[Edit]:
    """Braces around values of 16-bit types that HIP reads otherwise than CUDA.

    What it finds: the assignment of `{a, b}` to a variable that the file declares as half2 or bfloat162, or through a
    cast to a pointer to one, and of `{}` to one of these, half or bfloat16; `__half_raw` and `__half2_raw` with bits in
    braces; and the members of variables that the file declares as `__half2_raw`.

    Why: HIP's pairs can be assigned from a pair and from its raw form, and both fit `{a, b}`: that is ambiguous. The
    first member of HIP's `__half_raw` is a number, not its bits: `__half_raw{0x3c00}` compiles, and is 15360. The
    members of `__half2_raw` are such structs there, not bits.

    Example:
        __device__ void set(half2 &pair, half a, half b) { pair = {a, b}; }

    Keep:
        __device__ half2 make(half a, half b) { half2 pair = {a, b}; return pair; }

    Fix safety: safe. The type's name goes before the braces; `.x = ` goes before the bits, and `.x`
    after the member.

    Source: hip/amd_detail/amd_hip_fp16.h and amd_hip_bf16.h of ROCm 7.2; hipcc, "use of overloaded operator '=' is
    ambiguous". CUDA 13.0 compiles both.
    """
    if is_of_hip(ctx):
        return
    yield from _assigned_braces(ctx)
    yield from _assigned_through_casts(ctx)
    yield from _raw_bits(ctx)
    yield from _raw_pairs(ctx)
    yield from _raw_members(ctx)


def _assigned_braces(ctx: Context) -> Iterator[Edit]:
    """``pair = {a, b};``, ``pairs[i] = {a, b};``, ``*pair = {a, b};``, ``s.pair = {a, b};``, ``one = {};``"""
    tokens = ctx.tokens
    declarations = Declarations(tokens, _PAIRS | _SINGLES)
    declared_here = {declared.index for declared in declarations}
    for brace, name in _assigned(ctx):
        depth = steps = 0
        while name >= 0 and (depth or tokens.text_at(name) == "]"):
            depth += {"]": 1, "[": -1}.get(tokens.text_at(name), 0)
            steps += depth == 0
            name = tokens.before(name)
        declared = declarations.of(tokens.text_at(name), name) if is_name(tokens.text_at(name)) else None
        if declared is None or name in declared_here or declared.called or follows_type(tokens, name):
            continue
        if _is_of_others(tokens, declared):
            continue
        if tokens.text_at(tokens.after(brace)) == "}":
            steps += tokens.text_at(tokens.before(name)) == "*"
            if steps < _stars(tokens, declared):
                continue  # a null pointer
        elif declared.type in _SINGLES:
            continue
        yield _typed(ctx, brace, declared.type)


def _assigned_through_casts(ctx: Context) -> Iterator[Edit]:
    """``((half2 *)rows)[i] = {};``, ``reinterpret_cast<half2 *>(rows)[i] = {a, b};``, ``*(half2 *)rows = {};``"""
    for brace, last in _assigned(ctx):
        name = _cast_to(ctx.tokens, last)
        if name in _PAIRS:
            yield _typed(ctx, brace, name)


def _assigned(ctx: Context) -> Iterator[tuple[int, int]]:
    """The braces after ``=``, each with the last token of what gets their values."""
    tokens = ctx.tokens
    for brace in tokens.places("{"):
        equals = tokens.before(brace)
        if tokens.text_at(equals) == "=" and not ctx.written_for_hip(brace):
            yield brace, tokens.before(equals)


def _cast_to(tokens: Tokens, last: int) -> str:
    """The type that what ends with a token is cast to a pointer to, and read from there; empty for all else."""
    is_element = tokens.text_at(last) == "]"
    value = tokens.before(opener_of(tokens, last)) if is_element else last
    opener = opener_of(tokens, value) if tokens.text_at(value) == ")" else -1
    if opener >= 0 and tokens.text_at(closer := tokens.before(opener)) == ">":
        cast = template_opener(tokens, closer)
        begin = tokens.before(cast)
    elif opener >= 0 and is_element:
        begin = cast = tokens.after(opener)
        closer = closer_of(tokens, cast) if tokens.text_at(cast) == "(" else -1
    elif opener < 0 and not is_element:
        closer = tokens.before(begin_of_member(tokens, value))
        begin = cast = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
    else:
        return ""
    if cast < 0 or closer < 0 or not (is_element or is_dereferenced(tokens, begin)):
        return ""
    words = [tokens.texts[at] for at in tokens.code(cast + 1, closer)]
    return words[0] if words[1:] == ["*"] else ""


def _typed(ctx: Context, brace: int, name: str) -> Edit:
    """The type before its braces."""
    start = ctx.tokens.starts[brace]
    entry = ctx.mapping.entry(name)
    return Edit(start, start, entry.hip if entry and entry.hip else name, "HP220")


def _is_of_others(tokens: Tokens, declared: TypedDeclaration) -> bool:
    """Whether a variable has a type of that name in a namespace, where CUDA has none: ``sycl::half2 *rows``."""
    at = declared.index
    while at >= 0 and tokens.text_at(at) != declared.type:
        at = tokens.before(at)
    scope = tokens.before(at)
    return tokens.text_at(scope) == "::" and is_name(tokens.text_at(tokens.before(scope)))


def _stars(tokens: Tokens, declared: TypedDeclaration) -> int:
    """How many pointers lead to the values of a variable: 2 of ``half2 **rows``."""
    count, at = 0, declared.index
    while declared.is_pointer and at >= 0 and tokens.text_at(at := tokens.before(at)) in ("*", "const", "__restrict__"):
        count += tokens.texts[at] == "*"
    return count


def _raw_bits(ctx: Context) -> Iterator[Edit]:
    """``__half_raw{bits}``, ``__half_raw raw{bits};``, ``__half_raw raw = {bits};``, unless with HIP's own number."""
    for brace in _braces(ctx, _RAW):
        if _OWN_NUMBER in ctx.tokens.texts[brace : closer_of(ctx.tokens, brace)]:
            continue
        start = ctx.tokens.starts[ctx.tokens.after(brace)]
        yield Edit(start, start, ".x = ", "HP220")


def _raw_pairs(ctx: Context) -> Iterator[Edit]:
    """``__half2_raw{low, high}``, ``__half2_raw raw = {low, high};``"""
    for brace in _braces(ctx, _RAW_PAIR):
        spans = split_arguments(ctx.tokens, brace, closer_of(ctx.tokens, brace)) or ()
        for span, member in zip(spans, "xy", strict=False):
            if ctx.tokens.texts[span.first] != "{":
                start, end = ctx.tokens.starts[span.first], ctx.tokens.end(span.end - 1)
                yield Edit(start, start, f".{member} = {{.x = ", "HP220")
                yield Edit(end, end, "}", "HP220")


def _raw_members(ctx: Context) -> Iterator[Edit]:
    """``raw.x``, ``raw->y``, and not HIP's ``raw.x.x``"""
    tokens = ctx.tokens
    if _RAW_PAIR not in tokens.distinct:
        return
    declarations = Declarations(tokens, frozenset((_RAW_PAIR,)))
    for index in tokens.where(frozenset("xy")):
        dot = tokens.before(index)
        name = tokens.before(dot)
        is_whole = tokens.text_at(tokens.after(index)) != "."
        if tokens.text_at(dot) not in (".", "->") or not is_whole or ctx.written_for_hip(index):
            continue
        declared = declarations.of(tokens.text_at(name), name) if is_name(tokens.text_at(name)) else None
        if declared and not declared.called:
            yield Edit(tokens.end(index), tokens.end(index), ".x", "HP220")


def _braces(ctx: Context, name: str) -> Iterator[int]:
    """The ``{`` of values of a type that are given in order, without the names of members; not those of a class of that
    name, or of one that is derived from it.
    """
    tokens = ctx.tokens
    for index in tokens.places(name):
        at = tokens.after(index)
        at = tokens.after(at) if is_name(tokens.text_at(at)) else at
        at = tokens.after(at) if tokens.text_at(at) == "=" else at
        first = tokens.after(at)
        is_value = tokens.text_at(at) == "{" and not scope_of(tokens, at).is_class
        if is_value and tokens.text_at(first) not in ("}", ".") and not ctx.written_for_hip(index):
            yield at
