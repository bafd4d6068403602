"""HP203: operators of the project on vector types that HIP has as well."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import replace
from itertools import pairwise

from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import COMPLEX_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.code.functions import FunctionDefinition
from hipport.code.functions import read_function
from hipport.code.functions import words_of
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.operator_macros import operator_macros
from hipport.context.origin import is_cuda_file
from hipport.context.own_functions import leave_out
from hipport.context.own_functions import may_be_host_device
from hipport.context.own_functions import prefer
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.source.tokens import Tokens

_BINARY = frozenset("+-*/")
# HIP's + and -, like ==, operators with a scalar and others, are templates: the compiler prefers a plain function.
_TEMPLATES = frozenset("+-")
_COMPOUND = frozenset(("+=", "-=", "*=", "/="))
_STEP = frozenset(("++", "--"))
_MARKS = frozenset(("__host__", "__device__"))
_LONGEST = 2  # tokens of an operator
_COMPLEX_OF_HIP = frozenset("hipComplex hipFloatComplex hipDoubleComplex hipfftComplex hipfftDoubleComplex".split())
_TYPES = frozenset(VECTOR_TYPES.keys() | COMPLEX_TYPES | _COMPLEX_OF_HIP)


@dataclass(frozen=True, slots=True)
class _Definition:
    """The definition of an operator with the signature of one of HIP's; ``is_for_both`` says that it may be for host
    and device.
    """

    at: int
    operator: str
    type: str
    function: FunctionDefinition
    is_for_both: bool = True


@rule("HP203", "vector-operator", edits=True, words=("operator",))
def vector_operator(ctx: Context) -> Iterator[Diagnostic]:
    """An operator on a vector type that HIP defines as well.

    What it finds: definitions of `*`, `/`, `+=`, `-=`, `*=`, `/=`, `++` and `--` on float4, int2 and the other vector
    types, or on names that the file or a header of the tree that it includes gives them, both operands of the same
    type, as functions for host and device, or with a macro that may mean this; templates of `+=` and the like with any
    type on the right; such definitions in a macro that the file, or another one of the tree, uses for these types;
    definitions of `>>` that read such a vector from an std::istream.

    Why: HIP's headers have these operators as ordinary functions for host and device, and a second one makes every use
    ambiguous. HIP's other operators are templates, to which the compiler prefers the project's; it also does so where
    the project's operator is for the device only or for the host only. But a `*` or `/` with the parameters of HIP's
    own, a vector and a reference to a constant one, is the same function to the compiler, and an error. HIP's `>>`,
    which shifts, takes a stream of any type: a std::ifstream or std::stringstream fits it better, the vector fits the
    project's, and neither wins.

    Example:
        inline __host__ __device__ float2 operator*(float2 a, float2 b) {
            return make_float2(a.x * b.x, a.y * b.y);
        }

    Keep:
        inline __host__ __device__ float2 operator*(float2 a, float s) {
            return make_float2(a.x * s, a.y * s);
        }

    Fix safety: safe. Where the operator does the same as HIP's, component by component, `#if` and `#endif` lines leave
    it out for AMD GPUs. Where it does something else, such as the product of complex numbers, where this cannot be
    determined, as in macros and templates, and in namespaces and classes of the project, it stays and gets an
    attribute: clang prefers a function with `enable_if` to one without. What reads from a stream is reported only: its
    callers have to change.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; enable_if in clang's attribute reference.
    """
    own = [d for d in _definitions(ctx, ctx.tokens) if not ctx.is_settled(d.at)]
    read = _of_vectors(ctx, own)
    same = _same_as_hip(ctx, [d for d in read if d.type in _TYPES and not d.function.template])
    definitions = [d for d in read if d.operator not in _TEMPLATES]
    fixes: dict[int, Fix] = {}
    for run in _runs(ctx, (d for d in definitions if d.at in same and not owner(ctx.tokens, d.at))):
        guard = leave_out(ctx, (d.function for d in run), "HP203")
        fixes.update((d.at, guard) for d in run if guard)
    for definition in (*definitions, *_by_macros(ctx)):
        fix = fixes.get(definition.at) or prefer(ctx, definition.function, "HP203")
        problem = "every use is ambiguous" if definition.is_for_both else "the compiler takes this for the same one"
        yield ctx.diagnostic(
            "HP203",
            Severity.ERROR,
            definition.at,
            f"HIP has an operator{definition.operator} of {definition.type} too: {problem}",
            fix.title,
            last=ctx.tokens.before(definition.function.body),
            symbol=f"operator{definition.operator}",
            fix=fix,
        )
    for definition in _of_vectors(ctx, list(_reading(ctx))):
        yield ctx.diagnostic(
            "HP203",
            Severity.WARNING,
            definition.at,
            f"HIP has an operator>> of {definition.type} too: ambiguous for a std::ifstream and other derived streams",
            "read from a std::istream, static_cast<std::istream &>(file) >> vector",
            last=ctx.tokens.before(definition.function.body),
            symbol="operator>>",
        )


def _of_vectors(ctx: Context, definitions: Sequence[_Definition]) -> list[_Definition]:
    """The definitions that are about a vector type, by its own name or by one that the file, or a header of the tree
    that it includes, gives it.
    """
    names = {d.type.rpartition("::")[2] for d in definitions}
    known = names & _TYPES
    if names - known:
        known |= ctx.aliases(_TYPES).keys()
    return [d for d in definitions if d.type.rpartition("::")[2] in known]


def _definitions(ctx: Context, tokens: Tokens) -> Iterator[_Definition]:
    """The definitions of operators for host and device, with parameters like those of HIP's and of any one type:
    ``float2 operator*(float2 a, float2 b) { ... }``; those for one of both that HIP's own do not let be declared.
    """
    for at, operator, function in _operators(tokens, _BINARY | _COMPOUND | _STEP):
        vector = _operand(ctx, operator, function)
        if vector is not None and not _is_own(ctx, vector):
            is_for_both = may_be_host_device(ctx, function)
            if is_for_both or (_is_declared_by_hip(ctx, operator, function) and not owner(tokens, at)):
                yield _Definition(at, operator, vector, function, is_for_both)


def _by_macros(ctx: Context) -> Iterator[_Definition]:
    """The definitions that macros of the file make of vector types, each where it stands in the macro:
    ``#define SCALE(T, op) inline __host__ __device__ T &operator op(T &a, const T &b) { a.x op b.x; return a; }``
    """
    found: dict[int, _Definition] = {}
    for expansion in operator_macros(ctx):
        for made in _of_vectors(ctx, list(_definitions(ctx, expansion.tokens))):
            at, function = expansion.origin(made.at), made.function
            if ctx.tokens.texts[at] == "operator" and made.operator not in _TEMPLATES:
                first, body, end = map(expansion.origin, (function.first, function.body, function.end))
                function = replace(function, first=first, body=body, end=end)
                found.setdefault(at, replace(made, at=at, function=function))
    yield from found.values()


def _reading(ctx: Context) -> Iterator[_Definition]:
    """``std::istream &operator>>(std::istream &in, float3 &v) { ... }``"""
    for at, operator, function in _operators(ctx.tokens, {">>"}):
        match function.parameters:
            case [stream, vector] if stream.type.rpartition("::")[2] == "istream" and vector.declarator == "&":
                if not (vector.constant or ctx.is_settled(at) or _is_own(ctx, vector.type)):
                    yield _Definition(at, operator, vector.type, function)


def _operators(tokens: Tokens, wanted: Set[str]) -> Iterator[tuple[int, str, FunctionDefinition]]:
    """The definitions of the operators ``wanted``, each with its place and its sign."""
    for at in tokens.places("operator"):
        operator, opener = "", tokens.after(at)
        while opener >= 0 and tokens.texts[opener] != "(" and len(operator) < _LONGEST:
            operator += tokens.texts[opener]
            opener = tokens.after(opener)
        if operator not in wanted or tokens.text_at(opener) != "(":
            continue
        function = read_function(tokens, at, opener, templates=operator in _COMPOUND)
        if function is not None:
            yield at, operator, function


def _is_declared_by_hip(ctx: Context, operator: str, function: FunctionDefinition) -> bool:
    """Whether HIP's ``friend float2 operator*(float2 x, const float2 &y)`` has the very parameters of an operator in
    code of CUDA's: elsewhere the type may be one of the project's.
    """
    is_cuda = not _MARKS.isdisjoint(function.head) or is_cuda_file(ctx)
    return is_cuda and operator in ("*", "/") and [p.declarator for p in function.parameters] == ["", "&"]


def _operand(ctx: Context, operator: str, function: FunctionDefinition) -> str | None:
    """The one type of an operator's parameters where these are like those of HIP's, or that of the first one where the
    other one is of any type: ``template <class T> float2 &operator*=(float2 &a, T s)``; None for any other operator.
    """
    if not function.parameters:
        return None
    left, *others = function.parameters
    if operator in _STEP:
        fits = left.declarator == "&" and all(p.type == "int" and not p.declarator for p in others)
        return left.type if fits and len(others) < _LONGEST else None
    values = others if operator in _COMPOUND else function.parameters
    if operator in _COMPOUND and (left.declarator != "&" or left.constant):
        return None
    if function.template:
        types = {name for word, name in pairwise(function.template) if word in ("class", "typename")}
        return left.type if len(others) == 1 and others[0].type in types and left.type not in types else None
    alike = all(
        _is_same(ctx, p.type, left.type) and (not p.declarator or (p.declarator == "&" and p.constant)) for p in values
    )
    return left.type if alike and len(others) == 1 else None


def _is_same(ctx: Context, one: str, other: str) -> bool:
    """Whether two types are one, as the names of vector types tell: ``float3`` and ``typedef float3 point;``"""
    named = {one, other} - _TYPES
    if one == other or len(named) != 1 or BUILTIN_TYPES.issuperset(*map(str.split, named)):
        return one == other
    aliases = ctx.aliases(_TYPES)
    return aliases.get(one, one) == aliases.get(other, other)


def _is_own(ctx: Context, name: str) -> bool:
    """Whether the file defines a class of that name."""
    tokens = ctx.tokens
    return any(
        tokens.text_at(tokens.before(at)) in ("struct", "class") and tokens.text_at(tokens.after(at)) == "{"
        for at in tokens.places(name)
    )


def _runs(ctx: Context, definitions: Iterable[_Definition]) -> list[list[_Definition]]:
    """Groups of definitions that have only blank lines and comments between them."""
    runs: list[list[_Definition]] = []
    for definition in definitions:
        if runs and not words_of(ctx.tokens, runs[-1][-1].function.end + 1, definition.function.first):
            runs[-1].append(definition)
        else:
            runs.append([definition])
    return runs


def _same_as_hip(ctx: Context, definitions: Sequence[_Definition]) -> set[int]:
    """Indices of definitions that compute the same as HIP's operators, directly or by calling another of them."""
    bodies = {d.at: " ".join((*words_of(ctx.tokens, d.function.body + 1, d.function.end), "")) for d in definitions}
    plain = [d for d in definitions if d.operator not in _STEP and _returns_vector(d)]
    same = {d.at: d for d in plain if _matches(_componentwise(d), bodies[d.at])}
    direct = {(d.operator, d.type) for d in same.values()}
    same.update((d.at, d) for d in plain if (_twin(d), d.type) in direct and _matches(_delegating(d), bodies[d.at]))
    return set(same)


