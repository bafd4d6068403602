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

from hipport.cpu.regions.checks import with_alignments
from hipport.cpu.regions.flow import WAITS
from hipport.cpu.regions.llvm import NAME
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Module
from hipport.cpu.regions.llvm import UnknownFormError
from hipport.cpu.regions.shared import IS_SHARED
from hipport.cpu.regions.spins import COUNT
from hipport.cpu.regions.spins import OBSERVES
from hipport.cpu.regions.values import THREAD
from hipport.cpu.regions.write import DECLARED
from hipport.cpu.regions.write import regions_of

_PLAN_OF = re.compile(rf"call [^@\n]*@hipport_cpu_plan_of\([^@\n]*(@{NAME})\)")
_CALLED = re.compile(rf"(?:call|invoke) [^@\n]*?(@{NAME})\(")
_NAMED = re.compile(rf"@{NAME}")
_INDIRECT = re.compile(rf"^  (?:%\S+ = )?(?:tail |musttail |notail )?call [^@\n]*?(?<!asm )%{NAME}\(", re.MULTILINE)
_GROUP = re.compile(r"^attributes #(\d+) = \{([^\n]*)\}$", re.MULTILINE)
_HEAD_END = re.compile(r"\)(?P<before>[^()#]*?) (?P<group>#\d+)(?P<after>[^()]*\{)$")
_PLACE = re.compile(r"!dbg !(\d+)")
#: The lambda in a kernel's stub, as C++ names it where others may see it, and as clang does where not.
_LAMBDA = re.compile(r"_ZZ(.+)EN(?:UlvE\d*_|\d+\$_\d+)clEv")
_METADATA = re.compile(r"^!(\d+) = ", re.MULTILINE)
#: Where an object says how its kernels run, and what each of them ends with there.
SECTION, END = ".hipport_engine", b"\0"
#: What regions end with, in the order in which they are told: a turn is a round of a loop that all lanes go around.
KINDS = ("barrier", "vote", "meet", "turn")
_ASKS = frozenset({*WAITS, *THREAD})


@dataclass(frozen=True, slots=True)
class Kernel:
    """How a kernel runs: as loops over the lanes of wavefronts, or with a stack for each thread, and then why.

    ``name`` is the kernel's in the names of what is declared in it, ``1kPf`` for ``_Z1kPf`` (Itanium C++ ABI).
    """

    name: str
    regions: int = 0
    waits: Mapping[str, int] = field(default_factory=dict)
    frame_bytes: int = 0
    reason: str = ""

    @property
    def line(self) -> str:
        """All of it in one line, with tabs: the name, regions, waits of each kind, bytes of a frame, the reason."""
        numbers = (self.regions, *(self.waits.get(kind, 0) for kind in KINDS), self.frame_bytes)
        return "\t".join((self.name, *map(str, numbers), self.reason))

    @classmethod
    def read(cls, line: str) -> Kernel:
        """The kernel of a line."""
        name, regions, *counts, frame, reason = line.split("\t")
        return cls(name, int(regions), dict(zip(KINDS, map(int, counts), strict=True)), int(frame), reason)


@dataclass(frozen=True, slots=True)
class Marked:
    """A module in which the functions that wait are to be inlined; and, by the functions that execute kernels, the
    kernels' names and why some cannot be split.
    """

    text: str
    names: Mapping[str, str]
    reasons: Mapping[str, str]


def mark(text: str, *, check: bool = False) -> Marked:
    """Mark the functions of a module that wait or ask where the thread is, so that the optimizer inlines them; add what
    a check build needs.

    A function that calls itself, or that is called through pointers, cannot be: a kernel that comes to it keeps a stack
    for each thread. Functions with a loop that may wait for another thread are inlined too, as it is cut.
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
    named &= module.places.keys()
    own = {kernel: _own_function(kernel, calls, named) for kernel in kernels}
    launching = _coming_to(frozenset(kernels), calls) | kernels | set(own.values())  # which have addresses for the host
    pointed = sorted(waiting & named - launching)
    recursive = {name for name in asking if name in _reached(calls[name], calls)}
    reasons = {}
    for kernel in kernels:
        reached = _reached(calls.get(kernel, set()), calls)
        if again := sorted(reached & recursive):
            reasons[kernel] = f"`{_source_name(again[0], module)}` calls itself"
        elif pointed and any(map(_INDIRECT.search, map(module.body, {kernel, *reached} & module.places.keys()))):
            reasons[kernel] = f"`{_source_name(pointed[0], module)}`, which waits, is called through a pointer"
    names = {kernel: _kernel_name(function) for kernel, function in own.items()}
    spinning = {name for name in _reached(kernels, calls) & module.places.keys() if _may_spin(name, module, calls)}
    whole = {name for name in asking | spinning if name not in _reached(calls[name], calls)}
    inlined = _inlined(module, whole - kernels)
    return Marked(with_alignments(inlined, kernels) if check else inlined, names, reasons)


def _may_spin(name: str, module: Module, calls: Mapping[str, set[str]]) -> bool:
    """Whether a function has a loop and, itself or in what it calls, what a loop has that waits for another thread."""
    within = {name, *_reached(calls[name], calls)} & module.places.keys()
    return "!llvm.loop" in module.body(name) and any(OBSERVES.search(module.body(other)) for other in within)


def encoding_of(symbol: str) -> str:
    """What a function's symbol is in those of what is declared in it: ``1kPf`` for ``_Z1kPf``, ``1k`` for ``k``."""
    return symbol[2:] if symbol.startswith("_Z") else f"{len(symbol)}{symbol}"


