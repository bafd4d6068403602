"""HP409: locks for which lanes of a wavefront wait in a loop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from hipport.code.function_code import FunctionCode
from hipport.code.items import TYPE_WORDS
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import has_wide_target
from hipport.context.warp_modes import is_native
from hipport.context.wavefront_choices import parts_wavefront
from hipport.context.wavefront_choices import thread_numbers
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.waves.choices import choices
from hipport.waves.elections import Elected
from hipport.waves.elections import elected_at
from hipport.waves.functions import WarpFunction
from hipport.waves.locks import LOCKING
from hipport.waves.locks import argument_texts
from hipport.waves.locks import takes_lock
from hipport.waves.waits import Wait
from hipport.waves.waits import body_of
from hipport.waves.waits import is_changed
from hipport.waves.waits import only_waits
from hipport.waves.waits import shared_names
from hipport.waves.waits import waits
from hipport.waves.waits import writes_by_thread

_TICKETS = ("atomicAdd", "atomicInc")
_THREAD = ("threadIdx", ".", "x")
_BROADCASTS = ("__shfl_sync", "__shfl")
_TELLING = frozenset((*_BROADCASTS, "__any_sync", "__any", "__syncwarp", "__nanosleep"))
_LOCK = "the lanes that wait here block the one that holds the lock: on AMD GPUs they execute in lockstep"
_REMEDY_OF_LOCK = (
    "put the critical section into the branch that got the lock, or let one lane of each wavefront take it"
)
_LOCK_OF_WARP = (
    "one lane of each warp waits here, and two warps are one wavefront on CDNA: the one that waits blocks the one that "
    "holds the lock"
)


@rule("HP409", "lock-in-warp", words=("__global__", "__device__"))
def lock_in_warp(ctx: Context) -> Iterator[Diagnostic]:
    """A lock that a thread waits for in a loop, while another thread of its warp may hold it.

    What it finds: loops that only try `atomicCAS`, `atomicExch` or `atomicOr` with constants until they succeed,
    themselves, by a variable that keeps the result or by a function such as `try_lock()`, and loops that only read
    until it is the turn of a number from `atomicAdd`, in code that is not restricted to one thread of the block; where
    wavefronts have 64 lanes, also one lane of each warp of 32, which may tell the others by a shuffle. And loops that
    only wait for a `__shared__` variable of the function to change, for another to be the thread's number or one that
    it has drawn by `atomicAdd`, or for an element of an array of which the function writes the elements of its threads
    or warps, `while (ready[column] == 0);` before `ready[row] = 1;`, or for what it writes in another arm of a choice
    between threads of one wavefront; also those that go on where it is there, `while (i < n) { if (ready[column[i]]) i
    += 32; }`. What is waited
    with may get longer, `__nanosleep(ns); ns *= 2;`. Loops that update a value by atomicCAS are not reported, nor loops
    that take and release the lock within one iteration.

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
    known = [function for function in (*ctx.cross_lane.all, *ctx.locking_of_headers) if function.name]
    trying = tuple(function.name for function in known if _only_tries(function.code))
    waiting = {f.name: number for f in known if (number := _waits_for(f)) is not None}
    for function in ctx.cross_lane.all:
        for at in _tries(function.code, trying):
            elected = elected_at(ctx.cross_lane, function, at, is_native(ctx))
            if elected is Elected.ONE or (elected is Elected.ONE_OF_WARP and not has_wide_target(ctx)):
                continue
            if not ctx.is_settled(function.code.places[at]):
                yield ctx.diagnostic(
                    "HP409",
                    Severity.WARNING,
                    function.code.places[at],
                    _LOCK_OF_WARP if elected is Elected.ONE_OF_WARP else _LOCK,
                    _REMEDY_OF_LOCK,
                    symbol=function.code.texts[at],
                )
        for at in _waits_for_others(ctx, function, waiting):
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


def _waits_for(function: WarpFunction) -> int | None:
    """The number of the pointer parameter that a function waits for:
    ``void wait_for(volatile int *flag, int value) { while (*flag != value); }``
    """
    code = function.code
    name = next((at for at in code.where(function.name) if code.text(at + 1) == "("), code.body)
    parameters = [code.texts[first:end] for first, end in code.arguments(name + 1)] if name < code.body else []
    for wait in waits(code) if any("*" in parameter for parameter in parameters) else ():
        for number, parameter in enumerate(parameters):
            if "*" in parameter and parameter[-1] in code.texts[wait.first : wait.end]:
                return number
    return None


