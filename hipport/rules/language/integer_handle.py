"""HP232: integers used as device addresses and texture objects, and the other way round."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before
from hipport.code.declared_functions import declared_function
from hipport.code.functions import words_of
from hipport.code.operands import begin_of_member
from hipport.code.operands import ends_operand
from hipport.code.returned import SPECIFIERS
from hipport.code.returned import returned_words
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.handles import INTEGERS
from hipport.context.handles import OPERAND_ENDS
from hipport.context.handles import WIDE
from hipport.context.handles import Handles
from hipport.context.handles import Kind
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.project.typed_names import TypedNames
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

_HANDLES = frozenset(
    "CUdeviceptr CUdeviceptr_v2 cudaTextureObject_t cudaSurfaceObject_t CUtexObject CUsurfObject".split()
)
_ADDRESS = "hipDeviceptr_t"
_UNARY = frozenset("+-~")
_NO_ASSIGNMENTS = frozenset("=!<>+-*/%&|^")
_OPERATORS = frozenset(
    "sizeof alignof _Alignof __alignof __alignof__ decltype typeid typeof __typeof__ noexcept".split()
)
_NO_TYPES = frozenset("return else throw case".split())
_DECLARATION_BEGINS = frozenset(("*", "&", ">", "::", ":", ";", "{", "}", ""))
_STATEMENT_BEGINS = frozenset((";", "{", "}", ")", "else"))
_ADDING = frozenset("+-")
_INITIALIZERS = frozenset(("(", "{"))
_EQUALITIES = frozenset(("==", "!="))
#: The places of device addresses in calls of the driver that programs give numbers to. Source: cuda.h of CUDA 13.0.
_ADDRESSES = {
    "cuMemFree": (0,),
    "cuMemFreeAsync": (0,),
    "cuMemcpyHtoD": (0,),
    "cuMemcpyHtoDAsync": (0,),
    "cuMemcpyDtoH": (1,),
    "cuMemcpyDtoHAsync": (1,),
    "cuMemcpyDtoD": (0, 1),
    "cuMemcpyDtoDAsync": (0, 1),
    "cuMemGetAddressRange": (2,),
    "cuPointerGetAttribute": (2,),
    **{f"cuMemset{form}": (0,) for form in ("D8", "D16", "D32", "D2D8", "D2D16", "D2D32")},
    **{f"cuMemset{form}Async": (0,) for form in ("D8", "D16", "D32", "D2D8", "D2D16", "D2D32")},
}
#: The places of parameters that are handles, and the types of these.
_Parameters = tuple[tuple[int, str], ...]


@rule("HP232", "integer-handle", edits=True)
def integer_handle(ctx: Context) -> Iterator[Edit]:
    """A device address or a texture object that is given to an integer without a cast, or made from one.

    What it finds: assignments, initializers, `return`, `static_cast`, casts to 32 bits, arguments of functions of the
    file and of the project's headers, and comparisons with a number, between variables and members that the file
    declares as CUdeviceptr, cudaTextureObject_t, cudaSurfaceObject_t, CUtexObject or CUsurfObject, or with a name that
    the project gives one of these types, and integers: what it declares as such, casts to them, numbers, and sums of
    these; members, and functions of classes, that a header of the project declares so; what is assigned through a cast,
    `*(CUdeviceptr *)buffer`; integers in calls such as `cuMemFree(address)`.

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
    names = _HANDLES.union(typed.aliases, typed.members, typed.functions)
    if is_of_hip(ctx) or ctx.tokens.distinct.isdisjoint(names):
        return
    handles = _handles(ctx, typed)
    places = {edit.start: edits for edits in _all(ctx, handles) for edit in edits[:1]}
    for start in sorted(places):
        yield from places[start]


def _handles(ctx: Context, typed: TypedNames) -> Handles:
    used = {use.name for use in ctx.names.api_uses if use.name in _HANDLES}
    used.update(typed.members.values(), typed.functions.values())
    entries = (entry for name in used if (entry := ctx.mapping.entry(name)))
    types = {entry.row.cuda: entry.row.hip for entry in entries} | {name: name for name in typed.aliases}
    return Handles.of(ctx.tokens, types, typed)


