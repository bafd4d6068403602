"""HP419: steps of a warp in shared memory that nothing orders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.waves.constants import Constants
from hipport.waves.elections import conditions_around
from hipport.waves.exchanges import exchanges
from hipport.waves.exchanges import may_wait
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction
from hipport.waves.indices import index_in_full
from hipport.waves.indices import sets_index

#: So many steps, one after the other, show that a parameter points to what several lanes share.
_OF_POINTER = 3
_OF_SHARED = 2
#: ``d >>= 1``, ``d /= 2``, ``d <<= 1``, ``d *= 2``
_DISTANCES = frozenset(((">", ">"), ("/", "="), ("<", "<"), ("*", "=")))


@rule("HP419", "implicit-warp-sync", words=("__global__", "__device__"))
def implicit_warp_sync(ctx: Context) -> Iterator[Diagnostic]:
    """Steps in shared memory in which a lane reads what another lane wrote in the step before, with nothing between.

    What it finds: two or more statements such as `s[t] += s[t + 16]; s[t] += s[t + 8];`, each also under its own `if`,
    of a `__shared__` array of the function that is not `volatile`, or of a pointer or reference to it; three or more,
    where `s` is a pointer that the function is given or gets from elsewhere; and a loop of constant distances with
    nothing but such a step, `for (int d = 16; d > 0; d /= 2) s[t] += s[t + d];`, which the compiler unrolls, also where
    it takes several statements, `{ b = s[t ^ d]; a += b; s[t] = a; }`, without a call that may be a barrier. The index
    may be a variable that is set to it, `int other = t + 16;`. Of such an array also what a lane reads beside its own
    element after all have written theirs, `s[t] = a; b = s[t ^ 1];`, and what all read after one has written it, `if
    (lane == 0) s[warp] = a; b = s[warp];`, or each lane its number, `if (n > 0) s[warp] = lane; if (s[warp] == lane)
    ...`, with no call between that may be a barrier.

    Why: a thread does not see what other lanes do: the compiler for AMD GPUs reads the values of all steps before it
    writes the first sum, and reads an element in the other lanes before lane 0 writes it. nvcc may do the same; code of
    the years when warps always ran in step relied on `volatile`, which forbids it, on both.

    Example:
        __global__ void k(float *x) {
            __shared__ float s[64];
            int t = threadIdx.x;
            s[t] = x[t];
            __syncthreads();
            if (t < 32) { s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; }
            x[t] = s[0];
        }

    Keep:
        __global__ void k(float *x) {
            __shared__ volatile float s[64];
            int t = threadIdx.x;
            s[t] = x[t];
            __syncthreads();
            if (t < 32) { s[t] += s[t + 16]; s[t] += s[t + 8]; s[t] += s[t + 4]; }
            x[t] = s[0];
        }

    Fix safety: no fix. Declare the array `volatile`, or write `__syncwarp()` between reading and writing and between
    the steps.

    Source: the assembly that hipcc of ROCm 7.2 makes for gfx942 with -O3; Independent Thread Scheduling in the CUDA C++
    programming guide.
    """
    for function in ctx.cross_lane.all:
        code = function.code
        reported: set[str] = set()
        unordered = list(_unordered(code, ctx.cross_lane.constants))
        for at in unordered or _in_loops(function, ctx.cross_lane.constants):
            reported.add(code.texts[at])
            if not ctx.is_settled(code.places[at]):
                name = code.texts[at]
                yield ctx.diagnostic(
                    "HP419",
                    Severity.WARNING,
                    code.places[at],
                    f"other lanes read {name} in the next step: without volatile or a barrier the compiler for AMD GPUs"
                    " reads before they have written",
                    f"declare {name} volatile, or write __syncwarp() between the steps",
                    symbol=name,
                )
        for at in exchanges(function, ctx.cross_lane.constants):
            name = code.texts[at]
            if name not in reported and not ctx.is_settled(code.places[at]):
                reported.add(name)
                yield ctx.diagnostic(
                    "HP419",
                    Severity.WARNING,
                    code.places[at],
                    f"another lane has written this element of {name}: without volatile or a barrier the compiler for "
                    "AMD GPUs may read before",
                    f"declare {name} volatile, or write __syncwarp() before this",
                    symbol=name,
                )


def _unordered(code: FunctionCode, constants: Constants) -> Iterator[int]:
    """The position of the array in the first step of each row of them."""
    end = code.body
    for at in code.where("["):
        if at > end and _begins_step(code, at - 1):
            steps, end_of_row = _row(code, at - 1, constants)
            steps = _OF_POINTER if steps == 1 and _is_unrolled(code, at - 1, constants) else steps
            if steps and 0 < _steps_wanted(code, code.text(at - 1)) <= steps:
                end = end_of_row
                yield at - 1


def _is_unrolled(code: FunctionCode, at: int, constants: Constants) -> bool:
    """Whether a step is all that a loop does, over distances that the compiler knows:
    ``for (int d = 16; d > 0; d /= 2) s[t] += s[t + d];``, ``{ int other = t + d; s[t] += s[other]; }``
    """
    first, end = at, _step_end(code, at)
    while code.text(first - 1) == ";" and sets_index(code, code.statement(first - 2)[0]):
        first = code.statement(first - 2)[0]
    while code.text(first - 1) == "{" and code.text(end) == "}":
        first, end = first - 1, end + 1
    distance = _distance(code, code.partner.get(first - 1, -1), constants)
    return bool(distance) and distance not in code.texts[at + 2 : code.partner[at + 1]]


def _in_loops(function: WarpFunction, constants: Constants) -> Iterator[int]:
    """The position at which a lane writes its element in a loop over distances that the compiler knows, where it reads
    another lane's too and waits for nobody: ``for (int d = 16; d > 0; d /= 2) { b = s[t ^ d]; a += b; s[t] = a; }``;
    not what is written under a condition on the distance, which the compiler leaves in its place.
    """
    code = function.code
    for loop in code.where("for", "while"):
        distance = _distance(code, loop + 1, constants)
        first = code.partner.get(loop + 1, loop) + 1
        body = range(first, code.statement_end(first)) if distance else range(0)
        elements = [at for at in body if code.text(at + 1) == "[" and _steps_wanted(code, code.texts[at]) > 0]
        for at in elements if not any(may_wait(code, at) for at in body) else ():
            own = code.texts[at + 2 : code.partner[at + 1]]
            conditions = (code.texts[opener:closer] for opener, closer in conditions_around(code, at) if opener > first)
            is_own = code.is_written(at) and not any(distance in words for words in (own, *conditions))
            others = (other for other in elements if code.texts[other] == code.texts[at])
            if is_own and function.thread_names.intersection(own) and any(_is_beside(code, i, own) for i in others):
                yield at


def _distance(code: FunctionCode, opener: int, constants: Constants) -> str:
    """The variable of a loop over distances that the compiler knows, empty for other loops: ``for (int d = 16; d > 0; d
    /= 2)``, ``for (int d = WARP_SIZE / 2; d > 0; d >>= 1)`` with a constant of another project's too, and ``int d = 16;
    while (d > 0) { ...; d >>= 1; }``
    """
    end = code.partner.get(opener, opener)
    header = code.texts[opener:end]
    if code.text(opener - 1) == "while":
        names = (word for word in header if is_name(word) and word in code.declarations)
        return next((name for name in names if _is_halved(code, name, opener, constants)), "")
    if code.text(opener - 1) != "for" or "=" not in header or _DISTANCES.isdisjoint(pairwise(header)):
        return ""
    equals = header.index("=")
    return header[equals - 1] if _is_known(constants, header[equals + 1 : header.index(";")]) else ""


def _is_halved(code: FunctionCode, name: str, opener: int, constants: Constants) -> bool:
    """Whether a variable is a constant before a loop, and halved or doubled once in it: ``d >>= 1;``"""
    writes = [at for at in code.where(name) if code.is_written(at)]
    body = range(opener, code.statement_end(opener - 1))
    before, inside = [at for at in writes if at < opener], [at for at in writes if at in body]
    return (
        bool(before)
        and code.text(before[-1] + 1) == "="
        and _is_known(constants, code.texts[before[-1] + 2 : code.value_end(before[-1] + 1)])
        and [code.texts[at + 1 : at + 3] in _DISTANCES for at in inside] == [True]
    )


def _is_known(constants: Constants, start: tuple[str, ...]) -> bool:
    """Whether the compiler knows a number: ``16``, ``WARP_SIZE / 2``"""
    return constants.value(start) is not None or all(word.isupper() for word in start if is_name(word))


def _steps_wanted(code: FunctionCode, name: str) -> int:
    """How many steps are a row for certain, 0 where the memory is volatile, the lane's own or not known."""
    at, words = code.declared_at(name), code.declared_words(name)
    if "volatile" in words:
        return 0
    if "__shared__" in words:
        return _OF_SHARED
    is_pointer = "*" in words
    if at < code.body:
        return _OF_POINTER if is_pointer else 0
    if not (is_pointer or "auto" in words) or code.text(at + 1) != "=":
        return 0
    if any(other != at and code.text(other + 1) != "[" and code.is_written(other) for other in code.where(name)):
        return 0
    value = code.texts[at + 2 : code.value_end(at + 1)]
    declared = next((word for word in value if 0 <= code.declared_at(word) < at), "")
    if not declared:
        return _OF_POINTER if is_pointer and "new" not in value else 0
    return _steps_wanted(code, declared)


