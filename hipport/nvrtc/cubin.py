"""What is in machine code for NVIDIA GPUs: a cubin, which is an ELF file."""

from __future__ import annotations

from hipport.elf import content_of
from hipport.elf import open_elf
from hipport.elf import symbols_of


def contents(data: bytes) -> dict[str, bytes]:
    """The bytes of functions and initialized variables by their symbols. Raises ElfError."""
    with open_elf(data) as elf:
        found = {symbol.name: content_of(elf, symbol) for symbol in symbols_of(elf, "SHT_SYMTAB") if symbol["st_size"]}
    return {name: content for name, content in found.items() if content is not None}
