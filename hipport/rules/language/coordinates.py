"""HP208: threadIdx, blockIdx and dim3 as vectors of three."""

from __future__ import annotations

import re
from collections.abc import Container
from collections.abc import Iterator
from collections.abc import Mapping
from functools import cached_property

from hipport.code.arithmetic import COORDINATES
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.code.declarations import Declarations
from hipport.code.operands import end_of_names
from hipport.code.plain_structs import Member
from hipport.code.plain_structs import plain_structs
from hipport.code.roles import NameRole
from hipport.code.roles import follows_type
from hipport.code.roles import role_of
from hipport.code.scopes import local_range
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.code.statements import statement_start
from hipport.context.arguments import call_opener
from hipport.context.context import Context
from hipport.context.groups import type_parameters
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.project.typed_names import functions_returning
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_PLAIN = re.compile(r"\w+(?:(?:\.|->)\w+)*")
_OPERATOR_OF_DIM3 = re.compile(r"\boperator\s*([^\w\s(])[^\w\s(]*\s*\([^()]*\bdim3\b")
_TYPES = frozenset(("uint3", "dim3"))
_ENDS = frozenset((";", ",", ")", "}"))
#: Of two operands, one of which may be of a type of the project's own; and of the conditional operator.
_OPERATORS = frozenset("+-*/%<>?:")
_COMPARING = frozenset("=!<>")
_COMPOUND = frozenset("+-*/%&|^")
_POINTED_TO = _TYPES | {"int3", "int", "unsigned", "uint", "size_t"}
_OF_THREE = "make_uint3({0}.x, {0}.y, {0}.z)"
#: The functions that give the one type, with the other.
_MAKERS = {"make_uint3": "dim3", "dim3": "uint3"}
#: Functions that the project has for vectors beside CUDA's for numbers, which nearly all calls mean.
_OF_CUDA = frozenset((*_MAKERS, "min", "max", "clamp"))
_DEDUCED = "a template's"
_BEFORE_VALUE = frozenset(("=", "(", "{", ",", "return"))
_OF_DIM3 = frozenset(("blockDim", "gridDim"))
_NO_TYPES = frozenset("return else do case goto new delete throw const constexpr static volatile".split())
_OPENERS = {")": "(", "]": "[", "}": "{"}


@rule("HP208", "whole-coordinate", edits=True, words=COORDINATES | _TYPES | {"make_uint3", Subject.LAUNCHES})
def whole_coordinate(ctx: Context) -> Iterator[Edit]:
    """threadIdx, blockIdx, blockDim or gridDim as a whole where a uint3 is needed, or a uint3 where a dim3 is needed.

    What it finds: `uint3 b = blockIdx`, also as an assignment, an argument, a return value or between the braces of an
    array or a struct, and so `dim3 g = make_uint3(...)`, `uint3 u = dim3(4)` and variables of the one type where the
    other is needed, also in a launch, where the file shows the type on the other side; as arguments of functions and
    constructors, and in launches, also where a header of the tree that it includes shows it; calls of functions that
    return the one type where the other is needed, `dim3 g = blocks(size)`. The four variables as
    operands, which the project has operators for, `blockIdx * blockDim + threadIdx`, as values of `auto`, and as
    arguments whose type a template deduces.

    Why: in CUDA threadIdx is a uint3, and uint3 and dim3 convert to each other. In HIP each of the four variables has a
    type of its own that converts to dim3 only, and uint3 and dim3 do not convert to each other.

    Example:
        __device__ unsigned row() { uint3 block = blockIdx; return block.y; }

    Keep:
        __device__ unsigned row() { dim3 block = blockIdx; return block.y; }

    Fix safety: safe. `make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)` and `dim3(...)` have the same three numbers;
    around a call stands a function of hipport/dim3.h.

    Source: hipcc of ROCm 7.2; hip/amd_detail/amd_hip_runtime.h.
    """
    tokens = ctx.tokens
    types = _Types(ctx)
    places = tokens.where(COORDINATES)
    declared = [at for at in places if _is_declared(tokens, at)]
    of_host = {tokens.texts[at] for at in declared if ctx.body_at(at) is None}
    in_force = [(tokens.texts[at], *around) for at in declared if (around := local_range(tokens, at))]
    members = [(tokens.texts[at], within) for at in declared if (within := _class_of(tokens, at))]
    for index in places:
        before, after = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
        name = tokens.texts[index]
        if before in QUALIFYING or after in (".", "->", "[") or ctx.written_for_hip(index):
            continue
        if name in of_host and ctx.body_at(index) is None:
            continue
        if any(name == own and first <= index < end for own, first, end in in_force):
            continue
        if any(name == own and owner(tokens, index)[: len(within)] == within for own, within in members):
            continue
        wanted = types.wanted(index) if after in _ENDS else None
        is_operand = _is_operand(tokens, index)
        if is_operand or _initializes_auto(tokens, index) or wanted == _DEDUCED:
            is_dim3 = name in _OF_DIM3 and not (is_operand and types.operators_take_uint3(index))
            yield ctx.edit("HP208", index, ("dim3({0})" if is_dim3 else _OF_THREE).format(name))
        elif wanted == "uint3":
            yield ctx.edit("HP208", index, _OF_THREE.format(name))
    for index in tokens.where(_MAKERS):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        whole = closer >= 0 and tokens.text_at(tokens.after(closer)) in _ENDS and not ctx.written_for_hip(index)
        if whole and types.wanted(index) == _MAKERS[tokens.texts[index]]:
            yield from _made(ctx, index, opener, closer)
    yield from _variables(ctx, types)
    yield from _calls(ctx, types)
    if ctx.launches:
        yield from _launches(ctx, types)