def _begins_step(code: FunctionCode, at: int) -> bool:
    """``s`` of ``; s[t] += ...`` and of ``if (n > 8) s[t] += ...``"""
    return code.text(at - 1) in (";", "{", "}", ")", "else")


def _row(code: FunctionCode, first: int, constants: Constants) -> tuple[int, int]:
    """How many steps on one array follow each other, and where the last one ends: ``s[t] += s[t + 8]; if (n > 4)
    s[t] += s[t + 4];``. Sums of other elements, ``s[n + t] += s[n + t + 8];``, do not count, nor do later steps over
    more than a warp, ``s[t] += s[t + 32]; s[t] += s[t + 64];``: that no warp would be right about.
    """
    name, steps, at = code.texts[first], 0, first
    element = code.texts[first : code.partner.get(first + 1, first)]
    while code.text(at) == name and (end := _step_end(code, at)) >= 0:
        steps += code.texts[at : at + len(element)] == element and not (steps and _is_far(code, at, end, constants))
        at = end
        while code.text(at) == "}":
            at += 1
        while sets_index(code, at):
            at = code.statement_end(at)
        while code.text(at) == "if" and code.text(at + 1) == "(":
            at = code.partner.get(at + 1, at + 1) + 1
        at += code.text(at) == "{"
    return steps, at


