"""Which choices part the threads of one wavefront."""

from __future__ import annotations

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.warp_modes import WIDE
from hipport.context.warp_modes import has_wide_target
from hipport.context.warp_modes import is_native
from hipport.source.lexer import is_name
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction

_THREAD = frozenset(("threadIdx", "thread_rank"))
#: What may stand beside a thread's number in one that is computed from it; __shfl_sync(m, threadIdx.x / 32, 0) too.
_PARTS = frozenset(("x", "y", "z", "warpSize", "hipport", "warp_size", "blockDim", "__shfl", "__shfl_sync"))
_COMPARISONS = (("=", "="), ("!", "="), ("<", "="), (">", "="), ("<",), (">",))


def parts_wavefront(ctx: Context, function: WarpFunction, numbers: frozenset[str], condition: tuple[str, ...]) -> bool:
    """Whether threads of one wavefront may differ in a condition: ``threadIdx.x < 32``, ``warp == 0``, and not
    ``threadIdx.x < 128``, ``group == 0`` after ``group = threadIdx.x / 128``. ``numbers`` are ``thread_numbers``.
    """
    code, constants = function.code, ctx.cross_lane.constants
    condition = _in_full(code, condition)
    used = numbers.intersection(condition)
    # How many threads a row has is known where its threads are lanes: __shfl_sync(mask, v, threadIdx.x)
    if not used or (used == {"threadIdx"} and "x" not in condition and not function.calls):
        return False
    width = WIDE if has_wide_target(ctx) else WARP
    warp = width if is_native(ctx) or ctx.is_hip else WARP
    group = max((_group(code, constants, name, warp) for name in used), default=1)
    group = max(group, _divisor(constants, condition, warp))
    compared = any(word in ("=", "<", ">") for word in condition)
    whole = (_is_whole(constants, condition, sign, group, width) for sign in _COMPARISONS)
    return not any(whole) if compared else group % width != 0


def _in_full(code: FunctionCode, condition: tuple[str, ...]) -> tuple[str, ...]:
    """The comparison that a condition's only name stands for: ``produces`` after ``produces = threadIdx.x < 128``"""
    names = [word for word in condition if word not in ("!", "(", ")")]
    value = _value(code, names[0]) if len(names) == 1 else ()
    return value if not {"=", "<", ">"}.isdisjoint(value) else condition


def _value(code: FunctionCode, name: str) -> tuple[str, ...]:
    """What a variable gets where it gets something for the first time."""
    equals = next((at for at in code.where("=") if code.text(at - 1) == name and code.is_assignment(at)), -1)
    return code.texts[equals + 1 : code.statement(equals)[1]] if equals >= 0 else ()


def thread_numbers(function: WarpFunction, constants: Constants) -> frozenset[str]:
    """``threadIdx``, parameters for a thread's number, and the variables that are computed from these and constants
    alone: ``const int warp = threadIdx.x / 32;``
    """
    code = function.code
    known = _THREAD | function.thread_parameters
    values: dict[str, list[tuple[str, ...]]] = {}
    for at in code.where("="):
        if code.is_assignment(at):
            values.setdefault(code.text(at - 1), []).append(code.texts[at + 1 : code.statement(at)[1]])
    while new := {
        name for name, all_of in values.items() if name not in known and _are_numbers(all_of, known, constants)
    }:
        known |= new
    return frozenset(known)


def _are_numbers(values: list[tuple[str, ...]], known: frozenset[str], constants: Constants) -> bool:
    """Whether each of a variable's values has a thread's number in it, and constants: ``threadIdx.x / WARP``"""
    return all(
        not known.isdisjoint(words)
        and "[" not in words
        and all(word in known | _PARTS or not is_name(word) or constants.value((word,)) is not None for word in words)
        for words in values
    )


def _is_whole(constants: Constants, condition: tuple[str, ...], sign: tuple[str, ...], group: int, width: int) -> bool:
    """Whether a comparison is between groups of threads that are whole wavefronts: ``warp < 2``"""
    at = next((at for at in range(len(condition)) if condition[at : at + len(sign)] == sign), -1)
    if at < 0:
        return False
    if sign[0] in "=!":
        return group % width == 0
    bound = constants.value(condition[at + len(sign) :])
    return bound is not None and group * (bound + (sign in (("<", "="), (">",)))) % width == 0


def _group(code: FunctionCode, constants: Constants, name: str, warp: int) -> int:
    """How many threads share the value of a variable: 128 for ``group = threadIdx.x / 128``"""
    return _divisor(constants, _value(code, name), warp)


def _divisor(constants: Constants, words: tuple[str, ...], warp: int) -> int:
    """By what a thread's number is divided: 32 for ``threadIdx.x / 32``, ``threadIdx.x >> 5``"""
    for at, word in enumerate(words):
        first = at + 1 if word == "/" else at + 2 if words[at : at + 2] == (">", ">") else len(words)
        if first < len(words):
            sizes = {"warpSize": warp, "hipport": WARP}  # hipport::warp_size
            value = sizes.get(words[first], constants.value(words[first : first + 1]))
            return (value if word == "/" else 1 << value) if value is not None else 1
    return 1