def _is_declared(tokens: Tokens, index: int) -> bool:
    """Whether a name is that of a variable of the project's: ``int blockDim = 16;``, ``range<3> blockDim(1, 1, n);``,
    ``void f(dim3 *blockDim, Vector<3> gridDim)``, ``unsigned int rows, *p, gridDim;``
    """
    before = tokens.before(index)
    match tokens.text_at(before):
        case "*" | "&":  # a product, too
            return tokens.text_at(tokens.before(before)) in _POINTED_TO
        case ">" | ",":
            return role_of(tokens, index, "") is NameRole.DEFINITION
    return follows_type(tokens, index)


def _class_of(tokens: Tokens, index: int) -> tuple[str, ...]:
    """The class that a member is declared in, with what is around it; () for other names.

    ``struct Tile { static constexpr int blockDim = 64; };``
    """
    brace = next(tokens.open_braces(index), -1)
    is_member = brace >= 0 and scope_of(tokens, brace).is_class and local_range(tokens, index) is None
    return owner(tokens, index) if is_member else ()


def _made(ctx: Context, index: int, opener: int, closer: int) -> Iterator[Edit]:
    """The edits of ``make_uint3(1, 2, 3)`` where a dim3 is needed, and of ``dim3(4)`` where a uint3 is, whose other two
    numbers are one.
    """
    tokens = ctx.tokens
    if tokens.texts[index] == "make_uint3":
        yield ctx.edit("HP208", index, "dim3")
        return
    spans = split_arguments(tokens, opener, closer)
    numbers = 0 if spans is None or tokens.after(opener) == closer else len(spans)
    if numbers:
        yield ctx.edit("HP208", index, "make_uint3")
        if numbers < 3:
            yield Edit(tokens.starts[closer], tokens.starts[closer], ", 1" * (3 - numbers), "HP208")


def _variables(ctx: Context, types: _Types) -> Iterator[Edit]:
    """The edits of ``uint3 b = grid;`` where ``grid`` is a dim3, and the other way around."""
    tokens = ctx.tokens
    if not types.named.union(types.in_headers.values()) >= _TYPES:
        return
    for index in tokens.where({declared.name for declared in types.declarations} | types.in_headers.keys()):
        first = _first_of_name(tokens, index, OF_MEMBER)
        if (
            tokens.text_at(tokens.after(index)) not in _ENDS
            or tokens.text_at(tokens.before(first)) not in _BEFORE_VALUE
        ):
            continue
        declared = types.declarations.of(tokens.texts[index], index)
        if declared is None or declared.index == index or declared.is_pointer:
            continue
        wanted = types.wanted(first)
        if wanted in _TYPES - {types.of.get(declared.type)} and not ctx.written_for_hip(index):
            value = ctx.source.text[tokens.starts[first] : tokens.end(index)]
            of = "make_uint3" if wanted == "uint3" else "dim3"
            yield ctx.edit("HP208", first, f"{of}({value}.x, {value}.y, {value}.z)", last=index)