def split(text: str, marked: Marked, *, check: bool = False) -> tuple[str, list[Kernel]]:
    """Make loops of the kernels of a marked module that has been optimized since, but for those with a reason; returns
    it, and how each runs. With ``check`` it is a check build.
    """
    module = Module(text)
    numbers = count(max(map(int, _METADATA.findall(text)), default=0) + 1)
    replaced: dict[str, str] = {}
    kernels = []
    for name in sorted(_kernels(text) & module.places.keys()):
        own_name, reason = marked.names.get(name, _symbol(name)), marked.reasons.get(name, "")
        if not reason:
            try:
                function = module.function(name)
                made = regions_of(function, module, numbers, check=check)
            except UnknownFormError as error:
                reason = str(error)
        if reason:
            kernels.append(Kernel(own_name, reason=reason))
            continue
        kernels.append(Kernel(own_name, made.count, made.waits, made.frame_bytes))
        replaced[name] = _stub(function) + made.text
    declared = (DECLARED if check else "") + f"declare zeroext i1 {COUNT}()\n"
    if any(IS_SHARED in made for made in replaced.values()):
        declared += f"declare zeroext i1 {IS_SHARED}(ptr)\n"
    return _with_plans(_replaced(module, replaced), set(replaced)) + declared + _said(kernels), kernels


def _said(kernels: Sequence[Kernel]) -> str:
    """What an object has of how its kernels run, in a section of its own: a text with an end for each."""
    lines = [rf".pushsection {SECTION},\22\22,@progbits", *map(_bytes_of, kernels), ".popsection"]
    return "".join(f'module asm "{line}"\n' for line in lines) if kernels else ""


def _bytes_of(kernel: Kernel) -> str:
    return f".byte {', '.join(map(str, kernel.line.encode() + END))}"


def _kernels(text: str) -> set[str]:
    return set(_PLAN_OF.findall(text))


def _own_function(thread: str, calls: Mapping[str, set[str]], named: set[str]) -> str:
    """The function with the code of the kernel that a function executes; this itself where none is known.

    A program's calls the lambda in the kernel's stub, ``_ZZ1kPfENUlvE_clEv``; a module's comes to the kernel, which is
    registered by its address.
    """
    for called in sorted(calls.get(thread, ())):
        if _LAMBDA.fullmatch(_symbol(called)):
            return called
        if kernels := sorted(calls.get(called, set()) & named):
            return kernels[0]
    return thread


def _kernel_name(function: str) -> str:
    """The name of the kernel with a function that ``_own_function`` has found."""
    lambda_of = _LAMBDA.fullmatch(_symbol(function))
    return lambda_of[1] if lambda_of else encoding_of(_symbol(function))


def _symbol(name: str) -> str:
    """The symbol of a function in LLVM's text: ``k`` for ``@k``."""
    return name[1:].strip('"')


def _source_name(function: str, module: Module) -> str:
    """The name of a function as the source has it, without what is around it."""
    place = _PLACE.search(module.body(function).split("\n", 1)[0])
    found = place and re.search(rf'^!{place[1]} = distinct !DISubprogram\(name: "([^"]*)"', module.text, re.MULTILINE)
    return found[1] if found else _symbol(function)


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
    callers: dict[str, set[str]] = {}
    for name, called in calls.items():
        for other in called:
            callers.setdefault(other, set()).add(name)
    return _reached({caller for target in targets for caller in callers.get(target, ())}, callers)


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


__all__ = ["END", "KINDS", "SECTION", "Kernel", "Marked", "encoding_of", "mark", "split"]
