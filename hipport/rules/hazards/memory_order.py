"""HP703: blocks that pass data to each other without a fence."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.waves.functions import WarpFunction
from hipport.waves.locks import LOCKING
from hipport.waves.locks import argument_texts
from hipport.waves.locks import takes_lock
from hipport.waves.waits import READING_ATOMICS
from hipport.waves.waits import Wait
from hipport.waves.waits import waits

_COUNTING = frozenset(("atomicAdd", "atomicInc"))
_ARRIVING = _COUNTING | {"atomicCAS", "atomicExch"}
_BARRIERS = frozenset(("__syncthreads", "__syncthreads_or"))
_ONE = frozenset((("1",), ("1u",), ("1U",)))
_FENCES = frozenset(
    """__threadfence __threadfence_system __hip_atomic_fetch_add __hip_atomic_store __hip_atomic_load
    atomic_ref atomic_thread_fence grid_group this_grid""".split()
)
_THREADFENCES = frozenset(("__threadfence", "__threadfence_system"))
_LAST_BLOCK = "the last block to arrive reads what the others have stored"
_Location = tuple[str, ...]  # the words of a location in memory
_BEFORE_OPERAND = frozenset(("(", "!", "=", "<", ">", "&", "|", ","))


@rule("HP703", "unfenced-publication", words=(Subject.DEVICE_CODE,))
def unfenced_publication(ctx: Context) -> Iterator[Diagnostic]:
    """Data that one block passes to another without a fence (low confidence).

    What it finds: in kernels and device functions without `__threadfence()`: counts of finished blocks, the result of
    `atomicAdd` or `atomicInc` compared with `gridDim` or one less than another number, after stores or a barrier; the
    second of two threads that arrive in a loop, `while (node) { if (atomicCAS(&node->visits, 0, 1) == 0) return;
    join(node); node = node->parent; }`; loops that do nothing but read a `volatile` or plain location, or one by
    `atomicAdd(p, 0)` or the like, until another block changes it, without a fence after the loop; in a file with such a
    loop, stores to a `volatile` location after other stores, also where the only fence is in a loop that waits; and
    locks that a function takes and gives back, with plain stores between, `while (atomicCAS(lock, 0, 1) != 0); sum[i]
    += x; *lock = 0;`, itself or by functions of the file and its headers, `if (lock(l)) { sum[i] += x; unlock(l); }`.

    Why: without a fence nothing guarantees that the data is visible before the counter or the flag. On GPUs with
    several dies, each with an L2 cache of its own (gfx942), the other block reads old data; on a GPU with one L2 cache
    the same code usually passes. A loop that waits for a block that is not running never ends.

    Example:
        __global__ void sum(float *parts, unsigned *done, float *out) {
            parts[blockIdx.x] = 1;
            if (atomicAdd(done, 1u) == gridDim.x - 1) out[0] = parts[0];
        }

    Keep:
        __global__ void sum(float *parts, unsigned *done, float *out) {
            parts[blockIdx.x] = 1;
            __threadfence();
            if (atomicAdd(done, 1u) == gridDim.x - 1) out[0] = parts[0];
        }

    Fix safety: no fix: only the author knows where the fence belongs, and whether a loop may wait at all.

    Source: the memory model of AMDGPU in LLVM's documentation; hipcc of ROCm 7.2 makes a volatile access reach memory
    (`sc0 sc1` on gfx942) and writes back or invalidates no cache around it. Not tested on a GPU. Detected from tokens;
    confidence low, since the fence may be in a function that the kernel calls.
    """
    if not ctx.is_device_code:
        return
    for body in ctx.device_bodies if "gridDim" in ctx.tokens.distinct else ():
        at = _counts_blocks(ctx, body)
        if at >= 0 and not ctx.written_for_hip(at) and not is_of_hip(ctx):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                at,
                f"{_LAST_BLOCK}, without __threadfence() before the counter (low confidence)",
                "put __threadfence() between the stores and the atomic function, and before the reads",
                symbol=ctx.tokens.texts[at],
            )
    for function in ctx.cross_lane.all if not _ARRIVING.isdisjoint(ctx.tokens.distinct) else ():
        for at in _arrivals(function.code):
            if not ctx.written_for_hip(at) and not is_of_hip(ctx):
                yield ctx.diagnostic(
                    "HP703",
                    Severity.WARNING,
                    at,
                    "the last to arrive reads what the others have stored, without __threadfence() before the atomic "
                    "function (low confidence)",
                    "put __threadfence() between the stores and the atomic function, and before the reads",
                    symbol=ctx.tokens.texts[at],
                )
    of_headers = ctx.locking_of_headers
    takes_locks = of_headers or not LOCKING.keys().isdisjoint(ctx.tokens.distinct)
    functions = ctx.cross_lane.all if takes_locks else ()
    helpers = _helpers((*functions, *of_headers))
    for function in functions:
        at = _locks(function.code, helpers)
        if at >= 0 and not ctx.written_for_hip(at) and not is_of_hip(ctx):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                at,
                "other blocks may read old data after they got this lock, without a fence around it (low confidence)",
                "put __threadfence() after taking the lock and before giving it back",
                symbol=ctx.tokens.texts[at],
            )
    waiting = [(function.code, wait) for function in ctx.cross_lane.all for wait in _waits(ctx, function.code)]
    if not waiting or is_of_hip(ctx):
        return
    for code, wait in waiting:
        if not _is_fenced(code, wait):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                code.places[wait.loop],
                "a loop waits for a location to change, without a fence before the data is used (low confidence)",
                "put __threadfence() after the loop, and launch no more blocks than run at the same time",
            )
    for function in ctx.cross_lane.all if "volatile" in ctx.tokens.distinct else ():
        own = [wait for code, wait in waiting if code is function.code]
        at = _publishes(function.code, own) if all(_is_fenced(function.code, wait) for wait in own) else -1
        if at >= 0 and not ctx.written_for_hip(at):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                at,
                "a flag for other blocks is stored, without a fence after the data (low confidence)",
                "put __threadfence() before it, or store it with __hip_atomic_store(p, v, __ATOMIC_RELEASE, "
                "__HIP_MEMORY_SCOPE_AGENT)",
                symbol=ctx.tokens.texts[at],
            )


@dataclass(frozen=True, slots=True)
class _Helpers:
    """The functions that only take a lock, and those that only give one back, each by its name with the number of the
    parameter that the lock is; -1 for a member of the object.
    """

    takers: Mapping[str, int]
    givers: Mapping[str, int]


def _helpers(functions: Iterable[WarpFunction]) -> _Helpers:
    """``bool lock(int *l) { return atomicCAS(l, 0, 1) == 0; }``, ``void unlock() { atomicExch(mutex, 0); }``, none of a
    name that a function with a fence has too.
    """
    takers: dict[str, int] = {}
    givers: dict[str, int] = {}
    others: set[str] = set()
    for function in functions:
        code = function.code
        taken = [lock for _, lock in _taken(code)]
        freed = [lock for _, lock in _freed(code)]
        if len(taken) + len(freed) != 1 or len(list(_stores(code))) > len(freed) or not _FENCES.isdisjoint(code.texts):
            others.add(function.name)
        else:
            lock = (taken or freed)[0]
            (takers if taken else givers)[function.name] = _parameter(function, lock[0] if lock else "")
    return _Helpers(*({name: at for name, at in each.items() if name not in others} for each in (takers, givers)))


def _parameter(function: WarpFunction, name: str) -> int:
    """The number of the parameter of a function that has a name, or -1."""
    code = function.code
    opener = next((at + 1 for at in code.where(function.name) if code.text(at + 1) == "("), code.body)
    parameters = code.arguments(opener) if opener < code.body else []
    return next((number for number, (_, end) in enumerate(parameters) if code.text(end - 1) == name), -1)


def _locks(code: FunctionCode, helpers: _Helpers) -> int:
    """The index of the function by which a function without a fence takes a lock that it gives back after other
    stores; or -1: ``while (atomicCAS(&lock[i], 0, 1) != 0); x[i] += v; lock[i] = 0;``, ``if (lock(&l[i])) { x[i] = v;
    unlock(&l[i]); }``
    """
    if not _FENCES.isdisjoint(code.texts):
        return -1
    taken = sorted((*_taken(code), *_by_helpers(code, helpers.takers)))
    freed = [*_freed(code), *_by_helpers(code, helpers.givers)] if taken else []
    for at, lock in taken:
        end = max((free for free, given in freed if free > at and given == lock), default=at)
        stores = [store for store in _stores(code) if at < store.equals < end]
        is_shared = "__shared__" in _declared(code, lock)
        if not is_shared and any(store.location != lock and not store.is_volatile for store in stores):
            return code.places[at]
    return -1


def _taken(code: FunctionCode) -> Iterator[tuple[int, _Location]]:
    """The positions of the atomic functions that take a lock, each with its lock."""
    for at in code.where(*LOCKING):
        if at > code.body and takes_lock(code, at):
            yield at, _location(argument_texts(code, at + 1)[0])


def _freed(code: FunctionCode) -> Iterator[tuple[int, _Location]]:
    """The positions of ``lock[i] = 0`` and ``atomicExch(&lock[i], 0)``, each with what gets the 0."""
    for store in _stores(code):
        if code.text(store.equals + 1) == "0" and code.text(store.equals + 2) == ";":
            yield store.equals, store.location
    for at in code.where("atomicExch"):
        arguments = argument_texts(code, at + 1)
        if arguments[1:] == [("0",)]:
            yield at, _location(arguments[0])


def _by_helpers(code: FunctionCode, helpers: Mapping[str, int]) -> Iterator[tuple[int, _Location]]:
    """The calls of helpers, ``lock(&l[i])`` and ``mutex.lock()``, each with its lock."""
    for at in code.where(*helpers):
        number = helpers[code.texts[at]]
        is_of_object = code.text(at - 1) in (".", "->")
        if at < code.body or code.text(at + 1) != "(" or is_of_object != (number < 0):
            continue
        arguments = argument_texts(code, at + 1)
        if is_of_object:
            yield at, (code.text(at - 2),)
        elif number < len(arguments):
            yield at, _location(arguments[number])


def _counts_blocks(ctx: Context, body: DeviceBody) -> int:
    """The atomic function whose result a kernel compares with the number of blocks, without a fence; or -1."""
    tokens = ctx.tokens
    words = tokens.texts[body.first : body.end]
    if "gridDim" not in words or not _FENCES.isdisjoint(words) or _COUNTING.isdisjoint(words):
        return -1
    for at in tokens.where(_COUNTING):
        if body.has(at) and tokens.text_at(tokens.after(at)) == "(":
            names = {"gridDim", _assigned(ctx, at)}
            if _is_compared_with_grid(ctx, at, body, names):
                return at
    return -1


def _arrivals(code: FunctionCode) -> Iterator[int]:
    """The index of each atomic function by which a function without a fence finds out that it is the last to arrive."""
    if not _FENCES.isdisjoint(code.texts):
        return
    for at in code.where(*_ARRIVING):
        closer = code.partner.get(at + 1, -1)
        arguments = argument_texts(code, at + 1) if closer > 0 and at > code.body else []
        if len(arguments) < 2 or "__shared__" in _declared(code, _location(arguments[0])):
            continue
        counts = code.texts[at] == "atomicInc" or (code.texts[at] == "atomicAdd" and arguments[1] in _ONE)
        if (counts and _is_last_of_many(code, at, closer)) or _is_second_of_two(code, at, closer):
            yield code.places[at]


def _is_last_of_many(code: FunctionCode, at: int, closer: int) -> bool:
    """``x[i] = v; if (atomicAdd(&done, 1) == n - 1)``, ``ticket = atomicAdd(&done, 1); last = ticket == n - 1;``; a
    comparison with gridDim is not looked for.
    """
    ends = [closer]
    if code.text(at - 1) == "=" and is_name(name := code.text(at - 2)):
        ends += [use for use in code.where(name) if use > closer]
    if not any(_is_one_less(code, end + 1) for end in ends):
        return False
    return any(store.equals < at for store in _stores(code)) or not _BARRIERS.isdisjoint(code.texts[code.body : at])


def _is_one_less(code: FunctionCode, first: int) -> bool:
    """``== n - 1``, ``== (n - 1)``"""
    if code.texts[first : first + 2] != ("=", "="):
        return False
    end = first + 2
    while code.text(end) not in (";", ")", "&", "|", "?", "", ","):
        end = code.partner.get(end, end) + 1
    words = [word for word in code.texts[first + 2 : end] if word not in "()"]
    return words[-2:] == ["-", "1"] and "gridDim" not in words


def _is_second_of_two(code: FunctionCode, at: int, closer: int) -> bool:
    """Whether a thread that climbs from node to node ends at those where it is the first.

    ``while (p) { if (atomicCAS(&p->visits, 0, 1) == 0) return; p = p->parent; }``
    """
    opener = at - 2 if code.text(at - 1) == "!" else at - 1
    end = closer + 1
    if code.text(end) in ("=", "!") and code.text(end + 1) == "=":
        end += 3
    loops = [code.partner.get(brace - 1, 1) - 1 for brace in code.around(at) if code.text(brace) == "{"]
    first = next((head for head in loops if code.text(head) in ("while", "for")), at)
    uses = code.where(*(name for name in code.texts[at + 2 : closer] if is_name(name)))
    climbs = any(
        code.is_written(use) for use in uses if first < use < code.statement_end(first) and not at < use < closer
    )
    if code.text(opener - 1) != "if" or code.partner.get(opener) != end or first == at or not climbs:
        return False
    arms = [end + 1]
    if code.text(otherwise := code.statement_end(end + 1)) == "else":
        arms.append(otherwise + 1)
    return any(code.text(arm + (code.text(arm) == "{")) in ("return", "break") for arm in arms)


def _assigned(ctx: Context, at: int) -> str:
    """Name of the variable that a call's result is assigned to, empty where there is none."""
    before = ctx.tokens.before(at)
    if ctx.tokens.text_at(before) != "=":
        return ""
    name = ctx.tokens.before(before)
    return ctx.tokens.text_at(name) if is_name(ctx.tokens.text_at(name)) else ""


