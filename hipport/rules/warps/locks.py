"""HP409: locks for which lanes of a wavefront wait in a loop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.waves.functions import WarpFunction

_LOCKING = {"atomicCAS": 3, "atomicExch": 2, "atomicOr": 2}
_LOCKING |= {f"{name}_block": count for name, count in _LOCKING.items()}
_TICKETS = ("atomicAdd", "atomicInc")
_WAITING = frozenset(("__nanosleep", "__threadfence", "__threadfence_block", "continue", "__syncwarp"))
#: What else the computation of a delay has: ``ns = ns < 256 ? ns * 2 : 256``, ``ns = min(ns * 2, 256u)``
_OF_DELAYS = frozenset(("if", "else", "min", "max", "umin"))
_THREAD = ("threadIdx", ".", "x")
_CONSTANT = re.compile(r"\d\w*|[A-Z][A-Z0-9_]*|true|false|k[A-Z]\w*")
_ELECTING = re.compile(
    r"(?:threadIdx \. x|threadIdx|\w*(?:tid|lane|thread|rank)\w*(?: \( \))?) (?:= =|<) [01]\b"
    r"|! (?:threadIdx|\w*(?:tid|lane|thread)\w*)|0 = = (?:threadIdx|\w*(?:tid|lane|thread)\w*)"
    r"|\w*(?:leader|elect|master|first_thread|is_first)\w*",
    re.IGNORECASE,
)
_LEAVING = re.compile(
    r"if \( (?:threadIdx \. x|\w*(?:tid|lane|thread)\w*) (?:(?:! =|>) 0|> = 1) \) (?:\{ )?return", re.IGNORECASE
)


@rule("HP409", "lock-in-warp", words=(*_LOCKING, *_TICKETS, "__shared__"))
def lock_in_warp(ctx: Context) -> Iterator[Diagnostic]:
    """A lock that a thread waits for in a loop, while another thread of its warp may hold it.

    What it finds: loops that only try `atomicCAS`, `atomicExch` or `atomicOr` with constants until they succeed,
    themselves, by a variable that keeps the result or by a function such as `try_lock()`, and loops that only read
    until it is the turn of a number from `atomicAdd`, in code that is not restricted to one thread of the block or the
    warp; and loops that only wait for a `__shared__` variable of the function to change, or for another to be the
    thread's number. What is waited with may get longer, `__nanosleep(ns); ns *= 2;`. Loops that update a value by
    atomicCAS are not reported, nor loops that take and release the lock within one iteration.

    Why: NVIDIA's GPUs since Volta let the lane with the lock continue while the others wait. On AMD GPUs the lanes of a
    wavefront execute in lockstep: the lane with the lock never reaches the end of its critical section, and a lane that
    is to write what others wait for never gets to write it; on CDNA two warps are one wavefront.

    Example:
        __global__ void append(int *lock, int *list) {
            while (atomicCAS(lock, 0, 1) != 0);
            list[list[0]++] = threadIdx.x;
            atomicExch(lock, 0);
        }

    Keep:
        __global__ void append(int *lock, int *list) {
            for (bool done = false; !done;) {
                if (atomicCAS(lock, 0, 1) == 0) {
                    list[list[0]++] = threadIdx.x;
                    atomicExch(lock, 0);
                    done = true;
                }
            }
        }

    Fix safety: no fix. Put the critical section into the branch that got the lock, as above, or let one lane of each
    wavefront take the lock. Wait for shared memory at a barrier.

    Source: Independent Thread Scheduling in the CUDA C++ programming guide; AMD's wavefronts have one program counter.
    """
    trying = tuple(f.name for f in ctx.cross_lane.all if f.name and _only_tries(f.code))
    for function in ctx.cross_lane.all:
        for at in _waits(function.code, trying):
            if not ctx.is_settled(function.code.places[at]) and not _is_for_one_thread(ctx, function, at):
                yield ctx.diagnostic(
                    "HP409",
                    Severity.WARNING,
                    function.code.places[at],
                    "the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep",
                    "put the critical section into the branch that got the lock, or let one lane take the lock",
                    symbol=function.code.texts[at],
                )
        for at in _waits_for_others(function):
            if not ctx.is_settled(function.code.places[at]):
                yield ctx.diagnostic(
                    "HP409",
                    Severity.WARNING,
                    function.code.places[at],
                    "the lanes that wait here block those of their wavefront that are to write "
                    f"{function.code.texts[at]}: on AMD GPUs they execute in lockstep",
                    "wait at a barrier, or let other wavefronts than those that wait write it",
                    symbol=function.code.texts[at],
                )


def _waits_for_others(function: WarpFunction) -> Iterator[int]:
    """The positions of variables that a loop only reads until they change: in shared memory, ``while (!ready) {}``,
    ``do {} while (count[warp] < n);``, or until a thread's turn, ``while (turn != threadIdx.x) {}``
    """
    code = function.code
    for loop in code.where("while"):
        closer = code.partner.get(loop + 1, -1)
        is_do = code.text(loop - 1) == "}" and code.text(code.partner.get(loop - 1, 0) - 1) == "do"
        body = (code.partner[loop - 1] + 1, loop - 1) if is_do else _body(code, closer + 1)
        condition = code.texts[loop + 1 : closer]
        names = [at for at in range(loop + 2, closer) if is_name(code.texts[at])]
        shared = [at for at in names if _is_shared(code, code.texts[at]) or _is_turn_of(function, loop + 2, closer, at)]
        changes = any(code.is_written(at) and code.text(at - 1) != "&" for at in names)
        if shared and not changes and _only_waits(code, *body) and _reads_only(condition):
            yield shared[0]


def _is_turn_of(function: WarpFunction, first: int, end: int, at: int) -> bool:
    """Whether a name is compared with the thread's number: ``turn`` of ``turn != threadIdx.x``, ``*next != tid``"""
    code = function.code
    sign = next((i for i in range(first, end) if code.texts[i : i + 2] == ("!", "=")), -1)
    other = code.texts[sign + 2 : end] if at < sign else code.texts[first:sign]
    is_number = other == _THREAD or (len(other) == 1 and other[0] in function.thread_names)
    return sign >= 0 and is_number and code.texts[at] not in (*_THREAD, *other)


