"""HP429: shuffles from lanes that a condition leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before
from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.conditions import MIRRORED
from hipport.source.lexer import is_name
from hipport.waves.calls import INTRINSICS
from hipport.waves.calls import CrossLane
from hipport.waves.calls import Family
from hipport.waves.calls import words
from hipport.waves.choices import Branch
from hipport.waves.choices import branches
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP

_MOST_CONDITIONS = 16  # around a shuffle that are looked at, the last first
_SHUFFLES = frozenset(name for name, each in INTRINSICS.items() if each.family is Family.SHUFFLE)
_OF_GROUP = {"shfl": "__shfl", "shfl_up": "__shfl_up", "shfl_down": "__shfl_down", "shfl_xor": "__shfl_xor"}
_LANE = re.compile(r"lane(?:_?id|_?idx)?", re.IGNORECASE)
_THREAD = ("threadIdx", ".", "x")
_IN_LANE = frozenset(("threadIdx", ".", "x", "&", "%", "(", ")", "unsigned", "int", "warpSize", "-"))

#: The shuffles by a distance that read from outside where the lane's number is compared with the same distance.
_SAME = frozenset(
    (("__shfl_up", ">="), ("__shfl_up", ">"), ("__shfl_down", "<"), ("__shfl_xor", "<"), ("__shfl_xor", "&"))
)

_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}

#: ``lane_id()``, ``getLaneId()``, ``tile.thread_rank()``
_CALLED = re.compile(r"\b(?:\w+ \. thread_rank|(?:get_?|__)?lane_?(?:id|idx|index)?) \( \)", re.IGNORECASE)
#: ``(lane + 1)`` that is a side of a comparison.
_IN_PARENTHESES = re.compile(
    r"(?<![\w)\]] )(?<![-+*/%!~] )(?<!< < )(?<!> > )\( ([\w. ]+ [-+] [\w. ]+) \)(?! (?:[-+*/%.(\[]|< <|> >))"
)

_Words = tuple[str, ...]


@rule("HP429", "left-out-lane", words=_SHUFFLES | _OF_GROUP.keys())
def left_out_lane(ctx: Context) -> Iterator[Diagnostic]:
    """A shuffle under a condition that leaves out the lanes from which it reads.

    What it finds: `__shfl`, `__shfl_up`, `__shfl_down` and `__shfl_xor`, with and without `_sync`, in an arm of an `if`
    or of `?:`, or after `if (...) return;`, where the lane's or the thread's number is compared with the distance of
    the shuffle, or with a constant, so that some lane there surely reads from one that is left out: `lane >= d` and a
    shuffle up by `d`, `lane + d < 32` and one down by `d`, `lane < 16` and one down by 16, `lane != 0` and one from
    lane 0. The lane's number may be a call, `lane_id()`. Of cooperative groups `tile.shfl_up(v, d)` and its kin where
    `tile.thread_rank()` is compared with the same variable, or with the lane that `tile.shfl(v, 0)` names. Not where
    the other arm calls the same one (HP410).

    Why: CUDA leaves the value open, and what NVIDIA's GPUs read there may be what was meant. AMD GPUs read 0 from a
    lane that does not take part.

    Example:
        __device__ int scan(int lane, int v) {
            for (int d = 1; d < 32; d *= 2)
                if (lane >= d) v += __shfl_up(v, d);
            return v;
        }

    Keep:
        __device__ int scan(int lane, int v) {
            for (int d = 1; d < 32; d *= 2) {
                int other = __shfl_up(v, d);
                if (lane >= d) v += other;
            }
            return v;
        }

    Fix safety: no fix. Call the shuffle before the condition, and use its value there.

    Source: the CUDA C++ programming guide on warp shuffles, "if the target thread is inactive, the retrieved value is
    undefined"; AMD's instruction set manuals on DS_BPERMUTE_B32, which gives 0 for a disabled lane.
    """
    for function in ctx.cross_lane.all:
        shuffles = [each for each in function.calls if each.name in _SHUFFLES and not ctx.is_settled(each.index)]
        lanes = _lanes(function.code) if shuffles else frozenset()
        around = list(branches(function.code)) if shuffles else []
        for call in shuffles:
            if _reads_outside(ctx, function.code, lanes, around, call):
                yield ctx.diagnostic(
                    "HP429",
                    Severity.WARNING,
                    call.index,
                    f"a condition leaves out lanes from which {call.name} reads: CUDA does not say what that gives, on "
                    "AMD GPUs it is 0",
                    "call it before the condition, and use its value there",
                    symbol=call.name,
                )
        for at in _of_groups(ctx, function.code):
            yield ctx.diagnostic(
                "HP429",
                Severity.WARNING,
                function.code.places[at],
                f"a condition leaves out lanes from which {function.code.texts[at]} reads: CUDA does not say what that "
                "gives, on AMD GPUs it is 0",
                "call it before the condition, and use its value there",
                symbol=function.code.texts[at],
            )


def _reads_outside(
    ctx: Context, code: FunctionCode, lanes: frozenset[str], around: list[Branch], call: CrossLane
) -> bool:
    """Whether some lane that executes a shuffle reads from one that a condition leaves out."""
    constants = ctx.cross_lane.constants
    at = code.position(call.index)
    kind, source = call.intrinsic.maskless, _plain(words(ctx.tokens, call.operands[1]))
    if kind == "__shfl":
        kind, source = _as_distance(lanes, source)
    for sign, bound in _conditions(code, lanes, around, at, source):
        if _leaves_out(constants, kind, source, sign, bound):
            width = constants.value(words(ctx.tokens, call.operands[2])) if call.has_width else None
            return width in (None, WARP) and not _has_other_arm(code, around, at, call.name)
    return False


def _of_groups(ctx: Context, code: FunctionCode) -> Iterator[int]:
    """The positions of a group's shuffles from lanes that a comparison of ``tile.thread_rank()`` with the same variable
    leaves out: ``if (tile.thread_rank() >= d) v += tile.shfl_up(v, d);``, ``if (rank > 0) v = tile.shfl(v, 0);``
    """
    calls = [at for at in code.where(*_OF_GROUP) if code.text(at - 1) in (".", "->") and code.text(at + 1) == "("]
    around = list(branches(code)) if calls else []
    lanes = _lanes(code) if calls else frozenset()
    for at in calls:
        kind, arguments = _OF_GROUP[code.texts[at]], code.arguments(at + 1)
        source = _plain(code.texts[slice(*arguments[1])]) if len(arguments) == 2 else ()
        if kind == "__shfl":
            kind, source = _as_distance(lanes, source)
        for sign, bound in _conditions(code, lanes, around, at, source):
            is_same = bound == source and (kind, sign) in _SAME and is_name(source[0])
            is_first = (kind, source, bound) == ("__shfl", ("0",), ("0",)) and sign in ("!=", ">")
            if (is_same or is_first) and not (
                ctx.is_settled(code.places[at]) or _has_other_arm(code, around, at, code.texts[at])
            ):
                yield at
                break


def _conditions(
    code: FunctionCode, lanes: frozenset[str], around: list[Branch], at: int, source: _Words
) -> Iterator[tuple[str, _Words]]:
    """The comparisons of a lane's number that all lanes at a position fulfil, the nearest first; not those after which
    what the shuffle names is written.
    """
    inside = (branch for branch in reversed(around) if at in branch.then or at in branch.otherwise)
    for branch in islice(inside, _MOST_CONDITIONS):
        first, end = branch.condition.start, branch.condition.stop
        if not any(code.has_write(word, end, at) for word in source):
            yield from _comparisons(lanes, _plain(code.texts[first:end]), at in branch.then)


def _plain(words: _Words) -> _Words:
    """An expression with ``threadIdx.x`` in place of ``lane_id()`` and ``tile.thread_rank()``, and ``lane + 1 < n`` in
    place of ``(lane + 1) < n``.
    """
    text = _CALLED.sub("threadIdx . x", " ".join(words))
    return tuple(_IN_PARENTHESES.sub(r"\1", text).split(" ")) if words else ()


def _has_other_arm(code: FunctionCode, around: list[Branch], at: int, name: str) -> bool:
    """Whether the other arm of a choice, or what follows one that is left, calls the same intrinsic as it does at a
    position.
    """
    arms = [(branch.then, branch.otherwise) for branch in around]
    others = [other for one, other in (*arms, *((b, a) for a, b in arms)) if at in one]
    return any(name in code.texts[other.start : other.stop] for other in others)


def _lanes(code: FunctionCode) -> frozenset[str]:
    """The variables with the number of a thread or a lane: ``int lane = threadIdx.x & 31;``, a parameter ``lane``"""
    values: dict[str, list[_Words]] = {}
    for at in code.where("="):
        if code.is_assignment(at):
            values.setdefault(code.text(at - 1), []).append(_plain(code.texts[at + 1 : code.value_end(at)]))
    known = {name for name in code.declarations if _LANE.fullmatch(name) and name not in values}
    while new := {n for n, given in values.items() if n not in known and all(_is_lane(each, known) for each in given)}:
        known |= new
    return frozenset(known)


def _is_lane(value: _Words, known: set[str]) -> bool:
    """``threadIdx.x``, ``threadIdx.x & 31``, ``(int)tid % WARP``; not ``threadIdx.x / 32``"""
    names = {"threadIdx", *known}
    is_known = all(word in _IN_LANE or word in names or word.isupper() or word[:1].isdigit() for word in value)
    return is_known and not names.isdisjoint(value)


def _as_distance(lanes: frozenset[str], source: _Words) -> tuple[str, _Words]:
    """The shuffle by a distance that reads the lane that is named: ``__shfl(v, lane - d)``"""
    for sign, kind in (("-", "__shfl_up"), ("+", "__shfl_down"), ("^", "__shfl_xor")):
        if source[:1] and source[0] in lanes and source[1:2] == (sign,):
            return kind, source[2:]
        if source[:3] == _THREAD and source[3:4] == (sign,):
            return kind, source[4:]
    return "__shfl", source


def _comparisons(lanes: frozenset[str], condition: _Words, holds: bool) -> Iterator[tuple[str, _Words]]:
    """The comparisons of a lane's number that all hold where a condition does, or where it does not, each by its sign
    and what the number is compared with: ``lane >= d && i < n``, ``0 < lane``, ``!lane``, ``(lane & d) == 0``;
    ``lane < d || i >= n``, ``(lane == 0)``
    """
    joining, parting = (("&", "&"), ("|", "|")) if holds else (("|", "|"), ("&", "&"))
    depth, first = 0, 0
    parts = []
    for at, word in enumerate(condition):
        depth += (word in ("(", "[")) - (word in (")", "]"))
        if depth == 0 and condition[at : at + 2] == parting:
            return
        if depth == 0 and condition[at : at + 2] == joining:
            parts.append(condition[first:at])
            first = at + 2
    for part in (*parts, condition[first:]):
        for sign, bound in _comparison(lanes, part):
            if holds or sign in _OPPOSITE:
                yield (sign if holds else _OPPOSITE[sign]), bound


def _comparison(lanes: frozenset[str], part: _Words) -> Iterator[tuple[str, _Words]]:
    """The sign and the other side of one comparison, ``& d`` for ``(lane & d) == 0``."""
    if part[:1] == ("(",) and part[-1:] == (")",) and "(" not in part[1:] and "&" not in part:
        part = part[1:-1]
    for length, is_number in ((1, part[:1] and part[0] in lanes), (3, part[:3] == _THREAD)):
        if is_number:
            sign = comparison_at(part, length)
            if sign or len(part) == length:
                yield sign or "!=", part[length + len(sign) :] or ("0",)
            yield from _moved(part[length:])
    for length, is_number in ((1, part[-1:] and part[-1] in lanes), (3, part[-3:] == _THREAD)):
        sign = comparison_before(part, len(part) - length) if is_number else ""
        if sign:
            yield MIRRORED[sign], part[: -length - len(sign)]
    yield from _moved_on_the_right(lanes, part)
    if part[:1] == ("!",) and (part[1:] == _THREAD or (len(part) == 2 and part[1] in lanes)):
        yield "==", ("0",)
    inside = part[1:-4] if part[-3:] == ("=", "=", "0") else part[2:-1] if part[:1] == ("!",) else ()
    for length, is_number in ((1, inside[:1] and inside[0] in lanes), (3, inside[:3] == _THREAD)):
        if is_number and inside[length : length + 1] == ("&",):
            yield "&", inside[length + 1 :]


def _moved(rest: _Words) -> Iterator[tuple[str, _Words]]:
    """The comparison of a lane's number that is moved by something: ``- d >= 0``, ``+ d < 32``"""
    at = next((at for at, word in enumerate(rest) if word in "<>!="), 0)
    sign = comparison_at(rest, at)
    if sign and rest[0] in ("+", "-"):
        bound = rest[at + len(sign) :]
        by = rest[1:at] if at == 2 else ("(", *rest[1:at], ")")
        yield sign, by if (rest[0], bound) == ("-", ("0",)) else (*bound, "-" if rest[0] == "+" else "+", *by)


