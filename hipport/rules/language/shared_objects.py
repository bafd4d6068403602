"""HP212: objects in shared memory whose class initializes its members."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import is_in_body
from hipport.context.context import Context
from hipport.context.groups import type_parameters
from hipport.context.object_variables import ObjectVariable
from hipport.context.object_variables import is_initialized
from hipport.context.object_variables import object_variable
from hipport.context.object_variables import type_in_bytes
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.survey import makes_on_device
from hipport.source.tokens import Tokens

_HEADER = "hipport/uninitialized.h"
_CODE = "HP212"


@rule("HP212", "initialized-shared-object", edits=True, words=(Subject.SHARED,))
def initialized_shared_object(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A variable in shared memory whose class initializes its members.

    What it finds: `__shared__` variables, also by a macro of the project's that stands for the word, of a class of the
    file, or of a header of the tree, that has a constructor without arguments that does something, a destructor that
    does, default values for members (`int group{};`, `float v = 0;`), or a base or member of such a class, also by
    another name of it; of cuRAND's states; and of a type that is a parameter of a template, where the file or one that
    is compiled together with it has a class with such a constructor for device code.

    Why: nvcc warns and does not initialize the memory. The HIP compiler reports an error: "initialization is not
    supported for __shared__ variables". The variable becomes a reference to an object in bytes of shared memory that
    nothing initializes, by `#include "hipport/uninitialized.h"`; a converted tree gets the header too.

    Example:
        struct Element { int group{}; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Keep:
        struct Element { int group; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Fix safety: safe: the memory is as uninitialized as before. No fix for variables outside of functions, in macros,
    and for several in one declaration.

    Source: nvcc 13.0, warning 20054; hipcc of ROCm 7.2. Detected from tokens.
    """
    tokens = ctx.tokens
    found = [variable for index in tokens.where(ctx.shared_words) if (variable := object_variable(tokens, index))]
    if not found or is_of_hip(ctx):
        return
    for variable in found:
        name = tokens.texts[variable.type_name]
        if ctx.is_settled(variable.type) or not (is_initialized(ctx, name) or _may_be_initialized(ctx, name)):
            continue
        if variable.end < 0 or not is_in_body(tokens, variable.type):
            yield ctx.diagnostic(
                _CODE,
                Severity.ERROR,
                variable.type,
                f"{name} initializes its members: HIP does not initialize shared memory",
                "declare each variable by itself in its function, or remove what initializes the members",
                last=variable.name,
                symbol=name,
            )
            continue
        yield from _as_bytes(tokens, variable)


def _as_bytes(tokens: Tokens, variable: ObjectVariable) -> Iterator[Edit]:
    """``__shared__ hipport::uninitialized<A [4]> a_bytes; auto &a = a_bytes.object();``"""
    name = tokens.texts[variable.name]
    yield from type_in_bytes(tokens, variable, _CODE)
    end = tokens.starts[variable.end]
    yield Edit(end, end, f"> {name}_bytes; auto &{name} = {name}_bytes.object()", _CODE, header=_HEADER)


def _may_be_initialized(ctx: Context, name: str) -> bool:
    """Whether a name is a template's parameter, ``template <class T> __global__ void k() { __shared__ T x[64];``, and
    the file or those around it have a class for it that initializes its members in device code.
    """
    if name not in type_parameters(ctx.tokens):
        return False
    around = ctx.neighbours
    return makes_on_device(ctx.content) or ctx.survey.one_makes_on_device(around)