def _is_shared(code: FunctionCode, name: str) -> bool:
    """Whether a variable is declared in shared memory here: ``__shared__ volatile int ready;``"""
    first, end = code.declarations.get(name, (0, 0))
    return "__shared__" in code.texts[first:end]


def _reads_only(condition: tuple[str, ...]) -> bool:
    """Whether a condition calls nothing but atomic functions that read: ``atomicAdd(&count, 0) < n``"""
    called = {one for one, two in pairwise(condition) if two == "(" and is_name(one)}
    return called <= {"atomicAdd", "atomicOr"} and (not called or "0" in condition)


def _waits(code: FunctionCode, trying: tuple[str, ...]) -> Iterator[int]:
    """The positions of atomic operations, or of calls of functions in ``trying``, that take a lock and that a loop only
    repeats until they succeed.

    ``while (atomicCAS(lock, 0, 1) != 0);`` or ``for (;;) { if (atomicCAS(lock, 0, 1) == 0) break; }`` or
    ``while (!got) got = try_lock();``
    """
    for at in code.where(*_LOCKING, *_TICKETS, *trying):
        if at > code.body and (code.texts[at] in trying or _is_lock(code, at) or _is_turn(code, at)):
            loop, in_condition = _loop(code, at)
            only = loop and (_only_waits(code, *loop) if in_condition else _only_leaves(code, *loop, at))
            if only or _is_kept_for_condition(code, at):
                yield at


def _only_tries(code: FunctionCode) -> bool:
    """Whether a function does nothing but try: ``bool try_lock() { return atomicCAS(m, 0, 1) == 0; }``"""
    first = code.body + 1
    at = next(code.where(*_LOCKING), -1)
    return code.text(first) == "return" and first < at < code.statement_end(first) and _is_lock(code, at)


def _is_lock(code: FunctionCode, at: int) -> bool:
    """Whether an atomic operation takes the place of a constant, as that of a free lock: ``atomicCAS(m, 0, id + 1)``,
    ``atomicExch(m, 1)``, ``atomicOr(m, 1)``
    """
    arguments = [" ".join(words) for words in _arguments(code, at + 1)]
    if code.text(at + 1) != "(" or len(arguments) != _LOCKING.get(code.texts[at]):
        return False
    goes_on = any("+ +" in argument or "- -" in argument for argument in arguments)
    return _CONSTANT.fullmatch(arguments[1]) is not None and arguments[1:] != ["0"] and not goes_on


def _is_turn(code: FunctionCode, at: int) -> bool:
    """Whether the atomic operation only reads the number whose turn it is: ``while (atomicAdd(&now, 0) != ticket);``
    after ``ticket = atomicAdd(&next, 1);``
    """
    arguments = _arguments(code, at + 1)
    condition = next((opener for opener in code.around(at) if code.text(opener - 1) == "while"), -1)
    words = code.texts[condition : code.partner.get(condition, condition)]
    taken = code.names_from(frozenset(_TICKETS)) - set(_TICKETS)
    return code.texts[at] in _TICKETS and arguments[1:] in ([("0",)], [("0u",)]) and not taken.isdisjoint(words)


def _arguments(code: FunctionCode, opener: int) -> list[tuple[str, ...]]:
    """The texts of each argument of a call whose ``(`` is at ``opener``."""
    found, first, at = [], opener + 1, opener + 1
    end = code.partner.get(opener, opener + 1)
    while at <= end:
        if at == end or code.texts[at] == ",":
            found.append(code.texts[first:at])
            first = at + 1
        at = code.partner.get(at, at) + 1 if code.text(at) in ("(", "[", "{") else at + 1
    return found


