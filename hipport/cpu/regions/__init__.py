"""Kernels as loops over the lanes of wavefronts, cut where threads wait: from LLVM's text of a module to the same.

The compiler's front end writes the module (`mark`), then optimizes it with all functions that wait inlined, and
`split` makes of each kernel the loops that the runtime calls (`write`): one for the code after each wait, with what
lives across waits in arrays that have a place for each lane. So the optimizer sees loops without waits, and vectorizes
them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from itertools import count

from hipport.cpu.regions.flow import WAITS
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Module
from hipport.cpu.regions.llvm import UnknownFormError
from hipport.cpu.regions.values import THREAD
from hipport.cpu.regions.write import regions_of

_NAME = r'(?:"[^"]*"|[\w.$-]+)'
_PLAN_OF = re.compile(rf"call [^@\n]*@hipport_cpu_plan_of\([^@\n]*(@{_NAME})\)")
_CALLED = re.compile(rf"(?:call|invoke) [^@\n]*?(@{_NAME})\(")
_NAMED = re.compile(rf"@{_NAME}")
_INDIRECT = re.compile(rf"^  (?:%\S+ = )?(?:tail |musttail |notail )?call [^@\n]*?(?<!asm )%{_NAME}\(", re.MULTILINE)
_GROUP = re.compile(r"^attributes #(\d+) = \{([^\n]*)\}$", re.MULTILINE)
_HEAD_END = re.compile(r"\)(?P<before>[^()#]*?) (?P<group>#\d+)(?P<after>[^()]*\{)$")
_METADATA = re.compile(r"^!(\d+) = ", re.MULTILINE)
#: Where an object says how its kernels run.
SECTION = ".hipport_engine"
#: What regions end with, in the order in which they are told.
KINDS = ("barrier", "vote", "meet", "turn")
_ASKS = frozenset({*WAITS, *THREAD})


@dataclass(frozen=True, slots=True)
class Kernel:
    """How a kernel runs: as loops over the lanes of wavefronts, or with a stack for each thread, and then why."""

    function: str
    regions: int = 0
    waits: Mapping[str, int] = field(default_factory=dict)
    frame_bytes: int = 0
    reason: str = ""

    @property
    def line(self) -> str:
        """All of it in one line, with tabs: function, regions, waits of each kind, bytes of a frame, the reason."""
        numbers = (self.regions, *(self.waits.get(kind, 0) for kind in KINDS), self.frame_bytes)
        return "\t".join((self.function[1:].strip('"'), *map(str, numbers), self.reason))

    @classmethod
    def read(cls, line: str) -> Kernel:
        """The kernel of a line."""
        function, regions, *counts, frame, reason = line.split("\t")
        return cls(function, int(regions), dict(zip(KINDS, map(int, counts), strict=True)), int(frame), reason)


@dataclass(frozen=True, slots=True)
class Marked:
    """A module in which the functions that wait are to be inlined, and why kernels cannot be split, by function."""

    text: str
    reasons: Mapping[str, str]


def mark(text: str) -> Marked:
    """Mark the functions of a module that wait or ask where the thread is, so that the optimizer inlines them.

    A function that calls itself, or that is called through pointers, cannot be: a kernel that comes to it keeps a stack
    for each thread.
    """
    module = Module(text)
    kernels = _kernels(text)
    calls, named = {}, set(_NAMED.findall(_outside(module)))
    for name in module.places:
        body = module.body(name)
        calls[name] = set(_CALLED.findall(body))
        named |= set(_NAMED.findall(_CALLED.sub("", body.split("\n", 1)[1])))
    asking = _coming_to(_ASKS, calls)
    waiting = _coming_to(frozenset(WAITS), calls)
    pointed = sorted(name for name in waiting if name in named and name not in kernels)
    recursive = {name for name in asking if name in _reached(calls[name], calls)}
    reasons = {}
    for kernel in kernels:
        reached = _reached(calls.get(kernel, set()), calls)
        if again := sorted(reached & recursive):
            reasons[kernel] = f"`{again[0][1:]}` calls itself"
        elif pointed and any(map(_INDIRECT.search, map(module.body, {kernel, *reached} & module.places.keys()))):
            reasons[kernel] = f"`{pointed[0][1:]}`, which waits, is called through a pointer"
    return Marked(_inlined(module, asking - kernels - recursive), reasons)


def split(text: str, reasons: Mapping[str, str]) -> tuple[str, list[Kernel]]:
    """Make loops of the kernels of an optimized module, but for those with a reason; returns it, and how each runs."""
    module = Module(text)
    numbers = count(max(map(int, _METADATA.findall(text)), default=0) + 1)
    replaced: dict[str, str] = {}
    kernels = []
    for name in sorted(_kernels(text) & module.places.keys()):
        reason = reasons.get(name, "")
        if not reason:
            try:
                function = module.function(name)
                made = regions_of(function, module, numbers)
            except UnknownFormError as error:
                reason = str(error)
        if reason:
            kernels.append(Kernel(name, reason=reason))
            continue
        kernels.append(Kernel(name, made.count, made.waits, made.frame_bytes))
        replaced[name] = _stub(function) + made.text
    return _with_plans(_replaced(module, replaced), set(replaced)) + _said(kernels), kernels


def _said(kernels: Sequence[Kernel]) -> str:
    """What an object has of how its kernels run, in a section of its own: a text with an end for each."""
    if not kernels:
        return ""
    lines, names = [], []
    for i, kernel in enumerate(kernels):
        data = kernel.line.encode() + b"\0"
        names.append(f"ptr @hipport_cpu_way.{i}")
        text = "".join(f"\\{byte:02x}" for byte in data)
        lines.append(
            f'@hipport_cpu_way.{i} = internal constant [{len(data)} x i8] c"{text}", section "{SECTION}", align 1\n'
        )
    used = f'[{len(names)} x ptr] [{", ".join(names)}], section "llvm.metadata"\n'
    return "".join([*lines, "@llvm.compiler.used = appending global ", used])


def _kernels(text: str) -> set[str]:
    return set(_PLAN_OF.findall(text))


def _outside(module: Module) -> str:
    parts, end = [], 0
    for begin, after in sorted(module.places.values()):
        parts.append(module.text[end:begin])
        end = after
    return "".join([*parts, module.text[end:]])


def _reached(begin: set[str], calls: Mapping[str, set[str]]) -> set[str]:
    seen: set[str] = set()
    rest = list(begin)
    while rest:
        name = rest.pop()
        if name not in seen:
            seen.add(name)
            rest.extend(calls.get(name, ()))
    return seen


def _coming_to(targets: frozenset[str], calls: Mapping[str, set[str]]) -> set[str]:
    """The functions that call some, themselves or through others."""
    callers: dict[str, list[str]] = {}
    for name, called in calls.items():
        for other in called:
            callers.setdefault(other, []).append(name)
    seen: set[str] = set()
    rest = list(targets)
    while rest:
        for caller in callers.get(rest.pop(), ()):
            if caller not in seen:
                seen.add(caller)
                rest.append(caller)
    return seen


def _inlined(module: Module, names: set[str]) -> str:
    """The module with functions marked so that they are inlined, whatever else their attributes say."""
    groups = dict(_GROUP.findall(module.text))
    numbers = count(max(map(int, groups), default=0) + 1)
    added: dict[str, str] = {}
    parts, end = [], 0
    for name, (begin, _) in sorted(module.places.items(), key=lambda item: item[1]):
        if name not in names:
            continue
        line_end = module.text.index("\n", begin)
        head = module.text[begin:line_end]
        found = _HEAD_END.search(head)
        if found is None:
            continue
        group = found["group"][1:]
        if re.search(r"\b(?:noinline|optnone)\b", groups.get(group, "")):
            if group not in added:
                added[group] = str(next(numbers))
            group = added[group]
        parts += [
            module.text[end:begin],
            head[: found.start()],
            f"){found['before']} alwaysinline #{group}{found['after']}",
        ]
        end = line_end
    parts.append(module.text[end:])
    for group, number in added.items():
        attributes = re.sub(r"\b(?:noinline|optnone)\b", "", groups[group])
        parts.append(f"attributes #{number} = {{{attributes}}}\n")
    return "".join(parts)


def _stub(function: Function) -> str:
    """What is left of the function itself, which nothing calls."""
    return f"define internal void {function.name}(ptr %0) {{\n  unreachable\n}}\n"


def _replaced(module: Module, replaced: Mapping[str, str]) -> str:
    parts, end = [], 0
    for begin, after, name in sorted((*place, name) for name, place in module.places.items()):
        if name in replaced:
            parts += [module.text[end:begin], replaced[name]]
            end = after
    return "".join([*parts, module.text[end:]])


def _with_plans(text: str, names: set[str]) -> str:
    """The module in which a kernel's plan is known where it is asked for."""

    def plan(found: re.Match[str]) -> str:
        name = found[1]
        at = f'@"{name[1:].strip(chr(34))}.plan"' if name in names else "null"
        return f"getelementptr i8, ptr {at}, i64 0"

    return re.sub(rf"(?:tail |notail )?{_PLAN_OF.pattern}(?: #\d+)?", plan, text)


__all__ = ["KINDS", "SECTION", "Kernel", "Marked", "mark", "split"]
