"""HP205: atomic functions of the project that HIP has as well."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.functions import FunctionDefinition
from hipport.code.functions import read_function
from hipport.code.functions import words_of
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.own_functions import leave_out
from hipport.context.own_functions import prefer
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_INTEGERS = frozenset(("int", "unsigned int", "unsigned long", "unsigned long long"))
_NUMBERS = _INTEGERS | {"float", "double"}
#: The types of HIP's atomic functions with an address and a value; of atomicCAS, two values. Source:
#: hip/amd_detail/amd_hip_atomic.h.
_ATOMICS = {
    "atomicCAS": _NUMBERS | {"unsigned short"},
    "atomicAdd": _NUMBERS,
    "atomicSub": _NUMBERS,
    "atomicExch": _NUMBERS,
    "atomicMin": _NUMBERS | {"long long"},
    "atomicMax": _NUMBERS | {"long long"},
    "atomicAnd": _INTEGERS,
    "atomicOr": _INTEGERS,
    "atomicXor": _INTEGERS,
    "atomicInc": frozenset(("unsigned int",)),
    "atomicDec": frozenset(("unsigned int",)),
}
# The loop of CUDA's programming guide, with any names: do { old = atomicCAS(p, was, ...); } while (was != old);
_ADDING_LOOP = re.compile(
    r"unsigned long long (?:int )?\* (?P<p>\w+) = .*; "
    r"unsigned long long (?:int )?(?P<old>\w+) = (?:\* (?P=p)|(?P=p) \[ 0 \])(?: , (?P<seen>\w+) ; | ; unsigned long "
    r"long (?:int )?(?P<also>\w+) ; )do \{ (?P<was>\w+) = (?P=old) ; (?P=old) = atomicCAS \( (?P=p) , (?P=was) , "
    r"__double_as_longlong \( (?:(?P<v>\w+) \+ __longlong_as_double \( (?P=was) \)|__longlong_as_double "
    r"\( (?P=was) \) \+ (?P<w>\w+)) \) \) ; \} while \( (?:(?P=was) ! = (?P=old)|(?P=old) ! = (?P=was)) \) ; "
    r"return __longlong_as_double \( (?P=old) \) ; "
)


@rule("HP205", "own-atomic", edits=True, words=_ATOMICS)
def own_atomic(ctx: Context) -> Iterator[Diagnostic]:
    """An atomic function with the signature of one that HIP has.

    What it finds: definitions and declarations of atomicAdd, atomicMax and the others for types for which HIP has one,
    such as the atomicAdd on double in code for old GPUs.

    Why: hipcc reports a redefinition. CUDA has these functions for fewer types, or only for newer GPUs.

    Example:
        __device__ float atomicMax(float *address, float value) {
            return __int_as_float(atomicMax((int *)address, __float_as_int(value)));
        }

    Keep:
        __device__ void atomicMax(float4 *address, float4 value) {
            atomicMax(&address->x, value.x);
        }

    Fix safety: safe. The well-known loop around atomicCAS that adds to a double is left out for AMD GPUs by `#if` and
    `#endif` lines. So are declarations of an atomicAdd for double. Any other definition, which may treat NaN
    differently, stays and gets an attribute: clang prefers a function with `enable_if` to one without.

    Source: hip/amd_detail/amd_hip_atomic.h of ROCm 7.2; enable_if in clang's attribute reference.
    """
    tokens = ctx.tokens
    for at in tokens.where(_ATOMICS):
        opener = tokens.after(at)
        function = read_function(tokens, at, opener, declarations=True) if tokens.text_at(opener) == "(" else None
        name = tokens.texts[at]
        if function is None or not _is_for_device(ctx, function) or not _is_hips(name, function):
            continue
        if owner(tokens, at) or ctx.is_settled(at):
            continue
        same = _adds_as_hip_does(ctx, name, function)
        fix = (leave_out(ctx, (function,), "HP205") if same else None) or prefer(ctx, function, "HP205")
        yield ctx.diagnostic(
            "HP205",
            Severity.ERROR,
            at,
            f"HIP has {name} for {function.parameters[1].type} too: this is a redefinition",
            fix.title,
            symbol=name,
            fix=fix,
        )


def _is_for_device(ctx: Context, function: FunctionDefinition) -> bool:
    """``__device__ float atomicMax(...)``, ``DEVICE_INLINE float atomicMax(...)``"""
    return any(word == "__device__" or "__device__" in ctx.mark_macros.get(word, ()) for word in function.head)


def _is_hips(name: str, function: FunctionDefinition) -> bool:
    """Whether HIP has an atomic function with the signature of this one: ``float atomicMax(float *p, float v)``."""
    address, *values = function.parameters or (None,)
    if address is None or len(values) != (2 if name == "atomicCAS" else 1):
        return False
    same = all(not value.declarator and value.type == address.type for value in values)
    return same and address.declarator == "*" and address.type in _ATOMICS[name]


def _adds_as_hip_does(ctx: Context, name: str, function: FunctionDefinition) -> bool:
    """Whether a function is the well-known loop around atomicCAS that adds to a double; a declaration of one that adds
    to a double is taken for that.
    """
    if function.body == function.end:
        return (name, function.parameters[1].type) == ("atomicAdd", "double")
    body = " ".join((*words_of(ctx.tokens, function.body + 1, function.end), ""))
    value = function.parameters[1]
    loop = _ADDING_LOOP.fullmatch(body) if (name, value.type) == ("atomicAdd", "double") else None
    return loop is not None and value.name in (loop["v"], loop["w"]) and loop["was"] in (loop["seen"], loop["also"])