def _calls(ctx: Context, types: _Types) -> Iterator[Edit]:
    """The edits of ``dim3 grid = blocks_of(size);`` where ``blocks_of`` returns a uint3, and the other way around.
    Where it has overloads that return something else, the functions of the header leave that as it is.
    """
    tokens = ctx.tokens
    for index in tokens.where(types.returned):
        opener = call_opener(tokens, index)
        closer = closer_of(tokens, opener) if opener >= 0 else -1
        first = _first_of_name(tokens, index, QUALIFYING)
        if closer < 0 or tokens.text_at(tokens.after(closer)) not in _ENDS or ctx.written_for_hip(index):
            continue
        if tokens.text_at(tokens.before(first)) in _BEFORE_VALUE:
            wanted = types.wanted(first)
            if wanted in _TYPES and types.returned[tokens.texts[index]] - {wanted}:
                yield from _converted(ctx, first, closer, wanted)


def _first_of_name(tokens: Tokens, index: int, signs: Container[str]) -> int:
    """The first token of ``sizes.at``, ``grid->size`` and ``lab::size``, by its last one and the signs between them."""
    while tokens.text_at(sign := tokens.before(index)) in signs and is_name(tokens.text_at(tokens.before(sign))):
        index = tokens.before(sign)
    return index


def _converted(ctx: Context, first: int, last: int, wanted: str) -> Iterator[Edit]:
    """The edits that have a function of hipport's make the type ``wanted`` of a value."""
    tokens = ctx.tokens
    begin, end = tokens.starts[first], tokens.end(last)
    yield Edit(begin, begin, f"hipport::as_{wanted}(", "HP208", header="hipport/dim3.h")
    yield Edit(end, end, ")", "HP208")


def _is_operand(tokens: Tokens, index: int) -> bool:
    """``blockIdx * blockDim``, ``threadIdx == first``, ``a ? threadIdx : blockIdx``"""
    before, after = tokens.before(index), tokens.after(index)
    if tokens.text_at(before) in _OPERATORS or tokens.text_at(after) in _OPERATORS:
        return True
    is_compared = tokens.text_at(before) == "=" and tokens.text_at(tokens.before(before)) in _COMPARING
    return is_compared or (tokens.text_at(after) in ("=", "!") and tokens.text_at(tokens.after(after)) == "=")


def _initializes_auto(tokens: Tokens, index: int) -> bool:
    """``auto t = threadIdx;``, if ``t`` is changed, or used as a whole, and not ``const auto &t = threadIdx;``"""
    equals = tokens.before(index)
    name = tokens.before(equals)
    if tokens.text_at(equals) != "=" or tokens.text_at(tokens.before(name)) != "auto":
        return False
    around = next(tokens.open_braces(index), -1)
    end = tokens.brace_end(around) if around >= 0 else len(tokens)
    places = (at for at in tokens.places(tokens.texts[name]) if index < at < end)
    return any(not _reads_component(tokens, at) for at in places)


def _reads_component(tokens: Tokens, index: int) -> bool:
    """``t.x``, and not ``t.x = 1``, ``t.x += 1``, ``++t.x``, ``f(t)``"""
    component = tokens.after(tokens.after(index))
    signs = [tokens.text_at(tokens.after(component)), tokens.text_at(tokens.after(tokens.after(component)))]
    is_changed = (signs[0] == "=" != signs[1]) or (signs[0] in _COMPOUND and signs[1] in ("=", signs[0]))
    before = [tokens.text_at(tokens.before(tokens.before(index))), tokens.text_at(tokens.before(index))]
    is_stepped = before in (["+", "+"], ["-", "-"])
    return tokens.text_at(tokens.after(index)) == "." and not is_changed and not is_stepped


