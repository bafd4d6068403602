"""HP238: calls of functions of the host in functions for host and device."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache

from hipport.code.calls import closer_of
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.roles import follows_type
from hipport.context.context import Context
from hipport.context.device_calls import depends_on_pass
from hipport.context.functions_of_both import FunctionOfBoth
from hipport.context.functions_of_both import functions_of_both
from hipport.context.insertion import has_own_header
from hipport.context.insertion import include_line
from hipport.context.marked_functions import functions_by_key
from hipport.context.marked_functions import marked_elsewhere
from hipport.context.marked_functions import marks_of
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import after_runtime
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.source.arms import arms_of
from hipport.source.arms import include_guard
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

#: Functions of C of which HIP has none for the device. Source: the headers of ROCm 7.2, hipcc.
_OF_C = frozenset(
    """exit _exit atexit getenv system rand srand random srandom drand48 srand48 time difftime fopen fclose fread fwrite
    fgets puts putchar getchar perror scanf sscanf sprintf snprintf atoi atol atof strtol strtoul strtod qsort bsearch
    usleep sleep gettimeofday""".split()
)
_HEADER = "hipport/host_call.h"
_MACRO = "HIPPORT_HOST_CALL"


@rule("HP238", "host-call-in-both", edits=True)
def host_call_in_both(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A call of a function of the host in a function that is marked `__host__ __device__`.

    What it finds: in such functions that the HIP compiler reads, calls of functions that the file, or a header of the
    tree that it includes, has without marks, and of functions of C such as `exit` and `rand`, where no `#if` restricts
    them to the host and no file around has a function of that name for the device.

    Why: nvcc warns, and has nothing in the place of the call in the device's code, which no thread may come to. The HIP
    compiler does not compile it: "reference to __host__ function 'exit' in __host__ __device__ function"; for functions
    that are inline, static, templates or in a class only where device code calls them.

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

    Fix safety: safe: `HIPPORT_HOST_CALL(exit(1))` by `#include "hipport/host_call.h"` is the call in code of the host,
    and stops a kernel that comes there. A converted tree gets the header too. No fix for calls with preprocessor lines
    between their brackets.

    Source: nvcc 13.0, warning 20011, and its PTX; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    is_read = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
    functions = functions_of_both(ctx) if is_read else ()
    if not functions:
        return
    opened = tokens.where({"("})
    inside = (opened[bisect_left(opened, both.first) : bisect_left(opened, both.end)] for both in functions)
    before = (tokens.before(opener) for openers in inside for opener in openers)
    called = {tokens.texts[at] for at in before if is_name(tokens.text_at(at)) and _is_called(tokens, at)}
    of_host = {name for name in called if _is_of_host(ctx, name)}
    if of_host:
        device = {"__device__"} | {macro for macro, marks in ctx.mark_macros.items() if "__device__" in marks}
        of_host -= marked_elsewhere(ctx, frozenset(device))
    changed = False
    for both in functions:
        for index in tokens.where(of_host):
            if not both.first < index < both.end or not _is_called(tokens, index) or ctx.is_settled(index):
                continue
            name = tokens.texts[index]
            if _is_wrapped(tokens, index) or depends_on_pass(ctx, index) or _is_declared_in(tokens, both, name):
                continue
            closer = closer_of(tokens, tokens.after(index))
            if closer >= 0 and not any(index < line.first < closer for line in tokens.directives):
                changed = True
                first = tokens.starts[_first(tokens, index)]
                yield Edit(first, first, f"{_MACRO}(", "HP238")
                yield Edit(tokens.end(closer), tokens.end(closer), ")", "HP238")
                continue
            yield ctx.diagnostic(
                "HP238",
                both.severity,
                index,
                f"{name} is a function of the host: {both.failing}",
                "restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)",
                symbol=name,
            )
    if changed and not has_own_header(ctx, _HEADER):
        offset, lead = after_runtime(ctx)
        yield Edit(offset, offset, lead + include_line(ctx, _HEADER), "HP238", header=_HEADER)


def _first(tokens: Tokens, index: int) -> int:
    """``std`` of ``std::exit(1)``, ``::`` of ``::exit(1)``, else the name itself."""
    before = tokens.before(index)
    if tokens.text_at(before) != "::":
        return index
    return tokens.before(before) if tokens.text_at(tokens.before(before)) == "std" else before


def _is_wrapped(tokens: Tokens, index: int) -> bool:
    """``HIPPORT_HOST_CALL(std::exit(1))``"""
    opener = tokens.before(_first(tokens, index))
    return tokens.text_at(opener) == "(" and tokens.text_at(tokens.before(opener)) == _MACRO


def _is_declared_in(tokens: Tokens, both: FunctionOfBoth, name: str) -> bool:
    """Whether a name is that of a parameter or variable in a function: ``HD void f(F report) { auto exit = g; }``"""
    places = [at for at in tokens.places(name) if both.function.name < at < both.end]
    return any(at < both.first or (follows_type(tokens, at) and not _is_called(tokens, at)) for at in places)


def _is_called(tokens: Tokens, index: int) -> bool:
    """``exit(1)``, ``::exit(1)``, ``std::exit(1)``, and neither ``file.exit(1)`` nor ``void exit(int)``"""
    if tokens.text_at(tokens.after(index)) != "(" or tokens.directive_at(index):
        return False
    before = tokens.before(index)
    if tokens.text_at(before) == "::":
        return tokens.text_at(tokens.before(before)) in ("std", ";", "{", "}", ")", "=", "(", ",")
    return tokens.text_at(before) not in OF_MEMBER and not follows_type(tokens, index)


def _is_of_host(ctx: Context, name: str) -> bool:
    """Whether a name that is called is one of ``_OF_C``, or of functions of the file that all have no marks. Where HIP
    does not take their arm, as of ``#ifndef __CUDACC__``, another one is meant.
    """
    if name in ctx.defined_macros or name in _marked_by_others(ctx):
        return False
    is_declared = False
    for at in ctx.tokens.places(name):
        function = declared_function(ctx.tokens, at)
        if function is not None and function.name == at and not ctx.not_taken(at):
            if function.in_class or marks_of(ctx, function) or _may_be_marked(function.head):
                return False
            is_declared = True
    return is_declared or name in _OF_C or _is_of_header_for_host(ctx, name)


def _is_of_header_for_host(ctx: Context, name: str) -> bool:
    """Whether headers of the tree have global functions of a name, all without marks and in no ``#if``:
    ``Circle around(Point a, Point b);``
    """
    if ctx.mapping.entry(name) is not None:  # HIP has it for the device: ``double max(double a, double b);``
        return False
    found: list[DeclaredFunction] = []
    for path in ctx.survey.with_name(ctx.survey.with_headers(ctx.source.path)[1:], name):
        functions = _global_functions(ctx.survey.text_of(path), name)
        if functions is None or any(marks_of(ctx, each) or _may_be_marked(each.head) for each in functions):
            return False
        found += functions
    return bool(found)


@lru_cache(maxsize=4096)  # the sources of a tree include the same headers, and call the same functions
def _global_functions(text: str, name: str) -> tuple[DeclaredFunction, ...] | None:
    """The functions of a name that a header declares; None where it has the name in a preprocessor line, or in a class,
    a namespace or a conditional.
    """
    tokens = tokens_of(text)
    places = [*tokens.places(name)]
    if any(map(tokens.directive_at, places)):
        return None
    found: list[DeclaredFunction] = []
    for at in places:
        if tokens.text_at(tokens.after(at)) != "(":  # most places are uses
            continue
        function = declared_function(tokens, at)
        if function is None or function.name != at:
            continue
        arms = arms_of(tokens).enclosing(at)
        if len(function.known_by) > 1 or any(include_guard(tokens, arm.chain) is None for arm in arms):
            return None
        found.append(function)
    return tuple(found)


@lru_cache(maxsize=2)  # of a file, each name that is called is asked for
def _marked_by_others(ctx: Context) -> frozenset[str]:
    """The names of the file's functions that other files mark: HP231 writes their marks here too."""
    elsewhere = ctx.marks_elsewhere
    return frozenset(key[0][-1] for key in functions_by_key(ctx) if key in elsewhere)


def _may_be_marked(head: frozenset[str]) -> bool:
    """Whether a function is for the device by ``constexpr`` or a word that looks like a macro: ``INLINE int f()``."""
    return "constexpr" in head or any(word.isupper() and len(word) > 1 for word in head)
