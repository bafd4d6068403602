"""Memory that kernels of a check build allocate: calls of malloc, new and their like are those of the runtime.

Those have the heap of the device while a kernel's thread runs, else that of the host (``check_heap.cpp``). Code that
both call is compiled once, so that is asked when it runs.
"""

from __future__ import annotations

import re

_ALLOCATING = ("malloc", "_Znwm", "_Znam")
_FREEING = ("free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm")
_ALIGNED = "St11align_val_t"
_NOTHROW = "RKSt9nothrow_t"
#: Functions as the Itanium C++ ABI names them where ``size_t`` is ``unsigned long``.
NAMES = (
    *_ALLOCATING,
    *_FREEING,
    *(f"{name}{ending}" for name in _ALLOCATING[1:] for ending in (_NOTHROW, _ALIGNED, _ALIGNED + _NOTHROW)),
    *(f"{name}{_ALIGNED}" for name in _FREEING[1:]),
    *(f"{name}{ending}" for name in _FREEING[1:3] for ending in (_NOTHROW, _ALIGNED + _NOTHROW)),
)
_PREFIX = "hipport_cpu_heap_"
_ANY = f"(?:{'|'.join(NAMES)})"
_USED = re.compile(rf"(?<![\w.$]){_ANY}(?![\w.$])")
_DEFINED = re.compile(r"^([A-Za-z_]\w*):", re.MULTILINE)
#: In LLVM's text, in which a line with a string may have anything else.
_IN_TEXT = re.compile(rf"@({_ANY})(?=[\s(),\]])")
_DEFINED_IN_TEXT = re.compile(rf"^define [^\n@]*@({_ANY})\(", re.MULTILINE)
_STRING = ' c"'


def with_device_heap(assembly: str) -> str:
    """A module in assembly language in which these names are those of the runtime, but for what it defines itself."""
    used = set(_USED.findall(assembly))
    renamed = used.difference(_DEFINED.findall(assembly)) if used else ()
    return "".join(f"\t.set {name}, {_PREFIX}{name}\n" for name in sorted(renamed)) + assembly


def with_own_allocations(text: str) -> str:
    """The same of a module in LLVM's text, so that its optimizer does not know what the functions do: for one that it
    knows, it leaves out what is written before a free, and what is asked of the result of malloc.
    """
    renamed = set(_IN_TEXT.findall(text)).difference(_DEFINED_IN_TEXT.findall(text))
    if not renamed:
        return text

    def own(found: re.Match[str]) -> str:
        return f"@{_PREFIX}{found[1]}" if found[1] in renamed else found[0]

    return "".join(
        line if "@" not in line or _STRING in line else _IN_TEXT.sub(own, line)
        for line in text.splitlines(keepends=True)
    )
