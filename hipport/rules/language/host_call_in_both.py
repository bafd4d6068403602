"""HP238: calls of functions of the host in functions for host and device."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from hipport.code.declared_functions import declared_function
from hipport.code.roles import follows_type
from hipport.context.context import Context
from hipport.context.device_calls import depends_on_pass
from hipport.context.functions_of_both import functions_of_both
from hipport.context.marked_functions import marks_of
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: Functions of C of which HIP has none for the device. Source: the headers of ROCm 7.2, hipcc.
_OF_C = frozenset(
    """exit _exit atexit getenv system rand srand random srandom drand48 srand48 time difftime fopen fclose fread fwrite
    fgets puts putchar getchar perror scanf sscanf sprintf snprintf atoi atol atof strtol strtoul strtod qsort bsearch
    usleep sleep gettimeofday""".split()
)
_MEMBER_OF = frozenset((".", "->"))


@rule("HP238", "host-call-in-both")
def host_call_in_both(ctx: Context) -> Iterator[Diagnostic]:
    """A call of a function of the host in a function that is marked `__host__ __device__`.

    What it finds: in such functions, calls of functions that the file has without marks, and of functions of C such as
    `exit` and `rand`, where no `#if` restricts them to the host.

    Why: nvcc warns and compiles. The HIP compiler does not: "reference to __host__ function 'exit' in __host__
    __device__ function"; for functions that are inline, static, templates or in a class only where device code calls
    them.

    Example:
        #include <cstdlib>
        __host__ __device__ void check(bool good) { if (!good) exit(1); }

    Keep:
        #include <cstdlib>
        __host__ __device__ void check(bool good) {
        #ifndef __CUDA_ARCH__
            if (!good) exit(1);
        #endif
        }

    Fix safety: no fix. Code of the device has no such function: what it does instead is the project's to decide.

    Source: nvcc 13.0, warning 20011; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    functions = functions_of_both(ctx)
    if not functions:
        return
    opened = tokens.where({"("})
    inside = (opened[bisect_left(opened, both.first) : bisect_left(opened, both.end)] for both in functions)
    before = (tokens.before(opener) for openers in inside for opener in openers)
    called = {tokens.texts[at] for at in before if is_name(tokens.text_at(at)) and _is_called(tokens, at)}
    of_host = {name for name in called if _is_of_host(ctx, name)}
    for both in functions:
        for index in tokens.where(of_host):
            if not both.first < index < both.end or not _is_called(tokens, index) or ctx.is_settled(index):
                continue
            if depends_on_pass(ctx, index):
                continue
            name = tokens.texts[index]
            yield ctx.diagnostic(
                "HP238",
                both.severity,
                index,
                f"{name} is a function of the host: {both.failing}",
                "restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)",
                symbol=name,
            )


def _is_called(tokens: Tokens, index: int) -> bool:
    """``exit(1)``, ``::exit(1)``, ``std::exit(1)``, and neither ``file.exit(1)`` nor ``void exit(int)``"""
    if tokens.text_at(tokens.after(index)) != "(" or tokens.directive_at(index):
        return False
    before = tokens.before(index)
    if tokens.text_at(before) == "::":
        return tokens.text_at(tokens.before(before)) in ("std", ";", "{", "}", ")", "=", "(", ",")
    return tokens.text_at(before) not in _MEMBER_OF and not follows_type(tokens, index)


def _is_of_host(ctx: Context, name: str) -> bool:
    """Whether a name that is called is one of ``_OF_C``, or of functions of the file that all have no marks. Where HIP
    does not take their arm, as of ``#ifndef __CUDACC__``, another one is meant.
    """
    if name in ctx.defined_macros:
        return False
    is_declared = False
    for at in ctx.tokens.places(name):
        function = declared_function(ctx.tokens, at)
        if function is not None and function.name == at and not ctx.not_taken(at):
            if function.in_class or marks_of(ctx, function) or _may_be_marked(function.head):
                return False
            is_declared = True
    return is_declared or name in _OF_C


def _may_be_marked(head: frozenset[str]) -> bool:
    """Whether a function is for the device by ``constexpr`` or a word that looks like a macro: ``INLINE int f()``."""
    return "constexpr" in head or any(word.isupper() and len(word) > 1 for word in head)