def _waits_for_others(ctx: Context, function: WarpFunction, waiting: dict[str, int]) -> Iterator[int]:
    """The positions of variables that a loop only reads until they change: in shared memory, ``while (!ready) {}``,
    ``do {} while (count[warp] < n);``, elements that other threads write, ``while (ready[column] == 0);``, or until a
    thread's turn, ``while (turn != threadIdx.x) {}``; ``phase.wait(0)`` of an atomic object in shared memory, and calls
    of the functions in ``waiting``, which wait for what an argument points to.
    """
    code = function.code
    loops = list(waits(code))
    for at in code.where(*waiting):
        values = code.arguments(at + 1) if at > code.body and code.text(at + 1) == "(" else []
        loops += [Wait(*span, at) for span in values[waiting[code.texts[at]] :][:1]]
    if not loops and "wait" not in code.texts:
        return
    shared = shared_names(code)
    for at in code.where("wait"):
        if code.text(at - 1) == "." and shared.get(code.text(at - 2)) and code.text(at + 1) == "(":
            yield at - 2
    arms = _arms(ctx, function) if loops else []
    for wait in loops:
        names = [at for at in range(wait.first, wait.end) if is_name(code.texts[at])]
        found = (
            at
            for at in names
            if code.texts[at] in shared
            or _is_awaited(ctx, function, wait, at)
            or _is_written_beside(code, wait, at, arms)
        )
        first = next(found, -1)
        if first >= 0 and not any(_changes(code, wait, at) for at in names):
            yield first


def _changes(code: FunctionCode, wait: Wait, at: int) -> bool:
    """Whether a condition changes what it asks: ``done[i++]``, ``(i = next[i]) != 0``, and not ``(v = *p) == 0``."""
    if not code.is_written(at) or code.text(at - 1) == "&":
        return False
    return code.text(at + 1) != "=" or code.texts[wait.first : wait.end].count(code.texts[at]) > 1


def _is_awaited(ctx: Context, function: WarpFunction, wait: Wait, at: int) -> bool:
    """Whether a name is that of what another thread of the wavefront may have to write."""
    if _is_turn_of(function, wait.first, wait.end, at):
        return True
    code = function.code
    if _is_turn_of_ticket(code, wait, at):
        elected = elected_at(ctx.cross_lane, function, wait.first, is_native(ctx))
        return elected is Elected.ALL or (elected is Elected.ONE_OF_WARP and has_wide_target(ctx))
    threads = code.names_from(frozenset(("threadIdx", *_BROADCASTS, *function.thread_parameters)))
    if not any(writes_by_thread(code, name, threads, wait) for name in _arrays(code, at)):
        return False
    elected = elected_at(ctx.cross_lane, function, wait.first, is_native(ctx))
    return elected is not Elected.ONE and has_wide_target(ctx)


def _arms(ctx: Context, function: WarpFunction) -> list[list[range]]:
    """The arms of each choice between threads of one wavefront: ``if (warp == 0) { ... } else { ... }``"""
    numbers = thread_numbers(function, ctx.cross_lane.constants)
    return list(choices(function.code, partial(parts_wavefront, ctx, function, numbers)))


def _is_written_beside(code: FunctionCode, wait: Wait, at: int, arms: list[list[range]]) -> bool:
    """Whether what a loop in one arm waits for is written in another: ``if (warp == 0) q->tail = n; else while (q->tail
    < n);``
    """
    if code.text(at - 1) in (".", "->") or code.text(at + 1) == "(":
        return False
    around = [choice for choice in arms if any(wait.loop in arm for arm in choice)]
    others = [arm for choice in around for arm in choice if wait.loop not in arm]
    return any(is_changed(code, i) for arm in others for i in arm if code.text(i) == code.texts[at])


def _arrays(code: FunctionCode, at: int) -> Iterator[str]:
    """The array that a name is, ``ready[column]``, or that it stands for an element of, ``int *p = &ready[column];``"""
    name = code.texts[at]
    if code.text(at + 1) in ("[", "+"):
        yield name
    elif name in code.declarations and code.text(at - 1) not in (".", "->"):
        first, end = code.statement(code.declarations[name][1])
        yield from (code.texts[i] for i in range(first, end) if is_name(code.texts[i]) and code.text(i + 1) == "[")


def _is_turn_of(function: WarpFunction, first: int, end: int, at: int) -> bool:
    """Whether a name is compared with the thread's number: ``turn`` of ``turn != threadIdx.x``, ``*next < warp``"""
    code = function.code
    sign = next((i for i in range(first, end) if code.texts[i] in ("!", "<")), -1)
    other = code.texts[sign + 1 + (code.text(sign + 1) == "=") : end] if at < sign else code.texts[first:sign]
    numbers = code.names_from(frozenset(("threadIdx",))) if code.text(sign) == "<" else function.thread_names
    is_number = other == _THREAD or (len(other) == 1 and other[0] in numbers)
    return sign >= 0 and is_number and code.texts[at] not in (*_THREAD, *other)