def _moved_on_the_right(lanes: frozenset[str], part: _Words) -> Iterator[tuple[str, _Words]]:
    """The comparison of a lane's number that is moved by something, on the right side: ``0 <= lane - d``, ``32 > lane +
    d``
    """
    at = next((at for at in range(1, len(part)) if comparison_at(part, at)), 0)
    sign = comparison_at(part, at)
    number = part[at + len(sign) :]
    length = 3 if number[:3] == _THREAD else 1
    if sign and "(" not in part[:at] and part[at - 1] not in "<>" and (length == 3 or not lanes.isdisjoint(number[:1])):
        yield from _moved((*number[length:], *MIRRORED[sign], *part[:at]))


def _leaves_out(constants: Constants, kind: str, source: _Words, sign: str, bound: _Words) -> bool:
    """Whether a lane that fulfils a comparison surely reads from one that does not. ``source`` is the distance of the
    shuffle, or the lane that is named.
    """
    limit, number = constants.value(bound), constants.value(source)
    if limit is not None and sign in (">", "<="):
        sign, limit = (">=" if sign == ">" else "<"), limit + 1
    if kind == "__shfl":
        return number is not None and limit is not None and _reads_lane(sign, limit, number)
    if number is None and limit is None:
        return (kind, sign) in _SAME if bound == source else _reads_rest(constants, kind, source, sign, bound)
    if limit is None or (number is not None and not 0 < number < WARP):
        return False
    if kind == "__shfl_up":
        return {">=": 0 < limit < WARP, "!=": limit == 0}.get(sign, False)
    if kind == "__shfl_down" and (sign, limit) in (("!=", WARP - 1), ("<", WARP - (number or 1))):
        return True
    if number is None:
        return False
    is_same_bit = kind == "__shfl_xor" and limit == number
    return {"<": 0 < limit <= number, "==": 0 <= limit < WARP - number, "&": is_same_bit}.get(sign, False)


def _reads_rest(constants: Constants, kind: str, source: _Words, sign: str, bound: _Words) -> bool:
    """Whether a shuffle down is left to the lanes for which there is one to read from: ``lane < 32 - d``"""
    length = len(source) + 1
    whole = constants.value(bound[:-length])
    is_rest = bound[-length:] == ("-", *source) and (sign, whole) in (("<", WARP), ("<=", WARP - 1))
    return kind == "__shfl_down" and is_rest


def _reads_lane(sign: str, limit: int, number: int) -> bool:
    """Whether lanes that fulfil a comparison read one that does not: lane ``number`` for ``lane >= limit``"""
    if not (0 <= number < WARP and 0 <= limit < WARP):
        return False
    if sign == "==":
        return number != limit
    return {">=": number < limit, "<": 0 < limit <= number, "!=": number == limit}.get(sign, False)
