"""What is in machine code for NVIDIA GPUs.

Source: the System V ABI (ELF-64 object file format); a cubin is an ELF file whose symbols are relative to sections.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

_SYMBOLS = 2  # SHT_SYMTAB
_HEADER = struct.Struct("<40xQ10xHH")  # e_shoff, e_shentsize, e_shnum
_SECTION = struct.Struct("<4xI8xQQQI")  # sh_type, sh_addr, sh_offset, sh_size, sh_link
_SYMBOL = struct.Struct("<IxxHQQ")  # st_name, st_shndx, st_value, st_size
_SYMBOL_SIZE = 24


def contents(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The bytes of functions and initialized variables, by their symbols."""
    start, entry_size, count = _HEADER.unpack_from(data)
    sections = [_SECTION.unpack_from(data, start + entry_size * number) for number in range(count)]
    for kind, _, offset, size, link in sections:
        for at in range(offset, offset + size, _SYMBOL_SIZE) if kind == _SYMBOLS else ():
            name, section, value, length = _SYMBOL.unpack_from(data, at)
            if 0 < section < count and length:
                name += sections[link][2]
                first = sections[section][2] + value - sections[section][1]
                yield data[name : data.index(0, name)].decode(), data[first : first + length]
