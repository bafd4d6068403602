"""HP273: cuRAND's states in variables of the device, and in unions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import namespaces_around
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.object_variables import ObjectVariable
from hipport.context.object_variables import has_random_state
from hipport.context.object_variables import object_variable
from hipport.context.object_variables import type_in_bytes
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.build_options import RELOCATABLE
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/uninitialized.h"
_CODE = "HP273"
_AFTER_NAME = frozenset(("[", ";", ",", "::"))


@rule("HP273", "state-in-device-memory", edits=True, words=("__device__", "union"))
def state_in_device_memory(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A variable of the device, or a union, that is or has a state of cuRAND's.

    What it finds: `__device__` variables outside of functions whose type is `curandState` or another state of cuRAND's,
    or a class of the tree with one in a base or member, and unions with such a member and without a constructor.

    Why: a state of cuRAND's is a plain struct, one of hipRAND's has a constructor: "dynamic initialization is not
    supported for __device__ variables". The variable becomes a reference to bytes of the device that nothing
    initializes, by `#include "hipport/uninitialized.h"`; the host copies to and from it by its name as before. A union
    with such a member has no constructor: "call to implicitly-deleted default constructor". It gets one that does
    nothing.

    Example:
        #include <curand_kernel.h>
        static __device__ curandState states[64];

    Keep:
        #include <curand_kernel.h>
        extern __device__ curandState *states;

    Fix safety: safe: the memory has no value before either. A declaration in a header for other units, `extern`,
    becomes the same. No fix for static members, for several variables in one declaration, for a definition that comes
    after an `extern` declaration of its own unit, and for unions without a name, or with values in braces:
    `Input in = {true};`.

    Source: hiprand/hiprand_kernel_rocm.h and rocrand/rocrand_xorwow.h of ROCm 7.2; hipcc.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx):
        return
    yield from _of_unions(ctx)
    for index in tokens.places("__device__"):
        is_extern = tokens.text_at(tokens.before(index)) == "extern"
        variable = object_variable(tokens, index, may_be_extern=True)
        if variable is None or ctx.is_settled(index) or ctx.body_at(index) is not None:
            continue
        type_name, name = tokens.texts[variable.type_name], tokens.texts[variable.name]
        is_member = namespaces_around(tokens, index) is None and tokens.directive_at(index) is None  # a declaration
        if is_member or tokens.text_at(tokens.after(variable.name)) not in _AFTER_NAME:
            continue
        if not has_random_state(ctx, type_name):
            continue
        if is_extern and _is_defined_around(ctx, name):
            continue  # whose place the finding has
        if _is_alone(ctx, variable) and (is_extern or not _is_declared_before(ctx, name)):
            yield from _as_bytes(ctx, variable)
            if is_extern or ctx.survey.build_file_with(RELOCATABLE, ctx.source.path):
                yield from _used_by_host(ctx, variable)
            continue
        yield ctx.diagnostic(
            _CODE,
            Severity.ERROR,
            variable.type,
            f"{type_name} has a constructor in HIP, which variables of the device must not have",
            "declare it by itself and outside of classes, or allocate the states with hipMalloc",
            last=variable.name,
            symbol=name,
        )


def _of_unions(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """``union Input { bool pressed; curandState state; };``"""
    tokens = ctx.tokens
    for index in tokens.outside(tokens.places("union")):
        brace = _brace_after(tokens, index)
        end = closer_of(tokens, brace) if brace >= 0 else -1
        if end < 0 or ctx.is_settled(index):
            continue
        inside = [at for at in tokens.code(brace + 1, end) if next(tokens.open_braces(at), -1) == brace]
        state = next((at for at in inside if _begins_state(ctx, at)), -1)
        *_, name = ("", *scope_of(tokens, brace).names)
        if state < 0 or any(tokens.texts[at] == name and tokens.text_at(tokens.after(at)) == "(" for at in inside):
            continue
        if name and not _has_values(ctx, name):
            first = tokens.starts[inside[0]]
            blank = ctx.source.text[tokens.end(brace) : first]
            apart = ctx.source.newline + blank.rpartition("\n")[2] if "\n" in blank else " "
            yield Edit(first, first, f"__host__ __device__ {name}() {{}}{apart}", _CODE)
            continue
        yield ctx.diagnostic(
            _CODE,
            Severity.WARNING,
            state,
            f"{tokens.texts[state]} has a constructor in HIP, so that this union has none for objects without values",
            "give the union a name and a constructor that does nothing: __host__ __device__ Input() {}",
            symbol=tokens.texts[state],
        )


def _brace_after(tokens: Tokens, index: int) -> int:
    """The ``{`` of the union that a keyword begins: ``union __align__(8) Input {``; -1 where it names one."""
    *_, last = (index, *clause_after(tokens, index))
    at = tokens.after(last)
    return at if tokens.text_at(at) == "{" else -1


def _begins_state(ctx: Context, index: int) -> bool:
    """Whether a member of the type at a token is declared: ``curandState state;``"""
    tokens = ctx.tokens
    is_type = is_name(tokens.texts[index]) and is_name(tokens.text_at(tokens.after(index)))
    return is_type and has_random_state(ctx, tokens.texts[index])


def _has_values(ctx: Context, name: str) -> bool:
    """Whether the file or one that it is compiled with gives a union its values in braces: ``Input{true}``,
    ``Input in = {true};``
    """
    given = re.compile(rf"(?<!union )\b{name}\s*(?:\w+\s*(?:=\s*)?)?\{{")
    around = ctx.survey.with_name(ctx.neighbours, name)
    texts = (ctx.source.text, *map(ctx.survey.text_of, around))
    return any(not text[: match.start()].endswith(") ") for text in texts for match in given.finditer(text))


def _is_alone(ctx: Context, variable: ObjectVariable) -> bool:
    return variable.end >= 0 and ctx.tokens.directive_at(variable.name) is None


def _is_declared_before(ctx: Context, name: str) -> bool:
    """``extern __device__ curandState name[64];`` in the file or a header of it."""
    declared = re.compile(rf"\bextern\b[^;{{}}]*\b{name}\b")
    return any(map(declared.search, (ctx.source.text, *ctx.survey.header_texts(ctx.source.path, name))))


def _is_defined_around(ctx: Context, name: str) -> bool:
    """``__device__ curandState name[64];`` in the file or one that it is compiled with, without ``extern``."""
    declared = re.compile(rf"__device__\b[^;{{}}()]*\b{name}\b")
    around = ctx.survey.with_name(ctx.neighbours, name)
    return any(
        not text[: match.start()].rstrip().endswith("extern")
        for text in (ctx.source.text, *map(ctx.survey.text_of, around))
        for match in declared.finditer(text)
    )


def _used_by_host(ctx: Context, variable: ObjectVariable) -> Iterator[Edit]:
    """A function of the host after the reference, as HP265 has it for variables of one file."""
    name, end = ctx.tokens.texts[variable.name], ctx.tokens.end(variable.end)
    use = f" [[maybe_unused]] static const volatile void *hipport_use_of_{name}() {{ return &{name}; }}"
    yield Edit(end, end, use, _CODE)


def _as_bytes(ctx: Context, variable: ObjectVariable) -> Iterator[Edit]:
    """``__device__ hipport::uninitialized<A [4]> a_bytes;`` and the array of objects that these are taken for:
    ``static __device__ auto &a = reinterpret_cast<A (&)[4]>(a_bytes);``
    """
    tokens, text, starts = ctx.tokens, ctx.source.text, ctx.tokens.starts
    name = tokens.texts[variable.name]
    entry = ctx.mapping.entry(tokens.texts[variable.type_name])
    of = entry.hip if entry is not None else text[starts[variable.type] : tokens.end(variable.type_end - 1)]
    end = starts[variable.end]
    bounds = text[tokens.end(variable.name) : end].strip()
    yield from type_in_bytes(tokens, variable, _CODE)
    reference = f"static __device__ auto &{name} = reinterpret_cast<{of} (&){bounds}>({name}_bytes)"
    yield Edit(end, end, f"> {name}_bytes; {reference}", _CODE, header=_HEADER)
