"""HP717: shifts by the number of bits that a number has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction
from hipport.waves.shuffles import loop_of

_LANE = re.compile(r"(?:\w*[a-z_])?lane(?:_?id|_?idx|_?index)?|\w*warp_?(?:tid|thread)\w*", re.IGNORECASE)
_WARP_SIZE = re.compile(r"\w*warp_?size", re.IGNORECASE)
_WIDE = re.compile(r"long|u?int64_t|size_t|\d\w*ll|\d\w*ull", re.IGNORECASE)
_ONE = re.compile(r"(?:0x)?1[uU]?")
_OF_32_BITS = re.compile(r"(?:0[xX][0-9a-fA-F]{1,8}|\d{1,9})[uU]?")
_BLANKS = re.compile(r"(?<=[(.]) | (?=[).])|(?<=\w) (?=\()")  # those of "( threadIdx . x )" and "f ( x )"
_CHANGING = frozenset("-+*/%&|^")
_SHIFTS = (("<", "<"), (">", ">"))
_AFTER_AMOUNT = frozenset(";),&|^?:]}")


@rule("HP717", "shift-by-width", words=(Subject.DEVICE_CODE,))
def shift_by_width(ctx: Context) -> Iterator[Diagnostic]:
    """A shift of 32 bits by 32 places, for the first or the last lane of a warp.

    What it finds: shifts by `32 - lane` and `warpSize - lane` in device code, and shifts of masks of lanes and other
    variables of 32 bits by `lane + 1`, where the lane is a variable or function of that name or a variable with a
    thread's number `& 31` or `% 32`; shifts by `32 - __popc(mask)` and `32 - __ffs(mask)`, also where a variable keeps
    the number; shifts of a variable of 32 bits by `32 - n` in a function that shifts by `n`
    elsewhere, where `n` may be 0; shifts of a variable of 32 bits, an element or a number by the variable of a loop
    that goes to 32 or further, `for (int i = 0; i <= 32; i++) v >> i`; masks `(1 << n) - 1` where `n` is
    `__popc(mask)`, or the lesser of that or of 32 and another number. Not reported are constants that are shifted to
    the left by `lane + 1`, as HIP's compiler makes `2u << lane` of `1u << (lane + 1)`, rotations, and shifts under a
    condition on the lane.

    Why: CUDA's instructions shift all bits out, and the result is 0. AMD's use the lower five bits of the number of
    places: a shift by 32 leaves the value as it is, so that the first or the last lane counts all others. In C++ it has
    no meaning on either.

    Example:
        __device__ int rank(unsigned votes, int lane) { return __popc(votes << (32 - lane)); }

    Keep:
        __device__ int rank(unsigned votes, int lane) { return __popc(votes & ((1u << lane) - 1)); }

    Fix safety: no fix. Shift in two steps, `(votes << 1) << (31 - lane)` and `(votes >> 1) >> lane`.

    Source: `shl` and `shr` in the PTX ISA; `V_LSHLREV_B32` and `V_LSHRREV_B32` in AMD's documents of the instruction
    sets; the assembly that hipcc of ROCm 7.2 makes for gfx942. Detected from tokens; confidence high.
    """
    if not ctx.is_device_code or is_of_hip(ctx):
        return
    for function in ctx.cross_lane.all:
        for at, number, lane, remedy in _shifts(function, ctx.cross_lane.constants):
            index = function.code.places[at]
            on_device = (ctx.conditionals.takes_on_device(arm) for arm in ctx.arms.enclosing(index))
            if ctx.is_settled(index) or any(taken is False for taken in on_device):
                continue
            yield ctx.diagnostic(
                "HP717",
                Severity.WARNING,
                index,
                f"where {lane} is {number} this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs",
                remedy,
                last=function.code.places[at + 1],
                symbol=function.code.texts[at] * 2,
            )


def _shifts(function: WarpFunction, constants: Constants) -> Iterator[tuple[int, int, str, str]]:
    """The positions of shifts by 32 in one lane, or for one number of lanes, with this number, how it is written, and
    what to do: ``votes << (32 - lane)``, ``votes >> (lane + 1)``, ``(1 << active) - 1``
    """
    code = function.code
    for at in code.where("<", ">"):
        if code.texts[at : at + 2] not in _SHIFTS or code.text(at - 1) == code.texts[at] or at < code.body:
            continue
        shifted, amount = code.text(at - 1), _amount(code, at + 2)
        before = code.texts[max(at - 6, code.statement(at)[0]) : at]
        if code.text(at + 2) == code.texts[at] or any(_WIDE.fullmatch(word) for word in before + code.type_of(shifted)):
            continue
        width = amount[: amount.index("-")] if "-" in amount else ()
        is_first = constants.value(width) == WARP or (bool(width) and _WARP_SIZE.fullmatch(width[-1]) is not None)
        is_last = amount[-2:] == ("+", "1") and (shifted in function.masks or code.is_of_32_bits(shifted))
        lane = amount[len(width) + 1 :] if is_first else amount[:-2] if is_last else ()
        count = code.text(at + 2)
        if _is_mask(code, at) and _may_be_all(code, constants, amount) and not _is_settled(code, at, amount):
            yield at, WARP, count, f"write {count} < 32 ? 1u << {count} : 0 in its place"
        if _reaches_32(code, constants, at, amount):
            yield at, WARP, count, "shift a number of 64 bits, or leave 32 and more out"
        is_rest = is_first and code.is_of_32_bits(shifted) and _is_amount(code, constants, lane)
        is_rest = is_rest or (is_first and _counts_bits(code, lane))
        if (is_rest or _is_lane(function, constants, lane)) and not _is_settled(code, at, lane):
            name = _BLANKS.sub("", " ".join(lane))
            step = f"31 - {name}" if is_first else name
            yield at, 0 if is_first else WARP - 1, name, f"shift by 1 and then by {step}, in two steps"


def _is_mask(code: FunctionCode, at: int) -> bool:
    """Whether a shift makes a mask of the lowest bits: ``(1u << n) - 1``"""
    ones = (code.text(at - 1), code.text(at + 5))
    around = (code.text(at - 2), *code.texts[at : at + 2], *code.texts[at + 3 : at + 5])
    return around == ("(", "<", "<", ")", "-") and all(map(_ONE.fullmatch, ones))


def _may_be_all(code: FunctionCode, constants: Constants, words: tuple[str, ...], known: tuple[str, ...] = ()) -> bool:
    """Whether a variable is a number of lanes of which all may be meant: ``n`` after ``n = __popc(mask)``,
    ``n = wanted < active ? wanted : active`` or ``n = min(rest, 32)``
    """
    if len(words) != 1 or not is_name(words[0]) or words[0] in known:
        return False
    for equals in code.where("="):
        if code.text(equals - 1) != words[0] or not code.is_assignment(equals):
            continue
        value = code.texts[equals + 1 : code.statement(equals)[1]]
        if (value[:2], value[3:]) == (("__popc", "("), (")",)):
            return True
        if _CHANGING.isdisjoint(value) and (len(value) == 1 or not {"min", "?"}.isdisjoint(value)):
            parts = [(word,) for word in value if is_name(word) or (word[0].isdigit() and len(value) > 1)]
            if len(value) > 1 and any(constants.value(part) == WARP for part in parts):
                return True
            if any(_may_be_all(code, constants, part, (*known, words[0])) for part in parts):
                return True
    return False


def _reaches_32(code: FunctionCode, constants: Constants, at: int, amount: tuple[str, ...]) -> bool:
    """Whether a number of 32 bits is shifted by the variable of a loop, by 32 in some step: ``v >> i`` in ``for (int i
    = 0; i <= 32; i++)``, ``for (int i = 32; i >= 0; i--)``
    """
    last = code.partner.get(at - 1, at - 1) - 1 if code.text(at - 1) == "]" else at - 1
    shifted = code.text(last)
    is_narrow = code.is_of_32_bits(shifted) or _OF_32_BITS.fullmatch(shifted) is not None
    if len(amount) != 1 or not is_narrow or code.text(last - 1) in OF_MEMBER:
        return False
    loop = loop_of(code, (at + 2, at + 3), constants)
    if loop is None or max(loop.bound or 0, (loop.first_value or 0) + 1) <= WARP:
        return False
    first, _ = code.statement(at)
    begin = max((code.partner.get(i + 1, i) for i in range(first, at) if code.texts[i] == "for"), default=first)
    asked = code.texts[begin:at] if not {"?", "if"}.isdisjoint(code.texts[begin:at]) else ()
    heads = (code.partner.get(brace - 1, brace) for brace in code.around(at))
    conditions = (code.texts[head : code.partner.get(head, head)] for head in heads if code.text(head - 1) == "if")
    return amount[0] not in asked and not any(amount[0] in condition for condition in conditions)


def _is_amount(code: FunctionCode, constants: Constants, words: tuple[str, ...]) -> bool:
    """Whether a variable is a number of places by which the function shifts something too: ``1 << bits``"""
    if len(words) != 1 or not is_name(words[0]) or constants.value(words) is not None:
        return False
    return any(code.texts[at - 2 : at] in _SHIFTS for at in code.where(*words))


def _counts_bits(code: FunctionCode, words: tuple[str, ...]) -> bool:
    """Whether a number of places is 0 for an empty mask: ``__popc(mask)``, ``__ffs(mask)``, ``n`` after
    ``n = __popc(mask)``
    """
    value = words
    if len(words) == 1:
        equals = next((at for at in code.where("=") if code.text(at - 1) == words[0] and code.is_assignment(at)), -1)
        value = code.texts[equals + 1 : code.value_end(equals)] if equals >= 0 else ()
    return value[:1] in (("__popc",), ("__ffs",)) and value[1:2] == ("(",) and value.index(")") == len(value) - 1


def _amount(code: FunctionCode, first: int) -> tuple[str, ...]:
    """The words of a number of places, without its parentheses: ``(32 - lane)``, ``lane + 1``"""
    if code.text(first) == "(":
        return code.texts[first + 1 : code.partner.get(first, first)]
    end = first
    while code.text(end) and code.text(end) not in _AFTER_AMOUNT:
        end = code.partner.get(end, end) + 1
    return code.texts[first:end]


def _is_lane(function: WarpFunction, constants: Constants, words: tuple[str, ...]) -> bool:
    """Whether an expression is a lane's number: ``lane``, ``(threadIdx.x & 31)``, ``t`` after ``t = tid % 32``,
    ``lane_id()``
    """
    if words[1:] == ("(", ")"):
        words = words[:1]
    if len(words) != 1:
        return _is_in_warp(function, constants, words[1:-1] if words[:1] == ("(",) else words)
    code = function.code
    equals = next((at for at in code.where("=") if code.text(at - 1) == words[0] and code.is_assignment(at)), -1)
    value = code.texts[equals + 1 : code.statement(equals)[1]] if equals >= 0 else ()
    return _LANE.fullmatch(words[0]) is not None or _is_in_warp(function, constants, value)


def _is_in_warp(function: WarpFunction, constants: Constants, words: tuple[str, ...]) -> bool:
    """``threadIdx.x & 31``, ``threadIdx.x % 32``"""
    if len(words) < 3 or function.thread_names.isdisjoint(words):
        return False
    limit = constants.value(words[-1:])
    return (words[-2] == "&" and limit == WARP - 1) or (words[-2] == "%" and limit == WARP)


def _is_settled(code: FunctionCode, at: int, lane: tuple[str, ...]) -> bool:
    """Whether the lane that matters is left out, ``lane > 0 ? v >> (32 - lane) : 0``, ``if (lane > 0) { v >>= 1; }``,
    or gets the same result, from one instruction: ``(v << lane) | (w >> (32 - lane))``; not ``1 << lane`` beside it
    """
    first, end = code.statement(at)
    wanted = (*_SHIFTS[code.texts[at] == "<"], *lane)
    others = (i for i in range(first, end) if code.texts[i : i + len(wanted)] == wanted)
    rotates = any(not code.texts[i - 1][0].isdigit() for i in others)
    braces = [brace for brace in code.around(at) if brace > code.body]
    conditions = {word for brace in braces for word in code.texts[code.partner.get(brace - 1, brace) : brace]}
    asked = not conditions.isdisjoint(word for word in lane if is_name(word))
    return rotates or asked or not {"?", "if"}.isdisjoint(code.texts[first:at])