def _step_end(code: FunctionCode, at: int) -> int:
    """The end of a statement in which a lane writes its element and reads one beside it, -1 where it is none:
    ``s[t] += s[t + 8];``, ``s[t] = max(s[t], s[t + 8]);``, ``s[t] = sum = sum + s[t + 8];``
    """
    name, closer = code.texts[at], code.partner.get(at + 1, -1)
    if code.text(at + 1) != "[" or closer < 0 or not code.is_written(at):
        return -1
    index = code.texts[at + 2 : closer]
    end = code.statement_end(at)
    others = (at for at in range(closer, end) if code.text(at) == name and code.text(at + 1) == "[")
    return end if any(_is_beside(code, at, index) for at in others) else -1


def _is_far(code: FunctionCode, at: int, end: int, constants: Constants) -> bool:
    """Whether a step reads the element of a thread of another warp: ``s[t] += s[t + 64];``"""
    index = code.texts[at + 2 : code.partner[at + 1]]
    others = (i for i in range(at + 1, end) if code.text(i) == code.texts[at] and _is_beside(code, i, index))
    read = (index_in_full(code, i + 2, code.partner[i + 1]) for i in others)
    return all((constants.value(each[len(index) + 1 :]) or 0) >= WARP for each in read)


def _is_beside(code: FunctionCode, at: int, index: tuple[str, ...]) -> bool:
    """``s[t + 8]`` or ``s[other]`` after ``int other = t ^ 8;`` for the index ``t``"""
    read = index_in_full(code, at + 2, code.partner.get(at + 1, at))
    return len(read) > len(index) and read[: len(index)] == index and read[len(index)] in ("+", "^", "-")
