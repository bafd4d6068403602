"""Launches of a check build: the memory that they may access, and what they do besides."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.cpu.errors import LaunchError
from hipport.cpu.findings import DEPENDENT
from hipport.cpu.findings import CheckedMemory
from hipport.cpu.findings import KernelFinding
from hipport.cpu.findings import Record
from hipport.cpu.findings import findings_of
from hipport.cpu.guarded import GuardedArrays
from hipport.cpu.places import LineTable
from hipport.cpu.symbols import Symbols

_RECORDS = 256
_GLOBAL, _VARIABLE, _STATIC_SHARED, _DYNAMIC_SHARED, _COMPILERS_OWN = range(5)  # the runtime's ``Space``
_ANCHOR = "hipport_cpu_anchor"
_DYNAMIC = "hipport_cpu_dynamic_shared"
#: Whether thread-local variables have been initialized (Itanium C++ ABI; GCC's for those outside of functions).
_GUARDS = ("_ZGV", "__tls_guard")
#: What a mangled name may end with: the length of a name and the name. ``_ZZ1kPfE4tile_0`` is ``tile`` in a function.
_NAME = re.compile(r"(?<!\d)(\d+)(?=([A-Za-z_]\w*)$)")
#: What lanes that do not take part hold: what the hardware gives, and something that would be noticed, a large number
#: in all floating-point types. The second time it is also what a division by zero gives.
_NOTHING, _SOMETHING = 0, 0x4B4B4B4B4B4B4B4B

#: Runs a launch with these addresses of its arrays (by index of the argument) and that of the runtime's ``Check``.
Run = Callable[[Mapping[int, int], int], None]


class _Region(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_uint64),
        ("bytes", ctypes.c_size_t),
        ("space", ctypes.c_int),
        ("undefined", ctypes.c_int),
        ("read_only", ctypes.c_int),
    )


class _Check(ctypes.Structure):
    _fields_ = (
        ("regions", ctypes.c_void_p),
        ("region_count", ctypes.c_uint),
        ("capacity", ctypes.c_uint),
        ("count", ctypes.c_uint),
        ("records", ctypes.c_void_p),
        ("thread_local_memory", ctypes.c_void_p),
        ("arena", ctypes.c_void_p),
        ("arena_bytes", ctypes.c_size_t),
        ("inactive", ctypes.c_uint64),
        ("is_repeated", ctypes.c_int),
        ("arguments", ctypes.c_void_p),
        ("argument_bytes", ctypes.c_size_t),
    )


@dataclass(frozen=True, slots=True)
class DeviceVariable:
    """A variable in device memory: its address, its size in bytes, whether kernels only read it, and whether
    the host may write it, which it may not where it is const.
    """

    address: int
    nbytes: int
    is_constant: bool
    is_writable: bool = True


@dataclass(frozen=True, slots=True)
class CheckedModule:
    """A loaded check build. ``thread_local_memory`` is the address of the function that returns the address of its
    thread-local memory.
    """

    lines: LineTable
    symbols: Symbols
    variables: Mapping[str, DeviceVariable]
    thread_local_memory: int

    def launch(
        self, kernel: str, names: Sequence[str], arrays: Callable[[], GuardedArrays], shared_bytes: int, run: Run
    ) -> tuple[KernelFinding, ...]:
        """Run a launch on copies of its arrays and say what is found. ``names`` are those of the parameters.

        Lanes may read from lanes that do not take part, and threads may divide by zero, as long as they do not use the
        result. Where they do so, the launch is run again with other values there: results that are the same then did
        not depend on them. Raises LaunchError as ``run`` does, with what was found until then.
        """
        before = self._state()
        first = arrays()
        try:
            findings = self._run(kernel, names, first, shared_bytes, run, _NOTHING)
            if any(finding.kind in DEPENDENT for finding in findings):
                after = self._state()
                self._restore(before)
                again = arrays()
                try:
                    self._run(kernel, names, again, shared_bytes, run, _SOMETHING)
                    is_same = first.contents() == again.contents() and after == self._state()
                except LaunchError:
                    is_same = False
                self._restore(after)
                if is_same:
                    findings = tuple(f for f in findings if f.kind not in DEPENDENT)
        finally:
            first.copy_back()
        return findings

    def _run(
        self, kernel: str, names: Sequence[str], arrays: GuardedArrays, shared_bytes: int, run: Run, inactive: int
    ) -> tuple[KernelFinding, ...]:
        memories = self._memories(names, arrays, shared_bytes)
        regions = (_Region * len(memories))(*(region for _, region in memories))
        records = (Record * _RECORDS)()
        check = _Check(
            regions=ctypes.addressof(regions),
            region_count=len(regions),
            capacity=_RECORDS,
            records=ctypes.addressof(records),
            thread_local_memory=self.thread_local_memory,
            arena=arrays.address,
            arena_bytes=arrays.nbytes,
            inactive=inactive,
            is_repeated=inactive != _NOTHING,
        )

        def findings() -> tuple[KernelFinding, ...]:
            return findings_of(kernel, records[: check.count], [memory for memory, _ in memories], self.lines)

        try:
            run(arrays.addresses, ctypes.addressof(check))
        except LaunchError as error:
            error.findings = (*findings(), *error.findings)
            raise
        return findings()

    def _memories(
        self, names: Sequence[str], arrays: GuardedArrays, shared_bytes: int
    ) -> list[tuple[CheckedMemory, _Region]]:
        found: list[tuple[CheckedMemory, _Region]] = []
        for block in arrays.blocks:
            words = " and ".join(_argument(index, names) for index in block.arguments)
            region = _Region(block.address, block.nbytes, _GLOBAL, block.is_undefined, block.is_constant)
            found.append((CheckedMemory(words, block.nbytes), region))
        for name, variable in self.variables.items():
            words = f"constant memory `{name}`" if variable.is_constant else f"variable `{name}`"
            region = _Region(variable.address, variable.nbytes, _VARIABLE, False, variable.is_constant)
            found.append((CheckedMemory(words, variable.nbytes), region))
        anchor, _ = self.symbols.thread_local[_ANCHOR]
        for name, (offset, nbytes) in self.symbols.thread_local.items():
            at = (offset - anchor) % (1 << 64)
            if name == _DYNAMIC:
                region = _Region(at, shared_bytes, _DYNAMIC_SHARED, True, False)
                found.append((CheckedMemory("dynamic shared memory", shared_bytes, is_shared=True), region))
            elif name != _ANCHOR:
                space = _COMPILERS_OWN if name.startswith(_GUARDS) else _STATIC_SHARED
                region = _Region(at, nbytes, space, True, False)
                found.append((CheckedMemory(f"shared memory `{own_name(name)}`", nbytes, is_shared=True), region))
        return found

    def _state(self) -> tuple[dict[int, bytes], bytes]:
        """The contents of the variables by their addresses, and that of the heap of the device."""
        variables = (variable for variable in self.variables.values() if not variable.is_constant)
        return {v.address: ctypes.string_at(v.address, v.nbytes) for v in variables}, _heap()

    def _restore(self, state: tuple[Mapping[int, bytes], bytes]) -> None:
        variables, heap = state
        for address, content in variables.items():
            ctypes.memmove(address, content, len(content))
        _runtime().hipport_cpu_restore_heap(heap)


def _argument(index: int, names: Sequence[str]) -> str:
    name = names[index] if index < len(names) else ""
    return f"argument {index + 1} `{name}`" if name else f"argument {index + 1}"


def own_name(symbol: str) -> str:
    """A variable's own name from that of its symbol (Itanium C++ ABI)."""
    for mangled in (symbol, re.sub(r"_\d+$", "", symbol)):
        for match in _NAME.finditer(mangled):
            if len(match[2]) == int(match[1]):
                return match[2]
    return symbol


def _runtime() -> ctypes.CDLL:
    """The runtime that modules have got, of several that may be loaded."""
    return ctypes.CDLL(None)


def _heap() -> bytes:
    """All that is in the heap of the device, which the check builds of a process share."""
    runtime = _runtime()
    runtime.hipport_cpu_kept_heap_bytes.restype = ctypes.c_size_t
    kept = ctypes.create_string_buffer(runtime.hipport_cpu_kept_heap_bytes())
    runtime.hipport_cpu_keep_heap(kept)
    return kept.raw
