"""Which shuffles without a width keep the meaning that they have on 32 lanes when the wavefront has 64.

Without a width HIP's shuffles have the wavefront's. An exclusive or with less than 32 stays in its half. Going down, a
lane reads another one than in CUDA only from the last lanes of the lower half, which a reduction into the first lane
does not use. Going up, the same holds for the first lanes of the upper half, which a scan leaves out by a comparison
with the lane's number. A lane that is named is a lane of the lower half.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.function_code import FunctionCode
from hipport.source.lexer import is_name
from hipport.waves.calls import CrossLane
from hipport.waves.calls import Family
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions
from hipport.waves.functions import loop_headers

_OTHER_OPERATORS = frozenset("+-*%&|^?<>=")


@dataclass(frozen=True, slots=True)
class Loop:
    """A ``for`` over the distance of a shuffle: the value it begins with and the one it stays below, None where they
    are not constants. ``start`` is the positions of the first value, first and end.
    """

    first_value: int | None
    bound: int | None
    start: tuple[int, int]


def depends_on_32_lanes(functions: WarpFunctions, function: WarpFunction, call: CrossLane) -> bool:
    """Whether a shuffle without a width gives another result on a wavefront of 64 lanes than on a warp of 32."""
    if call.intrinsic.family is not Family.SHUFFLE or call.has_width or len(call.operands) != 2:
        return False
    if function.is_of_one_warp or functions.spans_wavefront(function, call):
        return False
    kind = call.intrinsic.maskless
    if kind == "__shfl_xor":
        return False  # CUDA has no more than five bits of the lane's number
    if kind == "__shfl":
        return not (_comes_from_mask(function, call) or _is_of_whole_waves(functions.constants, function, call))
    if is_guarded(function, call):
        return False
    return kind == "__shfl_up" or not is_tree(function, call)


def is_tree(function: WarpFunction, call: CrossLane) -> bool:
    """Whether a shuffle is a step of a reduction: what it moves is assigned in the same statement or loop."""
    code = function.code
    at = code.position(call.index)
    moved = {text for text in _operand(code, call, 0) if is_name(text)}
    first, end = code.statement(at)
    header = next(loop_headers(code, at), None)
    if header is not None:
        first, end = header, code.statement_end(code.partner.get(header, header) + 1)
    return any(code.has_write(name, first, end) for name in moved)


def loop_of(function: WarpFunction, call: CrossLane, constants: Constants) -> Loop | None:
    """The loop over a shuffle's distance, None where the distance is not the variable of a loop."""
    code = function.code
    distance = _operand(code, call, 1)
    for header in loop_headers(code, code.position(call.index)):
        end = code.partner.get(header, header)
        equals = next((at for at in range(header, end) if code.is_assignment(at)), -1)
        if equals < 0 or code.text(equals - 1) not in distance:
            continue
        first_end = next((at for at in range(equals, end) if code.texts[at] in (";", ",")), end)
        bound = next((at for at in range(first_end, end) if code.texts[at] == "<" and code.text(at + 1) != "<"), -1)
        return Loop(
            constants.value(code.texts[equals + 1 : first_end]),
            _value_from(code, constants, bound + 1) if bound >= 0 else None,
            (equals + 1, first_end),
        )
    return None


def _value_from(code: FunctionCode, constants: Constants, position: int) -> int | None:
    end = position
    while code.text(end) not in (";", "", ")"):
        end += 1
    inclusive = code.text(position) == "="
    value = constants.value(code.texts[position + inclusive : end])
    return None if value is None else value + inclusive


def covers_32_lanes(function: WarpFunction, call: CrossLane, constants: Constants) -> tuple[int, int] | None:
    """Where a loop says that a reduction or scan is over 32 lanes: the positions of ``16`` or of the bound 32."""
    if call.intrinsic.family is not Family.SHUFFLE or call.has_width or len(call.operands) != 2:
        return None
    loop = loop_of(function, call, constants)
    if loop is None:
        return None
    falls = loop.first_value == WARP // 2
    grows = loop.first_value == 1 and loop.bound in (WARP // 2 + 1, WARP)
    return loop.start if falls or grows else None


def is_guarded(function: WarpFunction, call: CrossLane) -> bool:
    """Whether a comparison with the shuffle's distance decides whether its result is used: ``if (lane >= d)``."""
    code = function.code
    at = code.position(call.index)
    distance = {text for text in _operand(code, call, 1) if is_name(text)}
    decisive = distance or function.thread_names
    return any(decisive & set(condition) for condition in _conditions(code, at))


def _conditions(code: FunctionCode, position: int) -> Iterator[tuple[str, ...]]:
    """The conditions around a call, and the conditions and comparisons of the two statements after it."""
    first, end = code.statement(position)
    for at in range(first, position):
        if code.texts[at] == "if" and code.partner.get(at + 1, len(code.texts)) < position:
            yield code.texts[at + 1 : code.partner[at + 1]]
    yield from _choices(code, first, end)
    for opener in code.around(position):
        head = code.partner.get(opener - 1, -1)
        if code.texts[opener] == "{" and code.text(head - 1) == "if":
            yield code.texts[head : opener - 1]
    for _ in range(2):
        first, end = end + 1, end + 1
        while end < len(code.texts) and code.texts[end] not in (";", "}"):
            end = code.partner.get(end, end) + 1 if code.texts[end] in ("(", "[") else end + 1
        if code.text(first) == "if":
            yield code.texts[first + 1 : code.partner.get(first + 1, end)]
        yield from _choices(code, first, end)
        for at in range(first, min(end, len(code.texts))):
            inside = code.texts[at : code.partner.get(at, at)] if code.texts[at] == "(" else ()
            if not {"<", ">"}.isdisjoint(inside):
                yield inside


def _choices(code: FunctionCode, first: int, end: int) -> Iterator[tuple[str, ...]]:
    """What stands before each ``?`` of a statement."""
    for at in range(first, min(end, len(code.texts))):
        if code.texts[at] == "?":
            yield code.texts[first:at]


def _comes_from_mask(function: WarpFunction, call: CrossLane) -> bool:
    """Whether the lane that is read was found in a mask of lanes, and so is one of the whole wavefront."""
    return not function.found_in_masks.isdisjoint(_operand(function.code, call, 1))


def _is_of_whole_waves(constants: Constants, function: WarpFunction, call: CrossLane) -> bool:
    """Whether the value is a number divided by 64 or a multiple of it, and so the same in all lanes of a wavefront:
    ``__shfl_sync(mask, threadIdx.x / 128, 0)``.
    """
    value = _operand(function.code, call, 0)
    if value.count("/") != 1 or not _OTHER_OPERATORS.isdisjoint(value):
        return False
    divisor = constants.value(value[value.index("/") + 1 :])
    return divisor is not None and divisor > 0 and divisor % (2 * WARP) == 0


def _operand(code: FunctionCode, call: CrossLane, number: int) -> tuple[str, ...]:
    span = call.operands[number]
    return code.texts[code.position(span.first) : code.position(span.end)]
