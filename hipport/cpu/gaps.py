"""Gaps between the shared variables of a check build."""

from __future__ import annotations

import re
from pathlib import Path

from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.device_heap import with_device_heap

#: Bytes before each variable in shared memory, and the alignment that it then has at least.
_GAP = 128
_ASSEMBLE_SECONDS = 300.0
_SECTION = re.compile(r"\s*\.(?:section\s+(\S+?)(?:,|\s|$)|text\b|data\b|bss\b)")
_LABEL = re.compile(r"[A-Za-z_$][\w.$]*:")


def with_gaps(assembly: str) -> str:
    """A module in assembly language with a gap before each thread-local variable, which shared memory consists of."""
    lines: list[str] = []
    in_thread_local = False
    for line in assembly.splitlines():
        if match := _SECTION.match(line):
            in_thread_local = (match[1] or "").startswith((".tbss", ".tdata"))
        elif in_thread_local and _LABEL.match(line):
            lines.append(f"\t.zero {_GAP}\n\t.balign {_GAP}")
        lines.append(line)
    return "\n".join((*lines, ""))


def assemble(compiler: CxxCompiler, assembly: Path, target: Path) -> None:
    """Make an object of a module in assembly language, with gaps and the heap of the device.

    Raises EngineError where the compiler cannot be run.
    """
    checked = with_device_heap(with_gaps(assembly.read_text(encoding="latin-1")))
    assembly.write_text(checked, encoding="latin-1")
    compiler.compile(assembly, target, (), seconds=_ASSEMBLE_SECONDS)
