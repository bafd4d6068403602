"""The symbols of a shared library: a compiled module's kernels, and its thread-local variables, their shared memory."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

#: The variable of a kernel that holds its launch bounds.
BOUNDS = "hipport_cpu_launch_bounds"
_SYMBOL_TABLE = 2  # SHT_SYMTAB
_OBJECT = 1  # STT_OBJECT
_FUNCTION = 2  # STT_FUNC
_THREAD_LOCAL = 6  # STT_TLS
_SECTIONS = struct.Struct("<40xQ10xHHH")  # of the header: e_shoff, e_shentsize, e_shnum, e_shstrndx
_SECTION = struct.Struct("<4xI16xQQI12xQ")  # sh_type, sh_offset, sh_size, sh_link, sh_entsize
_SYMBOL = struct.Struct("<IB3xQQ")  # st_name, st_info, st_value, st_size


@dataclass(frozen=True, slots=True)
class Symbols:
    """Functions by their names as the linker knows them, with their offsets in the library; thread-local variables with
    their offsets in the library's thread-local memory and their sizes in bytes; other variables with their offsets.
    """

    functions: dict[str, int]
    thread_local: dict[str, tuple[int, int]]
    objects: dict[str, int]

    def shared_bytes(self, offset: int) -> int:
        """The thread-local memory that the function at an offset declares itself."""
        inside = self._inside(offset)
        return sum(size for name, (_, size) in self.thread_local.items() if name.startswith(inside))

    def launch_bounds(self, offset: int) -> int | None:
        """The offset of the launch bounds of the kernel at an offset, a 32-bit number; None where it has none."""
        inside = self._inside(offset)
        return next((at for name, at in self.objects.items() if BOUNDS in name and name.startswith(inside)), None)

    def _inside(self, offset: int) -> tuple[str, ...]:
        """What the names of variables begin with that the function at an offset declares.

        A variable in a function has the function's name in its own: ``_ZZ...E`` (Itanium C++ ABI).
        """
        names = {name for name, at in self.functions.items() if at == offset}
        return tuple(f"_ZZ{name[2:] if name.startswith('_Z') else f'{len(name)}{name}'}E" for name in names)


def read_symbols(path: Path) -> Symbols:
    """The symbols of a 64-bit little-endian ELF file that still has them; none for another file.

    Source: the layouts of the System V ABI (ELF-64 object file format).
    """
    data = path.read_bytes()
    symbols = Symbols({}, {}, {})
    if data[:6] != b"\x7fELF\x02\x01":
        return symbols
    start, entry_size, count, _ = _SECTIONS.unpack_from(data)
    sections = [_SECTION.unpack_from(data, start + entry_size * i) for i in range(count)]
    for kind, first, size, names, each in sections:
        for at in range(first, first + size, each) if kind == _SYMBOL_TABLE else ():
            name_at, info, value, length = _SYMBOL.unpack_from(data, at)
            name_at += sections[names][1]
            name = data[name_at : data.index(0, name_at)].decode()
            if info & 0xF == _FUNCTION:
                symbols.functions[name] = value
            elif info & 0xF == _OBJECT:
                symbols.objects[name] = value
            elif info & 0xF == _THREAD_LOCAL and length > 0:  # else it is another library's
                symbols.thread_local[name] = (value, length)
    return symbols