def _is_compared_with_grid(ctx: Context, at: int, body: DeviceBody, names: set[str]) -> bool:
    """Whether a call, or one of the variables ``names`` with its result, is compared by ``==`` with gridDim."""
    tokens = ctx.tokens
    ends = [closer_of(tokens, tokens.after(at))]
    ends += [place for name in names - {"", "gridDim"} for place in tokens.places(name) if at < place < body.end]
    for end in ends:
        sign = tokens.after(end)
        if tokens.text_at(sign) == "=" and tokens.texts[sign + 1] == "=":
            value = tokens.after(sign + 1)
            while tokens.text_at(value) == "(":
                value = tokens.after(value)
            if tokens.text_at(value) == "gridDim":
                return True
    return False


def _waits(ctx: Context, code: FunctionCode) -> Iterator[Wait]:
    """The loops of a function that only read memory of the device until it changes: ``while (*flag == 0);``, ``while
    (atomicAdd(&count[i], 0) < n) {}``, ``while (load_volatile(flag) == 0);``
    """
    for wait in waits(code):
        words = code.texts[wait.first : wait.end]
        called = {one for one, two in pairwise(words) if is_name(one) and two == "("}
        is_shared = any("__shared__" in _declared(code, (word,)) for word in words)
        reads = all(name in READING_ATOMICS or "volatile" in name for name in called) if called else _reads(words)
        is_last = "__global__" in code.texts[: code.body] and set(code.texts[code.statement_end(wait.loop) :]) <= {"}"}
        if reads and not (is_shared or is_last or _goes_on(code, wait) or ctx.written_for_hip(code.places[wait.loop])):
            yield wait


