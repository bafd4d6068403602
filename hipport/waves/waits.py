"""Loops in which threads do nothing but read until somebody else has changed what they read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from hipport.code.function_code import FunctionCode
from hipport.source.lexer import is_name

_WAITING = frozenset(("__nanosleep", "__threadfence", "__threadfence_block", "continue", "__syncwarp"))
_WAITING |= {"asm", "__asm__", "volatile"}
#: What else the computation of a delay has: ``ns = ns < 256 ? ns * 2 : 256``, ``ns = min(ns * 2, 256u)``
_OF_DELAYS = frozenset(("if", "else", "min", "max", "umin"))
_ENDLESS = (("true",), ("1",), ())
_READING = re.compile(r"(?:.*_)?(?:ld|load|ldcg|ldcv|read|acquire|peek|poll)(?:_.*)?|__ld\w+")
#: The atomic functions that only read where they add nothing, ``atomicAdd(p, 0)``, or put what is there,
#: ``atomicCAS(p, 1, 1)``.
READING_ATOMICS = frozenset(("atomicAdd", "atomicOr", "atomicCAS"))
_OF_NOTHING = re.compile(r", 0(?:u|ull|ULL)? \)|atomicCAS \( .*, (\w+) , \1 \)")
_LEAVING = frozenset(("break", "return", "goto"))
_VOTES = frozenset(("__any_sync", "__all_sync", "__any", "__all"))
_TAKING = ("atomic", "store", "st_", "release", "exchange", "set_")


@dataclass(frozen=True, slots=True)
class Wait:
    """A loop that only waits: the positions of the condition that it asks, first and end, and of the loop's keyword."""

    first: int
    end: int
    loop: int


def waits(code: FunctionCode) -> Iterator[Wait]:
    """The loops that only wait: ``while (c) {}``, ``do {} while (c);``, ``for (; c;) ;``, and three whose condition is
    in their body: ``for (;;) { if (c) break; }``, ``do { v = c; } while (v == 0);``, ``while (i < n) { if (c) i++; }``.
    """
    for loop in code.where("while", "for"):
        closer = code.partner.get(loop + 1, -1)
        condition = _condition(code, loop, closer)
        if condition is None:
            continue
        begins = code.partner.get(loop - 1, -1) if code.text(loop - 1) == "}" else -1
        is_do = code.text(loop) == "while" and code.text(begins - 1) == "do"
        body = (begins + 1, loop - 1) if is_do else body_of(code, closer + 1)
        if code.texts[slice(*condition)] in _ENDLESS:
            condition = _of_break(code, *body)
        elif not only_waits(code, *body):
            condition = _kept(code, condition, body) or _of_progress(code, condition, body)
        if condition is not None and _reads_only(code.texts[slice(*condition)]):
            yield Wait(*condition, loop)


def _condition(code: FunctionCode, loop: int, closer: int) -> tuple[int, int] | None:
    """First position and end of the condition of a loop; None for a ``for`` that counts: ``for (...; ...; i++)``."""
    if closer < 0:
        return None
    if code.text(loop) == "while":
        return loop + 2, closer
    semicolons = [at for at in range(loop, closer) if code.texts[at] == ";"]
    counts = len(semicolons) != 2 or semicolons[1] + 1 != closer
    return None if counts else (semicolons[0] + 1, semicolons[1])


def body_of(code: FunctionCode, first: int) -> tuple[int, int]:
    """First position and end of the body of a loop, ``{ ... }`` or one statement, that begins at ``first``."""
    if code.text(first) == "{":
        return first + 1, code.partner.get(first, first + 1)
    end = first
    while code.text(end) not in (";", ""):
        end += 1
    return first, end


def only_waits(code: FunctionCode, first: int, end: int) -> bool:
    """Whether the body of a loop does nothing, except sleeps and fences, and waits that get longer:
    ``__nanosleep(ns); if (ns < 256) ns *= 2;``
    """
    sleeps = (at for at in range(first, end) if code.texts[at] == "__nanosleep")
    delays = {code.text(at + 2) for at in sleeps if is_name(code.text(at + 2))}
    known = _WAITING | (delays | _OF_DELAYS if delays else set())
    assigned = (at for at in range(first, end) if code.is_assignment(at))
    return all(not is_name(text) or text in known for text in code.texts[first:end]) and all(
        not delays.isdisjoint(code.texts[at - 2 : at]) for at in assigned
    )


def _of_break(code: FunctionCode, first: int, end: int) -> tuple[int, int] | None:
    """The condition of ``if (ready) break;``, where the rest of an endless loop only waits."""
    if code.text(first) == "{":
        first, end = first + 1, end - 1
    closer = code.partner.get(first + 1, -1)
    if code.text(first) != "if" or closer < 0:
        return None
    after = code.statement_end(closer + 1)
    leaves = [text for text in code.texts[closer + 1 : after] if text not in ("{", "}", ";")]
    return (first + 2, closer) if leaves == ["break"] and only_waits(code, after, end) else None


