"""Read a code object for AMD GPUs: its kernels, what they take, and what they need.

Sources: LLVM's "User Guide for AMDGPU Backend" (code object metadata V3 and later, relocations), clang's "Offload
bundler" (the container of ``hipcc --genco``), the System V ABI for ELF.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from typing import Any

from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import NoteSection
from elftools.elf.sections import Symbol

from hipport.elf import ElfError
from hipport.elf import content_of
from hipport.elf import open_elf
from hipport.elf import symbols_of
from hipport.verify.backends.msgpack import unpack

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

_BUNDLE = b"__CLANG_OFFLOAD_BUNDLE__"
_METADATA = 32  # NT_AMDGPU_METADATA


class CodeObjectError(ValueError):
    """Data that is not a code object, or a damaged one."""


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
class _Content:
    """What the ELF file of a code object has: its machine, the ``symbols`` that the loader sees by name, the addresses
    of ``pointers`` with what they point to, and the data of its ``notes`` with metadata.
    """

    machine: str
    symbols: Mapping[str, Symbol]
    pointers: Mapping[int, int]
    notes: tuple[bytes, ...]


class CodeObject:
    """A code object, from its bytes, plain or in clang's bundle, of which the first one for a GPU is taken.

    ``kernels`` are by their symbols. Raises CodeObjectError.
    """

    def __init__(self, data: bytes) -> None:
        self._data = _unbundled(data)
        try:
            with open_elf(self._data) as elf:
                self._content = _content(elf)
        except ElfError as error:
            raise CodeObjectError(str(error)) from error
        if self._content.machine != "EM_AMDGPU":
            raise CodeObjectError("it is not an ELF file for AMD GPUs")
        self._metadata = _metadata(self._content.notes)
        try:
            self.kernels = {kernel.symbol: kernel for kernel in map(_kernel, self._metadata["amdhsa.kernels"])}
        except (KeyError, TypeError, AttributeError) as error:
            raise CodeObjectError(f"its metadata is not as LLVM describes it: {error!r}") from None

    @property
    def target(self) -> str:
        """The architecture with its features: ``gfx90a:xnack-``."""
        return str(self._metadata.get("amdhsa.target", "")).rpartition("--")[2]

    def bytes_of(self, variable: str) -> bytes | None:
        """What a variable is initialized with, None where there is no such variable or it has no contents.

        Raises CodeObjectError.
        """
        symbol = self._content.symbols.get(variable)
        if symbol is None:
            return None
        try:
            with open_elf(self._data) as elf:
                return content_of(elf, symbol)
        except ElfError as error:
            raise CodeObjectError(str(error)) from error

    def function_in(self, pointer: str) -> str | None:
        """The symbol of the function that a variable is initialized with the address of; None where there is none."""
        symbols = self._content.symbols
        if pointer not in symbols:
            return None
        address = self._content.pointers.get(symbols[pointer]["st_value"])
        functions = (name for name, symbol in symbols.items() if symbol["st_info"]["type"] == "STT_FUNC")
        return next((name for name in functions if symbols[name]["st_value"] == address), None)


def _content(elf: ELFFile) -> _Content:
    table = list(symbols_of(elf, "SHT_DYNSYM"))
    return _Content(
        machine=elf["e_machine"],
        symbols={symbol.name: symbol for symbol in table},
        pointers=dict(_pointers(elf, table)),
        notes=tuple(_notes(elf)),
    )


def _pointers(elf: ELFFile, table: Sequence[Symbol]) -> Iterator[tuple[int, int]]:
    for section in elf.iter_sections("SHT_RELA"):
        for each in section.iter_relocations() if isinstance(section, RelocationSection) else ():
            match each["r_info_type"]:
                case 13:  # R_AMDGPU_RELATIVE64
                    yield each["r_offset"], each["r_addend"]
                case 3:  # R_AMDGPU_ABS64
                    yield each["r_offset"], table[each["r_info_sym"]]["st_value"] + each["r_addend"]


def _notes(elf: ELFFile) -> Iterator[bytes]:
    for section in elf.iter_sections("SHT_NOTE"):
        for note in section.iter_notes() if isinstance(section, NoteSection) else ():
            kind: object = note["n_type"]  # a number where pyelftools has no name for it
            if kind == _METADATA and note["n_name"] == "AMDGPU":
                yield note["n_descdata"]


def _metadata(notes: Sequence[bytes]) -> Mapping[str, Any]:
    for note in notes:
        try:
            metadata = unpack(note)
        except ValueError as error:
            raise CodeObjectError(f"its metadata cannot be read: {error}") from None
        if isinstance(metadata, Mapping):
            return metadata
    raise CodeObjectError("it has no metadata")


def _unbundled(data: bytes) -> bytes:
    if not data.startswith(_BUNDLE):
        return data
    try:
        (count,) = struct.unpack_from("<Q", data, len(_BUNDLE))
        at = len(_BUNDLE) + 8
        for _ in range(count):
            offset, size, length = struct.unpack_from("<QQQ", data, at)
            target = data[at + 24 : at + 24 + length]
            at += 24 + length
            if target.startswith(b"hip") and size:
                return data[offset : offset + size]
    except (struct.error, OverflowError) as error:
        raise CodeObjectError(f"the bundle is damaged: {error}") from None
    raise CodeObjectError("the bundle has no code for a GPU")


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