def _goes_on(code: FunctionCode, wait: Wait) -> bool:
    """Whether a loop reads something else each time: ``while ((i = next[i]) != 0);``, ``while (*p++);``,
    ``while (n < m) { if (flag[i]) n++; i++; }``
    """
    words = code.texts[wait.first : wait.end]
    own = range(wait.first, code.statement_end(wait.end + 1))
    rest = (at for at in range(wait.loop, code.statement_end(wait.loop)) if at not in own)
    return any(
        (two == "=" and is_name(one) and words.count(one) > 1) or (one == two and one in "+-")
        for one, two in pairwise(words)
    ) or any(code.texts[at] in words and code.is_written(at) for at in rest if is_name(code.texts[at]))


def _is_fenced(code: FunctionCode, wait: Wait) -> bool:
    """Whether a function has a fence in a loop that waits or after it, or orders memory in another way."""
    first = min(wait.first, wait.loop)
    return not (_THREADFENCES.isdisjoint(code.texts[first:]) and (_FENCES - _THREADFENCES).isdisjoint(code.texts))


def _reads(words: tuple[str, ...]) -> bool:
    """Whether an expression reads memory: ``*p``, ``p[i]``, ``*(volatile int *)p``; a product does not count."""
    elements = any(one == "[" and (is_name(before) or before in ")]") for before, one in pairwise(words))
    return elements or any(one == "*" and before in _BEFORE_OPERAND for before, one in pairwise(("(", *words)))