def _all(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """The edits of each conversion."""
    yield from _conversions(ctx, handles)
    yield from _returns(ctx, handles)
    yield from _static_casts(ctx, handles)
    yield from _through_casts(ctx, handles)
    yield from _arguments(ctx, handles)


def _conversions(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """``size_t n = pointer;``, ``texture = n;``, ``*out = n + 4;``, ``base(n)``, ``texture > 0``, ``(int)texture``"""
    tokens = ctx.tokens
    for index in tokens.where({declared.name for declared in handles.declarations}):
        declared = handles.declared(index)
        if declared is None or ctx.is_settled(index):
            continue
        wanted, after, begin = declared.type, tokens.after(index), begin_of_member(tokens, index)
        if declared.is_pointer and (after := _after_element(ctx, begin, after)) < 0:
            continue
        follows = tokens.text_at(after)
        if follows == "=" and tokens.texts[after + 1] not in _NO_ASSIGNMENTS:
            yield _cast(ctx, handles, wanted, handles.expression(tokens.after(after)))
        elif follows in _INITIALIZERS and (declared.index == index or _initializes_member(ctx, index)):
            yield _cast(ctx, handles, wanted, Span(after + 1, closer_of(tokens, after)))
        elif (
            wanted in handles.types
            and not declared.is_pointer
            and (follows != "(" or declared.called)
            and (not cast & WIDE if (cast := _integer_before(ctx, begin)) else _is_compared(ctx, handles, begin, index))
        ):
            yield (_insert(ctx, begin, "(unsigned long long)"),)


def _after_element(ctx: Context, begin: int, after: int) -> int:
    """Index of the token after ``all[i]`` and ``*out``, where the statement begins with it; -1 for others."""
    tokens = ctx.tokens
    if tokens.text_at(after) == "[":
        return tokens.after(closer_of(tokens, after))
    star = tokens.before(begin)
    is_target = tokens.text_at(star) == "*" and tokens.text_at(tokens.before(star)) in _STATEMENT_BEGINS
    return after if is_target else -1


def _initializes_member(ctx: Context, index: int) -> bool:
    """Whether ``base(n)`` stands before the body of a constructor: ``Range(size_t n) : base(n), size{n} {``"""
    tokens = ctx.tokens
    at = index
    while tokens.text_at(before := tokens.before(at)) == ",":
        closer = tokens.before(before)
        if tokens.text_at(closer) not in (")", "}"):
            return False
        at = tokens.before(opener_of(tokens, closer))
    return tokens.text_at(before) == ":" and tokens.text_at(tokens.before(before)) == ")"


def _cast(ctx: Context, handles: Handles, wanted: str, value: Span) -> tuple[Edit, ...]:
    """What makes a value one of the wanted type; nothing where it is, or where that is not certain."""
    kind = handles.kind(value)
    if kind is Kind.HANDLE and wanted in INTEGERS:
        text = "(unsigned long long)"
    elif kind is Kind.NUMBER and wanted and wanted not in INTEGERS:
        text = f"({handles.types.get(wanted, wanted)})"
    else:
        return ()
    code = ctx.tokens.code(value.first, value.end)
    if handles.end_of_operand(code[0]) == code[-1] and ctx.tokens.texts[code[0]] not in _UNARY:
        return (_insert(ctx, code[0], text),)
    end = ctx.tokens.end(code[-1])
    return _insert(ctx, code[0], f"{text}("), Edit(end, end, ")", "HP232")


def _insert(ctx: Context, index: int, text: str) -> Edit:
    start = ctx.tokens.starts[index]
    return Edit(start, start, text, "HP232")


def _is_compared(ctx: Context, handles: Handles, begin: int, index: int) -> bool:
    """``texture > 0``, ``base == n``, ``n != base``; not ``n != base + 1``, which is arithmetic (HP706)"""
    tokens = ctx.tokens
    sign_at = tokens.after(index)
    if tokens.text_at(sign_at) == "(":
        sign_at = tokens.after(closer_of(tokens, sign_at))
    sign = comparison_at(tokens.texts, sign_at)
    if sign:
        other = handles.kind(handles.expression(tokens.after(sign_at + len(sign) - 1), OPERAND_ENDS))
    elif tokens.text_at(sign_at) in _ADDING:
        return False
    else:
        end = tokens.before(begin)
        sign = comparison_before(tokens.texts, end + 1)
        value = tokens.before(end - len(sign) + 1) if sign else -1
        other = handles.kind(Span(_begin_of_sum(tokens, value), value + 1)) if value >= 0 else None
    return other is Kind.NUMBER or (other is Kind.ZERO and sign not in _EQUALITIES)


def _begin_of_sum(tokens: Tokens, last: int) -> int:
    """The first token of a sum of names and numbers that ends at a token: ``range->base + n``"""
    first = last
    while tokens.text_at(sign := tokens.before(first)) in _ADDING and ends_operand(tokens, tokens.before(sign)):
        first = begin_of_member(tokens, tokens.before(sign))
    return first


def _integer_before(ctx: Context, begin: int) -> set[str]:
    """The words of the integer to which an expression is cast, none where it is not: ``(unsigned int)texture``"""
    tokens = ctx.tokens
    closer = tokens.before(begin)
    opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
    words = set(words_of(tokens, opener + 1, closer)) if opener >= 0 else set()
    return words if words <= INTEGERS else set()


def _returns(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """``return pointer;``"""
    tokens = ctx.tokens
    for index in tokens.places("return"):
        value = handles.expression(tokens.after(index))
        if handles.kind(value) in (Kind.NUMBER, Kind.HANDLE) and not ctx.is_settled(index):
            yield _cast(ctx, handles, _returned(ctx, handles, index), value)


def _returned(ctx: Context, handles: Handles, index: int) -> str:
    """What the function that a token is in returns, where that is a handle or an integer; empty for others."""
    returned = returned_words(ctx.tokens, index)
    if len(returned) == 1 and returned <= handles.types.keys():
        return next(iter(returned))
    return "long" if returned and returned <= INTEGERS else ""


def _static_casts(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """``static_cast<size_t>(pointer)``, ``static_cast<CUdeviceptr>(number)``"""
    tokens = ctx.tokens
    for index in tokens.places("static_cast"):
        opener = tokens.after(index)
        closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
        words = set(words_of(tokens, opener + 1, closer)) - SPECIFIERS if closer >= 0 else set()
        if not words or ctx.is_settled(index):
            continue
        bracket = tokens.after(closer)
        value = Span(bracket + 1, closer_of(tokens, bracket)) if tokens.text_at(bracket) == "(" else Span(0, 0)
        is_number = words <= INTEGERS and bool(words & WIDE) and handles.kind(value) is Kind.HANDLE
        if words <= handles.types.keys() or is_number:
            yield (ctx.edit("HP232", index, "reinterpret_cast"),)


def _through_casts(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """``*(CUdeviceptr *)buffer = n;``, ``*(reinterpret_cast<CUdeviceptr *>(&buffer[i])) = n;``"""
    tokens = ctx.tokens
    for index in tokens.where(handles.types.keys()):
        opener, star = tokens.before(index), tokens.after(index)
        closer = tokens.after(star)
        if tokens.text_at(star) != "*" or ctx.is_settled(index):
            continue
        around = tokens.text_at(opener), tokens.text_at(closer)
        if around == ("(", ")"):
            begin, end = opener, handles.end_of_operand(tokens.after(closer))
        elif around == ("<", ">") and tokens.text_at(tokens.after(closer)) == "(":
            begin, end = tokens.before(opener), closer_of(tokens, tokens.after(closer))
        else:
            continue
        if end < 0:
            continue
        while tokens.text_at(before := tokens.before(begin)) == "(" and closer_of(tokens, before) == tokens.after(end):
            begin, end = before, tokens.after(end)
        is_target = tokens.text_at(before) == "*" and tokens.text_at(tokens.before(before)) in _STATEMENT_BEGINS
        equals = tokens.after(end)
        if is_target and tokens.text_at(equals) == "=" and tokens.texts[equals + 1] not in _NO_ASSIGNMENTS:
            yield _cast(ctx, handles, tokens.texts[index], handles.expression(tokens.after(equals)))


def _arguments(ctx: Context, handles: Handles) -> Iterator[tuple[Edit, ...]]:
    """``cuMemFree(number)``, ``use(number)`` where a function of the file, or of its headers, has a handle there."""
    for use in ctx.names.api_uses:
        for place in _ADDRESSES.get(use.name, ()):
            yield _argument(ctx, handles, use.last, place, _ADDRESS)
    own = _functions(ctx.tokens, handles)
    for name, parameters in own.items():
        for index in ctx.tokens.places(name):
            for place, wanted in parameters:
                yield _argument(ctx, handles, index, place, wanted)
    for function, parameters in _functions_of_headers(ctx, handles).items():
        for index in ctx.tokens.places(function[-1]) if function[-1] not in own else ():
            if _calls(ctx.tokens, index, function):
                for place, wanted in parameters:
                    yield _argument(ctx, handles, index, place, wanted)


def _functions_of_headers(ctx: Context, handles: Handles) -> dict[tuple[str, ...], _Parameters]:
    """The functions that the project's headers declare with handles, as ``_functions`` has them, by their names with
    the namespaces and classes around them.
    """
    texts = {text for type_ in _HANDLES for text in ctx.survey.header_texts(ctx.source.path, type_)}
    found: dict[tuple[str, ...], set[_Parameters]] = {}
    for tokens in map(tokens_of, sorted(texts)):
        for name, parameters in _functions(tokens, handles).items():
            if name not in ctx.tokens.distinct:
                continue
            declared = (declared_function(tokens, index) for index in tokens.places(name))
            for each in {function.known_by for function in declared if function and function.known_by[-1] == name}:
                found.setdefault(each, set()).add(parameters)
    return {
        function: next(iter(each))
        for function, each in found.items()
        if len(each) == 1 and not _is_declared_otherwise(ctx, handles, function, next(iter(each)))
    }


def _is_declared_otherwise(ctx: Context, handles: Handles, function: tuple[str, ...], places: _Parameters) -> bool:
    """Whether the file or one of its headers has another function of that name, in the same class or namespace."""
    texts = ctx.survey.header_texts(ctx.source.path, function[-1])
    files = (ctx.tokens, *map(tokens_of, texts))
    return any(_is_overloaded(tokens, handles, function[-1], places, function) for tokens in files)


def _calls(tokens: Tokens, index: int, function: tuple[str, ...]) -> bool:
    """Whether the name at a token is a function's of a class or namespace: ``Tracker::add(1)``, and ``tracker.add(1)``
    after ``Tracker tracker;`` or ``auto &tracker = Tracker::instance();``
    """
    before = tokens.before(index)
    around = function[-2] if len(function) > 1 else ""
    if tokens.text_at(before) == "::":
        return tokens.text_at(tokens.before(before)) == around
    if tokens.text_at(before) not in OF_MEMBER:
        return not around
    name = tokens.before(before)
    if not around or not is_name(tokens.text_at(name)) or tokens.text_at(tokens.before(name)) in QUALIFYING:
        return False
    declared = [at for at in tokens.places(tokens.texts[name]) if role_of(tokens, at, "") in OWN_ROLES]
    return bool(declared) and all(_is_of_class(tokens, at, around) for at in declared)


def _is_of_class(tokens: Tokens, name: int, of: str) -> bool:
    """``Tracker tracker;``, ``const Tracker &tracker``, ``auto &tracker = Tracker::instance();``"""
    before = tokens.before(name)
    while tokens.text_at(before) in ("&", "*", "const"):
        before = tokens.before(before)
    equals = tokens.after(name)
    value = tokens.after(equals) if tokens.text_at(equals) == "=" else -1
    is_of_value = tokens.text_at(value) == of and tokens.text_at(tokens.after(value)) == "::"
    return tokens.text_at(before) == of or (tokens.text_at(before) == "auto" and is_of_value)


def _functions(tokens: Tokens, handles: Handles) -> dict[str, _Parameters]:
    """The functions that a file declares with handles, by their names: the places of these parameters, and their types.
    Functions of one name that differ there are left out.
    """
    found: dict[str, set[_Parameters]] = {}
    for index in tokens.where(handles.types.keys()):
        opener = index
        while tokens.text_at(opener) not in ("(", ";", "{", "}", ""):
            before = tokens.before(opener)
            opener = opener_of(tokens, before) if tokens.text_at(before) == ")" else before
        name = tokens.text_at(tokens.before(opener))
        if tokens.text_at(opener) != "(" or not is_name(name) or not _may_declare(tokens, tokens.before(opener)):
            continue
        parameters = tuple((place, type_) for place, type_ in enumerate(_parameters(tokens, handles, opener)) if type_)
        if parameters:
            found.setdefault(name, set()).add(parameters)
    settled = {name: next(iter(each)) for name, each in found.items() if len(each) == 1}
    return {name: places for name, places in settled.items() if not _is_overloaded(tokens, handles, name, places)}


def _parameters(tokens: Tokens, handles: Handles, opener: int) -> Iterator[str]:
    """The types of the parameters that are handles, empty for others."""
    for span in split_parameters(tokens, opener, closer_of(tokens, opener)) or ():
        of = [word for word in words_of(tokens, span.first, span.end) if word != "const"]
        is_handle = of and of[0] in handles.types and (len(of) == 1 or is_name(of[1])) and of[2:3] in ([], ["="])
        yield of[0] if is_handle else ""


def _is_overloaded(
    tokens: Tokens, handles: Handles, name: str, places: _Parameters, known_by: tuple[str, ...] = ()
) -> bool:
    """Whether another function of that name takes something else in one of the places: ``void use(int i);`` With
    ``known_by``, only those in the same class or namespace.
    """
    for index in tokens.places(name):
        function = declared_function(tokens, index)
        if function is not None and function.name == index and function.known_by == (known_by or function.known_by):
            types = list(_parameters(tokens, handles, tokens.after(index)))
            if any(place < len(types) and types[place] != type_ for place, type_ in places):
                return True
    return False


def _may_declare(tokens: Tokens, name: int) -> bool:
    """Whether ``name(CUdeviceptr)`` may declare a function: ``void use(``, ``*find(``, ``Class::use(``, and not
    ``sizeof(`` or a macro's use.
    """
    before = tokens.text_at(tokens.before(name))
    is_type = is_name(before) and before not in _NO_TYPES
    return tokens.texts[name] not in _OPERATORS and (is_type or before in _DECLARATION_BEGINS)


def _argument(ctx: Context, handles: Handles, name: int, place: int, wanted: str) -> tuple[Edit, ...]:
    tokens = ctx.tokens
    opener = tokens.after(name)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if not spans or place >= len(spans) or ctx.is_settled(name):
        return ()
    return _cast(ctx, handles, wanted, spans[place])
