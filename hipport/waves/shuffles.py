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


def loop_of(code: FunctionCode, distance: tuple[int, int], constants: Constants) -> Loop | None:
    """The loop over a shuffle's distance, None where the distance is not the variable of a loop."""
    words = code.texts[slice(*distance)]
    for header in loop_headers(code, distance[0]):
        end = code.partner.get(header, header)
        equals = next((at for at in range(header, end) if code.is_assignment(at)), -1)
        if equals >= 0 and code.text(equals - 1) in words:
            return _loop(code, header, constants)
    return None


def _loop(code: FunctionCode, header: int, constants: Constants) -> Loop | None:
    """The loop whose parentheses begin at a position: ``for (int d = 1; d < 32; d *= 2)``"""
    end = code.partner.get(header, header)
    equals = next((at for at in range(header, end) if code.is_assignment(at)), -1)
    first_end = next((at for at in range(equals, end) if code.texts[at] in (";", ",")), end)
    bound = next((at for at in range(first_end, end) if code.texts[at] == "<" and code.text(at + 1) != "<"), -1)
    return Loop(
        constants.value(code.texts[equals + 1 : first_end]),
        _value_from(code, constants, bound + 1) if bound >= 0 else None,
        (equals + 1, first_end),
    )


def _value_from(code: FunctionCode, constants: Constants, position: int) -> int | None:
    end = position
    while code.text(end) not in (";", "", ")"):
        end += 1
    inclusive = code.text(position) == "="
    value = constants.value(code.texts[position + inclusive : end])
    return None if value is None else value + inclusive


def given_distances(functions: WarpFunctions) -> dict[str, int]:
    """The functions of the file that get the distance of a shuffle, each with the number of that parameter:
    ``int exchange(int v, int distance) { return __shfl_xor_sync(MASK, v, distance); }``
    """
    found = {}
    for function in functions.all:
        code = function.code
        distances = {"".join(_operand(code, call, 1)) for call in function.calls if _has_distance(call)}
        name = next((at for at in code.where(function.name) if code.text(at + 1) == "("), code.body)
        for number, (first, end) in enumerate(code.arguments(name + 1) if distances and name < code.body else ()):
            parameter = next((at for at in range(first, end) if code.texts[at] == "="), end) - 1
            if code.text(parameter) in distances:
                found[function.name] = number
    return found


def _has_distance(call: CrossLane) -> bool:
    """Whether a call is a shuffle by a distance, over as many lanes as there are: ``__shfl_xor_sync(mask, v, 16)``."""
    is_shuffle = call.intrinsic.family is Family.SHUFFLE and call.intrinsic.maskless != "__shfl"
    return is_shuffle and not call.has_width and len(call.operands) == 2


def covering_32_lanes(
    function: WarpFunction, given: dict[str, int], constants: Constants
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Where a function says that a reduction, scan or network is over 32 lanes: the name of the shuffle, or of the
    function that is given its distance, and the positions of ``16``, or of what the loop over it begins with.
    """
    code = function.code
    places = [(call.name, _span(code, call, 1)) for call in function.calls if _has_distance(call)]
    for at in code.where(*given):
        values = code.arguments(at + 1) if at > code.body and code.text(at + 1) == "(" else []
        places += [(code.texts[at], span) for span in values[given[code.texts[at]] :][:1]]
    if any(constants.value(code.texts[slice(*span)]) == WARP for _, span in places):
        return  # a step for wavefronts of 64 lanes
    for name, span in places:
        start = _covers(code, span, constants)
        if start is not None:
            yield name, start


def _covers(code: FunctionCode, distance: tuple[int, int], constants: Constants) -> tuple[int, int] | None:
    """``shfl_xor(v, 16)``, ``for (int d = 16; ..)``, ``int d = 16; while (d > 0)``, ``for (int d = 1; d < 32; ..)``"""
    words = code.texts[slice(*distance)]
    if constants.value(words) == WARP // 2:
        return distance
    loop = loop_of(code, distance, constants)
    if loop is None:
        return _first_distance(code, words, constants)
    outer = _loop_over(code, loop, constants) if loop.first_value is None else None
    if outer is not None:
        loop = outer
    falls = loop.first_value == WARP // 2
    grows = loop.first_value in (1, 2) and loop.bound in (WARP // 2 + 1, WARP)
    return loop.start if falls or grows else None


def _first_distance(code: FunctionCode, distance: tuple[str, ...], constants: Constants) -> tuple[int, int] | None:
    """The positions of the 16 that a variable is declared with: ``int d = 16; while (d > 0) { ... d /= 2; }``"""
    if len(distance) != 1 or distance[0] not in code.declarations:
        return None
    name = code.declarations[distance[0]][1]
    _, end = code.statement(name)
    is_first = code.text(name + 1) == "=" and constants.value(code.texts[name + 2 : end]) == WARP // 2
    return (name + 2, end) if is_first and name > code.body else None


def _loop_over(code: FunctionCode, loop: Loop, constants: Constants) -> Loop | None:
    """The loop whose variable a loop begins with: that over ``k`` of ``for (int d = k; d > 0; d /= 2)``."""
    first, end = loop.start
    name = code.texts[first] if end == first + 1 else ""
    for header in loop_headers(code, first):
        if code.text(header + 1) == name or code.text(header + 2) == name:
            return _loop(code, header, constants)
    return None


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
    return code.texts[slice(*_span(code, call, number))]


def _span(code: FunctionCode, call: CrossLane, number: int) -> tuple[int, int]:
    span = call.operands[number]
    return code.position(span.first), code.position(span.end)
