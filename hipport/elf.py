"""ELF files, read with pyelftools: shared libraries, code objects for AMD GPUs, machine code for NVIDIA GPUs."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from elftools.common.exceptions import ELFError
from elftools.construct import ConstructError
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import Symbol
from elftools.elf.sections import SymbolTableSection

#: What pyelftools raises for damaged files, depending on where the damage is.
_DAMAGED = (ELFError, ConstructError, struct.error, ValueError, LookupError, OverflowError, AttributeError, TypeError)


class ElfError(ValueError):
    """Data that is not an ELF file, or a damaged one."""


@contextmanager
def open_elf(data: bytes) -> Iterator[ELFFile]:
    """The ELF file that ``data`` holds, to be read in a ``with`` block and nothing else in it: pyelftools reads each
    part when it is asked for it.

    Raises ElfError for data that is not an ELF file, and for a damaged file, wherever in the block the damage is met.
    """
    try:
        yield ELFFile(BytesIO(data))
    except _DAMAGED as error:
        raise ElfError(f"it is not an ELF file, or it is damaged: {error}") from error


def symbols_of(elf: ELFFile, table: str) -> Iterator[Symbol]:
    """The symbols in all tables of a kind, ``SHT_SYMTAB`` or ``SHT_DYNSYM``, in the order of their numbers."""
    for section in elf.iter_sections(table):
        if isinstance(section, SymbolTableSection):
            yield from section.iter_symbols()


def content_of(elf: ELFFile, symbol: Symbol) -> bytes | None:
    """What a symbol's memory is initialized with; None where the file does not define it, or gives it zeros."""
    number = symbol["st_shndx"]
    section = elf.get_section(number) if isinstance(number, int) and number < elf.num_sections() else None
    if section is None or section["sh_type"] == "SHT_NOBITS":
        return None
    start = symbol["st_value"] - section["sh_addr"]
    return section.data()[start : start + symbol["st_size"]]