def _launches(ctx: Context, types: _Types) -> Iterator[Edit]:
    """The edits of grids and blocks of launches: ``k<<<make_uint3(8, 1, 1), block>>>()`` with ``uint3 block``."""
    tokens = ctx.tokens
    if not (types.named >= {"uint3"} or "make_uint3" in tokens.distinct or types.in_headers or types.returned):
        return
    for launch in ctx.launches.values():
        if launch is None or ctx.written_for_hip(launch.opener):
            continue
        for span in launch.config[:2]:
            value = ctx.source.text[tokens.starts[span.first] : tokens.end(span.end - 1)]
            name = tokens.texts[span.end - 1] if _PLAIN.fullmatch(value) else ""
            declared = types.declarations.of(name, span.end - 1) if name else None
            is_here = declared is not None and types.of.get(declared.type) == "uint3" and not declared.is_pointer
            is_there = declared is None and types.in_headers.get(name) == "uint3"
            if is_here or (is_there and not any(follows_type(tokens, at) for at in tokens.places(name))):
                whole = f"dim3({value}.x, {value}.y, {value}.z)"
                yield ctx.edit("HP208", span.first, whole, last=span.end - 1)
            callee = _callee_of(tokens, span.first)
            if callee < 0 or closer_of(tokens, call_opener(tokens, callee)) != span.end - 1:
                continue
            if tokens.texts[callee] == "make_uint3":
                yield ctx.edit("HP208", span.first, "dim3")
            elif "uint3" in types.returned.get(tokens.texts[callee], ()):
                yield from _converted(ctx, span.first, span.end - 1, "dim3")


def _callee_of(tokens: Tokens, first: int) -> int:
    """The name of the function of a call that begins at a token, ``sizes.at(1)``; -1 where there is none."""
    last = end_of_names(tokens, first)
    return last if call_opener(tokens, last) >= 0 else -1


