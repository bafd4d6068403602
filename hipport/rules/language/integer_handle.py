"""HP232: integers used as device addresses and texture objects, and the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.code.declarations import Declarations
from hipport.code.declared_functions import declared_function
from hipport.code.functions import words_of
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.project.typed_names import TypedNames
from hipport.source.lexer import is_name

_HANDLES = frozenset(
    "CUdeviceptr CUdeviceptr_v2 cudaTextureObject_t cudaSurfaceObject_t CUtexObject CUsurfObject".split()
)
_WIDE = frozenset("long size_t uint64_t int64_t uintptr_t intptr_t".split())
_INTEGERS = _WIDE | {"int", "unsigned", "uint32_t", "int32_t", "uint"}
_SPECIFIERS = frozenset("static inline extern const virtual explicit constexpr std :: __host__ __device__".split())
_NO_ASSIGNMENTS = frozenset("=!<>+-*/%&|^")
_ENDS = frozenset((";", ",", ")", "}"))
_NO_FUNCTIONS = frozenset(("if", "for", "while", "switch", "catch"))
#: The places of device addresses in calls of the driver that programs give numbers to. Source: cuda.h of CUDA 13.0.
_ADDRESSES = {
    "cuMemFree": (0,),
    "cuMemcpyHtoD": (0,),
    "cuMemcpyHtoDAsync": (0,),
    "cuMemcpyDtoH": (1,),
    "cuMemcpyDtoHAsync": (1,),
    "cuMemcpyDtoD": (0, 1),
    "cuMemcpyDtoDAsync": (0, 1),
    "cuMemsetD8": (0,),
    "cuMemsetD32": (0,),
}


@rule("HP232", "integer-handle", edits=True)
def integer_handle(ctx: Context) -> Iterator[Edit]:
    """A device address or a texture object that is given to an integer without a cast, or made from one.

    What it finds: assignments, initializers, `return`, `static_cast`, casts to 32 bits, and comparisons of order with a
    number, between variables and members that the file declares as CUdeviceptr, cudaTextureObject_t,
    cudaSurfaceObject_t, CUtexObject or CUsurfObject, or with a name that the project gives one of these types, and
    those that it declares as integers; members that a header of the project declares so; integers in calls such as
    `cuMemFree(address)`.

    Why: these types are integers in CUDA and pointers in HIP: "cannot initialize a variable of type 'hipDeviceptr_t'
    with an lvalue of type 'size_t'".

    Example:
        size_t number(cudaTextureObject_t texture) { return texture; }

    Keep:
        size_t number(cudaTextureObject_t texture) { return (size_t)texture; }

    Fix safety: safe: a cast gives the same number or address, `static_cast` becomes `reinterpret_cast`.

    Source: hipcc of ROCm 7.2; cuda.h and texture_types.h of CUDA 13.0.
    """
    typed = ctx.typed_names(_HANDLES)
    if is_of_hip(ctx) or ctx.tokens.distinct.isdisjoint(_HANDLES | typed.aliases.keys() | typed.members.keys()):
        return
    values = _Values(ctx, typed)
    found = {edit.start: edit for edit in (*_conversions(ctx, values), *_static_casts(ctx, values))}
    for use in ctx.names.api_uses:
        for place in _ADDRESSES.get(use.name, ()):
            edit = _argument(ctx, values, use.last, place)
            if edit:
                found[edit.start] = edit
    yield from (found[start] for start in sorted(found))


class _Values:
    """The variables, members and functions of a file that are handles or integers."""

    def __init__(self, ctx: Context, typed: TypedNames) -> None:
        self.tokens = ctx.tokens
        used = {use.name for use in ctx.names.api_uses if use.name in _HANDLES} | set(typed.members.values())
        entries = (entry for name in used if (entry := ctx.mapping.entry(name)))
        self.types = {entry.row.cuda: entry.row.hip for entry in entries} | {name: name for name in typed.aliases}
        self._declared = Declarations(ctx.tokens, _INTEGERS | self.types.keys(), typed.members)
        self.names = {d.name for d in self._declared}
        self.handles = {d.name for d in self._declared if d.type in self.types}

    def type_at(self, index: int) -> str:
        """The type of the variable, or of the result of the function, whose name is at a token; empty for others."""
        declared = self._declared.of(self.tokens.text_at(index), index)
        is_call = self.tokens.text_at(self.tokens.after(index)) == "("
        if declared is None or declared.is_pointer or (is_call and not declared.called):
            return ""
        return declared.type

    def single(self, first: int) -> int:
        """The naming token of an expression that is one value and no more: ``a.b->c;``, ``f(x),``; -1 for others."""
        at = first
        while is_name(self.tokens.text_at(at)) and self.tokens.text_at(after := self.tokens.after(at)) in (".", "->"):
            at = self.tokens.after(after)
        end = self.tokens.after(at)
        if self.tokens.text_at(end) == "(" and (closer := closer_of(self.tokens, end)) >= 0:
            end = self.tokens.after(closer)
        return at if self.tokens.text_at(end) in _ENDS else -1

    def cast(self, wanted: str, first: int) -> str:
        """What makes a value that begins at a token one of another type, empty where nothing is to be done."""
        name = self.single(first)
        given = self.type_at(name) if name >= 0 else ""
        if wanted in self.types and given in _INTEGERS:
            return f"({self.types[wanted]})"
        return "(unsigned long long)" if wanted in _INTEGERS and given in self.types else ""


def _conversions(ctx: Context, values: _Values) -> Iterator[Edit]:
    """``size_t n = pointer;``, ``texture = n;``, ``return pointer;``, ``texture > 0``, ``(int)texture``"""
    tokens = ctx.tokens
    for index in tokens.where(values.names):
        after = tokens.after(index)
        if ctx.is_settled(index) or not (wanted := values.type_at(index)):
            continue
        if tokens.text_at(after) == "=" and tokens.texts[after + 1] not in _NO_ASSIGNMENTS:
            yield from _cast(ctx, values, wanted, tokens.after(after))
        elif wanted in values.types and (_is_ordered(ctx, after) or _is_narrowed(ctx, _begin(ctx, index))):
            yield _insert(ctx, _begin(ctx, index), "(unsigned long long)")
    for index in tokens.places("return"):
        if values.single(tokens.after(index)) >= 0 and not ctx.is_settled(index):
            yield from _cast(ctx, values, _returned(ctx, values, index), tokens.after(index))


def _cast(ctx: Context, values: _Values, wanted: str, first: int) -> Iterator[Edit]:
    text = values.cast(wanted, first)
    if text:
        yield _insert(ctx, first, text)


def _insert(ctx: Context, index: int, text: str) -> Edit:
    start = ctx.tokens.starts[index]
    return Edit(start, start, text, "HP232")


def _begin(ctx: Context, index: int) -> int:
    """The first token of ``a.b->c``, whose last name is at ``index``."""
    tokens = ctx.tokens
    while tokens.text_at(dot := tokens.before(index)) in (".", "->") and is_name(tokens.text_at(tokens.before(dot))):
        index = tokens.before(dot)
    return index


def _is_ordered(ctx: Context, sign: int) -> bool:
    """``texture > 0``, ``texture <= 0``"""
    tokens = ctx.tokens
    if tokens.text_at(sign) not in ("<", ">"):
        return False
    number = tokens.after(sign)
    number = tokens.after(number) if tokens.text_at(number) == "=" else number
    return tokens.text_at(number)[:1].isdigit()


def _is_narrowed(ctx: Context, begin: int) -> bool:
    """``(unsigned int)texture``"""
    tokens = ctx.tokens
    closer = tokens.before(begin)
    opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
    words = set(words_of(tokens, opener + 1, closer)) if opener >= 0 else set()
    return bool(words) and words <= _INTEGERS and not words & _WIDE


def _returned(ctx: Context, values: _Values, index: int) -> str:
    """What the function that a token is in returns, where that is a handle or an integer; empty for others."""
    tokens = ctx.tokens
    for brace in tokens.open_braces(index):
        words = clause_words(tokens, brace)
        if scope_of(tokens, brace).word or "[" in words:
            return ""
        if "(" not in words or words[0] in _NO_FUNCTIONS or words[0] == "else":
            continue
        function = declared_function(tokens, tokens.before(brace))
        returned = function.head - _SPECIFIERS if function else frozenset()
        if len(returned) == 1 and returned <= values.types.keys():
            return next(iter(returned))
        return "long" if returned and returned <= _INTEGERS else ""
    return ""


def _static_casts(ctx: Context, values: _Values) -> Iterator[Edit]:
    """``static_cast<size_t>(pointer)``, ``static_cast<CUdeviceptr>(number)``"""
    tokens = ctx.tokens
    for index in tokens.places("static_cast"):
        opener = tokens.after(index)
        closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
        words = set(words_of(tokens, opener + 1, closer)) - _SPECIFIERS if closer >= 0 else set()
        if not words or ctx.is_settled(index):
            continue
        name = values.single(tokens.after(tokens.after(closer)))
        is_number = words <= _INTEGERS and bool(words & _WIDE) and name >= 0 and values.type_at(name) in values.types
        if words <= values.types.keys() or is_number:
            yield ctx.edit("HP232", index, "reinterpret_cast")


def _argument(ctx: Context, values: _Values, name: int, place: int) -> Edit | None:
    """``cuMemFree(number)``"""
    tokens = ctx.tokens
    opener = tokens.after(name)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if not spans or place >= len(spans) or ctx.is_settled(name):
        return None
    single = values.single(spans[place].first)
    is_integer = single >= 0 and values.type_at(single) in _INTEGERS
    return _insert(ctx, spans[place].first, "(hipDeviceptr_t)") if is_integer else None
