"""HP218, HP219: vector types, which are plain structs in CUDA and templates in HIP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from functools import lru_cache

from hipport.code.arithmetic import TYPES
from hipport.code.arithmetic import type_of
from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.code.declarations import Declarations
from hipport.code.functions import VECTOR_TYPES
from hipport.code.plain_structs import Member
from hipport.code.plain_structs import plain_structs
from hipport.code.scopes import CLASS_WORDS
from hipport.code.scopes import owner
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.insertion import linkage_around
from hipport.context.origin import knows_vectors
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.context.values import value_of
from hipport.context.words import without_words
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.project.typed_names import typed_names_of
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_VECTORS = "hip/hip_vector_types.h"
_COMPONENTS = "xyzw"
_VALUE_ENDS = frozenset((",", ";", ")", "}", "]", ""))
_OPERAND = r"[-+]?(?:\.?\d[\w.]*|(?:[A-Za-z_]\w*(?:\[\w+\])?(?:\.|->))+[xyzw])"
_NUMBER = re.compile(rf"{_OPERAND}(?:[-+*/]{_OPERAND})*")
_OF_POINTERS = frozenset(("*", "&", "const", "__restrict__", "__restrict", "volatile"))
_STATEMENT_ENDS = frozenset((";", "{", "}"))
_NO_TYPES = frozenset(
    """return else case goto delete new throw do try const struct class union enum namespace public private
    protected""".split()
)
_CONTAINERS = frozenset(("array", "initializer_list", "vector"))
_TYPE_BEFORE = re.compile(r"\b(\w+)[\s*&]+\Z")
_REACH = 128  # characters from the type of a member to its name
_SIGNS_OF_OPERATOR = 6  # tokens until the parenthesis after ``operator``: ``operator () (``


@rule("HP218", "vector-braces", edits=True)
def vector_braces(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Braces with fewer values than a vector type has components, or with names, or vectors without their own braces.

    What it finds: `float4 a = {0};`, `float3 b{1.0f, 2.0f};`, `int4{0}`, `int4 c = {.x = 1, .w = 2};`, also as
    `{x: 1, w: 2}`, `int2 c[2] = {1, 2, 3, 4};` and, in a function that returns a float3,
    `return {1.0f, 2.0f};` in files of the device and in those of the host that know CUDA's headers; values of members
    of a vector type, `Point p{.place{.x = 1}};`, `Point(int x) : place{x} {}`, `p.place = {1, 2};`; and
    `Ray r = {0, 0, 0, 1, 1, 1};` of a struct of vectors, numbers and arrays of them that the file or a header of the
    tree defines, also where a variable, a member or an element of one gets them later, `r = {from, {0, 1}};`,
    `car->place[i] = {x, y};`, and elements of containers, `std::vector<int3> all{{1}, {2}};`. A single
    value counts where it is a number or made of components, `{v.x * 2}`, as `float3 a = {b}` may be a copy; so do the
    values of an array unless it has one for each component of each element, and the first of a member unless there is
    one for each component. Macros of the same file with such braces, for a type that is one of their parameters and, in
    a use of the macro, a vector type. Other names that the file or its headers give to vector types count as these,
    `typedef uint4 Word;`, `#define WORD uint4`.

    Why: CUDA's vector types are plain structs, whose other components become 0, and which take their values from the
    braces around them. HIP's have constructors: with too few values they do not compile, nor as elements without
    braces, and a single value in braces without `=` goes to all components.

    Example:
        __global__ void clear(float4 *x) { float4 zero = {0}; x[threadIdx.x] = zero; }

    Keep:
        __global__ void clear(float4 *x) { float4 zero = {}; x[threadIdx.x] = zero; }

    Fix safety: safe. A 0 is added for each component that has no value, and `int2{` and `}` around the
    values of each element. Of `int1 a = {1}` the `=` goes, as HIP's constructor from one value is explicit. Braces in a
    macro are reported, as it may be used for types with fewer components too.

    Source: HIP_vector_type in hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; hipcc with each shape.
    """
    if not knows_vectors(ctx) or not _names_vectors(ctx):
        return
    uses = list(_uses(ctx))
    for index, components in (*((at, int(ctx.tokens.texts[at][-1])) for at in uses), *_aliases(ctx)):
        for opener in _returned(ctx.tokens, index):
            yield from _filled(ctx, opener, components)
        for opener, dimensions in _braces(ctx, index):
            if not dimensions:
                yield from _filled(ctx, opener, components)
            elif not ctx.survey.is_for_c(ctx.source.path):
                yield from _elements(ctx, ctx.tokens.texts[index], opener, dimensions, components)
    for opener, components in (*_named(ctx), *_of_members(ctx)):
        yield from _filled(ctx, opener, components)
    for index in uses:
        yield from _in_macro(ctx, index)
    if not ctx.survey.is_for_c(ctx.source.path):
        yield from _of_structs(ctx)