class _Types:
    """What a file shows of the types of its variables, and of those that values need in their places.

    ``of`` has the two types and the names that the project gives them, each with the type.
    """

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._tokens = ctx.tokens
        self.of = {**{name: name for name in _TYPES}, **ctx.aliases(_TYPES)}  # each name of the types, with CUDA's own
        self._taken: dict[tuple[str, int], str | None] = {}  # by a function and the position of a parameter

    @cached_property
    def named(self) -> frozenset[str]:
        """Those of the two types that the file names, also by another name."""
        return frozenset(self.of[name] for name in self.of.keys() & self._tokens.distinct)

    @cached_property
    def in_headers(self) -> Mapping[str, str]:
        """The members, and other variables, of the two types in headers of the tree that the file includes."""
        return self._ctx.survey.typed_names(self._ctx.survey.with_headers(self._ctx.source.path)[1:], _TYPES).members

    @cached_property
    def returned(self) -> Mapping[str, frozenset[str]]:
        """What functions of the file and of headers of the tree return of the two types, by their names."""
        if not self.named and not self.in_headers and not self._ctx.launches:
            return {}
        names, headers = frozenset(self.of), self._ctx.survey.with_headers(self._ctx.source.path)[1:]
        own = functions_returning(names)(self._ctx.content)
        found = self._ctx.survey.functions_returning(headers, names)
        return {
            name: frozenset(self.of[each] for each in (*own.get(name, ()), *found.get(name, ())))
            for name in own.keys() | found.keys()
            if name not in _OF_CUDA
        }

    @cached_property
    def declarations(self) -> Declarations:
        """The declarations of the file with the two types, and names of these."""
        return Declarations(self._tokens, self.of.keys(), self.in_headers)

    def operators_take_uint3(self, index: int) -> bool:
        """Whether the project has no operator beside ``index`` that takes a dim3: CUDA makes a uint3 of one then."""
        tokens = self._tokens
        return self._of_dim3.isdisjoint((tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))))

    @cached_property
    def _of_dim3(self) -> frozenset[str]:
        """What the project's operators begin with that take a dim3."""
        texts = (self._ctx.source.text, *self._ctx.survey.header_texts(self._ctx.source.path))
        return frozenset(sign for text in texts for sign in _OPERATOR_OF_DIM3.findall(text))

    @cached_property
    def _structs(self) -> Mapping[str, tuple[Member, ...]]:
        return plain_structs(self._tokens, self.of.keys())

    def wanted(self, index: int) -> str | None:
        """The type that the operand at ``index`` has to have, None where neither the file nor its headers show it."""
        found = self._wanted(index)
        return self.of.get(found, found) if found else None

    def _wanted(self, index: int) -> str | None:
        """The type in the project's words.

        ``uint3 b = blockIdx;``, ``return blockIdx;``, ``uint3 b(blockIdx);``, ``f(blockIdx)`` for ``void f(uint3 b)``
        """
        tokens = self._tokens
        before = tokens.before(index)
        text = tokens.text_at(before)
        if text == "return":
            return _returned(tokens, index, self.of)
        if text == "=":
            return self._assigned(before)
        if text not in ("(", "{", ","):
            return None
        opener, position = _list_around(tokens, index)
        callee = self._callee(opener)
        name = tokens.text_at(callee)
        if opener >= 0 and name == "=" and tokens.texts[opener] == "{":
            return self._initialized(tokens.before(callee), position)
        angle = tokens.after(callee)
        closer = template_closer(tokens, angle) if tokens.text_at(angle) == "<" else -1
        if explicit := self.of.keys() & set(tokens.texts[angle : max(angle, closer)]):  # lin<uint3>(blockIdx)
            return next(iter(explicit)) if len(explicit) == 1 else None
        if opener < 0 or not is_name(name):
            return None
        declared = _type_before(tokens, callee, self.of)
        if position == 0 and declared in self.of:
            return declared  # uint3 block(blockIdx)
        if name in self.of:
            return name if position == 0 and text != "," and tokens.text_at(_end_of(tokens, index)) != "," else None
        if tokens.texts[opener] != "(":
            return self._member(declared or name, position)
        if (name, position) not in self._taken:  # read once, and not for each of its calls
            own = _parameters(tokens, name, position, self.of)
            types = own or _parameters_in_headers(self._ctx, name, position, self.of)
            self._taken[name, position] = _parameter(types)
        return self._taken[name, position]

    def _callee(self, opener: int) -> int:
        """Index of the name of what is called with the list that a bracket opens: ``f(``, ``f<uint3>(``,
        ``kernel<uint3><<<grid, block>>>(``; of what stands before another bracket.
        """
        tokens = self._tokens
        before = self._kernels.get(opener) or tokens.before(opener)
        if tokens.text_at(before) == ">" and (angle := template_opener(tokens, before)) >= 0:
            return tokens.before(angle)
        return before

    @cached_property
    def _kernels(self) -> dict[int, int]:
        """The last token of the kernel of each launch, by the bracket of its arguments."""
        launches = filter(None, self._ctx.launches.values())
        return {launch.parenthesis: launch.kernel.end - 1 for launch in launches}

    def _initialized(self, target: int, position: int) -> str | None:
        """The type of a value between braces: ``uint3 all[2] = {blockIdx, threadIdx};``, ``Place p = {blockIdx};``"""
        tokens = self._tokens
        if tokens.text_at(target) == "]":
            opener, _ = _list_around(tokens, target)
            of = _type_before(tokens, tokens.before(opener), self.of)
            return of if of in self.of else None
        return self._member(_type_before(tokens, target, self.of), position)

    def _member(self, struct: str, position: int) -> str | None:
        """The type of a member of a struct of the file, by its position."""
        members = self._structs.get(struct, ())
        return members[position].type or None if position < len(members) and members[position].size is None else None

    def _assigned(self, equals: int) -> str | None:
        """The type of the variable before ``=``, by its declaration there or elsewhere; None where unknown."""
        tokens = self._tokens
        target = tokens.before(equals)
        while tokens.text_at(target) in ("]", ")"):
            target, _ = _list_around(tokens, target)
            target = tokens.before(target)
        name = tokens.text_at(target)
        if not is_name(name):
            return None
        here = _type_before(tokens, target, self.of)
        declared = self.declarations.of(name, target)
        return here if here in self.of else None if declared is None else declared.type


def _end_of(tokens: Tokens, index: int) -> int:
    """Index of what follows the variable that begins at a token: ``grid.size,``"""
    after = tokens.after(index)
    while tokens.text_at(after) in (".", "->"):
        after = tokens.after(tokens.after(after))
    return after