def _returns_vector(definition: _Definition) -> bool:
    """Whether an operator returns the vector, or nothing or a reference to it where it is ``*=``."""
    head = definition.function.head
    if definition.operator in _BINARY:
        return head[-1] == definition.type
    return head[-1] in ("void", definition.type) or head[-2:] == (definition.type, "&")


def _matches(patterns: Iterable[str], body: str) -> bool:
    """Whether a body matches one of the regular expressions as a whole."""
    return any(re.fullmatch(pattern, body) for pattern in patterns)


def _componentwise(definition: _Definition) -> Iterator[str]:
    """Regular expressions for bodies, with a blank after each token, that apply an operator to each component.

    ``return make_float2(a.x * b.x, a.y * b.y);`` or ``a.x *= b.x; a.y *= b.y; return a;``
    """
    left, right = (re.escape(p.name) for p in definition.function.parameters)
    vector, sign = definition.type, re.escape(definition.operator[0])
    results = {c: rf"{left} \. {c} {sign} {right} \. {c} " for c in "xyzw"[: VECTOR_TYPES.get(vector, 0)]}
    listed = ", ".join(results.values())
    value = rf"(?:make_{vector} \( {listed}\)|(?:{vector} )?\{{ {listed}\}}) "
    steps = "".join(rf"{left} \. {c} (?:{sign} = {right} \. {c} |= {result}); " for c, result in results.items())
    if definition.operator in _COMPOUND:
        yield rf"(?:{steps}|{left} = {value}; )(?:return {left} ; )?"
        yield rf"return {left} = {value}; "
        return
    assigned = "".join(rf"(?P=r) \. {c} = {result}; " for c, result in results.items())
    yield rf"return {value}; "
    yield rf"(?:const )?{vector} (?P<r>\w+) (?:= )?{value}; return (?P=r) ; "
    yield rf"{vector} (?P<r>\w+) ; {assigned}return (?P=r) ; "
    if not definition.function.parameters[0].declarator:
        yield rf"{steps}return {left} ; "


def _twin(definition: _Definition) -> str:
    """The operator that an operator may be defined by: ``*`` for ``*=``, and ``*=`` for ``*``."""
    operator = definition.operator
    return operator[0] if operator in _COMPOUND else f"{operator}="


def _delegating(definition: _Definition) -> Iterator[str]:
    """Regular expressions for bodies that call the operator's twin: ``a = a * b; return a;``, ``a *= b; return a;``."""
    left, right = (re.escape(p.name) for p in definition.function.parameters)
    sign = re.escape(definition.operator[0])
    if definition.operator in _COMPOUND:
        yield rf"{left} = {left} {sign} {right} ; (?:return {left} ; )?"
        yield rf"return {left} = {left} {sign} {right} ; "
        return
    yield rf"{definition.type} (?P<r>\w+) (?:= {left}|\( {left} \)) ; (?P=r) {sign} = {right} ; return (?P=r) ; "
    if not definition.function.parameters[0].declarator:
        yield rf"return {left} {sign} = {right} ; "
        yield rf"{left} {sign} = {right} ; return {left} ; "
