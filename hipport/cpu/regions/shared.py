"""Which pointers of a kernel lead to shared memory, in which lanes of a wavefront make volatile accesses in step."""

from __future__ import annotations

import re

from hipport.cpu.regions.llvm import NAME
from hipport.cpu.regions.llvm import Function
from hipport.cpu.regions.llvm import Instruction

#: The function by which lanes wait for each other before a volatile access, if its address is in shared memory, and the
#: one by which the runtime says whether it is.
STEP, IS_SHARED = "@hipport_cpu_step", "@hipport_cpu_is_shared"
#: What gives the address of shared memory.
ADDRESS = "@llvm.threadlocal.address.p0"
_POINTER = re.compile(rf"\bptr (?:(?:noundef|nonnull|align \d+|dereferenceable\(\d+\)) )*(%{NAME}|[^,%)]+)")
_INCOMING = re.compile(rf"\[ (.*?), %{NAME} \](?=,|$)")
_NOWHERE = frozenset(("null", "undef", "poison"))


class Pointers:
    """The pointers of a function, by where they come from."""

    def __init__(self, function: Function) -> None:
        self.parameters = frozenset(function.parameters)
        self.defined = {
            item.result: item for block in function.blocks.values() for item in block.instructions if item.result
        }

    def is_shared(self, step: Instruction) -> bool | None:
        """Whether the address of a step is in shared memory; None where only the run knows.

        ``call void @hipport_cpu_step(ptr noundef %7)``
        """
        found: set[bool | None] = set()
        seen = set(_NOWHERE)
        rest = _POINTER.findall(step.text)
        while rest:
            pointer = rest.pop()
            if pointer in seen:
                continue
            seen.add(pointer)
            item = self.defined.get(pointer)
            if item is None:  # a variable in device memory
                found.add(False)
            elif item.opcode == "phi":
                rest += _INCOMING.findall(item.text)
            elif item.opcode in {"getelementptr", "select"}:
                rest += _POINTER.findall(item.text)
            else:
                found.add(self._is_shared(item))
        return found.pop() if len(found) == 1 else None

    def _is_shared(self, item: Instruction) -> bool | None:
        if item.callee == ADDRESS:
            return True
        if item.opcode == "alloca" or (item.opcode == "load" and self._is_of_arguments(item)):
            return False
        return None

    def _is_of_arguments(self, load: Instruction) -> bool:
        """Whether an instruction loads one of the kernel's arguments: the host has no address in shared memory."""
        pointer = _POINTER.findall(load.text)[-1]
        while (item := self.defined.get(pointer)) and item.opcode == "getelementptr":
            pointer = _POINTER.findall(item.text)[-1]
        return pointer in self.parameters
