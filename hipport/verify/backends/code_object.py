"""What a code object for AMD GPUs says of itself: its kernels, what they take, and what they need.

Sources: LLVM's "User Guide for AMDGPU Backend" (code object metadata V3 and later, relocations), clang's "Offload
bundler" (the container of ``hipcc --genco``), the System V ABI for ELF.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hipport.verify.backends.msgpack import unpack

_BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"
_ELF = b"\x7fELF\x02\x01"
_AMDGPU = 224  # EM_AMDGPU
_RELOCATIONS, _NOTES, _EMPTY, _DYNAMIC_SYMBOLS = 4, 7, 8, 11  # SHT_RELA, SHT_NOTE, SHT_NOBITS, SHT_DYNSYM
_METADATA = 32  # NT_AMDGPU_METADATA
_ABSOLUTE, _RELATIVE = 3, 13  # R_AMDGPU_ABS64, R_AMDGPU_RELATIVE64
_FUNCTION = 2  # STT_FUNC


class CodeObjectError(ValueError):
    """Data that is no code object, or one that breaks off."""


@dataclass(frozen=True, slots=True)
class KernelArgument:
    """An argument as it lies in the memory that a launch passes; ``is_pointer``: it points to device memory."""

    offset: int
    size: int
    is_pointer: bool


@dataclass(frozen=True, slots=True)
class KernelCode:
    """A kernel, named by its symbol (``_Z5saxpyIfEviT_PKS0_PS0_``), with the arguments that the source gives it.

    ``wavefront`` is in lanes, ``threads`` the most that a block may have. ``lds_bytes`` is shared memory of a fixed
    size for each block, ``scratch_bytes`` memory for each thread, of which spills are a part. Registers are those of
    one thread (vector, accumulation) or wavefront (scalar).
    """

    symbol: str
    arguments: tuple[KernelArgument, ...]
    wavefront: int
    threads: int
    lds_bytes: int
    scratch_bytes: int
    vector_registers: int
    accumulation_registers: int
    scalar_registers: int
    vector_spills: int
    scalar_spills: int


@dataclass(frozen=True, slots=True)
class _Section:
    kind: int
    address: int
    offset: int
    size: int
    link: int


@dataclass(frozen=True, slots=True)
class _Symbol:
    kind: int
    address: int
    size: int


class CodeObject:
    """A code object, from its bytes, plain or in clang's bundle, of which the first one for a GPU is taken.

    ``kernels`` are by their symbols. Raises CodeObjectError.
    """

    def __init__(self, data: bytes) -> None:
        try:
            self._data = _unbundled(data)
            if self._data[:6] != _ELF or struct.unpack_from("<H", self._data, 18)[0] != _AMDGPU:
                raise CodeObjectError("it is no ELF file for AMD GPUs")
            self._sections = tuple(self._read_sections())
            self._metadata = self._read_metadata()
            self._symbols = dict(self._read_symbols())
            self._pointers = dict(self._read_pointers())
            self.kernels = {kernel.symbol: kernel for kernel in map(_kernel, self._metadata["amdhsa.kernels"])}
        except (struct.error, IndexError, OverflowError) as error:
            raise CodeObjectError(f"it breaks off: {error}") from None
        except (KeyError, TypeError, AttributeError) as error:
            raise CodeObjectError(f"its metadata is not as LLVM describes it: {error!r}") from None

    @property
    def target(self) -> str:
        """The architecture with its features: ``gfx90a:xnack-``."""
        return str(self._metadata.get("amdhsa.target", "")).rpartition("--")[2]

    def bytes_of(self, variable: str) -> bytes | None:
        """What a variable is initialized with, None where there is no such variable or it has no contents."""
        symbol = self._symbols.get(variable)
        if symbol is None:
            return None
        for section in self._sections:
            start = symbol.address - section.address
            if section.address and section.kind != _EMPTY and 0 <= start < section.size:
                return self._data[section.offset + start : section.offset + start + symbol.size]
        return None

    def function_in(self, pointer: str) -> str | None:
        """The symbol of the function that a variable is initialized with the address of."""
        symbol = self._symbols.get(pointer)
        if symbol is None:
            return None
        address = self._pointers.get(symbol.address)
        return next((n for n, s in self._symbols.items() if s.kind == _FUNCTION and s.address == address), None)

    def _read_sections(self) -> Iterator[_Section]:
        (table,) = struct.unpack_from("<Q", self._data, 0x28)
        size, count = struct.unpack_from("<HH", self._data, 0x3A)
        for at in range(table, table + size * count, size or 1):
            kind, _, address, offset, length, link = struct.unpack_from("<IQQQQI", self._data, at + 4)
            yield _Section(kind, address, offset, length, link)

    def _read_metadata(self) -> Mapping[str, Any]:
        for section in self._sections:
            if section.kind != _NOTES:
                continue
            at = section.offset
            while at < section.offset + section.size:
                name_size, size, kind = struct.unpack_from("<III", self._data, at)
                at += 12 + _padded(name_size)
                if kind == _METADATA:
                    try:
                        metadata = unpack(self._data[at : at + size])
                    except ValueError as error:
                        raise CodeObjectError(f"its metadata cannot be read: {error}") from None
                    if isinstance(metadata, Mapping):
                        return metadata
                at += _padded(size)
        raise CodeObjectError("it has no metadata")

    def _read_symbols(self) -> Iterator[tuple[str, _Symbol]]:
        for section in self._sections:
            if section.kind == _DYNAMIC_SYMBOLS:
                names = self._sections[section.link].offset
                for at in range(section.offset, section.offset + section.size, 24):
                    name, info, _, _, address, size = struct.unpack_from("<IBBHQQ", self._data, at)
                    end = self._data.find(b"\0", names + name)
                    yield self._data[names + name : end].decode("latin-1"), _Symbol(info & 0xF, address, size)

    def _read_pointers(self) -> Iterator[tuple[int, int]]:
        """The addresses of pointers with what they point to."""
        symbols = list(self._symbols.values())
        for section in self._sections:
            if section.kind == _RELOCATIONS:
                for at in range(section.offset, section.offset + section.size, 24):
                    address, info, addend = struct.unpack_from("<QQq", self._data, at)
                    kind, number = info & 0xFFFFFFFF, info >> 32
                    if kind == _RELATIVE:
                        yield address, addend
                    elif kind == _ABSOLUTE:
                        yield address, symbols[number].address + addend


def _unbundled(data: bytes) -> bytes:
    if not data.startswith(_BUNDLE):
        return data
    (count,) = struct.unpack_from("<Q", data, len(_BUNDLE))
    at = len(_BUNDLE) + 8
    for _ in range(count):
        offset, size, length = struct.unpack_from("<QQQ", data, at)
        target = data[at + 24 : at + 24 + length]
        at += 24 + length
        if target.startswith(b"hip") and size:
            return data[offset : offset + size]
    raise CodeObjectError("the bundle has no code for a GPU")


def _padded(size: int) -> int:
    return -(-size // 4) * 4


def _kernel(metadata: Mapping[str, Any]) -> KernelCode:
    arguments = [each for each in metadata.get(".args", ()) if not each[".value_kind"].startswith("hidden_")]
    return KernelCode(
        symbol=metadata[".name"],
        arguments=tuple(
            KernelArgument(each[".offset"], each[".size"], each[".value_kind"] == "global_buffer") for each in arguments
        ),
        wavefront=metadata[".wavefront_size"],
        threads=metadata[".max_flat_workgroup_size"],
        lds_bytes=metadata[".group_segment_fixed_size"],
        scratch_bytes=metadata[".private_segment_fixed_size"],
        vector_registers=metadata[".vgpr_count"],
        accumulation_registers=metadata.get(".agpr_count", 0),
        scalar_registers=metadata[".sgpr_count"],
        vector_spills=metadata.get(".vgpr_spill_count", 0),
        scalar_spills=metadata.get(".sgpr_spill_count", 0),
    )
