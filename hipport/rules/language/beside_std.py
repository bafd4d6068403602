"""HP278: names of the project's beside those that HIP's headers bring into std."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.code.scopes import Scope
from hipport.code.scopes import local_range
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import sees_hip
from hipport.diagnostics import Edit
from hipport.project.beside_std import OF_STD
from hipport.project.beside_std import USED
from hipport.project.beside_std import names_beside_std
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_AFTER_NAME = frozenset(("{", ":", ";", "final"))
_TAGS = frozenset(("struct", "class", "enum", "union", "typename"))


@rule("HP278", "name-beside-std", edits=True, words=OF_STD)
def name_beside_std(ctx: Context) -> Iterator[Edit]:
    """A global type or variable of the project's with a name of `std`, where `using namespace std` is.

    What it finds: `complex`, `real`, `left`, `count` and other names of <complex>, <ios>, <algorithm> and <functional>
    that the file, or a header of the project, has outside of namespaces for a type or a variable, where one of them
    has `using namespace std;`.

    Why: HIP's headers include those of the C++ library, CUDA's do not: "reference to 'complex' is ambiguous".

    Example:
        using namespace std;
        typedef float2 complex;
        __device__ float size(complex z) { return z.x * z.x + z.y * z.y; }

    Keep:
        typedef float2 complex;
        __device__ float size(complex z) { return z.x * z.x + z.y * z.y; }

    Fix safety: safe: `::` names the project's own.

    Source: __clang_hip_runtime_wrapper.h and what it includes, of ROCm 7.2; hipcc.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    own = names_beside_std(ctx.content) | ctx.survey.names_beside_std(headers)
    if USED not in own or not sees_hip(ctx):
        return
    places = {index: role_of(tokens, index, "type") for index in tokens.where(OF_STD)}
    own_places = (index for index, role in places.items() if _declares(tokens, index, role))
    declared = {index: _known(tokens, index) for index in own_places}
    own |= {tokens.texts[index] for index, known in declared.items() if known is None and _is_global(tokens, index)}
    hidden = [(tokens.texts[index], known) for index, known in declared.items() if known]
    for index, role in places.items():
        name = tokens.texts[index]
        if name not in own or role is not NameRole.API or tokens.directive_at(index) or ctx.written_for_hip(index):
            continue
        before, after = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
        is_local = any(of == name and first <= index < end for of, (first, end) in hidden)
        is_of_class = name in owner(tokens, index) or after == "::"
        is_declared = index in declared or (before in _TAGS and after == ";")
        if not is_local and not is_of_class and not is_declared and before not in QUALIFYING:
            start = tokens.starts[index]
            yield Edit(start, start, "::", "HP278")


def _declares(tokens: Tokens, index: int, role: NameRole) -> bool:
    """Whether a name is declared: not the one of a type that is known already, ``class vector<int> *all;``"""
    if tokens.text_at(tokens.before(index)) in _TAGS and tokens.text_at(tokens.after(index)) not in _AFTER_NAME:
        return False
    return role in OWN_ROLES or _ends_type(tokens, index)


def _ends_type(tokens: Tokens, index: int) -> bool:
    """Whether a name is the one that a type gets at its end: ``typedef struct { float x, y; } complex;``"""
    return tokens.text_at(tokens.before(index)) == "}" and tokens.text_at(tokens.after(index)) in (";", ",")


def _is_enumerator(tokens: Tokens, index: int) -> bool:
    brace = next(tokens.open_braces(index), -1)
    return brace >= 0 and scope_of(tokens, brace) == Scope("enum")


def _known(tokens: Tokens, index: int) -> tuple[int, int] | None:
    """Where a variable or parameter is known; None for what a namespace, class or enum has."""
    is_none = _ends_type(tokens, index) or _is_enumerator(tokens, index)
    return None if is_none else local_range(tokens, index)


def _is_global(tokens: Tokens, index: int) -> bool:
    """Whether a name is declared in the global namespace, also as an enumerator, and not as that of a function."""
    at = next(tokens.open_braces(index)) if _is_enumerator(tokens, index) else index
    return namespaces_around(tokens, at) == () and tokens.text_at(tokens.after(index)) != "("