def _is_turn_of_ticket(code: FunctionCode, wait: Wait, at: int) -> bool:
    """Whether a name is compared with a number that was drawn: ``serving`` of ``while (serving != ticket);`` after
    ``ticket = atomicAdd(&next, 1);``
    """
    words = {*code.texts[wait.first : wait.end]}
    drawn = words & code.names_from(frozenset(_TICKETS)) & code.declarations.keys()
    is_shared = code.texts[at] not in {*code.declarations, *TYPE_WORDS, "volatile"}
    return bool(drawn) and is_shared and words.isdisjoint(_TICKETS) and not words.isdisjoint("!<")


def _tries(code: FunctionCode, trying: tuple[str, ...]) -> Iterator[int]:
    """The positions of atomic operations, or of calls of functions in ``trying``, that take a lock and that a loop only
    repeats until they succeed.

    ``while (atomicCAS(lock, 0, 1) != 0);`` or ``for (;;) { if (atomicCAS(lock, 0, 1) == 0) break; }`` or
    ``while (!got) got = try_lock();``
    """
    for at in code.where(*LOCKING, *_TICKETS, *trying):
        if at > code.body and (code.texts[at] in trying or takes_lock(code, at) or _is_turn(code, at)):
            loop, in_condition = _loop(code, at)
            only = loop and (only_waits(code, *loop) if in_condition else _only_leaves(code, *loop, at))
            if only or _is_kept_for_condition(code, at) or (loop and _is_told(code, *loop, at)):
                yield at


def _only_tries(code: FunctionCode) -> bool:
    """Whether a function does nothing but try: ``bool try_lock() { return atomicCAS(m, 0, 1) == 0; }``"""
    first = code.body + 1
    at = next(code.where(*LOCKING), -1)
    return code.text(first) == "return" and first < at < code.statement_end(first) and takes_lock(code, at)


def _is_turn(code: FunctionCode, at: int) -> bool:
    """Whether the atomic operation only reads the number whose turn it is: ``while (atomicAdd(&now, 0) != ticket);``
    after ``ticket = atomicAdd(&next, 1);``
    """
    arguments = argument_texts(code, at + 1)
    condition = next((opener for opener in code.around(at) if code.text(opener - 1) == "while"), -1)
    words = code.texts[condition : code.partner.get(condition, condition)]
    taken = code.names_from(frozenset(_TICKETS)) - set(_TICKETS)
    return code.texts[at] in _TICKETS and arguments[1:] in ([("0",)], [("0u",)]) and not taken.isdisjoint(words)


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
            return body_of(code, closer + 1), True
        if code.texts[opener] == "{":
            head = code.partner.get(opener - 1, -1) if code.text(opener - 1) == ")" else -1
            if code.text(head - 1) in ("while", "for") or code.text(opener - 1) == "do":
                return (opener + 1, code.partner.get(opener, opener)), False
            if head < 0 and code.text(opener - 1) != "else":
                return None, False
    return None, False


def _only_leaves(code: FunctionCode, first: int, end: int, at: int) -> bool:
    """Whether the body of a loop is only ``if (atomicCAS(..) == 0) break;``."""
    words = " ".join(code.texts[first:end])
    begins = code.text(first) == "if" and first < at
    return begins and re.fullmatch(r"if \( .* \) (?:\{ )?break ;(?: \})?(?: \w+ \( .* \) ;)?", words) is not None


def _is_told(code: FunctionCode, first: int, end: int, at: int) -> bool:
    """Whether the body of a loop only takes the lock by one lane, which tells the others:
    ``while (locked) { if (lane == 0) locked = atomicExch(m, 1); locked = __shfl_sync(mask, locked, 0); }``
    """
    equals = next((i for i in range(at, first, -1) if code.is_assignment(i)), first)
    got = code.text(equals - 1)
    values = [code.statement(i) for i in range(first, end) if code.is_assignment(i) and i != equals]
    is_got = all(code.texts[i - 1] == got for i in range(first, end) if code.is_assignment(i))
    called = {code.texts[i] for i in range(first, end) if code.text(i + 1) == "(" and is_name(code.texts[i])}
    of_conditions = {code.texts[i] for head in code.where("if") for i in range(head, code.partner.get(head + 1, head))}
    tells = any(not _TELLING.isdisjoint(code.texts[slice(*value)]) for value in values)
    return is_got and tells and called <= _TELLING | of_conditions | {code.texts[at]}


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
