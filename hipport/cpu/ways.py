"""How kernels run on this machine: as loops over the lanes of wavefronts, or with a stack for each thread."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.cpu.compiler import CxxCompiler
from hipport.cpu.regions import END
from hipport.cpu.regions import SECTION
from hipport.cpu.regions import Kernel
from hipport.elf import ElfError
from hipport.elf import open_elf

_REMEDY = (
    "loops over lanes take clang++ 18 or later: name it in CXX (`hipport toolchain install` brings one), or install "
    "the extra hipport[cpu] and set CXX='python -m ziglang c++'"
)


@dataclass(frozen=True, slots=True)
class KernelWay:
    """How a kernel runs, by its name.

    ``regions`` counts the loops over lanes; there are none where each thread has a stack, and then ``reason`` says why,
    and ``remedy`` what to do about it. Regions end at ``barriers`` of the block, at those that count or vote too
    (``votes``), at operations of the wavefront (``wave_operations``), and at the rounds of loops that all lanes go
    around together (``common_loops``). ``frame_bytes`` is how much each wavefront keeps from one region to the next.
    """

    name: str
    regions: int = 0
    barriers: int = 0
    votes: int = 0
    wave_operations: int = 0
    common_loops: int = 0
    frame_bytes: int = 0
    reason: str = ""
    remedy: str = ""

    @classmethod
    def of(cls, name: str, kernel: Kernel) -> KernelWay:
        """What an object says of the kernel with this name."""
        waits = kernel.waits
        return cls(
            name,
            kernel.regions,
            barriers=waits.get("barrier", 0),
            votes=waits.get("vote", 0),
            wave_operations=waits.get("meet", 0),
            common_loops=waits.get("turn", 0),
            frame_bytes=kernel.frame_bytes,
            reason=kernel.reason,
        )

    def __str__(self) -> str:
        """``loops over lanes: 2 barriers, 1 wave operation; 1,344 bytes kept per wavefront``"""
        if not self.regions:
            return f"a stack for each thread: {self.reason}"
        cuts = (
            _count(self.barriers, "barrier"),
            _count(self.votes, "voting barrier"),
            _count(self.wave_operations, "wave operation"),
            _count(self.common_loops, "loop of all lanes", "loops of all lanes"),
        )
        kept = f"; {_count(self.frame_bytes, 'byte')} kept per wavefront" if self.frame_bytes else ""
        return f"loops over lanes: {', '.join(filter(None, cuts)) or 'no waits'}{kept}"


def _count(number: int, noun: str, nouns: str = "") -> str:
    """``1 barrier``, ``1,200 barriers``; empty for none."""
    return f"{number:,} {noun if number == 1 else nouns or f'{noun}s'}" if number else ""


def kernels_in(path: Path) -> tuple[Kernel, ...]:
    """How the kernels of an ELF file run, as its objects say; empty for a file without what they say.

    Raises OSError where it cannot be read.
    """
    try:
        with open_elf(path.read_bytes()) as elf:
            section = elf.get_section_by_name(SECTION)
            data: bytes = section.data() if section else b""
    except ElfError:
        return ()
    lines = dict.fromkeys(line.decode() for line in data.split(END) if line)
    return tuple(map(Kernel.read, lines))


def ways_of(
    name: str, encodings: Collection[str], kernels: Sequence[Kernel], silent: KernelWay
) -> tuple[KernelWay, ...]:
    """How the kernel with a name runs, by its ``encodings`` in a file's ``kernels``; as ``silent`` where these lack it.

    There may be several ways: sources of a program may each have a kernel of the same name for themselves.
    """
    found = tuple(KernelWay.of(name, kernel) for kernel in kernels if kernel.name in encodings)
    return found or (replace(silent, name=name),)


def silent_way(compiler: CxxCompiler, *, stacks: bool = False) -> KernelWay:
    """How a kernel runs of which its file says nothing: with stacks, as a compiler and its options make it."""
    if stacks:
        return KernelWay("", reason="that was asked for")
    if compiler.makes_loops:
        return KernelWay("", reason="its object is by another compiler, or by another hipport")
    first = compiler.version.partition("\n")[0]
    return KernelWay("", reason=f"the compiler is {first}", remedy=_REMEDY)