@rule("HP219", "vector-tag", edits=True, words=VECTOR_TYPES)
def vector_tag(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A vector type after `struct`.

    What it finds: `struct float4 a` in CUDA files; `struct float4;` outside of namespaces in all files of the tree,
    where none of them defines the type.

    Why: CUDA's vector types are structs. HIP's names are typedefs of a template, which cannot stand after `struct` and
    cannot be declared again.

    Example:
        __global__ void clear(struct float4 *x) { x[threadIdx.x] = float4(); }

    Keep:
        __global__ void clear(float4 *x) { x[threadIdx.x] = float4(); }

    Fix safety: safe: `struct` is left out, and the first line that declares a type becomes
    `#include <hip/hip_vector_types.h>`, which has all of them. Reported only are declarations in `extern "C" {`, in
    headers of C files and on a line with other code.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; hipcc.
    """
    for index in _uses(ctx):
        keyword = ctx.tokens.before(index)
        if ctx.tokens.text_at(keyword) == "struct" and ctx.tokens.text_at(ctx.tokens.after(index)) != ";":
            yield without_words(ctx, "HP219", keyword)
    given = [include.at for include in ctx.includes if include.row is not None and include.row.hip == RUNTIME]
    for index in _forward_declarations(ctx):
        name, keyword = ctx.tokens.texts[index], ctx.tokens.before(index)
        fix = _declared_by_header(ctx, keyword, ctx.tokens.after(index), included=any(at < index for at in given))
        given += [index] if fix else []
        yield ctx.diagnostic(
            "HP219",
            Severity.ERROR,
            keyword,
            f"{name} is a typedef in HIP and cannot be declared as a struct",
            f"include {RUNTIME}, or {_VECTORS}, instead of the declaration",
            last=index,
            symbol=name,
            fix=fix,
        )


def _names_vectors(ctx: Context) -> bool:
    """Whether a file, or one whose types it may name, has a name of CUDA's vector types: most have none."""
    if not VECTOR_TYPES.keys().isdisjoint(ctx.tokens.distinct):
        return True
    return ctx.survey.one_may_have(ctx.sources_of_types, frozenset(VECTOR_TYPES))


def _forward_declarations(ctx: Context) -> Iterator[int]:
    """The names in ``struct float4;`` outside of namespaces, where the project defines no such types itself."""
    types = VECTOR_TYPES.keys() & ctx.tokens.distinct - ctx.defined_elsewhere.keys()
    places = ctx.tokens.where(types) if types and "struct" in ctx.tokens.distinct else []
    if any(_is_definition(ctx, index) for index in places):
        return
    for index in places:
        around = ctx.tokens.text_at(ctx.tokens.before(index)), ctx.tokens.text_at(ctx.tokens.after(index))
        if around == ("struct", ";") and not owner(ctx.tokens, index) and not ctx.written_for_hip(index):
            yield index


def _declared_by_header(ctx: Context, first: int, last: int, *, included: bool) -> Fix | None:
    """The fix that puts the include of HIP's vectors in place of a declaration that has a line for itself, or nothing
    where it is ``included`` already.
    """
    start, end = ctx.tokens.starts[first], ctx.tokens.end(last)
    line, line_end = ctx.source.line_start(start), ctx.source.line_end(start)
    has_line = not ctx.source.text[line:start].strip() and not ctx.source.text[end:line_end].strip()
    if not has_line or linkage_around(ctx, first) >= 0 or ctx.survey.is_for_c(ctx.source.path):
        return None
    text = "" if included else f"#include <{_VECTORS}>{ctx.source.newline}"
    return Fix(f"include {_VECTORS}", Applicability.SAFE, (Edit(line, line_end, text, "HP219"),))


def _uses(ctx: Context) -> Iterator[int]:
    """The vector types of CUDA in a file that is for CUDA, without those that the project defines itself."""
    types = VECTOR_TYPES.keys() & ctx.tokens.distinct - ctx.defined_elsewhere.keys()
    if not types or not knows_vectors(ctx):
        return
    places = [index for index in ctx.tokens.where(types) if not ctx.written_for_hip(index)]
    own = {ctx.tokens.texts[index] for index in places if _is_definition(ctx, index)}
    yield from (index for index in places if ctx.tokens.texts[index] not in own)


def _aliases(ctx: Context) -> Iterator[tuple[int, int]]:
    """The other names of CUDA's vector types in a file that is for CUDA, with the number of components of each:
    ``typedef uint4 Word;``
    """
    types = frozenset(VECTOR_TYPES.keys() - ctx.defined_elsewhere.keys())
    aliases = ctx.aliases(types) if knows_vectors(ctx) else {}
    for index in ctx.tokens.where(aliases.keys()):
        if not ctx.written_for_hip(index) and ctx.tokens.text_at(ctx.tokens.before(index)) not in QUALIFYING:
            yield index, int(aliases[ctx.tokens.texts[index]][-1])


def _is_definition(ctx: Context, index: int) -> bool:
    """Whether a name is that of a type of the project: ``struct float4 {``, ``struct alignas(16) float4 {``,
    ``} float4;``, ``using float4 =``.
    """
    tokens = ctx.tokens
    at = tokens.before(index)
    before, after = tokens.text_at(at), tokens.text_at(tokens.after(index))
    if before == ")" and after in ("{", ":") and (opener := opener_of(tokens, at)) >= 0:  # an attribute
        before = tokens.text_at(tokens.before(tokens.before(opener)))
    is_class = before in CLASS_WORDS and after in ("{", ":")
    return is_class or (before == "}" and after == ";") or (before == "using" and after == "=")


def _braces(ctx: Context, index: int) -> Iterator[tuple[int, int]]:
    """The braces with values of the type at ``index``, each with the number of dimensions of the array that they are
    for, 0 for none: ``T {``, ``T a {``, ``T a = f(x), *p, b = {.., c[2][2] = {``.
    """
    tokens = ctx.tokens
    at = tokens.after(index)
    if tokens.text_at(at) == "{":
        yield at, 0
        return
    if tokens.text_at(at) in (">", ","):
        yield from _of_container(tokens, index)
        return
    while (is_pointer := tokens.text_at(at) in ("*", "&")) or is_name(tokens.text_at(at)):
        while tokens.text_at(at) in ("*", "&", "const"):
            at = tokens.after(at)
        if not is_name(tokens.text_at(at)) or tokens.texts[at] in VECTOR_TYPES:  # of a cast, reinterpret_cast<T *>(p)
            return
        at, dimensions = tokens.after(at), 0
        while tokens.text_at(at) == "[" and (closer := closer_of(tokens, at)) >= 0:
            at, dimensions = tokens.after(closer), dimensions + 1
        if tokens.text_at(at) == "=":
            at = tokens.after(at)
        elif tokens.text_at(at) == "(":  # T a(x), b = {..}, or a function
            at = tokens.after(closer_of(tokens, at))
            if tokens.text_at(at) != ",":
                return
        elif tokens.text_at(at) not in ("{", ","):
            return
        if tokens.text_at(at) == "{" and not is_pointer:
            yield at, dimensions
        while tokens.text_at(at) not in _VALUE_ENDS:
            at = closer_of(tokens, at) if tokens.texts[at] in CLOSERS else at
            at = tokens.after(at)
        if tokens.text_at(at) != ",":
            return
        at = tokens.after(at)


def _of_container(tokens: Tokens, index: int) -> Iterator[tuple[int, int]]:
    """``std::vector<T> a{{..}, {..}}``, ``std::array<T, 2> a = {{{..}, {..}}}``: values without braces of their own may
    be a number of elements.
    """
    opener = tokens.before(index)
    container = tokens.text_at(tokens.before(opener)) if tokens.text_at(opener) == "<" else ""
    at = tokens.after(template_closer(tokens, opener)) if container in _CONTAINERS else -1
    at = tokens.after(at) if is_name(tokens.text_at(at)) else at
    at = tokens.after(at) if tokens.text_at(at) == "=" else at
    first = tokens.after(at)
    if tokens.text_at(at) == "{" and tokens.text_at(first) == "{":
        yield at, 2 if tokens.text_at(tokens.after(first)) == "{" else 1


def _returned(tokens: Tokens, index: int) -> Iterator[int]:
    """The braces with what a function returns, whose type stands at ``index``: ``T f(..) { return {``."""
    opener = tokens.after(index)
    while is_name(tokens.text_at(opener)) or tokens.text_at(opener) == "::":
        opener = tokens.after(opener)
    if tokens.text_at(tokens.before(opener)) == "operator":
        signs = (at for at in range(opener + 1, opener + _SIGNS_OF_OPERATOR) if tokens.text_at(at) == "(")
        opener = next(signs, -1)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    body = tokens.after(closer)
    while tokens.text_at(body) in ("const", "noexcept"):
        body = tokens.after(body)
    end = closer_of(tokens, body) if tokens.text_at(body) == "{" else -1
    places = (at for at in range(body, end) if tokens.texts[at] == "return") if end >= 0 else ()
    braces = [brace for at in places if tokens.text_at(brace := tokens.after(at)) == "{"]
    lambdas = list(_lambdas(tokens, body, end)) if braces else []
    yield from (brace for brace in braces if not any(brace in each for each in lambdas))


def _lambdas(tokens: Tokens, first: int, end: int) -> Iterator[range]:
    """The bodies of the lambda expressions in a piece of code: ``[](int a) { return a; }``."""
    for at in (at for at in range(first, end) if tokens.texts[at] == "]"):
        opener = tokens.after(at)
        if tokens.text_at(opener) == "(":
            opener = next((i for i in range(closer_of(tokens, opener), end) if tokens.texts[i] in "{;"), end)
        if tokens.text_at(opener) == "{":
            yield range(opener, closer_of(tokens, opener))


def _named(ctx: Context) -> Iterator[tuple[int, int]]:
    """The braces of members with vector types that a value is given to by name, with the number of components of each:
    ``Point p{.place{.x = 1}};``, ``{.place = {.x = 1}}``
    """
    tokens = ctx.tokens
    braces = [
        (opener, name)
        for opener in tokens.where({"{"})
        if tokens.text_at(tokens.after(opener)) == "."
        and tokens.text_at(tokens.before(name := _before_equals(tokens, opener))) == "."
    ]
    if not braces:
        return
    members = _vector_members(ctx)
    for opener, name in braces:
        if of := members.get(tokens.texts[name]):
            yield opener, int(of[-1])


def _of_members(ctx: Context) -> Iterator[tuple[int, int]]:
    """The braces with the value of a vector among members, or of a variable of such a type, that has been declared
    before, also of an element: ``Ray() : from{1} {``, ``ray.from = {1, 2};``, ``points[i] = {1, 2};``
    """
    tokens = ctx.tokens
    assigned, declared = _assigned_braces(tokens), _types_of_assigned(tokens)
    vectors = frozenset(VECTOR_TYPES.keys() - ctx.defined_elsewhere.keys())
    aliases = ctx.aliases(vectors) if declared else {}
    members: Mapping[str, str] | None = None
    for brace in tokens.places("{"):
        name = _target(tokens, brace)
        sign = tokens.text_at(tokens.before(name)) if is_name(tokens.text_at(name)) else ""
        if sign in ((":", ",") if name == tokens.before(brace) else (".", "->")):
            members = _vector_members(ctx) if members is None else members
            if of := members.get(tokens.texts[name]):
                yield brace, int(of[-1])
                continue
        if brace in assigned:
            types = {aliases.get(each, each) for each in _assigned_types(ctx, declared, name)}
            if len(types) == 1 and not types.isdisjoint(vectors):
                yield brace, int(next(iter(types))[-1])


def _vector_members(ctx: Context) -> dict[str, str]:
    """The members with vector types in the file and in the headers of the tree that it includes."""
    types = frozenset(VECTOR_TYPES.keys() - ctx.defined_elsewhere.keys())
    return ctx.typed_names(types).members | typed_names_of(types)(ctx.content).members


def _target(tokens: Tokens, brace: int) -> int:
    """The last token before braces and a ``=``, or the name before the brackets there: ``points[i] = {``"""
    at = _before_equals(tokens, brace)
    while at != tokens.before(brace) and tokens.text_at(at) == "]":
        at = tokens.before(opener_of(tokens, at))
    return at


def _before_equals(tokens: Tokens, opener: int) -> int:
    at = tokens.before(opener)
    return tokens.before(at) if tokens.text_at(at) == "=" else at


def _of_structs(ctx: Context) -> Iterator[Edit]:
    """The edits in the values of structs with vectors: ``Ray r = {0, 0, 0, 1};``, ``Ray rays[] = {{0}, {0}};``"""
    tokens = ctx.tokens
    structs = _structs(ctx)
    for index in tokens.where(structs):
        members = structs[tokens.texts[index]]
        for opener, dimensions in (*_braces(ctx, index), *((opener, 0) for opener in _returned(tokens, index))):
            if dimensions == 0:
                yield from _members(ctx, members, opener)
            for value in split_arguments(tokens, opener, closer_of(tokens, opener)) or ():
                if dimensions == 1 and tokens.texts[value.first] == "{":
                    yield from _members(ctx, members, value.first)
    for opener, of in _assigned(ctx, {*structs}):
        yield from _members(ctx, structs[of], opener)


def _structs(ctx: Context) -> dict[str, tuple[Member, ...]]:
    """The structs with vectors that the file defines, and those of the project's headers among the words before braces:
    ``Ray r = {``, ``Ray{``, ``Ray rays[2] = {``, ``Ray r;``
    """
    tokens = ctx.tokens
    types = frozenset(VECTOR_TYPES.keys() - ctx.defined_elsewhere.keys())
    types -= {tokens.texts[index] for index in tokens.where(types) if _is_definition(ctx, index)}
    found = dict(plain_structs(tokens, types))
    words = frozenset(_before_values(ctx) - types - found.keys())
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    for name in sorted(ctx.survey.classes_among(headers, words)):
        place = class_named(ctx, name)
        if place and place[0] is not tokens and (members := _structs_of(place[0], types).get(name)):
            found[name] = members
    return found


@lru_cache(maxsize=8)  # of a header, for several structs
def _structs_of(tokens: Tokens, types: frozenset[str]) -> Mapping[str, tuple[Member, ...]]:
    return plain_structs(tokens, types)


def _before_values(ctx: Context) -> set[str]:
    """The words that may be the type of what values between braces are for."""
    tokens = ctx.tokens
    declared = _types_of_assigned(tokens)
    found = set()
    for brace in tokens.places("{"):
        at = _before_equals(tokens, brace)
        while tokens.text_at(at) == "]":
            at = tokens.before(opener_of(tokens, at))
        found |= {tokens.text_at(at), tokens.text_at(tokens.before(at))}  # ``Ray{``, ``Ray r = {``
    found.update(*(_assigned_types(ctx, declared, name) for name in _assigned_braces(tokens).values()))
    return {text for text in found if is_name(text)} - _NO_TYPES


def _assigned(ctx: Context, types: Set[str]) -> Iterator[tuple[int, str]]:
    """The braces with new values for a variable of one of some types that the file declares, with the type:
    ``r = {from, {0, 1}};``
    """
    tokens = ctx.tokens
    declared = _types_of_assigned(tokens)
    for brace, name in _assigned_braces(tokens).items():
        of = _assigned_types(ctx, declared, name)
        if len(of) == 1 and not of.isdisjoint(types):
            yield brace, next(iter(of))


def _assigned_types(ctx: Context, declared: Mapping[str, Set[str]], name: int) -> set[str]:
    """The types of a variable or member that gets values between braces, by the file and by the headers of the tree."""
    text = ctx.tokens.texts[name]
    found = set(declared.get(text, ()))
    if ctx.tokens.text_at(ctx.tokens.before(name)) in (".", "->"):
        named = re.compile(rf"{text}(?<=[\s*&]{text})\s*[;=,\[]")  # which the matcher can search for
        for header in ctx.survey.header_texts(ctx.source.path, text):
            before = (header[max(0, match.start() - _REACH) : match.start()] for match in named.finditer(header))
            found.update(of[1] for each in before if (of := _TYPE_BEFORE.search(each)))
    return found - _NO_TYPES


@once
def _types_of_assigned(tokens: Tokens) -> dict[str, set[str]]:
    """The words before the variables that get values between braces after their declarations: ``Ray r, *rays;``"""
    names = {tokens.text_at(name) for name in _assigned_braces(tokens).values()}
    befores = {name: {tokens.text_at(_type_end(tokens, at)) for at in tokens.places(name)} for name in names}
    return {name: {text for text in texts if is_name(text)} - _NO_TYPES for name, texts in befores.items()}


def _type_end(tokens: Tokens, name: int) -> int:
    """The last token of the type before a name that may be of a pointer: ``float4 *const __restrict__ points``"""
    at = tokens.before(name)
    while tokens.text_at(at) in _OF_POINTERS:
        at = tokens.before(at)
    return at


@once
def _assigned_braces(tokens: Tokens) -> dict[int, int]:
    """The braces that are a new value, of a variable or member or of an element of it, each with the name of that:
    ``r = {``, ``points[i] = {``, ``*p = {``, ``car->place[i] = {``
    """
    found = {}
    for brace in tokens.places("{"):
        if tokens.text_at(tokens.before(brace)) == "=" and is_name(tokens.text_at(name := _target(tokens, brace))):
            before = tokens.before(name)
            if tokens.text_at(before) in (".", "->"):
                is_assigned = tokens.text_at(tokens.before(before)) not in (",", "{")  # and not {.from = {1}}
            else:
                before = tokens.before(before) if tokens.text_at(before) == "*" else before
                is_assigned = tokens.text_at(before) in _STATEMENT_ENDS
            if is_assigned:
                found[brace] = name
    return found


def _members(ctx: Context, members: Sequence[Member], opener: int) -> Iterator[Edit]:
    """The edits that give each vector among the ``members`` of a struct its own braces."""
    tokens = ctx.tokens
    closer = closer_of(tokens, opener)
    values = list((split_arguments(tokens, opener, closer) or ()) if closer >= 0 else ())
    edits: list[Edit] = []
    numbers = sum((1 if of.size is None else of.size) * (int(of.type[-1]) if of.type else 1) for of in members)
    is_flat = len(members) < len(values) == numbers and all(of.size != 0 for of in members)
    is_flat = is_flat and all(tokens.texts[value.first] != "{" for value in values)
    for member in members:
        if values and member.size is not None and tokens.texts[values[0].first] == "{":
            if member.type:
                edits += _elements(ctx, member.type, values[0].first, 1, int(member.type[-1]))
            del values[0]
            continue
        if member.size == 0 and values:
            return  # the file does not show how many values are for it
        for _ in range(1 if member.size is None else member.size):
            found = _member(ctx, member.type, values, is_flat=is_flat)
            if found is None:
                return  # a vector, or the first of its components
            edits += found
    yield from edits


def _member(ctx: Context, of: str, values: list[Span], *, is_flat: bool) -> list[Edit] | None:
    """The edits in what one member, or element of one, takes from the values, which are then those after it; None where
    it is not certain what that is.
    """
    if not values:
        return []
    words = ctx.tokens.texts[values[0].first : values[0].end]
    if not of or (words[0] in ("{", of, f"make_{of}") and not is_flat):
        value = values.pop(0)
        return list(_filled(ctx, value.first, int(of[-1]))) if of and words[0] == "{" else []
    group = values[: int(of[-1])]
    if not is_flat and not _is_number(ctx.tokens, values[0]):
        if all(ctx.tokens.texts[value.first] != "{" for value in group):
            return None
        del values[0]  # a vector, as what follows is not a component: ``{from, {0, 1}}``
        return []
    del values[: int(of[-1])]
    return list(_in_braces(ctx, of, group, int(of[-1])))


def _in_braces(ctx: Context, name: str, group: Sequence[Span], components: int) -> Iterator[Edit]:
    """``1, 2`` becomes ``int4{1, 2, 0, 0}``."""
    start, end = ctx.tokens.starts[group[0].first], ctx.tokens.end(group[-1].end - 1)
    yield Edit(start, start, f"{name}{{", "HP218")
    yield Edit(end, end, ", 0" * (components - len(group)) + "}", "HP218")


def _elements(ctx: Context, name: str, opener: int, dimensions: int, components: int) -> Iterator[Edit]:
    """The edits that give each element its own braces: ``{1, 2, 3}`` of int2 becomes ``{int2{1, 2}, int2{3, 0}}``."""
    tokens = ctx.tokens
    closer = closer_of(tokens, opener)
    values = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if not values:
        return
    if any(tokens.texts[value.first] == "{" for value in values):
        for value in (value for value in values if tokens.texts[value.first] == "{"):
            if dimensions > 1:
                yield from _elements(ctx, name, value.first, dimensions - 1, components)
            else:
                yield from _filled(ctx, value.first, components)
    elif all(_is_number(tokens, value) for value in values) or (
        dimensions == 1 and components > 1 and len(values) == components * (_length(ctx, opener) or 0)
    ):
        for number in range(0, len(values), components):
            yield from _in_braces(ctx, name, values[number : number + components], components)


def _length(ctx: Context, opener: int) -> int | None:
    """How many elements an array has whose values are in braces: 4 for ``float2 corners[4] = {``."""
    tokens = ctx.tokens
    last = tokens.before(opener)
    last = tokens.before(last) if tokens.text_at(last) == "=" else last
    first = opener_of(tokens, last) if tokens.text_at(last) == "]" else -1
    return value_of(ctx, Span(tokens.after(first), last)) if first >= 0 else None


def _filled(ctx: Context, opener: int, components: int) -> Iterator[Edit]:
    """The edit that gives a value to each component: ``{1.0f, 2.0f}`` becomes ``{1.0f, 2.0f, 0}``."""
    tokens = ctx.tokens
    values = _values(tokens, opener)
    equals = tokens.before(opener)
    if values and all(_component(tokens, value) for value in values):
        yield from _in_order(ctx, values, components)
        return
    if components == 1 and values and len(values) == 1 and tokens.text_at(equals) == "=":
        if _is_number(tokens, values[0]):
            yield without_words(ctx, "HP218", equals)  # int1 a = {1}: HIP's constructor is explicit
        return
    if not values or not _is_short(tokens, values, components):
        return
    end = tokens.end(values[-1].end - 1)
    yield Edit(end, end, ", 0" * (components - len(values)), "HP218")


def _component(tokens: Tokens, value: Span) -> tuple[int, int] | None:
    """The number of the component that a value is for by name, ``.y = 2``, or as GCC had it first, ``y: 2``, and the
    sign before what it gets.
    """
    is_c99 = tokens.texts[value.first] == "."
    name = tokens.after(value.first) if is_c99 else value.first
    sign = tokens.after(name)
    place = _COMPONENTS.find(tokens.text_at(name))
    return (place, sign) if place >= 0 and tokens.text_at(sign) == ("=" if is_c99 else ":") else None


def _in_order(ctx: Context, values: Sequence[Span], components: int) -> Iterator[Edit]:
    """The edits that leave the names of components out: ``{.x = a, .w = 3}`` becomes ``{a, 0, 0, 3}``."""
    tokens = ctx.tokens
    edits: list[Edit] = []
    number = 0
    for value in values:
        place, sign = _component(tokens, value) or (-1, -1)
        if place < number:
            return
        start = tokens.starts[value.first]
        edits.append(Edit(start, tokens.starts[tokens.after(sign)], "0, " * (place - number), "HP218"))
        number = place + 1
    if number > components:
        return
    end = tokens.end(values[-1].end - 1)
    left = [Edit(end, end, ", 0" * (components - number), "HP218")] if number < components else []
    yield from (*edits, *left)


def _in_macro(ctx: Context, index: int) -> Iterator[Diagnostic]:
    """The diagnostic of a vector type that a macro puts before braces with too few values: ``SUM(float3)`` after
    ``#define SUM(T) T sum(T a, T b) { return T{a.x + b.x, a.y + b.y}; }``.
    """
    tokens = ctx.tokens
    at, number = tokens.before(index), 0
    while tokens.text_at(at) == ",":
        at, number = tokens.before(tokens.before(at)), number + 1
    macro = tokens.before(at)
    name_at = ctx.defined_macros.get(tokens.text_at(macro)) if tokens.text_at(at) == "(" else None
    if name_at is None or name_at == macro or tokens.text_at(name_at + 1) != "(":
        return
    closer = closer_of(tokens, name_at + 1)
    parameters = split_arguments(tokens, name_at + 1, closer) if closer >= 0 else None
    line = tokens.directive_at(name_at)
    if not parameters or number >= len(parameters) or line is None:
        return
    name, parameter = tokens.texts[index], tokens.texts[parameters[number].first]
    for place in (place for place in range(closer, line.end) if tokens.texts[place] == parameter):
        for opener in (*(opener for opener, dims in _braces(ctx, place) if not dims), *_returned(tokens, place)):
            values = _values(tokens, opener)
            if values and _is_short(tokens, values, int(name[-1])):
                yield ctx.diagnostic(
                    "HP218",
                    Severity.ERROR,
                    index,
                    f"the macro {tokens.texts[macro]} gives {len(values)} values to {name}, and HIP's type wants a"
                    " value for each component",
                    f"use a macro with a value for each component of {name}",
                    symbol=name,
                )
                return


def _values(tokens: Tokens, opener: int) -> tuple[Span, ...] | None:
    """The values between braces; None where they are a body: ``-> float4 {``, ``struct A : float4 {``."""
    closer = closer_of(tokens, opener)
    is_body = ";" in tokens.texts[opener : max(opener, closer)]
    return split_arguments(tokens, opener, closer) if closer >= 0 and not is_body else None


def _is_short(tokens: Tokens, values: Sequence[Span], components: int) -> bool:
    """Whether the values are for the first components, and there are components left."""
    texts = tokens.texts
    if not 0 < len(values) < components:
        return False
    plain = all(texts[v.first] not in ("{", ".") and "." not in texts[v.end - 1 : v.end] for v in values)
    return plain and (len(values) > 1 or _is_number(tokens, values[0]))


def _is_number(tokens: Tokens, value: Span) -> bool:
    """Whether an expression is surely a number, of literals, components of vectors and variables that the file declares
    as numbers: ``-1.5f``, ``2 * a[i].x``, ``scale * x``.
    """
    words = tokens.texts[value.first : value.end]
    is_plain = _NUMBER.fullmatch("".join(word for word in words if not is_blank(word))) is not None
    return is_plain or type_of(tokens, value, _numbers(tokens)) is not None


@lru_cache(maxsize=2)  # of a file
def _numbers(tokens: Tokens) -> Declarations:
    return Declarations(tokens, TYPES.keys())
