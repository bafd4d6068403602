"""The symbols of a shared library: a compiled module's kernels, and its thread-local variables, their shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hipport.cpu.regions import encoding_of
from hipport.elf import open_elf
from hipport.elf import symbols_of

#: The variable of a kernel that holds its launch bounds.
BOUNDS = "hipport_cpu_launch_bounds"
_MAGIC = b"\x7fELF"


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
        return tuple(f"_ZZ{encoding}E" for encoding in self.encodings(offset))

    def encodings(self, offset: int) -> frozenset[str]:
        """What the symbols of the function at an offset are in those of what is declared in it."""
        return frozenset(encoding_of(name) for name, at in self.functions.items() if at == offset)


def read_symbols(path: Path) -> Symbols:
    """The symbols of an ELF file that has not been stripped of them; none for a file of another format.

    Raises ElfError for a damaged file.
    """
    data = path.read_bytes()
    symbols = Symbols({}, {}, {})
    if not data.startswith(_MAGIC):
        return symbols
    with open_elf(data) as elf:
        for symbol in symbols_of(elf, "SHT_SYMTAB"):
            kind, value, size = symbol["st_info"]["type"], symbol["st_value"], symbol["st_size"]
            if kind == "STT_FUNC":
                symbols.functions[symbol.name] = value
            elif kind == "STT_OBJECT":
                symbols.objects[symbol.name] = value
            elif kind == "STT_TLS" and size > 0:  # a variable of size 0 is defined in another library
                symbols.thread_local[symbol.name] = (value, size)
    return symbols