def _list_around(tokens: Tokens, index: int) -> tuple[int, int]:
    """The bracket that opens the list around a token, -1 for none, and the number of commas in the list before the
    token.

    For ``c`` in ``f(a[1], b, c)``: the ``(``, 2
    """
    depth = position = 0
    while (index := tokens.before(index)) >= 0:
        text = tokens.texts[index]
        if text in _OPENERS:
            depth += 1
        elif text in ("(", "[", "{"):
            if depth == 0:
                return index, position
            depth -= 1
        elif depth == 0 and text == ";":
            break
        elif depth == 0 and text == ",":
            position += 1
    return -1, 0


def _type_before(tokens: Tokens, index: int, types: Container[str]) -> str:
    """The last word of the type in the declaration of a variable at ``index``; empty where that is not a declaration.

    ``const uint3 &b``, ``uint3 a = x, b = y;``
    """
    before = tokens.before(index)
    if tokens.text_at(before) == "," and tokens.text_at(tokens.after(index)) in ("=", ";", ",", "(", "{"):
        before = _first_of_declaration(tokens, before, types)
    while tokens.text_at(before) in ("*", "&", "const", "__restrict__"):
        before = tokens.before(before)
    word = tokens.text_at(before)
    return word if is_name(word) and word not in _NO_TYPES else ""


def _first_of_declaration(tokens: Tokens, comma: int, types: Container[str]) -> int:
    """Index of the type in ``uint3 a = x, b``, or -1 where the comma is not in a declaration of its own statement."""
    first = statement_start(tokens, comma)
    while tokens.text_at(first) in ("const", "static"):
        first = tokens.after(first)
    return first if tokens.text_at(first) in types else -1


def _parameter(types: set[str]) -> str | None:
    """The type that all declarations of a function agree on, of those that take one of the two or any: to an overload
    for something else neither converts.
    """
    taken = types - {""}
    return next(iter(taken)) if len(taken) == 1 else None


def _parameters_in_headers(ctx: Context, function: str, position: int, types: Mapping[str, str]) -> set[str]:
    """The types of a parameter, by its position, in the headers of the tree that the file includes."""
    texts = (text for text in ctx.survey.header_texts(ctx.source.path) if function in text)
    relevant = (text for text in texts if any(word in text for word in types))
    found = (_parameters(Tokens(text), function, position, types) for text in relevant)
    return set().union(*found)


def _parameters(tokens: Tokens, function: str, position: int, names: Mapping[str, str]) -> set[str]:
    """The types of a parameter, by its position, in all declarations of a function in a text; empty for one that is
    neither of the two, nor a template's.

    ``void f(const uint3 &b)``, ``struct f { f(uint3 b);``, ``auto f = [](uint3 b)``, ``template <class T> void f(T b)``
    """
    types = set()
    of_templates = type_parameters(tokens)
    for index in tokens.places(function):
        opener, before = tokens.after(index), tokens.text_at(tokens.before(index))
        if tokens.text_at(opener) == "=" and tokens.text_at(captures := tokens.after(opener)) == "[":
            opener = tokens.after(closer_of(tokens, captures))
        is_typed = (is_name(before) and before not in _NO_TYPES) or before in ("*", "&", ">")
        if tokens.text_at(opener) != "(" or not (is_typed or _is_constructor(tokens, index, before)):
            continue
        spans = split_parameters(tokens, opener, closer_of(tokens, opener))
        if spans and position < len(spans):
            words = tokens.texts[spans[position].first : spans[position].end]
            deduced = _DEDUCED if not of_templates.isdisjoint(words) else ""
            types.add(next((names[word] for word in words if word in names), deduced))
    return types


def _is_constructor(tokens: Tokens, index: int, before: str) -> bool:
    """Whether a name after ``{``, ``}``, ``;`` or ``:`` in the class of this name is a constructor of it."""
    return before in ("{", "}", ";", ":") and owner(tokens, index)[-1:] == (tokens.texts[index],)


def _returned(tokens: Tokens, index: int, types: Container[str]) -> str | None:
    """The return type of the function around a token, if it is uint3 or dim3; None otherwise."""
    for brace in tokens.open_braces(index):
        closer = tokens.before(brace)
        while is_name(tokens.text_at(closer)):
            closer = tokens.before(closer)  # const, noexcept
        if tokens.text_at(closer) != ")":
            continue
        opener, _ = _list_around(tokens, closer)
        name = tokens.before(opener)
        kind = tokens.text_at(tokens.before(name))
        if is_name(kind):
            return kind if kind in types else None
    return None