def _kept(code: FunctionCode, condition: tuple[int, int], body: tuple[int, int]) -> tuple[int, int] | None:
    """What a variable of the condition gets in a body that does nothing else: ``v = flag[i];``"""
    equals = next((at for at in range(*body) if code.is_assignment(at)), -1)
    if equals < 0 or code.text(equals - 1) not in code.texts[slice(*condition)]:
        return None
    first, end = code.statement(equals)
    read = [text for text in code.texts[equals:end] if is_name(text)]
    if code.text(equals - 1) in read or any(code.has_write(name, *condition) for name in read):
        return None  # goes through a list: v = next[v]; or while (v > (n = next[v])) v = n;
    is_all = max(first, body[0]) == equals - 1 and only_waits(code, body[0], equals - 1)
    return (equals + 1, end) if is_all and only_waits(code, end, body[1]) else None


def _of_progress(code: FunctionCode, condition: tuple[int, int], body: tuple[int, int]) -> tuple[int, int] | None:
    """The condition under which alone a loop goes on: ``while (i < n) { if (ready[column[i]]) { ...; i += 32; } }``"""
    asked = {text for text in code.texts[slice(*condition)] if is_name(text)}
    steps = [at for at in range(*body) if code.texts[at] in asked and code.is_written(at)]
    if not steps:
        return None
    for at in range(steps[0], body[0] - 1, -1):
        closer = code.partner.get(at + 1, -1) if code.texts[at] == "if" else -1
        own = range(closer + 1, code.statement_end(closer + 1))
        if closer >= 0 and all(step in own for step in steps):
            leaves = any(code.texts[i] in _LEAVING and i not in own for i in range(*body))
            is_done_inside = any(_is_in_memory(code, i) and is_changed(code, i) for i in range(*body))
            return None if leaves or is_done_inside else (at + 2, closer)
    return None


def _is_in_memory(code: FunctionCode, at: int) -> bool:
    """Whether a name may be that of memory that other threads see: no variable of the function, or a shared one."""
    name = code.texts[at]
    first, end = code.declarations.get(name, (at, at))
    return is_name(name) and (first == end or not {"*", "__shared__"}.isdisjoint(code.texts[first:end]))


def _reads_only(condition: tuple[str, ...]) -> bool:
    """Whether a condition calls only what reads: ``atomicAdd(&count, 0) < n``, ``atomicCAS(flag, 1, 1) == 0``,
    ``ld_acquire(&flag[i])``, votes.
    """
    called = {one for one, two in pairwise(condition) if two == "(" and is_name(one)} - _VOTES
    atomics = {name for name in called if name.startswith("atomic") and not _READING.fullmatch(name)}
    return all(name in READING_ATOMICS if name in atomics else _READING.fullmatch(name) for name in called) and (
        not atomics or _OF_NOTHING.search(" ".join(condition)) is not None
    )


def shared_names(code: FunctionCode) -> dict[str, bool]:
    """The variables that a function declares in shared memory, each with whether it is an atomic object of libcu++:
    ``__shared__ cuda::atomic<int, cuda::thread_scope_block> phase;``
    """
    found = {}
    for at in code.where("__shared__"):
        first, end = code.statement(at)
        for position in range(first, end):
            if is_name(code.texts[position]) and code.text(position + 1) in (";", ",", "[", "=", "{"):
                found[code.texts[position]] = "atomic" in code.texts[first:end]
    return found


def writes_by_thread(code: FunctionCode, name: str, threads: frozenset[str], wait: Wait) -> bool:
    """Whether a function writes an element of what a loop waits for, whose index has the thread's number:
    ``ready[row] = 1;``, ``atomicExch(&ready[row], 1);``, ``ready[row].store(1);``
    """
    waited = " ".join(code.texts[wait.first : wait.end])
    for at in code.where(name):
        closer = code.partner.get(at + 1, -1)
        index = code.texts[at + 2 : closer]
        is_own = at > wait.end and f"[ {' '.join(index)} ]" in waited  # each thread resets what it has waited for
        by_thread = code.text(at + 1) == "[" and not threads.isdisjoint(index) and not is_own
        is_inside = wait.loop < at < code.statement_end(wait.loop)  # lanes that go on write while the others wait
        if by_thread and not is_inside and is_changed(code, at):
            return True
    return False


def is_changed(code: FunctionCode, at: int) -> bool:
    """Whether a variable, its element or its member is assigned at a position, or what a function that writes is called
    for: ``ready[i] = 1``, ``queue->tail += 32``, ``atomicAdd(&queue->tail, 32)``, ``ready[i].store(1)``
    """
    last = at
    while code.text(after := _after_index(code, last)) in (".", "->"):
        last = after + 1
    if code.text(last + 1) == "(":
        return _takes(code.text(last))
    if code.text(at - 1) != "&":
        return code.is_written(last)
    call = next(code.around(at), -1)
    words = " ".join(code.texts[call - 1 : code.partner.get(call, call) + 1])
    is_read = code.text(call - 1) in READING_ATOMICS and _OF_NOTHING.search(words) is not None
    return _takes(code.text(call - 1)) and not is_read


def _takes(function: str) -> bool:
    """Whether a function writes, by its name: ``atomicAdd``, ``store``, and not ``atomic_load``."""
    return function.startswith(_TAKING) and not _READING.fullmatch(function)


def _after_index(code: FunctionCode, at: int) -> int:
    """The position after a name and its indices: ``.`` of ``ready[i].flag``"""
    after = at + 1
    while code.text(after) == "[":
        after = code.partner.get(after, len(code.texts)) + 1
    return after