def _publishes(code: FunctionCode, own: list[Wait]) -> int:
    """The index of the variable through which a function stores to a volatile location, after other stores to memory
    and without a fence; or -1. A fence in a loop that waits, ``while (*flag == 0) __threadfence();``, orders no store;
    of a function with such a loop, the location is one that it waits for.
    """
    loops = [range(wait.loop, code.statement_end(wait.loop)) for wait in own]
    is_fenced = any(not any(at in loop for loop in loops) for at in code.where(*_FENCES))
    if is_fenced or "volatile" not in code.texts:
        return -1
    waited = {word for wait in own for word in code.texts[wait.first : wait.end]}
    later = [store for store in list(_stores(code))[1:] if store.is_volatile]
    return next((code.places[store.name] for store in later if not own or code.texts[store.name] in waited), -1)


@dataclass(frozen=True, slots=True)
class _Store:
    """An assignment to memory that other blocks may see, ``*p = v``, ``p[i] += v``: the position of the ``=`` and of
    the variable's name, and the words of the location without ``*``, ``&`` and casts before them.
    """

    equals: int
    name: int
    location: tuple[str, ...]
    is_volatile: bool


def _stores(code: FunctionCode) -> Iterator[_Store]:
    """The stores of a function to memory that is not shared within the block."""
    for equals in code.where("="):
        first = _after_heads(code, code.statement(equals)[0])
        words = code.texts[first:equals]
        if equals < code.body or not code.is_assignment(equals) or not _is_store(words):
            continue
        name = next((at for at in range(first, equals) if code.texts[at] in code.declarations), first)
        declared = _declared(code, code.texts[name : name + 1])
        if "__shared__" not in declared:
            yield _Store(equals, name, _location(words), "volatile" in (*declared, *words))


def _declared(code: FunctionCode, location: tuple[str, ...]) -> tuple[str, ...]:
    """The words of the type of the variable that a location begins with, empty where the function declares none."""
    first, end = code.declarations.get(location[0], (0, 0)) if location else (0, 0)
    return code.texts[first:end]


def _location(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words of ``&lock[i]``, ``*lock`` or ``(int *)&lock`` without what stands before the variable."""
    while words[:1] in (("*",), ("&",)):
        words = words[1:]
    return _location(words[words.index(")") + 1 :]) if words[:1] == ("(",) and ")" in words else words


def _after_heads(code: FunctionCode, first: int) -> int:
    """Position of the first token of a statement after ``if (...)``, ``else`` and similar heads."""
    while code.text(first) in ("if", "for", "while", "else"):
        first = code.partner.get(first + 1, first) + 1
    return first


def _is_store(words: tuple[str, ...]) -> bool:
    """Whether the left side of an assignment is ``*p``, ``p[i]`` or a cast before them, not a new variable."""
    if words[:1] in (("*",), ("(",)):
        return True
    return len(words) > 1 and is_name(words[0]) and words[1] in ("[", "->")