def _loop(code: FunctionCode, at: int) -> tuple[tuple[int, int] | None, bool]:
    """The first position and the end of the body of the loop around an atomic operation, None where there is no loop,
    and whether the operation is in the loop's condition.

    ``while (atomicCAS(..)) body``, ``do { body } while (atomicCAS(..));``, ``for (..) { .. atomicCAS(..) .. }``
    """
    for opener in code.around(at):
        if code.texts[opener] == "(" and code.text(opener - 1) == "while":
            closer = code.partner.get(opener, opener)
            if code.text(opener - 2) == "}" and code.text(closer + 1) == ";":
                begin = code.partner.get(opener - 2, opener - 2)
                if code.text(begin - 1) == "do":
                    return (begin + 1, opener - 2), True
            return _body(code, closer + 1), True
        if code.texts[opener] == "{":
            head = code.partner.get(opener - 1, -1) if code.text(opener - 1) == ")" else -1
            if code.text(head - 1) in ("while", "for"):
                return (opener + 1, code.partner.get(opener, opener)), False
            if head < 0 and code.text(opener - 1) != "else":
                return None, False
    return None, False


def _body(code: FunctionCode, first: int) -> tuple[int, int]:
    """First position and end of the body of a loop, ``{ ... }`` or one statement, that begins at ``first``."""
    if code.text(first) == "{":
        return first + 1, code.partner.get(first, first + 1)
    end = first
    while code.text(end) not in (";", ""):
        end += 1
    return first, end


def _only_waits(code: FunctionCode, first: int, end: int) -> bool:
    """Whether the body of a loop does nothing, except sleeps and fences, and waits that get longer:
    ``__nanosleep(ns); if (ns < 256) ns *= 2;``
    """
    delays = {code.text(at + 2) for at in code.where("__nanosleep") if first <= at < end and is_name(code.text(at + 2))}
    known = _WAITING | {"volatile"} | (delays | _OF_DELAYS if delays else set())
    assigned = (at for at in range(first, end) if code.is_assignment(at))
    return all(not is_name(text) or text in known for text in code.texts[first:end]) and all(
        not delays.isdisjoint(code.texts[at - 2 : at]) for at in assigned
    )


def _only_leaves(code: FunctionCode, first: int, end: int, at: int) -> bool:
    """Whether the body of a loop is only ``if (atomicCAS(..) == 0) break;``."""
    words = " ".join(code.texts[first:end])
    begins = code.text(first) == "if" and first < at
    return begins and re.fullmatch(r"if \( .* \) (?:\{ )?break ;(?: \})?(?: \w+ \( .* \) ;)?", words) is not None


def _is_kept_for_condition(code: FunctionCode, at: int) -> bool:
    """Whether a loop does nothing but keep what the operation says for the loop's condition:
    ``while (!got) got = atomicCAS(m, 0, 1) == 0;``, ``do { old = atomicCAS(m, 0, 1); } while (old != 0);``
    """
    first, end = code.statement(at)
    opener = -1
    if code.text(first) == "while":
        opener = first + 1
        first = code.partner.get(opener, first) + 1
    elif code.text(first - 1) == "{" and code.text(end + 1) == "}":
        opener = end + 3 if code.text(first - 2) == "do" else code.partner.get(first - 2, -1)
    condition = code.texts[opener : code.partner.get(opener, opener)] if code.text(opener - 1) == "while" else ()
    return first < at and code.text(first + 1) == "=" and code.text(first) in condition


def _is_for_one_thread(ctx: Context, function: WarpFunction, at: int) -> bool:
    """Whether only one thread of a warp reaches a position: by the conditions around it, by an earlier return of the
    others, or because the file calls the function only at such positions.
    """
    if _is_elected(function.code, at):
        return True
    calls = [
        (other.code, position)
        for other in ctx.cross_lane.all
        for position in (other.code.where(function.name) if function.name else ())
        if other is not function and position > other.code.body and other.code.text(position + 1) == "("
    ]
    return bool(calls) and all(_is_elected(code, position) for code, position in calls)


def _is_elected(code: FunctionCode, at: int) -> bool:
    """Whether a position is in ``if (threadIdx.x == 0)``, or after ``if (threadIdx.x != 0) return;``."""
    if _LEAVING.search(" ".join(code.texts[code.body : at])):
        return True
    first, _ = code.statement(at)
    heads = [opener - 1 for opener in code.around(at) if code.texts[opener] == "{"]
    closers = [closer for closer in heads if code.text(closer) == ")"]
    closers += [code.partner[i + 1] for i in range(first, at) if code.texts[i] == "if" and i + 1 in code.partner]
    for closer in closers:
        opener = code.partner.get(closer, closer)
        if code.text(opener - 1) == "if" and _ELECTING.search(" ".join(code.texts[opener:closer])):
            return True
    return False
