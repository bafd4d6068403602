"""HP236: addresses of device functions in code of the host."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import opener_of
from hipport.code.declared_functions import declared_function
from hipport.code.operands import begin_of_qualified
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import follows_type
from hipport.code.roles import role_of
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.marked_functions import functions_by_key
from hipport.context.marked_functions import is_plain
from hipport.context.marked_functions import marks_of
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.tokens import OF_MEMBER

_OF_DEVICE = frozenset(("__device__",))
_OTHERS = frozenset(("__host__", "__global__"))
_BEFORE = frozenset("= ( , & { ? : return ::".split()) | {")"}
_AFTER = frozenset((",", ")", ";", "}", ":"))
_CALLING = frozenset(("(", "<"))
_ENDS = frozenset((";", "{", "}", ""))
_POINTS = frozenset(("*", "&"))
_UNEVALUATED = frozenset(("decltype", "sizeof", "noexcept", "typeid"))


@rule("HP236", "device-function-address")
def device_function_address(ctx: Context) -> Iterator[Diagnostic]:
    """The address of a `__device__` function that code of the host takes.

    What it finds: names of functions that the file marks `__device__` and not `__host__`, where a function of the host
    names one without calling it: as an argument, after `=`, `&` or `return`; calls of them in `decltype`, `sizeof` and
    `noexcept` there, in files with `decltype` also of those that headers of the tree mark so, as a warning.

    Why: nvcc accepts it, and the address is that of a stand-in on the host, which no kernel can call. The HIP compiler
    does not: "reference to __device__ function 'f' in __host__ function". In `decltype` nothing is called, but clang
    looks for a function that the host may call: "no matching function for call to 'f'".

    Example:
        typedef float (*Function)(float);
        __device__ float twice(float x) { return 2 * x; }
        __global__ void apply(float *p, Function f) { p[0] = f(p[0]); }
        void run(float *p) { apply<<<1, 1>>>(p, twice); }

    Keep:
        typedef float (*Function)(float);
        __device__ float twice(float x) { return 2 * x; }
        template <Function f> __global__ void apply(float *p) { p[0] = f(p[0]); }
        void run(float *p) { apply<twice><<<1, 1>>>(p); }

    Fix safety: no fix. What the program does with the address decides: as an argument of a kernel it does not work in
    CUDA either.

    Source: the CUDA C++ Programming Guide on function pointers; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    here = _device_only(ctx)
    for index in tokens.where(_of_headers(ctx) - here):
        is_free = tokens.text_at(tokens.before(index)) not in OF_MEMBER and not ctx.is_settled(index)
        is_call = tokens.text_at(tokens.after(index)) == "(" and _stands_in_operand(ctx, index)
        if is_free and is_call and _is_in_host_function(ctx, index):
            yield _of_call(ctx, index, Severity.WARNING)
    for index in tokens.where(here):
        before, after = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
        if after in _CALLING and _stands_in_operand(ctx, index) and not ctx.is_settled(index):
            if _is_in_host_function(ctx, index):
                yield _of_call(ctx, index, Severity.ERROR)
            continue
        if before not in _BEFORE or after not in _AFTER or ctx.is_settled(index):
            continue
        if _is_in_host_function(ctx, index) and not _is_unevaluated(ctx, index):
            name = tokens.texts[index]
            yield ctx.diagnostic(
                "HP236",
                Severity.ERROR,
                index,
                f"{name} is a __device__ function: HIP gives the host no address of it",
                f"give {name} as an argument of a template, or copy its address from a __device__ variable",
                symbol=name,
            )


def _of_call(ctx: Context, index: int, severity: Severity) -> Diagnostic:
    name = ctx.tokens.texts[index]
    return ctx.diagnostic(
        "HP236",
        severity,
        index,
        f"{name} is a __device__ function: HIP finds none for the host, even where it is not called",
        f"mark {name} with __host__ __device__, or write the type that is meant",
        symbol=name,
    )


def _of_headers(ctx: Context) -> frozenset[str]:
    """The names that headers of the tree give functions of the device alone, as far as words tell; none for a file
    without ``decltype``.
    """
    if "decltype" not in ctx.tokens.distinct:
        return frozenset()
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    here = {known_by[-1] for known_by, _ in functions_by_key(ctx)}
    of_device, others = (ctx.survey.marked_names(headers, marks) for marks in (_OF_DEVICE, _OTHERS))
    return (of_device & ctx.tokens.distinct) - others - here


def _device_only(ctx: Context) -> frozenset[str]:
    """The names that are functions of the device in the file, and nothing else."""
    tokens = ctx.tokens
    if "__device__" not in tokens.distinct and not ctx.mark_macros:
        return frozenset()
    of_device: set[str] = set()
    others: set[str] = set()
    for (known_by, _), group in functions_by_key(ctx).items():
        is_only = all(marks_of(ctx, function) == _OF_DEVICE for function in group)
        (of_device if is_only else others).add(known_by[-1])
    names = of_device - others
    return frozenset(names) - {tokens.texts[at] for at in tokens.where(names) if _is_variable(ctx, at)}


def _is_variable(ctx: Context, index: int) -> bool:
    """``float twice = 2;``, ``unsigned first, twice;``, ``std::FILE *twice = open();``"""
    tokens = ctx.tokens
    sign = tokens.before(index)
    while tokens.text_at(tokens.before(sign)) in _POINTS:
        sign = tokens.before(sign)
    is_pointer = tokens.text_at(sign) in _POINTS and follows_type(tokens, sign)
    is_declared = is_pointer or follows_type(tokens, index) or role_of(tokens, index, "") in OWN_ROLES
    return is_declared and tokens.text_at(tokens.after(index)) != "("


def _is_in_host_function(ctx: Context, index: int) -> bool:
    tokens = ctx.tokens
    body = -1
    for brace in tokens.open_braces(index):
        scope = scope_of(tokens, brace)
        if scope.is_outside or scope.is_class:
            break
        if tokens.text_at(tokens.before(brace)) == ")":
            body = brace
    function = declared_function(tokens, tokens.before(body)) if body >= 0 and ctx.body_at(index) is None else None
    if function is None or "__global__" in function.head or "constexpr" in function.head:
        return False
    return "__device__" not in marks_of(ctx, function) and is_plain(ctx, function)


def _stands_in_operand(ctx: Context, index: int) -> bool:
    """Whether a name stands in an operand that is not evaluated: ``decltype(twice(x) + 1)``, ``sizeof(twice(x))``."""
    tokens = ctx.tokens
    at = tokens.before(index)
    while tokens.text_at(at) not in _ENDS:
        if tokens.texts[at] == ")":
            at = opener_of(tokens, at)
        elif tokens.texts[at] == "(" and tokens.text_at(tokens.before(at)) in _UNEVALUATED:
            return True
        at = tokens.before(at)
    return False


def _is_unevaluated(ctx: Context, index: int) -> bool:
    """``decltype(&twice)``, ``decltype(&Ops::twice)``"""
    tokens = ctx.tokens
    before = tokens.before(begin_of_qualified(tokens, index))
    if tokens.text_at(before) == "&":
        before = tokens.before(before)
    closer = tokens.after(index)
    opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
    return opener >= 0 and opener == before and tokens.text_at(tokens.before(opener)) in _UNEVALUATED
